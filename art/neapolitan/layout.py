"""Where the pips of a Neapolitan card lie: symbol, centre, scale, turn."""

from typing import NamedTuple


class Pip(NamedTuple):
    """One suit object: the symbol's name, its centre in view box units, its scale, its turn in degrees, mirrored?"""

    symbol: str
    x: float
    y: float
    scale: float = 1
    rotate: float = 0
    flip: bool = False


def _grid(symbol: str, xs: tuple[float, ...], ys: tuple[float, ...], scale: float) -> list[Pip]:
    return [Pip(symbol, x, y, scale) for y in ys for x in xs]


def _uprights(symbol: str, xs: tuple[float, ...], top: float, bottom: float, scale: float) -> list[Pip]:
    """Two rows: the upper one points down, the lower one up."""
    return [Pip(symbol, x, top, scale, 180) for x in xs] + [Pip(symbol, x, bottom, scale) for x in xs]


LAYOUT: dict[str, list[Pip]] = {
    "D2": [Pip("coin-large", 52, 37), Pip("coin-large", 52, 128)],
    "D3": [Pip("coin", 72.5, 34, 1.4), Pip("coin", 32, 82.5, 1.4), Pip("coin", 72.5, 131.5, 1.4)],
    "D4": _grid("coin", (28.5, 73.5), (25, 136), 1),
    "D5": [*_grid("coin", (25, 73.5), (22, 138), 0.9), Pip("coin-large", 50, 81)],
    "D6": _grid("coin-small", (26, 73.5), (21, 80.5, 139.5), 1),
    "D7": [*_grid("coin-small", (23, 74), (22, 93.5, 145), 0.86), Pip("coin-small", 49.5, 58.4, 0.86)],
    "C2": [Pip("cup-wide", 50, 43.5), Pip("cup-wide", 50, 124.5)],
    "C3": [Pip("cup", 28.5, 37.5, 1.2), Pip("cup", 75, 83, 1.2), Pip("cup", 28.5, 129, 1.2)],
    "C4": _grid("cup", (27.5, 75), (31.5, 126), 1.1),
    "C5": [*_grid("cup", (30, 68.5), (31, 131), 1), Pip("cup", 49.2, 81.5)],
    "C6": _grid("cup", (25.4, 73.2), (28.3, 80, 132), 0.91),
    "C7": [*_grid("cup", (22.5, 75.2), (27, 82, 136), 0.77), Pip("cup", 48.9, 55.8, 0.77)],
    "S2": [Pip("sword-long", 30.6, 87), Pip("sword-long", 71, 85, 1, 180)],
    "S3": [
        Pip("sword-long", 25.5, 83, 1, 180),
        Pip("sword-long", 50, 85),
        Pip("sword-long", 74.5, 83, 1, 180),
    ],
    "S4": [
        Pip("sword", 30, 41.5, 0.95, 151),
        Pip("sword", 70.5, 41.5, 0.95, 209),
        Pip("sword", 30, 122.5, 0.95, 29),
        Pip("sword", 70.5, 122.5, 0.95, -29),
    ],
    "S5": [*_uprights("sword", (20, 79), 119.5, 44.5, 1), Pip("sword", 49, 82, 1, -90)],
    "S6": _uprights("sword", (18, 49.5, 81), 40, 121, 0.92),
    "S7": [*_uprights("sword", (19.5, 50, 80.5), 120.5, 44, 1), Pip("sword", 50, 82, 1, -90)],
    "B2": [Pip("club-long", 28.6, 81), Pip("club-long", 71, 81, flip=True)],
    "B4": [
        Pip("club-stumped", 27, 41.5, flip=False, rotate=-12),
        Pip("club-stumped", 73, 41.5, flip=True, rotate=12),
        Pip("club-stumped", 27, 123.5, flip=True, rotate=192),
        Pip("club-stumped", 73, 123.5, rotate=168),
    ],
    "B5": [
        Pip("club-red", 28, 41, 1.05, 190),
        Pip("club-red", 71, 41, 1.05, 170, True),
        Pip("club-red", 26.5, 124, 1.05, -10, True),
        Pip("club-red", 69.5, 124, 1.05, 10),
        Pip("club", 49, 82, 1.05, -90),
    ],
    "B6": [
        Pip("club-red", 20, 40, 0.98, 180, True),
        Pip("club", 49, 40, 0.98),
        Pip("club", 78.5, 40, 0.98),
        Pip("club", 20, 124, 0.98, 180),
        Pip("club", 50, 124, 0.98, 180),
        Pip("club-red", 79, 124, 0.98, flip=True),
    ],
    "B7": [
        Pip("club-red", 18.5, 39.5, 0.98, 180, True),
        Pip("club-red", 47, 39.5, 0.98, 180, True),
        Pip("club", 76, 38.5, 0.98, flip=True),
        Pip("club", 20.5, 125, 0.98, 180, True),
        Pip("club-red", 49, 124.5, 0.98, flip=True),
        Pip("club-red", 78, 124, 0.98, flip=True),
        Pip("club", 48.5, 82, 0.98, -90, True),
    ],
}
"""The pips of every card from two to seven that is made of pips."""
