"""The inks of the Piacentine deck."""

from typing import Final

RED: Final = "#e2452f"
BRICK: Final = "#b33b2b"
BROWN: Final = "#7b3326"
GOLD: Final = "#d9ab38"
PALE: Final = "#efd07f"
BLUE: Final = "#3b6b94"
GREEN: Final = "#2f6141"
DARK: Final = "#23352a"
FLESH: Final = "#f2cfa3"
HAIR: Final = "#5b544d"
WHITE: Final = "#fffdf6"
