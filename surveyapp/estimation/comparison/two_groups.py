"""Two groups compared.

Groups are independent simple random samples, each with counts of reports; their channels may differ. Where
a group is itself a randomized answer, ``cross_tables.conditional_difference`` and
``cross_tables.log_odds_ratio`` apply. Groups within a complex sample are compared by ``weighted_groups``.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation import special_functions
from surveyapp.estimation.comparison.likelihood_ratio import GroupLikelihood, equality_statistic
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.labelled_counts import CountsLike, counts_in_order
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

Vector = npt.NDArray[np.float64]


NO_ODDS_IN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "In a group the estimated share is {share}, so its odds cannot be computed; "
    "the interval comes from the intervals of the two shares and is rather too "
    "wide.",
)
NO_ODDS_RATIO = QT_TRANSLATE_NOOP(
    "messages",
    "In a group the estimated share is {share}, and its interval contains no "
    "other value: such shares have no odds, and their ratio has no interval.",
)
BEYOND_INTERVAL = QT_TRANSLATE_NOOP(
    "messages",
    "In a group the estimated share is {share}. The interval is of possible shares only, so the estimated "
    "difference lies outside it; the most likely difference is {likely}.",
)


class EstimatedGroup(Protocol):
    """A group that has estimates of its own."""

    def estimate(self, answer: int, method: IntervalMethod | None, level: float) -> Estimate:
        """Return the estimate of one answer.

        Parameters
        ----------
        answer, method, level
            as of ``GroupPair.shares``.
        """


@dataclass(frozen=True)
class GroupReports(EstimatedGroup):
    """The reports of one group; its own estimates are computed once, however often it is compared."""

    channel: Channel
    """That the reports were given through."""
    counts: CountsLike
    """Array of shape (r,): of the reports, whole numbers from 0."""
    _found: dict[tuple[IntervalMethod, float], tuple[Estimate, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", counts_in_order(self.channel, self.counts))

    def estimates(self, method: IntervalMethod, level: float) -> tuple[Estimate, ...]:
        """Return the estimates of all answers; raises what ``estimate_prevalence`` raises.

        Parameters
        ----------
        method
            of the intervals.
        level
            of the intervals, between 0 and 1.
        """
        known = (method, level)
        if known not in self._found:
            self._found[known] = estimate_prevalence(
                self.channel, self.counts, method=method, level=level
            )
        return self._found[known]

    def estimate(self, answer: int, method: IntervalMethod | None, level: float) -> Estimate:
        """See ``EstimatedGroup``."""
        return self.estimates(method or DEFAULT_METHOD, level)[answer]

    @cached_property
    def likelihood(self) -> GroupLikelihood:
        """Of the group's reports."""
        return GroupLikelihood(self.channel, self.counts)


@dataclass(frozen=True, eq=False)
class WeightedCounts:
    """The reports of one group of a complex sample."""

    channel: Channel
    """That the reports were given through."""
    counts: Vector
    """Array of shape (r,): weighted counts of the reports, which need not be whole."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", counts_in_order(self.channel, self.counts))

    @cached_property
    def likelihood(self) -> GroupLikelihood:
        """Of the weighted counts."""
        return GroupLikelihood(self.channel, self.counts)


@dataclass(frozen=True, slots=True)
class ComparisonInterval:
    """An interval of a difference or a ratio; ``high`` may be infinite for a ratio."""

    low: float
    high: float
    level: float
    method: str


@dataclass(frozen=True, slots=True)
class TestResult:
    """A test's statistic, its degrees of freedom (None: standard normal) and its two-sided p-value."""

    __test__ = False

    statistic: float
    freedom: int | None
    p_value: float


@dataclass(frozen=True, slots=True)
class PrevalenceDifference:
    """The difference of the prevalence of one answer between two groups."""

    difference: float
    """First less second, from the unbiased estimates; may lie outside [−1, 1]."""
    standard_error: float | None
    """Of sampling and coins together; None where a group has one report."""
    coin_error: float | None
    """The part of it that the randomization causes; None where it is not identified."""
    interval: ComparisonInterval
    """Hybrid of the groups' intervals, cut at −1 and 1."""
    wald: TestResult | None
    """Z = difference/standard error; None where that is unknown or 0."""
    likelihood_ratio: TestResult | None
    """Of equal prevalences of this answer against any; exact null model for each group. None where the errors
    of a complex sample cannot be seen, and for designs of several samples."""
    maximum_likelihood: float
    """Of the groups' most likely prevalences."""
    cautions: tuple[Message, ...]
    """What to know besides the numbers."""


