"""The long texts below `locales/<language>/texts/`: which there are, and what they say."""

from pathlib import Path

LOCALES = Path(__file__).parents[1] / "locales"
LANGUAGES = sorted(path.parent.name for path in LOCALES.glob("*/texts"))

SECTIONS = {
    "rubamazzo": ("rules", "levels", "strategy", "keys", "history", "questions"),
    "scopone": ("rules", "counting", "example", "levels", "strategy", "keys", "history", "questions"),
}
FILES = (
    "home.md",
    "honesty.md",
    "accessibility.md",
    *(f"{game}/{section}.md" for game, sections in SECTIONS.items() for section in sections),
)


def read(language: str, file: str) -> str:
    return (LOCALES / language / "texts" / file).read_text(encoding="utf-8")
