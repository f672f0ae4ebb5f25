"""What search engines and shared links are told."""

import json
from xml.etree import ElementTree

import httpx
import pytest
from fastapi import FastAPI

from app.games import GAMES
from tests.texts import LANGUAGES
from tests.web.visitor import Element, elements

PAGES = ["", *GAMES]


async def get(app: FastAPI, address: str) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as client:
        return await client.get(address)


async def head(app: FastAPI, address: str) -> list[Element]:
    html = (await get(app, address)).text
    return elements(html[: html.index("</head>")])


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_page_names_itself_and_its_translations(app: FastAPI, language: str, page: str) -> None:
    found = await head(app, f"/{language}/{page}")
    links = [one.attributes for one in found if one.tag == "link"]
    assert [one["href"] for one in links if one["rel"] == "canonical"] == [f"http://test/{language}/{page}"]
    alternates = {one["hreflang"]: one["href"] for one in links if one["rel"] == "alternate"}
    assert {code: alternates[code] for code in LANGUAGES} == {
        code: f"http://test/{code}/{page}" for code in LANGUAGES
    }


async def test_titles_and_descriptions_are_of_a_good_length_and_all_different(app: FastAPI) -> None:
    titles, descriptions = set(), set()
    for language in LANGUAGES:
        for page in PAGES:
            found = await head(app, f"/{language}/{page}")
            title = next(one.text for one in found if one.tag == "title")
            description = next(
                one.attributes["content"] for one in found if one.attributes.get("name") == "description"
            )
            assert 10 <= len(title) <= 70
            assert 50 <= len(description) <= 170
            assert description == " ".join(description.split())
            titles.add(title)
            descriptions.add(description)
    assert len(titles) == len(descriptions) == len(LANGUAGES) * len(PAGES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_questions_are_told_as_they_stand_on_the_page(app: FastAPI, language: str, game: str) -> None:
    found = elements((await get(app, f"/{language}/{game}")).text)
    data = [json.loads(one.text) for one in found if one.attributes.get("type") == "application/ld+json"]
    assert [one["@type"] for one in data] == ["FAQPage"]
    texts = {one.text.strip() for one in found}
    assert len(data[0]["mainEntity"]) >= 10
    for entity in data[0]["mainEntity"]:
        assert entity["name"] in texts
        assert entity["acceptedAnswer"]["text"] in texts


async def test_sitemap_lists_every_page_and_robots_lead_to_it(app: FastAPI) -> None:
    robots = (await get(app, "/robots.txt")).text
    assert "Sitemap: http://test/sitemap.xml" in robots.splitlines()
    assert "Disallow" not in robots
    tree = ElementTree.fromstring((await get(app, "/sitemap.xml")).text)
    listed = [one.text or "" for one in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert sorted(listed) == sorted(f"http://test/{code}/{page}" for code in LANGUAGES for page in PAGES)
    for address in listed:
        assert (await get(app, address)).status_code == 200
    links = [one.attrib for one in tree.iter("{http://www.w3.org/1999/xhtml}link")]
    assert len(links) == len(listed) * len(LANGUAGES)
    assert {one["href"] for one in links} == set(listed)
