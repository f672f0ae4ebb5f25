"""What the twos to fours carry besides their pips: ribbons, garland, silhouettes, crown, and the face of the three."""

import math
from collections.abc import Callable

from art.kit.foliage import acanthus
from art.kit.geometry import Knot, along, limb, polyline
from art.kit.ornaments import leaf, oval, rose
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.palette import DEEP, GOLD, GREEN, MAGENTA, RED, WHITE, YELLOW


def ribbon_of_two(pen: Pen) -> None:
    """The red swag that ties the two swords."""
    middle = pen.at(50.8, 0)
    for flip in (False, True):
        side = middle.at(0, 0, flip=flip)
        side.shape("-24.7,95! -27.6,93.6 -28.4,90.4 -27.4,88 -24.7,87.4!", DEEP, 0.7)
        side.shape("-15.7,83! -12.2,81 -11.6,84 -12.8,87 -15.7,90!", DEEP, 0.7)
        side.shape(
            "-12,84.2 -17,84.4 -22,81.6 -24.4,77.6! -29.4,79.4! -27,74.6! -29.2,69! -23.6,71.4 "
            "-19.4,75.4 -15.6,79 "
            "-11.8,80.6! -11.4,82.4",
            RED,
        )
        side.shade("-24.4,77.6 -22,81.6 -17,84.2 -12.6,84.2", -3, 1, 0.4)
    middle.shape(
        "-29,91 -27.6,98.6 -21,105.6 -11,109.8 0,111 11,109.8 21,105.6 27.6,98.6 29,91 27.6,88.4! 25.6,93.4 "
        "19.6,98.8 10.6,102.4 0,103.4 -10.6,102.4 -19.6,98.8 -25.6,93.4 -27.6,88.4!",
        RED,
    )
    middle.shade("27.4,99 21,105.6 11,109.8 0,111 -11,109.8 -21,105.6 -27.4,99", 3.4, 1.3, 0.45)


def ribbon_of_three(pen: Pen) -> None:
    """The red ribbon in the shape of an M, with its golden triangle."""
    middle = pen.at(50, 0)
    for flip in (False, True):
        side = middle.at(0, 0, flip=flip)
        side.shape("-29,80! -31.8,78.4 -32.4,75 -31.2,72.4 -29,72!", DEEP, 0.7)
        side.shape("-20,67! -16.2,64.4 -15.6,68 -17,71.6 -20,75!", DEEP, 0.7)
        side.shape(
            "-16,67.8 -21,68 -26.4,64.6 -29,60! -34.6,62! -32.2,56.8! -35,51! -28,53.4 -23.6,58 "
            "-19.8,62 -15.8,63.8! -15.2,66",
            RED,
        )
        side.shade("-29,60 -26.4,64.6 -21,67.8 -16.6,67.8", -3.2, 1, 0.4)
        side.shape(
            "-32.6,76 -31.2,72.6! -26,74.6 -19,76.8 -10,81.4 0,91.4! 0,100! -8.4,92.6 -17,86.6 "
            "-25,83.2 -30.6,80.4",
            RED,
        )
        side.shade("-2,98.4 -8.4,92.6 -17,86.6 -25,83.2 -30,80.6", 3, 1.1, 0.4)
    middle.shape("0,89.6! 5,99.4! -5,99.4!", GOLD)
    middle.line("-2.6,97.6 2.6,97.6", "-1.8,95.8 1.8,95.8", "-.9,94 .9,94", width=0.35)


def garland(pen: Pen) -> None:
    """The green garland with three flowers across the four of swords."""
    stem = "20,75.6 28,80.4 37,84.6 45,84.4 53,81.6 61,79.2 69,80.8 75.4,85 80,90.4"
    points = polyline(stem, closed=False)
    pen.line(stem, width=0.9)
    for i in range(15):
        share = 0.02 + i * 0.069
        at, way = along(points, share)
        for side in (1, -1):
            angle = math.degrees(math.atan2(way.y, way.x)) + 38 * side
            leaf(pen, at.x, at.y, angle, 7.4 if 0.1 < share < 0.9 else 5.4, GREEN, 0.21, 0.4)
    for x, y in ((31, 79.4), (50, 82.4), (69, 83)):
        rose(pen, x, y, 5.6, YELLOW, RED)


def silhouettes(pen: Pen) -> None:
    """The two black vignettes of the five of swords: a hoer, a huntsman with his horn, a running fox."""
    _vignette(pen.at(50.4, 46.6, 0.9))
    _vignette(pen.at(48.8, 117.4, 0.9, rotate=180))


