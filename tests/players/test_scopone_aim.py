"""What the ends of a round are worth in a match."""

import random

import numpy as np
import pytest

from app.games import View
from app.games.scopone import TARGET
from app.players.scopone.aim import SIZE, winning_chance, worth_of
from app.players.scopone.outcomes import OUTCOMES
from app.players.scopone.search import POINT
from tests.players.scopone_positions import GAME


def _view(score: tuple[int, int] | None, leader: int) -> View:
    return GAME.view(GAME.deal(1, leader), 0, score=score)


def _match_is_won(chance: random.Random, ours: int, theirs: int, we_lead: bool) -> bool:
    """Plays rounds that end as those of the level do until the match is over."""
    ends = [(leader, dealer) for leader, dealer, _ in OUTCOMES]
    times = [times for _, _, times in OUTCOMES]
    while max(ours, theirs) < TARGET or ours == theirs:
        leader, dealer = chance.choices(ends, times)[0]
        ours += leader if we_lead else dealer
        theirs += dealer if we_lead else leader
        we_lead = not we_lead
    return ours > theirs


@pytest.mark.parametrize(
    ("ours", "theirs", "we_lead"), [(0, 0, True), (9, 8, False), (10, 10, True), (12, 12, False)]
)
def test_the_chance_is_that_of_matches_played_with_such_rounds(ours: int, theirs: int, we_lead: bool) -> None:
    chance = random.Random(1)
    won = sum(_match_is_won(chance, ours, theirs, we_lead) for _ in range(20_000)) / 20_000
    assert winning_chance(ours, theirs, we_lead) == pytest.approx(won, abs=0.015)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    assert winning_chance(11, 10, True) == 1.0
    assert winning_chance(10, 11, False) == 0.0


def test_both_sides_together_have_a_whole_chance() -> None:
    for ours in range(13):
        for theirs in range(13):
            assert winning_chance(ours, theirs, True) + winning_chance(theirs, ours, False) == pytest.approx(
                1
            )


def test_without_a_score_the_difference_of_points_counts() -> None:
    worth = worth_of(_view(None, 0))
    assert worth[5, 2] == 3 * POINT
    assert worth[0, 4] == -4 * POINT


def test_a_point_that_wins_the_match_is_worth_more_than_those_after_it() -> None:
    worth = worth_of(_view((10, 3), 0))
    assert worth[1, 2] - worth[0, 3] > 20 * (worth[4, 2] - worth[1, 5])


def test_more_points_are_never_worth_less() -> None:
    for score in ((0, 0), (5, 9), (10, 10), (12, 12)):
        worth = np.array(worth_of(_view(score, 1)).tolist())
        assert worth.shape == (SIZE, SIZE)
        assert (np.diff(worth, axis=0) >= 0).all()
        assert (np.diff(worth, axis=1) <= 0).all()


def test_a_seat_of_the_other_pair_sees_the_same_with_the_sides_exchanged() -> None:
    ours = np.array(worth_of(_view((9, 7), 0)).tolist())
    theirs = np.array(worth_of(_view((7, 9), 1)).tolist())
    assert np.abs(ours + theirs.T).max() <= 1


def test_the_worth_follows_from_the_score_that_everybody_sees_alone() -> None:
    view = _view((4, 6), 2)
    other = view._replace(seat=3, hand=(), moves=())
    assert worth_of(view) is worth_of(other)
