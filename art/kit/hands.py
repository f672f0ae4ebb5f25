"""Hands that hold something: round a shaft, on a coin's rim, under a cup's foot; and one that hangs."""

from art.kit.geometry import limb
from art.kit.pen import Pen


def grip(pen: Pen, flesh: str) -> None:
    """A hand about 8 × 7 closed round a shaft that runs upright through the origin; the wrist joins at the right.

    The fingers come round the shaft from behind, the thumb lies uppermost.
    """
    palm = "5,-2! 5,2! 2,3.1 -1.4,3.3 -2.8,2.2 -2.8,-2.2 -1,-3 2,-3"
    pen.union([palm, limb("3.4,-1.9 1,-3.3 -1.4,-3.7", "2.4 1.9 1.4", "rr")], flesh, 0.6)
    for y, tip, breadth in ((2.5, 0.4, 1.3), (1.1, 1.1, 1.6), (-0.4, 1.3, 1.7), (-1.9, 0.8, 1.6)):
        pen.shape(limb(f"-2.6,{y} -.6,{y - 0.2} {tip},{y}", [breadth] * 3, "rr"), flesh, 0.45)


def rim_thumb(pen: Pen, flesh: str) -> None:
    """The palm and thumb of the hand that holds a coin's lower rim, drawn before the coin.

    The rim's lowest point is the origin, the wrist joins below.
    """
    palm = "-1.8,6.4! 1.8,6.4! 1.8,-.6! -1.8,-.6!"
    pen.union([palm, limb("1,5 4.2,1.6 4.6,-2", "3 2.1 1.5", "rr")], flesh, 0.6)


def rim_fingers(pen: Pen, flesh: str) -> None:
    """The fingers of the hand that holds a coin's rim, drawn after the coin."""
    for x, root, top in ((-3.1, -2.4, -1.6), (-1.3, -0.9, -3), (0.5, 0.6, -3.2), (2.2, 1.9, -2.2)):
        pen.shape(limb(f"{root},3.6 {x},1 {x},{top}", "1.7 1.8 1.5", "fr"), flesh, 0.45)
    pen.shape("-3.1,3.4 -3,5.2 -2.4,7.4! 2.4,7.4! 2.8,5.2 2.7,3.4 1.6,2.6 0,3 -1.6,2.6", flesh, 0)
    pen.line("-3.2,3.4 -3,5.2 -2.4,7.4", "2.4,7.4 2.8,5.2 2.75,3.4", width=0.6)


def hanging(pen: Pen, flesh: str) -> None:
    """A relaxed hand about 9 × 11 that hangs from the wrist at the origin, its thumb to the left."""
    tips = ((-1.5, -1.9, 8.6), (-0.1, -0.3, 9.8), (1.3, 1.2, 9.6), (2.5, 2.4, 8.4))
    fingers = [limb(f"{x},4 {x},6.4 {tip},{end}", "1.7 1.6 1.2", "rr") for x, tip, end in tips]
    palm = "-1.9,-1.4! 1.9,-1.4! 3.1,1.6 3.3,5.4 -2.3,5.6 -2.4,2"
    thumb = limb("-1.4,1 -3.5,3.4 -3.9,6.4", "2.4 1.8 1.3", "rr")
    pen.union([palm, thumb, *fingers], flesh, 0.6)
    pen.line("-.9,5.6 -1.1,8.4", ".6,5.4 .5,9.2", "1.9,5.6 1.8,8.8", "-2.3,3.6 -2.4,5.4", width=0.4)
