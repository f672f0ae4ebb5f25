"""Records that cannot be read: told by name, kept aside when their owner begins anew, and never silently replaced."""

from collections.abc import Iterator
from contextlib import contextmanager

from app.tables.record import DamagedRecord

ASIDE = "-damaged"
"""What the name of a record ends in once it has been put aside, in the same session of the same store."""


class UnreadableRecord(Exception):
    """A stored record of a session is damaged, or a newer release has written it."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"the record {name!r} cannot be read: {reason}")
        self.name = name
        """The record's name in the store: a game, or "visitor"."""


@contextmanager
def told_by_name(name: str) -> Iterator[None]:
    """Raise `UnreadableRecord` for a `DamagedRecord` that comes out of reading the record of this name."""
    try:
        yield
    except DamagedRecord as error:
        raise UnreadableRecord(name, str(error)) from error
