"""Where results are kept."""

import subprocess
import sys
from pathlib import Path

RESULTS = Path(__file__).with_name("RESULTS.md")


def record(text: str) -> None:
    """Append a block to `RESULTS.md`, under the command that is running and the commit of the app."""
    module = Path(sys.argv[0]).stem
    command = " ".join([f"python -m benchmarks.{module}", *sys.argv[1:]])
    with RESULTS.open("a") as file:
        file.write(f"\n`{command}` at {commit()}\n\n{text}\n")


def commit() -> str:
    """The commit that is checked out, and whether the app has changes beside it."""

    def git(*arguments: str) -> str:
        return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "--", "app")
    return git("rev-parse", "--short", "HEAD") + (" with changes" if changed else "")
