"""Designs of several samples, or with people of several kinds, from weighted respondents.

A target of such a design is Σ_g E[w_g], w_g what each report of sample g stands for. Coins have drawn the
samples, so each is a domain of the whole: the estimate is the sum of the samples' Hájek means (see
``linearization``), and its variance holds for strata, clusters and groups as it does for any other design.
A ratio of two targets is linearized (Woodruff 1971): with θ̂ = Â/B̂ it varies as the mean of (a − θ̂·b)/B̂.

With equal weights and neither strata nor clusters the estimate is that of ``prevalence.latent_classes``, and
n/(n − 1) stands in the variance in place of n_g/(n_g − 1) in each sample, as the chance of falling into a
sample counts. The most likely values are of the weighted counts (pseudo maximum likelihood; Skinner 1989).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
import numpy.typing as npt

from surveyapp.designs.latent.base import LatentDesign, LatentTarget
from surveyapp.designs.latent.mixed_designs import MixedDesigns
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.latent_classes import (
    ONE_REPORT,
    ClassLikelihood,
    EmptySample,
    TargetEstimate,
    coin_variance,
    score_test,
    target_estimate,
)
from surveyapp.estimation.prevalence.pseudo_answers import (
    SampleScores,
    target_scores,
    target_weights,
)
from surveyapp.estimation.prevalence.pseudo_intervals import PseudoMean
from surveyapp.estimation.sampling.linearization import SampleReports, t_quantile
from surveyapp.estimation.sampling.sample_designs import (
    ONE_UNIT,
    Mask,
    StratifiedSample,
    Vector,
    lengths_differ,
)
from surveyapp.estimation.sampling.weighted_estimates import integer_counts
from surveyapp.messages.message import Message

ZERO_VARIANCE = 1e-20
"""A variance that is no larger is none: all in each sample gave reports that stand for the same."""


@dataclass(frozen=True, eq=False)
class LatentReports:
    """Who of a complex sample gave which report to a question of a latent design; make one by ``of``."""

    design: LatentDesign
    """Of the question."""
    reports: SampleReports
    """The reports of all samples, one sample after another, with how respondents were drawn."""

    @classmethod
    def of(
        cls,
        design: LatentDesign,
        codes: npt.NDArray[np.integer],
        sample: StratifiedSample,
        domain: Sequence[bool] | Mask | None = None,
    ) -> LatentReports:
        """Return the reports of those who are in ``domain``.

        Parameters
        ----------
        design
            of the question.
        codes : array of shape (n,)
            each respondent's report among those of all samples, one sample after another; −1 for none.
        sample
            how all n were drawn, out of very many.
        domain : length n, default None
            who belongs to the group; None: all.

        Raises
        ------
        NoReports
            if nobody who counts gave a report.
        EmptySample
            if nobody did in one of the samples.
        UserProblem
            if codes, sample and domain are not of one length.
        """
        for column, length in (("weight", len(sample.weights)), ("group", _length(domain, codes))):
            if length != len(codes):
                raise lengths_differ(reports=len(codes), column=column, length=length)
        shown = codes if domain is None else np.where(np.asarray(domain, np.bool_), codes, -1)
        sizes = [channel.reports for channel in design.channels]
        cells = np.repeat(np.arange(len(sizes)), sizes)
        there = np.bincount(cells[shown[(shown >= 0) & (sample.weights > 0)]], minlength=len(sizes))
        if not there.any():
            raise NoReports
        for number, count in enumerate(there.tolist(), start=1):
            if not count:
                raise EmptySample(sample=number, samples=len(sizes))
        return cls(design, SampleReports.of(shown, sample, cells))

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """Number of reports of each sample."""
        cells = self.reports.cells
        assert cells is not None  # noqa: S101 - ``of`` gives them
        return tuple(np.bincount(cells[self.reports.codes[self.reports.members]]).tolist())

    @cached_property
    def counts(self) -> tuple[tuple[int, ...], ...]:
        """Weighted counts of the reports of each sample, scaled to whole numbers."""
        scores = self._scores(self.design.targets[0])
        whole = integer_counts(self.reports.counted(scores.reports))
        return tuple(tuple(whole[part]) for part in scores.slices)

    @cached_property
    def _squares(self) -> tuple[tuple[Fraction, ...], ...]:
        """Σ e² over those who gave each report."""
        scores = self._scores(self.design.targets[0])
        squares = self.reports.squares(scores.reports)
        return tuple(tuple(map(Fraction, squares[part].tolist())) for part in scores.slices)

    @cached_property
    def _likelihood(self) -> ClassLikelihood:
        return ClassLikelihood.of(self.design, self.counts)

    @property
    def _spreads(self) -> Vector:
        """Σ e² of each sample."""
        return np.array([float(sum(row)) for row in self._squares])

    @property
    def cautions(self) -> tuple[Message, ...]:
        """What is unusual about the sample, and about those who are looked at."""
        cautions = list(self.reports.sample.cautions)
        if self._is_one_unit and self.reports.sample.units > 1:
            cautions.append(Message(ONE_UNIT))
        cautions += [
            Message(ONE_REPORT, {"sample": number})
            for number, size in enumerate(self.sizes, start=1)
            if size == 1
        ]
        return tuple(cautions)

    @property
    def _is_one_unit(self) -> bool:
        return self.reports.sample.among(self.reports.members)[0] == 1

    def _scores(self, target: LatentTarget) -> SampleScores:
        return target_scores(self.design, (target,), self._parts)

    @cached_property
    def _parts(self) -> tuple[int | Fraction, ...]:
        """What each sample is of all: by number, or by weight where nobody has drawn the samples."""
        if not isinstance(self.design, MixedDesigns):
            return self.sizes
        cells, members = self.reports.cells, self.reports.members
        assert cells is not None  # noqa: S101 - ``of`` gives them
        weights = self.reports.sample.weights[members]
        sums = np.bincount(cells[self.reports.codes[members]], weights, len(self.sizes))
        return tuple(map(Fraction, sums.tolist()))

    def linearized(self, target: LatentTarget) -> tuple[float, Vector] | None:
        """Return the estimate of a target, and what each report adds to it; None: a ratio over 0.

        Parameters
        ----------
        target
            of the design.
        """
        scores = self._scores(target)
        above = float(self.reports.mean(scores.values)[0])
        if scores.base is None:
            return above, scores.values[:, 0]
        below = self._below(scores)
        if below == 0:
            return None
        ratio = above / below
        return ratio, np.asarray((scores.values[:, 0] - ratio * scores.base) / below)

    def _below(self, scores: SampleScores) -> float:
        """Return the estimate of the denominator."""
        return 1.0 if scores.base is None else float(self.reports.mean(scores.base[:, None])[0])

    def estimate(
        self, target: LatentTarget, *, method: IntervalMethod | None = None, level: float = 0.95
    ) -> TargetEstimate:
        """Return a target with its uncertainty.

        Intervals are the score test's, by Student's t with clusters less strata; ``chebyshev`` takes the
        largest variance that any people could cause, and stands where there is no standard error.

        Parameters
        ----------
        target
            of the design.
        method
            of the interval.
        level : above 0 and below 1, default 0.95
            of the interval.

        Raises
        ------
        UserProblem
            if a report was given that the design never gives; if ``level`` is not between 0 and 1.
        """
        intervals.checked_level(level)
        found, likely = self.linearized(target), self._likelihood.likely_value(target)
        asked = (method or DEFAULT_METHOD, level)
        if found is None:
            return target_estimate(target, None, None, likely, asked)
        coins, scores = self._coins(target, found[0]), self._scores(target)
        mean = PseudoMean(
            found[0],
            self._variance(found[1]),
            coins=0.0 if coins is None else coins,
            stretch=t_quantile(level, self.reports.freedom) / intervals.z_value(level),
            # of a ratio no variance is the largest
            worst=math.inf if target.denominator is not None else self._worst_variance(found[1]),
            score_test=score_test(
                self._likelihood, target, scores, self._spreads, self._below(scores)
            ),
            least=float(target.least),
        )
        return target_estimate(target, mean, coins, likely, asked)

    def _variance(self, scores: Vector) -> float | None:
        if min(self.sizes) == 1:
            return None
        covariance = self.reports.covariance(scores[:, None])
        if covariance is None:
            return None
        variance = float(covariance[0, 0])
        return variance if variance > ZERO_VARIANCE else 0.0

    def _coins(self, target: LatentTarget, estimate: float) -> float | None:
        weights = target_weights(self.design, target.numerator, self._parts)
        if target.denominator is not None:
            base = target_weights(self.design, target.denominator, self._parts)
            below, ratio = Fraction(self._below(self._scores(target))), Fraction(estimate)
            weights = tuple(
                tuple((a - ratio * b) / below for a, b in zip(one, other, strict=True))
                for one, other in zip(weights, base, strict=True)
            )
        found = coin_variance(self.design, weights, self.counts, self._squares)
        return None if found is None else float(found)

    def _worst_variance(self, scores: Vector) -> float:
        """Σ_g (range of w_g)²/4·Σ e²: no people drawn independently cause more (Popoviciu 1935)."""
        squares = self.reports.squares(len(scores))
        return sum(
            float(np.ptp(scores[part]) ** 2 / 4 * squares[part].sum())
            for part in self._scores(self.design.targets[0]).slices
        )


def _length(domain: Sequence[bool] | Mask | None, codes: npt.NDArray[np.integer]) -> int:
    return len(codes if domain is None else domain)
