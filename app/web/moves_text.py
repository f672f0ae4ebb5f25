"""Moves in words, and the captures of a round as they are shown again."""

from functools import lru_cache

from app.cards import cards_in
from app.games import GAMES, Move, PileView, View
from app.web.card_names import card_name, cards_names
from app.web.languages import N_, Language

_SEATS = {
    2: (N_("You"), N_("Computer")),
    4: (N_("You"), N_("Opponent on the right"), N_("Partner"), N_("Opponent on the left")),
}
_SIDES = {2: (N_("You"), N_("Computer")), 4: (N_("Your pair"), N_("Opponents"))}
_SIDES_IN_SHORT = {2: (N_("You"), N_("Computer")), 4: (N_("You two"), N_("They"))}
_WON = {
    2: (N_("You have won"), N_("The computer has won")),
    4: (N_("Your pair has won"), N_("The opponents have won")),
}


def seat_name(language: Language, seats: int, seat: int) -> str:
    """What the person in a seat is called, at a table of two or four."""
    return language.gettext(_SEATS[seats][seat])


def side_name(language: Language, seats: int, side: int) -> str:
    """What side 0 or 1 is called, at a table of two or four."""
    return language.gettext(_SIDES[seats][side])


def won_text(language: Language, seats: int, side: int) -> str:
    """That side 0 or 1 has won, at a table of two or four."""
    return language.gettext(_WON[seats][side])


def score_text(language: Language, seats: int, score: tuple[int, int]) -> str:
    """A score with the sides in short, such as „Ihr 4 : 7 Gegner“."""
    yours, theirs = (language.gettext(name) for name in _SIDES_IN_SHORT[seats])
    return f"{yours} {score[0]} : {score[1]} {theirs}"


def seat_of(view: View, number: int) -> int:
    """The seat that played move `number` of the history, counted from 0."""
    return (view.leader + number) % GAMES[view.game].seats


def made_scopa(view: View, number: int) -> bool:
    """Whether move `number` of the history made a scopa."""
    side = GAMES[view.game].side(seat_of(view, number))
    return view.history[number].card in view.piles[side].scopas


def piles_before(view: View, number: int) -> tuple[PileView, ...]:
    """The piles as they lay before move `number` of the history, which may be its length: after the last one.

    Cards that the last taker gets at the end of a round are not in them.
    """
    game = GAMES[view.game]
    open_piles = any(pile.top is not None for pile in view.piles)
    sizes, tops = [0, 0], [-1, -1]
    played = view.history[:number]
    for count, (card, taken, steals) in enumerate(played):
        if not taken and not steals:
            continue
        side = game.side((view.leader + count) % game.seats)
        if steals:
            sizes[side] += sizes[1 - side]
            sizes[1 - side] = 0
        sizes[side] += 1 + taken.bit_count()
        tops[side] = card
    later = {move.card for move in view.history[number:]}
    return tuple(
        [
            PileView(
                size=size,
                top=top if size and open_piles else None,
                scopas=tuple([card for card in pile.scopas if card not in later]),
            )
            for size, top, pile in zip(sizes, tops, view.piles, strict=True)
        ]
    )


def piles_during(view: View) -> tuple[PileView, ...]:
    """The piles while what the last move took still lies before everybody: a stolen pile has left its place."""
    if not view.history:
        return view.piles
    number = len(view.history) - 1
    piles = list(piles_before(view, number))
    if view.history[number].steals:
        piles[1 - GAMES[view.game].side(seat_of(view, number))] = PileView(0)
    return tuple(piles)


def stolen_before(view: View, number: int) -> PileView:
    """The pile that the steal that is move `number` of the history took, as it lay before.

    Raises `ValueError` if that move does not steal.
    """
    if not view.history[number].steals:
        raise ValueError("the move does not steal")
    return piles_before(view, number)[1 - GAMES[view.game].side(seat_of(view, number))]


def move_sentence(language: Language, view: View, number: int) -> str:
    """Move `number` of the history in one sentence: who, which card, what it took."""
    move = view.history[number]
    stolen = stolen_before(view, number).size if move.steals else 0
    seats = GAMES[view.game].seats
    return _sentence(language, seats, seat_of(view, number), move, stolen, made_scopa(view, number))


@lru_cache(maxsize=4096)
def _sentence(language: Language, seats: int, seat: int, move: Move, stolen: int, scopa: bool) -> str:
    """A move in one sentence, with the size of the pile that it stole; a move is told at several tables."""
    who, card = seat_name(language, seats, seat), card_name(language, move.card)
    if move.steals:
        return language.ngettext(
            "%(who)s: %(card)s steals the pile (%(num)s card).",
            "%(who)s: %(card)s steals the pile (%(num)s cards).",
            stolen,
            who=who,
            card=card,
        )
    if not move.taken:
        return language.gettext("%(who)s: %(card)s stays on the table.", who=who, card=card)
    cards = cards_names(language, cards_in(move.taken))
    if scopa:
        return language.gettext("Scopa! %(who)s: %(card)s takes: %(cards)s.", who=who, card=card, cards=cards)
    return language.gettext("%(who)s: %(card)s takes: %(cards)s.", who=who, card=card, cards=cards)


def way_label(language: Language, view: View, move: Move) -> str:
    """What a move would take, in words, without the card that is played."""
    if move.steals:
        size = view.piles[1 - GAMES[view.game].side(view.seat)].size
        return language.ngettext("steals the pile (%(num)s card)", "steals the pile (%(num)s cards)", size)
    if not move.taken:
        return language.gettext("stays on the table")
    return language.gettext("takes: %(cards)s", cards=cards_names(language, cards_in(move.taken)))
