"""The horse of the knights and its tilted plinth. It faces right; `Pen.at(100, 0, flip=True)` turns it."""

from art.kit.feathers import lock
from art.kit.geometry import Shape, along, polyline
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.palette import COAT, FAR_COAT, HOOF, MANE, WHITE

TRUNK = (
    "58,65.6 47,71.4 36,73 25,70.8 16.6,73.4 11.6,80.6 10.2,90 12.4,99 20,106 30,105.4 40,102.6 "
    "52,105.6 62,105.6 "
    "71,103.4 79.4,98.6 83.8,90.4 84,80 82,70 82,60 80,48 78,37.6 71.6,39 65.4,46 61.4,56"
)
HEAD = (
    "76.6,38 79.4,35.2 82.6,36.8 85.4,42 89.6,49.6 94,56 97.2,60.6 97.8,63.4 96.6,66 94,67.4 "
    "91.4,66.2 89.6,63.6 86.4,62.8 "
    "82.6,61.8 79,58 75,50"
)
NEAR_HIND = (
    "36,96 34,104.6 29.6,111.4 25.8,117.4 23.6,123.4 22.6,130.4 23,135.4 24.8,138.6 26,142.8! "
    "20.4,142.8! 19.6,139.4 "
    "19.4,135 18.8,128.6 15.8,122.4! 18.6,116.4 18,109.4 13,99 20,86"
)
NEAR_FORE = (
    "78,92 75.8,101 74.4,108 73.4,114 74,118.2 72.6,122.4 71.4,130 71.6,135.8 73.2,139 74.2,142.8! "
    "69,142.8! 68.2,139.4 "
    "68,135 67.6,128.4 68,122.8 66.6,118.4 67.2,113 66.8,107 63.6,98 68,88"
)
FAR_FORE_RAISED = (
    "76,88 84.6,95.4 91.6,103.8 96,109 97,112.6 95.6,116.4 92.4,121 90.6,125.6 90.4,128.6 87.2,132! "
    "83.6,128.6! 85.8,125.4 "
    "87,120.4 89.4,115.4 88,112 81,107.4 73,102"
)
FAR_HIND_FORWARD = (
    "49,98 48.6,106 45.6,113 44,119 46,124.6 49.2,130.4 52.4,132.8 54.6,136! 50,139.4! 47.6,136.4 "
    "45,133.6 41.4,127.4 "
    "37.6,121.4! 39,115 37.4,107 33,98"
)
HOOF_DOWN = "-3.1,-.5! 2.9,-.5! 4.6,2.2 5.8,5.6! -3.6,5.6! -4,3.4 -3.6,1.4"


def _hoof(pen: Pen) -> None:
    """A hoof on the ground, toe to the right; the fetlock joint ends at its origin."""
    pen.shape(HOOF_DOWN, HOOF, 0.6)
    pen.line("-3.4,1.4 3.8,1.4", width=0.35, ink=COAT)


def _far_legs(pen: Pen, raised: bool) -> None:
    if raised:
        pen.shape(FAR_HIND_FORWARD, FAR_COAT, 0.7)
        pen.shade("48.6,106 45.6,113 44,119 46,124.6 49.2,130.4", 3, 1.3, 0.42)
        pen.shape("49.6,139.2! 54.6,135.6! 58.6,138.2 59.4,140! 52,143.4! 50.2,141.4", HOOF, 0.6)
        pen.shape(FAR_FORE_RAISED, FAR_COAT, 0.7)
        pen.shade("74,102.4 81,107.4 88,112 89.4,115.4 87,120.4 85.8,125.4", -2.6, 1.3, 0.42)
        pen.line("90.6,109.6 93.6,112.4", "86.4,124.6 89.6,126.6", width=0.45)
        pen.shape("83.6,128.2! 87.4,132! 85,136.2 82.8,137.4! 77.8,132.6! 80,130", HOOF, 0.6)
        return
    for leg, dx in ((NEAR_HIND, 11.0), (NEAR_FORE, -9.5)):
        back = pen.at(dx, -3)
        back.shape(leg, FAR_COAT, 0.7)
    pen.at(11, -3).shade("34,104.6 29.6,111.4 25.8,117.4 23.6,123.4 22.6,130.4", 4, 1.3, 0.42)
    pen.at(-9.5, -3).shade("74.4,108 73.4,114 74,118.2 72.6,122.4 71.4,130", 2.6, 1.3, 0.42)
    _hoof(pen.at(34.3, 139.8))
    _hoof(pen.at(62.2, 139.8))


def _tail(pen: Pen) -> None:
    tress = "0,0 -4.8,2 -7.4,10 -6.6,21 -8.4,33 -6.8,44"
    pen.drawing.define("tail", lambda one: lock(one, tress, "4 5 5.2 5.2 4.2 .8", MANE, COAT))
    pen.use("tail", 13, 77)
    pen.use("tail", 13.6, 78, 1.06, rotate=-5)
    pen.use("tail", 14, 79, 1, rotate=-11)
    pen.use("tail", 14.4, 80, 0.88, rotate=-18)


def horse(pen: Pen, raised: bool = True) -> None:
    """The horse, ground at y = 148.6: with its far foreleg raised, or standing on all four."""
    _far_legs(pen, raised)
    _tail(pen)
    _hoof(pen.at(23.3, 142.8))
    _hoof(pen.at(71.7, 142.8))
    pen.union([TRUNK, HEAD, NEAR_HIND, NEAR_FORE], COAT, 0.75)
    _shading(pen)
    _head(pen)
    _mane(pen)


