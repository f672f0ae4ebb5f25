"""What a seat may expect of the cards that it has not seen."""

from app.cards import PACK_SIZE, value
from app.games import View
from app.games.rubamazzo import HAND_SIZE

OF_A_VALUE = 4
"""Cards of each value in the pack."""

VALUES = 10
"""The values are 1 to this."""


def chance_to_hold(wanted: int, unseen: int, hand: int) -> float:
    """The chance that `hand` cards drawn from `unseen` ones hold one of the `wanted` ones among them."""
    none = 1.0
    for drawn in range(min(hand, unseen)):
        none *= max(unseen - wanted - drawn, 0) / (unseen - drawn)
    return 1.0 - none


def answering_hand(view: View) -> int:
    """How many cards the opponent will hold when he answers the move of `view.seat`."""
    held = view.hand_sizes[1 - view.seat]
    return held if held or not view.stock else min(HAND_SIZE, view.stock // 2)


class Visible:
    """What a seat knows without memory: its hand, the table, and what the two open tops imply.

    A card comes on top of a pile by taking one of its value, so below every top lies another of the value.
    """

    def __init__(self, view: View) -> None:
        known = [0] * (VALUES + 1)
        for card in (*view.hand, *view.table):
            known[value(card)] += 1
        for pile in view.piles:
            if pile.top is not None:
                known[value(pile.top)] += 2
        self._known = [min(count, OF_A_VALUE) for count in known]
        self._unseen = PACK_SIZE - sum(self._known)
        self._hand = answering_hand(view)

    def chance(self, number: int) -> float:
        """The chance that the opponent can answer with a card of the value `number` (1..10)."""
        return chance_to_hold(OF_A_VALUE - self._known[number], self._unseen, self._hand)
