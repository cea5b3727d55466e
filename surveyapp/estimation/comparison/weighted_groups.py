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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.cautions import ONE_REPORT
from surveyapp.estimation.comparison.two_groups import (
    EstimatedGroup,
    GroupPair,
    PrevalenceDifference,
    TestResult,
    WeightedCounts,
    equality_test,
    homogeneity_test,
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
from surveyapp.estimation.sampling.weighted_targets import ZERO_VARIANCE
from surveyapp.messages.message import Message


@dataclass(frozen=True, eq=False)
class WeightedGroup(EstimatedGroup):
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

    def estimate(self, answer: int, method: IntervalMethod | None, level: float) -> Estimate:
        """See ``EstimatedGroup``."""
        return self.estimates(method or DEFAULT_METHOD, level)[answer]


@dataclass(frozen=True, eq=False)
class WeightedGroupPair(GroupPair):
    """Two groups of one complex sample that answered one question."""

    first: WeightedGroup
    second: WeightedGroup

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
    def scores(self) -> Vector:
        """The pseudo-answers of each report, shape (r, t), one column an answer."""
        return self.first.scores

    @cached_property
    def freedom(self) -> int | None:
        """Degrees of freedom of the comparison; None: as in a simple sample, the normal distribution."""
        return comparison_freedom(self.first.reports, self.second.reports)

    @cached_property
    def _between(self) -> Vector | None:
        return between(self.first.reports, self.second.reports, self.scores)

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

    def covariance(self, answer: int) -> float | None:
        """Return how the shares of an answer covary, linearized; None where it cannot be estimated."""
        both = self.between([answer])
        return None if both is None else float(both[0, 1])

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
        simple = (self.first.covariance + self.second.covariance)[np.ix_(answers, answers)]
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

    def correlation(self, answer: int, one: Estimate, other: Estimate) -> float:  # noqa: ARG002
        """Return the correlation of the two groups' shares of an answer; 0 where it cannot be estimated.

        It is that of the linearized shares, whatever the errors are raised to for the coins' part.
        """
        both = self.between([answer])
        if both is None:
            return 0.0
        if min(both[0, 0], both[1, 1]) <= ZERO_VARIANCE:
            return 0.0
        return float(both[0, 1]) / math.sqrt(float(both[0, 0] * both[1, 1]))

    def equality(self, answer: int) -> TestResult | None:
        """Test whether an answer is equally prevalent: G²/δ against F(1, ν) (Rao & Scott 1984).

        G² is ``two_groups.equality_test`` of the weighted counts, δ the design effect of the difference.
        None where that cannot be estimated.
        """
        plain = equality_test(self.first.weighted_counts, self.second.weighted_counts, answer)
        return self._rao_scott(plain, [answer])

    def homogeneity(self) -> TestResult | None:
        """Test whether all answers have the same distribution (Rao & Scott 1984, second order).

        The statistic is G² over the mean design effect; its p-value follows ``linearization.rao_scott``.
        None where design effects cannot be estimated.
        """
        plain = homogeneity_test(self.first.weighted_counts, self.second.weighted_counts)
        return self._rao_scott(plain, range(self.scores.shape[1] - 1))

    def _rao_scott(self, plain: TestResult, answers: Sequence[int]) -> TestResult | None:
        effects = self.effects(answers)
        if effects is None or not effects.any():
            return None
        statistic, p_value = rao_scott(plain.statistic, effects, self.freedom)
        return TestResult(statistic, plain.freedom, p_value)

    def _cautions(
        self, made: PrevalenceDifference, _groups: Sequence[Estimate]
    ) -> Iterator[Message]:
        if made.standard_error is None:
            is_one = min(self.first.reports.n, self.second.reports.n) == 1
            yield Message(ONE_REPORT if is_one else ONE_UNIT)
