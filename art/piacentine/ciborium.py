"""The ace of cups: a richly worked covered ciborium on a six-sided foot with balls."""

from art.kit.hatching import Hatch
from art.kit.ornaments import leaf, oval
from art.kit.pen import Pen
from art.kit.svg import INK
from art.piacentine.palette import BLUE, BRICK, DARK, GOLD, GREEN, LEAF, NAVY, PALE, RED, WHITE


def ace(pen: Pen) -> None:
    """The whole vessel, from its feet to its fruit."""
    at = pen.at(50, 0)
    foot(at)
    bowl(at)
    lid(at)
    finial(at)


def both(pen: Pen) -> tuple[Pen, Pen]:
    """A pen for the left half, which is drawn, and one for its mirror image."""
    return pen, pen.at(0, 0, flip=True)


def foot(pen: Pen) -> None:
    """The six-sided plinth on red balls and the panelled, concave foot."""
    for x, y in ((-33.0, 160.4), (33, 160.4), (-19, 164.6), (19, 164.6)):
        pen.dot(x, y, 3.6, RED, 0.7)
        pen.shape(oval(x - 1.1, y - 1.2, 0.9, 0.7), "#f7b0a0", 0)
        pen.hatch(oval(x, y, 3.4, 3.4), Hatch(0, 1, 0.45, 0.9, 0.35))
    plinth = "-36,145! -21,149.6! 21,149.6! 36,145! 36.6,156! 21,162! -21,162! -36.6,156!"
    pen.shape(plinth, GOLD)
    for half, side in zip(both(pen), (PALE, "#c4962b"), strict=True):
        half.shape("-21,149.6! -36,145! -36.6,156! -21,162!", side, 0.6)
    pen.shape("-36,145! -21,149.6! 21,149.6! 36,145! 35.4,142.6! -35.4,142.6!", PALE, 0.6)
    pen.line(
        "-36.4,153.6! -21,159.2! 21,159.2! 36.4,153.6!",
        "-36.2,147.4! -21,151.8! 21,151.8! 36.2,147.4!",
        width=0.45,
    )
    for i in range(7):
        x = i * 6.0 - 18
        pen.shape(
            f"{x - 2.3},158.6! {x - 2},155 {x},152.6! {x + 2},155 {x + 2.3},158.6!",
            RED if i % 2 else BLUE,
            0.4,
        )
        pen.line(f"{x},154.6 {x},158", width=0.35)
    for half in both(pen):
        for x, y in ((-24.6, 0.0), (-29, -1.5), (-33.4, -3.1)):
            half.shape(f"{x - 1.7},{156.6 + y}! {x},{151.6 + y}! {x + 1.6},{157.2 + y}!", RED, 0.4)
    body = (
        "-8.4,116! -9.4,122 -13,130 -19.6,137.4 -31,143.4! -21,148! 21,148! 31,143.4! 19.6,137.4 13,130"
        " 9.4,122 8.4,116!"
    )
    pen.shape(body, BLUE, 0.85)
    for half in both(pen):
        half.shape(
            "-9,119.6! -11.6,127.6 -17,134.6 -27.6,142.2! -19.6,145.6! -15,135 -11,126 -8.4,119!", GREEN, 0.55
        )
        for x, y, r in (
            (-14.4, 133.4, 0.9),
            (-16.6, 136.8, 1.1),
            (-19.4, 140.2, 1.3),
            (-22.8, 142.4, 1.2),
        ):
            half.dot(x, y, r, RED, 0.4)
        half.line("-6.8,117 -8,123 -12,132 -16.6,146.6", width=1.3, ink=GOLD)
    panel = "-5.4,120! -7.6,128 -11.4,138 -14,146.6! 14,146.6! 11.4,138 7.6,128 5.4,120! 0,118"
    pen.shape(panel, RED, 0.65)
    for half in both(pen):
        half.shape(
            "0,146! -2.4,143.4 -7,144.6 -10.6,142! -7.4,141.4 -9.4,137.6! -5.6,138.4 -6,133.4! -2.8,136"
            " -2.4,129.6! 0,126!",
            GOLD,
            0.5,
        )
        half.line("0,144.6 -4,142.6 -7,142.2", "-.6,141 -3.6,139.6", "-.4,137 -1.8,133", width=0.35)
    pen.line("0,127.6 0,145.6", width=0.35)
    pen.shape("-9.8,112.4 0,110.6 9.8,112.4 10.6,114.6 9.4,116.8 0,118 -9.4,116.8 -10.6,114.6", GREEN, 0.75)
    for i in range(-3, 4):
        pen.line(f"{i * 2.8 - 0.6},{111.4 + abs(i) * 0.25} {i * 2.8},{117.4 - abs(i) * 0.3}", width=0.4)


