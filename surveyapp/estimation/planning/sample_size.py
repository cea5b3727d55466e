"""How many reports: Pr(|π̂ − π| ≤ error) ≥ confidence, by four methods side by side.

V is the variance of one report's pseudo-answer, c = 1 − confidence, q the error:

* ``chebyshev``: n ≥ V/(c·q²), for every distribution (Chebyshev 1867).
* ``hoeffding``: n ≥ R²·ln(2/c)/(2q²), R the range of the pseudo-answer (Hoeffding 1963, theorem 2).
* ``normal``: n ≥ z²·V/q².
* ``exact``: the smallest n from which every larger n holds, by binomial probabilities. "Within" includes
  the error itself, which matters because estimates move in steps.

The coins' part asks for less: that the estimate be near the share among the very people asked. The
bounds of ``hoeffding`` and ``exact`` do not divide, so there it is None.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from enum import Enum
from fractions import Fraction

from surveyapp.designs.core.exact import exact
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning import exact_coverage
from surveyapp.estimation.planning.exact_coverage import ShareRange
from surveyapp.estimation.planning.unit_variance import Precision
from surveyapp.estimation.prevalence.intervals import z_of_tail
from surveyapp.estimation.prevalence.pseudo_answers import Pool
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

Number = Fraction | float | int | str


MOST_PEOPLE = 10**12
ERROR = QT_TRANSLATE_NOOP(
    "messages",
    "The error is {value}; it must be above 0 and below 1. Write 0.05 for five percentage points.",
)
CONFIDENCE = QT_TRANSLATE_NOOP(
    "messages",
    "The confidence is {value}; it must be above 0 and below 1. Write 0.95 for 95 %.",
)
EXPECTED = QT_TRANSLATE_NOOP(
    "messages", "The expected share is {value}; it must be from 0 to 1. Write 0.25 for 25 %."
)
INTERVIEWS = QT_TRANSLATE_NOOP(
    "messages",
    "The number of interviews is {value}; it must be a whole number from 1 to a million million.",
)
PEOPLE = QT_TRANSLATE_NOOP(
    "messages",
    "The population is {value}; it must be a whole number from 1 to a million million.",
)
DESIGN_EFFECT = QT_TRANSLATE_NOOP(
    "messages",
    "The design effect is {value}; it must be above 0. It is 1 for a "
    "simple random sample and usually above 1 for clusters.",
)
NON_RESPONSE = QT_TRANSLATE_NOOP(
    "messages",
    "The share of non-response is {value}; it must be from 0 and below 1. "
    "Write 0.2 if one in five will not take part.",
)


class SampleSizeMethod(Enum):
    """How a sample size is computed."""

    CHEBYSHEV = "chebyshev"
    HOEFFDING = "hoeffding"
    NORMAL = "normal"
    EXACT = "exact"


class PlanProblem(UserProblem):
    """A plan asks for what cannot be."""


def out_of_range(template: str, value: object) -> PlanProblem:
    """A number is out of range, as ``template`` says."""
    return PlanProblem(Message(template, {"value": _shown(value)}))


class CannotBeReached(PlanProblem):
    """The population has too few people for that error."""


class NoSureBound(PlanProblem):
    """Nothing holds for every number of interviews."""

    def __init__(self, *, method: object) -> None:
        super().__init__(
            msg(
                "The method {method} guarantees its result for every number of interviews, "
                "which is impossible with this design: its reports have no bounds, or its "
                "estimate is a ratio. Use normal.",
                method=method,
            )
        )


class NoExactPlan(PlanProblem):
    """The estimate is not a line in one binomial share."""

    def __init__(self) -> None:
        super().__init__(
            msg(
                "The exact method works only where every report counts either fully "
                "or not at all for the answer, which is not so with this design. Use "
                "chebyshev, hoeffding or normal."
            )
        )


@dataclass(frozen=True, slots=True)
class RequiredN:
    """Reports needed in all, and for the coins' part alone (None where it has no own bound).

    ``census`` are those that would be needed even if everybody in the population were asked: what
    ``adjusted_n`` does not shrink in a finite population.
    """

    total: int
    coins_only: int | None
    census: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class ReachedError:
    """Error reached in all, and by the coins' part alone (None where it has no own bound)."""

    total: float
    coins_only: float | None


