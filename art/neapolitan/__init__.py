"""The Neapolitan pattern: 100 × 165, no frame, single figures on coloured plinths."""

from collections.abc import Callable

from art.kit.faces import Look
from art.kit.geometry import box
from art.kit.pen import Drawing, Pen
from art.neapolitan.aces import ACES
from art.neapolitan.kings import KINGS
from art.neapolitan.knights import KNIGHTS
from art.neapolitan.layout import LAYOUT
from art.neapolitan.palette import BLUE, DEEP, FLESH, GREEN, GREY_HAIR, HORSE, OCHRE, RED, YELLOW
from art.neapolitan.pips import SYMBOLS
from art.neapolitan.specials import SPECIALS
from art.pattern import BACK, Pattern
from art.placeholder import figure

SUITS = {"D": (OCHRE, "coin-small"), "C": (RED, "cup"), "S": (BLUE, "sword"), "B": (GREEN, "club")}


def _pips(name: str) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        for symbol, x, y, scale, rotate, flip in LAYOUT.get(name, ()):
            drawing.define(symbol, SYMBOLS[symbol])
            drawing.pen.use(symbol, x, y, scale, flip, rotate)
        if name in SPECIALS:
            SPECIALS[name](drawing.pen)

    return draw


def _court(suit: str, rank: int) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        colour, symbol = SUITS[suit]
        drawing.pen.shape(box(13, 141, 74, 8), colour)
        figure(drawing.pen, rank, colour, YELLOW, DEEP, Look(FLESH, GREY_HAIR), YELLOW, HORSE)
        drawing.define(symbol, SYMBOLS[symbol])
        drawing.pen.use(symbol, 18, 40, 0.8)

    return draw


def _alone(draw_on: Callable[[Pen], None]) -> Callable[[Drawing], None]:
    return lambda drawing: draw_on(drawing.pen)


def _back(drawing: Drawing) -> None:
    drawing.pen.shape(box(6, 6, 88, 153), DEEP)
    drawing.pen.shape(box(10, 10, 80, 145), BLUE)


_CARDS: dict[str, Callable[[Drawing], None]] = {
    **{name: _pips(name) for name in (*LAYOUT, *SPECIALS)},
    **{f"{suit}{rank}": _court(suit, rank) for suit in SUITS for rank in (8, 9, 10)},
    **{name: _alone(draw) for name, draw in (ACES | KNIGHTS | KINGS).items()},
    BACK: _back,
}

PATTERN = Pattern("neapolitan", 100, 165, _CARDS)
"""The deck."""
