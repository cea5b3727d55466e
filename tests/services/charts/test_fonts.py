"""Charts are written in fonts that have the letters of their words."""

import pytest

from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.services.charts import fonts
from surveyapp.services.charts.drawing import AxisNumbers, as_bytes, forest_drawing
from surveyapp.services.charts.fonts import fonts_for


def chart_of(label):
    line = ForestLine(label, estimate=0.5, low=0.2, high=0.9)
    return forest_drawing(Forest((line,), "", "", None), AxisNumbers(str, str))


@pytest.fixture
def installed(monkeypatch):
    return lambda *names: monkeypatch.setattr(
        fonts, "_installed", lambda: frozenset({"Noto Sans", *names})
    )


def test_words_in_the_usual_letters_need_no_other_font(installed):
    installed("Noto Sans Arabic", "Noto Sans Devanagari")
    assert fonts_for(["Région 12 %", "Ωμέγα", "Жалоба", "نعم", "= – “a”"]) == []


@pytest.mark.parametrize(
    ("names", "found"),
    [
        (("Noto Sans Devanagari", "Nirmala UI"), ["Noto Sans Devanagari"]),
        (("Kohinoor Devanagari",), ["Kohinoor Devanagari"]),
        (("Arial Unicode MS",), ["Arial Unicode MS"]),
        ((), []),
    ],
)
def test_the_first_font_of_a_script_that_is_there_is_taken(installed, names, found):
    installed(*names)
    assert fonts_for(["Yes", "हाँ", "नहीं"]) == found


def test_one_font_that_has_two_scripts_is_taken_once(installed):
    installed("Nirmala UI")
    assert fonts_for(["हाँ", "ஆம்"]) == ["Nirmala UI"]


def test_a_letter_without_a_name_needs_no_font():
    assert fonts_for(["\U000e0fff", ""]) == []


def test_a_chart_has_the_glyphs_of_its_words():
    (name,) = fonts_for(["हाँ"]) or [None]
    if name is None:
        pytest.skip("no font with Devanagari is installed")
    glyphs = name.replace(" ", "").encode()
    assert glyphs in as_bytes(chart_of("हाँ"), "svg", 5.0)
    assert glyphs not in as_bytes(chart_of("Yes"), "svg", 5.0)


def test_a_letter_that_no_font_has_is_drawn_as_a_box_without_a_warning(installed):
    installed()
    assert as_bytes(chart_of("हाँ"), "png", 5.0).startswith(b"\x89PNG")
