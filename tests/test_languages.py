"""Every language is complete and keeps to itself."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from app.cards import TEXTS
from app.web.card_names import card_name
from app.web.languages import LOCALES, load_languages, negotiate

ROOT = Path(__file__).parents[1]
LANGUAGES = load_languages()
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "N_": None}


def catalog(code: str) -> Catalog:
    with (LOCALES / code / "LC_MESSAGES" / "messages.po").open("rb") as file:
        return read_po(file, locale=code)


def messages(code: str) -> list[Message]:
    return [message for message in catalog(code) if message.id]


def used() -> set[str]:
    found = set()
    for folder, method in (("app", "python"), ("templates", "jinja2")):
        rows = extract_from_dir(
            ROOT / folder,
            method_map=[("**.py", method) if method == "python" else ("**.html", method)],
            options_map={"**.html": {"newstyle_gettext": "true"}},
            keywords=KEYWORDS,
        )
        found |= {row[2][0] if isinstance(row[2], tuple) else row[2] for row in rows}
    return found


def strings(message: Message) -> tuple[str, ...]:
    return tuple(message.string) if isinstance(message.string, (tuple, list)) else (message.string or "",)


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"%\(\w+\)[sd]", text))


def test_german_is_the_default_and_polish_is_there() -> None:
    assert list(LANGUAGES) == ["de", "pl"]
    assert [language.own_name for language in LANGUAGES.values()] == ["Deutsch", "Polski"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_translated_and_none_is_left_over(code: str) -> None:
    ids = {message.id[0] if isinstance(message.id, tuple) else message.id for message in messages(code)}
    assert ids == used()
    for message in messages(code):
        assert not message.fuzzy, message.id
        assert all(strings(message)), message.id
    assert not catalog(code).obsolete


@pytest.mark.parametrize("code", LANGUAGES)
def test_plural_forms_and_placeholders_are_right(code: str) -> None:
    number = {"de": 2, "pl": 3}.get(code)
    assert catalog(code).num_plurals == number
    for message in messages(code):
        if isinstance(message.id, tuple):
            assert len(strings(message)) == number, message.id
        for text in strings(message):
            assert placeholders(text) == placeholders(str(message.id)), message.id


POLISH = {
    0: "kart",
    1: "karta",
    2: "karty",
    4: "karty",
    5: "kart",
    11: "kart",
    12: "kart",
    14: "kart",
    15: "kart",
}
POLISH |= {21: "kart", 22: "karty", 25: "kart", 31: "kart", 32: "karty", 40: "kart"}


def test_numbers_take_the_right_form() -> None:
    for number, word in POLISH.items():
        assert LANGUAGES["pl"].ngettext("%(num)s card", "%(num)s cards", number) == f"{number} {word}"
        german = "Karte" if number == 1 else "Karten"
        assert LANGUAGES["de"].ngettext("%(num)s card", "%(num)s cards", number) == f"{number} {german}"


def test_cards_have_the_names_of_the_vocabulary() -> None:
    names = {code: [card_name(language, card) for card in range(40)] for code, language in LANGUAGES.items()}
    named = {text: (names["de"][card], names["pl"][card]) for card, text in enumerate(TEXTS)}
    assert named["D7"] == ("7 in Münzen", "siódemka monet")
    assert named["C8"] == ("Bube in Kelchen", "walet kielichów")
    assert named["S9"] == ("Reiter in Schwertern", "jeździec mieczy")
    assert named["B10"] == ("König in Stäben", "król pałek")
    assert named["D1"] == ("Ass in Münzen", "as monet")
    assert all(len(set(one)) == 40 for one in names.values())


FOREIGN = {
    "de": r"\b(karta|karty|kart|monet|pałek|stos|Twój|nie|się|the|card|cards|your|with|and)\b|[ąćęłńśźż]",
    "pl": r"\b(Karte|Karten|Münzen|Stäben|Stapel|dein|nicht|und|der|die|das|the|card|cards|your|with|and)\b|[äöüß]",
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_speaks_another_language(code: str) -> None:
    for message in messages(code):
        for text in strings(message):
            words = re.sub(r"%\(\w+\)s", "", text)
            assert not re.search(FOREIGN[code], words, re.IGNORECASE), text


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("pl; q=0.9, de; q=0.1", "pl"),
        ("de;q=0.1,pl;Q=0.8", "pl"),
        ("pl,de", "pl"),
        ("fr,pl;q=0.2", "pl"),
        ("pl;q=0,de;q=0.1", "de"),
        ("pl;q=much,de;q=0.1", "de"),
    ],
)
def test_the_language_is_the_one_that_the_browser_likes_best(header: str, code: str) -> None:
    assert negotiate(LANGUAGES, None, header).code == code


def test_an_unknown_language_falls_back() -> None:
    assert negotiate(LANGUAGES, None, "fr,en;q=0.8").code == "de"
    assert negotiate(LANGUAGES, None, "a" * 100_000).code == "de"
