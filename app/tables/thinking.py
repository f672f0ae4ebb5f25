"""Computer seats think in threads: compiled searches release the interpreter lock, so pages never wait."""

import asyncio
import os
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor

from app.games import Move, View
from app.players import Level, choose


class Thinker:
    """Runs searches in as many threads as there are cores, and one search for equal questions at a time."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="thinking")
        self._running: dict[Hashable, asyncio.Future[Move]] = {}

    def close(self) -> None:
        """Drop the searches that wait; those that run are left to finish."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def queue(self) -> int:
        """How many searches wait or run."""
        return len(self._running)

    async def think(self, question: Hashable, view: View, level: Level, seed: int) -> Move:
        """The move that `app.players.choose` gives.

        `question` names the table and its ply: who asks again while the search runs gets the same answer.
        """
        running = self._running.get(question)
        if running is None:
            loop = asyncio.get_running_loop()
            running = loop.run_in_executor(self._pool, lambda: choose(view, level, seed=seed))
            self._running[question] = running
            running.add_done_callback(lambda _: self._running.pop(question, None))
        return await asyncio.shield(running)
