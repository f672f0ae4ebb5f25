"""The suit of swords: the jewelled straight sword, the ribbon of the two, the candelabrum of the five."""

from art.kit.hatching import Hatch
from art.kit.ornaments import oval
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import BLUE, GOLD, GREEN, NAVY, RED, SKY

HILT = 27.5
"""From the top of the pommel to the middle of the guard."""


def blade(pen: Pen, length: float, half: float = 3.2) -> None:
    """A straight blade from the origin down to its point."""
    neck = length - 2.4 * half
    pen.shape(f"{-half},0! {-half},{neck}! 0,{length}! {half},{neck}! {half},0!", BLUE, 0.7)
    pen.shape(f"{half * 0.28},0! {half},0! {half},{neck}! 0,{length}! {half * 0.28},{neck}!", NAVY, 0)
    pen.line(f"{-half * 0.28},2 {-half * 0.28},{neck - 2}", width=0.4, ink=SKY)
    pen.line(f"{half * 0.28},0 {half * 0.28},{neck} 0,{length}", width=0.35)
    pen.line(f"{half},0! {half},{neck}! 0,{length}! {-half},{neck}!", width=0.7)


def hilt(pen: Pen) -> None:
    """Guard, grip and pommel above the origin: green balls in gold scrolls, a red stone, a spiral grip."""
    grip = "-2,-5! -3,-8.6 -3.5,-12.4 -2.6,-17 -1.9,-19.4! 1.9,-19.4! 2.6,-17 3.5,-12.4 3,-8.6 2,-5!"
    pen.shape(grip, GOLD, 0.65)
    for y in (-8.4, -11.9, -15.4, -18.2):
        w = 2.9 if y > -14 else 2.4
        pen.shape(f"{-w},{y}! 0,{y - 0.4} {w},{y - 2.4}! {w},{y - 1}! 0,{y + 1} {-w},{y + 1.6}!", RED, 0.4)
    pen.shape(oval(0, -20.2, 2.9, 1.4), GOLD, 0.55)
    pen.shape("-1.9,-21! -2.4,-22.8 0,-24 2.4,-22.8 1.9,-21!", BLUE, 0.5)
    pen.shape("-1.7,-23.4! -2.5,-27! -.9,-25.6! 0,-27.6! .9,-25.6! 2.5,-27! 1.7,-23.4!", RED, 0.5)
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.shape(
            "2,-5.4! 4.4,-6 5.6,-4 7.4,-4.8 9.4,-8 13.4,-8.6 16,-5.8 15.6,-2 12.8,.4 9.6,-.4 8,-2.2"
            " 6.4,-.2 3.8,1.8 2.6,4.6 1.2,6.6!",
            GOLD,
            0.65,
        )
        half.line("9.2,-7.4 8.2,-4.6 9.2,-1.4", "3,-4.2 4.6,-3.2 6.6,-3.6", "3,-.4 4.4,.2", width=0.4)
        half.dot(12.2, -4.2, 2.9, INK, 0)
        half.dot(12.2, -4.2, 2.4, GREEN, 0.4)
    for x in (-12.9, 11.5):
        pen.dot(x, -4.9, 0.6, "#9cc79a", 0)
    pen.shape("-3.2,-6! 0,-7 3.2,-6! 3.6,-1 2.2,3.4 0,7.4! -2.2,3.4 -3.6,-1", GOLD, 0.65)
    pen.shape(oval(0, -1.4, 1.9, 3), RED, 0.5)
    pen.line("-.7,-2.6 -.8,-.9", width=0.5, ink="#ffb9a6")


def sword(pen: Pen, total: float) -> None:
    """A sword of that whole length, hilt up, the guard's middle at the origin."""
    blade(pen, total - HILT)
    hilt(pen)


def swords(pen: Pen, total: float, scale: float, *places: tuple[float, float, float]) -> None:
    """Swords of that length; a place is the middle of the sword and its turn (0 hilt up, 180 hilt down)."""
    pen.drawing.define("sword", lambda p: sword(p.at(0, HILT * scale - total / 2, scale), total / scale))
    for x, y, turn in places:
        pen.use("sword", x, y, rotate=turn)


