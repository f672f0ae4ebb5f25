"""The suit objects of the Neapolitan deck, each drawn about the origin."""

from collections.abc import Callable

from art.kit.geometry import ring
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.palette import BLUE, GREEN, OCHRE, RED, WHITE, YELLOW


def coin(pen: Pen, radius: float, face: bool) -> None:
    """A coin: black disc with a white ring, in it a sun of eight rays, with or without a face."""
    pen.dot(0, 0, radius, INK, 0)
    pen.dot(0, 0, radius * 0.87, INK, 0.7, WHITE)
    rays = [radius * (0.78 if i % 2 == 0 else 0.42) for i in range(16)]
    pen.shape(ring(0, 0, rays), YELLOW, 0)
    pen.dot(0, 0, radius * 0.36, YELLOW, 0.6)
    if face:
        at = pen.at(0, 0, radius / 21)
        for x in (-2.4, 2.4):
            at.dot(x, -1.6, 0.9, INK, 0)
        at.line("0,-1 -.6,1.6 .8,1.6", "-2.4,3.6 0,4.6 2.4,3.6", width=0.5)
    for knot in ring(0, 0, [radius * 0.64] * 8, 22.5):
        pen.dot(knot.x, knot.y, radius * 0.06, YELLOW, 0)


def cup(pen: Pen) -> None:
    """A two-handled vase about 26 × 40."""
    for flip in (False, True):
        pen.at(0, 0, 1, flip).line("-9,-12 -13,-14 -13,-8 -10,-3", width=2.4)
        pen.at(0, 0, 1, flip).line("-9,-12 -13,-14 -13,-8 -10,-3", width=1.2, ink=WHITE)
    pen.shape("-4,10! -3,14 -7,17! 7,17! 3,14 4,10!", RED)
    pen.shape("-8,16! 8,16! 8,20! -8,20!", RED)
    pen.shape("-9,-1! -10,4 -5,11! 5,11! 10,4 9,-1!", GREEN)
    pen.shape("-8,-14! -7,-7 -9,0! 9,0! 7,-7 8,-14!", YELLOW)
    pen.shape("-10,-17 0,-20 10,-17 0,-14", RED)


def cup_wide(pen: Pen) -> None:
    """The wide vase of the two."""
    cup(pen.stretched(2.2, 1.42))


def sword(pen: Pen, length: float) -> None:
    """A straight sword, point up, `length` from pommel to point."""
    half = length / 2
    pen.shape(f"-2.6,{half - 20}! -2.6,{3 - half}! 0,{-half}! 2.6,{3 - half}! 2.6,{half - 20}!", BLUE)
    pen.line(f"-.8,{half - 20} -.8,{4 - half}", f".8,{half - 20} .8,{4 - half}", width=0.4)
    pen.shape(
        f"-1.6,{half - 17}! 1.6,{half - 17}! 2,{half - 8} 1,{half - 4}! -1,{half - 4}! -2,{half - 8}", OCHRE
    )
    pen.shape(
        f"0,{half - 22} 9,{half - 19} 9,{half - 15} 0,{half - 13} -9,{half - 15} -9,{half - 19}",
        OCHRE,
    )
    for x, y in ((-3, half - 4), (3, half - 4), (0, half - 2)):
        pen.dot(x, y, 1.5, OCHRE)


def club(pen: Pen) -> None:
    """A fat cudgel about 18 × 56, thick end up."""
    pen.shape("-3,28! -4,14 -8.5,-8 -7,-24 0,-28 7,-24 8.5,-8 4,14 3,28!", GREEN)
    pen.shape("-3,28! -4,14 -8.4,-6 -6,-10 2,8 3,28!", RED)
    pen.shape("-1,14! -4,4 -3,-8 1,-20 3,-8 2,4", YELLOW, 0.6)


def club_long(pen: Pen) -> None:
    """The tall club of the two."""
    club(pen.stretched(1.5, 2.35))


SYMBOLS: dict[str, Callable[[Pen], None]] = {
    "coin-large": lambda pen: coin(pen, 25.4, True),
    "coin": lambda pen: coin(pen, 15.2, True),
    "coin-small": lambda pen: coin(pen, 11.4, False),
    "cup": cup,
    "cup-wide": cup_wide,
    "sword": lambda pen: sword(pen, 64),
    "sword-long": lambda pen: sword(pen, 136),
    "club": club,
    "club-long": club_long,
}
"""Every suit object by the name that the layout uses."""
