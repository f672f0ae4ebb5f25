"""Ovals, beads, leaves, flowers, bands and ribbons: the small parts that many cards share."""

import math

from art.kit.geometry import Knot, Shape, along, limb, polyline, ring
from art.kit.pen import Pen
from art.kit.svg import INK, attributes


def oval(x: float, y: float, across: float, down: float) -> list[Knot]:
    """An ellipse by its centre and half axes."""
    return [Knot(x + (k.x * across), y + k.y * down) for k in ring(0, 0, [1] * 8, corner=False)]


def beads(pen: Pen, x: float, y: float, radius: float, size: float, count: int, fill: str) -> None:
    """A ring of round beads of diameter `size`: one dotted stroke, so a hundred beads cost one element."""
    centre = pen.transform.point(x, y)
    scale = pen.transform.scale
    mark = attributes(
        cx=centre.x,
        cy=centre.y,
        r=radius * scale,
        pathLength=count,
        stroke=fill,
        stroke_width=size * scale,
        stroke_dasharray="0 1",
        stroke_dashoffset=0.5,
    )
    pen.drawing.add(f"<circle{mark}/>")


def leaf(
    pen: Pen,
    x: float,
    y: float,
    angle: float,
    length: float,
    fill: str,
    breadth: float = 0.3,
    width: float = 0.45,
) -> None:
    """A leaf with its midrib, its stalk at x, y, pointing along `angle`; `breadth` is half its width."""
    at = pen.at(x, y, length, rotate=angle)
    b = breadth
    at.shape(f"0,0! .28,{-b} .66,{-b * 0.8} 1,0! .66,{b * 0.8} .28,{b}", fill, width)
    at.line("0,0 .8,0", width=0.3)


def star(pen: Pen, x: float, y: float, radius: float, fill: str, width: float = 0.45) -> None:
    """A five-pointed star."""
    pen.shape(ring(x, y, [radius, radius * 0.42] * 5), fill, width)


def rose(pen: Pen, x: float, y: float, radius: float, fill: str, heart: str, petals: int = 5) -> None:
    """An open flower of round petals about a heart."""
    step = 360 / petals
    for i in range(petals):
        a = math.radians(i * step)
        pen.dot(x + 0.58 * radius * math.sin(a), y - 0.58 * radius * math.cos(a), radius * 0.44, fill, 0.4)
    pen.dot(x, y, radius * 0.34, heart, 0.4)


def band(pen: Pen, spine: Shape, width: float, fill: str, edge: float = 0.5) -> None:
    """A flat ribbon of a constant breadth along a spine."""
    at = [float(width)] * (len(spine.split()) if isinstance(spine, str) else len(spine))
    pen.shape(limb(spine, at, "ff"), fill, edge)


def tricolour(pen: Pen, spine: Shape, width: float, left: str, middle: str, right: str) -> None:
    """A ribbon of three stripes along a spine; `left` and `right` as seen by one who walks along it."""
    points = polyline(spine, closed=False, steps=4)

    def offset(by: float) -> list[Knot]:
        knots = []
        for i in range(0, len(points), 2):
            _, way = along(points[max(i - 1, 0) : i + 2], 0.5)
            knots.append(Knot(points[i].x + way.y * by, points[i].y - way.x * by))
        return knots

    band(pen, spine, width, middle)
    inner = width - 0.5
    pen.line(offset(inner / 3), width=inner / 3, ink=left)
    pen.line(offset(-inner / 3), width=inner / 3, ink=right)
    pen.line(offset(width / 2), offset(-width / 2), width=0.5, ink=INK)


def pleats(pen: Pen, points: str, width: float = 0.45) -> None:
    """Several fold lines, written one after another with `|` between."""
    pen.line(*points.split("|"), width=width)
