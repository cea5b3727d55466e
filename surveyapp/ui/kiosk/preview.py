"""Pictures of the kiosk's own screens, for the survey editor.

The views are the kiosk's; what they pass touches on to does nothing. They are drawn once, off the
screen, and deleted. There is no interview, no coin and no store.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from surveyapp.services.kiosk.screen import Screen
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance.fonts import font
from surveyapp.ui.kiosk.base.style import sizes_for, style_sheet
from surveyapp.ui.kiosk.respondent.stages import STAGE_VIEWS
from surveyapp.ui.kiosk.respondent.survey_words import speak_as_survey
from surveyapp.ui.kiosk.respondent.view import Touches
from surveyapp.ui.languages import ProgramLanguage
from surveyapp.ui.screen_painter import Picture


class Nothing:
    """Takes every touch and does nothing; a picture has none."""

    def __getattr__(self, name: str) -> object:
        return lambda *_given: None


class ScreenPainter:
    """Paints screens with the kiosk's views."""

    def paint(self, survey: Survey, screen: Screen, size: QSize) -> Picture:
        """Return ``screen`` as a device of that size shows it, in the language of the screen."""
        language = ProgramLanguage()
        speak_as_survey(language, survey, screen.language)
        frame = QWidget()
        try:
            return _painted(frame, survey, screen, size)
        finally:
            frame.deleteLater()
            language.use("")


def _painted(frame: QWidget, survey: Survey, screen: Screen, size: QSize) -> Picture:
    sizes = sizes_for(size, QGuiApplication.primaryScreen())
    frame.setFont(font())
    frame.setStyleSheet(style_sheet(sizes))
    frame.resize(size)
    view = STAGE_VIEWS[screen.stage](screen, survey, cast("Touches", Nothing()), sizes)
    view.setParent(frame)
    view.setGeometry(frame.rect())
    view.show()
    frame.ensurePolished()
    image: QImage = frame.grab().toImage()
    return Picture(image, _words(view))


def _words(view: QWidget) -> str:
    """Return what stands on the screen, from top to bottom as it was drawn."""
    found = (
        child.text() or child.accessibleName() if isinstance(child, QPushButton) else child.text()
        for child in view.findChildren(QWidget)
        if isinstance(child, QLabel | QPushButton)
    )
    return "\n".join(words for words in found if words)
