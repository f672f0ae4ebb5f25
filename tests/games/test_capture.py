from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards import card_set, cards_in, parse_card, value
from app.games.capture import captures
from tests.games.worked_examples import EXAMPLES, cards, named

CAPTURES = named(EXAMPLES["captures"])


def options(table: str, card: str) -> list[int]:
    return captures(cards(table), parse_card(card))


@pytest.mark.parametrize("name", CAPTURES)
def test_worked_example(name: str) -> None:
    example = CAPTURES[name]
    assert sorted(options(example["table"], example["play"])) == sorted(map(cards, example["options"]))


def test_k15_a_card_with_several_captures_cannot_be_laid() -> None:
    assert options("D1 S2 C3 B4", "D5") == [cards("S2 C3"), cards("D1 B4")]


def test_k18_a_table_card_may_belong_to_several_captures() -> None:
    assert options("D1 C2 S3 B4", "D6") == [cards("C2 B4"), cards("D1 C2 S3")]


def test_the_order_is_fewest_cards_then_lowest_number() -> None:
    assert options("D1 C3 S4 B5 D8", "C9") == [cards("D1 D8"), cards("S4 B5"), cards("D1 C3 B5")]


some_cards = st.sets(st.integers(0, 39), max_size=11)


@given(some_cards, st.integers(0, 39))
def test_captures_are_those_of_the_definition(on_table: set[int], card: int) -> None:
    on_table.discard(card)
    subsets = [subset for size in range(1, 12) for subset in combinations(sorted(on_table), size)]
    singles = {card_set(subset) for subset in subsets if len(subset) == 1 and value(subset[0]) == value(card)}
    sums = {card_set(subset) for subset in subsets if sum(map(value, subset)) == value(card)}
    found = captures(card_set(on_table), card)
    assert len(found) == len(set(found))
    assert set(found) == (singles or sums)


@given(st.integers(0, 1023), st.lists(st.integers(0, 3), min_size=11, max_size=11))
def test_suits_play_no_part_when_the_values_are_distinct(ranks: int, suits: list[int]) -> None:
    def in_suits(ranks: int) -> int:
        return card_set(suits[rank] * 10 + rank for rank in cards_in(ranks))

    for played in range(10):
        card = suits[10] * 10 + played
        if in_suits(ranks) >> card & 1:
            continue
        expected = [in_suits(taken) for taken in captures(ranks, 10 + played)]
        assert sorted(captures(in_suits(ranks), card)) == sorted(expected)
