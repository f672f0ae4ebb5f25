"""What a visitor does and sees, in words that tests are written in."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route

from app.web.sessions import COOKIE
from tests.browser.server import Server

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@dataclass(frozen=True)
class Screen:
    """What somebody plays on."""

    width: int
    height: int
    touch: bool = False


PHONE = Screen(360, 640, touch=True)
SMALL_PHONE = Screen(320, 568, touch=True)
ACROSS = Screen(640, 360, touch=True)
DESK = Screen(1280, 800)

LOST = re.compile(
    r"net::ERR_|status of 5\d\d|htmx:(sendError|responseError|afterRequest)|Status Error Code 5\d\d|^undefined$"
)
"""What the console says where a test takes the connection away."""


class Visit:
    """One visitor at one screen. Everything wrong in the console is noted in `faults`."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        session: str,
        screen: Screen,
        language: str,
        *,
        javascript: bool,
        motion: bool,
    ) -> None:
        self.server = server
        self.session = session
        self.language = language
        self.touch = screen.touch
        self.javascript = javascript
        self.expects_losses = False
        self.faults: list[str] = []
        self.posts: list[str] = []
        """The last part of the address of every write."""
        self.context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            is_mobile=screen.touch,
            has_touch=screen.touch,
            java_script_enabled=javascript,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
            locale={"de": "de-AT", "pl": "pl-PL"}[language],
        )
        self.context.set_default_timeout(15_000)
        cookie = {
            "name": COOKIE,
            "value": session,
            "url": server.address,
            "httpOnly": True,
            "sameSite": "Lax",
        }
        self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab of the same visitor."""
        page = self.context.new_page()
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        page.on("request", lambda request: self._write(request.method, request.url))
        return page

    def _note(self, kind: str, text: str) -> None:
        blocked = text == "Service Worker registration blocked by Playwright"
        if kind in ("error", "warning") and not blocked and not (self.expects_losses and LOST.search(text)):
            self.faults.append(text)

    def _write(self, method: str, url: str) -> None:
        if method == "POST":
            self.posts.append(url.rsplit("/", 1)[1])

    def open(self, path: str) -> None:
        """Go to a page below the language."""
        self.page.goto(f"{self.server.address}/{self.language}/{path}")

    def intercept(self, pattern: str, handler: Callable[[Route], object]) -> None:
        """Hand the requests to an address over to a handler, from the next one on.

        The browser goes on asking the server for a moment after it was told, so one request shows that it has begun.
        """
        self.page.route(pattern, handler)
        self.page.route("**/healthz", lambda route: route.fulfill(status=204))
        ask = "() => fetch('/healthz').then(answer => answer.status === 204)"
        assert any(self.page.evaluate(ask) for _ in range(100))

    # What is seen

    @property
    def table(self) -> Locator:
        return self.page.locator("#table")

    def data(self, name: str) -> str:
        """A data attribute of the table."""
        value = self.table.get_attribute(f"data-{name}")
        assert value is not None, name
        return value

    @property
    def ply(self) -> int:
        return int(self.data("ply"))

    @property
    def phase(self) -> str:
        return self.data("phase")

    def cards(self, zone: str) -> list[str]:
        """The cards of a zone, in order."""
        found = self.page.locator(f'#table [data-zone="{zone}"] [data-card]')
        return [str(one.get_attribute("data-card")) for one in found.all()]

    def card(self, zone: str, text: str) -> Locator:
        return self.page.locator(f'#table [data-zone="{zone}"] [data-card="{text}"]')

    @property
    def ways(self) -> Locator:
        return self.page.locator("#table [data-takes]")

    def lit(self) -> set[str]:
        """The table cards that can be tapped for the chosen card."""
        found = self.page.locator('#table [data-zone="table"] :is(a, button)[data-card]').all()
        return {str(one.get_attribute("data-card")) for one in found}

    def log(self) -> list[str]:
        """The moves of the current round, as they are stored."""
        stored = self.server.kept(self.session, self.data("game"))
        return [
            str(move)
            for move in re.findall(r'"log":\[([^\]]*)\]', stored)[-1].replace('"', "").split(",")
            if move
        ]

    def focused(self) -> dict[str, Any]:
        """Where the focus is: tag, text of the card, id."""
        found: dict[str, Any] = self.page.evaluate(
            "() => { const at = document.activeElement; return "
            "{ tag: at.tagName, card: at.dataset.card ?? null, way: at.dataset.takes ?? null, id: at.id }; }"
        )
        return found

    # What is done

    def tap(self, what: Locator) -> None:
        """Tap with a finger, or click with a mouse."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def tap_card(self, text: str, zone: str = "hand") -> None:
        """Tap the part of a card that is seen when cards overlap."""
        where = {"x": 12, "y": 40}
        card = self.card(zone, text)
        if self.touch:
            card.tap(position=where)  # type: ignore[arg-type]
        else:
            card.click(position=where)  # type: ignore[arg-type]

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def stop_the_clock(self) -> None:
        """From now on time passes on the pages of this visitor only as `let_pass` says."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1_000)

    def let_pass(self, milliseconds: int) -> None:
        """Let time pass on a page whose clock stands; what was asked of the server may arrive later."""
        self.page.clock.run_for(milliseconds)

    def wait(self, state: str) -> None:
        """Wait for a table that fits a selector such as `[data-phase="you"]`."""
        self.page.locator(f"#table{state}").wait_for()

    def wait_for_turn(self) -> str:
        """Wait until the visitor is awaited: the phase then."""
        if not self.javascript:
            while self.phase == "computer":
                self.page.locator("#step button").click()
        self.wait(':not([data-phase="computer"])')
        return self.phase

    def wait_for_move(self, ply: int) -> None:
        """Wait until the table has gone on from a ply."""
        self.wait(f':not([data-ply="{ply}"])')

    def wait_for_choice(self, card: str) -> None:
        self.wait(f'[data-chosen="{card}"]')
