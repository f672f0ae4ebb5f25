"""The tables of all visitors: load, change, save. The web side talks to this and to nothing below it.

What reads a record raises `app.tables.damage.UnreadableRecord` if that cannot be done.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from app.tables.damage import ASIDE, UnreadableRecord, told_by_name
from app.tables.record import TableRecord, Visitor
from app.tables.seeds import Seeds
from app.tables.store import Store, Stored, StoreUnavailable
from app.tables.table import Table
from app.tables.thinking import Thinker
from app.tables.watcher import Watcher

HOT_TABLES = 2_000
"""Tables whose state is kept beside the store, so that a tap does not replay the game."""

ATTEMPTS = 50
"""How often a change is made again because another request changed the record first; each time one of them gets on."""

READY_SECONDS = 1.0

VISITOR = "visitor"
NEW_VISITOR = Visitor()

_logger = logging.getLogger(__name__)


class Crowded(Exception):
    """Too many records have been begun of late; this one has not been, and nothing has changed."""


class Tables:
    """Loads and changes records by compare-and-set: nothing is locked, and every store behaves alike."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        seeds: Seeds,
        watcher: Watcher | None = None,
        admits: Callable[[], bool] | None = None,
    ) -> None:
        """`admits` is asked before a session's first record of a name is kept: its no raises `Crowded`."""
        self.store = store
        self.thinker = thinker
        self.seeds = seeds
        self._watcher = watcher or Watcher()
        self._admits = admits
        self._readiness: asyncio.Future[bool] | None = None
        self._readiness_asked = 0.0
        self._hot: OrderedDict[tuple[str, str], tuple[Stored, Table]] = OrderedDict()

    async def ready(self) -> bool:
        """Whether a move could be kept now; the store is asked once a second at most, however many ask."""
        now, asked = time.monotonic(), self._readiness
        if asked is None or (asked.done() and now - self._readiness_asked >= READY_SECONDS):
            self._readiness = asked = asyncio.ensure_future(self.store.ready())
            self._readiness_asked = now
        return await asyncio.shield(asked)

    async def visitor(self, session: str) -> Visitor:
        """The options of a session; those of a new visitor if nothing is stored."""
        stored = await self.store.load(session, VISITOR)
        return _visitor(stored)

    async def change_visitor(self, session: str, **fields: Any) -> Visitor:
        """Set options of a session, each a field of `Visitor`. Raises `pydantic.ValidationError`."""
        for _ in range(ATTEMPTS):
            stored = await self.store.load(session, VISITOR)
            visitor = Visitor.model_validate({**_visitor(stored).model_dump(), **fields})
            if await self._save(session, VISITOR, visitor.text(), stored.version if stored else 0):
                return visitor
        raise StoreUnavailable("the options are being changed all the time")

    async def table(self, session: str, game: str) -> Table:
        """The table of a session, untouched if nothing is stored."""
        return (await self._load(session, game))[1]

    async def change(
        self, session: str, game: str, how: Callable[[Table], Table], ply: int | None = None
    ) -> Table:
        """Change a table by `how`, and give the table as it is then.

        With a `ply` that is not the table's (a stale or repeated request) nothing changes. What `how` raises
        is passed on, and nothing changes.
        """
        for _ in range(ATTEMPTS):
            version, table = await self._load(session, game)
            if ply is not None and table.record.ply != ply:
                return table
            changed = how(table)
            text = changed.record.text()
            if await self._save(session, game, text, version):
                self._keep_hot(session, game, Stored(version + 1, text), changed)
                self._watcher.changed(table, changed)
                return changed
        raise StoreUnavailable("the table is being changed all the time")

    async def step(self, session: str, game: str, ply: int) -> Table:
        """The next beat: a computer seat plays, or the finished round is counted.

        A stale `ply`, or a table that awaits the visitor, changes nothing.
        """
        table = await self.table(session, game)
        if table.record.ply != ply or table.phase != "computer":
            return table
        if not table.awaits_computer:
            return await self.change(session, game, Table.count, ply)
        view = table.view_of(table.game.seat(table.state))
        question = (session, game, ply)
        move = await self.thinker.think(question, view, table.record.level, self.seeds.move())
        return await self.change(session, game, lambda now: now.computer_plays(str(move)), ply)

    async def begin_anew(self, session: str, game: str) -> None:
        """Put aside what cannot be read of a session's options and its table of a game, and begin these anew.

        What can be read stays as it is.
        """
        fresh = {VISITOR: NEW_VISITOR.text(), game: Table.new(game, self.seeds.deal()).record.text()}
        for name, text in fresh.items():
            stored = await self.store.load(session, name)
            if stored is None or _readable(name, stored):
                continue
            aside = await self.store.load(session, name + ASIDE)
            kept = await self.store.save(session, name + ASIDE, stored.data, aside.version if aside else 0)
            if kept and await self.store.save(session, name, text, stored.version):
                _logger.warning("a record %r that cannot be read was put aside as %r", name, name + ASIDE)

    async def _save(self, session: str, name: str, text: str, version: int) -> bool:
        if version == 0 and self._admits is not None and not self._admits():
            raise Crowded
        return await self.store.save(session, name, text, version)

    async def _load(self, session: str, game: str) -> tuple[int, Table]:
        stored = await self.store.load(session, game)
        if stored is None:
            return 0, Table.new(game, self.seeds.first(self.store.secret, session, game))
        hot = self._hot.get((session, game))
        # a version alone is not enough: a record that left the store begins with version 1 again
        table = hot[1] if hot and hot[0] == stored else _table(game, stored)
        self._keep_hot(session, game, stored, table)
        return stored.version, table

    def _keep_hot(self, session: str, game: str, stored: Stored, table: Table) -> None:
        self._hot[session, game] = stored, table
        self._hot.move_to_end((session, game))
        if len(self._hot) > HOT_TABLES:
            self._hot.popitem(last=False)


@lru_cache(maxsize=1024)
def _options(text: str) -> Visitor:
    """The options in a text; many visitors have the same."""
    return Visitor.read(text)


def _visitor(stored: Stored | None) -> Visitor:
    """The options in a record, those of a new visitor if there is none."""
    with told_by_name(VISITOR):
        return _options(stored.data) if stored else NEW_VISITOR


def _table(game: str, stored: Stored) -> Table:
    """The table in a record."""
    with told_by_name(game):
        return Table.restored(TableRecord.read(stored.data))


def _readable(name: str, stored: Stored) -> bool:
    try:
        _visitor(stored) if name == VISITOR else _table(name, stored)
    except UnreadableRecord:
        return False
    return True
