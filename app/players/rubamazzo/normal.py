"""Normal: weighs what a move takes against what it could lose, without memory of covered cards."""

import random

from app.cards import value
from app.games import Move, View
from app.players.rubamazzo.chances import Visible

CAUTION = 2.0
"""How much more a card at risk weighs than a card taken: what survives one turn can be stolen in the next."""

_SAME = 1e-9


def _worth(view: View, visible: Visible, move: Move) -> float:
    """The difference between the piles that a move makes now, less the one that its answer may make.

    The answer that is feared is one only: the theft of the own pile by a card of its top value.
    """
    mine, other = view.piles[view.seat], view.piles[1 - view.seat]
    if move.steals:
        gain, pile, top = 2 * other.size + 1, mine.size + other.size + 1, move.card
    elif move.captures:
        gain, pile, top = 2, mine.size + 2, move.card
    elif mine.top is not None:
        gain, pile, top = 0, mine.size, mine.top
    else:
        return 0.0
    return gain - CAUTION * 2 * pile * visible.chance(value(top))


def choose(view: View, seed: int) -> Move:
    """The move of the highest worth, among equals at random."""
    visible = Visible(view)
    worths = [_worth(view, visible, move) for move in view.moves]
    best = max(worths) - _SAME
    return random.Random(seed).choice(
        [move for move, worth in zip(view.moves, worths, strict=True) if worth >= best]
    )
