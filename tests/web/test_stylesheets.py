"""What a stylesheet may not say, because some browser makes something odd of it."""

import re
from pathlib import Path

import pytest

from app.web.static import STATIC

SHEETS = sorted((STATIC / "css").glob("*.css"))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_no_height_follows_the_bars_of_the_browser(sheet: Path) -> None:
    """The bars of a phone's browser fold away while one scrolls: cards that grew then would move the page."""
    text = sheet.read_text()
    assert not re.findall(r"\d(?:dvh|dvw|dvb)\b", text)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_every_height_without_the_bars_has_one_for_older_browsers_before_it(sheet: Path) -> None:
    text = sheet.read_text()
    declarations = re.findall(r"[\w-]+:[^;{}]*\d+s?vh[^;{}]*;", text)
    for before, declaration in zip(["", *declarations], declarations, strict=False):
        assert "svh" not in declaration or before == declaration.replace("svh", "vh"), declaration


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.stem)
def test_no_fine_stripes_run_across_a_whole_cloth(sheet: Path) -> None:
    """WebKit draws a repeated gradient of a pixel or two with waves as broad as a card; a small tile stays even."""
    assert "repeating-" not in sheet.read_text()
