"""The lock files fit pyproject.toml, hold hashes only, and name no host and no path."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"([a-z0-9.-]+)==(\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def pins(name: str) -> dict[str, str]:
    """Name and version of every release in a lock file, which may hold nothing else."""
    text = (ROOT / name).read_text()
    assert not re.sub(r"(?m)^(#.*)?\n", "", PIN.sub("", text)), "only releases with hashes"
    return {match[1]: match[2] for match in PIN.finditer(text)}


def declared() -> dict[str, list[Requirement]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    run = [Requirement(text) for text in project["dependencies"]]
    return {
        "requirements.lock": run,
        "requirements-dev.lock": run
        + [Requirement(text) for text in project["optional-dependencies"]["dev"]],
    }


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_dependency_is_locked_at_a_version_that_is_allowed(name: str) -> None:
    locked = pins(name)
    for requirement in declared()[name]:
        assert requirement.specifier.contains(locked[requirement.name]), requirement


def test_tests_run_with_the_very_releases_that_are_served() -> None:
    dev = pins("requirements-dev.lock")
    assert {name: dev[name] for name in pins("requirements.lock")} == pins("requirements.lock")
