"""The drawing kit: what is written is the curve that was meant, hatching stays inside, unions are filled."""

import math
import re

import pytest

from art.kit.geometry import (
    Knot,
    Point,
    Transform,
    along,
    curves,
    knots,
    limb,
    limb_edge,
    polyline,
    ring,
    signed_area,
    wound,
)
from art.kit.hatching import Hatch, edge_wedges, region_wedges
from art.kit.pen import Drawing, Pen
from art.kit.svg import UNIT, number, numbers, path, triangles

BLOB = "0,0 12,-4 25,3! 28,14 15,20 4,16"
TOLERANCE = 0.2
"""View box units; a fifth of a unit is less than a pixel on a card 330 wide."""


def read_path(data: str) -> list[list[Point]]:
    """The points of path data (M, m, l, c, s, Z), Bézier pieces sampled, a list a subpath."""
    found: list[list[Point]] = []
    here, mirror = Point(0, 0), Point(0, 0)
    for command, text in re.findall(r"([MmlcsZz])([^MmlcsZz]*)", data):
        values = [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        pairs = [Point(*values[i : i + 2]) for i in range(0, len(values), 2)]
        if command in "Zz":
            here = found[-1][0]
        elif command in "Mm":
            for i, p in enumerate(pairs):
                absolute = command == "M"
                here = p if absolute else Point(here.x + p.x, here.y + p.y)
                found.append([here]) if i == 0 else found[-1].append(here)
        else:
            size = {"l": 1, "c": 3, "s": 2}[command]
            for i in range(0, len(pairs), size):
                ends = [Point(here.x + p.x, here.y + p.y) for p in pairs[i : i + size]]
                if command == "l":
                    found[-1].append(ends[0])
                else:
                    first = mirror if command == "s" else ends[0]
                    into, end = ends[-2], ends[-1]
                    for k in range(1, 9):
                        t, u = k / 8, 1 - k / 8
                        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
                        four = (here, first, into, end)
                        found[-1].append(
                            Point(
                                sum(w * q.x for w, q in zip(weights, four, strict=True)),
                                sum(w * q.y for w, q in zip(weights, four, strict=True)),
                            )
                        )
                    mirror = Point(2 * end.x - into.x, 2 * end.y - into.y)
                here = ends[-1]
    return found


def distance_to(points: list[Point], p: Point) -> float:
    return min(math.dist(p, q) for q in points)


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize(
    "shape", [BLOB, "0,0! 10,0! 10,8! 0,8!", "0,0 .6,-.7 1.5,.2! .7,.8", "5,5 9,1 30,8 33,9 34,30"]
)
def test_path_data_is_the_curve(shape: str, closed: bool) -> None:
    meant = [Point(p.x * UNIT, p.y * UNIT) for p in polyline(shape, closed, steps=300)]
    (written,) = read_path(path(shape, closed))
    assert max(distance_to(meant, p) for p in written) < TOLERANCE * UNIT


def test_a_curve_runs_through_its_knots_and_bends_only_where_it_may() -> None:
    run = knots(BLOB)
    pieces = curves(run)
    assert [(p.start.x, p.start.y) for p in pieces] == [(k.x, k.y) for k in run]
    for before, after, knot in zip(pieces, pieces[1:] + pieces[:1], run[1:] + run[:1], strict=True):
        arriving = math.atan2(before.end.y - before.into.y, before.end.x - before.into.x)
        leaving = math.atan2(after.out.y - after.start.y, after.out.x - after.start.x)
        turn = abs((arriving - leaving + math.pi) % (2 * math.pi) - math.pi)
        assert (turn > 0.1) if knot.corner else (turn < 1e-6)


def test_numbers_are_short_and_unambiguous() -> None:
    assert [number(v, 2) for v in (0.5, -0.25, 3.0, -0.001, 12.349)] == [".5", "-.25", "3", "0", "12.35"]
    assert numbers((1, -2, 0.5, 0.25, 3), 2) == "1-2 .5.25 3"


def test_transforms_compose_and_place() -> None:
    flip = Transform.placing(10, 5, 2, flip=True, rotate=90)
    assert flip.point(1, 0) == pytest.approx((10, 3))
    assert flip.point(0, 1) == pytest.approx((8, 5))
    inner = Transform.placing(1, 2, 0.5)
    assert flip.after(inner).point(3, 4) == pytest.approx(flip.point(*inner.point(3, 4)))
    assert flip.scale == pytest.approx(2)


def test_a_limb_has_its_widths_and_its_edges_lie_on_it() -> None:
    spine, widths = "0,0 0,10 0,20", "4 6 2"
    outline = polyline(limb(spine, widths, "ff"))
    assert max(p.x for p in outline) - min(p.x for p in outline) == pytest.approx(6, abs=0.4)
    assert [k.x for k in limb_edge(spine, widths, 1)] == pytest.approx([2, 3, 1])
    assert [k.x for k in limb_edge(spine, widths, -1)] == pytest.approx([-2, -3, -1])
    with pytest.raises(ValueError, match="zip"):
        limb(spine, "4 6")


def test_shapes_of_a_union_all_wind_the_same_way() -> None:
    assert signed_area(polyline(wound(BLOB))) > 0
    assert signed_area(polyline(wound(knots(BLOB)[::-1]))) > 0


def inside(points: list[Point], p: Point) -> bool:
    crossings = 0
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        if (a.y <= p.y) != (b.y <= p.y) and a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x:
            crossings += 1
    return crossings % 2 == 1


@pytest.mark.parametrize("angle", [0, 35, 90, -70])
@pytest.mark.parametrize("side", [1, -1])
def test_hatching_stays_in_its_region_and_in_its_limit(angle: float, side: int) -> None:
    limit = "3,-2! 20,-2! 20,12! 3,12!"
    wedges = region_wedges(BLOB, Hatch(angle, side, 0.6), within=limit)
    assert len(wedges) > 5
    both = polyline(BLOB, steps=20), polyline(limit)
    for first, tip, second in wedges:
        middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
        near = Point(middle.x * 0.97 + tip.x * 0.03, middle.y * 0.97 + tip.y * 0.03)
        assert all(inside(points, p) for points in both for p in (near, tip))


def test_edge_hatching_stands_on_the_edge_and_points_to_the_asked_side() -> None:
    for depth, below in ((3, True), (-3, False)):
        for first, tip, second in edge_wedges("0,0 10,0 20,0", depth):
            assert (first.y, second.y) == pytest.approx((0, 0))
            assert (tip.y > 0) is below
            assert 0 < abs(tip.y) <= 3 * 1.25


def test_packed_triangles_are_the_triangles() -> None:
    wedges = [(Point(1, 2), Point(5, 2.4), Point(1.1, 2.5)), (Point(-3, 7), Point(0, 9), Point(-2.8, 7.4))]
    for wedge, written in zip(wedges, read_path(triangles(wedges)), strict=True):
        first, tip, second = wedge
        assert written == [
            pytest.approx((p.x * UNIT, p.y * UNIT), abs=tolerance)
            for p, tolerance in ((first, 0.5), (second, 1), (tip, 3))
        ]


def test_along_measures_by_length() -> None:
    points = [Point(0, 0), Point(30, 0), Point(30, 10)]
    assert along(points, 0.5) == (Point(20, 0), Point(1, 0))
    assert along(points, 1) == (Point(30, 10), Point(0, 1))
    assert len(ring(0, 0, [1] * 5)) == 5


def test_a_symbol_is_drawn_once_and_used_where_it_is_placed() -> None:
    drawing = Drawing(100, 165)

    def dot(pen: Pen) -> None:
        pen.dot(0, 0, 2, "#fff")

    drawing.define("dot", dot, (0, 0, 10, 10))
    drawing.define("dot", dot)
    drawing.pen.use("dot", 3, 4)
    drawing.pen.at(10, 0, flip=True).use("dot", 1, 2, 2)
    text = drawing.svg()
    assert text.count('id="dot"') == 1
    assert 'transform="translate(30 40)"' in text
    assert 'transform="matrix(-2 0 0 2 90 20)"' in text
    assert 'clip-path="url(#dot-cut)"' in text


def test_lines_of_one_look_share_an_element_and_keep_their_order() -> None:
    drawing = Drawing(10, 10)
    for look in (0.5, 0.5, 0.4, 0.5):
        drawing.pen.line([Knot(0, 0), Knot(1, 1)], width=look)
    drawing.pen.shape("0,0! 4,0! 4,4!", "#fff", 0.5)
    assert re.findall(r'<path(?: fill="#fff")? stroke-width="(\d)"', drawing.svg()) == ["5", "4", "5", "5"]


def test_what_is_drawn_inside_is_cut_to_the_shape_and_the_outline_lies_on_top() -> None:
    drawing = Drawing(10, 10)
    square, band = "1,1! 5,1! 5,5! 1,5!", "0,3! 9,3!"
    with drawing.pen.inside(square, width=0.6):
        drawing.pen.line(band, width=1)
    with drawing.pen.inside(square, width=0):
        drawing.pen.line(band, width=2)
    names = re.findall(r'<clipPath id="(\w+)"><path d="([^"]+)"/></clipPath>', text := drawing.svg())
    assert [data for _, data in names] == [path(square)] * 2
    assert len({name for name, _ in names}) == 2
    bands = re.findall(
        r'<g clip-path="url\(#(\w+)\)"><path stroke-width="(\d+)" d="[^"]+"/></g>(<path stroke-width="6")?',
        text,
    )
    assert bands == [(names[0][0], "10", '<path stroke-width="6"'), (names[1][0], "20", "")]
