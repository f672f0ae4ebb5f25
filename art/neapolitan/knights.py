"""The four knights: riders on the standing horse of coins and the walking horses of the other suits."""

from collections.abc import Callable

from art.kit.faces import Look, profile, three_quarter
from art.kit.feathers import plume
from art.kit.geometry import Knot, limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.neapolitan.clubs import carried
from art.neapolitan.coins import small
from art.neapolitan.cups import goblet
from art.neapolitan.figures import cuff, sleeve
from art.neapolitan.hands import grip, rim_fingers, rim_thumb
from art.neapolitan.horse import bridle, fringe, horse, tilted_plinth
from art.neapolitan.palette import (
    BLUE,
    DARK_GREEN,
    DARK_HAIR,
    DEEP,
    FLESH,
    GOLD,
    GREEN,
    GREY_HAIR,
    NAVY,
    OCHRE,
    RED,
    WHITE,
    YELLOW,
)


def _boot(pen: Pen, colour: str) -> None:
    """A boot with its toe to the right, its shaft 16 high, ankle at the origin."""
    pen.shape(
        "-3.6,-16! 3.4,-16! 2.9,-8 3,-3.4 5.6,-.8 9.6,1.2 11,3 10.4,4.2! 3.6,4.2 1.2,3.2! .6,4.8! "
        "-3.2,4.8! -3.5,1 -3,-6",
        colour,
        0.75,
    )
    pen.shade("2.9,-13 2.8,-8 3,-3.4 5.6,-.8 9,1", 2.2, 1.25, 0.35)
    pen.line("-3,-1 -.6,-.2 2,-1.6", "3.2,1.4 5,.2", "5.6,2.4 7,1", width=0.35)
    pen.line("-3.5,-14.6 0,-13.8 3.3,-14.6", width=0.4)


def knight_of_swords(pen: Pen) -> None:
    """The moor: blue turban, moustache, blue sabre raised; his horse walks to the right."""
    tilted_plinth(pen, BLUE, NAVY)
    horse(pen)
    _cloth_of_swords(pen)
    pen.shape("57.6,81.6! 66,84.6 75,82.4 83,77.4! 84,82.4! 75,87 66,89.4 58,87!", YELLOW, 0.7)
    pen.line("58,83 66,86 75,83.8 83,79", "58,85.6 66,88 75,85.6 83.4,81", width=0.3)
    pen.shape("68.4,89! 72.4,88.4! 75.4,101! 71.4,103!", YELLOW, 0.65)
    pen.line("70,90 73,101.6", width=0.3)
    fringe(pen, RED)
    pen.shape("70,82! 73.8,86! 70,90! 66.2,86!", WHITE, 0.7)
    pen.shape("70,84.2! 71.8,86! 70,87.8! 68.2,86!", RED, 0.5)
    bridle(pen, YELLOW, RED, REIN)
    _leg(pen, RED, WHITE)
    skirt = "42,57! 56.6,57! 57,64 57.4,73.4! 50,75.6 40,75 32.6,71.6! 36.4,64"
    pen.shape(skirt, YELLOW, hatch=Hatch(84, 1, 0.4, 1.25, 0.4))
    pen.shape("32.6,71.6! 34,68.9! 41,71.8 50,72.4 57.3,70.5! 57.4,73.4! 50,75.6 40,75", WHITE, 0.6)
    waistcoat = "44.6,36.6! 38,40! 40,48 41,58! 49,60 57,58! 57.6,49 59.4,40.4! 53.6,36.4!"
    pen.shape(waistcoat, GREEN, 0.85)
    pen.shade("59,41 57.6,49 57,58", 4.4, 1.25, 0.45)
    pen.shape("44.8,36.4! 48.8,46! 53.6,36.2!", FLESH, 0.6)
    pen.line("48.8,46 49,59.4", width=0.5)
    for y in (49, 52.4, 55.8):
        pen.dot(50.4, y, 0.7, YELLOW, 0.4)
    sash = "40.6,55.6! 49,58 57.3,55.6! 57.6,59.6! 49,62 40,59.6!"
    pen.shape(sash, GOLD, 0.75)
    pen.line("42,57.6 49,59.6 56.8,57.4", width=0.35)
    _rein_arm(pen, RED, YELLOW)
    sleeve(
        pen,
        "41,41.8 34.6,47.6 31,55",
        "31,55 34,61 37.4,64.6",
        ("8.8 9.2 8", "8 7 5.4"),
        RED,
        -1,
    )
    pen.line("33.4,53 31.8,55.8", "35.4,54.6 33.4,57.4", width=0.45)
    sabre = pen.at(42.4, 66.4, rotate=-4)
    sabre.shape(
        "-1.8,-4.4! 1.8,-4.4! 1.6,-16 -.4,-27 -4.4,-38 -10,-45.6 -18.4,-51! -14.6,-42 -9.4,-34.4 -5,-25.4 -2.4,-15",
        BLUE,
        0.85,
    )
    sabre.line("-14.4,-45.6 -7,-36 -2.6,-26 -.6,-15 -.2,-5", width=0.45)
    sabre.line("-13.4,-46.4 -5.8,-37 -1.6,-26.6 .4,-15 .6,-5", width=0.5, ink="#9fc0ff")
    sabre.shape("-1.3,-4! 1.3,-4! 1.3,5! -1.3,5!", GOLD, 0.6)
    sabre.dot(0, 6, 2, YELLOW, 0.65)
    sabre.strap("-4.8,-6 -2.6,-4.4 2.6,-4.4 4.8,-2.8", fill=YELLOW, width=1.6)
    grip(pen.at(42.4, 66.6, 0.98, True, 22))
    pen.shape("34.9,66! 38.9,61.7! 40.7,63.6! 36.8,67.9!", YELLOW, 0.6)
    _moor(pen.at(48.4, 26, 1.12, rotate=-4))


