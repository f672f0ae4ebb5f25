"""Easy and Normal: people who look at the table and at their own hand, and remember nothing else."""

import random

from app.cards import PACK_SIZE, card_set, cards_in, value
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


_CARD_VALUES = tuple(map(card_value, range(PACK_SIZE)))


def _worth(move: Move) -> int:
    """The value of the cards that a move takes, or minus that of the card that it lays."""
    if not move.taken:
        return -_CARD_VALUES[move.card]
    return _CARD_VALUES[move.card] + sum([_CARD_VALUES[card] for card in cards_in(move.taken)])


def _sweeps(table: int, move: Move) -> bool:
    """Whether a move takes the whole table, a set of cards; the last card of a round makes no scopa, but is no
    choice either."""
    return move.taken == table and table != 0


def _takes_settebello(move: Move) -> bool:
    return move.taken != 0 and bool((move.taken | 1 << move.card) >> SETTEBELLO & 1)


def easy(view: View, seed: int) -> Move:
    """Often any move at all, else the capture worth most; it does not care what it leaves on the table."""
    chance = random.Random(seed)
    if chance.random() >= EASY_ATTENTION:
        return chance.choice(view.moves)
    table = card_set(view.table)
    return max(view.moves, key=lambda move: (_sweeps(table, move), _worth(move), chance.random()))


def normal(view: View, seed: int) -> Move:
    """A scopa or the settebello if it can be had, then no easy scopa for the next player, then what is worth
    most; of the cards to lay rather one that it holds twice."""
    chance = random.Random(seed)
    table, lying = card_set(view.table), sum(map(value, view.table))
    held = list(map(value, view.hand))
    seen = held + list(map(value, view.table))

    def leaves_easy_scopa(move: Move) -> bool:
        """Whether one card could clear the table then, unless the seat sees all four of its value."""
        taken = sum(map(value, cards_in(move.taken)))
        left = lying - taken if taken else lying + value(move.card)
        return 0 < left <= _EASY_SCOPA_SUM and seen.count(left) < 4

    def double(move: Move) -> int:
        """What it adds for laying one of several equal cards: whoever takes it leaves the next one to lay."""
        return 0 if move.taken else DOUBLE_VALUE * (held.count(value(move.card)) - 1)

    def key(move: Move) -> tuple[int, bool, int, float]:
        points = _sweeps(table, move) + _takes_settebello(move)
        return points, not leaves_easy_scopa(move), _worth(move) + double(move), chance.random()

    return max(view.moves, key=key)
