"""A number on a scale."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.report_lattice import NumberReports, Run
from surveyapp.designs.core.scale import AnswerOffScale, Scale
from surveyapp.survey.types.base import (
    Answer,
    AskedQuestion,
    MeasurementLevel,
    Report,
    Translate,
)


@dataclass(frozen=True, slots=True)
class Number(AskedQuestion):
    """Recorded as a decimal number with a point; the answer is a number of the scale."""

    type_name: ClassVar[str] = "number"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NUMERIC

    scale: Scale

    @property
    def answers(self) -> tuple[str, ...]:
        """None are listed."""
        return ()

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return nothing: a number is entered."""
        return ()

    @property
    def unlisted(self) -> Unlisted:
        """The numbers that the design reports; those of the scale if it does not know them."""
        return self.design.unlisted or scale_reports(self.scale)

    def is_answer(self, answer: Answer) -> bool:
        """Return whether ``answer`` is on the scale."""
        if not isinstance(answer, Fraction):
            return False
        try:
            self.scale.position(answer)
        except AnswerOffScale:
            return False
        return True

    def written(self, report: Report) -> str:
        """Return the number as a decimal."""
        return decimal_text(report) if isinstance(report, Fraction) else str(report)

    def recorded(self, cell: str) -> str:
        """Return a number that another program wrote as it is recorded here: ``12.50`` becomes ``12.5``.

        Of a continuous number the digits beyond the scale's step are rounded.

        Parameters
        ----------
        cell
            the other program's cell; anything but a plain number is returned unchanged.
        """
        if not _PLAIN.fullmatch(cell):
            return cell
        number = Fraction(cell)
        return decimal_text(self.scale.nearest(number) if self.scale.is_continuous else number)


_PLAIN = re.compile(r"[+-]?[0-9]{1,40}(?:\.[0-9]{0,40})?(?:[eE][+-]?[0-9]{1,2})?")


def scale_reports(scale: Scale) -> NumberReports:
    """Return the numbers of a scale as a set of reports.

    Parameters
    ----------
    scale
        the question's possible answers.
    """
    return NumberReports.of([Run(scale.minimum, scale.step, scale.steps + 1)])
