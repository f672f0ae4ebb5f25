"""Tables at which a card can be played in several ways."""

from collections.abc import Callable

from fastapi import FastAPI

from app.games import GAMES, Move
from app.tables.record import Deal, TableRecord
from tests.web.visitor import Screen, Visitor


def record_before(game: str, wanted: Callable[[list[Move]], bool]) -> TableRecord:
    """A table at which seat 0 is to move and the ways of one of its cards are as wanted; found by trying deals."""
    rules = GAMES[game]
    for seed in range(20_000):
        state = rules.deal(seed, 0)
        log: list[str] = []
        while not rules.over(state):
            moves = rules.moves(state)
            by_card: dict[int, list[Move]] = {}
            for move in moves:
                by_card.setdefault(move.card, []).append(move)
            if rules.seat(state) == 0 and any(wanted(ways) for ways in by_card.values()):
                return TableRecord(game=game, rounds=(Deal(seed=seed, leader=0, log=tuple(log)),), ply=9)
            move = moves[seed % len(moves)]
            log.append(str(move))
            state = rules.play(state, move)
    raise AssertionError("no deal leads there")


async def seated(app: FastAPI, record: TableRecord, *, htmx: bool = True) -> tuple[Visitor, Screen]:
    visitor = Visitor(app, record.game, htmx=htmx)
    await visitor.look()
    session = visitor.client.cookies["settebello"]
    assert await app.state.site.tables.store.save(session, record.game, record.text(), 0)
    return visitor, await visitor.look()


def many_sums(ways: list[Move]) -> bool:
    """Three captures or more, two of which share a table card."""
    return len(ways) >= 3 and any(a.taken & b.taken for a in ways for b in ways if a is not b)


def pile_or_table(ways: list[Move]) -> bool:
    return len(ways) > 1 and any(move.steals for move in ways)


def ways_of(record: TableRecord, wanted: Callable[[list[Move]], bool]) -> list[Move]:
    rules = GAMES[record.game]
    state = rules.deal(record.rounds[0].seed, 0)
    for text in record.rounds[0].log:
        state = rules.play(state, rules.parse(state, text))
    moves = rules.moves(state)
    return next(
        ways
        for card in dict.fromkeys(move.card for move in moves)
        if wanted(ways := [move for move in moves if move.card == card])
    )
