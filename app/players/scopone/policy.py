"""How likely a good player plays each move: a softmax over a sum of weights, compiled.

The same policy guides the tree, plays the rounds out, and tells how well a hand explains what its holder did.
"""

from app.players.compiled import compiled
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
    margin,
    next_random,
    play,
)
from app.players.scopone.tables import CAPTURE_FIRST, CAPTURES, RANK_SIZE, RANK_SUM, Ints

SCALE = 64
"""Scores are whole 64ths of a natural logarithm."""

_SUITS = 1 << 30 | 1 << 20 | 1 << 10 | 1

# Where the weights of a phase and role lie, relative to its first
LAY = 0
TAKE = 20
DOUBLE = 40
CARDS = 56
PARITY = 60
DANGER = 71
HIGH = 76
SCOPA = 82
STRIDE = 83
PHASES = 3
WEIGHTS = 2 * PHASES * STRIDE


@compiled
def score(weights: Ints, base: int, card: int, ranks: int, held: int, known: int, state: Ints) -> int:
    """The score of a move of the seat to move."""
    rank = card % 10
    left = state[SUM]
    if ranks == 0:
        left += rank + 1
        total = weights[base + LAY + rank + (10 if card < 10 else 0)]
        unseen = 4 - (known >> 4 * rank & 15)
        total += weights[base + DOUBLE + 4 * ((held >> 4 * rank & 15) - 1) + unseen]
    else:
        left -= RANK_SUM[ranks]
        total = weights[base + TAKE + rank + (10 if card < 10 else 0)]
        total += weights[base + CARDS + RANK_SIZE[ranks] - 1]
        taken = state[TABLE] & ranks * _SUITS
        while taken:
            other = lowest(taken)
            total += weights[base + TAKE + other % 10 + (10 if other < 10 else 0)]
            taken &= taken - 1
        odd = state[ODD]
        total += weights[base + PARITY + 5 + RANK_SIZE[odd ^ ranks ^ 1 << rank] - RANK_SIZE[odd]]
    if left == 0:
        if state[LEFT] > 1:
            total += weights[base + SCOPA]
    elif left <= 10:
        total += weights[base + DANGER + 4 - (known >> 4 * (left - 1) & 15)]
    else:
        total += weights[base + HIGH + min((left - 11) >> 2, 5)]
    return total


@compiled
def base_of(state: Ints) -> int:
    """Where the weights for the phase of the round and the role of the seat to move begin."""
    left = state[LEFT]
    phase = 0 if left > 28 else 1 if left > 14 else 2
    return ((left & 1) * PHASES + phase) * STRIDE


@compiled
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
    if (
        size == 1
        and CAPTURE_FIRST[10 * state[RANKS] + hands[seat, 0] % 10 + 1]
        - CAPTURE_FIRST[10 * state[RANKS] + hands[seat, 0] % 10]
        == 0
    ):
        return 0
    base = base_of(state)
    held = held_by(hands, state, seat)
    known = state[PLAYED] + held
    best, move = -(1 << 40), 0
    for index in range(size):
        card = hands[seat, index]
        cell = 10 * state[RANKS] + card % 10
        first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
        for way in range(first, max(last, first + 1)):
            ranks = int(CAPTURES[way]) if last > first else 0
            drawn = (
                score(weights, base, card, ranks, held, known, state) + noise[next_random(random, noise.size)]
            )
            if drawn > best:
                best, move = drawn, index << 10 | ranks
    return move


@compiled
def play_policy(hands: Ints, state: Ints, weights: Ints, noise: Ints, random: Ints) -> int:
    """Plays the round to its end by draws from the policy; the margin of side 0."""
    while state[LEFT] > 0:
        move = policy_move(hands, state, weights, noise, random)
        play(hands, state, move >> 10, move & 1023)
    return margin(state)
