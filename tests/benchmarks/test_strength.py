import pytest

from app.games import GAMES
from benchmarks.opponents import Opponent, opponent
from benchmarks.strength import Match, Terms, Timing, estimate, play_deals, play_one, report


def test_a_player_against_itself_is_exactly_even() -> None:
    chunk = play_deals("rubamazzo", ("greedy", "greedy"), range(1, 41))
    assert all(first.margin == -second.margin for first, second in chunk.matches)
    assert all(first.led != second.led for first, second in chunk.matches)
    assert "| 50.00 ± 0.00 |" in report(("greedy", "greedy"), [chunk])


def test_equal_arguments_give_equal_games() -> None:
    runs = [play_deals("rubamazzo", ("greedy", "random"), range(5, 15)).matches for _ in range(2)]
    assert runs[0] == runs[1]


def test_a_margin_is_that_of_the_first_player_on_either_side() -> None:
    # one player takes nothing that it can avoid, so it must lose most games from both sides
    weak = Opponent(lambda view, seed: min(view.moves, key=lambda move: move.captures))
    strong = opponent("rubamazzo", "greedy")
    game = GAMES["rubamazzo"]
    for swapped in (False, True):
        times = Timing([], []), Timing([], [])
        margins = [play_one(game, seed, (strong, weak), swapped, times).margin for seed in range(100)]
        assert sum(margins) > 150
        assert len(times[0].wall) == len(times[1].cpu) == 1800


def test_a_match_goes_on_from_its_score_to_its_end() -> None:
    terms = Terms(score=(10, 4))
    chunk = play_deals("scopone", ("greedy", "greedy"), range(1, 6), terms)
    assert all(first.margin == -second.margin for first, second in chunk.matches)
    ahead = [first.margin > 0 for first, _ in chunk.matches]
    assert sum(ahead) >= 4


def test_the_napola_counts_where_it_is_played() -> None:
    rounds = [
        play_deals("scopone", ("greedy", "random"), range(1, 21), Terms(napola=napola)).matches
        for napola in (False, True)
    ]
    assert rounds[0] != rounds[1]


def test_the_mean_and_its_standard_error() -> None:
    mean, error = estimate([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert error == pytest.approx((5 / 3 / 4) ** 0.5)
    assert estimate([7.0]) == (7.0, 0.0)


def test_a_tie_counts_half() -> None:
    chunk = play_deals("rubamazzo", ("random", "random"), range(1, 2))
    even = chunk._replace(matches=[(Match(0, True), Match(0, False))])
    assert "| 0.0/100.0/0.0 | 50.00 ± 0.00 |" in report(("a", "b"), [even])


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(KeyError):
        opponent("rubamazzo", "nobody")
