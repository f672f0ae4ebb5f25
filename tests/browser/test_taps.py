"""Taps: one is one move, none is lost in a flight, and no way back shows an old hand."""

import pytest

from tests.browser.conftest import Open
from tests.browser.positions import last_card, your_turn
from tests.browser.visitor import DESK, PHONE, SMALL_PHONE, Screen, Visit


def middle(visit: Visit, card: str) -> tuple[float, float]:
    """A point of a hand card that no other card covers."""
    box = visit.card("hand", card).bounding_box()
    assert box
    return box["x"] + 12, box["y"] + 40


def strike(visit: Visit, point: tuple[float, float]) -> None:
    """Tap a point of the screen, whatever lies there."""
    if visit.touch:
        visit.page.touchscreen.tap(*point)
    else:
        visit.page.mouse.click(*point)


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["touch", "mouse"])
def test_a_double_tap_is_one_move(visit: Open, screen: Screen) -> None:
    player = visit("rubamazzo", screen=screen, table=your_turn("rubamazzo", 3), speed="fast")
    ply, before, point = player.ply, player.log(), middle(player, player.cards("hand")[0])
    if player.touch:
        strike(player, point)
        strike(player, point)
    else:
        player.page.mouse.dblclick(*point)
    player.wait(f'[data-phase="you"][data-ply="{ply + 2}"]')
    assert player.posts.count("play") == 1
    assert len(player.log()) == len(before) + 2


