"""Which store a server uses."""

from pathlib import Path

from app.tables.memory_store import MemoryStore
from app.tables.redis_store import RedisStore
from app.tables.sqlite_store import SqliteStore
from app.tables.store import Store, StoreRefused


def make_store(data: Path | None, redis: str | None) -> Store:
    """The store of a data folder, or at the address of a Redis, or else in memory; not open yet.

    Raises `StoreRefused` if both are given, or the address is none.
    """
    if data and redis:
        raise StoreRefused(
            "SETTEBELLO_DATA and SETTEBELLO_REDIS are both set. The tables are kept in a folder or in a Redis: leave"
            " one of them empty"
        )
    if redis:
        return RedisStore(redis)
    return SqliteStore(data) if data else MemoryStore()
