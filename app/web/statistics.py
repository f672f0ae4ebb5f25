"""The statistics of a game as a table: a column a level, a row a figure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from app.players import LEVELS, Level
from app.tables.record import Tally
from app.web.languages import N_, Language
from app.web.options import VALUE_LABELS

_FEATS = {
    "steals": N_("Piles stolen"),
    "best_steal": N_("Largest pile stolen"),
    "best_pile": N_("Largest pile of yours at the end"),
    "scopas": N_("Scopas"),
    "best_scopas": N_("Most scopas in a round"),
    "settebello": N_("Rounds with the settebello"),
}
"""What the games' `feats` are called, in the order of their rows."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Finished games of one kind."""

    levels: tuple[str, ...]
    """What the levels are called, weakest first."""
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Label and a number for each level."""


def statistics(language: Language, tallies: Mapping[Level, Tally]) -> Statistics | None:
    """The statistics of a table's tallies; None before the first finished game."""
    if not tallies:
        return None
    all_levels = [tallies.get(level, Tally()) for level in LEVELS]

    def row(label: str, figure: Callable[[Tally], int]) -> tuple[str, tuple[int, ...]]:
        return language.gettext(label), tuple(figure(tally) for tally in all_levels)

    rows = [
        row(N_("Played"), lambda tally: tally.won + tally.tied + tally.lost),
        row(N_("Won"), lambda tally: tally.won),
        row(N_("Tied"), lambda tally: tally.tied),
        row(N_("Lost"), lambda tally: tally.lost),
        row(N_("Won in a row now"), lambda tally: tally.streak),
        row(N_("Most won in a row"), lambda tally: tally.best_streak),
    ]
    if not any(tally.tied for tally in all_levels):
        del rows[2]  # in some games nobody ever ties
    known = {name for tally in all_levels for name in tally.feats}
    rows += [
        row(label, lambda tally, name=name: tally.feats.get(name, 0))  # type: ignore[misc]
        for name, label in _FEATS.items()
        if name in known
    ]
    return Statistics(tuple(language.gettext(VALUE_LABELS[level]) for level in LEVELS), tuple(rows))
