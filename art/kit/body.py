"""Hands, shoes and crowns, each in its own small box, made for a figure about 120 high."""

from art.kit.geometry import limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.kit.svg import INK


def fist(pen: Pen, flesh: str) -> None:
    """A closed hand about 6 × 5.6, fingers curled at the left, thumb above; the wrist joins at the right."""
    pen.shape(
        "3.4,-2 3.3,1.8 1,2.7 -1.4,2.9 -2.9,2.5 -3.2,1.5 -3.5,.4 -3.4,-.8 -3.1,-1.9 -1.6,-2.6 1,-2.6",
        flesh,
        0.6,
    )
    pen.line("-3.4,-.8 -1.8,-.8 -.7,-1.2", "-3.5,.4 -1.8,.4 -.7,.1", "-3.2,1.5 -1.7,1.5 -.7,1.2", width=0.32)
    pen.shape("2.4,-2.2 .6,-3.3 -1.6,-3.4 -2.3,-2.6 -1.2,-2 .4,-1.8 1.4,-.8", flesh, 0.45)


def open_hand(pen: Pen, flesh: str, wrist: float = 6.4) -> None:
    """A hand held out to the left, palm up, fingers spread; its wrist ends at the right, at x = `wrist`."""
    fingers = [
        limb(spine, "1.6 1.5 .9", "rr")
        for spine in (
            "-1,-1.4 -4,-2.4 -6.4,-2.2",
            "-1.4,-.4 -4.6,-.6 -7.2,0",
            "-1.4,.8 -4.4,1.1 -6.6,1.9",
            "-1,1.7 -3.4,2.5 -5.2,3.4",
        )
    ]
    thumb = limb("1,-1.6 -.4,-3.3 -2.2,-4.4", "2 1.6 1", "rr")
    pen.union(
        [*fingers, thumb, f"{wrist},-1.8! {wrist},1.8! 3.2,1.7 .6,2.4 -1.8,2.4 -2.2,-1.4 .4,-2.2 3.2,-1.7"],
        flesh,
        0.55,
    )
    pen.line("-1.8,.2 -.2,.6", "-.6,-1.6 .6,-.2", width=0.3)


def shoe(pen: Pen, colour: str) -> None:
    """A shoe in profile, toe to the left, about 13 long; the ankle stands at the origin."""
    pen.shape(
        "-2.7,-2.6! 2.7,-2.6! 3.2,.4 3.3,2.6! 1,2.7 -.8,2.1 -4.4,2.9 -7.8,2.7 -10.2,1.9! -8.6,.7 "
        "-5.6,-.2 -3.4,-1.2",
        colour,
        0.65,
    )
    pen.line("-2.8,-1.7 0,-1 2.8,-1.7", width=0.4)
    pen.line("-6.4,.1 -5.6,1.3", "-5,-.5 -4.2,.8", "2.4,-.4 2.6,2", "1.5,-.2 1.6,1.6", width=0.3)


def shoe_turned(pen: Pen, colour: str) -> None:
    """A shoe turned half to the viewer, toe to the lower left; the ankle stands at the origin."""
    pen.shape(
        "-2.6,-2.6! 2.5,-2.6! 3,.2 2.4,2.6! .4,3.6 -2.2,5.6 -5.4,7 -8.6,7.2! -8,5.6 -5.6,3.2 -3.6,.6",
        colour,
        0.65,
    )
    pen.line("-2.7,-1.7 0,-1 2.6,-1.7", width=0.4)
    pen.line("-4.4,2.6 -3,3.6", "-3.4,1.2 -1.8,2.2", "2,-.2 1.6,2", "1.1,0 .8,2", width=0.3)


def crown(pen: Pen, colour: str, gem: str) -> None:
    """A crown of five points on a rim 11 wide, rim's middle at the origin, points up to y = -9."""
    pen.shape(
        "-5.5,0! -7.2,-8.4! -4.2,-5.2! -3.9,-9.4! -1.5,-5.8! 0,-10! 1.5,-5.8! 3.9,-9.4! 4.2,-5.2! "
        "7.2,-8.4! 5.5,0! 0,1.2",
        colour,
    )
    pen.hatch("1.4,-4.8! 3.6,-8.6! 4.2,-4.6! 6.6,-7.4! 5.4,-2.2! 1,-1.6!", Hatch(90, 0, 1, 0.8, 0.28))
    pen.line("-6.2,-4.4 0,-3.2 6.2,-4.4", "-5,-2.6 -4.4,-5", "-2.2,-2 -2.4,-4.6", width=0.35)
    pen.shape("-5.6,-.2! 0,1.1 5.6,-.2! 5.2,-2.4! 0,-1.2 -5.2,-2.4!", colour, 0.5)
    for x, y in ((-3.3, -1), (0, -0.1), (3.3, -1)):
        pen.dot(x, y, 0.6, gem, 0.35)
    for x, y in ((-1.7, -0.5), (1.7, -0.5), (-4.7, -1.5), (4.7, -1.5)):
        pen.dot(x, y, 0.3, INK, 0)
