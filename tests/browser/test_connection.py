"""Lost answers: the game goes on by itself, once, and says so in the visitor's language."""

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Open
from tests.browser.positions import computers_turn, last_card, your_turn
from tests.browser.visitor import DESK, PHONE, Visit


class Line:
    """The line between a visitor and the server, which a test can cut."""

    def __init__(self, visit: Visit, pattern: str) -> None:
        self.cut = True
        self.lost = 0
        visit.expects_losses = True
        visit.intercept(pattern, self._pass)

    def _pass(self, route: Route) -> None:
        if self.cut:
            self.lost += 1
            self._lose(route)
        else:
            route.continue_()

    def _lose(self, route: Route) -> None:
        route.abort("connectionfailed")


class LostAnswers(Line):
    """A line on which requests arrive but answers do not."""

    def _lose(self, route: Route) -> None:
        route.fetch()
        route.abort("connectionreset")


class BadGateway(Line):
    """A server that a proxy does not reach."""

    def _lose(self, route: Route) -> None:
        route.fulfill(status=502, content_type="text/html", body="<h1>502 Bad Gateway</h1>")


class SlowLine:
    """A line on which requests are under way until a test lets them arrive."""

    def __init__(self, visit: Visit, pattern: str) -> None:
        self._visit = visit
        self._waiting: dict[str, Route] = {}
        visit.intercept(pattern, self._hold)

    def let_through(self, name: str) -> None:
        """Let the request to the address that ends with a name arrive, when it has been made."""
        self._made(name).continue_()

    def lose(self, name: str) -> None:
        """Break the line under the request to the address that ends with a name, when it has been made."""
        self._made(name).abort("connectionreset")

    def _made(self, name: str) -> Route:
        for _ in range(1_500):
            if name in self._waiting:
                break
            self._visit.page.wait_for_timeout(10)
        return self._waiting.pop(name)

    def _hold(self, route: Route) -> None:
        self._waiting[route.request.url.rsplit("/", 1)[1]] = route


TEXTS = {
    "de": ("Der Server antwortet nicht", "Noch einmal versuchen"),
    "pl": ("Serwer nie odpowiada", "Spróbuj ponownie"),
}


@pytest.mark.parametrize("line", [Line, LostAnswers, BadGateway])
@pytest.mark.parametrize("language", ["de", "pl"])
def test_a_lost_move_is_said_and_the_game_goes_on(visit: Open, language: str, line: type[Line]) -> None:
    player = visit("rubamazzo", screen=PHONE, language=language, table=your_turn("rubamazzo", 3))
    before, hand = player.log(), player.cards("hand")
    bar = player.page.locator("#again")
    assert bar.is_hidden()
    cut = line(player, f"**/{language}/rubamazzo*{{,/*}}")
    player.tap_card(hand[0])
    bar.wait_for()
    text, button = TEXTS[language]
    assert text in bar.inner_text()
    assert player.page.locator("#table .leaving").count() == 0
    cut.cut = False
    player.tap(bar.get_by_role("button", name=button))
    bar.wait_for(state="hidden")
    player.wait_for_turn()
    if line is LostAnswers:
        assert len(player.log()) == len(before) + 2
        assert player.cards("hand") == hand[1:]
    else:
        assert (player.log(), player.cards("hand")) == (before, hand)


@pytest.mark.parametrize("line", [Line, LostAnswers, BadGateway])
def test_a_lost_beat_comes_again_by_itself_and_the_computer_plays_once(visit: Open, line: type[Line]) -> None:
    player = visit("scopone", table=your_turn("scopone", 5))
    before = player.log()
    cut = line(player, "**/scopone*{,/step}")
    player.tap_card(player.cards("hand")[0])
    if player.data("chosen"):
        player.tap(player.ways.first)
    player.page.locator("#again").wait_for()
    while cut.lost < 2:
        player.page.wait_for_timeout(100)
    cut.cut = False
    player.page.locator("#again").wait_for(state="hidden")
    player.wait('[data-phase="you"]')
    assert len(player.log()) == len(before) + 4


@pytest.mark.parametrize("game", ["rubamazzo", "scopone"])
def test_a_connection_lost_with_the_last_card_comes_back_to_the_end(visit: Open, game: str) -> None:
    player = visit(game, table=last_card(game))
    cut = LostAnswers(player, f"**/{game}/*")
    player.tap_card(player.cards("hand")[0])
    player.page.locator("#again").wait_for()
    cut.cut = False
    player.wait(':is([data-phase="count"], [data-phase="over"])')
    assert player.page.locator("#table [data-zone=end]").is_visible()


