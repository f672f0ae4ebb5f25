"""Cards in flight: what lies on what, what arrives with its picture, what closes up, and who is seen to have won."""

import pytest

from app.tables.table import Table
from app.web.moves_text import seat_of
from tests.browser.conftest import Open
from tests.browser.positions import played, position, your_turn
from tests.browser.visitor import PHONE, Visit

PACK = 40


def names(visit: Visit, selector: str) -> set[str]:
    """By which names some things of the table take part in a flight; "none" for what does not."""
    found = visit.page.locator(f"#table {selector}")
    return set(found.evaluate_all("all => all.map(one => getComputedStyle(one).viewTransitionName)"))


def _scopas(table: Table) -> bool:
    return any(pile.scopas for pile in table.view.piles)


def test_what_lies_on_a_pile_stays_on_it_in_a_flight(visit: Open) -> None:
    table = played(Table.new("scopone", 2), lambda table: table.phase == "you" and _scopas(table))
    player = visit("scopone", table=table, speed="slow")
    assert names(player, ".card--scopa") - {"none"}
    assert "none" not in names(player, ".pile .card--back")
    table = played(Table.new("rubamazzo", 1), lambda table: all(pile.top for pile in table.view.piles))
    player = visit("rubamazzo", table=table, speed="slow")
    assert "none" not in names(player, ".pile:not(.stock) .pile-label")


def test_the_call_of_a_scopa_stays_above_the_cards(visit: Open) -> None:
    stored = position("scopa")
    player = visit("scopone", table=stored.table, screen=PHONE, motion=True)
    player.intercept("**/step", lambda route: None)
    player.tap_card(stored.card)
    player.page.locator("#table .scopa-call").wait_for()
    assert names(player, ".scopa-call") == {"scopa-call"}
    call, words = (player.page.locator(f"#table {one}").bounding_box() for one in (".scopa-call", ".words"))
    assert call
    assert words
    assert call["x"] + call["width"] <= words["x"] or words["x"] + words["width"] <= call["x"]


@pytest.mark.parametrize(("game", "left"), [("rubamazzo", 0), ("scopone", 1)])
@pytest.mark.parametrize("side", [0, 1])
def test_a_capture_lies_on_the_side_of_whose_pile_it_goes_to(
    visit: Open, game: str, left: int, side: int
) -> None:
    def taken(table: Table) -> bool:
        history = table.view.history
        took = bool(history) and history[-1].captures and table.phase in ("you", "computer")
        return took and seat_of(table.view, len(history) - 1) % 2 == side

    player = visit(game, table=played(Table.new(game, 1), taken), screen=PHONE, speed="slow")
    cards, words = (player.page.locator(f"#table {one}").bounding_box() for one in (".capture", ".last-move"))
    assert cards
    assert words
    assert (cards["x"] < words["x"]) is (side == left)


def test_every_picture_is_fetched_once_somebody_plays_and_none_before(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url.split("?")[0]))
    player.page.reload(wait_until="networkidle")

    def pictures(deck: str) -> int:
        return len({url for url in asked if f"/{deck}/" in url and not url.endswith("/back.svg")})

    assert pictures("neapolitan") < PACK / 2
    player.tap_card(player.cards("hand")[0])
    for deck in ("neapolitan", "piacentine"):
        player.page.wait_for_load_state("networkidle")
        for _ in range(100):
            if pictures(deck) == PACK:
                break
            player.page.wait_for_timeout(100)
        assert pictures(deck) == PACK
        player.press("d")


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "reduced"])
def test_the_hand_closes_up_smoothly(visit: Open, motion: bool) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3), speed="normal", motion=motion)
    player.intercept("**/step", lambda route: None)
    devtools = player.context.new_cdp_session(player.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    player.tap_card(player.cards("hand")[0])
    player.wait('[data-phase="computer"]')
    gliding = player.page.locator("#table [data-zone=hand] .card").evaluate_all(
        "cards => cards.map(card => card.getAnimations().length)"
    )
    assert gliding == [int(motion)] * 2


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_a_win_looks_like_one(visit: Open, outcome: str) -> None:
    ends = (
        played(Table.new("rubamazzo", seed), lambda table: table.phase == "over") for seed in range(1, 500)
    )
    winner = {"won": 0, "lost": 1}[outcome]
    player = visit("rubamazzo", table=next(table for table in ends if table.standing.winner == winner))
    assert player.data("outcome") == outcome
    medal = player.page.locator("#table .end h2").evaluate("one => getComputedStyle(one, '::before').content")
    assert ("7" in medal) is (outcome == "won")
    rings = player.page.locator("#table .duel .card").evaluate_all(
        "cards => cards.map(card => getComputedStyle(card).boxShadow.includes('4px'))"
    )
    assert rings == [outcome == "won", outcome == "lost"]
