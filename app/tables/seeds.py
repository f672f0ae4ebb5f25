"""Where the seeds of deals and of computer seats come from. Tests give the app another source; no request can."""

import hashlib
import hmac
import secrets

SEED_BITS = 64


class Seeds:
    """Seeds that nobody can foresee."""

    def first(self, secret: bytes, session: str, game: str) -> int:
        """The seed of the untouched first table of a session, the same at every call.

        So a visit costs no memory before its first move, and a reload shows the same deal.
        """
        digest = hmac.new(secret, f"first table|{session}|{game}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[: SEED_BITS // 8], "big")

    def deal(self) -> int:
        """A fresh seed for a deal, 0..2^64-1."""
        return secrets.randbits(SEED_BITS)

    def choice(self) -> int:
        """A fresh seed for a choice of a computer seat, 0..2^63-1; it has nothing to do with a deal's."""
        return int.from_bytes(secrets.token_bytes(8), "big") >> 1
