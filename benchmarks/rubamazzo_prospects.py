"""Fits the networks that tell Hard what a game of Rubamazzo is worth between two deals.

    python -m benchmarks.rubamazzo_prospects --samples 500000

From the end backwards: with one deal left, random places (reached by play that counts cards and slips now and
then) get random last deals, which are solved; a network learns the value. With two deals left the next deal is
played by the same counting play and valued by the first network, and so on. The value is the outcome (1, 0, -1)
plus a twentieth of the margin in cards. Writes `app/players/rubamazzo/prospects.npy`; equal arguments give
equal networks on one machine. Set OPENBLAS_NUM_THREADS=1: the products are small.
"""

import argparse

import numpy as np

from app.games.rubamazzo import HAND_SIZE, OPENING_SIZE
from app.players.compiled import Floats, Ints, compiled
from app.players.rubamazzo.ending import OUTCOME, solve
from app.players.rubamazzo.manners import CHANCES, COUNTS, worth
from app.players.rubamazzo.prospects import (
    DEALS,
    FEATURES,
    FILE,
    HIDDEN,
    PARAMETERS,
    prospect,
    set_features,
)
from app.players.rubamazzo.ranks import FULL_PACK, NO_RANK, NOT, RANKS, WAYS, Place, kind, played, size

MARGIN_WEIGHT = 0.05
MOST_SLIPS = 0.6
"""The share of random moves that the sampled places are reached with is at most this, mostly much less."""
LAST_DEALS = 4
"""How many deals are tried from each place."""
_COUNTS = np.array(COUNTS)


@compiled
def counting_way(hand: int, place: Place, hidden: int, answering: int, slip: float) -> int:
    """The way of the one who counts; any way with the chance `slip`."""
    rest = hidden - hand
    chance = CHANCES[answering, size(rest)]
    at_random = np.random.random() < slip
    best, best_value = NOT, -1e9
    for way in range(WAYS):
        what = kind(hand, place, way)
        if what != NOT:
            value = np.random.random() if at_random else worth(way, what, hand, rest, place, _COUNTS, chance)
            if value > best_value:
                best, best_value = way, value
    return best


@compiled
def after_deal(pack: Ints, deal: int, place: Place, hidden: int, slip: float) -> tuple[Place, int]:
    """The place and the cards that are not public after a deal (0..5) of the pack was played."""
    first, other = dealt(pack, deal)
    for _ in range(2 * HAND_SIZE):
        answering = size(other)
        way = counting_way(first, place, hidden, answering if answering else HAND_SIZE, slip)
        one = 1 << 3 * (way >> 1)
        place, hidden = played(place, way), hidden - one
        first, other = other, first - one
    return place, hidden


@compiled
def dealt(pack: Ints, deal: int) -> tuple[int, int]:
    """The hands of a deal (0..5): the leader's and the other one."""
    start = OPENING_SIZE + 2 * HAND_SIZE * deal
    first, other = 0, 0
    for place in range(HAND_SIZE):
        first += 1 << 3 * pack[start + place]
        other += 1 << 3 * pack[start + HAND_SIZE + place]
    return first, other


@compiled
def sample(left: int, network: Floats, seed: int, inputs: Floats, targets: Floats) -> None:
    """Fill `inputs` with places that have `left` deals to come, `targets` with their values for the leader.

    `network` values the places with one deal less to come; it is not used for the last deal.
    """
    np.random.seed(seed)
    pack = np.arange(4 * RANKS) % RANKS
    features, units = np.empty(FEATURES), np.empty(HIDDEN)
    for index in range(len(targets)):
        np.random.shuffle(pack)
        slip = MOST_SLIPS * np.random.random() ** 2
        table = 0
        for place_in_pack in range(OPENING_SIZE):
            table += 1 << 3 * pack[place_in_pack]
        place, hidden = (table, 0, 0, NO_RANK, NO_RANK), FULL_PACK - table
        for deal in range(DEALS - left):
            place, hidden = after_deal(pack, deal, place, hidden, slip)
        set_features(features, place, hidden)
        inputs[index] = features
        total = 0.0
        for _ in range(LAST_DEALS):
            np.random.shuffle(pack[OPENING_SIZE + 2 * HAND_SIZE * (DEALS - left) :])
            if left == 1:
                first, other = dealt(pack, DEALS - 1)
                value = solve(first, other, place)
                outcome = (value > 0) - (value < 0)
                total += outcome + MARGIN_WEIGHT * (value - OUTCOME * outcome)
            else:
                next_place, next_hidden = after_deal(pack, DEALS - left, place, hidden, 0.0)
                total += prospect(next_place, next_hidden, network, features, units)
        targets[index] = total / LAST_DEALS


def fit(inputs: Floats, targets: Floats, seed: int, passes: int = 15, batch: int = 512) -> Floats:
    """A network (`PARAMETERS`) fitted to the targets by least squares: Adam with a falling step."""
    rng = np.random.default_rng(seed)
    shapes = [(HIDDEN,), (FEATURES, HIDDEN), (HIDDEN,), ()]
    parts = [np.zeros(shape, np.float32) for shape in shapes]
    parts[1] += rng.normal(0.0, FEATURES**-0.5, shapes[1]).astype(np.float32)
    parts[2] += rng.normal(0.0, 0.3 * HIDDEN**-0.5, shapes[2]).astype(np.float32)
    means = [np.zeros_like(part) for part in parts]
    squares = [np.zeros_like(part) for part in parts]
    batches = len(targets) // batch
    for step in range(passes * batches):
        if step % batches == 0:
            order = rng.permutation(len(targets))
        chosen = order[step % batches * batch :][:batch]
        given = inputs[chosen]
        raw = given @ parts[1] + parts[0]
        units = np.maximum(raw, 0)
        error = (units @ parts[2] + parts[3] - targets[chosen]) * np.float32(2 / batch)
        into_units = np.outer(error, parts[2]) * (raw > 0)
        slopes = [into_units.sum(0), given.T @ into_units, units.T @ error, error.sum()]
        rate = 3e-3 * min(1.0, (step + 1) / 100) * (0.51 + 0.5 * np.cos(np.pi * step / (passes * batches)))
        for index, slope in enumerate(slopes):
            means[index] = 0.9 * means[index] + 0.1 * slope
            squares[index] = 0.999 * squares[index] + 0.001 * slope * slope
            mean = means[index] / (1 - 0.9 ** (step + 1))
            spread = np.sqrt(squares[index] / (1 - 0.999 ** (step + 1))) + 1e-8
            parts[index] = (parts[index] - rate * mean / spread).astype(np.float32)
    return np.concatenate([part.ravel() for part in parts])


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--samples", type=int, default=500_000, help="places for each network")
    arguments = parser.parse_args()
    networks = np.zeros((DEALS, PARAMETERS), np.float32)
    for left in range(1, DEALS):
        inputs = np.empty((arguments.samples, FEATURES), np.float32)
        targets = np.empty(arguments.samples, np.float32)
        sample(left, networks[left - 1].astype(np.float64), left, inputs, targets)
        networks[left] = fit(inputs, targets, seed=left)
        raw = (
            inputs @ networks[left][HIDDEN : -HIDDEN - 1].reshape(FEATURES, HIDDEN) + networks[left][:HIDDEN]
        )
        values = np.maximum(raw, 0) @ networks[left][-HIDDEN - 1 : -1] + networks[left][-1]
        print(
            f"{left} left: variance {targets.var():.4f}, unexplained {np.square(values - targets).mean():.4f}"
        )
    np.save(FILE, networks)


if __name__ == "__main__":
    main()