def two(pen: Pen) -> None:
    """One down, one up, tied by a ribbon of yellow, green and red."""
    for side in (False, True):
        half = pen.at(100, 0, flip=True) if side else pen
        back = "46.4,84! 48,90 45.6,96.4 38,100.4 28,102.6 15,107.6! 14,99! 22,94.4 32,92.4 41,90!"
        half.shape(back, "#1d4128", 0.75)
        half.hatch(back, Hatch(80, 1, 0.45, 1.7, 0.45), ink="#0c1c12")
    swords(pen, 157, 1.12, (30, 88.5, 0), (70, 88.5, 180))
    for side, tail, end in ((False, GOLD, RED), (True, RED, GOLD)):
        half = pen.at(100, 0, flip=True) if side else pen
        half.shape(
            "46.4,84! 44.6,88.6 42,92.4! 35.6,87.4 27,83.4 19,83.4! 14.6,87.4! 14.6,80.4! 9.8,76.6!"
            " 19,74.4 29,75 38,79",
            tail,
            0.75,
        )
        half.hatch("38,79 46.4,84! 44.6,88.6 42,92.4! 37,88.4", Hatch(35, 1, 0.55, 1.3, 0.45))
        half.shape(oval(26, 79.4, 2.5, 1.4), BLUE, 0.45)
        half.shape(
            "50,104! 40,103.6 27,101 15.6,97! 13.6,101.6 15,107! 26,111.4 39,113.8 50,114.2!", end, 0.75
        )
        half.shape(oval(28.4, 106.4, 3, 1.7), BLUE, 0.5)
        half.hatch("15.6,97! 13.6,101.6 15,107! 22,109.8! 22,99!", Hatch(12, -1, 0.8, 1.3, 0.45))
    pen.shape(
        "42.6,103.8! 50,104.1 57.4,103.8! 59.4,108.8! 57.4,114! 50,114.3 42.6,114! 40.6,108.8!", GREEN, 0.6
    )
    pen.shape(oval(50, 109.1, 3.2, 1.8), BLUE, 0.5)


def three(pen: Pen) -> None:
    """Two points down, the middle one up."""
    swords(pen, 157, 0.98, (25.4, 88.5, 0), (50, 88.5, 180), (74.6, 88.5, 0))


def four(pen: Pen) -> None:
    """Four diagonals whose points meet in the centre."""
    swords(pen, 76, 0.84, (30.6, 47, -25), (69.4, 47, 25), (30.6, 130, 205), (69.4, 130, -205))


def five(pen: Pen) -> None:
    """Four upright and one across, on a candelabrum of green, gold and red."""
    pen.drawing.define("branch", candelabrum)
    swords(pen, 73, 0.84, (23.6, 46, 180), (76.4, 46, 180), (23.6, 131, 0), (76.4, 131, 0))
    pen.use("branch", 50, 88.5, 0.95)
    pen.use("branch", 50, 88.5, 0.95, rotate=180)
    swords(pen, 73, 0.84, (50, 88.5, 90))
    knot = "52.6,85.2! 52.4,80.6 47.4,80.6 47,84.4 50,87.2 53,90.4 52.6,96.2 47.6,96.4 47.2,91.8!"
    pen.strap(knot, fill=RED, width=2.4, edge=0.6)


