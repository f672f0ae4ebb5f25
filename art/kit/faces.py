"""Heads: three-quarter, profile and frontal.

All are drawn in a box 9 wide and 14 high, origin between the eyes, chin at y = 7, crown of the head at
y = -7.5; they look to the left (the frontal one straight on). Hats go on top afterwards.
"""

from dataclasses import dataclass

from art.kit.geometry import Knot, Shape, knots
from art.kit.hatching import Hatch
from art.kit.pen import Pen, mirrored
from art.kit.svg import INK


@dataclass(frozen=True)
class Look:
    """Colours and features of a head.

    `hair_length`: y of the hair's lower ends (7 is the chin); `fringe`: hair over the brow; `brow`: how far
    the inner ends of the brows sink (0 calm, 0.5 stern, negative gentle); `mouth`: how far its corners rise.
    """

    flesh: str
    hair: str
    beard: str | None = None
    moustache: str | None = None
    lips: str = "#c23a2e"
    hair_length: float = 7
    fringe: bool = True
    brow: float = 0.2
    mouth: float = 0.1


def _text(*pairs: tuple[float, float] | tuple[float, float, bool]) -> list[Knot]:
    return [Knot(*pair) for pair in pairs]


def _eye(pen: Pen, x: float, half: float, gaze: float = -0.2, brow: float = 0.2) -> None:
    """An eye with its brow; the brow's right end is the outer one for x > 0."""
    pen.shape(_text((x - half, 0.15, True), (x, -0.7), (x + half, 0.15, True), (x, 0.6)), "#fff", 0.25)
    pen.dot(x + gaze, -0.05, 0.55, INK, 0)
    pen.line(_text((x - half - 0.15, 0.15), (x, -0.75), (x + half + 0.2, 0.1)), width=0.55)
    inner = brow if x < 0 else 0
    outer = 0 if x < 0 else brow
    pen.line(_text((x - half - 0.2, -1.5 + outer), (x, -2.1), (x + half + 0.3, -1.5 + inner)), width=0.65)


def three_quarter(pen: Pen, look: Look) -> None:
    """A head turned half to the left."""
    low = look.hair_length
    pen.shape(
        _text(
            (-3, -5.4),
            (0.6, -7.4),
            (4.6, -6),
            (6.3, -2),
            (6.2, 2.6),
            (6.9, low),
            (5, low + 1.3),
            (2.6, low + 0.4),
            (1, 4),
            (-3, 0),
        ),
        look.hair,
    )
    face = knots(
        "-3.9,-5.4 -4.3,-2.2 -3.9,-.8 -4.2,.9 -3.8,3.2 -2.9,5.4 -1.4,6.9 .3,7 2.2,5.6 3.7,3.4 4,0 3.8,-5.4"
    )
    pen.shape(face, look.flesh, 0.7)
    pen.hatch(knots("2.3,.8 4,.4 3.5,3.8 2,5.7 .2,6.9 1.4,4.4"), Hatch(-25, 1, 0.75, 0.8, 0.3))
    if look.fringe:
        pen.shape(
            _text(
                (-4.3, -2.8),
                (-3.2, -6.2),
                (0.8, -7.4),
                (4.2, -5.6),
                (5.6, -1.4),
                (5.1, 2.6),
                (5.9, low - 0.4),
                (3.8, low - 1.2),
                (3.2, 1.4),
                (2.8, -1.8),
                (1, -4),
                (-2, -3.7),
            ),
            look.hair,
            0.6,
        )
        pen.line(
            knots("2.2,-5.4 3.9,-2.6 4.2,1.4"),
            _text((3.6, -5), (5, -1.6), (4.6, 2.4), (5, low - 1)),
            width=0.35,
        )
    _eye(pen, -2.7, 0.95, -0.25, look.brow)
    _eye(pen, 1.05, 1.25, -0.3, look.brow)
    pen.line("-1.3,-.9 -1.7,1.1 -2.6,2.5 -1.9,3.1 -.9,2.9", width=0.5)
    rise = look.mouth
    if look.beard:
        pen.shape(
            "3.9,.6 4,4 2.9,7 .8,9.6 -1.2,9.4 -2.9,6.8 -3.8,4 -2.6,4.3 -1.3,3.5 .3,3.6 1.7,4.2 2.9,2.8",
            look.beard,
            0.6,
        )
        pen.line(
            "-1.6,6.6 -1,8.8", "-.2,6.4 0,8.9", "1.1,6.2 .9,8.4", "2.3,5.4 1.9,7.3", width=0.3, ink="#0008"
        )
        pen.shape(f"-2.5,{4.8 - rise}! -1.3,4.6 0,{4.8 - rise}! -1.3,5.6", look.lips, 0.3)
    else:
        pen.shape(f"-2.7,{4.4 - rise}! -1.9,4 -1.4,4.2 -.9,4 .2,{4.4 - rise}! -1.3,5.2", look.lips, 0.3)
        pen.line(f"-2.8,{4.4 - rise} -1.3,4.5 .3,{4.4 - rise}", width=0.35)
    if look.moustache:
        pen.shape("-1.5,3.5 -3.2,4 -4.8,3.2! -3.7,4.7 -1.6,4.4 .7,4.9 2.8,3.4! .9,4", look.moustache, 0.35)


