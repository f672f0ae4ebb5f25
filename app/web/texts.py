"""The long texts: Markdown files of each language, rendered once, with card pictures for card names in code."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from app.cards import TEXTS
from app.tables.record import DECKS
from app.web.card_names import card_name, index_text
from app.web.languages import Language

_CARD = re.compile(rf"<code>({'|'.join(sorted(TEXTS, key=len, reverse=True))})</code>")
_QUESTION = re.compile(r"^### +(.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class LongText:
    """One of them in one language."""

    name: str
    """Its path below `texts/` without the ending, such as `scopone/rules`."""
    source: str
    language: Language

    @cached_property
    def title(self) -> str:
        """Its first heading."""
        return self.source.split("\n", 1)[0].lstrip("# ").strip()

    @cached_property
    def _html(self) -> str:
        markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
        return str(markdown.render(self.source))

    def html(self, deck: str, image: Any) -> Markup:
        """The text as HTML; `image` gives the address of a static file, `deck` chooses the pictures.

        Every picture names its address in each deck, for the script that follows a change of the deck.
        """

        def picture(match: re.Match[str]) -> str:
            card = TEXTS.index(match[1])
            name = escape(card_name(self.language, card))
            addresses: dict[str, str] = {one: escape(image(f"cards/{one}/{match[1]}.svg")) for one in DECKS}
            by_deck = " ".join(f'data-{one}="{address}"' for one, address in addresses.items())
            return (
                f'<span class="inline-card" title="{name}">'
                f'<img src="{addresses[deck]}" {by_deck} alt="{name}" width="100" height="177" loading="lazy">'
                f'<span class="index" aria-hidden="true">{index_text(card)}</span></span>'
            )

        return Markup(_CARD.sub(picture, self._html))

    @cached_property
    def questions(self) -> list[tuple[str, str]]:
        """The questions and their answers as plain text, if it has questions."""
        parts = _QUESTION.split(self.source)[1:]
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return [(_plain(question), _plain(answer)) for question, answer in pairs]

    @property
    def structured_questions(self) -> dict[str, Any]:
        """The questions as a FAQPage of schema.org."""
        entities = [
            {
                "@type": "Question",
                "name": question,
                "acceptedAnswer": {"@type": "Answer", "text": answer},
            }
            for question, answer in self.questions
        ]
        return {"@context": "https://schema.org", "@type": "FAQPage", "mainEntity": entities}


def _plain(markdown: str) -> str:
    return " ".join(re.sub(r"[*_`]", "", markdown).split())


class LongTexts:
    """The long texts of all languages."""

    def __init__(self, languages: Mapping[str, Language]) -> None:
        self._texts = {
            (code, text.name): text for code, language in languages.items() for text in _read(language)
        }

    def get(self, language: str, name: str) -> LongText | None:
        """A text, None if the language has none of that name."""
        return self._texts.get((language, name))


def _read(language: Language) -> Iterator[LongText]:
    folder = language.folder / "texts"
    for path in sorted(folder.rglob("*.md")):
        name = path.relative_to(folder).with_suffix("").as_posix()
        yield LongText(name, path.read_text(encoding="utf-8"), language)
