"""What must be seen is in sight, keeps its place, and is there once: cases of public bug reports of card games."""

import pytest
from playwright.sync_api import Route

from app.tables.table import Table
from tests.browser.conftest import Open
from tests.browser.positions import computers_turn, played, position, your_turn
from tests.browser.visitor import DESK, PHONE, SMALL_PHONE, Screen, Visit

SCREENS = {
    "320x568": SMALL_PHONE,
    "360x640": PHONE,
    "390x844": Screen(390, 844, touch=True),
    "844x390": Screen(844, 390, touch=True),
    "1280x800": DESK,
}
PLACES = ("status", "cloth", "message", "hand", "bar")
"""What keeps its place while a game runs, by class."""

Box = tuple[float, float, float, float]


def box(visit: Visit, selector: str) -> Box:
    """Left, top, right and bottom edge on the page."""
    found = visit.page.locator(selector).first.bounding_box()
    assert found, selector
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def places(visit: Visit) -> dict[str, Box]:
    """Where the parts of the table lie, to the pixel."""
    return {name: tuple(round(edge) for edge in box(visit, f"#table .{name}")) for name in PLACES}  # type: ignore[misc]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a pixel."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    return width > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_the_own_cards_are_in_sight_and_nothing_lies_on_them(visit: Open, game: str, screen: str) -> None:
    player = visit(game, screen=SCREENS[screen], table=your_turn(game, 3 if game == "rubamazzo" else 10))
    height = SCREENS[screen].height
    for card in player.cards("hand"):
        edges = box(player, f'#table [data-zone="hand"] [data-card="{card}"]')
        assert edges[0] >= 0
        assert edges[2] <= SCREENS[screen].width
        if height > 500:
            assert edges[3] <= height, "the hand is cut off below"
        for other in ("status", "bar"):
            assert not overlap(edges, box(player, f"#table .{other}")), other


@pytest.mark.parametrize(("game", "full"), [("rubamazzo", "full-cloth-rubamazzo"), ("scopone", "full-cloth")])
def test_nothing_moves_between_an_empty_and_a_full_table(visit: Open, game: str, full: str) -> None:
    opening = visit(game, screen=PHONE, table=position(full).table)
    few = visit(game, screen=PHONE, table=your_turn(game, 1))
    assert places(opening) == places(few)


def test_nothing_moves_when_new_cards_are_dealt(visit: Open) -> None:
    player = visit("rubamazzo", screen=PHONE, table=your_turn("rubamazzo", 1))
    before = places(player)
    ply = player.ply
    player.tap_card(player.cards("hand")[0])
    player.wait_for_move(ply)
    player.wait_for_turn()
    assert len(player.cards("hand")) == 3
    assert places(player) == before


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_another_deck_moves_nothing(visit: Open, game: str) -> None:
    player = visit(game, screen=PHONE, table=your_turn(game, 3))
    before = places(player)
    player.page.locator("#set-deck").tap()
    player.wait('[data-deck="piacentine"]')
    assert places(player) == before


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_nothing_moves_while_the_page_is_still_arriving(visit: Open, game: str, screen: str) -> None:
    player = visit(game, screen=SCREENS[screen], table=your_turn(game, 3), javascript=False)
    whole, html = places(player), player.page.content()
    arrived = html

    def fulfill(route: Route) -> None:
        route.fulfill(content_type="text/html", body=arrived)

    player.page.route(f"**/{game}", fulfill)
    for name in ("message", "hand", "bar"):
        arrived = html[: html.index(f'class="{name}')]
        player.page.reload()
        for seen in PLACES[: PLACES.index(name)]:
            edges = tuple(round(edge) for edge in box(player, f"#table .{seen}"))
            assert edges == whole[seen], f"{seen} moves when {name} arrives"


@pytest.mark.parametrize("path", ["", "rubamazzo", "scopone"])
def test_every_page_scrolls_on_the_smallest_phone(visit: Open, path: str) -> None:
    player = visit(path, screen=SMALL_PHONE)
    player.page.evaluate("() => scrollTo({ top: 10000, behavior: 'instant' })")
    assert player.page.evaluate("() => scrollY") > 100


