"""What can happen to a table."""

import random

import pytest

from app.games import GAMES, IllegalMove, InvalidMove
from app.tables.record import TableRecord
from app.tables.table import YOU, NotNow, Table


def played_out(table: Table, chance: random.Random) -> Table:
    """The table after the last card of the round, not counted yet; every seat plays at random."""
    while not table.game.over(table.state):
        move = str(chance.choice(table.game.moves(table.state)))
        table = table.play(move) if table.phase == "you" else table.computer_plays(move)
    return table


def match_played(game: str, seed: int, level: str = "normal") -> Table:
    chance = random.Random(seed)
    table = Table.new(game, seed).with_level(level)  # type: ignore[arg-type]
    while True:
        table = played_out(table, chance).count()
        if table.phase == "over":
            return table
        table = table.next_round(chance.getrandbits(64))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_leads_back_to_the_same_table(game: str) -> None:
    table = match_played(game, 3)
    restored = Table.restored(TableRecord.read(table.record.text()))
    assert restored == table
    assert restored.view == table.view


@pytest.mark.parametrize("game", GAMES)
def test_every_change_counts_one_ply_over_rounds_and_games(game: str) -> None:
    table = Table.new(game, 1)
    ply = table.record.ply
    table = played_out(table, random.Random(1))
    ply += len(table.state.history)
    assert table.record.ply == ply
    for changed in (table.count(), table.new_game(5), table.new_game(6, napola=True)):
        assert changed.record.ply == ply + 1


def test_the_last_capture_is_seen_before_the_count() -> None:
    table = played_out(Table.new("scopone", 1), random.Random(1))
    assert table.phase == "computer"
    assert not table.awaits_computer
    assert table.shown_standing.score == (0, 0)
    counted = table.count()
    assert counted.phase == "count"
    assert counted.shown_standing.score == counted.results[-1].points
    with pytest.raises(NotNow):
        counted.count()


def test_the_lead_moves_one_seat_to_the_right_each_round() -> None:
    table, chance = Table.new("scopone", 1), random.Random(1)
    leaders = []
    for seed in range(2, 7):
        table = played_out(table, chance).count()
        if table.phase == "over":
            break
        table = table.next_round(seed)
        leaders.append(table.record.rounds[-1].leader)
    first = table.record.rounds[0].leader
    assert len(leaders) >= 2
    assert leaders == [(first + number) % 4 for number in range(1, len(leaders) + 1)]


def test_the_starter_of_rubamazzo_alternates() -> None:
    table = Table.new("rubamazzo", 1)
    leaders = [table.record.rounds[-1].leader]
    for seed in range(2, 6):
        table = table.new_game(seed)
        leaders.append(table.record.rounds[-1].leader)
    assert leaders == [leaders[0], 1 - leaders[0], leaders[0], 1 - leaders[0], leaders[0]]


def test_a_match_of_scopone_goes_to_eleven_and_points_add_up() -> None:
    for seed in range(5):
        table = match_played("scopone", seed)
        points = [result.points for result in table.results]
        totals = (sum(own for own, _ in points), sum(other for _, other in points))
        assert table.standing.score == totals
        assert max(totals) >= 11
        assert totals[0] != totals[1]
        assert table.standing.winner == (0 if totals[0] > totals[1] else 1)


def test_the_level_changes_what_statistics_book_under_and_nothing_else() -> None:
    table = Table.new("rubamazzo", 1).with_level("hard")
    assert table.record.lowest == "hard"
    move = str(table.game.moves(table.state)[0])
    table = table.play(move) if table.phase == "you" else table.computer_plays(move)
    easier = table.with_level("easy")
    assert (easier.record.ply, easier.state) == (table.record.ply, table.state)
    assert easier.with_level("hard").record.lowest == "easy"
    assert easier.with_level("hard").new_game(9).record.lowest == "hard"


@pytest.mark.parametrize("game", GAMES)
def test_finished_games_are_booked_and_erased(game: str) -> None:
    table = match_played(game, 2, "hard")
    tally = table.record.tallies["hard"]
    winner = table.standing.winner
    assert (tally.won, tally.tied, tally.lost) == (winner == YOU, winner is None, winner == 1)
    assert set(tally.feats) == set(table.game.feats(table.state, YOU))
    later = table.new_game(8)
    assert later.record.tallies == table.record.tallies
    erased = later.without_statistics()
    assert (erased.record.tallies, erased.state) == ({}, later.state)


def test_feats_are_summed_or_kept_as_the_best() -> None:
    chance, table = random.Random(4), Table.new("rubamazzo", 4)
    steals, feats = [], {}
    for seed in range(12):
        table = played_out(table, chance).count()
        steals.append(table.game.feats(table.state, YOU))
        feats = table.record.tallies["normal"].feats
        table = table.new_game(seed)
    for name in steals[0]:
        numbers = [one[name] for one in steals]
        assert feats[name] == (max(numbers) if name.startswith("best_") else sum(numbers))


def test_a_streak_ends_with_a_game_that_is_not_won() -> None:
    chance, table, streak = random.Random(4), Table.new("rubamazzo", 4), 0
    best = 0
    for seed in range(30):
        table = played_out(table, chance).count()
        streak = streak + 1 if table.standing.winner == YOU else 0
        best = max(best, streak)
        tally = table.record.tallies["normal"]
        assert (tally.streak, tally.best_streak) == (streak, best)
        table = table.new_game(seed)
    assert best > 1


def test_the_napola_counts_from_the_next_match_on() -> None:
    table = Table.new("scopone", 1)
    changed = table.new_game(2, napola=True)
    assert changed.record.napola
    assert changed.standing.score == (0, 0)
    assert changed.new_game(3).record.napola
    counted = played_out(changed, random.Random(1)).count()
    assert [line.category for line in counted.results[-1].lines][-1] == "napola"


def test_moves_out_of_turn_or_out_of_the_rules_raise() -> None:
    table = Table.new("scopone", 1)
    while table.phase != "you":
        table = table.computer_plays(str(table.game.moves(table.state)[0]))
    with pytest.raises(NotNow):
        table.computer_plays(str(table.game.moves(table.state)[0]))
    with pytest.raises(InvalidMove):
        table.play("D77")
    with pytest.raises(IllegalMove):
        table.play("D7xpile")
    with pytest.raises(NotNow):
        table.next_round(1)
    table = table.play(str(table.game.moves(table.state)[0]))
    with pytest.raises(NotNow):
        table.play(str(table.game.moves(table.state)[0]))
    with pytest.raises(NotNow):
        table.count()


def test_a_game_that_has_begun_is_running_until_it_is_over() -> None:
    table = Table.new("scopone", 1)
    assert not table.running
    move = str(table.game.moves(table.state)[0])
    assert (table.play(move) if table.phase == "you" else table.computer_plays(move)).running
    counted = played_out(table, random.Random(1)).count()
    assert counted.running
    assert counted.next_round(2).running
    assert not match_played("scopone", 1).running
