"""What search engines ask for: what they may read, and which pages there are in which language."""

from xml.sax.saxutils import quoteattr

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from app.games import GAMES
from app.web.site import Site, absolute, path

router = APIRouter(default_response_class=Response)


@router.get("/robots.txt", name="robots")
async def robots(request: Request) -> Response:
    """Everything may be read; the sitemap names the pages."""
    sitemap_address = absolute(request, path(request, "sitemap"))
    return PlainTextResponse(f"User-agent: *\nAllow: /\n\nSitemap: {sitemap_address}\n")


@router.get("/sitemap.xml", name="sitemap")
async def sitemap(request: Request) -> Response:
    """The home page and every game in every language, each with its translations."""
    pages: list[tuple[str, dict[str, str]]] = [("home", {}), *(("game", {"game": game}) for game in GAMES)]
    urls = []
    for name, parameters in pages:
        addresses = {
            code: absolute(request, path(request, name, lang=code, **parameters))
            for code in Site.of(request).languages
        }
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href={quoteattr(address)}/>'
            for code, address in addresses.items()
        )
        urls += [f"<url><loc>{address}</loc>{links}</url>\n" for address in addresses.values()]
    xml = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' + "".join(urls) + "</urlset>\n"
    )
    return Response(xml, media_type="application/xml")
