"""No answer ever holds a card that the visitor may not know."""

import re

import httpx
import pytest
from fastapi import FastAPI

from app.cards import TEXTS, card_text, cards_in
from app.games import GAMES
from app.tables.table import YOU, Table
from app.web.card_names import card_name
from app.web.languages import load_languages
from tests.web.visitor import Screen, Visitor

GAMES_PLAYED = 100
"""Of each game."""

_CARD = re.compile(r"(?<![A-Za-z0-9])([DCSB](?:10|[1-9]))(?![A-Za-z0-9])")
GERMAN = load_languages()["de"]
NAMES = {card_name(GERMAN, card): text for card, text in enumerate(TEXTS)}


_NAME = re.compile(rf"\b({'|'.join(NAMES)})\b")


class Seen:
    """The cards that the visitor has seen in a round, from its moves and the deal alone."""

    def __init__(self) -> None:
        self._deal: tuple[int, int] | None = None
        self._cards: set[int] = set()

    def up_to(self, table: Table) -> set[str]:
        """The cards seen up to now; ask at every state of the round, or some are missed."""
        deal = table.record.rounds[-1]
        if (deal.seed, deal.leader) != self._deal:
            self._deal, self._cards = (deal.seed, deal.leader), set()
            opening = table.game.view(table.game.deal(deal.seed, deal.leader), YOU)
            self._cards |= {*opening.hand, *opening.table}
        view = table.game.view(table.state, YOU)
        self._cards |= {*view.hand, *view.table}
        for move in view.history[-1:]:
            self._cards |= {move.card, *cards_in(move.taken)}
        return {card_text(card) for card in self._cards}


def named(html: str) -> set[str]:
    """Every card that a part of a page names, by text or by its German name."""
    return set(_CARD.findall(html)) | {NAMES[name] for name in _NAME.findall(html)}


def leaks(screen: Screen, known: set[str]) -> set[str]:
    html = screen.table_html if screen.html.startswith("<!doctype") else screen.html
    return named(html) - known


async def table_of(app: FastAPI, visitor: Visitor) -> Table:
    table: Table = await app.state.site.tables.table(
        visitor.client.cookies["settebello"], visitor.page.rsplit("/", 1)[1]
    )
    return table


@pytest.mark.parametrize("game", GAMES)
async def test_no_answer_of_100_games_names_a_hidden_card(app: FastAPI, game: str) -> None:
    for visitors in range(GAMES_PLAYED // 10):
        async with Visitor(app, game) as visitor:
            screen = await visitor.post("level", level="easy")
            for played in range(10):
                screen = await visitor.post("new", ply=screen.ply)
                seen = Seen()
                while screen.phase in ("you", "computer"):
                    known = seen.up_to(await table_of(app, visitor))
                    assert leaks(screen, known) == set()
                    if screen.phase == "you" and len(screen.choices) == played % 10 + 1:
                        chosen = await visitor.look(screen.choices[0])
                        assert leaks(chosen, known) == set()
                    screen = await visitor.advance(screen, visitors)


@pytest.mark.parametrize("planted", ["hand", "stock", "name"])
async def test_the_search_for_leaks_finds_a_planted_one(app: FastAPI, planted: str) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        screen = await visitor.look()
        known = Seen().up_to(await table_of(app, visitor))
        hidden = next(text for text in TEXTS if text not in known)
        fault = {
            "hand": f'<span data-card="{hidden}">',
            "stock": f'<img src="/static/cards/neapolitan/{hidden}.svg">',
            "name": f'<span aria-label="{card_name(GERMAN, TEXTS.index(hidden))}">',
        }[planted]
        screen = Screen(httpx.Response(200, text=screen.html.replace("<ul", f"{fault}<ul", 1)))
        assert leaks(screen, known) == {hidden}


async def test_the_page_names_the_deal_only_after_it_is_played(app: FastAPI) -> None:
    async with Visitor(app, "rubamazzo") as visitor:
        screen = await visitor.look()
        number = str((await table_of(app, visitor)).record.rounds[-1].seed)
        while screen.phase != "over":
            assert "deal-number" not in screen.html
            screen = await visitor.advance(screen)
        assert f": {number}" in screen.text
