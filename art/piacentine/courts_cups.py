"""The courts of cups: their upper halves."""

from art.kit.feathers import plume
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.piacentine.cups import goblet
from art.piacentine.figure import (
    STERN,
    bent_arm,
    bust,
    buttons,
    crown,
    cuff,
    ermine,
    grasp,
    hand,
    jewel,
    lozenges,
    neck,
)
from art.piacentine.horse import COAT, forelock, horse_head, mane
from art.piacentine.palette import BLUE, DARK, GOLD, GREEN, PALE, RED, WHITE

NIGHT = "#22302f"
"""The near-black of the king's brocade."""


def floating_cup(pen: Pen, x: float, y: float, width: float = 19, height: float = 29) -> None:
    """The suit's cup beside a head."""
    goblet(pen.at(x, y).stretched(width / 36, height / 52), 0.75, worked=False)


def knave(pen: Pen) -> None:
    """A page in a red turban cap, a spear with a blue fleur in one hand, the other on a baton at his hip."""
    # spear
    pen.strap("16.6,44 16.2,90", fill=GOLD, width=1.7)
    fleur = pen.at(16.6, 29.6)
    fleur.shape(
        "0,-3! 3,3 1.6,7.6 5.6,5.6 6.6,9.4 3.4,12.6! -3.4,12.6! -6.6,9.4 -5.6,5.6 -1.6,7.6 -3,3", BLUE, 0.7
    )
    fleur.line("0,0 0,11", "-4,8 -2.4,11", "4,8 2.4,11", width=0.4)
    fleur.shape("-2.8,12.6! 2.8,12.6! 2,15.6! -2,15.6!", RED, 0.55)
    # trunk
    trunk = "41,48.6 33.6,51 30.6,56.6! 33.6,67 34.6,77! 63,77! 64,67 68,57! 65.6,51.4 57,48.6"
    pen.shape(trunk, GREEN)
    pen.hatch(trunk, Hatch(0, 1, 0.22, 1.4, 0.5))
    pen.line("36.4,58 37.6,67 37.4,76", "40,62 40.6,76", "60,64 59.6,76", "63,60 61.6,76", width=0.5)
    front = "44.6,49.4! 54.6,49.4! 54.4,77! 45,77!"
    pen.shape(front, RED, 0.65)

    # skirt, belt, far arm
    skirt = "33.4,78! 64,78! 68.6,90! 28.4,90!"
    pen.shape(skirt, RED)
    pen.hatch(skirt, Hatch(86, -1, 0.5, 1.7, 0.5))
    pen.line("40,80 38.4,89", "47,80 46.6,89", "54.6,80 55.4,89", "60,80 62,89", width=0.55)
    pen.shape("34.4,75.2! 48,77.4 63.2,75.2! 64.4,79.4! 48,82 33,79.4!", BLUE, 0.7)
    pen.line("36,77.4 48,79.2 62,77.4", width=0.6, ink=PALE)
    bent_arm(pen, "65,56 75,61 83,68.4", "11.6 11 9.6", "85.4,69.4 81.6,73 78,76.2", "9.4 8.6 7", RED, 40)
    pen.line("71.4,58 75.4,61.4 77.6,65", width=0.5)
    # near arm with the spear
    bent_arm(
        pen, "36,55 32.4,64 31.4,73", "11.6 10.6 9.6", "31.8,74.4 27.6,70.6 24.4,67.4", "9.4 8.6 7", RED, -20
    )
    pen.line("36,60.6 33,65", width=0.5)
    # cape collar, sash
    cape = "41,48.2 34,50.8 30.4,55.4! 36,58.4 43,60.4 50,61 57,60.4 63.4,58.4 68.8,54.6! 65,50.4 58.4,48"
    pen.shape(cape, BLUE, 0.7)
    with pen.inside(cape, width=0.7):
        pen.strap("28,53.4 36,56.2 43,58.2 50,58.8 57,58.2 63.4,56.2 71,52.6", fill=GOLD, width=1.1)
    sash = "32.8,51.8! 38.4,48.8! 64.2,78.8! 68.6,90! 60.6,90!"
    pen.shape(sash, GOLD)
    with pen.inside(sash):
        lozenges(pen, (34.6, 49.8), (67, 89), 8, 2.1, (RED, DARK))
        pen.line("33,51 63.6,90", "36,48.2 72,91", width=0.45)
    grasp(pen, 16.4, 61.6, 32)
    cuff(pen, 23.6, 66.4, -50, 7.4, GOLD)
    # the hand on the baton
    pen.strap("67.4,95 71.6,66", fill="#c58a4e", width=2.4, edge=0.55)
    pen.dot(71.7, 65.6, 1.9, GOLD, 0.6)
    grasp(pen, 69.8, 79.6, -20)
    cuff(pen, 77, 77, -124, 7.4, GOLD)
    # head
    neck(pen, 49, 38, 7, 11)
    pen.shape("40.4,48.4 45,46.6 50,50 55,46.6 59,48.4 56.4,52.6 50,55.4 43.4,52.6", GOLD, 0.7)
    pen.line("43,48.6 44.6,51.6", "47.4,49.6 48,53.4", "52.4,49.6 52,53.4", "56,48.6 55,51.6", width=0.4)
    at = bust(pen, 50, 33.4, True, 4)
    plume(pen, "45,22 39.6,18.4 34,19.4 30.6,24 31,29", 7.4, BLUE, 4, -1)
    plume(pen, "45,18.6 37,12.6 29,11.6 22,14.4 19.6,20.4", 9, GOLD, 6, -1)
    at.shape("-7,-4.4 -7.4,-8.6 -4.4,-12 .6,-13.2 5,-11.6 7,-8 6.4,-4.6 0,-5.6", RED)
    at.hatch("-7,-4.4 -7.4,-8.6 -4.4,-12 -2,-12.6 -4,-8 -3.4,-5", Hatch(60, -1, 0.7, 1.3, 0.45))
    at.shape("-8,-4.6 -5,-7 0,-7.6 5.6,-7 8,-5 7.6,-2.8 4,-3.6 0,-4.2 -4,-3.4 -7.4,-2.4", RED, 0.75)
    at.line("-4.6,-6.8 -4,-3.8", "-.4,-7.4 0,-4.4", "4,-7 3.8,-3.8", "-3,-10 0,-11 3,-10", width=0.5)
    at.dot(5.4, -5.8, 1.3, GOLD, 0.5)
    floating_cup(pen, 78.4, 26)


