"""What a card may take from the table: the one rule of Scopa and Scopone.

A table card of the same value comes before every sum. Where several cards or several sums fit, the player
is free to choose: there is no rule of the fewest cards. Suits play no part, so the captures of a table of
distinct values are those of the same values in coins.
"""

from app.cards import cards_in, value

SAME_VALUE = 1 << 30 | 1 << 20 | 1 << 10 | 1
"""The set of the four aces; shifted left by v - 1 it is the set of the four cards of value v."""


def captures(table: int, card: int) -> list[int]:
    """Every set of table cards that a card may take, fewest cards first, then lowest number; none if it lies.

    `table` is a set of cards (40-bit int, equal values allowed) without `card`, a card 0..39. The card must
    take one of these sets if there is any (rules S7 to S11).
    """
    equal = table & SAME_VALUE << value(card) - 1
    if equal:
        return [1 << other for other in cards_in(equal)]
    return _sums(table, value(card))


def _sums(table: int, target: int) -> list[int]:
    partial = [(0, 0)]
    for card in cards_in(table):
        partial += [
            (cards | 1 << card, total + value(card))
            for cards, total in partial
            if total + value(card) <= target
        ]
    found = [cards for cards, total in partial if total == target]
    return sorted(found, key=lambda cards: (cards.bit_count(), cards))
