"""What a game is worth between two deals: a small network for each number of deals that are left.

It sees the sizes of the piles, how safe their tops are, and how many ranks lie or are still to come in which
numbers. It was fitted to games played out by `benchmarks.rubamazzo_prospects`. Only sums, products and maxima: the
same on every machine.
"""

from pathlib import Path

import numpy as np

from app.players.compiled import Floats, compiled
from app.players.rubamazzo.ranks import NO_RANK, RANKS, Place, count

FEATURES = 23
HIDDEN = 32
PARAMETERS = HIDDEN + FEATURES * HIDDEN + HIDDEN + 1
"""Of one network: what the hidden units start from, the weights into them feature by feature, those out of
them, and what the sum starts from."""
DEALS = 6
FILE = Path(__file__).with_name("prospects.npy")


def load() -> Floats:
    """The networks (`DEALS` x `PARAMETERS`) by the number of deals that are left; row 0 is not used."""
    networks: Floats = np.load(FILE)
    return networks.astype(np.float64)


@compiled
def set_features(features: Floats, place: Place, hidden: int) -> None:
    """Fill `features` for a place seen from the leader of the next deal; `hidden` are the cards of the stock."""
    table, mine, other, top, other_top = place
    features[:] = 0.0
    features[0], features[1] = mine * 0.1, other * 0.1
    if top != NO_RANK:
        unseen = min(count(hidden, top), 2)
        features[2 + unseen] = 1.0
        if unseen > 0:
            features[7 + unseen] = mine * 0.1
        if count(table, top):
            features[12] = 1.0
    if other_top != NO_RANK:
        unseen = min(count(hidden, other_top), 2)
        features[5 + unseen] = 1.0
        if unseen > 0:
            features[9 + unseen] = other * 0.1
        if count(table, other_top):
            features[13] = 1.0
    for rank in range(RANKS):
        lying, unseen = count(table, rank), count(hidden, rank)
        if lying:
            features[14 + min(unseen, 3)] += 0.25
            if lying > 1:
                features[18] += 0.25
        elif unseen:
            features[18 + unseen] += 0.25


@compiled
def prospect(place: Place, hidden: int, network: Floats, features: Floats, units: Floats) -> float:
    """The value for the leader of the next deal; `features` and `units` are room to work in."""
    set_features(features, place, hidden)
    units[:] = network[:HIDDEN]
    start = HIDDEN
    for feature in range(FEATURES):
        value = features[feature]
        if value != 0.0:
            for unit in range(HIDDEN):
                units[unit] += value * network[start + unit]
        start += HIDDEN
    # four sums side by side, for one alone must wait for each addition
    first, second, third, fourth = network[start + HIDDEN], 0.0, 0.0, 0.0
    for unit in range(0, HIDDEN, 4):
        first += max(units[unit], 0.0) * network[start + unit]
        second += max(units[unit + 1], 0.0) * network[start + unit + 1]
        third += max(units[unit + 2], 0.0) * network[start + unit + 2]
        fourth += max(units[unit + 3], 0.0) * network[start + unit + 3]
    result: float = (first + second) + (third + fourth)
    return result
