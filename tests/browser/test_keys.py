"""The keys, as the documents name them, and where the focus is after each."""

import time

import pytest
from playwright.sync_api import Route

from app.tables.table import Table
from tests.browser.conftest import Open
from tests.browser.positions import played, position, your_turn
from tests.browser.visitor import Visit


def slowly(route: Route) -> None:
    """Let a request wait as on a slow line."""
    time.sleep(0.3)
    route.continue_()


def unchanged(visit: Visit, ply: int) -> bool:
    """Whether nothing has been played or chosen a moment later."""
    visit.page.wait_for_timeout(150)
    return visit.ply == ply and visit.data("chosen") == ""


@pytest.mark.parametrize("place", [1, 2, 3])
def test_a_digit_plays_in_rubamazzo(visit: Open, place: int) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    ply, hand, before = player.ply, player.cards("hand"), player.log()
    player.press(str(place))
    player.wait_for_move(ply)
    assert player.log()[len(before)].startswith(hand[place - 1])


def test_what_names_no_card_does_nothing(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    player.press("0", "4", "9", "x", "ArrowUp", "Escape", "F2", "Control+1", "Alt+2", "Meta+3", "Control+l")
    assert unchanged(player, player.ply)
    assert player.posts == []


@pytest.mark.parametrize("place", [1, 4, 10])
def test_a_digit_chooses_in_scopone_and_enter_plays(visit: Open, place: int) -> None:
    player = visit("scopone", table=your_turn("scopone", 10))
    ply, hand, before = player.ply, player.cards("hand"), player.log()
    player.press(str(place % 10))
    player.wait_for_choice(hand[place - 1])
    assert player.ply == ply
    assert player.posts == []
    player.press("Enter")
    player.wait_for_move(ply)
    assert player.log()[len(before)].startswith(hand[place - 1])


def test_the_last_digit_counts(visit: Open) -> None:
    player = visit("scopone", table=your_turn("scopone", 10))
    hand = player.cards("hand")
    player.press("1", "2", "3")
    player.wait_for_choice(hand[2])
    player.press("Escape")
    player.wait_for_choice("")
    player.press("5", "5")
    player.wait_for_choice(hand[4])
    player.page.wait_for_timeout(150)
    assert player.data("chosen") == hand[4]


def test_enter_right_after_a_digit_plays_that_card_and_no_other(visit: Open) -> None:
    player = visit("scopone", table=your_turn("scopone", 10))
    ply, hand, before = player.ply, player.cards("hand"), player.log()
    one_way = next(
        i
        for i, item in enumerate(hand)
        if player.card("hand", item).evaluate("card => card.tagName") == "BUTTON"
    )
    player.press("ArrowRight")
    assert player.focused()["card"] == hand[0]
    player.intercept("**/scopone?card=*", slowly)
    player.page.evaluate("() => { window.first = true; }")
    player.press(str((one_way + 1) % 10), "Enter")
    player.wait_for_move(ply)
    assert player.log()[len(before)].startswith(hand[one_way])
    assert player.page.evaluate("() => window.first"), "the page was not loaded anew"


def test_arrows_run_through_the_hand_and_the_focus_stays_at_its_place(visit: Open) -> None:
    player = visit("scopone", table=your_turn("scopone", 6))
    hand = player.cards("hand")
    seen = []
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"):
        player.press(key)
        seen.append(player.focused()["card"])
    assert seen == [hand[i] for i in (0, 1, 2, 1, 0, 5)]
    player.press("ArrowLeft", "ArrowLeft")
    ply = player.ply
    player.press("Enter")
    if player.data("chosen"):
        player.press("Enter")
    player.wait_for_move(ply)
    player.wait_for_turn()
    assert player.focused()["card"] == player.cards("hand")[3]


def test_nothing_has_the_focus_at_first_and_a_finger_moves_none(visit: Open) -> None:
    player = visit("scopone", table=your_turn("scopone", 6))
    assert player.focused()["tag"] == "BODY"
    ply = player.ply
    player.card("hand", player.cards("hand")[0]).click(position={"x": 10, "y": 40})
    player.wait(f':is(:not([data-ply="{ply}"]), :not([data-chosen=""]))')
    player.wait_for_turn()
    assert player.focused()["card"] is None
    assert player.focused()["way"] is None


def test_n_asks_while_a_game_runs_and_escape_plays_on(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 2))
    ply, before = player.ply, player.log()
    dialog = player.page.locator("dialog#ask-new")
    player.press("n")
    dialog.wait_for()
    player.press("1", "l", "d")
    player.press("Escape")
    dialog.wait_for(state="hidden")
    assert unchanged(player, ply)
    player.press("n", "Enter")
    dialog.wait_for(state="hidden")
    assert (player.ply, player.log(), player.posts) == (ply, before, [])
    player.press("N", "Shift+Tab", "Enter")
    player.wait_for_move(ply)
    assert len(player.log()) < len(before), "a new deal"
    assert player.posts[0] == "new"


