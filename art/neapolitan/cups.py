"""Cups: the two-handled vase in its two forms, and the great urn of the ace."""

from art.kit.geometry import Knot, box
from art.kit.hatching import Hatch
from art.kit.ornaments import oval
from art.kit.pen import Pen
from art.neapolitan.palette import DEEP, GREEN, RED, STEEL, YELLOW


def plinth_lines(pen: Pen, x: float, y: float, width: float, height: float, gap: float = 1.4) -> None:
    """Upright hatching on the face of a block."""
    count = int(width / gap)
    first = x + (width - (count - 1) * gap) / 2
    pen.line(
        *([Knot(first + i * gap, y + 0.8), Knot(first + i * gap, y + height - 0.6)] for i in range(count)),
        width=0.3,
    )


def vase(pen: Pen) -> None:
    """The two-handled vase of the three to seven, about 26 × 40."""
    for flip in (False, True):
        handle = pen.at(0, 0, flip=flip)
        handle.strap(
            "-7.6,-12.4 -10.4,-13.6 -12.4,-11.6 -12.2,-7.6 -10.4,-3.6 -10.4,-.8 -12,.2 -12.8,-1.2",
            fill=STEEL,
            width=1.5,
        )
    foot = (
        "-2.4,9! -2.6,10.6 -5.6,11.2 -4.6,12.6! -2.6,13.2 -5.4,15.6 -7,16.8! 7,16.8! 5.4,15.6 "
        "2.6,13.2 4.6,12.6! 5.6,11.2 2.6,10.6 2.4,9!"
    )
    pen.shape(foot, RED)
    pen.line(
        "0,10 0,13",
        "-4.4,11.6 -1.6,11.8 0,13.4 1.6,11.8 4.4,11.6",
        "-1.6,13.6 -3.4,16.4",
        "1.6,13.6 3.4,16.4",
        "0,13.6 0,16.4",
    )
    pen.shape(box(-7.6, 16.4, 15.2, 4), RED)
    plinth_lines(pen, -7.6, 16.4, 15.2, 4)
    body = "-9.6,-16.6! -8.6,-13.2 -7.3,-9.8 -7.8,-6 -9.4,-2! 9.4,-2! 7.8,-6 7.3,-9.8 8.6,-13.2 9.6,-16.6!"
    pen.shape(body, YELLOW)
    pen.hatch(body, Hatch(90, -1, 0.3, 1.2, 0.35))
    pen.shade("9,-15.4 7.2,-10 9,-2.6", 4.4, 1.1, 0.4)
    pen.line("-7.8,-11.4 0,-9.6 7.8,-11.4", "-7.4,-9.6 0,-7.8 7.4,-9.6", width=0.45)
    belly = (
        "-9.4,-2.6! -8.4,-4.6 -6.4,-3! -4.4,-5 -2.2,-3.2! 0,-5.2 2.2,-3.2! 4.4,-5 6.4,-3! 8.4,-4.6 9.4,-2.6! "
        "9.9,1.4 7.4,6.4 2.6,9.6! -2.6,9.6! -7.4,6.4 -9.9,1.4"
    )
    pen.shape(belly, GREEN)
    pen.line(
        "-6.4,-3 -7,2 -2.4,9", "-2.2,-3.2 -2.8,2 -1,9", "2.2,-3.2 2.8,2 1,9", "6.4,-3 7,2 2.4,9", width=0.5
    )
    pen.shade("9.6,-1 9,3.4 6.4,7.2 3,9.2", 3, 0.9, 0.4)
    pen.oval(0, -17.1, 10.2, 3, YELLOW)
    pen.oval(0, -17.4, 9.4, 2.3, RED, 0.5)
    pen.hatch("-9.4,-17.3 -6.4,-18.9 0,-19.6 2,-19.4 -2,-17.4 -6.4,-15.8", Hatch(90, -1, 0.5, 0.9, 0.35))


