"""Heads: three-quarter, profile and frontal.

All are drawn in a box 9 wide and 14 high, origin between the eyes, chin at y = 7, crown of the head at
y = -7.5; they look to the left (the frontal one straight on). Hats go on top afterwards.
"""

from dataclasses import dataclass

from art.kit.geometry import Knot, Shape, knots
from art.kit.pen import Pen, mirrored
from art.kit.svg import INK


@dataclass(frozen=True)
class Look:
    """Colours and features of a head.

    `hair_length`: y of the hair's lower ends (7 is the chin); `fringe`: hair over the brow; `far_lock`: hair
    beside the far cheek of a three-quarter head; `brow`: how far the inner ends of the brows sink (0 calm,
    0.6 stern, negative gentle); `mouth`: how far its corners rise.
    """

    flesh: str
    hair: str
    beard: str | None = None
    moustache: str | None = None
    lips: str = "#b8281e"
    hair_length: float = 7
    fringe: bool = True
    far_lock: bool = False
    brow: float = 0.2
    mouth: float = 0.1


CONTOUR = 0.6
FEATURE = 0.42
FINE = 0.28


def _run(*pairs: tuple[float, float] | tuple[float, float, bool]) -> list[Knot]:
    return [Knot(*pair) for pair in pairs]


def _eye(pen: Pen, x: float, half: float, gaze: float, brow: float, inner: int) -> None:
    """An eye with lids and brow; `inner` is the side of the nose: 1 right, -1 left."""
    pen.shape(_run((x - half, 0.2, True), (x - 0.1, -0.6), (x + half, 0.2, True), (x, 0.65)), "#fff", 0.2)
    pen.dot(x + gaze, 0.02, 0.52, INK, 0)
    pen.line(
        _run(
            (x - half - 0.15, 0.3), (x - half * 0.4, -0.55), (x + half * 0.5, -0.55), (x + half + 0.15, 0.3)
        ),
        width=0.5,
    )
    pen.line(_run((x - half * 0.5, 0.75), (x + half * 0.6, 0.7)), width=FINE)
    sink = [brow if inner < 0 else 0, brow if inner > 0 else 0]
    pen.shape(
        _run(
            (x - half - 0.35, -1.25 + sink[0], True),
            (x - half * 0.3, -2.1 + sink[0] * 0.4),
            (x + half * 0.4, -2.1 + sink[1] * 0.4),
            (x + half + 0.35, -1.25 + sink[1], True),
            (x + half * 0.3, -1.6 + sink[1] * 0.4),
            (x - half * 0.4, -1.6 + sink[0] * 0.4),
        ),
        INK,
        0.12,
    )


