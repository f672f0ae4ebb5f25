"""What the cards of a move are worth to a seat that plays by the table and its own hand alone."""

from app.cards import PACK_SIZE, cards_in, value
from app.games import Move
from app.games.count import COINS, PRIMIERA_VALUES, SETTEBELLO


def card_value(card: int) -> int:
    """What a card 0..39 is worth to a player who takes by worth: its primiera value, 10 more for a coin, 8 for
    a seven, 100 for the settebello (the card values of Di Palma and Lanzi 2018)."""
    seven = value(card) == value(SETTEBELLO)
    return PRIMIERA_VALUES[value(card)] + 10 * (COINS >> card & 1) + 8 * seven + 100 * (card == SETTEBELLO)


_CARD_VALUES = tuple(map(card_value, range(PACK_SIZE)))


def worth(move: Move) -> int:
    """The value of the cards that a move takes, or minus that of the card that it lays."""
    if not move.taken:
        return -_CARD_VALUES[move.card]
    return _CARD_VALUES[move.card] + sum([_CARD_VALUES[card] for card in cards_in(move.taken)])


def sweeps(table: int, move: Move) -> bool:
    """Whether a move takes the whole table, a set of cards; the last card of a round makes no scopa, but is no
    choice either."""
    return move.taken == table and table != 0
