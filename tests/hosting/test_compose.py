"""Compose itself reads the compose files, and the settings beside them."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.programs import needed

ROOT = Path(__file__).parents[2]
FILES = ("compose.yaml", "compose.replicas.yaml")


def compose(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Compose in a folder, without the settings of whoever runs the tests."""
    strange = ("SETTEBELLO_", "COMPOSE_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(strange)}
    command = [needed("docker-compose"), *options]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env=environment, check=False)


def understood(folder: Path, name: str) -> dict[str, Any]:
    """The services of a compose file of the repository as Compose sees them in a folder."""
    shutil.copy(ROOT / name, folder)
    done = compose(folder, "--file", name, "config")
    assert done.returncode == 0, done.stderr
    services: dict[str, Any] = yaml.safe_load(done.stdout)["services"]
    return services


def published(services: dict[str, Any]) -> list[str]:
    """What is published: a string with an address in it, or without an address for every interface."""
    ports = []
    for service in services.values():
        for port in service.get("ports", []):
            if isinstance(port, str):
                ports.append(port.removesuffix("/tcp"))
            else:
                address = [port["host_ip"]] if "host_ip" in port else []
                ports.append(":".join([*address, str(port["published"]), str(port["target"])]))
    return ports


@pytest.mark.parametrize("name", FILES)
def test_compose_takes_the_file(name: str, tmp_path: Path) -> None:
    services = understood(tmp_path, name)
    assert published(services) == ["127.0.0.1:8000:8000"]
    text = (ROOT / name).read_text()
    misspelt = text.replace("read_only:", "readonly:")
    assert misspelt != text
    (tmp_path / name).write_text(misspelt)
    assert "readonly" in compose(tmp_path, "--file", name, "config").stderr


@pytest.mark.parametrize("name", FILES)
def test_settings_beside_the_file_reach_the_server(name: str, tmp_path: Path) -> None:
    said = {"SETTEBELLO_ROOT_PATH": "/cards", "SETTEBELLO_RATE_LIMIT": "50", "SETTEBELLO_METRICS": "true"}
    lines = [
        f"{key}={value}\n"
        for key, value in {**said, "SETTEBELLO_PUBLISH": "8080", "SETTEBELLO_SERVERS": "3"}.items()
    ]
    (tmp_path / ".env").write_text("".join(lines))
    services = understood(tmp_path, name)
    assert published(services) == ["8080:8000"]
    assert services["settebello"].get("deploy", {"replicas": 3}) == {"replicas": 3}
    assert said.items() <= services["settebello"]["environment"].items()


def test_an_env_file_may_name_the_compose_file(tmp_path: Path) -> None:
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".env").write_text("COMPOSE_FILE=compose.replicas.yaml\n")
    assert sorted(compose(tmp_path, "config", "--services").stdout.split()) == [
        "nginx",
        "redis",
        "settebello",
    ]
