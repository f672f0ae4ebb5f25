import json
import random
from typing import Any

import pytest

from app.cards import ALL_CARDS, TEXTS, card_set, cards_text, parse_card, parse_cards, value
from app.games import GAMES, IllegalMove, InvalidMove, Move, State
from app.games.deal import shuffled
from app.games.rubamazzo import NO_CARD, Position, Result, Rubamazzo, pack_cards, pack_int
from tests.games.playthrough import DATA, golden_file, perft, playthrough
from tests.games.rubamazzo_positions import position_of

GAME = Rubamazzo()
CASES = json.loads((DATA / "rubamazzo.json").read_text())


def way(move: Move) -> str:
    if move.steals:
        return "steal"
    return "table" if move.taken else "lay"


@pytest.mark.parametrize("case", CASES["moves"], ids=lambda case: case["id"])
def test_worked_example(case: dict[str, Any]) -> None:
    spare = next(text for text in reversed(TEXTS) if text not in " ".join(map(str, case.values())).split())
    state = position_of(f"{case['card']} {spare}", case["table"], case["mine"], case["other"])
    card = parse_card(case["card"])
    ways = [move for move in GAME.moves(state) if move.card == card]
    assert list(dict.fromkeys(way(move) for move in ways)) == (case["ways"] or ["lay"])
    chosen = next(move for move in ways if way(move) == case["chosen"])

    after = GAME.play(state, chosen)
    position, expected = after.position, case["after"]
    assert isinstance(position, Position)
    assert position.pile_0 == card_set(parse_cards(expected["mine"]))
    assert position.pile_1 == card_set(parse_cards(expected["other"]))
    view = GAME.view(after, 1)
    assert cards_text(view.table) == expected["table"]
    assert view.piles[0].size == len(expected["mine"].split())
    assert view.piles[1].size == len(expected["other"].split())
    assert view.piles[0].top == (parse_card(expected["top"]) if expected["top"] else None)


@pytest.mark.parametrize("case", CASES["ends"], ids=lambda case: f"{case['mine']}:{case['other']}")
@pytest.mark.parametrize("seat", [0, 1])
def test_worked_end(case: dict[str, Any], seat: int) -> None:
    cards = list(range(40))
    mine = card_set(cards[: case["mine"]])
    other = card_set(cards[case["mine"] : case["mine"] + case["other"]])
    piles = (mine, other) if seat == 0 else (other, mine)
    table = ALL_CARDS & ~mine & ~other
    state = State(Position(pack_int(cards), 0, 0, 0, 0, table, *piles, NO_CARD, NO_CARD))
    result = GAME.result(state)
    winner = {"win": seat, "loss": 1 - seat, "tie": None}[case["result"]]
    assert (result.winner, sum(result.piles)) == (winner, 40 - case["table"])
    standing = GAME.match([result])
    assert (standing.over, standing.winner, standing.score) == (True, winner, result.piles)


def test_a_pile_can_be_stolen_with_the_last_card() -> None:
    pile = " ".join(text for text in TEXTS if text not in ["S9", "B9", "D1", "C2", "S3"]) + " S9"
    state = GAME.play(position_of("B9", "D1 C2 S3", other=pile), Move(parse_card("B9"), steals=True))
    assert GAME.over(state)
    assert GAME.result(state) == Result((37, 0))


def test_two_equal_table_cards_are_two_moves_and_one_is_taken() -> None:
    state = position_of("C5 S7", "S5 D5 B10")
    moves = GAME.moves(state)
    assert list(map(str, moves)) == ["C5xD5", "C5xS5", "S7"]
    assert cards_text(GAME.view(GAME.play(state, moves[1]), 0).table) == "D5 B10"


def test_a_card_that_can_take_may_be_kept_but_not_laid() -> None:
    state = position_of("C5 S7", "D5 B10")
    assert list(map(str, GAME.moves(state))) == ["C5xD5", "S7"]
    with pytest.raises(IllegalMove):
        GAME.play(state, Move(parse_card("C5")))


def test_four_of_a_kind_on_the_table_stay_to_the_end() -> None:
    opening = parse_cards("D4 C4 S4 B4")
    rest = [card for card in range(40) if card not in opening]
    rng = random.Random(4)
    for _ in range(100):
        rng.shuffle(rest)
        start = Position(pack_int([*opening, *rest]), 0, 0, 0, 0, card_set(opening), 0, 0, NO_CARD, NO_CARD)
        start = start._replace(hand_0=card_set(rest[:3]), hand_1=card_set(rest[3:6]))
        state = State(start)
        while not GAME.over(state):
            state = GAME.play(state, rng.choice(GAME.moves(state)))
        assert set(opening) <= set(GAME.view(state, 0).table)


