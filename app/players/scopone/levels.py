"""Easy and Normal: people who look at the table and at their own hand, and remember nothing else."""

import random

from app.cards import card_set, cards_in, value
from app.games import Move, View
from app.games.count import COINS, PRIMIERA_VALUES, SETTEBELLO

EASY_ATTENTION = 0.5
"""The share of its moves at which Easy looks for the best capture; the others are random."""

DOUBLE_VALUE = 10

_EASY_SCOPA_SUM = 10


def card_value(card: int) -> int:
    """What a card 0..39 is worth to a player who takes by worth: its primiera value, 10 more for a coin, 8 for
    a seven, 100 for the settebello (the card values of Di Palma and Lanzi 2018)."""
    seven = value(card) == value(SETTEBELLO)
    return PRIMIERA_VALUES[value(card)] + 10 * (COINS >> card & 1) + 8 * seven + 100 * (card == SETTEBELLO)


def _worth(move: Move) -> int:
    """The value of the cards that a move takes, or minus that of the card that it lays."""
    if not move.captures:
        return -card_value(move.card)
    return card_value(move.card) + sum(map(card_value, cards_in(move.taken)))


def _sweeps(view: View, move: Move) -> bool:
    """Whether a move takes the whole table; the last card of a round makes no scopa, but is no choice either."""
    return move.captures and move.taken == card_set(view.table)


def _takes_settebello(move: Move) -> bool:
    return move.captures and bool((move.taken | 1 << move.card) >> SETTEBELLO & 1)


def _leaves_easy_scopa(view: View, move: Move) -> bool:
    """Whether one card could clear the table after a move, unless the seat sees all four of its value."""
    left = card_set(view.table) ^ (move.taken if move.captures else 1 << move.card)
    total = sum(map(value, cards_in(left)))
    seen = [*view.hand, *view.table]
    return 0 < total <= _EASY_SCOPA_SUM and sum(value(card) == total for card in seen) < 4


def easy(view: View, seed: int) -> Move:
    """Often any move at all, else the capture worth most; it does not care what it leaves on the table."""
    chance = random.Random(seed)
    if chance.random() >= EASY_ATTENTION:
        return chance.choice(view.moves)
    return max(view.moves, key=lambda move: (_sweeps(view, move), _worth(move), chance.random()))


def _double(view: View, move: Move) -> int:
    """What Normal adds for laying one of several equal cards: whoever takes it leaves the next one to lay."""
    equal = sum(value(card) == value(move.card) for card in view.hand)
    return 0 if move.captures else DOUBLE_VALUE * (equal - 1)


def normal(view: View, seed: int) -> Move:
    """A scopa or the settebello if it can be had, then no easy scopa for the next player, then what is worth
    most; of the cards to lay rather one that it holds twice."""
    chance = random.Random(seed)

    def key(move: Move) -> tuple[int, bool, int, float]:
        points = _sweeps(view, move) + _takes_settebello(move)
        return points, not _leaves_easy_scopa(view, move), _worth(move) + _double(view, move), chance.random()

    return max(view.moves, key=key)
