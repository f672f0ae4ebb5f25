"""The forty cards of an Italian pack: their numbers, their text, and sets of them.

A card is an int 0..39: ten times its suit plus its value minus one. A set of cards is an int with one bit
a card. The text of a card is its suit letter and its value, `D7`; it is the form used everywhere outside
the rules: forms, logs, tests, benchmarks.
"""

from collections.abc import Iterable, Iterator

SUITS = "DCSB"
"""Suit letters by suit number: coins (denari), cups (coppe), swords (spade), clubs (bastoni)."""

PACK_SIZE = 40
ALL_CARDS = (1 << PACK_SIZE) - 1
"""The set of all forty cards."""

TEXTS = tuple(f"{letter}{value}" for letter in SUITS for value in range(1, 11))
"""The text of every card, by card number."""

_NUMBERS = {text: card for card, text in enumerate(TEXTS)}


class InvalidCard(ValueError):
    """The text names no card."""


def suit(card: int) -> int:
    """The suit number 0..3 of a card 0..39, in the order of `SUITS`."""
    return card // 10


def value(card: int) -> int:
    """The capture value 1..10 of a card 0..39: ace 1, knave 8, knight 9, king 10."""
    return card % 10 + 1


def card_text(card: int) -> str:
    """The text of a card 0..39, such as `D7` or `B10`."""
    return TEXTS[card]


def parse_card(text: str) -> int:
    """The card 0..39 that a text such as `D7` names.

    Raises `InvalidCard` for every other text.
    """
    try:
        return _NUMBERS[text]
    except KeyError:
        raise InvalidCard(f"not a card: {text!r}") from None


def card_set(cards: Iterable[int]) -> int:
    """The set (40-bit int) of the given cards 0..39."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result


def cards_in(cards: int) -> Iterator[int]:
    """The cards of a set (40-bit int), lowest number first: by suit, then by value."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def cards_text(cards: Iterable[int]) -> str:
    """The texts of cards 0..39 in the given order, separated by blanks."""
    return " ".join(TEXTS[card] for card in cards)


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards named in a text such as `D7 C4`, in its order; an empty text names none.

    Raises `InvalidCard` if a part of it names no card.
    """
    return tuple(parse_card(part) for part in text.split())
