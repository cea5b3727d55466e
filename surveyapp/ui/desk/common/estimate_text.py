"""What a window says of a survey: its questions and answers in its language, and what they are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.words import labels
from surveyapp.messages.message import Message
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.registry import question_type
from surveyapp.ui.languages import own_language
from surveyapp.ui.widgets.number_format import sentence


class TranslatedLabels(labels.SurveyLabels):
    """A survey's words in the language of the windows where it has it, and the program's own."""

    def __init__(self, survey: Survey) -> None:
        super().__init__(survey, QCoreApplication.translate, own_language())


def in_labels(survey: Survey, said: Message) -> str:
    """Return a message on a survey, in which questions are called by their texts instead of their names."""
    return sentence(TranslatedLabels(survey).message(said))


def kind_name(kind: str) -> str:
    """Return what a type of question is called; itself where it is none."""
    declared = question_type(kind)
    return kind if declared is None else QCoreApplication.translate("editor", declared.title)
