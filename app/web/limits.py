"""What one visitor or one address may ask of the server, so that nobody takes it from the others."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.errors import TOO_MANY, error_page
from app.web.languages import N_
from app.web.sessions import session_in_cookie
from app.web.static import static_files

LARGEST_BODY = 16 * 1024
"""Bytes; the largest form of ours has 200."""

SESSION_RATE = 50.0
"""Requests a second that one session may make for long; a table at its fastest makes ten."""

RECORD_RATE = 2.0
"""Records a second that visitors of one address may begin for long; each begins three at most, in a year."""

BURST_SECONDS = 60.0
"""For how many seconds' worth of requests a visitor or address may be ahead."""

REMEMBERED = 20_000
"""Sessions and addresses whose use is remembered; the longest unused is forgotten first."""

PROBES = frozenset({"/healthz", "/readyz"})
"""Asked by balancers, often for all visitors from one address."""

TOO_LARGE = N_("The request is too large. Nothing has changed.")

_address: ContextVar[str] = ContextVar("address", default="")
"""Where the request comes from that is being answered."""


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


class Limits:
    """How much a session and an address may ask for.

    The address is the client's own, or what a trusted proxy has said.
    """

    def __init__(self, address_rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._sessions = Buckets(SESSION_RATE, clock)
        self._addresses = Buckets(address_rate, clock)
        self._records = Buckets(RECORD_RATE, clock)

    def admits(self, scope: Scope) -> bool:
        """Whether a request may be answered; if so, it is counted."""
        session, address = session_in_cookie(Request(scope)), network(scope)
        _address.set(address)
        return self._addresses.take(address) and (session is None or self._sessions.take(session))

    def admits_record(self) -> bool:
        """Whether the request that is being answered may begin a record; if so, that is counted.

        Anybody can make up any number of sessions. Without this they would push those out that people play in.
        """
        return self._records.take(_address.get())


class RateLimit:
    """Answers 429 to what the limits do not admit."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or answer it with 429."""
        if scope["type"] != "http" or _costs_nothing(scope) or self._limits.admits(scope):
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        response = error_page(request, 429, TOO_MANY, {"Retry-After": "1"})
        await response(scope, receive, send)


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
    """Whether a request reads a probe or a file that is there; whatever else is asked gets a whole page."""
    local: str = scope["path"].removeprefix(scope["root_path"])
    return scope["method"] == "GET" and (local in PROBES or local.removeprefix("/static/") in static_files())
