"""The Piacentine pattern: 100 × 177, framed, with two-headed courts."""

from collections.abc import Callable

from art.kit.faces import Look
from art.kit.pen import Drawing, Pen
from art.pattern import BACK, Pattern
from art.piacentine import back, ciborium, clubs, coins, cups, eagle, putto, swords, tree
from art.piacentine.frame import frame, framed, two_headed
from art.piacentine.palette import BLUE, BROWN, DARK, FLESH, GOLD, GREEN, HAIR, PALE, RED
from art.placeholder import figure

SUITS = {"D": (RED, coins), "C": (GREEN, cups), "S": (BLUE, swords), "B": (DARK, clubs)}


def _plain(draw: Callable[[Pen], None]) -> Callable[[Drawing], None]:
    return lambda drawing: draw(drawing.pen)


def _court(suit: str, rank: int) -> Callable[[Drawing], None]:
    def draw(drawing: Drawing) -> None:
        def half(pen: Pen) -> None:
            figure(pen, rank, SUITS[suit][0], GOLD, BROWN, Look(FLESH, HAIR), GOLD, PALE)

        two_headed(drawing, half)

    return draw


def _ace(suit: str) -> Callable[[Drawing], None]:
    return _plain(SUITS[suit][1].two)


_CARDS: dict[str, Callable[[Drawing], None]] = {
    **{
        f"{letter}{rank}": _plain(draw)
        for letter, (_, suit) in SUITS.items()
        for rank, draw in enumerate((suit.two, suit.three, suit.four, suit.five, suit.six, suit.seven), 2)
    },
    **{f"{suit}{rank}": _court(suit, rank) for suit in SUITS for rank in (8, 9, 10)},
    **{f"{suit}1": _ace(suit) for suit in SUITS},
    "D1": lambda drawing: framed(drawing, eagle.ace),
    "C1": _plain(ciborium.ace),
    "S1": _plain(putto.ace),
    "B1": lambda drawing: framed(drawing, tree.ace),
    BACK: back.draw,
}

PATTERN = Pattern("piacentine", 100, 177, _CARDS, frame)
"""The deck."""
