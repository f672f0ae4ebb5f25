"""Fixed tables in every phase, for the gallery: played out by a simple hand, without a computer seat."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import urlencode

from app.cards import card_text
from app.games import GAMES, Move
from app.tables.memory_store import MemoryStore
from app.tables.record import Visitor
from app.tables.table import Table


@dataclass
class Scene:
    """One screen: whose table, at which address, and what is done on the page before the picture."""

    name: str
    path: str
    """Path and query below the language."""
    table: Table | None = None
    visitor: Visitor = field(default_factory=Visitor)
    click: str = ""
    """What is tapped first, as a selector."""
    scroll_to: str = ""
    lost: bool = False
    """Whether the connection is lost when the table asks for the next beat."""
    whole: bool = False
    """Whether the picture shows the whole page, not the first screen alone."""

    @property
    def session(self) -> str:
        """The cookie of the scene's visitor."""
        return self.name.replace("-", "_").ljust(43, "0")

    async def lay(self, store: MemoryStore) -> None:
        """Put the scene's records into a store."""
        await store.save(self.session, "visitor", self.visitor.text(), 0)
        if self.table:
            await store.save(self.session, self.table.record.game, self.table.record.text(), 0)


def _choose(table: Table, chance: random.Random, eager: float) -> Move:
    moves = table.game.moves(table.state)
    takes = chance.random() < eager
    wanted = [move for move in moves if move.captures == takes]
    return chance.choice(wanted or moves)


def _tables(game: str, seed: int, eager: float) -> Iterator[Table]:
    """Every table of a match played from a seed; `eager` (0 to 1) is how often a hand takes when it can."""
    chance = random.Random(seed)
    table = Table.new(game, seed)
    while table.phase != "over":
        yield table
        if table.phase == "count":
            table = table.next_round(chance.getrandbits(64))
        elif GAMES[game].over(table.state):
            table = table.count()
        elif table.phase == "you":
            table = table.play(str(_choose(table, chance, eager)))
        else:
            table = table.computer_plays(str(_choose(table, chance, eager)))
    yield table


def _first(game: str, fits: Callable[[Table], bool], eager: float = 0.8) -> Table:
    """The first table that fits, of matches from the seeds 1, 2, 3 …"""
    for seed in range(1, 200):
        for table in _tables(game, seed, eager):
            if fits(table):
                return table
    raise LookupError("no table fits")


def _ways(table: Table) -> dict[int, int]:
    """How many ways each card of the hand has."""
    cards = [move.card for move in table.view.moves]
    return {card: cards.count(card) for card in cards}


def _captured(table: Table) -> bool:
    return bool(table.view.history) and table.view.history[-1].captures


def _lively(table: Table) -> bool:
    """Your turn after a capture, with cards on the table and in both piles."""
    view = table.view
    piles = all(pile.size for pile in view.piles)
    return table.phase == "you" and _captured(table) and len(view.table) >= 4 and piles


def _query(table: Table, least: int) -> str:
    card = next(card for card, ways in _ways(table).items() if ways >= least)
    return "?" + urlencode({"card": card_text(card)})


def _scenes() -> Iterator[Scene]:
    yield Scene("home", "")
    middle = _first("scopone", lambda t: t.phase == "you" and len(t.record.rounds) == 2)
    yield Scene("home-running", "", middle)

    def rubamazzo(name: str, fits: Callable[[Table], bool], query: str = "") -> Scene:
        return Scene(f"rubamazzo-{name}", f"rubamazzo{query}", _first("rubamazzo", fits))

    yield rubamazzo("start", lambda t: t.phase == "you" and not t.view.history)
    yield rubamazzo("computer", lambda t: t.phase == "computer" and len(t.view.history) > 7)
    yield rubamazzo("captured", lambda t: _lively(t) and len(t.view.hand) == 3 and t.view.stock > 0)

    def steals(t: Table) -> bool:
        return bool(t.view.history) and t.view.history[-1].steals and len(t.view.history) > 14

    yield rubamazzo("stolen", lambda t: t.phase == "you" and steals(t))
    full = _first("rubamazzo", lambda t: t.phase == "you" and len(t.view.table) >= 10, eager=0.1)
    yield Scene("rubamazzo-full", "rubamazzo", full)
    choice = _first(
        "rubamazzo",
        lambda t: (
            any(m.steals for m in t.view.moves)
            and any(m.taken for m in t.view.moves)
            and any(n > 1 for n in _ways(t).values())
        ),
    )
    yield Scene("rubamazzo-choice", f"rubamazzo{_query(choice, 2)}", choice)
    yield rubamazzo("over", lambda t: t.phase == "over")

    def scopone(name: str, fits: Callable[[Table], bool], **more: object) -> Scene:
        return Scene(f"scopone-{name}", "scopone", _first("scopone", fits), **more)  # type: ignore[arg-type]

    yield scopone("start", lambda t: t.phase == "you" and len(t.view.hand) == 10 and len(t.view.history) > 1)
    yield scopone(
        "start-piacentine",
        lambda t: t.phase == "you" and len(t.view.hand) == 10 and len(t.view.history) > 1,
        visitor=Visitor(deck="piacentine"),
    )
    yield scopone(
        "two-rows",
        lambda t: t.phase == "you" and len(t.view.hand) == 10,
        visitor=Visitor(rows="two", numbers=False),
    )
    captured = _first("scopone", lambda t: _lively(t) and len(t.view.hand) > 6, eager=0.4)
    yield Scene("scopone-captured", "scopone", captured)
    yield scopone(
        "scopa",
        lambda t: (
            t.phase == "computer"
            and _captured(t)
            and not t.view.table
            and t.view.to_move is not None
            and any(len(pile.scopas) > 1 for pile in t.view.piles)
        ),
    )
    full = _first("scopone", lambda t: len(t.view.table) >= 10 and t.phase == "you", eager=0.1)
    yield Scene("scopone-full", "scopone", full)
    many = _first("scopone", lambda t: max(_ways(t).values(), default=0) >= 4, eager=0.2)
    yield Scene("scopone-choice", f"scopone{_query(many, 4)}", many)
    yield scopone("last-cards", lambda t: t.phase == "you" and len(t.view.hand) == 1)
    yield scopone("count", lambda t: t.phase == "count" and len(t.record.rounds) == 2)
    yield scopone("over", lambda t: t.phase == "over")
    yield Scene("scopone-options", "scopone", middle, click="#options > summary", scroll_to="#options")
    for text in ("rules", "example"):
        yield Scene(f"text-{text}", f"scopone#{text}", middle, scroll_to=f"#{text}")
    for game in GAMES:
        over = _first(game, lambda t: t.phase == "over")
        yield Scene(f"{game}-statistics", game, over, click="#statistics > summary", scroll_to="#statistics")
    for game in GAMES:
        waiting = _first(game, lambda t: t.phase == "computer" and len(t.view.history) > 7)
        yield Scene(f"{game}-again", game, waiting, lost=True)
    yield Scene("dialog", "scopone", middle, click="[data-ask=new]")
    yield Scene("offline", "offline")
    yield Scene("question", "scopone/new", middle)
    yield Scene("error", "briscola")


SCENES = tuple(_scenes())
"""Every screen of the gallery."""