def _cloth_of_swords(pen: Pen) -> None:
    cloth = "29.6,71.6! 40,73.4 57,69.6! 58.6,80 58,92.6 55,98.4! 42,100 30.6,99.4 27.4,96 27,84"
    pen.shape(cloth, GREEN, 0.85)
    pen.shape(
        "31.6,73! 40,74.6 55.4,71.4! 56.8,82 56,91.6 53.8,96.2! 42,97.6 31.6,97 29.4,94 29.2,84", GOLD, 0.45
    )
    pen.shape(
        "33.6,73.6! 40,75 53.8,72! 55,82 54.2,90.4 52.4,94! 42,95.2 32.8,94.6 31.6,92.4 31.4,84", GREEN, 0.45
    )
    inner = "36,74! 52,72.4! 52.8,84 51.8,91.4! 42,92.6 34.2,92 33.8,84"
    pen.shape(inner, YELLOW, 0.6, Hatch(86, 1, 0.5, 1.3, 0.38))


def _moor(pen: Pen) -> None:
    """Head with the blue turban; the origin lies between the eyes."""
    pen.shape("-2.6,5! 3.6,4.4! 4.4,12! -3,12!", FLESH, 0.6)
    pen.shade("3.6,6 4.2,11.6", 4, 1, 0.35, fade=False)
    three_quarter(pen, Look(FLESH, DARK_HAIR, None, DARK_HAIR, hair_length=5.6, brow=0.4))
    pen.shape("-3.6,8.6! .6,10.8 4.4,8.2! 5.8,11 .8,14.8 -4.8,11.4", YELLOW, 0.6)
    pen.line("-4.2,10 .7,12.8 5.2,9.6", width=0.4)
    for shape in (
        "-5.6,-3.4 -6.6,-7 -4,-9.4 -1.6,-8 -2,-4.4",
        "-3,-8.4 -2.4,-11.8 1,-13 3.4,-11 2.4,-8",
        "2.4,-10.4 5.6,-11.6 8,-9 7.4,-6 4.4,-6.6",
        "5.6,-7.4 8.6,-6.8 9.4,-3.6 7.4,-1.4 4.8,-3",
        "-3.4,-7.6 0,-9.6 4,-8.6 5.6,-5 2,-4 -2,-4.6",
    ):
        pen.shape(shape, BLUE, 0.65)
    band = "-5.8,-3 -3.6,-5.6 0,-6.2 4,-5.4 7.6,-2.4 7.8,-.4 5.4,-.6 2.6,-2.6 -1,-3.4 -4,-2.4"
    pen.shape(band, BLUE, 0.7)
    pen.line("-3.4,-5 -3,-3", ".4,-6 .6,-3.4", "4,-5.2 3.4,-2.6", width=0.45)
    pen.line("-4.6,-6.4 -3,-7.6", "-.6,-10.4 1,-11.4", "4.6,-9.4 6,-9.6", "7.4,-5 7.8,-3.6", width=0.4)


