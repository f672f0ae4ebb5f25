"""One test for each fault that people found by playing."""

import pytest
from fastapi import FastAPI

from app.tables.table import YOU
from tests.games.scopone_match import left_lying
from tests.web.choices import many_sums, record_before, seated, ways_of
from tests.web.visitor import Screen, Visitor


async def with_open_choice(app: FastAPI, *, htmx: bool) -> tuple[Visitor, Screen, str]:
    record = record_before("scopone", many_sums)
    visitor, screen = await seated(app, record, htmx=htmx)
    card = ways_of(record, many_sums)[0].card
    address = next(one for one in screen.choices if one.endswith(f"card={'DCSB'[card // 10]}{card % 10 + 1}"))
    return visitor, await visitor.look(address), address


async def test_the_address_says_what_is_chosen_so_that_a_reload_shows_it(app: FastAPI) -> None:
    visitor, chosen, address = await with_open_choice(app, htmx=True)
    shown = await visitor.look(address, **{"HX-Current-URL": "http://test/de/scopone"})
    assert shown.response.headers["HX-Replace-Url"] == address
    same = await visitor.look(address, **{"HX-Current-URL": f"http://test{address}"})
    assert "HX-Replace-Url" not in same.response.headers
    back = await visitor.look("/de/scopone", **{"HX-Current-URL": f"http://test{address}"})
    assert back.response.headers["HX-Replace-Url"] == "/de/scopone"
    assert same.table_html == chosen.table_html


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
@pytest.mark.parametrize(("option", "value"), [("deck", "piacentine"), ("level", "hard"), ("numbers", "off")])
async def test_an_option_leaves_the_choice_open(app: FastAPI, option: str, value: str, htmx: bool) -> None:
    visitor, chosen, _ = await with_open_choice(app, htmx=htmx)
    after = await visitor.post(option, **{option: value, "card": chosen.table["data-chosen"]})
    assert after.table["data-chosen"] == chosen.table["data-chosen"]
    assert after.moves == chosen.moves


async def test_the_other_language_shows_the_open_choice(app: FastAPI) -> None:
    visitor, chosen, address = await with_open_choice(app, htmx=False)
    links = [one.attributes["href"] for one in chosen.elements if one.attributes.get("hreflang") == "pl"]
    assert links[-1] == address.replace("/de/", "/pl/")
    assert (await visitor.look(links[-1])).moves == chosen.moves


async def test_a_request_of_an_old_table_is_told(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        old = await visitor.look()
        now = await visitor.advance(await visitor.advance(old))
        for route, fields in (("new", {}), ("play", {"move": "D7"}), ("napola", {"napola": "on"})):
            answer = await visitor.post(route, ply=old.ply, **fields)
            assert (answer.ply, answer.cards) == (now.ply, now.cards)
            assert "inzwischen" in answer.text


async def test_leftover_cards_lie_there_and_are_named_before_they_are_counted(app: FastAPI) -> None:
    for _ in range(30):
        async with Visitor(app, "scopone") as visitor:
            screen = await visitor.post("level", level="easy")
            before = screen
            while screen.phase in ("you", "computer"):
                before, screen = screen, await visitor.advance(screen, 1)
            table = await app.state.site.tables.table(visitor.client.cookies["settebello"], "scopone")
            leftover = left_lying(table.state.history)
            if leftover:
                side = "euer Paar" if table.game.side(table.view.last_taker) == YOU else "die Gegner"
                assert f"Was noch auf dem Tisch liegt, geht an {side}" in before.text
                assert len(before.zone("table")) == len(leftover)
                assert screen.zone("table") == []
                return
    raise AssertionError("no round left anything on the table")


@pytest.mark.parametrize("address", ["/", "/de/", "/pl/scopone", "/healthz", "/de/scopone/new"])
async def test_who_may_read_a_page_may_ask_whether_it_is_there(app: FastAPI, address: str) -> None:
    async with Visitor(app, "scopone") as visitor:
        assert (await visitor.client.head(address)).status_code == 200


@pytest.mark.parametrize(("near", "right"), [("/de", "/de/"), ("/pl/rubamazzo/", "/pl/rubamazzo")])
async def test_an_address_that_is_nearly_right_leads_there(app: FastAPI, near: str, right: str) -> None:
    async with Visitor(app, "scopone") as visitor:
        answer = await visitor.client.get(near)
        assert (answer.status_code, answer.url.path) == (200, right)


async def test_a_write_from_another_site_is_refused_in_the_visitors_language(app: FastAPI) -> None:
    async with Visitor(app, "scopone", "pl") as visitor:
        answer = await visitor.client.post(
            "/pl/scopone/level", data={"level": "hard"}, headers={"Origin": "http://evil.example"}
        )
        assert answer.status_code == 403
        assert "z innej witryny" in answer.text
