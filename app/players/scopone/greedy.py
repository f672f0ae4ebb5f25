"""The greedy player of the literature, compiled: for playouts, and to measure against.

Di Palma and Lanzi, "Traditional Wisdom and Monte Carlo Tree Search Face-to-Face in the Card Game Scopone", 2018.
"""

from app.players.compiled import compiled
from app.players.scopone.round import (
    LEFT,
    PLAYED,
    RANKS,
    SEAT,
    SIZES,
    SUM,
    TABLE,
    lowest,
    margin,
    next_random,
    play,
)
from app.players.scopone.tables import CAPTURE_FIRST, CAPTURES, CARD_VALUE, RANK_SUM, Ints

_SUITS = 1 << 30 | 1 << 20 | 1 << 10 | 1
_SCOPA = 1 << 20
_SAFE = 1 << 12


@compiled
def value_of(cards: int) -> int:
    """The sum of `CARD_VALUE` over a set of cards (40-bit int)."""
    total = 0
    while cards:
        total += CARD_VALUE[lowest(cards)]
        cards &= cards - 1
    return total


@compiled
def greedy_move(hands: Ints, state: Ints, random: Ints) -> int:
    """The greedy move of the seat to move: 1024 times the index in its list plus the ranks taken.

    First a scopa, of several the one that takes most; else a move after which no unseen card can clear the
    table, and of these the capture worth most (the card played and those taken), else the cheapest card laid;
    else the same without regard to what lies there. Ties at random.
    """
    seat = state[SEAT]
    size = state[SIZES + seat]
    ranks_lying, lying, table = state[RANKS], state[SUM], state[TABLE]
    known = state[PLAYED]
    for index in range(size):
        known += 1 << 4 * (hands[seat, index] % 10)
    best, move, ties = -(1 << 30), 0, 1
    for index in range(size):
        card = hands[seat, index]
        cell = 10 * ranks_lying + card % 10
        first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
        for way in range(first, max(last, first + 1)):
            if first == last:
                ranks = 0
                left = lying + card % 10 + 1
                key = -CARD_VALUE[card]
            else:
                ranks = int(CAPTURES[way])
                left = lying - RANK_SUM[ranks]
                key = CARD_VALUE[card] + value_of(table & ranks * _SUITS)
            if left == 0 and state[LEFT] > 1:
                key += _SCOPA
            elif left == 0 or left > 10 or known >> 4 * (left - 1) & 15 == 4:
                key += _SAFE
            if key > best:
                best, move, ties = key, index << 10 | ranks, 1
            elif key == best:
                ties += 1
                if next_random(random, ties) == 0:
                    move = index << 10 | ranks
    return move


@compiled
def play_out(hands: Ints, state: Ints, random: Ints, chance: int) -> int:
    """Plays the round to its end, greedily but for `chance` of 1024 moves, which are random; side 0's margin."""
    while state[LEFT] > 0:
        if next_random(random, 1024) < chance:
            seat = state[SEAT]
            index = next_random(random, state[SIZES + seat])
            cell = 10 * state[RANKS] + hands[seat, index] % 10
            first = CAPTURE_FIRST[cell]
            ways = CAPTURE_FIRST[cell + 1] - first
            play(hands, state, index, CAPTURES[first + next_random(random, ways)] if ways else 0)
        else:
            move = greedy_move(hands, state, random)
            play(hands, state, move >> 10, move & 1023)
    return margin(state)
