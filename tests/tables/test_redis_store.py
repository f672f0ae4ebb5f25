import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from app.tables.redis_store import RedisStore
from app.tables.store import Stored, StoreRefused, StoreUnavailable
from tests.servers import RedisServer, free_port


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path)
    yield server
    server.kill()


@pytest.fixture
async def store(server: RedisServer) -> AsyncIterator[RedisStore]:
    store = RedisStore(server.address)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def redis(server: RedisServer) -> AsyncIterator[Any]:
    client: Any = Redis.from_url(server.address, decode_responses=True)
    yield client
    await client.aclose()


async def test_servers_share_tables_and_secret(server: RedisServer, store: RedisStore) -> None:
    other = RedisStore(server.address)
    await other.open()
    assert other.secret == store.secret
    await store.save("anna", "scopone", "a", 0)
    assert await other.load("anna", "scopone") == Stored(1, "a")
    won = await asyncio.gather(
        *(which.save("anna", "scopone", f"{n}", 1) for n in range(20) for which in (store, other))
    )
    assert won.count(True) == 1
    await other.close()


async def test_a_save_sent_again_after_a_lost_answer_is_still_the_one_that_won(store: RedisStore) -> None:
    answers: list[int] = []
    script = store._save

    async def twice(**given: Any) -> int:
        answers.extend([await script(**given), await script(**given)])
        return answers[-1]

    store._save = twice  # type: ignore[assignment]
    assert await store.save("anna", "scopone", "a", 0)
    assert answers == [1, 1]
    assert await store.load("anna", "scopone") == Stored(1, "a")
    assert not await store.save("anna", "scopone", "a", 0), "another save of the same data has lost"


async def test_redis_forgets_idle_sessions_and_use_keeps_them(store: RedisStore, redis: Any) -> None:
    await store.save("anna", "visitor", "a", 0)
    key = (await redis.keys("settebello:[0-9a-f]*"))[0]
    full = await redis.ttl(key)
    assert full > 89 * 24 * 3600
    await redis.expire(key, 1000)
    await store.load("anna", "visitor")
    assert await redis.ttl(key) >= full - 10
    await redis.expire(key, 0)
    assert await store.load("anna", "visitor") is None


async def test_redis_holds_no_cookie(store: RedisStore, redis: Any) -> None:
    await store.save("a-cookie-that-nobody-may-read", "visitor", "a", 0)
    assert not [key for key in await redis.keys("*") if "cookie" in key]


async def test_a_lost_redis_is_said_and_a_returned_one_goes_on(
    server: RedisServer, store: RedisStore
) -> None:
    await store.save("anna", "scopone", "a", 0)
    server.kill()
    with pytest.raises(StoreUnavailable):
        await store.load("anna", "scopone")
    with pytest.raises(StoreUnavailable):
        await store.save("anna", "scopone", "b", 1)
    assert not await store.ready()
    server.start()
    assert await store.ready()
    assert await store.load("anna", "scopone") == Stored(1, "a")
    assert await store.save("anna", "scopone", "b", 1)


async def test_a_redis_that_is_back_within_the_retries_is_not_missed(
    server: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.tables.redis_store.RETRIES", 60)
    store = RedisStore(server.address)
    await store.open()
    await store.save("anna", "scopone", "a", 0)
    server.kill()
    saving = asyncio.create_task(store.save("anna", "scopone", "b", 1))
    await asyncio.sleep(0.1)
    assert not saving.done()
    await asyncio.to_thread(server.start)
    assert await saving
    await store.close()


async def test_a_redis_that_takes_no_writes_is_not_ready(store: RedisStore, redis: Any) -> None:
    await redis.config_set("maxmemory", "1")
    assert not await store.ready()
    with pytest.raises(StoreUnavailable, match="memory"):
        await store.save("anna", "scopone", "a", 0)
    await redis.config_set("maxmemory", "0")
    assert await store.ready()


async def test_a_redis_that_was_emptied_gets_its_secret_back(store: RedisStore, redis: Any) -> None:
    await redis.flushall()
    assert await store.ready()
    assert await redis.get("settebello:secret") == store.secret.hex()


async def test_a_redis_that_is_not_there_is_refused_after_a_while() -> None:
    store = RedisStore(f"redis://127.0.0.1:{free_port()}/0", start_seconds=0.1)
    with pytest.raises(StoreRefused, match="does not answer"):
        await store.open()


async def test_a_redis_that_wants_a_password_is_refused_at_once(server: RedisServer, redis: Any) -> None:
    await redis.config_set("requirepass", "secret")
    with pytest.raises(StoreRefused):
        await RedisStore(server.address).open()


def test_an_address_that_is_none_is_refused() -> None:
    with pytest.raises(StoreRefused, match="not the address of a Redis"):
        RedisStore("http://example.org")
