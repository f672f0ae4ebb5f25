import asyncio
import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from app.tables import sqlite_file, sqlite_store
from app.tables.sqlite_store import EXPIRY_BATCH, FILE, USE_GRAIN, SqliteStore
from app.tables.store import IDLE_SECONDS, Stored, StoreRefused, StoreUnavailable
from tests.patience import until
from tests.tables.clock import Clock


@asynccontextmanager
async def opened(folder: Path, clock: Clock | None = None) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder, clock=clock) if clock else SqliteStore(folder)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def kept(folder: Path) -> None:
    """Leave a store with one record in a folder."""
    async with opened(folder) as store:
        await store.save("anna", "scopone", "a", 0)


async def test_records_and_secret_outlive_the_process(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    async with opened(folder) as store:
        secret = store.secret
        await store.save("anna", "scopone", "a", 0)
        await store.save("anna", "scopone", "b", 1)
    async with opened(folder) as store:
        assert store.secret == secret
        assert await store.load("anna", "scopone") == Stored(2, "b")


async def test_the_file_holds_no_cookie(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save("a-cookie-that-nobody-may-read", "visitor", "{}", 0)
    assert not [file for file in tmp_path.iterdir() if b"a-cookie-that-nobody-may-read" in file.read_bytes()]


async def test_a_second_store_in_the_folder_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path):
        with pytest.raises(StoreRefused, match="another process serves the tables"):
            await SqliteStore(tmp_path).open()
    async with opened(tmp_path):
        pass


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreRefused, match=r"data folder .*file is a file, not a folder"):
        await SqliteStore(tmp_path / "file").open()
    with pytest.raises(StoreRefused, match=r"data folder .* cannot be used"):
        await SqliteStore(tmp_path / "file" / "below").open()


@pytest.mark.parametrize("ending", ["", "-wal", "-shm"])
async def test_a_file_of_another_user_is_refused_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    await kept(tmp_path)
    foreign = tmp_path / (FILE + ending)
    foreign.touch()
    # root may write everything, so the answer of the system is given here
    monkeypatch.setattr(os, "access", lambda path, mode: path != foreign)
    with pytest.raises(StoreRefused, match="chown") as refused:
        await SqliteStore(tmp_path).open()
    assert str(foreign) in str(refused.value)
    assert "backup" not in str(refused.value)


async def test_a_lock_of_another_user_is_refused_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path, *_: int) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(os, "open", denied)
    with pytest.raises(StoreRefused, match=r"settebello\.lock cannot be read and written .*chown"):
        await SqliteStore(tmp_path).open()


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        (lambda data: b"", "empty"),
        (lambda data: b"no database at all, but a long enough text" * 100, "not a database"),
        (lambda data: data[:100] + bytes(len(data) - 100), "malformed|damaged"),
        (lambda data: data[: len(data) // 2], "malformed|damaged"),
        (lambda data: data[:4096] + bytes([0xA5] * 4096) + data[8192:], "malformed|damaged"),
    ],
    ids=["empty", "foreign", "zeroed", "halved", "one page"],
)
async def test_a_damaged_file_is_refused_and_left_as_it_is(
    tmp_path: Path, damage: "object", word: str
) -> None:
    assert callable(damage)
    await kept(tmp_path)
    file = tmp_path / FILE
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    for _ in range(2):
        with pytest.raises(StoreRefused, match=word) as refused:
            await SqliteStore(tmp_path).open()
        assert FILE in str(refused.value)
    assert file.read_bytes() == damaged


async def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE other (x)")
    with pytest.raises(StoreRefused, match="not a file of Settebello"):
        await SqliteStore(tmp_path).open()


async def test_a_file_of_a_newer_release_is_refused(tmp_path: Path) -> None:
    await kept(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreRefused, match=r"newer Settebello \(schema 99"):
        await SqliteStore(tmp_path).open()


async def test_a_log_without_its_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}-wal").write_bytes(b"moves")
    with pytest.raises(StoreRefused, match="is missing"):
        await SqliteStore(tmp_path).open()
    assert not (tmp_path / FILE).exists()


async def test_a_file_that_was_half_made_is_made_again(tmp_path: Path) -> None:
    (tmp_path / f"{FILE}.new").write_bytes(b"half")
    await kept(tmp_path)
    async with opened(tmp_path) as store:
        assert await store.load("anna", "scopone") == Stored(1, "a")


async def test_an_older_file_is_led_to_the_newest_schema(tmp_path: Path) -> None:
    await kept(tmp_path)
    with closing(sqlite_file.connect(tmp_path / FILE)) as connection:
        before = sqlite_file.schema_version(connection)
        steps = (*sqlite_file.MIGRATIONS, "ALTER TABLE record ADD COLUMN more TEXT;")
        sqlite_file.migrate(connection, steps)
        sqlite_file.migrate(connection, steps)
        assert sqlite_file.schema_version(connection) == before + 1
        assert connection.execute("SELECT data, more FROM record").fetchall() == [("a", None)]


async def test_a_step_that_fails_leaves_the_older_schema(tmp_path: Path) -> None:
    await kept(tmp_path)
    with closing(sqlite_file.connect(tmp_path / FILE)) as connection:
        before = sqlite_file.schema_version(connection)
        with pytest.raises(sqlite3.OperationalError):
            sqlite_file.migrate(
                connection, (*sqlite_file.MIGRATIONS, "DROP TABLE record; DROP TABLE nothing;")
            )
    async with opened(tmp_path) as store:
        assert await store.load("anna", "scopone") == Stored(1, "a")
    with closing(sqlite_file.connect(tmp_path / FILE)) as connection:
        assert sqlite_file.schema_version(connection) == before


