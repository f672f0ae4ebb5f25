"""Whole games over HTTP, with htmx and without, and what every screen must hold."""

import re

import pytest
from fastapi import FastAPI

from app.cards import TEXTS
from app.games import GAMES
from app.games.__main__ import main
from app.web.languages import load_languages
from app.web.moves_text import seat_name
from tests.web.visitor import Screen, Visitor

LANGUAGES = tuple(load_languages())
GERMAN = load_languages()["de"]


def check_screen(screen: Screen, game: str) -> None:
    assert screen.status == 200
    assert screen.table["data-game"] == game
    assert screen.phase in ("you", "computer", "count", "over")
    zones = [one.attributes["data-zone"] for one in screen.elements if "data-zone" in one.attributes]
    assert len(zones) == len(set(zones))
    assert {"table", "capture", "pile-0", "pile-1", "seat-1"} <= set(zones)
    assert ("hand" in zones) == (screen.phase in ("you", "computer"))
    ids = [one.attributes["id"] for one in screen.elements if "id" in one.attributes]
    assert len(ids) == len(set(ids))
    assert set(screen.cards) <= set(TEXTS)
    assert ("step" in ids) == (screen.phase == "computer")


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_match_can_be_played(app: FastAPI, game: str, lang: str, htmx: bool) -> None:
    async with Visitor(app, game, lang, htmx=htmx) as visitor:
        await visitor.post("level", level="easy")
        screen = await visitor.look()
        plies, phases = [screen.ply], [screen.phase]
        while screen.phase != "over":
            screen = await visitor.advance(screen, pick=len(plies))
            check_screen(screen, game)
            plies.append(screen.ply)
            phases.append(screen.phase)
            assert len(plies) < 1_000
        assert plies == list(range(plies[0], plies[0] + len(plies)))
        assert ("count" in phases) == (game == "scopone")
        screen = await visitor.advance(screen)
        assert screen.phase in ("you", "computer")
        assert screen.ply == plies[-1] + 1


@pytest.mark.parametrize("game", GAMES)
async def test_number_and_first_move_on_the_page_are_what_a_replay_needs(
    app: FastAPI, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [seat_name(GERMAN, GAMES[game].seats, seat) for seat in range(GAMES[game].seats)]
    async with Visitor(app, game) as visitor:
        screen = await visitor.post("level", level="easy")
        for _ in range(3):
            while screen.phase in ("you", "computer"):
                screen = await visitor.advance(screen)
            told = re.search(r"Nummer der Kartenverteilung: (\d+), erster Zug: ([^<]+)</p>", screen.html)
            assert told
            leader = str(seats.index(told[2]))
            table = await app.state.site.tables.table(visitor.client.cookies["settebello"], game)
            main([game, told[1], *map(str, table.state.history), "--leader", leader])
            assert capsys.readouterr().out.endswith(f"{table.results[-1]}\n")
            screen = await visitor.advance(screen)


@pytest.mark.parametrize("game", GAMES)
async def test_a_reload_shows_the_same_table_in_every_phase(app: FastAPI, game: str) -> None:
    async with Visitor(app, game) as visitor:
        screen = await visitor.look()
        for pick in range(90):
            before = screen.table_html
            assert (await visitor.look()).table_html == before
            screen = await visitor.advance(screen, pick)


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_visit_shows_a_playable_hand_and_no_result(app: FastAPI, game: str) -> None:
    async with Visitor(app, game) as visitor:
        screen = await visitor.look()
    assert len(screen.zone("hand")) == GAMES[game].hand_size
    assert not any("count" in one.attributes.get("class", "") for one in screen.elements)
    assert screen.zone("capture") == []


async def test_the_table_is_the_same_in_every_language_and_the_deck_changes_pictures_only(
    app: FastAPI,
) -> None:
    async with Visitor(app, "scopone", "de") as visitor:
        german = await visitor.look()
        polish = await visitor.look("/pl/scopone")
        assert (german.cards, german.ply) == (polish.cards, polish.ply)
        other = await visitor.post("deck", deck="piacentine")
        assert (other.cards, other.ply) == (german.cards, german.ply)
        assert "cards/piacentine/" in other.html
        assert "cards/neapolitan/" not in other.html


async def test_the_level_changes_without_a_restart(app: FastAPI) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        before = await visitor.look()
        after = await visitor.post("level", level="hard")
        assert (after.cards, after.ply) == (before.cards, before.ply)
        assert "Schwer" in after.text


async def test_the_napola_starts_a_new_match_and_stays_on(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await visitor.look()
        screen = await visitor.advance(screen)
        on = await visitor.post("napola", napola="on", ply=screen.ply)
        assert on.ply == screen.ply + 1
        assert "Napola an" in on.text
        again = await visitor.post("napola", napola="on", ply=on.ply)
        assert again.ply == on.ply


async def test_a_game_without_the_napola_has_no_address_for_it(app: FastAPI) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        before = await visitor.look()
        page = await visitor.client.get("/de/rubamazzo/napola")
        answer = await visitor.post("napola", napola="on", ply=before.ply)
        after = await visitor.look()
    assert [page.status_code, answer.status] == [404, 404]
    assert (after.ply, after.moves) == (before.ply, before.moves)
    assert "napola" not in before.text.lower()


@pytest.mark.parametrize("about", ["new", "napola"])
async def test_without_javascript_a_page_asks_before_a_running_game_ends(app: FastAPI, about: str) -> None:
    async with Visitor(app, "scopone", htmx=False) as visitor:
        screen = await visitor.look()
        while screen.phase != "you":
            screen = await visitor.advance(screen)
        screen = await visitor.advance(screen)
        assert any(one.attributes.get("href") == f"/de/scopone/{about}" for one in screen.elements)
        question = await visitor.look(f"/de/scopone/{about}")
        assert question.status == 200
        assert any(one.attributes.get("action") == f"/de/scopone/{about}" for one in question.elements)
        assert (await visitor.look()).table_html == screen.table_html


async def test_three_new_games_are_three_deals(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await visitor.look()
        hands = [tuple(screen.zone("hand"))]
        for _ in range(3):
            screen = await visitor.post("new", ply=screen.ply)
            hands.append(tuple(screen.zone("hand")))
        assert len(set(hands)) == 4


async def test_a_visit_without_a_move_stores_nothing(app: FastAPI) -> None:
    store = app.state.site.tables.store
    async with Visitor(app, "scopone") as visitor:
        first = await visitor.look()
        assert (await visitor.look()).cards == first.cards
        assert await store.count() == 0
        await visitor.post("step", ply=first.ply - 1)
        assert await store.count() == 0


@pytest.mark.parametrize(
    ("accepted", "chosen", "home"),
    [
        ("de-AT,en;q=0.5", None, "/de/"),
        ("pl", None, "/pl/"),
        ("en-GB,pl;q=0.3", None, "/pl/"),
        ("pl;q=0.2,de;q=0.9", None, "/de/"),
        ("en", None, "/de/"),
        ("", None, "/de/"),
        ("*;q=nonsense,@@,pl-PL-x-private", None, "/pl/"),
        ("de", "pl", "/pl/"),
        ("pl", "xx", "/pl/"),
    ],
)
async def test_the_first_page_speaks_the_visitors_language(
    app: FastAPI, accepted: str, chosen: str | None, home: str
) -> None:
    async with Visitor(app, "scopone") as visitor:
        if chosen:
            visitor.client.cookies.set("settebello_language", chosen)
        response = await visitor.client.get(
            "/", headers={"Accept-Language": accepted}, follow_redirects=False
        )
    assert response.status_code == 303
    assert response.headers["location"] == home
