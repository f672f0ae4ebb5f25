"""A copy of the tables, made while people play, and put back; and everything that must not cost the tables."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.tables.backup import BACKUP
from app.tables.sqlite_file import MIGRATIONS
from app.tables.sqlite_store import FILE, SqliteStore

Tables = dict[str, str | None]


def backup(*said: object, piped: bytes = b"") -> tuple[int, str]:
    """The command's exit code, and what it says."""
    command = [sys.executable, "-m", "app.tables.backup", *(str(part) for part in said)]
    done = subprocess.run(command, input=piped, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout.decode()


async def tables(folder: Path) -> Tables:
    """The tables of two visitors, as a server finds them."""
    store = SqliteStore(folder)
    await store.open()
    found = {name: await store.load(name, "scopone") for name in ("anna", "bruno")}
    await store.close()
    return {name: stored and stored.data for name, stored in found.items()}


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """A data folder as a killed server leaves it, whose newest table is in the log, and a copy without that table."""
    used, killed = tmp_path / "used", tmp_path / "data"
    store = SqliteStore(used)
    await store.open()
    await store.save("anna", "scopone", "a", 0)
    assert backup("make", used)[0] == 0
    await store.save("bruno", "scopone", "b", 0)
    shutil.copytree(used, killed)
    await store.close()
    assert (killed / f"{FILE}-wal").stat().st_size > 0
    return killed


OLDER: Tables = {"anna": "a", "bruno": None}
NEWER: Tables = {"anna": "a", "bruno": "b"}


async def test_a_copy_made_while_people_play_takes_the_place_of_the_tables(folder: Path) -> None:
    code, said = backup("restore", folder)
    assert code == 0, said
    assert await tables(folder) == OLDER
    assert {path.stat().st_mode & 0o777 for path in (folder / FILE, folder / BACKUP)} == {0o600}


async def test_what_was_replaced_is_kept(folder: Path, tmp_path: Path) -> None:
    backup("restore", folder)
    (tmp_path / "again").mkdir()
    shutil.copy(folder / "replaced.sqlite3", tmp_path / "again" / FILE)
    assert await tables(tmp_path / "again") == NEWER


async def test_the_way_back_to_what_was_replaced_loses_nothing(folder: Path) -> None:
    assert backup("restore", folder)[0] == 0
    assert await tables(folder) == OLDER
    code, said = backup("restore", folder, folder / "replaced.sqlite3")
    assert code == 0, said
    assert await tables(folder) == NEWER


async def test_a_copy_with_a_log_beside_it_is_read_with_it(folder: Path, tmp_path: Path) -> None:
    code, said = backup("restore", tmp_path / "used", folder / FILE)
    assert code == 0, said
    assert await tables(tmp_path / "used") == NEWER


async def test_a_copy_from_elsewhere_is_piped_in_or_named(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (folder / BACKUP).rename(elsewhere)
    assert backup("restore", folder, "-", piped=elsewhere.read_bytes())[0] == 0
    assert await tables(folder) == OLDER
    empty = tmp_path / "empty"
    empty.mkdir()
    code, said = backup("restore", empty, elsewhere)
    assert (code, "kept" in said) == (0, False)
    assert await tables(empty) == OLDER


def spoilt(folder: Path, how: str) -> None:
    """Spoil the copy in a folder."""
    copy = folder / BACKUP
    if how == "missing":
        copy.unlink()
    elif how == "empty":
        copy.write_bytes(b"")
    elif how == "cut off":
        copy.write_bytes(copy.read_bytes()[:-5000])
    elif how == "no database":
        copy.write_text("no such container\n")
    else:
        pragma = "application_id = 1" if how == "foreign" else f"user_version = {len(MIGRATIONS) + 1}"
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute(f"PRAGMA {pragma}")


@pytest.mark.parametrize("how", ["missing", "empty", "cut off", "no database", "foreign", "newer"])
async def test_a_copy_that_cannot_be_used_costs_nothing(folder: Path, how: str) -> None:
    spoilt(folder, how)
    before = sorted(path.name for path in folder.iterdir())
    code, said = backup("restore", folder)
    assert code != 0
    assert said.startswith("Nothing has changed: ")
    assert "Traceback" not in said
    assert sorted(path.name for path in folder.iterdir()) == before
    assert await tables(folder) == NEWER


async def test_nothing_is_restored_under_a_running_server(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    code, said = backup("restore", folder)
    await store.close()
    assert code != 0
    assert "another process serves the tables" in said
    assert await tables(folder) == NEWER


async def test_a_copy_that_fails_leaves_the_one_before(folder: Path) -> None:
    before = (folder / BACKUP).read_bytes()
    (folder / FILE).write_bytes(b"damaged")
    code, said = backup("make", folder)
    assert code != 0
    assert said.startswith("Nothing has changed: ")
    assert (folder / BACKUP).read_bytes() == before


async def test_a_damaged_file_and_a_lost_one_are_replaced(folder: Path) -> None:
    (folder / FILE).write_bytes(b"damaged")
    assert backup("restore", folder)[0] == 0
    assert await tables(folder) == OLDER
    (folder / FILE).unlink()
    assert backup("restore", folder)[0] == 0
    assert await tables(folder) == OLDER


def test_a_folder_without_tables_is_told(tmp_path: Path) -> None:
    none = tmp_path / "none"
    for said in (("make", tmp_path), ("restore", tmp_path), ("make", none), ("restore", none, "-")):
        code, answer = backup(*said)
        assert code != 0
        assert answer.startswith("Nothing has changed: ")
    assert not list(tmp_path.iterdir())
