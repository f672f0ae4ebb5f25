"""The compiled search against the same expectation written as plain recursion, and what it believes."""

from collections import defaultdict

import numpy as np
import pytest

from app.games import GAMES, State, View
from app.players.compiled import Floats
from app.players.rubamazzo.belief import manners_from_past_deals
from app.players.rubamazzo.chances import answering_hand
from app.players.rubamazzo.hard import PLIES_A_DEAL, Memory, way_of
from app.players.rubamazzo.manners import EXPECTED, MANNERS, MOST_WAYS, choices, set_chances
from app.players.rubamazzo.prospects import FEATURES, HIDDEN, load, prospect
from app.players.rubamazzo.ranks import NOT, WAYS, Place, collection, kind, played, size
from app.players.rubamazzo.search import MOST_HANDS, list_hands, search
from benchmarks.opponents.rubamazzo import OPPONENTS
from tests.players.rubamazzo_games import random_positions

GAME = GAMES["rubamazzo"]
NETWORKS = load()
Belief = dict[int, float]
LIKELY = np.array([0.4, 0.3, 0.2, 0.1])


def one(way: int) -> int:
    return 1 << 3 * (way >> 1)


def worth(place: Place, hidden: int, network: Floats) -> float:
    return prospect(place, hidden, network, np.empty(FEATURES), np.empty(HIDDEN))


def best(hand: int, place: Place, hidden: int, stock: int, belief: Belief, network: Floats) -> float:
    return max(
        expected(hand - one(way), played(place, way), hidden - one(way), stock, belief, network)
        for way in range(WAYS)
        if kind(hand, place, way) != NOT
    )


def expected(left: int, place: Place, hidden: int, stock: int, belief: Belief, network: Floats) -> float:
    if 0 in belief:
        return -belief[0] * worth(place, hidden, network)
    answers: dict[int, Belief] = defaultdict(dict)
    chances, ways, shares = np.empty((2, 5)), np.empty(MOST_WAYS, np.int64), np.empty((5, MOST_WAYS))
    for his, weight in belief.items():
        set_chances(chances, place, size(his), stock + size(left), size(left) or 3)
        for index in range(choices(his, place, hidden, chances, MANNERS, LIKELY, ways, shares)):
            way = int(ways[index])
            answers[way][his - one(way)] = answers[way].get(his - one(way), 0.0) + weight * shares[4, index]
    total = 0.0
    for way, hands in answers.items():
        after, rest = played(place, way), hidden - one(way)
        if left:
            total += best(left, after, rest, stock, hands, network)
        else:
            total += sum(hands.values()) * worth(after, rest, network)
    return total


def seen(state: State) -> tuple[View, Memory, int]:
    view = GAME.view(state, GAME.seat(state))
    return view, Memory(view), collection(view.hand)


def test_the_search_is_the_expectation_over_everything_that_can_be() -> None:
    done = 0
    for state in random_positions(400, seed=6):
        view, memory, hand = seen(state)
        # whole searches by recursion take long: the first positions with one or two of his cards hidden
        his = view.hand_sizes[1 - view.seat]
        if not view.stock or his == 3:
            continue
        done += 1
        hands, weights = np.zeros(MOST_HANDS, np.int64), np.ones(MOST_HANDS)
        total = list_hands(memory.hidden - hand, his, hands, weights) if his else 1
        ways, values = np.empty(MOST_WAYS, np.int64), np.empty(MOST_WAYS)
        network = NETWORKS[view.stock // PLIES_A_DEAL]
        found = search(
            hand,
            memory.place,
            memory.hidden,
            view.stock,
            total,
            hands,
            weights,
            MANNERS,
            LIKELY,
            network,
            ways,
            values,
        )
        belief = {int(hands[index]): float(weights[index]) for index in range(total)}
        assert found == len({way for way in range(WAYS) if kind(hand, memory.place, way) != NOT})
        for index in range(found):
            way = int(ways[index])
            left, after, rest = hand - one(way), played(memory.place, way), memory.hidden - one(way)
            reference = expected(left, after, rest, view.stock, belief, network)
            assert values[index] == pytest.approx(reference, rel=1e-9, abs=1e-6)
        if done == 40:
            return
    pytest.fail("too few positions")


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_all_hands_are_listed_with_the_ways_to_draw_them(cards: int) -> None:
    hands, weights = np.zeros(MOST_HANDS, np.int64), np.zeros(MOST_HANDS)
    hidden = sum(number << 3 * rank for rank, number in enumerate([4, 3, 2, 1, 0, 4, 4, 1, 2, 3]))
    total = list_hands(hidden, cards, hands, weights)
    assert len(set(hands[:total])) == total
    assert all(size(int(hand)) == cards for hand in hands[:total])
    drawn = {1: 24, 2: 24 * 23 / 2, 3: 24 * 23 * 22 / 6}[cards]
    assert weights[:total].sum() == pytest.approx(drawn)


def test_the_chances_of_all_ways_add_up_to_one() -> None:
    for state in random_positions(300, seed=7):
        _, memory, hand = seen(state)
        chances, ways, shares = np.empty((2, 5)), np.empty(MOST_WAYS, np.int64), np.empty((5, MOST_WAYS))
        set_chances(chances, memory.place, size(hand), size(memory.hidden - hand), 3)
        total = choices(hand, memory.place, memory.hidden, chances, MANNERS, LIKELY, ways, shares)
        assert shares[:, :total].sum(axis=1) == pytest.approx(np.ones(5))


@pytest.mark.parametrize(
    ("opponent", "manner"), [("count", 0), ("normal-like", 1), ("greedy", 2), ("random", 3)]
)
def test_the_manner_of_the_opponent_is_learned(opponent: str, manner: int) -> None:
    likely = np.zeros(len(MANNERS))
    for seed in range(40):
        state = GAME.deal(seed, leader=0)
        while len(state.history) < 5 * PLIES_A_DEAL:
            view = GAME.view(state, GAME.seat(state))
            state = GAME.play(state, OPPONENTS[opponent].choose(view, 100 * seed + len(state.history)))
        past = np.array(Memory(GAME.view(state, 0)).past, dtype=np.int64)
        one_game = np.empty(len(MANNERS))
        manners_from_past_deals(past, 5, MANNERS, one_game)
        likely += one_game / 40
    assert np.argmax(likely) == manner
    assert likely[manner] > 3 * EXPECTED[manner] or likely[manner] > 0.8


@pytest.mark.parametrize(("opponent", "manner"), [("count", 0), ("normal-like", 1), ("greedy", 2)])
def test_a_manner_prefers_what_the_opponent_written_on_its_own_plays(opponent: str, manner: int) -> None:
    for number, state in enumerate(random_positions(500, seed=13)):
        view, memory, hand = seen(state)
        chances, ways, shares = np.empty((2, 5)), np.empty(MOST_WAYS, np.int64), np.empty((5, MOST_WAYS))
        unseen = size(memory.hidden - hand)
        set_chances(chances, memory.place, size(hand), unseen, answering_hand(view))
        total = choices(hand, memory.place, memory.hidden, chances, MANNERS, LIKELY, ways, shares)
        way = way_of(OPPONENTS[opponent].choose(view, number))
        chosen = next(index for index in range(total) if ways[index] == way)
        assert shares[manner, chosen] == pytest.approx(shares[manner, :total].max())
