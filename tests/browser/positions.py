"""Tables in the middle of a game, stored as a deal and the moves that led there: found once by a search."""

import json
from dataclasses import dataclass
from pathlib import Path

from app.tables.table import Table

FILE = Path(__file__).parents[1] / "data" / "browser_tables.json"


@dataclass(frozen=True)
class Position:
    """A table, and the card of the hand that makes it worth a test."""

    table: Table
    card: str


def position(name: str) -> Position:
    """A stored table by its name in `tests/data/browser_tables.json`."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))[name]
    table = Table.new(stored["game"], stored["seed"])
    for move in stored["log"].split():
        table = table.play(move) if table.phase == "you" else table.computer_plays(move)
    assert table.phase == "you"
    return Position(table, stored["card"])


def nearly_over(game: str, seed: int = 1) -> Table:
    """A table at which the visitor holds the last card of the game or round; every seat has played its first move."""
    table = Table.new(game, seed)
    while len(table.view.hand) > 1 or table.view.stock or table.phase != "you":
        move = str(table.game.moves(table.state)[0])
        table = table.play(move) if table.phase == "you" else table.computer_plays(move)
    return table
