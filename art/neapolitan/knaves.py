"""The four knaves: young figures on flat plinths."""

from collections.abc import Callable

from art.kit.body import shoe
from art.kit.faces import Look, frontal, profile, three_quarter
from art.kit.feathers import plume
from art.kit.geometry import limb
from art.kit.pen import Pen
from art.kit.svg import INK
from art.neapolitan.clubs import carried
from art.neapolitan.coins import small
from art.neapolitan.cups import vase
from art.neapolitan.figures import breeches, flat_plinth, leg, neck, shoes, sleeve
from art.neapolitan.hands import grip, hanging, rim_fingers, rim_thumb
from art.neapolitan.palette import (
    BLUE,
    CRIMSON,
    DARK_GREEN,
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


def knave_of_coins(pen: Pen) -> None:
    """Red cap with a yellow plume, red doublet with white revers; the coin raised top left, a purse at hand."""
    flat_plinth(pen, OCHRE)
    leg(pen, 47.4, RED, 106, -1, 0.8)
    leg(pen, 64, RED, 106, 1, -0.8)
    shoes(pen, 47.4, 64, YELLOW)
    breeches(pen.at(55.6, 82), GREEN)
    doublet = (
        "48.6,47.6! 43.4,51! 45,60 47.2,70.4! 43.6,84.6! 50,86.6 54.8,86! 55.8,83! 57,86.4! 62,87 "
        "68.6,84! 65,70.4! 67,60 69,51! 63.4,47.6!"
    )
    pen.shape(doublet, RED, 0.9)
    pen.shade("68,53 66.8,60 65,70 68,83", 4.6, 1.15, 0.45)
    pen.shade("44,53 45.2,60 47,69", -3, 1.2, 0.42)
    pen.line("55.8,76 55.8,83", width=0.5)
    pen.shape("50.4,47! 51.4,54 56,70! 60.4,54 61.6,47!", YELLOW, 0.65)
    pen.line("52.4,51 56,55 59.8,51", "53,54 56,68", "56,55 56,68.6", "59,54 56.2,68", width=0.4)
    pen.shape("48.6,46.6! 43.6,50.6! 48,56.6 55.6,72! 54.6,62 52,53.6 50.6,47!", WHITE, 0.7)
    pen.shape("63.4,46.6! 68.6,50.6! 64.4,56.6 56.4,72! 57.6,62 60.2,53.6 61.4,47!", WHITE, 0.7)
    pen.line("47.4,51.6 52,59", "65,51.6 60.4,59", width=0.35)
    pen.strap("61.6,73 63.4,80 68.4,88.6", fill=GOLD, width=1.2)
    pen.shape("46.8,69.4! 56,72 65.4,69.4! 66,74! 56,77 46.2,74!", GOLD, 0.75)
    pen.line("47.4,71.6 55,73.6", "58,73.6 65.2,71.4", width=0.35)
    pen.shape("56,70.6! 59,74.2! 56,77.8! 53,74.2!", BLUE, 0.65)
    _coin_arm(pen)
    purse = "66.8,89.6! 65,95 66,100.4 71.6,103 77.4,100.4 78.4,95 76.8,89.6!"
    pen.shape(purse, GOLD, 0.75)
    pen.shade("77.8,93 78.2,96 76.8,100.6 72.6,102.8", 3.4, 1, 0.4)
    pen.line("68.6,97 69,100.4", "71.8,97.6 71.8,101.4", "75,97 74.6,100.4", width=0.4)
    pen.shape("66.6,88.8 71.8,87.8 77,88.8 77.8,91.6 75.4,94.4 71.8,95.6 68,94.4 65.8,91.6", GOLD, 0.6)
    hanging(pen.at(72.2, 83, 0.92, rotate=4))
    fore = limb("71.6,63 72.2,71 72,78.4", "6.6 6.6 5.6", "rf")
    pen.shape(fore, YELLOW, 0.8)
    pen.shade("75.2,67 75.4,71 74.8,77", 2.4, 1.1, 0.4)
    pen.shape("68.6,77! 70.2,79! 71.8,76.8! 73.4,79! 75.6,77! 75.2,83! 69.2,83!", BLUE, 0.65)
    puff = "65,48.6! 70,49.6 74.6,54.4 76.6,61 75.4,66.6! 71.6,68.4 67.4,66.4! 66.6,60 64.4,54"
    pen.shape(puff, GREEN, 0.85)
    pen.line("67.4,51 69.8,58 69.6,66.4", "70,51.4 73,58 73,66.8", "66,54 67.8,60", width=0.5)
    pen.shade("70,49.8 74.6,54.4 76.4,61 75.2,66", 2.6, 1.1, 0.42)
    head = pen.at(56.6, 36.9, 1.14, False, 3)
    neck(head, 6)
    pen.shape("48,45 46.8,48.4 51,51 56,52 61.4,51 65.2,48.4 64.2,45 56,48", YELLOW, 0.65)
    pen.line(
        "50,47 50.2,49.4",
        "53,48 53.2,50.8",
        "56,48.6 56,51.4",
        "59.2,48 59,50.8",
        "62.2,47 62,49.4",
        width=0.35,
    )
    three_quarter(head, Look(FLESH, GREY_HAIR, hair_length=7, brow=0))
    plume(head, "0,-9 3.6,-13 8.4,-14 12.4,-11.6 14,-7.4", 6, YELLOW, 6, side=-1, barbs=1)
    _flat_cap(head, RED)


def _coin_arm(pen: Pen) -> None:
    pen.drawing.define("coin-small", small)
    upper = limb("47.4,52 40,58 35.6,59.8", "9.4 9.6 8.4", "rf")
    fore = [limb("35.4,59.6 31.4,54.6 30,48.4", "8 7.2 5.8", "rf")]
    pen.union(fore, YELLOW, 0.8)
    pen.shade("37,63 31.6,60.2 28.2,54 27.2,49.4", 2.6, 1.15, 0.4)
    pen.shape(upper, GREEN, 0.85)
    pen.line("46,51 40.6,55.6 36.8,56.6", "46,54 41,58.6 36,60", "45,56.4 41,61 37.4,62.6", width=0.5)
    pen.shade("49,55.8 42.4,62 36.6,64", 2.6, 1.1, 0.42)
    hand = pen.at(29.6, 37.8, 0.94, True, -4)
    rim_thumb(hand)
    pen.use("coin-small", 29.2, 27, 0.94)
    rim_fingers(hand)
    pen.shape("26.6,44.6! 33.2,43! 34,48.8! 32,47.4! 30.6,49.8! 29,48! 27.2,50.2!", BLUE, 0.65)


def _flat_cap(pen: Pen, colour: str) -> None:
    """A soft flat cap worn aslant, on a head drawn about the origin."""
    pen.shape(
        "-6.4,-4.4 -7.6,-7.6 -5,-10.4 1,-11.4 7,-9.4 9.4,-5.4 8,-2.4 5,-2.4 0,-4.6 -4,-4.6", colour, 0.8
    )
    pen.line("-6,-6 -2,-6.8 3,-6 7.6,-3.4", width=0.5)
    pen.shade("8.6,-3 9,-5.6 7,-9", -2.6, 1, 0.42)
    pen.line("-3.6,-8.6 -2.8,-7.2", ".6,-9.6 .6,-7.6", "4.4,-8.6 3.6,-6.8", width=0.4)


def knave_of_cups(pen: Pen) -> None:
    """Green cap with a red feather, yellow pleated collar, green tunic; the cup on the raised palm."""
    flat_plinth(pen, RED)
    leg(pen, 43, GREEN, 108, -1, 1)
    leg(pen, 59.4, GREEN, 108, 1, -1)
    shoes(pen, 43, 59.4)
    breeches(pen.at(51, 80), YELLOW, 33)
    for x, flip in ((39.8, True), (62, False)):
        bow = pen.at(x, 114.6, 1, flip)
        bow.shape("0,-.6! 3.6,-4 7,-3.4 6.4,-.4! 7.4,2.6 4,3.4 0,.8!", RED, 0.6)
        bow.shape("0,0! 4,4 4.6,9! 2.4,8.4! 1,10! .6,5", RED, 0.6)
        bow.line("1,-.4 4.4,-1.4", "1,.6 4,1.6", width=0.35)
    for flip in (False, True):
        garter = pen.at(51, 0, flip=flip)
        garter.shape("-12.8,111.6! -8,114 -3,111.8! -3.6,116.6! -8,118.2 -12,116.4!", RED, 0.7)
        garter.line("-12,114 -8,116 -3.8,114.2", width=0.35)
    tunic = (
        "43.4,45.4! 38.6,49! 40.6,60 42.2,69.4! 38.4,82! 46,84.8 49.6,84.4! 51,80! 52.4,84.4! "
        "56,84.8 63.8,82! 59.8,69.4! 61.6,60 63.6,49! 58.6,45.4!"
    )
    pen.shape(tunic, GREEN, 0.9)
    pen.shade("62.4,51 61.4,60 59.8,69 63,81", 4.4, 1.15, 0.48)
    pen.shade("39.4,51 40.8,60 42.2,68.6", -3.4, 1.15, 0.45)
    pen.shape("48.6,48! 53.6,48! 53.2,69.4! 49,69.4!", WHITE, 0.6)
    pen.line("51.1,50 51.1,69", width=1.5, ink=BLUE)
    pen.line("49.9,50 50.1,69", "52.3,50 52.1,69", width=0.35)
    pen.line("51,75 51,80", "43,75 42,82.6", "59,75 60,82.4", width=0.5)
    pen.shape("41.8,68.4! 51,71 60.2,68.4! 60.8,73! 51,75.8 41.2,73!", GOLD, 0.75)
    pen.line(
        *(f"{43 + i * 2.4},{70.2 + 0.3 * i} {43 + i * 2.4},{73 + 0.3 * i}" for i in range(3)), width=0.35
    )
    pen.line(*(f"{55 + i * 2},{71.4 - 0.3 * i} {55 + i * 2},{74 - 0.3 * i}" for i in range(3)), width=0.35)
    pen.shape("51,69.6! 54,73! 51,76.4! 48,73!", YELLOW, 0.65)
    pen.dot(51, 73, 0.9, INK, 0)
    sleeve(
        pen,
        "41.8,51 34.6,57.6 29.4,59.8",
        "29.4,59.8 25.4,54.4 24.6,49.4",
        ("8.6 8.8 7.7", "7.7 6.7 5.4"),
        CRIMSON,
        1,
    )
    pen.line("31.4,56.4 32.4,59", "29.2,56 29.6,58.6", width=0.45)
    hand = pen.at(24.6, 41.6, 1, True)
    rim_thumb(hand)
    pen.drawing.define("cup", vase)
    pen.use("cup", 24.6, 28, 0.68)
    rim_fingers(hand)
    pen.shape("20.8,50.2! 28,50! 28.2,46.8! 20.8,47!", CRIMSON, 0.65)
    sleeve(
        pen,
        "60.4,51 66.6,58 68.6,63.6",
        "68.6,63.6 67.6,69.6 64.6,73.4",
        ("8.6 8.8 7.9", "7.9 6.7 5.4"),
        CRIMSON,
        1,
    )
    pen.line("65.6,60 68,62", "65.4,63.6 67.4,65.4", width=0.45)
    dagger = pen.at(60.8, 76.2, rotate=-34)
    dagger.shape("-1.7,4! 1.7,4! 1.5,20! 0,25.4! -1.5,20!", OCHRE, 0.65)
    dagger.line("0,6 0,22", width=0.35)
    dagger.shape("-1.2,-5! 1.2,-5! 1.2,4.4! -1.2,4.4!", GOLD, 0.6)
    dagger.strap("-4.4,4.6 4.4,4.6", fill=YELLOW, width=1.4)
    dagger.dot(0, -6, 1.9, YELLOW, 0.65)
    grip(dagger.at(0, 0, 0.96, rotate=-8))
    pen.shape("61.6,71.6! 66.6,75.6! 68.6,72.6! 63.6,69!", WHITE, 0.6)
    head = pen.at(51, 34.1, 1.14)
    head.shape("-5.4,0! 5.4,0! 6,9! -6,9!", GREY_HAIR, 0)
    neck(head, 7)
    collar = (
        "43.6,42.4 38.6,45.6 37,49.4! 39.8,49.4 40.6,51.8! 43.4,50.6 45,53! 47.4,51.4 49.4,53.8! "
        "51,51.6 53,53.8! 54.8,51.4 57.4,52.8! "
        "58.8,50.4 61.6,51.6! 62.4,49.2 65,49! 63.4,45.4 58.4,42.4 51,45"
    )
    pen.shape(collar, YELLOW, 0.75)
    pen.line(
        "43,44.4 41,48.4",
        "45.4,45.2 44.4,50",
        "48.2,45.8 47.6,51",
        "51,46 51,51.4",
        "53.8,45.8 54.4,51",
        "56.6,45.2 57.8,50",
        "59,44.4 61.2,48.6",
        width=0.45,
    )
    frontal(head, Look(FLESH, GREY_HAIR, hair_length=6.6, brow=-0.1, mouth=0.2))
    plume(head, "4,-9.6 9,-12.4 13.6,-11 15.6,-7 15,-2.6", 5.6, RED, 6, side=-1, barbs=1)
    head.shape("-8,-5.4 -9.4,-8.4 -7,-11.4 -1,-12.6 5.4,-12.4 9.4,-10 9,-6.6 7,-5 0,-6.4", GREEN, 0.8)
    head.shade("8.8,-6.6 9,-9.6 6,-12", -2.6, 1, 0.42)
    head.line("-5,-10.4 -3.4,-8.4", "-1,-11.6 0,-8.8", "4,-11.2 3.6,-8.6", width=0.45)
    head.shape("-5.7,-3.5! 0,-5.8 5.7,-3.5! 6.2,-6! 0,-8.2 -6.2,-6!", BLUE, 0.65)


def knave_of_swords(pen: Pen) -> None:
    """Long hair, yellow hat with a blue plume; sword point down in one hand, a green branch in the other."""
    flat_plinth(pen, BLUE)
    leg(pen, 43.6, FLESH, 102, -1, 1)
    leg(pen, 59.6, FLESH, 102, 1, -1)
    pen.line(
        "41,112 43.4,113.2 45.6,111.8",
        "57.4,112 59.8,113.2 62,111.8",
        "42.4,116 43.8,117",
        "59,116 60.4,117",
        width=0.4,
    )
    shoes(pen, 43.6, 59.6)
    breeches(pen.at(51.6, 80), GREEN, 27.6)
    doublet = (
        "46.4,45.8! 39.6,49! 41.4,60 43,69! 39.8,82.6! 51.4,85.4 63.4,82.6! 60.4,69! 62,60 63.8,49! "
        "57.2,45.8!"
    )
    pen.shape(doublet, RED, 0.9)
    pen.shade("62.8,51 61.8,60 60.4,69 63,82", 4.4, 1.1, 0.45)
    pen.shade("40.4,51 41.6,60 43,68.4", -3.4, 1.15, 0.42)
    pen.line("51.4,48 51.6,69", "51.4,75 51.4,85", width=0.5)
    for y in (52, 56.4, 60.8, 65.2):
        pen.dot(52.8, y, 0.8, DEEP, 0.45)
    pen.shape("42.6,68! 51.6,70.6 60.8,68! 61.4,72.6! 51.6,75.4 42,72.6!", GOLD, 0.75)
    pen.line(
        *(f"{44 + i * 1.6},70.4 {44 + i * 1.6},72" for i in range(3)),
        *(f"{56 + i * 1.6},71 {56 + i * 1.6},72.6" for i in range(3)),
        width=0.4,
    )
    pen.shape("49,69.4! 54.2,69.4! 54.2,75.6! 49,75.6!", WHITE, 0.7)
    pen.shape("50.6,71! 52.6,71! 52.6,74! 50.6,74!", INK, 0)
    _branch(pen)
    sleeve(
        pen, "42.4,50.6 37,58.6 33.6,64", "33.6,64 28,69.6 23.4,73", ("8.5 8.5 7.4", "7.4 6.1 4.9"), YELLOW, 1
    )
    pen.line("36,60 38.6,62.4", "34,63 36.6,65.6", width=0.45)
    pen.shape("21.6,70.6! 24.6,76.4! 26.8,75! 24,69.4!", YELLOW, 0.6)
    grip(pen.at(20, 75.4, 0.94, rotate=-24))
    sleeve(
        pen,
        "60.6,51.4 66.4,57.6 69.4,64",
        "69.4,64 72.6,59.4 75.2,54.2",
        ("9 8.6 7.9", "7.9 6.8 5.6"),
        YELLOW,
        -1,
    )
    pen.line("66.2,62.6 69.4,61", "67.6,66 70.8,63.4", width=0.45)
    _lowered_sword(pen.at(81, 48.4))
    grip(pen.at(80.6, 49, 1, True, -38))
    pen.shape("72.6,53! 77.6,55.6! 78.8,53.2! 73.8,50.6!", YELLOW, 0.6)
    head = pen.at(52.4, 34.1, 1.14, True, 2)
    head.shape("-5,0! 5.4,0! 5.4,9.4! -5.4,9.4!", GREY_HAIR, 0)
    neck(head, 7)
    ruffle = (
        "45.6,43.6! 44.6,48! 46.6,46.8 48,48.6! 49.4,47.2 51,49.2! 52.4,47.2 54.2,48.8! 55.6,47 "
        "57.2,48.4! 58.6,46.8 60.6,47.8! 59.4,43.6! 52.6,45.4"
    )
    pen.shape(ruffle, WHITE, 0.6)
    pen.line(
        "49.2,45.4 49.2,47.2",
        "52.4,45.4 52.4,47.2",
        "55.4,45 55.6,47",
        width=0.35,
    )
    three_quarter(head, Look(FLESH, GREY_HAIR, hair_length=7, far_lock=True, brow=-0.1))
    for spine in ("47,29 46.4,35 45.3,41 45.7,45.6 44,50", "58.2,29 58.8,35 59.4,41 59,45.6 60.8,50"):
        pen.shape(limb(spine, "2.6 3 3.6 3.4 .8", "fp"), GREY_HAIR, 0.6)
        pen.line(spine, width=0.35)
    plume(head, "0,-10.4 4,-14 9.4,-14.2 13,-10.8 14,-6", 6.4, BLUE, 6, side=-1, barbs=1)
    head.shape("-4.4,-6! -4.6,-10 -1.6,-12.6 2.6,-12.4 5,-9.4 5.4,-6! 0,-5", YELLOW, 0.8)
    head.line("-2,-11 -1.6,-7", "1.6,-11.4 1.6,-7", width=0.4)
    head.shape("-8.6,-4.8 -7,-7 -2,-7.6 4,-7 8.6,-4.4 9,-2.4 6.4,-2.6 1,-4.2 -5,-3.6", YELLOW, 0.8)
    head.shade("-6.4,-3.6 1,-4.2 8,-2.4", -1.8, 1, 0.38)


def _branch(pen: Pen) -> None:
    """The upright laurel branch, its foot in the hand at 20, 75."""
    pen.line("20,84 20.2,70 20.4,50 21,24", width=1.8)
    pen.line("20,84 20.2,70", width=0.8, ink=GREEN)
    for i in range(8):
        y = 65 - i * 5.4
        size = 1 - 0.045 * i
        for flip in (False, True):
            twig = pen.at(20.4 + i * 0.07, y, size, flip, 0)
            twig.shape("0,2! -2.4,1 -6.4,-3 -7.4,-9.4! -4,-8 -1,-4 0,.4!", GREEN, 0.55)
            twig.line("-.6,.4 -3.6,-3.4 -6.2,-7.6", width=0.35, ink=DARK_GREEN)
    pen.shape("20.9,28! 18.4,24 18.6,19.6 21,15.4! 23.2,19.6 23.4,24", GREEN, 0.55)


def _lowered_sword(pen: Pen) -> None:
    """A sword point down; the origin lies on its grip."""
    pen.shape("-2.6,12! -2.6,88.6! 0,94! 2.6,88.6! 2.6,12!", BLUE, 0.85)
    pen.shape("0,12! 0,93! 2.3,89! 2.3,12!", NAVY, 0)
    pen.line("0,12 0,92.6", "1.3,12 1.3,89.6", width=0.4)
    pen.shape("-1.6,-4! 1.6,-4! 1.6,12! -1.6,12!", GOLD, 0.65)
    pen.dot(0, -5.4, 2.1, YELLOW, 0.7)
    pen.strap("-4.6,11.4 -2.8,12.8 0,13 2.8,12.8 4.6,11.4", fill=YELLOW, width=1.9, edge=0.55)


def knave_of_clubs(pen: Pen) -> None:
    """Seen from the side, his back half turned: green plumed hat, ruff, yellow jerkin; the club upright at left."""
    flat_plinth(pen, GREEN)
    for ankle in (42.6, 58.6):
        leg(pen, ankle, YELLOW, 112, 1, 1)
        shoe(pen.at(ankle, 142, 1.06), WHITE)
    legs = [
        limb("60,78 61,92 60.4,104 60.4,114", "17 16 13.4 11.4", "rf"),
        limb("52.6,82 49.6,92 46,104 44.4,114", "17 17 14 11.4", "rf"),
    ]
    pen.union([legs[0], "50,72! 67,70! 69.6,80 68,90 60,94"], RED, 0.85)
    pen.shade("69.4,80 68.6,92 67,104 66,113", 4.4, 1.1, 0.45)
    pen.union([legs[1], "46,74! 62,74! 62,84 56,92 44,90"], RED, 0.85)
    pen.line("46.6,82 42.6,94 39.8,112", "60.6,82 60,90 57.4,95", width=0.55)
    pen.shade("57.4,94 54.4,102 51,111", 4, 1.1, 0.45)
    pen.shade("44.6,78 41,92 38.8,104", -3, 1.2, 0.42)
    for knee in (44.2, 60.4):
        at = pen.at(knee, 112)
        at.shape("-6.6,0! 0,1.6 6.4,0! 7,3.6 5.6,7.6! 0,9 -5.8,7.6! -7.2,3.6", GREEN, 0.75)
        at.line("-6,3 0,4.6 6,2.8", "-6,5.6 1,7 6,5", width=0.4)
    far = limb("71,62 73.6,70 74.4,79", "6.4 6.8 5.8", "rf")
    pen.shape(far, BLUE, 0.8)
    pen.shade("76,67 77,71 77,78", 2.8, 1.1, 0.42)
    hanging(pen.at(74.8, 82.6, 0.94, rotate=-4))
    pen.shape("71,78! 78,77.4! 78.4,82.6! 71.6,83.4!", YELLOW, 0.65)
    pen.shade("78.2,78 78.3,82", 2.4, 0.8, 0.35, fade=False)
    jerkin = (
        "51,46.4! 46.8,50.4 45.4,58 46.4,68! 42,79! 50,81 60,81 70.6,78.4! 68.6,68! 68.6,62 70,55 "
        "68.4,49! 63,45!"
    )
    pen.shape(jerkin, YELLOW, 0.9)
    pen.shade("69.6,55 68.6,64 68.6,68 70.2,77.6", 6, 1.05, 0.45)
    pen.line("63.6,49 63,58 62.6,68", "50.4,72 49,80", "56.6,72.6 56.4,80.8", "62.6,72 63.6,80.4", width=0.5)
    pen.shape("46.4,67.4! 57,69.6 68.6,67.4! 69,70.8! 57,73 45.6,70.8!", GREEN, 0.65)
    back_puff = "66,48.6! 71,50 75,55 76.4,61 75.8,66.6! 71,67.6 68.4,65! 69,57 67.4,53"
    pen.shape(back_puff, GREEN, 0.8)
    pen.line("69.4,51.6 72,58 71.4,65.6", "71.6,53 74,59 73.2,65", width=0.5)
    carried(pen.at(30.2, 46, 0.95, rotate=9))
    fore = limb("46,62.6 42,66.6 36.4,67", "8 8.4 6.2", "rf")
    pen.shape(fore, BLUE, 0.8)
    pen.shade("42.6,70.9 40,70.8 37.4,70.2", 3, 1, 0.42)
    pen.shape("33,63.2! 37.4,62.9! 37.2,70.9! 32.8,70.2!", YELLOW, 0.65)
    pen.line("35.3,63.2 35,70.4", width=0.35)
    grip(pen.at(28.4, 66.4, 1.02, rotate=8))
    puff = "54.4,48.4! 58.6,52.6 58.6,59.4 55.6,65 50,69! 44.2,69 40.4,64.8! 40.6,57.6 44.4,50.8 49.6,47.6"
    pen.shape(puff, GREEN, 0.85)
    pen.line(
        "51.4,49.6 47,57 43.6,65.8", "54,50.4 51.6,58.4 47,67.8", "56.2,52.6 55.2,59.4 51.2,67", width=0.55
    )
    pen.shade("58.4,54 58.3,59.6 55.4,65 50.6,68.4", 2.8, 1.05, 0.45)
    head = pen.at(57.6, 34.5, 1.14, False, -3)
    head.shape("-1.8,6! 4,5! 5,12! -2.8,12!", FLESH, 0.6)
    head.shade("4,6 4.8,11", 4, 0.9, 0.35, fade=False)
    pen.shape("54,43.4 53,46.6 58,49 64.6,47.4 65,44 59,46", YELLOW, 0.6)
    ruff = (
        "52.6,45.6 48.6,48.6! 50.2,49.6 50,52.4! 52.4,52 53,54.6! 55.4,53.2 57,55.6! 59,53.4 61,55! "
        "62.4,52.6 65,53.4! 65.6,50.8 "
        "68.6,50.6! 67.6,47.6 65,45.6 59,49"
    )
    pen.shape(ruff, WHITE, 0.65)
    for x, y in ((51.6, 50.2), (54.2, 51.6), (57.6, 52.4), (61, 51.8), (64.2, 50.4), (66.4, 48.8)):
        pen.dot(x, y, 0.4, INK, 0)
    profile(head, Look(FLESH, GREY_HAIR, hair_length=9.4, brow=-0.1))
    head.shape("-4.4,-7.4 -2.4,-11.4 2,-12.8 6.6,-11 9,-6.4 8.4,-2.4 3,-5 -1.6,-6.4", GREEN, 0.75)
    head.line("-.6,-11 -.4,-8.4", "3.4,-11.2 3,-8", "6.6,-9.2 5.6,-6.4", width=0.4)
    brim = "-7,-5.4 -5.4,-7.8 -1,-8 4,-6.4 8.4,-3.4 10,0 8.2,1.2 4.6,-1.4 0,-3.4 -4.4,-4"
    head.shape(brim, GREEN, 0.75)
    plume(head, "5,-6 9.4,-8.4 13.6,-5.6 15,-.4 13.8,4.6", 6, RED, 6, side=-1)
    head.dot(4.6, -5.4, 1.7, YELLOW, 0.6)
    head.dot(4.6, -5.4, 0.6, INK, 0)


KNAVES: dict[str, Callable[[Pen], None]] = {
    "D8": knave_of_coins,
    "C8": knave_of_cups,
    "S8": knave_of_swords,
    "B8": knave_of_clubs,
}
"""The knaves by card."""
