"""The compiled round against the rules, and the search of the level Hard."""

import random

import numpy as np
import pytest

from app.cards import TEXTS, cards_in, parse_cards, value
from app.games import State
from app.games.capture import captures
from app.games.count import Count, count_lines
from app.games.scopone import Position, after
from app.players import choose
from app.players.compiled import Ints, compiled
from app.players.scopone import round as rules
from app.players.scopone.hard import MODEL, plays_of, searched
from app.players.scopone.inference import Model, Plays, likelihood
from app.players.scopone.knowledge import knowledge, ranks_of
from app.players.scopone.lookups import CAPTURE_FIRST, CAPTURES
from tests.players.scopone_positions import GAME, after_plays

ROUNDS = 20_000

HANDS = (
    "D1 S1 D2 S2 D3 S3 D4 B4 D5 D7",
    "C2 C3 C4 S4 S5 C6 C7 C8 C9 B10",
    "C1 B2 B3 C5 B5 D6 S7 D8 D9 C10",
    "B1 S6 B6 B7 S8 B8 S9 B9 D10 S10",
)


@compiled
def _record(
    hands: Ints, leader: int, napola: bool, random: Ints, plays: Ints, states: Ints
) -> tuple[int, int]:
    """Plays a random round and writes down every move and the state after it; the points of both."""
    state: Ints = np.zeros(rules.STATE_SIZE, np.int64)
    state[:4] = 10
    state[rules.LEFT] = 40
    state[rules.SEAT] = leader
    state[rules.NAPOLA] = napola
    for ply in range(40):
        seat = state[rules.SEAT]
        index = rules.next_random(random, state[seat])
        card = hands[seat, index]
        cell = 10 * state[rules.RANKS] + card % 10
        ways = CAPTURE_FIRST[cell + 1] - CAPTURE_FIRST[cell]
        ranks = int(CAPTURES[CAPTURE_FIRST[cell] + rules.next_random(random, ways)]) if ways else 0
        plays[ply, 0], plays[ply, 1], plays[ply, 2] = card, ranks, ways
        rules.play(hands, state, index, ranks)
        states[ply] = state
    return rules.points(state)


def test_20000_random_rounds_are_the_same_here_and_in_the_rules() -> None:
    random_state = np.array([1], np.uint64)
    plays, states = np.zeros((40, 3), np.int64), np.zeros((40, rules.STATE_SIZE), np.int64)
    chance = random.Random(1)
    pack = list(range(40))
    for number in range(ROUNDS):
        chance.shuffle(pack)
        hands = np.array(pack).reshape(4, 10)
        sets = [sum(1 << card for card in pack[first : first + 10]) for first in range(0, 40, 10)]
        position = Position._make([*sets, 0, 0, 0, 0, 0, number % 4, -1])
        napola = number % 8 < 4
        points = _record(hands, number % 4, napola, random_state, plays, states)
        for (card, ranks, ways), state in zip(plays.tolist(), states.tolist(), strict=True):
            options = captures(position.table, card)
            assert len(options) == ways
            taken = next((option for option in options if ranks_of(option) == ranks), 0)
            assert bool(taken) == bool(ranks)
            position = after(position, card, taken)
            assert state[rules.SEAT] == position.to_move
            assert state[rules.SCOPAS] == position.scopas_0.bit_count()
            assert state[rules.SCOPAS + 1] == position.scopas_1.bit_count()
            if state[rules.LEFT]:
                assert state[:4] == [hand.bit_count() for hand in position.hands]
                assert state[rules.TABLE] == position.table
                assert state[rules.PILE] == position.pile_0
                assert state[rules.RANKS] == ranks_of(position.table)
        piles, scopas = (position.pile_0, position.pile_1), (position.scopas_0, position.scopas_1)
        count = Count(count_lines(piles, (list(cards_in(scopas[0])), list(cards_in(scopas[1]))), napola))
        assert points == count.points


def test_what_a_seat_knows_is_the_state_of_the_compiled_round() -> None:
    for seed in range(50):
        chance = random.Random(seed)
        state = GAME.deal(seed)
        hands = np.array([list(cards_in(hand)) for hand in state.position[:4]])
        played = np.zeros(rules.STATE_SIZE, np.int64)
        played[:4] = 10
        played[rules.LEFT] = 40
        played[rules.SEAT] = GAME.seat(state)
        while not GAME.over(state):
            seat = GAME.seat(state)
            known = knowledge(GAME.view(state, seat))
            assert known.state.tolist() == played.tolist()
            assert sorted(known.unseen.tolist()) == sorted(
                card for other in range(4) if other != seat for card in cards_in(state.position[other])
            )
            move = chance.choice(GAME.moves(state))
            index = hands[seat].tolist().index(move.card)
            rules.play(hands, played, index, ranks_of(move.taken))
            state = GAME.play(state, move)


