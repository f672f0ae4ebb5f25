"""`python -m art`: draws every deck into `static/cards`; with `--check` only says what differs there."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from art.pattern import NAMES
from art.patterns import PATTERNS

CARDS = Path(__file__).resolve().parent.parent / "static" / "cards"
"""Where the drawn cards lie, a directory a deck."""


def files(root: Path = CARDS) -> Iterator[tuple[Path, str]]:
    """Every file that the program draws under `root`, with its text."""
    for pattern in PATTERNS.values():
        for name in NAMES:
            yield root / pattern.name / f"{name}.svg", pattern.svg(name)


def differing(root: Path = CARDS) -> list[Path]:
    """The files under `root` that are not what the program draws: wrong, missing or foreign."""
    drawn = dict(files(root))
    wrong = [path for path, text in drawn.items() if not path.is_file() or path.read_text("utf-8") != text]
    return wrong + [path for path in sorted(root.glob("*/*")) if path not in drawn]


def main() -> int:
    """Draw the decks, or check them. Returns the exit status: 1 if the check found a difference."""
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, list what differs")
    if parser.parse_args().check:
        wrong = differing()
        for path in wrong:
            print(f"not as drawn: {path.relative_to(CARDS.parent)}")
        return 1 if wrong else 0
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