def test_no_card_stays_raised_after_a_tap(visit: Open) -> None:
    player = visit("rubamazzo", screen=PHONE, table=your_turn("rubamazzo", 3), taps="two")
    first, second, _ = player.cards("hand")
    for card, chosen in ((first, first), (first, None), (second, second)):
        ply = player.ply
        player.tap_card(card)
        if chosen is None:
            player.wait_for_move(ply)
            player.wait_for_turn()
        else:
            player.wait_for_choice(chosen)
    for card in player.cards("hand"):
        raised = player.card("hand", card).evaluate("card => getComputedStyle(card).transform") != "none"
        assert raised == (card == second)


def test_a_scopa_is_marked_live_as_after_a_reload_and_not_cut_off(visit: Open) -> None:
    stored = position("scopa")
    player = visit("scopone", screen=SMALL_PHONE, table=stored.table, speed="slow")
    player.tap_card(stored.card)
    player.page.locator("#table .scopa-call").wait_for()
    marker = player.page.locator('#table [data-zone="pile-0"] .pile-scopas')
    marker.wait_for()
    player.intercept("**/step", lambda route: None)
    live = player.page.locator("#table .piles").inner_text()
    assert stored.card in player.cards("pile-0")
    player.page.reload()
    assert player.page.locator("#table .piles").inner_text() == live
    left, top, right, bottom = box(player, '#table [data-zone="pile-0"] .pile-scopas')
    assert left >= 0
    assert right <= SMALL_PHONE.width
    assert bottom > top


@pytest.mark.parametrize("screen", [SMALL_PHONE, DESK], ids=["phone", "desk"])
def test_many_scopas_leave_the_name_of_the_pile_in_sight(visit: Open, screen: Screen) -> None:
    player = visit("scopone", screen=screen)
    covering = """zone => {
        const pile = document.querySelector(`[data-zone=${zone}] .pile-cards`);
        const label = document.querySelector(`[data-zone=${zone}] .pile-label`).getBoundingClientRect();
        for (const place of [1, 2, 3, 4, 5, 6]) {
            const card = document.createElement("span");
            card.className = "card card--scopa";
            pile.append(card);
        }
        return [...pile.querySelectorAll(".card--scopa")].map(card => card.getBoundingClientRect()).filter(
            card => card.bottom > label.top + 1 && card.top < label.bottom && card.right > label.left + 1
                && card.left < label.right - 1).length;
    }"""
    assert [player.page.evaluate(covering, zone) for zone in ("pile-0", "pile-1")] == [0, 0]


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_a_double_tap_on_the_main_button_of_an_end_hits_nothing_else(visit: Open, game: str) -> None:
    table = played(Table.new(game, 1), lambda table: table.phase in ("count", "over"))
    player = visit(game, table=table, screen=PHONE, speed="slow")
    player.intercept("**/step", lambda route: None)
    left, top, right, bottom = box(player, "#table [data-zone=end] .button--main")
    # whatever lies at the place of the button afterwards, it is not hit by the second tap
    found = player.page.evaluate(
        """([x, y]) => new Promise((tell) => {
          addEventListener("htmx:afterSwap", () => setTimeout(() => {
            let hit = false;
            addEventListener("click", () => { hit = true; }, { once: true });
            const at = document.elementFromPoint(x, y);
            const tap = { bubbles: true, cancelable: true, clientX: x + 5, clientY: y, detail: 1 };
            const passed = at.dispatchEvent(new MouseEvent("click", tap));
            tell([passed, hit]);
          }, 50), { once: true });
          const button = document.querySelector("#table [data-zone=end] .button--main");
          button.dispatchEvent(
            new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 }));
        })""",
        [(left + right) / 2, (top + bottom) / 2],
    )
    assert found == [False, False]
    assert set(player.posts) <= {"next", "new", "step"}


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_out_of_turn_no_card_can_be_played(visit: Open, game: str) -> None:
    table = played(your_turn(game, 3), lambda table: table.phase == "computer")
    player = visit(game, table=table, speed="slow")
    player.intercept("**/step", lambda route: None)
    assert player.page.locator("#table [data-zone=hand] :is(a, button)").count() == 0
    player.tap_card(player.cards("hand")[0])
    player.press("1", "2", "ArrowRight", "Enter")
    player.page.wait_for_timeout(150)
    assert set(player.posts) <= {"step"}
    assert len(player.log()) == len(table.record.rounds[-1].log)


