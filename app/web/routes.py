"""The routes: thin, from a request to the tables and back to a page."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Form, Query
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from app.games import GAMES, IllegalMove, InvalidMove
from app.players import Level
from app.tables.table import NotNow, Table
from app.web.addresses import GAME, LANGUAGE
from app.web.forms import FormRoute
from app.web.languages import N_
from app.web.options import ON_OFF, VISITOR_OPTIONS, level_label, option_label
from app.web.present import Selection
from app.web.sessions import remember, session_id
from app.web.site import Site, address_of, path, static_path

LARGEST_PLY = 2**53
NOTHING_CHOSEN = Selection()

STALE = N_("The table has changed in the meantime. This is how it stands now.")

Ply = Annotated[int, Form(ge=0, le=LARGEST_PLY)]

router = APIRouter(default_response_class=Response, route_class=FormRoute)


class BadRequest(Exception):
    """A write that cannot be carried out; nothing has changed. `message` is for people, to be translated."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def is_htmx(request: Request) -> bool:
    """Whether htmx asks, so that only the table is wanted."""
    return request.headers.get("hx-request") == "true"


async def open_choice(
    card: Annotated[str | None, Form(max_length=3)] = None,
    take: Annotated[list[str] | None, Form(max_length=10)] = None,
) -> Selection:
    """What was chosen on the screen when an option was changed: the change leaves it chosen."""
    return Selection.read(card, take or [])


OpenChoice = Annotated[Selection, Depends(open_choice)]


async def answer(
    request: Request,
    table: Table,
    announce: str | None = None,
    selection: Selection = NOTHING_CHOSEN,
    message: str = "",
) -> Response:
    """The answer to a write: the table for htmx, a redirect to the page for a plain form.

    `announce` is spoken by screen readers instead of the last move; `selection` stays chosen.
    """
    site, game = Site.of(request), table.record.game
    if not is_htmx(request):
        page = site.links(request, game).page
        response = RedirectResponse(address_of(page, selection.parameters), 303)
        remember(request, response)
        return response
    visitor = await site.tables.visitor(session_id(request))
    return site.fragment(request, table, visitor, selection, message, announce)


async def refuse(request: Request, game: str, message: str) -> Response:
    """The answer to a write that is not possible: the unchanged table with a message, or a page with it."""
    site = Site.of(request)
    text = site.language(request).gettext(message)
    if not is_htmx(request):
        links = site.links(request, game)
        return site.page(request, "error.html", 422, text=text, back=links.page)
    session = session_id(request)
    table, visitor = await site.tables.table(session, game), await site.tables.visitor(session)
    return site.fragment(request, table, visitor, NOTHING_CHOSEN, text)


async def change(
    request: Request,
    game: str,
    how: Callable[[Table], Table],
    ply: int | None = None,
    announce: str | None = None,
    selection: Selection = NOTHING_CHOSEN,
) -> Response:
    """Change the table of the request and answer with it.

    A stale request changes nothing. With htmx it is told, unless the table is one ply further: then it may only repeat
    what has been carried out. A plain form is led to the page, which shows the table as it is.
    """
    try:
        table = await Site.of(request).tables.change(session_id(request), game, how, ply)
    except NotNow:
        raise BadRequest(N_("That is not possible now. Nothing has changed.")) from None
    except InvalidMove:
        raise BadRequest(N_("That is not a move. Nothing has changed.")) from None
    except IllegalMove:
        raise BadRequest(N_("This card cannot be played like that. Nothing has changed.")) from None
    stale = ply is not None and table.record.ply not in (ply, ply + 1)
    message = Site.of(request).language(request).gettext(STALE) if stale else ""
    return await answer(request, table, announce, selection, message)


# these two stand first: they are asked for most, and routes are tried in turn
@router.post(f"{GAME}/play", name="play")
async def play(request: Request, game: str, move: Annotated[str, Form(max_length=60)], ply: Ply) -> Response:
    """The visitor plays a move."""
    return await change(request, game, lambda table: table.play(move), ply)


@router.post(f"{GAME}/step", name="step")
async def step(request: Request, game: str, ply: Ply) -> Response:
    """The next beat of the table: a computer seat plays, or a finished round is counted."""
    return await answer(request, await Site.of(request).tables.step(session_id(request), game, ply))


@router.get("/favicon.ico", name="favicon")
async def favicon(request: Request) -> Response:
    """Leads to the icon, for whoever asks without reading a page."""
    return RedirectResponse(static_path(request, "icons/icon.svg"), 308)


@router.get("/", name="root")
async def root(request: Request) -> Response:
    """Leads to the home page in the visitor's language."""
    language = Site.of(request).language(request)
    response = RedirectResponse(path(request, "home", lang=language.code), 303)
    response.headers["Vary"] = "Accept-Language, Cookie"
    response.headers["Cache-Control"] = "no-store"
    return response


@router.get(LANGUAGE)
async def home_without_slash(request: Request, lang: str) -> Response:
    """Leads to the home page."""
    return RedirectResponse(path(request, "home", lang=lang), 308)


