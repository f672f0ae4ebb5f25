"""The courts of coins: their upper halves."""

from art.kit.body import open_hand
from art.kit.feathers import plume
from art.kit.geometry import limb
from art.kit.hatching import Hatch
from art.kit.ornaments import star
from art.kit.pen import Pen
from art.piacentine.coins import SMALL, small_coin
from art.piacentine.figure import (
    MERRY,
    STERN,
    bust,
    crown,
    cuff,
    ermine,
    hand,
    jewel,
    lozenges,
    neck,
    side_head,
    sleeve,
)
from art.piacentine.horse import COAT, forelock, horse_head, mane
from art.piacentine.palette import BLUE, BRICK, DARK, FLESH, GOLD, GREEN, NAVY, PALE, RED, SKY, WHITE


def held_coin(pen: Pen, x: float, y: float, radius: float = 12.4) -> None:
    """The suit's coin."""
    pen.drawing.define("coin", small_coin)
    pen.use("coin", x, y, radius / SMALL)


def raised_arm(pen: Pen, upper: str, fore: str, fill: str, wrist: tuple[float, float]) -> None:
    """An arm that holds a coin up at the left: sleeve, gold cuff, bare wrist, hand."""
    x, y = wrist
    bare = limb(f"{x + 0.6},{y} {x},{y - 6} {x - 0.4},{y - 11}", "6 5.4 4.6", "ff")
    pen.shape(bare, FLESH, 0.7)
    sleeve(pen, upper, "10.6 11 9.4", fore, "9.4 9 7.4", fill, -20)
    cuff(pen, x + 0.8, y - 0.6, -4, 8.4, GOLD, 4.6)
    hand(pen, x - 0.2, y - 13, 74, True, 1.25)


def knave(pen: Pen) -> None:
    """A page in an open red coat, a coin held up, the other hand on his breast, plumes on a blue beret."""
    # skirt of the coat
    skirt = "40,80! 73,77! 78,90! 33,90!"
    pen.shape(skirt, RED)
    pen.hatch(skirt, Hatch(80, -1, 0.5, 1.9, 0.5))
    pen.shape("71,81! 74.6,80! 80,90! 72.6,90!", NAVY, 0.6)
    pen.line("44,84 41,90", "54,86 53,90", "64,83 65,90", width=0.55)
    # trunk
    trunk = "42,47 34,50 30.6,56! 36,66 40,74 41,82! 72,79! 72,70 74,60 75.6,54! 70,48 58,46"
    pen.shape(trunk, RED)
    pen.hatch("64,50 75.6,54! 74,60 72,70 72,79! 62,80", Hatch(0, 1, 0.45, 1.7, 0.5), trunk)
    pen.hatch("30.6,56! 36,66 40,74 41,82! 46,80 42,66", Hatch(0, -1, 0.5, 1.7, 0.5), trunk)
    pen.shape("42,47.4! 59,45.6! 62,47.4 61,60 56,79! 51,72 45,60 41,50", BLUE, 0.7)
    pen.shape("45,51! 57.6,50! 57.4,62 55.4,74! 50.4,66 46.6,58", GOLD, 0.6)
    pen.line("47,53 57.6,52.2", "49.4,56 51,65", "52.4,54 53.4,70", "55.4,54 55.6,70", width=0.4)
    pen.shape("42,47.4! 45.6,47! 57.4,78.4! 55.6,80.6!", BLUE, 0.6)
    pen.shape("62.6,47.4! 59,45.8! 57,66 55.4,76! 57.4,80!", BLUE, 0.6)
    # belt
    pen.shape("41.4,79.6! 56,83 72,77! 73,81! 57,87.6 40.6,83.8!", GREEN, 0.7)
    pen.line("42,81.8 56,85.2 72,79", width=0.5, ink=PALE)
    jewel(pen, 57, 84.6, 4)
    # arms
    raised_arm(pen, "36.4,54 30.4,64 25.6,72.6", "25.6,72.6 20.6,66 18.4,59", RED, (17.6, 57))
    pen.line("31,69 28.6,72 25.6,73.6", "30.6,65 27.6,68", "34.6,58 33,62", width=0.5)
    open_hand(pen.at(60.6, 60.4, 1.2, rotate=14), FLESH)
    sleeve(
        pen, "69.6,54 77.4,61.6 82.4,68.4", "11 11.6 10.4", "82.4,68.4 75.4,68.4 68.4,65", "10.4 9 7", RED, 40
    )
    pen.line("75,56 78.4,60 80,64.4", "86.4,67.4 82.4,69.8 78,69.6", "71.6,58 74,62", width=0.5)
    cuff(pen, 67, 64, -66, 8.4, GOLD, 5)
    # coin, head, hat
    held_coin(pen, 24.6, 30.6)
    pen.shape(limb("17,46.6 18.6,43.4 21.4,41.6", "2.6 2.4 2", "rr"), FLESH, 0.6)
    neck(pen, 51, 38, 7, 9)
    at = bust(pen, 51.6, 33.4, True, 5, MERRY)
    plume(pen, "56,18.6 62,13 69.6,11.6 75.6,14 77.4,18.6", 7.6, GOLD, 5, 1)
    plume(pen, "59,20.4 67,18 74,20.4 78.6,25.6 77.6,30.4", 8.6, RED, 5, -1)
    plume(pen, "46,19 40.6,16.6 37.4,12.6 38.6,9", 6, RED, 3, -1)
    at.shape("-6.4,-5.4 -7,-8.6 -4,-11.6 1,-12 5.6,-10 7,-6.4 5,-5 0,-5.4", GOLD)
    at.line("-3.6,-6 -4,-9 -2.6,-11.4", "1,-6 1.2,-9 .6,-11.8", "4.6,-5.6 5,-8.4", width=0.45)
    brim = "-8.4,-3.4 -8.6,-6.4 -4,-7.4 1,-7.6 6,-7.4 8.6,-6 8.4,-3 4,-4.2 -.4,-4.6 -5,-3.8"
    at.shape(brim, BLUE)
    at.hatch("-9,-3 -9,-8 -3,-8 -3,-4", Hatch(80, 1, 0.5, 1.3, 0.42), brim)


