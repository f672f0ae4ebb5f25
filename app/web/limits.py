"""What one visitor or one address may ask of the server, so that nobody takes it from the others."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.errors import error_page
from app.web.languages import N_
from app.web.sessions import session_in_cookie
from app.web.static import static_files

LARGEST_BODY = 16 * 1024
"""Bytes; the largest form of ours has 200."""

SESSION_RATE = 50.0
"""Requests a second that one session may make for long; a table at its fastest makes ten."""

BURST_SECONDS = 60.0
"""For how many seconds' worth of requests a visitor or address may be ahead."""

REMEMBERED = 20_000
"""Sessions and addresses whose use is remembered; the longest unused is forgotten first."""

PROBES = frozenset({"/healthz", "/readyz"})
"""Asked by balancers, often for all visitors from one address."""

TOO_LARGE = N_("The request is too large. Nothing has changed.")
TOO_MANY = N_("These were too many requests at once. Your game is kept; please try again in a moment.")


class Buckets:
    """Token buckets: each key earns `rate` requests a second, and saves up `BURST_SECONDS` of them."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._full = rate * BURST_SECONDS
        self._clock = clock
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether `key` may make one more request now; if so, it is counted."""
        now = self._clock()
        tokens, since = self._kept.get(key, (self._full, now))
        tokens = min(self._full, tokens + (now - since) * self._rate)
        allowed = tokens >= 1
        self._kept[key] = tokens - allowed, now
        self._kept.move_to_end(key)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return allowed


class RateLimit:
    """Answers 429 when a session, or an address, asks too often.

    The address is the client's own, or what a trusted proxy has said.
    """

    def __init__(
        self, app: ASGIApp, address_rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._app = app
        self._sessions = Buckets(SESSION_RATE, clock)
        self._addresses = Buckets(address_rate, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or answer it with 429."""
        if scope["type"] != "http" or _costs_nothing(scope) or self._allowed(scope):
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        response = error_page(request, 429, TOO_MANY, {"Retry-After": "1"})
        await response(scope, receive, send)

    def _allowed(self, scope: Scope) -> bool:
        session = session_in_cookie(Request(scope))
        if not self._addresses.take(network(scope)):
            return False
        return session is None or self._sessions.take(session)


def network(scope: Scope) -> str:
    """The client's address; of an IPv6 address the part that one household has (/64)."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    address = getattr(address, "ipv4_mapped", None) or address
    return str(address) if address.version == 4 else str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class BodyLimit:
    """Answers 413 to a body that is too large, and never holds more of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or answer it with 413."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        messages: list[Message] = []
        size = 0
        while True:
            message = await receive()
            messages.append(message)
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                response = error_page(Request(scope), 413, TOO_LARGE, {"Connection": "close"})
                await response(scope, receive, send)
                return
            if message["type"] != "http.request" or not message.get("more_body"):
                break
        messages.reverse()

        async def replay() -> Message:
            return messages.pop() if messages else await receive()

        await self._app(scope, replay, send)


def _costs_nothing(scope: Scope) -> bool:
    """Whether a request is for a probe or a file that is there; an address without a file gets a whole page."""
    path: str = scope["path"]
    local = path.removeprefix(scope.get("root_path", "").rstrip("/"))
    return local in PROBES or local.removeprefix("/static/") in static_files()
