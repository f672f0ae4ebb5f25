"""Where the pips of a Piacentine card lie: symbol, centre, scale, turn."""

from typing import NamedTuple


class Pip(NamedTuple):
    """One suit object: the symbol's name, its centre in view box units, its scale, its turn in degrees."""

    symbol: str
    x: float
    y: float
    scale: float = 1
    rotate: float = 0


def _grid(symbol: str, xs: tuple[float, ...], ys: tuple[float, ...], scale: float) -> list[Pip]:
    return [Pip(symbol, x, y, scale) for y in ys for x in xs]


def _staggered(symbol: str, xs: tuple[float, ...], y: float, scale: float) -> list[Pip]:
    """A row whose middle one is turned upside down."""
    return [Pip(symbol, x, y, scale, 180 if i % 2 == 0 else 0) for i, x in enumerate(xs)]


_COLUMNS = (25.0, 50.0, 75.0)

LAYOUT: dict[str, list[Pip]] = {
    "D2": [Pip("coin", 50, 49, 2), Pip("coin", 50, 128, 2)],
    "D3": [Pip("coin", 33, 36, 1.4), Pip("coin", 67, 88.5, 1.4), Pip("coin", 33, 141, 1.4)],
    "D4": _grid("coin", (30, 70), (32, 145), 1),
    "D5": [*_grid("coin", (30, 70), (30, 147), 1), Pip("coin", 50, 88.5, 2)],
    "D6": _grid("coin", (30, 70), (31, 88.5, 146), 1),
    "D7": [Pip("coin", 50, 27, 0.98), *_grid("coin", (30, 70), (62, 102, 142), 0.98)],
    "C2": [Pip("cup", 50, 49, 1.8), Pip("cup", 50, 128, 1.8)],
    "C3": [Pip("cup", 32, 37, 1.15), Pip("cup", 68, 88.5, 1.15), Pip("cup", 32, 140, 1.15)],
    "C4": _grid("cup", (28, 72), (35, 140), 1),
    "C5": [*_grid("cup", (28, 72), (35, 140), 1), Pip("cup", 50, 88.5)],
    "C6": _grid("cup", (28, 72), (35, 88.5, 140), 0.95),
    "C7": [*_grid("cup", (28, 72), (37, 90, 142), 0.9), Pip("cup", 50, 58, 0.9)],
    "S2": [Pip("sword-long", 33, 88.5, 1, 180), Pip("sword-long", 67, 88.5)],
    "S3": [
        Pip("sword-long", 28, 88.5, 1, 180),
        Pip("sword-long", 50, 88.5),
        Pip("sword-long", 72, 88.5, 1, 180),
    ],
    "S4": [
        Pip("sword", 31, 50, 1, 155),
        Pip("sword", 69, 50, 1, 205),
        Pip("sword", 31, 127, 1, 25),
        Pip("sword", 69, 127, 1, -25),
    ],
    "S5": [
        Pip("sword", 26, 47),
        Pip("sword", 74, 47),
        Pip("sword", 26, 130, 1, 180),
        Pip("sword", 74, 130, 1, 180),
        Pip("sword", 50, 88.5, 1, -90),
    ],
    "S6": [*_staggered("sword", _COLUMNS, 47, 1), *_staggered("sword", _COLUMNS, 130, 1)],
    "S7": [
        *_staggered("sword", _COLUMNS, 46, 0.98),
        *_staggered("sword", _COLUMNS, 131, 0.98),
        Pip("sword", 50, 88.5, 1, -90),
    ],
    "B2": [Pip("club-long", 32, 88.5), Pip("club-long", 68, 88.5)],
    "B4": [
        Pip("club", 30, 46, 1, -14),
        Pip("club", 70, 46, 1, 14),
        Pip("club", 30, 131, 1, -14),
        Pip("club", 70, 131, 1, 14),
    ],
    "B5": [
        Pip("club", 28, 44, 1, 194),
        Pip("club", 72, 44, 1, 166),
        Pip("club", 28, 133, 1, -14),
        Pip("club", 72, 133, 1, 14),
        Pip("club", 50, 88.5, 1, -90),
    ],
    "B6": [*_staggered("club", _COLUMNS, 46, 0.95), *_staggered("club", _COLUMNS, 131, 0.95)],
    "B7": [
        *_staggered("club", _COLUMNS, 44, 0.9),
        *_staggered("club", _COLUMNS, 133, 0.9),
        Pip("club", 50, 88.5, 0.95, -90),
    ],
}
"""The pips of every card from two to seven that is made of pips."""
