"""A store in one SQLite file, for a server that is one process: it survives restarts and power cuts.

A save returns once its transaction is in the write-ahead log: killing the process loses nothing that was answered.
The log is flushed to the disk every second, so a power cut costs at most that second, and damages nothing.
Saves that arrive while one is being written share the next transaction. They are made by a thread of their own,
because a slow disk would otherwise halt the server; a load reads a few cached pages and takes microseconds.
"""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from app.tables.folder_lock import FolderLock
from app.tables.sqlite_file import connect, prepare
from app.tables.store import IDLE_SECONDS, Stored, StoreRefused, StoreUnavailable, key_of

FILE = "settebello.sqlite3"

FLUSH_SECONDS = 1.0
EXPIRY_SECONDS = 3600.0
EXPIRY_BATCH = 500
CAPACITY = 1_000_000
"""Sessions kept; beyond them the one that was idle for longest leaves first. A million take about a gigabyte."""

USE_GRAIN = 3600
"""Use is noted to the hour, so that looking at a page seldom writes."""

LOG_PAGES = 4000
"""Pages in the write-ahead log at which the writer itself empties it."""

LEAST_FREE = LOG_PAGES * 4096
"""Bytes that must be free on the disk for the store to be ready: what the log may grow by."""

_logger = logging.getLogger(__name__)

T = TypeVar("T")
Operation = Callable[[sqlite3.Connection], bool]


