import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from app.cards import ALL_CARDS, card_set, cards_in, cards_text, parse_card, parse_cards, value
from app.games import GAMES, IllegalMove, InvalidMove, Move, State
from app.games.game import Game
from app.games.scopone import NOBODY, Position, Scopone, after
from tests.games import scopone_match
from tests.games.scopone_match import left_lying
from tests.games.worked_examples import EXAMPLES, cards, line_of, named

GAME = Scopone()
ENDINGS = named(EXAMPLES["endings"])
MATCHES = named(EXAMPLES["matches"])


def ending(table: str, last: int, plays: list[tuple[int, str, str]]) -> State:
    """A round before its last plays, each a seat, its card and what it takes; the rest is in nobody's pile."""
    hands = [card_set(parse_card(card) for player, card, _ in plays if player == seat) for seat in range(4)]
    return State(Position._make([*hands, cards(table), 0, 0, 0, 0, plays[0][0], last]))


def play_all(state: State, plays: list[tuple[int, str, str]]) -> State:
    for seat, card, taken in plays:
        assert GAME.seat(state) == seat
        state = GAME.play(state, Move(parse_card(card), cards(taken)))
    return state


def random_round(seed: int) -> list[State]:
    chance = random.Random(seed)
    states = [GAME.deal(seed)]
    while not GAME.over(states[-1]):
        state = states[-1]
        move = chance.choice(GAME.moves(state))
        states.append(
            State(after(Position._make(state.position), move.card, move.taken), (*state.history, move))
        )
    return states


def test_the_game_is_registered_and_keeps_the_interface() -> None:
    game: Game = GAMES["scopone"]
    assert (game.name, game.seats, game.hand_size) == ("scopone", 4, 10)
    assert [game.side(seat) for seat in range(4)] == [0, 1, 0, 1]


# The deal


def test_the_hands_follow_from_the_seed_alone() -> None:
    deals = [GAME.deal(5, leader).position for leader in (0, 1, 2, 3, None)]
    assert {deal[:4] for deal in deals} == {deals[0][:4]}
    assert [deal[9] for deal in deals[:4]] == [0, 1, 2, 3]


def test_the_deal_is_fixed_for_ever() -> None:
    state = GAME.deal(1)
    assert GAME.seat(state) == 1
    assert [cards_text(GAME.view(state, seat).hand) for seat in range(4)] == [
        "C1 B1 B2 B3 C5 S5 D7 S7 B7 C10",
        "D1 S1 C2 S3 S4 B5 C7 C8 B8 C9",
        "D2 S2 C3 B4 D6 B6 D8 S8 D10 B10",
        "D3 D4 C4 D5 C6 S6 D9 S9 B9 S10",
    ]


def test_every_card_is_dealt_once() -> None:
    for seed in range(100):
        hands = GAME.deal(seed).position[:4]
        assert sum(hands) == ALL_CARDS
        assert all(hand.bit_count() == 10 for hand in hands)


# Ends of rounds


@pytest.mark.parametrize("name", ENDINGS)
def test_worked_ending(name: str) -> None:
    example = ENDINGS[name]
    state = ending(example["table"], example["last"], example["plays"])
    position = Position._make(play_all(state, example["plays"]).position)
    assert (position.pile_0, position.pile_1) == (cards(example["pile_0_2"]), cards(example["pile_1_3"]))
    assert [position.scopas_0.bit_count(), position.scopas_1.bit_count()] == example["scopas"]
    assert position.table == 0


def test_n5_the_40th_card_takes_the_only_table_card_and_makes_no_scopa() -> None:
    plays = [(3, "D5", "C5")]
    position = Position._make(play_all(ending("C5", 2, plays), plays).position)
    assert (position.pile_1, position.scopas_1) == (cards("C5 D5"), 0)


def test_n6_the_38th_card_counts_as_scopa() -> None:
    plays = [(1, "D5", "C5"), (2, "D9", ""), (3, "D2", "")]
    position = Position._make(play_all(ending("C5", 2, plays), plays).position)
    assert position.scopas_1 == cards("D5")
    assert position.pile_1 == cards("C5 D5 D9 D2")


def test_k15_a_card_that_can_take_cannot_be_laid() -> None:
    state = ending("D1 S2 C3 B4", 0, [(0, "D5", ""), (1, "D10", "")])
    assert GAME.moves(state) == [Move(parse_card("D5"), cards(taken)) for taken in ("S2 C3", "D1 B4")]
    with pytest.raises(IllegalMove):
        GAME.play(state, Move(parse_card("D5")))


