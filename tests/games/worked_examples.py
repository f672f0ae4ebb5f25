"""The worked examples of the rules, read from `tests/data/worked-examples.json`."""

import json
from pathlib import Path
from typing import Any

from app.cards import card_set, parse_cards
from app.games.count import Category, Count, Line

EXAMPLES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent.parent / "data" / "worked-examples.json").read_text(encoding="utf-8")
)


def named(examples: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The examples by their name."""
    return {example["id"]: example for example in examples}


def cards(text: str | list[str]) -> int:
    """The set of cards that an example names, in a text or a list of texts."""
    return card_set(parse_cards(text if isinstance(text, str) else " ".join(text)))


def line_of(count: Count, category: Category) -> Line:
    """The line of a category in a count that has it."""
    return next(line for line in count.lines if line.category == category)
