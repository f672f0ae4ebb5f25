import multiprocessing

import pytest

from app.tables.memory_store import MemoryStore
from app.tables.store import IDLE_SECONDS, Stored, StoreRefused
from tests.tables.clock import Clock


async def test_whoever_was_idle_for_longest_leaves_first() -> None:
    store = MemoryStore(capacity=3)
    for session in ("anna", "bert", "cleo"):
        await store.save(session, "visitor", session, 0)
    await store.load("anna", "visitor")
    await store.save("dora", "visitor", "dora", 0)
    assert await store.load("bert", "visitor") is None
    assert await store.load("anna", "visitor") == Stored(1, "anna")
    assert await store.count() == 3


async def test_idle_sessions_are_forgotten() -> None:
    clock = Clock()
    store = MemoryStore(clock=clock)
    await store.save("anna", "visitor", "a", 0)
    await store.save("bert", "visitor", "b", 0)
    clock.now = IDLE_SECONDS - 1
    await store.load("bert", "visitor")
    clock.now = IDLE_SECONDS
    assert await store.load("anna", "visitor") is None
    assert await store.load("bert", "visitor") == Stored(1, "b")
    clock.now = 2 * IDLE_SECONDS
    assert await store.count() == 0


async def test_one_of_several_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    await MemoryStore().open()
    monkeypatch.setattr(multiprocessing, "parent_process", multiprocessing.current_process)
    with pytest.raises(StoreRefused, match="several workers"):
        await MemoryStore().open()
