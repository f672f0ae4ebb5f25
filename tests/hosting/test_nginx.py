"""Behind a real nginx: below a path as docs/hosting.md shows it, and before two replicas as compose does."""

import asyncio
import getpass
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.hosting.player import Player
from tests.programs import needed
from tests.servers import LOOPBACK, RedisServer, Settebello, free_port, wait_for

ROOT = Path(__file__).parents[2]


@contextmanager
def nginx(folder: Path, configuration: str) -> Iterator[None]:
    """An nginx with a whole configuration, as whoever runs the tests."""
    port = int(re.findall(r"listen (?:127\.0\.0\.1:)?(\d+)", configuration)[0])
    file = folder / "nginx.conf"
    own = f"daemon off; pid {folder}/pid; error_log stderr warn; user {getpass.getuser()};"
    paths = "".join(
        f"{name}_temp_path {folder}/{name}; " for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file.write_text(own + configuration.replace("http {", "http { access_log off; " + paths, 1))
    process = subprocess.Popen([needed("nginx"), "-c", str(file), "-p", str(folder)])
    try:
        wait_for(port, process)
        yield
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def documented() -> str:
    """The nginx example of docs/hosting.md."""
    text = (ROOT / "docs" / "hosting.md").read_text()
    (example,) = re.findall(r"```nginx\n(.*?)```", text, re.DOTALL)
    return str(example)


async def test_the_documented_example_serves_below_its_path(tmp_path: Path, documented: str) -> None:
    server = Settebello(root_path="/cards", data=str(tmp_path / "data"))
    port = free_port()
    site = documented.replace("127.0.0.1:8000", f"{LOOPBACK}:{server.port}")
    whole = f"events {{}} http {{ server {{ listen {LOOPBACK}:{port}; {site} }} }}"
    try:
        with nginx(tmp_path, whole):
            async with Player.at(f"http://{LOOPBACK}:{port}", prefix="/cards") as player:
                screen = await player.play(30)
                server.end()
                assert (await player.look()).status == 502
                server.start()
                assert (await player.look()).ply == screen.ply
                await player.play(10)
                assert (await player.look("/cards/metrics")).status in (403, 404)
                home = await player.client.get("/cards/", headers={"X-Forwarded-For": "203.0.113.9"})
                assert home.url.path == "/cards/de/"
    finally:
        server.end()


async def test_two_replicas_behind_the_balancer_of_compose(tmp_path: Path) -> None:
    (tmp_path / "redis").mkdir()
    redis = RedisServer(tmp_path / "redis")
    servers = [Settebello(redis=redis.address, trusted_proxies="*") for _ in range(2)]
    port = free_port()
    configuration = (ROOT / "hosting" / "nginx.conf").read_text()
    (line,) = re.findall(r"server settebello:8000.*", configuration)
    lines = "\n".join(line.replace("settebello:8000", f"{LOOPBACK}:{server.port}") for server in servers)
    changed = configuration.replace(line, lines).replace("listen 8000", f"listen {LOOPBACK}:{port}")
    assert changed.count(LOOPBACK) == 3
    try:
        with nginx(tmp_path, changed):
            async with Player.at(f"http://{LOOPBACK}:{port}") as player:
                await player.play(30)
                servers[0].end()
                await player.play(10)
                servers[0].start()
                await asyncio.sleep(1.5)
                servers[1].kill()
                await player.play(10)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.end()
        redis.kill()
