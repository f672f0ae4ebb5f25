"""The suit of clubs: dark lopped trunks with red cut ends, and the tied trunks of the three."""

from art.kit.ornaments import oval, tricolour
from art.kit.pen import Pen
from art.piacentine.palette import BLUE, BROWN, DARK, GOLD, LEAF, ORANGE, RED, WHITE

BARK = "#2b5430"


def cut(
    pen: Pen,
    x: float,
    y: float,
    across: float,
    down: float,
    turn: float = 0,
    outer: str = RED,
    inner: str = ORANGE,
) -> None:
    """A cut end with its year rings."""
    at = pen.at(x, y, rotate=turn)
    at.shape(oval(0, 0, across, down), outer, 0.7)
    at.shape(oval(-0.06 * across, 0.06 * down, across * 0.7, down * 0.68), inner, 0.4)
    at.shape(oval(-0.08 * across, 0.08 * down, across * 0.4, down * 0.38), outer, 0.35)
    at.line(
        f"{-0.1 * across},{0.05 * down} {0.3 * across},{-0.4 * down} {0.8 * across},{-0.45 * down}",
        f"{-0.5 * across},{0.4 * down} {-0.8 * across},{0.4 * down}",
        width=0.35,
    )


def club(pen: Pen) -> None:
    """A club 20 wide and 64 high about the origin, its cut end up."""
    body = (
        "-9.4,-27! -9.8,-20 -8.4,-14.4 -9.8,-9.6 -8.6,-6.6 -7.2,-4.6 -6.8,2 -5.6,8.6 -6.2,12.6 -4.8,16.4"
        " -4.2,24 -3.8,30.4! -1.4,32 1.8,31.8 3.4,30! 3.6,22 4.8,15 5,8.6 7.4,6.4 7.6,2.4 6.4,.4 7.4,-7"
        " 8.4,-15 9.8,-20 9.4,-27!"
    )
    pen.shape(body, BARK)
    pen.shape(
        "2.4,-26! 9.4,-27! 9.8,-20 8.4,-15 7.4,-7 6.4,.4 7.6,2.4 7.4,6.4 5,8.6 4.8,15 3.6,22 3.4,30!"
        " 1,30! 2,16 1.4,6 3.4,-8",
        DARK,
        0,
    )
    pen.shape("-5,-24.4 -2.4,-14 -3.4,-6 -1.4,3 -2,12! -3.4,4 -4.6,-3 -4.4,-8 -5.8,-15", GOLD, 0.35)
    pen.shape("1.2,-22 2,-17 .6,-12! .4,-17", GOLD, 0.3)
    pen.shape("-.4,15 .4,20 -1,26! -1.6,20", GOLD, 0.3)
    pen.line(
        "-7.4,-25 -7.8,-20 -6.8,-16",
        "-7.4,-10.4 -6,-6 -5.4,1 -4.4,9",
        "3,-24 4.4,-17 3.4,-9",
        "1,-9 2,-2 .6,8 1.4,15",
        "5.6,-20 6,-15 5,-8",
        "-3.4,17 -2.8,28",
        "-.4,-4 .2,4",
        "5,2.4 5.4,5",
        width=0.5,
    )
    pen.line("4.2,-22 5,-17", "4.8,-4 4,4", "3,10 2.6,20", width=0.45, ink=LEAF)
    pen.line(body, width=0.8)
    cut(pen, 0, -27, 9.6, 4.8, -6)


def clubs(pen: Pen, scale: float, *places: tuple[float, float, float, bool]) -> None:
    """Clubs of 20 × 64 times `scale`; a place is the middle, the turn (0: cut end up) and whether mirrored."""
    pen.drawing.define("club", club)
    for x, y, turn, flip in places:
        pen.use("club", x, y, scale, flip, turn)


Stub = tuple[float, float, float, float]
"""The stub of a lopped branch: its root, the way it points, its length."""