def bowl(pen: Pen) -> None:
    """The gadrooned belly, its gold belt, the band of arches and the laurel wreath."""
    for i in (-2, 2, -1, 1, 0):
        x = 3.2 * i
        pen.shape(
            f"{x - 2},112! {x - 2.4},107 {x * 0.7},103.6! {x + 2.4},107 {x + 2},112!",
            RED if i % 2 == 0 else BRICK,
            0.5,
        )
    belly = (
        "-33,82! -33,88 -30.4,94.4 -25,100 -17,104.4 -8,106.6! 8,106.6! 17,104.4 25,100 30.4,94.4 33,88"
        " 33,82!"
    )
    pen.shape(belly, GOLD, 0.85)
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        x = i * 6.9
        top, low = 91.4 - abs(i) * 0.7, 106.2 - abs(i) * 0.45
        foot_x = x * 0.3
        outline = (
            f"{x - 3.5},{top}! {x - 3},{top - 3.2} {x},{top - 5} {x + 3},{top - 3.2} {x + 3.5},{top}!"
            f" {x * 0.72 + 2.6},{(top + low) / 2 + 1.6} {foot_x + 1},{low}! {foot_x - 1},{low}!"
            f" {x * 0.72 - 2.6},{(top + low) / 2 + 1.6}"
        )
        pen.shape(outline, BLUE if i % 2 else GREEN, 0.55)
        pen.line(f"{x - 1.4},{top - 1} {x * 0.74 - 0.9},{(top + low) / 2}", width=0.55, ink="#9cc3c9")
    pen.hatch("8,88! 33,84! 33,88 30.4,94.4 25,100 17,104.4 8,106.4!", Hatch(0, 1, 0.45, 1.25, 0.5), belly)
    band = "-34.6,73! -34.4,78 -33.4,83.4! -18,86.2 0,87 18,86.2 33.4,83.4! 34.4,78 34.6,73!"
    pen.shape(band, RED)
    for i in range(-4, 5):
        x, y = i * 7.6, 84.2 - abs(i) * 0.45
        pen.shape(
            f"{x - 3.4},{y}! {x - 3.2},{y - 4.4} {x},{y - 7.2} {x + 3.2},{y - 4.4} {x + 3.4},{y}!", GOLD, 0.5
        )
        for dx, dy in ((0, -4.4), (-1.3, -2.2), (1.3, -2.2)):
            pen.dot(x + dx, y + dy, 1.15, RED, 0.35)
    pen.line("-33.6,84.4 -18,87.2 0,88 18,87.2 33.6,84.4", width=2.2)
    pen.line("-33.4,84.4 -18,87.2 0,88 18,87.2 33.4,84.4", width=1.2, ink=GOLD)
    wreath = "-37.6,64.6! -39,69 -37.4,73.4! -18,76.6 0,77.4 18,76.6 37.4,73.4! 39,69 37.6,64.6!"
    pen.shape(wreath, DARK, 0.85)
    for row, dy in enumerate((0, 3.6, 7.2)):
        for half in both(pen):
            for i in range(8):
                x = -2.6 - i * 4.5 - row % 2 * 1.6
                leaf(
                    half, x, 67.4 + dy - abs(x) * 0.035, 172, 5.4, LEAF if (i + row) % 2 else GREEN, 0.32, 0.4
                )
    pen.strap("-3.6,66 3.6,76", "3.6,66 -3.6,76", fill=GOLD, width=1.6, edge=0.5)


