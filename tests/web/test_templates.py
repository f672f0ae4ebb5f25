from markupsafe import Markup

from app.web import templates
from app.web.languages import load_languages
from app.web.templates import environment

TEXT = "<b>"


def test_what_was_safe_once_is_escaped_where_it_is_not() -> None:
    template = environment(load_languages()["de"]).from_string("{{ value }}")
    assert template.render(value=Markup(TEXT)) == TEXT
    assert template.render(value=TEXT) == "&lt;b&gt;"
    assert template.render(value=Markup(TEXT)) == TEXT


def test_equal_values_of_other_types_keep_their_own_text() -> None:
    template = environment(load_languages()["de"]).from_string("{{ value }}")
    assert [template.render(value=value) for value in (1, True, 1.0)] == ["1", "True", "1.0"]


def test_long_texts_of_strangers_are_not_kept() -> None:
    template = environment(load_languages()["de"]).from_string("{{ value }}")
    kept = templates._kept.cache_info().currsize
    for number in range(5):
        assert template.render(value=f"<{number}>" + "x" * templates.LONGEST_KEPT).startswith("&lt;")
    assert templates._kept.cache_info().currsize == kept
