"""How many interviews a wanted error needs, and which error a number of interviews reaches."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from surveyapp.designs import Design
from surveyapp.designs.channel import Channel
from surveyapp.designs.exact import exact
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.exact_coverage import TooManyForExact
from surveyapp.estimation.frequency import best_oracle, support_of
from surveyapp.estimation.power import Contrast, power, required_n_for_power, variance_of
from surveyapp.estimation.sample_size import (
    NoExactPlan,
    RequiredN,
    SampleSizeMethod,
    adjusted_n,
    effective_n,
    reached_error,
    required_n,
)
from surveyapp.services.progress import Progress, no_progress

TOTAL = QT_TRANSLATE_NOOP("plan", "total")
COINS_ONLY = QT_TRANSLATE_NOOP("plan", "coins only")
CURVES = (SampleSizeMethod.CHEBYSHEV, SampleSizeMethod.HOEFFDING, SampleSizeMethod.NORMAL)


class NoSuchMethod(UserProblem):
    """There is no sample size method of that name."""

    sentence = QT_TRANSLATE_NOOP("errors", "{method} is not a method; choose one of {known}.")


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One method's figure. ``prevalence`` None plans for the worst case.

    ``part`` says what the error is of: ``total`` is sampling and coins together, ``coins only`` the
    coins' part alone, as where everybody in the population is asked.
    """

    design: str
    method: str
    part: str
    prevalence: float | None
    error: float
    confidence: float
    n: int


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A point of the curve of n over the error."""

    method: str
    error: float
    n: int


Number = float | str | Fraction


def plan_n(
    design: Design,
    *,
    error: Number,
    confidence: Number,
    prevalence: Number | None = None,
    method: str | None = None,
    design_effect: Number = 1,
    non_response: Number = 0,
    population: int | None = None,
) -> tuple[PlanRow, ...]:
    """Return how many interviews to plan, by each method (or by ``method``).

    For designs with several answers the answer that needs most decides.

    Raises:
        PlanProblem: if a number is out of range, or nobody can reach that error.
        NoSuchMethod: if there is no such method.
    """
    rows = []
    for one in _methods(method):
        required = _largest(
            design.channel, one, error, confidence, prevalence, is_wanted=method is not None
        )
        if required is None:
            continue
        total = adjusted_n(
            required.total,
            design_effect=design_effect,
            non_response=non_response,
            population=population,
            coins_only=required.coins_only or 0,
        )
        row = _row(design, one, prevalence, confidence, error=float(exact(error)), n=total)
        rows.append(row)
        if required.coins_only is not None:
            n = _adjusted_coins(required.coins_only, design_effect, non_response)
            rows.append(replace(row, part=COINS_ONLY, n=n))
    return tuple(rows)


def _adjusted_coins(n: int, design_effect: Number, non_response: Number) -> int:
    return adjusted_n(n, design_effect=design_effect, non_response=non_response) if n else 0


def plan_error(
    design: Design,
    *,
    n: int,
    confidence: Number,
    prevalence: Number | None = None,
    method: str | None = None,
    design_effect: Number = 1,
    non_response: Number = 0,
) -> tuple[PlanRow, ...]:
    """Return the error that ``n`` interviews reach, by each method (or by ``method``).

    With a design effect or non-response it is the error of the simple random sample of complete
    interviews that they are worth.

    Raises:
        PlanProblem: if a number is out of range.
        NoSuchMethod: if there is no such method.
    """
    channel = design.channel
    worth = effective_n(n, design_effect=design_effect, non_response=non_response)
    rows = []
    for one in _methods(method):
        try:
            reached = [
                reached_error(
                    channel,
                    answer,
                    n=worth,
                    confidence=confidence,
                    method=one,
                    prevalence=prevalence,
                )
                for answer in _different_answers(channel)
            ]
        except (NoExactPlan, TooManyForExact):
            if method is not None:
                raise
            continue
        total = max(r.total for r in reached)
        row = _row(design, one, prevalence, confidence, error=total, n=n)
        rows.append(row)
        coins = [r.coins_only for r in reached if r.coins_only is not None]
        if coins:
            rows.append(replace(row, part=COINS_ONLY, error=max(coins)))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class PowerRow:
    """The chance to detect a difference. ``n`` counts interviews in each group.

    ``reference`` is the other group's expected prevalence; None compares with the value ``null``.
    """

    design: str
    null: float
    alternative: float
    reference: float | None
    significance: float
    sides: int
    power: float
    n: int
    epsilon: float | None


def plan_power(
    design: Design, contrast: Contrast, *, n: int | None = None, wanted: float = 0.8
) -> PowerRow:
    """Return the power of ``n`` interviews, or without ``n`` the smallest n of power ``wanted``.

    For designs with several answers the first answer of the kind that needs most decides.

    Raises:
        PlanProblem: if a number is out of range.
    """
    channel = design.channel
    variances = [variance_of([channel], answer) for answer in _different_answers(channel)]
    if n is None:
        n = max(required_n_for_power(variance, contrast, wanted) for variance in variances)
    loss = design.privacy_loss
    return PowerRow(
        design=design.name,
        null=contrast.null,
        alternative=contrast.alternative,
        reference=contrast.reference,
        significance=contrast.significance,
        sides=2 if contrast.is_two_sided else 1,
        power=min(power(variance, contrast, n) for variance in variances),
        n=n,
        epsilon=None if math.isinf(loss) else loss,
    )


@dataclass(frozen=True, slots=True)
class RankedDesign:
    """A design at a privacy loss, and the interviews that it needs; ``stated`` is how to write it."""

    design: str
    stated: str
    epsilon: float
    error: float
    confidence: float
    n: int


def best_designs(
    k: int,
    ceiling: Number,
    *,
    error: Number,
    confidence: Number,
    prevalence: Number | None = None,
) -> tuple[RankedDesign, ...]:
    """Return the designs for k choices whose privacy loss stays under ``ceiling``, the best first.

    Each is the most precise one of its kind at that ε; n is the normal approximation's for the error
    of one choice's share. For two choices the channel with equal odds both ways is the only one that
    uses the ceiling up for both answers, so the designs differ by their words alone.

    Raises:
        ParameterProblem: if ``k`` or ``ceiling`` is out of range.
        PlanProblem: if a number is out of range.
    """
    ranked = []
    for row in best_oracle(k, ceiling).table:
        support = support_of(row.design)
        choice = Channel(((support.own, 1 - support.own), (support.other, 1 - support.other)))
        required = required_n(
            choice,
            0,
            error=error,
            confidence=confidence,
            method=SampleSizeMethod.NORMAL,
            prevalence=prevalence,
        )
        written = row.design.stated().items()
        stated = ", ".join(f"{name}={value}" for name, value in written if name != "name")
        ranked.append(
            RankedDesign(
                design=row.design.name,
                stated=stated,
                epsilon=row.design.privacy_loss,
                error=float(exact(error)),
                confidence=float(exact(confidence)),
                n=required.total,
            )
        )
    return tuple(sorted(ranked, key=lambda one: one.n))


def plan_curve(
    design: Design,
    *,
    confidence: Number,
    prevalence: Number | None = None,
    errors: Sequence[float],
    progress: Progress = no_progress,
) -> tuple[CurvePoint, ...]:
    """Return n over the error, for the methods that are given by a formula.

    Raises:
        PlanProblem: if a number is out of range.
    """
    points = []
    for done, error in enumerate(errors):
        progress(done, len(errors))
        for method in CURVES:
            required = _largest(
                design.channel, method, error, confidence, prevalence, is_wanted=True
            )
            assert required is not None  # noqa: S101 - a formula always has a value
            points.append(CurvePoint(method.value, error, required.total))
    progress(len(errors), len(errors))
    return tuple(points)


def _methods(name: str | None) -> tuple[SampleSizeMethod, ...]:
    if name is None:
        return tuple(SampleSizeMethod)
    try:
        return (SampleSizeMethod(name),)
    except ValueError as problem:
        known = ", ".join(one.value for one in SampleSizeMethod)
        raise NoSuchMethod(method=name, known=known) from problem


def _largest(
    channel: Channel,
    method: SampleSizeMethod,
    error: Number,
    confidence: Number,
    prevalence: Number | None,
    *,
    is_wanted: bool,
) -> RequiredN | None:
    """Return what the most demanding answer needs; None where an unasked-for method cannot tell."""
    try:
        needed = [
            required_n(
                channel,
                answer,
                error=error,
                confidence=confidence,
                method=method,
                prevalence=prevalence,
            )
            for answer in _different_answers(channel)
        ]
    except (NoExactPlan, TooManyForExact):
        if is_wanted:
            raise
        return None
    return max(needed, key=lambda required: required.total)


def _different_answers(channel: Channel) -> Iterator[int]:
    """Yield one answer of each kind: answers with the same pseudo-answers and odds need the same n."""
    seen = set()
    debiasing = channel.debiasing()
    for answer in range(channel.answers):
        pairs = sorted(zip(channel.rows[answer], (row[answer] for row in debiasing), strict=True))
        if tuple(pairs) not in seen:
            seen.add(tuple(pairs))
            yield answer


def _row(
    design: Design,
    method: SampleSizeMethod,
    prevalence: Number | None,
    confidence: Number,
    *,
    error: float,
    n: int,
) -> PlanRow:
    return PlanRow(
        design=design.name,
        method=method.value,
        part=TOTAL,
        prevalence=None if prevalence is None else float(exact(prevalence)),
        error=error,
        confidence=float(exact(confidence)),
        n=n,
    )
