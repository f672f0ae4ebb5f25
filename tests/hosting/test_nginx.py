"""Behind a real nginx: below a path as docs/hosting.md shows it, and before two replicas as compose does."""

import asyncio
import getpass
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from app.web.limits import BURST_SECONDS
from tests.hosting.player import Player, shown
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


def examples() -> list[str]:
    """What docs/hosting.md gives to an nginx: a path of a site, some servers, what leads from the one to the others."""
    return re.findall(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(), re.DOTALL)


@pytest.fixture
def documented() -> str:
    """The path of a site."""
    return examples()[0]


async def test_the_documented_example_serves_below_its_path(tmp_path: Path, documented: str) -> None:
    server = Settebello(root_path="/cards", data=str(tmp_path / "data"))
    port = free_port()
    site = documented.replace("127.0.0.1:8000", f"{LOOPBACK}:{server.port}")
    site = site.replace("/opt/settebello", str(ROOT))
    whole = f"events {{}} http {{ server {{ listen {LOOPBACK}:{port}; {site} }} }}"
    try:
        with nginx(tmp_path, whole):
            async with Player.at(f"http://{LOOPBACK}:{port}", prefix="/cards") as player:
                screen = await player.play(30)
                server.end()
                away = await player.look()
                assert (away.status, "Dein Spiel wartet" in away.text) == (502, True)
                server.start()
                assert (await player.look()).ply == screen.ply
                await player.play(10)
                assert (await player.look("/cards/metrics")).status in (403, 404)
                home = await player.client.get("/cards/", headers={"X-Forwarded-For": "203.0.113.9"})
                assert home.url.path == "/cards/de/"
    finally:
        server.end()


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    (tmp_path / "redis").mkdir()
    server = RedisServer(tmp_path / "redis")
    yield server
    server.kill()


@pytest.fixture
def replicas(redis: RedisServer) -> Iterator[list[Settebello]]:
    started = [Settebello(redis=redis.address, trusted_proxies="*", rate_limit="0") for _ in range(2)]
    yield started
    for server in started:
        if server.process.poll() is None:
            server.end()


@contextmanager
def balancer(folder: Path, servers: list[Settebello], believed: str = "") -> Iterator[str]:
    """The address of an nginx with the shipped file before some servers, which believes a network of proxies."""
    port = free_port()
    configuration = (ROOT / "hosting" / "nginx.conf").read_text()
    (line,) = re.findall(r"server settebello:8000.*", configuration)
    options = line.removeprefix("server settebello:8000").replace(" resolve", "")
    lines = "\n".join(f"server {LOOPBACK}:{server.port}{options}" for server in servers)
    for said, here in (
        (line, lines),
        ("listen 8000", f"listen {LOOPBACK}:{port}"),
        ("/etc/nginx/down.html", str(ROOT / "hosting" / "down.html")),
        (r"172.16.0.0/12", believed or "172.16.0.0/12"),
    ):
        assert said in configuration
        configuration = configuration.replace(said, here)
    with nginx(folder, configuration):
        yield f"http://{LOOPBACK}:{port}"


async def test_a_replica_that_stops_or_dies_loses_no_answer(
    tmp_path: Path, replicas: list[Settebello]
) -> None:
    with balancer(tmp_path, replicas) as address:
        async with Player.at(address) as player:
            await loses_no_answer(player, replicas)


async def test_the_documented_servers_without_docker_lose_no_answer(
    tmp_path: Path, documented: str, redis: RedisServer
) -> None:
    _, upstream, way = examples()
    servers = [Settebello(redis=redis.address, root_path="/cards") for _ in range(2)]
    port = free_port()
    assert documented.count("proxy_pass http://127.0.0.1:8000;") == 1
    site = documented.replace("    proxy_pass http://127.0.0.1:8000;\n", way).replace(
        "/opt/settebello", str(ROOT)
    )
    for number, server in enumerate(servers, 8001):
        assert f"127.0.0.1:{number}" in upstream
        upstream = upstream.replace(f"127.0.0.1:{number}", f"{LOOPBACK}:{server.port}")
    try:
        whole = f"events {{}} http {{ {upstream} server {{ listen {LOOPBACK}:{port}; {site} }} }}"
        with nginx(tmp_path, whole):
            async with Player.at(f"http://{LOOPBACK}:{port}", prefix="/cards") as player:
                await loses_no_answer(player, servers)
    finally:
        for server in servers:
            server.end()


