"""Access: what axe finds, what it cannot see, and every page at the sizes that WCAG names."""

import importlib.util
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from app.tables.table import Table
from app.web.languages import load_languages
from tests.browser.conftest import Open
from tests.browser.positions import played, position, your_turn
from tests.browser.visitor import ACROSS, DESK, PHONE, SMALL_PHONE, Screen, Visit

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OTHER = {"de": "pl", "pl": "de"}


@cache
def axe() -> str:
    """The source of axe, from the installed package."""
    found = importlib.util.find_spec("axe_playwright_python")
    assert found
    assert found.origin
    return (Path(found.origin).parent / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page, leave_out: str = "nothing") -> list[str]:
    """What axe finds on a page as it is now, of whatever weight, but for the part that is left out."""
    page.evaluate(axe())
    call = "([tags, out]) => axe.run({ exclude: [[out]] }, { runOnly: tags })"
    found = page.evaluate(call, [RULES, leave_out])["violations"]
    return [f"{one['id']} ({one['impact']}): {node['target']}" for one in found for node in one["nodes"]]


def begun(game: str) -> Table:
    return your_turn(game, 3 if game == "rubamazzo" else 10)


def phase(game: str, name: str) -> Table:
    """A table in a phase; of the computer's turn, one with a capture to be seen."""
    return played(
        begun(game),
        lambda table: table.phase == name and (name != "computer" or table.view.history[-1].captures),
    )


def phases() -> list[tuple[str, str]]:
    return [
        (game, name)
        for game, names in {
            "rubamazzo": ("you", "computer", "over"),
            "scopone": ("you", "computer", "count", "over"),
        }.items()
        for name in names
    ]


@pytest.mark.parametrize(("game", "name"), phases())
def test_axe_finds_nothing_in_any_phase(visit: Open, game: str, name: str) -> None:
    screen, language = (PHONE, "de") if name in ("you", "over") else (DESK, "pl")
    player = visit(game, screen=screen, language=language, table=phase(game, name), speed="slow")
    player.intercept("**/step", lambda route: None)
    assert player.phase == name
    for details in ("#options > summary", "#statistics > summary"):
        player.page.locator(details).click()
    assert findings(player.page, leave_out="nothing" if name == "you" else ".texts") == []


@pytest.mark.parametrize("screen", [SMALL_PHONE, ACROSS], ids=["small", "across"])
@pytest.mark.parametrize("name", ["pile-or-table", "like-K19"])
def test_axe_finds_nothing_while_a_choice_is_open(visit: Open, name: str, screen: Screen) -> None:
    stored = position(name)
    player = visit(stored.table.record.game, screen=screen, table=stored.table, query=f"?card={stored.card}")
    assert player.ways.count() >= 2
    assert findings(player.page, leave_out=".texts") == []


@pytest.mark.parametrize("language", ["de", "pl"])
def test_axe_finds_nothing_on_the_other_pages(visit: Open, language: str) -> None:
    player = visit("", language=language)
    for path in ("", "rubamazzo/new", "scopone/napola", "scopone/erase", "offline"):
        player.open(path)
        assert findings(player.page) == [], path
    player.expects_losses = True
    player.open("briscola")
    player.faults.clear()
    assert findings(player.page) == []


def test_axe_finds_nothing_in_a_dialog(visit: Open) -> None:
    player = visit("scopone", table=begun("scopone"))
    player.press("n")
    dialog = player.page.get_by_role("dialog", name="Neu anfangen?")
    dialog.wait_for()
    assert findings(player.page, leave_out=".texts") == []


def test_axe_is_awake(visit: Open) -> None:
    player = visit("")
    player.page.evaluate("() => document.querySelector('main a').replaceChildren()")
    assert any(found.startswith("link-name") for found in findings(player.page))


# What no tool sees


def test_hand_and_table_are_lists_with_counts_and_named_cards(visit: Open) -> None:
    stored = position("like-K10")
    player = visit("scopone", table=stored.table)
    hand = player.page.get_by_role("list", name=re.compile(r"Deine Hand: \d+ Karten"))
    table = player.page.get_by_role("list", name=re.compile(r"Tisch: \d+ Karten"))
    assert hand.get_by_role("listitem").count() == len(player.cards("hand"))
    assert table.get_by_role("listitem").count() == len(player.cards("table"))
    names = [str(one.get_attribute("aria-label")) for one in hand.locator("[data-card]").all()]
    assert all(re.match(r".+ in (Münzen|Kelchen|Schwertern|Stäben), .+", name) for name in names)
    for image in table.get_by_role("img").all():
        assert image.get_attribute("alt")


LISTEN = """() => {
  window.spoken = [];
  new MutationObserver(() => spoken.push(document.getElementById("live").textContent.trim()))
    .observe(document.getElementById("live"), { childList: true, characterData: true, subtree: true });
}"""
"""Note what the live region says from now on, in `spoken`."""


def test_every_move_is_spoken_once_in_one_sentence(visit: Open) -> None:
    player = visit("scopone", table=your_turn("scopone", 4))
    player.page.evaluate(LISTEN)
    before = len(player.log())
    player.press("1", "Enter")
    player.wait('[data-phase="computer"]')
    player.wait_for_turn()
    moves = player.log()[before:]
    spoken = player.page.evaluate("() => spoken")
    told = [text for text in spoken if ": " in text]
    assert len(moves) == 4
    assert len(set(told)) == len(told) >= 4
    assert told[-1].endswith("Du bist am Zug")


