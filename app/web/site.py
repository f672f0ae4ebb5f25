"""One site: its languages, templates, texts and tables, and how a page is made of them."""

import gzip
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

from fastapi import FastAPI
from jinja2 import Environment
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from app.cards import TEXTS
from app.games import GAMES
from app.settings import Settings
from app.tables.record import DECKS, Visitor
from app.tables.service import Tables
from app.tables.table import Table
from app.web.card_names import card_name, index_text
from app.web.languages import Language, load_languages, negotiate
from app.web.options import OPTIONS
from app.web.present import Presenter, Selection
from app.web.sessions import LANGUAGE_COOKIE, remember
from app.web.static import htmx_file, static_address, takes_gzip, version
from app.web.table_model import Deck, Face, Links, TableModel
from app.web.templates import environment
from app.web.texts import LongTexts

GAME_NAMES = {name: game.title for name, game in GAMES.items()}

PAGE_HEADERS = {"Cache-Control": "no-store", "Vary": "HX-Request, Cookie, Accept-Encoding"}

GZIP_LEVEL = 4
"""As good as more for a tenth of a millisecond a table."""


@dataclass(frozen=True)
class Site:
    """What every request handler needs; one per app, at `app.state.site`."""

    settings: Settings
    tables: Tables
    languages: dict[str, Language]
    environments: dict[str, Environment]
    texts: LongTexts
    addresses: dict[tuple[str, ...], str] = field(default_factory=dict)
    """By route and parameters: the addresses that were looked up already."""
    known_links: dict[tuple[str, str, str], Links] = field(default_factory=dict)
    """By root path, language and game: the links that were made already."""
    known_decks: dict[tuple[str, str, str], Deck] = field(default_factory=dict)
    """By root path, language and deck: the decks that were described already."""

    @classmethod
    def open(cls, settings: Settings, tables: Tables) -> "Site":
        """A site with the languages, templates and texts of this checkout or installation."""
        languages = load_languages()
        environments = {code: environment(language) for code, language in languages.items()}
        return cls(settings, tables, languages, environments, LongTexts(languages))

    @staticmethod
    def of(request: Request) -> "Site":
        """The site that a request has come to."""
        site: Site = request.app.state.site
        return site

    def language(self, request: Request) -> Language:
        """The language of the request: of its address, else the visitor's."""
        code = request.scope["path"].removeprefix(root_path(request)).removeprefix("/").partition("/")[0]
        if code in self.languages:
            return self.languages[code]
        accepted = request.headers.get("accept-language", "")
        return negotiate(self.languages, request.cookies.get(LANGUAGE_COOKIE), accepted)

    def page(self, request: Request, template: str, status: int = 200, **values: Any) -> Response:
        """A whole page in the language of the request."""
        language = self.language(request)
        content = self._render(request, language, template, {"status": status, **values}).encode()
        headers = {"Content-Language": language.code, **PAGE_HEADERS}
        if takes_gzip(request.scope):
            content = gzip.compress(content, GZIP_LEVEL, mtime=0)
            headers["Content-Encoding"] = "gzip"
        response = HTMLResponse(content, status, headers)
        if status < 400:
            # what another site makes a browser post comes without its cookie, which a new one would replace
            remember(request, response, language.code)
        return response

    def model(
        self, request: Request, table: Table, visitor: Visitor, selection: Selection, message: str = ""
    ) -> TableModel:
        """The table as the templates show it."""
        links, deck = self.links(request, table.record.game), self.deck(request, visitor.deck)
        return Presenter(table, visitor, self.language(request), links, deck).model(selection, message)

    def links(self, request: Request, game: str) -> Links:
        """The addresses of a game in the language of the request."""
        language = self.language(request).code
        key = root_path(request), language, game
        if key not in self.known_links:
            self.known_links[key] = self._links(request, language, game)
        return self.known_links[key]

    def _links(self, request: Request, language: str, game: str) -> Links:
        def to(name: str) -> str:
            return path(request, name, lang=language, game=game)

        return Links(
            page=to("game"),
            play=to("play"),
            step=to("step"),
            new=to("new"),
            next=to("next"),
            napola=to("set_napola"),
            erase=to("erase"),
            options={name: to(f"set_{name}") for name in OPTIONS},
        )

    def deck(self, request: Request, name: str) -> Deck:
        """The deck of a name in the language of the request."""
        language = self.language(request)
        key = root_path(request), language.code, name
        if key not in self.known_decks:

            def picture(file: str) -> str:
                return static_path(request, f"cards/{name}/{file}.svg")

            faces = tuple(
                Face(text, card_name(language, card), picture(text), index_text(card))
                for card, text in enumerate(TEXTS)
            )
            self.known_decks[key] = Deck(faces, picture("back"))
        return self.known_decks[key]

    def fragment(
        self,
        request: Request,
        table: Table,
        visitor: Visitor,
        selection: Selection,
        message: str = "",
        announce: str | None = None,
    ) -> Response:
        """The table alone, for htmx, with the sentence that screen readers speak (None: the last move)."""
        values = self._table_values(request, table, visitor, selection, message)
        template = f"{table.record.game}/table.html"
        response = self.page(request, template, fragment=True, announce=announce, **values)
        # browsers allow only so many changes of the address, so it is told only when it differs
        current, query = request.headers.get("hx-current-url"), urlencode(values["model"].kept)
        if current is not None and urlsplit(current).query != query:
            response.headers["HX-Replace-Url"] = address_of(values["links"].page, values["model"].kept)
        return response

    def game_page(self, request: Request, table: Table, visitor: Visitor, selection: Selection) -> Response:
        """The page of a game: table and texts."""
        values = self._table_values(request, table, visitor, selection)
        faces = {name: [face.image for face in self.deck(request, name).faces] for name in DECKS}
        return self.page(request, "game.html", fragment=False, faces=faces, **values)

    def _table_values(
        self, request: Request, table: Table, visitor: Visitor, selection: Selection, message: str = ""
    ) -> dict[str, Any]:
        return {
            "model": self.model(request, table, visitor, selection, message),
            "links": self.links(request, table.record.game),
            "tallies": table.record.tallies,
        }

    def _render(self, request: Request, language: Language, template: str, values: dict[str, Any]) -> str:
        return (
            self.environments[language.code]
            .get_template(template)
            .render(
                {
                    "language": language,
                    "languages": self.languages,
                    "games": GAME_NAMES,
                    "texts": self.texts,
                    "here": _Here(request, self.languages),
                    **values,
                }
            )
        )


