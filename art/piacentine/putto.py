"""The ace of swords: a winged putto who embraces a great curved sabre wound with a garland."""

from art.kit.body import open_hand
from art.kit.geometry import Transform, limb
from art.kit.hands import grip
from art.kit.hatching import Hatch
from art.kit.ornaments import blossom, garland, oval, rose
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import (
    BLUE,
    BRICK,
    BROWN,
    DARK,
    FLESH,
    GOLD,
    GREEN,
    GREY,
    LEAF,
    PALE,
    RED,
    SKY,
    WHITE,
)

HAIR = "#a39a8c"
ROSY = "#f0b58c"
FOOT = "-2.9,-1.4 2.9,-1.4 3.8,1.6 3,3.9 .6,4.2 -2.4,3.2 -5.4,4 -9,5 -11.6,4.4 -11.8,2.4 -9,.8 -6,.2 -3.8,-.4"
"""A foot in profile, its ankle at the origin, its toes to the left."""


def ace(pen: Pen) -> None:
    """The whole picture."""
    wing(pen.at(87, -10, flip=True))
    wing(pen.at(3.8, -4))
    far_limbs(pen)
    body(pen)
    head(pen.at(41.6, 66))
    sabre(pen)
    lap(pen)
    upper_garland(pen)
    hilt(pen)
    open_hand(pen.at(38.6, 43.4, 1.12, flip=True, rotate=-28), FLESH, 4)
    pen.shape("32.4,46.4 35.4,43.4 37,44 37.6,45.4 36.6,47.6 34.6,49", FLESH, 0)


def wing(pen: Pen) -> None:
    """A small grey wing behind the left shoulder."""
    for spine, widths, fill in (
        ("29,88 22,96 17,104 15.4,110", "6 7 6 2", GREY),
        ("28,86 19,91 13.6,98 11.6,105", "6 7 6 2", "#b5b0a6"),
        ("27,84 17,86 11.6,91.6 9.6,99", "6 7 6 2", GREY),
        ("28,82 18,80.6 12,84.4 9.4,91", "7 7 6 2", "#b5b0a6"),
    ):
        feather = limb(spine, widths, "rp")
        pen.shape(feather, fill, 0.6)
        pen.line(spine, width=0.35)
    pen.shape("33,92 26,90 19,85.6 14,80 14.6,76.6 19,75.4 26,77 33,82", "#c9c4ba", 0.7)
    pen.line(
        "16,80 19,79 20,82",
        "20,83.6 23,81.6 24.6,85",
        "24.6,86.8 27,84.4 29,88",
        "21,78.4 24,78.6 25,81",
        width=0.4,
    )


def far_limbs(pen: Pen) -> None:
    """The leg behind and the arm that reaches round the blade."""
    thigh = limb("47,118 54.6,125 58.6,134", "12 12 10", "rr")
    shin = limb("58.6,134 59.8,142 58,150 56.4,157", "10 9.6 8 5.8", "rr")
    place = Transform.placing(56.2, 157.4, rotate=-36)
    pen.union([thigh, shin, place.knots(FOOT)], FLESH, 0.8)
    pen.hatch(limb("58.8,138 59.6,143 58,150 56.4,157", "8 8 7 5", "rr"), Hatch(-8, 1, 0.5, 1.2, 0.42))
    _toes(Pen(pen.drawing, pen.transform.after(place)))
    upper = limb("51.6,83 58,90 64,97", "10 9.4 8.4", "rr")
    lower = limb("64,97 71,98.4 77.4,102.4", "8.4 7.4 5", "rr")
    pen.union([upper, lower], FLESH, 0.8)
    pen.hatch(lower, Hatch(80, 1, 0.5, 1.2, 0.42))


def _toes(pen: Pen) -> None:
    """The lines between the toes of `FOOT`."""
    pen.line("-11.3,2.2 -9.6,2.6 -8.8,3.6", "-9.9,1.4 -8.5,2", "-8.6,.9 -7.4,1.5", width=0.45)


def body(pen: Pen) -> None:
    """Trunk and raised arm in one outline, with the soft folds of a small child."""
    trunk = (
        "31,80 28.6,87 30,95 29.6,103 28.4,111 31.6,119.6 38,123.4 45,123 53,119 55,111 53,103 52.6,94 54,86 52,80"
        " 46,77 37,77"
    )
    upper = limb("32.6,84 27.6,74 23.8,63", "11.6 10.4 8.8", "rr")
    fore = limb("23.8,63 28,54.6 34.6,47", "8.8 8 5.8", "rr")
    pen.union([trunk, upper, fore, "35,66! 46,66! 47,80! 35,80!"], FLESH, 0.85)
    pen.hatch(
        "48,80 54,85 52.6,94 53,103 55,111 53,119! 49,112 49,100 50,90", Hatch(0, 1, 0.7, 1.2, 0.422), trunk
    )
    pen.hatch(limb("30.6,86 27.6,76 26,70", "8 8 7.6", "ff"), Hatch(-16, 1, 0.36, 1.2, 0.42))
    pen.line("31.6,90.6 33.6,86.4 33,81.6", "25.6,66.4 22.6,65.4", "25.8,60.4 28,62.4", width=0.55)
    pen.line(
        "33.6,91 36,92.4 38.6,92",
        "45,92.2 47.4,92.4 49.4,91",
        width=0.45,
    )


