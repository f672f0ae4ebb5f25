"""The courts of clubs: their upper halves."""

from art.kit.faces import Look, frontal
from art.kit.feathers import plume
from art.kit.geometry import limb
from art.kit.hatching import Hatch
from art.kit.ornaments import leaf
from art.kit.pen import Pen
from art.piacentine.figure import (
    HEAD,
    STERN,
    bob,
    bust,
    buttons,
    crown,
    cuff,
    hand,
    jewel,
    lozenges,
    neck,
    scrolls,
    side_head,
    sleeve,
)
from art.piacentine.horse import COAT, forelock, horse_head, mane
from art.piacentine.palette import (
    BLUE,
    BRICK,
    DARK,
    FLESH,
    GOLD,
    GREEN,
    HAIR,
    LEAF,
    RED,
    WHITE,
)

WOOD = "#7a4426"
KNOT = "#4f2a18"


def cudgel(pen: Pen, length: float) -> None:
    """A heavy club, head up: its head's top at y = -length, its thin end at the origin."""
    n = length
    form = (
        f"-2.2,0! -2.6,{-0.3 * n} -4,{-0.52 * n} -6.4,{-0.7 * n} -7.6,{-0.84 * n} -6.4,{-0.96 * n}"
        f" -2,{-n - 1.4} 2.6,{-n - 1}"
        f" 6.6,{-0.95 * n} 7.4,{-0.84 * n} 6.2,{-0.72 * n} 4.2,{-0.54 * n} 2.6,{-0.3 * n} 2.2,0!"
    )
    pen.shape(form, WOOD, 0.85)
    pen.shape(
        f"3,{-n} 6.6,{-0.95 * n} 7.4,{-0.84 * n} 6.2,{-0.72 * n} 4.2,{-0.54 * n} 2.6,{-0.3 * n} 2.2,0!"
        f" .8,0! 1.6,{-0.5 * n} 4,{-0.8 * n}",
        KNOT,
        0,
    )
    pen.line(
        f"-5,{-0.9 * n} -5.2,{-0.78 * n} -3.4,{-0.64 * n}",
        f"-2.4,{-0.96 * n} -2.8,{-0.8 * n} -1.2,{-0.6 * n} -1,{-0.3 * n}",
        f".6,{-0.94 * n} .8,{-0.82 * n}",
        f"2.6,{-0.88 * n} 2,{-0.7 * n}",
        width=0.5,
    )
    pen.line(f"-3.8,{-0.86 * n} -3.4,{-0.72 * n}", f".2,{-0.72 * n} .2,{-0.5 * n}", width=0.7, ink="#c58a4e")
    for x, y in ((-1, -0.88 * n), (3.6, -0.78 * n), (-3.6, -0.68 * n)):
        pen.line(f"{x - 1},{y} {x},{y - 1.2} {x + 1},{y} {x},{y + 1.1} {x - 1},{y}", width=0.45)
    pen.line(form.replace("!", "", 1).replace(" 2.2,0!", " 2.2,0"), width=0.85)