def _shading(pen: Pen) -> None:
    pen.shade("40,102.6 46,103.6 54,105.4 63,105.4 70,103.6", -6, 1.37, 0.5, lean=-30)
    pen.shade("83.6,90 84,80 82,70 82,62", -6, 1.37, 0.48)
    pen.shade("79,98.4 82.4,93.4 83.8,88", -7.4, 1.37, 0.48)
    pen.shade("10.4,92 10.4,84 13.4,77.4 19,72.8", 5, 1.37, 0.45)
    pen.shade("13,99 18,109.4 18.6,116.4 16,122", -4, 1.3, 0.45)
    pen.shade("34,104.6 29.6,111.4 25.8,117.4 23.6,123.4", 2.4, 1.43, 0.42)
    pen.shade("66.9,107 67.3,113 66.8,118", -3.6, 1.3, 0.45)
    pen.shade("80.4,57 76,50 74.6,44", -3, 1.3, 0.42)
    pen.line(
        "20.6,122 23.4,121.4",
        "69.4,117.6 73,117.8",
        "69.4,121 72.4,121",
        "19.8,138.6 24.4,138",
        "68.8,138.6 73,138.2",
        width=0.4,
    )
    pen.line("76.4,86 70.4,90.4 68.6,97", "31,90 27.6,96 22,100.4", width=0.5)


def _head(pen: Pen) -> None:
    pen.line("77.8,44 78.4,52 82,59.6 86.6,60.6", width=0.45)
    pen.shade("78.2,50 79.8,56 83,60.4 87,60.6", -2.4, 1.1, 0.35)
    pen.shape("83,46.4! 84.8,44.4 87.2,45.8! 85.4,47.2", WHITE, 0.45)
    pen.dot(85.3, 45.8, 1, INK, 0)
    pen.line("82.2,46.8 84.6,43.9 87.6,45.6", "83.4,48 85.6,48.1", width=0.55)
    pen.line("82.6,43.4 84.6,42.2", "88.4,51.4 86.6,55.4", "90.6,55 89.4,58", width=0.35)
    pen.shape("93.8,61 95.6,60.2 96.2,61.6 94.6,62.6", INK, 0.3)
    pen.line("97.4,64.4 94.8,64.6 92.4,63.4", width=0.5)
    pen.shape("82.6,37.4! 83.8,32.6 87.4,29! 87.8,34.2 85.2,39.8!", FAR_COAT, 0.6)


def _mane(pen: Pen) -> None:
    roots = polyline("58.6,65 60.4,58 63.4,51.4 67.4,45.4 72.4,40.4 77.8,37.4", closed=False)
    pen.drawing.define(
        "mane", lambda one: lock(one, "0,0 3.4,4 3,9 5.2,13.6 4.8,18", "4 5 4.4 3 .6", MANE, COAT)
    )
    for i in range(10):
        at, _ = along(roots, i / 9)
        pen.use("mane", at.x, at.y, (0.84 if i % 2 else 1) * (1 - 0.03 * i))
    pen.shape("77.8,38! 77.6,33 80.8,27.4! 83,33 82,38!", COAT, 0)
    pen.line("77.6,37.8 77.7,33 80.8,27.4! 83,33 82,38.4", width=0.65)
    pen.line("80.4,30.4 79.4,35 79.6,36.6", width=0.4)
    lock(pen, "78.4,37.4 82.4,37.4 84,40.4 83.4,43.6", "2.6 3.4 2.4 .6", MANE, COAT)


def bridle(pen: Pen, leather: str, gem: str, reins: Shape) -> None:
    """Head-stall and reins of a leather's colour with two red studs."""
    with pen.inside(HEAD, width=0):
        pen.strap(
            "77,36 80,42 80.6,50 83.6,56.6 91.4,61",
            "79.6,43.4 83.4,42.2 89,39",
            "94.6,52 92.4,58 87.4,66",
            fill=leather,
            width=1,
        )
    pen.strap(reins, fill=leather, width=1.1)
    pen.dot(91.2, 61, 1.3, gem, 0.5)
    pen.dot(80, 43.2, 1.2, gem, 0.5)


def fringe(pen: Pen, colour: str) -> None:
    """The fringe on the end of the strap that hangs from a horse's breast."""
    at = pen.at(73.3, 101.8, rotate=-15)
    at.shape("-2.6,-.8! 2.6,-.8! 3.2,4.6! 1.6,3.8! .6,5.6! -.6,4! -1.6,5.6! -3,4!", colour, 0.6)
    at.line("-1.2,.4 -1.4,3.4", ".8,.4 .9,3.6", width=0.35)


def tilted_plinth(pen: Pen, colour: str, panel: str) -> None:
    """The parallelogram with six inset panels that the horse stands on."""
    pen.shape("5,139.4! 86,139.4! 96,152.4! 15,152.4!", colour, 0.85)
    for i in range(6):
        at = pen.at(10.4 + i * 13, 141.6)
        at.shape("0,0! 10.4,0! 17,8.6! 6.6,8.6!", panel, 0.5)
        at.line("2.6,2.2 11,2.2", "4.2,4.3 12.8,4.3", "5.8,6.4 14.4,6.4", width=0.3)
