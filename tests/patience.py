"""Waiting for what another task, thread or process does, however slow the machine is."""

import asyncio
from collections.abc import Callable

PATIENCE_SECONDS = 30.0


async def until(holds: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    """Wait until something holds. Raises `TimeoutError` after so many seconds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)
