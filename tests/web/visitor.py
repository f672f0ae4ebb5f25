"""A visitor without a browser: asks, follows redirects, and reads the table out of the answers."""

import re
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from html.parser import HTMLParser
from types import TracebackType
from typing import Any, Self

import httpx
from fastapi import FastAPI

from app.settings import Settings

SETTINGS = Settings(data=None, redis=None)


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    text: str = ""


class _Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.elements: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        if self.elements:
            self.elements[-1].text += data


def elements(html: str) -> list[Element]:
    """Every element of a page in order, each with its attributes and the text that follows its start tag."""
    parser = _Elements()
    parser.feed(html)
    return parser.elements


@dataclass
class Screen:
    """One answer, read."""

    response: httpx.Response

    @cached_property
    def elements(self) -> list[Element]:
        return elements(self.html)

    @property
    def status(self) -> int:
        return self.response.status_code

    @property
    def html(self) -> str:
        return self.response.text

    @property
    def table(self) -> dict[str, str]:
        """The attributes of the table."""
        start = self.html.index('<section id="table"')
        return elements(self.html[start : self.html.index(">", start) + 1])[0].attributes

    @property
    def table_html(self) -> str:
        """The table's part of the page."""
        start = self.html.index('<section id="table"')
        return self.html[start : self.html.index("</section>", start)]

    def values(self, attribute: str) -> list[str]:
        """The values of an attribute, in the order of the page."""
        return [unescape(value) for value in re.findall(rf'\b{attribute}="([^"]*)"', self.html)]

    @property
    def ply(self) -> int:
        return int(self.values("data-ply")[0])

    @property
    def phase(self) -> str:
        return self.values("data-phase")[0]

    @property
    def moves(self) -> list[str]:
        """The moves that a tap would play, in the order of the page."""
        return self.values("data-move")

    @property
    def choices(self) -> list[str]:
        """The addresses at which a card of the hand is chosen."""
        return self.values("data-choice")

    @property
    def cards(self) -> list[str]:
        """Every face-up card on the screen."""
        return self.values("data-card")

    def zone(self, name: str) -> list[str]:
        """The face-up cards in a zone of the table."""
        names = [
            one.attributes for one in self.elements if {"data-zone", "data-card"} & one.attributes.keys()
        ]
        cards, zone = [], ""
        for attributes in names:
            zone = attributes.get("data-zone", zone)
            if "data-card" in attributes and zone == name:
                cards.append(attributes["data-card"])
        return cards

    @property
    def text(self) -> str:
        """What stands on the page, without markup."""
        return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", self.html))


class Visitor:
    """One browser, without JavaScript (`htmx=False`) or with htmx."""

    def __init__(self, app: FastAPI, game: str, lang: str = "de", *, htmx: bool = True) -> None:
        self.page = f"/{lang}/{game}"
        self._htmx = {"HX-Request": "true"} if htmx else {}
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://test", follow_redirects=True)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.client.aclose()

    async def look(self, address: str = "", **headers: str) -> Screen:
        return Screen(await self.client.get(address or self.page, headers={**self._htmx, **headers}))

    async def post(self, route: str, **fields: Any) -> Screen:
        return Screen(await self.client.post(f"{self.page}/{route}", data=fields, headers=self._htmx))

    async def advance(self, screen: Screen, pick: int = 0) -> Screen:
        """One step further in the game, whatever the phase: a move of ours, a beat, the next round."""
        if screen.phase == "you":
            moves = screen.moves
            if not moves:
                moves = (await self.look(screen.choices[pick % len(screen.choices)])).moves
            return await self.post("play", move=moves[pick % len(moves)], ply=screen.ply)
        if screen.phase == "computer":
            return await self.post("step", ply=screen.ply)
        return await self.post("next" if screen.phase == "count" else "new", ply=screen.ply)
