"""What a seat knows in the middle of a round, as the arrays that the compiled search works on."""

from typing import NamedTuple

import numpy as np

from app.cards import ALL_CARDS, card_set, cards_in, value
from app.games import Move, View
from app.games.scopone import HAND_SIZE, SEATS
from app.players.compiled import Ints
from app.players.scopone import round as rules


class Knowledge(NamedTuple):
    """A position of a round but for who holds which of the unseen cards."""

    hands: Ints
    """4 x 10: the own hand in the row of the own seat; the other rows hold the unseen cards in no order."""
    state: Ints
    """The numbers of `app.players.scopone.round`."""
    unseen: Ints
    """The cards in the hands of the other seats."""


def knowledge(view: View) -> Knowledge:
    """What the seat of a view knows of the position."""
    state = np.zeros(rules.STATE_SIZE, np.int64)
    state[rules.SIZES : rules.SIZES + SEATS] = view.hand_sizes
    state[rules.LEFT] = sum(view.hand_sizes)
    state[rules.SEAT] = view.seat if view.to_move is None else view.to_move
    state[rules.TAKER] = 0 if view.last_taker is None else view.last_taker
    state[rules.SCOPAS : rules.SCOPAS + 2] = [len(pile.scopas) for pile in view.piles]
    state[rules.NAPOLA] = view.napola
    seen = card_set(view.hand)
    for ply, move in enumerate(view.history):
        seen |= 1 << move.card
        state[rules.PLAYED] += 1 << 4 * (value(move.card) - 1)
        if move.captures:
            state[rules.ODD] ^= ranks_of(move.taken) ^ 1 << value(move.card) - 1
        if move.captures and (view.leader + ply) % 2 == 0:
            state[rules.PILE] |= move.taken | 1 << move.card
    for card in view.table:
        state[rules.RANKS] |= 1 << value(card) - 1
        state[rules.TABLE] |= 1 << card
        state[rules.SUM] += value(card)
    unseen = np.array(list(cards_in(ALL_CARDS ^ seen)), np.int64)
    hands = np.zeros((SEATS, HAND_SIZE), np.int64)
    hands[view.seat, : len(view.hand)] = view.hand
    start = 0
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat:
            hands[seat, :size] = unseen[start : start + size]
            start += size
    return Knowledge(hands, state, unseen)


def start_of_round(leader: int) -> Ints:
    """The state before the first card, which the seat `leader` plays."""
    state = np.zeros(rules.STATE_SIZE, np.int64)
    state[rules.SIZES : rules.SIZES + SEATS] = HAND_SIZE
    state[rules.LEFT] = SEATS * HAND_SIZE
    state[rules.SEAT] = leader
    return state


def ranks_of(taken: int) -> int:
    """The ranks (10-bit int) of a set of table cards."""
    return sum(1 << value(card) - 1 for card in cards_in(taken))


def the_move(view: View, card: int, ranks: int) -> Move:
    """The legal move of a view that plays a card and takes the table cards of `ranks` (10-bit int)."""
    return next(move for move in view.moves if move.card == card and ranks_of(move.taken) == ranks)