def knight(pen: Pen) -> None:
    """A rider in a blue coat with a lace collar, the reins in his hand, his horse's head at his side."""
    # skirt, trunk, far arm
    rump = "3,92! 3.6,82 7,74 13,69 20,67.4 34,70 50,76! 60,92!"
    pen.shape(rump, COAT, 0.85)
    pen.hatch("3,92! 3.6,82 7,74 13,69! 12,80 13,92!", Hatch(-20, -1, 0.6, 1.7, 0.5), rump)
    pen.shape("15,92! 14.6,84 16.6,78! 50,78! 50,92!", RED, 0.75)
    pen.line("17.4,91 17,84 18.6,79", width=1, ink=GOLD)
    pen.shape("22.6,77! 50,77! 54,84 52,92! 20.6,92! 20.8,84", GREEN)
    pen.line("27,83 25.6,91", "34,85 34,91", "43,83 45,91", width=0.55)
    trunk = "21,50 15.6,57 17.4,66 20.8,72 23.6,78! 50,78! 52,68 53,58 46,50 33,47"
    pen.shape(trunk, BLUE)
    pen.hatch("40,58 53,58 52,68 50,78! 38,78", Hatch(0, 1, 0.4, 1.9, 0.5), trunk)
    pen.line("33.6,58 34,68 33.4,77", "28,66 29.4,71 28.6,77", "39,64 38.6,72 40,77", width=0.5)
    buttons(pen, (35.4, 60), (35.2, 74), 4, GOLD, 0.8)
    pen.shape("23.4,76! 36,79 50.6,76! 51,80! 36,83.2 22.6,80!", GOLD, 0.7)
    jewel(pen, 36, 81, 2.2)
    # near arm, hand on the belt
    bent_arm(
        pen, "21.6,54.6 15.8,63 16.4,72.4", "13 13 10.6", "16.6,74.6 21,77.4 26,79.4", "9.8 9 7", BLUE, -10
    )
    hand(pen, 31, 81.2, 20, True, 1.2)
    cuff(pen, 26.2, 79.5, 112, 7.2, GOLD, 3.6)
    pen.dot(24.6, 56, 5.6, BLUE, 0)
    pen.line("20,60 17.6,65 19.4,70", "14.4,59 13,65", "24.4,62.6 22,68", width=0.5)
    # head, hat, collar
    neck(pen, 33.6, 38, 7, 10)
    at = bust(pen, 34.4, 32.6, True, 2, STERN)
    plume(pen, "41,19.6 47,15.6 53.4,17 55.6,22.4 53.4,27.4", 9, BLUE, 4, -1)
    plume(pen, "36,19 34,13.6 35.4,9.6 39.6,8.4", 5, RED, 3, 1)
    at.shape("-6.6,-4.4 -7,-8 -4.4,-10.4 0,-11.2 4.6,-10.4 7.4,-7.8 7,-4.4 0,-5.6", RED)
    plume(pen, "42.6,20.4 37.4,15.4 30,14 23.6,16.2 20.4,22.4", 9.4, GOLD, 6, -1)
    at.shape("-9,-3 -8.4,-5.4 -3,-6.6 2,-6.8 7,-6.2 9.6,-4 9,-2 4,-3.2 0,-3.8 -5,-3", RED)
    at.hatch("-9,-3 -8.4,-5.4 -3,-6.6 0,-6.6 -2,-3.4 -6,-3", Hatch(75, 1, 0.6, 1.2, 0.42))
    # horse
    body = "55,48 50,56 47.6,66 46.6,74 48,82 53,92! 84,92! 80,83 74,77 66,72! 60,56"
    pen.shape(body, COAT, 0.85)
    head = pen.at(58.6, 44.4, 1.08, rotate=-6)
    with pen.inside(body, width=0.85):
        _zigzag(pen)
    horse_head(head, GOLD, RED)
    mane(pen, ((58, 42.6), (54.4, 46), (51, 51), (49.4, 56), (48.4, 61)), (4.4, 12))
    forelock(head)
    # the rein and the arm that holds it
    pen.strap("82.8,70 78,74 74,75 68,73.6", fill=GOLD, width=1)
    bent_arm(pen, "47,56 52,64 52.6,71.6", "12 11.6 10", "52.4,74 58,75.8 63.4,74.6", "10 9 7.2", BLUE, 20)
    pen.line("50,70.8 53,72.4 56.4,71.8", "50.6,60.6 52.6,66", width=0.5)
    cuff(pen, 64, 74.5, 84, 6.6, WHITE, 3)
    hand(pen, 68.4, 73.6, -4, True, 1.2)
    _lace(pen)
    floating_cup(pen, 81, 24.6, 17.6, 29)


