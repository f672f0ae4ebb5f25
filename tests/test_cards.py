import pytest

from app.cards import (
    ALL_CARDS,
    TEXTS,
    InvalidCard,
    card_set,
    card_text,
    cards_in,
    cards_text,
    parse_card,
    parse_cards,
    suit,
    value,
)


def test_every_card_is_named_once_and_read_back() -> None:
    assert len(set(TEXTS)) == 40
    assert [parse_card(card_text(card)) for card in range(40)] == list(range(40))


def test_number_text_suit_and_value_agree() -> None:
    assert parse_card("D7") == 6
    assert parse_card("B10") == 39
    assert (suit(parse_card("S9")), value(parse_card("S9"))) == (2, 9)


@pytest.mark.parametrize("text", ["", "D", "D0", "D11", "d7", "X7", "7D", "D07", " D7", "D7 ", "D7\n"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(InvalidCard):
        parse_card(text)


def test_sets_list_their_cards_in_order() -> None:
    cards = parse_cards("B1 D7 C4")
    assert cards_text(cards_in(card_set(cards))) == "D7 C4 B1"
    assert list(cards_in(ALL_CARDS)) == list(range(40))
    assert list(cards_in(0)) == []
