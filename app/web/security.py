"""What every answer and every write is held to: headers, and the origin of the request.

The origin check needs no token: a browser says with Sec-Fetch-Site, or else with Origin, which site a request
comes from (the algorithm is described at words.filippo.io/csrf; a request with neither is no browser's).
"""

import logging

from starlette.datastructures import URL, Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.errors import error_page
from app.web.languages import N_

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
CROSS_SITE = N_("This request came from another site. Nothing has changed.")
HSTS = "max-age=31536000"

_log = logging.getLogger("settebello")

_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_OVER_HTTPS = [*_HEADERS, (b"strict-transport-security", HSTS.encode())]


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        # below a path the host is somebody else's too, and not ours to bind to https
        own_https = scope["scheme"] == "https" and not scope.get("root_path")
        headers = _OVER_HTTPS if own_https else _HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class SameOrigin:
    """Refuses a write that another site has caused."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._hinted = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request, or answer it with 403."""
        if scope["type"] == "http" and scope["method"] not in SAFE_METHODS and not _same_origin(scope):
            self._hint(scope)
            response = error_page(Request(scope), 403, CROSS_SITE)
            await response(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _hint(self, scope: Scope) -> None:
        """Tell once, in the log, what a proxy that is not trusted looks like."""
        origin = Headers(scope=scope).get("origin")
        if not self._hinted and origin == f"https://{URL(scope=scope).netloc}":
            self._hinted = True
            _log.warning(
                "a browser that speaks https with this host was refused, because the request came by http. If a proxy"
                " stands in front, name its address in SETTEBELLO_TRUSTED_PROXIES and let it send X-Forwarded-Proto"
            )


def _same_origin(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return True
    url = URL(scope=scope)
    return origin == f"{url.scheme}://{url.netloc}"
