"""The Neapolitan pattern: 100 × 165, no frame, single figures on coloured plinths."""

from collections.abc import Callable

from art.kit.pen import Drawing, Pen
from art.neapolitan import back, belted, eagle, horn, urn
from art.neapolitan.kings import KINGS
from art.neapolitan.knaves import KNAVES
from art.neapolitan.knights import KNIGHTS
from art.neapolitan.layout import LAYOUT
from art.neapolitan.pips import SYMBOLS
from art.neapolitan.specials import SPECIALS
from art.pattern import BACK, Pattern


def _pips(name: str) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        for symbol, x, y, scale, rotate, flip in LAYOUT.get(name, ()):
            drawing.define(symbol, SYMBOLS[symbol])
            drawing.pen.use(symbol, x, y, scale, flip, rotate)
        if name in SPECIALS:
            SPECIALS[name](drawing.pen)

    return draw


def _alone(draw_on: Callable[[Pen], None]) -> Callable[[Drawing], None]:
    return lambda drawing: draw_on(drawing.pen)


_ACES = {"D1": eagle.ace, "C1": urn.ace, "S1": belted.ace, "B1": horn.ace}

_CARDS: dict[str, Callable[[Drawing], None]] = {
    **{name: _pips(name) for name in (*LAYOUT, *SPECIALS)},
    **{name: _alone(draw) for name, draw in (_ACES | KNAVES | KNIGHTS | KINGS).items()},
    BACK: back.draw,
}

PATTERN = Pattern("neapolitan", 100, 165, _CARDS)
"""The deck."""
