"""What the page of sample sizes decides without a screen: reading the form, laying out the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.charts.curves import Line
from surveyapp.analyses.computation.planning.sample_size import (
    TOTAL,
    Assumptions,
    CurvePoint,
    PlanRow,
    plan_curve,
    plan_error,
    plan_n,
)
from surveyapp.analyses.plan import PROMISES, TITLES
from surveyapp.designs import Design
from surveyapp.errors import SurveyAppError
from surveyapp.estimation.planning.exact_coverage import TooManyForExact
from surveyapp.estimation.planning.sample_size import (
    CONFIDENCE,
    DESIGN_EFFECT,
    ERROR,
    EXPECTED,
    INTERVIEWS,
    NON_RESPONSE,
    PEOPLE,
    NoExactPlan,
    SampleSizeMethod,
)
from surveyapp.ui.desk.common.design_form import parameter_field
from surveyapp.ui.widgets.number_format import (
    percent_number,
    points_text,
    short_percent,
    typed,
    typed_count,
    whole_text,
)

translate = QCoreApplication.translate

CURVE_POINTS = 31
CURVE_REACH = 6.0

_FIELDS = {
    ERROR: "error",
    CONFIDENCE: "confidence",
    EXPECTED: "prevalence",
    DESIGN_EFFECT: "design_effect",
    NON_RESPONSE: "non_response",
    INTERVIEWS: "n",
    PEOPLE: "n",
}
"""By what is said of a number that is out of range, the field that it stands in."""


def plan_method_name(method: str) -> str:
    """Return the name of a method for people."""
    return translate("analyses", TITLES[SampleSizeMethod(method)])


def plan_method_promise(method: str) -> str:
    """Return what a method promises, in one sentence."""
    return translate("messages", PROMISES[SampleSizeMethod(method)])


def plan_field(problem: SurveyAppError) -> str:
    """Return the name of the field of the plan that ``problem`` is about; empty if it is about none."""
    return _FIELDS.get(problem.message.template) or parameter_field(problem)


EXACT = SampleSizeMethod.EXACT.value


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """The request: either an ``error`` or an ``n``."""

    design: Design
    error: Fraction | None
    n: int | None
    given: Assumptions


def read_plan_request(
    design: Design, texts: Mapping[str, str], *, finds_n: bool, target: str | None = None
) -> PlanRequest:
    """Return what a filled form asks for; the problem is of the first field that cannot be used."""
    prevalence = texts["prevalence"].strip()
    given = Assumptions(
        confidence=typed("confidence", texts["confidence"]),
        prevalence=typed("prevalence", prevalence) if prevalence else None,
        target=target,
    )
    if not finds_n:
        return PlanRequest(design, None, typed_count("n", texts["n"]), given)
    error = typed("error", texts["error"])
    effect = typed("design_effect", texts["design_effect"])
    lost = typed("non_response", texts["non_response"])
    enlarged = replace(given, design_effect=effect, non_response=lost)
    return PlanRequest(design, error, None, enlarged)


@dataclass(frozen=True, slots=True)
class MethodLine:
    """One method's answer, in all and for the coins' part alone."""

    method: str
    total: PlanRow
    coins: PlanRow | None


@dataclass(frozen=True, slots=True)
class Plan:
    """The answer to a request: a line for each method, and the curve of n over the error."""

    request: PlanRequest
    rows: tuple[PlanRow, ...]
    curve: tuple[CurvePoint, ...]
    missing: SurveyAppError | None = None
    """Why the exact method has no line."""

    @property
    def lines(self) -> tuple[MethodLine, ...]:
        """The rows, with both parts of a method side by side."""
        totals = [row for row in self.rows if row.part == TOTAL]
        coins = {row.method: row for row in self.rows if row.part != TOTAL}
        return tuple(MethodLine(row.method, row, coins.get(row.method)) for row in totals)

    @property
    def best(self) -> MethodLine:
        """The line to plan by: the exact one, or else the normal approximation."""
        by_method = {line.method: line for line in self.lines}
        return by_method.get(EXACT) or by_method[SampleSizeMethod.NORMAL.value]


def make_plan(request: PlanRequest, progress: Progress = no_progress) -> Plan:
    """Return the plan for ``request`` by all methods, and the curve around it.

    A ``PlanProblem`` where a number is out of range, or nobody can reach that error.
    """
    rows = _rows(request)
    missing = _why_not_exact(request) if all(row.method != EXACT for row in rows) else None
    around = float(request.error) if request.error is not None else _usual_error(rows)
    curve = plan_curve(request.design, _spread(around), request.given, progress)
    return Plan(request, rows, curve, missing)


def _why_not_exact(request: PlanRequest) -> SurveyAppError | None:
    try:
        _rows(request, SampleSizeMethod.EXACT)
    except (NoExactPlan, TooManyForExact) as problem:
        return problem
    return None


def _rows(request: PlanRequest, method: SampleSizeMethod | None = None) -> tuple[PlanRow, ...]:
    given = replace(request.given, method=method)
    if request.n is not None:
        return plan_error(request.design, request.n, given)
    assert request.error is not None  # noqa: S101 - a wish has one or the other
    return plan_n(request.design, request.error, given)


def _usual_error(rows: Sequence[PlanRow]) -> float:
    return next(
        row.error
        for row in rows
        if row.method == SampleSizeMethod.NORMAL.value and row.part == TOTAL
    )


def _spread(around: float) -> list[float]:
    low = min(around, 0.5) / CURVE_REACH
    high = min(around * CURVE_REACH, 0.5)
    step = (high / low) ** (1 / (CURVE_POINTS - 1))
    return [low * step**i for i in range(CURVE_POINTS)]


def curves(plan: Plan) -> tuple[Line, ...]:
    """Return the lines of the chart with the request marked; people to approach where some do not answer."""
    return tuple(
        Line(
            plan_method_name(line.method),
            tuple(p.error for p in plan.curve if p.method == line.method),
            tuple(p.n for p in plan.curve if p.method == line.method),
            (line.total.error, line.total.n),
        )
        for line in plan.lines
    )


def headline(plan: Plan) -> tuple[str, str]:
    """Return the one number to plan by, and the sentence that goes on from it."""
    row = plan.best.total
    facts = {
        "error": points_text(row.error),
        "confidence": short_percent(row.confidence),
        "method": plan_method_name(row.method),
        "truth": _truth(plan.request),
    }
    if plan.request.n is None:
        return whole_text(row.n), _n_sentence(plan).format(**facts)
    sentence = translate(
        "planning",
        "percentage points: with probability {confidence}, the estimate is no "
        "further than this from the true value, {truth} ({method}).",
    )
    return "± " + percent_number(row.error), sentence.format(**facts)


def _truth(request: PlanRequest) -> str:
    share = request.given.prevalence
    if share is None:
        return translate("planning", "whatever the true share is")
    return translate("planning", "if the true share is {share}").format(
        share=short_percent(float(share))
    )


def _n_sentence(plan: Plan) -> str:
    if plan.request.given.enlargement != 1:
        return translate(
            "planning",
            "people to approach: the estimate is then within ± {error} of the true "
            "value with probability {confidence}, {truth} ({method}, allowing for "
            "clusters and non-response).",
        )
    return translate(
        "planning",
        "interviews are enough: the estimate is then within ± {error} of the true "
        "value with probability {confidence}, {truth} ({method}).",
    )
