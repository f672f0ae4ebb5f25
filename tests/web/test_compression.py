"""What is sent is compressed where that helps, and is the same when it is unpacked."""

import gzip

import pytest
from fastapi import FastAPI

from app.web.static import STATIC, htmx_file, static_address
from tests.web.visitor import Visitor

PLAIN = {"Accept-Encoding": "identity"}
CARD = "/static/" + static_address("cards/piacentine/C1.svg")


@pytest.mark.parametrize(
    "address", ["/de/", "/pl/scopone", "/de/nothing", CARD, "/static/css/table.css", "/vendor/htmx.js"]
)
async def test_texts_come_compressed_to_who_takes_that_and_plain_to_others(
    app: FastAPI, address: str
) -> None:
    async with Visitor(app, "scopone") as visitor:
        await visitor.look()  # both answers are to the same session
        packed, plain = [
            await visitor.client.get(address, headers=headers)
            for headers in ({"Accept-Encoding": "gzip"}, PLAIN)
        ]
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < 0.6 * len(plain.content)
    for response in (packed, plain):
        assert "Accept-Encoding" in response.headers["vary"]
    for name in ("content-type", "cache-control"):
        assert packed.headers[name] == plain.headers[name]


@pytest.mark.parametrize(
    ("header", "packed"),
    [
        ("gzip;q=0", False),
        ("br, gzip;q=0.5", True),
        ("*", True),
        ("*, gzip;q=0", False),
        ("x-gzipped", False),
    ],
)
async def test_nothing_is_compressed_against_the_browser_s_word(
    app: FastAPI, header: str, packed: bool
) -> None:
    async with Visitor(app, "scopone") as visitor:
        response = await visitor.client.get("/de/", headers={"Accept-Encoding": header})
    assert ("content-encoding" in response.headers) == packed


async def test_the_answer_to_a_tap_is_compressed(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        await visitor.look()
        response = await visitor.client.post(
            "/de/scopone/level", data={"level": "hard"}, headers={"HX-Request": "true"}
        )
    assert response.headers["content-encoding"] == "gzip"
    assert 'id="table"' in response.text


async def test_a_picture_is_not_compressed_twice(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        response = await visitor.client.get("/static/share.png")
    assert "content-encoding" not in response.headers
    assert response.content == (STATIC / "share.png").read_bytes()


async def test_a_file_that_the_browser_has_is_not_sent_again(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        for headers in ({"Accept-Encoding": "gzip"}, PLAIN):
            tag = (await visitor.client.get(CARD, headers=headers)).headers["etag"]
            again = await visitor.client.get(CARD, headers={**headers, "If-None-Match": tag})
            assert (again.status_code, again.content) == (304, b"")


async def test_head_tells_the_length_of_what_would_be_sent(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        head = await visitor.client.head("/vendor/htmx.js", headers={"Accept-Encoding": "gzip"})
    assert int(head.headers["content-length"]) == len(gzip.compress(htmx_file().read_bytes(), 9, mtime=0))
    assert head.content == b""
