"""The ace of clubs: a lopped trunk that grows from the ground, with ivy, a rose and pebbles."""

from functools import partial

from art.kit.geometry import limb
from art.kit.hatching import Hatch
from art.kit.ornaments import blossom, leaf, oval
from art.kit.pen import Pen
from art.piacentine.clubs import cut
from art.piacentine.palette import BRICK, DARK, GOLD, GREEN, LEAF, OCHRE, ORANGE, PALE, RED

BARK = "#33502f"
WOOD = "#cf4a22"


def ace(pen: Pen) -> None:
    """The whole picture, to be cut off by the frame."""
    ground(pen)
    trunk(pen)
    ivy(pen)
    flowers(pen)


def ground(pen: Pen) -> None:
    """Earth, grass and a heap of pebbles."""
    pen.shape("7,147 16,143 26,141.6 50,142 66,138.6 78,136 86,137.4 93,139! 93,172! 7,172!", ORANGE, 0.6)
    pen.shape(
        "7,150 18,145.6 34,145 50,146 62,142.6 76,141 93,144! 93,156 80,153 66,154 50,158 30,157 16,158"
        " 7,161!",
        GREEN,
        0.6,
    )
    for x, y in ((12.0, 150.0), (19, 148), (66, 147), (73, 145), (80, 146), (87, 148), (84, 151), (70, 150)):
        pen.line(
            f"{x - 1},{y + 1.4} {x - 0.6},{y - 1}",
            f"{x},{y + 1.4} {x + 0.2},{y - 1.6}",
            f"{x + 1},{y + 1.4} {x + 1.4},{y - 0.8}",
            width=0.4,
        )
    pen.shape("7,161! 16,158 30,157 50,158 66,154 80,153 93,156! 93,172! 7,172!", ORANGE, 0)
    pen.shape("30,172! 36,164 46,158.6 58,155 72,152.6 93,152.4! 93,172!", OCHRE, 0.6)
    for i, fill in enumerate((PALE, GOLD)):
        pen.drawing.define(f"pebble{i}", partial(_pebble, fill=fill))
    for row, (y, left, right) in enumerate(
        ((157.6, 62, 92), (161.2, 50, 92), (164.8, 42, 92), (168.4, 36, 92), (171.4, 34, 92))
    ):
        count = round((right - left) / 5.4)
        for i in range(count):
            x = left + (i + 0.5 + row % 2 * 0.3) * (right - left) / count
            pen.use(f"pebble{(i + row) % 3 // 2}", x, y + (i * 5 + row) % 3 * 0.3)


def _pebble(pen: Pen, fill: str) -> None:
    pen.shape("-2.5,.2 -1.6,-1.5 1.1,-1.6 2.6,-.2 1.8,1.5 -1.2,1.6", fill, 0.45)


def _ivy_leaf(pen: Pen, fill: str) -> None:
    """An open leaf of five lobes along the x axis, its stalk at the origin."""
    pen.shape(
        "0,0 -.6,-2.2 1.2,-3.6 2.6,-2.6! 3.4,-3.6 5.4,-3! 5.2,-1.6 7.6,0! 5.2,1.6 5.4,3! 3.4,3.6 2.6,2.6!"
        " 1.2,3.6 -.6,2.2",
        fill,
        0.45,
    )
    pen.line("0,0 6.2,0", "1.2,0 3,-2.2", "1.2,0 3,2.2", width=0.3)


def branch(pen: Pen, spine: str, widths: str, turn: float, down: float, inner: str = GOLD) -> None:
    """A lopped branch along a spine, its cut end turned."""
    form = limb(spine, widths, "rf")
    pen.shape(form, BARK, 0.85)
    pen.hatch(form, Hatch(turn + 90, 1, 0.45, 1.5, 0.5))
    x, y = spine.split()[-1].split(",")
    cut(pen, float(x), float(y), float(widths.split()[-1]) / 2, down, turn, ORANGE, inner)