def trunk(pen: Pen, *stubs: Stub) -> None:
    """A trunk 28 wide and 155 high about the origin, with stubs."""
    for one in stubs:
        stub(pen, *one)
    body = (
        "-13,-69! -13.6,-56 -12.4,-42 -14,-28 -12.6,-20 -13.8,-8 -12,2 -13.4,16 -12.4,28 -13.8,40"
        " -12.4,54 -13,69! -7,73.6 0,75 7,73.6 12,68! 13.4,56 11.6,44 13,30 12,18 13.4,4 11.6,-8 13,-22"
        " 12,-36 14,-50 13,-58 13.4,-69!"
    )
    pen.shape(body, BARK, 0.9)
    pen.shape(
        "5,-64 13.4,-69! 13,-58 14,-50 12,-36 13,-22 11.6,-8 13.4,4 12,18 13,30 11.6,44 13.4,56 12,68!"
        " 7,73.6 6,60 8,44 5.6,26 8,8 5,-12 7.6,-30 5,-46",
        DARK,
        0,
    )
    pen.shape(
        "-8.4,-62 -4.6,-48 -6.4,-34 -3,-18 -5.4,0 -2.6,16! -6.4,6 -7,-8 -6,-18 -9,-34 -7.6,-48", GOLD, 0.4
    )
    pen.shape("-9.6,22 -6,34 -7.4,46 -4.4,60! -8.4,52 -9.4,40", GOLD, 0.4)
    pen.shape("2,-58 4.4,-46 2,-34! 1.4,-46", GOLD, 0.35)
    pen.shape("1.6,22 4,34 2,48! .6,36", GOLD, 0.35)
    pen.line(
        "-11.4,-62 -11.6,-50 -10.2,-40",
        "-11.4,-26 -10.4,-16 -11.4,-4 -9.6,8",
        "-10.8,16 -10.4,26",
        "-11.4,42 -10.2,54 -10.8,66",
        "-1.4,-60 -.4,-48 -2,-36 .6,-24",
        "5,-62 7,-50 4,-38 6,-24",
        "8.6,-60 10.4,-48 8.4,-36 10,-22 8.6,-10",
        "1.6,-22 3,-10 .6,2 3.4,14",
        "6.4,-6 8.6,4 6.6,18 8.4,30",
        "-1,24 0,38 -2.4,50 0,66",
        "3.6,48 5.4,58 4,70",
        "8.6,40 9.8,54 8.4,66",
        "-5.6,62 -5,70",
        width=0.55,
    )
    pen.line(
        "9.4,-54 10.8,-46",
        "8.4,-28 9,-20",
        "10,0 9.4,10",
        "9,26 8.6,34",
        "10.4,50 10,60",
        width=0.5,
        ink=LEAF,
    )
    for x, y in ((-3.4, 20), (4, -30)):
        pen.shape(oval(x, y, 2.4, 3.4), DARK, 0.5)
        pen.shape(oval(x, y, 1.1, 1.8), BROWN, 0.35)
    pen.line(body, width=0.9)


def stub(pen: Pen, x: float, y: float, turn: float, length: float) -> None:
    """The stub of a lopped branch: its root at x, y, pointing along `turn`."""
    at = pen.at(x, y, rotate=turn)
    at.shape(f"-3,-4.6 {length * 0.5},-3.4 {length},-3.6! {length},3.6! {length * 0.5},3.6 -3,5", BARK, 0.7)
    at.line(f"0,1.6 {length * 0.8},1.8", f"0,-1.4 {length * 0.6},-1", width=0.4)
    cut(at, length, 0, 1.9, 3.9)


def two(pen: Pen) -> None:
    """Two trunks side by side, one growing up, one turned down."""
    left: tuple[Stub, ...] = ((10, -14, -30, 8), (10.6, 44, 26, 8), (-10.6, 22, 208, 5))
    right: tuple[Stub, ...] = ((10, -34, 32, 8), (10, 16, -30, 8), (-10.6, -8, 212, 5), (-10.4, 50, 154, 5))
    for x, stubs, flip in ((28.6, left, False), (71, right, True)):
        at = pen.at(x, 88.5, flip=flip)
        trunk(at, *stubs)
        cut(at, -0.4, -69, 13.6, 6.8, -4, ORANGE, GOLD)
        cut(at, -0.4, 70.4, 12.6, 4.6, 2)


def three(pen: Pen) -> None:
    """Three trunks crossed and tied by a ribbon of blue, white and red."""
    pen.drawing.define("slim", slim_trunk)
    for x, turn, flip in ((51, 19.5, True), (49, -19.5, False), (50, 0, False)):
        pen.use("slim", x, 88.5, 0.97, flip, turn)
    bow(pen)