def test_k21_the_first_card_lies_and_is_no_scopa() -> None:
    first = GAME.play(GAME.deal(1), Move(parse_card("C9")))
    assert Position._make(first.position).scopas_1 == 0
    assert GAME.view(first, 0).table == parse_cards("C9")


# Matches


@dataclass(frozen=True)
class Points:
    points: tuple[int, int]


@pytest.mark.parametrize("name", MATCHES)
def test_worked_match(name: str) -> None:
    example: dict[str, Any] = MATCHES[name]
    rounds = [Points((first, second)) for first, second in example["rounds"]]
    assert len(rounds) == example["after_round"]
    assert not any(GAME.match(rounds[:played]).over for played in range(len(rounds)))
    standing = GAME.match(rounds)
    assert standing.score == tuple(example["score"])
    assert standing.winner == {"A": 0, "B": 1, None: None}[example["winner"]]
    assert standing.over == (example["winner"] is not None)


def test_m6_equal_scores_from_11_on_go_on_until_they_differ() -> None:
    rounds = [Points(points) for points in ((5, 5), (4, 4), (2, 2), (1, 1), (0, 1))]
    assert [GAME.match(rounds[:played]).over for played in range(6)] == [False] * 5 + [True]
    assert (GAME.match(rounds).score, GAME.match(rounds).winner) == ((12, 13), 1)


def test_the_lead_moves_one_seat_a_round() -> None:
    assert [GAME.next_leader(leader) for leader in range(4)] == [1, 2, 3, 0]
    assert [GAME.first_leader(leader) for leader in range(4)] == [None] * 4


# Every round


def test_properties_of_10000_random_rounds() -> None:
    value_sum = [sum(value(card) for card in cards_in(low)) for low in range(1024)]

    def total(held: int) -> int:
        return sum(value_sum[held >> shift & 1023] for shift in (0, 10, 20, 30))

    for seed in range(10_000):
        states = random_round(seed)
        assert len(states) == 41
        for state in states[:-1]:
            position = Position._make(state.position)
            ranks = [position.table >> shift & 1023 for shift in (0, 10, 20, 30)]
            assert sum(ranks) == ranks[0] | ranks[1] | ranks[2] | ranks[3], "table values are distinct"
            assert position.table.bit_count() <= 10
            assert (sum(map(total, position.hands)) + total(position.table)) % 2 == 0
            assert (sum(position.hands) | position.table | position.pile_0 | position.pile_1) == ALL_CARDS
        last, before = Position._make(states[-1].position), Position._make(states[-2].position)
        count = GAME.result(states[-1])
        assert last.pile_0 ^ last.pile_1 == ALL_CARDS
        assert total(last.pile_0) % 2 == total(last.pile_1) % 2 == 0
        assert last.last_taker != NOBODY
        taker = (last.pile_0, last.pile_1)[last.last_taker % 2]
        played = states[-1].history[-1]
        left = before.table ^ played.taken if played.captures else before.table | 1 << played.card
        assert left & ~taker == 0
        scopas = last.scopas_0.bit_count() + last.scopas_1.bit_count()
        assert 1 <= sum(count.points) - scopas <= 4


# Leaf counts of full trees to a depth, from the first move on
PERFT = {
    1: [10, 100, 1000, 10000, 90602],
    2: [10, 100, 1000, 10000, 91226],
    3: [10, 100, 1000, 10000, 90922],
}


def leaves(position: Position, depth: int) -> int:
    moves = GAME.moves(State(position))
    if depth == 1:
        return len(moves)
    return sum(leaves(after(position, move.card, move.taken), depth - 1) for move in moves)


@pytest.mark.parametrize("seed", PERFT)
def test_perft(seed: int) -> None:
    position = Position._make(GAME.deal(seed).position)
    assert [leaves(position, depth) for depth in range(1, 6)] == PERFT[seed]


def test_the_golden_match_is_played_as_ever() -> None:
    golden = Path(__file__).parent.parent / "data" / "scopone_match.txt"
    assert scopone_match.transcript() == golden.read_text(encoding="utf-8")


# What a seat sees