def trunk(pen: Pen) -> None:
    """The trunk leaning to the right, its bark torn open, with five stubs and the great cut on top."""
    branch(pen, "48,68 42,56 37.6,42", "12 10 9", -14, 2.8)
    branch(pen, "60,64 70,54 77.6,46.6", "10 7.6 6.4", 44, 2)
    branch(pen, "55,90 65.4,82.4 70.6,72", "11 8 6.4", 24, 2)
    branch(pen, "45,88 36,83 25,74", "12 9.6 8", -46, 2.4)
    branch(pen, "44,112 34,109 22,103.4", "13 10 8.4", -58, 2.6)
    branch(pen, "53,110 64,104 75,93", "14 10 9", 50, 2.6)
    body = (
        "45.6,26! 45,36 42.6,46 40.4,58 38.6,70 37,82 35.6,94 35,108 33,122 29.4,134 24,143 30,146"
        " 38,148.6 47,150 56,149 64,148 68,144.6 62,136 57.6,124 58.6,110 58,96 59,82 61,70 64.6,58"
        " 70,48 76,38 81,27!"
    )
    pen.shape(body, BARK, 0.95)
    pen.shape(
        "60,40 72,30 81,27! 76,38 70,48 64.6,58 61,70 59,82 58,96 58.6,110 57.6,124 62,136 68,144.6!"
        " 60,147 53,136 52,118 54,100 52,84 55,66 58,52",
        DARK,
        0.5,
    )
    heart = (
        "56,44 60,38 65,37 67,41 65,47 60,52 57.6,60 55,70 54,82 51,92 52.6,104 50,116 51,128 48.8,141!"
        " 47,131! 44.6,138! 42.6,128! 39,141! 37.4,127 39.4,116 40.6,104 40,92 43.4,82 44,68 47.6,56"
        " 50.6,48 52,56"
    )
    pen.shape(heart, WOOD, 0.7)
    pen.shape(
        "57.6,45 61,41 63.4,42.6 61,47 57.6,50.6 55,60 52.6,72 50.6,84 47,94 48,106 46,118! 45,104"
        " 44.6,94 47,82 48.6,68 52,58",
        ORANGE,
        0.45,
    )
    pen.shape(oval(60.8, 45.4, 2.4, 3.8), DARK, 0.6)
    pen.hatch(heart, Hatch(-8, 1, 0.3, 1.6, 0.5))
    pen.line(
        "46,30 45.4,40 43,52 41.6,62", "48.4,32 48.6,42 46,52", "53,31 54,39 53,45", "58,31 58.6,37",
            "38.4,84 37.6,98 37.4,110 35,124 31,136",
        "66,36 64,46 60,56 57.4,66", "71,34 68,44 63.6,52", "76,31 72,40", "56.6,72 55.6,84 56.4,94",
            "54.6,106 55.4,118 55,130 58,142",
        "57,112 56.4,124 60,136", "42,142 45,147", "51,140 52,147", "34,138 33.4,144",
        width=0.55,
    )  # fmt: skip
    pen.line("69,40 65.6,48", "57.6,84 57,92", "56.6,116 58.6,130", width=0.5, ink=LEAF)
    pen.line(
        "46.6,36 44.6,50 41.4,62 40,74",
        "38.4,94 37.4,110 35.4,124",
        "50,34 50.4,44",
        width=0.7,
        ink="#8a8a3c",
    )
    pen.line("38.6,77 41,82 39.4,90", "36.4,102 39.4,108 37.4,117", "57.6,100 55.4,106 57.4,114", width=0.6)
    pen.line(body, width=0.95)
    cut(pen, 63.4, 25, 18.4, 9, -3, ORANGE, GOLD)


def ivy(pen: Pen) -> None:
    """Tendrils with three-lobed leaves on both sides."""
    for spine in (
        "33,141 23,133 18,123 24,115 37,111", "39,97 29,88 31,78 25,68 27,59",
            "54,130 66,122 74,126 78,136 84,141",
        "68,122.4 65,112 70,102", "65.4,108 61.4,96 59.6,84 61.4,72 66,64.6 75,58.4 84,62 86,70 82,76",
            "40,119 48,111 57,114",
    ):  # fmt: skip
        pen.strap(spine, fill=PALE, width=0.7, edge=0.35)
    for i, fill in enumerate((GREEN, LEAF)):
        pen.drawing.define(f"ivy{i}", partial(_ivy_leaf, fill=fill))
    for i, (x, y, angle) in enumerate((
        (18.6, 127, 160), (18.6, 119, 220), (25, 114.6, 290), (24, 133.6, 30), (25.6, 66, 190), (27, 59.6, 280),
        (29.6, 78, 0), (29.6, 88, 170), (26, 72, 10), (66, 122, 260), (74, 126, 320), (76.4, 131, 190),
        (70, 102.4, 290), (66, 109, 340), (65.2, 114, 190), (79.4, 137, 330), (84, 141, 50), (76, 58.4, 260),
        (85.2, 66.4, 110), (82.4, 75.4, 130), (83, 61, 290), (57, 114, 30), (48, 111.4, 270), (39, 97, 60),
        (36.4, 111, 20), (54, 130, 200), (40.6, 118.4, 150),
        (66.4, 63, 60), (67.4, 121, 100), (60.2, 79, 150), (61, 94, 20),
    )):  # fmt: skip
        pen.use(f"ivy{i % 2}", x, y, 0.9, rotate=angle)


def flowers(pen: Pen) -> None:
    """The rose at the foot among its leaves."""
    pen.strap(
        "25,158.4 32,156 40,155",
        "28,162 33,159 40,155",
        "31,147.4 40,155",
        "43.6,160 40,155",
        fill=LEAF,
        width=0.9,
    )
    for x, y, angle, length in (
        (34, 152, 215, 12), (34, 154, 170, 13), (36, 158, 140, 12), (38, 150, 250, 12), (46, 152, 320, 11),
        (48, 157, 20, 11), (44, 161, 70, 9), (24, 158, 160, 9), (27, 162, 120, 9), (30, 147, 225, 9),
    ):  # fmt: skip
        leaf(pen, x, y, angle, length, GREEN if length > 10 else LEAF, 0.34)
    blossom(pen, 40, 154.6, 7.6, RED, BRICK, GOLD)
    pen.line("34.6,152 36.4,149.4 39,148.4", "45.4,157.4 43.4,160 40.4,160.8", width=0.45)
