"""Parts that the courts share: heads with long bobbed hair, necks, crowns, sleeves, cuffs, hands, ornament."""

from art.kit.body import fist
from art.kit.faces import Look, profile, three_quarter
from art.kit.geometry import Shape, limb
from art.kit.hands import grip
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.piacentine.palette import BLUE, FLESH, GOLD, HAIR, RED, WHITE

LOOK = Look(FLESH, HAIR, hair_length=8.4, brow=-0.1, mouth=0.2)
MERRY = Look(FLESH, HAIR, hair_length=8.4, brow=-0.35, mouth=0.4)
STERN = Look(FLESH, HAIR, hair_length=8.4, brow=0.35, mouth=0)
HEAD = 1.34
"""The scale of a head: twelve units from brow to chin become sixteen."""


def neck(pen: Pen, x: float, y: float, width: float = 6.6, length: float = 11) -> None:
    """A neck whose upper middle is x, y, shaded under the jaw."""
    w = width / 2
    form = (
        f"{x - w},{y}! {x + w},{y}! {x + w + 0.8},{y + length}! {x},{y + length + 1.6}"
        f" {x - w - 0.8},{y + length}!"
    )
    pen.shape(form, FLESH, 0.7)
    pen.hatch(form, Hatch(12, 1, 0.6, 1.1, 0.38))


def bob(pen: Pen) -> None:
    """Hair behind a head, falling to the shoulders on both sides; in the head's own box."""
    pen.shape(
        "-3,-7 -6,-4.4 -7,.4 -6.4,4.4 -8.6,7.6 -6.4,9.6 -3,8.2! -2.5,3! 2.7,3! 3.2,8.4! 6.4,10 8.8,8"
        " 7,4.4 7.4,-.6 5.6,-5.6 1,-7.6",
        HAIR,
        0.8,
    )
    pen.line(
        "-5.6,-2 -6,2 -5.6,5 -7,7.8",
        "6.6,-2 6.6,2 6.2,5.4 7.6,7.8",
        width=0.4,
        ink="#2c2620",
    )


def bust(pen: Pen, x: float, y: float, right: bool = True, tilt: float = 0, look: Look = LOOK) -> Pen:
    """A three-quarter head with bobbed hair, eyes at x, y; returns the pen of the head's box."""
    at = pen.at(x, y, HEAD, flip=right, rotate=tilt)
    bob(at)
    three_quarter(at, look)
    at.shape(
        "-2.4,-6.6 -4.8,-4.6 -5.6,-.6 -5.4,3 -7,6.6 -5.2,8 -3.9,5.6 -4.1,2.6 -4.2,-.6 -3.6,-3", look.hair, 0.6
    )
    at.line("-4.4,-3.4 -4.9,0 -4.8,3.6 -5.6,6.6", width=0.35, ink="#2c2620")
    return at


def side_head(pen: Pen, x: float, y: float, right: bool = True, tilt: float = 0, look: Look = LOOK) -> Pen:
    """A head in profile with bobbed hair, temple at x, y; returns the pen of the head's box."""
    at = pen.at(x, y, HEAD, flip=right, rotate=tilt)
    profile(at, look)
    at.line(
        "2,-6.4 5.6,-3.4 5.6,1.6 6.4,6", "3,-2 3.4,3 3.8,6.6", "6.6,-3 6.8,2 7,6.4", width=0.35, ink="#2c2620"
    )
    return at


def crown(pen: Pen, scale: float = 1) -> None:
    """A king's crown, 18 wide at its rim; the rim's middle at the origin, its points up to y = -13."""
    at = pen.at(0, 0, scale)
    at.shape("-8.6,-1! -8,-3.4 0,-4.8 8,-3.4 8.6,-1! 0,2.4", "#a97f22", 0.5)
    at.shape(
        "-8.8,-.6! -11.4,-9! -7.2,-5.4! -6.2,-11! -2.8,-5.4! 0,-12.4! 2.8,-5.4! 6.2,-11! 7.2,-5.4!"
        " 11.4,-9! 8.8,-.6! 0,2.4",
        GOLD,
        0.75,
    )
    at.hatch("2.8,-5! 6.2,-10.4! 7.2,-5! 11,-8.4! 8.8,-.6! 2,2!", Hatch(85, 1, 0.6, 1, 0.35))
    at.shape("-8.9,-1! 0,1.8 8.9,-1! 8.5,2! 0,5 -8.5,2!", GOLD, 0.65)
    for x, y in ((-11.4, -9.6), (-6.2, -11.7), (0, -13.1), (6.2, -11.7), (11.4, -9.6)):
        at.dot(x, y, 1.1, WHITE, 0.5)
    for x, y, fill in ((-5.6, 1.1, RED), (-2.9, 2, BLUE), (0, 2.4, RED), (2.9, 2, BLUE), (5.6, 1.1, RED)):
        at.dot(x, y, 0.85, fill, 0.35)
    for x in (-5.4, 0, 5.4):
        at.shape(f"{x},-6.2! {x + 1.1},-3.4 {x},-1.4! {x - 1.1},-3.4", RED, 0.35)


