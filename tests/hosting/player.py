"""A visitor of real servers: the next request may go to another one, and any request may find none."""

from collections.abc import Sequence
from itertools import cycle

import httpx

from tests.servers import Settebello
from tests.web.visitor import Screen, Visitor


class InTurn(httpx.AsyncHTTPTransport):
    """Sends each request to the next server."""

    def __init__(self, servers: Sequence[Settebello]) -> None:
        super().__init__()
        self._ports = cycle(server.port for server in servers)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=next(self._ports))
        return await super().handle_async_request(request)


class Player(Visitor):
    """Plays at one server, or at several in turn."""

    def __init__(
        self, servers: Sequence[Settebello], game: str = "rubamazzo", lang: str = "de", prefix: str = ""
    ) -> None:
        self.page = f"{prefix}/{lang}/{game}"
        self._htmx = {"HX-Request": "true"}
        self.client = httpx.AsyncClient(
            transport=InTurn(servers), base_url=servers[0].address, follow_redirects=True, timeout=30
        )

    async def play(self, beats: int) -> Screen:
        """Go on for so many beats, each of which has to move the table one step."""
        screen = await self.look()
        for beat in range(beats):
            before = screen
            screen = await self.advance(before, beat)
            assert screen.status == 200, screen.text
            assert screen.ply == before.ply + 1, f"{before.phase}: {screen.text}"
        return screen


def shown(screen: Screen) -> tuple[int, str, list[str], list[str]]:
    """What is compared of two screens: the step, the phase, the hand, the cards on the table."""
    return screen.ply, screen.phase, screen.zone("hand"), screen.zone("table")
