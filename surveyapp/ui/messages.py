"""Sentences of the other folders in the language of the program.

They are marked with ``QT_TRANSLATE_NOOP`` where they are written, translated here, and only then
filled in.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.errors import SurveyAppError, printable
from surveyapp.messages.message import Phrase
from surveyapp.messages.notice import Notice
from surveyapp.survey.json_format.checked_value import THE_FILE, Mistake


def told(error: SurveyAppError) -> str:
    """Return what ``error`` says to people, in the language of the program."""
    facts = {name: told_fact(fact) for name, fact in error.facts.items()}
    return error.told(QCoreApplication.translate("errors", error.sentence), **facts)


def told_fact(fact: object) -> str:
    """Return a fact of an error as it is shown: a part of a sentence in the language of the program."""
    if isinstance(fact, SurveyAppError | Phrase):
        return part(fact)
    return told_mistake(fact) if isinstance(fact, Mistake) else printable(fact)


def part(words: Phrase | SurveyAppError) -> str:
    """Return a part of a sentence, such as a reason, in the language of the program."""
    if isinstance(words, SurveyAppError):
        return told(words)
    return words.told(lambda text: QCoreApplication.translate("phrases", text))


def told_mistake(mistake: Mistake) -> str:
    """Return where a survey has a mistake, and what to do, in the language of the program."""
    where = part(THE_FILE) if mistake.path == str(THE_FILE) else printable(mistake.path)
    return f"{where}: {part(mistake.sentence)}"


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
