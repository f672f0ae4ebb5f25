"""Rubamazzo for two: a card takes one equal card from the table, or the opponent's pile by its top card.

The deal. Of the pack of `app.games.deal.shuffled` the first four cards lie open on the table in that order.
Then come six deals: three cards to seat 0, three to seat 1, and so on to the end of the pack. The next three
and three are dealt as soon as both hands are empty; the same seat leads all six deals. Who leads changes no
hand and no stock. If no leader is given, the seat that `shuffled` draws leads.

The rules are R1 to R19 of the project's rule decisions; the sentences below name them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, cast

from app.cards import PACK_SIZE, card_set, cards_in, value
from app.games.capture import SAME_VALUE
from app.games.deal import shuffled
from app.games.game import Game, Standing, State
from app.games.moves import IllegalMove, Move
from app.games.view import PileView, View

OPENING_SIZE = 4
HAND_SIZE = 3
NO_CARD = -1
"""The top of an empty pile."""

_CARD_BITS = 6


class Position(NamedTuple):
    """Everything that decides how a game goes on, as ints; a set of cards is a 40-bit int."""

    pack: int
    """The pack in dealing order, six bits a card, the first card lowest."""
    leader: int
    """The seat that leads every deal."""
    seat: int
    """The seat to move; without meaning once the game is over."""
    hand_0: int
    """The set of cards in the hand of seat 0."""
    hand_1: int
    """The set of cards in the hand of seat 1."""
    table: int
    """The set of table cards."""
    pile_0: int
    """The set of cards in the pile of seat 0."""
    pile_1: int
    """The set of cards in the pile of seat 1."""
    top_0: int
    """The top card of the pile of seat 0, or `NO_CARD`."""
    top_1: int
    """The top card of the pile of seat 1, or `NO_CARD`."""

    @property
    def hands(self) -> tuple[int, int]:
        """The two hands by seat."""
        return self.hand_0, self.hand_1

    @property
    def piles(self) -> tuple[int, int]:
        """The two piles by seat."""
        return self.pile_0, self.pile_1

    @property
    def tops(self) -> tuple[int, int]:
        """The two top cards by seat."""
        return self.top_0, self.top_1

    @property
    def stock(self) -> int:
        """How many cards are left to deal: they are the last ones of the pack."""
        return PACK_SIZE - (self.hand_0 | self.hand_1 | self.table | self.pile_0 | self.pile_1).bit_count()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Cards left on the table belong to nobody (R16)."""

    piles: tuple[int, int]
    """How many cards lie in the pile of each seat."""

    def __str__(self) -> str:
        return "piles: {} : {}".format(*self.piles)

    @property
    def winner(self) -> int | None:
        """The seat with more cards (R17), None for a tie (R18)."""
        mine, other = self.piles
        return None if mine == other else int(other > mine)


def pack_int(cards: Sequence[int]) -> int:
    """The pack as `Position.pack` holds it, from its 40 cards in dealing order."""
    return sum(card << _CARD_BITS * place for place, card in enumerate(cards))


@lru_cache(maxsize=4096)
def pack_cards(pack: int) -> tuple[int, ...]:
    """The 40 cards of a `Position.pack` in dealing order; the inverse of `pack_int`."""
    mask = (1 << _CARD_BITS) - 1
    return tuple(pack >> _CARD_BITS * place & mask for place in range(PACK_SIZE))


def _position(state: State) -> Position:
    return cast(Position, state.position)


def _pile(pile: int, top: int) -> PileView:
    return PileView(pile.bit_count(), None if top == NO_CARD else top)


@lru_cache(maxsize=1024)
def _in_pack_order(pack: int, cards: int) -> tuple[int, ...]:
    """The cards of a set in the order of a pack; a hand is looked at several times before it changes."""
    return tuple([card for card in pack_cards(pack) if cards >> card & 1])


def _refilled(position: Position) -> Position:
    """The position with three new cards for each seat if both hands are empty and a stock is left (R3)."""
    stock = position.stock
    if position.hand_0 or position.hand_1 or not stock:
        return position
    dealt = pack_cards(position.pack)[PACK_SIZE - stock :]
    return position._replace(
        hand_0=card_set(dealt[:HAND_SIZE]),
        hand_1=card_set(dealt[HAND_SIZE : 2 * HAND_SIZE]),
    )


def _dealt(pack: int, leader: int) -> Position:
    """The position before the first move."""
    table = card_set(pack_cards(pack)[:OPENING_SIZE])
    return _refilled(Position(pack, leader, leader, 0, 0, table, 0, 0, NO_CARD, NO_CARD))


