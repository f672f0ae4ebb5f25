"""One person's running table: an immutable value, and what can happen to it.

The record is what is stored; state, results and phase follow from it. Every change returns a new table.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, Self

from app.games import GAMES, Game, Move, Standing, State, View
from app.players import LEVELS, Level
from app.tables.record import DamagedRecord, Deal, TableRecord, Tally

YOU = 0
"""The visitor's seat."""

Phase = Literal["you", "computer", "count", "over"]


class NotNow(ValueError):
    """The request does not fit the phase that the table is in."""


@dataclass(frozen=True)
class Table:
    """A table record with the state that it leads to."""

    record: TableRecord
    state: State
    """The current round."""
    results: tuple[Any, ...]
    """The results of the finished rounds of the match, the current one included once it is finished."""

    @classmethod
    def new(cls, game: str, seed: int) -> Self:
        """An untouched table with the deal of `seed` and the leader that the seed gives."""
        return cls(*_opened(TableRecord(game=game, rounds=()), seed, None), results=())

    @classmethod
    def restored(cls, record: TableRecord) -> Self:
        """The table that a record leads to. Raises `DamagedRecord` if its log cannot be replayed."""
        try:
            game = GAMES[record.game]
            states = [_replayed(game, deal) for deal in record.rounds]
            results = tuple(_result(game, state, record) for state in states if game.over(state))
            return cls(record, states[-1], results)
        except (ValueError, LookupError) as error:
            raise DamagedRecord(f"table of {record.game}: {error}") from error

    @property
    def game(self) -> Game:
        """The rules that are played by."""
        return GAMES[self.record.game]

    @cached_property
    def phase(self) -> Phase:
        """Who is awaited: the visitor, the next beat of the computer, or the button after a count or match.

        After the last card the table still waits for one beat, so that the last capture is seen.
        """
        if not self.game.over(self.state):
            return "you" if self.game.seat(self.state) == YOU else "computer"
        if not self.record.counted:
            return "computer"
        return "over" if self.standing.over else "count"

    @cached_property
    def standing(self) -> Standing:
        """Where the match stands, the current round included once it is finished."""
        return self.game.match(self.results)

    @cached_property
    def shown_standing(self) -> Standing:
        """Where the match stands as the screen shows it: a finished round counts once it has been counted."""
        pending = self.game.over(self.state) and not self.record.counted
        return self.game.match(self.results[:-1] if pending else self.results)

    @cached_property
    def view(self) -> View:
        """What the visitor has seen."""
        return self.view_of(YOU)

    def view_of(self, seat: int) -> View:
        """What a seat has seen, with the standing before this round."""
        before = self.game.match(self.results[: len(self.record.rounds) - 1])
        return self.game.view(self.state, seat, score=before.score, napola=self.record.napola)

    @property
    def running(self) -> bool:
        """Whether a game would be lost by starting a new one."""
        return self.phase != "over" and (len(self.record.rounds) > 1 or bool(self.state.history))

    @property
    def awaits_computer(self) -> bool:
        """Whether the next beat is a card of a computer seat."""
        return not self.game.over(self.state) and self.game.seat(self.state) != YOU

    def play(self, text: str) -> "Table":
        """The visitor plays the move that `text` names.

        Raises `NotNow` out of turn, `InvalidMove` or `IllegalMove` for what is not a move here.
        """
        if self.phase != "you":
            raise NotNow("it is not your turn")
        return self._played(text)

    def computer_plays(self, text: str) -> "Table":
        """The computer seat to move plays the move that `text` names. Raises as `play` does."""
        if not self.awaits_computer:
            raise NotNow("no computer seat is to move")
        return self._played(text)

    def count(self) -> "Table":
        """The finished round is counted; a finished game goes into the statistics. Raises `NotNow`."""
        if not self.game.over(self.state) or self.record.counted:
            raise NotNow("there is nothing to count")
        record = self.record
        tallies = dict(record.tallies)
        if self.standing.over:
            tallies[record.lowest] = self._booked(tallies.get(record.lowest, Tally()))
        return self._changed(counted=True, tallies=tallies)

    def next_round(self, seed: int) -> "Table":
        """The next round of the match is dealt. Raises `NotNow` unless a count is on the table."""
        if self.phase != "count":
            raise NotNow("the round is not over")
        leader = self.game.next_leader(self.record.rounds[-1].leader)
        return Table(*_opened(self.record, seed, leader), results=self.results)

    def new_game(self, seed: int, napola: bool | None = None) -> "Table":
        """A new game or match from the start, in which the Napola counts or not; None: as before."""
        record = self.record
        fresh = record.model_copy(
            update={
                "rounds": (),
                "lowest": record.level,
                "napola": record.napola if napola is None else napola,
            }
        )
        leader = self.game.first_leader(record.rounds[-1].leader)
        return Table(*_opened(fresh, seed, leader), results=())

    def with_level(self, level: Level) -> "Table":
        """Another level from the next computer move on; the game is not touched, so `ply` stays."""
        lowest = min(self.record.lowest, level, key=LEVELS.index) if self.running else level
        return replace(self, record=self.record.model_copy(update={"level": level, "lowest": lowest}))

    def without_statistics(self) -> "Table":
        """The statistics are erased; the game is not touched."""
        return replace(self, record=self.record.model_copy(update={"tallies": {}}))

    def _played(self, text: str) -> "Table":
        game = self.game
        state = game.play(self.state, Move.parse(text))
        *earlier, deal = self.record.rounds
        deal = deal.model_copy(update={"log": (*deal.log, text)})
        record = self.record.model_copy(
            update={"rounds": (*earlier, deal), "ply": self.record.ply + 1, "counted": False}
        )
        results = (*self.results, _result(game, state, record)) if game.over(state) else self.results
        return Table(record, state, results)

    def _changed(self, **fields: Any) -> "Table":
        return replace(self, record=self.record.model_copy(update={**fields, "ply": self.record.ply + 1}))

    def _booked(self, tally: Tally) -> Tally:
        winner = self.standing.winner
        won, tied = winner == self.game.side(YOU), winner is None
        streak = tally.streak + 1 if won else 0
        feats = dict(tally.feats)
        for deal in self.record.rounds:
            for name, number in self.game.feats(_replayed(self.game, deal), self.game.side(YOU)).items():
                best_of = max if name.startswith("best_") else int.__add__
                feats[name] = best_of(feats.get(name, 0), number)
        return Tally(
            won=tally.won + won,
            tied=tally.tied + tied,
            lost=tally.lost + (not won and not tied),
            streak=streak,
            best_streak=max(tally.best_streak, streak),
            feats=feats,
        )


def _opened(record: TableRecord, seed: int, leader: int | None) -> tuple[TableRecord, State]:
    game = GAMES[record.game]
    state = game.deal(seed, leader)
    deal = Deal(seed=seed, leader=game.seat(state))
    update = {"rounds": (*record.rounds, deal), "counted": False, "ply": record.ply + 1}
    return record.model_copy(update=update), state


def _replayed(game: Game, deal: Deal) -> State:
    state = game.deal(deal.seed, deal.leader)
    for text in deal.log:
        state = game.play(state, Move.parse(text))
    return state


def _result(game: Game, state: State, record: TableRecord) -> Any:
    return game.result(state, napola=record.napola)
