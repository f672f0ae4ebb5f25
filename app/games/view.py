"""What a person in a seat has seen: the only thing that a computer seat or a template is given."""

from typing import NamedTuple

from app.games.moves import Move


class PileView(NamedTuple):
    """What everybody sees of the pile of one side (a player, or a pair)."""

    size: int
    """How many cards lie in the pile."""
    top: int | None = None
    """The open top card 0..39; None if the pile is empty or lies face down."""
    scopas: tuple[int, ...] = ()
    """The cards that made a scopa, oldest first; they lie crosswise in the pile."""


class View(NamedTuple):
    """A running game or round as one seat has seen it. It holds no other seat's hand and no stock card."""

    game: str
    """Name of the game in `app.games.GAMES`."""
    seat: int
    """Whose view this is; 0 is the visitor, then in playing order."""
    leader: int
    """The seat that played or will play the first card."""
    to_move: int | None
    """The seat to move, None when the game or round is over."""
    hand: tuple[int, ...]
    """The seat's own cards as they stand in the hand on the screen."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    table: tuple[int, ...]
    """The open table cards in the order in which they came to lie."""
    opening: tuple[int, ...]
    """The table cards that were dealt open at the start."""
    stock: int
    """How many cards are left to deal."""
    piles: tuple[PileView, ...]
    """One a side; in Rubamazzo a side is a seat, in Scopone side 0 is seats 0 and 2, side 1 is seats 1 and 3."""
    last_taker: int | None
    """The seat that captured last, None if nobody has."""
    history: tuple[Move, ...]
    """Every move so far, first to last; the seats take turns from `leader` on."""
    moves: tuple[Move, ...]
    """The legal moves if this seat is to move, else none."""
    score: tuple[int, int] | None = None
    """The points of side 0 and side 1 in the match before this round; None where only the round counts."""
    napola: bool = False
    """Whether the napola counts in this round (Scopone)."""
