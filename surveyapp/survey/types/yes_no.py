"""Yes or no."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from surveyapp.designs.channels.direct import Direct
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel, Translate
from surveyapp.survey.types.choices import PREFER_NOT, PREFER_NOT_FIELD, PREFER_NOT_ID
from surveyapp.survey.types.fields import Field

YES = QT_TRANSLATE_NOOP("survey", "Yes")
NO = QT_TRANSLATE_NOOP("survey", "No")
YES_NO_LIST = "yes-no"
"""The list of a form's choices with both: no question's id has a hyphen, and lists bear their question's."""


@dataclass(frozen=True, slots=True)
class YesNo(AskedQuestion):
    """Recorded as ``yes`` or ``no``, or ``prefer_not_to_say`` where the survey adds that."""

    type_name: ClassVar[str] = "yes_no"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Yes or no")
    fields: ClassVar[tuple[Field, ...]] = (PREFER_NOT_FIELD,)
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    is_member: ClassVar[bool] = True
    has_free_order: ClassVar[bool] = True
    is_answered_yes_or_no: ClassVar[bool] = True

    @classmethod
    def form_cells(cls, stated: Mapping[str, Any]) -> Mapping[str, str]:  # noqa: ARG003
        """Return a choice from the list of the two words."""
        return {"type": f"select_one {YES_NO_LIST}"}

    @classmethod
    def stated_answers(cls, stated: Mapping[str, Any]) -> int:
        """Return two or three."""
        return 2 + bool(stated.get(PREFER_NOT_ID))

    @property
    def answers(self) -> tuple[str, ...]:
        """Yes comes first: designs for yes/no questions state Pr(· | yes) in the first row."""
        return ("yes", "no", *((PREFER_NOT_ID,) if self.prefer_not_to_say else ()))

    @property
    def scores(self) -> tuple[float, ...] | None:
        """Yes is 1 and no is 0, so that the mean is the share of yes; a third answer has no place there."""
        return None if self.prefer_not_to_say else (1.0, 0.0)

    def keeping(self, places: Sequence[int]) -> YesNo | None:
        """Return the question without the answer that one prefers not to say."""
        is_yes_or_no = [*places] == [0, 1]
        return replace(self, prefer_not_to_say=False, design=Direct(2)) if is_yes_or_no else None

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the translated words for yes and no: they are the program's, not the survey's."""
        words = (YES, NO, *((PREFER_NOT,) if self.prefer_not_to_say else ()))
        return tuple(map(translate, words))