def test_going_online_again_is_noticed_at_once(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    player.expects_losses = True
    player.context.set_offline(True)
    player.tap_card(player.cards("hand")[0])
    player.page.locator("#again").wait_for()
    player.page.wait_for_timeout(8_000)
    with player.page.expect_request("**/rubamazzo", timeout=5_000):
        player.context.set_offline(False)
    player.page.locator("#again").wait_for(state="hidden")


def test_a_tab_that_slept_catches_up_and_the_computer_plays_once(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    player.page.clock.install()
    player.page.reload()
    before = player.log()
    line = SlowLine(player, "**/step")
    player.tap_card(player.cards("hand")[0])
    player.wait('[data-phase="computer"]')
    player.page.clock.run_for(500)
    player.expects_losses = True
    line.lose("step")
    player.page.unroute("**/step")
    player.page.clock.run_for(60_000)
    for _ in range(300):
        player.page.clock.run_for(2_000)
        player.page.wait_for_timeout(50)
        if player.phase == "you":
            break
    assert player.phase == "you"
    assert len(player.log()) == len(before) + 2


def test_two_quick_moves_on_a_slow_line_show_no_card_twice(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    hand, before = player.cards("hand"), player.log()
    line = SlowLine(player, "**/rubamazzo/*")
    player.press("1", "1", "2")
    line.let_through("play")
    player.wait('[data-phase="computer"]')
    assert player.cards("hand") == hand[1:]
    line.let_through("step")
    player.wait('[data-phase="you"]')
    assert player.cards("hand") == hand[1:]
    assert len(player.log()) == len(before) + 2
    assert player.posts.count("play") == 1


def test_n_while_the_computer_thinks_is_answered_from_the_table_that_is_seen(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3), screen=DESK)
    held: list[Route] = []
    player.intercept("**/step", lambda route: held.append(route))
    with player.page.expect_request("**/step"):
        player.tap_card(player.cards("hand")[0])
    player.press("n", "Shift+Tab", "Enter")
    player.page.wait_for_timeout(100)
    assert "new" not in player.posts
    first, *_ = held
    player.intercept("**/step", lambda route: route.continue_())
    with player.page.expect_response("**/new"):
        first.continue_()
    player.page.locator("dialog#ask-new").wait_for(state="hidden")
    player.wait_for_turn()
    assert player.posts.count("new") == 1
    assert len(player.log()) <= 1


def test_the_computer_waits_while_a_question_is_open(visit: Open) -> None:
    table = computers_turn("scopone", 1, captures=True)
    player = visit("", table=table, speed="slow")
    player.stop_the_clock()
    player.open("scopone")
    player.press("n")
    player.page.locator("dialog#ask-new[open]").wait_for()
    player.let_pass(10_000)
    player.page.wait_for_timeout(100)
    assert (player.ply, player.posts) == (table.record.ply, [])
    player.press("Escape")
    player.wait_for_move(table.record.ply)
    assert player.posts == ["step"]


def test_a_lost_choice_leaves_the_card_in_the_hand(visit: Open) -> None:
    player = visit("scopone", table=your_turn("scopone", 10), taps="two")
    before, hand = player.log(), player.cards("hand")
    cut = Line(player, "**/scopone?card=*")
    player.tap_card(hand[0])
    player.page.locator("#again").wait_for()
    cut.cut = False
    player.page.locator("#again").wait_for(state="hidden")
    assert (player.log(), player.cards("hand"), player.data("chosen")) == (before, hand, "")
    player.tap_card(hand[0])
    player.wait_for_choice(hand[0])


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_tab_that_is_seen_again_shows_what_was_played_in_another(visit: Open) -> None:
    player = visit("rubamazzo", table=your_turn("rubamazzo", 3))
    player.page.clock.install()
    player.page.reload()
    ply = player.ply
    player.page.evaluate(HIDE, True)
    other = player.tab()
    other.goto(player.page.url)
    other.locator("#table [data-zone=hand] button").first.click()
    other.locator(f'#table[data-phase="you"][data-ply="{ply + 2}"]').wait_for()
    player.page.clock.fast_forward(10_000)
    player.page.evaluate(HIDE, False)
    player.wait_for_move(ply)
    assert len(player.cards("hand")) == 2