def knight_of_cups(pen: Pen) -> None:
    """Red cap with a dark plume, yellow coat, green sleeves; goblet lifted left, horse to the right."""
    tilted_plinth(pen, RED, DEEP)
    horse(pen)
    cloth = "30,71.6! 40,73.4 56,70.6! 58,82 57,95.6! 42,98 29,97.2! 28,84"
    pen.shape(cloth, GREEN, 0.85)
    pen.shape("32,73.4! 40,75 54,72.4! 55.8,82 55,93! 42,95.2 31.2,94.6! 30.4,84", GOLD, 0.45)
    pen.shape("33.6,73.8! 40,75.4 52.6,73! 54.2,82 53.4,91.2! 42,93.4 32.8,92.8! 32,84", GREEN, 0.45)
    pen.shape(
        "35.6,74.4! 51,74! 52.2,82 51.6,88.8! 42,90.8 34.8,90.4! 34,84",
        YELLOW,
        0.6,
        Hatch(86, 1, 0.5, 1.9, 0.42),
    )
    strap = "57.6,81.6! 66,84.6 75,82.4 83,77.4! 84,82.4! 75,87 66,89.4 58,87!"
    pen.shape(strap, RED, 0.7)
    pen.shape("57.8,83! 66,86 75,83.8 83.2,79! 83.8,81.2! 75,85.8 66,88.2 58,85.8!", BLUE, 0.4)
    pen.shape("68.6,89! 72.2,88.6! 75.2,101! 71.4,103!", RED, 0.65)
    pen.shape("69.6,89! 71.4,88.8! 74.2,101.2! 72.2,102.2!", BLUE, 0.35)
    fringe(pen, YELLOW)
    pen.dot(70.4, 86.2, 3, YELLOW, 0.7)
    pen.line("69.6,85 71.2,86.2 69.6,87.4", width=0.5)
    bridle(pen, YELLOW, RED, REIN)
    _leg(pen, RED, WHITE)
    coat = (
        "44.6,36.6! 38,40! 39.4,48 40.6,57! 36.4,70! 34.6,73! 46,76 57.6,74! 57.6,66 57,57! 57.8,49 "
        "59.4,40.4! 53.6,36.4!"
    )
    pen.shape(coat, YELLOW, 0.85)
    pen.shade("59.2,41 57.8,49 57,57 57.6,66 57.6,73", 5, 1.9, 0.46)
    pen.shade("35.4,72.4 37.6,66.6 40.4,58.6", 3, 1.9, 0.42)
    pen.line("35.6,71.4 46,74.2 57.6,72.2", width=0.5)
    pen.shape("46.2,37! 51.8,37! 52.2,57! 52.8,75! 46.6,75.8! 46.8,57!", GREEN, 0.6)
    for y in (41.6, 46.4, 51.2, 65, 70):
        pen.dot(49.4, y, 0.8, YELLOW, 0.4)
    pen.shape("40.4,55.6! 49,58 57.2,55.6! 57.4,59.2! 49,61.6 39.6,59.2!", GOLD, 0.75)
    pen.shape("49,56.8! 51.4,59.4! 49,62! 46.6,59.4!", RED, 0.6)
    _rein_arm(pen, GREEN, YELLOW)
    sleeve(
        pen,
        "41,41.8 36,48.6 31.6,54.6",
        "31.6,54.6 28.8,48 28.4,40.4",
        ("8.6 8.6 7.6", "7.6 6.8 5.6"),
        GREEN,
        1,
    )
    pen.line("33.6,51.4 35.4,53.8", "31.4,52.6 32,55.4", width=0.45)
    goblet(pen.at(24.6, 28))
    grip(pen.at(24.6, 33, 0.94, rotate=50))
    cuff(pen, 28.2, 39.2, -5, 5.8, YELLOW, 3.2)
    _cap_head(pen.at(49.2, 26.4, 1.12, True, 3))
    pen.shape("42.4,37.4 46,35.2 49.4,36.6 53,35 56,37 53.4,40 49.4,41.4 45,40.2", YELLOW, 0.65)
    pen.line("46,36.8 46.4,39.8", "49.4,37.6 49.4,40.6", "52.8,36.6 52.4,39.6", width=0.4)


