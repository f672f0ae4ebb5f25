"""Serving below a path of a host, such as /cards, behind a reverse proxy."""

from starlette.types import ASGIApp, Receive, Scope, Send


class Prefix:
    """Tells the app the path that it is served under, whether the proxy cuts it off or passes it on."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self._app = app
        self._root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http":
            path: str = scope["path"]
            below = path == self._root_path or path.startswith(self._root_path + "/")
            scope = {**scope, "root_path": self._root_path, "path": path if below else self._root_path + path}
        await self._app(scope, receive, send)
