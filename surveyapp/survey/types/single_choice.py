"""One of several choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.base import MeasurementLevel, Translate
from surveyapp.survey.types.choices import (
    PREFER_NOT,
    PREFER_NOT_FIELD,
    PREFER_NOT_ID,
    ChoiceQuestion,
)
from surveyapp.survey.types.fields import Field


@dataclass(frozen=True, slots=True)
class SingleChoice(ChoiceQuestion):
    """Recorded as the id of one choice, or ``prefer_not_to_say`` where the survey adds that."""

    type_name: ClassVar[str] = "single_choice"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Single choice")
    fields: ClassVar[tuple[Field, ...]] = (*ChoiceQuestion.fields, PREFER_NOT_FIELD)
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    is_member: ClassVar[bool] = True
    has_free_order: ClassVar[bool] = True

    @classmethod
    def form_cells(cls, stated: Mapping[str, Any]) -> Mapping[str, str]:
        """Return a choice from its list, which is read as yes or no unless a column of our own denies it."""
        is_yes_no = sorted(choice["id"] for choice in stated["choices"]) == ["no", "yes"]
        own = {"rr::type": cls.type_name} if is_yes_no else {}
        return {"type": f"select_one {stated['id']}", **own}

    @property
    def answers(self) -> tuple[str, ...]:
        """The choices' ids."""
        more = (PREFER_NOT_ID,) if self.prefer_not_to_say else ()
        return (*(choice.id for choice in self.choices), *more)

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:
        """Return the choices' texts."""
        more = (translate(PREFER_NOT),) if self.prefer_not_to_say else ()
        return (*ChoiceQuestion.labels(self, language, translate), *more)
