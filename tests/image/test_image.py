"""The image, built for real, and a container of it in which games are played."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.hosting.player import Player, shown
from tests.image.engine import Container, Engine, emulated, engine

USER = 10001
LARGEST = 900 * 1024 * 1024
QUICK_SECONDS = 1.0

PLAYS_WITHOUT_COMPILING = """
from numba.core import event
from app.players.warm import warm_up

with event.install_recorder("numba:compile") as compilations:
    warm_up()
assert not compilations.buffer, compilations.buffer
"""


@pytest.fixture(scope="module")
def built() -> Iterator[Engine]:
    made = engine()
    made.build()
    yield made
    made.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder that the image's user may write."""
    tmp_path.chmod(0o755)
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o777)
    return folder


@pytest.fixture
def container(built: Engine, data: Path) -> Iterator[Container]:
    started = built.start(data)
    yield started
    if started.process.poll() is None:
        started.stop()


def player(container: Container, game: str = "rubamazzo") -> Player:
    return Player.at(container.address, game)


async def first_search(at: Player) -> float:
    """How many seconds the first computer move of Hard takes."""
    await at.post("level", level="hard")
    screen = await at.look()
    while screen.phase != "computer":
        screen = await at.advance(screen)
    begun = time.perf_counter()
    moved = await at.advance(screen)
    assert moved.ply == screen.ply + 1
    return time.perf_counter() - begun


def test_the_image_says_how_it_is_run(built: Engine) -> None:
    config = built.config()
    assert config["User"].split(":")[0] == str(USER)
    assert config["Cmd"] == ["python", "-m", "app"]
    assert list(config["ExposedPorts"]) == ["8000/tcp"]
    assert list(config["Volumes"]) == ["/data"]
    assert config["Healthcheck"]["Test"][0] == "CMD"
    size = built.size()
    print(f"image size: {size / 2**20:.0f} MiB")
    assert size < LARGEST


async def test_the_first_search_of_each_game_is_quick(container: Container) -> None:
    for game in ("rubamazzo", "scopone"):
        async with player(container, game) as one:
            seconds = await first_search(one)
        print(f"first search of {game}: {seconds:.2f} s")
        assert seconds < QUICK_SECONDS or emulated(), game


def test_every_search_is_in_the_image_compiled(container: Container) -> None:
    assert container.run(["python", "-c", PLAYS_WITHOUT_COMPILING]) == 0


async def test_a_whole_game_is_played_and_outlives_the_container(
    built: Engine, container: Container, data: Path
) -> None:
    async with player(container) as one:
        screen = await one.look()
        while screen.phase != "over":
            screen = await one.advance(screen, screen.ply)
            assert screen.status == 200
        again = await one.play(9)
        container.stop()
        second = built.start(data)
        one.move_to(second.address)
        assert shown(await one.look()) == shown(again)
        await one.play(5)
        second.stop()


async def test_the_container_is_healthy_locked_down_and_stops_in_order(
    built: Engine, container: Container
) -> None:
    assert container.run(built.config()["Healthcheck"]["Test"][1:]) == 0
    assert container.run(["python", "-c", "open('/srv/settebello/planted', 'w')"]) != 0
    assert container.run(["python", "-c", "open('/tmp/allowed', 'w')"]) == 0
    assert container.run(["python", "-c", f"import os; assert os.getuid() == {USER}"]) == 0
    assert container.run(["python", "-c", "import os; os.setuid(0)"]) != 0
    for path in ("/readyz", "/de/", "/pl/scopone"):
        assert httpx.get(container.address + path, timeout=30).status_code == 200
    begun = time.perf_counter()
    container.stop()
    assert time.perf_counter() - begun < 10
