"""Two players of a game against each other on the same deals, with the sides swapped.

    python -m benchmarks.strength rubamazzo hard normal --deals 10000

Every deal is played twice: once the first player has side 0, once side 1; the leader stays where the deal puts
it. So a deal's luck counts for both, and the deal (two games) is the unit of the standard errors. Printed and
appended to `benchmarks/RESULTS.md`: wins, ties and losses, the score (wins and half the ties) and the margin
(cards in Rubamazzo, points in Scopone) with 95 % intervals, the same apart for the games in which the first
player's side led and in which it did not, and the time of the moves. Equal arguments give equal games.
With `--score` the unit is a match from that score of the two sides on, to its end.
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, count
from multiprocessing import get_context
from typing import Any, NamedTuple

from app.games import GAMES, Game
from benchmarks.opponents import Opponent, opponent
from benchmarks.record import record

CHUNK = 50
"""Deals that a worker plays at a time."""


ROUND_SEEDS = 1_000_000
"""How far the seeds of the rounds of one match lie apart."""


class Terms(NamedTuple):
    """What is played: a single round, or from a score to the end of the match; with or without the napola."""

    score: tuple[int, int] | None = None
    napola: bool = False


ONE_ROUND = Terms()


class Earlier(NamedTuple):
    """The rounds of a match that were played before, as one result."""

    points: tuple[int, int]


class Match(NamedTuple):
    """One finished game, round or match, from the first player's side."""

    margin: int
    led: bool
    """Whether the first player's side led."""


class Timing(NamedTuple):
    """Nanoseconds of every move of one player."""

    wall: list[int]
    cpu: list[int]


class Chunk(NamedTuple):
    """The games of some deals, two a deal, and the times of both players."""

    matches: list[tuple[Match, Match]]
    times: tuple[Timing, Timing]


def play_one(
    game: Game,
    seed: int,
    players: tuple[Opponent, Opponent],
    swapped: bool,
    times: tuple[Timing, Timing],
    terms: Terms = ONE_ROUND,
) -> Match:
    """One game, round or match from the deal `seed` on; `players[0]` has side 1 if `swapped`, else side 0."""
    results: list[Any] = [] if terms.score is None else [Earlier(terms.score)]
    first = game.seat(game.deal(seed))
    leader = first
    for round_seed in count(seed, ROUND_SEEDS):
        score = None if terms.score is None else game.match(results).score
        state = game.deal(round_seed, leader)
        while not game.over(state):
            seat = game.seat(state)
            who = game.side(seat) ^ swapped
            choose, cheats = players[who]
            seen = state if cheats else game.view(state, seat, score=score, napola=terms.napola)
            move_seed = 1000 * round_seed + len(state.history)
            wall, cpu = time.perf_counter_ns(), time.thread_time_ns()
            move = choose(seen, move_seed)
            times[who].cpu.append(time.thread_time_ns() - cpu)
            times[who].wall.append(time.perf_counter_ns() - wall)
            state = game.play(state, move)
        results.append(game.result(state, napola=terms.napola))
        if terms.score is None or game.match(results).over:
            break
        leader = game.next_leader(leader)
    points = game.match(results).score
    return Match(points[swapped] - points[1 - swapped], game.side(first) == swapped)


def play_deals(name: str, names: tuple[str, str], seeds: Sequence[int], terms: Terms = ONE_ROUND) -> Chunk:
    """The games of the deals `seeds`; the first one is played once more before, so that nothing is cold."""
    game = GAMES[name]
    players = opponent(name, names[0]), opponent(name, names[1])
    times = Timing([], []), Timing([], [])
    play_one(game, seeds[0], players, False, (Timing([], []), Timing([], [])), terms)
    matches = [
        (
            play_one(game, seed, players, False, times, terms),
            play_one(game, seed, players, True, times, terms),
        )
        for seed in seeds
    ]
    return Chunk(matches, times)


def play_all(
    name: str, names: tuple[str, str], terms: Terms, seeds: Sequence[int], workers: int
) -> Iterator[Chunk]:
    """The games of the deals `seeds`, chunk by chunk in their order."""
    chunks = [seeds[start : start + CHUNK] for start in range(0, len(seeds), CHUNK)]
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(partial(play_deals, name, names, terms=terms), chunks)


