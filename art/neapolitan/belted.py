"""The ace of swords: the sheathed sword in its belt."""

import math

from art.kit.geometry import Knot, along, box, limb, limb_edge, polyline
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.palette import BLUE, DEEP, GOLD, GREEN, RED, WHITE, YELLOW


def ace(pen: Pen) -> None:
    """The ace of swords: a sheathed sword on the diagonal in a studded belt like a snake."""
    _belt_under(pen)
    _scabbard(pen.at(51.5, 77.7, rotate=26.4))
    _belt_over(pen)


def _studs(pen: Pen, *places: tuple[float, float]) -> None:
    for x, y in places:
        pen.dot(x, y, 1.25, YELLOW, 0.55)
        pen.dot(x, y, 0.4, INK, 0)


def _buckle(pen: Pen) -> None:
    """A square blue buckle of side 11 with a golden stone."""
    pen.shape(box(-5.6, -5.6, 11.2, 11.2), BLUE, 0.9)
    pen.shape(box(-4, -4, 8, 8), "none", 0.45)
    pen.line("-5.6,-5.6 -2,-2", "5.6,-5.6 2,-2", "-5.6,5.6 -2,2", "5.6,5.6 2,2", width=0.45)
    pen.dot(0, 0, 2.5, YELLOW, 0.8)
    pen.dot(0, 0, 1.1, INK, 0)


BELT = 8.6
"""The breadth of the belt."""


def _strip(pen: Pen, spine: str, caps: str) -> None:
    """A length of the green belt, hatched along both edges, more along the one at the right of its way."""
    widths = " ".join([str(BELT)] * len(spine.split()))
    pen.shape(limb(spine, widths, caps), GREEN, 0.95)
    pen.shade(limb_edge(spine, widths, -1), -2.8, 1.25, 0.5, fade=False)
    pen.shade(limb_edge(spine, widths, 1), 1.5, 1.5, 0.4, fade=False)


def _belt_under(pen: Pen) -> None:
    """The parts of the belt that pass behind the sword."""
    pen.strap("23.4,68 19.6,77 20.6,88 26,96.4 33,98.4 41.6,94", fill=GOLD, width=4, edge=0.8)
    cord = polyline("23.4,68 19.6,77 20.6,88 26,96.4 33,98.4 41.6,94", closed=False)
    for i in range(20):
        at, way = along(cord, 0.03 + i * 0.05)
        turn = math.degrees(math.atan2(way.y, way.x))
        pen.at(at.x, at.y, rotate=turn).line("-.9,-1.9 .9,1.9", width=0.45)
    _strip(
        pen,
        "28,66 38,66.4 47,61.4 57,54 66,53.6 71.6,62 73.4,73 69.4,84 61,93.6 51,102.6 44.4,113 "
        "43.6,125 49.4,136.4 "
        "59.6,141.4 69.4,137.6 75,128 77.6,114 78,104 78,96",
        "rr",
    )
    _studs(
        pen,
        (37.6, 66),
        (45.6, 62),
        (72.2, 66),
        (72.8, 75),
        (68, 85.6),
        (60.6, 94),
        (50.8, 103),
        (44.8, 112.6),
        (43.8, 123),
        (61.6, 141),
        (71.4, 135),
        (77.8, 111),
        (78.2, 103),
    )
    pen.shape("73.2,99! 78,97.4 82.6,99! 82,92 78.2,84.4! 74,92", BLUE, 0.95)
    pen.line("78.2,88 78.1,97", width=0.5)
    _buckle(pen.at(51.4, 138, rotate=28))
    _buckle(pen.at(76.6, 122, rotate=8))


