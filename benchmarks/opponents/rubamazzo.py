"""Opponents for Rubamazzo."""

import random

from app.games import Move, View
from benchmarks.opponents import Opponent


def _takes(view: View, move: Move) -> int:
    """How many cards a move brings now."""
    if move.steals:
        return view.piles[1 - view.seat].size + 1
    return 2 if move.taken else 0


def play_random(view: View, seed: int) -> Move:
    """Any legal move."""
    return random.Random(seed).choice(view.moves)


def greedy(view: View, seed: int) -> Move:
    """The move that takes most now, ties at random."""
    most = max(_takes(view, move) for move in view.moves)
    return random.Random(seed).choice([move for move in view.moves if _takes(view, move) == most])


def easy(view: View, seed: int) -> Move:
    """Half the time any legal move, else `greedy`."""
    rng = random.Random(seed)
    return play_random(view, seed) if rng.random() < 0.5 else greedy(view, rng.randrange(2**32))


OPPONENTS = {
    "random": Opponent(play_random),
    "greedy": Opponent(greedy),
    "easy-like": Opponent(easy),
}