def captured(visit: Visit) -> set[str]:
    """The cards of the last move, which is a capture: the played one and what it takes from the table."""
    card, taken = visit.log()[-1].split("x")
    return {card, *taken.replace("pile", "").split("+")} - {""}


def test_a_capture_of_a_computer_is_seen_for_about_a_second(visit: Open) -> None:
    table = computers_turn("scopone", 1, captures=True)
    player = visit("", table=table, speed="normal")
    player.stop_the_clock()
    player.open("scopone")
    player.let_pass(1_000)
    player.wait_for_move(table.record.ply)
    capture = captured(player)
    assert set(player.cards("capture")) == capture
    player.let_pass(800)
    assert player.posts == ["step"]
    assert set(player.cards("capture")) == capture
    player.let_pass(300)
    player.wait_for_move(table.record.ply + 1)
    assert set(player.cards("capture")) != capture


def test_a_capture_of_the_computer_is_still_seen_when_it_is_your_turn(visit: Open) -> None:
    table = computers_turn("rubamazzo", 1, captures=True)
    player = visit("rubamazzo", table=table)
    player.wait_for_turn()
    assert player.phase == "you"
    assert set(player.cards("capture")) >= captured(player)


def test_the_next_round_is_dealt_once_however_often_it_is_asked_for(visit: Open) -> None:
    table = played(Table.new("scopone", 1), lambda table: table.phase == "count")
    player = visit("scopone", table=table, screen=PHONE)
    held: list[Route] = []
    player.intercept("**/next", lambda route: held.append(route))
    button = player.page.locator("#table [data-zone=end] .button--main")
    spot = button.bounding_box()
    assert spot
    for _ in range(3):
        player.page.touchscreen.tap(spot["x"] + 20, spot["y"] + 10)
    player.page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    player.wait(':not([data-phase="count"])')
    player.wait_for_turn()
    assert player.posts.count("next") == 1
    assert len(player.cards("hand")) == 10


def test_the_last_page_of_a_match_shows_both_totals_and_the_count(visit: Open) -> None:
    table = played(Table.new("scopone", 1), lambda table: table.phase == "over")
    player = visit("scopone", table=table)
    first, second = table.standing.score
    end = player.page.locator("#table [data-zone=end]")
    totals = end.locator("table.count tfoot tr").last.locator("td")
    assert totals.all_inner_texts() == [str(first), str(second)]
    assert end.locator("table.count tbody tr").count() >= 5


def test_the_napola_is_always_named_and_asks_before_it_starts_a_new_match(visit: Open) -> None:
    player = visit("scopone", screen=PHONE, table=your_turn("scopone", 5))
    button = player.page.locator("#table [data-ask=napola]")
    assert button.inner_text().split() == ["Napola", "aus"]
    before, ply = player.log(), player.ply
    button.tap()
    dialog = player.page.locator("dialog#ask-napola")
    assert "neue Partie" in dialog.inner_text()
    dialog.get_by_role("button").last.tap()
    assert (player.log(), player.ply, player.posts) == (before, ply, [])
    button.tap()
    dialog.get_by_role("button").first.tap()
    player.wait_for_move(ply)
    player.wait_for_turn()
    assert "an" in player.page.locator("#table .bar", has_text="Napola").inner_text().split()
    player.page.reload()
    assert "an" in player.page.locator("#table .bar", has_text="Napola").inner_text().split()
