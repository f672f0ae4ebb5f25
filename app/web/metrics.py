"""Figures for Prometheus; a server has none unless its settings ask for them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.tables.table import Table
from app.tables.watcher import Watcher
from app.web.logs import route_of

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Metrics(Watcher):
    """The figures of one app."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        table = ("game", "level")
        self._requests = Counter(
            "settebello_requests", "Answers by route and status", ("route", "status"), registry=registry
        )
        self._started = Counter("settebello_games_started", "First card laid", table, registry=registry)
        self._ended = Counter("settebello_games_ended", "Played to the end", table, registry=registry)
        self._taps = Counter("settebello_taps", "Cards played by visitors", table, registry=registry)
        self._search = Histogram(
            "settebello_search_seconds", "Waiting and searching", table, buckets=SECONDS, registry=registry
        )
        self._shortened = Counter(
            "settebello_searches_shortened", "Searches with less than their budget", table, registry=registry
        )
        self._queue = Gauge("settebello_search_queue", "Searches that wait or run", registry=registry)
        self._sessions = Gauge("settebello_sessions", "Sessions that are stored", registry=registry)

    def changed(self, before: Table, after: Table) -> None:
        """A table has been saved."""
        labels = after.record.game, after.record.level
        laid, first = len(after.state.history) - len(before.state.history) == 1, not before.state.history
        if laid and before.phase == "you":
            self._taps.labels(*labels).inc()
        if laid and first and len(after.record.rounds) == 1:
            self._started.labels(*labels).inc()
        if after.phase == "over" and before.phase != "over":
            self._ended.labels(*labels).inc()

    def thought(self, game: str, level: str, seconds: float, share: float) -> None:
        """A search has found its move."""
        self._search.labels(game, level).observe(seconds)
        if share < 1:
            self._shortened.labels(game, level).inc()

    def answered(self, route: str, status: int) -> None:
        """A request has been answered."""
        self._requests.labels(route, str(status)).inc()

    def text(self, sessions: int, queue: int) -> bytes:
        """All figures in Prometheus' text format, with those that are counted when asked for."""
        self._sessions.set(sessions)
        self._queue.set(queue)
        return generate_latest(self._registry)


class CountRequests:
    """Counts every answer."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answered(route_of(scope), message["status"])
            await send(message)

        await self._app(scope, receive, count)
