"""What people see when something is wrong: a page in their language, or the table with a message."""

import logging

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from app.games import GAMES
from app.tables.record import DamagedRecord
from app.tables.store import StoreUnavailable
from app.web.languages import N_
from app.web.routes import BadRequest, refuse
from app.web.site import Site, path

MALFORMED = N_("The request was not understood. Nothing has changed.")
NOT_FOUND = N_("There is no page at this address.")
NOT_ALLOWED = N_("This address does not answer to that.")
UNAVAILABLE = N_("The tables cannot be reached just now. Your game is kept; please try again in a moment.")
FAILED = N_("Something went wrong here. Your game is kept; please try again.")

_log = logging.getLogger("settebello")


def add_error_pages(app: FastAPI) -> None:
    """Answer every error with a page of ours."""

    @app.exception_handler(BadRequest)
    async def bad_request(request: Request, error: BadRequest) -> Response:
        return await refuse(request, request.path_params["game"], error.message)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, _: RequestValidationError) -> Response:
        game = request.path_params.get("game")
        if request.method == "POST" and game in GAMES and _known_language(request):
            return await refuse(request, game, MALFORMED)
        return _page(request, 422, MALFORMED)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        texts = {404: NOT_FOUND, 405: NOT_ALLOWED}
        return _page(request, error.status_code, texts.get(error.status_code, MALFORMED), error.headers)

    @app.exception_handler(StoreUnavailable)
    async def unavailable(request: Request, _: StoreUnavailable) -> Response:
        return _page(request, 503, UNAVAILABLE, {"Retry-After": "5"})

    @app.exception_handler(DamagedRecord)
    async def damaged(request: Request, error: DamagedRecord) -> Response:
        _log.error("a record cannot be read: %s", error)
        return _page(request, 500, FAILED)

    @app.exception_handler(Exception)
    async def failed(request: Request, _: Exception) -> Response:
        return _page(request, 500, FAILED)


def _known_language(request: Request) -> bool:
    return request.path_params.get("lang") in Site.of(request).languages


def _page(request: Request, status: int, text: str, headers: object = None) -> Response:
    site = Site.of(request)
    language = site.language(request)
    home = path(request, "home", lang=language.code)
    response = site.page(request, "error.html", status, text=language.gettext(text), back=home)
    if isinstance(headers, dict):
        response.headers.update(headers)
    return response
