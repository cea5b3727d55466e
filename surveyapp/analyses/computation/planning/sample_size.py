"""How many interviews a wanted error needs, and which error a number of interviews reaches."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from typing import TypeVar

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.nuisance_parameters import known_nuisances, read_nuisance
from surveyapp.designs.core.exact import exact
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
Found = TypeVar("Found")

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Assumptions:
    """What a plan takes as given, whatever is asked of it."""

    confidence: Number = Fraction(19, 20)
    """Between 0 and 1: how often the error stays within."""
    prevalence: Number | None = None
    """From 0 to 1, of a number its mean: the assumed share of ``target``; None is the worst case."""
    method: SampleSizeMethod | None = None
    """The only method to use; None uses all that fit the design and reach the error."""
    design_effect: Number = 1
    """Variance relative to a simple random sample."""
    non_response: Number = 0
    """From 0 to below 1: share of people who give no complete interview."""
    nuisances: Mapping[str, Fraction] = field(default_factory=dict)
    """Assumed shares of other kinds of people, by their names in the design."""
    target: str | None = None
    """What is planned for, by its name in ``target_names``; None is "yes", or of more answers all."""

    @property
    def methods(self) -> tuple[SampleSizeMethod, ...]:
        """The methods to try."""
        return tuple(SampleSizeMethod) if self.method is None else (self.method,)

    @property
    def enlargement(self) -> float:
        """How many people to approach for one report of a simple random sample."""
        return float(exact(self.design_effect) / (1 - exact(self.non_response)))

    def precisions(self, design: Plannable) -> tuple[Precision, ...]:
        """Return how precise the estimate of each answer is that is planned for."""
        return precisions_of(design, self.nuisances, self.target)

    def approached(self, reports: int, population: int | None = None, coins_only: int = 0) -> int:
        """Return how many people to approach for reports of a simple random sample; see ``adjusted_n``."""
        return adjusted_n(
            reports,
            design_effect=self.design_effect,
            non_response=self.non_response,
            population=population,
            coins_only=coins_only,
        )

    def worth(self, n: int) -> int:
        """Return how many reports of a simple random sample approached people are worth."""
        return effective_n(n, design_effect=self.design_effect, non_response=self.non_response)

    def row(self, design: Plannable, method: SampleSizeMethod, *, error: float, n: int) -> PlanRow:
        """Return the figure of a method, of sampling and coins together."""
        return PlanRow(
            design=design.name,
            method=method.value,
            part=TOTAL,
            prevalence=None if self.prevalence is None else float(exact(self.prevalence)),
            error=error,
            confidence=float(exact(self.confidence)),
            n=n,
            target=target_name(design, self.target),
        )

    def largest(
        self, precisions: Sequence[Precision], method: SampleSizeMethod, error: Number
    ) -> RequiredN | None:
        """Return what the most demanding answer needs; None where a method that nobody asked for fails."""
        find = partial(
            required_n_of,
            error=error,
            confidence=self.confidence,
            method=method,
            prevalence=self.prevalence,
        )
        needed = self.of_each(precisions, find)
        return None if needed is None else max(needed, key=lambda required: required.total)

    def of_each(
        self, precisions: Sequence[Precision], find: Callable[[Precision], Found]
    ) -> list[Found] | None:
        """Return what a method finds of each answer; None where one that nobody asked for fails."""
        try:
            return [find(precision) for precision in precisions]
        except NOT_FOR_ALL:
            if self.method is not None:
                raise
            return None


USUAL = Assumptions()
"""Where nobody says more: a simple random sample, the worst prevalence, 95 %."""


def plan_n(
    design: Plannable, error: Number, given: Assumptions = USUAL, *, population: int | None = None
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
    given
        What is taken as given.
    population
        Number of people in the population; None is infinite.

    Raises
    ------
    PlanProblem
        if a number is out of range, or nobody can reach that error.
    UserProblem
        if there is no such target.
    """
    rows: list[PlanRow] = []
    out_of_reach: CannotBeReached | None = None
    precisions = given.precisions(design)
    for method in given.methods:
        required = given.largest(precisions, method, error)
        if required is None:
            continue
        try:
            total = given.approached(required.total, population, required.census)
        except CannotBeReached as problem:
            out_of_reach = problem
            continue
        row = given.row(design, method, error=float(exact(error)), n=total)
        rows.append(row)
        if required.coins_only is not None:
            coins = given.approached(required.coins_only) if required.coins_only else 0
            rows.append(replace(row, part=COINS_ONLY, n=coins))
    if not rows and out_of_reach is not None:
        raise out_of_reach
    return tuple(rows)


def plan_error(design: Plannable, n: int, given: Assumptions = USUAL) -> tuple[PlanRow, ...]:
    """Return the error that ``n`` interviews reach, by each method (or by the one that is given).

    With a design effect or non-response it is the error of the simple random sample of complete
    interviews that they are worth.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    UserProblem
        if there is no such target.
    """
    precisions = given.precisions(design)
    worth = given.worth(n)
    rows = []
    for method in given.methods:
        find = partial(
            reached_error_of,
            n=worth,
            confidence=given.confidence,
            method=method,
            prevalence=given.prevalence,
        )
        reached = given.of_each(precisions, find)
        if reached is None:
            continue
        row = given.row(design, method, error=max(r.total for r in reached), n=n)
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
    given: Assumptions = USUAL,
    *,
    n: int | None = None,
    wanted: float = 0.8,
) -> PowerRow:
    """Return the power of ``n`` interviews, or without ``n`` the smallest n of power ``wanted``.

    Where several answers are planned for, the one that needs the most interviews decides.

    Parameters
    ----------
    design
        The design of the question.
    contrast
        The two values to be distinguished, from ``contrast_of``.
    given
        What is taken as given; neither the confidence nor the prevalence matters.
    n
        Number of people approached, in each group; None finds it.
    wanted : above the significance level and below 1
        Power to be reached.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    UserProblem
        if there is no such target.
    """
    precisions = given.precisions(design)
    variances = [variance_of(precision) for precision in precisions]
    in_units = partial(_in_units, precisions[0])
    if n is None:
        reports = max(required_n_for_power(variance, contrast, wanted) for variance in variances)
        n = given.approached(reports)
    worth = given.worth(n)
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
        target=target_name(design, given.target),
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
    k: int, ceiling: Number, error: Number, given: Assumptions = USUAL
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
    by_normal = replace(given, method=SampleSizeMethod.NORMAL)
    for row in best_oracle(k, ceiling).table:
        (needed, *_) = plan_n(row.design, error, by_normal)
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
    errors: Sequence[float],
    given: Assumptions = USUAL,
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
    precisions, name = given.precisions(design), target_name(design, given.target)
    every = replace(given, method=None)
    for done, error in enumerate(errors):
        progress(done, len(errors))
        for method in CURVES:
            required = every.largest(precisions, method, error)
            if required is not None:
                n = given.approached(required.total)
                points.append(CurvePoint(method.value, error, n, name))
    progress(len(errors), len(errors))
    return tuple(points)


def read_design_nuisances(design: Plannable, written: Sequence[str]) -> dict[str, Fraction]:
    """Return what ``NAME=SHARE`` says of people of other kinds.

    Raises
    ------
    UserProblem
        if the design knows no such share, or it is not from 0 to 1.
    """
    return dict(map(partial(read_nuisance, known_nuisances(design)), written))
