"""The commands that docs/hosting.md tells people to type, run with stand-ins for docker, sudo and systemctl."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]

STAND_INS = {
    "docker": """
case "$1 $2" in
    "compose exec" | "compose run")
        shift 2
        while case $1 in -T | --rm) true ;; --user) shift ;; *) false ;; esac; do shift; done
        shift
        cd "$ROOT"
        exec "$@" ;;
    "compose ps") echo container ;;
    "compose stop" | "compose up") echo "$2" >>"$LOG" ;;
    cp*) exec cp "${2#container:}" "$3" ;;
    *) exit 1 ;;
esac""",
    "sudo": '[ "$1" != -u ] || shift 2\nexec "$@"',
    "systemctl": 'echo "$1" >>"$LOG"',
}
"""A container's commands run here, and a user's by whoever runs the tests."""


def commands(section: str, task: str) -> list[str]:
    """The blocks of commands below a task (printed bold) of a section, up to the next task or section."""
    text = (ROOT / "docs" / "hosting.md").read_text()
    (found,) = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    (part,) = re.findall(rf"^\*\*{task}\.?\*\*(.*?)(?=^\*\*|\Z)", found, re.DOTALL | re.MULTILINE)
    return [
        re.sub(r"^ {4}", "", block, flags=re.MULTILINE) for block in re.findall(r"(?:^ {4}.*\n)+", part, re.M)
    ]


def typed(block: str, here: Path, places: Mapping[str, Path]) -> tuple[list[str], str]:
    """Type a block, in the folder `here` and going on when a command fails, with some absolute paths replaced.

    Returns what the stand-ins were told to start and stop, in order, and all that was said.
    """
    log, programs = here / "log", here / "programs"
    programs.mkdir(exist_ok=True)
    for name, body in STAND_INS.items():
        (programs / name).write_text("#!/bin/sh\n" + body)
        (programs / name).chmod(0o755)
    for said, place in {"/opt/settebello": ROOT, **places}.items():
        block = re.sub(rf"(?<![\w./]){re.escape(said)}\b", str(place), block)
    block = block.replace(".venv/bin/python", sys.executable)
    path = f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "ROOT": str(ROOT), "LOG": str(log)}
    log.write_text("")
    done = subprocess.run(
        ["sh", "-c", block],
        cwd=here,
        env=environment,
        text=True,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return log.read_text().split(), done.stdout
