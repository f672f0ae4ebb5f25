"""What the first visit to a game's page transfers, and whether anything on it moves while it comes.

    python -m benchmarks.transfer

Chromium visits each table with each deck through a slow line, every time as somebody new with a deal of their own.
Bytes are counted as they are sent, headers included: all of them on their way from the server, and those of each
kind as the browser tells; what is left is what the service worker keeps for later. The target is less than 200 kB
for everything. Printed and appended to `benchmarks/RESULTS.md`; ends with 1 when a visit takes more, or something
moves.
"""

import argparse
import socket
import socketserver
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from app.web.options import VISITOR_OPTIONS
from benchmarks.record import record
from tests.browser.visitor import ARGS
from tests.programs import chromium
from tests.servers import LOOPBACK, Settebello

TARGET = 200_000
GAMES = ("rubamazzo", "scopone")
KINDS = ("page", "styles", "scripts", "cards", "rest")
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""Milliseconds, and bytes a second: the slow 4G of Lighthouse."""

SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; })
  .observe({ type: "layout-shift", buffered: true });
"""


class Relay(socketserver.ThreadingTCPServer):
    """Stands in front of a server and counts the bytes that come from it."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        self.behind = (LOOPBACK, port)
        self.counted = 0
        super().__init__((LOOPBACK, 0), _Connection)

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"http://{LOOPBACK}:{self.server_address[1]}"

    def settled(self, seconds: float = 1.0) -> int:
        """The bytes so far, once none has come for a while."""
        while True:
            before = self.counted
            time.sleep(seconds)
            if self.counted == before:
                return before


class _Connection(socketserver.BaseRequestHandler):
    server: Relay

    def handle(self) -> None:
        with socket.create_connection(self.server.behind) as server:
            asking = threading.Thread(target=self._pass, args=(self.request, server), daemon=True)
            asking.start()
            self._pass(server, self.request, count=True)

    def _pass(self, source: socket.socket, target: socket.socket, *, count: bool = False) -> None:
        try:
            while data := source.recv(65536):
                self.server.counted += len(data) if count else 0
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the other side has hung up


@contextmanager
def relayed() -> Iterator[Relay]:
    """A server as people run it, behind a relay."""
    server = Settebello(rate_limit="0")
    try:
        with Relay(server.port) as relay:
            threading.Thread(target=relay.serve_forever, daemon=True).start()
            yield relay
            relay.shutdown()
    finally:
        server.end()


def kind_of(request_type: str, url: str) -> str:
    """What a request brings."""
    if "/static/cards/" in url:
        return "cards"
    return {"Document": "page", "Stylesheet": "styles", "Script": "scripts"}.get(request_type, "rest")


def visitor(browser: Browser, address: str, deck: str) -> BrowserContext:
    """Somebody new on a phone, with nothing in memory, whose deck is chosen."""
    context = browser.new_context(
        viewport={"width": 360, "height": 640}, device_scale_factor=3, is_mobile=True, has_touch=True
    )
    context.request.get(f"{address}/de/offline")  # a session, and nothing else
    context.request.post(f"{address}/de/scopone/deck", form={"deck": deck}, max_redirects=0)
    return context


def visit(browser: Browser, relay: Relay, game: str, deck: str) -> tuple[Counter[str], float]:
    """Bytes of each kind and in all, and how much moved."""
    bytes_of: Counter[str] = Counter()
    kinds: dict[str, str] = {}

    def asked(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = kind_of(event.get("type", ""), event["request"]["url"])

    def came(event: dict[str, Any]) -> None:
        bytes_of[kinds[event["requestId"]]] += int(event["encodedDataLength"])

    with visitor(browser, relay.address, deck) as context:
        page = context.new_page()
        page.add_init_script(SHIFTS)
        devtools = context.new_cdp_session(page)
        devtools.on("Network.requestWillBeSent", asked)
        devtools.on("Network.loadingFinished", came)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", SLOW_LINE)
        before = relay.settled()
        page.goto(f"{relay.address}/de/{game}", wait_until="load")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        bytes_of["all"] = relay.settled() - before
        moved = float(page.evaluate("shift"))
    return bytes_of, moved


def main() -> None:
    """Measure, print, and append to the results."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.transfer", description=__doc__)
    parser.add_argument("--visits", type=int, default=5, help="to each table with each deck")
    parser.add_argument("--dry", action="store_true", help="print only, do not append to RESULTS.md")
    asked_for = parser.parse_args()
    lines = [
        "First visit, bytes as sent (mean of the visits), and the shift of the layout:\n",
        f"| game | deck | {' | '.join(KINDS)} | service worker | all | largest visit | shift |",
        f"|---|---|{'---|' * (len(KINDS) + 4)}",
    ]
    largest, most_moved = 0, 0.0
    with relayed() as relay, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        for game in GAMES:
            for deck in VISITOR_OPTIONS["deck"]:
                visits = [visit(browser, relay, game, deck) for _ in range(asked_for.visits)]
                of_kind = {kind: round(mean(sizes[kind] for sizes, _ in visits)) for kind in (*KINDS, "all")}
                kept = of_kind["all"] - sum(of_kind[kind] for kind in KINDS)
                most, moved = max(sizes["all"] for sizes, _ in visits), max(moved for _, moved in visits)
                figures = [*(of_kind[kind] for kind in KINDS), kept, of_kind["all"], most]
                lines.append(
                    f"| {game} | {deck} | {' | '.join(f'{one:,}' for one in figures)} | {moved:.3f} |"
                )
                print(lines[-1], flush=True)
                largest, most_moved = max(largest, most), max(most_moved, moved)
        browser.close()
    kept_to = largest < TARGET and most_moved < 0.005
    lines.append(
        f"\nTarget: less than {TARGET:,} bytes, and nothing moves. {'Kept.' if kept_to else 'Missed.'}"
    )
    print("\n".join(lines))
    if not asked_for.dry:
        record("\n".join(lines))
    sys.exit(0 if kept_to else 1)


if __name__ == "__main__":
    main()