def lid(pen: Pen) -> None:
    """The blue rim, the flared skirt of tongues, the red ring and the ribbed dome."""
    rim = "-39,62.6 -34,59.6 0,56 34,59.6 39,62.6 34,65.6 0,69 -34,65.6"
    pen.shape(rim, BLUE, 0.85)
    pen.shape(oval(0, 62, 34, 4.6), NAVY, 0.45)
    skirt = (
        "-14.4,45! -16.4,50 -21.6,56 -31.6,61.6! -16,65.4 0,66.6 16,65.4 31.6,61.6! 21.6,56 16.4,50 14.4,45!"
    )
    pen.shape(skirt, WHITE, 0.8)
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        a, low = i * 7.1, 65.6 - abs(i) * 0.8
        top = i * 3.3
        mid = a * 0.66
        pen.shape(
            f"{top - 1.5},46! {top + 1.5},46! {mid + 2.2},55 {a + 3.3},{low - 3}! {a + 2.4},{low - 0.6}"
            f" {a},{low + 0.4}"
            f" {a - 2.4},{low - 0.6} {a - 3.3},{low - 3}! {mid - 2.2},55",
            GOLD if i % 2 == 0 else BLUE,
            0.55,
        )
        pen.shape(
            f"{top},47.6! {mid + 0.9},55 {a * 0.97 + 1.5},{low - 3.4} {a * 0.98},{low - 1.4}"
            f" {a * 0.97 - 1.5},{low - 3.4} {mid - 0.9},55",
            RED if i % 2 == 0 else GREEN,
            0.4,
        )
    pen.shape(oval(0, 44, 19, 3.2), RED, 0.75)
    pen.line("-17.4,43.6 -9,45.6 0,46 9,45.6 17.4,43.6", width=0.6, ink="#f9b8a8")
    dome = (
        "-6.4,23.4! -9.6,26.4 -13,32 -15,38.4 -15.6,42.4! -8,44.4 0,45 8,44.4 15.6,42.4! 15,38.4 13,32"
        " 9.6,26.4 6.4,23.4!"
    )
    pen.shape(dome, BLUE, 0.8)
    for i in (-3, 3, -2, 2, -1, 1, 0):
        top, mid, a = i * 1.7, i * 3.4, i * 4.3
        low = 41.8 - abs(i) * 0.5
        pen.shape(
            f"{top - 0.6},25! {top + 0.6},25! {mid + 1.5},32 {a + 1.8},{low - 2} {a},{low}!"
            f" {a - 1.8},{low - 2} {mid - 1.5},32",
            GOLD,
            0.45,
        )
        pen.line(f"{top},27 {mid},33 {a},{low - 2.6}", width=0.5, ink=RED)
    pen.hatch("5,24! 9.6,26.4 13,32 15,38.4 15.6,42.4! 10,43.6", Hatch(20, 1, 0.6, 1.2, 0.4), dome)


def finial(pen: Pen) -> None:
    """A red fruit in a gold cup over four green leaves."""
    for angle, length in ((8, 8), (172, 8), (-24, 7.4), (204, 7.4)):
        leaf(pen, 0, 22.6, angle, length, GREEN, 0.34)
    pen.shape("-3.6,21.8! 0,23.6 3.6,21.8! 3.4,24.4! 0,25.6 -3.4,24.4!", GREEN, 0.55)
    for half in both(pen):
        half.shape("0,22! -3.4,21.8 -5,18.6 -7.8,17.2 -4.4,16 -2.2,17.4 0,19.4!", GOLD, 0.55)
    fruit = "-4.4,14.6 -4,11.4 -2,9 0,8! 2,9 4,11.4 4.4,14.6 2.6,18 0,19.4 -2.6,18"
    pen.shape(fruit, RED, 0.7)
    for x, y in ((-2, 12), (1.6, 11.4), (-0.2, 14), (-2.6, 15.2), (2.6, 14.4), (0.8, 16.8)):
        pen.dot(x, y, 0.5, PALE, 0.2)
    pen.hatch("1.6,9! 4,11.4 4.4,14.6 2.6,18 1,19", Hatch(0, 1, 0.7, 1, 0.35), fruit)
    pen.dot(0, 8, 0.6, INK, 0)
