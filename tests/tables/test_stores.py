"""One contract for every store."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from app.tables.store import Store, Stored, StoreRefused
from app.tables.stores import make_store
from tests.servers import RedisServer


@pytest.fixture(scope="module")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path_factory.mktemp("redis"))
    yield server
    server.kill()


@pytest.fixture(params=["memory", "sqlite", "redis"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    kind = request.param
    made = make_store(
        tmp_path if kind == "sqlite" else None,
        request.getfixturevalue("redis_server").address if kind == "redis" else None,
    )
    await made.open()
    yield made
    await made.close()
    if kind == "redis":
        async with Redis.from_url(request.getfixturevalue("redis_server").address) as client:
            await client.flushdb()


async def test_what_was_saved_is_loaded_with_its_version(store: Store) -> None:
    assert await store.load("anna", "rubamazzo") is None
    assert await store.save("anna", "rubamazzo", '{"ply": 1}', 0)
    assert await store.load("anna", "rubamazzo") == Stored(1, '{"ply": 1}')
    assert await store.save("anna", "rubamazzo", '{"ply": 2, "é": "ł"}', 1)
    assert await store.load("anna", "rubamazzo") == Stored(2, '{"ply": 2, "é": "ł"}')


@pytest.mark.parametrize("expected", [0, 1, 3, 10**9])
async def test_a_save_from_another_version_changes_nothing(store: Store, expected: int) -> None:
    await store.save("anna", "scopone", "first", 0)
    await store.save("anna", "scopone", "second", 1)
    assert not await store.save("anna", "scopone", "late", expected)
    assert await store.load("anna", "scopone") == Stored(2, "second")


async def test_a_record_that_does_not_exist_has_version_0_only(store: Store) -> None:
    assert not await store.save("anna", "visitor", "{}", 1)
    assert await store.load("anna", "visitor") is None
    assert await store.count() == 0


async def test_records_of_a_session_are_apart_and_so_are_sessions(store: Store) -> None:
    await store.save("anna", "visitor", "a", 0)
    await store.save("anna", "scopone", "b", 0)
    await store.save("bert", "visitor", "c", 0)
    assert await store.load("anna", "visitor") == Stored(1, "a")
    assert await store.load("anna", "scopone") == Stored(1, "b")
    assert await store.load("bert", "visitor") == Stored(1, "c")
    assert await store.load("bert", "scopone") is None
    assert await store.count() == 2


async def test_of_many_saves_at_once_exactly_one_wins(store: Store) -> None:
    await store.save("anna", "scopone", "start", 0)
    won = await asyncio.gather(*(store.save("anna", "scopone", str(n), 1) for n in range(50)))
    assert won.count(True) == 1
    assert await store.load("anna", "scopone") == Stored(2, str(won.index(True)))


async def test_a_count_kept_by_fifty_writers_who_try_again_loses_none(store: Store) -> None:
    async def add_one() -> None:
        while True:
            stored = await store.load("anna", "visitor")
            number = int(stored.data) if stored else 0
            await asyncio.sleep(0)
            if await store.save("anna", "visitor", str(number + 1), stored.version if stored else 0):
                return

    await asyncio.gather(*(add_one() for _ in range(50)))
    assert await store.load("anna", "visitor") == Stored(50, "50")


async def test_an_open_store_is_ready_and_has_a_secret(store: Store) -> None:
    assert await store.ready()
    assert len(store.secret) == 32
    assert len(set(store.secret)) > 8


def test_two_places_for_the_tables_are_one_too_many(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused, match="SETTEBELLO_DATA and SETTEBELLO_REDIS are both set"):
        make_store(tmp_path, "redis://127.0.0.1/0")
