"""The suit objects of the Piacentine deck, each drawn about the origin."""

from collections.abc import Callable

from art.kit.geometry import ring
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import BLUE, DARK, GOLD, GREEN, RED


def coin(pen: Pen) -> None:
    """A coin of radius 16: a red face in a black ring with two rows of gold beads."""
    pen.dot(0, 0, 16, INK, 0)
    for radius, count, bead in ((14, 28, 1), (11, 20, 1.3)):
        for knot in ring(0, 0, [radius] * count):
            pen.dot(knot.x, knot.y, bead, GOLD, 0)
    pen.dot(0, 0, 8, RED)
    for x in (-2.8, 2.8):
        pen.dot(x, -1.6, 0.9, INK, 0)
    pen.line("0,-1 -.8,1.6 .9,1.6", "-2.6,4 0,5 2.6,4", width=0.5)


def cup(pen: Pen) -> None:
    """A goblet about 30 × 44."""
    pen.shape("-3,4! -3,13 -10,18! 10,18! 3,13 3,4!", DARK)
    pen.shape("-11,17! 11,17! 11,21! -11,21!", GOLD)
    pen.shape("-12,-9! -13,0 -3,6! 3,6! 13,0 12,-9!", GREEN)
    pen.shape("-12,-17! -11,-12 -12.5,-7! 12.5,-7! 11,-12 12,-17!", GOLD)
    pen.shape("-13,-18 0,-22 13,-18 0,-14", RED)
    pen.shape("-4,5! 4,5! 4,9! -4,9!", RED)


def sword(pen: Pen, length: float) -> None:
    """A straight sword, point up, `length` from pommel to point."""
    half = length / 2
    pen.shape(f"-2.6,{half - 20}! -2.6,{3 - half}! 0,{-half}! 2.6,{3 - half}! 2.6,{half - 20}!", BLUE)
    pen.line(f"0,{half - 20} 0,{4 - half}", width=0.4)
    pen.shape(
        f"-2,{half - 18}! 2,{half - 18}! 2.6,{half - 9} 1,{half - 3}! -1,{half - 3}! -2.6,{half - 9}", GOLD
    )
    pen.shape(f"-9,{half - 21}! 9,{half - 21}! 9,{half - 17}! -9,{half - 17}!", GOLD)
    for x in (-7.5, 7.5):
        pen.dot(x, half - 16, 2.2, GREEN)
    pen.dot(0, half - 19, 2, RED)
    pen.dot(0, half - 1.5, 1.6, RED)


def club(pen: Pen) -> None:
    """A lopped trunk about 16 × 62, thick end up."""
    pen.shape("-3,31! -5,4 -8,-24! 8,-24! 6,4 3,31!", DARK)
    pen.shape("-8,-24 0,-29 8,-24 0,-20", RED)
    pen.shape("5,2! 9,-1 10,3! 6,7!", GREEN)


def club_long(pen: Pen) -> None:
    """The tall trunk of the two."""
    club(pen.stretched(1.6, 2.4))


SYMBOLS: dict[str, Callable[[Pen], None]] = {
    "coin": coin,
    "cup": cup,
    "sword": lambda pen: sword(pen, 72),
    "sword-long": lambda pen: sword(pen, 148),
    "club": club,
    "club-long": club_long,
}
"""Every suit object by the name that the layout uses."""
