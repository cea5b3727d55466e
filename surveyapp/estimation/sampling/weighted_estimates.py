"""Shares and totals from weighted, stratified, clustered and unequal-probability samples.

A report's pseudo-answer r is unbiased for the answer x whatever the coins, so every estimator of survey
statistics applies to it (Chaudhuri 2011, Randomized Response and Indirect Questioning, ch. 3). With the
estimator linear (or linearized) in r, θ̂ = Σ e_i·r_i, its variance has two parts:

* the coins' part Σ e_i²·V_i, V_i the variance of r_i over the coins alone, independent between people;
* the sampling part. A variance estimator v of the sampling design, applied to r in place of x, counts the
  sampling part and (1 − f_i) of the coins' part: what is sampled away shrinks by f, coins do not.

So Var = v(r) + Σ f_i·e_i²·V̂_i, as for two-stage samples (Cochran 1977, §11.4; Arnab 1990). With
f_i = π_i and e_i = 1/π_i this is RRTCS's v(r) + Σ V̂_i/π_i (Rueda, Cobo & Arcos 2015). As in
``prevalence``, the reported total is never taken below the coins' part, which is known.

V̂_i is unbiased: with a channel Σ_j B[report, j]·V_j, V_j the coins' variance of a person with answer j; for
scores without a channel r² − r, because x² = x (for two reports the two are the same number).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, cast

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.estimation.estimate import Interval, IntervalMethod
from surveyapp.estimation.labelled_counts import counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.closed_form import NoReports, debiased, likely_moments
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.maximum_likelihood import most_likely
from surveyapp.estimation.prevalence.pseudo_answers import pool, possible_reports
from surveyapp.estimation.prevalence.pseudo_intervals import (
    MOST_REPORTS,
    ROUNDING,
    PseudoMean,
    few_units_stretch,
    interval_of,
    near_whole,
)
from surveyapp.estimation.sampling.sample_designs import (
    NORMALIZED,
    ONE_UNIT,
    Mask,
    Sample,
    StratifiedSample,
    Vector,
    lengths_differ,
    population_missing,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from surveyapp.estimation.sampling.respondents import PseudoAnswers

UNANSWERED_IN_TOTAL = QT_TRANSLATE_NOOP(
    "messages",
    "{count} respondents did not answer. The total counts only those who did; it is too small unless the "
    "weights make up for it.",
)


class Target(Enum):
    """What is estimated."""

    SHARE = "share"
    """Σ w·r/Σ w: the weights estimate the population too (Hájek 1971)."""
    SHARE_OF_POPULATION = "share_of_population"
    """Σ w·r/N for a known N (Horvitz & Thompson 1952)."""
    TOTAL = "total"
    """Σ w·r: number of people."""


@dataclass(frozen=True, slots=True)
class WeightedEstimate:
    """One answer's share or total, with its uncertainty."""

    estimate: float
    """Unbiased (``SHARE``: nearly so); may lie outside [0, 1]."""
    standard_error: float | None
    """Of sampling and coins together; None where one unit cannot tell."""
    sampling_error: float | None
    """The part of it that drawing a sample causes; None with ``standard_error``."""
    coin_error: float
    """The part of it that the randomization causes, the answers held fixed."""
    unbiased_variance: float | None
    """The variance estimate before it is raised to the coins' part."""
    interval: Interval
    """Cut at 0 and 1 (a total: at 0 and the population)."""
    n: int
    """Number of reports."""
    effective_n: float
    """N over the design effect."""
    design_effect: float
    """Variance over that of a simple sample of n, without finite population."""
    cautions: tuple[Message, ...]
    """What to know beside the number."""
    raised_from: float | None = None
    """``unbiased_variance``, where it is below the coins' part, which is shown; else None."""


