"""Backup and restore of a Redis as docs/hosting.md tells them, typed word for word."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.tables.redis_store import RedisStore
from tests.hosting_page import ROOT, commands, typed
from tests.programs import needed
from tests.servers import LOOPBACK, RedisServer


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    (tmp_path / "data").mkdir()
    needed("redis-cli", "valkey-cli")
    server = RedisServer(tmp_path / "data")
    yield server
    server.kill()


def keyboard(task: str, redis: RedisServer, folder: Path) -> tuple[list[str], str]:
    """Type the commands of a task, with a port and a folder where a container has its own."""
    (block,) = commands("Many servers", task)
    script = (ROOT / "hosting" / "restore-redis").read_text()
    for said, here in (("-h redis", f"-h {LOOPBACK} -p {redis.port}"), ("cd /data", f"cd {folder / 'data'}")):
        assert said in script
        script = script.replace(said, here)
    (folder / "script").write_text(script)
    block = block.replace("cat hosting/restore-redis", f"cat {folder / 'script'}")
    block = block.replace("redis-cli --rdb", f"redis-cli -p {redis.port} --rdb")
    return typed(block, folder, {"/data": folder / "data"})


async def saved(redis: RedisServer, *names: str) -> list[str]:
    """Save some names; those that are kept then."""
    store = RedisStore(redis.address)
    await store.open()
    for name in names:
        assert await store.save(name, "scopone", name, 0)
    found = [name for name in ("anna", "bruno") if await store.load(name, "scopone")]
    await store.close()
    return found


async def test_a_redis_is_copied_and_restored(redis: RedisServer, tmp_path: Path) -> None:
    await saved(redis, "anna")
    keyboard("Backup", redis, tmp_path)
    assert (tmp_path / "backup.rdb").stat().st_mode & 0o777 == 0o600
    assert await saved(redis, "bruno") == ["anna", "bruno"]
    redis.kill()
    told, said = keyboard("Restore", redis, tmp_path)
    assert told == ["stop", "up"], said
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
async def test_what_cannot_be_restored_costs_nothing(redis: RedisServer, tmp_path: Path, how: str) -> None:
    await saved(redis, "anna")
    keyboard("Backup", redis, tmp_path)
    await saved(redis, "bruno")
    backup = tmp_path / "backup.rdb"
    if how == "missing":
        backup.unlink()
    elif how != "Redis runs":
        backup.write_bytes(backup.read_bytes()[: 0 if how == "empty" else -20])
    if how != "Redis runs":
        redis.kill()
    _, said = keyboard("Restore", redis, tmp_path)
    assert re.search(r"Nothing has changed: |backup.rdb", said)
    if how != "Redis runs":
        redis.start()
    assert await saved(redis) == ["anna", "bruno"]
    assert not (tmp_path / "data" / "replaced").exists()
