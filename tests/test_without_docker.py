"""What docs/hosting.md gives for a server without Docker: its systemd unit, its environment."""

import re
import subprocess
from pathlib import Path

import pytest

from app.settings import Settings

ROOT = Path(__file__).parents[1]
DATA = "/var/lib/settebello"


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
