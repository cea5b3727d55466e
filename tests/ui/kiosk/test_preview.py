"""Pictures of the kiosk's screens: the kiosk's own, and nothing happens behind them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from surveyapp.services.kiosk.preview import preview_screens
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.kiosk.preview import ScreenPainter

WIDE = QSize(1280, 800)


def test_a_picture_shows_the_question_and_its_answers(qtbot, clinic):
    asked = next(
        screen
        for screen in preview_screens(clinic, "en")
        if screen.stage is Stage.QUESTION and screen.question.id == "drugs"
    )
    picture = ScreenPainter().paint(clinic, asked, WIDE)
    words = picture.words.splitlines()
    assert clinic.question("drugs").text.in_language("en") in words
    assert {"Yes", "No", "3 of 7"} <= set(words)
    assert picture.image.size() == WIDE * picture.image.devicePixelRatio()
    colours = {picture.image.pixel(x, y) for x in range(0, 1280, 3) for y in range(0, 800, 3)}
    assert len(colours) > 8, "an empty picture"


@pytest.mark.parametrize("name", ["clinic", "work", "asking-less"])
def test_every_screen_of_every_example_can_be_painted(qtbot, name):
    survey = load_survey(resource("examples", f"{name}.survey.json"))
    painter = ScreenPainter()
    for language in survey.languages:
        for screen in preview_screens(survey, language):
            assert painter.paint(survey, screen, QSize(800, 1280)).words


def test_painting_leaves_no_window_and_no_language_behind(qtbot, clinic):
    before = QApplication.translate("WelcomeView", "Start")
    painter = ScreenPainter()
    for screen in preview_screens(clinic, "fr")[:3]:
        painter.paint(clinic, screen, WIDE)
    QApplication.processEvents()
    assert QApplication.translate("WelcomeView", "Start") == before
    assert [window for window in QApplication.topLevelWidgets() if window.isVisible()] == []
