"""The courts of coins: their upper halves."""

from art.kit.body import open_hand
from art.kit.feathers import lock, plume
from art.kit.geometry import limb
from art.kit.hands import rim_fingers, rim_thumb
from art.kit.hatching import Hatch
from art.kit.ornaments import star
from art.kit.pen import Pen
from art.piacentine.coins import SMALL, small_coin
from art.piacentine.figure import (
    MERRY,
    STERN,
    bent_arm,
    bust,
    crown,
    cuff,
    ermine,
    grasp,
    hand,
    jewel,
    lozenges,
    neck,
    side_head,
    sleeve,
)
from art.piacentine.horse import COAT, MANE, STRAND, forelock, horse_head, mane
from art.piacentine.palette import BLUE, BRICK, DARK, FLESH, GOLD, GREEN, NAVY, PALE, RED, SKY, WHITE


def held_coin(pen: Pen, x: float, y: float, radius: float = 12.4) -> None:
    """The suit's coin."""
    pen.drawing.define("coin", small_coin)
    pen.use("coin", x, y, radius / SMALL)


def raised_coin(pen: Pen, upper: str, fore: str, fill: str, wrist: tuple[float, float]) -> None:
    """An arm that holds a coin up at the left: bare wrist, sleeve, gold cuff, and the hand on the coin's rim."""
    x, y = wrist
    rim = pen.at(x + 1.6, y - 9.6, 1.2, True, 12)
    rim_thumb(rim, FLESH)
    held_coin(pen, x + 4.2, y - 21.4)
    rim_fingers(rim, FLESH)
    sleeve(pen, upper, "11.4 11.4 9.4", fore, "9.4 9 7.4", fill, -20)
    cuff(pen, x + 0.8, y - 0.6, -4, 8.4, GOLD, 4.6)


