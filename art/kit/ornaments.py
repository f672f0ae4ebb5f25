"""Ovals, beads, leaves, flowers, bands and ribbons: the small parts that many cards share."""

import math

from art.kit.geometry import Knot, Shape, along, limb, polyline, ring
from art.kit.pen import Pen
from art.kit.svg import UNIT, attributes


def oval(x: float, y: float, across: float, down: float) -> list[Knot]:
    """An ellipse by its centre and half axes."""
    return [Knot(x + (k.x * across), y + k.y * down) for k in ring(0, 0, [1] * 8, corner=False)]


def beads(pen: Pen, x: float, y: float, radius: float, size: float, count: int, fill: str) -> None:
    """A ring of round beads of diameter `size`: one dotted stroke, so a hundred beads cost one element."""
    centre = pen.transform.point(x, y)
    scale = pen.transform.scale
    mark = attributes(
        cx=centre.x * UNIT,
        cy=centre.y * UNIT,
        r=radius * scale * UNIT,
        pathLength=count,
        stroke=fill,
        stroke_width=size * scale * UNIT,
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

    def draw(at: Pen) -> None:
        for knot in ring(0, 0, [2.3] * petals):
            at.dot(knot.x, knot.y, 1.76, fill, 0.45)
        at.dot(0, 0, 1.36, heart, 0.45)

    name = f"flower{petals}{fill[1:]}"
    pen.drawing.define(name, draw)
    pen.use(name, x, y, radius / 4)


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
    stripe = (width - 0.4) / 3
    for by, fill in ((stripe, left), (-stripe, right)):
        path = offset(by)
        pen.shape(limb(path, [stripe] * len(path), "ff"), fill, 0)
    band(pen, spine, width, "none")


def garland(pen: Pen, spine: Shape, width: float, count: int, dark: str, fills: tuple[str, str]) -> None:
    """A rope of leaves along a spine, in two greens over a dark core; `count` sprays of three leaves."""
    points = polyline(spine, closed=False)
    core = [Knot(*along(points, 0.04 + 0.115 * i)[0]) for i in range(9)]
    pen.line(core, width=width * 0.6, ink=dark)

    def spray(at: Pen, outer: str, inner: str) -> None:
        for turn, fill in ((58, outer), (-62, inner), (-6, outer)):
            leaf(at, 0, 0, turn, width * 0.68, fill, 0.27, 0.4)

    pen.drawing.define("spray0", lambda at: spray(at, *fills))
    pen.drawing.define("spray1", lambda at: spray(at, *fills[::-1]))
    for i in range(count):
        place, way = along(points, (i + 0.3) / count)
        turn = math.degrees(math.atan2(way.y, way.x))
        pen.use(f"spray{i % 2}", place.x, place.y, rotate=turn + (i % 3 - 1) * 9)


def blossom(pen: Pen, x: float, y: float, radius: float, fill: str, shade: str, heart: str) -> None:
    """A full rose: outer petals, an inner whorl, a heart."""

    def draw(at: Pen) -> None:
        outer = [5 * (1 if i % 2 else 0.86) for i in range(12)]
        at.shape(ring(0, 0, outer, corner=False), fill, 0.55)
        for i in range(5):
            turned = at.at(0, 0, 5, rotate=i * 72 + 20)
            turned.line("-.4,-.36 -.2,-.68 .2,-.68 .4,-.36", width=0.4)
        at.dot(0, 0, 2.2, shade, 0.4)
        at.line("-1,0 0,-1.1 1,0 0,.7", width=0.35)
        at.dot(0, 0, 0.5, heart, 0)

    pen.drawing.define("blossom", draw)
    pen.use("blossom", x, y, radius / 5)
