"""Changes to tables when several requests come at once."""

import asyncio

import pytest

from app.games import GAMES, Move, View
from app.players import LEVELS, Level
from app.tables.memory_store import MemoryStore
from app.tables.seeds import Seeds
from app.tables.service import Tables
from app.tables.store import Stored, StoreUnavailable
from app.tables.table import Table
from app.tables.thinking import Thinker

SESSION = "s" * 43


def service(store: MemoryStore | None = None) -> Tables:
    return Tables(store or MemoryStore(), Thinker(), Seeds())


class SlowStore(MemoryStore):
    """Lets the other requests go on at every call, as a store does that waits for a disk or a network."""

    saves = 0
    """How many saves were kept."""

    async def load(self, session: str, name: str) -> Stored | None:
        await asyncio.sleep(0)
        return await super().load(session, name)

    async def save(self, session: str, name: str, data: str, expected: int) -> bool:
        await asyncio.sleep(0)
        kept = await super().save(session, name, data, expected)
        self.saves += kept
        return kept


def first_move(table: Table) -> str:
    return str(table.game.moves(table.state)[0])


async def at_your_turn(tables: Tables, game: str) -> Table:
    table = await tables.table(SESSION, game)
    while table.phase != "you":
        table = await tables.step(SESSION, game, table.record.ply)
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_of_many_equal_moves_one_is_played(game: str) -> None:
    store = SlowStore()
    tables = service(store)
    table = await at_your_turn(tables, game)
    move, ply, saves = first_move(table), table.record.ply, store.saves
    played: list[int] = []

    def play(now: Table) -> Table:
        played.append(now.record.ply)
        return now.play(move)

    answers = await asyncio.gather(*(tables.change(SESSION, game, play, ply) for _ in range(20)))
    assert played == [ply] * 20, "all have the same table before one of them saves it"
    assert store.saves == saves + 1
    assert {answer.record.ply for answer in answers} == {ply + 1}
    assert (await tables.table(SESSION, game)).record.rounds[-1].log == (*table.record.rounds[-1].log, move)


async def test_many_changes_at_once_are_all_made() -> None:
    tables = service(SlowStore())
    await at_your_turn(tables, "scopone")
    fields: list[dict[str, object]] = [{"deck": "piacentine"}, {"speed": "slow"}, {"numbers": False}]
    await asyncio.gather(*(tables.change_visitor(SESSION, **field) for field in fields))
    stored = (await tables.visitor(SESSION)).model_dump()
    assert all(stored[name] == value for field in fields for name, value in field.items())


@pytest.mark.parametrize("level", LEVELS)
async def test_many_equal_steps_are_one_card_of_the_computer(
    monkeypatch: pytest.MonkeyPatch, level: Level
) -> None:
    store = SlowStore()
    tables, searches = service(store), []

    def choose(view: View, level: Level, *, seed: int, budget: int | None = None) -> Move:
        searches.append(seed)
        return view.moves[len(searches) % len(view.moves)]

    monkeypatch.setattr("app.tables.thinking.choose", choose)
    await tables.change(SESSION, "scopone", lambda now: now.with_level(level))
    table = await at_your_turn(tables, "scopone")
    table = await tables.change(SESSION, "scopone", lambda now: now.play(first_move(now)), table.record.ply)
    saves = store.saves
    searches.clear()
    answers = await asyncio.gather(*(tables.step(SESSION, "scopone", table.record.ply) for _ in range(20)))
    assert {answer.record.ply for answer in answers} == {table.record.ply + 1}
    assert len({answer.state.history for answer in answers}) == 1
    assert store.saves == saves + 1
    # only the level that takes time asks a thread, which searches once for all of them
    assert len(searches) == (1 if level == "hard" else 20)


async def test_a_level_set_while_the_computer_thinks_stays_set(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = service()
    table = await at_your_turn(tables, "scopone")
    table = await tables.change(SESSION, "scopone", lambda now: now.play(first_move(now)), table.record.ply)
    thinking = asyncio.Event()

    async def think(question: object, view: object, level: Level, seed: int) -> Move:
        thinking.set()
        await asyncio.sleep(0.01)
        return view.moves[0]  # type: ignore[attr-defined,no-any-return]

    monkeypatch.setattr(tables.thinker, "think", think)
    step = asyncio.create_task(tables.step(SESSION, "scopone", table.record.ply))
    await thinking.wait()
    await tables.change(SESSION, "scopone", lambda now: now.with_level("hard"))
    after = await step
    assert (after.record.level, after.record.ply) == ("hard", table.record.ply + 1)


async def test_a_table_that_another_server_changed_is_read_anew() -> None:
    store = MemoryStore()
    one, other = service(store), service(store)
    table = await at_your_turn(one, "rubamazzo")
    await one.change(SESSION, "rubamazzo", lambda now: now.play(first_move(now)), table.record.ply)
    table = await at_your_turn(other, "rubamazzo")
    await other.change(SESSION, "rubamazzo", lambda now: now.play(first_move(now)), table.record.ply)
    assert await one.table(SESSION, "rubamazzo") == await other.table(SESSION, "rubamazzo")


async def test_a_stale_ply_changes_nothing_and_is_not_saved() -> None:
    store = MemoryStore()
    tables = service(store)
    table = await at_your_turn(tables, "scopone")
    stored = await store.load(SESSION, "scopone")
    for ply in (0, table.record.ply - 1, table.record.ply + 1):
        same = await tables.change(SESSION, "scopone", lambda now: now.play(first_move(now)), ply)
        assert same == table
    assert await store.load(SESSION, "scopone") == stored


async def test_a_table_that_left_the_store_is_not_taken_for_one_that_came_after_it() -> None:
    store = MemoryStore(capacity=1)
    one, other = service(store), service(store)
    await one.change(SESSION, "scopone", lambda now: now.new_game(1))
    await store.save("another", "visitor", "{}", 0)  # and the store is full
    assert await store.load(SESSION, "scopone") is None
    await other.change(SESSION, "scopone", lambda now: now.new_game(2))
    assert await one.table(SESSION, "scopone") == await other.table(SESSION, "scopone")
    changed = await one.change(SESSION, "scopone", lambda now: now.with_level("hard"))
    assert changed.record.rounds[-1].seed == 2


async def test_a_store_that_always_refuses_is_given_up() -> None:
    class Busy(MemoryStore):
        async def save(self, session: str, name: str, data: str, expected: int) -> bool:
            return False

    tables = service(Busy())
    with pytest.raises(StoreUnavailable):
        await tables.change(SESSION, "scopone", lambda now: now.with_level("hard"))
    with pytest.raises(StoreUnavailable):
        await tables.change_visitor(SESSION, deck="piacentine")
