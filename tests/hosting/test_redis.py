"""Several servers that share a Redis, and what a visitor sees when the Redis is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosting.player import Player, shown
from tests.servers import RedisServer, Settebello


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def servers(redis: RedisServer) -> Iterator[list[Settebello]]:
    started = [Settebello(redis=redis.address, rate_limit="0") for _ in range(2)]
    yield started
    for server in started:
        server.end()


async def test_a_visitor_may_change_the_server_at_every_request(servers: list[Settebello]) -> None:
    async with Player(servers) as one, Player(servers, "scopone") as two, Player(servers, "scopone") as three:
        await asyncio.gather(one.play(121), two.play(101), three.play(101))


async def test_an_untouched_table_is_the_same_at_every_server(servers: list[Settebello]) -> None:
    async with Player(servers) as player:
        assert shown(await player.look()) == shown(await player.look())


async def test_of_equal_requests_at_both_servers_one_is_carried_out(servers: list[Settebello]) -> None:
    async with Player(servers) as player:
        screen = await player.look()
        for beat in range(40):
            ply = screen.ply
            both = await asyncio.gather(player.advance(screen, beat), player.advance(screen, beat))
            assert [answer.status for answer in both] == [200, 200]
            screen = await player.look()
            assert screen.ply == ply + 1


async def test_a_lost_redis_is_a_friendly_page_and_a_returned_one_goes_on(
    redis: RedisServer, servers: list[Settebello]
) -> None:
    async with Player(servers) as player:
        before = await player.play(7)
        redis.kill()
        for screen in (await player.look(), await player.advance(before), await player.look()):
            assert screen.status == 503
            assert screen.response.headers["Retry-After"]
            assert "nicht erreichbar" in screen.text
        assert (await player.look("/healthz")).status == 200
        assert (await player.look("/readyz")).status == 503
        redis.start()
        assert shown(await player.look()) == shown(before)
        assert (await player.look("/readyz")).status == 200
        await player.play(20)


async def test_a_redis_that_restarts_while_people_play_is_hardly_noticed(
    redis: RedisServer, servers: list[Settebello]
) -> None:
    async with Player(servers) as player:
        playing = asyncio.create_task(player.play(200))
        for _ in range(3):
            await asyncio.sleep(0.3)
            redis.kill()
            await asyncio.to_thread(redis.start)
        await playing
