"""A card's drawing and the pens that draw on it."""

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from art.kit.geometry import Knot, Shape, Transform, wound
from art.kit.hatching import Hatch, Wedge, edge_wedges, region_wedges
from art.kit.svg import INK, UNIT, attributes, number, numbers, path, triangles

OUTLINE: Final = 0.8
"""The usual breadth of an outline; the drawing's group carries it, so most shapes need not name it."""

STYLE: Final = (
    f".h{{fill:{INK};stroke:none}}"
    f"@media(max-width:110px){{.h{{fill-opacity:.35}}.o{{stroke-width:{1.1 * UNIT:g}}}}}"
)
"""Small cards show lighter hatching and a stronger outline."""


class Drawing:
    """One card: named symbols, and the marks on the card from back to front."""

    def __init__(self, width: float, height: float, ground: str = "#fff") -> None:
        """An empty card of that size on a ground of that colour."""
        self.width, self.height, self.ground = width, height, ground
        self._marks: list[str] = []
        self._symbols: dict[str, str] = {}
        self.pen = Pen(self, Transform())

    def add(self, mark: str) -> None:
        """Put an element, written in tenths of a unit, in front of what is drawn."""
        self._marks.append(mark)

    def add_lines(self, look: str, data: str) -> None:
        """Put lines of path data in front; neighbours of one `look` (attributes) share an element."""
        head = f'<path{look} d="'
        if self._marks and self._marks[-1].startswith(head):
            self._marks[-1] = self._marks[-1].removesuffix('"/>') + data + '"/>'
        else:
            self.add(f'{head}{data}"/>')

    def define(
        self, name: str, draw: Callable[["Pen"], None], clip: tuple[float, float, float, float] | None = None
    ) -> None:
        """Draw a symbol once under a name, for `Pen.use`; `clip` cuts it to x, y, width, height.

        A name that is defined already is left as it is.
        """
        if name in self._symbols:
            return
        outer, self._marks = self._marks, []
        draw(Pen(self, Transform()))
        body, self._marks = "".join(self._marks), outer
        cut = ""
        if clip is not None:
            x, y, width, height = (number(v * UNIT, 0) for v in clip)
            cut = f' clip-path="url(#{name}-cut)"'
            area = f'<path d="M{x} {y}h{width}v{height}h-{width}z"/>'
            self._symbols[f"{name}-cut"] = f'<clipPath id="{name}-cut">{area}</clipPath>'
        self._symbols[name] = f'<g id="{name}"{cut}>{body}</g>'

    def cut(self, data: str) -> str:
        """Define path data as an area to clip to, and return its name."""
        name = f"cut{len(self._symbols)}"
        self._symbols[name] = f'<clipPath id="{name}"><path d="{data}"/></clipPath>'
        return name

    def svg(self) -> str:
        """The card as the text of an SVG file."""
        width, height = number(self.width), number(self.height)
        symbols = "".join(self._symbols.values())
        defs = f"<defs>{symbols}</defs>" if symbols else ""
        ground = f'<rect width="{width}" height="{height}" rx="4" fill="{self.ground}"/>'
        line = (
            f'stroke="{INK}" stroke-width="{OUTLINE * UNIT:g}" stroke-linejoin="round" stroke-linecap="round"'
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><style>{STYLE}</style>'
            f'{ground}<g class="o" transform="scale({1 / UNIT:g})" fill="none" {line}>'
            f"{defs}{''.join(self._marks)}</g></svg>\n"
        )


