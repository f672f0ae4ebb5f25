"""The round as the compiled search plays it: the rules of `app.games.scopone` on arrays.

`hands` (4 x 10) lists the cards of each seat, and `state` holds the numbers named below. What a card takes comes
from `app.games.capture` by way of `lookups`; a test plays tens of thousands of rounds here and there.
"""

from typing import Any

import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros

from app.games.capture import SAME_VALUE
from app.games.count import COINS, SHORTEST_NAPOLA
from app.players.compiled import Ints, compiled, inlined
from app.players.scopone.lookups import PRIMIERA, RANK_SUM

SIZES = 0
"""`state[SIZES + seat]` is the number of cards that a seat holds."""
RANKS = 4
"""The ranks on the table, a 10-bit int."""
SUM = 5
"""The sum of the values on the table."""
TABLE = 6
"""The table cards, a 40-bit int."""
PLAYED = 7
"""How many cards of each rank have been played, four bits a rank."""
PILE = 8
"""The pile of side 0, a 40-bit int."""
SCOPAS = 9
"""`state[SCOPAS + side]` is the number of scopas that a side has made."""
SEAT = 11
"""The seat to move."""
TAKER = 12
"""The seat that captured last."""
LEFT = 13
"""Cards left in all hands."""
ODD = 14
"""The ranks of which an odd number of cards lies in the piles, a 10-bit int."""
NAPOLA = 15
"""1 if the napola counts in this round, else 0."""
STATE_SIZE = 16

MOST_POINTS = 33
"""A round cannot bring a side more: every scopa takes two cards, the napola ten at most, the rest four."""

_ODD_BITS = 0x5555555555
_PAIRS = 0x3333333333
_NIBBLES = 0x0F0F0F0F0F
_BYTES = 0x0101010101


@inlined
def next_random(random: Ints, bound: int) -> int:
    """A number from 0 to bound - 1 (bound at most 2^31), by the generator xorshift64 with its word in `random`."""
    word: Any = random[0]
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    random[0] = word
    return int(word >> np.uint64(33)) * bound >> 31


@inlined
def size_of(cards: int) -> int:
    """The number of cards in a set (40-bit int)."""
    cards -= cards >> 1 & _ODD_BITS
    cards = (cards & _PAIRS) + (cards >> 2 & _PAIRS)
    cards = cards + (cards >> 4) & _NIBBLES
    return cards * _BYTES >> 32 & 0xFF


@inlined
def lowest(cards: int) -> int:
    """The lowest card 0..39 of a set that is not empty (40-bit int): the number of its lowest bit."""
    return int(trailing_zeros(cards))  # type: ignore[call-arg]


@inlined
def play(hands: Ints, state: Ints, index: int, ranks: int) -> None:
    """The seat to move plays the card at `index` of its list and takes the table cards of `ranks` (0: none).

    The card changes places with the last of the list, so that a hand keeps its cards when its size is reset.
    """
    seat = state[SEAT]
    size = state[SIZES + seat] - 1
    card = hands[seat, index]
    hands[seat, index] = hands[seat, size]
    hands[seat, size] = card
    state[SIZES + seat] = size
    left = state[LEFT] - 1
    state[LEFT] = left
    rank = card % 10
    state[PLAYED] += 1 << 4 * rank
    state[SEAT] = seat + 1 & 3
    if ranks == 0:
        state[RANKS] |= 1 << rank
        state[TABLE] |= 1 << card
        state[SUM] += rank + 1
        return
    taken = state[TABLE] & ranks * SAME_VALUE
    state[TAKER] = seat
    state[RANKS] ^= ranks
    state[ODD] ^= ranks ^ 1 << rank
    state[TABLE] ^= taken
    state[SUM] -= RANK_SUM[ranks]
    if seat & 1 == 0:
        state[PILE] |= taken | 1 << card
    if state[RANKS] == 0 and left > 0:
        state[SCOPAS + (seat & 1)] += 1


@inlined
def napola_length(pile: int) -> int:
    """The points of a pile (40-bit int) for its coins from the ace up without a gap."""
    length = lowest(~pile & COINS | COINS + 1)
    return length if length >= SHORTEST_NAPOLA else 0


@compiled
def points(state: Ints) -> tuple[int, int]:
    """The points of side 0 and of side 1 when the last card has been played."""
    first = state[PILE]
    if state[TAKER] & 1 == 0:
        first |= state[TABLE]
    second = first ^ (1 << 40) - 1
    one = state[SCOPAS] + (first >> 6 & 1)
    two = state[SCOPAS + 1] + (second >> 6 & 1)
    cards = size_of(first) - 20
    coins = size_of(first & COINS) - 5
    primiera = 0
    for suit in range(0, 40, 10):
        primiera += PRIMIERA[first >> suit & COINS] - PRIMIERA[second >> suit & COINS]
    one += (cards > 0) + (coins > 0) + (primiera > 0)
    two += (cards < 0) + (coins < 0) + (primiera < 0)
    if state[NAPOLA]:
        one += napola_length(first)
        two += napola_length(second)
    return one, two
