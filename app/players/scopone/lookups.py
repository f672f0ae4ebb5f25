"""Lookup tables for the compiled search, computed from the rules.

On a table of Scopone no value lies twice, so a set of table cards is told by its ranks: a 10-bit int, bit r
for the value r + 1. Which ranks a card takes does not depend on suits.
"""

import numpy as np

from app.cards import value
from app.games.capture import captures
from app.games.count import PRIMIERA_VALUES, primiera_cards
from app.players.compiled import Ints

RANKS = 10
RANK_SETS = 1 << RANKS


def _captures() -> tuple[list[int], list[int]]:
    first: list[int] = []
    taken: list[int] = []
    for ranks in range(RANK_SETS):
        for rank in range(RANKS):
            first.append(len(taken))
            taken += captures(ranks, RANKS + rank)
    return [*first, len(taken)], taken


_first, _taken = _captures()
CAPTURE_FIRST: Ints = np.array(_first, dtype=np.int32)
"""At 10 · ranks + r: where the captures of a card of rank r from a table of `ranks` begin in `CAPTURES`."""
CAPTURES: Ints = np.array(_taken, dtype=np.int16)
"""The ranks that each capture takes."""

RANK_SUM: Ints = np.array(
    [sum(r + 1 for r in range(RANKS) if ranks >> r & 1) for ranks in range(RANK_SETS)], dtype=np.int16
)
"""The sum of the values of a set of ranks."""

RANK_SIZE: Ints = np.array([ranks.bit_count() for ranks in range(RANK_SETS)], dtype=np.int16)
"""How many ranks a set has."""

PRIMIERA: Ints = np.array(
    [sum(PRIMIERA_VALUES[value(card)] for card in primiera_cards(ranks)) for ranks in range(RANK_SETS)],
    dtype=np.int16,
)
"""What a suit counts in the primiera, by the ranks of it that a pair has."""