def knave(pen: Pen) -> None:
    """A page in an open red coat, a coin held up, the other hand on his breast, plumes on a blue beret."""
    # skirt of the coat
    skirt = "41,79.4! 71.4,77.6! 78,90! 33,90!"
    pen.shape(skirt, RED)
    pen.hatch(skirt, Hatch(80, -1, 0.5, 1.9, 0.5))
    pen.line("44,84 41,90", "54,86 53,90", "64,83 65,90", width=0.55)
    # trunk, raised arm
    trunk = "42,47 34,50 30.6,56! 36,66 40,74 41,82! 72,79! 72,70 74,60 75.6,54! 70,48 58,46"
    pen.shape(trunk, RED)
    raised_coin(pen, "37,54 30.4,64 25.6,72.6", "25.6,72.6 20.6,66 18.4,59", RED, (17.6, 57))
    pen.dot(38.6, 55.4, 4.6, RED, 0)
    pen.line("31,69 28.6,72 25.6,73.6", "30.6,65 27.6,68", "37,59.6 34.4,63", width=0.5)
    pen.hatch("64,50 75.6,54! 74,60 72,70 72,79! 62,80", Hatch(0, 1, 0.45, 1.7, 0.5), trunk)
    pen.hatch("30.6,56! 36,66 40,74 41,82! 46,80 42,66", Hatch(0, -1, 0.5, 1.7, 0.5), trunk)
    pen.shape("42,47.4! 59,45.6! 62,47.4 61,60 56,79! 51,72 45,60 41,50", BLUE, 0.7)
    pen.shape("45,51! 57.6,50! 57.4,62 55.4,74! 50.4,66 46.6,58", GOLD, 0.6)
    pen.line("47,53 57.6,52.2", "49.4,56 51,65", "52.4,54 53.4,70", "55.4,54 55.6,70", width=0.4)
    pen.shape("42,47.4! 45.6,47! 57.4,78.4! 55.6,80.6!", BLUE, 0.6)
    pen.shape("62.6,47.4! 59,45.8! 57,66 55.4,76! 57.4,80!", BLUE, 0.6)
    # belt
    pen.shape("41.2,79! 56,83 71.6,76.6! 73.2,80.8! 57,87.4 38.6,83.4!", GREEN, 0.7)
    pen.line("40.6,81.4 56,85.2 72.4,78.8", width=0.5, ink=PALE)
    jewel(pen, 57, 84.6, 4)
    # the hand on the breast
    open_hand(pen.at(55.8, 60.4, 1.2, rotate=14), FLESH)
    bent_arm(pen, "69,54 77.4,62 82.6,71.6", "12 11 10", "82.8,74.2 74,70.4 65.6,66.2", "10.4 9 7.4", RED, 40)
    pen.dot(69, 54.6, 4.8, RED, 0)
    pen.line("75,56.4 78.6,60.6 80.4,64.6", "79,70.6 82.4,71.6 85.4,70.6", "70,59.6 72,64", width=0.5)
    cuff(pen, 64, 64.7, -62, 8.6, GOLD, 5)
    # head, hat
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
    # the horse from behind: rump, barrel and neck in one
    body = "40,92! 40,70 46,66 58,68 63,62 66.4,54 69,45 74,37! 76,50 76.6,62 78.4,68 83,75 86.4,83 86.6,92!"
    pen.shape(body, COAT, 0.9)
    pen.hatch("78.4,68 83,75 86.4,83 86.6,92! 78,92 76,78", Hatch(70, -1, 0.5, 2.4, 0.55), body)
    with pen.inside(body, width=0.9):
        pen.shape(
            "58,72! 74,78.6 92,75! 92,79! 86.6,82.6! 83.4,80! 79.6,84! 76.4,80.8! 72.6,84! 69.6,80.6! 58,78!",
            BLUE,
            0.7,
        )
    head = pen.at(75, 36.4, 0.9, rotate=21)
    horse_head(head, BLUE, GOLD)
    mane(pen, ((73.6, 34), (71, 38.6), (69.4, 45), (68.2, 51), (66.4, 57)), (1, 12))
    forelock(head)
    # saddle cloth
    pen.shape("46,62! 60,64! 71,70 77.4,80 78,92! 50,92!", RED, 0.8)
    pen.line("65,66 72.6,76 74.8,84 75.2,91", width=1.9)
    pen.line("65,66 72.6,76 74.8,84 75.2,91", width=1, ink=GOLD)
    # leg and skirt
    leg = [
        limb("54,69 61,74 66,79.6", "13 13 12", "rr"),
        limb("66,79.6 65,86 63.4,94", "12 10.6 9", "rf"),
    ]
    pen.union(leg, BLUE, 0.8)
    pen.hatch(leg[1], Hatch(0, 1, 0.4, 1.6, 0.45))
    pen.line("56,68 62.4,73.6 67.8,80 66.4,92", width=1.9)
    pen.line("56,68 62.4,73.6 67.8,80 66.4,92", width=1, ink=GOLD)
    _rump(pen)
    skirt = "39,61! 58.8,60! 63.4,67 62,73.4! 57.4,70.6! 54,73.6! 49.4,69.6! 45.4,71.4! 42,67.4! 37.4,68.6!"
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
    raised_coin(pen, "38,48.6 29.6,56 23.4,62.4", "23.4,62.4 19.4,56.4 17.8,50.4", RED, (17, 49.4))
    pen.line("29.4,59.4 26.4,62.4 23,63.2", "34.6,53.4 31.6,57", width=0.5)
    bent_arm(
        pen, "60.4,48 66.6,54.6 69.4,61", "11.4 10.6 9.2", "69,63 65,64.6 60.4,63.2", "9.2 8.4 6.8", RED, 30
    )
    pen.line("64.6,51.6 67.6,56", "66.4,60.6 69,61.6", width=0.5)
    cuff(pen, 59.8, 62.6, -78, 7, GOLD, 3)
    pen.strap("84,63.4 78,70.4 67,72.4 58.6,69.6 56,64 54.4,59.6 53.4,56.2", fill=BLUE, width=1)
    hand(pen, 55.6, 61.6, 10, False, 1.2)
    # head, cap
    neck(pen, 49.6, 33, 6.8, 11)
    pen.shape("40.6,43.6 45,41.4 49.4,44.6 54,41.4 58.6,43.4 56,48 49.4,50 43,48", GREEN, 0.7)
    at = bust(pen, 49, 28.4, False, -3)
    plume(pen, "55.6,18 61,20 66,23.6 69,28", 6.4, GOLD, 4, 1)
    plume(pen, "54.6,16 61,13.4 68,13.2 74.6,15.6 79,20.6", 8.4, BLUE, 5, -1)
    at.shape("-5.6,-4.6 -6.6,-9.4! -1,-11.4 5,-10.8! 6.6,-8 6.4,-4 2,-5.4 -2,-5.4", RED)
    at.hatch("3,-11 6.6,-8 6.4,-4 3,-5", Hatch(0, 1, 0.7, 1.2, 0.42))
    at.shape("-6,-4.2 -5.8,-6.6! 0,-7.6 6.8,-6! 7,-3.2 3,-4.6 -2,-5", GOLD, 0.65)
    at.dot(-1.4, -8.6, 1.8, GOLD, 0.5)
    at.dot(-1.4, -8.6, 0.9, BLUE, 0.35)


