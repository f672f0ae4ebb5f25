"""No computer seat uses a card that it cannot see."""

import gc
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from app.cards import card_set, cards_in
from app.games import Move, State, View
from app.games.scopone import Position, Scopone, after
from app.players import LEVELS, Level, choose

GAME = Scopone()
COMPUTER_SEATS = (1, 2, 3)
BUDGET = 16

Chooser = Callable[[State, int], Move]
"""From the whole state and the seat to move to a move; an honest one uses the view alone."""


def honest(level: Level) -> Chooser:
    return lambda state, seat: choose(
        GAME.view(state, seat, score=(9, 8), napola=True), level, seed=7, budget=BUDGET
    )


def permuted(state: State, seat: int, chance: random.Random) -> State:
    """The state with the cards that a seat cannot see dealt otherwise."""
    position = list(state.position)
    others = [other for other in range(4) if other != seat]
    hidden = [card for other in others for card in cards_in(position[other])]
    chance.shuffle(hidden)
    for other in others:
        size = position[other].bit_count()
        position[other] = card_set(hidden[:size])
        del hidden[:size]
    return State(Position._make(position), state.history)


def positions(rounds: range) -> Iterator[tuple[State, int]]:
    """Every position of some random rounds in which a computer seat is to move."""
    for seed in rounds:
        chance = random.Random(seed)
        state = GAME.deal(seed)
        while not GAME.over(state):
            seat = GAME.seat(state)
            if seat in COMPUTER_SEATS:
                yield state, seat
            move = chance.choice(GAME.moves(state))
            state = State(
                after(Position._make(state.position), move.card, move.taken), (*state.history, move)
            )


def differences(chooser: Chooser, rounds: range) -> int:
    """In how many positions a permutation of the hidden cards changes the move."""
    chance = random.Random(1)
    return sum(
        chooser(state, seat) != chooser(permuted(state, seat, chance), seat)
        for state, seat in positions(rounds)
    )


@pytest.mark.parametrize("level", LEVELS)
def test_the_hidden_cards_never_change_the_move(level: Level) -> None:
    assert differences(honest(level), range(200)) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_planted_cheat_is_found(level: Level) -> None:
    def cheat(state: State, seat: int) -> Move:
        """Leaves nothing that the next player holds the card for, and is honest otherwise."""
        next_hand = {card % 10 for card in cards_in(state.position[(seat + 1) % 4])}
        move = honest(level)(state, seat)
        if move.captures or move.card % 10 not in next_hand:
            return move
        lays = [other for other in GAME.moves(state) if not other.captures]
        return next((other for other in lays if other.card % 10 not in next_hand), move)

    assert differences(cheat, range(5)) > 0


def reachable(view: View) -> list[object]:
    """Every object that can be reached from a view, without classes, functions and modules."""
    found: dict[int, object] = {}
    waiting: list[object] = [view]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, type) or callable(thing):
            continue
        found[id(thing)] = thing
        waiting += gc.get_referents(thing)
    return list(found.values())


def hidden_in(view: View, state: State) -> bool:
    """Whether the state, or the hand of another seat, can be reached from the view."""
    hands = {
        hand for seat, hand in enumerate(state.position[:4]) if seat != view.seat and hand.bit_count() > 1
    }
    return any(
        isinstance(thing, State) or (isinstance(thing, int) and thing in hands) for thing in reachable(view)
    )


def test_the_state_cannot_be_reached_from_a_view() -> None:
    for state, seat in positions(range(10)):
        assert not hidden_in(GAME.view(state, seat), state)


def test_a_view_that_keeps_the_state_is_found() -> None:
    state, seat = next(positions(range(1)))
    view = GAME.view(state, seat)
    planted: Any
    for planted in ((*view.history, state), (state.position[(seat + 1) % 4],)):
        assert hidden_in(view._replace(history=planted), state)
