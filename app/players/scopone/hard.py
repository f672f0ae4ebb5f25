"""Hard: remembers every card, imagines the hidden hands and plays every move out to the end of the round."""

import math

import numpy as np

from app.games import Move, View
from app.players.scopone import BUDGET
from app.players.scopone.knowledge import knowledge, the_move
from app.players.scopone.policy import SCALE
from app.players.scopone.search import NODE_SIZE, search
from app.players.scopone.tables import Floats, Ints
from app.players.scopone.weights import WEIGHTS

EXPLORATION = 2.0
FIRST_URGENCY = 0.3

_NODES_AN_ITERATION = 12
_GRAIN = 2**30

ODDS = np.array([round(math.exp((x - 1024) / SCALE) * _GRAIN) / _GRAIN + 1e-6 for x in range(2048)])
"""The exponential of the scores -1024 to 1023, rounded so that it is the same on every machine."""

NOISE = np.array([round(-math.log(-math.log((x + 0.5) / 1024)) * SCALE) for x in range(1024)])
"""1,024 quantiles of the Gumbel distribution, in the scale of the scores."""

POLICY = np.array(WEIGHTS)
TUNING = np.array([EXPLORATION, FIRST_URGENCY])


def hard(view: View, seed: int, budget: int | None) -> Move:
    """The move that the search finds in `budget` iterations (None: `BUDGET`); a forced one at once."""
    return searched(view, seed, BUDGET if budget is None else budget, TUNING, POLICY)


def searched(view: View, seed: int, iterations: int, tuning: Floats, weights: Ints) -> Move:
    """`hard` with other settings than its own, for the benchmarks."""
    if len(view.moves) == 1:
        return view.moves[0]
    known = knowledge(view)
    size = _NODES_AN_ITERATION * iterations + 64
    action = search(
        known.hands,
        known.state,
        known.unseen,
        view.seat,
        iterations,
        np.empty((size, NODE_SIZE), np.int64),
        np.empty(size),
        weights,
        NOISE,
        ODDS,
        tuning,
        np.array([2 * seed + 1 & 2**64 - 1], np.uint64),
    )
    return the_move(view, action >> 10, action & 1023)
