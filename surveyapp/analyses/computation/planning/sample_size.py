"""How many interviews a wanted error needs, and which error a number of interviews reaches."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.nuisance_parameters import known_nuisances, read_nuisance
from surveyapp.designs.core.exact import exact
from surveyapp.designs.latent.base import NOTHING_GIVEN
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.exact_coverage import TooManyForExact
from surveyapp.estimation.planning.power import Contrast, power, required_n_for_power, variance_of
from surveyapp.estimation.planning.sample_size import (
    CannotBeReached,
    NoExactPlan,
    NoSureBound,
    PlanProblem,
    RequiredN,
    SampleSizeMethod,
    adjusted_n,
    effective_n,
    reached_error_of,
    required_n_of,
    share_of,
)
from surveyapp.estimation.planning.target import Plannable, precisions_of, target_name
from surveyapp.estimation.planning.unit_variance import Precision
from surveyapp.estimation.prevalence.frequency_oracles import best_oracle
from surveyapp.messages.message import Message, msg

TOTAL = "total"
COINS_ONLY = "coins only"
CURVES = (SampleSizeMethod.CHEBYSHEV, SampleSizeMethod.HOEFFDING, SampleSizeMethod.NORMAL)
NOT_FOR_ALL = (NoExactPlan, TooManyForExact, NoSureBound)
"""A method that nobody asked for is left out where it does not fit."""


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One method's figure. ``prevalence`` is that of ``target``; None plans for the worst case.

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
    target: str


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A point of the curve of n over the error."""

    method: str
    error: float
    n: int
    target: str


Number = float | str | Fraction


def plan_n(
    design: Plannable,
    *,
    error: Number,
    confidence: Number,
    prevalence: Number | None = None,
    method: str | None = None,
    design_effect: Number = 1,
    non_response: Number = 0,
    population: int | None = None,
    nuisances: Mapping[str, Fraction] = NOTHING_GIVEN,
    target: str | None = None,
) -> tuple[PlanRow, ...]:
    """Return how many interviews to plan, by each method.

    Where several answers are planned for, the one that needs the most interviews decides; each has the
    ``prevalence`` in turn, and the others divide in the way that is worst for it.

    Parameters
    ----------
    design
        The design of the question.
    error
        The wanted half width of the interval, as a share; for the mean of a number in its units.
    confidence : between 0 and 1
        Confidence level.
    prevalence : from 0 to 1
        The assumed share of ``target``; None is the worst case.
    method
        The only method to use; None uses all that fit the design and reach the error.
    design_effect
        Variance relative to a simple random sample.
    non_response : from 0 to below 1
        Share of people who give no complete interview.
    population
        Number of people in the population; None is infinite.
    nuisances
        Assumed shares of other kinds of people, by their names in the design.
    target
        What is planned for, by its name in ``target_names``; None is "yes", or of more answers all.

    Raises
    ------
    PlanProblem
        if a number is out of range, or nobody can reach that error.
    UserProblem
        if there is no such method or target.
    """
    rows: list[PlanRow] = []
    out_of_reach: CannotBeReached | None = None
    precisions = precisions_of(design, nuisances, target)
    for one in _methods(method):
        required = _largest(
            precisions, one, error, confidence, prevalence, is_wanted=method is not None
        )
        if required is None:
            continue
        try:
            total = adjusted_n(
                required.total,
                design_effect=design_effect,
                non_response=non_response,
                population=population,
                coins_only=required.census,
            )
        except CannotBeReached as problem:
            out_of_reach = problem
            continue
        row = _row(design, target, one, prevalence, confidence, error=float(exact(error)), n=total)
        rows.append(row)
        if required.coins_only is not None:
            n = _adjusted_coins(required.coins_only, design_effect, non_response)
            rows.append(replace(row, part=COINS_ONLY, n=n))
    if not rows and out_of_reach is not None:
        raise out_of_reach
    return tuple(rows)


def _adjusted_coins(n: int, design_effect: Number, non_response: Number) -> int:
    return adjusted_n(n, design_effect=design_effect, non_response=non_response) if n else 0


