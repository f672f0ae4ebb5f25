"""Tables in the middle of a game, stored as a deal and the moves that led there: found once by a search."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.tables.table import Table

FILE = Path(__file__).parents[1] / "data" / "browser_tables.json"

LATE_MATCH = 51
"""A seed whose match comes by a round with 9 or 10 points."""


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


def played(table: Table, until: Callable[[Table], bool]) -> Table:
    """The table that fits, when every seat plays its first move and every next round is dealt by its number."""
    while not until(table):
        if table.phase == "count":
            table = table.next_round(len(table.record.rounds))
        elif table.game.over(table.state):
            table = table.count()
        else:
            move = str(table.game.moves(table.state)[0])
            table = table.play(move) if table.phase == "you" else table.computer_plays(move)
    return table


def your_turn(game: str, cards: int) -> Table:
    """A table at which it is the visitor's turn with some cards in the hand."""
    return played(
        Table.new(game, 3),
        lambda table: table.phase == "you" and len(table.view.hand) == cards and bool(table.view.history),
    )


def computers_turn(game: str, seat: int, *, captures: bool) -> Table:
    """A table at which a computer seat is to move, and every move that it has captures, or none does."""

    def fits(table: Table) -> bool:
        ways = {move.captures for move in table.game.moves(table.state)}
        return table.phase == "computer" and table.view.to_move == seat and ways == {captures}

    ends = (
        played(Table.new(game, seed), lambda table: fits(table) or table.phase in ("count", "over"))
        for seed in range(1, 50)
    )
    return next(table for table in ends if fits(table))


def last_card(game: str) -> Table:
    """A table at which the visitor holds the last card of the game or round."""
    return played(
        Table.new(game, 1),
        lambda table: table.phase == "you" and len(table.view.hand) == 1 and not table.view.stock,
    )


def late_match() -> Table:
    """A match of Scopone, 9 points at least, at the beginning of what is most likely its last round."""
    return played(
        Table.new("scopone", LATE_MATCH), lambda table: _begins(table) and max(table.standing.score) >= 9
    )


def _begins(table: Table) -> bool:
    return not table.state.history
