"""Load over HTTP: whole games against a real server, beside a trivial page of the same size.

    python -m benchmarks.web --seconds 20

Visitors and server share the machine's cores. Printed and appended to `benchmarks/RESULTS.md`:

- without thinking: answers a second of the yardstick (a FastAPI and Jinja page as large as the answers of a game are
  on average) and of taps and beats, and their ratio; sixteen visitors at once, so that the server always has something
  to do, in turns; the server's processor time a game;
- what an answer costs the server with each store;
- with 5 s of thought before a tap and 0.7 s before a beat: 1, 100 and 1,000 visitors at Normal and at Schwer;
- a page of one visitor while 20 tables of Scopone let Schwer think;
- what a stored and a hot table take in memory, and a tap beside 100,000 stored tables.
"""

import argparse
import asyncio
import os
import re
import resource
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from app.players.warm import warm_up
from app.tables.sqlite_store import SqliteStore
from benchmarks.record import record
from benchmarks.visitors import Connection, Player, Tally
from tests.servers import RedisServer, Settebello

GAMES = ("rubamazzo", "scopone")
THINK_SECONDS = 5.0
BEAT_SECONDS = 0.7
AT_ONCE = 16
ROUNDS = 3
"""How often the yardstick and the taps are measured in turn."""
WARM, HOT = 500, 1_500
STORED = 100_000

MEASUREMENTS = ("without-thinking", "stores", "with-thinking", "beside-thinkers", "memory", "many-stored")

Say = Callable[[str], None]


class Yardstick(Settebello):
    """The trivial page, as a server."""

    COMMAND = (sys.executable, "-m", "benchmarks.yardstick")


@contextmanager
def serving(**settings: str) -> Iterator[Settebello]:
    """A server without limits, because all visitors have one address."""
    server = Settebello(rate_limit="0", **settings)
    try:
        asyncio.run(Connection(server.port).ask("GET", "/de/scopone"))
        time.sleep(3)  # the searches are loaded meanwhile
        yield server
    finally:
        server.end()


def processor_seconds(server: Settebello) -> float:
    """What the server has used of the processor."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(server: Settebello) -> int:
    """The server's memory in bytes."""
    match = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())
    return int(match[1]) * 1024 if match else 0


def percentiles(values: Sequence[float]) -> str:
    """Median and 99th percentile, as columns."""
    if len(values) < 2:
        return "– | –"
    return f"{statistics.median(values):.1f} | {statistics.quantiles(values, n=100)[98]:.1f}"


async def played(
    server: Settebello, visitors: int, level: str, think: float, beat: float, seconds: float
) -> Tally:
    """What so many visitors see, half of them at each game."""
    tally, until = Tally(), time.perf_counter() + seconds + think
    players = [Player(server.port, GAMES[n % 2], level, think, beat, n) for n in range(visitors)]
    await asyncio.gather(*(player.play(tally, until) for player in players))
    return tally


async def asked(port: int, path: str, seconds: float) -> int:
    """How many answers so many visitors get who ask without a pause."""
    until, answers = time.perf_counter() + seconds, 0

    async def ask() -> None:
        nonlocal answers
        connection = Connection(port)
        while time.perf_counter() < until:
            await connection.ask("GET", path)
            answers += 1
        connection.close()

    await asyncio.gather(*(ask() for _ in range(AT_ONCE)))
    return answers


class Pace:
    """Answers, the time and the processor time of the server that they took, added up over turns."""

    def __init__(self, server: Settebello) -> None:
        self._server = server
        self._answers = 0
        self._passed = self.used = 0.0

    def turn(self, answer: Callable[[], int]) -> None:
        """Let the visitors ask; `answer` says how many answers they got."""
        used, begun = processor_seconds(self._server), time.perf_counter()
        self._answers += answer()
        self._passed += time.perf_counter() - begun
        self.used += processor_seconds(self._server) - used

    @property
    def by_time(self) -> float:
        """Answers a second."""
        return self._answers / self._passed

    @property
    def by_work(self) -> float:
        """Answers a second of the processor; steadier than `by_time` on a machine with other work."""
        return self._answers / self.used


