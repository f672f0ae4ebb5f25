"""Points, smooth curves through them, limbs, and the plane transforms that place them.

Units are those of the card's view box (a card is 100 wide), angles are degrees, clockwise on the screen
because y points down.
"""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

HANDLE = 0.36
"""Length of a curve's handle as a share of its chord; about a circle's for eight knots a turn."""


EVEN = 0.3
"""Two pieces whose lengths differ by less than this share of their sum get handles of one length where they
meet; files grow shorter, for the second handle need not be written."""


class Point(NamedTuple):
    """A place in the plane."""

    x: float
    y: float


class Knot(NamedTuple):
    """A point that a curve runs through; at a corner the curve has two directions."""

    x: float
    y: float
    corner: bool = False


Shape = str | Sequence[Knot]
"""A curve as text, `"0,0 4,-2! 8,0"` with `!` at a corner, or as knots."""


class Curve(NamedTuple):
    """One cubic Bézier piece: start, two handles, end."""

    start: Point
    out: Point
    into: Point
    end: Point


@dataclass(frozen=True)
class Transform:
    """An affine map of the plane: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    @staticmethod
    def placing(dx: float, dy: float, scale: float = 1, flip: bool = False, rotate: float = 0) -> "Transform":
        """The map that scales, mirrors left to right if `flip`, rotates about the origin, then moves."""
        cos, sin = math.cos(math.radians(rotate)), math.sin(math.radians(rotate))
        across = -scale if flip else scale
        return Transform(across * cos, across * sin, -scale * sin, scale * cos, dx, dy)

    def after(self, first: "Transform") -> "Transform":
        """The map that applies `first` and then this one."""
        return Transform(
            self.a * first.a + self.c * first.b,
            self.b * first.a + self.d * first.b,
            self.a * first.c + self.c * first.d,
            self.b * first.c + self.d * first.d,
            self.a * first.e + self.c * first.f + self.e,
            self.b * first.e + self.d * first.f + self.f,
        )

    def point(self, x: float, y: float) -> Point:
        """The image of a point."""
        return Point(self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)

    def knots(self, shape: Shape) -> list[Knot]:
        """The image of a curve's knots."""
        return [Knot(*self.point(x, y), corner) for x, y, corner in knots(shape)]

    @property
    def scale(self) -> float:
        """The factor by which lengths grow."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


def knots(shape: Shape) -> list[Knot]:
    """The knots of a curve given as text or as knots. Raises `ValueError` for text that is no curve."""
    if not isinstance(shape, str):
        return list(shape)
    result = []
    for word in shape.split():
        x, y = word.rstrip("!").split(",")
        result.append(Knot(float(x), float(y), word.endswith("!")))
    return result


def _direction(a: Sequence[float], b: Sequence[float]) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    return Point(dx / length, dy / length)


def _tangent(before: Knot, at: Knot, after: Knot) -> Point:
    """The direction of a smooth curve at a knot: the nearer neighbour weighs more."""
    first, second = math.dist(before[:2], at[:2]) or 1e-6, math.dist(at[:2], after[:2]) or 1e-6
    dx = (at.x - before.x) / first * second + (after.x - at.x) / second * first
    dy = (at.y - before.y) / first * second + (after.y - at.y) / second * first
    return _direction((0, 0), (dx, dy))


def curves(shape: Shape, closed: bool = True) -> list[Curve]:
    """The Bézier pieces of the smooth curve through a shape's knots, in order."""
    run = knots(shape)
    count = len(run)
    pieces = count if closed else count - 1
    chords = [math.dist(run[i][:2], run[(i + 1) % count][:2]) for i in range(pieces)]

    def smooth(i: int) -> bool:
        return not run[i].corner and (closed or 0 < i < count - 1)

    def reach(i: int, ahead: int) -> float:
        """The length of the handle at a knot on the piece before or ahead of it."""
        own = chords[i if ahead else i - 1]
        if smooth(i):
            other = chords[i - 1 if ahead else i]
            if abs(own - other) < EVEN * (own + other):
                own = (own + other) / 2
        return own * HANDLE

    result = []
    for i in range(pieces):
        j = (i + 1) % count
        here, there = run[i], run[j]
        chord = _direction(here, there)
        leave = _tangent(run[i - 1], here, there) if smooth(i) else chord
        arrive = _tangent(here, there, run[(i + 2) % count]) if smooth(j) else chord
        out, into = reach(i, 1), reach(j, 0)
        result.append(
            Curve(
                Point(here.x, here.y),
                Point(here.x + leave.x * out, here.y + leave.y * out),
                Point(there.x - arrive.x * into, there.y - arrive.y * into),
                Point(there.x, there.y),
            )
        )
    return result


