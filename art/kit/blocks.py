"""Tumbling blocks: cubes seen from a corner, the pattern of both decks' backs."""

from collections.abc import Callable

from art.kit.pen import Drawing, Pen
from art.kit.svg import UNIT, attributes


def frame(drawing: Drawing, inset: float, radius: float, line: float, fill: str, ink: str) -> None:
    """A rounded frame all round the card, `inset` from its edge."""
    box = attributes(
        x=inset * UNIT,
        y=inset * UNIT,
        width=(drawing.width - 2 * inset) * UNIT,
        height=(drawing.height - 2 * inset) * UNIT,
        rx=radius * UNIT,
        fill=fill,
        stroke=ink,
        stroke_width=line * UNIT,
    )
    drawing.add(f"<rect{box}/>")


def lattice(drawing: Drawing, inset: float, ink: str, width: float = 0.55) -> None:
    """A ground of lozenges over the card, cut at `inset` from its edge."""

    def draw(pen: Pen) -> None:
        lines = []
        for i in range(-42, 25):
            x = i * 4
            lines += [f"{x},0! {x + 102},177!", f"{100 - x},0! {-2 - x},177!"]
        pen.line(*lines, width=width, ink=ink)

    drawing.define("lattice", draw, (inset, inset, drawing.width - 2 * inset, drawing.height - 2 * inset))
    drawing.pen.use("lattice")


def blocks(drawing: Drawing, inset: float, half: float, dark: str, light: str) -> None:
    """Fill the card up to `inset` with blocks of half width `half`: dark and hatched sides, a bare top."""
    rise = half * 0.577

    def tumble(pen: Pen) -> None:
        for row in range(int((drawing.height - 2 * inset) / (3 * rise)) + 2):
            for column in range(int((drawing.width - 2 * inset) / (2 * half)) + 2):
                pen.use("block", inset + half * (2 * column + row % 2), inset - 0.9 + row * 3 * rise)

    drawing.define("block", _block(half, rise, dark, light))
    area = (inset, inset, drawing.width - 2 * inset, drawing.height - 2 * inset)
    drawing.define("blocks", tumble, area)
    drawing.pen.use("blocks")


def _block(half: float, rise: float, dark: str, light: str) -> Callable[[Pen], None]:
    h, r = half, rise

    def draw(pen: Pen) -> None:
        pen.shape(f"0,0! {h},{-r}! {h},{r}! 0,{2 * r}!", dark, 0.25, ink=dark)
        pen.shape(f"0,0! {-h},{-r}! {-h},{r}! 0,{2 * r}!", light, 0.25, ink=dark)
        pen.line(*(f"{-h},{k * r / 4 - r}! 0,{k * r / 4}!" for k in range(1, 8)), width=0.35, ink=dark)
        pen.line(f"0,0! {h},{-r}! 0,{-2 * r}! {-h},{-r}! 0,0!", width=0.25, ink=dark)

    return draw