def test_a_choice_is_spoken_with_what_the_card_can_do_and_no_move_again(visit: Open) -> None:
    table = your_turn("scopone", 10)
    player = visit("scopone", table=table)
    hand = player.cards("hand")
    labels = [player.card("hand", card).get_attribute("aria-label") for card in hand]
    player.page.evaluate(LISTEN)
    for digit, card in zip("12", hand, strict=False):
        player.press(digit)
        player.wait_for_choice(card)
    player.press("Escape")
    player.wait_for_choice("")
    assert player.page.evaluate("() => spoken") == [*labels[:2], "Wähl eine deiner Karten."]


def test_of_a_narrower_choice_the_ways_that_are_left_are_spoken(visit: Open) -> None:
    stored = position("like-K19")
    player = visit("scopone", table=stored.table, query=f"?card={stored.card}")
    shared = player.page.locator("#table [data-zone=table] a[data-card]").first
    player.page.evaluate(LISTEN)
    shared.click()
    player.page.wait_for_function("() => spoken.length === 1")
    ways = [str(way.get_attribute("aria-label")) for way in player.ways.all()]
    assert len(ways) > 1
    assert player.page.evaluate("() => spoken") == [f"Reiter in Münzen, {'; '.join(ways)}"]


@pytest.mark.parametrize("screen", [SMALL_PHONE, ACROSS], ids=["320", "640-across"])
@pytest.mark.parametrize("path", ["", "rubamazzo", "scopone", "scopone/new", "offline"])
def test_nothing_is_cut_off_sideways(visit: Open, path: str, screen: Screen) -> None:
    player = visit(path, screen=screen, language="pl")
    wide = player.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_at_200_percent_the_game_can_be_played(visit: Open) -> None:
    """200 % of 1280 by 800 leaves a page of 640 by 400 pixels."""
    player = visit("scopone", screen=Screen(640, 400), table=begun("scopone"))
    ply = player.ply
    card = player.cards("hand")[-1]
    player.tap_card(card)
    player.wait(f':is(:not([data-ply="{ply}"]), :not([data-chosen=""]))')
    assert player.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_in_forced_colours_what_is_lit_and_chosen_has_an_outline(visit: Open) -> None:
    stored = position("like-K10")
    player = visit("scopone", table=stored.table, query=f"?card={stored.card}")
    player.page.emulate_media(forced_colors="active")
    for selector in (".card--lit", ".chosen .card"):
        style = player.page.locator(f"#table {selector}").first.evaluate(
            "card => getComputedStyle(card).outlineStyle"
        )
        assert style != "none", selector


def test_keyboard_focus_is_seen_on_every_kind_of_control(visit: Open) -> None:
    player = visit("rubamazzo", table=begun("rubamazzo"))
    seen = set()
    for _ in range(16):
        player.press("Tab")
        outline = player.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", player.focused()
        seen.add(player.focused()["tag"])
    assert {"A", "BUTTON", "SUMMARY"} <= seen


def words(visit: Visit) -> set[str]:
    """Every word that a person may see or hear on the page, in lower case."""
    text = visit.page.evaluate(
        """() => document.title + " " + [...document.querySelectorAll("body :not(script)")]
          .filter((part) => !part.closest("[lang]:not(html)"))
          .flatMap((part) => [
            ...[...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
            ...["aria-label", "alt", "title"].map((name) => part.getAttribute(name) ?? ""),
          ]).join(" ")"""
    )
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))


@pytest.mark.parametrize("language", ["de", "pl"])
def test_no_word_of_another_language_is_on_a_page(visit: Open, language: str) -> None:
    """Every word of the interface in the other language or in English that this language does not have."""
    languages = load_languages()
    own = catalog_words(languages[language].code) | {"settebello", "rubamazzo", "scopone", "scientifico"}
    foreign = (catalog_words(OTHER[language]) | catalog_words("")) - own - SHARED
    for game, name in phases():
        player = visit(game, language=language, table=phase(game, name), speed="slow")
        player.intercept("**/step", lambda route: None)
        assert not words(player) & (foreign - texts_of(language)), (game, name)
    player = visit("", language=language)
    player.expects_losses = True
    for path in ("", "rubamazzo/new", "scopone/napola", "scopone/erase", "offline", "briscola"):
        player.open(path)
        assert not words(player) & (foreign - texts_of(language)), path
    player.faults.clear()


SHARED = {
    "scopa",
    "napola",
    "primiera",
    "computer",
    "partner",
    "normal",
    "option",
    "on",
    "to",
    "as",
    "game",
    "an",
}
"""Words of one catalog that are also good words of another language."""


def catalog_words(code: str) -> set[str]:
    """The words of a language's messages; of the English ones for an empty code."""
    file = Path(__file__).parents[2] / "locales" / (code or "de") / "LC_MESSAGES" / "messages.po"
    start = "msgstr" if code else "msgid"
    text = " ".join(
        part
        for entry in file.read_text(encoding="utf-8").split("\n\n")[1:]
        for part in re.findall(rf'{start}[^"]*((?:"[^\n]*"\n?)+)', entry)
    )
    return set(re.findall(r"[^\W\d_]{2,}", re.sub(r"%\(\w+\)s", "", text.lower())))


def texts_of(language: str) -> set[str]:
    """The words of the long texts of a language."""
    folder = Path(__file__).parents[2] / "locales" / language / "texts"
    text = " ".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.md"))
    return set(re.findall(r"[^\W\d_]{2,}", text.lower()))
