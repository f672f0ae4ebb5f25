"""What the documents say of Hard, sentence by sentence, on positions of real games made for it."""

import json
import random
from typing import Any

import numpy as np
import pytest

from app.cards import card_set, cards_in, parse_cards, value
from app.games import State, View
from app.games.rubamazzo import pack_int
from app.players import Level, choose
from app.players.rubamazzo.belief import COLUMNS, hands_from_this_deal
from app.players.rubamazzo.hard import PLIES_A_DEAL, Memory
from app.players.rubamazzo.manners import EXPECTED, MANNERS
from app.players.rubamazzo.ranks import collection, count
from app.players.rubamazzo.search import MOST_HANDS, list_hands
from tests.games.playthrough import DATA
from tests.players.rubamazzo_games import GAME, position, random_positions

TWINS = json.loads((DATA / "rubamazzo_twins.json").read_text())
"""Pairs of games that differ in covered cards alone: the pack, who leads, and the moves of each.

The seat to move has a large pile and can take a card of either of two values. In the first game no card of the
one value is out any more, in the second none of the other.
"""


def replayed(pack: str, leader: int, moves: str) -> State:
    """The game of a pack after the given moves."""
    cards = parse_cards(pack)
    start = position(GAME.deal(0, leader))._replace(
        pack=pack_int(cards),
        table=card_set(cards[:4]),
        hand_0=card_set(cards[4:7]),
        hand_1=card_set(cards[7:10]),
    )
    state = State(start)
    for move in moves.split():
        state = GAME.play(state, GAME.parse(state, move))
    return state


def views_of(twins: list[dict[str, Any]]) -> list[View]:
    """What the seats to move see in the two games."""
    states = [replayed(twin["pack"], twin["leader"], twin["moves"]) for twin in twins]
    return [GAME.view(state, GAME.seat(state)) for state in states]


@pytest.mark.parametrize("twins", TWINS)
def test_hard_remembers_every_card_that_went_on_a_pile(twins: list[dict[str, Any]]) -> None:
    first, second = views_of(twins)
    assert (first.hand, first.table, first.piles, first.stock) == (
        second.hand,
        second.table,
        second.piles,
        second.stock,
    )
    assert choose(first, "hard", seed=0) != choose(second, "hard", seed=0)


@pytest.mark.parametrize("twins", TWINS)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_other_levels_play_such_twins_alike(level: Level, twins: list[dict[str, Any]]) -> None:
    first, second = views_of(twins)
    for seed in range(20):
        assert choose(first, level, seed=seed) == choose(second, level, seed=seed)


def believed(view: View) -> dict[int, float]:
    """How likely the opponent holds each value, by what he has played in this deal; and by drawing alone."""
    memory = Memory(view)
    hand = collection(view.hand)
    hands, weights = np.zeros(MOST_HANDS, np.int64), np.zeros(MOST_HANDS)
    total = list_hands(memory.hidden - hand, view.hand_sizes[1 - view.seat], hands, weights)
    past = np.array(memory.past, dtype=np.int64).reshape(-1, COLUMNS)
    deal = len(view.history) // PLIES_A_DEAL
    start = int(np.searchsorted(past[:, 0], deal))
    drawn = weights[:total] / weights[:total].sum()
    hands_from_this_deal(past, start, total, hands, weights, MANNERS, EXPECTED.copy())
    told = weights[:total] / weights[:total].sum()
    return {
        number: float(
            sum(told[i] - drawn[i] for i in range(total) if count(int(hands[i]), number - 1)),
        )
        for number in range(1, 11)
    }


def test_hard_imagines_where_the_other_cards_are() -> None:
    # who lays a card while a large pile could be stolen hardly holds its value
    found = 0
    for state in random_positions(1_500, seed=9):
        seat = GAME.seat(state)
        view = GAME.view(state, seat)
        mine = view.piles[seat]
        if len(view.history) % PLIES_A_DEAL == 0 or not view.hand_sizes[1 - seat] or not view.stock:
            continue
        if view.history[-1].captures or mine.top is None or mine.size < 8:
            continue
        number = value(mine.top)
        own = sum(value(card) == number for card in view.hand)
        if count(Memory(view).hidden, number - 1) > own:
            found += 1
            assert believed(view)[number] < 0
    assert found >= 5


@pytest.mark.parametrize("seed", range(3))
def test_with_an_empty_stock_what_hard_remembers_leaves_the_other_hand(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.deal(seed)
    while len(state.history) < 30:
        state = GAME.play(state, rng.choice(GAME.moves(state)))
    view = GAME.view(state, GAME.seat(state))
    assert view.stock == 0
    memory = Memory(view)
    hand = collection(view.hand)
    other = position(state).hands[1 - view.seat]
    assert memory.hidden - hand == collection(cards_in(other))
