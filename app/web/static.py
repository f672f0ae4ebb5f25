"""Static files under addresses that carry the hash of their content, so that browsers keep them for ever."""

import gzip
import hashlib
import importlib.util
from functools import cache
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from app.web.accept import accepted

STATIC = Path(__file__).parents[2] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
SHORTLY = "public, max-age=300"
TEXT = frozenset({".css", ".js", ".svg"})
"""What gzip makes smaller."""

router = APIRouter(default_response_class=Response)


@cache
def version(path: Path) -> str:
    """The first twelve hex digits of the SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


@cache
def static_files() -> frozenset[str]:
    """The files of `static/` by their addresses relative to the mount."""
    return frozenset(file.relative_to(STATIC).as_posix() for file in STATIC.rglob("*") if file.is_file())


@cache
def static_address(path: str) -> str:
    """The address of a file of `static/` relative to the mount, with its version: `cards/x.svg?v=…`."""
    return f"{path}?v={version(STATIC / path)}"


@cache
def compressed(path: Path) -> bytes:
    """A file as small as gzip can make it."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def takes_gzip(scope: Scope) -> bool:
    """Whether the browser takes what is compressed."""
    header = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
    encodings = accepted(header.decode("latin-1"))
    return encodings.get("gzip", encodings.get("*", 0.0)) > 0


def as_small_as_taken(response: Response, scope: Scope) -> Response:
    """The answer with a file, compressed if it is text and the browser takes it so; any other answer unchanged."""
    if not isinstance(response, FileResponse) or Path(response.path).suffix not in TEXT:
        return response
    response.headers.add_vary_header("Accept-Encoding")
    if not takes_gzip(scope):
        return response
    body = compressed(Path(response.path))
    headers = {name: value for name, value in response.headers.items() if name != "accept-ranges"}
    # nothing but the encoding differs, which a weak tag allows
    headers |= {"content-encoding": "gzip", "content-length": str(len(body)), "etag": "W/" + headers["etag"]}
    return Response(body, response.status_code, headers)


def caching(file: Path, scope: Scope) -> str:
    """How long a file may be kept that is asked for by an address.

    Another version than ours is asked for while one of several servers is newer: that answer is kept by nobody.
    """
    asked = scope["query_string"]
    if not asked.startswith(b"v=") or not file.is_file():
        return SHORTLY
    return FOR_EVER if asked == b"v=" + version(file).encode() else "no-store"


class VersionedFiles(StaticFiles):
    """Static files that are cached for ever when they are asked for with a version."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with a caching header by whether its address names a version."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = caching(STATIC / path, scope)
        return as_small_as_taken(response, scope)


@cache
def htmx_file() -> Path:
    """Where the installed package keeps htmx; neither it nor its framework is imported."""
    found = importlib.util.find_spec("js_lib_htmx")
    if found is None or found.origin is None:
        raise RuntimeError("the package django-js-lib-htmx is not installed")
    return Path(found.origin).parent / "static" / "htmx" / "htmx.min.js"


@router.get("/vendor/htmx.js", name="htmx")
async def htmx(request: Request) -> Response:
    """The script that swaps the table."""
    file = htmx_file()
    headers = {"Cache-Control": caching(file, request.scope)}
    response = FileResponse(file, stat_result=file.stat(), media_type="text/javascript", headers=headers)
    return as_small_as_taken(response, request.scope)
