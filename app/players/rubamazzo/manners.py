"""How the opponent may play: a few manners of choosing a move, and the chances that they give to each move.

Every manner values the ways of a hand by the same formula with weights of its own. `pile` is what a theft
brings, `risk` what the own pile is worth if the opponent can answer with a card of its top rank, `take` what a
table card is worth, `bait` what lying there costs a card that the opponent can take, `dead` what laying a rank
is worth that nobody else holds, `threat` what it is worth to keep a card that can steal. The better a way, the
likelier it is chosen: with `spread` as the difference that still gets a quarter of the best one's chance; and
`slip` is the share of moves made at random. One who does not remember counts only what lies open.
"""

from typing import NamedTuple

import numpy as np

from app.players.compiled import Floats, Ints, compiled
from app.players.rubamazzo.chances import OF_A_VALUE, chance_to_hold
from app.players.rubamazzo.ranks import (
    FULL_PACK,
    LAY,
    NO_RANK,
    NOT,
    STEAL,
    Place,
    count,
    kind,
    size,
)

MOST_WAYS = 4
"""The most ways that a hand of three has: one rank may both steal and take."""


class Manner(NamedTuple):
    """The weights of one manner."""

    pile: float = 0.0
    risk: float = 0.0
    take: float = 0.0
    bait: float = 0.0
    dead: float = 0.0
    threat: float = 0.0
    spread: float = 0.5
    slip: float = 0.1
    remembers: float = 1.0


COUNTS = Manner(pile=2.537, risk=2.726, take=0.224, bait=1.541, dead=0.181, threat=0.438)
SEES = Manner(pile=2.212, risk=4.341, take=0.143, bait=1.891, dead=1.074, threat=0.884, remembers=0.0)
GRASPS = Manner(pile=1.0, take=2.0, spread=0.1)
ANY = Manner(slip=1.0)

MANNERS = np.array([COUNTS, SEES, GRASPS, ANY])
"""One row a manner."""
EXPECTED = np.array([0.5, 0.2, 0.2, 0.1])
"""How likely each manner is before the first move."""

CHANCES = np.array(
    [
        [[chance_to_hold(wanted, unseen, hand) for wanted in range(OF_A_VALUE + 1)] for unseen in range(41)]
        for hand in range(4)
    ]
)
"""`chance_to_hold` by hand, unseen and wanted."""


@compiled
def visible_rest(place: Place) -> int:
    """The cards that are not known to one who counts only what lies open; the own hand still belongs to them."""
    table, _, _, top, other_top = place
    rest = FULL_PACK - table
    if top != NO_RANK:
        rest -= 2 << 3 * top
    if other_top != NO_RANK:
        rest -= 2 << 3 * other_top
    return rest


@compiled
def set_chances(chances: Floats, place: Place, hand_size: int, unseen: int, answering: int) -> None:
    """Fill `chances` (2 x 5): by memory (0 without) and wanted cards, the chance that the answer can match.

    The seat to move holds `hand_size` cards and has not seen `unseen` others; `answering` of them answer.
    """
    visible = size(visible_rest(place)) - hand_size
    chances[0] = CHANCES[answering, visible]
    chances[1] = CHANCES[answering, unseen]


@compiled
def worth(way: int, what: int, hand: int, rest: int, place: Place, manner: Floats, chance: Floats) -> float:
    """What a way of the kind `what` is worth in a manner. `rest` are the cards that its holder has not seen."""
    _, mine, other, top, other_top = place
    rank = way >> 1
    wanted = count(rest, rank)
    value: float
    if what == STEAL:
        value = manner[0] * other + 1.0 - manner[1] * chance[wanted] * (mine + other + 1)
        return value
    threat = 0.0
    if other_top != NO_RANK and count(hand, other_top) > (rank == other_top):
        threat = manner[5] * other
    if what != LAY:
        value = manner[2] - manner[1] * chance[wanted] * (mine + 2) + threat
        return value
    value = threat - manner[3] * chance[wanted]
    if top != NO_RANK:
        value -= manner[1] * chance[count(rest, top)] * mine
    if wanted == 0:
        value += manner[4]
    return value


@compiled
def choices(
    hand: int,
    place: Place,
    hidden: int,
    chances: Floats,
    manners: Floats,
    likely: Floats,
    ways: Ints,
    shares: Floats,
) -> int:
    """The ways of a hand, and the chance of each in each manner; returns their number.

    `hidden` are the cards that are not public (the hand itself is among them), `chances` as `set_chances` fills
    them. `ways` (4) takes the ways, `shares` (manners + 1 x 4) the chances by manner, in the last row those of
    the mixture with the weights `likely`; manners of weight 0 are left out.
    """
    total = len(manners)
    found = 0
    rank = 0
    left = hand
    while left:
        if left & 7:
            for way in (2 * rank, 2 * rank + 1):
                if kind(hand, place, way) != NOT:
                    ways[found] = way
                    found += 1
        left >>= 3
        rank += 1
    if found == 1:
        shares[:, 0] = 1.0
        return 1
    shares[total, :found] = 0.0
    for index in range(total):
        weight = likely[index]
        if weight == 0.0:
            shares[index, :found] = 0.0
            continue
        manner = manners[index]
        memory = int(manner[8])
        rest = (hidden if memory else visible_rest(place)) - hand
        best = -1e9
        for way in range(found):
            what = kind(hand, place, ways[way])
            value = worth(ways[way], what, hand, rest, place, manner, chances[memory])
            shares[index, way] = value
            best = max(best, value)
        sum_of_parts = 0.0
        for way in range(found):
            behind = (best - shares[index, way]) / manner[6]
            part = 1.0 / (1.0 + behind * behind)
            shares[index, way] = part * part
            sum_of_parts += part * part
        for way in range(found):
            share = (1.0 - manner[7]) * shares[index, way] / sum_of_parts + manner[7] / found
            shares[index, way] = share
            shares[total, way] += weight * share
    return found
