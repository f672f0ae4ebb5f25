"""The long texts below `locales/<language>/texts/`: shape, vocabulary, and that their numbers are true."""

import re
from math import comb

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from app.cards import card_set, parse_card, parse_cards, value
from app.games.capture import captures
from app.games.count import PRIMIERA_VALUES, Count, count_lines, napola_run
from app.web.languages import load_languages
from app.web.texts import LongTexts
from tests.games.worked_examples import EXAMPLES, cards, line_of, named
from tests.texts import FILES, LANGUAGES, LOCALES, SECTIONS, read

LETTERS = {"de": "äöüß", "pl": "ąćęłńóśźż"}
"""Letters that only this one of the languages uses."""

WORDS = {
    "de": {"aber", "auch", "das", "der", "die", "ein", "eine", "ist", "kein", "mit", "nicht", "und", "wenn"},
    "pl": {"albo", "ale", "bierze", "czy", "gdy", "jest", "karta", "kart", "oraz", "przez", "stos", "tylko"},
}
"""Common words that only this one of the languages uses."""

QUOTES = {"de": ("„", "“"), "pl": ("„", "”")}

FORBIDDEN = {
    "de": r"Ritter|Keule|Becher|Tasse|Kreuz|\bDamen?\b|\bPik\b|Talons?tapel|\bSie\b(?= (haben|können|müssen))"
    r"|\bIhnen\b|\bIhre?[nmrs]?\b(?= (Karte|Hand|Stapel))|Scopen|das Settebello|das Scopa|fischen|erober|kauf",
    "pl": r"buław|puchar|rycerz|kij(e|ów|ami)\b|denar|\bpa[zź]i|giermk|\bdam[ay]?\b|\bkoni?a?\b|settebell[aiu]"
    r"|Pan(i|a|u)?\b|zagrał[ae]ś|wzi[ąę]ł[ae]?[mś]|mus(iał|ial)[ae]?[mś]|mog(ł|l)[ae]?[mś]\b",
}
"""Words of other decks and of other books about these games, wrong genders, and forms of address that the
texts do not use: the German ones say du, the Polish ones avoid forms that tell the reader's gender."""

DEAL_OF_THREE = {"de": r"\bRunden?\b", "pl": r"\brozda(nie|nia|niu|niem|ń)\b"}
"""What a deal of three in Rubamazzo must not be called (rule X2); there nothing else goes by this name."""


def tokens(language: str, file: str) -> list[Token]:
    return MarkdownIt("commonmark", {"html": False}).enable("table").parse(read(language, file))


def code_spans(language: str, file: str) -> list[str]:
    inline = (child for token in tokens(language, file) for child in token.children or ())
    return [child.content for child in inline if child.type == "code_inline"]


def tables(language: str, file: str) -> list[list[list[str]]]:
    """The tables of a text: rows of cells, each the Markdown of its text."""
    found: list[list[list[str]]] = []
    cell = False
    for token in tokens(language, file):
        if token.type == "table_open":
            found.append([])
        elif token.type == "tr_open":
            found[-1].append([])
        elif token.type in ("th_open", "td_open"):
            cell = True
        elif token.type == "inline" and cell:
            found[-1][-1].append(token.content)
            cell = False
    return found


def cell_cards(cell: str) -> str:
    return " ".join(re.findall(r"`(\w+)`", cell))