FLYING = {
    "cards": "",
    "hand": ".hand > li:first-child { view-transition-name: first; }",
    "page": ":root { view-transition-name: root; }",
}
"""What takes part in a flight besides the played card: what does so cannot be hit."""
ADD_RULE = """rule => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["touch", "mouse"])
@pytest.mark.parametrize("told", [True, False], ids=["told", "untold"])
@pytest.mark.parametrize("flying", FLYING)
def test_a_tap_during_a_flight_counts(visit: Open, flying: str, told: bool, screen: Screen) -> None:
    """`told`: whether the browser says which flight is under way; Safari did not before 26.2."""
    player = visit("scopone", screen=screen, table=your_turn("scopone", 3), speed="fast", motion=True)
    if not told:
        player.page.add_init_script("delete Document.prototype.activeViewTransition")
        player.page.reload()
    player.page.evaluate(ADD_RULE, FLYING[flying])
    devtools = player.context.new_cdp_session(player.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    player.tap_card(player.cards("hand")[0])
    player.wait('[data-phase="computer"]')
    player.wait('[data-phase="you"]')
    ply, point = player.ply, middle(player, player.cards("hand")[0])
    assert player.page.evaluate("() => document.activeViewTransition !== null"), (
        "the flight is over too soon to be tested"
    )
    strike(player, point)
    player.wait(f':is(:not([data-ply="{ply}"]), :not([data-chosen=""]))')
    assert player.posts.count("play") <= 2


def test_the_tapped_card_leaves_at_once(visit: Open) -> None:
    player = visit("rubamazzo", screen=PHONE, table=your_turn("rubamazzo", 3))
    card = player.cards("hand")[1]
    player.intercept("**/play", lambda route: None)
    player.tap_card(card)
    leaving = player.page.locator("#table .leaving")
    leaving.wait_for()
    assert leaving.get_attribute("data-card") == card
    assert leaving.is_visible()


def test_the_text_of_a_card_is_not_selected_by_tapping(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    player.intercept("**/play", lambda route: None)
    player.page.mouse.dblclick(*middle(player, player.cards("hand")[0]))
    assert player.page.evaluate("() => String(getSelection())") == ""


def test_a_card_is_not_dragged_away_by_a_tap_that_slips(visit: Open) -> None:
    """A browser drags links, and then there is no tap."""
    player = visit("rubamazzo", screen=DESK, table=your_turn("rubamazzo", 3), taps="two")
    player.tap_card(player.cards("hand")[0])
    player.wait_for_choice(player.cards("hand")[0])
    dragged = player.page.locator("#table a.card").evaluate_all("cards => cards.map(card => card.draggable)")
    assert set(dragged) == {False}


def test_ten_cards_can_each_be_tapped_at_320_pixels(visit: Open) -> None:
    player = visit("scopone", screen=SMALL_PHONE, table=your_turn("scopone", 10), taps="two")
    for card in player.cards("hand"):
        strike(player, middle(player, card))
        player.wait_for_choice(card)


def test_two_taps_play_one_chooses_and_another_card_is_chosen_instead(visit: Open) -> None:
    player = visit("rubamazzo", screen=PHONE, table=your_turn("rubamazzo", 3), taps="two")
    ply, before, hand = player.ply, player.log(), player.cards("hand")
    player.tap_card(hand[0])
    player.wait_for_choice(hand[0])
    player.tap_card(hand[1])
    player.wait_for_choice(hand[1])
    assert (player.ply, player.log()) == (ply, before)
    player.tap_card(hand[1])
    player.wait_for_move(ply)
    assert player.log()[len(before)].startswith(hand[1])


def test_choosing_piles_up_no_history_and_back_shows_no_old_hand(visit: Open) -> None:
    player = visit("rubamazzo", screen=PHONE, table=your_turn("rubamazzo", 3), taps="two")
    entries = player.page.evaluate("() => history.length")
    ply, hand = player.ply, player.cards("hand")
    for card in hand:
        player.tap_card(card)
        player.wait_for_choice(card)
    player.tap_card(hand[-1])
    player.wait_for_move(ply)
    player.wait_for_turn()
    assert player.page.evaluate("() => history.length") == entries
    left = player.cards("hand")
    assert len(left) == 2
    player.page.goto(f"{player.server.address}/de/")
    player.page.go_back()
    assert player.cards("hand") == left


def test_a_page_from_the_memory_of_the_browser_asks_for_its_table(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    second = player.tab()
    second.goto(player.page.url)
    second.locator("#table [data-zone=hand] button").first.click()
    second.locator('#table[data-phase="you"]').wait_for()
    ply = player.ply
    player.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    player.wait_for_move(ply)
    assert len(player.cards("hand")) == 2


def test_a_second_tab_with_an_old_hand_plays_nothing_and_comes_up_to_date(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    second = player.tab()
    second.goto(player.page.url)
    second.locator("#table [data-zone=hand] button").first.click()
    # the move and the computer's answer
    second.locator(f'#table[data-phase="you"][data-ply="{player.ply + 2}"]').wait_for()
    moves, ply = player.log(), player.ply
    player.tap_card(player.cards("hand")[0])
    player.wait_for_move(ply)
    assert player.log() == moves
    assert len(player.cards("hand")) == 2


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_a_reload_shows_the_same_picture_in_every_phase(visit: Open, game: str) -> None:
    player = visit(game, table=last_card(game), speed="slow")
    player.intercept("**/step", lambda route: None)
    seen = []
    while True:
        picture = player.table.evaluate(PICTURE)
        player.page.reload()
        assert player.table.evaluate(PICTURE) == picture
        seen.append(player.phase)
        if player.phase in ("count", "over"):
            break
        if player.phase == "you":
            player.tap_card(player.cards("hand")[0])
            player.wait('[data-phase="computer"]')
        else:
            ply = player.ply
            player.page.unroute("**/step")
            player.page.locator("#step").evaluate("form => form.requestSubmit()")
            player.wait_for_move(ply)
            player.intercept("**/step", lambda route: None)
    assert {"you", "computer"} < set(seen)


PICTURE = """table => [
  ...table.querySelectorAll("[data-card], .pile-size, .scopa-call, .turn, .score, .last-move"),
].map((part) => [part.dataset.card ?? part.textContent.trim(), part.closest("[data-zone]")?.dataset.zone])"""


@pytest.mark.parametrize(("rows", "least"), [("one", 24), ("two", 44)])
def test_every_card_of_a_hand_of_ten_has_room_for_a_finger(visit: Open, rows: str, least: int) -> None:
    player = visit("scopone", screen=SMALL_PHONE, table=your_turn("scopone", 10), rows=rows)
    seen = player.page.locator("#table [data-zone=hand]").evaluate(
        """hand => [...hand.querySelectorAll("[data-card]")].map((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          const y = (top + bottom) / 2;
          let width = 0;
          for (let x = Math.ceil(left); x < right; x++) width += card.contains(document.elementFromPoint(x, y));
          return width;
        })"""
    )
    assert len(seen) == 10
    assert min(seen) >= least
