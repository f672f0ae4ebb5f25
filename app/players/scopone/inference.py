"""Which hands explain what the other seats have played: deals drawn by their likelihood, compiled.

A deal of the unseen cards is as likely as the policy makes the moves of the other seats with those hands. The
policy is only partly trusted: with some chance a player is taken to play anything. So no hand is ever ruled
out but by the rules. Deals are drawn by a Metropolis walk that swaps two cards of two hands.
"""

from typing import NamedTuple

import numpy as np

from app.cards import PACK_SIZE
from app.players.compiled import Floats, Ints, compiled, inlined
from app.players.scopone.lookups import CAPTURE_FIRST, CAPTURES
from app.players.scopone.policy import base_of, before_move, hand_score, sum_left, table_score
from app.players.scopone.round import PLAYED, RANKS, SEAT, SIZES, next_random, play

ODDS_ZERO = 1024
"""The place of score 0 in `Model.odds`."""

_UNIT = 2.0**-31


class Plays(NamedTuple):
    """What has been played, and what else each card could have done in its place (`note_plays`)."""

    moves: Ints
    """Card and ranks taken of every play t."""
    notes: Ints
    """Of every play: where its weights begin, the cards played before it (four bits a rank), the sum that it
    left, and its score but for what depends on the hand."""
    odds: Floats
    """Of every play and card: the weight of playing that card, held alone of its rank; at the end of the row
    the same of the move that was made."""


class Model(NamedTuple):
    """The policy with its tables."""

    weights: Ints
    noise: Ints
    odds: Floats


@inlined
def odds_of(odds: Floats, points: int) -> float:
    """The exponential of a score."""
    found: float = odds[min(max(points + ODDS_ZERO, 0), 2 * ODDS_ZERO - 1)]
    return found


@compiled
def note_plays(start: Ints, plays: Plays, model: Model) -> None:
    """Fills in `notes` and `odds` of `plays`; `start` is the state before the first move."""
    state: Ints = start.copy()
    hands: Ints = np.zeros((4, 10), np.int64)
    weights = model.weights
    for t in range(plays.moves.shape[0]):
        base, before = base_of(state), before_move(state)
        for card in range(PACK_SIZE):
            rank = card % 10
            cell = 10 * state[RANKS] + rank
            first, last = CAPTURE_FIRST[cell], CAPTURE_FIRST[cell + 1]
            alone = 1 << 4 * rank
            for way in range(first, max(last, first + 1)):
                ranks = int(CAPTURES[way]) if last > first else 0
                left = sum_left(before, card, ranks)
                points = table_score(weights, base, before, card, ranks, left)
                odds = odds_of(
                    model.odds,
                    points + hand_score(weights, base, rank, ranks, left, alone, state[PLAYED] + alone),
                )
                plays.odds[t, card] += odds
                if card == plays.moves[t, 0] and ranks == plays.moves[t, 1]:
                    plays.notes[t, 0], plays.notes[t, 1] = base, state[PLAYED]
                    plays.notes[t, 2], plays.notes[t, 3] = left, points
                    plays.odds[t, PACK_SIZE] = odds
        hands[state[SEAT], 0] = plays.moves[t, 0]
        play(hands, state, 0, plays.moves[t, 1])


@inlined
def likelihood(
    seat: int, hands: Ints, size: int, leader: int, plays: Plays, model: Model, trust: float
) -> float:
    """How likely a seat's moves so far are if its hand is the first `size` cards of its row of `hands`.

    The move that was made is weighed with the whole hand, those that were not as if each card were alone of
    its rank. The rest of the row is overwritten with the cards that the seat has played.
    """
    held = 0
    for index in range(size):
        held += 1 << 4 * (hands[seat, index] % 10)
    product = 1.0
    last = plays.moves.shape[0] - 1
    t = last - (last + leader - seat) % 4
    while t >= 0:
        played = plays.moves[t, 0]
        hands[seat, size] = played
        size += 1
        held += 1 << 4 * (played % 10)
        total = 0.0
        for index in range(size):
            total += plays.odds[t, hands[seat, index]]
        made = odds_of(
            model.odds,
            plays.notes[t, 3]
            + hand_score(
                model.weights,
                plays.notes[t, 0],
                played % 10,
                plays.moves[t, 1],
                plays.notes[t, 2],
                held,
                plays.notes[t, 1] + held,
            ),
        )
        product *= (1.0 - trust) / size + trust * made / (total - plays.odds[t, PACK_SIZE] + made)
        t -= 4
    return product


@compiled
def deal_unseen(hands: Ints, known: Ints, unseen: Ints, seat: int, random: Ints) -> None:
    """Deals the unseen cards to the other seats, every deal equally likely."""
    for last in range(unseen.size - 1, 0, -1):
        other = next_random(random, last + 1)
        unseen[last], unseen[other] = unseen[other], unseen[last]
    dealt = 0
    for player in range(4):
        if player != seat:
            for place in range(known[SIZES + player]):
                hands[player, place] = unseen[dealt]
                dealt += 1


@compiled
def swap_cards(
    hands: Ints,
    likely: Floats,
    known: Ints,
    seat: int,
    leader: int,
    plays: Plays,
    model: Model,
    trust: float,
    random: Ints,
) -> None:
    """One step of the walk: two other seats exchange a card if chance, weighed by likelihood, allows it.

    `likely` holds the likelihood of each seat's present hand.
    """
    turn = next_random(random, 3)
    one = seat + 1 + turn & 3
    two = seat + 1 + (turn + 1 + next_random(random, 2)) % 3 & 3
    if known[SIZES + one] == 0 or known[SIZES + two] == 0:
        return
    here, there = next_random(random, known[SIZES + one]), next_random(random, known[SIZES + two])
    hands[one, here], hands[two, there] = hands[two, there], hands[one, here]
    first = likelihood(one, hands, known[SIZES + one], leader, plays, model, trust)
    second = likelihood(two, hands, known[SIZES + two], leader, plays, model, trust)
    before = likely[one] * likely[two]
    if first * second >= before or next_random(random, 1 << 31) * _UNIT * before < first * second:
        likely[one], likely[two] = first, second
    else:
        hands[one, here], hands[two, there] = hands[two, there], hands[one, here]
