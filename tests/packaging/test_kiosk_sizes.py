"""On every panel each screen fits: targets of 15 mm, gaps of 8 mm, letters of 18 points and more."""

import importlib.util
import sys
from pathlib import Path

import pytest

from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.kiosk.respondent.accessibility import TextSize

SCRIPT = Path(__file__).parents[2] / "packaging" / "kiosk_sizes.py"
WITHIN = 0.7
"""Points: letters of a hinted font are whole pixels high."""


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

    def walk(panel):
        survey = load_survey(resource("examples", "clinic.survey.json"))
        walks.append(sizes.Walk(survey, tmp_path / f"store{len(walks)}", panel))
        return walks[-1]

    yield walk
    for each in walks:
        each.close()


def look(sizes, walk, language, text):
    least, wrong = sizes.figures(walk, language, text)
    assert wrong == []
    pixel = 25.4 / walk.dpi
    assert least.target >= 15 - pixel
    assert least.gap >= 8
    assert least.body >= 18 * text.value - WITHIN
    assert least.question >= 28 * text.value - WITHIN


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
    look(sizes, walk_on(panel), language, text)


@pytest.mark.slow
@pytest.mark.parametrize("text", list(TextSize))
@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("place", range(4))
def test_every_screen_fits_every_panel_in_every_language(sizes, walk_on, place, is_turned, text):
    width, height, dpi = sizes.PANELS[place]
    walk = walk_on((height, width, dpi) if is_turned else (width, height, dpi))
    for language in walk.kiosk.survey.languages:
        look(sizes, walk, language, text)