def test_equal_seeds_and_budgets_give_equal_moves() -> None:
    for seed in range(5):
        state = GAME.deal(seed)
        view = GAME.view(state, GAME.seat(state))
        assert len({choose(view, "hard", seed=3, budget=200) for _ in range(3)}) == 1


def test_the_search_leaves_the_view_as_it_was() -> None:
    state = GAME.deal(1)
    view = GAME.view(state, GAME.seat(state))
    choose(view, "hard", seed=3, budget=200)
    assert view == GAME.view(state, GAME.seat(state))


def test_every_budget_plays_whole_rounds_legally() -> None:
    for budget in (1, 2, 50):
        for seed in range(5):
            state = GAME.deal(seed)
            while not GAME.over(state):
                view = GAME.view(state, GAME.seat(state))
                state = GAME.play(state, choose(view, "hard", seed=seed, budget=budget))


def test_a_forced_move_is_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*arguments: object) -> None:
        raise AssertionError("searched although there is one move")

    monkeypatch.setattr("app.players.scopone.hard.searched", never)
    state = after_plays(("D1", "D2", "D3", "D4"), 0, "D1 D2")
    assert str(choose(GAME.view(state, 2), "hard", seed=1)) == "D3xD1+D2"


def test_the_search_stops_when_the_choice_cannot_change() -> None:
    # a scopa with the settebello, or nothing
    state = after_plays(HANDS, 0, "D7")
    found = searched(GAME.view(state, 1), 1, 4000)
    assert sum(tried.visits for tried in found) < 4000
    assert str(max(found, key=lambda tried: tried.visits).move) == "C7xD7"


def test_a_hand_that_explains_the_plays_is_likelier() -> None:
    # seat 1 did not make a scopa with the ace on the table, so it hardly holds one
    state = after_plays(HANDS, 0, "D1 B10 D9 S8")
    view = GAME.view(state, 0)
    plays = plays_of(view, MODEL)

    def likely(hand: str) -> float:
        hands = np.zeros((4, 10), np.int64)
        hands[1, :9] = parse_cards(hand)
        return explained(1, hands, 9, view.leader, plays, MODEL, 0.8)

    without = likely("C2 C3 C4 S4 S5 C6 C7 C8 C9")
    with_ace = likely("C2 C3 C4 S4 S5 C6 C7 C8 B1")
    assert 0 < with_ace < without / 2


@compiled
def explained(
    seat: int, hands: Ints, size: int, leader: int, plays: Plays, model: Model, trust: float
) -> float:
    return likelihood(seat, hands, size, leader, plays, model, trust)


def end_of_round(hands: tuple[str, str, str, str], plays: str) -> State:
    """A round in which all cards but those of `hands` went in pairs of equal value, then some more `plays`.

    The second of each pair took the first, so that all the piles are with side 1 and decided; seat 0 led.
    """
    kept = " ".join(hands).split()
    gone: dict[int, list[str]] = {}
    for card, text in enumerate(TEXTS):
        if text not in kept:
            gone.setdefault(value(card), []).append(text)
    pairs = [pair for cards in gone.values() for pair in zip(cards[::2], cards[1::2], strict=True)]
    early = [play for first, second in pairs for play in (first, f"{second}x{first}")]
    full = [" ".join([hands[seat], *(play.split("x")[0] for play in early[seat::4])]) for seat in range(4)]
    return after_plays((full[0], full[1], full[2], full[3]), 0, " ".join([*early, plays]))


@pytest.mark.parametrize(
    ("low", "high", "odd", "yours"),
    [(4, 10, 1, 5), (3, 9, 2, 5), (6, 10, 1, 7), (5, 9, 2, 7), (7, 9, 1, 8), (5, 10, 3, 8)],
)
def test_the_partner_does_not_take_away_your_scopa_without_gain(
    low: int, high: int, odd: int, yours: int
) -> None:
    # Two cards lie, and the partner can take either; only scopas can still change the count. If it takes the
    # high one, the opponent may have to lay the odd card on the low one, and you hold what takes both.
    state = end_of_round(
        (f"S{low} C{yours}", f"S{high} S{yours}", f"C{low} C{high}", f"C{odd} S{odd}"), f"S{low} S{high}"
    )
    view = GAME.view(state, 2)
    assert set(map(str, view.moves)) == {f"C{low}xS{low}", f"C{high}xS{high}"}
    for seed in range(5):
        assert str(choose(view, "hard", seed=seed)) == f"C{high}xS{high}"
    assert str(choose(view, "normal", seed=1)) == f"C{low}xS{low}"
