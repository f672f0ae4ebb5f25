"""What the standing figures share: the flat plinth, legs, breeches, sleeves, necks."""

from art.kit.body import shoe, shoe_turned
from art.kit.geometry import Knot, Shape, box, limb, limb_edge
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.neapolitan.cups import plinth_lines
from art.neapolitan.palette import FLESH, WHITE


def flat_plinth(pen: Pen, colour: str) -> None:
    """The strip that knaves and kings stand on, its top at y = 141."""
    pen.shape(box(14, 141, 72, 9), colour, 0.85)
    plinth_lines(pen, 14, 141, 72, 9, 1.3)


CALF = (
    (106, 4.7, 4.6),
    (112, 4.4, 4),
    (117, 4.9, 3.6),
    (122, 5.1, 4),
    (129, 3.9, 3.1),
    (135, 2.7, 2.4),
    (140, 2.5, 2.4),
)
"""A leg's outline: height, breadth to its outer side, breadth to its inner side."""


def leg(pen: Pen, x: float, colour: str, top: float = 106, outer: int = -1, splay: float = 0) -> None:
    """A leg from y = `top` down to the ankle at x, 140.

    `outer` is the side of the calf, -1 left or 1 right; `splay` moves the upper end sideways.
    """

    def across(y: float, breadth: float) -> float:
        return x + splay * (140 - y) / (140 - top) + breadth

    rows: list[tuple[float, float, float]] = [row for row in CALF if row[0] >= top + 2]
    thigh = 5 + max(0.0, 106 - top) * 0.1
    rows = [(top, thigh, thigh), *([(104, 5, 4.8)] if top < 98 else []), *rows]
    ends = (rows[0][0], rows[-1][0])
    left = [(y, -(a if outer < 0 else b)) for y, a, b in rows]
    right = [(y, b if outer < 0 else a) for y, a, b in rows]
    outline = [Knot(across(y, u), y, y in ends) for y, u in left]
    outline += [Knot(across(y, u), y, y in ends) for y, u in right[::-1]]
    pen.shape(outline, colour)
    pen.shade([Knot(across(y, u), y) for y, u in right], 3, 1.25, 0.42, fade=False)


def shoes(pen: Pen, left: float, right: float, colour: str = WHITE) -> None:
    """A pair of shoes below ankles at x = `left` and `right`: one in profile, one turned out."""
    shoe(pen.at(left, 142, 1.06), colour)
    shoe_turned(pen.at(right, 142, 1.02, True), colour)


def sleeve(
    pen: Pen, upper: str, fore: str, widths: tuple[str, str], colour: str, shadow: int, depth: float = 3
) -> None:
    """A bent arm of two limbs, each with its widths, hatched along one edge.

    `shadow` 1 is the edge at the left seen from shoulder to hand, -1 the one at the right.
    """
    pen.union([limb(upper, widths[0], "rr"), limb(fore, widths[1], "rf")], colour, 0.8)
    for spine, wide in zip((upper, fore), widths, strict=True):
        pen.shade(limb_edge(spine, wide, shadow), depth * shadow, 1.3, 0.42)


def cuff(pen: Pen, x: float, y: float, rotate: float, width: float, fill: str, depth: float = 3.4) -> None:
    """A cuff across a wrist at x, y, flaring away from the hand; at rotate 0 the hand lies above it."""
    w, d = width / 2, depth / 2
    pen.at(x, y, rotate=rotate).shape(
        f"{-w},{-d}! 0,{-d - 0.6} {w},{-d}! {w + 0.4},{d}! 0,{d + 0.6} {-w - 0.4},{d}!", fill, 0.6
    )


def breeches(pen: Pen, colour: str, drop: float = 32) -> None:
    """Pumpkin breeches, waist's middle at the origin, 31 wide; `drop` is their length."""
    for flip in (True, False):
        side = pen.at(0, 0, flip=flip)
        outline: Shape = (
            f"0,0! -10.6,0! -14.4,{drop * 0.3} -15.6,{drop * 0.62} -13.8,{drop * 0.9} -12,{drop}! -7.6,{drop + 1.4} "
            f"-3.4,{drop}! -1,{drop * 0.8} -.2,{drop * 0.42}!"
        )
        side.shape(outline, colour, 0.85)
        side.line(
            *(
                f"{-1.8 - i * 2.1},2 {-2.2 - i * 2.7},{drop * 0.5} {-4.2 - i * 1.9},{drop - 1.4}"
                for i in range(5)
            ),
            width=0.45,
        )
        side.hatch(outline, Hatch(2, -1 if flip else 1, 0.24, 1.2, 0.42))


def neck(pen: Pen, length: float = 9.5) -> None:
    """A neck below a head drawn about the same origin, to be drawn before it."""
    pen.shape(f"-2.2,5! 3.6,4.4! 4.4,{5 + length}! -3,{5 + length}!", FLESH, 0.6)
    pen.shade(f"3.7,5.6 4.3,{4.6 + length}", 3.8, 0.8, 0.35, fade=False)