@dataclass(frozen=True, slots=True)
class _Plan:
    """What all methods start from, exact."""

    precision: Precision
    prevalence: Fraction | None
    confidence: Fraction

    def share_of(self) -> tuple[Pool, ShareRange]:
        """Return the pool and the shares of it that the prevalence allows.

        Raises
        ------
        NoExactPlan
            if the pseudo-answers do not take two values.
        """
        pooled = self.precision.pool
        if pooled is None:
            raise NoExactPlan
        low = Fraction(0) if self.prevalence is None else self.prevalence
        high = Fraction(1) if self.prevalence is None else self.prevalence
        return pooled, ShareRange(pooled.share(low), pooled.share(high))

    def census_part(self, method: SampleSizeMethod) -> Fraction:
        """Return the part of the reports that a finite population does not save, 0 to 1.

        It is the part of the variance that a census would leave. Hoeffding's bound does not divide: it
        saves nothing where there are coins.
        """
        census = self.precision.census(self.prevalence)
        if method is SampleSizeMethod.HOEFFDING:
            return Fraction(census > 0)
        total = self.precision.total(self.prevalence)
        return min(census / total, Fraction(1)) if total else Fraction(0)

    def needed_squares(self, method: SampleSizeMethod) -> tuple[Fraction, Fraction | None]:
        """Return n·q² for the total and for the coins' part; not for ``exact``.

        Raises
        ------
        NoSureBound
            if ``method`` holds for every n, and nothing does.
        """
        reach = self.precision.reach_squared
        if method is SampleSizeMethod.HOEFFDING:
            if reach is None:
                raise NoSureBound(method=method.value)
            # Hoeffding's n·q²; the other two are a factor times V, of both parts alike
            return reach * _log_of(2 / (1 - self.confidence)) / 2, None
        if method is SampleSizeMethod.CHEBYSHEV and not self.precision.is_unbiased:
            raise NoSureBound(method=method.value)
        total = self.precision.total(self.prevalence)
        coins = self.precision.coins(self.prevalence)
        if method is SampleSizeMethod.CHEBYSHEV:
            factor = 1 / (1 - self.confidence)
        else:
            factor = Fraction(z_of_tail(float((1 - self.confidence) / 2))) ** 2
        return factor * total, None if coins is None else factor * coins


def required_n_of(
    precision: Precision,
    *,
    error: Number,
    confidence: Number,
    method: SampleSizeMethod,
    prevalence: Number | None = None,
) -> RequiredN:
    """Return how many reports bring an estimate within ``error`` with ``confidence``: at least 1.

    ``prevalence`` None plans for the worst in [0, 1]. Numbers are taken exactly as written: 0.1 is 1/10.
    Of a mean, ``error`` and ``prevalence`` are in its units.

    Parameters
    ----------
    precision
        how much one interview's contribution varies.
    error : above 0, in the estimate's units
        largest distance of estimate and truth.
    confidence : above 0 and below 1
        probability of staying within it.
    method
        one of the four in the module's docstring.
    prevalence : in the estimate's units, default None
        expected; None: the worst.

    Raises
    ------
    PlanProblem
        if a number is out of range, or ``method`` does not fit the design.
    TooManyForExact
        if the exact answer is beyond a billion reports.
    """
    q = _error(error, precision.unit)
    plan = _plan(precision, confidence, prevalence)
    if method is SampleSizeMethod.EXACT:
        pooled, shares = plan.share_of()
        n = exact_coverage.smallest_n(q / pooled.slope, plan.confidence, shares)
        return RequiredN(n, None, math.ceil(n * plan.census_part(method)))
    total, coins = plan.needed_squares(method)
    n = max(1, math.ceil(total / q**2))
    if coins is None:
        return RequiredN(n, None, math.ceil(n * plan.census_part(method)))
    return RequiredN(n, math.ceil(coins / q**2), math.ceil(coins / q**2))


