"""The questions and answers of a survey, and what the program adds to them, in its language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.words import labels
from surveyapp.survey.definition.survey import Survey


class TranslatedLabels(labels.SurveyLabels):
    """A survey's questions and answers, and what the program adds in the language of the program."""

    def __init__(self, survey: Survey) -> None:
        super().__init__(survey, QCoreApplication.translate)
