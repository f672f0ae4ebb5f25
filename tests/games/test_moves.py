import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cards import card_set, parse_card, parse_cards
from app.games import InvalidMove, Move


@st.composite
def any_move(draw: st.DrawFn) -> Move:
    card = draw(st.integers(0, 39))
    if draw(st.booleans()):
        return Move(card, steals=True)
    taken = draw(st.sets(st.integers(0, 39).filter(lambda other: other != card), max_size=10))
    return Move(card, card_set(taken))


@given(any_move())
def test_parsing_and_printing_are_inverse(move: Move) -> None:
    assert Move.parse(str(move)) == move


def test_the_text_forms_of_the_contract() -> None:
    assert str(Move(parse_card("D7"))) == "D7"
    assert str(Move(parse_card("D7"), card_set(parse_cards("S3 C4")))) == "D7xC4+S3"
    assert str(Move(parse_card("D7"), steals=True)) == "D7xpile"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "D7x",
        "xC4",
        "D7xS3+C4",
        "D7xC4+C4",
        "D7xD7",
        "D7xpile+C4",
        "D7xC4+",
        "D7 ",
        "D7XC4",
        "D7xPILE",
    ],
)
def test_every_other_text_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove):
        Move.parse(text)
