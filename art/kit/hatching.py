"""Engraver's hatching: wedges that start broad at the shadow and end in a point towards the light."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from art.kit.geometry import Knot, Point, Shape, Transform, along, length_of, polyline

Wedge = tuple[Point, Point, Point]
"""A long triangle: two points at its broad end with the tip between them in order."""


@dataclass(frozen=True)
class Hatch:
    """How a region is hatched.

    `angle`: direction of the lines (0 horizontal, 90 upright); `side`: 1 the broad ends lie where the line
    leaves the region (right or below), -1 where it enters, 0 lines from edge to edge; `reach`: share 0..1 of
    the chord that a wedge covers; `gap`, `weight`: distance and breadth of the lines.
    """

    angle: float = 0
    side: int = 1
    reach: float = 0.4
    gap: float = 1.25
    weight: float = 0.42


JITTER = 0.25
"""A wedge's length varies by up to this share, or the hatching looks ruled."""


def _chords(points: Sequence[Point], y: float) -> list[tuple[float, float]]:
    crossings = sorted(
        a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
        for a, b in zip(points, (*points[1:], points[0]), strict=True)
        if (a.y <= y) != (b.y <= y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=False))


def region_wedges(region: Shape, style: Hatch, within: Shape | None = None) -> list[Wedge]:
    """The wedges of parallel hatching through a region, cut to the shape `within` if given."""
    varied = random.Random(1)
    turn = Transform.placing(0, 0, rotate=-style.angle)
    back = Transform.placing(0, 0, rotate=style.angle)
    edge = [turn.point(*p) for p in polyline(region)]
    limit = [turn.point(*p) for p in polyline(within)] if within is not None else None
    result = []
    y = min(p.y for p in edge) + style.gap * 0.6
    bottom = max(p.y for p in edge) - 0.2
    while y < bottom:
        spans = _chords(edge, y)
        if limit is not None:
            cuts = _chords(limit, y)
            spans = [(max(a, c), min(b, d)) for a, b in spans for c, d in cuts if min(b, d) > max(a, c)]
        for left, right in spans:
            length = (right - left) * min(1.0, style.reach * (1 + varied.uniform(-JITTER, JITTER)))
            if right - left < 0.8:
                continue
            if style.side == 0:
                broad, tip = left, right
            else:
                broad, tip = (right, right - length) if style.side > 0 else (left, left + length)
            half = style.weight / 2
            result.append((back.point(broad, y - half), back.point(tip, y), back.point(broad, y + half)))
        y += style.gap
    return result


def edge_wedges(
    edge: Shape, depth: float, gap: float = 1.2, weight: float = 0.42, lean: float = 0, fade: bool = True
) -> list[Wedge]:
    """Wedges that stand on an open edge and point to its right-hand side, seen along its direction.

    `depth` is their length (negative: to the left), `lean` turns them from upright by degrees towards the
    edge's end; with `fade` they shorten towards both ends of the edge.
    """
    varied = random.Random(2)
    points = polyline(edge, closed=False)
    count = max(2, round(length_of(points) / gap))
    result = []
    cos, sin = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    for i in range(count):
        share = (i + 0.5) / count
        at, way = along(points, share)
        swell = 0.35 + 0.65 * math.sin(math.pi * share) if fade else 1
        long = depth * swell * (1 + varied.uniform(-JITTER, JITTER))
        normal = Point(
            -way.y * cos + way.x * sin * math.copysign(1, depth),
            way.x * cos + way.y * sin * math.copysign(1, depth),
        )
        half = weight / 2
        result.append(
            (
                Point(at.x - way.x * half, at.y - way.y * half),
                Point(at.x + normal.x * long, at.y + normal.y * long),
                Point(at.x + way.x * half, at.y + way.y * half),
            )
        )
    return result


def triangle(wedge: Wedge) -> list[Knot]:
    """The wedge as a closed shape."""
    return [Knot(p.x, p.y, True) for p in wedge]
