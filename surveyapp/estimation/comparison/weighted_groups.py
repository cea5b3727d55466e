"""Two groups of a complex sample compared, with weights, strata and clusters.

Both groups are parts of one sample (domains), and may share strata and clusters: their shares covary.
Shares are Hájek means with linearized covariances (``sampling.linearization``); tests are likelihood ratios
of the weighted counts, corrected for the design effects (Rao & Scott 1984). For designs of more reports
than answers these effects are those of the debiased shares in place of the most likely ones. With equal
weights and neither strata nor clusters everything is as in ``two_groups``, except that the chance of
falling into a group counts too: a factor of n/(n − 1) in place of m/(m − 1) for m of n.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.cautions import ONE_REPORT
from surveyapp.estimation.comparison.two_groups import (
    OddsRatio,
    PrevalenceDifference,
    TestResult,
    WeightedCounts,
    equality_test,
    homogeneity_test,
    hybrid_interval,
    odds_ratio_of_estimates,
    wald_test,
)
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.sampling.linearization import (
    SampleReports,
    between,
    comparison_freedom,
    rao_scott,
)
from surveyapp.estimation.sampling.sample_designs import ONE_UNIT, Vector
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.messages.message import Message

ZERO_VARIANCE = 1e-20
"""A variance that is no larger is none: all in the group gave reports that stand for the same."""


@dataclass(frozen=True, eq=False)
class WeightedGroup:
    """One group of a complex sample; its own estimates are computed once, however often it is compared."""

    channel: Channel
    reports: SampleReports
    _found: dict[tuple[IntervalMethod, float], tuple[Estimate, ...]] = field(
        default_factory=dict, init=False, repr=False
    )

    @cached_property
    def weighted_counts(self) -> WeightedCounts:
        """Weighted counts, scaled to the number of respondents."""
        return WeightedCounts(self.channel, self.reports.counted(self.channel.reports))

    @cached_property
    def scores(self) -> Vector:
        """The pseudo-answers of each report, shape (r, t), one column an answer."""
        return matrix(self.channel.debiasing())

    @cached_property
    def covariance(self) -> Vector:
        """The covariance, shape (t, t), that the scores' means would have in a simple sample."""
        return self.reports.simple_covariance(self.scores)

    def estimates(self, method: IntervalMethod, level: float) -> tuple[Estimate, ...]:
        """Return the weighted estimates of all answers.

        Parameters
        ----------
        method
            of the intervals.
        level
            of the intervals, between 0 and 1.

        Raises
        ------
        UserProblem, ImpossibleReport
            as ``weighted_prevalence`` does.
        """
        known = (method, level)
        if known not in self._found:
            codes, sample = self.reports.codes, self.reports.sample
            made = weighted_prevalence(self.channel, codes, sample, method=method, level=level)
            self._found[known] = made.estimates
        return self._found[known]


