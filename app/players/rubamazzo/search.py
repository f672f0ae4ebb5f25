"""The best move while cards are hidden: expectation over what the opponent may hold, to the end of the deal.

The search plays out every order of the own cards and, for every hand that the opponent may hold, every way he
may answer, weighted by the chance that he holds it and plays so (`manners`). What he has shown on the way is
all that the next own move is chosen by: one plan for all hands that look alike, never one that sees his cards.
Where the deal ends, `prospects` says what the place is worth.
"""

import numpy as np

from app.games.rubamazzo import HAND_SIZE
from app.players.compiled import Floats, Ints, compiled
from app.players.rubamazzo import BUDGET
from app.players.rubamazzo.manners import MOST_WAYS, choices, set_chances
from app.players.rubamazzo.prospects import FEATURES, HIDDEN, prospect
from app.players.rubamazzo.ranks import NOT, RANKS, WAYS, Place, count, kind, played, size

MOST_HANDS = BUDGET
"""Multisets of three of the ten ranks."""
_NOTHING_YET = -1e18

DRAWS = np.array([[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1], [1, 4, 6, 4]], dtype=np.float64)
"""By cards of a rank and cards drawn of it: in how many ways they can be drawn."""


@compiled
def list_hands(hidden: int, cards: int, hands: Ints, weights: Floats) -> int:
    """All hands of 1 to 3 cards by rank that can be drawn from `hidden`, with the number of ways to draw each."""
    found = 0
    for code in range(RANKS**cards):
        first, second, third = code % RANKS, code // RANKS % RANKS, code // (RANKS * RANKS)
        if (cards > 1 and second < first) or (cards > 2 and third < second):
            continue
        hand = 1 << 3 * first
        if cards > 1:
            hand += 1 << 3 * second
        if cards > 2:
            hand += 1 << 3 * third
        weight = 1.0
        for rank in range(RANKS):
            drawn = count(hand, rank)
            if drawn:
                weight *= DRAWS[count(hidden, rank), drawn]
        if weight > 0.0:
            hands[found], weights[found] = hand, weight
            found += 1
    return found


@compiled
def row(places: Ints, level: int) -> Place:
    """A stored place."""
    return (
        places[level, 0],
        places[level, 1],
        places[level, 2],
        places[level, 3],
        places[level, 4],
    )


@compiled
def store(places: Ints, level: int, place: Place) -> None:
    """Keep a place."""
    places[level, 0], places[level, 1], places[level, 2], places[level, 3], places[level, 4] = place


@compiled
def search(
    hand: int,
    place: Place,
    hidden: int,
    stock: int,
    believed: int,
    hands: Ints,
    weights: Floats,
    manners: Floats,
    likely: Floats,
    network: Floats,
    ways: Ints,
    values: Floats,
) -> int:
    """The value of every way of the own hand (times the sum of the weights); returns their number.

    `hidden` are all cards that are not public, the own ones among them; the first `believed` of `hands` are
    those that the opponent may hold, with `weights`; `network` says what the place after the deal is worth.
    """
    # a level is one own move: before it, ...
    own = np.empty(HAND_SIZE, np.int64)
    unknown = np.empty(HAND_SIZE, np.int64)
    places = np.empty((HAND_SIZE, 5), np.int64)
    next_way = np.empty(HAND_SIZE, np.int64)
    best = np.empty(HAND_SIZE)
    # ... and after it
    own_after = np.empty(HAND_SIZE, np.int64)
    unknown_after = np.empty(HAND_SIZE, np.int64)
    places_after = np.empty((HAND_SIZE, 5), np.int64)
    next_answer = np.empty(HAND_SIZE, np.int64)
    sums = np.empty(HAND_SIZE)
    # what he may hold, by level and by the answer that led there
    held = np.empty((HAND_SIZE + 1, WAYS, MOST_HANDS), np.int64)
    chance = np.empty((HAND_SIZE + 1, WAYS, MOST_HANDS))
    number = np.zeros((HAND_SIZE + 1, WAYS), np.int64)
    shown = np.zeros(HAND_SIZE + 1, np.int64)
    # room to work in
    his_ways = np.empty(MOST_WAYS, np.int64)
    shares = np.empty((len(manners) + 1, MOST_WAYS))
    chances = np.empty((2, 5))
    features, units = np.empty(FEATURES), np.empty(HIDDEN)

    held[0, 0, :believed] = hands[:believed]
    chance[0, 0, :believed] = weights[:believed]
    number[0, 0] = believed
    own[0], unknown[0], best[0], next_way[0], next_answer[0] = hand, hidden, _NOTHING_YET, 0, WAYS
    store(places, 0, place)
    found = 0
    level = 0
    while True:
        if next_answer[level] < WAYS:
            way = next_answer[level]
            next_answer[level] += 1
            if number[level + 1, way] == 0:
                continue
            here = played(row(places_after, level), way)
            rest = unknown_after[level] - (1 << 3 * (way >> 1))
            if own_after[level] == 0:
                weight = chance[level + 1, way, : number[level + 1, way]].sum()
                sums[level] += weight * prospect(here, rest, network, features, units)
                continue
            level += 1
            shown[level] = way
            own[level], unknown[level] = own_after[level - 1], rest
            best[level], next_way[level], next_answer[level] = _NOTHING_YET, 0, WAYS
            store(places, level, here)

        here = row(places, level)
        way = next_way[level]
        if way > 0:
            best[level] = max(best[level], sums[level])
            if level == 0:
                values[found - 1] = sums[0]
        while way < WAYS and kind(own[level], here, way) == NOT:
            way += 1
        if way == WAYS:
            if level == 0:
                return found
            level -= 1
            sums[level] += best[level + 1]
            continue
        next_way[level] = way + 1
        if level == 0:
            ways[found] = way
            found += 1

        after = played(here, way)
        left = own[level] - (1 << 3 * (way >> 1))
        rest = unknown[level] - (1 << 3 * (way >> 1))
        own_after[level], unknown_after[level] = left, rest
        store(places_after, level, after)
        slot = shown[level]
        if held[level, slot, 0] == 0:
            weight = chance[level, slot, : number[level, slot]].sum()
            sums[level] = -weight * prospect(after, rest, network, features, units)
            continue
        sums[level] = 0.0
        next_answer[level] = 0
        number[level + 1] = 0
        still = size(left)
        set_chances(chances, after, size(held[level, slot, 0]), stock + still, still if still else HAND_SIZE)
        for index in range(number[level, slot]):
            his = held[level, slot, index]
            weight = chance[level, slot, index]
            total = choices(his, after, rest, chances, manners, likely, his_ways, shares)
            for choice in range(total):
                answer = his_ways[choice]
                end = number[level + 1, answer]
                held[level + 1, answer, end] = his - (1 << 3 * (answer >> 1))
                chance[level + 1, answer, end] = weight * shares[len(manners), choice]
                number[level + 1, answer] = end + 1