def test_n_starts_at_once_when_no_game_runs(visit: Open) -> None:
    player = visit("rubamazzo", table=played(Table.new("rubamazzo", 1), lambda table: table.phase == "over"))
    ply = player.ply
    player.press("n")
    player.wait_for_move(ply)
    assert player.posts[0] == "new"
    assert player.wait_for_turn() == "you"


def test_l_and_d_change_level_and_deck_and_nothing_else(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 2))
    ply, hand = player.ply, player.cards("hand")
    level = player.page.locator("#set-level")
    following = [level.get_attribute("value")]
    for _ in range(3):
        player.press("l")
        player.page.locator(f"#set-level:not([value={following[-1]}])").wait_for()
        following.append(level.get_attribute("value"))
    assert following == ["hard", "easy", "normal", "hard"]
    player.press("d")
    player.wait('[data-deck="piacentine"]')
    player.press("D")
    player.wait('[data-deck="neapolitan"]')
    assert (player.ply, player.cards("hand")) == (ply, hand)
    assert set(player.posts) == {"level", "deck"}


def test_keys_that_are_off_leave_arrows_enter_and_escape(visit: Open) -> None:
    stored = position("like-K19")
    player = visit("scopone", table=stored.table, keys=False)
    ply = player.ply
    player.press("1", "2", "n", "l", "d")
    assert unchanged(player, ply)
    assert player.posts == []
    assert player.page.locator("dialog[open]").count() == 0
    player.press(*["ArrowRight"] * (player.cards("hand").index(stored.card) + 1), "Enter")
    player.wait_for_choice(stored.card)
    player.press("Escape")
    player.wait_for_choice("")
    assert player.focused()["card"] == stored.card
    player.press("Enter")
    player.wait_for_choice(stored.card)
    player.press("ArrowRight", "Enter")
    player.wait_for_move(ply)


def test_digits_do_nothing_while_the_table_is_out_of_sight(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 2))
    ply = player.ply
    player.page.locator("#history").scroll_into_view_if_needed()
    player.page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    player.press("1", "2")
    assert unchanged(player, ply)


def test_up_and_down_scroll_while_the_table_is_out_of_sight(visit: Open) -> None:
    stored = position("like-K19")
    player = visit("scopone", table=stored.table, query=f"?card={stored.card}")
    player.press("ArrowDown")
    assert player.focused()["way"] is not None
    player.page.evaluate("() => { document.activeElement.blur(); scrollTo(0, document.body.scrollHeight); }")
    lowest = player.page.evaluate("() => scrollY")
    player.press("ArrowUp")
    player.page.wait_for_function("lowest => scrollY < lowest", arg=lowest)
    player.press("ArrowDown")
    assert player.focused()["way"] is None
    assert player.page.evaluate("() => scrollY") > player.page.evaluate("() => innerHeight")


def test_holding_enter_plays_one_card(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    player.press("ArrowRight")
    before = player.log()
    for _ in range(12):
        player.page.keyboard.down("Enter")
        player.page.wait_for_timeout(30)
    player.page.keyboard.up("Enter")
    player.wait_for_turn()
    assert player.posts.count("play") == 1
    assert len(player.log()) == len(before) + 2