def _vignette(pen: Pen) -> None:
    pen.line(
        "-17,3.4 -12,3 -6,3.6",
        "-4,3.4 2,3 5.6,3.4",
        "-18,6 -13,5.4",
        "-9,5.8 -2,5.4 4,6",
        "-20,16 -12,15.4 -6,16",
        "-3,16.6 2,16 5,16.6",
        "14,16.6 18,16.2",
        "-15,18.4 -8,18 0,18.6",
        "15.4,4 18.4,3.6",
        "15,10 19,9.6",
        width=0.5,
    )
    hoer = [
        oval(-9.8, -15, 1.5, 1.8),
        oval(-9.9, -16.8, 1.5, 0.9),
        limb("-12.6,-16 -9.8,-16.5 -7,-15.7", "0.7 0.9 0.7", "rr"),
        [
            Knot(x, y)
            for x, y in ((-11.2, -13.4), (-13, -10), (-13.6, -4.6), (-8, -4), (-7.4, -9), (-8.4, -13))
        ],
        limb("-12,-5 -13,-1 -14.6,2.6", "2.6 1.9 1.4"),
        limb("-9.2,-5 -8.2,-1 -8.4,2.6", "2.6 1.9 1.4"),
        limb("-14.4,2.5 -12.4,2.9", "1.2 1", "rr"),
        limb("-8.4,2.5 -6.2,2.9", "1.2 1", "rr"),
        limb("-9.6,-11.8 -6.6,-9.4 -3.6,-6.6", "2.1 1.7 1.3", "rr"),
        limb("-11,-11 -8,-8.4 -5.2,-7.8", "1.8 1.5 1.2", "rr"),
        limb("-6.8,-10.4 -3,-5.6 1,-.6", "0.7 0.7 0.8"),
        limb("-.4,1 1.2,-.2 3,-2.2", "1.6 1.5 1.2", "rr"),
    ]
    huntsman = [
        oval(10.4, -11.4, 2, 2.4),
        limb("6,-12.8 10.2,-13.8 14.8,-12.4", "0.9 1.2 0.8", "rr"),
        oval(10, -14.6, 2.1, 1.6),
        limb("10.6,-10 10.4,-8", "2 2.4"),
        limb("12.2,-10.6 15.8,-11.6 18.4,-12.4 20.2,-13.2", "0.8 1.1 2 4.2", "rf"),
        [
            Knot(x, y)
            for x, y in (
                (9, -8.8),
                (6.8, -6.6),
                (6.4, -1),
                (5.8, 4),
                (9.4, 4.8),
                (13.8, 4),
                (13.2, -1),
                (13.4, -6.4),
                (12, -8.6),
            )
        ],
        limb("12.6,-7.4 15.8,-6.6 16.4,-10.8", "2.5 2.1 1.5", "rr"),
        limb("8.6,-7.6 11.6,-4.6 14.6,-7.6", "2.6 2.2 1.4", "rr"),
        limb("8,3 8.2,9.4 7.2,15.6", "3.6 2.6 2.1"),
        limb("11.8,3 12.4,9.6 13,15.8", "3.6 2.6 2.1"),
        limb("7.4,15.6 4.8,16.8", "2 1.3", "rr"),
        limb("12.8,15.8 15.6,16.8", "2 1.3", "rr"),
    ]
    fox = [
        limb("-14,9.4 -11,8.4 -7,8.6 -4,8.8", "2.4 3.4 3 3", "rr"),
        [
            Knot(x, y, True)
            for x, y in (
                (-5, 7.2),
                (-2.6, 6.8),
                (-1.6, 4.8),
                (-0.8, 6.8),
                (0.8, 7.6),
                (2.8, 9.2),
                (-1, 10),
                (-4, 10.4),
            )
        ],
        limb("-13.6,8.8 -15.8,6.4 -18,7.2", "1.2 2.4 0.8", "rp"),
        limb("-14.6,10 -16.6,12 -19,12.4", "2 1.1 0.7", "rr"),
        limb("-13.4,10.2 -14.4,13 -16.6,14.6", "2 1.1 0.7", "rr"),
        limb("-5.4,9.8 -3,12 .4,12.4", "1.8 1.1 0.7", "rr"),
        limb("-6.4,9.8 -5.2,13 -2.6,14.4", "1.8 1.1 0.7", "rr"),
    ]
    pen.union([*hoer, *huntsman, *fox], INK, 0.1)
    pen.line(
        "6.4,1.4 9.8,2.2 13.6,1.2",
        "10.2,5.4 10.2,14",
        "10.8,-7.6 10.6,-3",
        "-12.8,-7.6 -8,-7.2",
        "6.6,12.4 9,12.8",
        width=0.45,
        ink=WHITE,
    )