@dataclass(frozen=True, eq=False)
class WeightedGroupPair:
    """Two groups of one complex sample that answered one question."""

    first_group: WeightedGroup
    second_group: WeightedGroup

    @classmethod
    def of(cls, channel: Channel, first: SampleReports, second: SampleReports) -> WeightedGroupPair:
        """Return two groups from their reports.

        Parameters
        ----------
        channel
            of both groups.
        first
            the reports of the first group.
        second
            the reports of the second group, in the same sample.
        """
        return cls(WeightedGroup(channel, first), WeightedGroup(channel, second))

    @property
    def first_reports(self) -> SampleReports:
        """The reports of the first group, with the sample."""
        return self.first_group.reports

    @property
    def second_reports(self) -> SampleReports:
        """The reports of the second group, with the sample."""
        return self.second_group.reports

    @property
    def scores(self) -> Vector:
        """The pseudo-answers of each report, shape (r, t), one column an answer."""
        return self.first_group.scores

    @cached_property
    def freedom(self) -> int | None:
        """Degrees of freedom of the comparison; None: as in a simple sample, the normal distribution."""
        return comparison_freedom(self.first_reports, self.second_reports)

    @cached_property
    def _between(self) -> Vector | None:
        return between(self.first_reports, self.second_reports, self.scores)

    def between(self, answers: Sequence[int]) -> Vector | None:
        """Return the covariance of the shares of ``answers`` in both groups.

        Parameters
        ----------
        answers : k numbers
            by their places in the channel.

        Returns
        -------
        array of shape (2k, 2k), or None
            the first group's shares before the second's; None where it cannot be estimated.
        """
        if self._between is None:
            return None
        size = self.scores.shape[1]
        places = [*answers, *(size + answer for answer in answers)]
        return self._between[np.ix_(places, places)]

    def shares(
        self, answer: int, method: IntervalMethod, level: float
    ) -> tuple[Estimate, Estimate]:
        """Return the weighted estimates of an answer in both groups.

        Parameters
        ----------
        answer
            by its place in the channel.
        method
            of the intervals.
        level
            of the intervals, between 0 and 1.
        """
        one, other = (
            group.estimates(method, level)[answer]
            for group in (self.first_group, self.second_group)
        )
        return one, other

    def variance(self, answers: Sequence[int]) -> Vector | None:
        """Return the covariance of the differences of the shares between the groups.

        Parameters
        ----------
        answers : k numbers
            by their places in the channel.

        Returns
        -------
        array of shape (k, k), or None
            None where it cannot be estimated.
        """
        both = self.between(answers)
        if both is None:
            return None
        size = len(answers)
        own, other = both[:size, :size], both[size:, size:]
        # Var(first − second), with the covariances that shared units cause
        return np.asarray(own + other - both[:size, size:] - both[size:, :size])

    def effects(self, answers: Sequence[int]) -> Vector | None:
        """Return the generalized design effects of the differences: eigenvalues of V₀⁻¹·V (Rao & Scott 1984).

        Parameters
        ----------
        answers : k numbers
            by their places in the channel.

        Returns
        -------
        array of shape (k,), or None
            1 for each where a simple sample has no variance; fewer where answers were never given; None
            where V cannot be estimated.
        """
        drawn = self.variance(answers)
        if drawn is None:
            return None
        simple = (self.first_group.covariance + self.second_group.covariance)[
            np.ix_(answers, answers)
        ]
        values, vectors = np.linalg.eigh(simple)
        # eigenvalues relative to the largest: without a full rank V₀^(−½) does not exist
        if values[0] <= 1e-12 * max(float(values[-1]), 1e-300):
            return (
                np.ones(len(values))
                if values[-1] <= 0
                else self._effects_of_observed(drawn, simple)
            )
        # V₀^(−½)·V·V₀^(−½) is symmetric and has the eigenvalues of V₀⁻¹·V, the design effects δ
        root = vectors / np.sqrt(values)
        return np.maximum(np.linalg.eigvalsh(root.T @ drawn @ root), 0.0)

    def _effects_of_observed(self, drawn: Vector, simple: Vector) -> Vector:
        """Return the effects where an answer was never given: those of the answers that were."""
        inverse = np.linalg.pinv(simple, rcond=1e-10, hermitian=True)
        # V₀⁺·V has the design effects where V₀ varies, and zeros elsewhere
        found = np.sort(np.linalg.eigvals(inverse @ drawn).real)
        rank = int(
            np.linalg.matrix_rank(simple, tol=1e-10 * float(np.trace(simple)), hermitian=True)
        )
        return np.maximum(found[len(found) - rank :], 0.0)

    def correlation(self, answer: int) -> float:
        """Return the correlation of the two groups' shares of an answer; 0 where it cannot be estimated.

        Parameters
        ----------
        answer
            by its place in the channel.
        """
        both = self.between([answer])
        if both is None:
            return 0.0
        if min(both[0, 0], both[1, 1]) <= ZERO_VARIANCE:
            return 0.0
        return float(both[0, 1]) / math.sqrt(float(both[0, 0] * both[1, 1]))