def candelabrum(pen: Pen) -> None:
    """The upper half of the candelabrum: a bud-vase with scrolls, leaves and a flower, foot at the origin."""
    for side in (False, True):
        half = pen.at(0, 0, flip=side)
        half.strap("4,-34 6.4,-47 12,-57 19,-61 26,-60.2", fill=GOLD, width=2.4)
        half.shape(
            "25,-61.6! 31,-61.8 35.6,-59.4! 39,-58.6 39,-54.4! 41.6,-51.6 39.8,-47.8! 39.8,-43.6"
            " 35.6,-42.4! 32,-39.8 28.4,-42! 24.6,-43 23.8,-47.4 26.4,-49.6 29,-48 28.2,-45.8! 31.6,-46"
            " 33.8,-49.6 32.4,-54.4 25.6,-58.6!",
            GOLD,
            0.6,
        )
        half.line(
            "27,-60 33.4,-57 36.2,-51 34.6,-46 30.6,-44 27,-45.4",
            "35.6,-59.4 34.6,-56.4",
            "39,-54.4 36.2,-53",
            "39.8,-47.8 36,-48.6",
            "35.6,-42.4 33.6,-45",
            "28.4,-42 29.6,-44.2",
            width=0.4,
        )
        half.strap("2,-34 5,-46 10,-56 14.6,-62.6", fill=RED, width=0.9)
        half.shape("13,-61.4! 11.6,-65.6 13.4,-67.8! 15.2,-65.6! 18.4,-66.6! 18.4,-63 16.2,-60.4!", RED, 0.55)
        half.shape("13,-61.4! 16.2,-60.4! 15,-58.6 13,-59.4", GREEN, 0.5)
        half.shape(
            "0,-66.6! 3,-64 7.4,-66 8,-69.6! 11.6,-70.6 13.4,-74.4 10.4,-76 8.6,-73.6! 5,-76.6 2.6,-73.4"
            " 0,-72!",
            GOLD,
            0.6,
        )
        half.line("2,-67.6 4.6,-70 8,-69.6", width=0.4)
        half.shape("0,-58.4! 4.6,-59.6 6.2,-62.8 3.6,-64.2 0,-66!", GREEN, 0.55)
        half.shape("0,-12! 6,-11.6 9.4,-8.4 5,-8 2.6,-9.2 0,-8.4!", GREEN, 0.55)
    pen.shape("-2.6,-80! 0,-82.4! 2.6,-80! 3.6,-74.4 2.4,-70.6 0,-69.6 -2.4,-70.6 -3.6,-74.4", RED, 0.6)
    pen.line("-3,-77 3,-72.4", "-2.6,-72 3,-77.6", "-3.4,-74.6 1.6,-71", "-1.4,-80 3.4,-75.4", width=0.35)
    pen.shape("-2.6,-33! -2.6,-53! 0,-59! 2.6,-53! 2.6,-33!", BLUE, 0.65)
    pen.line("0,-34 0,-56", width=0.4, ink=SKY)
    vase = (
        "-4.6,-33! -4,-30.6 -6.4,-28.8 -8.4,-24 -8.6,-18 -6.6,-12.4 -3.4,-9.6! 3.4,-9.6! 6.6,-12.4"
        " 8.6,-18 8.4,-24 6.4,-28.8 4,-30.6 4.6,-33!"
    )
    pen.shape(vase, GREEN)
    pen.hatch(
        "1,-32! 4.6,-33! 6.4,-28.8 8.4,-24 8.6,-18 6.6,-12.4 3.4,-9.6! 1,-10",
        Hatch(0, 1, 0.6, 1.2, 0.5),
        vase,
    )
    pen.line("-5.8,-26 -6.4,-19 -4.6,-13.4", width=0.5, ink="#8fbf8c")
    pen.line("0,-26 0,-14", "-2.4,-22.6 2.4,-22.6", "-1.6,-17 1.6,-17", width=0.9, ink=GOLD)
    pen.shape(oval(0, -33.6, 7.2, 2.4), RED, 0.65)
    pen.line("-4.6,-33.4 0,-32.4 4.6,-33.4", width=0.4)
    pen.shape("-3.4,-10! 3.4,-10! 2.6,-6! -2.6,-6!", GOLD, 0.55)


def six(pen: Pen) -> None:
    """Three above, three below, points inwards at the sides, the middle ones turned."""
    swords(
        pen,
        72,
        0.76,
        *((x, y, t) for x, t in ((24, 0), (50, 180), (76, 0)) for y, t in ((47, t), (130, 180 - t))),
    )


def seven(pen: Pen) -> None:
    """Three above, three below, one across."""
    upper = [(24, 44.4, 0.0), (50, 44.4, 180.0), (76, 44.4, 0.0)]
    lower = [(x, 132.6, 180 - turn) for x, _, turn in upper]
    swords(pen, 70, 0.76, *upper, *lower, (50, 88.5, 90))