class Pen:
    """Draws on a card in its own coordinates, which `at` moves, scales, mirrors and turns."""

    def __init__(self, drawing: Drawing, transform: Transform) -> None:
        """A pen on a drawing, whose coordinates `transform` maps to the card's."""
        self.drawing, self.transform = drawing, transform

    def at(self, dx: float, dy: float, scale: float = 1, flip: bool = False, rotate: float = 0) -> "Pen":
        """A pen whose origin lies at dx, dy of this one's coordinates. Line widths stay as they are."""
        return Pen(self.drawing, self.transform.after(Transform.placing(dx, dy, scale, flip, rotate)))

    def stretched(self, across: float, down: float) -> "Pen":
        """A pen whose coordinates are stretched from the origin by two factors."""
        return Pen(self.drawing, self.transform.after(Transform(a=across, d=down)))

    def shape(
        self,
        outline: Shape,
        fill: str,
        width: float = OUTLINE,
        hatch: Hatch | None = None,
        ink: str | None = None,
    ) -> None:
        """A closed shape with its outline (`width` 0: none), hatched if asked."""
        self._element(path(self.transform.knots(outline)), fill=fill, **_stroke(width, ink))
        if hatch is not None:
            self.hatch(outline, hatch)

    def union(self, parts: Iterable[Shape], fill: str, width: float = OUTLINE) -> None:
        """Several closed shapes as one: no line where they overlap."""
        data = "".join(path(wound(self.transform.knots(part))) for part in parts)
        self._element(data, paint_order="stroke", fill=fill, stroke_width=2 * width * UNIT)

    @contextmanager
    def inside(self, *outlines: Shape, width: float = OUTLINE) -> Iterator[None]:
        """What is drawn meanwhile is cut to closed shapes, whose outlines are then drawn again (`width` 0: not)."""
        data = "".join(path(wound(self.transform.knots(one))) for one in outlines)
        self.drawing.add(f'<g clip-path="url(#{self.drawing.cut(data)})">')
        yield
        self.drawing.add("</g>")
        if width:
            self._element(data, **_stroke(width, None))

    def line(self, *lines: Shape, width: float = 0.5, ink: str | None = None) -> None:
        """Open curves of one breadth."""
        data = "".join(path(self.transform.knots(one), closed=False) for one in lines)
        self.drawing.add_lines(attributes(**_stroke(width, ink)), data)

    def strap(self, *lines: Shape, fill: str, width: float = 1, edge: float = 0.45) -> None:
        """A band of a colour with a black edge on both sides."""
        self.line(*lines, width=width + 2 * edge)
        self.line(*lines, width=width, ink=fill)

    def dot(
        self, x: float, y: float, radius: float, fill: str, width: float = 0.5, ink: str | None = None
    ) -> None:
        """A disc."""
        centre = self.transform.point(x, y)
        size = radius * self.transform.scale
        mark = attributes(
            cx=centre.x * UNIT, cy=centre.y * UNIT, r=size * UNIT, fill=fill, **_stroke(width, ink)
        )
        self.drawing.add(f"<circle{mark}/>")

    def oval(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        fill: str,
        width: float = OUTLINE,
        ink: str | None = None,
    ) -> None:
        """An ellipse about a centre by its half-widths, exact unless the pen is stretched."""
        t, turn = self.transform, math.degrees(math.atan2(self.transform.b, self.transform.a))
        start, end = t.point(x - across, y), t.point(x + across, y)
        radii = (across * t.scale * UNIT, down * t.scale * UNIT, turn)
        step = ((end.x - start.x) * UNIT, (end.y - start.y) * UNIT)
        back = (-step[0], -step[1])
        half, other = (f"{numbers(radii)} 1 0 {numbers(way)}" for way in (step, back))
        look = {"fill": fill, **_stroke(width, ink)}
        self._element(f"M{numbers((start.x * UNIT, start.y * UNIT))}a{half}a{other}Z", **look)

    def hatch(self, region: Shape, style: Hatch, within: Shape | None = None, ink: str | None = None) -> None:
        """Parallel hatching through a region, cut to the shape `within` if given."""
        scale = self.transform.scale
        finer = Hatch(style.angle, style.side, style.reach, style.gap / scale, style.weight / scale)
        self._wedges(region_wedges(region, finer, within), ink)

    def shade(
        self,
        edge: Shape,
        depth: float,
        gap: float = 1.2,
        weight: float = 0.42,
        lean: float = 0,
        fade: bool = True,
        ink: str | None = None,
    ) -> None:
        """Hatching that stands on an open edge and points to its right-hand side (`depth` < 0: left)."""
        scale = self.transform.scale
        self._wedges(edge_wedges(edge, depth, gap / scale, weight / scale, lean, fade), ink)

    def use(
        self, name: str, dx: float = 0, dy: float = 0, scale: float = 1, flip: bool = False, rotate: float = 0
    ) -> None:
        """The symbol of that name, placed. Its line widths grow with it."""
        t = self.transform.after(Transform.placing(dx, dy, scale, flip, rotate))
        # Transforms, unlike paths, may not drop the blanks between their numbers.
        to = f"{number(t.e * UNIT, 0)} {number(t.f * UNIT, 0)}"
        if (t.a, t.b, t.c, t.d) == (1, 0, 0, 1):
            place = f"translate({to})"
        else:
            place = f"matrix({' '.join(number(v, 3) for v in (t.a, t.b, t.c, t.d))} {to})"
        self.drawing.add(f'<use href="#{name}" transform="{place}"/>')

    def _wedges(self, wedges: Iterable[Wedge], ink: str | None) -> None:
        text = triangles([self.transform.point(*p) for p in wedge] for wedge in wedges)
        if text:
            style = f' style="fill:{ink}"' if ink else ""
            self.drawing.add_lines(f' class="h"{style}', text)

    def _element(self, data: str, **values: str | float | None) -> None:
        self.drawing.add(f'<path{attributes(**values)} d="{data}"/>')


def _stroke(width: float, ink: str | None) -> dict[str, str | float | None]:
    if width == 0:
        return {"stroke": "none"}
    return {"stroke_width": None if width == OUTLINE else width * UNIT, "stroke": ink}


def mirrored(shape: list[Knot], about: float = 0) -> list[Knot]:
    """The knots mirrored left to right about an upright axis at x = `about`."""
    return [Knot(2 * about - k.x, k.y, k.corner) for k in shape]
