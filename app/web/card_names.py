"""What cards are called in a language, and which number or letter stands on them."""

from collections.abc import Iterable
from functools import lru_cache

from app.cards import suit, value
from app.web.languages import N_, Language

_RANKS = (
    N_("ace"),
    N_("two"),
    N_("three"),
    N_("four"),
    N_("five"),
    N_("six"),
    N_("seven"),
    N_("knave"),
    N_("knight"),
    N_("king"),
)
_SUITS = (N_("coins"), N_("cups"), N_("swords"), N_("clubs"))


@lru_cache(maxsize=1024)
def card_name(language: Language, card: int) -> str:
    """The full name of a card 0..39 for people, such as „7 in Münzen“ or „siódemka monet“."""
    rank = language.gettext(_RANKS[value(card) - 1])
    return language.gettext("%(rank)s of %(suit)s", rank=rank, suit=language.gettext(_SUITS[suit(card)]))


def cards_names(language: Language, cards: Iterable[int]) -> str:
    """The names of cards, separated by commas."""
    return ", ".join(card_name(language, card) for card in cards)


def index_text(card: int) -> str:
    """The number on a card: what it is worth when it captures, 1 to 10."""
    return str(value(card))