def knave(pen: Pen) -> None:
    """A page seen from the front, brocade coat, green puffed sleeves, hands on hips, a crowned club behind."""
    # the far sleeve and the club behind it
    pen.shape("68,50 76,50.4 80.6,56 80.4,63 75,66.6 68,64 65,56", GREEN)
    pen.hatch("68,50 76,50.4 80.6,56 80.4,63 75,66.6 70,65", Hatch(0, 1, 0.4, 1.7, 0.5))
    cudgel(pen.at(68.4, 84, rotate=9), 70)
    ring = pen.at(76.6, 29, 0.8, rotate=9)
    ring.shape(
        "-9,-1! -11.4,-8.4! -7,-4.4! -5.4,-9! -2.6,-4.4! 0,-9.6! 2.6,-4.4! 5.4,-9! 7,-4.4! 11.4,-8.4!"
        " 9,-1! 0,2",
        GOLD,
        0.7,
    )
    ring.shape("-9.2,-1.4! 0,1.6 9.2,-1.4! 8.8,2! 0,5 -8.8,2!", GOLD, 0.65)
    for x, y in ((-5, 1.2), (0, 2.3), (5, 1.2)):
        ring.dot(x, y, 1, RED, 0.35)
    # skirt
    skirt = "36,78! 64,78! 74,90! 27,90!"
    pen.shape(skirt, RED)
    pen.hatch(skirt, Hatch(84, -1, 0.4, 2, 0.5))
    for flip in (False, True):
        half = pen.at(100 if flip else 0, 0, flip=flip)
        half.line("44.4,80 44,90", "39,80 34,90", width=0.6)
        half.line("46,83 43,82 41,84 42.6,86.4 46,86 43,88 41,90", width=1, ink=GOLD)
    pen.line("50,80 50,90", width=0.6)
    buttons(pen, (48, 83), (48, 88), 2, GOLD)
    buttons(pen, (52, 83), (52, 88), 2, GOLD)
    # coat
    coat = "41,47 33.6,50.6 31.4,57! 34.6,66 37,78! 63,78! 65.4,66 68.6,57! 66.4,50.6 59,47"
    pen.shape(coat, RED)
    pen.hatch("64,50 68.6,57! 65.4,66 63,78! 58,78!", Hatch(0, 1, 0.5, 1.7, 0.5), coat)
    pen.shape("43.4,48.6! 56.6,48.6! 52.4,77! 47.6,77!", DARK, 0.6)
    lozenges(pen, (50, 52.6), (50, 76), 4, 2.3, (RED, GOLD))
    for flip in (False, True):
        half = pen.at(100 if flip else 0, 0, flip=flip)
        half.shape("38.4,48! 44,47.6! 48.4,78! 44,78! 39.6,62", GOLD, 0.65)
        half.line("38.4,48 39.6,62 44,78", "44,47.6 48.4,78", width=1.7)
        half.line("38.4,48 39.6,62 44,78", "44,47.6 48.4,78", width=0.8, ink=BLUE)
        scrolls(half.at(41.6, 50.4, rotate=-8), 0, 0, 4, 6.4, BRICK)
        buttons(half, (35.4, 56), (40.6, 74), 5, DARK, 1)
    pen.shape("36,75.4! 50,77.4 64,75.4! 64.6,80! 50,82.4 35.4,80!", BLUE, 0.7)
    pen.shape("45.4,75.4! 54.6,75.4! 56.6,79! 54.6,82.8! 45.4,82.8! 43.4,79!", GOLD, 0.65)
    pen.shape("47.4,77! 52.6,77! 53.6,79! 52.6,81.2! 47.4,81.2! 46.4,79!", BLUE, 0.45)
    # arms, hands on hips
    _hip_arm(pen, False)
    _hip_arm(pen.at(100, 0, flip=True), True)
    # necklace, head, cap
    neck(pen, 50, 37, 7, 10)
    pen.shape("43.6,47.6 47,46.8 50,47.4 53,46.8 56.4,47.6 54.6,51 50,52.6 45.4,51", FLESH, 0.6)
    pen.line("43.4,49 46,51.4 50,52.4 54,51.4 56.6,49", width=1.5)
    pen.line("43.4,49 46,51.4 50,52.4 54,51.4 56.6,49", width=0.8, ink=RED)
    at = pen.at(50, 31.4, HEAD)
    plume(pen, "43,17.4 36,12.6 29,13.4 24.4,19 25.4,26", 9, BLUE, 5, -1)
    plume(pen, "44,14.4 37,9.8 30,9.6 24.4,12.6 21.6,17.6", 5.6, GOLD, 5, -1)
    bob(at)
    frontal(at, Look(FLESH, HAIR, hair_length=8, brow=-0.1, mouth=0.25))
    cap = "-6.4,-5 -7.4,-8.6 -5.4,-11.4 -2.4,-10.8 0,-12.4 2.4,-10.8 5.4,-11.4 7.4,-8.6 6.4,-5 0,-6.4"
    at.shape(cap, RED)
    at.hatch("3,-11 5.4,-11.4 7.4,-8.6 6.4,-5 3,-6", Hatch(0, 1, 0.7, 1.3, 0.45), cap)
    at.line("-3,-10.4 -2.4,-8", "2.6,-10.4 2,-8", width=0.45)
    at.shape(
        "-6.8,-4.4! -6.8,-7! -5,-6.4! -4,-8.4! -2.6,-6.8! -1.2,-9! 0,-7! 1.2,-9! 2.6,-6.8! 4,-8.4!"
        " 5,-6.4! 6.8,-7! 6.8,-4.4! 0,-5.8",
        GOLD,
        0.6,
    )