def slim_trunk(pen: Pen) -> None:
    """A trunk 20 wide at its upper end, 152 long, thinning to its lower end."""
    stub(pen, -7, -28, 212, 6)
    stub(pen, 6.4, -46, -30, 6)
    body = (
        "-10,-70! -10.4,-58 -9,-48 -9.6,-36 -8,-24 -8.4,-10 -6.4,4 -6.6,18 -5,34 -5.2,50 -4,66 -4.2,75!"
        " 0,77.4 4,75! 4.4,62 5.4,48 5,34 6.6,20 6.2,8 7.8,-8 7.2,-22 8.8,-34 8.4,-46 10.2,-58 10,-70!"
    )
    pen.shape(body, BARK, 0.85)
    pen.shape(
        "3.4,-66 10,-70! 10.2,-58 8.4,-46 8.8,-34 7.2,-22 7.8,-8 6.2,8 6.6,20 5,34 5.4,48 4.4,62 4,75!"
        " 1,70 2.4,52 1.6,34 3.4,16 2,-2 4,-22 2.6,-44",
        DARK,
        0,
    )
    pen.shape("-6.4,-62 -3.4,-48 -4.8,-34 -2.4,-18 -3.6,0! -5.4,-16 -5.8,-34 -6.8,-48", GOLD, 0.4)
    pen.shape("-2.8,26 -1,40 -2.2,58! -3.4,42", GOLD, 0.35)
    pen.line(
        "-8.4,-60 -7.8,-48 -8,-38",
        "-6.4,-22 -5.8,-8 -4.4,6 -4.2,20",
        "-.6,-60 .4,-46 -1,-30 .8,-14 -1,4 .4,20",
        "4.6,-60 5.6,-46 4.4,-30 5.6,-14",
        "3,0 4,14 2.4,30",
        "-1.6,62 -1,72",
        width=0.5,
    )
    pen.line("7.4,-56 6.4,-44", "6.6,-30 5.8,-18", "3.6,36 3.2,52", width=0.45, ink=LEAF)
    pen.line(body, width=0.85)
    cut(pen, 0, -70, 10.2, 5.2, -5, RED, GOLD)
    cut(pen, 0, 75.4, 4, 1.6)


def bow(pen: Pen) -> None:
    """The ribbon of the three: a band round the crossing, two loops, two ends."""
    for side in (False, True):
        half = pen.at(50, 96, flip=side)
        colours = (BLUE, WHITE, RED) if side else (RED, WHITE, BLUE)
        tricolour(half, "3,-4 12,-13 24,-17.4 29.4,-9.6 22,-3 12,-.4 4,2", 6, *colours)
        tricolour(half, "5,5 14,12 22,9.6 31,14.4", 6, *colours)
    tricolour(pen, "36.4,101.4 43,97.4 50,96.4 57,97.4 63.6,101.4", 8, BLUE, WHITE, RED)


def four(pen: Pen) -> None:
    """Four diagonals, cut ends outwards."""
    clubs(pen, 1.08, (31, 46, -19, False), (69, 46, 19, True), (31, 131, -19, True), (69, 131, 19, False))


def five(pen: Pen) -> None:
    """Four diagonals and one across."""
    clubs(
        pen, 1, (30.6, 43, -162, True), (69.4, 43, 162, False), (30.6, 134, -18, True), (69.4, 134, 18, False)
    )
    clubs(pen, 1.12, (49, 88.5, -90, False))


def six(pen: Pen) -> None:
    """Three above, three below."""
    upper = [(24, 47.0, 180.0, False), (50, 47.0, 0.0, False), (76, 47.0, 180.0, True)]
    clubs(pen, 1.04, *upper, *((x, 130, 180 - turn, not flip) for x, _, turn, flip in upper))


def seven(pen: Pen) -> None:
    """Three above, three below, one across."""
    upper = [(24, 41.6, 180.0, False), (50, 41.6, 0.0, False), (76, 41.6, 180.0, True)]
    clubs(pen, 0.96, *upper, *((x, 135.4, 180 - turn, not flip) for x, _, turn, flip in upper))
    clubs(pen, 1.1, (49.4, 88.5, -90, False))
