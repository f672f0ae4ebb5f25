"""The computer seats of Scopone: `easy` and `normal` in plain Python, `hard` with a compiled search."""

from app.games import Move, View
from app.players import Level
from app.players.scopone import easy, normal

BUDGET = 8000
"""Iterations of a search of `hard`."""


def choose(view: View, level: Level, seed: int, budget: int | None) -> Move:
    """The move of a level; see `app.players.choose`."""
    if level == "easy":
        return easy.choose(view, seed)
    if level == "normal":
        return normal.choose(view, seed)
    from app.players.scopone import hard  # the compiler is not loaded for the others

    return hard.choose(view, seed, budget)
