"""What makes the site an app of its own: the manifest, the service worker, and the page for when no server answers."""

import hashlib
import json
from functools import lru_cache

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from app.web.addresses import LANGUAGE
from app.web.languages import N_, Language
from app.web.site import GAME_NAMES, Site, path, static_path
from app.web.static import STATIC, version
from app.web.templates import TEMPLATES

CLOTH, PAPER = "#22614a", "#f3ead7"

ICONS = (
    ("icons/icon-192.png", "192x192", "any"),
    ("icons/icon-512.png", "512x512", "any"),
    ("icons/maskable-512.png", "512x512", "maskable"),
    ("icons/icon.svg", "any", "any"),
)
DESCRIPTION = N_(
    "Play Rubamazzo and Scopone scientifico in the browser against the computer: "
    "free, without sign-up, with Neapolitan or Piacentine cards."
)

router = APIRouter(default_response_class=Response)


@router.get("/service-worker.js", name="service_worker")
async def service_worker(request: Request) -> Response:
    """The service worker, at the root of the site so that it may answer for every page."""
    languages = Site.of(request).languages
    site = {
        "version": site_version(tuple(languages.values())),
        "static": static_prefix(request),
        "offline": {code: path(request, "offline", lang=code) for code in languages},
        "root": path(request, "root"),
    }
    script = f"self.SITE = {json.dumps(site)};\n" + (STATIC / "js" / "worker.js").read_text(encoding="utf-8")
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get(f"{LANGUAGE}/manifest.webmanifest", name="manifest")
async def manifest(request: Request, lang: str) -> Response:
    """The web app manifest in one language."""
    language = Site.of(request).languages[lang]

    def icon(file: str, sizes: str, purpose: str) -> dict[str, str]:
        return {"src": static_path(request, file), "sizes": sizes, "type": _type(file), "purpose": purpose}

    fields = {
        "id": path(request, "root"),
        "name": "Settebello",
        "short_name": "Settebello",
        "description": language.gettext(DESCRIPTION),
        "lang": lang,
        "start_url": path(request, "home", lang=lang),
        "scope": path(request, "root"),
        "display": "standalone",
        "theme_color": CLOTH,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [icon(*one) for one in ICONS],
        "shortcuts": [
            {"name": title, "url": path(request, "game", lang=lang, game=game)}
            for game, title in GAME_NAMES.items()
        ],
    }
    headers = {"Cache-Control": "no-cache", "Content-Language": lang}
    return JSONResponse(fields, media_type="application/manifest+json", headers=headers)


@router.get(f"{LANGUAGE}/offline", name="offline")
async def offline(request: Request, lang: str) -> Response:
    """The page that the service worker keeps for when the server is out of reach."""
    return Site.of(request).page(request, "offline.html")


def static_prefix(request: Request) -> str:
    """The local address below which static files lie."""
    return static_path(request, "icons/icon.svg").partition("icons/")[0]


@lru_cache(maxsize=1)
def site_version(languages: tuple[Language, ...]) -> str:
    """A text that changes whenever a static file does, or what the offline page is made of."""
    files = sorted(file for file in STATIC.rglob("*") if file.is_file())
    files += [TEMPLATES / "base.html", TEMPLATES / "offline.html"]
    files += [language.folder / "LC_MESSAGES" / "messages.po" for language in languages]
    return hashlib.sha256("".join(version(file) for file in files).encode()).hexdigest()[:12]


def _type(file: str) -> str:
    return "image/svg+xml" if file.endswith(".svg") else "image/png"
