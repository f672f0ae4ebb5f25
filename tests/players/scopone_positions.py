"""Constructed positions of Scopone."""

from app.cards import ALL_CARDS, card_set, cards_in, parse_cards
from app.games import Move, State, View
from app.games.scopone import NOBODY, Position, Scopone

GAME = Scopone()


def seen(hand: str, table: str, seat: int = 0) -> View:
    """What a seat to move sees that holds `hand` while `table` lies, all of it laid and nothing taken.

    The other seats hold what is left of the deck, as evenly as it goes.
    """
    own, lying = card_set(parse_cards(hand)), parse_cards(table)
    rest = list(cards_in(ALL_CARDS ^ own ^ card_set(lying)))
    hands = [0, 0, 0, 0]
    for turn, other in enumerate(other for other in range(4) if other != seat):
        hands[other] = card_set(rest[turn::3])
    hands[seat] = own
    position = Position._make([*hands, card_set(lying), 0, 0, 0, 0, seat, NOBODY])
    return GAME.view(State(position, tuple(Move(card) for card in lying)), seat)


def after_plays(hands: tuple[str, str, str, str], leader: int, plays: str) -> State:
    """A round from given hands after some moves, named by their texts."""
    sets = [card_set(parse_cards(hand)) for hand in hands]
    state = State(Position._make([*sets, 0, 0, 0, 0, 0, leader, NOBODY]))
    for text in plays.split():
        state = GAME.play(state, GAME.parse(state, text))
    return state
