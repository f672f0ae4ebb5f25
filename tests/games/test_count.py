from typing import Any

import pytest

from app.cards import ALL_CARDS, cards_in, cards_text, parse_cards
from app.games.count import PRIMIERA_VALUES, Category, Count, count_lines, napola_run, primiera_cards
from tests.games.worked_examples import EXAMPLES, cards, line_of, named

ROUNDS = named(EXAMPLES["scoring"])


def count(example: dict[str, Any], *, napola: bool) -> Count:
    first, second = cards(example["A"]), cards(example["B"])
    scopas = [
        tuple(cards_in(pile))[:number]
        for pile, number in zip((first, second), example["scopas"], strict=True)
    ]
    return Count(count_lines((first, second), (scopas[0], scopas[1]), napola))


@pytest.mark.parametrize("name", ROUNDS)
def test_worked_example(name: str) -> None:
    example = ROUNDS[name]
    plain, with_napola = count(example, napola=False), count(example, napola=True)
    assert plain.points == tuple(example["total"])
    assert with_napola.points == tuple(example["total_with_napola"])
    assert with_napola.lines[:-1] == plain.lines
    for category, points in example["points"].items():
        assert line_of(plain, category).figures == tuple(example[category]), category
        assert line_of(plain, category).points == tuple(points), category
    assert line_of(with_napola, "napola").figures == tuple(example["napola"])
    assert line_of(with_napola, "napola").points == tuple(example["napola"])
    assert "napola" not in [line.category for line in plain.lines]


@pytest.mark.parametrize("unit", EXAMPLES["primiera_units"], ids=lambda unit: unit["A"] or "nothing")
def test_primiera_unit(unit: dict[str, Any]) -> None:
    lines = count_lines((cards(unit["A"]), 0), ((), ()), napola=False)
    assert line_of(Count(lines), "primiera").figures == (unit["sum"], 0)


@pytest.mark.parametrize("unit", EXAMPLES["napola_units"], ids=lambda unit: "-".join(map(str, unit["coins"])))
def test_napola_unit(unit: dict[str, Any]) -> None:
    pile = cards([f"D{coin}" for coin in unit["coins"]])
    assert len(napola_run(pile)) == unit["points"]
    assert napola_run(pile | cards("C1 C2 C3 C4")) == napola_run(pile)


def test_the_deciding_cards_are_named() -> None:
    worked = count(ROUNDS["W1"], napola=True)

    def deciding(category: Category) -> tuple[str, str]:
        first, second = line_of(worked, category).cards
        return cards_text(first), cards_text(second)

    assert deciding("cards") == ("", "")
    assert deciding("coins") == ("D1 D2 D3 D4 D7", "D5 D6 D8 D9 D10")
    assert deciding("settebello") == ("D7", "")
    assert deciding("primiera") == ("D7 C7 S7 B6", "D6 C6 S1 B7")
    assert line_of(worked, "primiera").values == ((21, 21, 21, 18), (18, 18, 16, 21))
    assert deciding("scopas") == ("D1 D2 D3", "D5 D6")
    assert deciding("napola") == ("D1 D2 D3 D4", "")


def test_nobody_gets_a_category_in_which_both_sides_have_as_much() -> None:
    worked = count(ROUNDS["W1"], napola=True)
    assert [line.category for line in worked.lines if line.nobody] == ["coins"]


def test_a_missing_suit_counts_nothing_and_does_not_forbid_the_primiera() -> None:
    assert cards_text(primiera_cards(cards("D7 C7 S7"))) == "D7 C7 S7"
    assert line_of(count(ROUNDS["W7"], napola=False), "primiera").points == (1, 0)
    assert line_of(count(ROUNDS["W10"], napola=False), "primiera").points == (1, 0)


def test_the_best_cards_of_a_suit_by_value() -> None:
    ranked = sorted(range(1, 8), key=lambda value: PRIMIERA_VALUES[value], reverse=True)
    assert ranked == [7, 6, 1, 5, 4, 3, 2]
    assert all(PRIMIERA_VALUES[value] == 10 for value in (8, 9, 10))
    assert primiera_cards(cards("D8 D9 D10 C2 C10")) == parse_cards("D8 C2")


def test_both_sides_together_have_the_deck() -> None:
    assert all(cards(example["A"]) ^ cards(example["B"]) == ALL_CARDS for example in ROUNDS.values())
