"""What the documents say of Easy and Normal, sentence by sentence, on positions made for it.

Every position names the hand, the table, the own pile and the other one, from bottom to top.
"""

from collections import Counter

import pytest

from app.cards import value
from app.games import View
from app.games.rubamazzo import Rubamazzo
from app.players import Level, choose
from app.players.rubamazzo.chances import Visible, chance_to_hold
from tests.games.rubamazzo_positions import position_of

GAME = Rubamazzo()
SEEDS = 600


def view_of(hand: str, table: str, mine: str = "", other: str = "") -> View:
    return GAME.view(position_of(hand, table, mine, other, others_hand="B8 B9 B10"), 0)


def shares(view: View, level: Level) -> dict[str, float]:
    """How often a level plays each move."""
    moves = Counter(str(choose(view, level, seed=seed)) for seed in range(SEEDS))
    return {move: times / SEEDS for move, times in moves.items()}


ONE_TAKES = [
    ("D5 D1 D2", "C5 C9 S10", "", ""),
    ("D7 S1 S2", "C7 C3 C4", "D8 C8", ""),
    ("B1 B2 B3", "D3 D6 C7", "", "D9 C9"),
    ("D4 C2 S6", "D1 D3", "", "S4 B4"),
    ("S10 C1 B7", "D2 D3 D5", "D6 C6", "D10 C10"),
]


@pytest.mark.parametrize("position", ONE_TAKES)
def test_easy_takes_what_it_sees(position: tuple[str, str, str, str]) -> None:
    # one card of three takes: always when it looks, by chance when it does not
    view = view_of(*position)
    (capture,) = [str(move) for move in view.moves if move.captures]
    assert 0.49 < shares(view, "easy")[capture] < 0.62


@pytest.mark.parametrize("position", ONE_TAKES)
def test_easy_often_plays_at_random(position: tuple[str, str, str, str]) -> None:
    view = view_of(*position)
    played = shares(view, "easy")
    assert set(played) == set(map(str, view.moves))
    assert all(0.16 < played[str(move)] < 0.29 for move in view.moves if not move.captures)


@pytest.mark.parametrize(
    ("position", "most"),
    [
        (("D5 D4 D2", "C5 C9", "", "S4 B4"), "D4xpile"),
        (("D4 D2 D1", "S4 B10", "D9 C9", "C4 B4"), "D4xpile"),
        (("S7 S6 S1", "D6 C3", "", "D2 C2 D7 C7"), "S7xpile"),
        (("B9 C8 D8", "S8 D1", "D3 C3", "D9 C9"), "B9xpile"),
        (("D10 C4 S6", "D4 D6", "", "D1 C1 C10 S10"), "D10xpile"),
    ],
)
def test_easy_takes_the_most_when_it_looks(position: tuple[str, str, str, str], most: str) -> None:
    played = shares(view_of(*position), "easy")
    assert played[most] == max(played.values())


TAKES_MORE = [
    # nothing can be lost: the value that comes on top lies open four times over
    (("D5 D1 S2", "C5 S5 B5 D9", "", ""), "D5"),
    (("D4 D7 S2", "C7 D9", "", "S4 B4 C4"), "D4xpile"),
    (("D6 D1 S2", "C6 S9", "D8 C8", "S6 B6"), "D6xpile"),
    (("D10 S10 B1", "C10 D2 D3", "", "D1 C1"), "B1xpile"),
    (("S3 C9 D5", "D9 C4", "", "D1 C1 S1 B1 D2 C2 D3 C3"), "S3xpile"),
]


@pytest.mark.parametrize(("position", "expected"), TAKES_MORE)
def test_normal_weighs_how_much_a_move_takes(position: tuple[str, str, str, str], expected: str) -> None:
    assert all(move.startswith(expected) for move in shares(view_of(*position), "normal"))


