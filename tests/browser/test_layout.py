"""Nothing is cut, nothing jumps: the first screen of both tables at every size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from app.tables.record import Visitor
from tests.browser.gallery import opened
from tests.browser.scenes import SCENES, Scene
from tests.browser.server import Server, serving

SIZES = [
    (320, 568),
    (360, 560),  # 360 × 640 with the bars of a browser
    (360, 640),
    (740, 340),
    (768, 1024),
    (1280, 800),
    (640, 400),  # 1280 × 800 at a zoom of 200 %
]
SCREENS = ("rubamazzo-choice", "scopone-start", "scopone-full", "scopone-choice", "scopone-again")

OUTSIDE = """() => [...document.querySelectorAll(
    ".hand :is(a, button), .table-cards .card, .bar .button, .status p, .words, .capture .card, .pile-label, .cancel")]
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -1 || box.top < 0 || box.right > innerWidth + 1
    || box.bottom > innerHeight + 1))
  .map(([element, box]) => `${element.className} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)"""
CUT_SHORT = """() => [...document.querySelectorAll(".turn, .score, .seat-name, .pile-label, .bar-value, .bar-label")]
  .filter(element => element.scrollWidth > element.clientWidth + 1).map(element => element.textContent)"""
STRIPS = """() => [...document.querySelectorAll(".hand > li")].map(li => li.getBoundingClientRect().left)
  .map((left, place, all) => place ? left - all[place - 1] : 999)"""
BOXES = """() => [".status", ".cloth", ".message", ".hand", ".bar"].map(
  selector => Object.values(document.querySelector(selector).getBoundingClientRect().toJSON()).map(Math.round))"""


@pytest.fixture(scope="module")
def seated() -> Iterator[Server]:
    with serving() as server:
        for scene in SCENES:
            lay(server, scene, scene.session, scene.visitor)
            lay(server, scene, other_deck(scene), Visitor(deck="piacentine"))
        yield server


def lay(server: Server, scene: Scene, session: str, visitor: Visitor) -> None:
    server.lay(session, "visitor", visitor)
    if scene.table:
        server.lay(session, scene.table.record.game, scene.table.record)


def other_deck(scene: Scene) -> str:
    return scene.session[:-1] + "1"


def scene_of(name: str) -> Scene:
    return next(scene for scene in SCENES if scene.name == name)


def width_beyond(page: Page) -> int:
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("name", SCREENS)
def test_the_first_screen_holds_the_whole_table(
    browser: Browser, seated: Server, name: str, size: tuple[int, int]
) -> None:
    scene = scene_of(name)
    language = "pl" if size[0] < 400 else "de"
    with opened(browser, seated.address, scene, size, "light") as context:
        page = context.new_page()
        page.goto(f"{seated.address}/{language}/{scene.path}")
        assert width_beyond(page) <= 0
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(CUT_SHORT) == []
        assert min(page.evaluate(STRIPS)) >= 24


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (844, 390)])
@pytest.mark.parametrize("name", ["rubamazzo-choice", "scopone-choice"])
def test_neither_a_choice_nor_the_other_deck_moves_anything(
    browser: Browser, seated: Server, name: str, size: tuple[int, int]
) -> None:
    scene = scene_of(name)
    address = f"{seated.address}/de/{scene.path}"
    boxes = []
    for session in (scene.session, other_deck(scene)):
        with opened(browser, seated.address, scene, size, "light", session) as context:
            page = context.new_page()
            for shown in (address, address.partition("?")[0]):
                page.goto(shown)
                boxes.append(page.evaluate(BOXES))
    assert all(one == boxes[0] for one in boxes), boxes


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
@pytest.mark.parametrize(
    "name", ["home", "scopone-count", "scopone-over", "rubamazzo-over", "question", "error"]
)
def test_every_other_screen_fits_the_width_and_shows_its_main_button(
    browser: Browser, seated: Server, name: str, size: tuple[int, int]
) -> None:
    scene = scene_of(name)
    with opened(browser, seated.address, scene, size, "light") as context:
        page = context.new_page()
        page.goto(f"{seated.address}/pl/{scene.path}")
        assert width_beyond(page) <= 0
        box = page.locator("main .button").first.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("name", ["rubamazzo-choice", "scopone-start", "scopone-count", "scopone-over"])
def test_pictures_of_cards_do_not_ask_how_high_the_card_is(
    browser: Browser, seated: Server, name: str
) -> None:
    """In a cell of a table WebKit gives a picture its own height, so that the count showed empty cards."""
    scene = scene_of(name)
    with opened(browser, seated.address, scene, (360, 640), "light") as context:
        page = context.new_page()
        page.goto(f"{seated.address}/de/{scene.path}")
        positions = page.locator("#table .card img").evaluate_all(
            "pictures => pictures.map(picture => getComputedStyle(picture).position)"
        )
        assert positions
        assert set(positions) == {"absolute"}


def test_headings_and_first_columns_are_not_hyphenated(browser: Browser, seated: Server) -> None:
    """Firefox would break "mone-ty" where the whole word has room."""
    with opened(browser, seated.address, scene_of("scopone-start"), (360, 640), "light") as context:
        page = context.new_page()
        page.goto(f"{seated.address}/pl/scopone")
        for part, wanted in (("h2", "manual"), ("th", "manual"), ("td:first-child", "manual"), ("p", "auto")):
            found = page.locator(f".prose {part}").evaluate_all(
                "parts => parts.map(part => getComputedStyle(part).hyphens)"
            )
            assert set(found) == {wanted}, part
