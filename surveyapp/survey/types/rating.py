"""A level on a scale of a few."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel, Translate


@dataclass(frozen=True, slots=True)
class Rating(AskedQuestion):
    """Recorded as a whole number from 1 to ``levels``."""

    type_name: ClassVar[str] = "rating"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.ORDINAL

    levels: int

    @property
    def answers(self) -> tuple[str, ...]:
        """The levels, from the lowest."""
        return tuple(str(level) for level in range(1, self.levels + 1))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the levels as numbers."""
        return self.answers
