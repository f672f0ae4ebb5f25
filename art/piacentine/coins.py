"""The suit of coins: the bead-ringed coin with its face, and the crowned shield of the four."""

import math

from art.kit.geometry import Transform, along, polyline
from art.kit.hatching import Hatch
from art.kit.ornaments import beads, leaf, star
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import BLUE, BRICK, GOLD, GREEN, LEAF, RED, WHITE

SMALL: float = 16.4
LARGE: float = 32.5


def face(pen: Pen, fine: float = 1) -> None:
    """The full face on a disc of radius 7; `fine` scales its lines."""
    pen.dot(0, 0, 7, RED, 0.3 + 0.5 * fine)
    pen.hatch(
        "3,-5 6.6,-1 6.4,2.4 4,5.6 1.6,6.6 4.4,3 5.2,-1",
        Hatch(-25, 1, 0.7, 1.0 * pen.transform.scale, 0.34 * fine),
    )
    pen.line(
        "-5.4,-3.8 -4.4,-3.2 -3.4,-4.8 -2.2,-3.7 0,-5.2 1.9,-3.7 3.2,-4.8 4.4,-3.2 5.4,-3.8",
        width=0.55 * fine,
    )
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.line(".9,-1.9 2.4,-2.9 4.5,-1.8", width=0.8 * fine)
        half.shape("1.2,-.6! 2.6,-1.5 4,-.5! 2.6,-.05", "#ffe9c8", 0.35 * fine)
        half.dot(2.55, -0.8, 0.6, INK, 0)
        half.line("1,-.6 2.6,-1.6 4.2,-.5", width=0.55 * fine)
        half.line("4.7,1.8 4,3 2.9,3.7", "2,2.1 3,1.6 4,1.9", width=0.4 * fine)
    pen.line("-.7,-1.4 -.8,.6 -1.5,1.9 -.6,2.3 .5,2.2 1.2,1.8", width=0.55 * fine)
    pen.shape("-2.4,3.6! -.9,3.2 0,3.45 .9,3.2 2.4,3.6! 1,4.9 -1,4.9", BRICK, 0.4 * fine)
    pen.line("-3,3.1 -2.2,3.65 0,3.9 2.2,3.65 3,3.1", width=0.5 * fine)
    pen.line("-1,5.9 0,6.1 1,5.9", width=0.4 * fine)


def small_coin(pen: Pen) -> None:
    """The coin of the small pips, radius `SMALL`, about the origin."""
    r = SMALL
    pen.dot(0, 0, r, WHITE, 0.4)
    pen.dot(0, 0, r * 0.94, INK, 0)
    beads(pen, 0, 0, r * 0.82, r * 0.175, 28, GOLD)
    beads(pen, 0, 0, r * 0.63, r * 0.175, 21, GOLD)
    pen.dot(0, 0, r * 0.51, GOLD, 0.4)
    face(pen.at(0, 0, r * 0.46 / 7), 0.7)


def large_coin(pen: Pen) -> None:
    """The coin of the two and of the five's centre, radius `LARGE`, about the origin."""
    r = LARGE
    pen.dot(0, 0, r, WHITE, 0.4)
    pen.dot(0, 0, r * 0.93, INK, 0)
    beads(pen, 0, 0, r * 0.875, r * 0.034, 60, WHITE)
    for radius, count in ((0.755, 30), (0.585, 23)):
        beads(pen, 0, 0, r * radius, r * 0.14, count, GOLD)
        beads(pen, 0, 0, r * radius, r * 0.045, count, INK)
    pen.dot(0, 0, r * 0.48, GOLD, 0.5)
    face(pen.at(0, 0, r * 0.43 / 7), 1)


def coins(pen: Pen, *places: tuple[float, float], scale: float = 1) -> None:
    """Small coins at places of the card."""
    pen.drawing.define("coin", small_coin)
    for x, y in places:
        pen.use("coin", x, y, scale)


def large_coins(pen: Pen, *places: tuple[float, float]) -> None:
    """Large coins at places of the card."""
    pen.drawing.define("great", large_coin)
    for x, y in places:
        pen.use("great", x, y)


def two(pen: Pen) -> None:
    """Two large coins, one above the other."""
    large_coins(pen, (50, 47.6), (50, 129.4))


def three(pen: Pen) -> None:
    """Left, right, left."""
    coins(pen, (36.5, 33.4), (63.5, 88.5), (36.5, 143.6), scale=22.6 / SMALL)


def four(pen: Pen) -> None:
    """Coins in the corners about a crowned shield between laurel branches."""
    coins(pen, (29, 27.4), (71, 27.4), (29, 149.6), (71, 149.6))
    shield(pen.at(50, 89.5))


def five(pen: Pen) -> None:
    """Four small coins about a large one."""
    coins(pen, (28.6, 27), (71.4, 27), (28.6, 150), (71.4, 150))
    large_coins(pen, (50, 88.5))


