"""Clubs: the curved cudgel of the pips, the stumped one of the four and the tall one of the two."""

from collections.abc import Callable

from art.kit.foliage import acanthus
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.neapolitan.palette import DARK_GREEN, DEEP, GREEN, RED, YELLOW


def cudgel(pen: Pen, bulb: str, stalk: str, cut: str) -> None:
    """The cudgel of the five to seven, thick end up, 18 × 57: two colours with a leaf aslant between them."""
    outline = (
        "0,-28 6,-26 9,-19 8.6,-10 6,0 3.6,8 2.9,15 3.8,21 7.6,28.6! 2,27.4 -3.6,23.4! -4.6,16 "
        "-4.8,8 -7,-2 -9,-12 -8.6,-21 "
        "-5.4,-26.6"
    )
    pen.shape(outline, bulb, 0)
    pen.shape(
        "-8.2,-6! -7,-2 -4.8,8 -4.6,16 -3.6,23.4! 2,27.4 7.6,28.6! 3.8,21 2.9,15! 3.4,10! 0,4 -4.6,-2",
        stalk,
        0,
    )
    pen.shade("8.8,-20 8.6,-10 6,0 3.6,8", 5.4, 1, 0.5)
    pen.shade("-5.4,4 -4.8,10 -4.6,16 -3.8,22", -3, 1, 0.42)
    pen.shape("7.6,28.6! 4,23.4 .6,20.6 -3.2,20 -3.6,23.4! 2,27.4", cut, 0.55)
    pen.line("-1.6,22.4 2,24.4 4.6,26.8", width=0.35)
    acanthus(pen, "0,15 .2,7 -1.2,-2 -3,-10 -4.4,-21", 8.4, 6, YELLOW, 0.5)
    pen.shape(outline, "none", 0.85)


def stumped(pen: Pen) -> None:
    """The cudgel of the four, thick end up, curved to the right below, with a red forked stump."""
    club = (
        "-3,-31 3.4,-30.4 8,-26 9.4,-19 8,-9 4,2 1,10 -.6,14.6! -7.6,13.6! -8.4,6 -10.4,-3 "
        "-12.4,-13 -12.2,-23 -9,-29"
    )
    pen.shape(club, GREEN, 0)
    pen.shade("8,-26 9.4,-19 8,-9 4,2 1,10", 6, 0.95, 0.5)
    acanthus(pen, "-3.4,13 -3.6,6 -4.4,-2 -4,-10 -.6,-22", 10.4, 6, YELLOW, 0.55)
    pen.shape(club, "none", 0.85)
    stump = (
        "-9.8,10.4 -7.8,10.6 -6.8,12.8! -4.6,14.2 -2.6,12.6! -.6,9.6 2.2,9.8 3.2,12.4 1.6,14.4 1.4,17.6 "
        "2.6,23 5.6,30! .6,31.8 -5.4,31! -7,24 -7.2,18.4 -9.2,16.6 -11,14.6 -11.2,11.6"
    )
    pen.shape(stump, RED)
    pen.shade("1.4,17.6 2.6,23 5,29.4", 4, 1.1)
    pen.line("-5.4,31 -2,28.8 2,28.6 5.4,30", "-9.2,14 -7.6,15.4", "1.4,12.6 .2,14", width=0.5)


