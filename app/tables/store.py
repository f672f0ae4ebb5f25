"""What keeps the records of every session: the protocol that the stores share.

A session has a few small records, each a JSON text under a name ("visitor", "rubamazzo", "scopone"). Every record
has a version that counts its saves, and a save names the version that it was made from: of two that were made from
the same one, the second changes nothing. So no store needs a lock that outlives a call, and any number of servers
may share one.
"""

from hashlib import sha256
from typing import NamedTuple, Protocol

IDLE_SECONDS = 90 * 24 * 3600
"""A session that nobody has used for this long is forgotten by every store."""


class Stored(NamedTuple):
    """One record as it is kept."""

    version: int
    """How often the record has been saved; 1 after the first time."""
    data: str
    """The JSON text of the record."""


def key_of(session: str) -> str:
    """The name under which a session is kept outside the process; a stolen backup gives no cookie away."""
    return sha256(session.encode()).hexdigest()[:32]


class StoreUnavailable(Exception):
    """The store does not answer now; the same call may succeed later. Nothing is known to have changed."""


class StoreRefused(Exception):
    """The store cannot be used, and a person has to act; the message says what is wrong, and with which file."""


class Store(Protocol):
    """Keeps records. `load`, `save` and `count` raise `StoreUnavailable` when the store does not answer."""

    place: str
    """Where the records are, for the log."""
    secret: bytes
    """32 random bytes that last as long as what is stored; known once `open` has returned."""

    async def open(self) -> None:
        """Make ready for use. Raises `StoreRefused` if what is there cannot be used."""

    async def close(self) -> None:
        """Give back what is held. Everything that a `save` has answered is kept."""

    async def load(self, session: str, name: str) -> Stored | None:
        """The record of a session, or None. Counts as use of the session."""

    async def save(self, session: str, name: str, data: str, expected: int) -> bool:
        """Keep a record that was made from version `expected` (0: there was none).

        True: it is kept, for good, as version `expected + 1`. False: the record has another version by now, and
        nothing was changed.
        """

    async def count(self) -> int:
        """How many sessions have a record."""

    async def ready(self) -> bool:
        """Whether a save would succeed now. Never raises."""
