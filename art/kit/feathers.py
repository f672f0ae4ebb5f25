"""Ostrich plumes and locks of hair: tapered forms that follow a spine."""

import math
from collections.abc import Sequence

from art.kit.geometry import Knot, Point, Shape, along, limb, polyline
from art.kit.pen import Pen


def _off(points: Sequence[Point], share: float, aside: float, ahead: float = 0, corner: bool = False) -> Knot:
    at, way = along(points, share)
    return Knot(at.x - way.y * aside + way.x * ahead, at.y + way.x * aside + way.y * ahead, corner)


def plume(
    pen: Pen,
    spine: Shape,
    width: float,
    colour: str,
    lobes: int = 6,
    side: int = 1,
    outline: float = 0.7,
    barbs: int = 2,
) -> None:
    """An ostrich plume along a spine from root to tip.

    Its outer edge (`side` 1: right of the spine's direction, -1: left) has `lobes` lobes, the inner one is
    smooth; rachis and curved barbs lie on it, `barbs` pairs a lobe.
    """
    points = polyline(spine, closed=False)

    def breadth(share: float) -> float:
        swell = 0.4 + 0.6 * math.sin(min(1, share * 1.5) * math.pi / 2)
        return width * swell * (1 if share < 0.75 else max(0.45, 1 - ((share - 0.75) / 0.25) ** 2 * 0.5))

    outer = []
    for i in range(lobes):
        share = i / lobes
        outer.append(_off(points, share, side * breadth(share) * 0.5, corner=i > 0))
        share += 0.5 / lobes
        outer.append(_off(points, share, side * breadth(share) * 0.68, 0.5))
    inner = [_off(points, i / lobes, -side * breadth(i / lobes) * 0.38) for i in range(0, lobes + 1, 2)]
    pen.shape([*outer, _off(points, 1, 0, width * 0.25), *inner[::-1]], colour, outline)
    pen.line(spine, width=0.45)
    vanes = []
    for i in range(1, lobes * barbs):
        share = i / lobes / barbs
        for aside in (0.42, -0.26):
            middle = _off(points, share - 0.02, side * breadth(share) * aside * 0.45)
            vanes.append(
                [
                    _off(points, max(0, share - 0.1), 0),
                    middle,
                    _off(points, share, side * breadth(share) * aside),
                ]
            )
    pen.line(*vanes, width=0.3)


def lock(pen: Pen, spine: Shape, widths: str, colour: str, strand: str | None = None) -> None:
    """A lock of hair from root to pointed tip with one lighter strand along it."""
    pen.shape(limb(spine, widths, "rp"), colour, 0.5)
    if strand is not None:
        pen.line(spine, width=0.35, ink=strand)
