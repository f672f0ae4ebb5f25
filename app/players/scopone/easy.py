"""Easy: takes what it sees, and often plays at random."""

import random

from app.cards import card_set
from app.games import Move, View
from app.players.scopone.worth import sweeps, worth

ATTENTION = 0.5
"""The share of the moves at which it looks for the best capture; the others are random."""


def choose(view: View, seed: int) -> Move:
    """Often any move at all, else the capture worth most; it does not care what it leaves on the table."""
    rng = random.Random(seed)
    if rng.random() >= ATTENTION:
        return rng.choice(view.moves)
    table = card_set(view.table)
    return max(view.moves, key=lambda move: (sweeps(table, move), worth(move), rng.random()))
