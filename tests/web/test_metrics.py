import asyncio
import threading

import pytest
from fastapi import FastAPI

from app.games import Move, View
from app.main import create_app
from app.settings import Settings
from app.tables import thinking
from tests.patience import PATIENCE_SECONDS, until
from tests.seeds import FixedSeeds
from tests.web.visitor import Screen, Visitor


def counting() -> FastAPI:
    return create_app(Settings(data=None, redis=None, metrics=True), seeds=FixedSeeds(1))


async def figures(visitor: Visitor) -> dict[str, float]:
    """Every figure of the site by its name with its labels."""
    lines = (await visitor.look("/metrics")).html.splitlines()
    return {
        name: float(number) for name, _, number in (line.rpartition(" ") for line in lines) if name[0] != "#"
    }


async def test_there_are_no_figures_unless_asked_for(app: FastAPI) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        assert (await visitor.look("/metrics")).status == 404


async def test_taps_games_requests_and_sessions_are_counted() -> None:
    async with Visitor(counting(), "rubamazzo") as visitor:
        screen = await visitor.post("level", level="easy")
        labels = '{game="rubamazzo",level="easy"}'
        begun = f"settebello_games_started_total{labels}"
        assert begun not in await figures(visitor)
        screen = await visitor.advance(await visitor.advance(screen))
        first = await figures(visitor)
        assert first[begun] == first[f"settebello_taps_total{labels}"] == 1
        assert f"settebello_games_ended_total{labels}" not in first
        while screen.phase != "over":
            screen = await visitor.advance(screen)
        screen = await visitor.advance(screen)
        last = await figures(visitor)
    assert last[begun] == last[f"settebello_games_ended_total{labels}"] == 1
    assert last[f"settebello_taps_total{labels}"] == 18
    assert last['settebello_requests_total{route="/{lang}/{game}/play",status="200"}'] == 18
    assert last["settebello_sessions"] == 1


async def computers_turn(visitor: Visitor) -> Screen:
    screen = await visitor.post("level", level="hard")
    return screen if screen.phase == "computer" else await visitor.advance(screen)


async def test_searches_are_counted_those_that_wait_and_those_that_are_shortened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_end = threading.Event()

    def search(view: View, level: str, *, seed: int, budget: int | None = None) -> Move:
        may_end.wait(PATIENCE_SECONDS)
        return view.moves[0]

    monkeypatch.setattr(thinking, "choose", search)
    app = counting()
    app.state.site.tables.thinker._seconds["scopone"] = 1_000.0
    async with Visitor(app, "scopone") as one, Visitor(app, "scopone") as other:
        steps = [
            asyncio.create_task(visitor.post("step", ply=(await computers_turn(visitor)).ply))
            for visitor in (one, other)
        ]
        await until(lambda: app.state.site.tables.thinker.queue == 2)
        waiting = await figures(one)
        may_end.set()
        await asyncio.gather(*steps)
        done = await figures(one)
    labels = '{game="scopone",level="hard"}'
    assert waiting["settebello_search_queue"] == 2
    assert f"settebello_searches_shortened_total{labels}" not in waiting
    assert done["settebello_search_queue"] == 0
    assert done[f"settebello_search_seconds_count{labels}"] == 2
    assert done[f"settebello_searches_shortened_total{labels}"] == 1