def _cap_head(pen: Pen) -> None:
    """Head with a round red cap and a dark plume, drawn to look left."""
    pen.shape("-2.4,5! 3.6,4.4! 4,10.4! -2.6,10.4!", FLESH, 0.6)
    pen.shade("3.6,5.6 4,10", 4, 1, 0.35, fade=False)
    three_quarter(pen, Look(FLESH, DARK_HAIR, None, DARK_HAIR, hair_length=5))
    plume(pen, "-2,-8 -6.6,-11.4 -11.4,-10.6 -14,-6.6 -13.4,-2", 5.4, GREEN, 5, side=1, barbs=1)
    pen.shape(
        "-5.4,-2.6! -5.6,-7 -2.6,-10.6 1,-11.2 4.4,-9.8 6.4,-6 6,-2.4! 3,-3.6 -1,-4 -3.6,-3.4", RED, 0.75
    )
    pen.shade("6.2,-3 6.2,-6.4 4.4,-9.6", -3.4, 1.3, 0.42)
    pen.line("-5.5,-4.4 -2.6,-5.4 1.4,-5.6 6.2,-4.2", width=0.45)
    pen.dot(-4, -6.6, 1.1, YELLOW, 0.5)


REIN = "91.2,61.6 84,67.4 74,67.8 66,63.4"
"""The rein from the bit to the rider's hand."""


def _rein_arm(pen: Pen, colour: str, cuff: str) -> None:
    """The rider's arm before the horse's neck, its hand closed on the end of `REIN`."""
    sleeve(
        pen, "57,42 60.6,48 60,54.6", "60,54.6 61.6,58.4 63.4,61", ("8.6 8.6 7.6", "7.6 6.6 5.4"), colour, -1
    )
    pen.strap("66,63.4 65,68 66.6,72 65.6,76", fill=YELLOW, width=1.1)
    grip(pen.at(66, 65, 0.9, True, 62))
    pen.shape("60.7,61.9! 65.2,58.8! 66.5,60.7! 62,63.8!", cuff, 0.6)


def _leg(pen: Pen, colour: str, boot: str) -> None:
    """The near leg of a rider whose seat is at 45, 74, with its boot."""
    leg = [
        limb("43,73.6 49.6,80 53.4,87.4", "14 12.6 10", "rr"),
        limb("53.4,87.4 53,93.4 52.6,99", "10 8.4 6.6", "rf"),
    ]
    pen.union(leg, colour, 0.8)
    pen.shade("58.2,86 57.4,94 55.6,101", 3, 1.25, 0.42)
    pen.shade("40,79.6 45.4,84 48.6,89.4 48.6,96 48.4,101", -3, 1.25, 0.42)
    pen.line("50.4,86.4 54.6,85.4", "49.8,89 53,89.6", width=0.45)
    _boot(pen.at(52.6, 114), boot)


