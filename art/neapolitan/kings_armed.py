"""The kings of swords and clubs: crowned figures in mantles, one with a bare sword, one with the ringed club."""

from art.kit.body import crown, open_hand
from art.kit.faces import Look, three_quarter
from art.kit.geometry import box, limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.neapolitan.clubs import carried
from art.neapolitan.coins import sun_face
from art.neapolitan.figures import cuff, flat_plinth, leg, neck, shoes, sleeve
from art.neapolitan.hands import grip
from art.neapolitan.palette import (
    BLUE,
    DARK_GREEN,
    DARK_HAIR,
    FLESH,
    GOLD,
    GREEN,
    GREY_HAIR,
    RED,
    WHITE,
    YELLOW,
)


def _hatch_halves(
    pen: Pen, region: str, middle: float, angle: float, gap: float, ink: str | None = None
) -> None:
    """A mantle's lining hatched from both sides; the lines end in points at x = `middle`."""
    for left, right, side in ((0, middle, -1), (middle, 100, 1)):
        pen.hatch(region, Hatch(angle, side, 1, gap, 0.46), box(left, 0, right - left, 165), ink)


def king_of_swords(pen: Pen) -> None:
    """Blue crown, sword upright, red capelet with a medallion, blue cuirass, red kilt, mantle lined green."""
    flat_plinth(pen, BLUE)
    lining = "34,60! 28,80 26,104 24.6,124 21,141! 34,144.6 60,145 67,141! 72.6,128 74.4,110 71,86 62,60!"
    pen.shape(lining, DARK_GREEN, 0.9)
    _hatch_halves(pen, lining, 48.4, -50, 2.4, "#0c5a1e")
    pen.shape(lining, "none", 0.9)
    pen.shape("34,58! 29,72 27,90 26,106 24.6,124 21,141! 26.4,131 31,116 33,100 33,84 36,70!", BLUE, 0.85)
    pen.shade("29,72 27,90 26,106 24.8,122", -3, 1.05, 0.45)
    pen.shape(
        "61,58! 67.4,74 72.4,92 74.4,110 72.6,128 67,141! 68.6,128 69.6,112 68,97 65,82 60,70!", BLUE, 0.85
    )
    pen.shade("67.4,74 72.4,92 74.4,110 73,126", 3, 1.05, 0.45)
    leg(pen, 41.4, YELLOW, 94, -1, 1)
    leg(pen, 56.4, YELLOW, 94, 1, -1.6)
    shoes(pen, 41.4, 56.4)
    kilt = "37.4,77! 35.6,88 34,98.6! 48,101.4 62.6,98.6! 61,88 59,77!"
    pen.shape(kilt, RED, 0.85)
    for i in range(7):
        pleat = f"{39.4 + i * 2.9},80 {37.2 + i * 3.6},{98.8 + 1.4 * (1 - abs(i - 3) / 3)}"
        pen.line(pleat, width=0.5)
        if i % 2:
            pen.shade(pleat, 2, 1.4, 0.4)
    pen.shade("59.2,80 61,88 62.4,98", 4, 1.05, 0.45)
    cuirass = "38,50! 36,58 37.6,68 37.4,77.4! 48,80.6 59,77.4! 58.6,68 60.4,58 58,50!"
    pen.shape(cuirass, BLUE, 0.9)
    pen.shade("60,58 58.6,68 58.8,77", 6, 1, 0.48)
    pen.shade("36.2,58 37.6,68 37.4,77", -4, 1.05, 0.42)
    pen.line("37.6,74.6 48,77.8 58.8,74.6", width=0.5)
    pen.line("41,66 48,70.4 55.4,66", width=0.5)
    sword = pen.at(17.7, 85)
    sword.shape("0,-67! 2.7,-63! 2.7,-5! -2.7,-5! -2.7,-63!", BLUE, 0.85)
    sword.line("0,-65 0,-6", "1.4,-63 1.4,-6", width=0.45)
    sword.shape("-1.4,-4! 1.4,-4! 1.4,6! -1.4,6!", GOLD, 0.6)
    sword.strap("-6.8,-9 -5.4,-5.8 0,-5 5.4,-5.8 6.8,-9", fill=YELLOW, width=1.8, edge=0.55)
    sword.dot(0, 7.2, 2.1, YELLOW, 0.65)
    left = limb("33.4,64.6 30,75.6 24.6,83", "7.8 7.2 5.4", "rf")
    pen.shape(left, YELLOW, 0.8)
    pen.shade("35,71 32.4,77.6 27,84.4", 2.6, 1, 0.4)
    pen.shape("37.4,51! 31.6,53 29,58.4 29.4,64.4 31.6,68.4! 37.8,64.6! 39.4,58!", WHITE, 0.75)
    pen.line("31,67.4 31.4,58 34,53", "33.4,66.8 34.2,59 36.4,54", "35.8,65.6 37,59", width=0.4)
    grip(sword.at(0, 0.2, 0.98, rotate=-12))
    cuff(pen, 24.8, 82.6, -108, 6.6, YELLOW, 3.8)
    right = limb("63,64.6 70,71 77.6,77.4", "7.8 7.2 5.4", "rf")
    pen.shape(right, YELLOW, 0.8)
    pen.shade("63,68.4 70,74.6 76,79.4", -2.4, 1, 0.4)
    pen.shape("58.8,51! 64.6,53 67.2,58.4 66.8,64.4 64.6,68.4! 58.4,64.6! 56.8,58!", WHITE, 0.75)
    pen.line("65.2,67.4 64.8,58 62.2,53", "62.8,66.8 62,59 59.8,54", "60.4,65.6 59.2,59", width=0.4)
    open_hand(pen.at(82.2, 80.8, 1, True, 36), FLESH)
    cuff(pen, 78.2, 78.2, 127, 6.6, YELLOW, 4)
    head = pen.at(48.4, 32.1, 1.14, False, 2)
    neck(head)
    pen.shape("42,44! 55,44! 48.4,53!", FLESH, 0)
    cape = (
        "43,42.6! 36.4,45.6 31.4,51.6 30,57! 36,57.4 41.6,55.4 45,53! 51.6,53! 55.4,55.6 61,57.4 "
        "67,56.8! 65.4,51 60,45.4 "
        "54,42.6! 52.4,43.4! 48.4,50! 44.6,43.4!"
    )
    pen.shape(cape, RED, 0.85)
    pen.line(
        "42,46 36.4,52 33,56.8",
        "44,47.6 40,52 38,56.4",
        "54,46 60,52 63.6,56.8",
        "52.6,47.6 56.6,52 58.6,56.4",
        width=0.5,
    )
    pen.shade("66.8,56.6 65.2,51 60,45.6", -3.4, 1, 0.42)
    pen.dot(48.4, 51, 1.4, GOLD, 0.55)
    pen.dot(48.2, 58.4, 6.6, GOLD, 0.8)
    pen.dot(48.2, 58.4, 5.4, YELLOW, 0.45)
    sun_face(pen.at(48.2, 58.2, 0.58))
    three_quarter(head, Look(FLESH, GREY_HAIR, None, DARK_HAIR, hair_length=5.6, brow=0.3))
    head.shape("-2.5,6 -1.2,5.4 .2,6 -.1,8.2 -1.2,9.6! -2.3,8", DARK_HAIR, 0.4)
    crown(head.at(0.6, -5.8, 1.02), BLUE, YELLOW)


