"""What the types of questions are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.note import Note
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.yes_no import YesNo

KINDS = {
    YesNo.type_name: QT_TRANSLATE_NOOP("editor", "Yes or no"),
    SingleChoice.type_name: QT_TRANSLATE_NOOP("editor", "Single choice"),
    Rating.type_name: QT_TRANSLATE_NOOP("editor", "Rating"),
    MultipleChoice.type_name: QT_TRANSLATE_NOOP("editor", "Multiple choice"),
    Number.type_name: QT_TRANSLATE_NOOP("editor", "Number"),
    Joint.type_name: QT_TRANSLATE_NOOP("editor", "Joint question"),
    Note.type_name: QT_TRANSLATE_NOOP("editor", "Note to read"),
}


def kind_name(kind: str) -> str:
    """Return what a type of question is called; itself where it is none."""
    return QCoreApplication.translate("editor", KINDS[kind]) if kind in KINDS else kind
