"""The back: tumbling blocks in a double rounded frame on a ground of lozenges."""

from art.kit.pen import Drawing, Pen
from art.kit.svg import UNIT, attributes

NIGHT = "#1f3a54"
MILK = "#fbf6e6"
HALF, RISE = 5.25, 3.03
"""Half the width of a block and the height of its slanting edges: a cube seen from a corner."""


def draw(drawing: Drawing) -> None:
    """Draw the whole back; it looks the same upside down but for the light on the blocks."""
    drawing.define("lattice", _lattice, (3, 3, 94, 171))
    drawing.pen.use("lattice")
    _rounded(drawing, 3, 3, 1, "none")
    _rounded(drawing, 10.5, 3.5, 1.6, MILK)
    drawing.define("block", _block)
    drawing.define("blocks", _blocks, (13.25, 13.5, 73.5, 150))
    drawing.pen.use("blocks")
    _rounded(drawing, 13.2, 1.2, 0.7, "none")


def _rounded(drawing: Drawing, inset: float, radius: float, line: float, fill: str) -> None:
    box = attributes(
        x=inset * UNIT,
        y=inset * UNIT,
        width=(drawing.width - 2 * inset) * UNIT,
        height=(drawing.height - 2 * inset) * UNIT,
        rx=radius * UNIT,
        fill=fill,
        stroke=NIGHT,
        stroke_width=line * UNIT,
    )
    drawing.add(f"<rect{box}/>")


def _lattice(pen: Pen) -> None:
    lines = []
    for i in range(-42, 25):
        x = i * 4
        lines += [f"{x},0! {x + 102},177!", f"{100 - x},0! {-2 - x},177!"]
    pen.line(*lines, width=0.55, ink=NIGHT)


def _block(pen: Pen) -> None:
    h, r = HALF, RISE
    pen.shape(f"0,0! {h},{-r}! {h},{r}! 0,{2 * r}!", NIGHT, 0.25, ink=NIGHT)
    pen.shape(f"0,0! {-h},{-r}! {-h},{r}! 0,{2 * r}!", "#dfe4e2", 0.25, ink=NIGHT)
    pen.line(*(f"{-h},{k * r / 4 - r}! 0,{k * r / 4}!" for k in range(1, 8)), width=0.35, ink=NIGHT)
    pen.line(f"0,0! {h},{-r}! 0,{-2 * r}! {-h},{-r}! 0,0!", width=0.25, ink=NIGHT)


def _blocks(pen: Pen) -> None:
    for row in range(19):
        for column in range(8):
            x = 13.25 + HALF * (2 * column + row % 2)
            pen.use("block", x, 12.6 + row * 3 * RISE)
