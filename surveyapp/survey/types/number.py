"""A number on a scale."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.parameters import NotTogether
from surveyapp.designs.core.scale import AnswerOffScale, Scale
from surveyapp.designs.quantitative.base import FARTHEST, FINEST
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.survey.types.base import (
    Answer,
    AnswerKind,
    AskedQuestion,
    ColumnKind,
    Entry,
    MeasurementLevel,
    Report,
    Translate,
)
from surveyapp.survey.types.fields import DecimalField, Field, FlagField

if TYPE_CHECKING:
    from surveyapp.designs.core.report_lattice import NumberReports

ANY_STEP = {"step": "any"}
"""Of any decimal between the ends; the value is new in the second format of survey files, not the key."""
OPEN_ENDS = "open_ends"


@dataclass(frozen=True, slots=True)
class Number(AskedQuestion):
    """Recorded as a decimal number with a point; the answer is a number of the scale."""

    type_name: ClassVar[str] = "number"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("editor", "Number")
    fields: ClassVar[tuple[Field, ...]] = (
        DecimalField(
            key="minimum",
            low=-FARTHEST,
            high=FARTHEST,
            start=0,
            label=QT_TRANSLATE_NOOP("QuestionForm", "Smallest answer"),
            description=f"a decimal number from {-FARTHEST} to {FARTHEST}",
        ),
        DecimalField(
            key="maximum",
            low=-FARTHEST,
            high=FARTHEST,
            start=100,
            label=QT_TRANSLATE_NOOP("QuestionForm", "Largest answer"),
            description=f"a decimal number from {-FARTHEST} to {FARTHEST}",
        ),
        DecimalField(
            key="step",
            is_needed=False,
            low=FINEST,
            high=FARTHEST,
            word=ANY_STEP["step"],
            label=QT_TRANSLATE_NOOP("QuestionForm", "Step (1 if empty)"),
            description=f"between possible answers, at least {float(FINEST):g}; 1 where it is left "
            "out; “any” without coins: every decimal number between the ends (format "
            "surveyapp-survey/2)",
        ),
        FlagField(
            key=OPEN_ENDS,
            since=2,
            description="of a question without coins: minimum and maximum are those of the first table, "
            "and a later one may go beyond them (format surveyapp-survey/2)",
        ),
    )
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NUMERIC
    answer_kind: ClassVar[AnswerKind] = AnswerKind.NUMBER
    designs: ClassVar[str] = "number"
    entry: ClassVar[Entry] = Entry.PAD

    scale: Scale
    has_open_ends: bool = False
    """Whether nobody stated the ends: they are those of the first table, and a later one may go beyond."""

    @classmethod
    def arguments(cls, values: Mapping[str, Any], *, is_direct: bool) -> Mapping[str, Any] | None:
        """Return the scale."""
        minimum, maximum = values.get("minimum"), values.get("maximum")
        step = values.get("step", Fraction(1))
        if minimum is None or maximum is None or step is None:
            return None
        if step == ANY_STEP["step"]:
            scale = Scale.without_steps(minimum, maximum)
        else:
            scale = Scale(minimum, maximum, step)
        has_open_ends = values.get(OPEN_ENDS) is True
        if not is_direct:
            scale.check_countable()
            if has_open_ends:
                reason = msg("only answers without coins can lie beyond the ends")
                raise NotTogether(parameter=OPEN_ENDS, reason=reason)
        return {"scale": scale, "has_open_ends": has_open_ends}

    @classmethod
    def form_cells(cls, stated: Mapping[str, Any]) -> Mapping[str, str]:
        """Return an integer with its bounds, a decimal, or a range."""
        low, high, step = (stated[key] for key in ("minimum", "maximum", "step"))
        if step == 1 and isinstance(low, int) and isinstance(high, int):
            return {"type": "integer", "constraint": f". >= {low} and . <= {high}"}
        if step == ANY_STEP["step"]:
            ends = {"rr::minimum": str(low), "rr::maximum": str(high)}
            return {"type": "decimal", **ends, "rr::step": step}
        return {"type": "range", "parameters": f"start={low} end={high} step={step}"}

    @property
    def values(self) -> dict[str, Any]:
        """The ends and the step, which numbers of any size have not."""
        scale = self.scale
        stated: dict[str, Any] = {
            "minimum": scale.minimum,
            "maximum": scale.maximum,
            "step": scale.step,
        }
        stated |= ANY_STEP if scale.is_any else {}
        return stated | {OPEN_ENDS: self.has_open_ends}

    @property
    def column_kind(self) -> ColumnKind:
        """Numbers."""
        return ColumnKind.NUMBER

    @property
    def size(self) -> Scale:
        """The scale."""
        return self.scale

    @property
    def number_scale(self) -> Scale:
        """The scale."""
        return self.scale

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
        from surveyapp.designs.core.report_lattice import NumberReports, Run  # noqa: PLC0415

        if self.has_open_ends:
            scale = self.scale
            below = math.floor((scale.minimum + FARTHEST) / scale.step)
            above = math.floor((FARTHEST - scale.maximum) / scale.step)
            start = scale.minimum - below * scale.step
            return NumberReports.of([Run(start, scale.step, below + scale.steps + above + 1)])
        return self.design.unlisted or _scale_reports(self.scale)

    @property
    def stands(self) -> str:
        """A number, and the ends of the answers."""
        return f"a decimal number; answers go {self.scale.in_words}"

    @property
    def record_in_words(self) -> Message:
        """The numbers of the scale, or those that the design gives."""
        if self.design.is_randomized:
            return msg("numbers that the design {design} gives", design=self.design.name)
        scale = self.scale
        low, high, step = map(decimal_text, (scale.minimum, scale.maximum, scale.step))
        if scale.is_any:
            return msg("numbers from {low} to {high}", low=low, high=high)
        return msg("numbers from {low} to {high} in steps of {step}", low=low, high=high, step=step)

    def is_answer(self, answer: Answer) -> bool:
        """Return whether ``answer`` is on the scale."""
        if not isinstance(answer, Fraction):
            return False
        try:
            self.scale.position(answer)
        except AnswerOffScale:
            return False
        return True

    def reaching(self, low: Fraction, high: Fraction) -> Number:
        """Return the question with ends that reach as far as what was recorded, if they are open.

        Parameters
        ----------
        low, high
            the least and the greatest recorded number.
        """
        from surveyapp.designs.quantitative.direct_number import DirectNumber  # noqa: PLC0415

        scale = self.scale.reaching(low, high) if self.has_open_ends else self.scale
        if scale is self.scale:
            return self
        design = DirectNumber.for_question(
            {}, minimum=scale.minimum, maximum=scale.maximum, step=scale.step
        )
        return replace(self, scale=scale, design=design)

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


def _scale_reports(scale: Scale) -> NumberReports:
    """Return the numbers of a scale as a set of reports."""
    from surveyapp.designs.core.report_lattice import NumberReports, Run  # noqa: PLC0415

    return NumberReports.of([Run(scale.minimum, scale.step, scale.steps + 1)])
