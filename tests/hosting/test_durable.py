"""A server with a data folder: killed, stopped, started again, and started twice."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.hosting.player import Player, shown
from tests.patience import until
from tests.servers import Settebello, free_port
from tests.web.visitor import Screen

KILLS = 50
PLAYERS = 6

WAITING = 40
"""Players who wait for a move at once: longer than a server takes to notice that it shall stop."""

COMPILING_SECONDS = 300.0


@asynccontextmanager
async def players(
    server: Settebello, number: int, games: Sequence[str] = ("rubamazzo", "scopone")
) -> AsyncIterator[list[Player]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(Player([server], games[seat % len(games)]))
            for seat in range(number)
        ]


async def play_until_killed(player: Player, screen: Screen, begun: asyncio.Event) -> Screen:
    """The last screen that was answered."""
    try:
        while True:
            screen = await player.advance(screen, screen.ply)
            assert screen.status == 200
            begun.set()
    except httpx.TransportError:
        return screen


async def test_fifty_kills_in_the_middle_of_play_lose_no_answered_move(tmp_path: Path) -> None:
    server = Settebello(data=str(tmp_path), rate_limit="0")
    chance = random.Random(50)
    async with players(server, PLAYERS) as seats:
        answered = [await player.look() for player in seats]
        moves = 0
        for _ in range(KILLS):
            begun = asyncio.Event()
            playing = [
                asyncio.create_task(play_until_killed(player, screen, begun))
                for player, screen in zip(seats, answered, strict=True)
            ]
            await asyncio.wait_for(begun.wait(), 60)
            await asyncio.sleep(chance.uniform(0.0, 0.3))
            await asyncio.to_thread(server.kill)
            last = await asyncio.gather(*playing)
            await asyncio.to_thread(server.start)
            found = [await player.look() for player in seats]
            for before, now in zip(last, found, strict=True):
                # the request that was being answered may have been carried out
                assert now.ply in (before.ply, before.ply + 1)
                if now.ply == before.ply:
                    assert shown(now) == shown(before)
            moves += sum(now.ply - before.ply for now, before in zip(found, answered, strict=True))
            answered = found
    assert moves > KILLS * PLAYERS
    assert server.end() == 0


async def computers_turn(player: Player) -> Screen:
    """A table at the hardest level at which a computer seat is to move."""
    screen = await player.post("level", level="hard")
    return screen if screen.phase == "computer" else await player.advance(screen)


async def searching(server: Settebello) -> bool:
    """Whether the server searches for a move just now."""
    async with httpx.AsyncClient(base_url=server.address) as client:
        return "settebello_search_queue 0.0" not in (await client.get("/metrics")).text


async def test_a_stop_finishes_the_answers_that_are_being_made(tmp_path: Path) -> None:
    server = Settebello(data=str(tmp_path), metrics="true")
    await until(lambda: b"the searches are loaded" in server.log, COMPILING_SECONDS)
    async with players(server, WAITING, ("scopone",)) as seats:
        screens = [await computers_turn(player) for player in seats]
        steps = [
            asyncio.create_task(player.post("step", ply=screen.ply))
            for player, screen in zip(seats, screens, strict=True)
        ]
        while not await searching(server) and not steps[-1].done():
            pass
        code = asyncio.create_task(asyncio.to_thread(server.end))
        answered = await asyncio.gather(*steps)
        assert [now.ply for now in answered] == [before.ply + 1 for before in screens]
        assert await code == 0
        await asyncio.to_thread(server.start)
        assert [shown(await player.look()) for player in seats] == [shown(now) for now in answered]
    assert server.end(signal.SIGINT) == 0


async def test_a_second_server_on_the_folder_is_refused_in_a_sentence(tmp_path: Path) -> None:
    server = Settebello(data=str(tmp_path))
    environment = Settebello.environment_of(data=str(tmp_path), port=str(free_port()))
    second = await asyncio.create_subprocess_exec(
        *server.command, env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, said = await second.communicate()
    assert second.returncode not in (0, None)
    assert f"Settebello does not start: another process serves the tables in {tmp_path}" in said.decode()
    assert "Traceback" not in said.decode()
    async with Player([server]) as player:
        await player.play(5)
    server.end()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"redis": "redis://127.0.0.1/0"}, "SETTEBELLO_DATA and SETTEBELLO_REDIS are both set"),
        ({"port": "many"}, "SETTEBELLO_PORT is 'many'; it must be a whole number from 0 to 65535"),
        ({"data": "/dev/null/tables"}, "the data folder /dev/null/tables cannot be used"),
    ],
)
async def test_settings_that_cannot_be_are_refused_in_a_sentence(
    tmp_path: Path, settings: dict[str, str], reason: str
) -> None:
    server = await asyncio.create_subprocess_exec(
        *Settebello.COMMAND,
        env=Settebello.environment_of(**{"data": str(tmp_path), **settings}),
        stderr=asyncio.subprocess.PIPE,
    )
    _, said = await server.communicate()
    assert server.returncode not in (0, None)
    assert "Settebello does not start: " in said.decode()
    assert reason in said.decode()
    assert "Traceback" not in said.decode()