def _after(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    seat, card = position.seat, move.card
    hands, table = list(position.hands), position.table
    piles, tops = list(position.piles), list(position.tops)
    hands[seat] ^= 1 << card
    if move.captures:
        piles[seat] |= 1 << card | move.taken
        tops[seat] = card
        table ^= move.taken
        if move.steals:
            piles[seat] |= piles[1 - seat]
            piles[1 - seat], tops[1 - seat] = 0, NO_CARD
    else:
        table |= 1 << card
    return _refilled(
        Position(
            pack=position.pack,
            leader=position.leader,
            seat=1 - seat,
            hand_0=hands[0],
            hand_1=hands[1],
            table=table,
            pile_0=piles[0],
            pile_1=piles[1],
            top_0=tops[0],
            top_1=tops[1],
        )
    )


def _ways(position: Position, card: int) -> list[Move]:
    """The moves with one card: it must take if it can (R12), and takes one thing only (R4, R11)."""
    other_top = position.tops[1 - position.seat]
    ways = []
    if other_top != NO_CARD and value(other_top) == value(card):
        ways.append(Move(card, steals=True))
    ways.extend(Move(card, 1 << taken) for taken in cards_in(position.table & SAME_VALUE << value(card) - 1))
    return ways or [Move(card)]


class Rubamazzo(Game):
    """The rules of Rubamazzo as a `Game`. A side is a seat."""

    name = "rubamazzo"
    title = "Rubamazzo"
    options: frozenset[str] = frozenset()
    seats = 2
    hand_size = HAND_SIZE
    suits_matter = False
    dealer_matters = False

    def deal(self, seed: int, leader: int | None = None) -> State:
        """The first state of the game with a seed; `leader` is the seat that plays first, None the drawn one.

        Raises `ValueError` for a negative seed or a leader that is no seat.
        """
        cards, drawn = shuffled(seed, self.seats)
        first = drawn if leader is None else leader
        if first not in range(self.seats):
            raise ValueError(f"no such seat: {leader}")
        return State(_dealt(pack_int(cards), first))

    def moves(self, state: State) -> list[Move]:
        """The legal moves: by card as dealt, the steal before the table, table cards by suit."""
        position = _position(state)
        hand = _in_pack_order(position.pack, position.hands[position.seat])
        return [move for card in hand for move in _ways(position, card)]

    def play(self, state: State, move: Move) -> State:
        """The state after a move. Raises `IllegalMove` if it is none of `moves(state)`."""
        position = _position(state)
        held = position.hands[position.seat] >> move.card & 1
        if not held or move not in _ways(position, move.card):
            raise IllegalMove(f"not legal here: {move}")
        return State(_after(position, move), (*state.history, move))

    def seat(self, state: State) -> int:
        """The seat to move. Raises `ValueError` when the game is over."""
        if self.over(state):
            raise ValueError("the game is over")
        return _position(state).seat

    def over(self, state: State) -> bool:
        """Whether the last card has been played."""
        position = _position(state)
        return not position.hand_0 | position.hand_1

    def result(self, state: State, **options: bool) -> Result:
        """The sizes of the piles. Raises `ValueError` unless the game is over; rule options change nothing."""
        if not self.over(state):
            raise ValueError("the game is not over")
        mine, other = _position(state).piles
        return Result((mine.bit_count(), other.bit_count()))

    def view(self, state: State, seat: int, *, score: tuple[int, int] | None = None, **options: bool) -> View:
        """What the person in a seat has seen so far. A match is one game, so there is never a score."""
        position = _position(state)
        over = self.over(state)
        history = state.history
        laid = [move.card for move in history if position.table >> move.card & 1 and not move.captures]
        dealt_open = position.table & ~card_set(laid)
        last_capture = next((ply for ply in reversed(range(len(history))) if history[ply].captures), None)
        return View(
            game=self.name,
            seat=seat,
            leader=position.leader,
            to_move=None if over else position.seat,
            hand=_in_pack_order(position.pack, position.hands[seat]),
            hand_sizes=(position.hand_0.bit_count(), position.hand_1.bit_count()),
            table=(*_in_pack_order(position.pack, dealt_open), *laid),
            opening=pack_cards(position.pack)[:OPENING_SIZE],
            stock=position.stock,
            piles=(_pile(position.pile_0, position.top_0), _pile(position.pile_1, position.top_1)),
            last_taker=None if last_capture is None else (position.leader + last_capture) % self.seats,
            history=history,
            moves=tuple(self.moves(state)) if seat == position.seat and not over else (),
        )

    def side(self, seat: int) -> int:
        """The side that a seat plays for: itself."""
        return seat

    def match(self, results: Sequence[Result]) -> Standing:
        """A match is one game: over after its result, the score is the piles."""
        if not results:
            return Standing((0, 0), over=False, winner=None)
        return Standing(results[-1].piles, over=True, winner=results[-1].winner)

    def next_leader(self, leader: int) -> int:
        """The other seat: every new game alternates (R2)."""
        return 1 - leader

    def first_leader(self, previous: int) -> int | None:
        """The seat that leads after a game that `previous` led: a match is one game, so it alternates, too."""
        return self.next_leader(previous)

    def feats(self, state: State, side: int) -> dict[str, int]:
        """The piles stolen (`steals`), the largest one of them (`best_steal`), and the own pile (`best_pile`)."""
        end, stolen = _position(state), []
        position = _dealt(end.pack, end.leader)
        for move in state.history:
            if move.steals and position.seat == side:
                stolen.append(position.piles[1 - side].bit_count())
            position = _after(position, move)
        return {
            "steals": len(stolen),
            "best_steal": max(stolen, default=0),
            "best_pile": end.piles[side].bit_count(),
        }
