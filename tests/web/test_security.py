"""Headers, cookies, and where scripts come from."""

import base64
import hashlib
import re

import httpx
import pytest
from fastapi import FastAPI

from app.main import create_app
from app.web.security import CONTENT_SECURITY_POLICY, HEADERS
from app.web.static import htmx_file
from tests.web.visitor import SETTINGS, Visitor

ADDRESSES = ["/", "/de/", "/pl/scopone", "/de/rubamazzo", "/nothing/at/all", "/healthz", "/vendor/htmx.js"]


@pytest.mark.parametrize("address", ADDRESSES)
async def test_every_answer_carries_the_headers(app: FastAPI, address: str) -> None:
    async with Visitor(app, "scopone") as visitor:
        response = await visitor.client.get(address, follow_redirects=False)
    for name, value in HEADERS.items():
        assert response.headers[name] == value


def test_the_policy_allows_nothing_inline_and_no_other_host() -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "://" not in CONTENT_SECURITY_POLICY
    assert CONTENT_SECURITY_POLICY.startswith("default-src 'none'")


@pytest.mark.parametrize(
    "address", ["/de/", "/de/rubamazzo", "/pl/scopone", "/de/scopone?card=D7", "/de/nothing"]
)
async def test_no_page_has_anything_inline_or_from_elsewhere(app: FastAPI, address: str) -> None:
    async with Visitor(app, "scopone", htmx=False) as visitor:
        screen = await visitor.look(address)
    for one in screen.elements:
        assert "style" not in one.attributes
        assert one.tag != "style"
        assert not [name for name in one.attributes if name.startswith("on")]
        if one.tag == "script" and one.attributes.get("type") != "application/ld+json":
            assert one.attributes["src"].startswith("/")
        for name in ("src", "href", "action", "hx-post", "hx-get"):
            address = one.attributes.get(name, "/")
            local = address.startswith(("/", "#", "http://test/"))
            assert local, one


async def test_htmx_is_the_file_that_the_page_expects(app: FastAPI) -> None:
    digest = base64.b64encode(hashlib.sha384(htmx_file().read_bytes()).digest()).decode()
    async with Visitor(app, "scopone", htmx=False) as visitor:
        screen = await visitor.look()
        script = next(one for one in screen.elements if "integrity" in one.attributes)
        assert script.attributes["integrity"] == f"sha384-{digest}"
        assert (await visitor.client.get(script.attributes["src"])).content == htmx_file().read_bytes()


async def test_the_session_cookie_is_a_random_id_and_well_kept(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        response = await visitor.client.get("/de/scopone")
        cookie = next(one for one in response.headers.get_list("set-cookie") if one.startswith("settebello="))
        assert re.fullmatch(r"settebello=[\w-]{43}; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax", cookie)
        assert "set-cookie" not in (await visitor.client.get("/de/scopone")).headers


@pytest.mark.parametrize("forged", ["", "short", "x" * 44, "x" * 42 + "/", "../../etc", "ä" * 43])
async def test_a_cookie_of_another_form_is_replaced(app: FastAPI, forged: str) -> None:
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        response = await client.get("/de/scopone", headers=[(b"Cookie", f"settebello={forged}".encode())])
    assert any(one.startswith("settebello=") for one in response.headers.get_list("set-cookie"))


async def test_https_makes_the_cookie_secure_and_asks_for_https_for_good() -> None:
    transport = httpx.ASGITransport(app=create_app(SETTINGS))
    async with httpx.AsyncClient(transport=transport, base_url="https://test") as client:
        response = await client.get("/de/scopone")
    assert "Secure" in response.headers["set-cookie"]
    assert response.headers["strict-transport-security"].startswith("max-age=")


async def test_below_a_path_the_host_is_not_bound_to_https() -> None:
    app = create_app(SETTINGS.model_copy(update={"root_path": "/cards"}))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="https://test") as client:
        response = await client.get("/cards/de/scopone")
    assert "Secure" in response.headers["set-cookie"]
    assert "strict-transport-security" not in response.headers


async def test_a_proxy_that_is_not_trusted_is_hinted_at_once(
    app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as client:
        for origin in ("https://evil.example", "https://test", "https://test"):
            response = await client.post("/de/scopone/erase", headers={"Origin": origin})
            assert response.status_code == 403
    hints = [one.message for one in caplog.records if "SETTEBELLO_TRUSTED_PROXIES" in one.message]
    assert len(hints) == 1


async def test_tables_are_never_cached_and_versioned_files_for_ever(app: FastAPI) -> None:
    async with Visitor(app, "scopone", htmx=False) as visitor:
        screen = await visitor.look()
        assert screen.response.headers["cache-control"] == "no-store"
        picture = next(one.attributes["src"] for one in screen.elements if one.tag == "img")
        assert "immutable" in (await visitor.client.get(picture)).headers["cache-control"]
        bare = await visitor.client.get(picture.partition("?")[0])
        assert "immutable" not in bare.headers["cache-control"]
        other = await visitor.client.get(f"{picture.partition('?')[0]}?v=000000000000")
        assert other.headers["cache-control"] == "no-store"
        script = next(one.attributes["src"] for one in screen.elements if "integrity" in one.attributes)
        assert "immutable" in (await visitor.client.get(script)).headers["cache-control"]
        assert "immutable" not in (await visitor.client.get("/vendor/htmx.js")).headers["cache-control"]
