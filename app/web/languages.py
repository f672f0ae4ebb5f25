"""Languages: one folder each below `locales/`, with the messages of the interface and the long texts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from io import BytesIO
from operator import itemgetter
from pathlib import Path

from babel import Locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import Translations

from app.web.accept import accepted

LOCALES = Path(__file__).parents[2] / "locales"
DEFAULT = "de"


def N_(message: str) -> str:  # noqa: N802 - the name that extraction of messages knows
    """Marks a message for translation where it stands; it is translated where it is used."""
    return message


@dataclass(frozen=True, eq=False)
class Language:
    """One language that the site speaks, loaded once."""

    code: str
    """Name of its folder, and its part of every address."""
    translations: Translations
    folder: Path
    _found: dict[str, str] = field(default_factory=dict)
    """The translations that were looked up already: messages are fixed, so there are only so many."""

    @cached_property
    def own_name(self) -> str:
        """What the language calls itself, such as Deutsch."""
        name = Locale.parse(self.code).get_language_name(self.code) or self.code
        return name[0].upper() + name[1:]

    def gettext(self, message: str, **values: object) -> str:
        """The translation of a message, with its `%(name)s` placeholders filled."""
        text = self._found.get(message)
        if text is None:
            text = self._found[message] = str(self.translations.ugettext(message))
        return text % values if values else text

    def ngettext(self, one: str, other: str, number: int, **values: object) -> str:
        """The translation of a message in the plural form of `number`, which fills `%(num)s`."""
        return _plural(self, one, other, number) % {"num": number, **values}


@lru_cache(maxsize=1024)
def _plural(language: Language, one: str, other: str, number: int) -> str:
    """The translation of a message in the plural form of a number, with its placeholders."""
    return str(language.translations.ungettext(one, other, number))


def load_languages(locales: Path = LOCALES) -> dict[str, Language]:
    """Every language that has a message file, by code, the default one first."""
    return {
        code: Language(code, _translations(code, path), path.parents[1])
        for code, path in language_files(locales).items()
    }


def language_files(locales: Path = LOCALES) -> dict[str, Path]:
    """The message file of every language by its code, the default one first."""
    found = {path.parents[1].name: path for path in locales.glob("*/LC_MESSAGES/messages.po")}
    return {code: found[code] for code in sorted(found, key=lambda code: (code != DEFAULT, code))}


def _translations(code: str, path: Path) -> Translations:
    with path.open("rb") as file:
        catalog = read_po(file, locale=code)
    compiled = BytesIO()
    write_mo(compiled, catalog)
    compiled.seek(0)
    return Translations(compiled)


def negotiate(languages: Mapping[str, Language], chosen: str | None, accept_language: str) -> Language:
    """The language for a visitor: the one chosen before, else the best of Accept-Language, else the default."""
    if chosen is not None and chosen in languages:
        return languages[chosen]
    known = [
        (weight, tag.partition("-")[0]) for tag, weight in accepted(accept_language).items() if weight > 0
    ]
    ranked = [(weight, code) for weight, code in known if code in languages]
    return languages[max(ranked, key=itemgetter(0))[1] if ranked else DEFAULT]
