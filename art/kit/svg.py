"""Compact SVG text: numbers, paths of relative commands, and the file of one card."""

from collections.abc import Iterable
from typing import Final

from art.kit.geometry import Point, Shape, curves, knots

INK: Final = "#14100c"
"""The black of outlines and hatching."""

STRAIGHT = 0.03
"""A curve that leaves its chord by less is written as a line."""


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
    """The path data of the smooth curve through a shape; small shapes carry two decimals."""
    run = knots(shape)
    spread = max(max(k.x for k in run) - min(k.x for k in run), max(k.y for k in run) - min(k.y for k in run))
    digits = 2 if spread < 4 else 1
    pieces = curves(run, closed)
    x, y = round(pieces[0].start.x, digits), round(pieces[0].start.y, digits)
    text = "M" + numbers((x, y), digits)
    before = ""
    for i, (start, out, into, end) in enumerate(pieces):
        next_x, next_y = round(end.x, digits), round(end.y, digits)
        if _is_straight(start, out, into, end):
            if closed and i == len(pieces) - 1:
                continue
            command, values = "l", (next_x - x, next_y - y)
        else:
            command = "c"
            values = (out.x - x, out.y - y, into.x - x, into.y - y, next_x - x, next_y - y)  # type: ignore[assignment]
        words = numbers(values, digits)
        if command == before:
            text += words if words.startswith("-") else " " + words
        else:
            text += command + words
        before = command
        x, y = next_x, next_y
    return text + ("Z" if closed else "")


def _is_straight(start: Point, out: Point, into: Point, end: Point) -> bool:
    dx, dy = end.x - start.x, end.y - start.y
    length = (dx * dx + dy * dy) ** 0.5 or 1
    return all(abs((p.x - start.x) * dy - (p.y - start.y) * dx) / length < STRAIGHT for p in (out, into))


def attributes(**values: str | float | None) -> str:
    """Attributes as text, underscores as hyphens; those that are None are left out."""
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value, 2)}"'
        for name, value in values.items()
        if value is not None
    )
