"""The suit objects of the Neapolitan deck, each drawn about the origin."""

from collections.abc import Callable

from art.kit.pen import Pen
from art.neapolitan import clubs, coins, cups, swords

SYMBOLS: dict[str, Callable[[Pen], None]] = {
    **coins.SYMBOLS,
    **cups.SYMBOLS,
    **swords.SYMBOLS,
    **clubs.SYMBOLS,
}
"""Every suit object by the name that the layout uses."""