def sleeve(
    pen: Pen, upper: str, upper_widths: str, fore: str, fore_widths: str, fill: str, slant: float = 20
) -> None:
    """An arm in a sleeve: shoulder to elbow, elbow to wrist, one outline round both."""
    first, second = limb(upper, upper_widths, "rr"), limb(fore, fore_widths, "rf")
    pen.union([first, second], fill, 0.8)
    pen.hatch(first, Hatch(slant, 1, 0.3, 1.6, 0.45))
    pen.hatch(second, Hatch(slant + 25, 1, 0.3, 1.6, 0.45))


def bent_arm(
    pen: Pen, upper: str, upper_widths: str, fore: str, fore_widths: str, fill: str, slant: float = 20
) -> None:
    """A sharply bent arm: the forearm in its own outline in front of the upper arm, so that the elbow shows."""
    first, second = limb(upper, upper_widths, "rr"), limb(fore, fore_widths, "rf")
    for form, turn in ((first, slant), (second, slant + 25)):
        pen.shape(form, fill)
        pen.hatch(form, Hatch(turn, 1, 0.35, 1.6, 0.45))


def cuff(pen: Pen, x: float, y: float, rotate: float, width: float, fill: str, depth: float = 4) -> None:
    """A turned-up cuff across a wrist; at rotate 0 the hand lies above it."""
    at = pen.at(x, y, rotate=rotate)
    w, d = width / 2, depth / 2
    at.shape(f"{-w},{-d}! 0,{-d - 0.9} {w},{-d}! {w + 0.5},{d}! 0,{d + 0.9} {-w - 0.5},{d}!", fill, 0.65)
    at.line(
        f"{-w * 0.4},{-d - 0.3} {-w * 0.45},{d + 0.4}",
        f"{w * 0.4},{-d - 0.3} {w * 0.45},{d + 0.4}",
        width=0.4,
    )


def hand(pen: Pen, x: float, y: float, rotate: float = 0, flip: bool = False, scale: float = 1.3) -> None:
    """A closed hand; unflipped and unturned the knuckles point left."""
    fist(pen.at(x, y, scale, flip, rotate), FLESH)


def grasp(pen: Pen, x: float, y: float, rotate: float = 0, flip: bool = False, scale: float = 1.2) -> None:
    """A hand closed round an upright shaft through x, y; its wrist joins at the right, flipped at the left."""
    grip(pen.at(x, y, scale, flip, rotate), FLESH)


def buttons(
    pen: Pen,
    top: tuple[float, float],
    bottom: tuple[float, float],
    count: int,
    fill: str,
    radius: float = 0.9,
) -> None:
    """A row of round buttons from `top` to `bottom`."""
    for i in range(count):
        t = i / (count - 1)
        pen.dot(top[0] + (bottom[0] - top[0]) * t, top[1] + (bottom[1] - top[1]) * t, radius, fill, 0.4)


def lozenges(
    pen: Pen,
    start: tuple[float, float],
    end: tuple[float, float],
    count: int,
    size: float,
    fills: tuple[str, ...],
) -> None:
    """A row of lozenges from `start` to `end`."""
    for i in range(count):
        t = (i + 0.5) / count
        x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
        pen.shape(
            f"{x - size},{y}! {x},{y - size}! {x + size},{y}! {x},{y + size}!", fills[i % len(fills)], 0.4
        )


def ermine(pen: Pen, *places: tuple[float, float]) -> None:
    """Ermine tails on white fur."""
    pen.line(
        *(f"{x},{y - 1.1}! {x - 0.4},{y + 1}! {x + 0.4},{y + 1}! {x},{y - 1.1}!" for x, y in places),
        width=0.45,
    )


def jewel(pen: Pen, x: float, y: float, radius: float, stone: str = RED) -> None:
    """A round gold brooch with a stone."""
    pen.dot(x, y, radius, GOLD, 0.6)
    pen.dot(x, y, radius * 0.55, stone, 0.45)


def scrolls(
    pen: Pen, x: float, y: float, count: int, pitch: float, fill: str, flip: bool = False, rotate: float = 0
) -> None:
    """A column of brocade scrolls going down from x, y."""
    at = pen.at(x, y, flip=flip, rotate=rotate)
    lines: list[Shape] = [
        f"-1.6,{i * pitch} 1.2,{i * pitch + pitch * 0.12} 1.6,{i * pitch + pitch * 0.5}"
        f" -.2,{i * pitch + pitch * 0.62}"
        f" -.8,{i * pitch + pitch * 0.4}"
        for i in range(count)
    ]
    at.line(*lines, width=0.8, ink=fill)