def tall(pen: Pen) -> None:
    """The cudgel of the two, thick end up, 27 × 134, its foot in a jagged dark sleeve, bent to the left."""
    club = (
        "0,-67 8,-64.6 12.6,-56 13.4,-44 12.4,-24 10.4,-4 9.6,14 8,33! -6.4,33! -8.4,12 -10.4,-6 "
        "-12.6,-26 -13.4,-46 "
        "-11.6,-58 -7,-65"
    )
    pen.shape(club, GREEN, 0)
    pen.shape(
        "-13.2,-50! -13.4,-44 -12.6,-26 -10.4,-6 -8.4,12 -6.4,33! 8,33! 9.5,18! 7,6 2,-14 -4,-32 -9,-44",
        RED,
        0,
    )
    pen.shade("10,-61 13.4,-46 12.4,-24 10.4,-4 9.6,12", 8, 1.1, 0.55)
    pen.shade("-13,-48 -12.6,-26 -10.4,-6 -8.4,12 -7.6,24", -4.4, 1.15, 0.5)
    pen.hatch("-11.6,-58 -7,-65 0,-67 4,-66 -2,-63 -7,-58 -11,-51", Hatch(0, -1, 0.7, 1.1, 0.5))
    acanthus(pen, "2.6,28 2.2,12 -.6,-6 -3.6,-22 -5,-38 -4.4,-57", 14.4, 9, YELLOW, 0.65)
    pen.shape(club, "none", 0.95)
    sleeve = (
        "-8.4,24 -9.8,20.4 -8,17.6 -5.2,18.8 -5.4,22! -2.6,24.4! -.4,31! 3,24.6! 6.6,27.4! 9.8,22! "
        "10.6,30 9.4,38 "
        "7.6,46 5,56 1.6,64! -4,67.4 -11.4,66.6! -8.6,58 -7.6,49 -7.8,40 -8.8,31"
    )
    pen.shape(sleeve, GREEN, 0.9)
    pen.shade("10.6,30 9.4,38 7.6,46 5,56 2,63", 7, 1.1, 0.55)
    pen.line("-7.8,40 0,43 8.8,40.6", "-7.7,42.4 0,45.4 8.2,43", width=0.55)
    pen.shape("-11.4,66.6! -7,63.6 -2,62.8 1.6,64! -4,67.4", DARK_GREEN, 0.6)
    pen.line("-8,65.8 -2,64.2", width=0.35, ink=GREEN)


def carried(pen: Pen, ringed: bool = False) -> None:
    """The club that figures carry, 66 long, thick end up, its middle at the origin, rings round its head if asked."""
    club = (
        "0,-30 5.4,-28.4 8,-23 7.6,-15 5.2,-3 3.6,8 3,20 2.6,31 0,35 -2.6,31 -3,20 -3.6,8 -5.2,-3 "
        "-7.6,-15 -8,-23 -5.4,-28.4"
    )
    pen.shape(club, GREEN, 0)
    top = -13 if ringed else -19
    pen.shape(
        f"{7.2 if ringed else 7.9},{top}! 5.2,-3 3.6,8 3,20 2.6,31 0,35 -2.6,31 -3,20 -3.5,9! -1,3 2.4,{top + 8}",
        RED,
        0.6,
    )
    pen.shade("7.8,-22 7.6,-15 5.2,-3 3.6,8 3,20", 4, 1.2, 0.45)
    if ringed:
        for y, half in ((-24.4, 7.2), (-19, 7.6), (-13.4, 7)):
            pen.line(
                f"{-half},{y} 0,{y + 1.6} {half},{y}",
                f"{-half},{y + 1.6} 0,{y + 3.2} {half},{y + 1.6}",
                width=0.5,
            )
    for i in range(5 if ringed else 6):
        twig = pen.at(2.4 - i * 0.5, (-5 if ringed else -15) + i * 4.1, 1 - 0.1 * i, rotate=-10)
        twig.shape("0,3! -2.8,.6 -2,-3.8! -.4,-1.4", YELLOW, 0.45)
        twig.shape("0,3! 2.6,0 1.6,-4.6! -.4,-1.4", YELLOW, 0.45)
    pen.shape(club, "none", 0.85)


SYMBOLS: dict[str, Callable[[Pen], None]] = {
    "club": lambda pen: cudgel(pen, GREEN, RED, DEEP),
    "club-red": lambda pen: cudgel(pen, RED, GREEN, DARK_GREEN),
    "club-stumped": stumped,
    "club-long": tall,
}
"""The clubs by the names that the layout uses."""
