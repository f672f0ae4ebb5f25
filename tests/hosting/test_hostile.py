"""Clients that a server has to bear: slow, loud, numerous, and lying about where they come from."""

import asyncio
import os
import re
import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.games import GAMES
from app.web.limits import BURST_SECONDS
from app.web.server import LARGEST_HEAD, PATIENCE_SECONDS
from tests.hosting.player import Player
from tests.patience import until
from tests.servers import LOOPBACK, Settebello

LONG_BITS = 1500
"""Of a number that stands in each visit's address and host."""

WARM_UP = 20_000
"""Visits until the caches are almost full."""

MEBIBYTE = 1024 * 1024
"""A leak of a hundred bytes a visit would be ten of them."""


@pytest.fixture(scope="module")
def server() -> Iterator[Settebello]:
    started = Settebello(rate_limit="0", trusted_proxies="192.0.2.1")
    yield started
    started.end()


async def sent(server: Settebello, first: bytes, drops: bytes = b"") -> bytes:
    """Send something, then one byte of `drops` a second; what the server says until it closes the connection."""
    reader, writer = await asyncio.open_connection(LOOPBACK, server.port)
    writer.write(first)

    async def drip() -> None:
        for drop in drops:
            await asyncio.sleep(1)
            writer.write(bytes([drop]))
            await writer.drain()

    dripping = asyncio.create_task(drip())
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE_SECONDS + 10)
    except ConnectionError:
        return b""
    finally:
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        writer.close()


async def test_slow_clients_are_sent_away_and_nobody_else_waits(server: Settebello) -> None:
    head = b"POST /de/rubamazzo/play HTTP/1.1\r\nHost: x\r\n"
    body = head + b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n"
    answered = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    slow = [
        asyncio.create_task(sent(server, *said))
        for said in ((b"",), (head, b"X-Slow: " * 40), (body, b"x" * 60), (answered + head, b"X-Slow: " * 40))
        for _ in range(50)
    ]
    async with Player([server]) as player:
        await asyncio.sleep(1)
        assert (await asyncio.wait_for(player.look(), 5)).status == 200
    said = await asyncio.gather(*slow)
    assert set(said[:150]) == {b""}
    assert all(b"200 OK" in one for one in said[150:])


async def test_a_head_that_is_too_large_is_refused(server: Settebello) -> None:
    said = await sent(server, b"GET / HTTP/1.1\r\nHost: x\r\nX-Large: " + b"x" * LARGEST_HEAD * 2)
    assert said.startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize(
    "said",
    [
        b"\x16\x03\x01\x00\xff" * 20,
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET foo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\nConnection: close\r\n\r\n",
    ],
    ids=["TLS", "no host", "zero byte", "length", "asterisk", "no path", "tunnel"],
)
async def test_what_is_not_http_is_refused(server: Settebello, said: bytes) -> None:
    assert (await sent(server, said)).startswith(b"HTTP/1.1 4")


async def test_who_hangs_up_in_the_middle_is_no_failure_of_ours(server: Settebello) -> None:
    before = len(server.log)
    for _ in range(5):
        _, writer = await asyncio.open_connection(LOOPBACK, server.port)
        writer.write(b"POST /de/rubamazzo/play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nmove=")
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.close()
    await until(lambda: server.log[before:].count(b"POST") == 5)
    said = server.log[before:].decode()
    assert said.count("POST") == 5
    assert "ERROR" not in said
    assert "Traceback" not in said


async def test_a_stranger_cannot_forge_scheme_or_address(server: Settebello) -> None:
    forged = {
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.9",
        "X-Forwarded-Host": "evil.example",
    }
    async with httpx.AsyncClient(base_url=server.address) as client:
        answer = await client.get("/de/", headers=forged)
    assert "Strict-Transport-Security" not in answer.headers
    assert not [one for one in answer.headers.get_list("Set-Cookie") if "Secure" in one]
    assert "evil.example" not in answer.text


async def test_a_trusted_proxy_is_believed() -> None:
    server = Settebello(rate_limit="1")
    try:
        async with httpx.AsyncClient(base_url=server.address) as client:

            async def ask(address: str) -> httpx.Response:
                headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": f"198.51.100.1, {address}"}
                return await client.get("/de/", headers=headers)

            one = [await ask("203.0.113.9") for _ in range(int(BURST_SECONDS) + 40)]
            other = await ask("203.0.113.10")
    finally:
        server.end()
    assert one[0].headers["Strict-Transport-Security"]
    assert all("Secure" in cookie for cookie in one[0].headers.get_list("Set-Cookie"))
    assert [answer.status_code for answer in one].count(429) > 10
    assert other.status_code == 200


def resident(server: Settebello) -> int:
    """The server's memory in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    match = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert match
    return int(match[1]) * 1024


async def settled(server: Settebello) -> int:
    """The server's memory once it has loaded what it loads after the start: the same for five seconds."""
    for _ in range(30):
        before = resident(server)
        await asyncio.sleep(5)
        if abs(resident(server) - before) < 256 * 1024:
            break
    return resident(server)


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="NOT RUN: needs /proc")
@pytest.mark.parametrize(
    ("bits", "visits", "most"),
    [(1, 100_000, MEBIBYTE), (LONG_BITS, 30_000, 2.5 * MEBIBYTE)],
    ids=["the same", "an address and host of its own"],
)
async def test_visits_without_a_cookie_leave_memory_flat(
    server: Settebello, bits: int, visits: int, most: float
) -> None:
    home = b"GET /de/?%d HTTP/1.1\r\nHost: x%d\r\n\r\n"
    table = b"GET /pl/%b?%b=%%d HTTP/1.1\r\nHost: x%%d\r\nHX-Request: true\r\n\r\n"
    # a card may not be that long, and a refusal begins no session
    queries = (b"card", *4 * (b"visit",))
    requests = [home, *(table % (game.encode(), query) for query in queries for game in GAMES)]

    async def visit(times: int) -> None:
        reader, writer = await asyncio.open_connection(LOOPBACK, server.port)
        for number in range(times):
            unique = secrets.randbits(bits)
            writer.write(requests[number % len(requests)] % (unique, unique))
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            assert length
            assert (b"set-cookie: settebello=" in head) is head.startswith(b"HTTP/1.1 200")
            await reader.readexactly(int(length[1]))
        writer.close()

    await asyncio.gather(*(visit(WARM_UP // 4) for _ in range(4)))
    before = await settled(server)
    await asyncio.gather(*(visit(visits // 4) for _ in range(4)))
    assert resident(server) - before < most