def polyline(shape: Shape, closed: bool = True, steps: int = 8) -> list[Point]:
    """Points along a curve, `steps` a piece; an open curve includes its last point."""
    result = []
    pieces = curves(shape, closed)
    for p in pieces:
        for step in range(steps):
            t = step / steps
            u = 1 - t
            weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            result.append(
                Point(
                    math.fsum(w * q.x for w, q in zip(weights, p, strict=True)),
                    math.fsum(w * q.y for w, q in zip(weights, p, strict=True)),
                )
            )
    if not closed:
        result.append(pieces[-1].end)
    return result


def signed_area(points: Sequence[Point]) -> float:
    """The area inside a polygon, positive if it runs clockwise on the screen."""
    return math.fsum(points[i - 1].x * q.y - q.x * points[i - 1].y for i, q in enumerate(points)) / 2


def wound(shape: Shape) -> list[Knot]:
    """The knots of a closed curve, turned to run clockwise, so that several fill as one."""
    run = knots(shape)
    return run if signed_area(polyline(run, steps=3)) > 0 else run[::-1]


def along(points: Sequence[Point], share: float) -> tuple[Point, Point]:
    """The point at a share 0..1 of a polyline's length, and the unit direction there."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    left = min(max(share, 0), 1) * math.fsum(lengths)
    for i, length in enumerate(lengths):
        if left <= length or i == len(lengths) - 1:
            direction = _direction(points[i], points[i + 1])
            return Point(points[i].x + direction.x * left, points[i].y + direction.y * left), direction
        left -= length
    raise ValueError("a polyline has two points at least")


def length_of(points: Sequence[Point]) -> float:
    """The length of a polyline."""
    return math.fsum(math.dist(a, b) for a, b in itertools.pairwise(points))


def limb(spine: Shape, widths: str | Sequence[float], caps: str = "rf") -> list[Knot]:
    """The outline of a tapered limb: centre knots, a width at each, and its two ends.

    `caps` has a letter for the start and one for the end: `r` round, `f` flat, `p` pointed.
    Raises `ValueError` if widths and knots differ in number.
    """
    run = knots(spine)
    wide = [float(w) for w in widths.split()] if isinstance(widths, str) else list(widths)
    left, right = [], []
    last = len(run) - 1
    for i, (knot, width) in enumerate(zip(run, wide, strict=True)):
        way = _direction(run[max(i - 1, 0)], run[min(i + 1, last)])
        half = width / 2
        flat = (i == 0 and caps[0] == "f") or (i == last and caps[1] == "f")
        left.append(Knot(knot.x - way.y * half, knot.y + way.x * half, flat))
        right.append(Knot(knot.x + way.y * half, knot.y - way.x * half, flat))
    start: list[Knot] = []
    end: list[Knot] = []
    if caps[0] != "f":
        way = _direction(run[0], run[1])
        start = [Knot(run[0].x - way.x * wide[0] / 2, run[0].y - way.y * wide[0] / 2, caps[0] == "p")]
    if caps[1] != "f":
        way = _direction(run[-2], run[-1])
        end = [Knot(run[-1].x + way.x * wide[-1] / 2, run[-1].y + way.y * wide[-1] / 2, caps[1] == "p")]
    return start + left + end + right[::-1]


def limb_edge(spine: Shape, widths: str, side: int) -> list[Knot]:
    """One long edge of a limb, open: `side` 1 is the left one seen along the spine, -1 the right one."""
    outline = limb(spine, widths, "ff")
    half = len(outline) // 2
    return [k._replace(corner=False) for k in (outline[half:][::-1] if side > 0 else outline[:half])]


def ring(x: float, y: float, radii: Sequence[float], turn: float = 0, corner: bool = True) -> list[Knot]:
    """Knots round a centre, evenly spread, clockwise from `turn` degrees past twelve: stars, petals, rays."""
    step = 2 * math.pi / len(radii)
    start = math.radians(turn)
    return [
        Knot(x + r * math.sin(start + i * step), y - r * math.cos(start + i * step), corner)
        for i, r in enumerate(radii)
    ]


def box(x: float, y: float, width: float, height: float) -> list[Knot]:
    """An upright rectangle by its upper left corner."""
    right, below = x + width, y + height
    return [Knot(x, y, True), Knot(right, y, True), Knot(right, below, True), Knot(x, below, True)]


def arc(x: float, y: float, radius: float, start: float, end: float, count: int = 7) -> list[Knot]:
    """Knots on a circle from one direction to another, in degrees clockwise past twelve."""
    turns = [math.radians(start + (end - start) * i / (count - 1)) for i in range(count)]
    return [Knot(x + radius * math.sin(t), y - radius * math.cos(t)) for t in turns]