def compare_weighted_groups(
    groups: WeightedGroupPair,
    answer: int = 0,
    *,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> PrevalenceDifference:
    """Return how much more prevalent ``answer`` is in the first group than in the second.

    The difference of two domain means, its variance linearized; the interval is
    ``two_groups.hybrid_interval`` of the groups' weighted intervals with the correlation of the two shares;
    the tests are Student's of the difference over its error, and Rao & Scott's of the likelihood ratio.

    Parameters
    ----------
    groups
        two groups of one complex sample.
    answer
        by its place in the channel, default 0.
    method
        of the groups' own intervals.
    level
        of the interval, between 0 and 1, default 0.95.

    Raises
    ------
    UserProblem
        if ``level`` is not between 0 and 1.
    ImpossibleReport
        if a report was given that the design never gives.
    """
    one, other = groups.shares(answer, method, level)
    difference = one.prevalence - other.prevalence
    coins = math.hypot(one.coin_error or 0.0, other.coin_error or 0.0)
    total = _error_of_difference(groups, answer, one, other)
    return PrevalenceDifference(
        difference=difference,
        standard_error=total,
        coin_error=coins,
        interval=hybrid_interval(one, other, level, groups.correlation(answer)),
        wald=wald_test(difference, total, groups.freedom),
        likelihood_ratio=weighted_equality_test(groups, answer),
        maximum_likelihood=one.maximum_likelihood - other.maximum_likelihood,
        cautions=(Message(_missing_error_reason(groups)),) if total is None else (),
    )


def _error_of_difference(
    groups: WeightedGroupPair, answer: int, one: Estimate, other: Estimate
) -> float | None:
    """Return √(s₁² + s₂² − 2·cov), s of the groups' own estimates: neither below its coins' part."""
    both = groups.between([answer])
    if both is None or one.standard_error is None or other.standard_error is None:
        return None
    # the groups' own variances, never below the coins' part; the covariance is sampling's alone
    apart = one.standard_error**2 + other.standard_error**2 - 2 * float(both[0, 1])
    return math.sqrt(max(apart, 0.0))


def _missing_error_reason(groups: WeightedGroupPair) -> str:
    return ONE_REPORT if min(groups.first_reports.n, groups.second_reports.n) == 1 else ONE_UNIT


def weighted_equality_test(groups: WeightedGroupPair, answer: int = 0) -> TestResult | None:
    """Test whether ``answer`` is equally prevalent in both groups: G²/δ against F(1, ν) (Rao & Scott 1984).

    G² is ``two_groups.equality_test`` of the weighted counts, δ the design effect of the difference. None
    where that cannot be estimated.

    Parameters
    ----------
    groups
        two groups of one complex sample.
    answer
        by its place in the channel, default 0.
    """
    plain = equality_test(
        groups.first_group.weighted_counts, groups.second_group.weighted_counts, answer
    )
    return _rao_scott_test(plain, groups, [answer])


def weighted_homogeneity_test(groups: WeightedGroupPair) -> TestResult | None:
    """Test whether all answers have the same distribution in both groups (Rao & Scott 1984, second order).

    The statistic is G² over the mean design effect; its p-value follows ``linearization.rao_scott``. None
    where design effects cannot be estimated.

    Parameters
    ----------
    groups
        two groups of one complex sample.
    """
    plain = homogeneity_test(
        groups.first_group.weighted_counts, groups.second_group.weighted_counts
    )
    return _rao_scott_test(plain, groups, range(groups.scores.shape[1] - 1))


def _rao_scott_test(
    plain: TestResult, groups: WeightedGroupPair, answers: Sequence[int]
) -> TestResult | None:
    effects = groups.effects(answers)
    if effects is None or not effects.any():
        return None
    statistic, p_value = rao_scott(plain.statistic, effects, groups.freedom)
    return TestResult(statistic, plain.freedom, p_value)


def weighted_odds_ratio(
    groups: WeightedGroupPair,
    answer: int = 0,
    *,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> OddsRatio:
    """Return the odds ratio of ``answer`` between the groups, as ``two_groups.odds_ratio`` does.

    Parameters
    ----------
    groups
        two groups of one complex sample.
    answer
        by its place in the channel, default 0.
    method
        of the groups' own intervals.
    level
        of the interval, between 0 and 1, default 0.95.

    Raises
    ------
    UserProblem
        if ``level`` is not between 0 and 1.
    ImpossibleReport
        if a report was given that the design never gives.
    """
    one, other = groups.shares(answer, method, (1 + level) / 2)
    return odds_ratio_of_estimates(
        one, other, level, correlation=groups.correlation(answer), freedom=groups.freedom
    )
