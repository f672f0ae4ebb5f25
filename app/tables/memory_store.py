"""A store in the memory of one process: what a server without a data folder uses."""

import multiprocessing
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from app.tables.store import IDLE_SECONDS, Stored, StoreRefused

CAPACITY = 20_000
"""Sessions kept at once; one record takes about 2 kB."""


class _Session:
    __slots__ = ("records", "used")

    def __init__(self, used: float) -> None:
        self.records: dict[str, Stored] = {}
        self.used = used


class MemoryStore:
    """Sessions in the order of their last use: the one idle for longest leaves first when there are too many."""

    def __init__(
        self,
        capacity: int = CAPACITY,
        idle: float = IDLE_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Keep at most `capacity` sessions, each for `idle` seconds after its last use as told by `clock`."""
        self.place = "in memory, and go when this process ends"
        self.secret = secrets.token_bytes(32)
        self._capacity = capacity
        self._idle = idle
        self._clock = clock
        self._sessions: OrderedDict[str, _Session] = OrderedDict()

    async def open(self) -> None:
        """See `Store.open`: refuses to be one of several workers, which would not see each other's tables."""
        if multiprocessing.parent_process() is not None:
            raise StoreRefused(
                "several workers cannot keep tables in memory, each would have its own. Run one process, or several"
                " servers that share a Redis (SETTEBELLO_REDIS)"
            )

    async def close(self) -> None:
        """Nothing to do: the records go with the process."""

    async def load(self, session: str, name: str) -> Stored | None:
        """See `Store.load`."""
        self._expire()
        kept = self._sessions.get(session)
        if kept is None:
            return None
        self._touch(session, kept)
        return kept.records.get(name)

    async def save(self, session: str, name: str, data: str, expected: int) -> bool:
        """See `Store.save`; "for good" means as long as the process lives."""
        self._expire()
        kept = self._sessions.get(session)
        record = kept.records.get(name) if kept else None
        if expected != (record.version if record else 0):
            return False
        if kept is None:
            kept = self._sessions[session] = _Session(self._clock())
            if len(self._sessions) > self._capacity:
                self._sessions.popitem(last=False)
        kept.records[name] = Stored(expected + 1, data)
        self._touch(session, kept)
        return True

    async def count(self) -> int:
        """See `Store.count`."""
        self._expire()
        return len(self._sessions)

    async def ready(self) -> bool:
        """See `Store.ready`."""
        return True

    def _touch(self, session: str, kept: _Session) -> None:
        kept.used = self._clock()
        self._sessions.move_to_end(session)

    def _expire(self) -> None:
        oldest_allowed = self._clock() - self._idle
        while self._sessions:
            session, kept = next(iter(self._sessions.items()))
            if kept.used > oldest_allowed:
                return
            del self._sessions[session]