def knight(pen: Pen) -> None:
    """A rider half turned on a horse seen from behind, a coin held up, its head beside him."""
    # the horse's neck and head
    chest = "79,34 72.6,44 68.4,57 65,72 64,90! 93,90! 93,76 90,70 84,60"
    pen.shape(chest, COAT, 0.85)
    pen.hatch("84,60 90,70 93,76 93,90! 80,90 82,74", Hatch(70, -1, 0.5, 2.4, 0.55), chest)
    head = pen.at(81, 36.4, 0.98, rotate=36)
    horse_head(head, BLUE, GOLD)
    mane(pen, ((80, 37), (75.4, 43), (72, 50.6), (69, 59)), (-1.6, 17))
    forelock(head)
    # rump, tail, saddle cloth
    rump = "8,90! 9,79 14,70 23,64.6 34,64 44,68 52,76 55,90!"
    pen.shape(rump, COAT, 0.9)
    pen.hatch("44,68 52,76 55,90! 42,90! 44,78", Hatch(20, 1, 0.6, 2, 0.55), rump)
    pen.line("31,68 30.6,76", "22,69 19,78 18,89", "41,71 44,80 44,89", width=0.6)
    pen.strap("21,65.4 25,76 30,78.4 38,76 42,68", fill=BRICK, width=1.2)
    pen.shape("27.6,77! 33.6,77! 37,82 38.6,90! 22.4,90! 24,82", GREEN, 0.7)
    pen.line("29,79 27,89", "32,79 33,89", width=0.5)
    cloth = (
        "10.6,72.4! 16,64 26,58.4 36,58.4 46,62.6 54,70.4 58.4,80 60,90! 54,90! 51.6,79 45,70.6 36,66"
        " 26,66 19,69 14.6,75!"
    )
    pen.shape(cloth, RED, 0.8)
    pen.line("13.4,72.6 18.6,66.4 26.6,63.2 36,63.2 45.4,67.4 52.4,75 56.4,89", width=1.9)
    pen.line("13.4,72.6 18.6,66.4 26.6,63.2 36,63.2 45.4,67.4 52.4,75 56.4,89", width=1, ink=GOLD)
    # leg and skirt
    leg = limb("52,72 61,80 68,92", "14 13 11", "rf")
    pen.shape(leg, BLUE)
    pen.line("55.6,70.4 64,79 70.4,90", width=2)
    pen.line("55.6,70.4 64,79 70.4,90", width=1.1, ink=GOLD)
    skirt = "37.6,60! 59.4,59! 63.4,67 62,73.4! 57.4,71! 54,75! 49.4,71! 45.4,73.6! 42,69! 36.4,69.6!"
    pen.shape(skirt, GREEN)
    pen.line("43,62 42.4,69", "48.6,62 49,70.4", "54.6,62 56,70.6", width=0.5)
    # breastplate
    plate = "39.4,44 35.6,48! 37.4,55 38.4,62! 48,63.6 59,61.6! 60,54 63.4,47! 58.4,43 49,46"
    pen.shape(plate, BLUE)
    pen.hatch("54,46 63.4,47! 60,54 59,61.6! 53,62.4", Hatch(0, 1, 0.45, 1.6, 0.5), plate)
    for edge in ("39.4,44.6 40.4,53 40.8,61.8", "58.4,43.8 57.4,52 56.8,61.6"):
        pen.line(edge, width=2.2)
        pen.line(edge, width=1.3, ink=GOLD)
    pen.shape("44.8,50! 49,48.8 53.2,50! 53,56 49,61! 45,56", GOLD, 0.6)
    pen.shape("46.2,51.2! 49,50.4! 49,58.6! 46.4,55!", RED, 0.4)
    pen.shape("49,50.4! 51.8,51.2! 51.6,55! 49,58.6!", DARK, 0.4)
    star(pen, 43.4, 48.6, 1.7, GOLD, 0.35)
    star(pen, 54.8, 48.2, 1.7, GOLD, 0.35)
    # arms
    raised_arm(pen, "37.6,48.4 29.6,55.6 23.4,62", "23.4,62 19.4,56.4 17.6,50.4", RED, (16.8, 48.6))
    pen.line("29.4,59 26.4,62 23,62.8", "34,52 31.4,55.6", width=0.5)
    pen.strap("88.4,71.6 80,72 70,68 57,60.6", fill=BLUE, width=1)
    sleeve(pen, "61.4,48 66.6,55 68.4,61", "10 10.4 9.2", "68.4,61 64.4,63.4 60.4,62", "9.2 7.6 6", RED, 30)
    pen.line("64.6,52 67,56", "71,61 67.6,63 64.4,62.6", width=0.5)
    hand(pen, 56.4, 60.4, 14, False, 1.2)
    pen.shape(
        "68,79! 93,74! 93,78! 90.4,82.4! 87.4,79! 84.4,84! 81.4,80.4! 78,85.4! 75,81.6! 71.4,86! 68,83!",
        BLUE,
        0.7,
    )
    # coin, head, cap
    held_coin(pen, 23.4, 22.6)
    pen.shape(limb("16,37.6 17.4,34.6 20,33", "2.6 2.4 2", "rr"), FLESH, 0.6)
    neck(pen, 49.6, 33, 6.8, 9)
    pen.shape("40.6,43.6 45,41.4 49.4,44.6 54,41.4 58.6,43.4 56,48 49.4,50 43,48", GREEN, 0.7)
    at = bust(pen, 49, 28.4, False, -3)
    plume(pen, "55.6,18 61,20.6 67,25 71.4,30.6", 7, GOLD, 4, 1)
    plume(pen, "54.6,15.4 61,13.4 69.4,14.6 77.6,19.6 80.6,26", 9, BLUE, 5, -1)
    at.shape("-5.6,-4.6 -6.6,-9.4! -1,-11.4 5,-10.8! 6.6,-8 6.4,-4 2,-5.4 -2,-5.4", RED)
    at.hatch("3,-11 6.6,-8 6.4,-4 3,-5", Hatch(0, 1, 0.7, 1.2, 0.42))
    at.shape("-6,-4.2 -5.8,-6.6! 0,-7.6 6.8,-6! 7,-3.2 3,-4.6 -2,-5", GOLD, 0.65)
    at.dot(-1.4, -8.6, 1.8, GOLD, 0.5)
    at.dot(-1.4, -8.6, 0.9, BLUE, 0.35)