def reached_error_of(
    precision: Precision,
    *,
    n: int,
    confidence: Number,
    method: SampleSizeMethod,
    prevalence: Number | None = None,
) -> ReachedError:
    """Return the error that ``n`` reports stay within with ``confidence``: ``required_n_of`` turned round.

    Of a mean it is in its units. ``exact`` speaks of this very n; coverage is a saw-tooth, so a slightly
    larger n may reach slightly less. An error above 1 means that so few reports are not informative.

    Parameters
    ----------
    precision, method, prevalence
        as of ``required_n_of``.
    n : at least 1
        number of reports.
    confidence : above 0 and below 1
        probability of staying within the error.

    Raises
    ------
    PlanProblem
        if a number is out of range, or ``method`` does not fit the design.
    """
    count = _size(n)
    plan = _plan(precision, confidence, prevalence)
    unit = float(precision.unit)
    if method is SampleSizeMethod.EXACT:
        pooled, shares = plan.share_of()
        h = exact_coverage.reached_h(count, plan.confidence, shares)
        return ReachedError(float(h * pooled.slope), None)
    total, coins = plan.needed_squares(method)
    # n·q² is fixed by the method, so q shrinks with √n
    return ReachedError(
        unit * math.sqrt(total / count), None if coins is None else unit * math.sqrt(coins / count)
    )


def adjusted_n(
    n: int,
    *,
    design_effect: Number = 1.0,
    non_response: Number = 0.0,
    population: int | None = None,
    coins_only: int = 0,
) -> int:
    """Return how many people to approach so that ``n`` reports of a simple random sample are equalled.

    A population of N people shrinks the sampling part only: with k = ``coins_only`` reports needed for
    the coins, n' = (k + (n − k)·N/(N − 1)) / (1 + (n − k)/(N − 1)), which for direct questions (k = 0)
    is the familiar n/(1 + (n − 1)/N) (Cochran 1977, chapter 4). Then n'·design_effect/(1 − non_response)
    (Kish 1965, chapter 8), rounded up once.

    Parameters
    ----------
    n : at least 1
        reports of a simple random sample that are needed.
    design_effect : above 0, default 1
        variance over that of a simple random sample.
    non_response : from 0 and below 1, default 0
        share of those approached who give no report.
    population : at least 1, default None
        number of people; None: infinite.
    coins_only : at least 0, default 0
        reports that the coins' part alone needs.

    Raises
    ------
    PlanProblem
        if a number is out of range, or if more reports or people are needed than there are people.
    """
    reports = Fraction(_size(n))
    inflation = _inflation(design_effect, non_response)
    if population is not None:
        people = _size(population, PEOPLE)
        if coins_only > people:
            raise CannotBeReached(
                msg(
                    "Even asking all {population} people does not reach this error, because the "
                    "randomization alone needs {coins_only} reports. Accept a larger error or less "
                    "confidence, or use a design that asks for the true answer more often.",
                    population=people,
                    coins_only=coins_only,
                )
            )
        reports = _of_finite(reports, Fraction(min(coins_only, n)), people)
        if reports * inflation > people:
            raise CannotBeReached(
                msg(
                    "This error takes {n} people, and the population has only {population}. Accept a "
                    "larger error or less confidence, or plan for fewer who do not answer.",
                    n=math.ceil(reports * inflation),
                    population=people,
                )
            )
    return math.ceil(reports * inflation)


