import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.responses import Response

from app.main import create_app
from app.settings import Settings
from app.web.logs import (
    GATHER_SECONDS,
    HEADER,
    MOST_GATHERED,
    GatheringHandler,
    JsonFormatter,
    TextFormatter,
)
from tests.patience import until


@pytest.fixture
def app() -> FastAPI:
    return create_app(Settings(data=None, redis=None))


@contextmanager
def told(handler: logging.Handler, formatter: logging.Formatter) -> Iterator[None]:
    """Let a handler have what the app logs."""
    handler.setFormatter(formatter)
    root = logging.getLogger("settebello")
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield
    root.removeHandler(handler)
    root.setLevel(logging.NOTSET)


@pytest.fixture
def lines() -> Iterator[StringIO]:
    """What the app logs, as JSON."""
    stream = StringIO()
    with told(logging.StreamHandler(stream), JsonFormatter()):
        yield stream


def browser(app: FastAPI) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, client=("203.0.113.77", 1234))
    return httpx.AsyncClient(transport=transport, base_url="http://test")


async def test_each_request_is_one_line_with_the_id_of_the_answer(app: FastAPI, lines: StringIO) -> None:
    async with browser(app) as client:
        answers = [await client.get("/de/rubamazzo?card=D7"), await client.get("/healthz")]
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [line["request"] for line in logged] == [answer.headers[HEADER] for answer in answers]
    assert logged[0]["request"] != logged[1]["request"]
    assert {key: logged[0][key] for key in ("level", "message", "method", "route", "status")} == {
        "level": "info",
        "message": "request",
        "method": "GET",
        "route": "/{lang}/{game}",
        "status": 200,
    }


async def test_who_only_asks_whether_a_page_is_there_is_logged_like_who_reads_it(
    app: FastAPI, lines: StringIO
) -> None:
    async with browser(app) as client:
        for address in ("/de/rubamazzo", "/healthz", "/nothing"):
            await client.head(address)
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert [line["method"] for line in logged] == ["HEAD"] * 3
    assert [line["route"] for line in logged] == ["/{lang}/{game}", "/healthz", "other"]


async def test_the_log_holds_nothing_personal(app: FastAPI, lines: StringIO) -> None:
    told = ["203.0.113.77", "Firefox", "my-name", "secret-word", "p" * 43]
    async with browser(app) as client:
        headers = {"User-Agent": told[1], "Cookie": f"settebello={told[4]}"}
        await client.get(f"/de/{told[2]}?q={told[3]}", headers=headers)
        await client.get(f"/{told[2]}", headers=headers)
        await client.post("/de/rubamazzo/play", data={"move": told[3], "ply": "1"}, headers=headers)
    assert lines.getvalue().count("\n") == 3
    assert not [word for word in told if word in lines.getvalue()]


async def test_a_failure_is_logged_with_its_request_and_answered_with_a_page(
    app: FastAPI, lines: StringIO
) -> None:
    async def fail() -> Response:
        raise RuntimeError("planted")

    app.router.routes.insert(0, app.router.routes[-1])
    app.add_api_route("/de/planted/fault", fail)
    async with browser(app) as client:
        answer = await client.get("/de/planted/fault")
    assert answer.status_code == 500
    assert answer.headers["Content-Security-Policy"]
    assert "planted" not in answer.text
    failure, request = (json.loads(line) for line in lines.getvalue().splitlines())
    assert failure["level"] == "error"
    assert "RuntimeError: planted" in failure["traceback"]
    assert failure["request"] == request["request"] == answer.headers[HEADER]
    assert request["status"] == 500


def test_text_lines_say_the_same() -> None:
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "fields": {"status": 200}})
    assert TextFormatter().format(record) == "INFO request status=200"


@pytest.fixture
def gathered(monkeypatch: pytest.MonkeyPatch) -> Iterator[StringIO]:
    """What is written to standard error by the handler that the server has."""
    stream = StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    with told(GatheringHandler(), TextFormatter()):
        yield stream


async def test_lines_of_requests_wait_for_each_other(
    app: FastAPI, gathered: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.logs.GATHER_SECONDS", 3_600.0)
    async with browser(app) as client:
        for _ in range(3):
            await client.get("/healthz")
    assert not gathered.getvalue()


async def test_lines_of_requests_are_written_though_nothing_follows(app: FastAPI, gathered: StringIO) -> None:
    async with browser(app) as client:
        for _ in range(3):
            await client.get("/healthz")
    await until(lambda: gathered.getvalue().count("INFO request") == 3)
    assert gathered.getvalue().count("\n") == 3


async def test_any_other_line_is_written_at_once_after_what_was_gathered(
    app: FastAPI, gathered: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.logs.GATHER_SECONDS", 3_600.0)
    async with browser(app) as client:
        await client.get("/healthz")
    logging.getLogger("settebello").error("planted")
    lines = gathered.getvalue().splitlines()
    assert [line.split()[:2] for line in lines] == [["INFO", "request"], ["ERROR", "planted"]]


def test_a_line_that_nothing_will_write_later_is_written_now(gathered: StringIO) -> None:
    logging.getLogger("settebello.request").info("request")
    assert gathered.getvalue() == "INFO request\n"


async def test_many_lines_do_not_wait(app: FastAPI, gathered: StringIO) -> None:
    logger = logging.getLogger("settebello.request")
    for _ in range(MOST_GATHERED):
        logger.info("request")
    assert gathered.getvalue().count("\n") == MOST_GATHERED


async def test_the_start_says_where_the_tables_and_the_site_are(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "settebello")
    app = create_app(Settings(data=tmp_path, redis=None, root_path="/cards"))
    async with app.router.lifespan_context(app):
        pass
    assert f"the tables are in {tmp_path}/settebello.sqlite3; the site is at /cards/" in caplog.messages


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), ValueError("closed")])
async def test_a_log_that_cannot_be_written_stops_nothing(
    app: FastAPI, gathered: StringIO, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(_: str) -> int:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr(gathered, "write", fail)
        async with browser(app) as client:
            refused = await client.post("/de/scopone/erase", headers={"Origin": "https://test"})
            assert refused.status_code == 403
            await asyncio.sleep(GATHER_SECONDS * 2)
    logging.getLogger("settebello").error("again")
    assert gathered.getvalue() == "ERROR again\n"
