"""Hard with two cards left: it knows the last hand, so what is best can be reckoned."""

import random

import pytest

from app.games import Move, State
from app.players import choose
from tests.players.scopone_positions import GAME


def before_the_last_but_one_card(seed: int) -> State:
    """A round that was played at random until two cards are left."""
    chance = random.Random(seed)
    state = GAME.deal(seed)
    while len(state.history) < 38:
        state = GAME.play(state, chance.choice(GAME.moves(state)))
    return state


def points_of_ends(state: State, napola: bool) -> dict[Move, tuple[int, int]]:
    """The points that each move leads to, for the seat to move and for the others."""
    seat = GAME.seat(state)
    ends = {}
    for move in GAME.moves(state):
        after = GAME.play(state, move)
        points = GAME.result(GAME.play(after, GAME.moves(after)[0]), napola=napola).points
        ends[move] = points[seat % 2], points[1 - seat % 2]
    return ends


@pytest.mark.parametrize("seed", [13417, 16212, 55344, 57536])
def test_a_napola_decides_where_it_is_played(seed: int) -> None:
    # deals in which the best move is another one with the napola than without it
    state = before_the_last_but_one_card(seed)
    best = []
    for napola in (False, True):
        ends = points_of_ends(state, napola)
        leads = {move: ours - theirs for move, (ours, theirs) in ends.items()}
        best.append({move for move, lead in leads.items() if lead == max(leads.values())})
        view = GAME.view(state, GAME.seat(state), napola=napola)
        assert choose(view, "hard", seed=1, budget=200) in best[-1]
    assert not best[0] & best[1]


def test_near_the_end_the_match_counts_and_not_the_lead_of_the_round() -> None:
    # both moves lead by as much, but only one brings the point that ends the match at 9 and at 8 before it
    state = before_the_last_but_one_card(30613)
    seat = GAME.seat(state)
    ends = points_of_ends(state, False)
    assert {ours - theirs for ours, theirs in ends.values()} == {1}
    more = max(ends, key=lambda move: ends[move][0])
    ours, theirs = ends[more]
    fewer_ours, _ = min(ends.values())
    for score in ((11 - ours, 11 - theirs - 1), (11 - ours, 5)):
        assert score[0] + fewer_ours < 11
        sides = score if seat % 2 == 0 else (score[1], score[0])
        view = GAME.view(state, seat, score=sides)
        assert choose(view, "hard", seed=1, budget=200) == more
