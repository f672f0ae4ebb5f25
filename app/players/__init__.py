"""Computer seats: from what a seat has seen to a move.

The computer seats of a game live in the module of the game's name in this package. Two names are asked of it: a
function `choose(view, level, seed, budget) -> Move`, and the int `BUDGET`, the search iterations of its hardest level.
"""

from importlib import import_module
from typing import Literal, cast, get_args

from app.games import Move, View

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""The levels, weakest first; shown as Leicht, Normal, Schwer and Łatwy, Normalny, Trudny."""


def own_budget(game: str) -> int:
    """The budget that the hardest level of a game has by itself."""
    return cast(int, import_module(f"app.players.{game}").BUDGET)


def choose(view: View, level: Level, *, seed: int, budget: int | None = None) -> Move:
    """The move that a computer seat of a level plays.

    `view` is what the seat to move has seen; `seed` (a non-negative int, unrelated to the deal's) fixes every
    random choice; `budget` is the number of search iterations, None for the level's own. Equal arguments give
    equal moves. Raises `ValueError` if it is not this seat's turn or the level is unknown.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level!r}")
    if not view.moves:
        raise ValueError("it is not this seat's turn")
    return cast(Move, import_module(f"app.players.{view.game}").choose(view, level, seed, budget))
