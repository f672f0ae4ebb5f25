"""The courts of clubs: their upper halves."""

from art.kit.faces import Look, frontal
from art.kit.feathers import plume
from art.kit.geometry import limb
from art.kit.hatching import Hatch
from art.kit.pen import Pen
from art.piacentine.figure import (
    HEAD,
    STERN,
    bent_arm,
    bob,
    buttons,
    crown,
    cuff,
    grasp,
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
    pen.shape("36.6,75.4! 50,77.4 63.4,75.4! 64.4,80! 50,82.4 35.6,80!", BLUE, 0.7)
    pen.shape("45.4,75.4! 54.6,75.4! 56.6,79! 54.6,82.8! 45.4,82.8! 43.4,79!", GOLD, 0.65)
    pen.shape("47.4,77! 52.6,77! 53.6,79! 52.6,81.2! 47.4,81.2! 46.4,79!", BLUE, 0.45)
    # arms: one hand on the hip, the other round the club
    pen.shape(limb("27,77 32,80.4", "5.6 5", "ff"), FLESH, 0.6)
    _arm(pen)
    hand(pen, 33.6, 81.6, 32, True, 1.2)
    _cuff(pen)
    right = pen.at(100, 0, flip=True)
    _arm(right)
    club = pen.at(67.6, 87, rotate=9)
    cudgel(club, 66)
    ring = club.at(-0.2, -53, 0.88)
    ring.shape(
        "-9,-1! -10.4,-8.4! -6.6,-4.4! -5.4,-9! -2.6,-4.4! 0,-9.6! 2.6,-4.4! 5.4,-9! 6.6,-4.4! 10.4,-8.4!"
        " 9,-1! 0,2",
        GOLD,
        0.7,
    )
    ring.shape("-9.2,-1.4! 0,1.6 9.2,-1.4! 8.8,2! 0,5 -8.8,2!", GOLD, 0.65)
    for x, y in ((-5, 1.2), (0, 2.3), (5, 1.2)):
        ring.dot(x, y, 1, RED, 0.35)
    grasp(pen, 68.8, 79.4, 9)
    _cuff(right, 25, 78.2)
    # necklace, head, cap
    neck(pen, 50, 37, 7, 10)
    pen.shape("43.6,47.6 47,46.8 50,47.4 53,46.8 56.4,47.6 54.6,51 50,52.6 45.4,51", FLESH, 0.6)
    pen.line("43.4,49 46,51.4 50,52.4 54,51.4 56.6,49", width=1.5)
    pen.line("43.4,49 46,51.4 50,52.4 54,51.4 56.6,49", width=0.8, ink=RED)
    at = pen.at(50, 31.4, HEAD)
    plume(pen, "45,19.6 37,13 29,13.4 24.4,19 25.4,26", 9, BLUE, 5, -1)
    plume(pen, "46.6,18 38,10.6 30,9.6 24.4,12.6 21.6,17.6", 5.6, GOLD, 5, -1)
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


def _arm(pen: Pen) -> None:
    """The left arm without its hand: a puff at the shoulder, the elbow out."""
    sleeve(pen, "28,58 21,66 18,71", "10 10 9.6", "18,71 22.4,74.6 27.4,77.6", "9.6 8.8 7.6", RED, 30)
    pen.line("21.6,72.4 18.6,70.4 15.4,71.6", width=0.5)
    puff = "35,49.4 27,49 20.6,53 19.4,60 23.6,66 31,66.4 35.4,62 36,55"
    pen.shape(puff, GREEN)
    pen.hatch("34.4,49.6 36,55 35.4,62 31,66.4 28,66 33,58", Hatch(0, 1, 0.8, 1.6, 0.5), puff)
    pen.line("25,52 23.6,58 26,64", "29.4,51 28.6,58 29.4,65", width=0.55)


def _cuff(pen: Pen, x: float = 27.6, y: float = 78) -> None:
    """The left arm's cuff, its middle at x, y."""
    at = pen.at(x, y, rotate=122)
    cuff(at, 0, 0, 0, 8.8, GOLD, 4.4)
    at.dot(-1.4, 0, 0.7, DARK, 0)
    at.dot(1.4, 0, 0.7, DARK, 0)


def knight(pen: Pen) -> None:
    """A rider seen from behind, the club over his left shoulder, a striped cap, his horse's head at the right."""
    # horse: rump, barrel, chest and neck in one
    body = (
        "2,92! 5,85 12,79.4 22,77.4 32,77 44,78 54,76 60,68 62,56 65,46 70,40! 78,46 79,58 80,66 84,73"
        " 88,80 89,92!"
    )
    pen.shape(body, COAT, 0.85)
    pen.hatch("76,62 80,66 84,73 88,80 89,92! 78,90! 72,76", Hatch(30, 1, 0.6, 1.7, 0.5), body)
    pen.hatch("2,92! 5,85 12,79.4 22,77.4 28,77 20,84 18,92!", Hatch(50, -1, 0.6, 1.7, 0.5), body)
    pen.shape("58,73! 70,78 85.8,76.4! 88,80.4! 71,82.4 58,78!", BLUE, 0.65)
    for x, y in ((66.0, 81), (71.4, 82), (77.4, 81.6), (83, 80.8)):
        pen.shape(f"{x - 2},{y}! {x + 2},{y}! {x},{y + 4.4}!", BLUE, 0.5)
    head = pen.at(71, 40.4, 0.96, rotate=16)
    horse_head(head, BLUE, RED)
    mane(pen, ((69, 36.4), (65.6, 40), (63.6, 46), (62.4, 53)), (4, 14))
    forelock(head)
    # saddle, skirt
    saddle = (
        "16,84 13.6,77.6 16.4,72.8 21.6,73.6! 24.6,70.6 29,70 33,73! 38,70 41,72.6 40,76! 43.4,80 44,88!"
        " 30,84 22,84"
    )
    pen.shape(saddle, GOLD, 0.75)
    pen.shape(
        "17.6,82 16.2,77.8 18,75.2 22,76.4! 25.4,73 29,72.4 32.6,75.8! 36.6,73 38.6,74 37.8,76.4!"
        " 40.4,79.4 40.8,84! 30,81 22.6,81.4",
        BLUE,
        0.5,
    )
    for x, y in ((20.4, 78.8), (28, 77), (35.4, 78.4)):
        pen.dot(x, y, 2.7, RED, 0.5)
        pen.dot(x, y, 1, DARK, 0.3)
    skirt = "36,74! 61,76! 66,92! 44,92! 38,82"
    pen.shape(skirt, GREEN)
    pen.shape("36.4,73! 60.6,74.6! 62.4,80.4! 50,82 37.4,79!", RED, 0.65)
    lozenges(pen, (39, 76.2), (60, 78), 5, 1.3, (GOLD,))
    pen.shape("38.5,83! 52,85.6 63.3,83.8! 64,86.2! 52,88 39.8,85.4!", GOLD, 0.5)
    pen.shape("35.4,69! 48,71.4 61,69! 61.4,74.4! 48,77 35,74!", DARK, 0.7)
    pen.line(
        "37,71.6 39.6,73.6 42.4,71.8 45.4,74 48.4,72.4 51.6,74 54.6,71.8 57.6,73.4 60,71.4",
        width=0.8,
        ink=GOLD,
    )
    # the club, the left arm before it, bent, its hand out of sight before the breast
    cudgel(pen.at(32.4, 70, rotate=-13), 54)
    bent_arm(pen, "36,48 28,54 24.4,61", "12 14.4 13", "23.6,63 29,66.6 38,66.6", "11 10 9", BLUE, -20)
    pen.line("26,57.6 22.6,59.6 19.2,60.2", "27,63 23.6,63.6", "30,52 27,57", width=0.5)
    # back
    back = "33,42 29,50 31,60 35,70! 48,72.4 61.4,70! 63,58 64,48 58,41 46,39"
    pen.shape(back, RED)
    pen.hatch("56,42 64,48 63,58 61.4,70! 54,71.4", Hatch(0, 1, 0.5, 1.7, 0.5), back)
    pen.line("46,58 45,70", "51,56 52,71", width=0.5)
    pen.shape("56,40.4! 63.6,46.8! 37.4,70.4! 33.2,64.4!", GOLD, 0.7)
    pen.line("57.4,42 34.2,66", "62.2,45.8 36.2,69.2", width=0.45)
    pen.shape("45.2,53.9! 49.6,53.9! 49,56.9 47.4,58.3! 45.8,56.9", RED, 0.45)
    # the right arm and the rein in its hand
    pen.strap("82.4,69.4 79,71.4 74.6,70", "75,71 73,76 69.4,80 66,86 65,92", fill=BLUE, width=1.1)
    bent_arm(pen, "60,47 63,55 62,64", "12 11.4 10.4", "61.6,66.2 66,68.6 70.4,68.8", "10 8.8 7.4", BLUE, 10)
    pen.line("63,52.6 65,56.6", "59,63.2 62,64 65,63.4", width=0.5)
    cuff(pen, 70.2, 68.8, 100, 7, GOLD, 3)
    hand(pen, 74.6, 69.4, 10, True, 1.1)
    neck(pen, 46.4, 34, 7.4, 7)
    # lace, head from behind, cap
    pen.shape(
        "39,40! 42,44.6! 44.4,42! 46.6,46! 49,43! 51.6,46.6! 54,43.4! 57.6,45.4! 58.6,42.6 57.4,39.6 50,38 44,37.6",
        WHITE,
        0.65,
    )
    look = Look(FLESH, HAIR, hair_length=8)
    at = side_head(pen, 46.4, 27.4, False, -4, look)
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
    pen.shape("76,52 84,60 89,74 91,92! 80,92!", BRICK)
    pen.hatch("82,60 88,74 91,92! 82,92!", Hatch(10, 1, 0.6, 1.7, 0.5))
    # tunic
    tunic = "38,52 34,62 33,76 30,92! 78,92! 76,76 73,60 62,50"
    pen.shape(tunic, GREEN)
    pen.hatch(tunic, Hatch(80, -1, 0.22, 2.4, 0.5))
    pen.hatch("64,60 73,60 76,76 78,92! 66,92!", Hatch(0, 1, 0.45, 1.8, 0.5), tunic)
    pen.line("44,70 42,80", "52,68 52,78", "59,68 60.6,80", "44,86 43,90", "66,70 68,84", width=0.55)
    pen.shape("33.2,75.4! 52,79 75.8,75.4! 76.2,81! 52,84.8 32.6,81!", DARK, 0.7)
    pen.line("34,77 52,80.6 75,77", "33.6,79.8 52,83.4 75,79.8", width=0.4, ink="#8fb6d6")
    pen.shape("51,77! 59,77! 59,86! 51,86!", GOLD, 0.65)
    pen.shape("53,79.2! 57,79.2! 57,83.8! 53,83.8!", RED, 0.5)
    # right arm hanging
    arm = limb("72,54 79,65 82.4,77 82,91", "13 13.6 11.6 10", "rf")
    pen.shape(arm, BLUE)
    pen.hatch(arm, Hatch(12, 1, 0.4, 1.7, 0.5))
    pen.line("76,74 79.4,79 85,78", "77,80 80,84", "72,60 75,66", width=0.5)
    with pen.inside(arm):
        pen.shape("70,67.2! 79,66.6 88,62! 89,66! 81,71 71,72.2!", GOLD, 0.65)
        pen.line("74,70 76.6,68 79,70.2 81.4,67.2 83.4,68 86,65", width=0.7, ink=BLUE)
    # left arm, bent under the drapery
    bent_arm(
        pen, "35.6,59 36.2,67 37.4,74.6", "12 12 10.4", "37,77.4 32.6,75.8 28.4,72.4", "10 9 7.4", BLUE, -10
    )
    pen.line("34.6,74 37.6,75 40.6,74", width=0.5)
    # drapery over the shoulders
    drape = (
        "40,45 33,48.4 29,53.4 27.4,60 31,63 40,63 50,61.4 60,57.6 68,53.4 75,54.6 82.6,60! 80.8,53 76,47.6"
        " 66,43.6 58,44 50,47"
    )
    pen.shape(drape, RED)
    pen.hatch("29,53.4 27.4,60 31,63 40,63 50,61.4 60,57.6! 50,56 40,57", Hatch(20, 1, 0.8, 1.6, 0.5), drape)
    pen.line(
        "38,50 44,56 54,55 64,48",
        "35,53 42,58.4 54,57 66,50",
        "32,57 40,60.8 50,59.4 60,55",
        "70,47 77,53",
        width=0.55,
    )
    jewel(pen, 65.4, 48, 2.8)
    # club and the hand that holds it
    cudgel(pen.at(24.2, 93, rotate=-2), 78)
    cuff(pen, 29.2, 72.4, -56, 7.4, GOLD, 4)
    grasp(pen, 23.4, 69, 24, scale=1.3)
    # collar, head, crown
    pen.shape("46,38! 54,39! 55.6,48! 49,50 42.4,47!", FLESH, 0.7)
    pen.hatch("46,38! 54,39! 55.6,48! 49,50 42.4,47!", Hatch(12, -1, 0.5, 1.3, 0.4))
    pen.shape("41,45 45,47.6 49,48 54,47.2 57.4,44.6 58.6,48 54.6,51 49,51.8 43.4,50.8 40,48", GOLD, 0.65)
    buttons(pen, (43.6, 49.4), (55, 49.2), 5, BLUE, 0.7)
    side_head(pen, 49.4, 31.4, True, -2, STERN)
    crown(pen.at(48.4, 22.4, 0.98, rotate=-9), 0.94)
