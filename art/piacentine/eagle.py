"""The ace of coins: a crowned eagle with a white disc on its breast, on a blue cartouche before hills."""

from art.kit.geometry import Knot, limb
from art.kit.hatching import Hatch
from art.kit.ornaments import oval
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import BLUE, BRICK, BROWN, GOLD, GREEN, NAVY, OCHRE, ORANGE, PALE, RED, SKY, WHITE

RUST = "#c4502c"
UMBER = "#5a2219"


QUILLS = {"long": (50.0, 5.4), "middle": (28.0, 5.6), "short": (12.0, 5.4), "scale": (9.0, 4.8)}
"""Length and breadth of the feathers, by name."""


def quill(pen: Pen, kind: str, x: float, y: float, turn: float, fill: str) -> None:
    """A feather hanging from x, y (turn 0: straight down), with its shaft and nicks in the vane."""
    name = f"{kind}-{fill[1:]}"
    pen.drawing.define(name, lambda at: _quill(at, *QUILLS[kind], fill))
    pen.use(name, x, y, rotate=turn)


def _quill(pen: Pen, length: float, breadth: float, fill: str) -> None:
    w = breadth / 2
    pen.shape(
        f"{-w * 0.7},0 {-w},{length * 0.35} {-w * 0.95},{length * 0.72} 0,{length}!"
        f" {w * 0.95},{length * 0.72}"
        f" {w},{length * 0.35} {w * 0.7},0",
        fill,
        0.5,
    )
    pen.line(
        f"0,{length * 0.1} 0,{length * 0.94}",
        f"{w * 0.9},{length * 0.5} {w * 0.1},{length * 0.64}",
        f"{w * 0.85},{length * 0.66} {w * 0.1},{length * 0.8}",
        f"{-w * 0.9},{length * 0.58} {-w * 0.1},{length * 0.72}",
        width=0.35,
    )


def ace(pen: Pen) -> None:
    """The whole picture, to be cut off by the frame."""
    ground(pen)
    for side in (False, True):
        wing(pen.at(100, 0, flip=True) if side else pen)
    tail(pen)
    body(pen)
    for side in (False, True):
        shank(pen.at(100, 0, flip=True) if side else pen)
        leg(pen.at(100, 0, flip=True) if side else pen)
    pen.dot(50, 85, 31, WHITE, 0.9)
    pen.dot(50, 85, 29.6, WHITE, 0.35)
    neck(pen)
    head(pen)
    cartouche(pen)
    for side in (False, True):
        claw(pen.at(100, 0, flip=True) if side else pen)


def ground(pen: Pen) -> None:
    """Sky, hills and grass, low at both sides."""
    pen.shape("7,126 20,124.6 34,125.4 66,125.4 80,124.6 93,126! 93,142! 7,142!", "#f2cf4a", 0.5)
    pen.line("7,130.4 20,129.2 34,129.8 66,129.8 80,129.2 93,130.4", width=0.9, ink=PALE)
    pen.shape(
        "7,141 12,137.6 17,138.4 22,134.6 28,136 36,133.4 64,133.4 72,136 78,139 84,135.4 89,137.6 93,136!"
        " 93,150! 7,150!",
        SKY,
        0.5,
    )
    pen.shape("7,145 15,141.6 24,143.4 32,146 68,146 76,142.6 86,144.6 93,142! 93,150! 7,150!", BLUE, 0.5)
    pen.shape("7,149.4 18,146.6 30,148.6 50,149.6 70,148 82,147 93,149! 93,172! 7,172!", GREEN, 0.6)
    pen.line("11,151 13,149.4", "20,150.4 22,148.8", "84,151 86,149.4", "77,150.2 78.6,148.6", width=0.4)


def wing(pen: Pen) -> None:
    """The left wing: its wrist raised to the top, the quills hanging along the frame."""
    pen.shape("6,40! 20,52! 22,84! 6,84!", UMBER, 0)
    for i, (x, y) in enumerate(((27.0, 64.0), (23.6, 68), (20, 71), (16.4, 72), (12.6, 72), (9, 71))):
        quill(pen, "long", x, y, 7 - i * 1.8, BROWN if i < 3 else UMBER)
    for i, (x, y) in enumerate(((31, 65), (27, 64), (23, 61), (18.8, 57), (14.6, 52), (10.4, 46), (6.8, 50))):
        quill(pen, "middle", x, y, 9 - i * 2.2, BRICK)
    crest = (
        "6,21 7,15 11,12.4 16,13.2 20.4,16.6 22.8,21.4 22.4,26.4 19.4,31.4 18.4,38 20.4,44.4 26,49 33,51.4!"
    )
    pen.shape(f"{crest} 40,60 34,70 28,66 22,63.6 17.6,58 12.6,52 8,45 5,40", RUST, 0)
    for x, y, turn in (
        (32, 58, 16), (28, 57, 14), (24, 54.4, 10), (20, 51, 8), (16.4, 46.6, 4), (13, 41, 2), (10, 35, 0),
    ):  # fmt: skip
        quill(pen, "short", x, y, turn, RUST)
    for x, y, turn in (
        (28, 51.6, 26), (23, 48.4, 20), (18.4, 43, 14), (15, 37, 4), (12.4, 31.6, 2), (9.6, 26.4, 0),
        (15.6, 29, 2), (18, 22, 4), (14.6, 22.6, 4), (10.4, 18, 0), (17, 16, 2), (12.8, 14.6, 2),
    ):  # fmt: skip
        quill(pen, "scale", x, y, turn, RED if x > 14 else RUST)
    pen.line(crest, width=0.9)


