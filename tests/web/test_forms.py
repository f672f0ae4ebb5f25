"""A form is read as FastAPI reads it, whatever is sent."""

from typing import Annotated, Any

import httpx
import pytest
from fastapi import APIRouter, FastAPI, Form
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from app.web.forms import FORM, FormRoute

MULTIPART = b"".join(
    b'--x\r\nContent-Disposition: form-data; name="%b"\r\n\r\n%b\r\n' % pair
    for pair in ((b"move", b"D7"), (b"ply", b"3"))
)


async def play(
    request: Request, game: str, move: Annotated[str, Form(max_length=4)], ply: Annotated[int, Form(ge=0)]
) -> Response:
    return JSONResponse([request.url.path, game, move, ply])


async def answer(kind: type[APIRoute], kind_of_body: str, body: bytes) -> tuple[int, Any]:
    router = APIRouter(route_class=kind)
    router.add_api_route("/{lang}/{game}/play", play, methods=["POST"], response_class=Response)
    app = FastAPI()
    app.include_router(router)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        headers = {"Content-Type": kind_of_body} if kind_of_body else {}
        response = await client.post("/de/scopone/play", content=body, headers=headers)
    return response.status_code, response.json()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"move=D7&ply=3", 200),
        (b"ply=3&move=D7&more=1", 200),
        (b"move=D7&ply=3&ply=4", 200),
        (b"move=D7%2B&ply=+3", 200),
        ("move=Łó&ply=3".encode(), 200),
        (b"move=%C5%81&ply=3", 200),
        (b"move=&ply=3", 422),
        (b"move=D7", 422),
        (b"move=D7&ply=-1", 422),
        (b"move=D7&ply=1e3", 422),
        (b"move=D7&ply=%00", 422),
        (b"move=D7xC4&ply=3", 422),
        (b"&&&===", 422),
        (b"", 422),
    ],
)
async def test_a_form_is_read_like_any_other(body: bytes, status: int) -> None:
    ours = await answer(FormRoute, FORM, body)
    assert ours[0] == status
    assert ours == await answer(APIRoute, FORM, body)


@pytest.mark.parametrize(
    ("kind", "body", "status"),
    [
        ("multipart/form-data; boundary=x", MULTIPART + b"--x--\r\n", 200),
        (FORM + "; charset=utf-8", b"move=D7&ply=3", 200),
        ("application/json", b'{"move": "D7", "ply": 3}', 422),
        ("", b"move=D7&ply=3", 422),
    ],
)
async def test_other_bodies_are_left_to_fastapi(kind: str, body: bytes, status: int) -> None:
    ours = await answer(FormRoute, kind, body)
    assert ours[0] == status
    assert ours == await answer(APIRoute, kind, body)
