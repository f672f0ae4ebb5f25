"""Visitors for the load benchmark: raw sockets and regular expressions, so that they cost little beside the server."""

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from urllib.parse import urlencode

HOST = "127.0.0.1"
PLY = re.compile(rb'data-ply="(\d+)"')
PHASE = re.compile(rb'data-phase="(\w+)"')
MOVE = re.compile(rb'data-move="([^"]+)"')
CHOICE = re.compile(rb'data-choice="([^"]+)"')
LENGTH = re.compile(rb"(?i)content-length: (\d+)")
COOKIE = re.compile(rb"(?i)set-cookie: ([^=]+)=([^;]+)")


@dataclass
class Tally:
    """What the visitors have seen, together."""

    milliseconds: dict[str, list[float]] = field(default_factory=lambda: {"page": [], "tap": [], "beat": []})
    size: int = 0
    """Bytes of all answers together."""
    games: int = 0
    failures: int = 0

    def seen(self, kind: str, begun: float, size: int) -> None:
        """An answer of so many bytes has come to a question begun at a moment of `time.perf_counter`."""
        self.milliseconds[kind].append((time.perf_counter() - begun) * 1000)
        self.size += size

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return sum(map(len, self.milliseconds.values()))


class Connection:
    """One kept-alive connection that keeps cookies."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookies: dict[bytes, bytes] = {}
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, fields: dict[str, str] | None = None) -> bytes:
        """The body of an answer. Raises `OSError` or `asyncio.IncompleteReadError` if none comes."""
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(HOST, self._port, limit=2**20)
        body = urlencode(fields or {}).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nHX-Request: true\r\n"
        if fields:
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        cookies = b"; ".join(b"%b=%b" % pair for pair in self._cookies.items())
        self._writer.write(head.encode() + b"Cookie: " + cookies + b"\r\n\r\n" + body)
        try:
            answer = await self._reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(answer)
            content = await self._reader.readexactly(int(length[1]) if length else 0)
        except (OSError, asyncio.IncompleteReadError):
            self.close()
            raise
        self._cookies.update(COOKIE.findall(answer))
        if not answer.startswith(b"HTTP/1.1 200"):
            raise OSError(answer.split(b"\r\n", 1)[0].decode())
        return content

    def close(self) -> None:
        """Hang up; the next question opens a new connection."""
        if self._writer:
            self._writer.close()
        self._writer = None


class Player:
    """Plays whole games, one after the other: thinks before each tap, and waits a little before each beat."""

    def __init__(self, port: int, game: str, level: str, think: float, beat: float, seed: int) -> None:
        self._connection = Connection(port)
        self._page = f"/de/{game}"
        self._level = level
        self._think = think
        self._beat = beat
        self._chance = random.Random(seed)

    async def play(self, tally: Tally, until: float) -> None:
        """Play until a moment of `time.perf_counter`."""
        await asyncio.sleep(self._chance.uniform(0, self._think))
        html = b""
        while time.perf_counter() < until:
            try:
                if not html:
                    html = await self._timed(tally, "page", "GET", self._page)
                    await self._connection.ask("POST", f"{self._page}/level", {"level": self._level})
                html = await self._advance(tally, html)
            except (OSError, asyncio.IncompleteReadError):
                tally.failures += 1
                html = b""
                await asyncio.sleep(0.5)
        self._connection.close()

    async def moves(self, number: int) -> None:
        """Make so many steps of a game that nobody has begun, and leave it."""
        html = await self._connection.ask("GET", self._page)
        for _ in range(number):
            html = await self._advance(Tally(), html)
        self._connection.close()

    async def _advance(self, tally: Tally, html: bytes) -> bytes:
        ply, phase = _found(PLY, html), _found(PHASE, html)
        if phase == "you":
            await asyncio.sleep(self._think * self._chance.uniform(0.5, 1.5))
            moves = MOVE.findall(html)
            if not moves:
                chosen = self._chance.choice(CHOICE.findall(html)).decode().replace("&amp;", "&")
                moves = MOVE.findall(await self._timed(tally, "page", "GET", chosen))
            move = self._chance.choice(moves).decode()
            return await self._timed(tally, "tap", "POST", f"{self._page}/play", {"move": move, "ply": ply})
        if phase == "computer":
            await asyncio.sleep(self._beat)
            return await self._timed(tally, "beat", "POST", f"{self._page}/step", {"ply": ply})
        tally.games += phase == "over"
        route = "new" if phase == "over" else "next"
        return await self._timed(tally, "tap", "POST", f"{self._page}/{route}", {"ply": ply})

    async def _timed(
        self, tally: Tally, kind: str, method: str, path: str, fields: dict[str, str] | None = None
    ) -> bytes:
        begun = time.perf_counter()
        html = await self._connection.ask(method, path, fields)
        tally.seen(kind, begun, len(html))
        return html


def _found(pattern: re.Pattern[bytes], html: bytes) -> str:
    match = pattern.search(html)
    return match[1].decode() if match else ""