def effective_n(n: int, *, design_effect: Number = 1.0, non_response: Number = 0.0) -> int:
    """Return how many reports of a simple random sample ``n`` approached people are worth; at least 1.

    n·(1 − non_response)/design_effect (Kish 1965, chapter 8), rounded down.

    Parameters
    ----------
    n : from 1 to 10¹²
        people approached.
    design_effect : above 0, default 1
        variance over that of a simple random sample.
    non_response : from 0 and below 1, default 0
        share of those approached who give no report.

    Raises
    ------
    PlanProblem
        if a number is out of range.
    """
    size = _size(n)
    if size > MOST_PEOPLE:
        raise out_of_range(INTERVIEWS, n)
    return max(1, math.floor(size / _inflation(design_effect, non_response)))


def _inflation(design_effect: Number, non_response: Number) -> Fraction:
    effect = _number(design_effect, DESIGN_EFFECT)
    if effect <= 0:
        raise out_of_range(DESIGN_EFFECT, design_effect)
    missing = _number(non_response, NON_RESPONSE)
    if not 0 <= missing < 1:
        raise out_of_range(NON_RESPONSE, non_response)
    return effect / (1 - missing)


def _of_finite(n: Fraction, coins: Fraction, people: int) -> Fraction:
    # n' solves (k + (n − k)·(N − n')/(N − 1))/n' = 1: without replacement the sampling part has the
    # factor (N − n')/(N − 1), the k reports' worth of coins has none
    sampled = n - coins
    # both sides of the fraction times N − 1, so that one person is no special case
    return (coins * (people - 1) + sampled * people) / (people - 1 + sampled) if n > 1 else n


def _plan(precision: Precision, confidence: Number, prevalence: Number | None) -> _Plan:
    sure = _number(confidence, CONFIDENCE)
    if not 0 < sure < 1:
        raise out_of_range(CONFIDENCE, confidence)
    expected = None if prevalence is None else share_of(precision, prevalence)
    return _Plan(precision, expected, sure)


def share_of(precision: Precision, value: Number) -> Fraction:
    """Return where an expected prevalence, or a mean in its units, lies between 0 and 1.

    Parameters
    ----------
    precision
        whose ``origin`` and ``unit`` are the ends of the scale.
    value
        a prevalence, or a mean in its units.

    Raises
    ------
    PlanProblem
        if it does not.
    """
    share = (_number(value, EXPECTED) - precision.origin) / precision.unit
    if 0 <= share <= 1:
        return share
    if precision.origin == 0 and precision.unit == 1:
        raise out_of_range(EXPECTED, value)
    least, most = precision.origin, precision.origin + precision.unit
    raise PlanProblem(
        msg(
            "The expected mean is {value}; it must be from {minimum} to {maximum}.",
            value=_shown(value),
            minimum=float(least),
            maximum=float(most),
        )
    )


def _error(error: Number, unit: Fraction) -> Fraction:
    """Return the error as a part of the scale."""
    q = _number(error, ERROR)
    if 0 < q < unit:
        return q / unit
    if unit == 1:
        raise out_of_range(ERROR, error)
    raise PlanProblem(
        msg(
            "The error is {value}; it must be above 0 and below {width}, the width of the "
            "number's scale.",
            value=_shown(error),
            width=float(unit),
        )
    )


def _shown(value: object) -> object:
    """Return a number as a decimal, as a sentence says it; what is no number as it is."""
    try:
        return float(exact(value))
    except ValueError:
        return value


def _number(value: Number, template: str) -> Fraction:
    try:
        return exact(value)
    except ValueError as reason:
        raise out_of_range(template, value) from reason


def _size(value: int, template: str = INTERVIEWS) -> int:
    if isinstance(value, bool) or value != int(value) or value < 1:
        raise out_of_range(template, value)
    return int(value)


def _log_of(ratio: Fraction) -> Fraction:
    """Return ln(``ratio``) to 40 digits, so that rounding up is never one too many."""
    # 40 digits: the rounding of a float's logarithm could move n by one
    with localcontext() as context:
        context.prec = 40
        return Fraction((Decimal(ratio.numerator) / Decimal(ratio.denominator)).ln())
