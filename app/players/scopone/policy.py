"""How likely a good player plays each move: a softmax over a sum of weights, compiled.

The same policy guides the tree, plays the rounds out, and tells how well a hand explains what its holder did.
"""

from typing import NamedTuple

from app.games.capture import SAME_VALUE
from app.players.compiled import Ints, compiled, inlined
from app.players.scopone.lookups import CAPTURE_FIRST, CAPTURES, RANK_SIZE, RANK_SUM
from app.players.scopone.round import (
    LEFT,
    ODD,
    PLAYED,
    RANKS,
    SEAT,
    SIZES,
    SUM,
    TABLE,
    lowest,
    next_random,
    play,
)

SCALE = 64
"""Scores are whole 64ths of a natural logarithm."""


# Where the weights of a role and phase lie, relative to the first of them
LAY = 0
"""A card laid, by rank, the coins after the others."""
TAKE = 20
"""Every card that a capture brings, the played one too, in the same order."""
DOUBLE = 40
"""A card laid: four times the further cards of its rank in the hand, plus those of its rank not seen."""
CARDS = 56
"""How many table cards are taken, 1 to 4."""
PARITY = 60
"""Ranks with an odd number of cards in the piles: by how many they become more, -5 to 5."""
DANGER = 71
"""Five times the rank of the card that would clear what is left, plus how many of that rank are not seen."""
HIGH = 121
"""The sum left, if it is above 10: 11 to 29, and more."""
SEVEN = 141
"""A seven is left on the table: how many sevens are still in hands, and 5 more for the settebello."""
SCOPA = 151
STRIDE = 152
PHASES = 3
WEIGHTS = 2 * PHASES * STRIDE

_SEVEN = 6
"""The rank of a seven, and the number of the settebello."""


class Before(NamedTuple):
    """The numbers of a state that the scores of all moves there need, read once."""

    table: int
    sum: int
    odd: int
    played: int
    last: bool
    """Whether the last card of the round is to be played."""


@inlined
def before_move(state: Ints) -> Before:
    """What lies before the move of a state."""
    return Before(state[TABLE], state[SUM], state[ODD], state[PLAYED], state[LEFT] == 1)


@inlined
def sum_left(before: Before, card: int, ranks: int) -> int:
    """The sum of the values that lie on the table after a card has taken the table cards of `ranks` (0: none)."""
    return before.sum - RANK_SUM[ranks] if ranks else before.sum + card % 10 + 1


@inlined
def table_score(weights: Ints, base: int, before: Before, card: int, ranks: int, left: int) -> int:
    """The part of the score of a move that does not depend on the hand; `left` is the sum that the move leaves."""
    total: int
    rank = card % 10
    coin = 10 if card < 10 else 0
    table, odd = before.table, before.odd
    if ranks == 0:
        total = weights[base + LAY + coin + rank]
        table |= 1 << card
    else:
        total = weights[base + TAKE + coin + rank] + weights[base + CARDS + RANK_SIZE[ranks] - 1]
        taken = table & ranks * SAME_VALUE
        table ^= taken
        while taken:
            other = lowest(taken)
            total += weights[base + TAKE + other % 10 + (10 if other < 10 else 0)]
            taken &= taken - 1
        total += weights[base + PARITY + 5 + RANK_SIZE[odd ^ ranks ^ 1 << rank] - RANK_SIZE[odd]]
    if left > 10:
        total += weights[base + HIGH + min(left - 11, 19)]
    elif left == 0 and not before.last:
        total += weights[base + SCOPA]
    if table & SAME_VALUE << _SEVEN:
        sevens = 4 - (before.played >> 4 * _SEVEN & 15)
        total += weights[base + SEVEN + sevens + (5 if table >> _SEVEN & 1 else 0)]
    return total


@inlined
def hand_score(weights: Ints, base: int, rank: int, ranks: int, left: int, held: int, known: int) -> int:
    """The part of the score of a move that depends on the hand; the sum of both is in 64ths of a logarithm.

    `held` and `known` count the cards of each rank in the
    hand, and those in the hand or played, four bits a rank.
    """
    total = 0
    if ranks == 0:
        total += weights[base + DOUBLE + 4 * (held >> 4 * rank & 15) - (known >> 4 * rank & 15)]
    if 0 < left <= 10:
        total += weights[base + DANGER + 5 * left - 1 - (known >> 4 * (left - 1) & 15)]
    return total


@inlined
def base_of(state: Ints) -> int:
    """Where the weights for the phase of the round and the role of the seat to move begin."""
    left = state[LEFT]
    role: int = state[LEFT] & 1
    phase = 0 if left > 28 else 1 if left > 14 else 2
    return (role * PHASES + phase) * STRIDE


@inlined
def held_by(hands: Ints, state: Ints, seat: int) -> int:
    """How many cards of each rank a seat holds, four bits a rank."""
    held = 0
    for index in range(state[SIZES + seat]):
        held += 1 << 4 * (hands[seat, index] % 10)
    return held


@compiled
def policy_move(hands: Ints, state: Ints, weights: Ints, noise: Ints, random: Ints) -> int:
    """A move drawn by the policy for the seat to move: 1024 times the index in its list plus the ranks taken.

    `noise` holds Gumbel variates times `SCALE`: the highest sum of score and noise is a draw from the softmax.
    """
    seat = state[SEAT]
    size = state[SIZES + seat]
    base = base_of(state)
    held = held_by(hands, state, seat)
    ranks_lying, before = state[RANKS], before_move(state)
    known = before.played + held
    best, move, word = -(1 << 40), 0, 0
    for index in range(size):
        card = hands[seat, index]
        cell = 10 * ranks_lying + card % 10
        first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
        for way in range(first, max(last, first + 1)):
            ranks = int(CAPTURES[way]) if last > first else 0
            if word == 0:
                word = next_random(random, 1 << 30) | 1 << 30
            left = sum_left(before, card, ranks)
            drawn = (
                noise[word & 1023]
                + table_score(weights, base, before, card, ranks, left)
                + hand_score(weights, base, card % 10, ranks, left, held, known)
            )
            word = word >> 10 if word >> 20 else 0
            if drawn > best:
                best, move = drawn, index << 10 | ranks
    return move


@compiled
def play_policy(hands: Ints, state: Ints, weights: Ints, noise: Ints, random: Ints) -> None:
    """Plays the round to its end by draws from the policy."""
    while state[LEFT] > 0:
        move = policy_move(hands, state, weights, noise, random)
        play(hands, state, move >> 10, move & 1023)