def knight_of_clubs(pen: Pen) -> None:
    """Green hat, ruff, yellow jerkin; club on the shoulder, horse to the left, a red cross on the saddlecloth."""
    pen = pen.at(100, 0, flip=True)
    tilted_plinth(pen, GREEN, DARK_GREEN)
    horse(pen)
    pen.shape("57.6,78.4! 66,82.8 75,81.4 82.8,76.8! 84,81.4! 75,86 66,87.6 58,83.6!", GREEN, 0.7)
    pen.line("57.8,81 66,85.2 75,83.7 83.4,79", width=1.3, ink=YELLOW)
    cloth = "27,71! 40,73.6 58,70! 59.4,84 58.4,98.6! 42,98 22.6,96.6! 23,84"
    pen.shape(cloth, GOLD, 0.85)
    pen.shape("29.4,73! 40,75.4 56,72.2! 57,84 56.2,95.6! 42,95.2 26,94! 26.4,84", YELLOW, 0.5)
    for i in range(11):
        x = 24.6 + i * 3.3
        y = 95.4 + i * 0.14
        pen.shape(
            [Knot(x, y - 1.1, True), Knot(x + 1.1, y, True), Knot(x, y + 1.1, True), Knot(x - 1.1, y, True)],
            DEEP,
            0.3,
        )
    for i in range(7):
        x, y = 24.5 + i * 0.5, 92 - i * 3
        pen.shape(
            [Knot(x, y - 1.1, True), Knot(x + 1.1, y, True), Knot(x, y + 1.1, True), Knot(x - 1.1, y, True)],
            DEEP,
            0.3,
        )
    pen.hatch(
        "29.4,73! 40,75.4 56,72.2! 57,84 56.2,95.6! 42,95.2 26,94! 26.4,84", Hatch(80, 1, 0.3, 1.4, 0.38)
    )
    shield = "31,80.6! 34.4,81.4 38.4,80.4! 39,86 35.4,90.4! 31.2,86.8"
    pen.shape(shield, WHITE, 0.65)
    pen.shape(
        "34.2,81.6! 35.8,81.2! 35.8,84! 38.5,83.7! 38.6,85.2! 35.8,85.5! 35.8,89.4! 34.8,89.4! 34.2,88.6!"
        " 34.2,85.6! 31.6,85.4! 31.6,83.9! 34.2,84!",
        RED,
        0,
    )
    pen.shape("68.2,88! 72.4,87.4! 75.4,101! 71.4,103!", GREEN, 0.65)
    pen.line("70.4,88.4 73.3,101.4", width=1.2, ink=YELLOW)
    fringe(pen, RED)
    ring = [Knot(x, y, True) for x, y in ((70, 82.4), (73, 84), (73, 87.4), (70, 89), (67, 87.4), (67, 84))]
    pen.shape(ring, RED, 0.7)
    pen.dot(70, 85.7, 1.2, YELLOW, 0.4)
    bridle(pen, YELLOW, RED, REIN)
    _leg(pen, RED, WHITE)
    pen.shape("40.4,57! 49,59 57,57! 57.6,66 57.6,73.6! 48,77 36.4,73.4! 37.4,66", YELLOW, 0.8)
    pen.line("46,60.4 44.6,75.6", "50,60.4 50,76", "54,60 54.4,74.8", width=0.45)
    pen.shade("57.4,60 57.6,66 57.4,73", 4, 1.25, 0.42)
    jerkin = "44.6,37! 38,40.4! 39.4,48 40.2,58! 49,60.6 57.2,58! 57.6,49 59.4,40.8! 53.6,37!"
    pen.shape(jerkin, YELLOW, 0.85)
    pen.line(*(f"{44 + i * 2.2},40 {44.4 + i * 2},58.6" for i in range(6)), width=0.45)
    pen.shade("59,41.6 57.6,49 57.2,57.4", 3.6, 1.25, 0.42)
    pen.shape("40,56.4! 49,59 57.2,56.4! 57.4,59.6! 49,62.2 39.8,59.6!", GREEN, 0.7)
    _rein_arm(pen, YELLOW, WHITE)
    sleeve(
        pen, "39.6,42.4 31.6,48 28.6,55", "28.6,55 33,60.6 38.4,63", ("8.8 9.4 8.1", "8.1 7 5.4"), YELLOW, -1
    )
    pen.line("31.4,53 29.4,55.6", "33.4,55.4 31.6,57.4", width=0.45)
    carried(pen.at(36, 43.4, 0.9, flip=True, rotate=-19))
    grip(pen.at(42.8, 63.4, 0.94, True, 18))
    cuff(pen, 37.8, 62.4, 114, 6.4, WHITE, 2.6)
    _broad_hat_head(pen.at(49.6, 26.8, 1.12, True, -2))
    _ruff(pen.at(48.6, 38))


