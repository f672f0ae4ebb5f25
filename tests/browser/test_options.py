"""Options, statistics, sounds, and the last capture seen again."""

import json

import pytest

from app.tables.table import Table
from tests.browser.conftest import Open
from tests.browser.positions import last_card, played, your_turn
from tests.browser.visitor import DESK, PHONE

OPTIONS = {
    "deck": "piacentine",
    "speed": "slow",
    "numbers": "off",
    "sound": "on",
    "keys": "off",
    "taps": "two",
    "rows": "two",
}
"""Every option with a value that is not the one at first."""


@pytest.mark.parametrize("javascript", [True, False])
def test_every_option_is_in_one_panel_and_remembered(visit: Open, javascript: bool) -> None:
    player = visit("scopone", table=your_turn("scopone", 10), javascript=javascript)
    ply, hand = player.ply, player.cards("hand")
    player.page.locator("#options > summary").click()
    for name, value in OPTIONS.items():
        button = player.page.locator(f"#option-{name}-{value}")
        if not javascript and not button.is_visible():
            player.page.locator("#options > summary").click()
        assert button.get_attribute("aria-pressed") == "false"
        button.click()
        player.page.locator(f'#option-{name}-{value}[aria-pressed="true"]').wait_for(state="attached")
        if javascript:
            assert player.focused()["id"] == f"option-{name}-{value}"
    assert {
        button.get_attribute("name") for button in player.page.locator("#option-forms button").all()
    } == set(OPTIONS)
    player.open("rubamazzo")
    for name, value in OPTIONS.items():
        if name in ("deck", "numbers", "sound", "keys", "rows", "speed"):
            assert player.data(name) == value
    player.open("scopone")
    assert (player.ply, player.cards("hand")) == (ply, hand)


def test_numbers_on_the_cards_can_be_off(visit: Open) -> None:
    player = visit("rubamazzo", screen=PHONE)
    number = player.page.locator("#table [data-zone=hand] .index").first
    assert number.is_visible()
    player.page.locator("#options > summary").tap()
    player.page.locator("#option-numbers-off").tap()
    player.wait('[data-numbers="off"]')
    assert number.is_hidden()


def test_the_pictures_in_the_texts_are_of_the_chosen_deck_at_once(visit: Open) -> None:
    player = visit("scopone")
    pictures = player.page.locator(".inline-card img")
    assert pictures.count() > 20
    for deck in ("piacentine", "neapolitan"):
        player.press("d")
        player.wait(f'[data-deck="{deck}"]')
        assert player.page.locator(f'.inline-card img[src*="/cards/{deck}/"]').count() == pictures.count()
        addresses = pictures.evaluate_all(
            "pictures => pictures.map((picture) => picture.getAttribute('src'))"
        )
        pictures.first.scroll_into_view_if_needed()
        player.page.wait_for_function("() => document.querySelector('.inline-card img').naturalWidth > 0")
        player.page.reload()
        assert addresses == pictures.evaluate_all(
            "pictures => pictures.map((picture) => picture.getAttribute('src'))"
        ), "with the version that the server would give"


def test_a_finished_game_is_in_the_statistics_at_once_and_can_be_erased(visit: Open) -> None:
    player = visit("rubamazzo", table=last_card("rubamazzo"), screen=PHONE, language="pl")
    summary = player.page.locator("#statistics > summary")
    summary.tap()
    assert "Nie ma jeszcze" in player.page.locator("#tally").inner_text()
    player.tap_card(player.cards("hand")[0])
    player.wait('[data-phase="over"]')
    row = player.page.locator("#tally tr", has_text="Rozegrane")
    assert row.inner_text().split() == ["Rozegrane", "0", "1", "0"]
    player.page.locator("#tally [data-ask=erase]").tap()
    player.page.locator("dialog#ask-erase").get_by_role("button", name="Zostaw").tap()
    assert row.is_visible()
    player.page.locator("#tally [data-ask=erase]").tap()
    player.page.locator("dialog#ask-erase").get_by_role("button", name="Skasuj").tap()
    row.wait_for(state="detached")
    assert json.loads(player.server.kept(player.session, "rubamazzo"))["tallies"] == {}
    assert player.phase == "over"