def head(pen: Pen) -> None:
    """A round child's face turned to the right, under a cap of curls."""
    pen.drawing.define("curl", _curl)
    for x, y, size, turn in (
        (-8.6, 2.6, 1.2, 0), (-8.2, -2.6, 1.35, 40), (-6.2, -7.2, 1.35, 80), (-2, -9.6, 1.4, 130), (3, -9.4, 1.35, 170),
        (6.8, -6.2, 1.2, 200), (-6.8, 6.4, 1, 320), (8.4, -2.4, 0.95, 240),
    ):  # fmt: skip
        pen.use("curl", x, y, size, rotate=turn)
    face = "-6.8,-5 -7.2,.4 -6.6,4.6 -4,8 -.4,9.8 3.4,9.2 6.4,6.2 7.6,3 7.2,.2 7.6,-2.4 6.6,-6.4 0,-8.6"
    pen.shape(face, FLESH, 0.75)
    pen.hatch("-7.2,.4 -6.6,4.6 -4,8 -.4,9.8 1,9.4 -3.6,5.4 -5,1", Hatch(28, -1, 0.75, 0.95, 0.32), face)
    pen.shape(oval(-2.6, 4.6, 2.4, 1.6), ROSY, 0)
    pen.shape(oval(6, 4.2, 1, 1.4), ROSY, 0)
    for x, half in ((-1.6, 1.7), (4.8, 1.35)):
        pen.shape(f"{x - half},.5! {x},-.7 {x + half},.5! {x},1.2", WHITE, 0.3)
        pen.dot(x + 0.35, 0.2, 0.75, INK, 0)
        pen.line(f"{x - half - 0.2},.5 {x},-.8 {x + half + 0.2},.5", width=0.65)
        pen.line(f"{x - half},-2.4 {x},-3.2 {x + half},-2.5", width=0.6)
    pen.line("2.4,.4 3,2.4 3.6,3.4 2.6,4 1.4,3.7", width=0.5)
    pen.shape("-.4,6.1! 1,5.6 1.9,5.9 2.8,5.6 3.9,6! 2,7.4", RED, 0.35)
    pen.line("-.7,5.8 1.9,6.3 4.2,5.7", "1.2,8.3 2.4,8.4", width=0.4)
    for x, y, size, turn in (
        (-6.2, -3.6, 0.96, 0), (-3.4, -6.6, 1.08, 60), (0.6, -7.4, 1, 120), (4.4, -6.6, 0.92, 160),
        (-7.6, 0.6, 0.84, 330),
    ):  # fmt: skip
        pen.use("curl", x, y, size, rotate=turn)


def _curl(pen: Pen) -> None:
    pen.dot(0, 0, 2.5, HAIR, 0.6)
    pen.line("-1.2,1 -1,-1 .8,-1.1 1,.7 -.1,.4", width=0.35)


def sabre(pen: Pen) -> None:
    """The broad curved blade, its point at the top left."""
    blade = (
        "27,8.6! 37,17 47,29 56,45 63,62 67.4,80 69,110! 58.4,110! 57.2,92 53.4,75 47.4,59 40,45"
        " 31.6,33! 27.4,22"
    )
    pen.shape(blade, BLUE, 0.9)
    pen.shape(
        "27,8.6! 37,17 47,29 56,45 63,62 67.4,80 69,110! 65.6,110! 64,81 59.4,63 52.6,46 43.6,30 34.6,19",
        "#5f93bf",
        0,
    )
    pen.line("28.6,14 43.6,33 53,49 58.6,64 64.6,108", width=0.45)
    pen.line("31,24 47,50 57.2,80 59.8,106", width=0.4, ink=SKY)
    pen.line(blade.rsplit(" ", 1)[0] + " 27.4,22 27,8.6!", width=0.9)


