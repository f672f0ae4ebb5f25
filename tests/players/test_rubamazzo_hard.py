import random

import numpy as np
import pytest

from app.cards import cards_in, value
from app.games import State
from app.players import choose
from app.players.compiled import compiled
from app.players.rubamazzo.ending import OUTCOME
from app.players.rubamazzo.hard import Memory, way_of
from app.players.rubamazzo.prospects import DEALS, FILE, PARAMETERS, load
from app.players.rubamazzo.ranks import NO_RANK, NOT, WAYS, Place, collection, kind, played, size
from tests.players.rubamazzo_games import GAME, position, random_positions


@compiled
def legal_ways(hand: int, place: Place) -> int:
    """All legal ways as bits, in one call for speed."""
    ways = 0
    for way in range(WAYS):
        if kind(hand, place, way) != NOT:
            ways |= 1 << way
    return ways


def test_the_rules_by_ranks_are_the_rules_by_cards() -> None:
    rng = random.Random(1)
    for seed in range(10_000):
        state = GAME.deal(seed)
        at = position(state)
        place = (collection(cards_in(at.table)), 0, 0, NO_RANK, NO_RANK)
        while not GAME.over(state):
            at, seat, moves = position(state), GAME.seat(state), GAME.moves(state)
            hand = collection(cards_in(at.hands[seat]))
            assert legal_ways(hand, place) == sum(1 << way for way in {way_of(move) for move in moves})
            move = rng.choice(moves)
            state = GAME.play(state, move)
            place = played(place, way_of(move))
            at = position(state)
            sizes = [pile.bit_count() for pile in at.piles]
            tops = [NO_RANK if top < 0 else value(top) - 1 for top in at.tops]
            assert place == (
                collection(cards_in(at.table)),
                sizes[1 - seat],
                sizes[seat],
                tops[1 - seat],
                tops[seat],
            )


def test_memory_is_the_game_told_by_ranks() -> None:
    for state in random_positions(500, seed=3):
        seat = GAME.seat(state)
        view = GAME.view(state, seat)
        at, memory = position(state), Memory(view)
        public = at.table | at.pile_0 | at.pile_1
        assert memory.hidden == collection(cards_in((1 << 40) - 1 & ~public))
        assert size(memory.hidden) == view.stock + sum(view.hand_sizes)
        assert memory.place[1:3] == (view.piles[seat].size, view.piles[1 - seat].size)
        assert len(memory.past) == sum((view.leader + ply) % 2 != seat for ply in range(len(view.history)))


def best_outcome(state: State, seat: int) -> int:
    """The outcome for a seat when both play without fault, by trying everything with the rules themselves."""
    if GAME.over(state):
        piles = GAME.result(state).piles
        margin = piles[seat] - piles[1 - seat]
        return margin + OUTCOME * ((margin > 0) - (margin < 0))
    outcomes = [best_outcome(GAME.play(state, move), seat) for move in GAME.moves(state)]
    return max(outcomes) if GAME.seat(state) == seat else min(outcomes)


def test_a_thousand_endings_are_played_without_fault() -> None:
    found = 0
    for state in random_positions(8_000, seed=4):
        seat = GAME.seat(state)
        if position(state).stock:
            continue
        found += 1
        move = choose(GAME.view(state, seat), "hard", seed=0)
        assert best_outcome(GAME.play(state, move), seat) == best_outcome(state, seat)
        if found == 1_000:
            return
    pytest.fail(f"only {found} endings")


def test_equal_arguments_give_equal_moves_and_a_budget_is_taken() -> None:
    for state in random_positions(100, seed=5):
        view = GAME.view(state, GAME.seat(state))
        assert choose(view, "hard", seed=1) == choose(view, "hard", seed=2)
        assert choose(view, "hard", seed=1, budget=220) == choose(view, "hard", seed=1)
        assert choose(view, "hard", seed=1, budget=1) in view.moves


def test_the_prospects_are_whole() -> None:
    assert FILE.exists()
    networks = load()
    assert networks.shape == (DEALS, PARAMETERS)
    assert bool(np.isfinite(networks).all())


GAME_OF_HARD = (
    "D2 B3 D5 C4 C3xB3 D6xB6 D8 B7 D3 D1xB1 C8xD8 B10xD10 D9xC9 C10 S9 S5xD5 D4xC4 S10xC10 "
    "C1 S3xD3 C5 B9xS9 D7xB7 S6 C6xS6 B4 S8 B8xS8 B2xD2 C2xpile S1xC1 S2 B5xC5 S4xB4 C7 S7xC7"
)


def test_the_moves_are_the_same_on_every_machine() -> None:
    state = GAME.deal(2026)
    for text in GAME_OF_HARD.split():
        assert str(choose(GAME.view(state, GAME.seat(state)), "hard", seed=0)) == text
        state = GAME.play(state, GAME.parse(state, text))
    assert GAME.over(state)