def test_statistics_are_erased_without_javascript_after_a_question(visit: Open) -> None:
    over = played(Table.new("scopone", 1), lambda table: table.phase == "over")
    player = visit("scopone", table=over, javascript=False)
    player.page.locator("#statistics > summary").click()
    player.page.locator("#tally .button").click()
    player.page.locator(".notice .button--main").click()
    assert player.page.url.endswith("/scopone")
    assert json.loads(player.server.kept(player.session, "scopone"))["tallies"] == {}


def test_the_last_capture_can_be_seen_again(visit: Open) -> None:
    table = played(
        your_turn("rubamazzo", 3),
        lambda table: (
            table.phase == "you"
            and not table.view.history[-1].captures
            and any(move.captures for move in table.view.history)
        ),
    )
    player = visit("rubamazzo", table=table, screen=PHONE)
    player.page.locator("#table .last-capture > summary").tap()
    panel = player.page.locator("#table .last-capture-panel")
    last = next(move for move in reversed(table.view.history) if move.captures)
    assert panel.is_visible()
    assert panel.locator(".card").count() == 2
    assert "nimmt" in panel.inner_text() or "stiehlt" in panel.inner_text(), last
    box = panel.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE.width


SILENT_SPEAKER = """
window.sounds = [];
for (const name of ["OscillatorNode", "AudioBufferSourceNode"]) {
  const Node = window[name];
  window[name] = class extends Node { start(at) { sounds.push(name); super.start(at); } };
}
"""


def test_sounds_are_off_until_they_are_chosen(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3), screen=DESK)
    player.page.add_init_script(SILENT_SPEAKER)
    player.page.reload()
    ply = player.ply
    player.tap_card(player.cards("hand")[0])
    player.wait(f'[data-phase="you"][data-ply="{ply + 2}"]')
    assert player.page.evaluate("() => sounds") == []
    player.page.locator("#options > summary").click()
    player.page.locator("#option-sound-on").click()
    player.wait('[data-sound="on"]')
    player.page.wait_for_function("() => sounds.length === 1")  # what was chosen is heard
    player.press("d")
    player.wait('[data-deck="piacentine"]')
    player.press("l")
    player.page.wait_for_timeout(200)
    assert len(player.page.evaluate("() => sounds")) == 1


WOKEN_BY_TAPS_ALONE = """
const Speaker = AudioContext;
AudioContext = class extends Speaker {
  #awake = false;
  get state() { return this.#awake ? "running" : "suspended"; }
  resume() {
    this.#awake ||= ["click", "keydown"].includes(window.event?.type);
    return this.#awake ? super.resume() : new Promise(() => {});
  }
};
"""
"""A browser such as Safari on a phone: what asks to sound after the tap is over waits for ever."""


def test_sounds_are_woken_by_the_tap_itself(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3), screen=DESK)
    player.page.add_init_script(SILENT_SPEAKER + WOKEN_BY_TAPS_ALONE)
    player.page.reload()
    player.page.locator("#options > summary").click()
    player.page.locator("#option-sound-on").click()
    player.page.wait_for_function("() => sounds.length === 1")
    player.page.reload()
    player.intercept("**/step", lambda route: None)
    player.tap_card(player.cards("hand")[0])
    player.page.wait_for_function("() => sounds.length >= 1")


@pytest.mark.parametrize(("captures", "slaps"), [(False, 1), (True, 2)], ids=["laid", "capture"])
def test_a_laid_card_is_heard_once_and_a_capture_twice(visit: Open, captures: bool, slaps: int) -> None:
    def fits(table: Table) -> bool:
        ways = [move for move in table.view.moves if move.card == table.view.hand[0]]
        return len(ways) == 1 and ways[0].captures == captures

    table = played(Table.new("rubamazzo", 3), fits)
    player = visit("rubamazzo", table=table, sound=True)
    player.page.add_init_script(SILENT_SPEAKER)
    player.page.reload()
    player.intercept("**/step", lambda route: None)
    ply = player.ply
    player.tap_card(player.cards("hand")[0])
    player.wait_for_move(ply)
    player.page.wait_for_function("slaps => sounds.length >= slaps", arg=slaps)
    player.page.wait_for_timeout(100)
    assert player.page.evaluate("() => sounds") == ["AudioBufferSourceNode"] * slaps