every_text = pytest.mark.parametrize("file", FILES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_languages() -> None:
    assert {"de", "pl"} <= set(LANGUAGES)


@every_language
def test_every_text_is_there_and_no_other(language: str) -> None:
    folder = LOCALES / language / "texts"
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == set(FILES)


@every_text
@every_language
def test_text_starts_with_its_heading(language: str, file: str) -> None:
    level = 1 if file == "home.md" else 2
    assert read(language, file).startswith("#" * level + " ")
    headings = [token.tag for token in tokens(language, file) if token.type == "heading_open"]
    assert headings == [f"h{level}"] + ["h3"] * (len(headings) - 1)


@every_text
def test_languages_have_the_same_shape(file: str) -> None:
    def shape(language: str) -> list[str]:
        blocks = ("heading_open", "bullet_list_open", "list_item_open", "tr_open", "th_open", "td_open")
        return [token.type + token.tag for token in tokens(language, file) if token.type in blocks]

    for language in LANGUAGES[1:]:
        assert shape(language) == shape(LANGUAGES[0])
        assert code_spans(language, file) == code_spans(LANGUAGES[0], file)


@pytest.mark.parametrize("game", SECTIONS)
@every_language
def test_questions_are_headings_followed_by_paragraphs(language: str, game: str) -> None:
    blocks = [token for token in tokens(language, f"{game}/questions.md") if token.level == 0]
    kinds = [token.tag for token in blocks if token.type.endswith("_open")]
    assert re.fullmatch("h2 (h3 (p )+)+", " ".join(kinds) + " ")
    questions = re.findall(r"^### (.+)$", read(language, f"{game}/questions.md"), re.MULTILINE)
    assert all(question.endswith("?") for question in questions)
    assert len(set(questions)) == len(questions)


@every_text
@every_language
def test_code_spans_are_cards(language: str, file: str) -> None:
    for text in code_spans(language, file):
        parse_card(text)


@every_text
@every_language
def test_no_links_pictures_or_markup(language: str, file: str) -> None:
    inline = (child for token in tokens(language, file) for child in token.children or ())
    assert {child.type for child in inline} <= {
        "text",
        "softbreak",
        "code_inline",
        "em_open",
        "em_close",
        "strong_open",
        "strong_close",
    }
    assert not re.search(r"https?:|www\.|//|[<>&]|\b[a-z]+\.(com|de|it|org|pl)\b", read(language, file))


@every_text
@every_language
def test_no_other_language_leaks(language: str, file: str) -> None:
    text = read(language, file).lower()
    words = set(re.findall(r"\w+", text))
    for other in set(LETTERS) - {language}:
        assert not set(text) & set(LETTERS[other])
        assert not words & WORDS[other]


@every_text
@every_language
def test_typography(language: str, file: str) -> None:
    text = read(language, file)
    opening, closing = QUOTES[language]
    assert not set("\"'`»«‚‘’“”„") & set(re.sub(r"`\w+`", "", text)) - {opening, closing}
    assert re.sub(f"[^{opening}{closing}]", "", text).replace(opening + closing, "") == ""
    assert not re.search(r" - |--|—|\.\.\.| [,.;:?!](?! )|[^|\n]  |[ \t]$", re.sub(r"\|[-|]+\|", "", text))
    assert text.endswith("\n")
    assert not text.endswith("\n\n")


@every_text
@every_language
def test_vocabulary(language: str, file: str) -> None:
    found = re.search(FORBIDDEN[language], read(language, file))
    assert found is None, found
    if file.startswith("rubamazzo/"):
        assert not re.search(DEAL_OF_THREE[language], read(language, file))


@pytest.mark.parametrize(("language", "name"), [("de", "7 in Münzen"), ("pl", "siódemka monet")])
def test_cards_are_shown_as_named_pictures_with_a_place_of_their_own(language: str, name: str) -> None:
    text = LongTexts(load_languages()).get(language, "scopone/example")
    assert text is not None
    html = str(text.html("neapolitan", lambda address: f"/static/{address}"))
    pictures = re.findall(r"<img [^>]*>", html)
    assert len(pictures) == len(code_spans(language, "scopone/example.md"))
    assert "<code>" not in html
    settebello = next(picture for picture in pictures if "/static/cards/neapolitan/D7.svg" in picture)
    assert f'alt="{name}"' in settebello
    assert f'{settebello}<span class="index" aria-hidden="true">7</span>' in html
    assert all(re.search(r'width="\d+" height="\d+"', picture) for picture in pictures)


@every_language
def test_worked_round_is_counted_as_the_rules_count_it(language: str) -> None:
    example = named(EXAMPLES["scoring"])["W1"]
    split, sums = tables(language, "scopone/example.md")
    piles = tuple(cards(" ".join(cell_cards(row[side]) for row in split[1:])) for side in (1, 2))
    assert piles == (cards(example["A"]), cards(example["B"]))

    won, lost = (tuple(range(number)) for number in example["scopas"])
    plain = Count(count_lines((piles[0], piles[1]), (won, lost), napola=False))
    with_napola = Count(count_lines((piles[0], piles[1]), (won, lost), napola=True))
    rows = iter(sums[1:])
    for line in with_napola.lines:
        row = next(rows)
        if line.category == "napola":
            assert row[3] == "**{} : {}**".format(*plain.points)
            row = next(rows)
        assert row[3] == "{} : {}".format(*line.points), line.category
        if line.category == "settebello":
            shown = [cards(cell_cards(cell)) for cell in row[1:3]]
            assert shown == [card_set(side) for side in line.cards]
        else:
            assert row[1:3] == [str(figure) for figure in line.figures], line.category
    assert next(rows)[3] == "**{} : {}**".format(*with_napola.points)
    assert next(rows, None) is None

    primiera = line_of(with_napola, "primiera")
    text = read(language, "scopone/example.md")
    assert cards(cell_cards(text.rsplit("\n\n", 1)[1])) == card_set(napola_run(piles[0]))
    for total, (first, second, third, fourth) in zip(primiera.figures, primiera.values, strict=True):
        orders = ((first, second, third, fourth), sorted((first, second, third, fourth), reverse=True))
        assert any(" + ".join(map(str, order)) + f" = {total}" in text for order in orders)
    assert re.search("6 (zu|:) 2", text)
    assert re.search("10 (zu|:) 2", text)


@every_language
def test_values_of_the_primiera(language: str) -> None:
    ranks = (7, 6, 1, 5, 4, 3, 2, 8)
    expected = [PRIMIERA_VALUES[rank] for rank in ranks]
    values = [row[1] for row in tables(language, "scopone/counting.md")[1][1:]]
    assert values == [str(worth) for worth in expected]
    answer = re.findall(r"\w+ = (\d+)", read(language, "scopone/questions.md"))
    assert answer == values
    for file in ("scopone/counting.md", "scopone/questions.md"):
        seven, six, court = (PRIMIERA_VALUES[rank] for rank in (7, 6, 8))
        numbers = re.findall(r"\d+", read(language, file))
        assert {str(3 * seven + court), str(seven + 3 * six)} <= set(numbers)


@every_language
def test_napola_with_a_gap(language: str) -> None:
    sentence = re.search(r"(?:`D\d+` ?){5}[^.]*?(\d+)", read(language, "scopone/counting.md"))
    assert sentence is not None
    assert len(napola_run(cards(cell_cards(sentence[0])))) == int(sentence[1])


@every_language
def test_captures_in_the_rules(language: str) -> None:
    shown = code_spans(language, "scopone/rules.md")
    table, (knight, knave) = cards(" ".join(shown[:5])), parse_cards(" ".join(shown[5:]))
    assert set(captures(table, knight)) == {cards("D1 D8"), cards("S4 B5"), cards("D1 C3 B5")}
    assert captures(table, knave) == [cards("D8")]


@every_language
def test_steal_or_table_in_the_rules(language: str) -> None:
    top, match, other, played = parse_cards(" ".join(code_spans(language, "rubamazzo/rules.md")))
    assert value(top) == value(match) == value(played) != value(other)


@every_language
def test_how_often_the_next_opponent_has_the_rank(language: str) -> None:
    rows = tables(language, "scopone/strategy.md")[0][1:]
    shown = [re.sub(r"\D", "", row[1]) for row in rows]
    chances = [1 - comb(30 - (4 - held), 10) / comb(30, 10) for held in (1, 2, 3)]
    assert shown == [*(str(round(100 * chance)) for chance in chances), ""]
