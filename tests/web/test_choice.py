"""Choosing among the ways of a card: by address alone, in whatever order the table cards are tapped."""

from itertools import permutations

import pytest
from fastapi import FastAPI

from app.cards import card_text
from app.games import Move
from tests.web.choices import many_sums, pile_or_table, record_before, seated, ways_of
from tests.web.visitor import Visitor


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
async def test_every_sum_is_reached_in_every_order_of_taps(app: FastAPI, htmx: bool) -> None:
    record = record_before("scopone", many_sums)
    ways = ways_of(record, many_sums)
    card = card_text(ways[0].card)
    visitor, screen = await seated(app, record, htmx=htmx)
    assert f"/de/scopone?card={card}" in screen.choices
    chosen = await visitor.look(f"/de/scopone?card={card}")
    assert {move for move in chosen.moves if move.startswith(f"{card}x")} == {str(move) for move in ways}
    for way in ways:
        taken = str(way).partition("x")[2].split("+")
        for order in permutations(taken):
            assert str(way) in await played_by_taps(visitor, card, order)
    assert (await visitor.look()).table_html == screen.table_html


async def played_by_taps(visitor: Visitor, card: str, order: tuple[str, ...]) -> list[str]:
    """Tap table cards until one of them would play; the moves that this tap would play."""
    screen = await visitor.look(f"/de/scopone?card={card}")
    for tapped in order:
        place = next(
            number for number, one in enumerate(screen.elements) if one.attributes.get("data-card") == tapped
        )
        if "href" not in screen.elements[place].attributes:
            return [
                one.attributes["data-move"]
                for one in screen.elements[place - 3 : place]
                if "data-move" in one.attributes
            ]
        screen = await visitor.look(screen.elements[place].attributes["href"])
    raise AssertionError("all cards of the capture are tapped and nothing would be played")


async def test_a_second_tap_takes_a_table_card_back_and_one_that_fits_nothing_is_ignored(
    app: FastAPI,
) -> None:
    record = record_before("scopone", many_sums)
    ways = ways_of(record, many_sums)
    shared = next(a.taken & b.taken for a in ways for b in ways if a is not b and a.taken & b.taken)
    card, tapped = card_text(ways[0].card), card_text((shared & -shared).bit_length() - 1)
    visitor, _ = await seated(app, record)
    open_choice = await visitor.look(f"/de/scopone?card={card}")
    narrowed = await visitor.look(f"/de/scopone?card={card}&take={tapped}")
    assert len(narrowed.moves) < len(open_choice.moves)
    back = next(one for one in narrowed.elements if one.attributes.get("data-card") == tapped).attributes[
        "href"
    ]
    assert back == f"/de/scopone?card={card}"
    nonsense = await visitor.look(f"/de/scopone?card={card}&take=B10&take=XX&take=D1&take=D2&take=D3")
    assert nonsense.moves == open_choice.moves


@pytest.mark.parametrize("htmx", [True, False], ids=["htmx", "plain"])
async def test_pile_or_table_is_asked_and_nothing_is_played_until_chosen(app: FastAPI, htmx: bool) -> None:
    record = record_before("rubamazzo", pile_or_table)
    ways = ways_of(record, pile_or_table)
    card = card_text(ways[0].card)
    visitor, screen = await seated(app, record, htmx=htmx)
    assert card in screen.zone("hand")
    assert not [move for move in screen.moves if move.startswith(f"{card}x")]
    chosen = await visitor.look(f"/de/rubamazzo?card={card}")
    assert (await visitor.look(f"/de/rubamazzo?card={card}")).table_html == chosen.table_html
    assert {f"{card}xpile"} < {move for move in chosen.moves if move.startswith(f"{card}x")}
    taken_back = next(one for one in chosen.elements if "cancel" in one.attributes.get("class", ""))
    assert (await visitor.look(taken_back.attributes["href"])).table_html == screen.table_html
    stolen = await visitor.post("play", move=f"{card}xpile", ply=screen.ply)
    assert stolen.ply == screen.ply + 1
    assert card in stolen.zone("capture")
    swept = await visitor.post("step", ply=stolen.ply)
    assert card in (*swept.zone("pile-0"), *swept.zone("capture"))


async def test_two_equal_table_cards_raise_no_question(app: FastAPI) -> None:
    def twins(ways: list[Move]) -> bool:
        return len(ways) == 2 and not any(move.steals for move in ways)

    record = record_before("rubamazzo", twins)
    first = ways_of(record, twins)[0]
    _, screen = await seated(app, record)
    assert str(first) in screen.moves


async def test_with_two_taps_the_first_chooses_and_the_second_plays(app: FastAPI) -> None:
    async with Visitor(app, "scopone") as visitor:
        screen = await visitor.post("taps", taps="two")
        while screen.phase != "you":
            screen = await visitor.advance(screen)
        assert screen.moves == []
        chosen = await visitor.look(screen.choices[0])
        assert chosen.ply == screen.ply
        card = chosen.table["data-chosen"]
        assert any(move.startswith(card) for move in chosen.moves)
