"""The courts of swords: their upper halves."""

from art.kit.body import open_hand
from art.kit.faces import Look
from art.kit.feathers import plume
from art.kit.geometry import limb, ring
from art.kit.hands import hanging
from art.kit.hatching import Hatch
from art.kit.ornaments import oval
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.figure import (
    STERN,
    bent_arm,
    bust,
    buttons,
    crown,
    cuff,
    ermine,
    grasp,
    jewel,
    neck,
    scrolls,
    sleeve,
)
from art.piacentine.horse import COAT, forelock, horse_head, mane
from art.piacentine.palette import BLUE, BRICK, DARK, FLESH, GOLD, GREEN, HAIR, NAVY, PALE, RED, WHITE
from art.piacentine.swords import blade


def upright_sword(pen: Pen, length: float, half: float = 3.1) -> None:
    """A sword held point up: the blade above the origin, where the guard is to be drawn."""
    blade(pen.at(0, 0, rotate=180), length, half)


def guard(pen: Pen) -> None:
    """The gold quillons of a sword held point up, a red stone in their middle at the origin."""
    pen.shape(
        "-7.6,-2.4 -9.6,-.4 -8.6,2.4 -5.8,2! -6.6,0 -4,-.6 -1.6,1.6! 0,5! 1.6,1.6! 4,-.6 6.6,0"
        " 5.8,2! 8.6,2.4 9.6,-.4 7.6,-2.4 3.4,-2.6 0,-4.6! -3.4,-2.6",
        GOLD,
        0.65,
    )
    pen.shape(oval(0, 0, 1.7, 2.2), RED, 0.45)


