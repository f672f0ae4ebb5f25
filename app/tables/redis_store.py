"""A store in a Redis or Valkey, which any number of servers share.

A session is one hash, so that every operation touches one key and a cluster serves as well. A value is the version,
the token of the save that made it, and the data. The token makes a save that is sent again after a lost answer
recognise itself: it is answered with what happened the first time.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar, cast

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import AuthenticationError, BusyLoadingError, RedisError
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from app.tables.store import IDLE_SECONDS, Stored, StoreRefused, StoreUnavailable, key_of

PREFIX = "settebello:"
SECRET = PREFIX + "secret"

CONNECTIONS = 64
ANSWER_SECONDS = 2.0
RETRIES = 4
START_SECONDS = 20.0
USE_GRAIN = 24 * 3600
"""Use is noted to the day, so that looking at a page seldom writes."""

_SAVE = """
local kept = redis.call('HGET', KEYS[1], ARGV[1])
local version, token = '0', ''
if kept then version, token = string.match(kept, '^(%d+) (%x+) ') end
if token == ARGV[3] then return 1 end
if version ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[4] .. ' ' .. ARGV[3] .. ' ' .. ARGV[5])
redis.call('EXPIRE', KEYS[1], ARGV[6])
return 1
"""

_logger = logging.getLogger(__name__)

T = TypeVar("T")


class RedisStore:
    """The store at an address such as redis://host:6379/0; the database there is for Settebello alone."""

    def __init__(self, address: str, idle: int = IDLE_SECONDS, start_seconds: float = START_SECONDS) -> None:
        """Keep the records at `address` for `idle` seconds after the last use, and wait for it at the start.

        Raises `StoreRefused` if the address is none.
        """
        self.place = "in a Redis"
        self.secret = b""
        self._idle = idle
        self._start_seconds = start_seconds
        try:
            pool = BlockingConnectionPool.from_url(
                address,
                max_connections=CONNECTIONS,
                timeout=ANSWER_SECONDS,
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
                decode_responses=True,
                retry=Retry(ExponentialBackoff(cap=0.5, base=0.05), RETRIES),
                retry_on_error=[RedisConnectionError, RedisTimeoutError, BusyLoadingError],
            )
        except ValueError as error:
            raise StoreRefused(f"SETTEBELLO_REDIS is not the address of a Redis: {error}") from error
        self._redis: Any = Redis.from_pool(pool)
        self._save = self._redis.register_script(_SAVE)

    async def open(self) -> None:
        """See `Store.open`; waits a while for a Redis that is still starting."""
        patience = asyncio.get_running_loop().time() + self._start_seconds
        while True:
            try:
                await self._redis.set(SECRET, secrets.token_hex(32), nx=True)
                self.secret = bytes.fromhex(await self._redis.get(SECRET))
                return
            except (RedisConnectionError, RedisTimeoutError) as error:
                refused = isinstance(error, AuthenticationError)
                if refused or asyncio.get_running_loop().time() > patience:
                    await self.close()
                    raise StoreRefused(f"the Redis of SETTEBELLO_REDIS does not answer: {error}") from error
                _logger.warning("waiting for Redis: %s", error)
                await asyncio.sleep(0.5)
            except RedisError as error:
                await self.close()
                raise StoreRefused(f"the Redis of SETTEBELLO_REDIS cannot be used: {error}") from error

    async def close(self) -> None:
        """See `Store.close`."""
        await self._redis.aclose(close_connection_pool=True)

    async def load(self, session: str, name: str) -> Stored | None:
        """See `Store.load`."""
        key = _key(session)
        async with self._redis.pipeline(transaction=False) as pipeline:
            pipeline.hget(key, name)
            pipeline.ttl(key)
            value, seconds_left = await _answered(pipeline.execute)
        if value is None:
            return None
        if seconds_left < self._idle - USE_GRAIN:
            with suppress(StoreUnavailable):  # what can be read is shown, even if the memory is full
                await _answered(lambda: self._redis.expire(key, self._idle))
        version, _, data = value.split(" ", 2)
        return Stored(int(version), data)

    async def save(self, session: str, name: str, data: str, expected: int) -> bool:
        """See `Store.save`."""
        arguments: list[str | int] = [name, expected, secrets.token_hex(8), expected + 1, data, self._idle]
        return cast(int, await _answered(lambda: self._save(keys=[_key(session)], args=arguments))) == 1

    async def count(self) -> int:
        """See `Store.count`: every key of the database but the secret is a session."""
        return cast(int, await _answered(self._redis.dbsize)) - 1

    async def ready(self) -> bool:
        """See `Store.ready`: tries to write, and puts the secret back into a Redis that was emptied."""
        try:
            await _answered(lambda: self._redis.set(SECRET, self.secret.hex(), nx=True))
        except StoreUnavailable:
            return False
        return True


def _key(session: str) -> str:
    return PREFIX + key_of(session)


async def _answered(question: Callable[[], Awaitable[T]]) -> T:
    try:
        return await question()
    except RedisError as error:
        _logger.error("Redis: %s", error)
        raise StoreUnavailable(str(error)) from error