def _ruff(pen: Pen) -> None:
    """A white pleated ruff, its middle at the origin."""
    pen.shape(
        "-5.6,-1.6 -7.4,0 -6.6,2.4! -5,1.4 -4.4,4! -2.6,2.6 -1.4,5! .2,3.2 2,5! 3,2.6 5,4! 5.4,1.4 "
        "7.4,2! 7.6,-.4 5.6,-2 0,-.6",
        WHITE,
        0.6,
    )
    pen.line(
        "-4.6,-1 -5,1.4", "-2.4,-.6 -2.6,2.6", "0,-.4 .2,3.2", "2.4,-.6 3,2.6", "4.4,-1.2 5.4,1.4", width=0.35
    )


def _broad_hat_head(pen: Pen) -> None:
    """Profile with moustache and a green hat tilted back, drawn to look left."""
    pen.shape("-1.6,6! 4,5! 4.4,11! -2.4,11!", FLESH, 0.6)
    pen.shade("4,6 4.4,10.6", 4, 1, 0.35, fade=False)
    profile(pen, Look(FLESH, DARK_HAIR, None, DARK_HAIR, hair_length=5))
    pen.shape("-6.6,-6.6 -3,-9.8 2,-10.4 6,-7.4 8.8,-1.6 9.4,1.6! 6,.4 1,-2.8 -3.4,-4 -6,-4.6", GREEN, 0.75)
    pen.shape("-4,-8.6 -1,-11.4 4,-11 8,-6.6 8.6,-3 4,-5.4 -.6,-7.2", GREEN, 0.7)
    pen.shade("8.8,-1 8,-5.4 5.6,-9", -3, 1.12, 0.4)


def knight_of_coins(pen: Pen) -> None:
    """Yellow plumed hat, green coat, red sleeves; coin held up, the horse stands and looks to the left."""
    pen = pen.at(100, 0, flip=True)
    tilted_plinth(pen, YELLOW, OCHRE)
    horse(pen, raised=False)
    pen.shape("23.6,73! 36,75 54,71.6! 56,82 54.6,94! 40,97 24,96! 22.6,84", OCHRE, 0.85)
    cloth = "25.6,74! 36,76 52,73! 53.6,82 52.6,92! 40,94.6 26,93.8! 24.8,84"
    pen.shape(cloth, GOLD, 0.5, Hatch(86, 1, 0.4, 1.3, 0.4))
    pen.shape("20.4,73.4! 20,67.6 23.4,65 26.6,67.6 31,71 38,73! 38,77! 29,76.6", OCHRE, 0.8)
    pen.line("22.6,72.6 22.8,68.6 24.6,69 29,73.4 35,75", width=0.45)
    seat = pen.at(-7, 0)
    leg = [
        limb("43,73.6 49.6,80 53.4,87.4", "14 12.6 10", "rr"),
        limb("53.4,87.4 53,94 52.4,99", "10 8.6 7.6", "rf"),
    ]
    seat.union(leg, RED, 0.8)
    seat.shade("58.2,86 57.4,94 56,98", 3, 1.25, 0.42)
    seat.shade("40,79.6 45.4,84 48.6,89.4 48.6,96", -3, 1.25, 0.42)
    seat.shape("47.8,97 52.4,98.4 57,96.6! 57.4,101 52.4,102.6 47.8,101!", GREEN, 0.7)
    seat.line("49.6,98 49.6,101.6", "52.4,98.6 52.4,102.4", "55,98 55.2,101.8", width=0.4)
    _boot(seat.at(52.8, 117), YELLOW)
    coat = (
        "44.6,37! 38,40.4! 39,48 39.6,57! 38,68! 36.6,73! 47,76.4 57,74! 57.4,66 57,57! 57.8,49 "
        "59.4,40.8! 53.6,37!"
    )
    seat.shape(coat, GREEN, 0.85)
    seat.shade("59.2,41.6 57.8,49 57,57 57.4,66 57,73", 4.6, 1.31, 0.45)
    seat.shade("38,41.6 39,48 39.6,57 38,67", -3.4, 1.38, 0.42)
    seat.shape("47.6,40! 50.6,40! 51,75! 48,75.6!", BLUE, 0.5)
    seat.line("43,47 44,56 42.6,72", "54.6,47 54,58 54.6,72", width=0.5)
    sleeve(
        seat, "57,42 62.4,47.6 66.6,47.4", "66.6,47.4 70,43 71.4,37.6", ("8.1 8.5 7.2", "7.2 6.3 5"), RED, -1
    )
    seat.line("65.4,45 66.4,47.6", width=0.45)
    pen.drawing.define("coin-small", small)
    hand = pen.at(65.2, 30.8, 0.94, rotate=4)
    rim_thumb(hand)
    pen.use("coin-small", 65.8, 20, 0.93)
    rim_fingers(hand)
    seat.shape("68.2,39! 74.8,40.4! 75.4,37! 68.8,35.6!", YELLOW, 0.6)
    bridle(pen, YELLOW, RED, "91.2,61.6 82,68 66,67.4 50,64.8 42,65")
    sleeve(
        seat, "40.6,42 32.4,48.6 30.8,55.6", "30.8,55.6 37,61 43.6,63", ("8.6 9 7.7", "7.7 6.8 5.4"), RED, -1
    )
    seat.line("33.6,53 32.4,55.8", "35.6,55 34.2,57.4", width=0.45)
    grip(seat.at(49.2, 65, 0.94, True, 30))
    seat.shape("41.8,66! 44,59.8! 46.6,60.8! 44.4,67!", YELLOW, 0.6)
    _turban_head(seat.at(48.8, 26.8, 1.12, True, -2))
    collar = (
        "42.4,37 38.6,39.6 38.4,42.4! 40.6,42.8 41.4,45! 43.8,44.2 45.4,46.6! 47.4,45 49.4,47! "
        "51.2,45 53.6,46.4! 54.8,44 57.4,44.4! "
        "57.8,42 59.8,41.4! 59,38.6 55.4,36.8 49,39.4"
    )
    seat.shape(collar, YELLOW, 0.7)
    for x, y in ((41, 40.6), (44.2, 42.4), (47.4, 43.2), (50.8, 43.2), (54, 42.2), (57, 40)):
        seat.dot(x, y, 0.85, WHITE, 0.4)


