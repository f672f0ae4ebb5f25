"""A real server for the browser tests: uvicorn on a free loopback port in a thread, with fixed deals."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import uvicorn

from app.main import create_app
from app.settings import Settings
from app.tables.seeds import Seeds
from app.tables.store import Store


@dataclass
class FixedSeeds(Seeds):
    """Deals that a test has chosen, the last one again and again; computer seats that always choose alike."""

    deals: list[int] = field(default_factory=lambda: [1])
    choices: int = 0

    def first(self, secret: bytes, session: str, game: str) -> int:
        return self.deals[0]

    def deal(self) -> int:
        return self.deals.pop(0) if len(self.deals) > 1 else self.deals[0]

    def choice(self) -> int:
        return self.choices


@contextmanager
def serving(seeds: Seeds, root_path: str = "", store: Store | None = None) -> Iterator[str]:
    """The address of a server that runs until the block ends; `store` may hold tables beforehand."""
    app = create_app(Settings(data=None, redis=None, root_path=root_path), store=store, seeds=seeds)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
    listener = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}{root_path}"
    finally:
        server.should_exit = True
        thread.join(10)
        listener.close()
