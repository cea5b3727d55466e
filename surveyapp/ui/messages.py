"""Sentences of the other folders in the language of the program.

They are marked for translation where they are written (``msg``), translated here, and only then filled in.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.errors import SurveyAppError
from surveyapp.messages.language import Language
from surveyapp.messages.message import Message, printable
from surveyapp.messages.notice import Notice
from surveyapp.ui.languages import native_name


def translated(said: SurveyAppError | Message | str) -> str:
    """Return an error, a message or a notice in a respondent's language; other text as it is.

    Windows of the staff say ``number_format.sentence``, which writes the numbers too as their language does.
    """
    if isinstance(said, SurveyAppError):
        said = said.message
    if isinstance(said, Message | Notice):
        return said.render(QCoreApplication.translate, _written)
    return said


def _written(fact: object) -> str:
    """Return a fact as text; a language in its own script."""
    return native_name(fact.code) if isinstance(fact, Language) else printable(fact)


def survey_word(text: str) -> str:
    """Return a word that the program adds to surveys (yes, no), in the language of the program."""
    return QCoreApplication.translate("survey", text)
