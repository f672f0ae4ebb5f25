"""Rubamazzo by ranks alone, compiled: suits never matter, so equal cards are one and the same here.

A rank is 0..9 (value less one). A collection of cards counts each rank in three bits, so that collections are
added and subtracted as ints. A `Place` is what lies open, as the seat to move sees it: the table (a
collection), the sizes of the own and the other pile, their top ranks (`NO_RANK` if empty). A way is what can be
done with a rank, 2 · rank for the pile or for laying it down, 2 · rank + 1 for taking its like from the table.
"""

from collections.abc import Iterable

from app.cards import value
from app.players.compiled import compiled

RANKS = 10
NO_RANK = 10
WAYS = 2 * RANKS
NOT, LAY, TAKE, STEAL = -1, 0, 1, 2
"""The kinds of a way; `NOT` is none."""
FULL_PACK = sum(4 << 3 * rank for rank in range(RANKS))
"""The collection of all forty cards."""

Place = tuple[int, int, int, int, int]


def collection(cards: Iterable[int]) -> int:
    """The collection of some cards 0..39."""
    return sum([1 << 3 * (value(card) - 1) for card in cards])


@compiled
def count(cards: int, rank: int) -> int:
    """How many cards of a rank a collection has."""
    return cards >> 3 * rank & 7


@compiled
def size(cards: int) -> int:
    """How many cards a collection has."""
    total = 0
    while cards:
        total += cards & 7
        cards >>= 3
    return total


@compiled
def kind(hand: int, place: Place, way: int) -> int:
    """What a way is for the holder of `hand`, `NOT` if it is not legal: what can take must take."""
    table, _, _, _, other_top = place
    rank = way >> 1
    if count(hand, rank) == 0:
        return NOT
    lies = count(table, rank) > 0
    if way & 1:
        return TAKE if lies else NOT
    if rank == other_top:
        return STEAL
    return NOT if lies else LAY


@compiled
def played(place: Place, way: int) -> Place:
    """What lies open after a legal way, as the seat sees it that moves next."""
    table, mine, other, top, other_top = place
    rank = way >> 1
    one = 1 << 3 * rank
    if way & 1:
        return table - one, other, mine + 2, other_top, rank
    if rank == other_top:
        return table, 0, mine + other + 1, NO_RANK, rank
    return table + one, other, mine, other_top, top
