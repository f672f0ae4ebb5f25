"""Swords: the short and the long straight sword."""

from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.palette import BLUE, GOLD, NAVY, YELLOW


def _blade(pen: Pen, top: float, bottom: float, half: float) -> None:
    """A double-edged blade, point up, with three dark lines on its shadow side."""
    point = top + half
    pen.shape(f"{-half},{bottom}! {-half},{point}! 0,{top}! {half},{point}! {half},{bottom}!", BLUE)
    pen.shape(
        f"{half * 0.1},{bottom}! {half * 0.1},{point + 1}! 0,{top + 0.8}! {half - 0.3},{point}! {half - 0.3},{bottom}!",
        NAVY,
        0,
    )
    pen.line(*(f"{half * k},{bottom} {half * k},{point + 0.6 + abs(k)}" for k in (0.1, 0.4, 0.7)), width=0.45)


def _stud(pen: Pen, x: float, y: float, radius: float) -> None:
    pen.dot(x, y, radius, YELLOW, 0.6)
    pen.dot(x, y, radius * 0.36, INK, 0)


def short(pen: Pen) -> None:
    """The sword of the four to seven, point up, 64 long, its trefoil guard 23 wide."""
    _blade(pen, -32, 12, 3.9)
    pen.shape("-2.2,19! -2.8,22 -1.6,27! 1.6,27! 2.8,22 2.2,19!", GOLD)
    pen.line("-2.6,21.4 2.4,20", "-2.4,23.4 2.7,22", "-2,25.2 2.4,23.8", "-1.6,26.6 2,25.4", width=0.45)
    for x in (-3.6, 3.6):
        _stud(pen, x, 27.8, 1.65)
    _stud(pen, 0, 30.4, 1.65)
    pen.dot(0, 27.6, 1.9, GOLD, 0.6)
    for flip in (False, True):
        lobe = pen.at(0, 0, flip=flip)
        lobe.shape(
            "-2,9.4 -5.4,6.6 -9.2,7.4 -10.8,10.6! -11.8,12.6 -10.8,14.4! -9.4,17.6 -5.6,18.6 -2,16.6", GOLD
        )
        lobe.line(
            "-2.6,10.4 -5.4,8.2 -8.6,9.2 -9.4,12.6 -8.4,16 -5.4,17 -2.6,15.6",
            "-3,11.4 -5.4,9.9 -7.4,11 -7.7,12.7 -7.2,14.6 -5.4,15.4 -3,14.6",
            width=0.4,
        )
        lobe.dot(-5.3, 12.7, 1.1, YELLOW, 0.5)
        lobe.dot(-11.2, 12.6, 0.7, INK, 0)
    pen.shape("0,4.4! 1.6,7 3.4,8.2 3,12.6 3,17 0,20.4! -3,17 -3,12.6 -3.4,8.2 -1.6,7", YELLOW, 0.7)
    pen.line("-1.8,8.8 0,10.2 1.8,8.8", "-1.8,16.6 0,15.2 1.8,16.6", width=0.45)
    _stud(pen, 0, 12.7, 1.7)


def long(pen: Pen) -> None:
    """The sword of the two and three, point up, 136 long, guard 27 wide, two discs at its ends."""
    _blade(pen, -68, 40, 4.5)
    pen.shape("-2.6,44! -4.2,50 -3,58 -2,61! 2,61! 3,58 4.2,50 2.6,44!", GOLD)
    pen.line(
        "-3.2,47.6 3,45.4",
        "-4,51 3.8,47.6",
        "-3.8,54.4 4.1,50.6",
        "-3.2,57.6 3.8,53.8",
        "-2.4,60.4 3.2,57.4",
        width=0.6,
    )
    pen.shade("3,45 4.2,50 3,58 2,61", 2.4, 1)
    for x in (-4.4, 4.4):
        _stud(pen, x, 62, 2.5)
    pen.shape("-1.6,60! -2.2,63 -1.2,66 0,68.4! 1.2,66 2.2,63 1.6,60!", YELLOW, 0.7)
    for flip in (False, True):
        side = pen.at(0, 0, flip=flip)
        side.dot(-9, 39.6, 4.7, GOLD, 0.8)
        side.dot(-9, 39.6, 3.3, "none", 0.4)
        side.dot(-9, 39.6, 1.9, YELLOW, 0.6)
        side.line("-9,37.7 -9,41.5", "-10.9,39.6 -7.1,39.6", width=0.4)
        side.shape("-6.4,36.2 -3.4,34.6 -1.8,36! -1.8,43.2! -3.4,44.6 -6.4,43 -5.2,39.6", YELLOW, 0.7)
        side.dot(-4.4, 39.6, 1, GOLD, 0.5)
    pen.shape("0,31.6! 1.8,34.6 2.8,39.6 1.8,44.4 0,47.6! -1.8,44.4 -2.8,39.6 -1.8,34.6", GOLD, 0.8)
    pen.shape("0,35.6 1.5,39.6 0,43.6 -1.5,39.6", YELLOW, 0.5)
    pen.line("-.4,37.2 -.6,40", width=0.35)


SYMBOLS = {"sword": short, "sword-long": long}
"""The swords by the names that the layout uses."""
