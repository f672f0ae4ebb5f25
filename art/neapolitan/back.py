"""The back: tumbling blocks in red in a double rounded frame on a ground of lozenges."""

from art.kit.blocks import blocks, frame, lattice
from art.kit.pen import Drawing

RUST = "#9d1726"
CREAM = "#fff6e2"
ROSE = "#f3cdbd"


def draw(drawing: Drawing) -> None:
    """Draw the whole back; it looks the same upside down but for the light on the blocks."""
    lattice(drawing, 3, RUST)
    frame(drawing, 3, 2, 1.2, "none", RUST)
    frame(drawing, 9.6, 3.5, 1.8, CREAM, RUST)
    blocks(drawing, 12.5, 6.25, RUST, ROSE)
    frame(drawing, 12.4, 1.2, 0.8, "none", RUST)
