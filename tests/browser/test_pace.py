"""What is shown when, and where cards come from: more cases of public bug reports of card games."""

import pytest

from app.tables.table import Table
from tests.browser.conftest import Open
from tests.browser.positions import computers_turn, last_card, played, position, your_turn
from tests.browser.visitor import PHONE, Screen, Visit

ARRIVALS = """async () => {
  for (;;) {
    const found = document.getAnimations().filter(
      (one) => /^::view-transition-new\\(card-/.test(one.effect?.pseudoElement ?? ""));
    if (found.length) return found.map((one) => {
      one.pause();
      one.currentTime = 0;
      const card = one.effect.pseudoElement.match(/card-(\\w+)/)[1];
      return [card, getComputedStyle(document.documentElement, one.effect.pseudoElement).translate];
    });
    await new Promise(requestAnimationFrame);
  }
}"""


def arrival(visit: Visit) -> dict[str, tuple[float, float]]:
    """The next cards that fly in, each with the way from its place on the table to where it starts."""
    starts: dict[str, tuple[float, float]] = {}
    for card, translate in visit.page.evaluate(ARRIVALS):
        across, _, down = str(translate).partition(" ")
        starts[card] = float(across.removesuffix("px")), float(down.removesuffix("px") or 0)
    return starts


@pytest.mark.parametrize("captures", [False, True], ids=["lays", "captures"])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_card_of_a_computer_comes_from_its_seat(visit: Open, seat: int, captures: bool) -> None:
    table = computers_turn("scopone", seat, captures=captures)
    player = visit("scopone", screen=PHONE, table=table, motion=True, speed="slow")
    [(across, down)] = arrival(player).values()
    if seat == 2:
        assert abs(across) < 1
        assert down < -100
    else:
        assert abs(down) < 1
        assert across > 100 if seat == 1 else across < -100


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_the_last_cards_are_seen_before_the_result(visit: Open, game: str) -> None:
    table = last_card(game)
    player = visit("", table=table, speed="normal")
    player.stop_the_clock()
    player.open(game)
    ply, others = player.ply, sum(table.view.hand_sizes[1:])
    player.tap_card(player.cards("hand")[0])
    for played_after in range(others):
        player.wait_for_move(ply + played_after)
        player.let_pass(1_000)
    player.wait_for_move(ply + others)
    player.let_pass(1_000)
    assert player.posts == ["play", *["step"] * others]
    assert player.page.locator("#table [data-zone=end]").count() == 0
    player.let_pass(1_000)
    player.page.locator("#table [data-zone=end]").wait_for()


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_a_fresh_table_shows_no_result_and_no_question(visit: Open, game: str) -> None:
    player = visit(game)
    assert player.phase in ("you", "computer")
    assert player.page.locator(".end, dialog[open], #again:not([hidden]), .error").count() == 0


def test_a_card_laid_on_an_empty_table_is_called_no_scopa(visit: Open) -> None:
    stored = position("scopa")
    player = visit("scopone", table=stored.table, speed="slow")
    player.intercept("**/step", lambda route: None)
    player.tap_card(stored.card)
    player.page.locator("#table .scopa-call").wait_for()
    ply = player.ply
    player.page.unroute("**/step")
    player.page.locator("#step").evaluate("form => form.requestSubmit()")
    player.wait_for_move(ply)
    assert player.cards("table")
    assert player.page.locator("#table .scopa-call").count() == 0


def test_points_of_the_round_and_of_the_match_are_kept_apart(visit: Open) -> None:
    table = played(Table.new("scopone", 1), lambda table: table.phase == "count")
    player = visit("scopone", table=table)
    rows = player.page.locator("#table table.count tfoot tr").all()
    round_points, totals = (row.locator("td").all_inner_texts() for row in rows)
    assert round_points == [str(points) for points in table.results[-1].points]
    assert totals == [str(sum(result.points[side] for result in table.results)) for side in (0, 1)]


def test_a_tie_is_said_and_the_next_game_begins(visit: Open) -> None:
    ends = (
        played(Table.new("rubamazzo", seed), lambda table: table.phase == "over") for seed in range(1, 500)
    )
    table = next(table for table in ends if table.standing.winner is None)
    player = visit("rubamazzo", table=table, screen=PHONE)
    assert player.data("outcome") == "tied"
    ply = player.ply
    player.page.locator("#table [data-zone=end] .button--main").tap()
    player.wait_for_move(ply)
    player.wait_for_turn()
    assert len(player.cards("hand")) == 3


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_the_hand_is_in_sight_with_and_without_the_bars_of_the_browser(visit: Open, game: str) -> None:
    player = visit(game, screen=Screen(360, 640, touch=True), table=your_turn(game, 3))
    for height in (560, 640, 560):
        player.page.set_viewport_size({"width": 360, "height": height})
        for card in player.cards("hand"):
            box = player.card("hand", card).bounding_box()
            assert box
            assert box["y"] + box["height"] <= height
        assert player.page.evaluate("() => scrollY") == 0
