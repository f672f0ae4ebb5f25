"""Where the open cards lie: every card keeps the place on the cloth that it was given when it came."""

from itertools import count
from typing import NamedTuple

from app.cards import cards_in
from app.games import View

ROWS = 2


class Place(NamedTuple):
    """A place on the cloth, counted from 1."""

    row: int
    column: int


def places(view: View, columns: int) -> dict[int, Place]:
    """The place of every open card on a cloth of two rows.

    A card gets the free place that is nearest to the middle of `columns` columns; when all are taken, columns
    are added on the right. What the last taker gets at the end of a round keeps its place.
    """
    numbers: dict[int, int] = {}

    def lay(card: int) -> None:
        taken = set(numbers.values())
        numbers[card] = next(number for number in count() if number not in taken)

    for card in view.opening:
        lay(card)
    for move in view.history:
        for card in cards_in(move.taken):
            del numbers[card]
        if not move.captures:
            lay(move.card)
    return {card: _place(numbers[card], columns) for card in numbers}


def _place(number: int, columns: int) -> Place:
    """The place with a number: from the middle outwards, right and left in turn, both rows of a column."""
    rank, row = divmod(number, ROWS)
    if rank >= columns:
        return Place(row + 1, rank + 1)
    middle = (columns + 1) // 2
    offset = (rank + 1) // 2 if rank % 2 else -(rank // 2)
    return Place(row + 1, middle + offset)
