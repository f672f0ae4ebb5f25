"""Scopone scientifico: ten cards each, the table empty, a match to 11 between two pairs.

The pack is dealt ten cards a seat: seat 0 holds the cards 0 to 9 of the shuffled pack, seat 1 the next ten,
and so on; whoever leads, the hands are the same. The dealer sits before the leader and plays the 40th card.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol, cast

from app.cards import card_set, cards_in, value
from app.games.capture import captures
from app.games.count import SETTEBELLO, Count, count_lines
from app.games.deal import shuffled
from app.games.game import Game, Standing, State
from app.games.moves import IllegalMove, Move
from app.games.view import PileView, View

SEATS = 4
HAND_SIZE = 10
TARGET = 11
"""The points that end a match, unless both pairs have as many (rules S27 to S29)."""

NOBODY = -1


class Position(NamedTuple):
    """A round in progress: `State.position`. Cards are sets (40-bit ints), a pair is its side 0 or 1."""

    hand_0: int
    hand_1: int
    hand_2: int
    hand_3: int
    table: int
    pile_0: int
    pile_1: int
    scopas_0: int
    """The cards with which side 0 made a scopa."""
    scopas_1: int
    to_move: int
    """The seat to move; after the last card the seat that led."""
    last_taker: int
    """The seat that captured last, -1 if nobody has."""

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands by seat."""
        return self[:SEATS]


class HasPoints(Protocol):
    """What a match asks of a round's result."""

    @property
    def points(self) -> tuple[int, int]:
        """The points of side 0 and side 1."""


@lru_cache(maxsize=1024)
def by_value(cards: int) -> tuple[int, ...]:
    """The cards of a set (40-bit int) as they stand in a hand: by value, then by suit."""
    return tuple(sorted(cards_in(cards), key=lambda card: (value(card), card)))


def after(position: Position, card: int, taken: int) -> Position:
    """The position after the seat to move plays a card of its hand and takes a set of table cards.

    The last card of the round makes no scopa, and what then lies on the table goes to the pair that captured
    last (rules S12 to S14).
    """
    seat = position.to_move
    side = seat % 2
    hands = list(position.hands)
    hands[seat] ^= 1 << card
    last = not any(hands)
    table, last_taker = position.table, position.last_taker
    piles = [position.pile_0, position.pile_1]
    scopas = [position.scopas_0, position.scopas_1]
    if taken:
        table ^= taken
        piles[side] |= taken | 1 << card
        last_taker = seat
        if not table and not last:
            scopas[side] |= 1 << card
    else:
        table |= 1 << card
    if last:
        assert last_taker != NOBODY, "ten distinct values can lie at most, so somebody captured (rule S15)"
        piles[last_taker % 2] |= table
        table = 0
    return Position._make([*hands, table, *piles, *scopas, (seat + 1) % SEATS, last_taker])


