"""Every long text of a game, and the shared ones, can be read below its table."""

import httpx
import pytest
from fastapi import FastAPI
from markdown_it import MarkdownIt

from tests.texts import LANGUAGES, SECTIONS, read

SHARED = ("honesty", "accessibility")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SECTIONS)
async def test_texts_are_below_the_table_and_in_the_contents(app: FastAPI, language: str, game: str) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as client:
        page = (await client.get(f"/{language}/{game}")).text
    files = {name: f"{game}/{name}.md" for name in SECTIONS[game]} | {name: f"{name}.md" for name in SHARED}
    for name, file in files.items():
        heading = MarkdownIt().render(read(language, file).split("\n", 1)[0]).strip()
        assert f'<section id="{name}">{heading}' in page
        assert f'<a href="#{name}">{heading[4:-5]}</a>' in page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_home_page_greets(app: FastAPI, language: str) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as client:
        page = (await client.get(f"/{language}/")).text
    for block in MarkdownIt().render(read(language, "home.md")).strip().split("\n"):
        assert block in page
