"""No level's move depends on what its seat cannot see, and that of Normal not on what lies covered."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from app.cards import cards_in, value
from app.games import Move, State, View
from app.players import LEVELS, Level, choose
from tests.players.rubamazzo_games import (
    GAME,
    dealt_otherwise,
    every_ply,
    position,
    random_positions,
    remembered_otherwise,
)

POSITIONS = 2_000
Chooser = Callable[[State, int], Move]


def of_level(level: Level) -> Chooser:
    return lambda state, seed: choose(GAME.view(state, GAME.seat(state)), level, seed=seed)


def peeks(state: State, seed: int) -> Move:
    """A planted cheat: plays a card that the other hand cannot answer, if there is one."""
    at = position(state)
    others = {value(card) for card in cards_in(at.hands[1 - at.seat])}
    return min(GAME.moves(state), key=lambda move: value(move.card) in others)


def moves_that_change(chooser: Chooser, games: int) -> int:
    """In how many positions the move changes when the hidden cards are dealt otherwise."""
    rng = random.Random(20)
    changed = 0
    for number, state in enumerate(every_ply(games, seed=10)):
        other = dealt_otherwise(state, GAME.seat(state), rng)
        changed += chooser(state, number) != chooser(other, number)
    return changed


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_never_change_a_move(level: Level) -> None:
    assert moves_that_change(of_level(level), games=200) == 0


def test_a_planted_cheat_is_caught() -> None:
    assert moves_that_change(peeks, games=10) > 20


def counts_covered(view: View, seed: int) -> Move:
    """A planted memory: plays the value that has been played most often."""
    played = Counter(value(move.card) for move in view.history)
    return max(view.moves, key=lambda move: played[value(move.card)])


def moves_that_change_with_the_past(chooser: Callable[[View, int], Move], positions: int) -> int:
    """In how many positions the move changes when other cards lie covered."""
    rng = random.Random(30)
    changed = 0
    for number, state in enumerate(random_positions(positions, seed=11)):
        view = GAME.view(state, GAME.seat(state))
        changed += chooser(view, number) != chooser(remembered_otherwise(view, rng), number)
    return changed


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_covered_cards_never_change_a_move_without_memory(level: Level) -> None:
    def chooser(view: View, seed: int) -> Move:
        return choose(view, level, seed=seed)

    assert moves_that_change_with_the_past(chooser, POSITIONS) == 0


def test_a_planted_memory_is_caught() -> None:
    assert moves_that_change_with_the_past(counts_covered, 200) > 20