class _Here:
    """Addresses that a template needs, made for the request that it answers."""

    def __init__(self, request: Request, languages: dict[str, Language]) -> None:
        self._request = request
        self._languages = languages

    def path(self, name: str, **parameters: str) -> str:
        """The address of a route."""
        return path(self._request, name, **parameters)

    def static(self, file: str) -> str:
        """The address of a static file, with its version."""
        return static_path(self._request, file)

    @property
    def htmx(self) -> str:
        """The address of htmx."""
        return f"{path(self._request, 'htmx')}?v={version(htmx_file())}"

    def absolute(self, local: str) -> str:
        """A local address with scheme and host."""
        return absolute(self._request, local)

    def translated(self, code: str, *, as_it_is: bool = False) -> str:
        """The address of this page in another language, `as_it_is` with what is chosen on it."""
        name = "game" if self._request.path_params.get("game") in GAMES else "home"
        parameters = {"game": self._request.path_params["game"]} if name == "game" else {}
        local = path(self._request, name, lang=code, **parameters)
        asked = self._request.query_params
        chosen = Selection.read(asked.get("card"), asked.getlist("take"))
        return address_of(local, chosen.parameters if as_it_is else ())


def address_of(local: str, parameters: Sequence[tuple[str, str]]) -> str:
    """A local address with query parameters, if there are any."""
    return f"{local}?{urlencode(parameters)}" if parameters else local


def root_path(request: Request) -> str:
    """The path under which the site is served; empty at the root of a host."""
    local: str = request.scope["root_path"]
    return local


def path(request: Request, name: str, **parameters: str) -> str:
    """The local address of a route, below the path under which the site is served."""
    known = Site.of(request).addresses
    key = (name, *parameters.values())
    local = known.get(key)
    if local is None:
        app: FastAPI = request.app
        local = known[key] = str(app.url_path_for(name, **parameters))
    return root_path(request) + local


def absolute(request: Request, local: str) -> str:
    """A local address with the scheme and host of a request."""
    return f"{request.url.scheme}://{request.url.netloc}{local}"


def static_path(request: Request, file: str) -> str:
    """The local address of a static file, with its version."""
    return f"{root_path(request)}/static/{static_address(file)}"
