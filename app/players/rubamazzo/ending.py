"""The end of the game, solved: with an empty stock both hands are known."""

import numpy as np

from app.players.compiled import compiled
from app.players.rubamazzo.ranks import NOT, WAYS, Place, kind, played

OUTCOME = 1000
"""What winning is worth in cards: more than any margin, so that the margin decides among equal outcomes."""
_PLIES = 6


@compiled
def solve(hand: int, other_hand: int, place: Place) -> int:
    """The value for the seat to move when both play without fault: `OUTCOME` for a win, plus the margin.

    A loop over a stack of its own: a compiled function that calls itself cannot be kept in the disk cache.
    """
    hands = np.empty((_PLIES + 1, 2), np.int64)
    places = np.empty((_PLIES + 1, 5), np.int64)
    best = np.empty(_PLIES + 1, np.int64)
    next_way = np.empty(_PLIES + 1, np.int64)
    hands[0, 0], hands[0, 1] = hand, other_hand
    places[0, 0], places[0, 1], places[0, 2], places[0, 3], places[0, 4] = place
    best[0], next_way[0] = -2 * OUTCOME, 0
    ply = 0
    while True:
        here = (places[ply, 0], places[ply, 1], places[ply, 2], places[ply, 3], places[ply, 4])
        way = next_way[ply]
        while way < WAYS and kind(hands[ply, 0], here, way) == NOT:
            way += 1
        if way < WAYS:
            next_way[ply] = way + 1
            ply += 1
            hands[ply, 0] = hands[ply - 1, 1]
            hands[ply, 1] = hands[ply - 1, 0] - (1 << 3 * (way >> 1))
            places[ply, 0], places[ply, 1], places[ply, 2], places[ply, 3], places[ply, 4] = played(here, way)
            best[ply], next_way[ply] = -2 * OUTCOME, 0
            continue
        value = best[ply]
        if hands[ply, 0] == 0:
            margin = here[1] - here[2]
            value = margin + OUTCOME * ((margin > 0) - (margin < 0))
        if ply == 0:
            return int(value)
        ply -= 1
        best[ply] = max(best[ply], -value)
