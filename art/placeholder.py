"""Plain figures that stand for courts until these are drawn."""

from art.kit.body import crown
from art.kit.faces import Look, frontal
from art.kit.geometry import limb
from art.kit.pen import Pen


def figure(pen: Pen, rank: int, coat: str, legs: str, mantle: str, look: Look, gold: str, horse: str) -> None:
    """A knave (8), a knight (9) or a king (10), about 120 high, feet at y = 141 round x = 50."""
    if rank == 9:
        pen.union(
            [
                "20,100 30,92 50,94 66,90 74,70 78,62 86,70 90,82 84,84 78,80 74,100 66,112 30,112",
                *(limb(f"{x},104 {x - 1},122 {x},140", "11 6 5") for x in (25, 33, 62, 70)),
            ],
            horse,
        )
    if rank == 10:
        pen.shape("38,44! 26,80 20,140! 80,140! 74,80 62,44!", mantle)
    if rank == 9:
        pen.shape(limb("46,84 52,98 50,118", "14 10 7"), legs)
    else:
        pen.shape(limb("44,84 44,120 43,140", "12 8 6"), legs)
        pen.shape(limb("56,84 56,120 57,140", "12 8 6"), legs)
    up = -12 if rank == 9 else 0
    body = pen.at(0, up)
    body.shape("40,44! 33,50 36,70 34,88! 50,92 66,88! 64,70 67,50 60,44!", coat)
    body.shape(limb("36,50 28,62 24,72", "10 9 6"), coat)
    body.shape(limb("64,50 72,62 66,74", "10 9 6"), coat)
    frontal(body.at(50, 33, 1.2), look)
    if rank == 10:
        crown(body.at(50, 26.5, 1.1), gold, mantle)
    else:
        body.shape("40,27! 41,20 50,17 59,20 60,27! 50,24", coat)
