"""The options that a form sets, with their labels: those of a table and those of the visitor."""

from functools import lru_cache

from app.players import LEVELS, Level
from app.tables.record import DECKS, SPEEDS, Visitor
from app.tables.table import Table
from app.web.languages import N_, Language
from app.web.table_model import Links, Option

VALUE_LABELS = {
    "easy": N_("Easy"),
    "normal": N_("Normal"),
    "hard": N_("Hard"),
    "neapolitan": N_("Neapolitan"),
    "piacentine": N_("Piacentine"),
    "slow": N_("slow"),
    "fast": N_("fast"),
    "instant": N_("instant"),
    "on": N_("on"),
    "off": N_("off"),
}

SPECIAL_LABELS = {
    ("speed", "normal"): N_("at normal speed"),
    ("taps", "one"): N_("one tap"),
    ("taps", "two"): N_("two taps"),
    ("rows", "one"): N_("one row"),
    ("rows", "two"): N_("two rows"),
}
"""Labels of values that are called otherwise for one option than for the others."""

LABELS = {
    "level": N_("Level"),
    "deck": N_("Cards"),
    "napola": N_("Napola"),
    "speed": N_("Speed"),
    "numbers": N_("Numbers on the cards"),
    "sound": N_("Sound"),
    "keys": N_("Keyboard shortcuts"),
    "taps": N_("Taps to play"),
    "rows": N_("Rows of your hand"),
}

ON_OFF = ("off", "on")
VISITOR_OPTIONS: dict[str, tuple[str, ...]] = {
    "deck": DECKS,
    "speed": SPEEDS,
    "numbers": ON_OFF,
    "sound": ON_OFF,
    "keys": ON_OFF,
    "taps": ("one", "two"),
    "rows": ("one", "two"),
}
"""The visitor's options and their values as forms send them."""

OPTIONS: dict[str, tuple[str, ...]] = {"level": LEVELS, "napola": ON_OFF, **VISITOR_OPTIONS}
"""All options, those of a table first, and their values as forms send them."""


@lru_cache(maxsize=1024)
def _option(language: Language, name: str, value: str, action: str) -> Option:
    labels = {one: SPECIAL_LABELS.get((name, one)) or VALUE_LABELS[one] for one in OPTIONS[name]}
    values = tuple((one, language.gettext(label)) for one, label in labels.items())
    return Option(name, language.gettext(LABELS[name]), value, action, values)


def level_option(language: Language, table: Table, links: Links) -> Option:
    """The level of a table."""
    return _option(language, "level", table.record.level, links.options["level"])


def napola_option(language: Language, table: Table, links: Links) -> Option:
    """Whether the napola counts at a table."""
    return _option(language, "napola", ON_OFF[table.record.napola], links.options["napola"])


@lru_cache(maxsize=1024)
def visitor_options(language: Language, visitor: Visitor, links: Links) -> tuple[Option, ...]:
    """The visitor's options, in the order of `VISITOR_OPTIONS`."""
    chosen = visitor.model_dump()

    def value(name: str) -> str:
        return ON_OFF[chosen[name]] if isinstance(chosen[name], bool) else str(chosen[name])

    return tuple(_option(language, name, value(name), links.options[name]) for name in VISITOR_OPTIONS)


def level_label(language: Language, level: Level) -> str:
    """A level with its name, such as „Level: Schwer“."""
    return f"{language.gettext(LABELS['level'])}: {language.gettext(VALUE_LABELS[level])}"


def option_label(language: Language, visitor: Visitor, links: Links, name: str) -> str:
    """One of the visitor's options with its value in force, such as „Karten: Piacentiner“."""
    options = visitor_options(language, visitor, links)
    option = next(option for option in options if option.name == name)
    return f"{option.label}: {option.value_label}"
