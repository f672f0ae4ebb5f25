"""The suit of cups: the goblet, the great two-handled cup, and the rosette of the four."""

from art.kit.hatching import Hatch
from art.kit.ornaments import beads, leaf, oval, tricolour
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import BLUE, BRICK, GOLD, GREEN, PALE, RED, WHITE


def goblet(pen: Pen, fine: float = 1, worked: bool = True) -> None:
    """A goblet 36 wide and 52 high about the origin; `fine` scales its lines; less hatched if not `worked`."""
    gap = 1.15 * fine if worked else 2 * fine
    pen.shape(
        "-2.6,9! -3.4,13 -6,16.6 -11,19.8 -13.4,22 -9,24.2 0,25 9,24.2 13.4,22 11,19.8 6,16.6 3.4,13 2.6,9!",
        GREEN,
        0.7 * fine,
    )
    pen.hatch("0,9! 2.6,9! 3.4,13 6,16.6 11,19.8 13,22 6,24 2,24!", Hatch(0, 1, 0.75, gap, 0.5 * fine))
    pen.line("-1.2,10.4 -2,14 -4.6,17.8 -8.6,20.8", "-.2,11 .2,17 -.6,22", width=0.4 * fine)
    pen.shape(
        "-13.4,20.6! -12,22.4 -7,23.6 0,24 7,23.6 12,22.4 13.4,20.6! 15,22.6 14.6,25 8,26.6 0,27 -8,26.6"
        " -14.6,25 -15,22.6",
        GOLD,
        0.65 * fine,
    )
    pen.line("-14.6,23 -8,25 0,25.4 8,25 14.6,23", width=0.4 * fine)
    pen.hatch("2,24.4! 12.6,22! 15,22.6 14.6,25 8,26.6 2,26.8!", Hatch(85, 1, 0.8, gap, 0.4 * fine))
    pen.shape("-3.6,6 0,5 3.6,6 4.6,7.8 3.6,9.8 0,10.6 -3.6,9.8 -4.6,7.8", RED, 0.6 * fine)
    pen.line("-1.4,5.8 -1.6,10", "1.4,5.8 1.6,10", width=0.4 * fine)
    belly = "-15.4,-9! -15.8,-5 -13.6,.6 -8.6,4.6 -3.4,6.4! 0,6.8 3.4,6.4! 8.6,4.6 13.6,.6 15.8,-5 15.4,-9!"
    pen.shape(belly, GREEN, 0.75 * fine)
    for rib in ("-11,-5.4 -10.4,-.4 -6.6,3.4 -2.6,5.8", "-6,-4.4 -5.6,.6 -1.4,6"):
        pen.line(rib, width=0.5 * fine)
        pen.at(0, 0, flip=True).line(rib, width=0.5 * fine)
    pen.line("0,-4 0,6", width=0.5 * fine)
    pen.hatch(
        "4,-6! 15.4,-8! 15.8,-5 13.6,.6 8.6,4.6 3.4,6.4! 4,0",
        Hatch(0, 1, 0.75, gap, 0.6 * fine),
        belly,
    )
    shoulder = "-11,-16! -14.4,-13 -16,-9.4 -15.8,-6! -8,-3.6 0,-3 8,-3.6 15.8,-6! 16,-9.4 14.4,-13 11,-16!"
    pen.shape(shoulder, GOLD, 0.75 * fine)
    pen.line("-15.8,-8.2 -8,-5.8 0,-5.2 8,-5.8 15.8,-8.2", width=0.4 * fine)
    pen.hatch(
        "3,-14! 11,-16! 14.4,-13 16,-9.4 15.8,-6.6! 3,-4.6!",
        Hatch(0, 1, 0.55, gap, 0.45 * fine),
        shoulder,
    )
    pen.line("-11.6,-13 -13.2,-9.8", width=0.9 * fine, ink=PALE)
    pen.shape(
        "-14.4,-23! -12,-19.6 -11.4,-15.6! -6,-14 0,-13.6 6,-14 11.4,-15.6! 12,-19.6 14.4,-23!",
        GOLD,
        0.7 * fine,
    )
    for i, (x, y) in enumerate(((-8.6, -17.5), (-4.3, -16.5), (0, -16.2), (4.3, -16.5), (8.6, -17.5))):
        pen.shape(
            f"{x - 1.9},{y}! {x},{y - 1.9}! {x + 1.9},{y}! {x},{y + 1.9}!", RED if i % 2 else BLUE, 0.4 * fine
        )
    pen.shape(oval(0, -23, 17.6, 3.8), GOLD, 0.7 * fine)
    pen.shape(oval(0, -23.2, 15.4, 2.7), RED, 0.6 * fine)
    pen.shape("-13.4,-23.4 -9,-25 0,-25.5 9,-25 13.4,-23.4! 0,-24.4", BRICK, 0.3 * fine)


