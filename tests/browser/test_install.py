"""The site as an app: manifest, icons, and what the service worker does when the server is out of reach."""

from collections.abc import Iterator
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.server import Server, serving


@pytest.fixture(params=["", "/karten"])
def site(request: pytest.FixtureRequest) -> Iterator[Server]:
    with serving(root_path=request.param) as running:
        yield running


@pytest.fixture
def context(browser: Browser, site: Server) -> Iterator[BrowserContext]:
    made = browser.new_context(service_workers="allow", locale="pl-PL")
    made.set_default_timeout(15_000)
    yield made
    made.close()


def controlled(context: BrowserContext, site: Server, path: str) -> Page:
    """A page that the service worker answers for."""
    page = context.new_page()
    page.goto(f"{site.address}/{path}")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    assert page.evaluate("() => navigator.serviceWorker.controller !== null")
    return page


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_manifest_leads_only_into_the_site(context: BrowserContext, site: Server, language: str) -> None:
    page = context.new_page()
    page.goto(f"{site.address}/{language}/")
    root = urlsplit(site.address).path + "/"
    address = str(page.locator("link[rel=manifest]").get_attribute("href"))
    manifest = page.request.get(urljoin(page.url, address)).json()
    assert manifest["lang"] == language
    assert (manifest["id"], manifest["scope"]) == (root, root)
    assert manifest["start_url"] == f"{root}{language}/"
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(page.url, icon["src"]))
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for shortcut in manifest["shortcuts"]:
        assert shortcut["url"].startswith(f"{root}{language}/")
    for link in page.locator("link[rel~=icon], link[rel=apple-touch-icon]").all():
        assert page.request.get(urljoin(page.url, str(link.get_attribute("href")))).ok


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("de/scopone", "Dein Spiel wartet"),
        ("pl/rubamazzo", "Twoja gra czeka"),
        ("", "Twoja gra czeka"),
    ],
)
def test_out_of_reach_there_is_a_page_in_the_language_of_the_address(
    context: BrowserContext, site: Server, path: str, words: str
) -> None:
    page = controlled(context, site, "de/")
    context.set_offline(True)
    page.goto(f"{site.address}/{path}")
    assert words in page.locator("main").inner_text()
    assert page.evaluate("() => getComputedStyle(document.body).marginTop") == "0px", (
        "the page has its styles"
    )
    assert page.evaluate("() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)")
    page.locator("main .button").click()
    assert words in page.locator("main").inner_text()
    context.set_offline(False)
    page.locator("#table, .game-list").first.wait_for()


def test_only_versioned_files_and_the_offline_pages_are_kept(context: BrowserContext, site: Server) -> None:
    page = controlled(context, site, "de/rubamazzo")
    page.reload()
    page.locator("#table [data-zone=hand] :is(a, button)").first.click()
    page.wait_for_timeout(300)
    kept = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(request.url);
          return found;
        }"""
    )
    assert kept
    static = f"{site.address}/static/"
    offline = {f"{site.address}/{language}/offline" for language in ("de", "pl")}
    assert offline < set(kept)
    assert all(address in offline or (address.startswith(static) and "?v=" in address) for address in kept)


def test_only_what_an_older_version_of_this_site_kept_is_dropped(
    context: BrowserContext, site: Server
) -> None:
    page = context.new_page()
    page.goto(f"{site.address}/healthz")
    old = f"settebello-{urlsplit(site.address).path}/ old"
    on_the_same_host = {f"settebello-{root} old" for root in ("/", "/karten/", "/karten/too/")} - {old}
    for name in (old, *on_the_same_host, "of-somebody-else"):
        page.evaluate("(name) => caches.open(name).then(() => null)", name)
    names = set(controlled(context, site, "de/").evaluate("() => caches.keys()"))
    assert old not in names
    assert names >= {*on_the_same_host, "of-somebody-else"}
    assert len(names) == 4