def king_of_clubs(pen: Pen) -> None:
    """Green crown and tunic, yellow sleeves with blue; club upright at the right, blue mantle lined with red."""
    flat_plinth(pen, GREEN)
    lining = "38,54! 33,70 31,90 31,110 33.6,126 40,139! 56,142.6 76,145.4! 76,120 73,90 66,54!"
    pen.shape(lining, RED, 0.9)
    _hatch_halves(pen, lining, 54, 40, 1.9)
    pen.shape(lining, "none", 0.9)
    mantle = (
        "62,53! 68,56 73,63 76.4,76 77.4,92 75,104! 76.6,122 80,134 83.4,142! 84.2,146.4 79.4,148.8 "
        "73.6,146.4! 72,130 71,110 70.4,90 66,70!"
    )
    pen.shape(mantle, BLUE, 0.9)
    pen.shade("76.4,76 77.4,92 75.2,103", 3.4, 1, 0.45)
    pen.line(
        "71,66 73.6,80 73.4,96 73.6,112 75,130 79,144", "79.2,148.6 77,146.4 79.6,144.6 82.4,146", width=0.5
    )
    leg(pen, 41, YELLOW, 94, -1, 1)
    leg(pen, 56, YELLOW, 94, 1, -1.4)
    for x in (41.0, 56.0):
        pen.shape(
            f"{x - 4},125.4! {x},126.6 {x + 4},125.4! {x + 2.8},139.4! {x},140.2 {x - 2.8},139.4!", WHITE, 0.7
        )
        pen.line(
            *(
                f"{x - 3.6 + k * 0.3},{128.4 + k * 2.6} {x},{129.6 + k * 2.6} {x + 3.6 - k * 0.3},{128.2 + k * 2.6}"
                for k in range(4)
            ),
            width=0.4,
        )
    shoes(pen, 41, 56)
    tunic = "41,47! 35.4,51! 37.4,62 38.6,73! 34.4,98.6! 48,101.6 63,98.6! 58.4,73! 60,62 62,51! 56,47!"
    pen.shape(tunic, GREEN, 0.9)
    for i in range(7):
        pleat = f"{40.4 + i * 2.6},77 {37 + i * 3.8},{98.6 + 1.4 * (1 - abs(i - 3) / 3)}"
        pen.line(pleat, width=0.55)
        if i % 2:
            pen.shade(pleat, 2, 1.4, 0.42)
    pen.line(*(f"{40 + i * 2.8},52 {40.6 + i * 2.6},71" for i in range(7)), width=0.5)
    pen.shade("61.4,53 60,62 58.5,73 62.8,98", 4.6, 1.05, 0.48)
    pen.shape("38.4,71.4! 48,74 58.8,71.4! 59.2,75.4! 48,78.2 37.8,75.4!", YELLOW, 0.75)
    pen.shape("51,73! 54,76! 51,78.6! 48,76!", RED, 0.55)
    sword = pen.at(37.4, 80.6, rotate=20)
    sword.shape("-1.9,4! 1.9,4! 1.8,30! 0,35! -1.8,30!", BLUE, 0.75)
    sword.shape("-1.9,27! 1.9,27! 1.8,30! 0,35! -1.8,30!", GOLD, 0.6)
    sword.line("-.5,6 -.5,26", width=0.45, ink="#9fc0ff")
    sword.shape("-1.3,-5! 1.3,-5! 1.3,4.4! -1.3,4.4!", GOLD, 0.6)
    sword.strap("-5,5.8 -4,4.8 4,4.8 5,3.8", fill=YELLOW, width=1.6)
    sword.dot(0, -6.2, 2, YELLOW, 0.65)
    sleeve(
        pen,
        "34.6,60 30.6,65 28,70.4",
        "28,70.4 30.4,74.6 33,77.4",
        ("8.6 8.4 7.6", "7.6 6.6 5.2"),
        YELLOW,
        -1,
    )
    pen.line("31.4,68.6 29,71", "32.4,70.6 30.4,72.6", width=0.45)
    pen.shape("38,49.4! 33,51.6 29.8,57 29.6,63 31,67! 35.4,68.4 39.6,66! 40.4,57!", BLUE, 0.8)
    pen.line("31.4,65 32,57 35.6,52", "34,66.6 35,58 37.6,53", "37,66.4 38,58", width=0.45)
    grip(sword.at(0, 0, 0.98, True, 18))
    pen.shape("30.4,78.8! 34.6,74.6! 36.4,76.6! 32.4,80.8!", WHITE, 0.6)
    carried(pen.at(84, 55), ringed=True)
    sleeve(
        pen, "65,57 68.6,61.6 71.6,66", "71.6,66 76,70.6 79.6,73.4", ("7.7 7.9 7", "7 6.1 4.9"), YELLOW, -1
    )
    pen.shape("59,48.6! 64.6,49.6 69.6,54.4 71.4,60.4! 68.4,63.4 64,64.4! 60.4,60!", BLUE, 0.8)
    pen.line("63,51 67,56 68.8,61.6", "61.4,53 65,58 66,63", width=0.45)
    grip(pen.at(84, 76.4, 0.98, True, 24))
    pen.shape("77.4,75.6! 80.6,70.8! 82.4,72.2! 79.4,77!", WHITE, 0.6)
    head = pen.at(48.4, 32.5, 1.14, True, -2)
    neck(head)
    pen.shape("42.6,44.6 39.6,47 42,49.6 48.4,51.4 55,49.6 57.4,47 54.6,44.6 48.6,46.4", WHITE, 0.65)
    pen.line("41.4,46.8 48.4,49.4 56,46.8", width=0.4)
    pen.strap("40.6,48.6 48.4,52.2 56.6,48.6", fill=RED, width=1.1, edge=0.4)
    three_quarter(head, Look(FLESH, GREY_HAIR, None, DARK_HAIR, hair_length=7, brow=0.2))
    head.shape("-2.2,5.8 -1.2,5.4 -.2,5.8 -.6,7.6 -1.2,8.4! -1.8,7.6", DARK_HAIR, 0.4)
    crown(head.at(0.6, -5.8, 1.02), GREEN, YELLOW)