def _scabbard(pen: Pen) -> None:
    sheath = "-5.4,-27! 5.4,-27! 4.4,55! -4.4,55!"
    pen.shape(sheath, RED, 0.95)
    pen.hatch(sheath, Hatch(0, 1, 0.3, 1.1, 0.5))
    pen.line("-3.6,-20 -3,52", "3.6,-20 3,52", width=0.4)
    for y in range(-16, 50, 6):
        for flip in (False, True):
            pen.at(0, y, flip=flip).shape("0,3! -2.2,1.4 -2.5,-2!  -.8,-.2", DEEP, 0.45)
    pen.shape(
        "-6.2,50! -3,53.4 0,50.6! 3,53.4 6.2,50! 6,57 4.4,61 2.4,66! -2.4,66! -4.4,61 -6,57", BLUE, 0.95
    )
    pen.line("-3,53.4 -2.4,60 -1,66", "3,53.4 2.4,60 1,66", "0,50.6 0,62", width=0.5)
    for x in (-2.8, 2.8):
        pen.dot(x, 67, 1.5, YELLOW, 0.6)
    pen.dot(0, 70, 3, WHITE, 0.9)
    pen.dot(0, 70, 1.1, INK, 0)
    _buckle(pen.at(0, 16))
    grip = "-4,-36! -4.8,-46 -4,-56 -2.2,-63! 2.2,-63! 4,-56 4.8,-46 4,-36!"
    pen.shape(grip, BLUE, 0.95)
    for y in (-41, -47, -53, -59):
        wide = 4.5 if y > -56 else 3.4
        pen.shape(
            [
                Knot(-wide, y + 3.4, True),
                Knot(0, y + 1.6),
                Knot(wide, y - 1.6, True),
                Knot(wide, y + 0.6, True),
                Knot(0, y + 3.6),
                Knot(-wide, y + 5.2, True),
            ],
            WHITE,
            0.5,
        )
    pen.shape(grip, "none", 0.95)
    pen.dot(0, -65.6, 2.9, YELLOW, 0.8)
    pen.dot(0, -70.2, 2, WHITE, 0.8)
    pen.dot(0, -70.2, 0.6, INK, 0)
    for flip in (False, True):
        side = pen.at(0, -29, flip=flip)
        side.shape("-5,-3.4 -10,-7.6 -15.4,-5.4 -17,.4 -14.4,5.8 -9,6.6 -5,3", GOLD, 0.9)
        side.line("-6,-2 -10,-5.4 -13.8,-3.6 -14.8,.4 -13,3.8 -9.4,4.4 -6,2", width=0.45)
        side.dot(-10.4, -0.6, 2.4, YELLOW, 0.7)
        side.dot(-10.4, -0.6, 0.8, INK, 0)
        side.shape("-2.6,-6.6 -6.4,-7 -7,0 -6.4,7 -2.6,6.6", YELLOW, 0.8)
        side.line("-4.4,-6 -5,0 -4.4,6", width=0.4)
    pen.shape("0,-39! 3.4,-36 4,-29 3.4,-22 0,-17.4! -3.4,-22 -4,-29 -3.4,-36", GOLD, 0.9)
    pen.oval(0, -29, 2, 4.8, YELLOW, 0.6)
    pen.line("-.6,-32 -.8,-28", width=0.4)


def _belt_over(pen: Pen) -> None:
    """The belt's head and neck, upper left."""
    _strip(pen, "43,20 41,27 35,35 27.6,42 24,50.6 25.6,59 28.6,65", "fr")
    _studs(pen, (41.4, 26.4), (25.4, 46.6), (24.4, 53))
    _buckle(pen.at(33.6, 37, rotate=-42))
    pen.line("32,14.4 27.4,15.6 24.6,14", "27.4,15.6 25.4,18", width=1.9)
    pen.line("32,14.4 27.4,15.6 24.6,14", "27.4,15.6 25.4,18", width=0.9, ink=RED)
    head = (
        "47.6,22.4! 49,16.4 47.6,10 42.6,6.4 36,6.4 31.2,9.4 29.6,13.4 32,16.8 36.2,17.2 38.4,19 38.8,21.8!"
    )
    pen.shape(head, BLUE, 0.95)
    pen.dot(41.4, 11.4, 1.6, WHITE, 0.6)
    pen.dot(41.2, 11.4, 0.8, INK, 0)
    pen.shade("47.8,21 48.8,16.4 47.4,10.4 43,6.8", -3, 1, 0.45)
    pen.line("29.8,14 34,14 38.4,15.6", "32.4,10.6 33.4,10.2", "38.8,20.4 43,21.4 47.8,21.2", width=0.5)
    tongue = pen.at(27.4, 64.6, rotate=-62)
    tongue.shape("5,-4! 5,4! -4,3.4 -6.4,0 -4,-3.4", BLUE, 0.9)
    tongue.oval(-0.6, 0, 3.2, 1.6, YELLOW, 0.6)
    tongue.line("4,-4 4,4", width=0.5)