def three_quarter(pen: Pen, look: Look) -> None:
    """A head turned half to the left."""
    low = look.hair_length
    pen.shape(
        _run(
            (-3, -5.4),
            (0.6, -7.5),
            (4.4, -6.3),
            (6.2, -2.8),
            (5.9, 0.4),
            (6.5, low - 3.4),
            (7.4, low - 0.6, True),
            (6.1, low - 0.5),
            (5.9, low + 1.2, True),
            (4.5, low),
            (3.4, low + 1, True),
            (2.2, low - 0.4),
            (1, 3),
            (-3, 0),
        ),
        look.hair,
        CONTOUR,
    )
    if look.far_lock:
        pen.shape(
            _run(
                (-2.6, -5.8),
                (-5, -4),
                (-5.5, -0.4),
                (-5.2, low - 4),
                (-6.2, low - 1.4, True),
                (-4.6, low - 1.6),
                (-3.8, low - 4),
                (-3.8, -1),
            ),
            look.hair,
            0.5,
        )
        pen.line(_run((-4.2, -4), (-4.7, -0.4), (-4.5, low - 3)), width=FINE)
    face = knots(
        "-3.8,-5.4 -4.2,-2.4 -3.8,-.8 -4.1,.9 -3.7,3.2 -2.9,5.2 -1.6,6.8 .2,7 2,5.7 3.5,3.6 4,0 3.8,-5.4"
    )
    pen.shape(face, look.flesh, CONTOUR)
    pen.shade("4,.4 3.5,3.6 2,5.7 .2,7", 2.1, 0.62, 0.26)
    _eye(pen, -2.6, 0.9, -0.2, look.brow, 1)
    _eye(pen, 1.1, 1.15, -0.25, look.brow, -1)
    pen.line("-1.1,-1 -1.5,1 -2.5,2.5 -2,3.1 -1,2.95", width=FEATURE)
    pen.line("-.8,2.9 -.5,2.4", width=FINE)
    if look.fringe:
        pen.shape(
            _run(
                (-4.2, -2.7),
                (-3.5, -6),
                (0.6, -7.6),
                (4.2, -5.9),
                (5.5, -1.8),
                (4.9, 1),
                (5.5, low - 2.6),
                (6, low, True),
                (4.6, low - 0.6),
                (3.9, low - 2.6),
                (3.4, 1.2),
                (2.9, -1.6),
                (1.4, -3.9),
                (-1, -4.4, True),
                (-2.2, -3.5),
            ),
            look.hair,
            0.5,
        )
        pen.line(
            "1.4,-6.4 3.4,-3.8 4.1,0",
            _run((3, -6.2), (4.8, -2.8), (4.4, 1), (4.9, low - 1.6)),
            "-.4,-6.4 -1.8,-4.4",
            width=FINE,
        )
    rise = look.mouth
    if look.beard:
        pen.shape(
            "4,.2 4,3.8 3,7 1.2,9.2 -.9,9.6 -2.8,7.2 -3.6,4.4! -2.9,5.6 -2.3,4 -1.2,3.5 .3,3.6 1.4,4.6 2.8,3",
            look.beard,
            0.5,
        )
        pen.line(
            "-1.9,6.4 -1.2,8.8",
            "-.9,6.2 -.4,9",
            ".2,6.2 .4,8.8",
            "1.3,6 1.3,8",
            "2.3,5.2 2.2,6.8",
            width=FINE,
            ink="#0009",
        )
        pen.shape(f"-2.3,{4.7 - rise}! -1.3,4.5 0,{4.7 - rise}! -1.2,5.4", look.lips, 0.25)
    else:
        pen.shape(f"-2.6,{4.4 - rise}! -1.9,4.05 -1.4,4.2 -.9,4 .1,{4.4 - rise}! -1.3,5.1", look.lips, 0.22)
        pen.line(f"-2.7,{4.35 - rise} -1.3,4.5 .3,{4.35 - rise}", width=0.3)
        pen.line("-1.7,5.9 -.8,5.8", width=FINE)
    if look.moustache:
        pen.shape("-1.5,3.4 -3,3.7 -4.7,3.1! -3.7,4.4 -1.6,4.2 .8,4.6 3,3.2! .9,3.7", look.moustache, 0.3)


def profile(pen: Pen, look: Look) -> None:
    """A head seen from the side, looking left."""
    low = look.hair_length
    pen.shape(
        _run(
            (-2, -6),
            (1.6, -7.6),
            (5.6, -6),
            (7.2, -1.8),
            (6.6, 2),
            (7.2, low - 2.4),
            (8.2, low, True),
            (6.6, low + 0.2),
            (6, low + 1.8, True),
            (4.4, low + 0.4),
            (3.2, low + 1.2, True),
            (2.2, low - 1),
            (1.6, 3),
            (0, 0),
        ),
        look.hair,
        CONTOUR,
    )
    pen.shape(
        "-3.3,-5.6 -4,-3.2 -3.8,-1.4 -4.5,.3 -5.7,2.3! -5.4,3 -4.2,3.2! -4.3,3.9 -4.9,4.5! -4.3,4.8 "
        "-4.6,5.4! "
        "-4.1,5.9 -4.2,7 -3,7.8 -1,7.3 2,5.6 3.2,3 3.4,-3 1,-5.6",
        look.flesh,
        CONTOUR,
    )
    pen.line("-4.5,3 -4,2.3", width=FINE)
    pen.shape("-4.9,4.5! -3.4,4.7! -4.5,5.3!", look.lips, 0.2)
    pen.shape(_run((-4.1, -1.3 + look.brow, True), (-2.8, -2.1), (-1, -1.3, True), (-2.6, -1.6)), INK, 0.15)
    pen.shape("-3.6,.3! -2.7,-.5 -1.6,.35! -2.7,.7", "#fff", 0.2)
    pen.dot(-3, 0.1, 0.5, INK, 0)
    pen.line("-3.8,.2 -2.7,-.6 -1.2,.5", width=0.5)
    pen.shade("3.3,0 3.1,3 2,5.5 -1,7.3 -2.6,7.7", 2.4, 0.7, 0.28)
    if look.fringe:
        pen.shape(
            _run(
                (-3.7, -4.4),
                (-2, -6.9),
                (2, -7.7),
                (4.8, -5.6),
                (5, -1.6),
                (4.4, 1.4),
                (5.2, low - 2.4),
                (5.2, low, True),
                (3.8, low - 0.8),
                (3, low - 3),
                (2.6, 1),
                (1.6, -2),
                (-0.4, -3.4),
                (-2.4, -3.4, True),
            ),
            look.hair,
            0.5,
        )
        pen.line(
            "0,-6.4 2.9,-3.8 3.4,1.2", "1.8,-6.6 4.2,-3.6 3.8,1.2 4.3,3.6", "-1.6,-6 -2.6,-4.6", width=FINE
        )
    if look.beard:
        pen.shape(
            "3,0 3,3.8 1.3,7.2 -1.4,9.8 -4.2,10.4 -4.9,8.2 -4.4,6.2! -3.4,5.9 -2.5,4.3 -4,4.3 "
            "-5.1,4.7! -4.8,3.6 -2.8,3.2 "
            "-.8,4.2 1,3.2 2,1",
            look.beard,
            0.5,
        )
        pen.line(
            "-3,7 -3.4,9.6",
            "-1.9,6.8 -2.5,9.6",
            "-.8,6.4 -1.4,8.9",
            ".4,5.8 0,7.8",
            "1.4,4.6 1.2,6.2",
            width=FINE,
            ink="#0009",
        )
    if look.moustache:
        pen.shape("-4.4,3.2 -5.6,4.2 -4,4.3 -2.4,5 -.6,4.2! -2.6,3.4", look.moustache, 0.3)


