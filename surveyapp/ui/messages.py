"""Sentences of the other folders in the language of the program.

They are marked with ``QT_TRANSLATE_NOOP`` where they are written, translated here, and only then
filled in.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.designs.phrases import Phrase
from surveyapp.errors import SurveyAppError
from surveyapp.services.notices import Notice


def told(error: SurveyAppError) -> str:
    """Return what ``error`` says to people, in the language of the program."""
    facts = {n: told(fact) for n, fact in error.facts.items() if isinstance(fact, SurveyAppError)}
    return error.told(QCoreApplication.translate("errors", error.sentence), **facts)


def notice(sentence: str) -> str:
    """Return a sentence beside numbers, in the language of the program if it can be translated."""
    if not isinstance(sentence, Notice):
        return sentence
    return sentence.told(QCoreApplication.translate)


def phrase(told_phrase: Phrase) -> str:
    """Return a sentence about a design, in the language of the program."""
    return told_phrase.told(lambda text: QCoreApplication.translate("designs", text))


def survey_word(text: str) -> str:
    """Return a word that the program adds to surveys (yes, no), in the language of the program."""
    return QCoreApplication.translate("survey", text)