class GroupPair(ABC):
    """Two groups that answered one question, each with its own estimates, which may covary."""

    @property
    def freedom(self) -> int | None:
        """Degrees of freedom of the comparison; None: the normal distribution."""
        return None

    first: EstimatedGroup
    second: EstimatedGroup

    def shares(
        self, answer: int, method: IntervalMethod | None, level: float
    ) -> tuple[Estimate, Estimate]:
        """Return the estimates of an answer in both groups.

        Parameters
        ----------
        answer
            by its place among the answers.
        method
            of the intervals; None: the usual one.
        level
            of the intervals, between 0 and 1.

        Raises
        ------
        NoReports
            if a group has no reports.
        UserProblem
            if ``level`` is not between 0 and 1; if the reports do not tell the answer's share.
        ImpossibleReport
            if a report was counted that the design never gives.
        """
        one, other = (group.estimate(answer, method, level) for group in (self.first, self.second))
        return one, other

    def covariance(self, answer: int) -> float | None:  # noqa: ARG002 - different people
        """Return how the two estimates of an answer covary; None where it is not seen.

        Parameters
        ----------
        answer
            by its place among the answers.
        """
        return 0.0

    def correlation(self, answer: int, one: Estimate, other: Estimate) -> float:
        """Return the correlation of the two estimates; 0 where it is not seen.

        Parameters
        ----------
        answer
            by its place among the answers.
        one, other
            their estimates.
        """
        covariance = self.covariance(answer)
        if not covariance or not one.standard_error or not other.standard_error:
            return 0.0
        return covariance / (one.standard_error * other.standard_error)

    def equality(self, answer: int) -> TestResult | None:  # noqa: ARG002
        """Test by a likelihood ratio whether an answer is equally prevalent; None where there is none.

        Parameters
        ----------
        answer
            by its place among the answers.
        """
        return None

    def homogeneity(self) -> TestResult | None:
        """Test whether all answers have the same distribution in both groups; None where there is no test."""
        return None

    @abstractmethod
    def _cautions(
        self, made: PrevalenceDifference, groups: Sequence[Estimate]
    ) -> Iterator[Message]:
        """Yield what to know of a difference besides the numbers."""

    def difference(
        self, answer: int = 0, *, method: IntervalMethod | None = None, level: float = 0.95
    ) -> PrevalenceDifference:
        """Return how much more prevalent ``answer`` is in the first group than in the second.

        Its error is √(s₁² + s₂² − 2·cov), s of the groups' own estimates. Interval: square-and-add of the
        distances to the groups' own bounds (Newcombe 1998, method 10; MOVER, Zou & Donner 2008):
        low = d − √((p₁ − l₁)² + (u₂ − p₂)²), high = d + √((u₁ − p₁)² + (p₂ − l₂)²), with the correlation of
        the two shares, see ``_hybrid_interval``. A share p outside its interval, as an estimate outside
        [0, 1] can be, is moved to the nearest end.

        Parameters
        ----------
        answer
            by its place among the answers, default 0.
        method
            of the groups' own intervals; None: the usual one.
        level
            of the interval, between 0 and 1, default 0.95.

        Raises
        ------
        NoReports, UserProblem, ImpossibleReport
            as ``shares`` does.
        """
        one, other = self.shares(answer, method, level)
        difference = one.prevalence - other.prevalence
        total = self._error(answer, one, other)
        coins = None
        if one.coin_error is not None and other.coin_error is not None:
            coins = math.hypot(one.coin_error, other.coin_error)
        made = PrevalenceDifference(
            difference=difference,
            standard_error=total,
            coin_error=coins,
            interval=_hybrid_interval(one, other, level, self.correlation(answer, one, other)),
            wald=_wald_test(difference, total, self.freedom),
            likelihood_ratio=self.equality(answer),
            maximum_likelihood=one.maximum_likelihood - other.maximum_likelihood,
            cautions=(),
        )
        return replace(made, cautions=tuple(self._cautions(made, (one, other))))

    def _error(self, answer: int, one: Estimate, other: Estimate) -> float | None:
        # the groups' own variances, never below the coins' part; the covariance is sampling's alone
        covariance = self.covariance(answer)
        if covariance is None or one.standard_error is None or other.standard_error is None:
            return None
        if not covariance:
            return math.hypot(one.standard_error, other.standard_error)
        squares = one.standard_error**2 + other.standard_error**2
        return math.sqrt(max(squares - 2 * covariance, 0.0))

    def odds_ratio(
        self, answer: int = 0, *, method: IntervalMethod | None = None, level: float = 0.95
    ) -> OddsRatio:
        """Return the odds ratio of ``answer`` between the groups.

        Interval: exp(ln ratio ± z·√Σ V_g/(p_g·(1 − p_g))²) (delta method). Where a share is not strictly
        between 0 and 1, from the groups' bounds: odds(l₁)/odds(u₂) … odds(u₁)/odds(l₂), each group's drawn at
        half the error so that both hold together (Bonferroni).

        Parameters
        ----------
        answer, method, level
            as of ``difference``.

        Raises
        ------
        NoReports, UserProblem, ImpossibleReport
            as ``shares`` does.
        """
        one, other = self.shares(answer, method, (1 + level) / 2)
        return _odds_ratio_of_estimates(
            one,
            other,
            level,
            correlation=self.correlation(answer, one, other),
            freedom=self.freedom,
        )


