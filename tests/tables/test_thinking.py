import asyncio
import threading
from typing import Any

import pytest

from app.games import GAMES, Move, View
from app.players import own_budget
from app.tables import thinking
from app.tables.thinking import EASE_SECONDS, LEAST_SHARE, Thinker, TooBusy
from app.tables.watcher import Watcher
from tests.patience import PATIENCE_SECONDS, until
from tests.tables.clock import Clock

GAME = GAMES["scopone"]
STATE = GAME.deal(1)
VIEW = GAME.view(STATE, GAME.seat(STATE))


class Searches:
    """Stands in for the search: waits until it may end, and notes the budgets that it was given."""

    def __init__(self) -> None:
        self.budgets: list[int | None] = []
        self.begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self, view: View, level: str, *, seed: int, budget: int | None = None) -> Move:
        self.budgets.append(budget)
        self.begun.set()
        self.may_end.wait(PATIENCE_SECONDS)
        return view.moves[seed % len(view.moves)]


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> Searches:
    searches = Searches()
    monkeypatch.setattr(thinking, "choose", searches)
    return searches


async def test_equal_questions_are_searched_once(searches: Searches) -> None:
    thinker = Thinker(threads=2)
    asked = [asyncio.create_task(thinker.think("table 1", VIEW, "hard", seed)) for seed in range(5)]
    await asyncio.sleep(0)
    assert thinker.queue == 1
    searches.may_end.set()
    assert len({str(await one) for one in asked}) == 1
    assert searches.budgets == [None]
    assert thinker.queue == 0
    thinker.close()


async def test_whoever_leaves_does_not_end_the_search_of_another(searches: Searches) -> None:
    thinker = Thinker(threads=1)
    first, second = (asyncio.create_task(thinker.think("table", VIEW, "hard", 0)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    searches.may_end.set()
    assert await second in VIEW.moves
    thinker.close()


async def test_in_a_crowd_searches_are_shortened_and_nobody_waits_long(searches: Searches) -> None:
    shares: list[float] = []

    class Told(Watcher):
        def thought(self, game: str, level: str, seconds: float, share: float) -> None:
            shares.append(share)

    thinker = Thinker(Told(), threads=1)
    thinker._seconds["scopone"] = 0.1
    asked = [asyncio.create_task(thinker.think(n, VIEW, "hard", 0)) for n in range(30)]
    await asyncio.sleep(0)
    searches.may_end.set()
    await asyncio.gather(*asked)
    assert shares[:6] == [1.0] * 6
    assert shares[10] == pytest.approx(EASE_SECONDS / 1.0)
    assert shares == sorted(shares, reverse=True)
    whole = len([budget for budget in searches.budgets if budget is None])
    assert whole == 6
    assert searches.budgets[10] == own_budget("scopone") // 2
    thinker.close()


async def test_a_crowd_at_a_quick_game_takes_no_depth_from_a_slow_one(searches: Searches) -> None:
    quick = GAMES["rubamazzo"].deal(1)
    quick_view = GAMES["rubamazzo"].view(quick, GAMES["rubamazzo"].seat(quick))
    thinker = Thinker(threads=1)
    thinker._seconds = {"rubamazzo": 0.0002, "scopone": 0.04}
    asked = [asyncio.create_task(thinker.think(n, quick_view, "hard", 0)) for n in range(200)]
    asked += [asyncio.create_task(thinker.think(n, VIEW, "hard", 0)) for n in range(200, 220)]
    await asyncio.sleep(0)
    searches.may_end.set()
    await asyncio.gather(*asked)
    assert searches.budgets[:212] == [None] * 212, "0.04 s of the quick game, then 0.44 s of the slow one"
    assert searches.budgets[219] == pytest.approx(own_budget("scopone") * EASE_SECONDS / 0.8, rel=0.001)
    assert thinker.share() == 1.0
    thinker.close()


async def test_no_crowd_takes_all_depth_away(searches: Searches) -> None:
    thinker = Thinker(threads=1)
    thinker._seconds["scopone"] = 10.0
    asked = [asyncio.create_task(thinker.think(n, VIEW, "hard", 0)) for n in range(1000)]
    await asyncio.sleep(0)
    assert thinker.share() == LEAST_SHARE
    searches.may_end.set()
    await asyncio.gather(*asked)
    thinker.close()


async def test_a_search_that_waits_for_its_code_is_no_measure(
    searches: Searches, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(thinking, "perf_counter", clock)
    thinker = Thinker(threads=1)
    thinker.loaded = False
    first = asyncio.create_task(thinker.think(0, VIEW, "hard", 0))
    await until(searches.begun.is_set)
    clock.now += 100.0
    thinker.loaded = True
    searches.may_end.set()
    await first
    assert not thinker._seconds
    await thinker.think(1, VIEW, "hard", 0)
    assert thinker._seconds == {"scopone": 0.0}
    thinker.close()


async def test_the_queue_is_bounded(searches: Searches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_WAITING", 3)
    thinker = Thinker(threads=1)
    asked = [asyncio.create_task(thinker.think(n, VIEW, "hard", 0)) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await thinker.think("one more", VIEW, "hard", 0)
    searches.may_end.set()
    await asyncio.gather(*asked)
    thinker.close()


async def test_a_search_that_fails_fails_for_its_asker_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> Move:
        raise RuntimeError("planted")

    monkeypatch.setattr(thinking, "choose", fail)
    thinker = Thinker(threads=1)
    with pytest.raises(RuntimeError, match="planted"):
        await thinker.think("table", VIEW, "hard", 0)
    assert thinker.queue == 0
    thinker.close()


async def test_nobody_waits_long_for_searches_that_are_still_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = threading.Event()

    def choose(view: View, level: str, *, seed: int, budget: int | None = None) -> Move:
        if level == "hard":
            compiled.wait(PATIENCE_SECONDS)
        return view.moves[-1 if level == "hard" else 0]

    monkeypatch.setattr(thinking, "choose", choose)
    monkeypatch.setattr(thinking, "LOAD_SECONDS", 0.01)
    thinker = Thinker(threads=1)
    thinker.loaded = False
    assert await thinker.think(1, VIEW, "hard", 0) == VIEW.moves[0]
    compiled.set()
    monkeypatch.setattr(thinking, "LOAD_SECONDS", PATIENCE_SECONDS)
    assert await thinker.think(2, VIEW, "hard", 0) == VIEW.moves[-1]
    thinker.close()
