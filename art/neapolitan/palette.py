"""The inks of the Neapolitan deck."""

from typing import Final

RED: Final = "#de0718"
DEEP: Final = "#8f0d18"
CRIMSON: Final = "#c8103f"
YELLOW: Final = "#f7e017"
OCHRE: Final = "#c79a1e"
BLUE: Final = "#1257dc"
NAVY: Final = "#0d2c8f"
GREEN: Final = "#0b6a1c"
DARK_GREEN: Final = "#073f12"
HORSE: Final = "#b39a83"
FLESH: Final = "#f0cfa8"
WHITE: Final = "#fff"
GREY_HAIR: Final = "#8d8780"
DARK_HAIR: Final = "#4a4038"