def profile(pen: Pen, look: Look) -> None:
    """A head seen from the side, looking left."""
    low = look.hair_length
    pen.shape(
        _text(
            (-2, -6),
            (2, -7.5),
            (6, -5.6),
            (7.5, -1),
            (6.9, 3),
            (7.6, low),
            (5.4, low + 1.4),
            (2.9, low + 0.4),
            (1.6, 3),
            (0, 0),
        ),
        look.hair,
    )
    pen.shape(
        "-3.3,-5.6 -4.2,-3.2 -4,-1.4 -4.7,.3 -6,2.4! -5.6,3.2 -4.3,3.2! -4.4,3.9 -5,4.5! -4.3,4.9 -4.7,5.6! "
        "-4.1,6 -4.2,7.1 -3,8 -1,7.5 2,5.6 3.2,3 3.4,-3 1,-5.6",
        look.flesh,
        0.7,
    )
    pen.line("-4.7,3.1 -4.1,2.4", width=0.4)
    pen.shape("-5,4.5! -3.3,4.7! -4.6,5.5!", look.lips, 0.25)
    pen.line(f"-4,{-1.4 + look.brow} -2.9,-2 -1.3,-1.5", width=0.65)
    pen.shape("-3.6,.1! -2.6,-.6 -1.6,.3! -2.8,.6", "#fff", 0.25)
    pen.dot(-3, 0.05, 0.5, INK, 0)
    pen.line("-3.7,-.1 -2.6,-.7 -1.3,.4", width=0.55)
    pen.hatch("0,1 3,1 2.4,5 -1,7.4", Hatch(-30, 1, 0.7, 0.85, 0.3))
    if look.beard:
        pen.shape(
            "2.7,1 2.9,4 1.1,7.4 -1.8,10.4 -4.6,10.8 -4.8,8 -4.4,6.2 -3.3,6 -2.4,4.2 -4,4.2 -5.1,4.7! "
            "-4.8,3.6 -2.8,3 -.6,4 1.2,3",
            look.beard,
            0.6,
        )
        pen.line(
            "-3,7 -3.4,9.8", "-1.7,6.8 -2.4,9.6", "-.4,6.4 -1.2,8.8", "1,5.4 .2,7.6", width=0.3, ink="#0008"
        )
    if look.fringe:
        pen.shape(
            _text(
                (-3.6, -4.6),
                (-2, -6.8),
                (2, -7.5),
                (5, -5.2),
                (4.5, -1),
                (5, 3),
                (4.6, low - 1),
                (2.8, low - 2),
                (2.4, 1),
                (1.6, -2),
                (-1, -3.6),
                (-2.8, -3.6),
            ),
            look.hair,
            0.6,
        )
        pen.line("0,-6 3,-3.6 3.4,1.6", "1.4,-6.6 4,-4 4.2,1", width=0.35)
    if look.moustache:
        pen.shape("-4.5,3.4 -5.3,4.4 -3.8,4.5 -2.2,5.2 -1.2,4.6! -2.6,3.6", look.moustache, 0.35)


def frontal(pen: Pen, look: Look) -> None:
    """A head seen from the front."""
    low = look.hair_length

    def both(shape: Shape) -> tuple[Shape, Shape]:
        return knots(shape), mirrored(knots(shape))

    for side in both(
        _text((0, -7.4), (4, -6.3), (6, -2), (6, 2), (6.7, low), (5, low + 1), (3.2, low - 0.6), (3.4, 0))
    ):
        pen.shape(side, look.hair)
    pen.line(*both(_text((4.6, -3), (5.2, 1), (5.1, low - 1))), width=0.35)
    pen.shape(
        "-4,-5.4 -4.3,-1 -4.1,2 -3.2,4.8 -1.5,6.8 0,7.2 1.5,6.8 3.2,4.8 4.1,2 4.3,-1 4,-5.4", look.flesh, 0.7
    )
    pen.hatch("2.6,-1 4.2,0 4,3 2.6,5.6 1,6.8 2.4,3", Hatch(-20, 1, 0.8, 0.85, 0.3))
    for x in (-2, 2):
        _eye(pen, x, 1.1, 0.1 if x < 0 else -0.1, look.brow)
    pen.line("-.5,-1 -.7,1.2 -1.1,2.4 -.3,2.9 .7,2.6", width=0.45)
    rise = look.mouth
    if look.beard:
        pen.shape(
            "-4.2,.6 -3.8,4.2 -2.6,7.4 0,9.8 2.6,7.4 3.8,4.2 4.2,.6 3.1,2.8 1.8,4 0,3.5 -1.8,4 -3.1,2.8",
            look.beard,
            0.6,
        )
        pen.line("-1.6,6.4 -1.1,8.2", "0,6.4 0,9", "1.6,6.4 1.1,8.2", width=0.3, ink="#0008")
    pen.shape(f"-1.6,{4.4 - rise}! -.6,4.1 0,4.3 .6,4.1 1.6,{4.4 - rise}! 0,5.3", look.lips, 0.3)
    pen.line(f"-1.7,{4.4 - rise} 0,4.6 1.7,{4.4 - rise}", width=0.35)
    if look.fringe:
        for side in both("0,-7.5 3.4,-6.8 5,-4 4.6,-1 3.8,-3 2.2,-4.8 0,-5.4"):
            pen.shape(side, look.hair, 0.6)
    if look.moustache:
        pen.shape(
            "0,3.4 -2.4,3.6 -4.2,2.9! -3.2,4.5 -1.2,4.4 0,4.1 1.2,4.4 3.2,4.5 4.2,2.9! 2.4,3.6",
            look.moustache,
            0.35,
        )