def plan_error(
    design: Plannable,
    *,
    n: int,
    confidence: Number,
    prevalence: Number | None = None,
    method: str | None = None,
    design_effect: Number = 1,
    non_response: Number = 0,
    nuisances: Mapping[str, Fraction] = NOTHING_GIVEN,
    target: str | None = None,
) -> tuple[PlanRow, ...]:
    """Return the error that ``n`` interviews reach, by each method (or by ``method``).

    With a design effect or non-response it is the error of the simple random sample of complete
    interviews that they are worth.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    UserProblem
        if there is no such method or target.
    """
    precisions = precisions_of(design, nuisances, target)
    worth = effective_n(n, design_effect=design_effect, non_response=non_response)
    rows = []
    for one in _methods(method):
        try:
            reached = [
                reached_error_of(
                    precision,
                    n=worth,
                    confidence=confidence,
                    method=one,
                    prevalence=prevalence,
                )
                for precision in precisions
            ]
        except NOT_FOR_ALL:
            if method is not None:
                raise
            continue
        total = max(r.total for r in reached)
        row = _row(design, target, one, prevalence, confidence, error=total, n=n)
        rows.append(row)
        coins = [r.coins_only for r in reached if r.coins_only is not None]
        if coins:
            rows.append(replace(row, part=COINS_ONLY, error=max(coins)))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class PowerRow:
    """The chance to detect a difference in the share of ``target``. ``n`` counts interviews in each group.

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
    target: str


def plan_power(
    design: Plannable,
    contrast: Contrast,
    *,
    n: int | None = None,
    wanted: float = 0.8,
    design_effect: Number = 1,
    non_response: Number = 0,
    nuisances: Mapping[str, Fraction] = NOTHING_GIVEN,
    target: str | None = None,
) -> PowerRow:
    """Return the power of ``n`` interviews, or without ``n`` the smallest n of power ``wanted``.

    Where several answers are planned for, the one that needs the most interviews decides.

    Parameters
    ----------
    design
        The design of the question.
    contrast
        The two values to be distinguished, from ``contrast_of``.
    n
        Number of people approached, in each group; None finds it.
    wanted : above the significance level and below 1
        Power to be reached.
    design_effect
        Variance relative to a simple random sample.
    non_response : from 0 to below 1
        Share of people who give no complete interview.
    nuisances
        Assumed shares of other kinds of people.
    target
        What is planned for, by its name in ``target_names``.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    UserProblem
        if there is no such target.
    """
    precisions = precisions_of(design, nuisances, target)
    variances = [variance_of(precision) for precision in precisions]
    in_units = partial(_in_units, precisions[0])
    if n is None:
        reports = max(required_n_for_power(variance, contrast, wanted) for variance in variances)
        n = adjusted_n(reports, design_effect=design_effect, non_response=non_response)
    worth = effective_n(n, design_effect=design_effect, non_response=non_response)
    loss = design.privacy_loss
    return PowerRow(
        design=design.name,
        null=in_units(contrast.null),
        alternative=in_units(contrast.alternative),
        reference=None if contrast.reference is None else in_units(contrast.reference),
        significance=contrast.significance,
        sides=2 if contrast.is_two_sided else 1,
        power=min(power(variance, contrast, worth) for variance in variances),
        n=n,
        epsilon=None if math.isinf(loss) else loss,
        target=target_name(design, target),
    )


def _in_units(precision: Precision, share: float) -> float:
    return float(precision.origin) + float(precision.unit) * share


def contrast_of(
    design: Plannable,
    *,
    null: Number | None,
    alternative: Number,
    reference: Number | None = None,
    significance: float = 0.05,
    is_two_sided: bool = True,
) -> Contrast:
    """Return the two values to be distinguished; for the mean of a number, in its units.

    Without ``null`` it is a prevalence of 0, or the smallest number; of two groups the mean of both, since
    a test of two groups estimates from both what is common to them.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    """
    (first, *_) = precisions_of(design)
    nothing, there, other = (
        None if value is None else float(share_of(first, value))
        for value in (null, alternative, reference)
    )
    if nothing is None:
        nothing = 0.0 if other is None else ((there or 0.0) + other) / 2
    elif other is not None and not min(there or 0.0, other) <= nothing <= max(there or 0.0, other):
        raise PlanProblem(
            msg(
                "Two groups without a difference have one value, between those that are expected, "
                "{alternative} and {reference}. {null} is not; leave it out for the mean of both.",
                alternative=float(Fraction(alternative)),
                reference=float(Fraction(reference or 0)),
                null=float(Fraction(null or 0)),
            )
        )
    return Contrast(
        nothing,
        there or 0.0,
        reference=other,
        significance=significance,
        is_two_sided=is_two_sided,
    )


@dataclass(frozen=True, slots=True)
class ComparedOracle:
    """What a design for k choices would give at n reports.

    ``coin_error`` is the standard error that the randomization causes, averaged over the choices;
    ``worst_error`` that of one choice at the prevalence where it is largest, sampling included; ``reports``
    how many there are.
    """

    design: str
    stated: str
    epsilon: float
    n: int
    coin_error: float
    worst_error: float
    reports: int


@dataclass(frozen=True, slots=True)
class OracleChoice:
    """The design to take for k choices, a sentence why, and all that were compared, the best first."""

    design: str
    reason: Message
    rows: tuple[ComparedOracle, ...]


def choose_oracle(k: int, epsilon: Number, n: int = 1000) -> OracleChoice:
    """Return the design that estimates k shares best at a given ε and n, and the reason.

    Parameters
    ----------
    k
        Number of choices.
    epsilon
        Privacy loss.
    n
        Number of reports.

    Raises
    ------
    ParameterProblem
        if ``k`` or ``epsilon`` is out of range.
    PlanProblem
        if ``n`` is not a whole number from 1.
    """
    best = best_oracle(k, epsilon, effective_n(n))
    rows = [
        ComparedOracle(
            design=row.design.name,
            stated=stated_parameters(row.design),
            epsilon=row.design.privacy_loss,
            n=n,
            coin_error=math.sqrt(row.average),
            worst_error=math.sqrt(row.worst),
            reports=row.reports,
        )
        for row in best.table
    ]
    return OracleChoice(best.design.name, best.reason, tuple(rows))


def stated_parameters(design: Plannable) -> str:
    """Return the parameters of a design as a survey file has them: ``p=3/4, q=1/4``.

    Parameters
    ----------
    design
        The design.
    """
    written = design.to_json().items()
    return ", ".join(f"{name}={value}" for name, value in written if name != "name")


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
    design_effect: Number = 1,
    non_response: Number = 0,
) -> tuple[RankedDesign, ...]:
    """Return the designs for k choices whose privacy loss stays under ``ceiling``, the best first.

    Each is the most precise one of its kind at that ε; n is the normal approximation's for the error
    of one choice's share, whichever it is: all choices are estimated alike. For two choices the
    channel with equal odds both ways is the only one that uses the ceiling up for both answers, so the
    designs differ by their words alone.

    Raises
    ------
    ParameterProblem
        if ``k`` or ``ceiling`` is out of range.
    PlanProblem
        if a number is out of range.
    """
    ranked = []
    for row in best_oracle(k, ceiling).table:
        (needed, *_) = plan_n(
            row.design,
            error=error,
            confidence=confidence,
            prevalence=prevalence,
            method=SampleSizeMethod.NORMAL.value,
            design_effect=design_effect,
            non_response=non_response,
        )
        ranked.append(
            RankedDesign(
                design=row.design.name,
                stated=stated_parameters(row.design),
                epsilon=row.design.privacy_loss,
                error=needed.error,
                confidence=needed.confidence,
                n=needed.n,
            )
        )
    return tuple(sorted(ranked, key=lambda one: one.n))


def plan_curve(
    design: Plannable,
    *,
    confidence: Number,
    prevalence: Number | None = None,
    errors: Sequence[float],
    design_effect: Number = 1,
    non_response: Number = 0,
    nuisances: Mapping[str, Fraction] = NOTHING_GIVEN,
    target: str | None = None,
    progress: Progress = no_progress,
) -> tuple[CurvePoint, ...]:
    """Return n over the error, for the methods that are given by a formula and fit the design.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    UserProblem
        if there is no such target.
    """
    points = []
    precisions = precisions_of(design, nuisances, target)
    name = target_name(design, target)
    for done, error in enumerate(errors):
        progress(done, len(errors))
        for method in CURVES:
            required = _largest(precisions, method, error, confidence, prevalence, is_wanted=False)
            if required is not None:
                n = adjusted_n(
                    required.total, design_effect=design_effect, non_response=non_response
                )
                points.append(CurvePoint(method.value, error, n, name))
    progress(len(errors), len(errors))
    return tuple(points)


def _methods(name: str | None) -> tuple[SampleSizeMethod, ...]:
    if name is None:
        return tuple(SampleSizeMethod)
    try:
        return (SampleSizeMethod(name),)
    except ValueError as problem:
        known = ", ".join(one.value for one in SampleSizeMethod)
        raise UserProblem(
            msg("{method} is not a method; choose one of {known}.", method=name, known=known)
        ) from problem


def _largest(
    precisions: Sequence[Precision],
    method: SampleSizeMethod,
    error: Number,
    confidence: Number,
    prevalence: Number | None,
    *,
    is_wanted: bool,
) -> RequiredN | None:
    """Return what the most demanding answer needs; None where an optional method does not apply."""
    try:
        needed = [
            required_n_of(
                precision,
                error=error,
                confidence=confidence,
                method=method,
                prevalence=prevalence,
            )
            for precision in precisions
        ]
    except NOT_FOR_ALL:
        if is_wanted:
            raise
        return None
    return max(needed, key=lambda required: required.total)


def read_design_nuisances(design: Plannable, written: Sequence[str]) -> dict[str, Fraction]:
    """Return what ``NAME=SHARE`` says of people of other kinds.

    Raises
    ------
    UserProblem
        if the design knows no such share, or it is not from 0 to 1.
    """
    return dict(map(partial(read_nuisance, known_nuisances(design)), written))


def _row(
    design: Plannable,
    target: str | None,
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
        target=target_name(design, target),
    )
