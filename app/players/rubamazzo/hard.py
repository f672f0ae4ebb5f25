"""Hard: remembers every card, imagines the hidden ones, plays the last cards without fault."""

from functools import cache

import numpy as np

from app.cards import PACK_SIZE, cards_in, value
from app.games import Move, View
from app.games.rubamazzo import HAND_SIZE, OPENING_SIZE
from app.players.compiled import Floats, Ints, compiled
from app.players.rubamazzo import prospects
from app.players.rubamazzo.belief import COLUMNS, hands_from_this_deal, manners_from_past_deals
from app.players.rubamazzo.ending import solve
from app.players.rubamazzo.manners import MANNERS, MOST_WAYS
from app.players.rubamazzo.ranks import FULL_PACK, NO_RANK, NOT, WAYS, Place, collection, kind, played
from app.players.rubamazzo.search import MOST_HANDS, list_hands, search

PLIES_A_DEAL = 2 * HAND_SIZE
IGNORED = 0.02
"""A manner of the opponent that is less likely than this is not followed by the search."""


@compiled
def best_ending(hand: int, other_hand: int, place: Place) -> int:
    """The best way when both hands are known and nothing is left to deal."""
    best, best_value = NOT, -1 << 30
    for way in range(WAYS):
        if kind(hand, place, way) != NOT:
            value = -solve(other_hand, hand - (1 << 3 * (way >> 1)), played(place, way))
            if value > best_value:
                best, best_value = way, value
    return best


@compiled
def best_guess(
    hand: int,
    place: Place,
    hidden: int,
    stock: int,
    his_cards: int,
    deal: int,
    past: Ints,
    manners: Floats,
    network: Floats,
    most_hands: int,
) -> int:
    """The way of the highest expectation while cards are hidden. `past` are his moves, as `belief` has them."""
    hands, weights = np.zeros(MOST_HANDS, np.int64), np.ones(MOST_HANDS)
    likely = np.empty(len(manners))
    believed = list_hands(hidden - hand, his_cards, hands, weights) if his_cards else 1
    start = manners_from_past_deals(past, deal, manners, likely)
    hands_from_this_deal(past, start, believed, hands, weights, manners, likely)
    likely[likely < IGNORED] = 0.0
    likely /= likely.sum()
    if believed > most_hands:
        order = np.argsort(-weights[:believed], kind="mergesort")[:most_hands]
        hands[:most_hands], weights[:most_hands] = hands[order], weights[order]
        believed = most_hands
    ways, values = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS)
    total = search(
        hand, place, hidden, stock, believed, hands, weights, manners, likely, network, ways, values
    )
    return int(ways[np.argmax(values[:total])])


@cache
def _networks() -> Floats:
    return prospects.load()


class Memory:
    """The game so far by ranks, told from the moves alone."""

    def __init__(self, view: View) -> None:
        self.hidden = FULL_PACK - collection(view.opening)
        self.place: Place = collection(view.opening), 0, 0, NO_RANK, NO_RANK
        self.past: list[tuple[int, ...]] = []
        """The opponent's moves, as `belief` has them."""
        for ply, move in enumerate(view.history):
            deal, turn = divmod(ply, PLIES_A_DEAL)
            way = way_of(move)
            if (view.leader + ply) % 2 != view.seat:
                stock = PACK_SIZE - OPENING_SIZE - PLIES_A_DEAL * (deal + 1)
                answering = HAND_SIZE - (turn + 1) // 2
                unseen = stock + answering
                if not answering and stock:
                    answering = HAND_SIZE
                self.past.append((deal, way, *self.place, self.hidden, unseen, answering))
            self.place = played(self.place, way)
            self.hidden -= collection([move.card])


def way_of(move: Move) -> int:
    """The way by ranks of a move."""
    return 2 * (value(move.card) - 1) + (move.taken != 0)


def choose(view: View, budget: int | None) -> Move:
    """The move of the highest expectation; a forced one at once.

    `budget` (None: `BUDGET`) is how many hands of the opponent are looked at, the likeliest first. Nothing is drawn
    at random.
    """
    if len(view.moves) == 1:
        return view.moves[0]
    memory = Memory(view)
    hand = collection(view.hand)
    if view.stock == 0:
        way = best_ending(hand, memory.hidden - hand, memory.place)
    else:
        past = np.array(memory.past, dtype=np.int64).reshape(-1, COLUMNS)
        deal = len(view.history) // PLIES_A_DEAL
        network = _networks()[view.stock // PLIES_A_DEAL]
        most = MOST_HANDS if budget is None else max(1, budget)
        way = best_guess(
            hand,
            memory.place,
            memory.hidden,
            view.stock,
            view.hand_sizes[1 - view.seat],
            deal,
            past,
            MANNERS,
            network,
            most,
        )
    return min((move for move in view.moves if way_of(move) == way), key=_order)


def _order(move: Move) -> tuple[int, int]:
    return move.card, next(cards_in(move.taken), 0)
