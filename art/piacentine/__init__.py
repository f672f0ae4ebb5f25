"""The Piacentine pattern: 100 × 177, framed, with two-headed courts."""

from collections.abc import Callable

from art.kit.pen import Drawing, Pen
from art.pattern import BACK, Pattern
from art.piacentine import (
    back,
    ciborium,
    clubs,
    coins,
    courts_clubs,
    courts_coins,
    courts_cups,
    courts_swords,
    cups,
    eagle,
    putto,
    swords,
    tree,
)
from art.piacentine.frame import frame, framed, two_headed


def _plain(draw: Callable[[Pen], None]) -> Callable[[Drawing], None]:
    def whole(drawing: Drawing) -> None:
        frame(drawing)
        draw(drawing.pen)

    return whole


def _framed(draw: Callable[[Pen], None]) -> Callable[[Drawing], None]:
    return lambda drawing: framed(drawing, draw)


def _two_headed(half: Callable[[Pen], None]) -> Callable[[Drawing], None]:
    return lambda drawing: two_headed(drawing, half)


_ACES = {
    "D1": _framed(eagle.ace),
    "C1": _plain(ciborium.ace),
    "S1": _plain(putto.ace),
    "B1": _framed(tree.ace),
}
_PIPS = {"D": coins, "C": cups, "S": swords, "B": clubs}
_COURTS = {"D": courts_coins, "C": courts_cups, "S": courts_swords, "B": courts_clubs}

_CARDS: dict[str, Callable[[Drawing], None]] = {
    **_ACES,
    **{
        f"{letter}{rank}": _plain(draw)
        for letter, suit in _PIPS.items()
        for rank, draw in enumerate((suit.two, suit.three, suit.four, suit.five, suit.six, suit.seven), 2)
    },
    **{
        f"{letter}{rank}": _two_headed(half)
        for letter, suit in _COURTS.items()
        for rank, half in enumerate((suit.knave, suit.knight, suit.king), 8)
    },
    BACK: back.draw,
}

PATTERN = Pattern("piacentine", 100, 177, _CARDS)
"""The deck."""