def small_crown(pen: Pen) -> None:
    """A crown between two laurel twigs: the middle of the fours of coins and cups."""
    at = pen.at(51, 78)
    for flip in (False, True):
        twig = at.at(0, 0, flip=flip)
        twig.line("-1,9.6 -6,8 -9.6,3.6 -10.4,-1.4", width=0.6)
        for x, y, turn in (
            (-3.4, 9, 30),
            (-6, 8, -20),
            (-6.8, 7.2, 80),
            (-8.6, 5.2, 10),
            (-9.2, 4, 110),
            (-10.2, 1, 40),
            (-10, 1, 140),
            (-10.4, -1.4, 85),
        ):
            leaf(twig, x, y, turn + 180, 4, GREEN, 0.22, 0.4)
    at.shape("-5.4,3! -7,-4.4 -3.6,-2.8 -3,-5.6 0,-7 3,-5.6 3.6,-2.8 7,-4.4 5.4,3! 0,4.2", YELLOW, 0.6)
    at.line("-4.6,-.4 -3.6,-3", "4.6,-.4 3.6,-3", "0,-6.6 0,.4", width=0.45)
    at.shape("-5.6,2! 0,3.2 5.6,2! 5.3,4.4! 0,5.6 -5.3,4.4!", GOLD, 0.5)
    for x, y in ((-7, -5), (-3, -6.2), (3, -6.2), (7, -5)):
        at.dot(x, y, 0.9, YELLOW, 0.45)
    at.line("0,-7 0,-10.4", "-1.4,-9 1.4,-9", width=0.8)
    at.dot(0, 3.8, 0.6, RED, 0.3)


def gatto_mammone(pen: Pen) -> None:
    """The three of clubs: three crossed clubs behind a yellow grotesque face."""
    pen.drawing.define("crossed", lambda one: _crossed_club(one, upright=False))
    pen.use("crossed", 50, 87, flip=True, rotate=-27)
    pen.use("crossed", 52, 87, rotate=27)
    _crossed_club(pen.at(51, 89), upright=True)
    _grotesque(pen.at(51, 80))


def _crossed_club(pen: Pen, upright: bool) -> None:
    club = (
        "0,-72 6.6,-70 10.8,-64 11.8,-55 9.6,-43 6.6,-30 4.8,-14 4.2,6 4.2,26 4.6,42! -4.6,42! "
        "-4.2,26 -4.2,6 -4.8,-14 "
        "-6.6,-30 -9.6,-43 -11.8,-55 -10.8,-64 -6.6,-70"
    )
    pen.shape(club, GREEN if upright else MAGENTA, 0)
    if not upright:
        pen.shape(
            "0,-72 6.6,-70 10.8,-64 11.8,-55 9.6,-43 6.6,-30 4.8,-16! 1,-32 -2,-46 -6,-56 "
            "-11.6,-57! -10.8,-64 -6.6,-70",
            GREEN,
            0,
        )
    pen.shade("10.8,-64 11.8,-55 9.6,-43 6.6,-30 4.8,-14", 7, 1.05, 0.5)
    pen.shade("4.2,8 4.2,26 4.6,42", 4, 1.1, 0.45)
    acanthus(pen, "1,-20 .4,-34 -.4,-48 0,-63", 9.4, 6, YELLOW, 0.55)
    pen.shape(club, "none", 0.9)
    fork = (
        "-5.2,45 -4.6,40 -7,36 -9.8,33.6 -10,30.4 -7,29.6 -4.6,32 -2.4,36! 0,35 2.6,35.8! 4.4,31.6 "
        "7.4,29.6 10.2,31 "
        "9.6,34.2 6.8,36.4 5.4,41 7,48 10,56! 4,59 -4,59.4! -6.6,52"
    )
    pen.shape(fork, GREEN, 0.85)
    pen.shade("5.4,41 7,48 9.6,55", 5, 1.1, 0.5)
    pen.line("-4,59.2 1,55.8 6,55 10,56", "-8.4,32.4 -6.4,33.6", "8.4,32.6 6.6,33.8", "0,38 .4,46", width=0.5)