async def test_idle_sessions_expire_and_used_ones_stay(tmp_path: Path) -> None:
    clock = Clock(1_000_000_000.0)
    async with opened(tmp_path, clock) as store:
        for number in range(EXPIRY_BATCH + 10):
            await store.save(f"idle {number}", "visitor", "{}", 0)
        await store.save("used", "visitor", "{}", 0)
        clock.now += IDLE_SECONDS - 10
        await store.load("used", "visitor")
        clock.now += 20
        await store._expire()
        assert await store.count() == 1
        assert await store.load("used", "visitor") == Stored(1, "{}")


async def test_beyond_the_capacity_whoever_was_idle_for_longest_leaves_first(tmp_path: Path) -> None:
    clock = Clock(1_000_000_000.0)
    store = SqliteStore(tmp_path, clock=clock, capacity=20)
    await store.open()
    for number in range(EXPIRY_BATCH + 40):
        clock.now += 1
        await store.save(str(number), "visitor", "{}", 0)
    clock.now += 1
    await store._expire()
    assert await store.count() == 20
    assert await store.load(str(EXPIRY_BATCH + 20), "visitor")
    assert not await store.load(str(EXPIRY_BATCH + 19), "visitor")
    await store.close()


async def test_what_was_written_is_flushed_to_the_file_while_the_store_is_open(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save("anna", "scopone", "flushed", 0)
        await until(lambda: b"flushed" in (tmp_path / FILE).read_bytes())


async def test_a_write_that_fails_is_said_and_harms_no_other(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.save("anna", "visitor", "a", 0)
        with closing(sqlite3.connect(tmp_path / FILE)) as connection:
            connection.execute(
                "CREATE TRIGGER no BEFORE UPDATE ON record WHEN new.data = 'bad'"
                " BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            )
        outcomes = await asyncio.gather(
            store.save("anna", "visitor", "bad", 1),
            store.save("bert", "visitor", "b", 0),
            store.save("cleo", "visitor", "c", 0),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], StoreUnavailable)
        assert list(outcomes[1:]) == [True, True]
        assert await store.load("anna", "visitor") == Stored(1, "a")
        assert await store.save("anna", "visitor", "good", 1)


async def test_a_file_that_another_program_holds_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.1)
    async with opened(tmp_path) as store:
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert not await store.ready()
            with pytest.raises(StoreUnavailable, match="locked"):
                await store.save("anna", "visitor", "a", 0)
            other.execute("ROLLBACK")
        assert await store.ready()
        assert await store.save("anna", "visitor", "a", 0)


async def test_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as store:
        assert await store.ready()
        monkeypatch.setattr(sqlite_store, "LEAST_FREE", 2**62)
        assert not await store.ready()


async def test_what_can_be_read_is_read_although_its_use_cannot_be_noted(tmp_path: Path) -> None:
    clock = Clock()
    async with opened(tmp_path, clock) as store:
        await store.save("anna", "scopone", "a", 0)
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute(
                "CREATE TRIGGER full BEFORE UPDATE ON session BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            )
        clock.now += 2 * USE_GRAIN
        assert await store.load("anna", "scopone") == Stored(1, "a")


async def test_a_writer_that_breaks_down_leaves_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> list[bool | Exception]:
        raise RuntimeError("planted")

    async with opened(tmp_path) as store:
        with monkeypatch.context() as broken:
            broken.setattr(store, "_commit", fail)
            with pytest.raises(RuntimeError, match="planted"):
                await asyncio.wait_for(store.save("anna", "scopone", "a", 0), 5)
        assert await asyncio.wait_for(store.save("anna", "scopone", "a", 0), 5)


@pytest.mark.parametrize("name", [FILE, f"{FILE}-wal"])
@pytest.mark.parametrize("replaced", [False, True], ids=["gone", "replaced"])
async def test_a_file_taken_from_its_place_is_told_and_nothing_is_answered_as_kept(
    tmp_path: Path, name: str, replaced: bool
) -> None:
    async with opened(tmp_path) as store:
        await store.save("anna", "scopone", "a", 0)
        aside = (tmp_path / name).rename(tmp_path / "aside")
        if replaced:
            (tmp_path / name).write_bytes(aside.read_bytes())
        assert not await store.ready()
        with pytest.raises(StoreUnavailable, match="moved or replaced"):
            await store.save("anna", "scopone", "b", 1)
        aside.rename(tmp_path / name)
        assert await store.ready()
        assert await store.save("anna", "scopone", "b", 1)


CHILD = """
import asyncio, sys
from pathlib import Path
from app.tables.sqlite_store import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    number = 0
    while await store.save("anna", "scopone", str(number), number):
        number += 1
        print(number, flush=True)

asyncio.run(main())
"""


async def test_a_killed_process_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", CHILD, tmp_path], stdout=subprocess.PIPE)
    assert child.stdout
    with child.stdout as lines:
        answered = max(int(line) for _, line in zip(range(200), lines, strict=False))
        child.kill()
        answered = max(answered, *(int(line) for line in lines if line.endswith(b"\n")), 0)
    child.wait()
    async with opened(tmp_path) as store:
        stored = await store.load("anna", "scopone")
    assert stored is not None
    assert stored.version in (answered, answered + 1)
    assert stored.data == str(stored.version - 1)
