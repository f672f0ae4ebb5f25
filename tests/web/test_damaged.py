"""A visitor whose record cannot be read is told so, and can begin anew; the record is kept aside."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from app.games import GAMES
from app.main import create_app
from app.tables.damage import ASIDE
from app.tables.service import VISITOR
from app.tables.store import Store, Stored
from app.tables.stores import make_store
from app.web.errors import UNREADABLE
from app.web.languages import load_languages
from app.web.sessions import COOKIE
from tests.seeds import FixedSeeds
from tests.servers import RedisServer
from tests.web.visitor import SETTINGS, Screen, Visitor

DAMAGED = '{"version":1,"game":'
NEWER = '{"version":99,"what":"only a newer release can read"}'


@pytest.fixture(params=["memory", "sqlite", "redis"])
async def store(
    request: pytest.FixtureRequest, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Store]:
    redis = RedisServer(tmp_path_factory.mktemp("redis")) if request.param == "redis" else None
    made = make_store(tmp_path if request.param == "sqlite" else None, redis.address if redis else None)
    await made.open()
    yield made
    await made.close()
    if redis:
        redis.kill()


async def stored(store: Store, session: str, name: str) -> Stored:
    found = await store.load(session, name)
    assert found
    return found


async def play(visitor: Visitor) -> str:
    """Play a little, change an option, and give the session's id."""
    screen = await visitor.look()
    for _ in range(4):
        screen = await visitor.advance(screen)
    await visitor.post("deck", deck="piacentine")
    return visitor.client.cookies[COOKIE]


@pytest.mark.parametrize("language", load_languages())
@pytest.mark.parametrize("name", ["rubamazzo", VISITOR])
async def test_the_page_says_so_and_leads_to_a_fresh_table(
    store: Store, name: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(SETTINGS, store=store, seeds=FixedSeeds(1))
    async with Visitor(app, "rubamazzo", language, htmx=False) as visitor:
        session = await play(visitor)
        before = {one: await stored(store, session, one) for one in ("rubamazzo", VISITOR)}
        assert await store.save(session, name, DAMAGED, before[name].version)

        for address in (visitor.page, f"/{language}/"):
            screen = await visitor.look(address)
            assert screen.status == 500
            assert load_languages()[language].gettext(UNREADABLE) in screen.text
            assert f"'{name}' cannot be read" in caplog.text
        assert await stored(store, session, name) == (before[name].version + 1, DAMAGED), "looking changed it"

        with caplog.at_level(logging.WARNING):
            form = next(one for one in screen.elements if one.tag == "form").attributes
            screen = Screen(await visitor.client.post(form["action"]))
        assert (screen.status, screen.table["data-game"]) == (200, "rubamazzo")
        assert (await visitor.advance(screen)).status == 200
        assert (await stored(store, session, name + ASIDE)).data == DAMAGED
        assert name + ASIDE in caplog.text
        other = next(one for one in before if one != name)
        if name == VISITOR:
            assert screen.ply == 5, "the game that could be read goes on"
        else:
            assert await stored(store, session, other) == before[other]


async def test_htmx_is_told_to_show_the_page(store: Store) -> None:
    app = create_app(SETTINGS, store=store, seeds=FixedSeeds(1))
    async with Visitor(app, "rubamazzo") as visitor:
        session = await play(visitor)
        version = (await stored(store, session, "rubamazzo")).version
        assert await store.save(session, "rubamazzo", NEWER, version)
        for route in ("play", "step"):
            screen = await visitor.post(route, move="D7", ply=5)
            assert (screen.status, screen.response.headers["hx-refresh"]) == (500, "true")
        assert (await stored(store, session, "rubamazzo")).data == NEWER


async def test_a_table_that_can_be_read_is_not_replaced(store: Store) -> None:
    app = create_app(SETTINGS, store=store, seeds=FixedSeeds(1))
    async with Visitor(app, "rubamazzo", htmx=False) as visitor:
        session = await play(visitor)
        before = [await store.load(session, name) for name in (*GAMES, VISITOR)]
        assert (await visitor.post("anew")).status == 200
        assert [await store.load(session, name) for name in (*GAMES, VISITOR)] == before
