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
        self._begin(servers[0].address, game, lang, prefix, InTurn(servers))

    @classmethod
    def at(cls, address: str, game: str = "rubamazzo", lang: str = "de", prefix: str = "") -> "Player":
        """A player at an address, whatever serves there."""
        player = cls.__new__(cls)
        player._begin(address, game, lang, prefix, None)
        return player

    def _begin(
        self, address: str, game: str, lang: str, prefix: str, transport: httpx.AsyncBaseTransport | None
    ) -> None:
        self.page = f"{prefix}/{lang}/{game}"
        self._htmx = {"HX-Request": "true"}
        self.client = httpx.AsyncClient(
            transport=transport, base_url=address, follow_redirects=True, timeout=30
        )

    def move_to(self, address: str) -> None:
        """Go on at another address, with the same cookies."""
        self.client.base_url = httpx.URL(address)

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
