"""Stale, repeated, forged and malformed requests: a clear word, and the table as it was."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from app.cards import TEXTS
from app.games import GAMES
from app.main import create_app
from app.web.options import VISITOR_OPTIONS
from tests.seeds import FixedSeeds
from tests.web.visitor import SETTINGS, Screen, Visitor


async def at_your_turn(visitor: Visitor) -> Screen:
    screen = await visitor.look()
    while screen.phase != "you" or len(screen.moves) < 2:
        screen = await visitor.advance(screen)
    return screen


@pytest.mark.parametrize("game", GAMES)
async def test_a_double_tap_is_one_move(app: FastAPI, game: str) -> None:
    async with Visitor(app, game) as visitor:
        screen = await at_your_turn(visitor)
        once = await visitor.post("play", move=screen.moves[0], ply=screen.ply)
        twice = await visitor.post("play", move=screen.moves[0], ply=screen.ply)
        assert twice.table_html == once.table_html
        other = await visitor.post("play", move=screen.moves[1], ply=screen.ply)
        assert other.table_html == once.table_html


BAD_MOVES = {
    "not a move": "X9",
    "empty": "",
    "long": "D7x" + "+".join(TEXTS),
    "markup": "<script>alert(1)</script>",
    "control": "D7\x00",
}


@pytest.mark.parametrize("text", BAD_MOVES.values(), ids=BAD_MOVES.keys())
@pytest.mark.parametrize("lang", ["de", "pl"])
async def test_a_malformed_move_changes_nothing_and_is_told(app: FastAPI, lang: str, text: str) -> None:
    word = {"de": "nichts geändert", "pl": "Nic się nie zmieniło"}[lang]
    async with Visitor(app, "scopone", lang) as visitor:
        screen = await at_your_turn(visitor)
        answer = await visitor.post("play", move=text, ply=screen.ply)
        assert (answer.status, answer.ply, answer.cards) == (200, screen.ply, screen.cards)
        assert word in answer.text
        assert "<script>alert" not in answer.html
        plain = Visitor(app, "scopone", lang, htmx=False)
        plain.client.cookies = visitor.client.cookies
        page = await plain.post("play", move=text, ply=screen.ply)
        assert page.status == 422
        assert word in page.text


async def test_cards_that_are_not_in_the_hand_or_not_on_the_table_are_refused(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await at_your_turn(visitor)
        hand, own = set(screen.zone("hand")), screen.zone("hand")[0]
        elsewhere = next(text for text in TEXTS if text not in hand and text not in screen.cards)
        for move in (elsewhere, f"{own}x{elsewhere}", f"{own}xpile"):
            answer = await visitor.post("play", move=move, ply=screen.ply)
            assert (answer.status, answer.ply, answer.cards) == (200, screen.ply, screen.cards)
            assert "nichts geändert" in answer.text


async def test_playing_out_of_turn_is_refused(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await at_your_turn(visitor)
        hand = screen.zone("hand")
        screen = await visitor.post("play", move=screen.moves[0], ply=screen.ply)
        assert screen.phase == "computer"
        answer = await visitor.post("play", move=hand[-1], ply=screen.ply)
        assert (answer.ply, answer.phase) == (screen.ply, "computer")
        assert "Das geht gerade nicht" in answer.text


@pytest.mark.parametrize("route", ["next", "step"])
async def test_beats_that_do_not_fit_change_nothing(app: FastAPI, route: str) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await at_your_turn(visitor)
        answer = await visitor.post(route, ply=screen.ply)
        assert (answer.status, answer.ply, answer.cards) == (200, screen.ply, screen.cards)


@pytest.mark.parametrize("ply", ["", "x", "-1", "1.5", str(2**60), "9" * 500])
async def test_a_ply_that_is_no_number_is_told(app: FastAPI, ply: str) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        screen = await at_your_turn(visitor)
        answer = await visitor.post("play", move=screen.moves[0], ply=ply)
        assert (answer.status, answer.ply, answer.cards) == (200, screen.ply, screen.cards)
        assert "nichts geändert" in answer.text


async def test_a_level_or_option_that_does_not_exist_is_refused(app: FastAPI) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        before = await visitor.look()
        for name in ("level", "napola", *VISITOR_OPTIONS):
            answer = await visitor.post(name, **{name: "nonsense", "ply": before.ply})
            assert (answer.status, answer.ply, answer.cards) == (200, before.ply, before.cards)
            assert "nichts geändert" in answer.text


async def test_another_visitor_does_not_reach_a_table(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as mine, Visitor(app, "scopone") as other:
        screen = await at_your_turn(mine)
        await other.look()
        assert other.client.cookies["settebello"] != mine.client.cookies["settebello"]
        await other.post("play", move=screen.moves[0], ply=screen.ply)
        assert (await mine.look()).table_html == screen.table_html


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://evil.example"},
        {"Origin": "https://test"},
        {"Origin": "null"},
    ],
)
async def test_another_site_cannot_write(app: FastAPI, headers: dict[str, str]) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        screen = await at_your_turn(visitor)
        fields: dict[str, Any] = {"move": screen.moves[0], "ply": screen.ply}
        forged = await visitor.client.post("/de/rubamazzo/play", data=fields, headers=headers)
        assert forged.status_code == 403
        assert (await visitor.look()).ply == screen.ply
        # what a browser really sends: not the cookie, which is SameSite=Lax; nor may it be given another one
        without = httpx.Request("POST", "http://test/de/rubamazzo/play", data=fields, headers=headers)
        refused = await visitor.client.send(without)
        assert (refused.status_code, refused.headers.get_list("Set-Cookie")) == (403, [])
        for same in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://test"}):
            allowed = await visitor.client.post("/de/rubamazzo/level", data={"level": "hard"}, headers=same)
            assert allowed.status_code == 200


async def test_an_answer_that_a_stop_cuts_off_says_so(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    reached, never = asyncio.Event(), asyncio.Event()

    async def wait(*_: object) -> None:
        reached.set()
        await never.wait()

    monkeypatch.setattr(app.state.site.tables, "step", wait)
    async with Visitor(app, "scopone") as visitor:
        waiting = asyncio.create_task(visitor.post("step", ply=1))
        await reached.wait()
        waiting.cancel("graceful shutdown exceeded")
        screen = await waiting
    assert screen.status == 503
    assert screen.response.headers["Retry-After"]
    assert "Der Server wird gerade neu gestartet." in screen.text


@pytest.mark.parametrize(
    "address", ["/xx/", "/de/briscola", "/xx/scopone", "/de/scopone/nothing", "/favicon.txt"]
)
async def test_an_address_without_a_page_says_so(app: FastAPI, address: str) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await visitor.look(address, **{"Accept-Language": "pl"})
        assert screen.status == 404
        assert ("nie ma" if not address.startswith("/de") else "gibt es keine Seite") in screen.text


async def test_a_wrong_method_is_told(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        for method, address in (("PUT", "/de/scopone/play"), ("DELETE", "/de/scopone"), ("POST", "/de/")):
            assert (await visitor.client.request(method, address)).status_code == 405


@pytest.mark.parametrize("route", ["play", "step", "next", "level", "speed"])
async def test_what_a_form_had_sent_leads_to_the_table_when_it_is_loaded_again(
    app: FastAPI, route: str
) -> None:
    async with Visitor(app, "scopone", htmx=False) as visitor:
        response = await visitor.client.get(f"/de/scopone/{route}", follow_redirects=False)
    assert (response.status_code, response.headers["Location"]) == (303, "/de/scopone")


REQUESTS = 5_000

names = st.sampled_from(
    ["play", "step", "next", "new", "level", "napola", "erase", *VISITOR_OPTIONS, "nothing"]
)
texts = st.one_of(
    st.sampled_from(
        [*TEXTS, "D7xpile", "D7xC4+S3", "easy", "hard", "on", "off", "piacentine", "instant", "two"]
    ),
    st.text(max_size=80),
    st.integers(-5, 100).map(str),
)
fields = st.dictionaries(
    st.sampled_from(["move", "ply", "card", "take", "level", "napola", *VISITOR_OPTIONS, "x"]),
    texts,
    max_size=4,
)


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str, dict[str, str], bool]:
    lang = draw(st.sampled_from(["de", "pl", "xx", "%00", "de"]))
    game = draw(st.sampled_from([*GAMES, *GAMES, "briscola", "..", "%2e%2e"]))
    route = draw(st.one_of(st.just(""), names.map(lambda name: f"/{name}")))
    method = draw(st.sampled_from(["GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD"]))
    return method, f"/{lang}/{game}{route}", draw(fields), draw(st.booleans())


async def test_no_request_breaks_the_server_or_harms_a_table() -> None:
    """5,000 hostile requests of one visitor; another one's table stays as it is, and nothing answers with 5xx."""
    app = create_app(SETTINGS, seeds=FixedSeeds(1))
    drawn: list[tuple[str, str, dict[str, str], bool]] = []

    @settings(max_examples=REQUESTS // 10, phases=[Phase.generate])
    @given(st.lists(requests(), min_size=10, max_size=10))
    def draw(batch: list[tuple[str, str, dict[str, str], bool]]) -> None:
        drawn.extend(batch)

    draw()
    assert len(drawn) >= REQUESTS
    random.Random(1).shuffle(drawn)
    async with Visitor(app, "scopone") as bystander, Visitor(app, "scopone") as hostile:
        screen = await at_your_turn(bystander)
        for number, (method, address, data, htmx) in enumerate(drawn):
            if number % 500 == 0:
                hostile.client.cookies.clear()
            headers = {"HX-Request": "true"} if htmx else {}
            send = {"params": data} if method == "GET" else {"data": data} if method == "POST" else {}
            response = await hostile.client.request(
                method,
                address,
                headers=headers,
                follow_redirects=False,
                **send,  # type: ignore[arg-type]
            )
            assert response.status_code < 500, (method, address, data, response.text)
        assert (await bystander.look()).table_html == screen.table_html