FEARS = [
    # the own pile is safe under its top, a take would put an open value on it: another card is laid
    (("D7 D5 S1", "C7 C5 D9", "D1 C1 D2 C2 D3 C3 S7 B7", ""), {"D7xC7"}),
    (("D5 S1 S2", "C5 D9", "D3 C3 D4 C4 D6 C6 D8 C8 S9 B9 C9", ""), {"S1", "S2"}),
    (("D10 S8", "C10 D1", "D2 C2 D3 C3 D4 C4 D5 C5 S8 B8", ""), {"S8"}),
    # the same take with a small pile under it: taken
    (("D10 S8", "C10 D1", "S2 B2", ""), {"D10xC10"}),
    # of two takes the one whose value lies open more often
    (("D6 D7", "C6 S6 C7 D1", "D2 C2 D3 C3 D4 C4", ""), {"D6xC6", "D6xS6"}),
    # the theft of a little pile that would put a large one at risk
    (("D6 S9", "C9 B1 D1", "D2 C2 D3 C3 D4 C4 D5 C5 D7 C7 B9 D9", "C6 S6"), {"S9xC9"}),
]


@pytest.mark.parametrize(("position", "expected"), FEARS)
def test_normal_weighs_what_it_could_lose(position: tuple[str, str, str, str], expected: set[str]) -> None:
    assert set(shares(view_of(*position), "normal")) <= expected


COVERED = [
    # the same open cards; what lies covered makes the first value safe, or the second, or none
    ("D5 D6 S1", "C5 C6", ["S5 B5 D3 C3", "S6 B6 D3 C3", "D4 C4 D3 C3"], ""),
    ("D1 D2 S9", "C1 C2", ["S1 B1 D10 C10", "S2 B2 D10 C10", "D4 C4 D10 C10"], ""),
    ("D7 D4 C8", "S7 S4", ["C7 B7 D1 C1", "C4 B4 D1 C1", "D3 C3 D1 C1"], "D9 C9"),
    ("C3 C2 B6", "D3 D2", ["S3 B3 S1 B1", "S2 B2 S1 B1", "D4 C4 S1 B1"], "D9 C9"),
    ("B7 C5 C6", "D5 D6", ["S5 B5 S7 C7", "S6 B6 S7 C7", "D1 C1 S7 C7"], "D10 C10"),
]


@pytest.mark.parametrize(("hand", "table", "piles", "other"), COVERED)
def test_normal_does_not_remember_what_is_covered(
    hand: str, table: str, piles: list[str], other: str
) -> None:
    played = [shares(view_of(hand, table, pile, other), "normal") for pile in piles]
    assert played[0] == played[1] == played[2]


@pytest.mark.parametrize(
    ("hand", "table", "mine", "other", "number", "unseen"),
    [
        ("D5 S1 S2", "C9", "", "", 5, 3),
        ("D5 S1 S2", "C5", "", "", 5, 2),
        ("D5 S1 S2", "C5", "", "S5 B5", 5, 0),
        ("D4 S1 S2", "C9", "D2 C2 S4 B4", "", 4, 1),
        ("D4 S1 S2", "C9", "S4 B4 D2 C2", "", 4, 3),
        ("D4 S1 S3", "C9", "S7 B7", "D7 C7", 7, 0),
    ],
)
def test_the_open_tops_imply_a_second_card_of_their_value(
    hand: str, table: str, mine: str, other: str, number: int, unseen: int
) -> None:
    known = len(hand.split()) + len(table.split()) + 2 * bool(mine) + 2 * bool(other)
    chance = Visible(view_of(hand, table, mine, other)).chance(number)
    assert chance == pytest.approx(chance_to_hold(unseen, 40 - known, 3))


def test_the_chance_to_hold_a_value() -> None:
    assert chance_to_hold(0, 30, 3) == 0
    assert chance_to_hold(3, 3, 1) == 1
    assert chance_to_hold(1, 10, 3) == pytest.approx(0.3)
    assert chance_to_hold(2, 30, 3) == pytest.approx(1 - 28 * 27 * 26 / (30 * 29 * 28))
    assert chance_to_hold(2, 30, 0) == 0


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_equal_seeds_give_equal_moves(level: Level) -> None:
    view = view_of("D5 D1 D2", "C9 S10")
    assert shares(view, level) == shares(view, level)
    assert {value(choose(view, "normal", seed=seed).card) for seed in range(50)} == {1, 2, 5}