@dataclass(frozen=True)
class CountedGroupPair(GroupPair):
    """Two independent groups, each drawn simply."""

    first: GroupReports
    second: GroupReports

    def equality(self, answer: int) -> TestResult:
        """Test whether an answer is equally prevalent, by ``equality_test``."""
        return equality_test(self.first, self.second, answer)

    def homogeneity(self) -> TestResult:
        """Test whether all answers have the same distribution, by ``homogeneity_test``."""
        return homogeneity_test(self.first, self.second)

    def _cautions(
        self, made: PrevalenceDifference, groups: Sequence[Estimate]
    ) -> Iterator[Message]:
        """Say of which impossible share it comes that the difference lies outside its interval."""
        if made.interval.low <= made.difference <= made.interval.high:
            return
        share = max((group.prevalence for group in groups), key=lambda share: abs(share - 0.5))
        likely = f"{made.maximum_likelihood:.4g}"
        yield Message(BEYOND_INTERVAL, {"share": f"{share:.4g}", "likely": likely})


def _wald_test(
    difference: float, error: float | None, freedom: int | None = None
) -> TestResult | None:
    """Return the test of a difference over its standard error; None where that is unknown or 0."""
    from surveyapp.estimation.sampling.linearization import two_sided_p_value  # noqa: PLC0415

    if not error:
        return None
    return TestResult(difference / error, None, two_sided_p_value(difference / error, freedom))


def _clipped_prevalence(estimate: Estimate) -> float:
    return min(max(estimate.prevalence, estimate.interval.low), estimate.interval.high)


def _hybrid_interval(
    one: Estimate, other: Estimate, level: float, correlation: float = 0.0
) -> ComparisonInterval:
    """Return the interval of a difference from the groups' own intervals, see ``GroupPair.difference``.

    Correlated estimates: √(a² + b² − 2·ρ·a·b) in place of √(a² + b²) (Zou 2007).
    """
    # outside its interval a distance to the nearer bound would be negative
    p1, p2 = _clipped_prevalence(one), _clipped_prevalence(other)
    down = _root_of_sum(p1 - one.interval.low, other.interval.high - p2, correlation)
    up = _root_of_sum(one.interval.high - p1, p2 - other.interval.low, correlation)
    low, high = (min(max(end, -1.0), 1.0) for end in (p1 - p2 - down, p1 - p2 + up))
    return ComparisonInterval(low, high, level, f"hybrid of {one.interval.method.value}")


def _root_of_sum(one: float, other: float, correlation: float) -> float:
    # as |ρ| ≤ 1, only rounding can make it negative
    return math.sqrt(max(one**2 + other**2 - 2 * correlation * one * other, 0.0))


