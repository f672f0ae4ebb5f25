"""What a pattern of cards is: its size, and a drawing for each of its forty cards and its back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.cards import TEXTS
from art.kit.pen import Drawing

BACK = "back"
"""The name of the back among a deck's cards."""

NAMES = (*TEXTS, BACK)
"""The files of a deck, without their suffix."""


@dataclass(frozen=True)
class Pattern:
    """A deck: the card's size in view box units, and what to draw for each name of `NAMES`."""

    name: str
    width: float
    height: float
    cards: Mapping[str, Callable[[Drawing], None]]

    def svg(self, card: str) -> str:
        """The SVG file of a card or of the back. Raises `KeyError` for another name."""
        drawing = Drawing(self.width, self.height)
        self.cards[card](drawing)
        return drawing.svg()
