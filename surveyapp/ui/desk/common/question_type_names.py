"""What the types of questions are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.survey.types.registry import question_type


def kind_name(kind: str) -> str:
    """Return what a type of question is called; itself where it is none."""
    declared = question_type(kind)
    return kind if declared is None else QCoreApplication.translate("editor", declared.title)