def _hip_arm(pen: Pen, right: bool) -> None:
    """The left arm, elbow out, its hand on the hip."""
    pen.shape(limb("30,79 36,83.6", "5.4 5", "ff"), FLESH, 0.6)
    sleeve(pen, "27,60 20.4,66.4 17.4,71", "9 10 9.4", "17.4,71 22.4,75 28,78.4", "9.4 8.8 7.4", RED, 30)
    pen.line("21.4,72.4 18.4,70.4 15,71.6", "24.6,66 21,68.6", width=0.5)
    if not right:
        puff = "34.4,49.6 27,49 20.6,53 19.4,60 23.6,66 31,66.4 36,62 37,55"
        pen.shape(puff, GREEN)
        pen.hatch("34.4,49.6 37,55 36,62 31,66.4 28,66 33,58", Hatch(0, 1, 0.8, 1.6, 0.5), puff)
        pen.line("25,52 23.6,58 26,64", "29.4,51 28.6,58 29.4,65", "33,52 33,58", width=0.55)
    cuff(pen, 28, 78.4, 122, 8.6, GOLD, 4.6)
    pen.dot(27.2, 77.6, 0.8, DARK, 0)
    pen.dot(28.8, 79.6, 0.8, DARK, 0)
    hand(pen, 36.6, 84.6, 208, True, 1.15)


