"""The horse's head that three knights ride beside, and its mane and bridle."""

from art.kit.feathers import lock
from art.kit.geometry import Knot
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import WHITE

COAT = "#dcb27e"
SHADE = "#b98f60"
MANE = "#6b5f55"
STRAND = "#a89b8d"


def horse_head(pen: Pen, strap: str, stud: str, coat: str = COAT) -> None:
    """A head in profile looking right, its poll at the origin, the muzzle at 27, 25; bridled."""
    pen.shape("-4.6,.6! -5.6,-4 -3.4,-9.6! -1.4,-5.4 -1.2,0!", SHADE, 0.65)
    face = (
        "-5,0 -.6,-2 4.6,-.6 9.4,4 15.4,10.4 21.4,16 25.6,20.4 27.4,24.4 26.4,28 23,29.8 19.6,28.6!"
        " 17.4,25.8 13.4,24.6 10,26.4 5,25.4 1,21.6 -3,14 -5.6,6"
    )
    pen.shape(face, coat)
    pen.hatch(
        "1,21.6 5,25.4 10,26.4 13.4,24.6 17.4,25.8 19.6,28.6 22,29! 18,23 12,22 6,21 1,14",
        Hatch(-48, -1, 0.7, 1.7, 0.5),
    )
    pen.line(
        "4.4,12.6 6.4,18.6 10.4,21.4 14.4,20", "12.8,11.6 16,15 19,18.6", "17.4,20.6 19.4,22.4", width=0.45
    )
    pen.line("26,27 22.6,26.4 20.4,25", width=0.7)
    pen.shape("22.8,21.4 24.8,21.6 25.4,23.8 23.6,23.4", INK, 0.3)
    pen.line("21.8,20.8 23.6,20 25,20.8", width=0.45)
    eye = pen.at(-0.5, 2)
    eye.shape("5.4,7! 7.4,4.8 10.4,6.6! 8,8.6", WHITE, 0.4)
    eye.dot(8.2, 6.7, 1.25, INK, 0)
    eye.dot(8.6, 6.3, 0.35, WHITE, 0)
    eye.line("4.8,6.8 7.2,4.4 10.8,6.8", width=0.8)
    eye.line("5.2,4.4 7.6,2.8 10,3.8", "6,9.4 8.6,9.8", width=0.45)
    with pen.inside(face):
        pen.strap(
            "-3.6,2.4 2,12 13.6,22.4 19.6,25.2",
            "17.4,9 15.6,17 12.6,26.6",
            "-1.8,-.6 3.4,4.4 3,12",
            fill=strap,
            width=1.15,
        )
    for x, y in ((2.8, 12.6), (14, 22.6), (-1.4, 1)):
        pen.dot(x, y, 1.5, strap, 0.5)
        pen.dot(x, y, 0.7, stud, 0.3)
    pen.dot(20, 25.6, 1.7, strap, 0.5)
    pen.shape("-.8,-1! 0,-6 3.4,-10.4! 4.4,-5.6 2.8,0!", coat, 0.7)
    pen.line("2.6,-7.4 1.4,-2.4", width=0.45)


def forelock(pen: Pen, mane: str = MANE) -> None:
    """The tuft between the ears that falls on the brow."""
    for spine in ("-1,-1.4 3,-1 6.4,1.6 8,4.4", "-1.4,-2.4 3.4,-3 7.4,-1.4 10,1.6"):
        lock(pen, spine, "2.6 3 2.2 .6", mane)


def mane(
    pen: Pen, roots: tuple[tuple[float, float], ...], fall: tuple[float, float], colour: str = MANE
) -> None:
    """One mass of hair from its roots along the crest, falling by `fall` into pointed tips."""
    dx, dy = fall
    edge = [Knot(x, y) for x, y in roots]
    strands = []
    for i, (x, y) in reversed(list(enumerate(roots))):
        reach = 1 + 0.16 * (i % 2)
        edge.append(Knot(x + dx * reach, y + dy * reach, corner=True))
        if i:
            before = roots[i - 1]
            edge.append(Knot((x + before[0]) / 2 + dx * 0.62, (y + before[1]) / 2 + dy * 0.66))
        strands.append(f"{x},{y} {x + dx * 0.5 - dy * 0.1},{y + dy * 0.4} {x + dx * 0.9},{y + dy * 0.84}")
    pen.shape(edge, colour, 0.7)
    pen.line(*strands[::2], width=0.5)
    pen.line(*strands[1::2], width=0.4, ink=STRAND)
