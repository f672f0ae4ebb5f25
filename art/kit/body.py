"""Hands, shoes and crowns, each in its own small box, made for a figure about 120 high."""

from art.kit.geometry import Knot, limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.kit.svg import INK


def fist(pen: Pen, flesh: str) -> None:
    """A closed hand about 6 × 5.4, knuckles to the left, thumb above; the wrist joins at the right."""
    pen.shape("3.2,-2.1 3.2,2 1,2.6 -1.6,2.6 -3,1.5 -3.1,-1.7 -1.6,-2.7 1,-2.7", flesh, 0.65)
    pen.line("-3,-1.3 -1.6,-1.2 -.4,-1.4", "-3.1,0 -1.6,.1 -.4,-.1", "-2.9,1.3 -1.6,1.4 -.4,1.2", width=0.35)
    pen.shape("2.3,-2.4 .4,-3.4 -1.6,-3.2 -2,-2.3 -.4,-1.9 1.4,-1", flesh, 0.5)


def open_hand(pen: Pen, flesh: str) -> None:
    """A hand held out to the left, palm up, fingers spread; the wrist joins at the right."""
    scale = 1.0
    fingers = [
        limb(spine, [1.6 * scale, 1.5 * scale, 1 * scale], "rr")
        for spine in (
            "-1,-1.8 -3.8,-2.6 -5.8,-2.3",
            "-1.4,-.6 -4.3,-.9 -6.6,-.4",
            "-1.4,.7 -4,.9 -6,1.5",
            "-1,1.6 -3.2,2.3 -4.8,3.1",
        )
    ]
    thumb = limb("1,-1.8 -.2,-3.6 -1.8,-4.7", [2, 1.7, 1.1], "rr")
    pen.union(
        [
            *fingers,
            thumb,
            [Knot(3, -1.8), Knot(2.8, 1.8), Knot(0.4, 2.4), Knot(-1.6, 2), Knot(-2, -1.6), Knot(0.4, -2.4)],
        ],
        flesh,
        0.55,
    )


def shoe(pen: Pen, colour: str) -> None:
    """A shoe in profile, toe to the left, about 11 long; the ankle stands at the origin."""
    pen.shape("2.6,-3.4 3,0 2.7,1.8! -4,2 -8,1.8 -8.5,.7 -6,-.6 -3,-1.8 -1.8,-3.6", colour, 0.7)
    pen.line("-1.6,-2.1 0,-1.3 2.6,-2.1", width=0.4)
    pen.line("-5.6,-.4 -4.7,.8", "-4.3,-1 -3.4,.5", width=0.35)


def crown(pen: Pen, colour: str, gem: str) -> None:
    """A crown of five points on a rim 11 wide, rim's middle at the origin, points up to y = -10."""
    pen.shape(
        "-5.6,0! -6.6,-8! -4.2,-4.6! -3.6,-9.2! -1.4,-5! 0,-10! 1.4,-5! 3.6,-9.2! 4.2,-4.6! 6.6,-8! "
        "5.6,0! 0,1.2",
        colour,
    )
    pen.hatch("1.4,-4.8! 3.6,-8.6! 4.2,-4.6! 6.3,-7.4! 5.4,-2.2! 1,-1.6!", Hatch(90, 0, 1, 0.8, 0.3))
    pen.shape("-5.7,-.2! 0,1.1 5.7,-.2! 5.4,-2.3! 0,-1.1 -5.4,-2.3!", colour, 0.5)
    for x, y in ((-6.6, -8.3), (-3.6, -9.5), (0, -10.3), (3.6, -9.5), (6.6, -8.3)):
        pen.dot(x, y, 0.75, colour, 0.45)
    for x, y in ((-3.2, -1), (0, -0.1), (3.2, -1)):
        pen.dot(x, y, 0.55, gem, 0.35)


def bead(pen: Pen, x: float, y: float, radius: float, colour: str) -> None:
    """A stud or jewel with a dark middle."""
    pen.dot(x, y, radius, colour, 0.5)
    pen.dot(x, y, radius * 0.35, INK, 0)