def knave(pen: Pen) -> None:
    """A moustached man in a wide red cloak over brocade, the sword upright, crossed gold belts at the middle."""
    # the cloak's lining
    pen.shape("40,46 60,46 76,56 84,92! 16,92! 24,56", BRICK)
    for flip in (False, True):
        half = pen.at(100 if flip else 0, 0, flip=flip)
        half.line("33,58 29,70 27,91", "36,60 34,74 33.4,91", width=0.5)
    # vest, skirt, belts
    pen.shape("37.6,76! 62.4,76! 64,92! 36,92!", RED)
    pen.line("43,82 42.4,91", "57,82 57.6,91", width=0.5)
    for across in ("39,78.2 61,98.8", "61,78.2 39,98.8"):
        pen.strap(across, fill=GOLD, width=4.2, edge=0.7)
        pen.line(across, width=0.5)
    for x, y in ((41.6, 80.6), (45, 83.8), (58.4, 80.6), (55, 83.8)):
        pen.dot(x, y, 1, RED, 0.4)
    vest = "35,53! 65,53! 63,66 62,79! 38,79! 37,66"
    pen.shape(vest, NAVY)
    for x, turn in ((38.6, -2), (45.2, 0), (54.8, 0), (61.4, 2)):
        at = pen.at(x, 55.6, rotate=turn)
        at.shape("-2.3,0! 2.3,0! 2.1,23! -2.1,23!", GOLD if abs(x - 50) < 8 else WHITE, 0.5)
        if abs(x - 50) < 8:
            scrolls(at, 0, 1.6, 3, 7.2, BRICK, flip=x > 50)
        else:
            at.line("0,1 0,22", width=0.9, ink=GOLD)
    pen.line("50,56 50,77", width=0.6, ink=PALE)
    pen.shape("34,52.4! 42,56 50,57 58,56 66,52.4! 65,49.6! 58,52.6 50,53.4 42,52.6 35,49.6!", BLUE, 0.7)
    jewel(pen, 50, 88.5, 4.4, BLUE)
    # bare neck
    pen.shape(
        "46,36! 54.4,36! 55,44 59,47.6 64,50.4! 58,52.6 50,53.4 42,52.6 36,50.4! 41,47.6 45.4,44", FLESH, 0.65
    )
    pen.line("46,48.6 49.4,50.4", "54.4,48.4 51.4,50", width=0.4)
    pen.hatch("46,36! 54.4,36! 54.6,43! 46,41!", Hatch(10, 1, 0.6, 1.1, 0.38))
    # the arms under the cloak, and the hand on the belt
    open_hand(pen.at(62.6, 81.8, 1.2, rotate=6), FLESH)
    bent_arm(
        pen, "66,56 74.4,67 79.6,78", "11 10.6 9.6", "80.6,82.4 76,83.6 69.8,82.6", "10 9.2 7.4", GREEN, 20
    )
    bent_arm(
        pen, "34,56 25.6,67 20,77", "11 10.6 9.6", "18.6,81.4 22,82.2 26.4,80.2", "10 9.2 7.4", GREEN, -20
    )
    cloak = "38,47.4 30,49.4 22,55.4 15,66 11.6,78 11,92! 17,92! 17.6,80 21.6,69 29,58 36,50"
    cuff(pen, 69.8, 82.6, -84, 7.6, GOLD)
    for flip in (False, True):
        half = pen.at(100 if flip else 0, 0, flip=flip)
        half.shape(cloak, RED)
        if flip:
            half.hatch(cloak, Hatch(-10, -1, 0.3, 1.8, 0.5))
        half.line("26,57 19,67 15,80", "31,54 24,61 19,70", width=0.5)
        half.shape("45.8,43.4 40,43.2 34,46.4 27,48! 24.4,52! 30,56.4 35,57.4! 38,50.6 42.4,47.4", RED)
        half.line("40,45.6 35,50 31,54", width=0.5)
        jewel(half, 35.4, 55.6, 2)
    # the sword
    sword = pen.at(31.6, 68, rotate=-3)
    upright_sword(sword, 56)
    sword.shape("-1.6,2! 1.6,2! 1.7,15.6! -1.7,15.6!", DARK, 0.6)
    guard(sword.at(0, 2))
    sword.dot(0, 16.6, 2, RED, 0.55)
    grasp(sword, 0, 9.6, -22, True)
    cuff(pen, 25.6, 80.3, 64, 7.2, GOLD)
    # head, hat
    look = Look(FLESH, HAIR, moustache="#3a322b", hair_length=8, brow=0.3, mouth=0)
    plume(pen, "57,20 63,22.4 68,26.6 70,31.6", 6.4, BLUE, 4, -1)
    at = bust(pen, 50.6, 29.4, True, 2, look)
    at.shape("-1.6,4.6! .4,4.7! .2,6 -.5,7.6! -1.4,6.2", "#3a322b", 0.3)
    plume(pen, "50,16.4 58,12.6 66,13 73.4,16.4 77,21.6", 7.6, GOLD, 6, -1)
    hat = "-6.4,-5.6 -6,-9.6 -2,-11.8 3,-11 6,-8 6.6,-5.4"
    at.shape(hat, GREEN)
    at.hatch("2,-11.6 6,-8 6.6,-5.4 3,-5", Hatch(0, 1, 0.8, 1.2, 0.45), hat)
    at.shape(
        "-10,-5.8 -8,-7.4 -3,-6.8 3,-6.4 8,-7 10.6,-4.4 9.6,-2.4 4,-3.6 -2,-4.2 -7,-3.8 -9.6,-4.4", GREEN
    )
    at.line("-9.4,-5 -6,-5 0,-5 5,-4.6 9.8,-3.4", width=1.4)
    at.line("-9.4,-5 -6,-5 0,-5 5,-4.6 9.8,-3.4", width=0.8, ink=RED)


