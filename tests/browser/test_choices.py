"""Choosing what a card takes: nothing is played until it is clear what, and every way back is open."""

import pytest

from tests.browser.conftest import Open
from tests.browser.positions import position
from tests.browser.visitor import DESK, PHONE, Screen, Visit

PILE_OR_TABLE = ("S7xpile", "S7xB7")
"""The ways of the card in the stored table: to steal the pile, or to take the table card (as in Q5 and Q6)."""


def begin(visit: Open, name: str, screen: Screen = PHONE, **more: object) -> tuple[Visit, str]:
    stored = position(name)
    player = visit(stored.table.record.game, screen=screen, table=stored.table, **more)
    return player, stored.card


def in_play(visit: Visit) -> tuple[int, list[str], list[str]]:
    """Everything that must stay as it is while a choice is open."""
    return visit.ply, visit.cards("hand"), visit.log()


def looks(visit: Visit) -> list[str]:
    """The table as it is drawn, to be compared before and after a reload."""
    return [visit.table.inner_text(), *sorted(visit.lit()), visit.data("chosen"), visit.data("phase")]


# Rubamazzo: pile or table


@pytest.mark.parametrize("move", PILE_OR_TABLE)
def test_pile_or_table_by_touch(visit: Open, move: str) -> None:
    player, card = begin(visit, "pile-or-table")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_choice(card)
    assert in_play(player) == before
    assert player.lit() == {"B7"}
    zone = player.page.locator(
        '#table [data-zone="pile-1"] button' if "pile" in move else '#table [data-zone="table"] button'
    )
    player.tap(zone)
    player.wait_for_move(before[0])
    assert player.log()[len(before[2])] == move


@pytest.mark.parametrize(("arrows", "move"), [([], 0), (["ArrowRight"], 1), (["ArrowRight", "ArrowLeft"], 0)])
def test_pile_or_table_by_keys(visit: Open, arrows: list[str], move: int) -> None:
    player, card = begin(visit, "pile-or-table", DESK)
    before = in_play(player)
    place = player.cards("hand").index(card) + 1
    player.press(str(place))
    player.wait_for_choice(card)
    assert in_play(player) == before
    ways = [str(way.get_attribute("aria-label")) for way in player.ways.all()]
    player.press(*arrows)
    assert player.page.locator("#table .marked").count() == 1
    player.press("Enter")
    player.wait_for_move(before[0])
    assert ("stiehlt" in ways[move]) == ("pile" in player.log()[len(before[2])])


@pytest.mark.parametrize("move", PILE_OR_TABLE)
def test_pile_or_table_without_javascript(visit: Open, move: str) -> None:
    player, card = begin(visit, "pile-or-table", DESK, javascript=False)
    before = in_play(player)
    player.tap_card(card)
    assert player.data("chosen") == card
    assert in_play(player) == before
    player.page.reload()
    assert player.data("chosen") == card
    player.page.locator(f'#table .ways form[data-move="{move}"] button').click()
    assert player.log()[len(before[2])] == move


def test_an_open_choice_outlives_a_reload_by_its_address(visit: Open) -> None:
    stored = position("pile-or-table")
    player = visit("rubamazzo", table=stored.table, query=f"?card={stored.card}", screen=PHONE)
    seen = looks(player)
    player.page.reload()
    assert looks(player) == seen
    assert player.data("chosen") == stored.card


def test_a_reload_while_a_choice_is_open_has_played_nothing(visit: Open) -> None:
    player, card = begin(visit, "pile-or-table")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_choice(card)
    player.page.reload()
    assert in_play(player) == before
    assert player.data("chosen") == card


def test_escape_takes_a_choice_back_and_the_focus_with_it(visit: Open) -> None:
    player, card = begin(visit, "pile-or-table", DESK)
    before = in_play(player)
    place = player.cards("hand").index(card) + 1
    player.press(str(place))
    player.wait_for_choice(card)
    player.press("Escape")
    player.wait_for_choice("")
    assert in_play(player) == before
    player.press("Escape")
    player.page.wait_for_timeout(100)
    assert in_play(player) == before
    other = next(one for one in player.cards("hand") if one != card)
    player.press(str(player.cards("hand").index(other) + 1))
    player.wait_for_move(before[0])
    assert player.log()[len(before[2])].startswith(other)


