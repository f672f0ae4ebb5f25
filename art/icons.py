"""Draws the icon of the site, seven coins on green cloth, into `static/icons`: `python -m art.icons`.

The SVG is written here; its pictures are taken by Chromium, which the tests need anyway.
"""

import math
from pathlib import Path

from playwright.sync_api import sync_playwright

from art.contact_sheet import chromium

FOLDER = Path(__file__).parents[1] / "static" / "icons"
SIZE = 512
CLOTH, CLOTH_EDGE, GOLD, GOLD_EDGE, GOLD_DEEP = "#22614a", "#123f30", "#f6c64f", "#7a5410", "#b9851a"

PICTURES = {"icon-192.png": (192, False), "icon-512.png": (512, False), "apple-touch-icon.png": (180, True)}
PICTURES |= {"maskable-512.png": (512, True)}
"""Files with their size in pixels, and whether the cloth fills the square, for systems that cut it out."""


def _coin(x: float, y: float, radius: float) -> str:
    petals = "".join(
        f'<ellipse cx="{x:.1f}" cy="{y - radius * 0.36:.1f}" rx="{radius * 0.15:.1f}" ry="{radius * 0.26:.1f}"'
        f' transform="rotate({60 * turn} {x:.1f} {y:.1f})"/>'
        for turn in range(6)
    )
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{GOLD}" stroke="{GOLD_EDGE}"'
        f' stroke-width="{radius * 0.12:.1f}"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * 0.74:.1f}" fill="none" stroke="{GOLD_DEEP}"'
        f' stroke-width="{radius * 0.07:.1f}"/>'
        f'<g fill="{GOLD_DEEP}">{petals}</g>'
    )


def icon(full: bool) -> str:
    """The icon as SVG; `full`: no rounded corners, and the coins inside the circle that is never cut off."""
    middle, reach, radius = SIZE / 2, SIZE * (0.25 if full else 0.29), SIZE * (0.108 if full else 0.128)
    places = [(middle, middle)]
    for turn in range(6):
        angle = math.radians(60 * turn - 90)
        places.append((middle + reach * math.cos(angle), middle + reach * math.sin(angle)))
    edge = 0 if full else SIZE * 0.02
    ground = (
        f'<rect x="{edge:.0f}" y="{edge:.0f}" width="{SIZE - 2 * edge:.0f}" height="{SIZE - 2 * edge:.0f}"'
        f' rx="{0 if full else SIZE * 0.2:.0f}" fill="{CLOTH}"'
        + ("" if full else f' stroke="{CLOTH_EDGE}" stroke-width="{SIZE * 0.03:.0f}"')
        + "/>"
    )
    coins = "".join(_coin(x, y, radius) for x, y in places)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}">'
        f"{ground}{coins}</svg>\n"
    )


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "icon.svg").write_text(icon(full=False), encoding="utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, (pixels, full) in PICTURES.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            drawing = icon(full).replace(
                f'width="{SIZE}" height="{SIZE}"', f'width="{pixels}" height="{pixels}"', 1
            )
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