def estimate(values: Sequence[float]) -> tuple[float, float]:
    """The mean of independent values and its standard error (0 for fewer than two)."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, math.sqrt(variance / len(values))


def _points(match: Match) -> float:
    return 0.5 if match.margin == 0 else float(match.margin > 0)


def _row(title: str, units: Sequence[Sequence[Match]]) -> str:
    """A line of the table; `units` are groups of games whose luck belongs together."""
    matches = list(chain.from_iterable(units))

    def share(wanted: Callable[[int], bool]) -> float:
        return 100 * sum(wanted(match.margin) for match in matches) / len(matches)

    score, score_error = estimate([100 * sum(map(_points, unit)) / len(unit) for unit in units])
    margin, margin_error = estimate([sum(match.margin for match in unit) / len(unit) for unit in units])
    shares = "/".join(
        f"{share(wanted):.1f}" for wanted in (lambda m: m > 0, lambda m: m == 0, lambda m: m < 0)
    )
    return (
        f"| {title} | {len(matches):,} | {shares} | {score:.2f} ± {score_error:.2f} "
        f"| {score - 1.96 * score_error:.2f} to {score + 1.96 * score_error:.2f} "
        f"| {margin:+.3f} ± {1.96 * margin_error:.3f} |"
    )


def _time_row(name: str, timing: Timing) -> str:
    figures: list[float] = []
    for times in (sorted(timing.wall), sorted(timing.cpu)):
        last = len(times) - 1
        figures += [times[last // 2], times[last * 99 // 100], times[last]]
    figures.append(sum(timing.cpu) / len(timing.cpu))
    cells = " | ".join(f"{nanoseconds / 1e6:.3f}" for nanoseconds in figures)
    return f"| {name} | {len(timing.wall):,} | {cells} |"


def report(names: tuple[str, str], chunks: Sequence[Chunk]) -> str:
    """The tables of a run, as Markdown."""
    pairs = [pair for chunk in chunks for pair in chunk.matches]
    led = [[match] for pair in pairs for match in pair if match.led]
    followed = [[match] for pair in pairs for match in pair if not match.led]
    times = [
        Timing(
            list(chain.from_iterable(chunk.times[who].wall for chunk in chunks)),
            list(chain.from_iterable(chunk.times[who].cpu for chunk in chunks)),
        )
        for who in (0, 1)
    ]
    return "\n".join(
        [
            f"| {names[0]} v {names[1]} | games | win/tie/loss % | score % ± se | 95 % | margin, 95 % |",
            "|---|---|---|---|---|---|",
            _row("all", pairs),
            _row("leads", led),
            _row("follows", followed),
            "",
            "| player | moves | median ms | p99 | most | median CPU ms | p99 | most | mean |",
            "|---|---|---|---|---|---|---|---|---|",
            *(_time_row(name, timing) for name, timing in zip(names, times, strict=True)),
        ]
    )


def _score(text: str) -> tuple[int, int]:
    first, second = text.split(":")
    return int(first), int(second)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("first", help="a level (hard@2000: with that budget) or an opponent of the game")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=1000, help="deals, each played twice (default 1000)")
    parser.add_argument("--start", type=int, default=1, help="seed of the first deal (default 1)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument(
        "--score", type=_score, help="such as 9:8: every deal begins the rest of a match of Scopone there"
    )
    parser.add_argument("--napola", action="store_true", help="the napola counts (Scopone)")
    parser.add_argument("--dry", action="store_true", help="print only, do not append to RESULTS.md")
    arguments = parser.parse_args()
    names = arguments.first, arguments.second
    seeds = range(arguments.start, arguments.start + arguments.deals)
    terms = Terms(arguments.score, arguments.napola)
    chunks = list(play_all(arguments.game, names, terms, seeds, arguments.workers))
    text = report(names, chunks)
    print(text)
    if not arguments.dry:
        record(text)


if __name__ == "__main__":
    main()