def estimate_weighted(
    pseudo: PseudoAnswers,
    sample: Sample,
    *,
    target: Target = Target.SHARE,
    population: float | None = None,
    domain: Sequence[bool] | Mask | None = None,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> tuple[WeightedEstimate, ...]:
    """Return one estimate for each answer.

    ``SHARE``: μ̂ = Σ w·r/Σ w, e_i = w_i/Σ w, linearized z_i = e_i·(r_i − μ̂) (Taylor; Woodruff 1971).
    ``SHARE_OF_POPULATION``: e_i = w_i/N; ``TOTAL``: e_i = w_i; both z_i = e_i·r_i. Respondents outside
    ``domain``, and those who did not answer, stay in the sample with z = 0, so that the chance of falling
    into a group counts (Cochran 1977, §2.13). Within one unit a group has
    no sampling error that could be told. Var = v(z) + Σ f_i·e_i²·V̂_i (see the module).

    With all weights 1 and no strata or clusters this is ``estimate_prevalence``.

    Intervals of shares: the share of pooled reports and the effective sample size n/deff, brought down by the
    group's degrees of freedom, (t_{n−1}/t_df)², go into the method's formula (Korn &
    Graubard 1998), or into that of the score interval where there is no such share. Else Wald.

    Parameters
    ----------
    pseudo : n respondents
        the pseudo-answers, from ``pseudo_answers``.
    sample : n respondents
        how they were drawn.
    target : default ``SHARE``
        what is estimated.
    population : above 0, default None
        N; needed for ``SHARE_OF_POPULATION``, and the upper end of a total's interval.
    domain : length n, default None
        who belongs to the group; None: all.
    method
        of the intervals.
    level : above 0 and below 1, default 0.95
        of the intervals.

    Raises
    ------
    NoReports
        if nobody in the domain answered.
    UserProblem
        if a known population is needed and is not given or not above 0; if reports, sample
        and domain are not of one length; if ``level`` is not between 0 and 1.
    """
    intervals.checked_level(level)
    if population is None and target is Target.SHARE_OF_POPULATION:
        raise population_missing()
    if population is not None and not (math.isfinite(population) and population > 0):
        raise population_missing()
    members = _members(pseudo, sample, domain)
    is_plain = type(sample) is StratifiedSample and sample.calibration is None
    if is_plain and domain is not None and target is Target.SHARE:
        # the sample knows its units still, and nobody else is looked at
        pseudo, sample = pseudo.only(members), cast(StratifiedSample, sample).only(members)
        members = np.ones(len(sample.weights), dtype=np.bool_)
    case = _Case(pseudo, sample, members, target, population)
    return tuple(case.estimate(a, method, level) for a in range(pseudo.values.shape[1]))


def _members(pseudo: PseudoAnswers, sample: Sample, domain: Sequence[bool] | Mask | None) -> Mask:
    n = len(pseudo.values)
    if len(sample.weights) != n:
        raise lengths_differ(reports=n, column="weight", length=len(sample.weights))
    inside = np.ones(n, dtype=np.bool_) if domain is None else np.asarray(domain, dtype=np.bool_)
    if len(inside) != n:
        raise lengths_differ(reports=n, column="group", length=len(inside))
    members = np.asarray(inside & pseudo.answered & (sample.weights > 0))
    if not members.any():
        raise NoReports
    return members


@dataclass(frozen=True, slots=True, eq=False)
class _Squares:
    """Each respondent's part in the coins' variance, their sum, and the prevalences that they make likely."""

    each: Vector
    sum: float
    likely: Vector | None


@dataclass(frozen=True, eq=False)
class _Case:
    """One question, sample and group; estimates one answer at a time."""

    pseudo: PseudoAnswers
    sample: Sample
    members: Mask
    target: Target
    population: float | None

    @cached_property
    def n(self) -> int:
        return int(self.members.sum())

    @cached_property
    def weights(self) -> Vector:
        return np.asarray(np.where(self.members, self.sample.weights, 0.0))

    @cached_property
    def coefficients(self) -> Vector:
        """e_i: how the estimate moves with each pseudo-answer."""
        weights = self.weights
        match self.target:
            case Target.SHARE:
                return np.asarray(weights / weights.sum())
            case Target.SHARE_OF_POPULATION:
                return weights / cast(float, self.population)
            case Target.TOTAL:
                return weights

    @cached_property
    def _is_one_unit(self) -> bool:
        """Whether the members lie in one unit out of many: around their own mean it does not vary at all."""
        if self.target is not Target.SHARE or self.sample.units == 1:
            return False  # a single unit in all is the sample's to tell
        return self._among[0] == 1 and bool(np.any(self.sample.fractions[self.members] < 1))

    @cached_property
    def freedom(self) -> int:
        """Units less strata, of those that hold a member (Korn & Graubard 1999, §5.2)."""
        return self._among[1]

    @cached_property
    def _among(self) -> tuple[int, int]:
        return self.sample.among(self.members)

    @cached_property
    def largest(self) -> float:
        if self.target is not Target.TOTAL:
            return 1.0
        return float(self.weights.sum()) if self.population is None else self.population

    def estimate(self, a: int, method: IntervalMethod, level: float) -> WeightedEstimate:
        e, values = self.coefficients, self.pseudo.values[:, a]
        estimate = float(e @ values)
        mean = float(self.weights @ values / self.weights.sum())
        # Taylor: a ratio of totals is centred; totals, and means by a known N, are not
        linearized = e * (values - mean) if self.target is Target.SHARE else e * values
        shares = e if self.target is Target.SHARE else None
        drawn = None if self._is_one_unit else self.sample.variance(linearized, shares)
        unbiased = drawn
        # where the estimate leaves [0, 1] the coins' part is taken at the most likely prevalences
        left = coins = self.squares.sum * self._coin_variance(self.squares, a)
        if self.spared is not None:
            # v(z) holds the sampling part and Σ (1 − f)·e²·V of the coins' (see the module)
            left -= float(self.spared @ e**2) * self._coin_variance(self._spared_squares, a)
            if drawn is not None:
                unbiased = drawn + float(self.spared @ (e**2 * self.pseudo.coins[:, a]))
        sampling = None if drawn is None else max(drawn - left, 0.0)
        effect = self._effect(linearized, a, mean, drawn)
        found = PseudoMean(
            estimate,
            None if sampling is None else coins + sampling,
            coins=coins,
            stretch=few_units_stretch(self.freedom, self.n, level),
            worst=self._worst(a),
            most=self.largest,
        )
        is_raised = unbiased is not None and unbiased < coins * (1 - ROUNDING)
        return WeightedEstimate(
            estimate=estimate,
            standard_error=None if found.variance is None else math.sqrt(found.variance),
            sampling_error=found.sampling_error,
            coin_error=math.sqrt(coins),
            unbiased_variance=unbiased,
            interval=interval_of(self._with_reports(found, a, effect, linearized), method, level),
            n=self.n,
            effective_n=self.n / effect if effect > 0 else math.inf,
            design_effect=effect,
            cautions=self._cautions(),
            raised_from=unbiased if is_raised else None,
        )

    @cached_property
    def spared(self) -> Vector | None:
        """f: which part of a finite population the sample has of each respondent's; None if it is endless."""
        found = self.sample.fractions
        return found if found.any() else None

    @cached_property
    def squares(self) -> _Squares:
        """e², as the coins' part of the variance counts people."""
        return self._squares_of(self.coefficients)

    @cached_property
    def _spared_squares(self) -> _Squares:
        """f·e²."""
        assert self.spared is not None  # noqa: S101 - asked for only then
        return self._squares_of(self.coefficients * np.sqrt(self.spared))

    def _squares_of(self, e: Vector) -> _Squares:
        squares = np.asarray(e**2)
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if channel is None or debiasing is None or self.pseudo.reports is None:
            return _Squares(squares, float(squares.sum()), None)
        likely = None
        if squares.any():
            # the coins' variance depends on the answer;
            # people count by their squared part e² in the sum
            likely = likely_shares(channel, self._report_sums(squares), debiasing)
        return _Squares(squares, float(squares.sum()), likely)

    def _report_sums(self, parts: Vector) -> Vector:
        """Return the members' sums of ``parts`` by report."""
        shown, size = cast(Vector, self.pseudo.reports), cast(Channel, self.pseudo.channel).reports
        if self.members.all():
            return np.asarray(np.bincount(shown, parts, size), dtype=np.float64)
        sums = np.bincount(shown[self.members], parts[self.members], size)
        return np.asarray(sums, dtype=np.float64)

    def _coin_variance(self, squares: _Squares, a: int) -> float:
        """Return Σ e²·V/Σ e²: what the coins do to one report on average, at possible prevalences."""
        from surveyapp.estimation.sampling.respondents import coin_variances  # noqa: PLC0415

        if not squares.sum:
            return 0.0
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if squares.likely is None or channel is None or debiasing is None:
            return max(float(squares.each @ self.pseudo.coins[:, a] / squares.sum), 0.0)
        table = coin_variances(matrix(channel.rows), matrix(debiasing))
        return float(squares.likely @ table[:, a])

    @cached_property
    def kish(self) -> float:
        """n·Σ w²/(Σ w)²: the design effect of the weights alone (Kish 1965)."""
        weights = self.weights
        return self.n * float(np.sum(weights**2)) / float(weights.sum()) ** 2

    def _effect(self, linearized: Vector, a: int, mean: float, drawn: float | None) -> float:
        """Variance over that of a simple sample with replacement; Kish's where nothing varies."""
        # as if drawn with replacement, since the finite population is allowed for elsewhere
        if type(self.sample) is not StratifiedSample or self.sample.is_finite:
            drawn = self.sample.variance_replaced(linearized)
        if drawn is None or self.n == 1 or self._is_one_unit:
            return self.kish
        values = self.pseudo.values[:, a]
        # what a simple sample of n with these values has, s²/n, for coefficients that sum to 1
        spread = float(self.weights @ (values - mean) ** 2 / self.weights.sum()) / (self.n - 1)
        scale = float(self.coefficients.sum()) ** 2
        if drawn == 0 and self._unexplained(linearized) == 0:
            return 0.0
        return drawn / (spread * scale) if spread > 1e-15 and drawn > 0 else self.kish

    def _cautions(self) -> tuple[Message, ...]:
        cautions = list(self.sample.cautions)
        if self._is_one_unit:
            cautions.append(Message(ONE_UNIT))
        unanswered = int(np.sum(~self.pseudo.answered))
        if unanswered and self.target is not Target.SHARE:
            cautions.append(Message(UNANSWERED_IN_TOTAL, {"count": unanswered}))
        return tuple(cautions)

    def _unexplained(self, linearized: Vector) -> float:
        """Return the part of the squares that calibration leaves unexplained; 1 without it."""
        known = self.sample.calibration if isinstance(self.sample, StratifiedSample) else None
        if known is None:
            return 1.0
        left = known.residuals(linearized[:, None])[:, 0]
        squares = float(linearized @ linearized)
        return min(float(left @ left) / squares, 1.0) if squares > 0 else 1.0

    def _with_reports(
        self, mean: PseudoMean, a: int, effect: float, linearized: Vector
    ) -> PseudoMean:
        """Return ``mean`` with the reports that it comes from, at their effective number.

        The estimated effect can be far too small where by chance the reports of the heavy weights agree:
        the coins, and people, would still have differed, by as much as the weights say.
        """
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if self.target is not Target.SHARE or self.pseudo.reports is None:
            return mean
        if channel is None or debiasing is None:
            return mean
        left = self._unexplained(linearized)
        if left == 0:  # the share is one that the weights were made to meet
            return mean
        # n/deff reports carry as much as these; (t_{n−1}/t_df)² allows for a variance from few units
        n = min(self.n / max(effect, self.kish * left) / mean.stretch**2, MOST_REPORTS)
        seconds = (matrix(channel.rows) @ matrix(debiasing) ** 2)[:, a]
        return replace(
            mean,
            n=near_whole(n, n),
            line=pool(tuple(row[a] for row in debiasing), possible_reports(channel)),
            moments=likely_moments(seconds, self.likely, self.n, a),
            ratio=self._shrinkage(a),
        )

    @cached_property
    def likely(self) -> Vector:
        """The most likely prevalences among the members, where a channel made the reports."""
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        assert channel is not None and debiasing is not None  # noqa: S101, PT018 - asked for only then
        return likely_shares(channel, self._report_sums(self.weights), debiasing)

    def _worst(self, a: int) -> float:
        """A variance that no prevalences exceed, people drawn independently; endless for scores."""
        if self.pseudo.channel is None or self.pseudo.debiasing is None:
            return math.inf
        rows, table = matrix(self.pseudo.channel.rows), matrix(self.pseudo.debiasing)
        seconds = (rows @ table**2)[:, a]
        own, other = float(seconds[a]), float(np.max(np.delete(seconds, a), initial=0.0))
        # top of the parabola π·own + (1 − π)·other − π²
        top = min(max((own - other) / 2, 0.0), 1.0)
        worst = top * own + (1 - top) * other - top**2
        return self.squares.sum * worst

    def _shrinkage(self, a: int) -> float:
        """Ratio of standard errors with and without the finite population, as in ``prevalence``."""
        from surveyapp.estimation.sampling.respondents import coin_variances  # noqa: PLC0415

        e = self.coefficients
        # fractions f_i averaged by e_i², the weight that people have in the variance
        fraction = 0.0 if self.spared is None else float(self.spared @ e**2 / np.sum(e**2))
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if fraction == 0 or channel is None or debiasing is None or self.pseudo.reports is None:
            return 1.0
        likely = self.likely
        smoothed = (self.n * likely + 0.5) / (self.n + len(likely) / 2)
        sampling = float(smoothed[a] * (1 - smoothed[a]))
        coins = float(smoothed @ coin_variances(matrix(channel.rows), matrix(debiasing))[:, a])
        total = sampling + coins
        return math.sqrt(1 - fraction * sampling / total) if total > 0 else 1.0


def likely_shares(
    channel: Channel, counts: npt.NDArray[np.number], debiasing: tuple[Row, ...]
) -> Vector:
    """Return the most likely prevalences for weighted ``counts`` of reports.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    counts : array of shape (r,)
        weighted counts of the reports, at least 0 and not all 0.
    debiasing : r rows of length t
        the right inverse of the channel to use.
    """
    whole = integer_counts(np.asarray(counts_in_order(channel, counts)))
    unbiased = debiased(debiasing, whole)
    return most_likely(channel, whole, unbiased)


def integer_counts(counts: npt.NDArray[np.number]) -> list[int]:
    """Return ``counts`` as whole numbers: themselves if they are, else scaled (shares are what matters).

    Parameters
    ----------
    counts : array of any length
        at least 0 and not all 0.
    """
    if np.all(counts == np.floor(counts)) and counts.sum() < NORMALIZED:
        return [int(count) for count in counts.tolist()]
    # only proportions matter to the maximum; exact arithmetic wants whole numbers
    scale = Fraction(NORMALIZED) / Fraction(float(counts.sum()))
    return [round(Fraction(count) * scale) for count in counts.tolist()]
