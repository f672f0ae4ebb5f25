"""What the opponent's moves tell: about his manner of playing, and about the cards that he still holds."""

import numpy as np

from app.players.compiled import Floats, Ints, compiled
from app.players.rubamazzo.manners import EXPECTED, MOST_WAYS, choices, set_chances
from app.players.rubamazzo.ranks import Place, size

DEAL, WAY, PLACE, UNKNOWN, UNSEEN, ANSWERING, COLUMNS = 0, 1, 2, 7, 8, 9, 10
"""The columns of a past move of his: the deal (0..5), the way, the five numbers of the place that he saw, the
cards that were not public, how many cards he had not seen, how many cards answered him."""
DOUBT = 0.02
"""How much of the first expectation comes back after every deal: manners change."""


@compiled
def weigh(past: Ints, index: int, hand: int, manners: Floats, chances: Floats, likely: Floats) -> None:
    """Multiply `likely` by the chance, manner by manner, of a past move made from `hand`."""
    place: Place = (
        past[index, PLACE],
        past[index, PLACE + 1],
        past[index, PLACE + 2],
        past[index, PLACE + 3],
        past[index, PLACE + 4],
    )
    ways = np.empty(MOST_WAYS, np.int64)
    shares = np.empty((len(manners) + 1, MOST_WAYS))
    set_chances(chances, place, size(hand), past[index, UNSEEN], past[index, ANSWERING])
    total = choices(hand, place, past[index, UNKNOWN], chances, manners, np.ones(len(manners)), ways, shares)
    for choice in range(total):
        if ways[choice] == past[index, WAY]:
            for manner in range(len(manners)):
                likely[manner] *= shares[manner, choice]


@compiled
def manners_from_past_deals(past: Ints, deal: int, manners: Floats, likely: Floats) -> int:
    """Set `likely` to the chances of the manners after the deals before `deal`: their hands are known by now.

    Returns the index of the first move of `deal` in `past`.
    """
    chances = np.empty((2, 5))
    likely[:] = EXPECTED
    start = 0
    while start < len(past) and past[start, DEAL] < deal:
        end = start
        while end < len(past) and past[end, DEAL] == past[start, DEAL]:
            end += 1
        hand = 0
        for index in range(end - 1, start - 1, -1):
            hand += 1 << 3 * (past[index, WAY] >> 1)
            weigh(past, index, hand, manners, chances, likely)
        likely[:] = (1.0 - DOUBT) * likely / likely.sum() + DOUBT * EXPECTED
        start = end
    return start


@compiled
def hands_from_this_deal(
    past: Ints,
    start: int,
    believed: int,
    hands: Ints,
    weights: Floats,
    manners: Floats,
    likely: Floats,
) -> None:
    """Weigh `hands` and the manners by the moves of the running deal, those from `start` on in `past`."""
    chances = np.empty((2, 5))
    each = np.empty(len(manners))
    sums = np.zeros(len(manners))
    for index in range(believed):
        hand = hands[index]
        each[:] = likely
        for move in range(len(past) - 1, start - 1, -1):
            hand += 1 << 3 * (past[move, WAY] >> 1)
            weigh(past, move, hand, manners, chances, each)
        sums += weights[index] * each
        weights[index] *= each.sum()
    likely[:] = sums / sums.sum()
