"""Fits the policy of Scopone's Hard to what its own search finds, and counts how its rounds end.

    python -m benchmarks.fit_policy --rounds 1500 --budget 6000

Writes `weights.py` and `outcomes.py` in `app/players/scopone/`. All four seats play rounds with the search. At
every choice the features of the moves (which weights their scores add up) and the shares of the visits that they
got are kept; then a softmax over the weights is fitted to the shares by full-batch Adam, every tenth choice held
out. A new policy makes a better search, so it can be repeated. Seeds start far above those of
`benchmarks.strength`, so no deal is used for both.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill, indent
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import app.players.scopone.outcomes as outcomes_module
import app.players.scopone.weights as weights_module
from app.games import View
from app.games.scopone import Scopone
from app.players.compiled import Ints, compiled
from app.players.scopone import round as rules
from app.players.scopone.hard import Tried, searched
from app.players.scopone.knowledge import knowledge, ranks_of
from app.players.scopone.policy import (
    PHASES,
    SCALE,
    STRIDE,
    WEIGHTS,
    base_of,
    before_move,
    hand_score,
    held_by,
    sum_left,
    table_score,
)

FIRST_SEED = 3_000_000
HELD_OUT = 10
STEPS = 120
SLOW_STEPS = 40
RATES = 0.1, 0.03
DECAY = 1e-5

Array = NDArray[Any]


class Choices(NamedTuple):
    """Moves in a row, choice after choice."""

    features: Array
    """How often each of the weights of its row counts in the score of a move."""
    rows: Array
    """Which row of weights (role and phase) scores the move."""
    shares: Array
    """The share of the visits of its choice that the move got."""
    choice: Array
    """The number of the choice that the move belongs to."""


@compiled
def features_of(cards: Ints, ranks: Ints, hands: Ints, state: Ints, found: Ints) -> int:
    """Fills in how often every weight counts in the score of some moves; where the weights begin."""
    seat = state[rules.SEAT]
    base, before = base_of(state), before_move(state)
    held = held_by(hands, state, seat)
    known = state[rules.PLAYED] + held
    weights: Ints = np.zeros(WEIGHTS, np.int64)
    for move in range(cards.size):
        card, taken = cards[move], ranks[move]
        left = sum_left(before, card, taken)
        for feature in range(STRIDE):
            weights[base + feature] = 1
            points = table_score(weights, base, before, card, taken, left)
            found[move, feature] = points + hand_score(weights, base, card % 10, taken, left, held, known)
            weights[base + feature] = 0
    return int(base)


def self_play(rounds: int, budget: int, ends: Counter[tuple[int, int]]) -> Iterator[tuple[View, list[Tried]]]:
    """Every choice of some rounds that the search plays against itself, with what it found.

    `ends` counts the points of the pair that led and of the other.
    """
    game = Scopone()
    for seed in range(FIRST_SEED, FIRST_SEED + rounds):
        state = game.deal(seed)
        while not game.over(state):
            view = game.view(state, game.seat(state))
            if len(view.moves) == 1:
                state = game.play(state, view.moves[0])
                continue
            found = searched(view, 1000 * seed + len(state.history), budget)
            yield view, found
            state = game.play(state, max(found, key=lambda tried: tried.visits).move)
        points = game.result(state).points
        led = game.side(game.seat(game.deal(seed)))
        ends[points[led], points[1 - led]] += 1


def choices(played: Iterator[tuple[View, list[Tried]]]) -> Choices:
    """The moves of some choices as arrays."""
    features, rows, shares, numbers = [], [], [], []
    for number, (view, found) in enumerate(played):
        known = knowledge(view)
        cards = np.array([tried.move.card for tried in found])
        ranks = np.array([ranks_of(tried.move.taken) for tried in found])
        counts = np.zeros((len(found), STRIDE), np.int64)
        base = features_of(cards, ranks, known.hands, known.state, counts)
        visits = np.array([tried.visits for tried in found], float)
        features.append(counts.astype(np.float32))
        rows.append(np.full(len(found), base // STRIDE))
        shares.append(visits / visits.sum())
        numbers.append(np.full(len(found), number))
    return Choices(*(np.concatenate(part) for part in (features, rows, shares, numbers)))


def log_shares(weights: Array, given: Choices) -> Array:
    """The logarithm of the share that the policy gives to each move."""
    scores = (given.features * weights[given.rows]).sum(1)
    number = given.choice[-1] + 1
    highest = np.full(number, -np.inf)
    np.maximum.at(highest, given.choice, scores)
    scores = scores - highest[given.choice]
    return np.asarray(scores - np.log(np.bincount(given.choice, np.exp(scores), number))[given.choice])


def fit(given: Choices) -> Array:
    """The weights, one row a role and phase, that explain the shares best; prints the held-out cross-entropy."""
    held_out = given.choice % HELD_OUT == 0
    weights = np.zeros((2 * PHASES, STRIDE))
    speed, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        error = (np.exp(log_shares(weights, given)) - given.shares) * ~held_out
        slope = DECAY * weights
        for row in range(2 * PHASES):
            here = given.rows == row
            slope[row] += given.features[here].T @ error[here] / (~held_out).sum()
        speed, square = 0.9 * speed + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        rate = RATES[step > STEPS - SLOW_STEPS]
        weights -= rate * speed / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    count = len(np.unique(given.choice[held_out]))
    logs = log_shares(weights, given)
    entropy = -(given.shares * np.log(np.maximum(given.shares, 1e-9)))[held_out].sum() / count
    print(
        f"{given.choice[-1] + 1:,} choices; held out: cross-entropy "
        f"{-(given.shares * logs)[held_out].sum() / count:.4f}, entropy of the search {entropy:.4f}"
    )
    return np.round(weights * SCALE).astype(int)


def write_weights(weights: Array) -> None:
    """Writes the weights into the module that the policy reads."""
    path = Path(weights_module.__file__)
    head = path.read_text(encoding="utf-8").split("WEIGHTS = (")[0]
    phases = ("first", "middle", "last")
    parts = []
    for number, row in enumerate(weights.tolist()):
        pair = "leader's" if number < PHASES else "dealer's"
        parts.append(f"    # {pair} pair, {phases[number % PHASES]} part of the round\n")
        parts.append(indent(fill(", ".join(map(str, row)) + ",", 104), "    ") + "\n")
    path.write_text(f"{head}WEIGHTS = (\n{''.join(parts)})\n# fmt: on\n", encoding="utf-8")


def write_outcomes(ends: Counter[tuple[int, int]]) -> None:
    """Writes how often a round ended how into the module that the aim for the match reads."""
    path = Path(outcomes_module.__file__)
    head = path.read_text(encoding="utf-8").split("OUTCOMES = (")[0]
    rows = indent(
        fill(", ".join(str((*end, times)) for end, times in sorted(ends.items())) + ",", 104), "    "
    )
    path.write_text(f"{head}OUTCOMES = (\n{rows}\n)\n# fmt: on\n", encoding="utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=1500, help="rounds of self-play (default 1500)")
    parser.add_argument("--budget", type=int, default=6000, help="iterations a move (default 6000)")
    arguments = parser.parse_args()
    ends: Counter[tuple[int, int]] = Counter()
    write_weights(fit(choices(self_play(arguments.rounds, arguments.budget, ends))))
    write_outcomes(ends)


if __name__ == "__main__":
    main()
