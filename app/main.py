"""The app: `create_app` puts settings, store, tables, routes and middleware together; nothing is global."""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from app.settings import Settings
from app.tables.seeds import Seeds
from app.tables.service import Tables
from app.tables.store import Store
from app.tables.stores import make_store
from app.tables.thinking import Thinker
from app.web.errors import add_error_pages
from app.web.routes import router
from app.web.security import SameOrigin, SecurityHeaders
from app.web.site import Site
from app.web.static import STATIC, VersionedFiles


def create_app(
    settings: Settings | None = None, *, store: Store | None = None, seeds: Seeds | None = None
) -> FastAPI:
    """The app. Tests give it a store and seeds of their own; no request can.

    Without settings they are read from the environment.
    """
    settings = settings or Settings()
    store = store or make_store(settings.data, settings.redis)
    thinker = Thinker()

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await store.open()
        threading.Thread(target=_warm_up, name="warm-up", daemon=True).start()
        try:
            yield
        finally:
            thinker.close()
            await store.close()

    app = FastAPI(
        title="Settebello",
        root_path=settings.root_path,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.site = Site.open(settings, Tables(store, thinker, seeds or Seeds()))
    add_error_pages(app)
    app.add_middleware(SameOrigin)
    app.add_middleware(SecurityHeaders)
    app.mount("/static", VersionedFiles(directory=STATIC), name="static")
    app.include_router(router)
    return app


def _warm_up() -> None:
    """Load the compiled searches while pages are already served."""
