"""Backup and restore of a Redis as docs/hosting.md tells them, typed word for word."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.tables.redis_store import RedisStore
from tests.hosting_page import ROOT, commands, typed
from tests.programs import needed
from tests.servers import RedisServer

Keyboard = Callable[[str], tuple[list[str], str]]


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    (tmp_path / "data").mkdir()
    needed("redis-cli", "valkey-cli")
    server = RedisServer(tmp_path / "data")
    yield server
    server.kill()


@pytest.fixture(params=["Many servers", "Many servers without Docker"])
def keyboard(request: pytest.FixtureRequest, redis: RedisServer, tmp_path: Path) -> Keyboard:
    """Types the commands of a task, with the port and the folder of this Redis."""

    def type_(task: str) -> tuple[list[str], str]:
        (block,) = commands(request.param, task)
        port = f"-p {redis.port}"
        block = block.replace("redis-cli --rdb", f"redis-cli {port} --rdb")
        block = block.replace("redis://127.0.0.1:6379", redis.address)
        script = (ROOT / "hosting" / "restore-redis").read_text()
        for said, here in (("redis://redis:6379", redis.address), ("/data}", f"{tmp_path / 'data'}}}")):
            assert said in script
            script = script.replace(said, here)
        (tmp_path / "script").write_text(script)
        block = block.replace("cat hosting/restore-redis", f"cat {tmp_path / 'script'}")
        places = {"/data": tmp_path / "data", "/var/lib/redis/backup.rdb": tmp_path / "backup.rdb"}
        return typed(block, tmp_path, {**places, "/var/lib/redis": tmp_path / "data"})

    return type_


async def saved(redis: RedisServer, *names: str) -> list[str]:
    """Save some names; those that are kept then."""
    store = RedisStore(redis.address)
    await store.open()
    for name in names:
        assert await store.save(name, "scopone", name, 0)
    found = [name for name in ("anna", "bruno") if await store.load(name, "scopone")]
    await store.close()
    return found


async def test_a_redis_is_copied_and_restored(keyboard: Keyboard, redis: RedisServer, tmp_path: Path) -> None:
    await saved(redis, "anna")
    keyboard("Backup")
    assert (tmp_path / "backup.rdb").stat().st_mode & 0o777 == 0o600
    assert await saved(redis, "bruno") == ["anna", "bruno"]
    redis.kill()
    told, said = keyboard("Restore")
    assert told in (["stop", "up"], ["stop", "start"]), said
    for _ in range(2):
        redis.start()
        assert await saved(redis) == ["anna"]
        redis.kill()
    assert list((tmp_path / "data" / "replaced").iterdir())
    redis.start()
    assert await saved(redis, "bruno") == ["anna", "bruno"]
    redis.kill()
    redis.start()
    assert await saved(redis) == ["anna", "bruno"]


@pytest.mark.parametrize("how", ["missing", "empty", "cut off", "Redis runs"])
async def test_what_cannot_be_restored_costs_nothing(
    keyboard: Keyboard, redis: RedisServer, tmp_path: Path, how: str
) -> None:
    await saved(redis, "anna")
    keyboard("Backup")
    await saved(redis, "bruno")
    backup = tmp_path / "backup.rdb"
    if how == "missing":
        backup.unlink()
    elif how != "Redis runs":
        backup.write_bytes(backup.read_bytes()[: 0 if how == "empty" else -20])
    if how != "Redis runs":
        redis.kill()
    _, said = keyboard("Restore")
    assert re.search(r"Nothing has changed: |backup.rdb", said)
    if how != "Redis runs":
        redis.start()
    assert await saved(redis) == ["anna", "bruno"]
    assert not (tmp_path / "data" / "replaced").exists()
