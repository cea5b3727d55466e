"""A level on a scale of a few."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from surveyapp.designs.channels.direct import Direct
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.types.base import AnswerKind, AskedQuestion, MeasurementLevel, Translate
from surveyapp.survey.types.fields import Field, WholeField

MOST_LEVELS = 20


@dataclass(frozen=True, slots=True)
class Rating(AskedQuestion):
    """Recorded as a whole number from 1 to ``levels``."""

    type_name: ClassVar[str] = "rating"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Rating")
    fields: ClassVar[tuple[Field, ...]] = (
        WholeField(
            key="levels",
            low=2,
            high=MOST_LEVELS,
            start=5,
            label=QT_TRANSLATE_NOOP("QuestionForm", "Levels: 1 to …"),
        ),
    )
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.ORDINAL
    answer_kind: ClassVar[AnswerKind] = AnswerKind.NUMBER
    is_member: ClassVar[bool] = True

    levels: int

    @classmethod
    def stated_answers(cls, stated: Mapping[str, Any]) -> int:
        """Return the number of levels; of a derived type that states none, its own."""
        (own,) = (each.default for each in fields(cls) if each.name == "levels")
        levels = stated.get("levels", own)
        return levels if isinstance(levels, int) else 0

    @classmethod
    def form_cells(cls, stated: Mapping[str, Any]) -> Mapping[str, str]:
        """Return a range from 1."""
        return {"type": "range", "parameters": f"start=1 end={stated['levels']} step=1"}

    @property
    def answers(self) -> tuple[str, ...]:
        """The levels, from the lowest."""
        return tuple(str(level) for level in range(1, self.levels + 1))

    def keeping(self, places: Sequence[int]) -> Rating | None:
        """Return the question without its highest levels."""
        count = len(places)
        has_own_levels = not any(each.key == "levels" for each in self.fields)
        if has_own_levels or count < 2 or [*places] != [*range(count)]:
            return None
        return replace(self, levels=count, design=Direct(count))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the levels as numbers."""
        return self.answers
