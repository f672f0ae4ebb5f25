import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace

import httpx
import pytest
from starlette.types import Scope

from app.main import create_app
from app.settings import Settings
from app.tables.memory_store import MemoryStore
from app.web import limits
from app.web.limits import BURST_SECONDS, LARGEST_BODY, Buckets, network
from app.web.sessions import COOKIE
from tests.tables.clock import Clock
from tests.web.visitor import SETTINGS, Visitor


def client(**settings: object) -> httpx.AsyncClient:
    app = create_app(Settings.model_validate({"data": None, "redis": None, **settings}))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test")


def session(number: int) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={number:043d}"}


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    clock = Clock()
    buckets = Buckets(2.0, clock)
    burst = int(2.0 * BURST_SECONDS)
    assert [buckets.take("anna") for _ in range(burst + 5)] == [True] * burst + [False] * 5
    assert buckets.take("bert")
    clock.now += 0.5
    assert [buckets.take("anna") for _ in range(2)] == [True, False]
    clock.now += 1000.0
    assert sum(buckets.take("anna") for _ in range(burst + 5)) == burst


def test_buckets_are_bounded_and_forget_the_longest_unused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 3)
    buckets = Buckets(1 / BURST_SECONDS, Clock())
    assert buckets.take("anna")
    assert not buckets.take("anna")
    for number in range(3):
        buckets.take(str(number))
    assert buckets.take("anna"), "forgotten"
    assert len(buckets._kept) == 3


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
    ],
)
def test_a_household_has_one_address(host: str, counted: str) -> None:
    scope: Scope = {"client": (host, 1)}
    assert network(scope) == counted
    assert network({"client": None}) == ""


async def test_a_session_that_asks_too_often_waits_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SESSION_RATE", 0.01)
    monkeypatch.setattr(limits, "BURST_SECONDS", 1000)
    burst = 10
    async with client(rate_limit=1000) as one:
        answers = [await one.get("/de/nothing", headers=session(1)) for _ in range(burst + 2)]
        assert [answer.status_code for answer in answers[:burst]] == [404] * burst
        refused = answers[-1]
        assert refused.status_code == 429
        assert refused.headers["Retry-After"] == "1"
        assert refused.headers["Content-Security-Policy"]
        assert "zu viele Anfragen" in refused.text
        assert (await one.get("/de/nothing", headers=session(2))).status_code == 404
        assert (await one.get("/healthz", headers=session(1))).status_code == 200


async def test_an_address_that_asks_too_often_waits_whatever_its_cookies() -> None:
    async with client(rate_limit=1) as one:
        codes = [(await one.get("/de/nothing", headers=session(n))).status_code for n in range(100)]
    assert codes[:60] == [404] * 60
    assert codes.count(429) > 20


async def test_a_body_that_is_too_large_is_refused_and_changes_nothing() -> None:
    async with client() as one:
        for content in (b"move=" + b"x" * LARGEST_BODY, dripping(LARGEST_BODY + 1)):
            answer = await one.post("/de/rubamazzo/play", content=content)
            assert answer.status_code == 413
            assert answer.headers["Content-Security-Policy"]
        small = await one.post("/de/rubamazzo/play", data={"move": "x" * 100, "ply": "1"})
        assert small.status_code == 422


async def dripping(size: int) -> AsyncIterator[bytes]:
    for _ in range(size):
        yield b"x"


async def test_files_and_probes_are_free_and_what_only_looks_like_them_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "SESSION_RATE", 0.01)
    monkeypatch.setattr(limits, "BURST_SECONDS", 1000)
    async with client(rate_limit=1000) as one:
        one.headers.update(session(1))
        while (await one.get("/de/nothing")).status_code != 429:
            pass
        free = ["/static/css/table.css", "/static/js/table.js?v=1", "/healthz", "/readyz"]
        assert [(await one.get(address)).status_code for address in free] == [200] * 4
        assert (await one.head("/healthz")).status_code == 200
        counted = ["/static/none", "/static/", "/healthz-none", "/readyz/", "/vendor/none"]
        assert [(await one.get(address)).status_code for address in counted] == [429] * 5
        assert [(await one.post(address)).status_code for address in free] == [429] * 4


async def test_readiness_is_asked_of_the_store_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    app = create_app(Settings(data=None, redis=None))
    asked: list[None] = []
    clock = Clock(1_000.0)

    async def ready() -> bool:
        asked.append(None)
        await asyncio.sleep(0.1)
        return False

    monkeypatch.setattr(app.state.site.tables.store, "ready", ready)
    monkeypatch.setattr("app.tables.service.time", SimpleNamespace(monotonic=clock))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as one:
        for second in (1, 2):
            answers = await asyncio.gather(*(one.get("/readyz") for _ in range(50)))
            answers += [await one.get("/readyz") for _ in range(50)]
            assert {answer.status_code for answer in answers} == {503}
            assert len(asked) == second
            clock.now += 1.0


async def test_made_up_sessions_do_not_push_out_those_that_people_play_in() -> None:
    app = create_app(SETTINGS, store=MemoryStore(capacity=300))
    async with Visitor(app, "rubamazzo") as person, Visitor(app, "rubamazzo") as crowd:
        kept = await person.post("level", level="hard")
        for number in range(400):
            crowd.client.cookies.set(COOKIE, f"{number:043d}")
            refused = await crowd.post("level", level="easy")
        assert refused.status == 429
        assert "zu viele Anfragen" in refused.text
        assert (await crowd.look()).status == 200, "what keeps nothing is answered"
        assert (await person.look()).table_html == kept.table_html
        assert (await person.post("level", level="easy")).status == 200
