"""The four kings: crowned figures in mantles on flat plinths."""

from collections.abc import Callable

from art.kit.body import crown
from art.kit.faces import Look, profile, three_quarter
from art.kit.geometry import Knot, limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.coins import small
from art.neapolitan.cups import vase
from art.neapolitan.figures import breeches, flat_plinth, leg, neck, shoes, sleeve
from art.neapolitan.hands import grip, hanging
from art.neapolitan.kings_armed import king_of_clubs, king_of_swords
from art.neapolitan.palette import (
    BLUE,
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
    lining = "34,52! 27,72 24,92 24,112 23,142.6! 34,140.6 46,141 60,142.6 68,144! 65,110 64,60!"
    pen.shape(lining, RED, 0.9)
    _scrolls(
        pen,
        (31.4, 105),
        (31, 112),
        (34, 119),
        (48.4, 119),
        (31, 125.6),
        (48, 126),
        (32.6, 132),
        (30, 138),
        (48, 133),
        (52.6, 138),
        (46.6, 139.4),
        (63, 131),
    )
    mantle = (
        "62,48! 67,56 69.4,70 69,90 69.6,110 72,126 77,136.6 81.8,141 83.8,145.6! 80.6,148.2 75.4,147.6 "
        "70,144 64.6,134 62.4,120! "
        "64,100 63,76!"
    )
    pen.shape(mantle, BLUE, 0.9)
    pen.shade("69.2,78 69,92 69.6,110 72,126 77,136.6 83,142.6", 5, 1.15, 0.48)
    pen.line("65,80 65.6,104 66.4,124 72,138 79,146", "67.4,118 70.6,132 77,141", width=0.5)
    pen.shape(
        "36,49! 28.4,53.4 24.6,64 22.8,80 21,98 19.4,114 18,128 16,138 15.6,143.4! 18.4,146.2 22,146"
        " 25.4,143! 26.4,130 27.4,116 29.2,100 31,80 32,64!",
        BLUE,
        0.9,
    )
    pen.shade("24.6,64 22.8,80 21,98 19.4,114 18,128 16,138", -3.4, 1, 0.42)
    pen.line("24.8,104 23,122 20.4,137 20,142", "22.4,126 20.6,134", width=0.5)
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
    for x in (42.2, 54.2):
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
    hanging(pen.at(28, 86.6, 0.96, True, 6))
    pen.shape("25.4,80! 31.8,82! 30.6,88.4! 24.4,86.6!", WHITE, 0.65)
    pen.shade("31.6,82.6 30.5,88", 3.4, 0.8, 0.35, fade=False)
    sword = pen.at(58.2, 80.2, rotate=-50)
    sword.shape("-1.7,4! 1.7,4! 1.4,36! 0,41! -1.4,36!", WHITE, 0.7)
    sword.line("0,5 0,38", width=0.4)
    sword.shape("-1.3,-5! 1.3,-5! 1.3,4.4! -1.3,4.4!", GOLD, 0.6)
    sword.strap("-5,3.6 -4,4.8 4,4.8 5,6", fill=YELLOW, width=1.6)
    sword.dot(0, -6.2, 2, YELLOW, 0.65)
    sleeve(
        pen,
        "58.6,50 66.4,57.6 70.4,65",
        "70.4,65 67.4,70.6 61.8,75.6",
        ("8.6 8.8 7.9", "7.9 6.7 5.4"),
        GOLD,
        1,
    )
    pen.line("67,62.6 69.8,63.6", "66.6,65.6 69.4,67", width=0.45)
    grip(sword.at(0, 0, 0.98, rotate=-4))
    pen.shape("59.2,74.2! 64.2,78.4! 65.6,75.4! 60.4,71.4!", WHITE, 0.65)
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
    three_quarter(head, Look(FLESH, GREY_HAIR, DARK_HAIR, DARK_HAIR, hair_length=8.8, brow=0.4))
    crown(head.at(0.8, -5.8, 1.02), YELLOW, RED)
    pen.drawing.define("coin-small", small)
    pen.use("coin-small", 76.4, 31, 0.94)


def king_of_cups(pen: Pen) -> None:
    """Red crown, profile to the floating cup, red mantle, yellow ermine, blue tunic and train, short baton."""
    flat_plinth(pen, RED)
    lining = "62,50! 70,58 74.6,72 76.4,90 75.4,110 72,128 68,142.6! 56,145 43,142 36,140! 40,90!"
    pen.shape(lining, GREEN, 0.9)
    pen.hatch(lining, Hatch(70, 1, 0.7, 1.6, 0.42))
    train = (
        "68,56! 71.4,70 73,88 72.4,108 70,124 66,136.4! 64,140.6 65.4,145 71,147.8 78.4,148 83,146.2! "
        "83.2,141.6 79.4,138.6 77.4,133 79,120 79.4,104 78.4,86 75.6,70 72,58!"
    )
    with pen.inside(train, width=0.9):
        pen.shape(train, BLUE, 0)
        pen.shape("62,138.4! 66.4,141.8 72,143.6 78,143.6 86,141! 86,150! 62,150!", GREEN, 0.7)
    pen.line(
        "75.6,90 75.6,112 73,129 70,138 71.6,142.6",
        "76.8,116 75,131 75,137 78,142.4",
        width=0.5,
    )
    pen.shade("77.6,82 79.2,104 78.8,119 77.4,130", 3, 1, 0.45)
    for x, out in ((42.0, -1), (59.0, 1)):
        leg(pen, x, YELLOW, 98, out)
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
    pen.shape("52,57! 55.6,61! 52,65! 48.4,61!", YELLOW, 0.7)
    pen.shape("52,59! 53.8,61! 52,63! 50.2,61!", RED, 0.5)
    pen.shape(limb("38,70 46,76.4", "7 6", "ff"), YELLOW, 0.8)
    mantle = (
        "41,46! 34,51 29.6,62 27.4,76 27.2,90 26.6,108 24,126 20.6,137 20,143! 23.4,146.4 30,147 37,144! "
        "38,130 39.6,112 41.4,97 43.4,86! 42.6,74! 44,62 47,52!"
    )
    with pen.inside(mantle, width=0.9):
        pen.shape(mantle, RED, 0)
        pen.shape("16,138! 22,141.4 29,142.2 40,139.4! 40,150! 16,150!", GREEN, 0.7)
    shoes(pen, 42, 59)
    pen.line(
        "40,54 34,68 32,82 33,96",
        "41.4,60 38,70 36,82 36.4,94",
        "42,68 40,75 39,83",
        "37,52 31.6,64 29.4,78 30,92",
        width=0.55,
    )
    pen.shade("29.6,62 27.4,76 27.2,90 26.6,108 24,126 21,136", -4.4, 1.1, 0.48)
    pen.line("36.6,100 35.2,116 33,132 32.6,140", "30.4,112 29,126 26.4,138", width=0.55)
    for fold, depth in (
        ("40,54 34,68 32,82 33,96", 2.4),
        ("41.4,60 38,70 36,82 36.4,94", 2),
        ("41.6,92 40,106 39.4,128", 3),
    ):
        pen.shade(fold, depth, 1.4, 0.42)
    pen.shape("61,48! 67,51 71.6,57.4 73.6,64! 68,62 63.4,58!", RED, 0.8)
    sleeve(pen, "64.6,55 72,63.6 75.6,70", "75.6,70 80,76 83.4,80.4", ("8.6 8.4 7.4", "7.4 6.2 5"), YELLOW, 1)
    pen.line("72,66.4 75,65.4", "73.4,69.6 76.6,68.6", width=0.45)
    baton = pen.at(87, 83.4, rotate=16)
    baton.shape("-1.6,-18! 1.6,-18! 1.6,17! -1.6,17!", GOLD, 0.75)
    baton.shade("1.6,-17 1.6,16", 1.8, 0.95, 0.4, fade=False)
    for end in (-1, 1):
        baton.shape(
            [Knot(x, end * y, True) for x, y in ((-2.3, 14), (2.3, 14), (2.3, 16), (-2.3, 16))], RED, 0.5
        )
        baton.dot(0, end * 18.4, 2.5, YELLOW, 0.7)
    grip(pen.at(87, 83.4, 0.98, True, 38))
    pen.shape("80.2,81! 84.2,76.8! 86,78.8! 82.2,83!", WHITE, 0.6)
    grip(pen.at(50.2, 79, 0.98, True, 24))
    pen.shape("43.6,78.8! 46,72.8! 48,74! 45.6,80!", WHITE, 0.6)
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


KINGS: dict[str, Callable[[Pen], None]] = {
    "D10": king_of_coins,
    "C10": king_of_cups,
    "S10": king_of_swords,
    "B10": king_of_clubs,
}
"""The kings by card."""