def without_thinking(say: Say, seconds: float) -> None:
    """Taps and beats as fast as they are answered, in turn with the yardstick."""
    games = 0
    with serving() as server:
        first = asyncio.run(played(server, AT_ONCE, "normal", 0.0, 0.0, seconds / ROUNDS))
        size = first.size // first.answers
        yardstick = Yardstick(str(size))
        paces = {"yardstick": Pace(yardstick), "Normal": Pace(server), "Schwer": Pace(server)}

        def play(level: str) -> int:
            nonlocal games
            tally = asyncio.run(played(server, AT_ONCE, level, 0.0, 0.0, seconds / ROUNDS))
            games += tally.games if level == "normal" else 0
            return tally.answers

        try:
            for _ in range(ROUNDS):
                paces["yardstick"].turn(lambda: asyncio.run(asked(yardstick.port, "/", seconds / ROUNDS)))
                paces["Normal"].turn(lambda: play("normal"))
                paces["Schwer"].turn(lambda: play("hard"))
        finally:
            yardstick.end()
    say(f"Without thinking, {AT_ONCE} visitors at once, answers of {size / 1000:.1f} kB on average:\n")
    say("| | answers a second | of the yardstick | answers a processor-second | of the yardstick |")
    say("|---|---|---|---|---|")
    page = paces["yardstick"]
    for name, pace in paces.items():
        by_time, by_work = pace.by_time / page.by_time, pace.by_work / page.by_work
        say(f"| {name} | {pace.by_time:.0f} | {by_time:.2f} | {pace.by_work:.0f} | {by_work:.2f} |")
    if games:
        used = 1000 * paces["Normal"].used / games
        say(f"\nProcessor time of the server for a game at Normal: {used:.0f} ms ({games} games).")


def stores(say: Say, seconds: float) -> None:
    """What a tap or beat at Normal costs the server, by where it keeps the tables."""
    say("\nA tap or beat at Normal, by store:\n\n| | milliseconds of the server's processor |\n|---|---|")
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ends:
        kinds: dict[str, dict[str, str]] = {"memory": {}, "SQLite": {"data": folder}}
        if shutil.which("redis-server"):
            redis = RedisServer(Path(folder))
            ends.callback(redis.kill)
            kinds["Redis"] = {"redis": redis.address}
        for name, settings in kinds.items():
            with serving(**settings) as server:
                asyncio.run(one_tap_each(server, 100))  # templates are compiled when they are first used
                before = processor_seconds(server)
                tally = asyncio.run(played(server, AT_ONCE, "normal", 0.0, 0.0, seconds))
                used = processor_seconds(server) - before
            say(f"| {name} | {1000 * used / tally.answers:.2f} |")


def with_thinking(say: Say, seconds: float, crowds: Sequence[int]) -> None:
    """Crowds that think."""
    say(f"\nWith {THINK_SECONDS:.0f} s of thought, milliseconds as the visitor sees them:\n")
    say(
        "| visitors | level | taps a second | tap median | tap p99 | beat median | beat p99 | failures | shortened |"
        " cores used |"
    )
    say("|---|---|---|---|---|---|---|---|---|---|")
    for level in ("normal", "hard"):
        for crowd in crowds:
            with serving(metrics="true") as server:
                before, begun = processor_seconds(server), time.perf_counter()
                tally = asyncio.run(played(server, crowd, level, THINK_SECONDS, BEAT_SECONDS, seconds))
                passed = time.perf_counter() - begun
                used = (processor_seconds(server) - before) / passed
                figures = asyncio.run(Connection(server.port).ask("GET", "/metrics")).decode()
            taps, beats = tally.milliseconds["tap"], tally.milliseconds["beat"]
            searches, shortened = (
                total(figures, "search_seconds_count"),
                total(figures, "searches_shortened_total"),
            )
            share = f"{shortened / searches:.0%}" if searches else "–"
            say(
                f"| {crowd} | {level} | {len(taps) / passed:.1f} | {percentiles(taps)} | {percentiles(beats)} |"
                f" {tally.failures} | {share} | {used:.2f} |"
            )


async def looked(server: Settebello, seconds: float) -> list[float]:
    """How long a page takes, in milliseconds, for a visitor who looks ten times a second."""
    connection, until, milliseconds = Connection(server.port), time.perf_counter() + seconds, []
    while time.perf_counter() < until:
        begun = time.perf_counter()
        await connection.ask("GET", "/de/rubamazzo")
        milliseconds.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(0.1)
    connection.close()
    return milliseconds


