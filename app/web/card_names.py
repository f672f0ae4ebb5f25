"""What cards are called in a language, and which number or letter stands on them."""

from app.cards import KING, KNAVE, KNIGHT, suit, value
from app.web.languages import Language

_RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "knave", "knight", "king")
_SUITS = ("coins", "cups", "swords", "clubs")


def card_name(language: Language, card: int) -> str:
    """The full name of a card 0..39 for people, such as „7 in Münzen“ or „siódemka monet“."""
    rank = language.gettext(_RANKS[value(card) - 1])
    return language.gettext("%(rank)s of %(suit)s", rank=rank, suit=language.gettext(_SUITS[suit(card)]))


def cards_names(language: Language, cards: list[int]) -> str:
    """The names of cards, separated by commas."""
    return ", ".join(card_name(language, card) for card in cards)


def index_text(card: int) -> str:
    """The number on a card: what it is worth when it captures, 1 to 10."""
    return str(value(card))


def is_court(card: int) -> bool:
    """Whether a card 0..39 shows a figure."""
    return value(card) in (KNAVE, KNIGHT, KING)
