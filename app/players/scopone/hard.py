"""Hard: remembers every card, imagines the hidden hands and plays every move out to the end of the round."""

import math
from typing import NamedTuple

import numpy as np

from app.cards import PACK_SIZE
from app.games import Move, View
from app.players.scopone import BUDGET
from app.players.scopone.aim import worth_of
from app.players.scopone.inference import ODDS_ZERO, Model, Plays, note_plays
from app.players.scopone.knowledge import knowledge, ranks_of, start_of_round, the_move
from app.players.scopone.policy import SCALE
from app.players.scopone.search import (
    ACTION,
    CHILD,
    NODE_SIZE,
    POINT,
    REWARD,
    SIBLING,
    VISITS,
    Tree,
    Tuning,
    search,
)
from app.players.scopone.weights import WEIGHTS

TUNING = Tuning(exploration=3.0, urgency=0.3, trust=0.8, chains=32)

_NODES_AN_ITERATION = 12
_GRAIN = 2**30

ODDS = np.array(
    [round(math.exp((x - ODDS_ZERO) / SCALE) * _GRAIN) / _GRAIN + 1e-6 for x in range(2 * ODDS_ZERO)]
)
"""The exponential of every score, rounded so that it is the same on every machine."""

TEMPERATURE = 0.6
"""How much chance there is in a playout: 1 draws by the policy as it is, 0 always plays its favourite."""

NOISE = np.array([round(-math.log(-math.log((x + 0.5) / 1024)) * SCALE * TEMPERATURE) for x in range(1024)])
"""1,024 quantiles of the Gumbel distribution, in the scale of the scores."""

MODEL = Model(np.array(WEIGHTS), NOISE, ODDS)


class Tried(NamedTuple):
    """What the search found about a move."""

    move: Move
    visits: int
    mean: float
    """The points that it is worth (`aim`), from the side of the seat to move."""


def choose(view: View, seed: int, budget: int | None) -> Move:
    """The move that the search visits most in `budget` iterations (None: `BUDGET`); a forced one at once."""
    if len(view.moves) == 1:
        return view.moves[0]
    return max(searched(view, seed, budget), key=lambda tried: tried.visits).move


def searched(
    view: View, seed: int, budget: int | None, tuning: Tuning = TUNING, model: Model = MODEL
) -> list[Tried]:
    """What a search of `budget` iterations (None: `BUDGET`) finds about the moves of the seat to move."""
    iterations = BUDGET if budget is None else budget
    size = _NODES_AN_ITERATION * iterations + 64
    tree = Tree(np.empty((size, NODE_SIZE), np.int64), np.empty(size))
    random = np.array([2 * seed + 1 & 2**64 - 1], np.uint64)
    known, plays = knowledge(view), plays_of(view, model)
    search(known, view.leader, plays, worth_of(view), model, iterations, tree, tuning, random)
    sign = 1 - 2 * (view.seat % 2)
    found = []
    child = tree.nodes[0, CHILD]
    while child:
        node = tree.nodes[child].tolist()
        move = the_move(view, node[ACTION] >> 10, node[ACTION] & 1023)
        found.append(Tried(move, node[VISITS], sign * node[REWARD] / POINT / max(node[VISITS], 1)))
        child = node[SIBLING]
    return found


def plays_of(view: View, model: Model) -> Plays:
    """The plays so far with what the policy says of them."""
    number = len(view.history)
    moves = np.array([(move.card, ranks_of(move.taken)) for move in view.history], np.int64).reshape(-1, 2)
    plays = Plays(moves, np.zeros((number, 4), np.int64), np.zeros((number, PACK_SIZE + 1)))
    note_plays(start_of_round(view.leader), plays, model)
    return plays