def _rump(pen: Pen) -> None:
    """The rump of the knight's horse, turned to the viewer: two cheeks, the tail between them, two cruppers."""
    rump = "16.6,93! 16,85 18.4,77 24,70.6 31,67.4 38.4,68.4 46,67.4 53,70.6 58,77 60,85 59.4,93!"
    pen.shape(rump, COAT, 0.9)
    pen.hatch("16.6,93! 16,85 18.4,77 24,70.6! 25,80 24,93!", Hatch(0, -1, 0.7, 1.9, 0.5), rump)
    pen.hatch("53,70.6 58,77 60,85 59.4,93! 51,93! 52,80", Hatch(0, 1, 0.7, 1.9, 0.5), rump)
    pen.hatch("37.4,79 45,83 46,93! 37.4,93!", Hatch(20, -1, 0.8, 1.9, 0.5), rump)
    pen.line("33.4,80.4 31.4,85 32.2,92", "40.6,80.4 42.6,85 42,92", width=0.5)
    with pen.inside(rump, width=0.9):
        pen.strap("22.6,67 27.6,74.6 35.6,78.8", "53,67 46.6,74.6 38.6,78.8", fill=BRICK, width=1.3)
        pen.strap("14,80 20,73.4 27,69.6 38.4,70.4 49,69.6 56,73.4 62,80", fill=RED, width=3.4)
    lock(pen, "37.2,76.6 36.4,81 36.6,86.6 38,98", "4.6 5.4 6.4 5", MANE)
    pen.line(
        "36.4,77.4 35,82 35.4,91", "37.2,77 36.6,84 37.4,91", "38.4,77.6 38,83 39,91", width=0.4, ink=STRAND
    )


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
    lozenges(pen, (39, 79.2), (58, 79), 4, 1.4, (RED, BLUE))
    for x, y in ((35, 69.4), (42, 69), (39, 86), (45.6, 85.6), (52.6, 85.6), (60, 85.6)):
        pen.shape(f"{x},{y - 1.8}! {x + 1.1},{y} {x},{y + 1.8}! {x - 1.1},{y}", GOLD, 0.35)
    # the mantle's front edge, bordered with gold
    front = "37,52 33,60 31,70 30.6,80 31,92"
    pen.shape("38,50! 30,54 26,66 24.6,78 24.6,92! 31,92! 30.6,80 31,70 33,60", RED, 0.75)
    pen.line(front, width=3.2)
    pen.line(front, width=2, ink=GOLD)
    pen.line("29,60 27,74 26.8,91", width=0.55)
    # halberd and the arm that comes from under the ermine to hold it
    pen.strap("81,44 81,90", fill=PALE, width=1.9, edge=0.5)
    axe = pen.at(81, 47)
    axe.shape("-1.4,-3.4! -6,-5 -9.6,-10! -12.6,-5 -13.4,1 -11.4,7 -8,11.6! -5.6,6 -1.4,3.4!", BLUE, 0.75)
    axe.line("-11.4,-5.6 -12,.6 -9.6,7.6", width=0.45, ink=SKY)
    axe.shape("1.4,-2.6! 5,-2! 8.6,0! 5,2! 1.4,2.6!", BLUE, 0.65)
    axe.shape("-1.6,-4! -3,-8 0,-14! 3,-8 1.6,-4!", BLUE, 0.7)
    axe.line("0,-12 0,-5", width=0.4, ink=SKY)
    axe.shape("-2,-4! 2,-4! 2,4.4! -2,4.4!", GOLD, 0.6)
    sleeve(
        pen, "61.4,64 61.8,70 61.4,77.6", "12 12.6 11", "61.4,78.4 68,80.2 75.4,79.6", "11 9.6 7", BLUE, 20
    )
    cuff(pen, 74.6, 79.4, 100, 7.6, GOLD, 4)
    grasp(pen, 81, 79.6, 0, True)
    # ermine
    fur = (
        "39,45 34.6,52 33,61! 37,61.4 39,66! 43,65.6 45.4,70.6! 49.6,69 53,74.4! 57,71.6 61,75.4! 63.6,71"
        " 68,71.4! 69,63 67,56 63,50 57,45.4"
    )
    pen.shape(fur, WHITE)
    pen.line("63,53 65.6,59 66,66", "60.6,64 62,70", "40,50 37,57", "47,64 50,69", width=0.5, ink="#8fb4cf")
    ermine(pen, (40, 58), (46, 59), (42.6, 62.8), (49.4, 65.4), (53, 59.6), (55, 67.4), (62, 66), (64.6, 61))
    # neck, collar, head and crown
    pen.shape("40.6,38! 51.4,39! 52.4,50! 39.6,50!", FLESH, 0.7)
    pen.hatch("40.6,38! 51.4,39! 52.4,50! 39.6,50!", Hatch(12, -1, 0.5, 1.3, 0.4))
    pen.shape(
        "37,47.6 40,45.2 45.4,48 50,48 54.6,45.2 58.4,47 57,51 50,53.8 43.6,53.4 38.4,51.4", "#c98a5a", 0.65
    )
    pen.line("43,48 43.6,52.6", "48,48.6 48.2,53", "53,47.2 53.6,52", width=0.4)
    jewel(pen, 39.4, 49.4, 2.4, NAVY)
    jewel(pen, 57.4, 55.4, 3)
    side_head(pen, 46.4, 31.4, True, -2, STERN)
    crown(pen.at(45.4, 22.4, 0.98, rotate=-9), 0.94)
    held_coin(pen, 78, 19.6, 12)