async def loses_no_answer(player: Player, servers: list[Settebello]) -> None:
    """Play on while one of two servers is ended, and then the other killed. Both run at the end."""
    await player.play(30)
    servers[0].end()
    await player.play(10)
    servers[0].start()
    servers[1].kill()
    await player.play(10)
    servers[1].start()


async def test_a_crowd_without_redis_reads_why_from_one_server_each_and_goes_on_at_once(
    tmp_path: Path, replicas: list[Settebello], redis: RedisServer
) -> None:
    with balancer(tmp_path, replicas) as address:
        async with Player.at(address) as player:
            before = await player.play(7)
            redis.kill()
            for _ in range(3):
                crowd = await asyncio.gather(*(player.look() for _ in range(8)))
                assert [screen.status for screen in crowd] == [503] * 8
                assert all("nicht erreichbar" in screen.text for screen in crowd)
                assert (await player.look("/healthz")).status == 200
            redis.start()
            found = await asyncio.gather(*(player.look() for _ in range(8)))
            assert [shown(screen) for screen in found] == [shown(before)] * 8
    for server in replicas:
        server.end()
    assert sum(server.log.count(b"status=503") for server in replicas) == 24, (
        "none is tried at the other, too"
    )


async def test_without_a_server_people_read_that_it_has_a_break(
    tmp_path: Path, replicas: list[Settebello]
) -> None:
    with balancer(tmp_path, replicas) as address:
        async with Player.at(address) as player:
            before = await player.play(3)
            for server in replicas:
                server.kill()
            for screen in (await player.look(), await player.post("play", ply=before.ply)):
                assert screen.status == 502
                assert "Dein Spiel wartet" in screen.text
                assert "Twoja gra czeka" in screen.text
                assert screen.response.headers["Retry-After"]
                assert screen.response.headers["Content-Type"] == "text/html"
            assert (await player.look("/down.html")).status in (404, 502)
            for server in replicas:
                server.start()
            assert shown(await player.look()) == shown(before)


@pytest.mark.parametrize(
    ("believed", "secure"), [("127.0.0.0/8", True), ("", False)], ids=["proxy", "stranger"]
)
async def test_a_proxy_before_the_balancer_is_believed_and_nobody_else(
    tmp_path: Path, believed: str, secure: bool
) -> None:
    server = Settebello(rate_limit="1", trusted_proxies="*")
    try:
        with balancer(tmp_path, [server], believed) as address:
            async with httpx.AsyncClient(base_url=address) as client:

                async def ask(visitor: str) -> httpx.Response:
                    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": visitor}
                    return await client.get("/de/", headers=said)

                one = [await ask("203.0.113.9") for _ in range(int(BURST_SECONDS) + 40)]
                other = await ask("203.0.113.10")
    finally:
        server.end()
    assert one[-1].status_code == 429
    assert (other.status_code == 200) is secure
    assert all(("Secure" in cookie) is secure for cookie in one[0].headers.get_list("Set-Cookie"))
    assert one[0].headers.get_list("Set-Cookie")


async def test_the_documented_example_goes_before_the_balancer(
    tmp_path: Path, documented: str, redis: RedisServer
) -> None:
    servers = [Settebello(redis=redis.address, trusted_proxies="*", root_path="/cards") for _ in range(2)]
    port = free_port()
    outer = tmp_path / "outer"
    outer.mkdir()
    try:
        with balancer(tmp_path, servers, "127.0.0.0/8") as address:
            site = documented.replace("http://127.0.0.1:8000", address).replace("/opt/settebello", str(ROOT))
            site = site.replace("$scheme", "https")
            with nginx(outer, f"events {{}} http {{ server {{ listen {LOOPBACK}:{port}; {site} }} }}"):
                async with httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}") as client:
                    home = await client.get("/cards/de/")
                    table = await client.get("/cards/de/scopone")
    finally:
        for server in servers:
            server.end()
    assert (home.status_code, table.status_code) == (200, 200)
    cookies = home.headers.get_list("Set-Cookie") + table.headers.get_list("Set-Cookie")
    assert cookies
    assert all("Secure" in cookie and "Path=/cards" in cookie for cookie in cookies)


def test_the_page_for_a_break_needs_nothing_else() -> None:
    page = (ROOT / "hosting" / "down.html").read_text()
    assert not re.search(r"https?:|url\(|src=|<script|<link", page)
    assert re.findall(r'href="(.*?)"', page) == ["", ""]
    assert '<html lang="de">' in page
    assert '<section lang="pl">' in page