def test_a_second_tap_takes_the_card_back(visit: Open) -> None:
    player, card = begin(visit, "pile-or-table")
    before = in_play(player)
    for chosen in (card, "", card):
        player.tap_card(card)
        player.wait_for_choice(chosen)
    assert in_play(player) == before


def test_two_equal_cards_are_no_question(visit: Open) -> None:
    player, card = begin(visit, "two-equal")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_move(before[0])
    assert player.log()[len(before[2])] == "B2xC2"


# Scopone: sums


@pytest.mark.parametrize(
    ("taps", "move"),
    [
        (["C7"], "B10xC7+S3"),
        (["B6"], "B10xS4+B6"),
        (["S4"], "B10xS4+B6"),
        (["S3", "C7"], "B10xC7+S3"),
        (["S3", "S5"], "B10xS3+S5+B2"),
        (["S3", "B2"], "B10xS3+S5+B2"),
        (["S5"], "B10xS3+S5+B2"),
    ],
)
def test_tapping_narrows_until_one_way_is_left(visit: Open, taps: list[str], move: str) -> None:
    player, card = begin(visit, "like-K10")
    before = in_play(player)
    assert player.lit() == set()
    player.tap_card(card)
    player.wait_for_choice(card)
    assert player.lit() == {"C7", "S3", "S4", "B6", "S5", "B2"}
    for number, tapped in enumerate(taps, start=1):
        assert in_play(player) == before
        player.tap_card(tapped, "table")
        if number < len(taps):
            player.page.locator(f'#table .card--selected[data-card="{tapped}"]').wait_for()
    player.wait_for_move(before[0])
    assert player.log()[len(before[2])] == move


def test_a_tapped_card_is_taken_back(visit: Open) -> None:
    player, card = begin(visit, "like-K19")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_choice(card)
    everything = player.lit()
    selected = player.page.locator("#table .card--selected")
    player.tap_card("D2", "table")
    selected.wait_for()
    assert player.lit() == {"D2", "B7", "D3", "D4", "C1", "B6"}
    player.tap_card("D2", "table")
    selected.wait_for(state="detached")
    assert player.lit() == everything
    assert in_play(player) == before


def test_a_tap_that_fits_nothing_changes_nothing(visit: Open) -> None:
    player, card = begin(visit, "fits-nothing")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_choice(card)
    odd = set(player.cards("table")) - player.lit()
    assert odd
    for one in odd:
        player.tap_card(one, "table")
    player.page.wait_for_timeout(100)
    assert in_play(player) == before
    assert player.data("chosen") == card


def test_another_card_is_chosen_instead(visit: Open) -> None:
    player, card = begin(visit, "like-K19", taps="two")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_choice(card)
    player.tap_card("D2", "table")
    player.page.locator("#table .card--selected").wait_for()
    other = next(one for one in player.cards("hand") if one != card)
    player.tap_card(other)
    player.wait_for_choice(other)
    assert player.page.locator("#table .card--selected").count() == 0
    assert in_play(player) == before


def test_arrows_go_round_through_all_captures(visit: Open) -> None:
    player, card = begin(visit, "like-K19", DESK)
    before = in_play(player)
    player.press(str(player.cards("hand").index(card) + 1))
    player.wait_for_choice(card)
    ways = [str(way.get_attribute("data-takes")) for way in player.ways.all()]
    assert len(ways) == 7
    seen = []
    for _ in ways:
        seen.append(str(player.focused()["way"]))
        marked = player.page.locator("#table .marked").all()
        assert {str(one.get_attribute("data-card")) for one in marked} == set(seen[-1].split())
        player.press("ArrowRight")
    assert seen == ways
    assert player.focused()["way"] == ways[0]
    player.press("ArrowLeft", "Enter")
    player.wait_for_move(before[0])
    assert set(player.log()[len(before[2])].partition("x")[2].split("+")) == set(ways[-1].split())


def test_another_deck_or_level_leaves_an_open_choice_open(visit: Open) -> None:
    player, card = begin(visit, "like-K19")
    before = in_play(player)
    player.tap_card(card)
    player.wait_for_choice(card)
    player.tap_card("D2", "table")
    player.page.locator("#table .card--selected").wait_for()
    lit = player.lit()
    player.press("d")
    player.wait('[data-deck="piacentine"]')
    player.press("l")
    player.page.locator("#set-level[value=easy]").wait_for()
    assert player.data("chosen") == card
    assert player.lit() == lit
    assert in_play(player) == before
