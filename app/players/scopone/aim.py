"""What the end of a round is worth to a pair: its lead in points, or its chance to win the match.

In a match the chance counts, for near 11 the two differ: who is far ahead need not fight for every point, and who
is behind may risk some. The chance follows from how the rounds of the level itself end (`outcomes`), by going back
from the scores that end a match; the lead changes sides from round to round.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

import numpy as np

from app.games import View
from app.games.scopone import TARGET
from app.players.compiled import Ints
from app.players.scopone.outcomes import OUTCOMES
from app.players.scopone.round import MOST_POINTS
from app.players.scopone.search import POINT

SIZE = MOST_POINTS + 1


class Outcome(NamedTuple):
    """How a round may end."""

    leader: int
    """The points of the pair that led."""
    dealer: int
    """The points of the other pair."""
    chance: float


def _outcomes() -> list[Outcome]:
    total = sum(times for _, _, times in OUTCOMES)
    return [Outcome(leader, dealer, times / total) for leader, dealer, times in OUTCOMES]


@lru_cache(maxsize=1024)
def winning_chance(ours: int, theirs: int, we_lead: bool) -> float:
    """The chance 0 to 1 to win a match with a score (ints >= 0), before a round that `we_lead` or they lead.

    The pair with more wins once a pair has `TARGET` points (rules S27 to S29).
    """
    if max(ours, theirs) >= TARGET:
        if ours != theirs:
            return float(ours > theirs)
        # every further tie is the same again: the chance c to win as leader solves c = win + tie * (1 - c)
        win = sum(o.chance for o in _outcomes() if o.leader > o.dealer)
        tie = sum(o.chance for o in _outcomes() if o.leader == o.dealer)
        as_leader = (win + tie) / (1 + tie)
        return as_leader if we_lead else 1 - as_leader
    if not we_lead:
        return 1 - winning_chance(theirs, ours, True)
    return sum(o.chance * winning_chance(ours + o.leader, theirs + o.dealer, False) for o in _outcomes())


def worth_of(view: View) -> Ints:
    """What each end of a view's round is worth to side 0: `worth[p, q]` for p points of side 0 and q of side 1.

    In units of `POINT`. Without a score it is the difference of points; else the chance to win the match, on a
    scale on which it varies over the ends of a round as much as the points do.
    """
    if view.score is None:
        return _lead()
    return _chance(*view.score, view.leader % 2 == 0)


@lru_cache(maxsize=1)
def _lead() -> Ints:
    points = np.arange(SIZE)
    worth: Ints = POINT * (points[:, None] - points[None, :])
    return worth


@lru_cache(maxsize=512)
def _chance(ours: int, theirs: int, we_lead: bool) -> Ints:
    def after(p: int, q: int) -> float:
        return winning_chance(ours + p, theirs + q, not we_lead)

    ends = [
        (o.leader, o.dealer, o.chance) if we_lead else (o.dealer, o.leader, o.chance) for o in _outcomes()
    ]
    weights = [chance for _, _, chance in ends]
    usual, spread = _mean_and_deviation([after(p, q) for p, q, _ in ends], weights)
    if spread == 0:  # no round that was ever seen changes anything
        return _lead()
    scale = POINT * _mean_and_deviation([p - q for p, q, _ in ends], weights)[1] / spread
    rows = [[round(scale * (after(p, q) - usual)) for q in range(SIZE)] for p in range(SIZE)]
    worth: Ints = np.array(rows, np.int64)
    return worth


def _mean_and_deviation(values: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Of a variable that takes values with chances that add up to 1."""
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True))
    variance = sum(weight * (value - mean) ** 2 for weight, value in zip(weights, values, strict=True))
    return mean, sqrt(variance)
