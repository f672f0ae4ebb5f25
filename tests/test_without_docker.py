"""What docs/hosting.md gives for a server without Docker: its backup, its systemd unit, its environment."""

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from app.settings import Settings
from app.tables.sqlite_store import FILE, SqliteStore
from app.tables.store import Stored

ROOT = Path(__file__).parents[1]
DATA = "/var/lib/settebello"


async def test_the_backup_is_a_store_with_the_tables(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "hosting.md").read_text()
    found = re.search(r"\.venv/bin/python (-c .*)", text)
    assert found
    command = f"'{sys.executable}' {found[1].replace(DATA, str(tmp_path))}"
    store = SqliteStore(tmp_path)
    await store.open()
    await store.save("anna", "scopone", "a", 0)
    subprocess.run(["sh", "-c", command], check=True)
    await store.close()
    restored = tmp_path / "restored"
    restored.mkdir()
    (tmp_path / "backup.sqlite3").rename(restored / FILE)
    with closing(sqlite3.connect(restored / FILE)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    again = SqliteStore(restored)
    await again.open()
    assert await again.load("anna", "scopone") == Stored(1, "a")
    await again.close()


def test_the_unit_starts_the_server_with_settings_that_exist() -> None:
    unit = (ROOT / "hosting" / "settebello.service").read_text()
    names = {f"SETTEBELLO_{name.upper()}" for name in Settings.model_fields}
    assert f"Environment=SETTEBELLO_DATA={DATA}\n" in unit
    assert set(re.findall(r"SETTEBELLO_\w+", unit)) <= names
    assert "ExecStart=/opt/settebello/.venv/bin/python -m app\n" in unit
    assert not re.search(r"^MemoryDenyWriteExecute=", unit, re.MULTILINE), "compiled code could not run"


@pytest.mark.parametrize("same", [True, False], ids=["same Python", "another Python"])
def test_the_environment_is_kept_unless_it_has_another_python(tmp_path: Path, same: bool) -> None:
    inside = tmp_path / ".venv" / "bin"
    inside.mkdir(parents=True)
    for path, release in ((inside / "python", "3.13"), (tmp_path / "python", "3.13" if same else "3.14")):
        path.write_text(f'#!/bin/sh\necho "$@" >>{path}.log\n[ "$1" != -c ] || echo {release}\n')
        path.chmod(0o755)
    subprocess.run([ROOT / ".ci" / "venv", tmp_path / "python"], cwd=tmp_path, check=True)
    made = "-m venv --clear .venv" in (tmp_path / "python.log").read_text()
    assert made is not same
