"""Moves of every game and their text.

`D7` lays the seven of coins, `D7xC4+S3` captures the four of cups and the three of swords with it, `D7xpile`
steals the opponent's pile. Captured cards are named in ascending order of suit (D, C, S, B), then value.
"""

from typing import NamedTuple, Self

from app.cards import InvalidCard, card_set, card_text, cards_in, parse_card

PILE = "pile"


class InvalidMove(ValueError):
    """The text is not the text of a move."""


class IllegalMove(ValueError):
    """The move is none of the moves of this state."""


class Move(NamedTuple):
    """A card that is played, with what it captures."""

    card: int
    """The card played, 0..39."""
    taken: int = 0
    """The set of table cards captured (40-bit int); 0 for a card that is laid or that steals."""
    steals: bool = False
    """Whether the card steals the opponent's pile."""

    @property
    def captures(self) -> bool:
        """Whether the move takes anything: table cards or a pile."""
        return self.taken != 0 or self.steals

    def __str__(self) -> str:
        if self.steals:
            return f"{card_text(self.card)}x{PILE}"
        if self.taken:
            return f"{card_text(self.card)}x{'+'.join(map(card_text, cards_in(self.taken)))}"
        return card_text(self.card)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The move that a text names; the inverse of `str`.

        Raises `InvalidMove` unless the text is exactly what `str` prints for a move.
        """
        card_part, cross, taken_part = text.partition("x")
        try:
            card = parse_card(card_part)
            if not cross:
                return cls(card)
            if taken_part == PILE:
                return cls(card, steals=True)
            move = cls(card, card_set(parse_card(part) for part in taken_part.split("+")))
        except InvalidCard as error:
            raise InvalidMove(f"not a move: {text!r}") from error
        if str(move) != text or move.taken >> card & 1:
            raise InvalidMove(f"not a move: {text!r}")
        return move
