"""Compact SVG text: numbers, paths of relative commands, and the file of one card."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from art.kit.geometry import Curve, Knot, Point, Shape, curves, knots

INK: Final = "#14100c"
"""The black of outlines and hatching."""

UNIT: Final = 10
"""Drawings are written in tenths of the view box unit, so that most numbers need no point."""

STRAIGHT = 0.03
"""A curve that leaves its chord by less, in view box units, is written as a line."""

MIRRORED = 0.16
"""A handle this close to the mirror image of the one before, in view box units, is left to the reader (`s`)."""


def number(value: float, digits: int = 1) -> str:
    """The shortest text of a number, rounded to `digits` decimals."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(values: Iterable[float], digits: int = 1) -> str:
    """A list of numbers as SVG reads it, with no separator that is not needed."""
    text = ""
    pointed = False
    for value in values:
        word = number(value, digits)
        if text and not word.startswith("-") and not (word.startswith(".") and pointed):
            text += " "
        text += word
        pointed = "." in word
    return text


def path(shape: Shape, closed: bool = True) -> str:
    """The path data of the smooth curve through a shape; small shapes carry one decimal more."""
    run = knots(shape)
    spread = max(max(k.x for k in run) - min(k.x for k in run), max(k.y for k in run) - min(k.y for k in run))
    digits = 1 if spread < 3 else 0
    pieces = curves([Knot(k.x * UNIT, k.y * UNIT, k.corner) for k in run], closed)
    here = _rounded(pieces[0].start, digits)
    text = "M" + numbers(here, digits)
    before, mirror = "", here
    for i, piece in enumerate(pieces):
        end = _rounded(piece.end, digits)
        handle = Point(end.x, end.y)
        if _is_straight(piece):
            if closed and i == len(pieces) - 1:
                continue
            command, points = "l", [end]
        else:
            handle = _rounded(piece.into, digits)
            mirrored = before in ("c", "s") and math.dist(mirror, piece.out) < MIRRORED * UNIT
            command, points = ("s", [handle, end]) if mirrored else ("c", [piece.out, handle, end])
        words = numbers((v for q in points for v in (q.x - here.x, q.y - here.y)), digits)
        if command == before:
            text += words if words.startswith("-") else " " + words
        else:
            text += command + words
        before, mirror, here = command, Point(2 * end.x - handle.x, 2 * end.y - handle.y), end
    return text + ("Z" if closed else "")


def triangles(wedges: Iterable[Sequence[Point]]) -> str:
    """The path data of many slender triangles: two points of the base with the tip between them.

    Base and step to the next base are small and alike, so they are written first and packed best.
    """
    text = ""
    here = Point(0, 0)
    for first, tip, second in wedges:
        start = Point(round(first.x * UNIT), round(first.y * UNIT))
        steps = [start.x - here.x, start.y - here.y]
        steps += [round((second.x - first.x) * UNIT), round((second.y - first.y) * UNIT)]
        steps += [round((tip.x - second.x) * UNIT / 4) * 4, round((tip.y - second.y) * UNIT / 4) * 4]
        # After an absolute "M" the further pairs would be absolute too.
        text += ("m" + numbers(steps, 0) if text else f"M{numbers(start, 0)}l{numbers(steps[2:], 0)}") + "z"
        here = start
    return text


def _rounded(point: Point, digits: int) -> Point:
    return Point(round(point.x, digits), round(point.y, digits))


def _is_straight(piece: Curve) -> bool:
    dx, dy = piece.end.x - piece.start.x, piece.end.y - piece.start.y
    length = math.hypot(dx, dy) or 1
    return all(
        abs((p.x - piece.start.x) * dy - (p.y - piece.start.y) * dx) / length < STRAIGHT * UNIT
        for p in (piece.out, piece.into)
    )


def attributes(**values: str | float | None) -> str:
    """Attributes as text, underscores as hyphens; those that are None are left out. Numbers are tenths of a unit."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value, 2)}"'
        for name, value in values.items()
        if value is not None
    )