class SqliteStore:
    """The store in a folder; a second process is refused there."""

    def __init__(
        self,
        folder: Path,
        idle: float = IDLE_SECONDS,
        clock: Callable[[], float] = time.time,
        capacity: int = CAPACITY,
    ) -> None:
        """Keep the records of at most `capacity` sessions in `folder`.

        A session is kept for `idle` seconds after its last use as told by `clock`, in seconds of the epoch.
        """
        self.place = f"in {folder / FILE}"
        self.secret = b""
        self._file = folder / FILE
        self._lock = FolderLock(folder)
        self._idle = idle
        self._clock = clock
        self._capacity = capacity
        self._writer = ThreadPoolExecutor(1, "store")
        self._keeper = ThreadPoolExecutor(1, "store-upkeep")
        self._waiting: list[tuple[Operation, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._upkeep: list[asyncio.Task[None]] = []
        self._unflushed = False

    async def open(self) -> None:
        """See `Store.open`."""
        self._lock.take()
        try:
            prepare(self._file)
            self._reading, self._saving, self._keeping = (connect(self._file) for _ in range(3))
            self._saving.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
            self.secret = self._reading.execute("SELECT value FROM secret").fetchone()[0]
            self._opened = self._on_disk()
        except (sqlite3.Error, OSError, TypeError) as error:
            self._lock.release()
            raise StoreRefused(
                f"{self._file} cannot be used ({error}). Nothing was changed. Put a backup in its place, or move it"
                " away to begin without tables"
            ) from error
        except StoreRefused:
            self._lock.release()
            raise
        for action, seconds in ((self._flush, FLUSH_SECONDS), (self._expire, EXPIRY_SECONDS)):
            self._upkeep.append(asyncio.create_task(self._regularly(action, seconds)))

    async def close(self) -> None:
        """See `Store.close`."""
        for task in self._upkeep:
            task.cancel()
        await asyncio.gather(*self._upkeep, return_exceptions=True)
        if self._writing:
            await self._writing
        self._keeper.shutdown()
        self._writer.shutdown()
        for connection in (self._reading, self._keeping, self._saving):
            connection.close()
        self._lock.release()

    async def load(self, session: str, name: str) -> Stored | None:
        """See `Store.load`."""
        key = key_of(session)
        try:
            row = self._reading.execute(
                "SELECT version, data, used FROM session JOIN record ON session = id WHERE key = ? AND name = ?",
                (key, name),
            ).fetchone()
        except sqlite3.Error as error:
            raise _unavailable(error) from error
        if row is None:
            return None
        now = int(self._clock())
        if row[2] < now - USE_GRAIN:
            with suppress(StoreUnavailable):  # what can be read is shown, even if the disk is full
                await self._write(lambda connection: _note_use(connection, key, now))
        return Stored(row[0], row[1])

    async def save(self, session: str, name: str, data: str, expected: int) -> bool:
        """See `Store.save`."""
        key, now = key_of(session), int(self._clock())

        def replace(connection: sqlite3.Connection) -> bool:
            replaced = connection.execute(
                "UPDATE record SET version = version + 1, data = ?"
                " WHERE session = (SELECT id FROM session WHERE key = ?) AND name = ? AND version = ?",
                (data, key, name, expected),
            )
            return replaced.rowcount == 1 and _note_use(connection, key, now)

        def begin(connection: sqlite3.Connection) -> bool:
            connection.execute("INSERT INTO session VALUES (NULL, ?, ?) ON CONFLICT DO NOTHING", (key, now))
            begun = connection.execute(
                "INSERT INTO record SELECT id, ?, 1, ? FROM session WHERE key = ? ON CONFLICT DO NOTHING",
                (name, data, key),
            )
            return begun.rowcount == 1

        return await self._write(replace if expected else begin)

    async def count(self) -> int:
        """See `Store.count`."""
        try:
            return await self._in_upkeep(
                lambda: int(self._keeping.execute("SELECT count(*) FROM session").fetchone()[0])
            )
        except sqlite3.Error as error:
            raise _unavailable(error) from error

    async def ready(self) -> bool:
        """See `Store.ready`: tries to write, which an almost full disk may still let it."""
        try:
            room = os.statvfs(self._file.parent)
            if room.f_bavail * room.f_frsize < LEAST_FREE:
                _logger.error("the disk of %s is almost full", self._file.parent)
                return False
            return await self._write(
                lambda connection: connection.execute("UPDATE secret SET value = value").rowcount == 1
            )
        except (StoreUnavailable, OSError):
            return False

    def _on_disk(self) -> list[tuple[int, int]]:
        """What the names of the file and of its log stand for on the disk now."""
        log = self._file.with_name(self._file.name + "-wal")
        return [(stat.st_dev, stat.st_ino) for stat in (self._file.stat(), log.stat())]

    def _check_in_place(self) -> None:
        """Raises `sqlite3.Error` if what this process writes to has been taken from its place."""
        try:
            in_place = self._on_disk() == self._opened
        except OSError:
            in_place = False
        if not in_place:
            raise sqlite3.OperationalError(
                f"{self._file} or its -wal file was moved or replaced while the server runs; restart it"
            )

    async def _write(self, operation: Operation) -> bool:
        """Do an operation in the next transaction. Raises `StoreUnavailable` if it was not written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((operation, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return await done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            operations = [operation for operation, _ in batch]
            outcomes: Sequence[bool | Exception]
            try:
                outcomes = await asyncio.get_running_loop().run_in_executor(
                    self._writer, self._commit, operations
                )
            except Exception as error:  # whatever it is, nobody waits for ever
                outcomes = [error] * len(batch)
            self._unflushed = True
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():  # whoever asked has gone
                    continue
                if isinstance(outcome, sqlite3.Error):
                    done.set_exception(_unavailable(outcome))
                elif isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)
        self._writing = None

    def _commit(self, operations: Sequence[Operation]) -> list[bool | Exception]:
        """Do operations in one transaction; if one of them fails, each in its own."""
        try:
            self._check_in_place()
            self._saving.execute("BEGIN IMMEDIATE")
            outcomes: list[bool | Exception] = [operation(self._saving) for operation in operations]
            self._saving.execute("COMMIT")
        except Exception as error:
            if self._saving.in_transaction:
                self._saving.execute("ROLLBACK")
            if len(operations) == 1:
                return [error]
            return [outcome for operation in operations for outcome in self._commit([operation])]
        return outcomes

    async def _regularly(self, action: Callable[[], Coroutine[None, None, None]], seconds: float) -> None:
        while True:
            try:
                await action()
            except (sqlite3.Error, StoreUnavailable) as error:
                _logger.error("upkeep of %s failed: %s", self._file, error)
            await asyncio.sleep(seconds)

    async def _flush(self) -> None:
        """Bring what has been written to the disk."""
        if self._unflushed:
            self._unflushed = False
            await self._in_upkeep(lambda: self._keeping.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall())

    async def _expire(self) -> None:
        """Forget idle sessions, a few at a time, so that saves do not wait long."""
        too_many = max(0, await self.count() - self._capacity)
        while await self._forget(self._clock(), min(too_many, EXPIRY_BATCH)):
            too_many -= EXPIRY_BATCH
        while await self._forget(self._clock() - self._idle, EXPIRY_BATCH):
            pass

    async def _forget(self, used_before: float, most: int) -> bool:
        """Forget up to so many of the sessions that were last used before; whether there may be more."""
        if most <= 0:
            return False

        def forget(connection: sqlite3.Connection) -> bool:
            forgotten = connection.execute(
                "DELETE FROM session WHERE id IN (SELECT id FROM session WHERE used < ? ORDER BY used LIMIT ?)",
                (used_before, most),
            )
            return forgotten.rowcount == EXPIRY_BATCH

        return await self._write(forget)

    async def _in_upkeep(self, action: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._keeper, action)


def _note_use(connection: sqlite3.Connection, key: str, now: int) -> bool:
    connection.execute("UPDATE session SET used = ? WHERE key = ? AND used < ?", (now, key, now - USE_GRAIN))
    return True


def _unavailable(error: Exception) -> StoreUnavailable:
    _logger.error("the tables cannot be read or written: %s", error)
    return StoreUnavailable(str(error))