def _lace(pen: Pen) -> None:
    pen.shape(
        "29,46.4 24,48.4 18.6,53! 19.4,56 22.4,55.4! 23.4,58.4 26.4,57.2! 28,60 30.8,58.2! 33.4,60.4"
        " 35,57.4! 37.4,60.2 39.6,57.8! 42.4,59.4 43.6,56.4! 46.6,57 47.4,53.4! 43,48.4 38.6,46.4 34,48.6",
        WHITE,
        0.7,
    )
    pen.line("21.6,53.4 28,56 34,56.6 40,56 45,53.4", width=0.9)
    pen.line("21.6,53.4 28,56 34,56.6 40,56 45,53.4", width=0.4, ink=WHITE)
    pen.line("34.4,49 34.6,57", width=0.6)


def _zigzag(pen: Pen) -> None:
    points = [
        (44.6, 81),
        (47, 76),
        (49.4, 81),
        (51.4, 77),
        (54.6, 83),
        (57.4, 79),
        (60.8, 85),
        (63.6, 80.6),
        (67, 86),
        (69.8, 81.6),
        (73.4, 86.6),
        (75.4, 82.4),
        (79.4, 87),
        (82, 83),
        (86, 88),
    ]
    line = " ".join(f"{x},{y}!" for x, y in points)
    pen.line(line, width=3.4)
    pen.line(line, width=2.4, ink=RED)
    upper = " ".join(f"{x},{y - 2.6}!" for x, y in points)
    pen.line(upper, width=1.9)
    pen.line(upper, width=1, ink=BLUE)


def _scroll(pen: Pen) -> None:
    """One S-scroll of the king's brocade with its bud, about 5 × 7."""
    pen.line("1.6,-2.2 .4,-3.4 -1.4,-2.8 -1.8,-1 -.2,.2 1.6,1.2 1.4,3 -.4,3.6 -1.6,2.4", width=0.95, ink=GOLD)
    pen.line("-2.4,.8 -1.2,1", "2.4,-.8 1.2,-.8", width=0.9, ink=GOLD)


