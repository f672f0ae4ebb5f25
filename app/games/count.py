"""The count of a round of Scopone: a value that explains itself, category by category."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from app.cards import SUITS, cards_in, parse_card, value

Category = Literal["cards", "coins", "settebello", "primiera", "scopas", "napola"]

COINS = (1 << 10) - 1
"""The set of the ten coins; shifted left by 10 it is the next suit."""

SETTEBELLO = parse_card("D7")

PRIMIERA_VALUES = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""What a card counts in the primiera, by its value 1..10 (rule S19)."""

SHORTEST_NAPOLA = 3


@dataclass(frozen=True, slots=True)
class Line:
    """One category of the count. Every pair of values is side 0 and side 1."""

    category: Category
    figures: tuple[int, int]
    """What is compared: how many cards, coins or scopas, 1 for the settebello, the sum of the primiera, the
    length of the napola (0 if there is none)."""
    points: tuple[int, int]
    """The points that each side gets for it."""
    cards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The cards that decide: the coins, the settebello, the best card of each suit for the primiera, the run
    of the napola, the cards that made a scopa, oldest first. None are named for the number of cards."""
    values: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """What each of `cards` counts in the primiera; empty in the other categories."""

    @property
    def nobody(self) -> bool:
        """Whether nobody gets a point for this category."""
        return self.points == (0, 0)


@dataclass(frozen=True, slots=True)
class Count:
    """The result of a round."""

    lines: tuple[Line, ...]
    """One a category, in the order in which they are counted; the napola only where it is played."""

    @property
    def points(self) -> tuple[int, int]:
        """The points of the round for side 0 and side 1."""
        return sum(line.points[0] for line in self.lines), sum(line.points[1] for line in self.lines)

    def __str__(self) -> str:
        lines = [
            "{:10}  {:2} : {:2}  {} : {}".format(line.category, *line.figures, *line.points)
            for line in self.lines
        ]
        return "\n".join([*lines, "points: {} : {}".format(*self.points)])


def count_lines(
    piles: tuple[int, int], scopas: tuple[Sequence[int], Sequence[int]], napola: bool
) -> tuple[Line, ...]:
    """The lines of the count of a round (rules S16 to S26).

    `piles` are the sets of cards (40-bit ints) of side 0 and side 1 with what was left on the table, `scopas`
    the cards that made a scopa, oldest first. The piles need not be a full pack. A suit that is missing in a
    pile counts 0 in its primiera.
    """
    first, second = piles
    coins = first & COINS, second & COINS
    settebello = first & 1 << SETTEBELLO, second & 1 << SETTEBELLO
    primiera = primiera_cards(first), primiera_cards(second)
    values = _primiera_values(primiera[0]), _primiera_values(primiera[1])
    lines = (
        _most("cards", (first.bit_count(), second.bit_count())),
        _most("coins", _sizes(coins), _both(coins)),
        _most("settebello", _sizes(settebello), _both(settebello)),
        _most("primiera", (sum(values[0]), sum(values[1])), primiera, values),
        _each("scopas", (tuple(scopas[0]), tuple(scopas[1]))),
    )
    return (*lines, _each("napola", (napola_run(first), napola_run(second)))) if napola else lines


def primiera_cards(pile: int) -> tuple[int, ...]:
    """The best card of each suit of a pile (40-bit int) for the primiera, at most four, in order of suit.

    Of equally good cards it is the lowest. Their values by `PRIMIERA_VALUES` add up to the primiera.
    """
    suits = (pile & COINS << 10 * suit for suit in range(len(SUITS)))
    return tuple(
        max(cards_in(cards), key=lambda card: PRIMIERA_VALUES[value(card)]) for cards in suits if cards
    )


def napola_run(pile: int) -> tuple[int, ...]:
    """The coins from the ace up without a gap in a pile (40-bit int); empty if there are fewer than three."""
    coins = pile & COINS
    length = (~coins & coins + 1).bit_length() - 1
    return tuple(range(length)) if length >= SHORTEST_NAPOLA else ()


def _primiera_values(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(PRIMIERA_VALUES[value(card)] for card in cards)


def _sizes(sets: tuple[int, int]) -> tuple[int, int]:
    return sets[0].bit_count(), sets[1].bit_count()


def _both(sets: tuple[int, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(cards_in(sets[0])), tuple(cards_in(sets[1]))


def _most(
    category: Category,
    figures: tuple[int, int],
    cards: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
    values: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
) -> Line:
    """A point for the side with more; nobody gets it if both have the same."""
    points = int(figures[0] > figures[1]), int(figures[1] > figures[0])
    return Line(category, figures, points, cards, values)


def _each(category: Category, cards: tuple[tuple[int, ...], tuple[int, ...]]) -> Line:
    """A point for every card named."""
    figures = len(cards[0]), len(cards[1])
    return Line(category, figures, figures, cards)
