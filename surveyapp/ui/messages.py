"""Sentences of the other folders in the language of the program.

They are marked with ``QT_TRANSLATE_NOOP`` where they are written, translated here, and only then
filled in.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.designs.phrases import Phrase
from surveyapp.errors import SurveyAppError


def told(error: SurveyAppError) -> str:
    """Return what ``error`` says to people, in the language of the program."""
    return error.told(QCoreApplication.translate("errors", error.sentence))


def phrase(told_phrase: Phrase) -> str:
    """Return a sentence about a design, in the language of the program."""
    return told_phrase.told(lambda text: QCoreApplication.translate("designs", text))


def survey_word(text: str) -> str:
    """Return a word that the program adds to surveys (yes, no), in the language of the program."""
    return QCoreApplication.translate("survey", text)
