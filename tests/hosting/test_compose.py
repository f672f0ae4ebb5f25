"""Compose itself reads the compose files."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.programs import needed

ROOT = Path(__file__).parents[2]


def complaint(text: str, folder: Path) -> str:
    """What Compose says against a compose file; empty if it takes it."""
    program = needed("docker-compose")
    if (
        "version 1"
        in subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    ):
        text = re.sub(r"\n +restart: true\b.*", "", text)  # below depends_on: came with Compose 2.17
    file = folder / "compose.yaml"
    file.write_text(text)
    done = subprocess.run(
        [program, "--file", str(file), "config", "--quiet"], capture_output=True, text=True, cwd=folder
    )
    return done.stderr if done.returncode else ""


@pytest.mark.parametrize("name", ["compose.yaml", "compose.replicas.yaml"])
def test_compose_takes_the_file(name: str, tmp_path: Path) -> None:
    text = (ROOT / name).read_text()
    assert complaint(text, tmp_path) == ""
    misspelt = text.replace("read_only:", "readonly:")
    assert misspelt != text
    assert "readonly" in complaint(misspelt, tmp_path)
