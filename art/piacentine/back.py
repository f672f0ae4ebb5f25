"""The back: tumbling blocks in a double rounded frame on a ground of lozenges."""

from art.kit.blocks import blocks, frame, lattice
from art.kit.pen import Drawing

NIGHT = "#1f3a54"
MILK = "#fbf6e6"


def draw(drawing: Drawing) -> None:
    """Draw the whole back; it looks the same upside down but for the light on the blocks."""
    lattice(drawing, 3, NIGHT)
    frame(drawing, 3, 3, 1, "none", NIGHT)
    frame(drawing, 10.5, 3.5, 1.6, MILK, NIGHT)
    blocks(drawing, 13.25, 5.25, NIGHT, "#dfe4e2")
    frame(drawing, 13.2, 1.2, 0.7, "none", NIGHT)