def tail(pen: Pen) -> None:
    """The tail between the legs."""
    for x, turn in ((39.6, 7), (60.4, -7), (43, 5), (57, -5), (46.6, 2), (53.4, -2), (50, 0)):
        quill(
            pen,
            "middle",
            x,
            120.4 - abs(x - 50) * 0.4,
            turn,
            UMBER if x in (39.6, 60.4, 46.6, 53.4) else BROWN,
        )


def body(pen: Pen) -> None:
    """Breast and flanks around the disc, feathered where they show."""
    trunk = (
        "30,51.6 24,62 19.6,78 19,94 22,108 27,118 35,124 44,127 50,128 56,127 65,124 73,118 78,108"
        " 81,94 80.4,78 76,62 70,51.6 50,44"
    )
    pen.shape(trunk, BROWN, 0.9)
    for row, (y, xs) in enumerate(
        (
            (109, (27, 73)),
            (114.4, (30.4, 35, 65, 69.6)),
            (117.6, (32, 37, 42, 46.6, 53.4, 58, 63, 68)),
            (121, (39.6, 44.6, 50, 55.4, 60.4)),
        )
    ):
        for x in xs:
            quill(pen, "scale", x, y, (50 - x) * 0.4, BRICK if row % 2 else BROWN)


def leg(pen: Pen) -> None:
    """The left leg's feathered breeches."""
    thigh = (
        "26,112 23.4,121 25,131 28,138! 30,137.6 31.4,142.4! 33.6,140 35.6,143.6! 37.4,139.8 40,141.6!"
        " 40.4,137.4 42,136 44,127 43.6,118 36,112"
    )
    pen.shape(thigh, BRICK, 0.8)
    for x, y, turn in (
        (28, 130, -12), (38.6, 130, 10), (33.4, 131, 0), (27.6, 121, -8), (40.6, 120.6, 8), (33.8, 121, 0),
        (30.6, 113, -6), (37.4, 113, 4),
    ):  # fmt: skip
        quill(pen, "short", x, y, turn, RUST if x < 36 else BROWN)


def shank(pen: Pen) -> None:
    """The left leg's bare part, that comes out of the breeches."""
    pen.shape(limb("34.6,138 35.6,143 36,148.4", "8 5.4 6", "ff"), ORANGE, 0.65)
    pen.line("33.2,141.6 38.4,141.2", "33.4,143.8 38.4,143.4", "33.4,146 38.6,145.8", width=0.4)


def claw(pen: Pen) -> None:
    """The left foot, three toes forward, gripping the cartouche."""
    for spine in ("34,147 29.6,149 26.6,152.6", "38,146.6 43,148.6 45.6,152.4", "36,147 36.2,150 36,154"):
        toe = limb(spine, "4 3.6 2.6", "rr")
        pen.shape(toe, ORANGE, 0.6)
    for x, y in ((26.2, 153), (45.9, 152.8), (36, 154.8)):
        pen.shape(f"{x - 1.3},{y - 0.6}! {x + 1.3},{y - 0.6}! {x + (36 - x) * 0.08},{y + 3}!", INK, 0.3)
    pen.line("30.6,147.6 31.6,149.6", "41,147 40.4,149", "34.8,150 37.4,150", width=0.4)


def neck(pen: Pen) -> None:
    """The neck's ruff of hackles over the upper edge of the disc."""
    pen.shape(
        "43,24 39,32 36.4,40 32.6,47 29,52! 31.6,53! 31,57.4! 36,55.4! 37,60! 41.4,56.6! 43.4,61.4!"
        " 46.6,57.2! 50,62.6! 53.4,57.2! 56.6,61.4! 58.6,56.6! 63,60! 64,55.4! 69,57.4! 68.4,53! 71,52!"
        " 67.4,47 64,40 61.6,32 59,26",
        BROWN,
        0.85,
    )  # fmt: skip
    for x, y, turn in (
        (35, 46, 18), (65, 46, -18), (40.4, 48, 9), (59.6, 48, -9), (45, 49.4, 4), (55, 49.4, -4), (50, 50, 0),
        (38, 40.4, 14), (62, 40.4, -14), (43, 42, 7), (57, 42, -7), (47.6, 42.6, 2), (52.4, 42.6, -2),
        (41, 34.6, 12), (60, 34.6, -10), (45.4, 35.4, 5), (55.6, 35.4, -5), (50.4, 35.4, 0),
    ):  # fmt: skip
        quill(pen, "scale", x, y, turn, RUST if y < 40 else BRICK if y < 45 else BROWN)