def test_a_view_holds_what_the_seat_has_seen() -> None:
    state = GAME.deal(1)
    for text in ("C8", "D6", "D5", "B3", "S3xB3"):
        state = GAME.play(state, GAME.parse(state, text))
    view = GAME.view(state, 2)
    assert (view.game, view.seat, view.leader, view.to_move) == ("scopone", 2, 1, 2)
    assert cards_text(view.hand) == "D2 S2 C3 B4 B6 D8 S8 D10 B10"
    assert cards_text(view.table) == "C8 D6 D5"
    assert view.hand_sizes == (9, 8, 9, 9)
    assert [pile.size for pile in view.piles] == [0, 2]
    assert [pile.top for pile in view.piles] == [None, None]
    assert view.last_taker == 1
    assert view.history == state.history
    assert view.moves == tuple(GAME.moves(state))
    assert GAME.view(state, 3).moves == ()
    assert (view.stock, view.opening) == (0, ())


def test_a_view_names_the_cards_that_made_a_scopa() -> None:
    state = GAME.deal(1)
    for text in ("C8", "D8xC8"):
        state = GAME.play(state, GAME.parse(state, text))
    assert [pile.scopas for pile in GAME.view(state, 0).piles] == [parse_cards("D8"), ()]


def test_a_view_is_the_same_whatever_the_others_hold() -> None:
    for seed in range(40):
        for state in random_round(seed)[:-1]:
            for seat in range(4):
                position = list(state.position)
                others = [other for other in range(4) if other != seat]
                hidden = [card for other in others for card in cards_in(position[other])]
                random.Random(seed).shuffle(hidden)
                for other in others:
                    size = position[other].bit_count()
                    position[other] = card_set(hidden[:size])
                    del hidden[:size]
                same = GAME.view(State(Position._make(position), state.history), seat)
                view = GAME.view(state, seat)
                if view.to_move == seat:
                    assert same == view
                assert same.hand == view.hand
                assert same.history == view.history


def test_a_finished_round_has_an_empty_table_and_no_mover() -> None:
    state = random_round(3)[-1]
    view = GAME.view(state, 0)
    assert (view.to_move, view.hand, view.table, view.moves) == (None, (), (), ())
    assert sum(pile.size for pile in view.piles) == 40
    assert GAME.moves(state) == []
    with pytest.raises(ValueError, match="over"):
        GAME.seat(state)
    assert left_lying(state.history)


def test_an_unfinished_round_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        GAME.result(GAME.deal(1))


def test_the_result_follows_from_the_finished_state_and_ignores_foreign_options() -> None:
    state = random_round(7)[-1]
    again = State(Position._make(state.position), tuple(state.history))
    assert GAME.result(again, napola=True, other=True) == GAME.result(state, napola=True)
    assert [line.category for line in GAME.result(state).lines] == [
        "cards",
        "coins",
        "settebello",
        "primiera",
        "scopas",
    ]


def test_the_feats_of_a_round_are_those_of_its_count() -> None:
    for seed in range(20):
        state = random_round(seed)[-1]
        count = GAME.result(state)
        scopas, settebello = line_of(count, "scopas"), line_of(count, "settebello")
        for side in range(2):
            assert GAME.feats(state, side) == {
                "scopas": scopas.figures[side],
                "best_scopas": scopas.figures[side],
                "settebello": settebello.figures[side],
            }


def test_the_scopas_of_the_count_are_the_cards_that_made_them() -> None:
    for seed in range(60):
        state = random_round(seed)[-1]
        made: tuple[list[int], list[int]] = ([], [])
        table = 0
        for ply, move in enumerate(state.history):
            table = table ^ move.taken if move.captures else table | 1 << move.card
            if move.captures and not table and ply < 39:
                made[(GAME.view(state, 0).leader + ply) % 2].append(move.card)
        assert line_of(GAME.result(state), "scopas").cards == (tuple(made[0]), tuple(made[1]))


@pytest.mark.parametrize("text", ["C9x", "C9xpile", "C9xC7", "D7", "C9xD1+S1"])
def test_an_illegal_move_is_refused(text: str) -> None:
    state = GAME.deal(1)
    with pytest.raises((IllegalMove, InvalidMove)):
        GAME.parse(state, text)


def test_bad_text_and_illegal_moves_are_told_apart() -> None:
    state = GAME.deal(1)
    with pytest.raises(InvalidMove):
        GAME.parse(state, "seven")
    with pytest.raises(IllegalMove):
        GAME.parse(state, "D7")
    assert GAME.parse(state, "C9") == Move(parse_card("C9"))
