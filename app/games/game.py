"""The uniform interface of every game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from app.games.moves import IllegalMove, Move
from app.games.view import View


@dataclass(frozen=True, slots=True)
class State:
    """A game or round in progress, immutable.

    `position` is a tuple of ints, the same ones that the compiled search works on; its layout is the game's.
    `history` holds the moves so far.
    """

    position: tuple[int, ...]
    history: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands after some finished rounds."""

    score: tuple[int, int]
    """Points (Scopone) or cards (Rubamazzo) of side 0 and side 1."""
    over: bool
    """Whether the match has ended."""
    winner: int | None
    """The side that won; None while the match runs and for a tie."""


class Game(Protocol):
    """The rules of one game. A side is who wins together: a seat in Rubamazzo, a pair in Scopone."""

    name: str
    title: str
    """Its proper name, the same in every language."""
    options: frozenset[str]
    """The names of the rule options that people choose."""
    seats: int
    hand_size: int
    """The most cards that a seat ever holds."""
    suits_matter: bool
    """Whether taking one of two cards of equal value is another way to play than taking the other."""
    dealer_matters: bool
    """Whether people are told who deals: the seat before the leader, whose last card makes no scopa."""

    def deal(self, seed: int, leader: int | None = None) -> State:
        """The first state: hands and stock follow from the seed (a non-negative int) alone, for ever.

        `leader` is the seat that plays first; None derives it from the seed.
        """

    def moves(self, state: State) -> list[Move]:
        """The legal moves of the seat to move, in a fixed order; empty when the state is over."""

    def play(self, state: State, move: Move) -> State:
        """The state after a move. Raises `IllegalMove` if it is none of `moves(state)`."""

    def seat(self, state: State) -> int:
        """The seat to move, 0..seats-1. Raises `ValueError` when the state is over."""

    def over(self, state: State) -> bool:
        """Whether the last card has been played."""

    def result(self, state: State, **options: bool) -> Any:
        """The result of a finished game or round. Raises `ValueError` unless the state is over.

        Every rule option is accepted by every game; a game ignores the options that it has no use for.
        """

    def view(self, state: State, seat: int, *, score: tuple[int, int] | None = None, **options: bool) -> View:
        """What the person in a seat has seen so far.

        `score` is the standing of the match before this round, None where only the round counts. Every rule
        option is accepted by every game.
        """

    def side(self, seat: int) -> int:
        """The side, 0 or 1, that a seat plays for."""

    def match(self, results: Sequence[Any]) -> Standing:
        """Where the match stands after the given results of its rounds, oldest first."""

    def next_leader(self, leader: int) -> int:
        """The seat that leads the next round or game after one that `leader` led."""

    def first_leader(self, previous: int) -> int | None:
        """The seat that leads a new match after one whose last round `previous` led; None: the seed decides."""

    def feats(self, state: State, side: int) -> dict[str, int]:
        """What a side may boast of after a finished game or round, by name, for the statistics.

        A name that begins with `best_` is kept as the highest of all games, every other one is summed.
        """

    def parse(self, state: State, text: str) -> Move:
        """The legal move that a text names.

        Raises `InvalidMove` for text that names no move at all and `IllegalMove` for one that is not legal here.
        """
        move = Move.parse(text)
        if move not in self.moves(state):
            raise IllegalMove(f"not legal here: {text}")
        return move
