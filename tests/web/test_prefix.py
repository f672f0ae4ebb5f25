"""The site below a path of a host: every address on every page stays below it."""

import re
from urllib.parse import urlsplit

import httpx
import pytest

from app.main import create_app
from app.settings import Settings

LOCAL = re.compile(r'(?:href|src|action|hx-post|hx-get|content|data-[a-z-]+)="(/[^"]*)"')


def browser(prefix: str = "/spiele/karten") -> httpx.AsyncClient:
    app = create_app(Settings(data=None, redis=None, root_path=prefix))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test")


@pytest.mark.parametrize("cut", [True, False], ids=["proxy cuts the path", "proxy passes the path"])
async def test_every_address_that_a_visitor_can_reach_is_below_the_path_and_answers(cut: bool) -> None:
    prefix = "/spiele/karten"
    seen: set[str] = set()
    waiting = [
        prefix + "/",
        prefix + "/de/nothing",
        prefix + "/pl/rubamazzo/new",
        prefix + "/de/scopone/napola",
    ]
    async with browser(prefix) as client:
        while waiting:
            address = waiting.pop()
            parts = urlsplit(address)
            if parts.path in seen:
                continue
            seen.add(parts.path)
            sent = address.removeprefix(prefix) if cut else address
            answer = await client.get(sent)
            assert answer.status_code in (200, 303, 404, 405), address
            if answer.status_code == 303:
                waiting.append(answer.headers["Location"])
            for cookie in answer.headers.get_list("Set-Cookie"):
                assert f"Path={prefix};" in cookie
            kind = answer.headers.get("Content-Type", "")
            if kind.startswith("text/html"):
                found = LOCAL.findall(answer.text)
                assert found
                assert [one for one in found if not one.startswith(prefix + "/")] == [], address
                waiting += found
            elif kind.startswith("text/css"):
                assert not re.search(r"url\([\"']?/", answer.text), address
    pages = {path for path in seen if not path.startswith(prefix + "/static")}
    assert {
        f"{prefix}/{lang}/{page}" for lang in ("de", "pl") for page in ("", "rubamazzo", "scopone")
    } <= pages


async def test_a_game_is_played_below_the_path() -> None:
    async with browser() as client:
        page = await client.get("/de/rubamazzo")
        ply = re.findall(r'data-ply="(\d+)"', page.text)[0]
        answer = await client.post("/de/rubamazzo/new", data={"ply": ply})
    assert answer.status_code == 303
    assert answer.headers["Location"] == "/spiele/karten/de/rubamazzo"


@pytest.mark.parametrize("written", ["/cards", "cards", "/cards/"])
async def test_the_path_may_be_written_with_or_without_slashes(written: str) -> None:
    async with browser(written) as client:
        assert (await client.get("/")).headers["Location"] == "/cards/de/"
