"""A text to read, which records nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.base import Question


@dataclass(frozen=True, slots=True)
class Note(Question):
    """A text to read; it records nothing."""

    type_name: ClassVar[str] = "note"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Note to read")
    form_name: ClassVar[str] = "note"
