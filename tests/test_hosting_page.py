"""Backup and restore of one server as docs/hosting.md tells them, typed word for word."""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.tables.sqlite_store import FILE, SqliteStore
from tests.hosting_page import commands, typed

Type = Callable[[str], tuple[list[str], str]]


async def save(folder: Path, name: str) -> None:
    store = SqliteStore(folder)
    await store.open()
    await store.save(name, "scopone", name, 0)
    await store.close()


async def saved(folder: Path) -> list[str]:
    store = SqliteStore(folder)
    await store.open()
    found = [name for name in ("anna", "bruno") if await store.load(name, "scopone")]
    await store.close()
    return found


@pytest.fixture(params=["One server", "Without Docker"])
def section(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def host(tmp_path: Path, section: str) -> tuple[Path, Path, Type]:
    """The data folder, where the backup is kept, and a keyboard."""
    data, home = tmp_path / "tables", tmp_path / "home"
    home.mkdir()
    data.mkdir()
    place = {"One server": "/data", "Without Docker": "/var/lib/settebello"}[section]
    backup = {"One server": home, "Without Docker": data}[section] / "backup.sqlite3"

    def keyboard(task: str) -> tuple[list[str], str]:
        return typed(commands(section, task)[0], home, {place: data})

    return data, backup, keyboard


async def test_a_backup_is_made_and_restored(host: tuple[Path, Path, Type]) -> None:
    data, backup, keyboard = host
    await save(data, "anna")
    told, said = keyboard("Backup")
    assert told == [], said
    assert backup.stat().st_mode & 0o777 == 0o600
    await save(data, "bruno")
    told, said = keyboard("Restore")
    assert told in (["stop", "up"], ["stop", "start"]), said
    assert await saved(data) == ["anna"]
    assert (data / "replaced.sqlite3").exists()


@pytest.mark.parametrize("there", ["missing", "empty"])
async def test_without_a_backup_a_restore_costs_nothing(host: tuple[Path, Path, Type], there: str) -> None:
    data, backup, keyboard = host
    await save(data, "anna")
    if there == "empty":
        backup.write_bytes(b"")
    told, said = keyboard("Restore")
    assert told[-1] in ("up", "start")
    assert "Nothing has changed" in said or "backup.sqlite3" in said
    assert await saved(data) == ["anna"]
    assert not (data / "replaced.sqlite3").exists()
    assert (data / FILE).stat().st_mode & 0o077 == 0
