"""The Piacentine pattern: 100 × 177, framed, with two-headed courts."""

from collections.abc import Callable

from art.kit.faces import Look
from art.kit.geometry import box
from art.kit.pen import Drawing, Pen
from art.pattern import BACK, Pattern
from art.piacentine.layout import LAYOUT
from art.piacentine.palette import BLUE, BROWN, DARK, FLESH, GOLD, GREEN, HAIR, PALE, RED
from art.piacentine.pips import SYMBOLS
from art.placeholder import figure

FRAME = (8.0, 6.0, 84.0, 165.0)
"""The frame's upper left corner, width and height."""

SUITS = {"D": (RED, "coin"), "C": (GREEN, "cup"), "S": (BLUE, "sword"), "B": (DARK, "club")}


def _frame(drawing: Drawing) -> None:
    drawing.pen.shape(box(*FRAME), "none", 0.6)


def _pips(name: str) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        for symbol, x, y, scale, rotate in LAYOUT[name]:
            drawing.define(symbol, SYMBOLS[symbol])
            drawing.pen.use(symbol, x, y, scale, rotate=rotate)

    return draw


def two_headed(drawing: Drawing, half: Callable[[Pen], None]) -> None:
    """Draw a court's upper half, and the same turned half round below the dividing line."""
    x, y, width, height = FRAME
    drawing.define("half", half, (x, y, width, height / 2))
    drawing.pen.use("half")
    drawing.pen.use("half", 100, 177, rotate=180)
    drawing.pen.line(f"{x},88.5 {x + width},88.5", width=0.6)
    _frame(drawing)


def _court(suit: str, rank: int) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        colour, symbol = SUITS[suit]
        drawing.define(symbol, SYMBOLS[symbol])

        def half(pen: Pen) -> None:
            figure(pen, rank, colour, GOLD, BROWN, Look(FLESH, HAIR), GOLD, PALE)
            pen.use(symbol, 22, 36, 0.7)

        two_headed(drawing, half)

    return draw


def _ace(suit: str) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        symbol = SUITS[suit][1]
        drawing.define(symbol, SYMBOLS[symbol])
        drawing.pen.use(symbol, 50, 88.5, 2.2)

    return draw


def _three_of_clubs(drawing: Drawing) -> None:
    drawing.define("club-long", SYMBOLS["club-long"])
    for rotate in (-18, 18, 0):
        drawing.pen.use("club-long", 50 + rotate * 0.4, 88.5, 0.95, rotate=rotate)


def _back(drawing: Drawing) -> None:
    drawing.pen.shape(box(6, 6, 88, 165), DARK)
    drawing.pen.shape(box(10, 10, 80, 157), BROWN)


_CARDS: dict[str, Callable[[Drawing], None]] = {
    **{name: _pips(name) for name in LAYOUT},
    **{f"{suit}{rank}": _court(suit, rank) for suit in SUITS for rank in (8, 9, 10)},
    **{f"{suit}1": _ace(suit) for suit in SUITS},
    "B3": _three_of_clubs,
    BACK: _back,
}

PATTERN = Pattern("piacentine", 100, 177, _CARDS, _frame)
"""The deck."""