def knight(pen: Pen) -> None:
    """A rider with a plumed red hat and a checked lace collar, sword in hand, behind his horse's head."""
    # cloak and coat
    pen.shape("62,44 74,44 84,48.6 92.6,58! 92.6,90! 74,90! 72,66", RED)
    pen.hatch("74,44 84,48.6 92.6,58! 92.6,90! 84,90! 84,64", Hatch(10, 1, 0.5, 1.8, 0.5))
    trunk = "44,56 42,72 40,90! 80,90! 79,74 76,60 68,52 56,50"
    pen.shape(trunk, BLUE)
    pen.hatch("66,66 76,60 79,74 80,90! 68,90!", Hatch(0, 1, 0.4, 1.7, 0.5), trunk)
    pen.line("60.6,58 64,68 66.4,80", width=0.5)
    buttons(pen, (61.4, 64), (64.6, 78), 4, GOLD, 0.8)
    pen.shape("50,80! 66,83 79.6,79! 80,84! 66,88.4 50,86!", GOLD, 0.6)
    # the cloak's golden lining
    pen.shape("76,58 82,66 87,78 89,92! 78,92! 76.6,78 73,68", GOLD, 0.75)
    pen.line("78,64 82.4,76 84,89", "76,66 79.4,78 80.6,89", width=0.45)
    # head and hat
    neck(pen, 54.6, 37, 6.8, 9)
    at = bust(pen, 54.8, 32.4, True, -7)
    plume(pen, "53.4,20.6 46,14.4 37,14.4 31,19.6 31.4,26", 9, GOLD, 5, -1)
    plume(pen, "51.6,23 45,21 39,23.8 36.6,29", 7, GREEN, 4, -1)
    plume(pen, "56,19.6 61,12.6 67,11 72.6,14", 8, BLUE, 5, 1)
    plume(pen, "58.4,22.6 63,18.6 67.6,18.8 70.6,22.4", 6.4, GOLD, 4, 1)
    plume(pen, "54.4,19 50.4,13.4 51,9.6", 5.6, RED, 3, -1)
    at.shape("-6.4,-4.4 -7.6,-9.4! -2,-10.6 4,-10.6 8,-9! 7,-4.2 2,-5.4 -2,-5.6", RED)
    at.hatch("-6.4,-4.4 -7.6,-9.4! -4,-10 -3.4,-5", Hatch(0, -1, 0.7, 1.3, 0.45))
    at.shape("-6.6,-4 -6.6,-6! 0,-7 7.2,-5.6! 7.2,-3.6 2,-4.8 -2,-5", GOLD, 0.6)
    _lace(pen)
    # horse
    crest = "23,41 30,37.6 38,39.6 44.4,46 49,55 53.6,66 58,78 60,92! 20,92! 22.6,78 26,70 24,56"
    pen.shape(crest, COAT, 0.85)
    pen.hatch("26,70 23,78 21,90! 34,90! 36,76", Hatch(-50, -1, 0.6, 1.7, 0.5), crest)
    pen.line("36,62 34,70 35,78", width=0.5)
    head = pen.at(23.4, 41.4, 1.04, flip=True, rotate=-30)
    trim = (
        "44.6,67! 47,62.6! 49.4,66.4! 51.6,63! 53.6,66 58,78 60,92! 36,92! 39.4,86! 37,83! 41.6,80.6! 40.4,76.6!"
        " 44.6,74.4! 43.6,70!"
    )
    pen.shape(trim, RED, 0.75)
    with pen.inside(trim, width=0.75):
        stripes = "46.8,63 45,80 44.6,91", "50,63 50,80 50.4,91", "52.8,63 55,80 55.6,91"
        pen.strap(*stripes, fill=BLUE, width=0.8, edge=0.35)
    with pen.inside(crest, "16,66! 30,66! 30,84! 16,84!", width=0):
        pen.strap("20,75.4 27,78.2 34.4,76 41,69 46,57", fill=GOLD, width=1)
    horse_head(head, GOLD, RED)
    mane(pen, ((24, 40), (30, 37.6), (35, 38.2), (39.4, 40.4), (43.4, 44.4), (46, 49)), (-1, 15))
    forelock(head)
    # the sword and the arm that holds it
    sword = pen.at(71.2, 52.6, rotate=15)
    upright_sword(sword, 41, 3.2)
    bent_arm(
        pen, "75,55 83,62.4 86,71.6", "12.4 11.4 9.6", "86.2,75 81.2,70.4 75.6,65.4", "10 9.2 7.6", BLUE, 40
    )
    sword.shape("-1.4,2! 1.4,2! 1.5,14.6! -1.5,14.6!", DARK, 0.55)
    sword.shape(oval(0, 15.8, 2.6, 2), GOLD, 0.6)
    sword.dot(0, 15.8, 1, RED, 0.35)
    guard(sword)
    grasp(sword, 0, 8.4, 20)
    cuff(pen, 75.4, 65.3, -52, 8.4, WHITE, 4)


def _lace(pen: Pen) -> None:
    """The knight's broad collar of checked lace."""
    collar = (
        "45,50 48.4,46.6 52.4,45 55.4,48 59.4,45 65,46.2 70.4,50.6! 69.6,61.4! 64,60.4! 57.6,53.4! 54.4,62.4!"
        " 46,61!"
    )
    pen.shape(collar, WHITE, 0.75)
    pen.line(
        "46,50 55,60", "46,54 53.6,61.6", "47.4,47.6 55.8,57", "50.4,46.8 56.6,54", "54.4,49.6 66.6,60.8",
        "58,49.4 69.6,60.4", "61,47.6 70,56.2", "64.6,47 70,52.2", "46.4,56.4 53.6,47.8", "47.6,59.6 57.2,49.2",
        "50.6,61.4 57,54 61.6,48.4", "59.4,55.4 65,48.2", "61.8,57.6 68,49.8", "64,60 70,52.4", "67.4,60.8 70,57.6",
        width=0.55, ink=BLUE,
    )  # fmt: skip
    pen.line(collar + " 42,51", width=0.75)
    pen.shape("49,45.6 52,47.8 55.4,48.8 58.6,47.6 61,45 60,49 55.6,51.2 51,49.4", GOLD, 0.6)


