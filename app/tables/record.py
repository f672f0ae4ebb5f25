"""What is stored of a visitor: options, and one table a game. Everything else is derived from these records.

A record is a pydantic model with a version number, kept as JSON text by a store. An older version is
migrated when it is read: `MIGRATIONS` of a model leads each old version one step up.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from app.players import Level

Deck = Literal["neapolitan", "piacentine"]
Speed = Literal["slow", "normal", "fast", "instant"]
DECKS: tuple[Deck, ...] = get_args(Deck)
SPEEDS: tuple[Speed, ...] = get_args(Speed)


class DamagedRecord(ValueError):
    """A stored record cannot be read: not JSON, of an unknown version, or not of its model's shape."""


class Record(BaseModel):
    """Base of the stored records."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    MIGRATIONS: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """By version: what turns the fields of that version into those of the next."""

    @classmethod
    def read(cls, text: str) -> Self:
        """The record in a JSON text of this or an older version. Raises `DamagedRecord`."""
        try:
            record = cls.model_validate_json(text)
        except ValidationError as error:
            record = cls._migrated(text, error)
        return record

    @classmethod
    def _migrated(cls, text: str, error: ValidationError) -> Self:
        try:
            fields = _AnyRecord.model_validate_json(text).model_dump()
            while (step := cls.MIGRATIONS.get(fields["version"])) is not None:
                fields = step(fields)
            return cls.model_validate(fields)
        except (ValueError, LookupError, TypeError) as migration_error:
            raise DamagedRecord(f"{cls.__name__}: {error}") from migration_error

    def text(self) -> str:
        """The record as JSON text, for a store."""
        return self.model_dump_json()


class _AnyRecord(BaseModel):
    model_config = ConfigDict(extra="allow")

    version: int


class Visitor(Record):
    """What a visitor has chosen for every game."""

    version: Literal[1] = 1
    deck: Deck = "neapolitan"
    speed: Speed = "normal"
    numbers: bool = True
    """A number on each card."""
    sound: bool = False
    keys: bool = True
    """Whether letters and digits are shortcuts."""
    taps: Literal["one", "two"] = "one"
    """Taps that play a card: two guards against slips."""
    rows: Literal["one", "two"] = "one"
    """Rows of a hand of ten."""


class Tally(Record):
    """Finished games of one level."""

    won: int = 0
    tied: int = 0
    lost: int = 0
    streak: int = 0
    """Games won in a row, up to the last one."""
    best_streak: int = 0
    feats: dict[str, int] = Field(default_factory=dict)
    """Sums or bests by name, as the game's `feats` names them."""


class Deal(Record):
    """One round: where it came from and what was played. Replaying it gives every state."""

    seed: int
    leader: int
    log: tuple[str, ...] = ()
    """The moves as text, first to last."""


class TableRecord(Record):
    """One person's table of one game."""

    version: Literal[1] = 1
    game: str
    level: Level = "normal"
    lowest: Level = "normal"
    """The lowest level that was set since the game began; statistics book under it."""
    napola: bool = False
    rounds: tuple[Deal, ...]
    """The rounds of the running match, the current one last."""
    counted: bool = False
    """Whether the current round, when finished, has been counted on the screen."""
    ply: int = 0
    """Counts every change of the game, over rounds and new games."""
    tallies: dict[Level, Tally] = Field(default_factory=dict)
