"""How uvicorn serves the app: limits on connections, a quick and clean stop, logs."""

import asyncio
import gc
import socket
from typing import Any, cast

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol

from app.settings import Settings
from app.web.logs import log_config, log_little

PATIENCE_SECONDS = 15.0
"""How long a request may take to arrive, and a client may leave its answer unread."""

KEEP_ALIVE_SECONDS = 30
STOP_SECONDS = 20
LARGEST_HEAD = 16 * 1024
MOST_CONNECTIONS = 5_000


class GatheringTransport:
    """Sends what is written during one turn of the loop together: the head and the body of an answer."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._written: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Send soon."""
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def close(self) -> None:
        """Send what was written, then close."""
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _send(self) -> None:
        data = b"".join(self._written)
        self._written.clear()
        if data and not self._transport.is_closing():
            self._transport.write(data)


class PatientProtocol(H11Protocol):
    """Closes the connection of a client that sends its request, or reads its answer, too slowly."""

    _arriving: asyncio.TimerHandle | None = None
    _leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected, and is to send a request."""
        super().connection_made(cast(asyncio.Transport, GatheringTransport(transport, self.loop)))
        self._arriving = self._close_later()

    def data_received(self, data: bytes) -> None:
        """More of a request has come, maybe all of it."""
        super().data_received(data)
        arrived = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if arrived and self._arriving:
            self._arriving.cancel()
            self._arriving = None
        elif not arrived and not self._arriving:
            self._arriving = self._close_later()

    def pause_writing(self) -> None:
        """The client does not read what it was sent."""
        super().pause_writing()
        self._leaving = self._close_later()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._leaving:
            self._leaving.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        for timer in (self._arriving, self._leaving):
            if timer:
                timer.cancel()
        super().connection_lost(exc)

    def _close_later(self) -> asyncio.TimerHandle:
        return self.loop.call_later(PATIENCE_SECONDS, self.transport.abort)


def serve(app: FastAPI, settings: Settings) -> None:
    """Serve until the process is told to stop; then finish the answers that are being made."""
    log_little()
    gc.collect()
    gc.freeze()  # what is loaded by now stays; to look through it again took up to 0.2 s each time
    uvicorn.run(app, **options(settings))


def unusable(host: str, port: int) -> str:
    """Why a server cannot listen on an address, in the system's words; empty if it can."""
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind, protocol) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                if family == socket.AF_INET6:
                    probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
                probe.bind(address)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def options(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn. Workers are 1: a server that needs more processes needs a Redis, and is several."""
    return {
        "host": settings.host,
        "port": settings.port,
        "workers": 1,
        "http": PatientProtocol,
        "ws": "none",
        "lifespan": "on",
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "limit_concurrency": MOST_CONNECTIONS,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": STOP_SECONDS,
        "server_header": False,
        "access_log": False,
        "log_config": log_config(settings.log_format),
    }
