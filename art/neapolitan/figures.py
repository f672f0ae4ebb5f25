"""What the standing figures share: the flat plinth, legs, breeches, necks."""

from art.kit.body import shoe, shoe_frontal
from art.kit.geometry import Shape, box, limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.neapolitan.cups import plinth_lines
from art.neapolitan.palette import FLESH, WHITE


def flat_plinth(pen: Pen, colour: str) -> None:
    """The strip that knaves and kings stand on, its top at y = 141."""
    pen.shape(box(14, 141, 72, 9), colour, 0.85)
    plinth_lines(pen, 14, 141, 72, 9, 1.3)


def leg(pen: Pen, x: float, colour: str, top: float = 106) -> None:
    """A stockinged leg from y = `top` down to the ankle at x, 140."""
    knee = (top + 116) / 2
    spine = f"{x + 0.4},{top} {x + 0.6},{knee} {x - 0.2},121 {x + 0.2},130 {x},139.4"
    pen.shape(limb(spine, "9 8.4 9.4 7.2 5.2", "ff"), colour)
    pen.shade(f"{x + 4.8},{top + 2} {x + 4.6},121 {x + 3.6},131 {x + 2.6},138.6", 3, 1.05, 0.42, fade=False)


def shoes(pen: Pen, left: float, right: float, colour: str = WHITE) -> None:
    """A pair of shoes below ankles at x = `left` and `right`: one in profile, one towards the viewer."""
    shoe(pen.at(left, 142.4, 0.98), colour)
    shoe_frontal(pen.at(right, 141.6, 0.98, True), colour)


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


def neck(pen: Pen, length: float = 6) -> None:
    """A neck below a head drawn about the same origin, to be drawn before it."""
    pen.shape(f"-2.2,5! 3.6,4.4! 4.4,{5 + length}! -3,{5 + length}!", FLESH, 0.6)
    pen.shade(f"3.7,5.6 4.3,{4.6 + length}", 3.8, 0.8, 0.35, fade=False)
