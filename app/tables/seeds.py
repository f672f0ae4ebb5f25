"""Where the seeds of deals and of computer seats come from. Tests give the app another source; no request can."""

import hashlib
import hmac
import secrets

DEAL_SEED_BITS = 64
MOVE_SEED_BITS = 63


class Seeds:
    """Seeds that nobody can foresee."""

    def first(self, secret: bytes, session: str, game: str) -> int:
        """The seed of the untouched first table of a session, the same at every call.

        So a visit costs no memory before its first move, and a reload shows the same deal.
        """
        digest = hmac.new(secret, f"first table|{session}|{game}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[: DEAL_SEED_BITS // 8], "big")

    def deal(self) -> int:
        """A fresh seed for a deal, 0..2^64-1."""
        return secrets.randbits(DEAL_SEED_BITS)

    def move(self) -> int:
        """A fresh seed for a move of a computer seat, 0..2^63-1; it has nothing to do with a deal's."""
        return secrets.randbits(MOVE_SEED_BITS)