class Scopone(Game):
    """The rules of Scopone scientifico, an `app.games.Game`. Side 0 is seats 0 and 2, side 1 seats 1 and 3."""

    name = "scopone"
    title = "Scopone scientifico"
    options = frozenset({"napola"})
    seats = SEATS
    hand_size = HAND_SIZE
    suits_matter = True
    dealer_matters = True

    def deal(self, seed: int, leader: int | None = None) -> State:
        """The first state of a round, see the module for how the pack of `seed` (an int >= 0) is dealt.

        `leader` is the seat 0..3 that plays first; None derives it from the seed. Raises `ValueError` for a
        negative seed or a leader that is no seat.
        """
        if leader is not None and leader not in range(SEATS):
            raise ValueError(f"no such seat: {leader}")
        pack, drawn = shuffled(seed, SEATS)
        hands = [card_set(pack[first : first + HAND_SIZE]) for first in range(0, len(pack), HAND_SIZE)]
        return State(Position._make([*hands, 0, 0, 0, 0, 0, drawn if leader is None else leader, NOBODY]))

    def moves(self, state: State) -> list[Move]:
        """The legal moves of the seat to move, in the order of its hand; empty when the round is over."""
        position = _position(state)
        return list(_moves(position[position.to_move], position.table))

    def play(self, state: State, move: Move) -> State:
        """The state after a move. Raises `IllegalMove` if it is none of `moves(state)`."""
        if move not in self.moves(state):
            raise IllegalMove(f"not legal here: {move}")
        return State(after(_position(state), move.card, move.taken), (*state.history, move))

    def seat(self, state: State) -> int:
        """The seat 0..3 to move. Raises `ValueError` when the round is over."""
        if self.over(state):
            raise ValueError("the round is over")
        return _position(state).to_move

    def over(self, state: State) -> bool:
        """Whether the 40th card has been played."""
        return not any(_position(state).hands)

    def result(self, state: State, *, napola: bool = False, **options: bool) -> Count:
        """The count of a finished round, with the napola if it is played. Other options mean nothing here.

        Raises `ValueError` unless the state is over.
        """
        if not self.over(state):
            raise ValueError("the round is not over")
        position = _position(state)
        return Count(count_lines((position.pile_0, position.pile_1), _scopas(state), napola))

    def view(
        self,
        state: State,
        seat: int,
        *,
        score: tuple[int, int] | None = None,
        napola: bool = False,
        **options: bool,
    ) -> View:
        """What the person in a seat 0..3 has seen so far. The piles lie face down.

        `score` is the standing of the match before this round, None where only the round counts.
        """
        position = _position(state)
        scopas_0, scopas_1 = _scopas(state)
        to_move = position.to_move if any(position.hands) else None
        return View(
            game=self.name,
            seat=seat,
            leader=(position.to_move - len(state.history)) % SEATS,
            to_move=to_move,
            hand=by_value(position[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in position.hands]),
            table=tuple([move.card for move in state.history if position.table >> move.card & 1]),
            opening=(),
            stock=0,
            piles=(
                PileView(position.pile_0.bit_count(), scopas=scopas_0),
                PileView(position.pile_1.bit_count(), scopas=scopas_1),
            ),
            last_taker=None if position.last_taker == NOBODY else position.last_taker,
            history=state.history,
            moves=_moves(position[seat], position.table) if seat == to_move else (),
            score=score,
            napola=napola,
        )

    def side(self, seat: int) -> int:
        """The side, 0 or 1, that a seat 0..3 plays for."""
        return seat % 2

    def match(self, results: Sequence[HasPoints]) -> Standing:
        """Where the match stands after its rounds: 11 points win, unless both pairs have as many."""
        points = [result.points for result in results]
        first, second = sum(round_[0] for round_ in points), sum(round_[1] for round_ in points)
        over = max(first, second) >= TARGET and first != second
        return Standing((first, second), over, int(second > first) if over else None)

    def next_leader(self, leader: int) -> int:
        """The seat that leads the next round: the deal moves one seat on, and the lead with it."""
        return (leader + 1) % SEATS

    def first_leader(self, previous: int) -> int | None:
        """None: the seed of a new match decides who leads it (rule S5)."""
        return None

    def feats(self, state: State, side: int) -> dict[str, int]:
        """The scopas made (`scopas`), the same of one round (`best_scopas`), whether it got the `settebello`."""
        position = _position(state)
        scopas = (position.scopas_0, position.scopas_1)[side].bit_count()
        settebello = (position.pile_0, position.pile_1)[side] >> SETTEBELLO & 1
        return {"scopas": scopas, "best_scopas": scopas, "settebello": settebello}


@lru_cache(maxsize=1024)
def _moves(hand: int, table: int) -> tuple[Move, ...]:
    """The moves with a hand; asked again when one of them is played."""
    return tuple(Move(card, taken) for card in by_value(hand) for taken in captures(table, card) or [0])


def _position(state: State) -> Position:
    return cast(Position, state.position)


def _scopas(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    position = _position(state)
    made = position.scopas_0 | position.scopas_1
    if not made:
        return (), ()
    cards = [move.card for move in state.history if made >> move.card & 1]
    first, second = (
        tuple(card for card in cards if scopas >> card & 1)
        for scopas in (position.scopas_0, position.scopas_1)
    )
    return first, second