def knight(pen: Pen) -> None:
    """A rider seen from behind, the club over his left shoulder, a striped cap, his horse's head at the right."""
    # club
    cudgel(pen.at(30, 75, rotate=-13), 62)
    # horse
    body = "64,40 69,44 72,56 76,70 84,82 92,90! 54,90! 56,70 58,52"
    pen.shape(body, COAT, 0.85)
    pen.hatch("72,60 76,70 84,82 92,90! 76,90! 70,76", Hatch(30, 1, 0.6, 1.7, 0.5), body)
    head = pen.at(71, 40.4, 0.96, rotate=16)
    horse_head(head, BLUE, RED)
    mane(pen, ((69, 41), (66, 45), (64, 51), (63, 58)), (4, 15))
    forelock(head)
    pen.strap("86,68.4 80,73 72,72 62,66", fill=BLUE, width=1.1)
    pen.line("62,74 70,80 81.4,79", width=3)
    pen.line("62,74 70,80 81.4,79", width=2, ink=BLUE)
    for x, y in ((66.0, 79.0), (71, 81.6), (76.4, 81.6)):
        pen.shape(f"{x - 1.6},{y}! {x + 1.6},{y}! {x},{y + 4.4}!", BLUE, 0.5)
    # saddle, skirt
    pen.shape("8,90! 14,82 26,78 40,78 50,82 56,90!", "#55606b", 0.8)
    saddle = (
        "16,82 14,76 17,71.4 21,71.6! 22.4,66.4 28,64.4 32.4,67.6! 38,67 41,71.6 40,76! 43.4,80 44,86!"
        " 30,81 22,81"
    )
    pen.shape(saddle, GOLD, 0.75)
    pen.shape(
        "17.6,80 16.6,76 18.6,73.4 22.4,73.6! 24.4,68.6 28,67 31.6,69.8! 36.6,69.4 38.6,72.4 37.8,76.4!"
        " 40.4,79.4 40.8,82.6! 30,79 22.6,79",
        BLUE,
        0.5,
    )
    for x, y in ((20.4, 77.0), (27.6, 73), (34.4, 74.6)):
        pen.dot(x, y, 2.7, RED, 0.5)
        pen.dot(x, y, 1, DARK, 0.3)
    skirt = "36,74! 61,76! 66,90! 44,90! 38,82"
    pen.shape(skirt, GREEN)
    pen.shape("36.4,73! 60.6,74.6! 62.4,80.4! 50,82 37.4,79!", RED, 0.65)
    lozenges(pen, (39, 76.2), (60, 78), 5, 1.3, (GOLD,))
    pen.line("39,84 52,86.6 64,84.6", width=2.2)
    pen.line("39,84 52,86.6 64,84.6", width=1.3, ink=GOLD)
    pen.shape("35.4,69! 48,71.4 61,69! 61.4,74.4! 48,77 35,74!", DARK, 0.7)
    pen.line(
        "37,71.6 39.6,73.6 42.4,71.8 45.4,74 48.4,72.4 51.6,74 54.6,71.8 57.6,73.4 60,71.4",
        width=0.8,
        ink=GOLD,
    )
    # back
    back = "33,42 29,50 31,60 35,70! 48,72.4 61.4,70! 63,58 64,48 58,41 46,39"
    pen.shape(back, RED)
    pen.hatch("56,42 64,48 63,58 61.4,70! 54,71.4", Hatch(0, 1, 0.5, 1.7, 0.5), back)
    pen.line("46,58 45,70", "51,56 52,71", width=0.5)
    pen.shape("57,40.6! 64,46.4! 37,71.4! 31.6,62.6!", GOLD, 0.7)
    pen.line("58.4,42 32.6,64.4", "63,47.6 36.4,69.8", width=0.45)
    for t, fill in ((0.14, GREEN), (0.5, RED), (0.86, GREEN)):
        x, y = 60.4 + (34.4 - 60.4) * t, 43.6 + (67 - 43.6) * t
        if fill == RED:
            pen.shape(
                f"{x - 2.2},{y - 1.4}! {x + 2.2},{y - 1.4}! {x + 1.6},{y + 1.6} {x},{y + 3}!"
                f" {x - 1.6},{y + 1.6}",
                RED,
                0.45,
            )
        else:
            for turn in (138, 88, 188):
                leaf(pen, x + 1.6, y - 1.4, turn, 4.4, LEAF, 0.34, 0.4)
    # sleeves
    left = limb("34,48 26,54 20.4,62 22.6,69", "10.6 11.6 10.4 7.6", "rr")
    pen.shape(left, BLUE)
    pen.hatch(left, Hatch(-20, -1, 0.4, 1.7, 0.5))
    pen.line("28,56 25,60 21,62", "26,66 23.4,64.4", width=0.5)
    cuff(pen, 23.6, 70, 160, 7, GOLD, 3)
    hand(pen, 25.4, 73.4, 250, True, 1.15)
    right = limb("61.4,48 65.6,56 65.4,64.4", "10.6 11.4 9", "rr")
    pen.shape(right, BLUE)
    pen.hatch(right, Hatch(10, 1, 0.4, 1.7, 0.5))
    pen.line("64.6,52 67,57", "61.6,58 63.4,62", width=0.5)
    # lace, head from behind, cap
    pen.shape(
        "39,40! 42,44.6! 44.4,42! 46.6,46! 49,43! 51.6,46.6! 54,43.4! 57.4,45! 58,40! 50,38 44,37.6",
        WHITE,
        0.65,
    )
    look = Look(FLESH, HAIR, hair_length=8)
    at = side_head(pen, 46.4, 29, False, -4, look)
    at.shape("0,-2 -1,2 1,6 3,8.6 6.6,9.6 9.4,8 9,2 6,-3", HAIR, 0.8)
    at.line("2,2 3.4,6.4 5,8.8", "4.6,1 6,5 7.4,8.4", width=0.4, ink="#2c2620")
    plume(pen, "57,15 62,10.6 70,11.4 78,17 82.6,24.6", 8.4, BLUE, 5, 1)
    plume(pen, "57.6,18.4 64,15.6 71.4,17.6 77.4,23 80,29.6", 9, RED, 6, -1)
    cap = "-4.4,-4 -4,-8.6 -.6,-11.8 4,-12.2 8.4,-9.6 10,-5 9,.4 6,3.4 2.4,2.6 -1,-1"
    at.shape(cap, BLUE, 0.85)
    at.hatch("6,-11 8.4,-9.6 10,-5 9,.4 6,3.4 5,2", Hatch(20, 1, 0.7, 1.4, 0.45), cap)
    at.shape("-.6,-11.8 2.6,-12.2 2.4,-7 3.8,-2 5,3! 2.4,2.6 .6,-2 -.8,-7", GOLD, 0.6)
    at.line("1.2,-10.6 1.2,-5 3.2,1.6", width=0.45)
    at.shape("-3.9,-8.4 -2.6,-10.4 -3,-6 -1.4,-1.2! -2.8,-2.6 -4.2,-4.6", GOLD, 0.5)
    buttons(at, (5.8, -10.4), (8, -0.4), 6, GOLD, 0.55)


