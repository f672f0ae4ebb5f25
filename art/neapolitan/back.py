"""The back: a red ground of lozenges with a sun in the middle; it looks the same upside down."""

from art.kit.geometry import Knot, ring
from art.kit.pen import Drawing, Pen

RUST = "#9d1726"
CREAM = "#fff3d6"
ACROSS, DOWN = 5.0, 7.25
"""Half the width and height of a lozenge: eight and ten of them fill the inner field."""


def draw(drawing: Drawing) -> None:
    """Draw the whole back."""
    pen = drawing.pen
    pen.shape(_rounded(4.5, 4.5, 91, 156, 3), RUST, 0)
    pen.shape(_rounded(6.6, 6.6, 86.8, 151.8, 2), "none", 0.7, ink=CREAM)
    drawing.define("star", _star)
    drawing.define("row", _row)
    drawing.define("field", _field, (10, 10, 80, 145))
    pen.use("field")
    pen.shape(_rounded(10, 10, 80, 145, 0.6), "none", 1.3, ink=CREAM)
    _sun(pen.at(50, 82.5))


def _star(pen: Pen) -> None:
    pen.shape(ring(0, 0, [4.6, 0.9, 2.6, 0.9] * 2), CREAM, 0)


def _row(pen: Pen) -> None:
    for i in range(9):
        pen.use("star", 10 + i * 2 * ACROSS)


def _field(pen: Pen) -> None:
    lines = []
    for i in range(-20, 9):
        x = 10 + (2 * i + 1) * ACROSS
        run = 145 / DOWN * ACROSS
        lines += [f"{x},10! {x + run},155!", f"{100 - x},10! {100 - x - run},155!"]
    pen.line(*lines, width=0.8, ink=CREAM)
    for i in range(21):
        pen.use("row", ACROSS if i % 2 else 0, 10 + i * DOWN)


def _sun(pen: Pen) -> None:
    pen.dot(0, 0, 20.5, CREAM, 0)
    pen.dot(0, 0, 19.2, RUST, 0)
    pen.dot(0, 0, 17.8, "none", 0.6, CREAM)
    pen.shape(ring(0, 0, [16, 8.6, 12.6, 8.6] * 8), CREAM, 0)
    pen.dot(0, 0, 8.4, RUST, 0)
    pen.dot(0, 0, 7, "none", 0.6, CREAM)
    pen.shape(ring(0, 0, [5.6, 1.8] * 8), CREAM, 0)
    pen.dot(0, 0, 1.6, RUST, 0)


def _rounded(x: float, y: float, width: float, height: float, radius: float) -> list[Knot]:
    """An upright rectangle with rounded corners, by its upper left corner."""
    result = []
    bend = radius * 0.293
    for cx, cy, sx, sy in (
        (x, y, 1, 1),
        (x + width, y, -1, 1),
        (x + width, y + height, -1, -1),
        (x, y + height, 1, -1),
    ):
        arc = [
            Knot(cx, cy + sy * radius, True),
            Knot(cx + sx * bend, cy + sy * bend),
            Knot(cx + sx * radius, cy, True),
        ]
        result += arc if sx == sy else arc[::-1]
    return result