def frontal(pen: Pen, look: Look) -> None:
    """A head seen from the front."""
    low = look.hair_length

    def both(shape: Shape) -> tuple[Shape, Shape]:
        return knots(shape), mirrored(knots(shape))

    outer = _run(
        (0, -7.4),
        (4, -6.5),
        (6, -2.6),
        (5.7, 1),
        (6.3, low - 2.4),
        (7.4, low - 0.2, True),
        (5.9, low),
        (5.4, low + 1.3, True),
        (4.2, low),
        (3.2, low - 2),
        (3.4, 0),
    )
    for side in both(outer):
        pen.shape(side, look.hair, CONTOUR)
    pen.line(
        *both(_run((4.4, -3.6), (5.1, 1), (5.2, low - 1))), *both(_run((4, -1), (4.4, low - 1.6))), width=FINE
    )
    pen.shape(
        "-3.9,-5.4 -4.2,-1 -4,2 -3.2,4.7 -1.5,6.8 0,7.2 1.5,6.8 3.2,4.7 4,2 4.2,-1 3.9,-5.4",
        look.flesh,
        CONTOUR,
    )
    pen.shade("4.2,-.6 4,2 3.2,4.7 1.5,6.8", 2, 0.65, 0.28)
    _eye(pen, -1.95, 1.1, 0.1, look.brow, 1)
    _eye(pen, 1.95, 1.1, -0.05, look.brow, -1)
    pen.line("-.5,-1 -.7,1.2 -1.1,2.4 -.5,2.9 .5,2.8 1,2.4", width=FEATURE)
    rise = look.mouth
    if look.beard:
        pen.shape(
            "-4.2,.4 -3.9,4 -2.7,7.2 -1,9.2 0,9.6 1,9.2 2.7,7.2 3.9,4 4.2,.4 3.2,2.8 1.7,4.2 0,3.6 "
            "-1.7,4.2 -3.2,2.8",
            look.beard,
            0.5,
        )
        pen.line(
            "-2.2,5.6 -1.7,7.6",
            "-1.1,6.2 -.8,8.6",
            "0,6.3 0,9",
            "1.1,6.2 .8,8.6",
            "2.2,5.6 1.7,7.6",
            width=FINE,
            ink="#0009",
        )
    pen.shape(f"-1.5,{4.4 - rise}! -.6,4.1 0,4.3 .6,4.1 1.5,{4.4 - rise}! 0,5.2", look.lips, 0.22)
    pen.line(f"-1.6,{4.35 - rise} 0,4.55 1.6,{4.35 - rise}", width=0.3)
    if look.fringe:
        for side in both("0,-7.5 3.4,-6.9 5,-4.2 4.7,-.8 3.9,-3 2.4,-4.6 0,-5.6"):
            pen.shape(side, look.hair, 0.5)
        pen.line(*both("1,-6.6 3,-5.2 4.2,-2.6"), width=FINE)
    if look.moustache:
        pen.shape(
            "0,3.3 -2.4,3.4 -4.4,2.5! -3.4,4.2 -1.4,4.2 0,3.9 1.4,4.2 3.4,4.2 4.4,2.5! 2.4,3.4",
            look.moustache,
            0.3,
        )
