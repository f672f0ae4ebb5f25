import subprocess
import sys

import pytest

from app.cards import card_set, parse_card
from app.games import Move, View
from app.players import choose
from app.players.scopone.worth import card_value
from tests.players.scopone_positions import seen

SEEDS = range(40)


def chosen(view: View, level: str, seeds: range = SEEDS) -> set[str]:
    assert level in ("easy", "normal")
    return {str(choose(view, "easy" if level == "easy" else "normal", seed=seed)) for seed in seeds}


@pytest.mark.parametrize(
    ("hand", "table", "move"),
    [
        ("D1 C9 S9 B3", "D4 C5", "C9xD4+C5 S9xD4+C5"),
        ("D1 C2 S3 B7", "D2", "C2xD2"),
        ("D3 C2 S8 B7", "D1 C7", "S8xD1+C7"),
        ("D4 C2 S10 B7", "C1 S2 B3 D4", "S10xD4+C1+S2+B3"),
        ("D10 C9 S8 B8", "B10", "D10xB10"),
    ],
)
def test_normal_takes_a_scopa(hand: str, table: str, move: str) -> None:
    assert chosen(seen(hand, table), "normal") <= set(move.split())


@pytest.mark.parametrize(
    ("hand", "table", "move"),
    [
        ("C7 D2 S10 B10", "D7 S9 B1", "C7xD7"),
        ("D7 C10 S10 B2", "C3 S4 B9", "D7xC3+S4"),
        ("C8 D2 S9 B10", "D7 S1 B5", "C8xD7+S1"),
        ("C10 D2 S3 B2", "D7 S3 B9", "C10xD7+S3"),
        ("D7 C9 S2 B2", "C7 S10 B4", "D7xC7"),
    ],
)
def test_normal_takes_the_settebello_when_it_can(hand: str, table: str, move: str) -> None:
    assert chosen(seen(hand, table), "normal") == {move}


@pytest.mark.parametrize(
    ("hand", "table"),
    [
        ("C4 S8 B10 D9", "D3"),
        ("C1 S9 B10 D6", "D5"),
        ("C2 S2 B9 D1", "S8"),
        ("D6 C6 S10 B9", "B6 S4 D10"),
        ("D1 C1 S9 B10", "D3 C5"),
    ],
)
def test_normal_leaves_no_easy_scopa_where_it_has_another_move(hand: str, table: str) -> None:
    view = seen(hand, table)

    def sum_left(move: Move) -> int:
        left = card_set(view.table) ^ (move.taken if move.captures else 1 << move.card)
        return sum(card % 10 + 1 for card in range(40) if left >> card & 1)

    assert any(sum_left(move) > 10 for move in view.moves)
    for seed in SEEDS:
        assert sum_left(choose(view, "normal", seed=seed)) > 10


def test_normal_takes_what_is_worth_most() -> None:
    # the capture of coins, the seven, the greater number of cards
    assert chosen(seen("C9 B2 S2 C10", "D9 S10 B1 D8"), "normal") == {"C9xD9"}
    assert chosen(seen("C7 C5 S2 B2", "S7 S5 B10"), "normal") == {"C7xS7"}
    assert chosen(seen("C10 S2 B2 C2", "S1 B4 C6 S5 B9"), "normal") == {"C10xS1+S5+B4"}


def test_the_value_of_cards_is_that_of_the_literature() -> None:
    assert [card_value(parse_card(text)) for text in ("D7", "C7", "D1", "D10", "B10", "S6")] == [
        139,
        29,
        26,
        20,
        10,
        18,
    ]


def test_easy_takes_an_open_scopa_more_often_than_not_but_not_always() -> None:
    view = seen("D1 C2 S3 B7 C9 S9 B9 D8 S6 C4", "D2")
    taken = sum(str(choose(view, "easy", seed=seed)) == "C2xD2" for seed in range(400))
    assert 200 < taken < 360


def test_easy_is_careless_of_what_it_leaves() -> None:
    # a ten and a nine could be laid safely upon the ace; Easy lays what is worth least or anything
    view = seen("C2 S2 B3 D9", "S1")
    left = [card_set(view.table) ^ (1 << choose(view, "easy", seed=seed).card) for seed in range(100)]
    easy_scopas = sum(sum(card % 10 + 1 for card in range(40) if table >> card & 1) <= 10 for table in left)
    assert easy_scopas > 50


def test_easy_plays_everything_now_and_then() -> None:
    view = seen("D1 C2 S3 B7", "D2 C10")
    assert chosen(view, "easy", range(200)) == set(map(str, view.moves))


def test_easy_and_normal_do_not_load_the_compiler() -> None:
    program = (
        "import sys\n"
        "from app.games import GAMES\n"
        "from app.players import choose\n"
        "game = GAMES['scopone']\n"
        "state = game.deal(1)\n"
        "view = game.view(state, game.seat(state))\n"
        "choose(view, 'easy', seed=1), choose(view, 'normal', seed=1)\n"
        "assert 'numba' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_doubles_are_laid_first() -> None:
    assert chosen(seen("C8 S8 B9 D2", "S10 B7"), "normal") <= {"C8", "S8"}