def great_cup(pen: Pen) -> None:
    """The large cup of the two: balls for handles, a gadrooned red bowl; about 66 wide and 72 high."""
    pen.shape(
        "-3.4,12! -4.6,17 -8,22 -13,25.6 -16.6,28.4 -10,31 0,32 10,31 16.6,28.4 13,25.6 8,22 4.6,17 3.4,12!",
        GREEN,
    )
    pen.hatch("0,12! 3.4,12! 4.6,17 8,22 13,25.6 16,28.4 8,31 2,31!", Hatch(0, 1, 0.75, 1.25, 0.5))
    pen.line("-1.6,14 -2.6,18.6 -6,23 -10.6,26.6", "-.2,15 .2,22 -.8,28", width=0.45)
    pen.shape(
        "-16.8,26.8! -14,29 -8,30.4 0,30.8 8,30.4 14,29 16.8,26.8! 18.4,30 10,33 0,33.6 -10,33 -18.4,30",
        BLUE,
        0.7,
    )
    pen.shape(
        "-18.2,29.4! -15,32 -8,33.4 0,33.7 8,33.4 15,32 18.2,29.4! 19.4,32.2 18,34.6 9,36.6 0,37 -9,36.6"
        " -18,34.6 -19.4,32.2",
        GOLD,
        0.7,
    )
    pen.hatch("2,34! 17,31! 19.4,32.2 18,34.6 9,36.6 2,36.8!", Hatch(85, 1, 0.8, 1.1, 0.4))
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.shape("20,-18.4! 27.6,-17 27.6,-13.8 20,-12!", GOLD, 0.65)
        half.dot(29.4, -15.4, 3.5, GOLD, 0.7)
    for x in (29.4, -29.4):
        pen.hatch(oval(x, -15.4, 3.4, 3.4), Hatch(0, 1, 0.55, 1, 0.35))
    bowl = "-24,-14! -22.6,-6 -17,2.4 -9,7.6 -4,9.4! 4,9.4! 9,7.6 17,2.4 22.6,-6 24,-14!"
    pen.shape(bowl, RED, 0.85)
    for i in (-3, 3, -2, 2, -1, 1, 0):
        x, y = i * 6.9, -6.4 - abs(i) * 0.7
        pen.shape(
            f"{x - 3.4},{y}! {x - 3.2},{y - 2} {x},{y - 3.6} {x + 3.2},{y - 2} {x + 3.4},{y}!"
            f" {x * 0.56 + 2.1},3.4 {x * 0.22 + 0.9},9! {x * 0.22 - 0.9},9! {x * 0.56 - 2.1},3.4",
            RED,
            0.55,
        )
        pen.line(f"{x - 1.6},{y + 0.4} {x * 0.6 - 0.9},2.4", width=0.5, ink="#f58a74")
    pen.hatch("5,-10! 23.6,-13! 22.6,-6 17,2.4 9,7.6 4,9.4!", Hatch(0, 1, 0.5, 1.25, 0.5), bowl)
    for x in (-3.6, 3.6, 0):
        pen.shape(
            f"{x - 2.3},8! {x},6.8 {x + 2.3},8! {x + 1.8},11.4 {x * 1.4},14! {x - 1.8},11.4", GOLD, 0.55
        )
    collar = (
        "-20,-22.6! -24,-19 -25.2,-15 -24.4,-12! -12,-8.8 0,-8 12,-8.8 24.4,-12! 25.2,-15 24,-19 20,-22.6!"
    )
    pen.shape(collar, GREEN)
    pen.hatch("4,-22! 20,-22.6! 24,-19 25.2,-15 24.4,-12! 4,-9!", Hatch(0, 1, 0.6, 1.25, 0.55), collar)
    pen.line("-23,-16.6 -12,-13.6 0,-12.8 12,-13.6 23,-16.6", width=0.6, ink=GOLD)
    pen.shape(
        "-24.4,-28! -21,-25 -20.4,-21.6! -10,-19 0,-18.4 10,-19 20.4,-21.6! 21,-25 24.4,-28!", GOLD, 0.75
    )
    for i in range(-3, 4):
        x, y = i * 5, -21.7 - abs(i) * 0.5
        pen.shape(f"{x - 2.2},{y}! {x},{y - 2}! {x + 2.2},{y}! {x},{y + 2}!", RED if i % 2 else BLUE, 0.4)
    pen.shape(oval(0, -29.4, 27.4, 5.6), GOLD)
    pen.shape(oval(0, -29.8, 25, 4.2), RED, 0.65)
    pen.shape("-22.4,-30.2 -15,-32.6 0,-33.6 15,-32.6 22.4,-30.2! 0,-31.8", BRICK, 0.35)