def _turban_head(pen: Pen) -> None:
    """Head with a thick yellow hat, three puffs on its top, drawn to look left."""
    pen.shape("-2.4,5! 3.6,4.4! 4.2,11.4! -2.8,11.4!", FLESH, 0.6)
    pen.shade("3.6,5.6 4.2,11", 4, 1, 0.35, fade=False)
    three_quarter(pen, Look(FLESH, GREY_HAIR, None, GREY_HAIR, hair_length=5, brow=0.4))
    pen.shape("-2.6,6.2 -1.2,5.6 .2,6.2 -.2,8.4 -1.2,9.4! -2.2,8", GREY_HAIR, 0.4)
    for shape in (
        "-5,-7 -6,-10.6 -3.4,-13.4 -.6,-12 -.8,-8",
        "-1.8,-9 -1.8,-13.4 1.2,-15.2 4,-13.2 3.4,-8.6",
        "2.4,-8.6 3.6,-12.6 6.8,-13 8.8,-10 7.4,-6.6",
    ):
        pen.shape(shape, YELLOW, 0.65)
    pen.line("-4,-9 -3.6,-11.6", "0,-10 .6,-13.4", "1.8,-10 2.2,-13", "5,-9 6.2,-11.4", width=0.35)
    pen.shape("-6.8,-3 -7.6,-6 -5,-8.6 1,-9.4 7,-8 9.2,-5.4 8.2,-2.4 5,-2 1,-3.4 -3,-3.4", YELLOW, 0.8)
    pen.shade("-6.4,-2.8 -3,-3.4 1,-3.4 5,-2 8,-2.6", -2.6, 1.12, 0.38)
    pen.line("-4,-7.2 -3.4,-5.6", "-.6,-8.2 -.4,-6.4", "3,-8 2.8,-6.2", "6,-7 5.4,-5.4", width=0.35)


KNIGHTS: dict[str, Callable[[Pen], None]] = {
    "D9": knight_of_coins,
    "C9": knight_of_cups,
    "S9": knight_of_swords,
    "B9": knight_of_clubs,
}
"""The knights by card."""
