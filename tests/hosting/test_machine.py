"""A hostile client, as a state machine that hypothesis drives: 20,000 requests of every kind against two visitors.

Whatever it sends, nothing fails on the server, nobody else's table changes or can be read, and its own tables stay
tables: they can be replayed, and move on by at most one step a request.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import httpx
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from app.cards import TEXTS
from app.games import GAMES
from app.main import create_app
from app.settings import Settings
from app.tables.memory_store import MemoryStore
from app.tables.record import TableRecord, Visitor
from app.tables.table import Table
from app.web.sessions import COOKIE
from tests.seeds import FixedSeeds

ROUTES = (
    *("play", "step", "new", "next", "level", "napola", "erase"),
    *("deck", "speed", "numbers", "sound", "keys", "taps", "rows"),
    *("healthz", "readyz", "metrics"),
)
WRITES = ROUTES[:14]
ODD = [
    "",
    " ",
    "0",
    "-1",
    "9" * 400,
    "ł" * 50,
    "\x00",
    "<b>",
    "{{7*7}}",
    "%00",
    "../..",
    "' OR 1=1 --",
    "on",
    "hard",
]

card = st.sampled_from(TEXTS)
move = st.one_of(
    card,
    st.builds("{}x{}".format, card, st.lists(card, min_size=1, max_size=3).map("+".join)),
    st.builds("{}xpile".format, card),
    st.sampled_from(ODD),
)
number = st.one_of(st.integers(-3, 60).map(str), st.sampled_from(ODD))
fields = st.dictionaries(
    st.sampled_from(["move", "ply", *ROUTES, "unknown"]),
    st.one_of(move, number, st.lists(number, min_size=2, max_size=3)),
    max_size=4,
)
language = st.sampled_from(["de", "pl", "de", "pl", "xx", "", "..", "%2e%2e", "DE"])
game = st.sampled_from([*GAMES, *GAMES, "poker", "", "static", "nothing"])
method = st.sampled_from(["POST", "POST", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
kind = st.sampled_from(
    (
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=utf-7",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "application/json",
        "text/plain",
        "?",
    )
)
body = st.one_of(
    st.binary(max_size=200),
    st.sampled_from(
        [
            b"ply=1&ply=2&move=%FF",
            b"--x\r\n\r\n--x--",
            b"--x\r\nContent-Disposition: form-data; name=ply\r\n\r\n1",
        ]
    ),
)
real_game = st.sampled_from(sorted(GAMES))
other_site = st.sampled_from(
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
    ]
)
REQUESTS = (
    *("form", "form", "form", "nearly_right", "nearly_right", "go_on", "go_on", "go_on"),
    *("choose", "raw", "from_another_site", "somewhere"),
)
NEXT = {"you": "play", "computer": "step", "count": "next", "over": "new"}
Draw = Callable[[st.SearchStrategy[Any]], Any]
own_cookie = st.sampled_from(["mine", "mine", "mine", "none", "other", "odd"])


class HostileClient(RuleBasedStateMachine):
    """One attacker beside two visitors in the middle of their games."""

    @initialize()
    def sit_down(self) -> None:
        """Two visitors begin, and the attacker comes."""
        self.runner = asyncio.Runner()
        self.store = MemoryStore()
        app = create_app(Settings(data=None, redis=None, rate_limit=0), store=self.store, seeds=FixedSeeds(1))
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url="http://test")
        self.victims = ["v" * 43, "w" * 43]
        self.attacker = "a" * 43
        for session, name in zip(self.victims, GAMES, strict=True):
            self.send("POST", f"/de/{name}/level", session, data={"level": "easy"})
        self.untouched = {session: self.stored(session) for session in self.victims}
        self.plies = dict.fromkeys(GAMES, 0)

    def stored(self, session: str) -> dict[str, Any]:
        """What is kept of a session."""
        kept = self.store._sessions.get(session)
        return dict(kept.records) if kept else {}

    def send(self, verb: str, path: str, session: str | None, **rest: Any) -> httpx.Response:
        """One request; whatever the answer is, it is no failure and names nobody's session."""
        headers = {**rest.pop("headers", {})}
        if session is not None:
            headers["Cookie"] = f"{COOKIE}={session}"
        answer = self.runner.run(self.client.request(verb, path, headers=headers, **rest))
        assert answer.status_code < 500, (verb, path, rest, answer.text)
        for victim in self.victims:
            assert victim == session or victim not in answer.text + str(answer.headers)
        assert answer.headers["Content-Security-Policy"]
        return answer

    def session(self, which: str) -> str | None:
        """The cookie that the attacker shows."""
        return {"mine": self.attacker, "none": None, "other": "x" * 43, "odd": "../'\";%00"}[which]

    @rule(what=st.sampled_from(REQUESTS), data=st.data())
    def ask(self, what: str, data: st.DataObject) -> None:
        """One request of some kind. It is one rule, since hypothesis leaves whole rules out of a run."""
        getattr(self, what)(data.draw)

    def form(self, draw: Draw) -> None:
        """A form, mostly to an address of ours."""
        verb, content = draw(method), draw(fields)
        address = f"/{draw(language)}/{draw(game)}/{draw(st.sampled_from(ROUTES))}"
        headers = {"HX-Request": "true"} if draw(st.booleans()) else {}
        sent = {"data": content} if verb in ("POST", "PUT", "PATCH") else {"params": content}
        self.send(verb, address, self.session(draw(own_cookie)), headers=headers, **sent)

    def nearly_right(self, draw: Draw) -> None:
        """A move at the attacker's own table, maybe of another step."""
        name, drift = draw(real_game), draw(st.sampled_from([0, 0, 0, -1, 1]))
        content = {"move": draw(move), "ply": str(self.ply(name) + drift)}
        self.send("POST", f"/de/{name}/play", self.attacker, data=content)

    def go_on(self, draw: Draw) -> None:
        """What is next at the attacker's own table, so that the other requests meet every phase."""
        name = draw(real_game)
        stored = self.stored(self.attacker).get(name)
        if stored is None:
            self.send("POST", f"/de/{name}/level", self.attacker, data={"level": "easy"})
            return
        table = Table.restored(TableRecord.read(stored.data))
        content, route = {"ply": str(table.record.ply)}, NEXT[table.phase]
        if route == "play":
            content["move"] = str(draw(st.sampled_from(table.view.moves)))
        self.send("POST", f"/pl/{name}/{route}", self.attacker, data=content)
        assert self.ply(name) == table.record.ply + 1

    def choose(self, draw: Draw) -> None:
        """A choice by address."""
        query = draw(st.dictionaries(st.sampled_from(["card", "take", "x"]), move, max_size=3))
        self.send("GET", f"/{draw(language)}/{draw(game)}", self.attacker, params=query)

    def raw(self, draw: Draw) -> None:
        """A body that is no form, or calls itself something else."""
        address = f"/de/{draw(real_game)}/{draw(st.sampled_from(WRITES))}"
        self.send("POST", address, self.attacker, content=draw(body), headers={"Content-Type": draw(kind)})

    def from_another_site(self, draw: Draw) -> None:
        """A form on another site that a visitor's browser sends, with the visitor's cookie."""
        address = f"/de/{draw(real_game)}/{draw(st.sampled_from(WRITES))}"
        victim = draw(st.sampled_from(self.victims))
        answer = self.send("POST", address, victim, data=draw(fields), headers=draw(other_site))
        assert answer.status_code == 403

    def somewhere(self, draw: Draw) -> None:
        """Any address at all."""
        with contextlib.suppress(httpx.InvalidURL):
            self.send("GET", "/" + draw(st.text(max_size=40)), self.attacker)

    def ply(self, name: str) -> int:
        """The step of the attacker's table; 1 if it is untouched."""
        stored = self.stored(self.attacker).get(name)
        return TableRecord.read(stored.data).ply if stored else 1

    @invariant()
    def nobody_else_is_touched(self) -> None:
        """The visitors' records are as they were."""
        if hasattr(self, "untouched"):
            assert {session: self.stored(session) for session in self.victims} == self.untouched

    @invariant()
    def tables_stay_tables(self) -> None:
        """The attacker's records can be read and replayed, and moved on by one step at most."""
        if not hasattr(self, "plies"):
            return
        for name, stored in self.stored(self.attacker).items():
            if name == "visitor":
                Visitor.read(stored.data)
                continue
            ply = Table.restored(TableRecord.read(stored.data)).record.ply
            assert self.plies[name] <= ply
            assert not self.plies[name] or ply <= self.plies[name] + 1
            self.plies[name] = ply

    def teardown(self) -> None:
        """Close what was opened."""
        if hasattr(self, "runner"):
            self.runner.run(self.client.aclose())
            self.runner.close()


HostileClient.TestCase.settings = settings(
    max_examples=200, stateful_step_count=100, phases=(Phase.generate,)
)
test_hostile_client = HostileClient.TestCase
