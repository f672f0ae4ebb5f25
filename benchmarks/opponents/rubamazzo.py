"""Opponents for Rubamazzo: random, greedy, one that is greedy half the time, and three formulas.

The formulas weigh what a move takes against what its answer can cost, `count` with a memory of every card,
`normal-like` by what lies open, `other-count` with the memory of the one and the weights of the other. The weights
were found by play. They are written here on their own, but Hard knows them: the manners that it expects of an
opponent (`app.players.rubamazzo.manners`) are random, greedy, `count` and `normal-like`, each with a few slips.
"""

import random
from collections import Counter
from collections.abc import Iterable
from math import comb
from typing import NamedTuple

from app.cards import value
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


class Weights(NamedTuple):
    """What a formula makes of the parts of a move, in cards."""

    theft: float
    """For every card that is stolen."""
    risk: float
    """Against every card of the own pile, times the chance that the opponent can match its top."""
    table: float
    """For taking a table card."""
    bait: float
    """Against laying a card, times the chance that the opponent can take it."""
    dead: float
    """For laying a card of which none is unseen."""
    threat: float
    """For every card of the pile that another card in the hand can steal."""


COUNT = Weights(theft=2.537, risk=2.726, table=0.224, bait=1.541, dead=0.181, threat=0.438)
NORMAL_LIKE = Weights(theft=2.212, risk=4.341, table=0.143, bait=1.891, dead=1.074, threat=0.884)


def _all_seen(view: View) -> Counter[int]:
    """By value: all cards that the seat has ever seen."""
    return _counted((*view.opening, *view.hand, *(move.card for move in view.history)))


def _lying_open(view: View) -> Counter[int]:
    """By value: hand, table, and two of the value of each open top."""
    tops = [pile.top for pile in view.piles if pile.top is not None]
    return _counted((*view.hand, *view.table, *tops, *tops))


def _counted(cards: Iterable[int]) -> Counter[int]:
    return Counter(map(value, cards))


def _by_formula(view: View, seed: int, known: Counter[int], weights: Weights) -> Move:
    unseen = 40 - known.total()
    answering = view.hand_sizes[1 - view.seat] or (3 if view.stock else 0)
    mine, other = view.piles[view.seat], view.piles[1 - view.seat]

    def chance(number: int) -> float:
        return 1 - comb(unseen - 4 + known[number], answering) / comb(unseen, answering)

    def worth(move: Move) -> float:
        number = value(move.card)
        if move.steals:
            brought = weights.theft * other.size + 1
            return brought - weights.risk * chance(number) * (mine.size + other.size + 1)
        rest = [value(card) for card in view.hand if card != move.card]
        result = weights.threat * other.size if other.top is not None and value(other.top) in rest else 0.0
        if move.taken:
            return result + weights.table - weights.risk * chance(number) * (mine.size + 2)
        if mine.top is not None:
            result -= weights.risk * chance(value(mine.top)) * mine.size
        return result - weights.bait * chance(number) + weights.dead * (known[number] == 4)

    worths = {move: worth(move) for move in view.moves}
    best = max(worths.values())
    return random.Random(seed).choice([move for move in view.moves if worths[move] > best - 1e-9])


def count(view: View, seed: int) -> Move:
    """The best move by the formula of one who remembers every card."""
    return _by_formula(view, seed, _all_seen(view), COUNT)


def normal_like(view: View, seed: int) -> Move:
    """The best move by the formula of one who remembers nothing."""
    return _by_formula(view, seed, _lying_open(view), NORMAL_LIKE)


def other_count(view: View, seed: int) -> Move:
    """The best move by the formula of one who remembers every card and weighs them otherwise than `count`."""
    return _by_formula(view, seed, _all_seen(view), NORMAL_LIKE)


OPPONENTS = {
    "random": Opponent(play_random),
    "greedy": Opponent(greedy),
    "easy-like": Opponent(easy),
    "count": Opponent(count),
    "other-count": Opponent(other_count),
    "normal-like": Opponent(normal_like),
}