def equality_test(
    first: GroupReports | WeightedCounts, second: GroupReports | WeightedCounts, answer: int = 0
) -> TestResult:
    """Test whether ``answer`` is equally prevalent in both groups: G² = 2·(ℓ free − ℓ equal) against χ²₁.

    Under the null hypothesis the answer has one prevalence π in both groups and the others divide in the
    most likely way in each: ℓ(π) is concave, so its maximum lies between those of the groups. Where π is 0
    or 1 the test is conservative.

    Parameters
    ----------
    first
        the reports of one group.
    second
        the reports of the other group; its channel may differ.
    answer
        by its place in the channel, default 0.
    """
    statistic = equality_statistic(first.likelihood, second.likelihood, answer)
    return TestResult(statistic, 1, float(special_functions.chdtrc(1, statistic)))


def homogeneity_test(
    first: GroupReports | WeightedCounts, second: GroupReports | WeightedCounts
) -> TestResult:
    """Test whether all answers have the same distribution in both groups.

    G² = 2·(ℓ₁ + ℓ₂ − ℓ of the pooled counts), against χ² with (answers − 1) degrees of freedom; conservative
    where the most likely share of some answers is 0.

    Parameters
    ----------
    first
        the reports of one group.
    second
        the reports of the other group, through the same channel.

    Raises
    ------
    ValueError
        if the groups have different channels.
    """
    if first.channel != second.channel:
        raise ValueError("the groups were asked through different channels")
    # equal prevalences of all answers: one multinomial of both groups' reports
    pooled = np.asarray(first.counts) + np.asarray(second.counts)
    free = first.likelihood.maximum + second.likelihood.maximum
    statistic = max(2 * (free - GroupLikelihood(first.channel, pooled).maximum), 0.0)
    freedom = first.channel.answers - 1
    return TestResult(statistic, freedom, float(special_functions.chdtrc(freedom, statistic)))


@dataclass(frozen=True, slots=True)
class OddsRatio:
    """The odds of one answer in the first group over those in the second."""

    ratio: float | None
    """From the unbiased estimates; None where one of them is not strictly between 0 and 1."""
    maximum_likelihood: float | None
    """From the most likely prevalences; may be 0 or infinite, None for 0/0."""
    interval: ComparisonInterval | None
    """Of the ratio; None where a group's own interval holds one share alone, 0 or 1."""
    cautions: tuple[Message, ...]
    """What to know besides the numbers."""


def _odds_ratio_of_estimates(
    one: Estimate,
    other: Estimate,
    level: float,
    *,
    correlation: float = 0.0,
    freedom: int | None = None,
) -> OddsRatio:
    """Return the odds ratio of two shares, see ``GroupPair.odds_ratio``."""
    from surveyapp.estimation.sampling.linearization import t_quantile  # noqa: PLC0415

    groups = (one, other)
    most = _ratio(_odds(one.maximum_likelihood), _odds(other.maximum_likelihood))
    shares = [group.prevalence for group in groups]
    errors = [group.standard_error for group in groups]
    outside = [share for share in shares if not 0 < share < 1]
    if outside or None in errors:
        low = _ratio(_odds(one.interval.low), _odds(other.interval.high))
        high = _ratio(_odds(one.interval.high), _odds(other.interval.low))
        facts = {"share": f"{outside[0]:.4g}"} if outside else {}
        if low == math.inf or high == 0:
            return OddsRatio(None, most, None, (Message(NO_ODDS_RATIO, facts),))
        bounds = ComparisonInterval(
            0.0 if low is None else low, math.inf if high is None else high, level, "of shares"
        )
        cautions = (Message(NO_ODDS_IN_GROUP, facts),) if outside else ()
        return OddsRatio(None, most, bounds, cautions)
    # d ln(p/(1 − p)) = dp/(p(1 − p))
    logs = [(e or 0.0) / (share * (1 - share)) for e, share in zip(errors, shares, strict=True)]
    error = _root_of_sum(logs[0], logs[1], correlation)
    log = math.log(_odds(shares[0]) / _odds(shares[1]))
    reach = t_quantile(level, freedom) * error
    bounds = ComparisonInterval(_exp(log - reach), _exp(log + reach), level, "delta")
    return OddsRatio(math.exp(log), most, bounds, ())


def _exp(power: float) -> float:
    return math.exp(power) if power < 700 else math.inf


def _odds(share: float) -> float:
    return math.inf if share >= 1 else share / (1 - share)


def _ratio(above: float, below: float) -> float | None:
    if (above == 0 and below == 0) or (math.isinf(above) and math.isinf(below)):
        return None
    return math.inf if below == 0 else above / below
