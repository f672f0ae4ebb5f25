"""The session cookie: a random id and nothing else."""

import re
import secrets

from starlette.requests import Request
from starlette.responses import Response

COOKIE = "settebello"
LANGUAGE_COOKIE = "settebello_language"
YEAR = 365 * 24 * 3600

_STATE = "settebello.session"
"""Where a request keeps its id."""

_ID = re.compile(r"[A-Za-z0-9_-]{43}")


def session_id(request: Request) -> str:
    """The id that the request carries, or a new one (256 random bits) if it carries none of the right form."""
    found: str | None = request.scope.get(_STATE)
    if found is None:
        found = request.scope[_STATE] = session_in_cookie(request) or secrets.token_urlsafe(32)
    return found


def session_in_cookie(request: Request) -> str | None:
    """The id that the request carries, or None if it carries none of the right form."""
    cookie = request.cookies.get(COOKIE, "")
    return cookie if _ID.fullmatch(cookie) else None


def remember(request: Request, response: Response, language: str | None = None) -> None:
    """Let the answer set the session cookie if it is new, and the language cookie if it changes."""
    session = session_id(request)
    if request.cookies.get(COOKIE) != session:
        _set(request, response, COOKIE, session)
    if language is not None and request.cookies.get(LANGUAGE_COOKIE) != language:
        _set(request, response, LANGUAGE_COOKIE, language)


def _set(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        path=request.scope.get("root_path") or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
