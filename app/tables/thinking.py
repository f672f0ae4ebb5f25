"""Computer seats think in threads: compiled searches release the interpreter lock, so pages never wait.

When many search at once, each searches less deeply, so that nobody waits long: the answer comes first, and a
shortened search still plays well.
"""

import asyncio
import os
import sys
import threading
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import perf_counter

from app.games import Move, View
from app.players import Level, choose, own_budget
from app.tables.watcher import Watcher

EASE_SECONDS = 0.5
"""Searches are shortened when the last in the queue would otherwise wait longer than this."""

LEAST_SHARE = 0.02
"""Share of the level's own budget that a search always has."""

MOST_WAITING = 2_000
"""Searches that may wait; whoever asks then is asked to come back."""

SMOOTHING = 0.05

LOAD_SECONDS = 2.0
"""How long a player waits for searches that are not loaded yet."""

USUAL_SECONDS = 0.03
"""What an unshortened search is taken to last until some have been timed."""

NICENESS = 10
"""How far searches give way to the thread that answers, on systems where a thread has a priority of its own."""


class TooBusy(Exception):
    """Too many searches wait already."""


class Thinker:
    """Runs searches in as many threads as there are cores, and one search for equal questions at a time."""

    def __init__(self, watcher: Watcher | None = None, threads: int | None = None) -> None:
        self._watcher = watcher or Watcher()
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "thinking", initializer=_give_way)
        self._running: dict[Hashable, asyncio.Future[Move]] = {}
        self._seconds: dict[str, float] = {}
        """By game: how long an unshortened search takes, averaged over the last ones."""
        self._owed = 0.0
        """How many seconds the searches that wait or run would take unshortened, one after the other."""
        self.loaded = True
        """Whether the searches are loaded; one that waits for that says nothing about the next."""

    def close(self) -> None:
        """Drop the searches that wait; those that run are left to finish."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def queue(self) -> int:
        """How many searches wait or run."""
        return len(self._running)

    async def think(self, question: Hashable, view: View, level: Level, seed: int) -> Move:
        """The move that `app.players.choose` gives, with the level's own budget or, in a crowd, less.

        `question` names the table and its ply: who asks again while the search runs gets the same answer. While the
        searches are still being compiled, which is once on a machine, the move is Normal's after a short wait.
        Raises `TooBusy`.
        """
        if level != "hard":  # quicker than asking a thread
            return choose(view, level, seed=seed)
        running = self._running.get(question)
        if running is None:
            if self.queue >= MOST_WAITING:
                raise TooBusy
            running = asyncio.ensure_future(self._search(view, level, seed, self.share()))
            self._queued(question, running, self._seconds.get(view.game, USUAL_SECONDS))
        if not self.loaded:
            done, _ = await asyncio.wait({running}, timeout=LOAD_SECONDS)
            if not done:
                return choose(view, "normal", seed=seed)
        return await asyncio.shield(running)

    def _queued(self, question: Hashable, running: asyncio.Future[Move], seconds: float) -> None:
        """Keep a search that takes so many seconds in the queue until it is done."""

        def done(_: object) -> None:
            del self._running[question]
            self._owed -= seconds

        self._running[question] = running
        self._owed += seconds
        running.add_done_callback(done)

    def share(self) -> float:
        """The share of its own budget that the next search has: 1, or less in a crowd."""
        waiting = self._owed / self._threads
        return 1.0 if waiting <= EASE_SECONDS else max(LEAST_SHARE, EASE_SECONDS / waiting)

    async def _search(self, view: View, level: Level, seed: int, share: float) -> Move:
        budget = None if share == 1 else max(1, round(own_budget(view.game) * share))

        def search() -> tuple[Move, float]:
            begun = perf_counter()
            move = choose(view, level, seed=seed, budget=budget)
            return move, perf_counter() - begun

        begun, loaded = perf_counter(), self.loaded
        move, seconds = await asyncio.get_running_loop().run_in_executor(self._pool, search)
        if loaded:
            usual = self._seconds.get(view.game, seconds / share)
            self._seconds[view.game] = usual + SMOOTHING * (seconds / share - usual)
        self._watcher.thought(view.game, level, perf_counter() - begun, share)
        return move


def _give_way() -> None:
    """Let this thread give way to the others of the process."""
    if sys.platform == "linux":
        with suppress(OSError):  # where that is forbidden, searches take their share like everybody
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
