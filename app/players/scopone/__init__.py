"""Computer seats of Scopone."""

from app.games import Move, View
from app.players import Level
from app.players.scopone.levels import easy, normal

BUDGET = 8000
"""Iterations of a search of `hard`."""


def choose(view: View, level: Level, seed: int, budget: int | None) -> Move:
    """The move of a level; see `app.players.choose`. Only `hard` has a budget, and needs the compiler."""
    if level == "easy":
        return easy(view, seed)
    if level == "normal":
        return normal(view, seed)
    from app.players.scopone.hard import hard

    return hard(view, seed, budget)
