"""The serrated acanthus leaf."""

import math

from art.kit.geometry import Knot, Shape, along, polyline
from art.kit.pen import Pen


def acanthus(
    pen: Pen, spine: Shape, width: float, teeth: int, colour: str, outline: float = 0.6, veins: bool = True
) -> None:
    """A serrated leaf along a spine from root to tip, `width` at its broadest, so many teeth a side."""
    points = polyline(spine, closed=False)

    def off(share: float, aside: float) -> tuple[float, float]:
        at, way = along(points, share)
        return at.x - way.y * aside, at.y + way.x * aside

    def breadth(share: float) -> float:
        return width / 2 * (0.12 + 0.88 * math.sin(math.pi * min(1, max(0, share)) ** 0.85))

    step = 1 / (teeth + 0.8)
    sides: list[list[Knot]] = []
    for side in (1, -1):
        run = [Knot(*off(0, side * width * 0.05), True)]
        for i in range(teeth):
            start = i * step
            wide = breadth(start + step)
            run.append(Knot(*off(start + step * 0.45, side * wide * 0.9)))
            run.append(Knot(*off(start + step * 1.28, side * wide * 1.06), True))
            run.append(Knot(*off(start + step * 1.02, side * wide * 0.52), True))
        sides.append(run)
    tip = Knot(*off(1, 0), True)
    pen.shape([*sides[0], tip, *sides[1][::-1]], colour, outline)
    if not veins:
        return
    lines = []
    for i in range(teeth):
        for side in (1, -1):
            wide = breadth((i + 1) * step)
            lines.append([Knot(*off(i * step + 0.02, 0)), Knot(*off((i + 1) * step, side * wide * 0.62))])
    pen.line(spine, width=0.4)
    pen.line(*lines, width=0.3)
