"""`python -m art.contact_sheet DECK OUT_DIR`: renders cards to PNG for looking and reviewing.

Without `--cards` it makes one sheet for each width, forty cards and the back. With `--cards` it makes one
picture for each named card at each width; `--shuffle SEED` names these pictures by number in a shuffled
order and writes the key to `key.txt`, for a test by somebody who must not know what the cards are.
"""

import argparse
import random
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from art.pattern import NAMES, Pattern
from art.patterns import PATTERNS

FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
WIDTHS = (64, 120, 330)
COLUMNS = 10
GAP = 8
CLOTH = "#2f5d46"


def chromium() -> str:
    """The path of an installed Chromium. Exits with a message if there is none."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        path = shutil.which(name)
        if path is not None:
            return path
    raise SystemExit("pictures of the cards are taken by Chromium, which is not installed")


def _page_text(pattern: Pattern, cards: list[str], width: int, columns: int) -> str:
    height = width * pattern.height / pattern.width
    # Each drawing is its own image, as on the table: its media query sees the card's width.
    pictures = "".join(
        f'<img width="{width}" height="{height}" src="data:image/svg+xml,{_quoted(pattern.svg(card))}">'
        for card in cards
    )
    grid = f"display:grid;grid-template-columns:repeat({columns},{width}px);gap:{GAP}px;width:max-content"
    return f'<body style="margin:0"><main style="background:{CLOTH};padding:{GAP}px;{grid}">{pictures}</main>'


def _quoted(text: str) -> str:
    return text.replace("%", "%25").replace('"', "'").replace("#", "%23").replace("\n", "")


def _render(page: Page, pattern: Pattern, cards: list[str], width: int, target: Path) -> None:
    page.set_content(_page_text(pattern, cards, width, min(COLUMNS, len(cards))))
    page.locator("main").screenshot(path=target)


def main() -> None:
    """Render what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m art.contact_sheet", description=__doc__)
    parser.add_argument("deck", choices=sorted(PATTERNS))
    parser.add_argument("out_dir", type=Path)
    parser.add_argument("--widths", type=int, nargs="+", default=list(WIDTHS), help="pixels a card")
    parser.add_argument(
        "--cards", nargs="+", choices=NAMES, metavar="CARD", help="single cards, such as D7 back"
    )
    parser.add_argument("--together", action="store_true", help="the named cards on one sheet a width")
    parser.add_argument(
        "--shuffle", type=int, metavar="SEED", help="number the single cards in shuffled order"
    )
    asked = parser.parse_args()
    pattern = PATTERNS[asked.deck]
    cards = list(asked.cards or NAMES)
    labels = {card: f"{pattern.name}-{card}" for card in cards}
    asked.out_dir.mkdir(parents=True, exist_ok=True)
    if asked.shuffle is not None:
        random.Random(asked.shuffle).shuffle(cards)
        labels = {card: f"{place:02}" for place, card in enumerate(cards, start=1)}
        key = "".join(f"{labels[card]} {pattern.name} {card}\n" for card in cards)
        (asked.out_dir / "key.txt").write_text(key, "utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 800, "height": 600})
        for width in asked.widths:
            if asked.cards is None or asked.together:
                _render(page, pattern, cards, width, asked.out_dir / f"{pattern.name}-{width}.png")
                continue
            for card in cards:
                _render(page, pattern, [card], width, asked.out_dir / f"{labels[card]}-{width}.png")
        browser.close()


if __name__ == "__main__":
    main()
