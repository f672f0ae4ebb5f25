"""Waiting for what another task, thread or process does, however slow the machine is."""

import asyncio
from collections.abc import Callable

PATIENCE_SECONDS = 30.0


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds. Raises `TimeoutError` after `PATIENCE_SECONDS`."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds():
            await asyncio.sleep(0.01)
