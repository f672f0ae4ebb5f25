"""The compose files name settings that exist, and lock their servers down."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from app.settings import Settings

ROOT = Path(__file__).parents[1]
FILES = ("compose.yaml", "compose.replicas.yaml")
NAMES = {f"SETTEBELLO_{name.upper()}" for name in Settings.model_fields}


def service(file: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / file).read_text())["services"]["settebello"]
    return found


def without_env_file(file: str) -> dict[str, str]:
    """The environment of the server where nothing stands beside the compose file."""
    environment: dict[str, str] = service(file)["environment"]
    return {name: re.sub(r"\$\{\w+:-(.*?)\}", r"\1", value) for name, value in environment.items()}


@pytest.mark.parametrize("file", FILES)
def test_the_server_is_locked_down(file: str) -> None:
    server = service(file)
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert server["security_opt"] == ["no-new-privileges:true"]
    assert "/tmp" in server["tmpfs"]


@pytest.mark.parametrize("file", FILES)
def test_its_settings_exist(file: str) -> None:
    assert set(service(file).get("environment", {})) <= NAMES
    assert set(re.findall(r"SETTEBELLO_\w+", (ROOT / "Dockerfile").read_text())) <= NAMES


def test_its_settings_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEBELLO_DATA", "/data")
    for name, value in without_env_file("compose.yaml").items():
        monkeypatch.setenv(name, value)
    assert Settings() == Settings(data=Path("/data"))
    for name, value in without_env_file("compose.replicas.yaml").items():
        monkeypatch.setenv(name, value)
    assert Settings().data is None
    assert Settings().redis == "redis://redis:6379/0"


def test_settings_of_a_server_stay_out_of_git() -> None:
    assert "/.env" in (ROOT / ".gitignore").read_text().splitlines()
    assert (ROOT / ".dockerignore").read_text().splitlines()[1] == "*"
