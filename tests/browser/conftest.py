"""One browser and one server for all browser tests of a process, and visitors who look for faults as they go."""

import itertools
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from app.tables.record import Visitor
from app.tables.table import Table
from tests.browser.server import Server, serving
from tests.browser.visitor import ARGS, DESK, Screen, Visit
from tests.programs import chromium

_numbers = itertools.count(1)

Open = Callable[..., Visit]


@pytest.fixture(scope="package")
def server() -> Iterator[Server]:
    with serving() as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        launched = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        yield launched
        launched.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a visit: `visit("rubamazzo", screen=PHONE, language="pl", table=…, speed=…)`.

    At the end of the test no visit may have seen an error in its console.
    """
    opened: list[Visit] = []

    def open_(
        game: str,
        *,
        screen: Screen = DESK,
        language: str = "de",
        table: Table | None = None,
        query: str = "",
        javascript: bool = True,
        motion: bool = False,
        **options: object,
    ) -> Visit:
        session = f"visitor{next(_numbers)}".ljust(43, "_")
        server.lay(session, "visitor", Visitor.model_validate({"speed": "instant", **options}))
        if table:
            server.lay(session, table.record.game, table.record)
        made = Visit(browser, server, session, screen, language, javascript=javascript, motion=motion)
        opened.append(made)
        made.open(game + query)
        return made

    yield open_
    for one in opened:
        one.context.close()
    for one in opened:
        assert not one.faults
