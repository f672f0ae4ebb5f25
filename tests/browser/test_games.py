"""Whole games as people play them: by touch, by keys only, without JavaScript, in both languages."""

import random
from collections.abc import Callable

import pytest

from tests.browser.conftest import Open
from tests.browser.positions import late_match
from tests.browser.visitor import DESK, PHONE, Screen, Visit

LONGEST = 120
"""Cards that a visitor plays at most until a game or match is over: 12 rounds of ten."""


def play_by_tap(visit: Visit, chance: random.Random) -> None:
    """Play any card, and tap through its choice until something is played."""
    ply = visit.ply
    visit.tap_card(chance.choice(visit.cards("hand")))
    visit.wait(f':is(:not([data-ply="{ply}"]), :not([data-chosen=""]))')
    while visit.ply == ply:
        selected = visit.page.locator("#table .card--selected")
        one_more = selected.nth(selected.count())
        visit.tap(visit.page.locator("#table .card--lit").first)
        visit.page.locator(f'#table:not([data-ply="{ply}"])').or_(one_more).first.wait_for()


def play_by_keys(visit: Visit, chance: random.Random) -> None:
    """Play any card by its digit, the way that the arrows come to."""
    ply, hand = visit.ply, visit.cards("hand")
    place = chance.randrange(len(hand)) + 1
    visit.press(str(place % 10))
    visit.wait(f':is(:not([data-ply="{ply}"]), [data-chosen="{hand[place - 1]}"])')
    if visit.ply == ply:
        visit.press(*["ArrowRight"] * chance.randrange(3), "Enter")
        visit.wait_for_move(ply)


def play_without_javascript(visit: Visit, chance: random.Random) -> None:
    """Play any card by its form, or the first way behind its link."""
    ply = visit.ply
    visit.tap_card(chance.choice(visit.cards("hand")))
    if visit.ply == ply:
        visit.ways.first.click()


HOWS: dict[str, tuple[Callable[[Visit, random.Random], None], Screen, bool]] = {
    "touch": (play_by_tap, PHONE, True),
    "keys": (play_by_keys, DESK, True),
    "no-script": (play_without_javascript, DESK, False),
}

WHOLE_MATCHES = {("de", "touch"), ("pl", "keys")}
"""Where a match of Scopone is played from its first card; elsewhere from the round that most likely ends it."""


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("language", ["de", "pl"])
@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_a_game_is_played_to_its_end(visit: Open, game: str, language: str, how: str) -> None:
    play, screen, javascript = HOWS[how]
    chance = random.Random(f"{game} {language} {how}")
    table = late_match() if game == "scopone" and (language, how) not in WHOLE_MATCHES else None
    player = visit(game, screen=screen, language=language, javascript=javascript, table=table)
    for _ in range(LONGEST):
        phase = player.wait_for_turn()
        if phase == "over":
            break
        if phase == "count":
            press_main_button(player, how)
        else:
            play(player, chance)
    assert player.phase == "over"
    played = int(player.ply)
    press_main_button(player, how)
    player.wait_for_move(played)
    assert player.wait_for_turn() == "you"


def press_main_button(visit: Visit, how: str) -> None:
    """Go on to the next round, or play again."""
    ply = visit.ply
    if how == "keys":
        visit.press("Enter")
    else:
        visit.tap(visit.page.locator("#table [data-zone=end] .button--main"))
    visit.wait_for_move(ply)
