"""The app: `create_app` puts settings, store, tables, routes and middleware together; nothing is global."""

import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.players.warm import warm_up
from app.settings import Settings
from app.tables.seeds import Seeds
from app.tables.service import Tables
from app.tables.store import Store, StoreRefused
from app.tables.stores import make_store
from app.tables.thinking import Thinker
from app.web import install, operation, search_engines, static
from app.web.errors import Recover, add_error_pages
from app.web.head import Head
from app.web.limits import BodyLimit, Limits, RateLimit
from app.web.logs import RequestLog
from app.web.metrics import CountRequests, Metrics
from app.web.prefix import Prefix
from app.web.routes import router
from app.web.security import SameOrigin, SecurityHeaders
from app.web.site import Site
from app.web.static import STATIC, VersionedFiles

_log = logging.getLogger("settebello")


def create_app(
    settings: Settings | None = None, *, store: Store | None = None, seeds: Seeds | None = None
) -> FastAPI:
    """The app. Tests give it a store and seeds of their own; no request can.

    Without settings they are read from the environment.
    """
    settings = settings or Settings()
    store = store or make_store(settings.data, settings.redis)
    metrics = Metrics() if settings.metrics else None
    thinker = Thinker(metrics)
    limits = Limits(settings.rate_limit) if settings.rate_limit else None

    def load() -> None:
        thinker.loaded = False
        try:
            warm_up()
        finally:
            thinker.loaded = True

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        _log.info("the tables are %s; the site is at %s/", store.place, settings.root_path)
        # pages are served while the searches are loaded or, the first time on a machine, compiled
        threading.Thread(target=load, name="warm-up", daemon=True).start()
        try:
            yield
        finally:
            thinker.close()
            await store.close()

    app = FastAPI(
        title="Settebello",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.metrics = metrics
    tables = Tables(store, thinker, seeds or Seeds(), metrics, limits.admits_record if limits else None)
    app.state.site = Site.open(settings, tables)
    add_error_pages(app)
    # the last one added sees a request first
    app.add_middleware(SameOrigin)
    app.add_middleware(BodyLimit)
    if limits:
        app.add_middleware(RateLimit, limits=limits)
    app.add_middleware(Recover)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Head)
    if metrics:
        app.add_middleware(CountRequests, metrics=metrics)
    app.add_middleware(RequestLog)
    app.add_middleware(ClearRefusal)
    if settings.root_path:
        app.add_middleware(Prefix, root_path=settings.root_path)
    for one in (router, install.router, search_engines.router, operation.router, static.router):
        app.router.routes.extend(one.routes)  # an included router would match every request twice
    app.mount("/static", VersionedFiles(directory=STATIC), name="static")
    return app


class ClearRefusal:
    """Says why the server does not start in one sentence, where Starlette gives a traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or the start and stop of the server."""

        async def say_clearly(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                reason = message["message"].strip().splitlines()[-1]
                if reason.startswith(f"{StoreRefused.__module__}.StoreRefused: "):
                    message = {**message, "message": "Settebello does not start: " + reason.split(": ", 1)[1]}
            await send(message)

        await self._app(scope, receive, say_clearly if scope["type"] == "lifespan" else send)
