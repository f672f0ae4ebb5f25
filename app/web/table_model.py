"""What the templates of a table are given: everything decided, nothing left to work out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from app.tables.record import Visitor
from app.tables.table import Phase
from app.web.places import Place


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """One face-up card, described once for each deck and language."""

    text: str
    """Card text, such as `D7`."""
    name: str
    """Full name for people."""
    image: str
    """Address of the picture."""
    index: str
    """The number on the card."""


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """One deck of pictures, described in one language."""

    faces: tuple[Face, ...]
    """The cards 0..39."""
    cover: str
    """Address of the picture of their back."""


class HandCard(NamedTuple):
    """A card of the visitor's hand."""

    face: Face
    place: int
    """Place in the hand from the left, from 1."""
    label: str
    """Name and what a tap does, for screen readers."""
    move: str | None
    """Text of the move that a tap plays; None if a tap does not play."""
    choice: str
    """Address at which the card is chosen, or taken back if it is."""
    chosen: bool


class TableCard(NamedTuple):
    """An open card on the table."""

    face: Face
    state: Literal["idle", "lit", "selected"]
    """Lit: a capture of the chosen card may take it; selected: it has been tapped."""
    move: str | None
    """Text of the move that a tap plays, when it leaves one way."""
    choice: str | None
    """Address that narrows the choice by this card, or takes it back."""
    label: str
    laid_by: int | None
    """The seat that has just laid it; None for a card that lay there before."""
    place: Place
    """Where it lies on the cloth."""


class Way(NamedTuple):
    """One way to play the chosen card."""

    move: str
    label: str
    takes: tuple[str, ...]
    """Texts of the table cards that it takes."""
    faces: tuple[Face, ...]
    """What it takes, as cards: those table cards, or the open top card of the pile."""
    steals: bool


class Seat(NamedTuple):
    """A computer seat."""

    number: int
    name: str
    hand: int
    """How many cards it holds."""
    to_move: bool
    deals: bool


class Pile(NamedTuple):
    """The pile of a side."""

    side: int
    name: str
    size: int
    size_text: str
    top: Face | None
    scopas: tuple[Face, ...]
    flown: Face | None
    """The one of these cards that still lies in the capture zone, and has its name there."""
    lit: bool
    """Whether the chosen card may steal it."""
    move: str | None
    """Text of the move that steals it at a tap."""


class Capture(NamedTuple):
    """A capture as it happens, or again later."""

    seat: int
    side: int
    played: Face
    taken: tuple[Face, ...]
    stolen_top: Face | None
    """The top card of the pile that it stole; None if it stole none."""
    scopa: bool
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """An option with its possible values, for a form; made once for each value."""

    name: str
    label: str
    value: str
    action: str
    values: tuple[tuple[str, str], ...]
    """Value and label of each."""

    @property
    def value_label(self) -> str:
        """The label of the value in force."""
        return dict(self.values)[self.value]

    @property
    def next_value(self) -> str:
        """The value after the one in force, the first one after the last."""
        values = [value for value, _ in self.values]
        return values[(values.index(self.value) + 1) % len(values)]


class TableModel(NamedTuple):
    """A table as a visitor sees it."""

    game: str
    rule_options: frozenset[str]
    ply: int
    phase: Phase
    visitor: Visitor
    seats: tuple[Seat, ...]
    hand: tuple[HandCard, ...]
    """The visitor's hand in turn, else empty."""
    resting: tuple[Face, ...]
    """The visitor's hand out of turn, else empty."""
    hand_label: str
    dealt: bool
    """Whether the hand has just been dealt."""
    table: tuple[TableCard, ...]
    table_label: str
    columns: int
    """How many columns the open cards need."""
    piles: tuple[Pile, ...]
    stock: int
    stock_label: str
    capture: Capture | None
    """The last move, if it took something."""
    last_capture: Capture | None
    """The last capture of the round, to be seen again."""
    chosen: Face | None
    ways: tuple[Way, ...]
    cover: str
    """Address of the picture of a card's back."""
    take_back: str
    """Address at which what is chosen is taken back."""
    kept: tuple[tuple[str, str], ...]
    """Names and values that a form sends along, so that what is chosen stays chosen."""
    turn: str
    """Whose turn it is, in words."""
    last_move: str
    """The last move in words; empty before the first."""
    message: str
    """What was wrong with the last request; empty if nothing was."""
    spoken: str
    """What screen readers speak: what is chosen or taken back, else the last move and whose turn it is."""
    delay: int
    """Milliseconds until the table asks for the next beat."""
    score: tuple[int, int]
    """Of the match, as counted so far."""
    round_number: int
    score_label: str
    level: Option
    deck: Option
    napola: Option
    running: bool
    result: Any
    """The result of the round; None before it is counted."""
    faces: tuple[Face, ...]
    """The cards 0..39, for those that the result names."""
    result_text: str
    """Who won, in words; empty before."""
    outcome: Literal["won", "tied", "lost", ""]
    """How a finished game or match ended for the visitor; empty before."""
    deal_number: str
    """The seed of a finished round; empty before."""
    leader: str
    """Who made the first move of a finished round, in words; empty before."""
    you_deal: bool
    options: tuple[Option, ...]
    """The visitor's options."""


@dataclass(frozen=True, slots=True, eq=False)
class Links:
    """Addresses of one game in one language, made once."""

    page: str
    play: str
    step: str
    new: str
    next: str
    napola: str
    erase: str
    options: Mapping[str, str]
    """By option: the address that sets it."""