def six(pen: Pen) -> None:
    """Two columns of three."""
    coins(pen, *((x, y) for x in (29, 71) for y in (27.4, 88.5, 149.6)))


def seven(pen: Pen) -> None:
    """One on top, then two columns of three."""
    coins(pen, (50, 26.6), *((x, y) for x in (29, 71) for y in (63.6, 106.6, 149.6)))


def shield(pen: Pen) -> None:
    """A quartered shield of no city (tower, star, star, leaves), crowned, between two laurel branches."""
    for side in (False, True):
        branch = pen.at(0, 0, flip=side)
        spine = "5,26.5 16,22 23.5,12.5 26.4,.5 25.4,-11.5"
        branch.line(spine, width=0.9)
        points = polyline(spine, closed=False)
        for i in range(1, 10):
            at, way = along(points, 0.1 + i * 0.09)
            angle = math.degrees(math.atan2(way.y, way.x))
            leaf(branch, at.x, at.y, angle - 44, 7.4, LEAF)
            leaf(branch, at.x, at.y, angle + 44, 7.4, GREEN)
        leaf(branch, 25.4, -11.5, -96, 7, LEAF)
        for share in (0.32, 0.59, 0.86):
            at, _ = along(points, share)
            branch.dot(at.x + 1.6, at.y + 1, 1, RED, 0.35)
        branch.shape("0,25.5 6,23.1 11,24.9 11.6,28.5 7.4,29.9! 10.4,33.1! 5,32.1! .6,28.1", WHITE, 0.5)
        branch.line("2,26.7 5,25.9 9,26.1", "3,29.6 6,29.6", width=0.35)
    pen.dot(0, 26.9, 2.2, RED, 0.5)
    _escutcheon(pen)
    _crown(pen)


def _escutcheon(pen: Pen) -> None:
    rim = (
        "-15,-18.9! -8,-16.9 0,-20.1 8,-16.9 15,-18.9! 17.4,-12.5! 15.4,-7.5 16.6,2.5 13,12.5 6,18.1"
        " 0,22.1! -6,18.1 -13,12.5 -16.6,2.5 -15.4,-7.5 -17.4,-12.5!"
    )
    pen.shape(rim, GOLD)
    field = Transform.placing(0, 0.7, 0.81).knots(rim)
    pen.shape(field, WHITE, 0.6)
    pen.shape("0,-15.6! 6.5,-13 12.1,-14.6! 14.1,-9.4! 12.5,-5.4 13.4,1! 0,1!", RED, 0.5)
    pen.shape("0,1! 0,18.6! -4.9,15.4 -10.5,10.8 -13.3,3 -13.4,1!", BLUE, 0.5)
    star(pen, 6.6, -6.8, 4.6, GOLD)
    star(pen, -5.8, 7.4, 4.6, GOLD)
    pen.shape(
        "-10,-1.4! -10,-10! -8.3,-10! -8.3,-8.4! -7,-8.4! -7,-10! -5.2,-10! -5.2,-8.4! -3.9,-8.4!"
        " -3.9,-10! -2.2,-10! -2.2,-1.4!",
        GREEN,
        0.5,
    )
    pen.shape("-7.4,-1.4! -7.4,-4 -6.1,-5.4 -4.8,-4 -4.8,-1.4!", INK, 0)
    leaf(pen, 3.4, 12.4, -82, 9.6, GREEN)
    leaf(pen, 4.4, 12.8, -34, 8, GREEN)


def _crown(pen: Pen) -> None:
    top = (
        "-12,-22.9! -15.6,-32.5! -10.4,-28.5! -8.6,-35.9! -4.6,-29.9! 0,-38.1! 4.6,-29.9! 8.6,-35.9!"
        " 10.4,-28.5! 15.6,-32.5! 12,-22.9! 0,-20.5"
    )
    pen.shape(top, GOLD, 0.75)
    pen.hatch("4.6,-29.9! 8.6,-35.9! 10.4,-28.5! 15.6,-32.5! 12,-22.9! 3,-21.2!", Hatch(80, 1, 0.6, 1, 0.35))
    pen.shape("-12.6,-23.7! 0,-21.1 12.6,-23.7! 12.2,-20.1! 0,-17.3 -12.2,-20.1!", GOLD, 0.65)
    for x, y in ((-15.6, -32.9), (-8.6, -36.5), (0, -38.9), (8.6, -36.5), (15.6, -32.9)):
        pen.dot(x, y, 1.3, WHITE, 0.45)
    for x, y, fill in (
        (-8, -21, GREEN),
        (-4, -20.1, RED),
        (0, -19.7, BLUE),
        (4, -20.1, RED),
        (8, -21, GREEN),
    ):
        pen.dot(x, y, 1, fill, 0.35)
