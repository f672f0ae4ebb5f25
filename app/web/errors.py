"""What people see when something is wrong: a page in their language, or the table with a message."""

import asyncio
import logging
from collections.abc import Mapping

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.games import GAMES
from app.tables.damage import UnreadableRecord
from app.tables.service import Crowded
from app.tables.store import StoreUnavailable
from app.tables.thinking import TooBusy
from app.web.languages import N_
from app.web.routes import BadRequest, refuse
from app.web.site import Site, path

MALFORMED = N_("The request was not understood. Nothing has changed.")
NOT_FOUND = N_("There is no page at this address.")
NOT_ALLOWED = N_("This address does not answer to that.")
UNAVAILABLE = N_("The tables cannot be reached just now. Your game is kept; please try again in a moment.")
TOO_BUSY = N_(
    "The computer has too much to think about just now. Your game is kept; please try again in a moment."
)
UNREADABLE = N_(
    "What is stored of your game cannot be read. If you start anew, it is put aside for whoever runs this site, and"
    " the cards are dealt afresh."
)
STOPPING = N_("The server is being restarted. Your game is kept; please try again in a moment.")
TOO_MANY = N_("These were too many requests at once. Your game is kept; please try again in a moment.")
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
        if request.method == "POST" and game is not None:
            return await refuse(request, game, MALFORMED)
        return error_page(request, 422, MALFORMED)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        game = request.path_params.get("game")
        if error.status_code == 405 and request.method == "GET" and game is not None:
            # somebody reloads, or asks again, what a form had sent
            return RedirectResponse(Site.of(request).links(request, game).page, 303)
        texts = {404: NOT_FOUND, 405: NOT_ALLOWED}
        return error_page(request, error.status_code, texts.get(error.status_code, MALFORMED), error.headers)

    @app.exception_handler(StoreUnavailable)
    async def unavailable(request: Request, _: StoreUnavailable) -> Response:
        return error_page(request, 503, UNAVAILABLE, {"Retry-After": "5"})

    @app.exception_handler(TooBusy)
    async def too_busy(request: Request, _: TooBusy) -> Response:
        return error_page(request, 503, TOO_BUSY, {"Retry-After": "2"})

    @app.exception_handler(Crowded)
    async def crowded(request: Request, _: Crowded) -> Response:
        return error_page(request, 429, TOO_MANY, {"Retry-After": "1"})

    @app.exception_handler(UnreadableRecord)
    async def unreadable(request: Request, error: UnreadableRecord) -> Response:
        _log.error("%s", error)
        site = Site.of(request)
        game = error.name if error.name in GAMES else request.path_params.get("game", next(iter(GAMES)))
        language = site.language(request)
        anew = path(request, "anew", lang=language.code, game=game)
        text = language.gettext(UNREADABLE)
        response = site.page(request, "error.html", 500, text=text, anew=anew)
        response.headers["HX-Refresh"] = "true"  # the whole page, which the table alone cannot show
        return response


class Recover:
    """Answers with a page of ours when a request is cut off, or fails for a reason that nobody foresaw.

    It stands inside the other middleware, so that this answer too has their headers.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        begun = False

        async def note_begin(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, note_begin)
        except asyncio.CancelledError:  # by a stop that cannot wait any longer
            if scope["type"] != "http" or begun:
                raise
            response = error_page(Request(scope), 503, STOPPING, {"Retry-After": "2"})
            await response(scope, receive, send)
        except ClientDisconnect:
            return  # nobody is there to answer
        except Exception:
            if scope["type"] != "http" or begun:
                raise
            _log.exception("a request failed")
            response = error_page(Request(scope), 500, FAILED)
            await response(scope, receive, send)


def error_page(
    request: Request, status: int, text: str, headers: Mapping[str, str] | None = None
) -> Response:
    """A page that says what is wrong, in the language of the request; `text` is to be translated."""
    site = Site.of(request)
    language = site.language(request)
    home = path(request, "home", lang=language.code)
    response = site.page(request, "error.html", status, text=language.gettext(text), back=home)
    response.headers.update(headers or {})
    return response
