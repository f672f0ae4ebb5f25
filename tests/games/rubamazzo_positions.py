"""Positions of Rubamazzo made from the cards that lie where."""

from app.cards import card_set, parse_cards
from app.games import State
from app.games.rubamazzo import NO_CARD, Position, pack_int


def position_of(hand: str, table: str, mine: str = "", other: str = "", others_hand: str = "") -> State:
    """A state with seat 0 to move; piles from bottom to top; every card not named is stock."""
    hands = parse_cards(hand), parse_cards(others_hand)
    piles = parse_cards(mine), parse_cards(other)
    seen = (*parse_cards(table), *piles[0], *piles[1], *hands[0], *hands[1])
    pack = (*seen, *(card for card in range(40) if card not in seen))
    tops = [pile[-1] if pile else NO_CARD for pile in piles]
    sets = [card_set(cards) for cards in (*hands, parse_cards(table), *piles)]
    return State(Position(pack_int(pack), 0, 0, *sets, *tops))