def king(pen: Pen) -> None:
    """A king in a red drapery over green, blue sleeves, the club upright at his side, a belt with a buckle."""
    # drapery that hangs behind the left arm and the right
    pen.shape("32,54 22,60 13,72 9,90! 34,90! 32,72", RED)
    pen.line("24,64 17,76 14,89", "27,68 21,80 20,89", width=0.55)
    pen.shape("70,52 80,60 88,74 91,90! 66,90! 70,70", BRICK)
    pen.hatch("80,60 88,74 91,90! 82,90!", Hatch(10, 1, 0.6, 1.7, 0.5))
    # tunic
    tunic = "38,52 33,62 31,76 30,90! 76,90! 75,74 71,58 62,50"
    pen.shape(tunic, GREEN)
    pen.hatch(tunic, Hatch(80, -1, 0.22, 2.4, 0.5))
    pen.hatch("64,60 71,58 75,74 76,90! 66,90!", Hatch(0, 1, 0.45, 1.8, 0.5), tunic)
    pen.line("44,70 42,80", "52,68 52,78", "59,68 60.6,80", "44,86 43,90", "66,70 68,84", width=0.55)
    pen.shape("30.6,74! 44,82 56,87.4 75.6,90! 54,92! 42,87.4 30.2,80!", DARK, 0.7)
    pen.line("31,76.6 44,84 54,88.6", width=0.5, ink="#8fb6d6")
    pen.shape("48.6,80.4! 56.4,82.6! 55,90.4! 47.2,88!", GOLD, 0.65)
    pen.shape("50.4,82.8! 54.2,83.8! 53.4,88! 49.6,86.8!", RED, 0.5)
    # right arm hanging
    arm = limb("72,54 79,65 82.4,77 82,91", "13 13.6 11.6 10", "rf")
    pen.shape(arm, BLUE)
    pen.hatch(arm, Hatch(12, 1, 0.4, 1.7, 0.5))
    pen.line("76,74 79.4,79 85,78", "77,80 80,84", "72,60 75,66", width=0.5)
    pen.shape("72.6,66.6! 79,66 86,61.4! 87.8,66.4! 81,71 74,72!", GOLD, 0.65)
    pen.line("74.6,69.8 77,67.6 79,70 81.4,66.6 83.4,68.4 86,64.6", width=0.7, ink=BLUE)
    # drapery over the shoulders
    drape = (
        "40,45 33,49 28.6,56 28,64 32,67.6 40,67 50,64.4 60,59 68,52.6 78,56! 80,62! 81,54 76,47.6"
        " 66,43.6 58,44 50,47"
    )
    pen.shape(drape, RED)
    pen.hatch("28.6,56 28,64 32,67.6 40,67 50,64.4 60,59! 50,58 40,60", Hatch(20, 1, 0.8, 1.6, 0.5), drape)
    pen.line(
        "38,50 44,56 54,55 64,48",
        "34,53 42,60 54,58.4 66,50",
        "32,60 40,64 50,61.6 60,56",
        "70,47 77,53",
        width=0.55,
    )
    jewel(pen, 65.4, 48, 2.8)
    # club and the hand that holds it
    sleeve(pen, "33,62 31,72 27.4,80", "10 10.4 9.6", "27.4,80 23,76 21.8,69", "9.6 8.6 7", BLUE, -10)
    pen.line("30,77 28,81.6 24.6,83", "32,71 29.4,74", width=0.5)
    cudgel(pen.at(24.6, 86, rotate=-3), 72)
    cuff(pen, 22.4, 67, 8, 8.6, GOLD, 4)
    hand(pen, 22.6, 60.6, 14, True, 1.45)
    # collar, head, crown
    neck(pen, 50, 37, 7.4, 9)
    pen.shape("43,45 46.6,47.4 50,48 54,47.4 58,45 59,48.4 54.6,51 50,51.8 45.4,50.8 42,48", GOLD, 0.65)
    buttons(pen, (45, 49), (56, 49), 5, BLUE, 0.7)
    bust(pen, 49.6, 31.6, False, -2, STERN)
    crown(pen.at(50.6, 22.4, rotate=4), 0.94)