def test_thirteen_cards_can_lie_on_the_table() -> None:
    opening = parse_cards("D1 C1 S1 B1")
    dealt = parse_cards("D2 D3 D4 D5 D6 D7 D8 D10 C2 D9 C3 C4")
    pack = [*opening, *dealt, *(card for card in range(40) if card not in (*opening, *dealt))]
    hands = card_set(dealt[:3]), card_set(dealt[3:6])
    state = State(Position(pack_int(pack), 0, 0, *hands, card_set(opening), 0, 0, NO_CARD, NO_CARD))
    for text in ["D2", "D5", "D3", "D6", "D4", "D7", "D8", "D9", "D10"]:
        state = GAME.play(state, GAME.parse(state, text))
    view = GAME.view(state, 1)
    assert cards_text(view.table) == "D1 C1 S1 B1 D2 D5 D3 D6 D4 D7 D8 D9 D10"
    assert list(map(str, view.moves)) == ["C3xD3", "C4xD4"]


def test_the_deal_follows_from_the_seed_alone() -> None:
    cards, drawn = shuffled(7, 2)
    for leader in (0, 1):
        view = GAME.view(GAME.deal(7, leader), 0)
        assert (view.table, view.hand, view.leader) == (cards[:4], cards[4:7], leader)
        assert GAME.view(GAME.deal(7, leader), 1).hand == cards[7:10]
    assert GAME.seat(GAME.deal(7)) == drawn
    with pytest.raises(ValueError, match="no such seat"):
        GAME.deal(7, 2)


@pytest.mark.parametrize("leader", [0, 1])
def test_six_deals_of_three_go_out_in_pack_order_and_one_seat_leads_them_all(leader: int) -> None:
    cards, _ = shuffled(11, 2)
    state = GAME.deal(11, leader)
    for deal in range(6):
        start = 4 + 6 * deal
        assert GAME.seat(state) == leader
        assert GAME.view(state, 0).hand == cards[start : start + 3]
        assert GAME.view(state, 1).hand == cards[start + 3 : start + 6]
        assert GAME.view(state, 0).stock == 30 - 6 * deal
        for _ in range(6):
            state = GAME.play(state, GAME.moves(state)[-1])
    assert GAME.over(state)
    assert len(state.history) == 36


def test_new_games_alternate_and_the_first_starter_is_drawn() -> None:
    assert [GAME.next_leader(0), GAME.next_leader(1)] == [1, 0]
    assert [GAME.first_leader(0), GAME.first_leader(1)] == [1, 0]
    assert {GAME.seat(GAME.deal(seed)) for seed in range(20)} == {0, 1}


def test_feats_are_the_steals_and_the_piles() -> None:
    state = GAME.deal(2026)
    steals = [0, 0]
    largest = [0, 0]
    while not GAME.over(state):
        seat, move = GAME.seat(state), GAME.moves(state)[0]
        if move.steals:
            steals[seat] += 1
            largest[seat] = max(largest[seat], GAME.view(state, seat).piles[1 - seat].size)
        state = GAME.play(state, move)
    assert sum(steals) > 0
    piles = GAME.result(state).piles
    for side in (0, 1):
        feats = {"steals": steals[side], "best_steal": largest[side], "best_pile": piles[side]}
        assert GAME.feats(state, side) == feats


def test_properties_of_random_games() -> None:
    rng = random.Random(1)
    ties = 0
    largest_table = 0
    for seed in range(10_000):
        state = GAME.deal(seed)
        opening = GAME.view(state, 0).opening
        twice = {value(card) for card in opening if [value(c) for c in opening].count(value(card)) > 1}
        plays, steals = [0, 0], 0
        while not GAME.over(state):
            plays[GAME.seat(state)] += 1
            move = rng.choice(GAME.moves(state))
            steals += move.steals
            state = GAME.play(state, move)
            position = state.position
            assert isinstance(position, Position)
            places = (*position.hands, position.table, *position.piles)
            seen = position.stock + sum(cards.bit_count() for cards in places)
            assert seen == 40
            assert (
                places[0]
                | places[1]
                | places[2]
                | places[3]
                | places[4]
                | card_set(pack_cards(position.pack)[40 - position.stock :])
                == ALL_CARDS
            )
            for pile, top in zip(position.piles, position.tops, strict=True):
                assert (top == NO_CARD) == (pile == 0)
                assert top == NO_CARD or pile >> top & 1
            largest_table = max(largest_table, position.table.bit_count())
            lying = [value(card) for card in range(40) if position.table >> card & 1]
            assert {number for number in lying if lying.count(number) > 1} <= twice
        result = GAME.result(state)
        assert plays == [18, 18]
        assert (steals + sum(result.piles)) % 2 == 0
        ties += result.winner is None
    assert largest_table <= 13
    assert 200 < ties < 500