def king(pen: Pen) -> None:
    """A king in profile, in ermine and a red mantle, a halberd in his hand, the coin above it."""
    # mantle behind
    pen.shape("40,45 30,48.6 21,58 15.6,72 14,90! 40,90!", RED)
    pen.hatch("40,45 30,48.6 21,58 15.6,72 14,90! 30,90! 30,66", Hatch(65, -1, 0.42, 1.8, 0.5))
    pen.line("30,53 22,66 19.4,88", "33,57 27,70 25.4,88", width=0.6)
    # robe
    robe = "38,48 32.4,58 30.4,72 31,90! 66,90! 66.4,74 64,58 56,47"
    pen.shape(robe, GREEN)
    pen.hatch(robe, Hatch(88, -1, 0.3, 2.1, 0.5))
    pen.line("42,80 41,89", "49,81 49,89", "57,80 58.6,89", "36,62 35,74", width=0.55)
    pen.shape("31,75! 48,78 65.6,74.4! 66.2,79.4! 48,83 30.6,80!", GOLD, 0.7)
    lozenges(pen, (33, 78), (64, 78), 6, 1.5, (RED, BLUE))
    for x, y in ((38, 62), (35, 69.4), (42, 69), (39, 86), (45.6, 85.6), (52.6, 85.6), (60, 85.6)):
        pen.shape(f"{x},{y - 1.8}! {x + 1.1},{y} {x},{y + 1.8}! {x - 1.1},{y}", GOLD, 0.35)
    # the near sleeve that hangs, its gold hem
    pen.shape("34,58 27.4,64 24.6,74 25,80! 34.4,81.4! 37.6,72 39,62", GREEN, 0.75)
    pen.shape("24.6,76! 35.6,77.6! 34.6,81.8! 24.6,80.4!", GOLD, 0.6)
    pen.shape("25.4,80.6! 34,82! 35,90! 25,90!", BLUE, 0.7)
    # ermine
    fur = (
        "39,46.6 48,48 57,46 63,50 67,57 68.4,65 65.6,72.4! 61,71 57.6,75! 53,71.6 48.4,73.4! 45,67.6"
        " 41,64 39.6,57! 36,52"
    )
    pen.shape(fur, WHITE)
    pen.hatch(fur, Hatch(60, 1, 0.32, 1.9, 0.5), ink="#8fb4cf")
    ermine(
        pen,
        (44, 53),
        (49, 57.4),
        (46, 62.6),
        (53, 63),
        (51, 68),
        (58.4, 67.6),
        (62.6, 62),
        (64, 68.4),
        (56, 54),
        (62, 55.4),
    )
    pen.shape("38,50.6 42,46 47,50.6 54,51.6 60,49.6 59,54 53,56 45,55.4", "#c98a5a", 0.65)
    pen.line("42,48.6 45,53", "50,52.4 50.4,55", "55,52 55.4,54.6", width=0.4)
    jewel(pen, 38.4, 50, 2.6, NAVY)
    jewel(pen, 59.4, 58.4, 3)
    # halberd and the arm that holds it
    pen.strap("81,44 81,90", fill=PALE, width=1.9, edge=0.5)
    axe = pen.at(81, 47)
    axe.shape("-1.4,-3.4! -6,-5 -9.6,-10! -12.6,-5 -13.4,1 -11.4,7 -8,11.6! -5.6,6 -1.4,3.4!", BLUE, 0.75)
    axe.line("-11.4,-5.6 -12,.6 -9.6,7.6", width=0.45, ink=SKY)
    axe.shape("1.4,-2.6! 5,-2! 8.6,0! 5,2! 1.4,2.6!", BLUE, 0.65)
    axe.shape("-1.6,-4! -3,-8 0,-14! 3,-8 1.6,-4!", BLUE, 0.7)
    axe.line("0,-12 0,-5", width=0.4, ink=SKY)
    axe.shape("-2,-4! 2,-4! 2,4.4! -2,4.4!", GOLD, 0.6)
    sleeve(pen, "58,73 63,77 68,79.6", "9.6 9.6 9", "68,79.6 72,80.4 75.4,80.4", "9 8 6.8", BLUE, 60)
    cuff(pen, 75, 80.4, 92, 7.6, GOLD, 4)
    hand(pen, 80.4, 80, 0, True, 1.3)
    # head and crown
    pen.shape("43,38! 51,39! 53,48! 46,51.6 39.6,47!", FLESH, 0.7)
    pen.hatch("43,38! 51,39! 53,48! 46,51.6 39.6,47!", Hatch(12, -1, 0.5, 1.3, 0.4))
    side_head(pen, 46.4, 31.4, True, -2, STERN)
    crown(pen.at(45.4, 22.4, 0.98, rotate=-9), 0.94)
    held_coin(pen, 78, 19.6, 12)