def _grotesque(pen: Pen) -> None:
    """The face: curly hair, big ears, drooping moustache, bared teeth; about 38 × 42."""
    for flip in (False, True):
        ear = pen.at(0, 0, flip=flip)
        ear.shape("-12,-6.4! -14.6,-9.6 -18.4,-8.6 -19.4,-4 -17.8,1 -15.2,5.6 -12.4,5.4 -11.4,3!", YELLOW)
        ear.line("-17,-6.4 -15,-7 -13.6,-4.4 -14.6,-1.4 -15.4,1.6 -13.6,3", "-17.2,-3.6 -16,-2", width=0.5)
    face = (
        "-12.8,-14 -13.4,-6 -12.6,2.4 -10.6,9.4 -7.2,14.4 -5.4,18.6 -2.4,21.4 0,21.8 2.4,21.4 "
        "5.4,18.6 7.2,14.4 10.6,9.4 "
        "12.6,2.4 13.4,-6 12.8,-14 7,-18 0,-19 -7,-18"
    )
    pen.shape(face, YELLOW, 0.9)
    pen.shade("13.2,-6 12.6,2.4 10.6,9.4 7.4,14.4", 5, 0.95, 0.4)
    pen.shade("-13.2,-6 -12.6,2.4 -10.6,9.4", -2.6, 1, 0.35)
    for flip in (False, True):
        side = pen.at(0, 0, flip=flip)
        side.line("-1.6,-6.4 -2.4,-4.6 -2.2,0 -4,2.6", width=0.55)
        side.line(
            "-8.6,2.6 -6.6,4.6 -5.8,7", "-9.6,.2 -7,1.4 -4.4,1", "-3.4,-11 -6,-11.8 -8.6,-10.8", width=0.4
        )
        side.shape("-9.6,-4.6! -9.2,-7.4 -6,-8.6 -2,-6.6! -2.6,-5.4 -5.6,-6.8 -8,-6.2", INK, 0.3)
        side.shape("-8.8,-2! -6.6,-4.2 -3,-1.8! -6,-.8", WHITE, 0.45)
        side.dot(-5.6, -2.5, 1.15, INK, 0)
        side.line("-9.4,-2 -6.6,-4.6 -2.6,-1.8", width=0.7)
        side.line("-8.4,-.2 -6,.4 -3.8,-.2", width=0.35)
    pen.line(
        "-4,2.6 -4.4,4.8 -2.4,5.6 -1,6.4 0,6.2 1,6.4 2.4,5.6 4.4,4.8 4,2.6",
        "-2.6,4.8 -1.6,4.4",
        "2.6,4.8 1.6,4.4",
        width=0.6,
    )
    pen.line("-1.2,-9 -1,-11.4", "1.2,-9 1,-11.4", width=0.4)
    pen.shape("-5,11.8! -2.4,10 0,10.4 2.4,10 5,11.8! 4.6,15.6 2.4,17.4 0,17.8 -2.4,17.4 -4.6,15.6", INK, 0.6)
    for x in (-2.9, -1, 0.9):
        pen.shape(f"{x},10.7! {x + 1.9},10.7! {x + 1.8},13.5! {x + 0.1},13.5!", WHITE, 0.35)
        pen.shape(f"{x},14.9! {x + 1.9},14.9! {x + 1.6},16.8! {x + 0.3},16.8!", WHITE, 0.35)
    for flip in (False, True):
        half = pen.at(0, 0, flip=flip)
        half.shape(
            "0,6.8! -3,6.6 -6.8,8.4 -9,11.8 -9.6,16 -10.6,20.6! -7.4,19.4 -5.6,16.6 -5.2,13.4 -3.2,10.8 0,9.6!",
            YELLOW,
            0.7,
        )
        half.line("-1.2,7.8 -4.6,8.8 -7.2,12 -8.2,18.4", "-2.6,8.8 -5,10.8 -6.4,13.8 -7.2,17.4", width=0.4)
    pen.line("-1.6,19.6 0,19 1.6,19.6", width=0.45)
    hair = (
        "-13.4,-3! -15.6,-5.4 -13.8,-8.4! -16.2,-11.4 -13.6,-14.6! -14.6,-18.6 -10,-19.2! "
        "-8.6,-22.8 -4.4,-21! -1.8,-24.2 "
        "1.6,-21.4! 5.4,-24 7.8,-20.4! 12,-21 12,-17! 16,-15.4 14,-11! 16.4,-8 13.6,-5.8! 14.6,-4 "
        "13.2,-2.4! 11.4,-5 "
        "12,-9.4! 9.4,-9 9.6,-12.6! 6.6,-11.6 5,-14.8! 2,-12.4 -1,-15! -3.6,-12.2 -6.4,-14.4! "
        "-7.4,-11 -10,-11.8! "
        "-9.6,-7.4 -12.4,-6.8!"
    )
    pen.shape(hair, YELLOW, 0.75)
    pen.line(
        "-13.8,-8.4 -12.2,-8.6",
        "-13.6,-14.6 -11,-14.4 -10.4,-12.6",
        "-10,-19.2 -8.6,-17.4 -9.4,-15.6",
        "-4.4,-21 -4.6,-18 -6.4,-17",
        "1.6,-21.4 .6,-18.6 -1,-18",
        "7.8,-20.4 6.4,-18.4 4.8,-18.4",
        "12,-17 10,-16 9,-14.6",
        "14,-11 12,-11.6",
        width=0.45,
    )


SPECIALS: dict[str, Callable[[Pen], None]] = {
    "D4": small_crown,
    "C4": small_crown,
    "S2": ribbon_of_two,
    "S3": ribbon_of_three,
    "S4": garland,
    "S5": silhouettes,
    "B3": gatto_mammone,
}
"""What a card carries besides its pips."""