def test_views_hide_the_other_hand_and_the_stock() -> None:
    rng = random.Random(2)
    for seed in range(200):
        state = GAME.deal(seed)
        while not GAME.over(state):
            position = state.position
            assert isinstance(position, Position)
            for seat in (0, 1):
                view = GAME.view(state, seat)
                pool = list(pack_cards(position.pack)[40 - position.stock :])
                hidden = [card for card in range(40) if position.hands[1 - seat] >> card & 1] + pool
                rng.shuffle(hidden)
                size = view.hand_sizes[1 - seat]
                hands = list(position.hands)
                hands[1 - seat] = card_set(hidden[:size])
                known = [card for card in pack_cards(position.pack) if card not in hidden]
                pack = pack_int([*known, *hidden])
                other = State(position._replace(pack=pack, hand_0=hands[0], hand_1=hands[1]), state.history)
                assert GAME.view(other, seat) == view
            state = GAME.play(state, rng.choice(GAME.moves(state)))


def test_a_view_tells_the_table_in_the_order_in_which_cards_came_to_lie() -> None:
    rng = random.Random(3)
    for seed in range(100):
        state = GAME.deal(seed)
        lying = list(GAME.view(state, 0).opening)
        while not GAME.over(state):
            move = rng.choice(GAME.moves(state))
            seat = GAME.seat(state)
            state = GAME.play(state, move)
            if move.captures:
                lying = [card for card in lying if not move.taken >> card & 1]
            else:
                lying.append(move.card)
            view = GAME.view(state, 1 - seat)
            assert view.table == tuple(lying)
            if move.captures:
                assert view.last_taker == seat
            assert (view.to_move is None) == GAME.over(state)
            assert GAME.view(state, seat).moves == ()


@pytest.mark.parametrize("text", ["", "Q5", "D5xpile+C5", "d5", "D5x"])
def test_text_that_names_no_move_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove):
        GAME.parse(GAME.deal(1), text)


def test_text_of_a_move_that_is_not_legal_here() -> None:
    state = position_of("C5 S7", "D5 B10", mine="D2 C2", other="D3 C3")
    for text in ("C5", "C5xB10", "C5xpile", "S7xD5", "D1", "S7xpile"):
        with pytest.raises(IllegalMove):
            GAME.parse(state, text)
        with pytest.raises(IllegalMove):
            GAME.play(state, Move.parse(text))
    assert all(GAME.parse(state, str(move)) == move for move in GAME.moves(state))


def test_rule_options_of_other_games_change_nothing() -> None:
    state = GAME.deal(5)
    with pytest.raises(ValueError, match="not over"):
        GAME.result(state)
    while not GAME.over(state):
        state = GAME.play(state, GAME.moves(state)[0])
    assert GAME.result(state, napola=True) == GAME.result(state)
    assert GAME.moves(state) == []
    with pytest.raises(ValueError, match="over"):
        GAME.seat(state)


def test_a_match_without_a_result_goes_on() -> None:
    standing = GAME.match([])
    assert (standing.score, standing.over, standing.winner) == ((0, 0), False, None)


def test_the_game_is_registered_by_its_name() -> None:
    assert GAMES["rubamazzo"].name == "rubamazzo"
    assert [GAME.side(0), GAME.side(1)] == [0, 1]


def test_the_golden_game() -> None:
    assert playthrough(GAME) == golden_file(GAME).read_text()


@pytest.mark.parametrize(("seed", "leaves"), [(1, 23_328), (2, 20_736), (7, 12_084)])
def test_perft_to_fourteen_plies(seed: int, leaves: int) -> None:
    assert perft(GAME, GAME.deal(seed), 14) == leaves
