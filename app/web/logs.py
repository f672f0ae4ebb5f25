"""Logs: one line a request, with an id and nothing personal: no address, no cookie, nothing that was typed."""

import asyncio
import json
import logging
import random
import time
from contextlib import nullcontext, suppress
from contextvars import ContextVar
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER = "X-Request-ID"
_HEADER = HEADER.lower().encode()

GATHER_SECONDS = 0.2
"""How long the line of a request may wait for others."""

MOST_GATHERED = 500

_request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
_logger = logging.getLogger("settebello.request")


class TextFormatter(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line, followed by a traceback if there is one."""
        told = record.getMessage() if record.exc_info is None else super().format(record)
        parts = [record.levelname, told]
        parts += [f"{name}={value}" for name, value in getattr(record, "fields", {}).items()]
        if request := _request_id.get():
            parts.append(request)
        return " ".join(parts)


class JsonFormatter(logging.Formatter):
    """Lines for programs: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a JSON object."""
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if request := _request_id.get():
            line["request"] = request
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)

    converter = staticmethod(time.gmtime)


class GatheringHandler(logging.StreamHandler[TextIO]):
    """Writes the lines of requests a few times a second, and every other line at once, all in their order.

    A write costs as much as a tenth of an answer, because whoever reads the log is woken by it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record now or soon."""
        try:
            self._lines.append(self.format(record) + self.terminator)
        except Exception:  # as every handler of `logging` does: a log never fails who logs
            self.handleError(record)
        if record.name != _logger.name or len(self._lines) >= MOST_GATHERED:
            self.flush()
        elif len(self._lines) == 1:
            self._flush_soon()

    def flush(self) -> None:
        """Write what was gathered. What cannot be written is dropped: a full disk or a lost reader stops no game."""
        with self.lock or nullcontext(), suppress(OSError, ValueError):
            text = "".join(self._lines)
            self._lines.clear()
            if text:
                self.stream.write(text)
            super().flush()

    def _flush_soon(self) -> None:
        try:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self.flush)
        except RuntimeError:  # nobody else will do it
            self.flush()


def log_config(form: str) -> dict[str, Any]:
    """The configuration of `logging`: everything to standard error in one form, "text" or "json"."""
    formatter = JsonFormatter if form == "json" else TextFormatter
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": formatter}},
        "handlers": {"stderr": {"()": GatheringHandler, "formatter": "lines"}},
        "root": {"level": "INFO", "handlers": ["stderr"]},
    }


def log_little() -> None:
    """Let `logging` find out only what the lines say: neither the place in the code nor the thread and process."""
    logging._srcfile = None  # the way that the manual of `logging` names
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False


class RequestLog:
    """Gives every request an id, which the answer carries too, and writes one line when it has been answered.

    The line names the route ("/{lang}/{game}/play") and not the address: people type anything into an address.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = f"{random.getrandbits(64):016x}"
        token = _request_id.set(request_id)
        status, begun = 0, time.perf_counter()

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (_HEADER, request_id.encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            fields = {
                "method": scope["method"],
                "route": route_of(scope),
                "status": status,
                "milliseconds": round((time.perf_counter() - begun) * 1000, 1),
            }
            if _logger.isEnabledFor(logging.INFO):
                # what `_logger.info` does, but for what it finds out first and no line says
                record = logging.LogRecord(_logger.name, logging.INFO, "", 0, "request", None, None)
                record.fields = fields
                _logger.handle(record)
            _request_id.reset(token)


def route_of(scope: Scope) -> str:
    """The pattern of the address that was asked for, such as /{lang}/{game}/play; "other" for none of ours."""
    return str(getattr(scope.get("route"), "path_format", "other"))
