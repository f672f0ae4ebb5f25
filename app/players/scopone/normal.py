"""Normal: takes what counts and leaves no easy scopa, without memory of the cards that have gone."""

import random

from app.cards import card_set, cards_in, value
from app.games import Move, View
from app.games.count import SETTEBELLO
from app.players.scopone.worth import sweeps, worth

DOUBLE_VALUE = 10

_EASY_SCOPA_SUM = 10


def _takes_settebello(move: Move) -> bool:
    return move.taken != 0 and bool((move.taken | 1 << move.card) >> SETTEBELLO & 1)


def choose(view: View, seed: int) -> Move:
    """A scopa or the settebello if it can be had, then no easy scopa for the next player, then what is worth
    most; of the cards to lay rather one that it holds twice."""
    rng = random.Random(seed)
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
        points = sweeps(table, move) + _takes_settebello(move)
        return points, not leaves_easy_scopa(move), worth(move) + double(move), rng.random()

    return max(view.moves, key=key)
