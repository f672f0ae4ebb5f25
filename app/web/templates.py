"""Templates: one environment a language, in which fixed messages are translated when a template is compiled."""

import re
from collections.abc import Callable, Iterator, MutableMapping
from functools import lru_cache
from pathlib import Path
from types import CodeType
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream
from markupsafe import Markup, escape

from app.web.languages import Language
from app.web.statistics import statistics

TEMPLATES = Path(__file__).parents[2] / "templates"

PIECES = 1024
"""How many results a macro that is wrapped in `cached` keeps; the card pieces of both decks are a few hundred."""

ESCAPED = 4096
"""How many values are kept with what they are when escaped."""

LONGEST_KEPT = 200
"""Characters; a longer text is escaped each time, so that nobody can fill the memory with texts of theirs."""


def environment(language: Language) -> Environment:
    """The templates in a language."""
    templates = _Templates(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        cache_size=-1,  # all of them, and looked up with less ado
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n", _FixedMessages, _FixedIncludes],
    )
    templates.install_gettext_translations(language.translations, newstyle=True)  # type: ignore[attr-defined]
    templates.globals.update(
        cached=lru_cache(maxsize=PIECES),
        statistics=lambda tallies: statistics(language, tallies),
    )
    templates.extend(translate=language.gettext)
    for name in ("pieces", "macros"):
        macros = templates.get_template(f"table/{name}.html").module
        # as filters, because Jinja calls these with less ado
        templates.filters |= {name: macro for name, macro in vars(macros).items() if callable(macro)}
        templates.globals["m"] = macros
    return templates


class _Template(Template):
    """A template that escapes each value once: the same few hundred stand on almost every answer."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        """The template of a compiled source."""
        template = super().from_code(environment, code, globals, uptodate)
        template.root_render_func.__globals__["escape"] = _escaped
        return template


# typed: what is safe as it is must not be found for a text that is the same and is not
_kept = lru_cache(maxsize=ESCAPED, typed=True)(escape)


def _escaped(value: object) -> Markup:
    return escape(value) if type(value) is str and len(value) > LONGEST_KEPT else _kept(value)


class _Templates(Environment):
    template_class = _Template
    # an attribute is an attribute, an item is asked for with []: Jinja's own way tries both, for twice the time
    getattr = staticmethod(getattr)  # type: ignore[assignment]

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """The globals of a template, in one mapping because every page copies it."""
        return {**self.globals, **(d or {})}


class _FixedIncludes(Extension):
    """Puts a template in the place of an include that always names it, which costs nothing when a page is made."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """The source of a template with its parts."""

        def part(match: re.Match[str]) -> str:
            return self.preprocess((TEMPLATES / match[1]).read_text(encoding="utf-8").rstrip("\n"), match[1])

        return re.sub(r"{% include '([\w/]+\.html)' %}", part, source)


class _FixedMessages(Extension):
    """Puts the translation in the place of a call such as `_('Rules')`, which has no values to fill in."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """The tokens of a template, with texts where such calls stood."""
        translate: Callable[[str], str] = self.environment.translate  # type: ignore[attr-defined]
        window: list[Token] = []
        for token in stream:
            window.append(token)
            kinds = [one.type for one in window[-4:]]
            if kinds == ["name", "lparen", "string", "rparen"] and window[-4].value == "_":
                message = window[-2]
                window[-4:] = [Token(message.lineno, "string", translate(message.value))]
        yield from window
