import pytest

from app.cards import cards_text
from app.games import GAMES
from app.games.__main__ import main


@pytest.mark.parametrize("name", GAMES)
def test_a_number_shows_the_deal_that_was_played(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[name]
    state = game.deal(42, 1)
    move = str(game.moves(state)[0])
    main([name, "42", move, "--leader", "1"])
    printed = capsys.readouterr().out
    for seat in range(game.seats):
        assert f"seat {seat}: {cards_text(game.view(state, seat).hand)}" in printed
    assert f"seat 1 plays {move}" in printed


@pytest.mark.parametrize("arguments", [["-1"], ["1", "D77"], ["1", "D7xpile"], ["1", "--leader", "9"]])
def test_what_cannot_be_replayed_is_told(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["scopone", *arguments])
    assert stopped.value.code not in (0, None)


@pytest.mark.parametrize(("name", "last"), [("rubamazzo", "piles: {} : {}"), ("scopone", "points: {} : {}")])
def test_a_round_that_is_replayed_to_the_end_is_counted(
    name: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES[name]
    state = game.deal(42)
    while not game.over(state):
        state = game.play(state, game.moves(state)[0])
    main([name, "42", *map(str, state.history)])
    result = game.result(state)
    numbers = result.piles if name == "rubamazzo" else result.points
    assert capsys.readouterr().out.endswith(last.format(*numbers) + "\n")
