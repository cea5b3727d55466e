"""On every panel each screen fits: targets of 15 mm, gaps of 8 mm, letters of 18 points and more."""

import importlib.util
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.kiosk.base.pages import Pages
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.accessibility import TextSize

SCRIPT = Path(__file__).parents[2] / "packaging" / "kiosk_sizes.py"


@pytest.fixture(scope="module")
def sizes():
    spec = importlib.util.spec_from_file_location("kiosk_sizes", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    sys.modules["kiosk_sizes"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def walk_on(sizes, qapp, tmp_path):
    walks = []

    def walk(panel, staff="", example="clinic"):
        survey = load_survey(resource("examples", f"{example}.survey.json"))
        walks.append(sizes.Walk(survey, tmp_path / f"store{len(walks)}", panel, staff=staff))
        return walks[-1]

    yield walk
    for each in walks:
        each.close()


def look(sizes, walk, pages, text=TextSize.USUAL):
    least, wrong = sizes.figures(walk.dpi, pages)
    assert wrong == []
    assert least.target >= 15
    assert least.gap >= 8
    assert least.body >= 18 * text.value
    assert least.question >= 28 * text.value


@pytest.mark.parametrize(
    ("panel", "language", "text"),
    [
        ((1280, 800, 96.0), "en", TextSize.USUAL),
        ((1280, 800, 189.0), "fr", TextSize.USUAL),
        ((800, 1280, 189.0), "ar", TextSize.LARGE),
        ((1200, 1920, 220.0), "hi", TextSize.LARGEST),
    ],
)
def test_every_screen_fits_a_sample_of_panels(sizes, walk_on, panel, language, text):
    walk = walk_on(panel)
    look(sizes, walk, walk.pages(language, text), text)


@pytest.mark.parametrize(
    ("panel", "language"),
    [((1280, 800, 149.0), "sw"), ((800, 1280, 189.0), "ar"), ((1280, 800, 189.0), "fr")],
)
def test_so_do_those_of_the_staff_and_keys_stand_on_the_page_of_what_they_enter(
    sizes, walk_on, panel, language
):
    """The keys of a PIN were on a page of their own: in Swahili, and on all panels of 8 inches."""
    walk = walk_on(panel, language)
    look(sizes, walk, walk.staff_pages())


def pages_before_the_first_question(walk, language, text):
    """Return how many pages the choice of a language takes, and the welcome."""
    found = {}
    for view in walk.pages(language, text):
        name = type(view).__name__
        found[name] = view.findChild(Pages).count
        if name == "WelcomeView":
            return found
    raise AssertionError(found)


@pytest.mark.parametrize(("example", "is_turned"), [("clinic", False), ("work", True)])
def test_the_welcome_stands_on_one_page_of_a_tablet_in_the_largest_letters(
    walk_on, example, is_turned
):
    """It took two upright, in larger letters in most languages, and a loudspeaker's button besides."""
    walk = walk_on((800, 1280, 149.0) if is_turned else (1280, 800, 149.0), example=example)
    for language in ("fr", "es", "sw"):  # whose words are the longest
        found = pages_before_the_first_question(walk, language, TextSize.LARGEST)
        assert found == {"LanguageView": 1, "WelcomeView": 1}, language


@pytest.mark.slow
@pytest.mark.parametrize("text", list(TextSize))
@pytest.mark.parametrize("example", ["clinic", "work"])
@pytest.mark.parametrize(
    "panel",
    [
        *((1280, 800, 96.0), (1280, 800, 149.0), (1920, 1200, 220.0)),
        *((800, 1280, 96.0), (800, 1280, 149.0), (1200, 1920, 220.0)),
    ],
)
def test_the_welcome_stands_on_one_page_of_every_panel_of_ten_inches(walk_on, panel, example, text):
    walk = walk_on(panel, example=example)
    for language in walk.kiosk.survey.languages:
        found = pages_before_the_first_question(walk, language, text)
        assert found == {"LanguageView": 1, "WelcomeView": 1}, language


@pytest.mark.parametrize("dpi", [96, 100, 131.5, 149, 160.4, 189, 220, 264])
@pytest.mark.parametrize("text", list(TextSize))
def test_lengths_and_letters_are_never_smaller_than_stated(dpi, text):
    """At 149 dots an inch 18 points were 17.9: a quarter of a pixel was rounded off."""
    sizes_of_panel = Sizes(dpi).with_text(text.value)
    for points in (18, 22, 29):
        assert sizes_of_panel.pt(points) / dpi * 72 >= points * text.value
    assert sizes_of_panel.mm(15) / dpi * 25.4 >= 15
    assert Sizes(144).pt(18) == 36  # a whole number of pixels gets none added
    assert Sizes(254).mm(15) == 150


@pytest.mark.slow
@pytest.mark.parametrize("text", list(TextSize))
@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("place", range(4))
def test_every_screen_fits_every_panel_in_every_language(sizes, walk_on, place, is_turned, text):
    width, height, dpi = sizes.PANELS[place]
    walk = walk_on((height, width, dpi) if is_turned else (width, height, dpi))
    for language in walk.kiosk.survey.languages:
        look(sizes, walk, walk.pages(language, text), text)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "es", "ar", "hi", "sw"])
@pytest.mark.parametrize("dpi", [149.0, 189.0])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_every_screen_of_the_staff_fits_a_tablet_of_ten_inches_or_eight(
    sizes, walk_on, size, dpi, language
):
    walk = walk_on((*size, dpi), language)
    look(sizes, walk, walk.staff_pages())


def test_the_keys_of_a_number_stand_beside_what_they_enter_where_all_has_no_room_otherwise(walk_on):
    counts = [
        (view.findChild(Pages).count, beside(view))
        for view in walk_on((1280, 800, 149.0), example="work").pages("es", TextSize.USUAL)
        if view.findChild(QWidget, "number_confirm")
    ]
    # two drawn numbers under three lines of words; an age, recorded as it is given, has room for both
    assert counts == [(1, True), (1, True), (1, False)]


def beside(view):
    key, entered = (view.findChild(QWidget, name) for name in ("number_1", "number_display"))
    return key.mapTo(view, QPoint()).x() > entered.mapTo(view, QPoint(entered.width(), 0)).x()
