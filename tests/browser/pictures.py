"""The picture of the README and the one that is shown where a link is shared: `python -m tests.browser.pictures`.

They go to `docs/screenshot.png` (both tables on a phone, side by side) and `static/share.png` (1200 × 630).
"""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.gallery import opened
from tests.browser.scenes import SCENES
from tests.browser.server import serving
from tests.browser.visitor import ARGS
from tests.programs import chromium

ROOT = Path(__file__).parents[2]
PHONE = (336, 628)
TABLES = ("rubamazzo-captured", "scopone-captured")

SHARE = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; color: #f8f0de;
  background: #1f5d46;
  font-family: "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif; text-align: center; }
h1 { margin: 44px 0 0; font-size: 108px; line-height: 1; font-weight: 600; }
p { margin: 14px 0 0; font-size: 38px; color: #f6c64f; }
div { position: absolute; inset: auto 0 -70px; display: flex; justify-content: center; }
img { width: 196px; margin: 0 -22px; border-radius: 9px; background: #fbf5e6; box-shadow: 0 4px 14px #0009; }
img:nth-child(1) { rotate: -14deg; translate: 0 62px; } img:nth-child(2) { rotate: -7deg; translate: 0 18px; }
img:nth-child(3) { translate: 0 -14px; z-index: 1; outline: 6px solid #f6c64f; }
img:nth-child(4) { rotate: 7deg; translate: 0 18px; } img:nth-child(5) { rotate: 14deg; translate: 0 62px; }
</style><h1>Settebello</h1><p>Rubamazzo · Scopone scientifico</p><div>%s</div>"""

PAIR = """<!doctype html><meta charset="utf-8"><style>body { margin: 0; padding: 16px; display: inline-flex; gap: 16px;
background: #8b9a90; } img { width: 336px; border-radius: 14px; }</style>%s"""


def inline(kind: str, data: bytes) -> str:
    """A picture as an element that needs no address."""
    return f'<img src="data:image/{kind};base64,{b64encode(data).decode()}">'


def tables(browser: Browser) -> list[bytes]:
    """One picture of each table on a phone."""
    pictures = []
    with serving() as server:
        for scene in (scene for scene in SCENES if scene.name in TABLES):
            assert scene.table
            server.lay(scene.session, scene.table.record.game, scene.table.record)
            with opened(browser, server.address, scene, PHONE, "light") as context:
                page = context.new_page()
                page.goto(f"{server.address}/de/{scene.path}", wait_until="networkidle")
                # The weave of the cloth would make the file three times as large.
                page.evaluate("document.getElementById('table').style.background = '#1d5742'")
                pictures.append(page.screenshot())
    return pictures


def draw(browser: Browser, content: str, size: tuple[int, int], target: Path) -> None:
    """Draw a document of its own."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.set_content(content, wait_until="load")
    page.screenshot(path=target)
    page.close()


def main() -> None:
    """Draw both pictures."""
    cards = [
        (ROOT / f"static/cards/neapolitan/{name}.svg").read_bytes()
        for name in ["C1", "S8", "D7", "B9", "C10"]
    ]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        share = SHARE % "".join(inline("svg+xml", card) for card in cards)
        draw(browser, share, (1200, 630), ROOT / "static/share.png")
        pair = PAIR % "".join(inline("png", picture) for picture in tables(browser))
        width = 2 * PHONE[0] + 48
        draw(browser, pair, (width, PHONE[1] + 32), ROOT / "docs/screenshot.png")
        browser.close()


if __name__ == "__main__":
    main()
