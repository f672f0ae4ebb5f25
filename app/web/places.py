"""Where the open cards lie: every card keeps the place on the cloth that it was given when it came."""

from typing import NamedTuple

from app.cards import cards_in
from app.games import View

ROWS = 2

_NOBODY = -1
"""Stands where no card lies."""


class Place(NamedTuple):
    """A place on the cloth, counted from 1."""

    row: int
    column: int


def places(view: View, columns: int) -> dict[int, Place]:
    """The place of every open card on a cloth of two rows.

    A card gets the free place that is nearest to the middle of `columns` columns; when all are taken, columns
    are added on the right. What the last taker gets at the end of a round keeps its place.
    """
    cloth = list(view.opening)
    for move in view.history:
        if move.taken:
            for card in cards_in(move.taken):
                cloth[cloth.index(card)] = _NOBODY
        elif not move.steals:
            if _NOBODY in cloth:
                cloth[cloth.index(_NOBODY)] = move.card
            else:
                cloth.append(move.card)
    return {card: _place(number, columns) for number, card in enumerate(cloth) if card != _NOBODY}


def _place(number: int, columns: int) -> Place:
    """The place with a number: from the middle outwards, right and left in turn, both rows of a column."""
    rank, row = divmod(number, ROWS)
    if rank >= columns:
        return Place(row + 1, rank + 1)
    middle = (columns + 1) // 2
    offset = (rank + 1) // 2 if rank % 2 else -(rank // 2)
    return Place(row + 1, middle + offset)
