"""The committed cards are what the program draws, and clean, small SVG files."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from art.__main__ import CARDS, differing, files
from art.pattern import NAMES
from art.patterns import PATTERNS

CARD_LIMIT = 8_000
ALL_LIMIT = 500_000
ALLOWED = {"svg", "style", "rect", "g", "defs", "clipPath", "path", "circle", "use"}

EVERY_CARD = [(deck, name) for deck in PATTERNS for name in NAMES]


def card_text(deck: str, name: str) -> str:
    return (CARDS / deck / f"{name}.svg").read_text("utf-8")


def packed_size(text: str) -> int:
    return len(gzip.compress(text.encode(), mtime=0))


def test_every_deck_has_forty_faces_and_a_back() -> None:
    for pattern in PATTERNS.values():
        assert sorted(pattern.cards) == sorted(NAMES)
        assert len(pattern.cards) == 41


def test_committed_cards_are_what_the_program_draws() -> None:
    assert differing() == []


def test_a_changed_a_missing_and_a_foreign_file_are_noticed(tmp_path: Path) -> None:
    for path, text in files(tmp_path):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    assert differing(tmp_path) == []
    changed, missing = tmp_path / "neapolitan" / "D7.svg", tmp_path / "piacentine" / "back.svg"
    foreign = tmp_path / "neapolitan" / "D11.svg"
    changed.write_text("<svg/>", "utf-8")
    missing.unlink()
    foreign.write_text("<svg/>", "utf-8")
    assert set(differing(tmp_path)) == {changed, missing, foreign}


@pytest.mark.parametrize(("deck", "name"), EVERY_CARD)
def test_card_is_a_clean_small_file(deck: str, name: str) -> None:
    text = card_text(deck, name)
    root = ElementTree.fromstring(text)
    tags = {element.tag.partition("}")[2] for element in root.iter()}
    assert tags <= ALLOWED
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    links = re.findall(r'href="([^"]*)"|url\(([^)]*)\)', text)
    assert {target.lstrip("#") for pair in links for target in pair if target} <= set(ids)
    assert all(target.startswith("#") for pair in links for target in pair if target)
    assert text.count("http") == 1, "only the namespace"
    pattern = PATTERNS[deck]
    assert root.get("viewBox") == f"0 0 {pattern.width:g} {pattern.height:g}"
    assert packed_size(text) <= CARD_LIMIT


def test_both_decks_together_are_small() -> None:
    assert sum(packed_size(card_text(deck, name)) for deck, name in EVERY_CARD) < ALL_LIMIT