def king(pen: Pen) -> None:
    """A king in a blue cuirass with the white cross on red, lions' masks on his sleeves, the sword upright."""
    # mantle: green outside, ermine within
    pen.shape("40,44 29,49 21,60 17,76 17,90! 38,90! 38,60", GREEN)
    pen.hatch("40,44 29,49 21,60 17,76 17,90! 26,90! 30,64", Hatch(60, -1, 0.45, 1.8, 0.5))
    pen.shape("60,44 71,48 79,58 83,74 83,90! 64,90! 62,60", GREEN)
    pen.shape("70,54 77,64 79,78 78.6,90! 64,90! 64,66", WHITE, 0.75)
    ermine(pen, (72, 64), (74.6, 71), (70.6, 77), (75, 80), (71.6, 86), (76, 87))
    pen.line("69,54 76,61 80,74 80,90", width=2.9)
    pen.line("69,54 76,61 80,74 80,90", width=1.9, ink=GOLD)
    # hanging arm
    hanging(pen.at(23.6, 75.8, 1.02, rotate=4, flip=True), FLESH)
    arm = limb("34,54 27.6,63 24.4,73", "12 10.6 8", "rf")
    pen.shape(arm, RED)
    pen.hatch(arm, Hatch(-10, -1, 0.4, 1.6, 0.5))
    cuff(pen, 24, 74, 194, 8.6, GOLD, 4.6)
    # cuirass and skirt
    skirt = "35.4,80! 64.6,80! 67,90! 33,90!"
    pen.shape(skirt, RED)
    pen.line("40,82 39,90", "45,82 44.6,90", "50,82 50,90", "55,82 55.4,90", "60,82 61,90", width=0.6)
    cuirass = "41,47 34.6,51 32.4,58 34,66 35.4,74! 64.6,74! 66,66 67.6,58 65.4,51 59,47 50,49"
    pen.shape(cuirass, BLUE)
    pen.hatch("58,50 65.4,51 67.6,58 66,66 64.6,74! 58,74!", Hatch(0, 1, 0.4, 1.7, 0.5), cuirass)
    for flip in (False, True):
        half = pen.at(98 if flip else 0, 0, flip=flip)
        half.line(
            "36,56 38.6,53.4 41,55.4 39.4,57.6",
            "36.4,60 39,59.6 40.6,62 38.6,63.6",
            "37,66 40,65.4",
            width=0.5,
            ink="#d3e3f2",
        )
    belt = "35.1,71.6! 50,74.2 64.9,71.6! 64.9,80.2! 50,83.4 35.1,80.2!"
    pen.shape(belt, GOLD, 0.75)
    with pen.inside(belt, width=0.75):
        for x in (36.4, 43.2, 50, 56.8, 63.6):
            pen.shape(f"{x - 2.4},77.4! {x},75.2! {x + 2.4},77.4! {x},79.8!", BLUE, 0.4)
        wave = (
            "33,75.4 36.4,79.6 39.8,80.4 43.2,75 46.6,75.8 50,81.2 53.4,80.4 56.8,75 60.2,75.8 63.6,80 67,80"
        )
        pen.strap(wave, fill=PALE, width=0.9, edge=0.4)
        pen.line("33,72.6 50,75.4 67,72.6", "33,79 50,82.4 67,79", width=0.45)
    # shield
    pen.shape("42.4,54.6! 52.8,54.6! 52.8,60 51,64 47.6,66.6! 44.2,64 42.4,60", RED, 0.65)
    pen.shape(
        "46.3,54.8! 48.9,54.8! 48.9,58.4! 52.7,58.4! 52.6,61! 48.9,61! 48.9,65.7! 47.6,66.4! 46.3,65.6!"
        " 46.3,61! 42.6,61! 42.5,58.4! 46.3,58.4!",
        WHITE,
        0.3,
    )
    pen.shape("44,53.4! 43.2,50.6! 45.6,52! 47.6,49.8! 49.6,52! 52,50.6! 51.2,53.4!", GOLD, 0.5)
    # sword arm across the breast, lion's mask on the shoulder
    sleeve(pen, "66,56 68.4,63 66,68.4", "12 11.6 9.6", "66,68.4 54,69.4 41,67.8", "9.6 8.4 7", RED, 30)
    pen.line("60,66.6 58,69.6 59,72.4", "54,66 52.4,69.4", width=0.5)
    with pen.inside(limb("66,56 68.4,63 66,68.4", "12 11.6 9.6", "rr"), width=0):
        pen.shape("62.2,62! 67.6,64.6 77,60.4! 77,64! 67.6,68 62.4,65.8!", GOLD, 0.6)
    _lion(pen.at(67, 55.4))
    cuff(pen, 39.6, 67.6, -86, 8.4, GOLD, 5)
    upright_sword(pen.at(30, 60, rotate=-6), 50)
    pen.shape("28.6,58! 32,58! 33.2,76! 30.2,76.4!", DARK, 0.6)
    pen.line("29.4,60 32,59.4", "30.4,74 33,73.4", width=0.5, ink=GOLD)
    pen.strap("24.8,61.4 35.4,60.2", fill=GOLD, width=2, edge=0.5)
    for x, y in ((24.4, 61.4), (35.8, 60.2), (30.1, 60.8)):
        pen.dot(x, y, 2.3, WHITE, 0.6)
        pen.dot(x, y, 1.1, RED, 0.35)
    grasp(pen, 31.4, 68.4, -6, scale=1.25)
    pen.dot(32.2, 77.4, 2, WHITE, 0.55)
    # ribbon, neck, collar, head, crown
    ribbon = pen.at(-1.6, -2.6)
    ribbon.shape("60,26 66,27.4 71.6,22 78,22.8! 75.4,25.4! 79,27.6! 72,27.6 66.4,31.4 60,29", RED, 0.6)
    ribbon.shape(
        "60,27 65.4,31.4 71,33.6 75.4,31.4 82.6,34! 79.6,35.6! 81.6,38.8! 75,36 69.6,37.6 63.6,34.4 59,30",
        WHITE,
        0.6,
    )
    ribbon.line("63.4,31.8 70,35.4 75.2,33.6 80,35", width=0.9, ink=GOLD)
    ribbon.line("66,29.4 71,25.6", width=0.4)
    pen.shape("41,40! 59,40! 63,50! 37,50!", GREEN, 0.7)
    neck(pen, 50, 38, 7, 9)
    pen.shape("39,47.6 44,49.4 50,50 56,49.4 61,47.6 62,50.6! 56,53 50,53.8 44,53 38,50.6!", GOLD, 0.7)
    for x, y in ((39.4, 49.4), (60.6, 49.4)):
        jewel(pen, x, y, 2, GREEN)
    buttons(pen, (44, 51.2), (56, 51.2), 4, RED, 0.6)
    at = bust(pen, 50, 32, True, 0, STERN)
    at.shape("-5.6,-5! 0,-4 6,-5! 6.6,-3.2! 0,-2.4 -6.4,-3.4!", RED, 0.5)
    crown(pen.at(50, 22.6), 0.94)
    jewel(pen, 58.8, 26.2, 2)


def _lion(pen: Pen) -> None:
    """A lion's mask on a shoulder: a pointed gold mane round a red face with a broad muzzle."""
    pen.shape(ring(0, 0, [7.4, 4.8] * 10, 18), GOLD, 0.6)
    pen.shape("-3.8,-1.6 -2.4,-3.8 0,-4.2 2.4,-3.8 3.8,-1.6 3.4,1.4 2,3.8 0,4.4 -2,3.8 -3.4,1.4", RED, 0.5)
    pen.shape("-2,1.4 0,.6 2,1.4 1.8,3.2 0,3.8 -1.8,3.2", GOLD, 0.4)
    pen.shape("-1,.6! 0,.2 1,.6! 0,1.7!", INK, 0.2)
    pen.line("0,1.6 0,2.6 -1.2,3", "0,2.6 1.2,3", "-2.6,-2.2 -1,-1.4", "2.6,-2.2 1,-1.4", width=0.4)
    for x in (-1.6, 1.6):
        pen.dot(x, -0.8, 0.6, INK, 0)
