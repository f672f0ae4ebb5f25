"""The speed of Scopone's compiled search on one core.

    python -m benchmarks.search

Prints full rounds a second, played at random, greedily and by the policy, and iterations a second of the tree
search at the first move and in the middle of a round, each also as a ratio to a fixed compiled loop that is
timed in the same run: the ratios can be compared between machines.
"""

import time
from collections.abc import Callable
from functools import partial

import numpy as np

from app.games import View
from app.games.deal import shuffled
from app.games.scopone import Scopone
from app.players.compiled import Ints, compiled
from app.players.scopone import round as rules
from app.players.scopone.hard import MODEL, searched
from app.players.scopone.knowledge import start_of_round
from app.players.scopone.lookups import CAPTURE_FIRST, CAPTURES
from app.players.scopone.policy import play_policy
from benchmarks.opponents.scopone import margin, play_out

ROUNDS = 100_000
ITERATIONS = 20_000
REFERENCE_STEPS = 100_000_000
REPEATS = 3


@compiled
def reference(steps: int, random: Ints) -> int:
    """A fixed piece of work: steps of the generator xorshift64, each of which needs the one before."""
    total = 0
    for _ in range(steps):
        total += rules.next_random(random, 1024)
    return total


@compiled
def play_randomly(hands: Ints, state: Ints, random: Ints) -> int:
    """Plays the round to its end, every card and every capture at random; the margin of side 0."""
    while state[rules.LEFT] > 0:
        seat = state[rules.SEAT]
        index = rules.next_random(random, state[rules.SIZES + seat])
        ranks = state[rules.RANKS]
        cell = 10 * ranks + hands[seat, index] % 10
        first = CAPTURE_FIRST[cell]
        ways = CAPTURE_FIRST[cell + 1] - first
        if ways == 0:
            rules.play(hands, state, index, 0)
        elif ways == 1:
            rules.play(hands, state, index, CAPTURES[first])
        else:
            rules.play(hands, state, index, CAPTURES[first + rules.next_random(random, ways)])
    return margin(state)


@compiled
def random_rounds(hands: Ints, start: Ints, rounds: int, random: Ints) -> int:
    """Full rounds from one deal, every move at random; the sum of the margins."""
    state: Ints = start.copy()
    total = 0
    for number in range(rounds):
        state[:] = start
        state[rules.SEAT] = number & 3
        total += play_randomly(hands, state, random)
    return total


@compiled
def greedy_rounds(hands: Ints, start: Ints, rounds: int, random: Ints) -> int:
    """Full rounds from one deal, every move greedy; the sum of the margins."""
    state: Ints = start.copy()
    total = 0
    for number in range(rounds):
        state[:] = start
        state[rules.SEAT] = number & 3
        total += play_out(hands, state, random, 0)
    return total


@compiled
def policy_rounds(hands: Ints, start: Ints, rounds: int, weights: Ints, noise: Ints, random: Ints) -> int:
    """Full rounds from one deal, every move drawn by the policy; the sum of the margins."""
    state: Ints = start.copy()
    total = 0
    for number in range(rounds):
        state[:] = start
        state[rules.SEAT] = number & 3
        play_policy(hands, state, weights, noise, random)
        total += margin(state)
    return total


def seconds(work: Callable[[], object]) -> float:
    """The least CPU time of some repeats of a piece of work; the first one, which compiles, is not counted."""
    work()
    times = []
    for _ in range(REPEATS):
        start = time.thread_time()
        work()
        times.append(time.thread_time() - start)
    return min(times)


def view_after(plies: int) -> View:
    """What the seat to move sees after some moves of deal 1, each the first of the legal ones."""
    game = Scopone()
    state = game.deal(1)
    for _ in range(plies):
        state = game.play(state, game.moves(state)[0])
    return game.view(state, game.seat(state))


def main() -> None:
    """The command."""
    hands = np.array(shuffled(1, 4)[0]).reshape(4, 10)
    start = start_of_round(0)
    random = np.array([1], np.uint64)
    rows: list[tuple[str, int, Callable[[], object]]] = [
        ("random rounds", ROUNDS, lambda: random_rounds(hands, start, ROUNDS, random)),
        ("greedy rounds", ROUNDS, lambda: greedy_rounds(hands, start, ROUNDS, random)),
        (
            "policy rounds",
            ROUNDS,
            lambda: policy_rounds(hands, start, ROUNDS, MODEL.weights, MODEL.noise, random),
        ),
    ]
    for plies in (0, 12, 24):
        found = searched(view_after(plies), 1, ITERATIONS)
        iterations = sum(tried.visits for tried in found)
        rows.append(
            (f"iterations, ply {plies}", iterations, partial(searched, view_after(plies), 1, ITERATIONS))
        )
    speed = REFERENCE_STEPS / seconds(lambda: reference(REFERENCE_STEPS, random))
    print(f"reference loop: {speed / 1e6:,.0f} million steps a second")
    print("| work | a second | reference steps each |")
    print("|---|---|---|")
    for title, amount, work in rows:
        rate = amount / seconds(work)
        print(f"| {title} | {rate:,.0f} | {speed / rate:,.0f} |")


if __name__ == "__main__":
    main()
