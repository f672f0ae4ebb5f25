"""Coins: the discs in their sizes, and the two-headed eagle of the ace."""

from art.kit.geometry import ring
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.palette import WHITE, YELLOW


def sun_face(pen: Pen) -> None:
    """A calm face for a disc of radius 8, its features only."""
    for flip in (False, True):
        side = pen.at(0, 0, flip=flip)
        side.line("-5.2,-1.9 -3.4,-3.1 -1.2,-2.3", width=0.6)
        side.shape("-4.9,-.5! -3.2,-1.6 -1.5,-.4! -3.2,.1", INK, 0.3)
        side.line("-4,1 -2.6,1.1", "-3.9,3.1 -3.2,4.4", width=0.3)
    pen.line("-.9,-2 -.9,.6 -1.7,1.9 0,2.5 1.7,1.9", width=0.5)
    pen.shape("-2.3,4.2! -1,3.6 0,4 1,3.6 2.3,4.2! 0,5.6", INK, 0.3)
    pen.line("-1,6.7 0,6.4 1,6.7", width=0.35)


def _disc(pen: Pen, radius: float) -> None:
    """The rim that all coins share: black, white, black field."""
    pen.dot(0, 0, radius, INK, 0)
    pen.dot(0, 0, radius * 0.94, WHITE, 0)
    pen.dot(0, 0, radius * 0.845, INK, 0)


def large(pen: Pen) -> None:
    """The coin of the two, radius 25.4: a face in a rosette of eight petals."""
    _disc(pen, 25.4)
    pen.dot(0, 0, 22.6, "none", 0.4)
    for i in range(8):
        petal = pen.at(0, 0, rotate=45 * i)
        petal.shape(
            "-2.8,-11! -5.4,-14.4 -4.8,-17.6 -2.6,-18.6 -1.5,-19 0,-21.2! 1.5,-19 2.6,-18.6 "
            "4.8,-17.6 5.4,-14.4 2.8,-11!",
            YELLOW,
            0,
        )
        petal.line(
            "0,-12 0,-18",
            "-1.3,-12 -1.5,-16",
            "1.3,-12 1.5,-16",
            "-2.6,-12 -3,-14.6",
            "2.6,-12 3,-14.6",
            width=0.4,
        )
        petal.at(0, 0, rotate=22.5).dot(0, -19.4, 0.95, YELLOW, 0)
    pen.dot(0, 0, 12.9, YELLOW, 0.8)
    pen.dot(0, 0, 11.2, YELLOW, 0.5)
    pen.dot(0, 0, 10.4, INK, 0)
    pen.shape(ring(0, 0, [8.5, 10] * 16, corner=False), YELLOW, 0)
    sun_face(pen)


def medium(pen: Pen) -> None:
    """The coin of the three to five, radius 15.2: a sun of eight rays with a face, and beads."""
    _disc(pen, 15.2)
    for i in range(8):
        ray = pen.at(0, 0, rotate=45 * i)
        ray.shape("-2.7,-6! 0,-12.7! 2.7,-6!", YELLOW, 0)
        bead = ray.at(0, 0, rotate=22.5)
        bead.dot(0, -11, 1.25, YELLOW, 0)
        bead.dot(0.2, -10.8, 0.65, INK, 0)
    pen.dot(0, 0, 7.6, YELLOW, 0.7)
    pen.dot(0, 0, 6.3, YELLOW, 0.9)
    sun_face(pen.at(0, -0.1, 0.72))


def small(pen: Pen) -> None:
    """The coin of the six and seven, radius 11.4: a rayed sun without a face."""
    _disc(pen, 11.4)
    for i in range(8):
        ray = pen.at(0, 0, rotate=45 * i)
        ray.shape("-2.9,-4! 0,-9.7! 2.9,-4!", YELLOW, 0)
        ray.at(0, 0, rotate=22.5).dot(0, -8.1, 1, YELLOW, 0)
    pen.dot(0, 0, 5.3, YELLOW, 0.6)
    pen.dot(0, 0, 3.6, YELLOW, 0.5)
    pen.dot(0, 0, 1.7, INK, 0)
    pen.line("-.8,.1 -.5,-.7 .2,-.9", width=0.4, ink=YELLOW)


SYMBOLS = {"coin-large": large, "coin": medium, "coin-small": small}
"""The coins by the names that the layout uses."""