@router.get(f"{GAME}/")
async def game_page_with_slash(request: Request, lang: str, game: str) -> Response:
    """Leads to the page of a game."""
    return RedirectResponse(path(request, "game", lang=lang, game=game), 308)


@router.get(f"{LANGUAGE}/", name="home")
async def home(request: Request, lang: str) -> Response:
    """The home page."""
    site, session = Site.of(request), session_id(request)
    tables = {game: await site.tables.table(session, game) for game in GAMES}
    visitor = await site.tables.visitor(session)
    return site.page(request, "home.html", tables=tables, visitor=visitor)


@router.get(GAME, name="game")
async def game_page(
    request: Request,
    game: str,
    card: Annotated[str | None, Query(max_length=3)] = None,
    take: Annotated[list[str] | None, Query(max_length=10)] = None,
) -> Response:
    """The page of a game, or its table alone for htmx, with what the address says is chosen."""
    site, session = Site.of(request), session_id(request)
    table, visitor = await site.tables.table(session, game), await site.tables.visitor(session)
    selection = Selection.read(card, take or [])
    show = site.fragment if is_htmx(request) else site.game_page
    return show(request, table, visitor, selection)


@router.get(f"{GAME}/new", name="ask_new")
async def ask_new(request: Request, game: str) -> Response:
    """Asks whether the running game shall end: the way without JavaScript."""
    return await _question(request, game, "new")


@router.get(f"{GAME}/napola", name="ask_napola")
async def ask_napola(request: Request, game: str) -> Response:
    """Asks whether the running match shall end to switch the napola."""
    _check_option(game, "napola")
    return await _question(request, game, "napola")


@router.get(f"{GAME}/erase", name="ask_erase")
async def ask_erase(request: Request, game: str) -> Response:
    """Asks whether the statistics shall be erased."""
    return await _question(request, game, "erase")


def _check_option(game: str, name: str) -> None:
    if name not in GAMES[game].options:
        raise HTTPException(404)


async def _question(request: Request, game: str, about: str) -> Response:
    site = Site.of(request)
    table = await site.tables.table(session_id(request), game)
    other_napola = ON_OFF[not table.record.napola]
    links = site.links(request, game)
    return site.page(
        request, "question.html", about=about, table=table, links=links, other_napola=other_napola
    )


@router.post(f"{GAME}/next", name="next")
async def next_round(request: Request, game: str, ply: Ply) -> Response:
    """The next round of the match."""
    seed = Site.of(request).tables.seeds.deal()
    return await change(request, game, lambda table: table.next_round(seed), ply)


@router.post(f"{GAME}/new", name="new")
async def new(request: Request, game: str, ply: Ply) -> Response:
    """A new game or match."""
    seed = Site.of(request).tables.seeds.deal()
    return await change(request, game, lambda table: table.new_game(seed), ply)


@router.post(f"{GAME}/napola", name="set_napola")
async def set_napola(
    request: Request, game: str, napola: Annotated[Literal["on", "off"], Form()], ply: Ply
) -> Response:
    """A new match with or without the napola; what is so already changes nothing."""
    _check_option(game, "napola")
    seed, wanted = Site.of(request).tables.seeds.deal(), napola == "on"

    def how(table: Table) -> Table:
        return table if table.record.napola == wanted else table.new_game(seed, wanted)

    return await change(request, game, how, ply)


@router.post(f"{GAME}/level", name="set_level")
async def set_level(
    request: Request, game: str, level: Annotated[Level, Form()], chosen: OpenChoice
) -> Response:
    """Another level, from the next computer move on."""
    announce = level_label(Site.of(request).language(request), level)

    def how(table: Table) -> Table:
        return table.with_level(level)

    return await change(request, game, how, announce=announce, selection=chosen)


@router.post(f"{GAME}/erase", name="erase")
async def erase(request: Request, game: str) -> Response:
    """Erases the statistics of a game."""
    announce = Site.of(request).language(request).gettext(N_("The statistics are erased."))
    return await change(request, game, Table.without_statistics, announce=announce)


@router.post(f"{GAME}/anew", name="anew")
async def anew(request: Request, game: str) -> Response:
    """Puts aside what cannot be read any more, and leads to a fresh table; what can be read stays."""
    site = Site.of(request)
    await site.tables.begin_anew(session_id(request), game)
    return RedirectResponse(site.links(request, game).page, 303)


def _option_route(name: str) -> Callable[..., Any]:
    async def set_option(
        request: Request, game: str, value: Annotated[str, Form(alias=name)], chosen: OpenChoice
    ) -> Response:
        if value not in VISITOR_OPTIONS[name]:
            raise BadRequest(N_("This option does not exist. Nothing has changed."))
        site, session = Site.of(request), session_id(request)
        visitor = await site.tables.change_visitor(session, **{name: value})
        label = option_label(site.language(request), visitor, site.links(request, game), name)
        return await answer(request, await site.tables.table(session, game), label, chosen)

    set_option.__doc__ = f"Sets the visitor's option `{name}`."
    return set_option


for _name in VISITOR_OPTIONS:
    router.add_api_route(
        f"{GAME}/{_name}",
        _option_route(_name),
        methods=["POST"],
        name=f"set_{_name}",
    )