def hilt(pen: Pen) -> None:
    """A gold guard with scrolled ends and a lion's mask, the grip below it and a tassel."""
    handle = "61.4,117! 60.8,126 62,135 63,142! 68.6,142! 69.8,134 70.4,125 69.6,117!"
    pen.shape(handle, RED, 0.8)
    for i, y in enumerate((121, 125.6, 130.2, 134.8, 139.2)):
        inset = (0.4, 0, 0.6, 1.2, 1.8)[i]
        pen.strap(
            f"{61.4 + inset},{y + 1} 65.6,{y} {69.6 - inset * 0.4},{y - 2}", fill=GOLD, width=1.2, edge=0.35
        )
    pen.line(handle + " 61.4,117!", width=0.8)
    pen.shape(oval(65.8, 143.2, 4.4, 2.1), GOLD, 0.65)
    pen.dot(65.9, 157.6, 1.5, RED, 0.5)
    pen.shape(
        "62.6,145! 61,150 60.6,155.6! 63,154.4! 64.4,157! 65.9,154.8! 67.4,157! 68.8,154.4! 71.2,155.6!"
        " 70.6,150 69,145!",
        GOLD,
        0.65,
    )
    pen.line("64,146.4 63.2,153.4", "65.9,146.4 65.9,153.8", "67.8,146.4 68.6,153.4", width=0.4)
    bar = pen.at(64.6, 112.6, rotate=-13)
    guard = (
        "-17.6,2.8 -20.6,1.8 -21.6,-1.4 -20,-4.4 -17,-4.6! -14.6,-2.2 -8,-2.6 0,-4.6 8,-2.6 14.6,-2.2 17,-4.6!"
        " 20,-4.4 21.6,-1.4 20.6,1.8 17.6,2.8 12,2.2 6,3.6 0,7! -6,3.6 -12,2.2"
    )
    bar.shape(guard, GOLD, 0.85)
    bar.hatch(
        "-17,2 -8,1.4 0,3.6 8,1.4 17,1.4! 17.6,2.8 12,2.2 6,3.6 0,7! -6,3.6 -12,2.2",
        Hatch(90, 1, 0.8, 1.2, 0.42),
        guard,
    )
    for x in (-18.6, 18.6):
        bar.line(f"{x * 0.92},.6 {x * 1.06},.2 {x * 1.04},-2 {x * 0.95},-1.6", width=0.5)
    bar.dot(0, 0.6, 3.4, RED, 0.6)
    bar.dot(0, 0.6, 1.4, GOLD, 0.4)
    grip(bar.at(14.4, 0, 0.95, rotate=-92), FLESH)


def lap(pen: Pen) -> None:
    """The near leg, and the garland that lies across the lap and hangs down on the left."""
    thigh = limb("43.4,117.6 48.4,120.6 54.6,126.4", "14.4 13.8 11.4", "rr")
    shin = limb("54.6,126.4 51.6,134.6 46.4,141.6 42.8,147", "11.4 10.6 8.8 6", "rr")
    place = Transform.placing(42.8, 147.4, rotate=-30)
    pen.union([thigh, shin, place.knots(FOOT)], FLESH, 0.85)
    _toes(Pen(pen.drawing, pen.transform.after(place)))
    pen.hatch(
        limb("54.2,128.6 51.4,135 46.4,142 42.8,147", "9.4 9 7.6 5.4", "rr"), Hatch(22, 1, 0.5, 1.2, 0.42)
    )
    pen.hatch("41,122 47,126 49.4,129.6! 44,127 39,123", Hatch(70, 1, 0.7, 1.4, 0.42))
    pen.line(
        "53,123 56.6,123.4 57.8,126.6",
        "48.6,129.4 51.4,128.2",
        "52.6,130.4 55.4,130.8",
        width=0.45,
    )
    garland(
        pen,
        "80,105 70,103.4 58,106 47,110.6 36,113 26.6,119 21.6,129 21.4,141 23,153 20.6,166",
        12,
        22,
        DARK,
        (GREEN, LEAF),
    )
    blossom(pen, 30, 117, 4.2, RED, BRICK, PALE)
    blossom(pen, 22.4, 147, 4.4, RED, BRICK, PALE)
    rose(pen, 24, 155.4, 3.4, RED, GOLD)
    rose(pen, 18.6, 153.6, 3, GOLD, BROWN, 7)
    rose(pen, 42.6, 111.6, 2.8, GOLD, BROWN, 7)


def upper_garland(pen: Pen) -> None:
    """The garland from the upper left over the blade and down the right side."""
    garland(
        pen,
        "14.4,12.4 16.6,23 24,30 36,31.6 48,29.6 60,33 70,42 77.6,54 82,68 83.4,82 82,95 79.4,108",
        12.5,
        24,
        DARK,
        (GREEN, LEAF),
    )
    blossom(pen, 16.6, 16.6, 4.2, RED, BRICK, PALE)
    rose(pen, 17.6, 26.6, 3.4, RED, GOLD)
    rose(pen, 58.4, 32, 4, GOLD, BROWN, 7)
    rose(pen, 65.6, 38.4, 3.2, RED, GOLD)
    rose(pen, 78.4, 60.4, 3.6, GOLD, BROWN, 7)
    blossom(pen, 81.6, 69, 4, RED, BRICK, PALE)
    rose(pen, 82.6, 78, 3.2, RED, GOLD)
    bow(pen.at(38.6, 31, rotate=-8))


def bow(pen: Pen) -> None:
    """The red ribbon that ties the garland to the blade, its knot at the origin."""
    for flip in (False, True):
        half = pen.at(0, 0, flip=flip)
        half.shape("0,0! 3.4,4 4.6,9 7.4,13.4! 4.4,13! 2.8,15! 1.6,9 -.6,3", RED, 0.6)
        half.shape("0,-.8! 4,-5 9,-5.6 10.6,-1.6 9,2.4 4,2.6 0,1!", RED, 0.65)
        half.line("1.6,0 5,-2 8,-2", "1.8,.6 5,.8", width=0.4)
    pen.shape(oval(0, 0.2, 2.1, 2.5), BRICK, 0.6)
