"""Easy: takes what it sees, and often plays at random."""

import random

from app.games import Move, View

AT_RANDOM = 2 / 3
"""How often any legal move is played."""


def taken_now(view: View, move: Move) -> int:
    """How many cards a move brings to the own pile."""
    if move.steals:
        return view.piles[1 - view.seat].size + 1
    return 2 if move.captures else 0


def choose(view: View, seed: int) -> Move:
    """At random two times in three, else the move that takes most, among equals at random."""
    rng = random.Random(seed)
    if rng.random() < AT_RANDOM:
        return rng.choice(view.moves)
    most = max(taken_now(view, move) for move in view.moves)
    return rng.choice([move for move in view.moves if taken_now(view, move) == most])
