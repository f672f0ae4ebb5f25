"""A real server for the browser tests: uvicorn on a free loopback port, in a thread with a loop of its own."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import uvicorn

from app.main import create_app
from app.settings import Settings
from app.tables.memory_store import MemoryStore
from app.tables.record import Record
from tests.seeds import FixedSeeds

T = TypeVar("T")

PATIENCE = 30
"""Seconds that anything asked of the server may take."""


class Server:
    """A running server: its address, and the store that a test may lay records into."""

    def __init__(self, address: str, store: MemoryStore, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self._store = store
        self._loop = loop

    def lay(self, session: str, name: str, record: Record) -> None:
        """Keep a record of a session that has none of this name yet."""
        assert self._wait(self._store.save(session, name, record.text(), 0))

    def kept(self, session: str, name: str) -> str:
        """The JSON text of a session's record; empty if it has none."""
        stored = self._wait(self._store.load(session, name))
        return stored.data if stored else ""

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


@contextmanager
def serving(store: MemoryStore | None = None, root_path: str = "") -> Iterator[Server]:
    """A server that runs until the block ends, with the records of a store if one is given."""
    store = store or MemoryStore()
    settings = Settings(data=None, redis=None, root_path=root_path, rate_limit=0)
    app = create_app(settings, store=store, seeds=FixedSeeds(7))
    uvicorn_server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1))
    listener = socket.create_server(("127.0.0.1", 0))
    loop = asyncio.new_event_loop()

    def run() -> None:
        loop.run_until_complete(uvicorn_server.serve([listener]))
        loop.close()

    thread = threading.Thread(target=run, name="browser-test-server")
    thread.start()
    try:
        yield Server(f"http://127.0.0.1:{listener.getsockname()[1]}{root_path}", store, loop)
    finally:
        uvicorn_server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
