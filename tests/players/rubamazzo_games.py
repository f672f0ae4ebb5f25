"""Random games of Rubamazzo, and the same game with the cards that a seat cannot see dealt otherwise."""

import random
from collections.abc import Iterator

from app.cards import card_set, cards_in
from app.games import Move, State, View
from app.games.rubamazzo import Position, Rubamazzo, pack_cards, pack_int

GAME = Rubamazzo()


def position(state: State) -> Position:
    assert isinstance(state.position, Position)
    return state.position


def random_positions(number: int, seed: int, choices: int = 2) -> Iterator[State]:
    """Positions of random games in which the seat to move has at least `choices` moves, one or two a game."""
    rng = random.Random(seed)
    found = 0
    while found < number:
        state = GAME.deal(rng.randrange(1 << 30))
        stops = {rng.randrange(36), rng.randrange(36)}
        while not GAME.over(state) and found < number:
            moves = GAME.moves(state)
            if len(state.history) in stops and len(moves) >= choices:
                found += 1
                yield state
            captures = [move for move in moves if move.captures]
            state = GAME.play(state, rng.choice(captures if captures and rng.random() < 0.7 else moves))


def every_ply(games: int, seed: int) -> Iterator[State]:
    """All positions of random games."""
    rng = random.Random(seed)
    for _ in range(games):
        state = GAME.deal(rng.randrange(1 << 30))
        while not GAME.over(state):
            yield state
            state = GAME.play(state, rng.choice(GAME.moves(state)))


def dealt_otherwise(state: State, seat: int, rng: random.Random) -> State:
    """The same game with the other hand and the stock exchanged at random: nothing that `seat` has seen differs."""
    at = position(state)
    stock = pack_cards(at.pack)[40 - at.stock :]
    hidden = [*cards_in(at.hands[1 - seat]), *stock]
    shuffled = list(hidden)
    rng.shuffle(shuffled)
    other = dict(zip(hidden, shuffled, strict=True))
    hands = list(at.hands)
    hands[1 - seat] = card_set(other[card] for card in cards_in(at.hands[1 - seat]))
    pack = pack_int([other.get(card, card) for card in pack_cards(at.pack)])
    return State(at._replace(pack=pack, hand_0=hands[0], hand_1=hands[1]), state.history)


def remembered_otherwise(view: View, rng: random.Random) -> View:
    """The same table with another past: the covered and the hidden cards are exchanged at random in all moves."""
    tops = [pile.top for pile in view.piles if pile.top is not None]
    open_cards = {*view.hand, *view.table, *tops}
    others = [card for card in range(40) if card not in open_cards]
    shuffled = list(others)
    rng.shuffle(shuffled)
    other = dict(zip(others, shuffled, strict=True))

    def exchanged(card: int) -> int:
        return other.get(card, card)

    history = tuple(
        Move(exchanged(move.card), card_set(exchanged(card) for card in cards_in(move.taken)), move.steals)
        for move in view.history
    )
    return view._replace(history=history, opening=tuple(map(exchanged, view.opening)))
