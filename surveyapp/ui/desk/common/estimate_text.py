"""The questions and answers of a survey, and what the program adds to them or calls them, in its language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.words import labels
from surveyapp.messages.message import Message
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.registry import question_type
from surveyapp.ui.widgets.number_format import sentence


class TranslatedLabels(labels.SurveyLabels):
    """A survey's questions and answers, and what the program adds in the language of the program."""

    def __init__(self, survey: Survey) -> None:
        super().__init__(survey, QCoreApplication.translate)


def in_labels(survey: Survey, said: Message) -> str:
    """Return a message on a survey, in which questions are called by their texts instead of their names."""
    return sentence(TranslatedLabels(survey).message(said))


def kind_name(kind: str) -> str:
    """Return what a type of question is called; itself where it is none."""
    declared = question_type(kind)
    return kind if declared is None else QCoreApplication.translate("editor", declared.title)
