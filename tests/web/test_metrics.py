import re

import httpx
from fastapi import FastAPI

from app.main import create_app
from app.settings import Settings


def browser(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app), base_url="http://test", follow_redirects=True
    )


def figure(text: str, name: str) -> float:
    match = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(match[1]) if match else 0.0


async def test_there_are_no_figures_unless_asked_for() -> None:
    async with browser(create_app(Settings(data=None, redis=None))) as client:
        assert (await client.get("/metrics")).status_code == 404


async def test_taps_games_and_requests_are_counted() -> None:
    async with browser(create_app(Settings(data=None, redis=None, metrics=True))) as client:
        page = (await client.get("/de/rubamazzo")).text
        ply = 1
        while match := re.search(r'data-move="([^"]+)"', page):
            ply = int(re.findall(r'data-ply="(\d+)"', page)[0])
            await client.post("/de/rubamazzo/play", data={"move": match[1], "ply": str(ply)})
            break
        text = (await client.get("/metrics")).text
    assert figure(text, 'settebello_requests_total{route="/{lang}/{game}",status="200"}') >= 1
    assert figure(text, "settebello_search_queue") == 0
