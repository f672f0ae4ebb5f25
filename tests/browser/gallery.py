"""Pictures of every screen at every size, in both languages, light and dark: `python -m tests.browser.gallery`.

One picture a screen, size, language and scheme goes to `gallery/<screen>/`, and one contact sheet a screen to
`gallery/<screen>.png`. The deals are fixed, so that two runs can be compared.
"""

import argparse
import asyncio
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from app.tables.memory_store import MemoryStore
from app.web.languages import load_languages
from app.web.sessions import COOKIE
from tests.browser.scenes import SCENES, Scene
from tests.browser.server import serving
from tests.programs import chromium

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800))
SCHEMES = ("light", "dark")
OUTPUT = Path("gallery")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
]


def opened(
    browser: Browser, address: str, scene: Scene, size: tuple[int, int], scheme: str, session: str = ""
) -> BrowserContext:
    """A browser context in which the scene's visitor sits before a screen of the size."""
    width, height = size
    phone = min(size) < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
        color_scheme=scheme,  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": COOKIE, "value": session or scene.session, "url": address}])
    # The next beat never comes: the picture shows the table as it waits for it.
    context.route("**/step", lambda route: route.fulfill(status=204))
    return context


def shoot(context: BrowserContext, address: str, scene: Scene, language: str, file: Path) -> None:
    """One picture of a scene, whose visitor sits down before the context's screen."""
    context.add_cookies([{"name": COOKIE, "value": scene.session, "url": address}])
    page = context.new_page()
    if scene.lost:
        page.route("**/step", lambda route: route.abort())
    page.goto(f"{address}/{language}/{scene.path}", wait_until="load")
    if scene.click:
        page.locator(scene.click).first.click()
    if scene.scroll_to:
        page.locator(scene.scroll_to).first.scroll_into_view_if_needed()
        page.evaluate("selector => document.querySelector(selector).scrollIntoView()", scene.scroll_to)
    if scene.lost:
        context.set_offline(True)
        page.locator("#again").wait_for()
    page.wait_for_timeout(120)
    file.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=file, full_page=scene.whole)
    page.close()
    context.set_offline(False)


def contact_sheet(browser: Browser, scene: str, files: list[Path]) -> None:
    """All pictures of one screen on one sheet."""
    page = browser.new_page(viewport={"width": 1800, "height": 1000})
    figures = "".join(
        f"<figure><img src='{file.resolve().as_uri()}'><figcaption>{file.stem}</figcaption></figure>"
        for file in files
    )
    sheet = OUTPUT / f"{scene}.html"
    sheet.write_text(
        "<!doctype html><meta charset=utf-8><style>body{margin:12px;display:flex;flex-wrap:wrap;gap:12px;"
        "align-items:end;background:#888;font:12px sans-serif}figure{margin:0}img{height:380px;display:block}"
        f"</style><title>{scene}</title>{figures}"
    )
    page.goto(sheet.resolve().as_uri(), wait_until="load")
    page.screenshot(path=OUTPUT / f"{scene}.png", full_page=True)
    page.close()
    sheet.unlink()


def main() -> None:
    """Draw what the command line selects; everything without arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scene", action="append", help="only these screens, by name")
    parser.add_argument("--size", action="append", help="only these sizes, such as 360x640")
    parser.add_argument("--language", action="append", help="only these languages")
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    chosen = parser.parse_args()
    store = MemoryStore()
    scenes = [scene for scene in SCENES if not chosen.scene or scene.name in chosen.scene]
    for scene in scenes:
        asyncio.run(scene.lay(store))
    sizes = [size for size in SIZES if not chosen.size or "{}x{}".format(*size) in chosen.size]
    languages = chosen.language or list(load_languages())
    with serving(store) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        files: dict[str, list[Path]] = {scene.name: [] for scene in scenes}
        # one context a screen, so that every card is fetched once for it
        for scheme, size in product(chosen.scheme or SCHEMES, sizes):
            with opened(browser, server.address, scenes[0], size, scheme) as context:
                for scene, language in product(scenes, languages):
                    file = OUTPUT / scene.name / "{}x{}-{}-{}.png".format(*size, scheme, language)
                    shoot(context, server.address, scene, language, file)
                    files[scene.name].append(file)
            print("{}x{}".format(*size), scheme, flush=True)
        for scene in scenes:
            contact_sheet(browser, scene.name, files[scene.name])
        browser.close()


if __name__ == "__main__":
    main()