def wide_vase(pen: Pen) -> None:
    """The wide vase of the two, about 65 × 58."""
    for flip in (False, True):
        handle = pen.at(0, 0, flip=flip)
        handle.strap(
            "-22,-14.6 -26,-16.6 -29.6,-14.6 -29.8,-8 -27,0 -26.2,6.4 -28.4,9.4 -31,8 -30,5.6",
            fill=STEEL,
            width=2.6,
            edge=0.6,
        )
        handle.line("-23,-15 -26.4,-16 -28.8,-13.4 -28.6,-7 -26.4,1", width=0.35)
    foot = (
        "-6,7.4! -9.6,6.8 -11.4,9.4! -7.8,10.2 -4,14.4! -4.4,16.6 -9,18.4 -12.6,22.6! 12.6,22.6! "
        "9,18.4 4.4,16.6 "
        "4,14.4! 7.8,10.2 11.4,9.4! 9.6,6.8 6,7.4!"
    )
    pen.shape(foot, RED)
    pen.line("0,8 -3,11.6 0,14.6 3,11.6 0,8", "-4.2,15.4 0,16.8 4.2,15.4", width=0.6)
    pen.line("0,17 -3,19.6 -2,22 0,22.6 2,22 3,19.6 0,17", "-4,17 -7,20 -7.4,22", "4,17 7,20 7.4,22")
    pen.shade("4.6,17 9,18.8 12,22", 2.6, 1)
    pen.shape(box(-14.6, 22.4, 29.2, 6.2), RED)
    plinth_lines(pen, -14.6, 22.4, 29.2, 6.2, 1.5)
    body = "-25,-22! -23,-15 -21.6,-9.6 -22.4,-5.4 -24,-2! 24,-2! 22.4,-5.4 21.6,-9.6 23,-15 25,-22!"
    pen.shape(body, YELLOW, 0.9)
    pen.hatch(body, Hatch(90, -1, 0.42, 1.3, 0.4))
    pen.shade("23.4,-17 21.6,-9.6 22.4,-5 23.6,-2.4", 6.4, 1.1, 0.45)
    pen.shade("-23.4,-17 -21.6,-9.6 -22.4,-5 -23.6,-2.4", -4, 1.2, 0.4)
    belly = (
        "-24.6,-2.4! -23.6,-5 -20.6,-5.6 -17.4,-3.6! -15.4,-6.4 -11.4,-6.8 -8.6,-4! -6.6,-7 -3,-7.4 0,-4.4! "
        "3,-7.4 6.6,-7 8.6,-4! 11.4,-6.8 15.4,-6.4 17.4,-3.6! 20.6,-5.6 23.6,-5 24.6,-2.4! 24.4,1.4 "
        "19.6,6.4 12,9.8 "
        "6,12! -6,12! -12,9.8 -19.6,6.4 -24.4,1.4"
    )
    pen.shape(belly, GREEN, 0.9)
    pen.line(
        "-17.4,-3.6 -17.4,1.6 -9.6,9.6",
        "-8.6,-4 -9.4,2 -5.4,10.4",
        "0,-4.4 0,7",
        "8.6,-4 9.4,2 5.4,10.4",
        "17.4,-3.6 17.4,1.6 9.6,9.6",
        width=0.7,
    )
    for x, lean in ((-16.2, 0.6), (-7.4, 0.4), (1.2, 0), (10, -0.4), (18.6, -0.8)):
        pen.line(
            *(
                [Knot(x + i * 1.5, -4), Knot(x + i * 1.4 + lean, 0.6), Knot(x + i + lean * 3, 4)]
                for i in (0, 1, 2)
            ),
            width=0.3,
        )
    pen.shade("24,-1 23,2.6 19.6,5.8 13,9", 5.6, 1, 0.45)
    leaf = "0,5.4! -2.6,8.6 -2.4,11.4 0,14 2.4,11.4 2.6,8.6"
    pen.shape("-2,12.6 -8,9.8 -11.4,9.4! -8.6,6.6 -4.6,6.6 -1,9!", RED)
    pen.shape("2,12.6 8,9.8 11.4,9.4! 8.6,6.6 4.6,6.6 1,9!", RED)
    pen.shape(leaf, RED)
    pen.line("0,7.6 0,12")
    pen.oval(0, -22.8, 25.2, 6.4, YELLOW, 0.9)
    mouth = oval(0, -23.4, 24.2, 5.4)
    pen.oval(0, -23.4, 24.2, 5.4, RED, 0.6)
    pen.hatch(mouth, Hatch(86, -1, 0.42, 1.3, 0.45), ink=DEEP)
    pen.hatch(
        "-23.4,-24 -18,-27 -8,-28.2 -11,-24 -14,-20.6 -18,-20.2", Hatch(80, -1, 0.6, 1.2, 0.45), within=mouth
    )


def goblet(pen: Pen) -> None:
    """A two-handled goblet about 20 × 28, the head of its long stem at the origin."""
    for flip in (False, True):
        pen.at(0, 0, flip=flip).strap(
            "-4.4,-12.4 -7,-13.4 -8.6,-11 -7.6,-7 -4.8,-4.4", fill=STEEL, width=1.1, edge=0.4
        )
    pen.shape("-1.4,-1! -1.4,8 -4.8,10.2! 4.8,10.2! 1.4,8 1.4,-1!", RED, 0.65)
    pen.shape("-5.2,9.8! 5.2,9.8! 5.2,12! -5.2,12!", RED, 0.65)
    pen.shape("-4.6,-6.6! -5,-3.4 -2.4,-.8! 2.4,-.8! 5,-3.4 4.6,-6.6!", GREEN, 0.65)
    pen.line("-2.4,-6.4 -2.2,-3 -1,-1", "0,-6.4 0,-1", "2.4,-6.4 2.2,-3 1,-1", width=0.4)
    pen.shape("-5.2,-14.6! -4,-10.6 -5,-6.4! 5,-6.4! 4,-10.6 5.2,-14.6!", YELLOW, 0.65)
    pen.line("-4,-10.6 0,-9.8 4,-10.6", width=0.45)
    pen.shade("5,-14 4,-10.6 4.8,-7", 2.6, 1, 0.35)
    pen.oval(0, -14.8, 5.4, 1.7, RED, 0.65)


SYMBOLS = {"cup": vase, "cup-wide": wide_vase}
"""The cups by the names that the layout uses."""
