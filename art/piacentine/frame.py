"""The frame of every Piacentine face, and the court that is turned half round below its middle line."""

from collections.abc import Callable

from art.kit.geometry import box
from art.kit.pen import Drawing, Pen

FRAME = (8.0, 6.0, 84.0, 165.0)
"""The frame's upper left corner, width and height."""


def frame(drawing: Drawing) -> None:
    """The thin black line round a face."""
    drawing.pen.shape(box(*FRAME), "none", 0.6)


def two_headed(drawing: Drawing, half: Callable[[Pen], None]) -> None:
    """Draw a court's upper half, and the same turned half round below the dividing line."""
    x, y, width, height = FRAME
    drawing.define("half", half, (x, y, width, height / 2))
    drawing.pen.use("half")
    drawing.pen.use("half", 100, 177, rotate=180)
    drawing.pen.line(f"{x},88.5 {x + width},88.5", width=0.6)
    frame(drawing)


def framed(drawing: Drawing, picture: Callable[[Pen], None]) -> None:
    """Draw a picture that the frame cuts off."""
    drawing.define("picture", picture, FRAME)
    drawing.pen.use("picture")
    frame(drawing)
