"""The statistics as a table: a column a level, only the figures that the game keeps."""

import pytest

from app.tables.record import Tally
from app.web.languages import load_languages
from app.web.statistics import statistics

GERMAN = load_languages()["de"]


def test_there_are_none_before_the_first_finished_game() -> None:
    assert statistics(GERMAN, {}) is None


@pytest.mark.parametrize(
    ("feats", "rows"),
    [
        ({"steals": 4, "best_steal": 11, "best_pile": 20}, 3),
        ({"scopas": 9, "best_scopas": 4, "settebello": 2}, 3),
        ({}, 0),
    ],
)
def test_every_level_has_a_column_and_every_feat_of_the_game_a_row(feats: dict[str, int], rows: int) -> None:
    tally = Tally(won=3, tied=1, lost=2, streak=1, best_streak=2, feats=feats)
    found = statistics(GERMAN, {"hard": tally})
    assert found
    assert found.levels == ("Leicht", "Normal", "Schwer")
    numbers = dict(found.rows)
    assert numbers["Gespielt"] == (0, 0, 6)
    assert (numbers["Gewonnen"], numbers["Gleichstand"], numbers["Verloren"]) == (
        (0, 0, 3),
        (0, 0, 1),
        (0, 0, 2),
    )
    assert len(found.rows) == 6 + rows
    assert [row[1][2] for row in found.rows[6:]] == list(feats.values())


def test_ties_have_a_row_only_after_a_tie() -> None:
    found = statistics(GERMAN, {"hard": Tally(won=3, lost=2)})
    assert found
    assert [label for label, _ in found.rows[:3]] == ["Gespielt", "Gewonnen", "Verloren"]