def goblets(pen: Pen, width: float, height: float, *places: tuple[float, float]) -> None:
    """Goblets of that size at places of the card."""
    fine = min(1, width / 32)
    pen.drawing.define("goblet", lambda p: goblet(p.stretched(width / 36, height / 52), fine))
    for x, y in places:
        pen.use("goblet", x, y)


def two(pen: Pen) -> None:
    """Two great cups, one above the other."""
    pen.drawing.define("great", great_cup)
    pen.use("great", 50, 46.4)
    pen.use("great", 50, 128)


def three(pen: Pen) -> None:
    """Left, right, left."""
    goblets(pen, 36, 51, (31, 37.6), (67, 88.5), (31, 139.4))


def four(pen: Pen) -> None:
    """Goblets in the corners about a rosette with tricolour ribbons."""
    goblets(pen, 29, 48, (29.5, 36), (70.5, 36), (29.5, 141), (70.5, 141))
    rosette(pen.at(50, 87))


def five(pen: Pen) -> None:
    """Four in the corners, one in the centre."""
    goblets(pen, 29, 48, (28.5, 36), (71.5, 36), (50, 88.5), (28.5, 141), (71.5, 141))


def six(pen: Pen) -> None:
    """Two columns of three."""
    goblets(pen, 26, 46, *((x, y) for x in (28, 72) for y in (34.5, 88.5, 142.5)))


def seven(pen: Pen) -> None:
    """Two columns of three with one more between the upper four."""
    goblets(pen, 25, 44, *((x, y) for x in (24.5, 75.5) for y in (34.5, 88.5, 142.5)), (50, 61.5))


def rosette(pen: Pen) -> None:
    """A rosette on crossed laurel sprigs with ribbons of red, white and blue."""
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.line("8,-6 23,-16", width=0.6)
        for x, y, angle in (
            (11, -8, -70),
            (15.5, -11, -66),
            (13, -9.4, 6),
            (17.6, -12.4, 2),
            (19.6, -13.6, -38),
        ):
            leaf(half, x, y, angle, 7, GREEN)
        stripes = (BLUE, WHITE, RED) if side else (RED, WHITE, BLUE)
        tricolour(half, "3,4 10,9 17,17 24.6,18.6", 5, *stripes)
        tricolour(half, "2,6 5.4,13 10,20", 5, *stripes)
        tricolour(half, "6,-4 14,-8 17.4,-1 22.6,3 26,9.6", 4.6, *stripes)
        tricolour(half, "1,-8 8.4,-12 8.6,-19.4 3.6,-21.4 -.6,-15 -1,-7", 4.4, *stripes)
    pen.dot(0, 0, 11, WHITE, 0.7)
    beads(pen, 0, 0, 8.9, 2.6, 16, INK)
    beads(pen, 0, 0, 8.9, 1.7, 16, RED)
    pen.dot(0, 0, 6.9, BLUE, 0.55)
    pen.dot(0, 0, 5.4, WHITE, 0.5)
    beads(pen, 0, 0, 4.1, 1.1, 10, INK)
    pen.dot(0, 0, 2.6, RED, 0.5)
    pen.dot(0, 0, 0.9, GOLD, 0.35)