def head(pen: Pen) -> None:
    """The head looking right, a stern eye, the hooked beak, and the crown."""
    pen = pen.at(2.6, 4.3, 0.95)
    pen.shape(
        "57.6,24.4 62,23.2 66.4,24.6 68.8,28.4 68.4,33.2! 65.6,30.6 62.6,30.4 59.4,32.2 57,31!", GOLD, 0.7
    )
    pen.line("58.6,28.8 62.6,28.6 65.4,30.2", width=0.5)
    pen.dot(62.4, 26, 0.5, INK, 0)
    skull = (
        "41.4,24 41,20 44,17.4 50,16.6 56,18 59.4,21.6 60.2,25.4 59.4,28.6 60.2,31! 57.4,31.6 55.8,34.6!"
        " 53.4,33 51.4,36.4! 48.8,33.8 46.2,36.6! 44.4,33 41.2,34.4! 41.8,29.4"
    )
    pen.shape(skull, RUST, 0.8)
    pen.hatch("41.6,18 47,18 46,26 44,34 41,34", Hatch(70, -1, 0.5, 1.1, 0.4), skull)
    pen.shape("50,25.2! 53.4,22.8 57.4,24.4! 55.4,26.8 52.4,26.8", WHITE, 0.4)
    pen.dot(54.4, 24.7, 1.3, INK, 0)
    pen.dot(54.9, 24.3, 0.4, WHITE, 0)
    pen.line("48.8,23.4 53.4,21.6 58.6,24.6", width=1)
    pen.line("48,27.6 50.4,29.4 53.6,29.6", "46.4,30.6 48,32", "51,31.4 52.6,32.6", width=0.4)
    at = pen.at(49.4, 18.4, 1.16, rotate=-4)
    at.shape(
        "-6.4,0! -9.4,-6.4! -5.4,-3.8! -5.2,-8.4! -1.9,-4.8! 0,-9.4! 1.9,-4.8! 5.2,-8.4! 5.4,-3.8!"
        " 9.4,-6.4! 6.4,0! 0,1.6",
        GOLD,
        0.75,
    )
    at.hatch("1,-4.8! 5.2,-8! 5.4,-3.8! 9,-6! 6.4,0! 1,1!", Hatch(80, 1, 0.6, 0.9, 0.35))
    at.shape("-6.6,-.6! 0,1 6.6,-.6! 6.3,2! 0,3.7 -6.3,2!", GOLD, 0.65)
    for x, y in ((-9.4, -6.7), (-5.2, -8.8), (0, -8.6), (5.2, -8.8), (9.4, -6.7)):
        at.dot(x, y, 0.85, WHITE, 0.4)
    for x, y, fill in ((-4, 0.9, RED), (0, 1.7, BLUE), (4, 0.9, RED)):
        at.dot(x, y, 0.7, fill, 0.35)


def cartouche(pen: Pen) -> None:
    """The blue plate in its gold scroll frame; it bears no word."""
    rim = (
        "16,151.6! 40,151.6! 43,153.6 46,151.6! 54,151.6! 57,153.6 60,151.6! 84,151.6! 85.4,149 89,149.4"
        " 89.8,152.6 87.6,154.6! 88.6,160 87.6,165! 90,166.6 89.6,169.6 86,170! 60,169.6! 50,168"
        " 40,169.6! 14,170! 10.4,169.6 10,166.6 12.4,165! 11.4,160 12.4,154.6! 10.2,152.6 11,149.4"
        " 14.6,149"
    )
    pen.shape(rim, GOLD)
    pen.hatch("16,167! 84,167! 86,170! 50,168.4 14,170!", Hatch(90, 1, 0.9, 1.3, 0.35), rim)
    pen.shape("18.4,155! 81.6,155! 83.6,160.4! 81.6,166! 18.4,166! 16.4,160.4!", NAVY, 0.6)
    pen.shape("21,156.6! 79,156.6! 81,160.4! 79,164.4! 21,164.4! 19,160.4!", BLUE, 0.4)
    for y in (158.6, 160.6, 162.6):
        pen.line(f"23,{y} 36,{y}", f"64,{y} 77,{y}", width=0.3, ink=SKY)
    for x in (13.4, 86.6):
        pen.line(_ring(x, 152.4, 1.5), _ring(x, 167.4, 1.4), width=0.45)
        pen.dot(x, 160, 1, RED, 0.4)
    pen.line("28,153.3 38,153.3", "62,153.3 72,153.3", width=0.4, ink=OCHRE)


def _ring(x: float, y: float, radius: float) -> list[Knot]:
    circle = oval(x, y, radius, radius)
    return [*circle, circle[0]]