def king(pen: Pen) -> None:
    """A king in brocade, sleeves lined with fur, a long red sceptre across the middle line, the goblet raised."""
    # mantle behind
    pen.shape("35,46 25,50 15,59 7,72! 7,90! 38,90! 40,60", RED)
    pen.hatch("35,46 25,50 15,59 7,72! 7,90! 30,90! 33,70", Hatch(70, -1, 0.4, 1.6, 0.5))
    pen.line("24,54 15,68 11,89", "28,58 20,72 17,89", "30,64 24,78 23,89", width=0.55)
    pen.shape("62,46 74,51 84,60 96,74! 96,92! 70,92! 66,70", RED)
    pen.line("76,56 84,67 88,90", width=0.55)
    # gown
    gown = "38,48 34,56 33,70 31,90! 66,90! 65,72 66,58 61,48 50,46"
    pen.shape(gown, GREEN)
    pen.hatch("44,56 56,56 57,72 56,90! 44,90! 43,72", Hatch(88, -1, 0.7, 1.9, 0.5), gown)
    pen.line("47,58 47.4,72", "52.6,58 52,72", "46,80 45,89", "52,80 53,89", width=0.5)
    pen.shape("46,71.8! 50,72.6 59,71! 59,77! 50,79.4 46,78!", RED, 0.7, Hatch(90, 1, 0.6, 1.2, 0.4))
    for x, y in ((47.2, 61), (52.6, 59), (47, 68), (52.4, 67), (46, 83.4), (52.6, 82.6)):
        pen.shape(f"{x},{y - 2}! {x + 1.3},{y} {x},{y + 2}! {x - 1.3},{y}", GOLD, 0.35)
    for knot in (
        "41,47 36,50 31,57 30,70 28,90! 39,90! 42.4,72 43,58 45,49!",
        "57,47 62,50 68,56 68.4,70 70,90! 60,90! 57.6,72 56.6,58 55,49!",
    ):
        pen.shape(knot, NIGHT)
    for flip, places in (
        (False, ((39.8, 53), (39, 61), (37.4, 68), (34.2, 81.4))),
        (True, ((59.8, 53.4), (61.6, 61), (62.8, 69), (63.6, 77), (64.6, 84.6))),
    ):
        for x, y in places:
            _scroll(pen.at(x, y, 1.1, flip))
    pen.line("45,49! 43,58 42.4,72 39,90", "55,49! 56.6,58 57.6,72 60,90", width=2)
    pen.line("45,49! 43,58 42.4,72 39,90", "55,49! 56.6,58 57.6,72 60,90", width=1.1, ink=GOLD)

    # raised arm with the goblet
    pen.shape("68,62 74,60 84,66 88,74 88.4,84 86,92! 70,92! 68,76", NIGHT)
    fur = "72,71 77,69.6 82.4,70.6 85.4,75.4 84.6,79 85.8,83 83.4,87 83,92! 73.4,92! 71.6,87 72.8,82 71,77"
    pen.shape(fur, WHITE, 0.7)
    ermine(pen, (74.6, 77), (79.4, 76), (82.6, 80.4), (75.6, 84), (80, 86))
    bent_arm(
        pen, "64.2,54 69.8,62 77,69", "11 11 9.6", "79.8,69.6 79.4,61 75.8,53.4", "9.6 8.6 6.8", NIGHT, 40
    )
    pen.dot(63, 55.2, 4.4, NIGHT, 0)
    for x, y, turn in ((66, 57.2, -50), (71.4, 62.4, -50), (77.6, 63, 20)):
        _scroll(pen.at(x, y, 1.1, True, turn))
    goblet(pen.at(79.4, 32).stretched(21 / 36, 36 / 52), 0.8, worked=False)
    grasp(pen, 79.6, 44.8, -48, True)
    cuff(pen, 75, 51.6, -12, 7.2, GOLD, 3.6)
    # sceptre, the hand that holds it, its fur-lined sleeve
    pen.shape("27,68 20,71 16.4,78 15.6,86 17,92! 35,92! 37,82 37,75", NIGHT)
    pen.shape(
        "25,73 20.6,76.4 19,80 20,83.4 18.6,87 20.4,92! 31.6,92! 33.4,87.4 32.6,83 34,78 31,75", WHITE, 0.7
    )
    ermine(pen, (23.4, 82), (29.4, 81.6), (25.6, 87))
    bent_arm(pen, "35.6,54 28,61.6 24.4,70", "11 11.4 9.8", "24.6,72.4 30,75 37,73", "9.8 8.8 7", NIGHT, -20)
    pen.dot(37, 55.2, 4.4, NIGHT, 0)
    for x, y, turn in ((32.6, 57.4, 40), (27.2, 63.6, 30), (29, 73.6, -80)):
        _scroll(pen.at(x, y, 1.1, False, turn))
    cuff(pen, 37.4, 72.8, 80, 7.6, GOLD, 3)
    pen.strap("20.6,20.8 50,88.5 60,111.5", fill=RED, width=1.8, edge=0.5)
    grasp(pen, 43.2, 72.4, -12, True)
    top = pen.at(19.6, 18.4, 1, rotate=-23)
    top.shape(
        "-1.8,3! -4.8,2.6 -5.4,-.4 -2.2,-.6! -2.4,-5 0,-9! 2.4,-5 2.2,-.6! 5.4,-.4 4.8,2.6 1.8,3!", GOLD, 0.65
    )
    top.dot(0, 0.6, 1.2, RED, 0.4)
    # collar, head, crown
    neck(pen, 48.6, 37, 7, 10)
    pen.shape("41,46.6 45,45 49.4,48.4 54,45 58,46.6 56,50.6 49.6,53 43,50.6", WHITE, 0.7)
    pen.line("43.6,48.6 49.6,51 55.6,48.6", width=0.4)
    bust(pen, 48.4, 31.4, True, 3, STERN)
    crown(pen.at(47.4, 22.4, rotate=5), 0.94)