def beside_thinkers(say: Say, seconds: float) -> None:
    """A page of one visitor, alone and while 20 tables of Scopone let Schwer think without a pause."""

    async def both(server: Settebello) -> list[float]:
        until = time.perf_counter() + seconds + 1
        thinkers = [Player(server.port, "scopone", "hard", 0.0, 0.0, n) for n in range(20)]
        tasks = [asyncio.create_task(player.play(Tally(), until)) for player in thinkers]
        await asyncio.sleep(1)
        milliseconds = await looked(server, seconds)
        await asyncio.gather(*tasks)
        return milliseconds

    with serving() as server:
        alone = asyncio.run(looked(server, seconds))
        busy = asyncio.run(both(server))
    say("\nA page of one visitor, milliseconds:\n\n| | median | p99 |\n|---|---|---|")
    say(f"| alone | {percentiles(alone)} |\n| while 20 tables let Schwer think | {percentiles(busy)} |")


def total(figures: str, name: str) -> float:
    """The sum of a figure over its labels."""
    return sum(map(float, re.findall(rf"^settebello_{name}{{[^}}]*}} (\S+)$", figures, re.MULTILINE)))


async def one_tap_each(server: Settebello, visitors: int) -> None:
    """So many new tables, with a few moves on each."""

    async def few(numbers: range) -> None:
        for number in numbers:
            player = Player(server.port, GAMES[number % 2], "normal", 0.0, 0.0, number)
            await player.moves(6)

    await asyncio.gather(*(few(range(n, visitors, AT_ONCE)) for n in range(AT_ONCE)))


def memory(say: Say) -> None:
    """What a table takes in a server that keeps it in memory."""
    with serving() as server:
        asyncio.run(one_tap_each(server, WARM))
        before = resident(server)
        asyncio.run(one_tap_each(server, HOT))
        grown = resident(server) - before
    say(f"\nMemory of a live table (record and replayed state): {grown / HOT / 1000:.1f} kB ({HOT} tables).")


def many_stored(say: Say, seconds: float) -> None:
    """A tap with an empty and with a full SQLite file."""
    say("\nTaps at Normal with a SQLite file, 20 visitors without thought, milliseconds:\n")
    say("| stored tables | file | tap median | tap p99 | start |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for stored in (0, STORED):
            asyncio.run(fill(Path(folder), stored))
            size = sum(file.stat().st_size for file in Path(folder).iterdir())
            begun = time.perf_counter()
            with serving(data=folder) as server:
                start = time.perf_counter() - begun - 3
                tally = asyncio.run(played(server, 20, "normal", 0.0, 0.0, seconds))
            taps = tally.milliseconds["tap"]
            say(f"| {stored:,} | {size / 1e6:.0f} MB | {percentiles(taps)} | {start:.1f} s |")


async def fill(folder: Path, tables: int) -> None:
    """Store tables in the middle of a game."""
    store = SqliteStore(folder)
    await store.open()
    moves = ",".join(f'"D{n % 10 + 1}xC{n % 10 + 1}"' for n in range(36))
    text = (
        '{"version":1,"game":"scopone","level":"normal","lowest":"normal","napola":true,"ply":37,"counted":false,'
        f'"rounds":[{{"seed":12345678901234567890,"leader":0,"log":[{moves}]}}],"tallies":{{}}}}'
    )
    for start in range(0, tables, 1000):
        await asyncio.gather(
            *(store.save(f"stored {n}", "scopone", text, 0) for n in range(start, start + 1000))
        )
    await store.close()


def main() -> None:
    """Measure, print, and append to the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each measurement")
    parser.add_argument("--crowds", type=int, nargs="+", default=[1, 100, 1000])
    parser.add_argument("--only", nargs="+", choices=MEASUREMENTS, help="some of the measurements")
    parser.add_argument("--dry", action="store_true", help="print only, do not append to RESULTS.md")
    asked_for = parser.parse_args()
    lines: list[str] = []

    def say(line: str) -> None:
        print(line, flush=True)
        lines.append(line)

    measurements: dict[str, Callable[[], None]] = {
        "without-thinking": lambda: without_thinking(say, asked_for.seconds),
        "stores": lambda: stores(say, asked_for.seconds / ROUNDS),
        "with-thinking": lambda: with_thinking(say, asked_for.seconds, asked_for.crowds),
        "beside-thinkers": lambda: beside_thinkers(say, asked_for.seconds),
        "memory": lambda: memory(say),
        "many-stored": lambda: many_stored(say, asked_for.seconds),
    }
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a visitor is a connection
    warm_up()  # no server of these measurements is to compile
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start.\n")
    for name in asked_for.only or measurements:
        measurements[name]()
    if not asked_for.dry:
        record("\n".join(lines))


if __name__ == "__main__":
    main()
