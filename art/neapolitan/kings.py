"""The four kings: crowned figures in mantles on flat plinths."""

from collections.abc import Callable

from art.kit.body import crown, fist, hanging_hand, open_hand
from art.kit.faces import Look, profile, three_quarter
from art.kit.geometry import Knot, limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.clubs import carried
from art.neapolitan.coins import small
from art.neapolitan.cups import vase
from art.neapolitan.figures import breeches, flat_plinth, leg, medal, neck, shoes, sleeve
from art.neapolitan.palette import (
    BLUE,
    DARK_GREEN,
    DARK_HAIR,
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


def _scrolls(pen: Pen, *places: tuple[float, float]) -> None:
    """The small curls that pattern a lining."""
    pen.line(
        *(
            [
                Knot(x - 2, y + 1),
                Knot(x - 0.6, y - 1.4),
                Knot(x + 1, y - 0.4),
                Knot(x + 0.4, y + 0.8),
                Knot(x - 0.4, y),
            ]
            for x, y in places
        ),
        width=0.45,
    )


def king_of_coins(pen: Pen) -> None:
    """Gold crown, dark beard, blue tunic, ochre sleeves; hand on the sword hilt, mantle lined with red."""
    flat_plinth(pen, OCHRE)
    lining = "34,52! 27,72 23.4,92 20.6,112! 24,122 28,131 33.6,138.6! 46,141 60,143! 68,144! 65,110 64,60!"
    pen.shape(lining, RED, 0.9)
    _scrolls(
        pen,
        (26, 98),
        (30.4, 99),
        (24.6, 105),
        (29, 106),
        (25, 112),
        (29.6, 113),
        (34.4, 114),
        (28, 119),
        (33, 120),
        (48.4, 119),
        (29.6, 125.6),
        (34, 126.6),
        (48, 126),
        (33, 133),
        (48, 133),
        (52.6, 138),
        (46.6, 139.4),
        (63, 131),
    )
    pen.shade("20.8,113 24,122 28,131 33.6,138.6", -3.6, 1.1, 0.45)
    mantle = (
        "62,48! 67,56 69.4,70 69,90 69.6,110 72.4,126 78,136.6 85.4,142 88.4,147! 84,150.4 77,149.4 "
        "70,144 64.6,134 62.4,120! "
        "64,100 63,76!"
    )
    pen.shape(mantle, BLUE, 0.9)
    pen.shade("69.2,78 69,92 69.6,110 72.4,126 78,136.6 85,142", 5, 1.15, 0.48)
    pen.line("65,80 65.6,104 66.4,124 72,138 79,146", "67.4,118 70.6,132 77,141", width=0.5)
    pen.shade("65,84 65.6,104 66.4,124 72,138 78,145", -2.4, 1.4, 0.42)
    pen.shape("25.6,86! 22.4,98 20.4,112.6! 20.8,118! 25,113.4 28.4,105.6! 28,96 29,88!", BLUE, 0.8)
    pen.shade("25.6,88 22.4,98 20.6,111", -3, 1, 0.42)
    leg(pen, 39, YELLOW, 106, -1, 0.8)
    leg(pen, 58, YELLOW, 106, 1, -1.2)
    shoes(pen, 39, 58)
    breeches(pen.at(48, 82), GREEN)
    tunic = (
        "40.6,45! 34.4,49! 35.4,60 37.4,72! 35.4,83.4! 48,86.6 60.6,83.4! 58.6,72! 60.6,60 62,49! 55.6,45!"
    )
    pen.shape(tunic, BLUE, 0.9)
    pen.shade("61,52 60.4,60 58.6,72 60.4,82", 4.4, 1.1, 0.45)
    pen.shade("35,52 35.6,60 37.4,71", -3.4, 1.15, 0.42)
    for x in (40.4, 55.8):
        pen.shape(f"{x},55! {x + 1.4},59.4 {x},64.4! {x - 1.4},59.4", NAVY, 0.5)
    pen.shape("45.8,48! 50.6,48! 50.2,86! 46,86!", YELLOW, 0.6)
    pen.line("48,50 48,85.6", width=0.35)
    for y in range(52, 72, 4):
        pen.dot(48.1, y, 0.6, INK, 0)
    pen.shape("37.2,71! 48,73.8 58.8,71! 59.4,75.4! 48,78.4 36.6,75.4!", WHITE, 0.75)
    pen.shape("48,72.6! 51.2,76! 48,79.4! 44.8,76!", RED, 0.65)
    pen.shape(limb("37.6,50 32.6,58.6 30.8,67 29.6,75 28.6,82.4", "9.6 9.8 9 7.6 6.2", "rf"), GOLD)
    pen.shade("33.6,47.6 27.8,57 26.6,67 26.4,78", -3.8, 1, 0.42)
    pen.line("31.6,59 34,62.4", "29.8,64.4 33.4,66.6", "29,69.6 32.6,70.6", width=0.45)
    pen.shape("25.4,80! 31.8,82! 30.6,88.4! 24.4,86.6!", WHITE, 0.65)
    pen.shade("31.6,82.6 30.5,88", 3.4, 0.8, 0.35, fade=False)
    hanging_hand(pen.at(27, 87.4, 0.96, False, 12), FLESH)
    pen.shape("61,80! 63,77.8! 88.6,104! 90,107.4! 86.8,106!", WHITE, 0.7)
    pen.line("62.4,79.4 88.6,106", width=0.4)
    sleeve(
        pen,
        "58.6,50 65,58.6 66.6,65.4",
        "66.6,65.4 65,72 61.4,76.4",
        ("8.6 8.8 7.9", "7.9 6.7 5.4"),
        GOLD,
        1,
    )
    pen.line("63.4,60.4 66,62.6", "62.6,64.8 65.4,67", width=0.45)
    pen.shape("59,73.4! 64.4,77.6! 61,81.2! 56.4,76.8!", WHITE, 0.65)
    pen.line("56.4,84.6 52.6,80 54.6,77", width=1.8)
    pen.line("56.4,84.6 52.6,80 54.6,77", width=0.9, ink=GOLD)
    pen.shape("55.6,84.6! 57.2,86.4! 63.6,80.4! 62,78.4!", GOLD, 0.6)
    fist(pen.at(57.4, 80, 1, False, -40), FLESH)
    pen.dot(53, 77.2, 1.6, GOLD, 0.6)
    head = pen.at(48, 32.9, 1.14)
    neck(head)
    collar = (
        "41,43.4 38.4,46 38.8,48.8! 41.2,48.4 42.4,50.6! 44.6,49.4 46.2,51.6! 48.2,49.8 50,51.6! "
        "51.6,49.4 53.8,50.4! "
        "55,48.2 57.6,48.6! 57.8,46 55.4,43.4 48,45.6"
    )
    pen.shape(collar, YELLOW, 0.7)
    pen.line(
        "42.4,44.6 42.4,48",
        "45,45.6 45.6,49",
        "48.2,45.8 48.2,49.2",
        "51.4,45.4 51.2,48.8",
        "54,44.6 54.6,47.6",
        width=0.4,
    )
    three_quarter(head, Look(FLESH, GREY_HAIR, DARK_HAIR, DARK_HAIR, hair_length=7.6, brow=0.4))
    crown(head.at(0.8, -5.8, 1.02), YELLOW, RED)
    pen.drawing.define("coin-small", small)
    pen.use("coin-small", 76.4, 31, 0.94)


def king_of_cups(pen: Pen) -> None:
    """Red crown, profile to the floating cup, red mantle with yellow ermine, blue tunic, short baton."""
    flat_plinth(pen, RED)
    lining = "62,50! 70,58 74.6,72 76.4,90 75.4,110 72,128 68,142.6! 54,144 44,138! 44,90!"
    pen.shape(lining, GREEN, 0.9)
    pen.hatch(lining, Hatch(70, 1, 0.7, 1.6, 0.42))
    train = (
        "76.4,92! 75.6,110 71.4,126 66,136.4! 64,140.6 65.4,145.4 72,148.4 82,148.6 88.6,146.4! "
        "87,141.6 80,138.6 76.4,134! 78.4,120 78.6,104"
    )
    pen.shape(train, BLUE, 0.9)
    pen.line(
        "77,104 75.6,118 71,131 69.6,138 74,142.4 82,143.6",
        "68,139 70,144 78,146.4",
        "74.6,132 74,136.4 79,140.6 84.4,141.6",
        width=0.5,
    )
    pen.shade("78.5,104 78.4,120 76.6,133", 3, 1, 0.45)
    for x, out in ((42.0, -1), (59.0, 1)):
        leg(pen, x, YELLOW, 98, out)
    shoes(pen, 42, 59)
    tunic = "45,48! 41,58 41.6,74! 38.4,103! 53,106 68.6,103.4! 65,74! 66,58 62,48!"
    pen.shape(tunic, BLUE, 0.9)
    pen.shade("66,58 65,74 68.4,102", 5, 1.1, 0.48)
    for i in range(7):
        pleat = f"{43 + i * 3.6},79 {41.2 + i * 4.2},103"
        pen.line(pleat, width=0.5)
        if i % 2:
            pen.shade(pleat, 2.2, 1.5, 0.4)
    pen.line("46,56 45.6,72", "61,58 60.6,72", width=0.5)
    pen.line("38.9,100.4 53,103.4 68.2,100.8", width=0.5)
    pen.shape("41.4,72! 53,75 65.2,72! 65.6,76.4! 53,79.4 41,76.4!", GOLD, 0.75)
    pen.strap("44.6,78.4 48,84 53,86.4 58,84 61.4,78.4", fill=YELLOW, width=1.4)
    pen.shape("52,57! 55.6,61! 52,65! 48.4,61!", YELLOW, 0.7)
    pen.shape("52,59! 53.8,61! 52,63! 50.2,61!", RED, 0.5)
    mantle = (
        "41,46! 34,51 29.6,62 27.4,76 27.6,90 28.8,103 29.4,115.6! 32.4,117.6 35.4,115.4 38.4,117! "
        "40.4,108 41.6,97 43.4,84! "
        "42.6,74! 44,62 47,52!"
    )
    pen.shape(mantle, RED, 0.9)
    pen.line(
        "40,54 34,68 32,82 33,96",
        "41.4,60 38,70 36,82 36.4,94",
        "42,68 40,75 39,83",
        "37,52 31.6,64 29.4,78 30,92",
        width=0.55,
    )
    pen.shade("29.6,62 27.4,76 27.6,90 29.4,104 31,113", -4.4, 1.1, 0.48)
    for fold, depth in (
        ("40,54 34,68 32,82 33,96", 2.4),
        ("41.4,60 38,70 36,82 36.4,94", 2),
        ("41.6,88 40,100 38.4,112", 3),
    ):
        pen.shade(fold, depth, 1.4, 0.42)
    pen.shape("61,48! 67,51 71.6,57.4 73.6,64! 68,62 63.4,58!", RED, 0.8)
    sleeve(pen, "64.6,55 72,63.6 75.6,70", "75.6,70 80,76 83.4,80.4", ("8.6 8.4 7.4", "7.4 6.2 5"), YELLOW, 1)
    pen.line("72,66.4 75,65.4", "73.4,69.6 76.6,68.6", width=0.45)
    baton = (
        "88.6,60.4! 90.4,63.4! 92.6,62.4! 92,67 88.4,78 86,88 84,98 80.6,99.6! 81.4,96.6! 79,95! "
        "82,87 84.4,78 87,67!"
    )
    pen.shape(baton, YELLOW, 0.75)
    pen.shade("92,67 88.4,78 86,88 84,97", 2, 0.95, 0.4)
    pen.line("88.8,61 88.6,66", "81.4,97 84,92", width=0.4)
    pen.shape("80.4,80.8! 84.4,76.6! 86.4,78.6! 82.6,83!", WHITE, 0.6)
    fist(pen.at(85.8, 82.8, 1.02, True, 42), FLESH)
    head = pen.at(53, 32.5, 1.14)
    head.shape("-1.6,6! 4.2,5! 5,14.6! -2.6,14.6!", FLESH, 0.6)
    ermine = (
        "46,43.6! 38,45.6 31.4,50.4! 33,55 36,57.4 41,57.6 46.6,55.4 51,58! 55,55 61,57 67,57.4 "
        "71.4,55.2 73.6,51! 67,46 60,43.6! 53,46"
    )
    pen.shape(ermine, YELLOW, 0.85)
    for x, y in (
        (37, 50.6),
        (40.6, 54),
        (42, 49),
        (46.4, 51.6),
        (50, 54.4),
        (54, 51),
        (58, 53.8),
        (60, 49),
        (63.6, 53.4),
        (66.4, 50.4),
        (69.4, 53),
        (35.4, 54),
    ):
        pen.shape([Knot(x, y - 0.9), Knot(x + 0.5, y + 0.9, True), Knot(x - 0.5, y + 0.9, True)], INK, 0.2)
    pen.line("51,58 52.4,47", width=0.5)
    profile(head, Look(FLESH, GREY_HAIR, DARK_HAIR, DARK_HAIR, hair_length=6, brow=0.5))
    crown(head.at(1.4, -5.9, 1.02, False, 7), RED, YELLOW)
    pen.drawing.define("cup", vase)
    pen.use("cup", 25.4, 32.6, 0.66)


def king_of_swords(pen: Pen) -> None:
    """Blue crown, sword upright, red capelet with a medallion, blue cuirass, red kilt, mantle lined green."""
    flat_plinth(pen, BLUE)
    lining = "34,60! 28,80 26,104 24.6,124 21,141! 34,144.6 60,145 67,141! 72.6,128 74.4,110 71,86 62,60!"
    pen.shape(lining, DARK_GREEN, 0.9)
    pen.hatch(lining, Hatch(-50, 0, 1, 2.4, 0.5), ink="#0c5a1e")
    pen.shape(lining, "none", 0.9)
    pen.shape("34,58! 28.6,72 26.6,88 26.4,104! 31,112.4! 33,100 33,84 36,70!", BLUE, 0.85)
    pen.shade("28.6,73 26.6,88 26.5,102", -3, 1.05, 0.45)
    pen.shape("61,58! 68,72 73,90 74.4,106! 71.6,113! 69,98 65,82 60,70!", BLUE, 0.85)
    pen.shade("68,73 73,90 74.2,104", 3, 1.05, 0.45)
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
    pen.shape("17.6,18! 20.4,21.6! 20.4,77! 15,77! 15,21.6!", BLUE, 0.85)
    pen.line("17.7,20 17.7,76", "19.2,22 19.2,76", width=0.45)
    left = limb("33,64.6 27,71.6 21.6,80", "7.8 7.4 5.6", "rf")
    pen.shape(left, YELLOW, 0.8)
    pen.shade("31,70.6 26,76.4 23.4,81", 2.6, 1, 0.4)
    pen.shape("37.4,51! 31.6,53 29,58.4 29.4,64.4 31.6,68.4! 37.8,64.6! 39.4,58!", WHITE, 0.75)
    pen.line("31,67.4 31.4,58 34,53", "33.4,66.8 34.2,59 36.4,54", "35.8,65.6 37,59", width=0.4)
    pen.shape("17.8,91.6! 17,77! 18.6,77! 19.4,91.4!", GOLD, 0.6)
    pen.strap("10.4,74.4 11.6,78.4 17.8,79.6 24,78.4 25.2,74.4", fill=YELLOW, width=1.8, edge=0.55)
    pen.shape("19.6,82.6! 22.2,79! 25,81! 22.8,84.8!", YELLOW, 0.6)
    fist(pen.at(19, 84.6, 1.04, False, -30), FLESH)
    pen.dot(18.8, 92.4, 2.2, YELLOW, 0.65)
    right = limb("63,64.6 70,71 77.6,77.4", "7.8 7.2 5.4", "rf")
    pen.shape(right, YELLOW, 0.8)
    pen.shade("63,68.4 70,74.6 76,79.4", -2.4, 1, 0.4)
    pen.shape("58.8,51! 64.6,53 67.2,58.4 66.8,64.4 64.6,68.4! 58.4,64.6! 56.8,58!", WHITE, 0.75)
    pen.line("65.2,67.4 64.8,58 62.2,53", "62.8,66.8 62,59 59.8,54", "60.4,65.6 59.2,59", width=0.4)
    pen.shape("76,79.6! 79.2,75.6! 81,77! 77.8,81!", YELLOW, 0.6)
    open_hand(pen.at(82, 80.8, 1, True, 24), FLESH)
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
    medal(pen.at(48.2, 58.4))
    three_quarter(head, Look(FLESH, GREY_HAIR, None, DARK_HAIR, hair_length=5.6, brow=0.3))
    head.shape("-2.5,6 -1.2,5.4 .2,6 -.1,8.2 -1.2,9.6! -2.3,8", DARK_HAIR, 0.4)
    crown(head.at(0.6, -5.8, 1.02), BLUE, YELLOW)


def king_of_clubs(pen: Pen) -> None:
    """Green crown and tunic, yellow sleeves with blue; club upright at the right, blue mantle lined with red."""
    flat_plinth(pen, GREEN)
    lining = "38,54! 33,70 31,90 31,110 33.6,126 40,139! 56,142.6 76,145.4! 76,120 73,90 66,54!"
    pen.shape(lining, RED, 0.9)
    pen.hatch(lining, Hatch(40, 0, 1, 1.9, 0.42))
    mantle = (
        "62,53! 68,56 73,63 76.4,76 77.4,92 75,104! 76.6,122 80,134 83.4,142! 84.6,147.6 79,150.4 "
        "73.6,146.4! 72,130 71,110 70.4,90 66,70!"
    )
    pen.shape(mantle, BLUE, 0.9)
    pen.shade("76.4,76 77.4,92 75.2,103", 3.4, 1, 0.45)
    pen.line("71,66 73.6,80 73.4,96 73.6,112 75,130 79,144", "79,150 77,146.6 79.6,144.6 82.4,146", width=0.5)
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
    pen.shape("36.6,83.4! 33.4,82! 22.6,105.4! 24,109.6! 26.6,106.4!", BLUE, 0.75)
    pen.shape("23.4,103.4! 27.4,105! 24,110.4!", GOLD, 0.6)
    pen.line("34.4,84.4 25.6,103.6", width=0.4, ink="#9fc0ff")
    pen.shape("30.6,80.4! 39.4,84.4! 38.6,86.4! 29.8,82.4!", GOLD, 0.65)
    pen.shape("34,81.6! 36.6,82.8! 39.4,77.4! 37,76.2!", YELLOW, 0.65)
    pen.dot(38.8, 75.4, 2.1, YELLOW, 0.65)
    pen.shape(limb("35.4,60 32,66.6 31,73 30.8,78 30.4,83", "8.4 8.4 7.8 6.8 5.6", "rf"), YELLOW)
    pen.shade("30.4,59 27.4,67 27.4,74 27.6,82", -3, 1, 0.42)
    pen.line("30.6,68.4 33.6,70.6", width=0.45)
    pen.shape("38,49.4! 33,51.6 29.8,57 29.6,63 31,67! 35.4,68.4 39.6,66! 40.4,57!", BLUE, 0.8)
    pen.line("31.4,65 32,57 35.6,52", "34,66.6 35,58 37.6,53", "37,66.4 38,58", width=0.45)
    pen.shape("27.6,81.4! 29,83! 30.4,81.6! 32,83.2! 33.4,81.4! 33.2,85.6! 27.6,85.6!", WHITE, 0.6)
    hanging_hand(pen.at(31, 85.2, 0.92, True, -14), FLESH)
    carried(pen.at(84, 55), ringed=True)
    sleeve(
        pen, "65,57 68.6,61.6 71.6,66", "71.6,66 76,70.6 79.6,73.4", ("7.7 7.9 7", "7 6.1 4.9"), YELLOW, -1
    )
    pen.shape("59,48.6! 64.6,49.6 69.6,54.4 71.4,60.4! 68.4,63.4 64,64.4! 60.4,60!", BLUE, 0.8)
    pen.line("63,51 67,56 68.8,61.6", "61.4,53 65,58 66,63", width=0.45)
    pen.shape("77,76.4! 78.6,75! 78,72.6! 80.2,72.8! 80.6,70! 82.8,73.2! 80.4,77.4!", WHITE, 0.6)
    fist(pen.at(84.2, 76, 1.04, True, 18), FLESH)
    head = pen.at(48.4, 32.5, 1.14, True, -2)
    neck(head)
    pen.shape("42.6,44.6 39.6,47 42,49.6 48.4,51.4 55,49.6 57.4,47 54.6,44.6 48.6,46.4", WHITE, 0.65)
    pen.line("41.4,46.8 48.4,49.4 56,46.8", width=0.4)
    pen.strap("40.6,48.6 48.4,52.2 56.6,48.6", fill=RED, width=1.1, edge=0.4)
    three_quarter(head, Look(FLESH, GREY_HAIR, None, DARK_HAIR, hair_length=7, brow=0.2))
    head.shape("-2.2,5.8 -1.2,5.4 -.2,5.8 -.6,7.6 -1.2,8.4! -1.8,7.6", DARK_HAIR, 0.4)
    crown(head.at(0.6, -5.8, 1.02), GREEN, YELLOW)


KINGS: dict[str, Callable[[Pen], None]] = {
    "D10": king_of_coins,
    "C10": king_of_cups,
    "S10": king_of_swords,
    "B10": king_of_clubs,
}
"""The kings by card."""
