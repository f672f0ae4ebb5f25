"""Opponents to measure the levels against, by game: one module a game with `OPPONENTS`, by name."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from app.games import Move
from app.players import LEVELS, choose


class Opponent(NamedTuple):
    """A player of the benchmarks."""

    choose: Callable[[Any, int], Move]
    """From what it sees and a seed to its move."""
    cheats: bool = False
    """Whether it is given the whole `State` instead of the `View` of its seat."""


def opponent(game: str, name: str) -> Opponent:
    """The opponent of a game that a name means: a level, or one of the game's `OPPONENTS`.

    `hard@2000` is the level with a budget of 2,000 iterations. Raises `KeyError` for an unknown name.
    """
    level, _, budget = name.partition("@")
    if level in LEVELS:
        iterations = int(budget) if budget else None
        return Opponent(lambda view, seed: choose(view, level, seed=seed, budget=iterations))
    opponents: dict[str, Opponent] = import_module(f"benchmarks.opponents.{game}").OPPONENTS
    return opponents[name]
