"""Addresses for whoever runs the server: does it live, is it ready, and what has it done?"""

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from app.web.metrics import FORMAT, Metrics
from app.web.site import Site

router = APIRouter(default_response_class=Response)


@router.get("/healthz", name="healthz")
async def healthz() -> Response:
    """Whether the process serves."""
    return PlainTextResponse("ok\n")


@router.get("/readyz", name="readyz")
async def readyz(request: Request) -> Response:
    """Whether a move could be kept now: 200, or 503."""
    ready = await Site.of(request).tables.ready()
    if not ready:
        return PlainTextResponse("a move could not be kept now; the log says why\n", 503)
    return PlainTextResponse("ready\n")


@router.get("/metrics", name="metrics")
async def metrics(request: Request) -> Response:
    """The figures for Prometheus. Raises 404 if the settings do not ask for them."""
    figures: Metrics | None = request.app.state.metrics
    if figures is None:
        raise HTTPException(404)
    tables = Site.of(request).tables
    return Response(figures.text(await tables.store.count(), tables.thinker.queue), media_type=FORMAT)
