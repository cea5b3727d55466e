"""The share of careless answers, from a control item of known prevalence, and estimates corrected for it.

A share f of the respondents ignores the instruction and reports as ``designs/latent/careless.py`` assumes.
The expectations of the unbiased estimates of prevalence, of the control (v̂) and of a question asked in the
same way (û), are then

    E[v̂] = (1 − f)·π₀ + f·κ,  E[û] = (1 − f)·π + f·κ,

with π₀ the known prevalence and κ the prevalence that careless reports seem to show. Hence f̂ = (v̂ −
π₀)/(κ − π₀), which is unbiased, and π̂ = (û − f̂·κ)/(1 − f̂), a ratio, so consistent (for crosswise with π₀
= 0 it is eq. 5 of Atsusaka & Stevenson 2023; with f read as false positives, Höglinger & Diekmann 2017).
Its variance is by the delta method, with the covariance that the same people's two reports have.

Assumptions: the share of careless answers is the same at the control and at the question; careless people
have the trait as often as others; nobody is careless on purpose; the control's prevalence is really known.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.latent.base import YES
from surveyapp.designs.latent.careless import careless_share
from surveyapp.estimation import special_functions
from surveyapp.estimation.estimate import Estimate, Interval, IntervalMethod
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.latent_classes import Significance
from surveyapp.estimation.prevalence.pseudo_intervals import (
    PseudoMean,
    interval_of,
    possible_interval,
)
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.estimation.sampling.tallied_sample import TalliedSample

Vector = NDArray[np.float64]
Codes = NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class ControlReports:
    """The reports to a control item."""

    design: Design
    mode: Mode
    """How the control was asked, and the questions that it controls."""
    known: Fraction
    """The control's prevalence π₀, from 0 to 1."""
    control: Codes
    """Array of shape (n,): the index of each respondent's report, −1 where it is missing."""
    sample: Sample | None = None
    """Weights, strata and clusters of the n respondents; None is a simple random sample."""
    times: NDArray[np.int64] | None = None
    """Array of shape (n,): in a simple random sample, the number of respondents with equal reports that a row
    stands for; None: each row is one respondent."""

    @property
    def careless(self) -> float:
        """κ."""
        return float(careless_share(self.design, self.mode))

    @property
    def reach(self) -> float:
        """κ − π₀, which is not 0: surveys with such a control are refused."""
        return self.careless - float(self.known)

    def rate(self, method: IntervalMethod, level: float) -> Estimate:
        """Return f̂, the share of respondents who answer the control carelessly.

        In a simple random sample the interval is that of v̂, mapped to f; otherwise it is f̂ ± z·standard
        error, where that is possible.

        Parameters
        ----------
        method
            Of v̂'s interval.
        level : between 0 and 1
            Of the interval.

        Raises
        ------
        NoReports
            if there is no report to the control.
        """
        seen = self._mean(self.control)
        rate = self._rate_at(seen.mean)
        variance = self._sample.variance(seen.expanded / self.reach)
        error = None if variance is None or seen.n == 1 else math.sqrt(variance)
        interval = (
            self._moved(_of(rate, error), method, level)
            if self.sample is None
            else interval_of(_of(rate, error), DEFAULT_METHOD, level)
        )
        return _estimate(rate, error, rate, seen.n, interval)

    def nobody_is_careless(self) -> Significance:
        """Return the score test of f = 0.

        χ² = (v̂ − π₀)² / Var(v̂ | f = 0), with 1 degree of freedom. Only for simple random samples.

        Raises
        ------
        NoReports
            if there is no report to the control.
        """
        known = float(self.known)
        values, seen = _values(self.design), self._mean(self.control)
        rows = matrix(self.design.channel.rows)
        shares = np.array([known, 1 - known]) @ rows
        # Var(r) of one report at the known prevalence, where E[r] = π₀
        variance = float(shares @ (values - known) ** 2) / seen.n
        off = seen.mean - known
        if variance == 0:
            return Significance(math.inf, 1, 0.0) if off else Significance(0.0, 1, 1.0)
        return Significance(
            off**2 / variance, 1, float(special_functions.chdtrc(1, off**2 / variance))
        )

    def corrected(self, reports: Codes, level: float) -> tuple[Estimate, Estimate] | None:
        """Return the estimates of "yes" and "no" at a question, corrected for careless answers.

        Parameters
        ----------
        reports : array of shape (n,)
            The index of each respondent's report to the question, −1 where it is missing.
        level : between 0 and 1
            Of the intervals, the estimate ± z·standard error where that is possible.

        Returns
        -------
        The two estimates; None where f̂ ≥ 1, so that no attentive answers are left.

        Raises
        ------
        NoReports
            if there is no report to the control, or to the question.
        """
        ours, theirs = self._mean(reports), self._mean(self.control)
        rate = self._rate_at(theirs.mean)
        if rate >= 1:
            return None
        # π̂ = (û − f̂·κ)/(1 − f̂); by the delta method its variance is that of û/(1 − f̂) + slope·v̂ with
        # slope = dπ̂/dv̂ = (π̂ − κ) / ((1 − f̂)(κ − π₀)), and both means are linearized by respondent
        share = (ours.mean - rate * self.careless) / (1 - rate)
        slope = (share - self.careless) / ((1 - rate) * self.reach)
        variance = self._sample.variance(ours.expanded / (1 - rate) + slope * theirs.expanded)
        is_known = variance is not None and min(ours.n, theirs.n) > 1
        error = math.sqrt(variance) if is_known and variance is not None else None
        likely = ours.mean if rate < 0 else share  # no rate is below 0
        yes, no = (
            interval_of(_of(one, error), DEFAULT_METHOD, level) for one in (share, 1 - share)
        )
        return (
            _estimate(share, error, likely, ours.n, yes),
            _estimate(1 - share, error, 1 - likely, ours.n, no),
        )

    @property
    def _often(self) -> Vector:
        return np.ones(len(self.control)) if self.times is None else self.times.astype(np.float64)

    @property
    def _sample(self) -> Sample:
        return TalliedSample(self._often) if self.sample is None else self.sample

    def _mean(self, codes: Codes) -> _Mean:
        weights, often = np.where(codes < 0, 0.0, self._sample.weights), self._often
        total = float(often @ weights)
        if total == 0:
            raise NoReports
        values = _values(self.design)[codes]
        mean = float((often * weights) @ values) / total
        # w·(r − r̄)/Σw sums to 0: its variance under the sample is that of the weighted mean
        return _Mean(mean, weights * (values - mean) / total, int(often[weights > 0].sum()))

    def _moved(self, mean: PseudoMean, method: IntervalMethod, level: float) -> Interval:
        given = self.control >= 0
        counts = np.bincount(
            self.control[given], self._often[given], minlength=self.design.channel.reports
        ).astype(np.int64)
        seen = estimate_prevalence(self.design.channel, counts, method=method, level=level)[YES]
        # κ below π₀ turns the ends round
        ends = sorted(map(self._rate_at, (seen.interval.low, seen.interval.high)))
        return possible_interval(
            mean, (ends[0], ends[1]), seen.interval.method, level, is_default=True
        )

    def _rate_at(self, prevalence: float) -> float:
        return (prevalence - float(self.known)) / self.reach


@dataclass(frozen=True, slots=True, eq=False)
class _Mean:
    """A mean pseudo-answer, its linearization (one value a respondent), and the number of reports."""

    mean: float
    expanded: Vector
    n: int


def _values(design: Design) -> Vector:
    """Return each report's pseudo-answer of "yes"."""
    return np.array([float(row[YES]) for row in design.channel.debiasing()])


def _of(share: float, error: float | None) -> PseudoMean:
    return PseudoMean(share, None if error is None else error**2)


def _estimate(
    share: float, error: float | None, likely: float, n: int, interval: Interval
) -> Estimate:
    return Estimate(
        prevalence=share,
        standard_error=error,
        sampling_error=None,
        coin_error=None,
        interval=interval,
        n=n,
        raw_share=None,
        maximum_likelihood=min(max(likely, 0.0), 1.0),
    )
