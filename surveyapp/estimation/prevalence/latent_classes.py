"""Designs of several samples or with people of several kinds: one likelihood over latent classes.

All that is asked of a design (``designs/latent.py``) are its channels over the classes and its targets.

* The unbiased estimate of a target is linear in the samples' shares of reports, in exact rationals. Where
  the design is just identified there is only one; where it is over-identified, the one of least variance at
  equal class shares, whose weights depend on no report. A ratio of two targets is consistent, not unbiased.
* Its variance is the sum over samples of s²_g/n_g with s²_g the sample variance (n_g − 1) of the weights that
  the reports stand for; for a ratio, of its linearization. The coins' part is what the channels alone cause
  when the people of each sample are held fixed: Σ_g E[Var(w_g | class)]/n_g, itself estimated without bias
  where the class shares that it needs are identified, else None.
* Maximum likelihood runs over all class shares ≥ 0, with the same checked Newton steps as elsewhere. With
  a target held at a value, the class shares left are again mixtures, of the cone's corners: so the profile
  likelihood, and intervals from it, need nothing else.
* Intervals are those of the estimate that is shown, by its score test (``score_tests``), from its variance.
  The profile likelihood is to be had by name; it is an interval of the most likely value.
* Tests: goodness of fit where degrees of freedom are spare; reports that no people could give (the shares lie
  outside the feasible region beyond chance); nobody is in a class (t = 1, no cheaters, nobody careless).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import YES_OR_NO, Row
from surveyapp.designs.latent.algebra import (
    Rows,
    dot,
    matrix_rank,
    possible_shares,
    stacked,
    unbiased_weights,
)
from surveyapp.designs.latent.base import (
    ZERO,
    Absence,
    LatentDesign,
    LatentTarget,
    identity,
    indicator,
)
from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.estimate import Estimate, Interval, IntervalMethod
from surveyapp.estimation.labelled_counts import CountsLike, counts_by_name
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.closed_form import population_too_small
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture
from surveyapp.estimation.prevalence.pseudo_answers import SampleScores, target_scores
from surveyapp.estimation.prevalence.pseudo_intervals import ROUNDING, PseudoMean, interval_of
from surveyapp.estimation.prevalence.score_tests import ScoredShare, ScoreTest
from surveyapp.estimation.roots import root_between
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

Vector = npt.NDArray[np.float64]
Counts = Sequence[CountsLike] | Mapping[int, CountsLike]

BEYOND_CHANCE = 0.05
"""A warning is given below this p-value."""

OF_THE_ESTIMATE = (
    DEFAULT_METHOD,
    IntervalMethod.WILSON,
    IntervalMethod.WALD,
    IntervalMethod.CHEBYSHEV,
)
"""Methods that make an interval of the estimate; the others are the profile likelihood's."""

ON_THE_WAY = (0.2, 0.6, 1 - 1e-6)
"""How far from the most likely value to each end the most likely class shares are looked for."""

NEAR = 1e-9
"""Values of a target that differ no more are one."""

ON_THE_FACE = 1e-9
"""How near the optimality condition of a class must be to equality for the class to count as possible."""

NOTHING = 1e-8
"""A likelihood-ratio statistic below this is rounding."""


class EmptySample(UserProblem):
    """One of the samples has no reports."""

    def __init__(self, *, sample: object, samples: object) -> None:
        super().__init__(
            msg(
                "Sample {sample} of {samples} has no reports; this design needs some "
                "in each. Import more interviews, or choose a larger group.",
                sample=sample,
                samples=samples,
            )
        )


@dataclass(frozen=True, slots=True)
class Significance:
    """A test: its statistic (infinite where the hypothesis is impossible), degrees of freedom, p-value."""

    statistic: float
    degrees: int
    p_value: float


@dataclass(frozen=True, slots=True)
class TargetEstimate:
    """One target, with its uncertainty."""

    name: str
    """The target's."""
    estimate: float | None
    """Unbiased, or for a ratio consistent; may lie outside [0, 1]. None: a ratio whose denominator is
    estimated as 0."""
    standard_error: float | None
    """Of sampling and coins together, never below the coins' part; None where a sample has one report, and
    with ``estimate``."""
    sampling_error: float | None
    """What the coins leave of it, in squares; 0 where they leave less than nothing."""
    coin_error: float | None
    """The part that the randomization causes, people held fixed; None where it is not identified."""
    interval: Interval
    """Cut at 0 (a difference at −1) and 1; ``interval.method`` tells which method was possible."""
    maximum_likelihood: float | None
    """Within these ends; None for a ratio whose denominator is 0 at the maximum."""
    raised_from: float | None = None
    """The variance that was seen, where it is below the coins' part, which is shown in its place; else
    None."""

    def as_share(self, n: int) -> Estimate | None:
        """Return it in the form of other prevalences; None for a ratio whose denominator is estimated as 0.

        Parameters
        ----------
        n
            number of reports.
        """
        if self.estimate is None or self.maximum_likelihood is None:
            return None
        return Estimate(
            prevalence=self.estimate,
            standard_error=self.standard_error,
            sampling_error=self.sampling_error,
            coin_error=self.coin_error,
            interval=self.interval,
            n=n,
            raw_share=None,
            maximum_likelihood=self.maximum_likelihood,
            raised_from=self.raised_from,
        )


@dataclass(frozen=True, slots=True)
class LatentEstimate:
    """What the reports of all samples tell."""

    targets: tuple[TargetEstimate, ...]
    """One estimate for each target of the design, in its order."""
    sizes: tuple[int, ...]
    """Number of reports of each sample."""
    class_shares: tuple[float, ...]
    """The most likely class shares (one of many where the design does not identify them)."""
    log_likelihood: float
    """Σ count·ln(share) at them."""
    goodness_of_fit: Significance | None
    """G² of the design's linear constraints, positivity left aside; None: none to test. For
    ``extended_crosswise`` it is the test of misfit of Heck, Hoffmann & Moshagen (2018)."""
    impossible: Significance | None
    """G² of the reports against the nearest that people could give; None: they are possible. Its degrees of
    freedom are the number of bounds that hold the maximum (conditional test, Susko 2013)."""
    absences: dict[str, Significance]
    """By name, the tests that nobody is in certain classes."""
    warnings: tuple[Message, ...]
    """Sentences to show beside the numbers."""

    def target(self, name: str) -> TargetEstimate:
        """Return the estimate of the target called ``name``.

        Parameters
        ----------
        name
            of a target of the design.
        """
        return next(estimate for estimate in self.targets if estimate.name == name)


def estimate_latent(
    design: LatentDesign,
    counts: Counts,
    *,
    method: IntervalMethod | None = None,
    level: float = 0.95,
    population: int | None = None,
    beyond_chance: float = BEYOND_CHANCE,
) -> LatentEstimate:
    """Return what ``counts`` (for each sample, one number a report) tell about the design's targets.

    Parameters
    ----------
    design
        the design with its parameters.
    counts : one row a sample, one number a report
        how often each report was given, sample by sample, or by the number of the sample. The counts of a
        sample are in the order of its channel, or labelled with the reports' names.
    method
        of the intervals; None is the default. It and ``wilson`` are the score test's, from the estimate's own
        variance, and ``chebyshev`` where a sample has one report. ``likelihood`` is by profile, so it is that
        of the most likely value; other methods need one binomial share and become ``likelihood``.
    level
        of the intervals.
    population
        number of people the samples were drawn from without replacement; None is endless.
    beyond_chance
        warnings are given below this p-value.

    Raises
    ------
    EmptySample
        if a sample has no reports.
    UserProblem
        if a report was counted that has probability 0 whatever the class; if there are more
        reports than people; if ``level`` is not between 0 and 1; if the search for the
        maximum did not meet the conditions of optimality.
    ValueError
        if ``counts`` are not whole numbers ≥ 0, one for each sample and report.
    """
    intervals.checked_level(level)
    reports = ClassLikelihood(design, _checked(design, counts), population)
    if population is not None and sum(reports.sizes) > population:
        raise population_too_small(n=sum(reports.sizes), population=population)
    fit = _goodness_of_fit(reports)
    impossible = _impossible(reports)
    return LatentEstimate(
        targets=tuple(
            _target_estimate(reports, t, method or DEFAULT_METHOD, level) for t in design.targets
        ),
        sizes=reports.sizes,
        class_shares=tuple(float(share) for share in reports.likely),
        log_likelihood=reports.top,
        goodness_of_fit=fit,
        impossible=impossible,
        absences={absence.name: _absence(reports, absence) for absence in design.absences},
        warnings=_warnings(reports, fit, impossible, beyond_chance),
    )


def _linear(
    design: LatentDesign, row: Row, counts: Sequence[Sequence[Fraction | int]]
) -> tuple[Fraction, Rows]:
    """Return the estimate of Σ row·θ and the weights that the reports stand for."""
    sizes = tuple(sum(sample) for sample in counts)
    weights = _weights(design, row, sizes)
    assert weights is not None  # noqa: S101 - the design has checked that its targets are identified
    return _mean_weight(counts, weights), weights


class _Form:
    """What follows from a design alone, and takes longer than an estimate from one survey."""

    def __init__(self, design: LatentDesign) -> None:
        self.channels = design.channels
        self.rows = stacked(self.channels)
        self.rank = matrix_rank(self.rows)

    @cached_property
    def possible(self) -> Vector:
        """The corners of the report shares that class shares of any sign can give."""
        return matrix(possible_shares(self.channels))


@lru_cache(maxsize=64)
def _form(design: LatentDesign) -> _Form:
    return _Form(design)


@lru_cache(maxsize=512)
def _weights(design: LatentDesign, row: Row, sizes: tuple[int | Fraction, ...]) -> Rows | None:
    return design.weights_of(row, sizes)


@lru_cache(maxsize=512)
def _class_weights(design: LatentDesign, number: int, sizes: tuple[int, ...]) -> Rows | None:
    channels = _form(design).channels
    every = tuple(identity(channel.reports) for channel in channels)
    return unbiased_weights(channels, every, indicator(channels[0].answers, number), sizes)


def _by_sample(design: LatentDesign, counts: Any) -> tuple[Any, ...]:
    """Return the counts sample by sample, each in the order of its channel's reports."""
    names = design.reports(YES_OR_NO)
    if isinstance(counts, Mapping):
        samples = [str(number) for number in range(1, len(names) + 1)]
        given = {str(sample): tally for sample, tally in counts.items()}
        if sorted(given) != samples:
            raise UserProblem(
                msg(
                    "The counts are of the samples {given}, and this design has the samples {samples}. "
                    "Give the counts of each sample under its number.",
                    given=", ".join(given),
                    samples=", ".join(samples),
                )
            )
        counts = [given[sample] for sample in samples]
    each = counts_by_name(None, counts)  # a table of pandas is no sequence of samples
    if len(each) != len(names):
        return tuple(each)  # which is refused by its shape
    return tuple(counts_by_name(own, tally) for own, tally in zip(names, each, strict=True))


def _checked(design: LatentDesign, counts: Counts) -> tuple[tuple[int, ...], ...]:
    channels = _form(design).channels
    ordered = _by_sample(design, counts)
    tallies = tuple(tuple(int(count) for count in sample) for sample in ordered)
    is_whole = all(
        whole == count
        for tally, sample in zip(tallies, ordered, strict=True)
        for whole, count in zip(tally, sample, strict=True)
    )
    fits = [len(tally) for tally in tallies] == [channel.reports for channel in channels]
    if not fits or not is_whole or min(min(tally) for tally in tallies) < 0:
        shape = " and ".join(str(channel.reports) for channel in channels)
        raise ValueError(f"needs whole numbers from 0: {shape}, one for each report of each sample")
    for sample, (tally, channel) in enumerate(zip(tallies, channels, strict=True), start=1):
        if sum(tally) == 0:
            raise EmptySample(sample=sample, samples=len(channels))
        for j, column in enumerate(zip(*channel.rows, strict=True)):
            if tally[j] and max(column) == 0:
                raise UserProblem(
                    msg(
                        "In sample {sample}, report number {report} was counted {count} "
                        "times, but the design never gives it there. The data belong to "
                        "another design; check which survey they were collected with.",
                        sample=sample,
                        report=j + 1,
                        count=tally[j],
                    )
                )
    return tallies


@dataclass(frozen=True)
class ClassLikelihood:
    """The counts of all samples, and what the likelihood says of them."""

    design: LatentDesign
    """With its parameters."""
    tallies: tuple[tuple[int, ...], ...]
    """Of each sample how often each report was given."""
    population: int | None = None
    """Number of people the samples were drawn from; None is endless."""
    _given: dict[tuple[float, ...], Vector | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    @classmethod
    def of(cls, design: LatentDesign, counts: Counts) -> ClassLikelihood:
        """Return the likelihood of counts.

        Parameters
        ----------
        design
            with its parameters.
        counts : one row a sample, one number a report
            how often each report was given, perhaps weighted and scaled to whole numbers.

        Raises
        ------
        EmptySample, UserProblem
            as ``estimate_latent`` does.
        """
        return cls(design, _checked(design, counts))

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """Number of reports of each sample."""
        return tuple(sum(tally) for tally in self.tallies)

    @cached_property
    def rows(self) -> Rows:
        """All channels side by side, exact."""
        return _form(self.design).rows

    @cached_property
    def probabilities(self) -> Vector:
        """All channels side by side."""
        return matrix(self.rows)

    @cached_property
    def counts(self) -> Vector:
        """How often each report was given, those of all samples one after another."""
        return np.array([count for tally in self.tallies for count in tally], dtype=np.float64)

    @cached_property
    def spare(self) -> int:
        """Degrees of freedom that the classes leave: Σ(reports − 1) − (rank − 1)."""
        # a report that no class gives is no degree of freedom
        possible = sum(
            sum(map(bool, map(max, zip(*channel.rows, strict=True)))) - 1
            for channel in _form(self.design).channels
        )
        return possible - (_form(self.design).rank - 1)

    @cached_property
    def likely(self) -> Vector:
        """Most likely class shares: exact where the unbiased ones are a maximum, else climbed to."""
        # as many equations as classes: if the exact solution is a distribution, it fits perfectly
        if self.spare == 0 and _form(self.design).rank == len(self.rows):
            shares = [self._class_share(c) for c in range(len(self.rows))]
            if min(shares) >= 0:
                return np.array([float(share) for share in shares])
        return maximize_mixture(self.probabilities, self.counts)

    def _class_share(self, number: int) -> Fraction:
        """Return the unbiased share of one class from all reports, in a just identified design."""
        weights = _class_weights(self.design, number, self.sizes)
        assert weights is not None  # noqa: S101 - the rank says that every class is identified
        return _mean_weight(self.tallies, weights)

    @cached_property
    def top(self) -> float:
        """The highest log likelihood."""
        return self.height(self.likely @ self.probabilities)

    @cached_property
    def saturated(self) -> float:
        """The log likelihood of the samples' own shares."""
        own = [count / sum(tally) for tally in self.tallies for count in tally]
        return self.height(np.array(own))

    @cached_property
    def explained(self) -> float:
        """The highest log likelihood of class shares of any sign, as long as report shares are ≥ 0."""
        if self.spare == 0:
            return self.saturated
        return self.best(_form(self.design).possible)

    def likely_value(self, target: LatentTarget) -> float | None:
        """Return the most likely value of a target; None: a ratio whose denominator is most likely 0.

        Parameters
        ----------
        target
            of the design.
        """
        above = float(self.likely @ matrix((target.numerator,))[0])
        if target.denominator is None:
            return min(max(above, float(target.least)), 1.0)
        below = float(self.likely @ matrix((target.denominator,))[0])
        return min(max(above / below, 0.0), 1.0) if below > ON_THE_FACE else None

    def likely_given(self, target: LatentTarget, value: float) -> Vector | None:
        """Return the most likely class shares under which a target has a value; None: they are not found.

        Parameters
        ----------
        target
            of the design.
        value : above its least and below 1
            of the target.
        """
        excess = _excess(target, value)
        known = tuple((excess * np.sign(excess[np.argmax(excess != 0)])).round(12).tolist())
        if known not in self._given:
            corners = _corners(excess)
            try:
                weights = maximize_mixture(corners @ self.probabilities, self.counts)
                self._given[known] = weights @ corners
            except UserProblem:  # the search does not settle
                self._given[known] = None
        return self._given[known]

    def height(self, shares: Vector) -> float:
        """Return the log likelihood of the shares of all reports.

        Parameters
        ----------
        shares : array of shape (r,)
            of the reports of all samples, one after another.
        """
        # 0·ln 0 = 0; rounding may leave a share of a report below 0
        return float(np.sum(special_functions.xlogy(self.counts, np.maximum(shares, 0.0))))

    def best(self, rows: Vector) -> float:
        """Return the highest log likelihood of mixtures of ``rows``; −∞ where a seen report is impossible.

        Parameters
        ----------
        rows : array of shape (k, r)
            shares of all reports.
        """
        if len(rows) == 0 or rows[:, self.counts > 0].max(axis=0).min() <= 0:
            return -math.inf
        return self.height(maximize_mixture(rows, self.counts) @ rows)


@dataclass(frozen=True, slots=True)
class _Point:
    """An estimate with the weights of its linearization, the classes' values under it, its denominator."""

    value: Fraction
    weights: Rows
    row: Row
    below: Fraction = Fraction(1)


def _point(reports: ClassLikelihood, target: LatentTarget) -> _Point | None:
    value, weights = _linear(reports.design, target.numerator, reports.tallies)
    if target.denominator is None:
        return _Point(value, weights, target.numerator)
    below, below_weights = _linear(reports.design, target.denominator, reports.tallies)
    if below == 0:
        return None
    ratio = value / below
    # (numerator − ratio·denominator)/below: the first-order expansion of a ratio (delta method)
    lined = tuple(
        tuple((a - ratio * b) / below for a, b in zip(one, other, strict=True))
        for one, other in zip(weights, below_weights, strict=True)
    )
    row = tuple(
        (a - ratio * b) / below for a, b in zip(target.numerator, target.denominator, strict=True)
    )
    return _Point(ratio, lined, row, below)


def _target_estimate(
    reports: ClassLikelihood, target: LatentTarget, method: IntervalMethod, level: float
) -> TargetEstimate:
    point, likely = _point(reports, target), reports.likely_value(target)
    if point is None:  # a ratio over 0
        return target_estimate(target, None, None, likely, (method, level))
    coins, sizes = _coins(reports, point), reports.sizes
    mean = PseudoMean(
        float(point.value),
        None if (total := _variance(reports, point)) is None else float(total),
        coins=0.0 if coins is None else float(coins),
        # of a ratio no variance is the largest
        worst=math.inf if target.denominator is not None else _worst_variance(reports, point),
        score_test=score_test(
            reports,
            target,
            target_scores(reports.design, (target,), sizes),
            1 / np.array(sizes, dtype=np.float64),
            float(point.below),
        ),
        ratio=_shrinkage(reports, point),
        least=float(target.least),
    )
    found = target_estimate(
        target, mean, None if coins is None else float(coins), likely, (method, level)
    )
    if method in OF_THE_ESTIMATE:
        return found
    return replace(found, interval=_profile_interval(reports, target, point, level))


def score_test(
    reports: ClassLikelihood,
    target: LatentTarget,
    scores: SampleScores,
    spreads: Vector,
    denominator: float,
) -> ScoreTest:
    """Return the score test of a target.

    Parameters
    ----------
    reports
        the counts of all samples, with their likelihood.
    target
        of the design.
    scores
        of the target alone.
    spreads : array of shape (g,)
        Σ e² of each sample, e what a respondent counts in its mean.
    denominator : not 0
        of the target, as it is estimated; 1 where the target is no ratio.
    """
    least = float(target.least)
    share = ScoredShare(
        scores.values[:, 0],
        scores.members[:, 0],
        scores.base,
        scores.base_members,
        denominator,
        least,
    )
    likely = reports.likely_value(target)
    if (
        likely is None
    ):  # most likely nobody is in the denominator, and no value more likely than another
        path = share.mixed(reports.likely * reports.counts.sum())
        return ScoreTest.of((scores,), share, path, spreads, path[1][0])
    found = {likely: reports.likely}
    for value in (likely + part * (end - likely) for end in (least, 1.0) for part in ON_THE_WAY):
        if (
            abs(value - likely) > NEAR
            and (shares := reports.likely_given(target, value)) is not None
        ):
            found[value] = shares
    return ScoreTest.of((scores,), share, sorted(found.items()), spreads, likely)


def target_estimate(
    target: LatentTarget,
    mean: PseudoMean | None,
    coins: float | None,
    likely: float | None,
    asked: tuple[IntervalMethod, float],
) -> TargetEstimate:
    """Return a target's estimate, its errors and its interval, all from one variance.

    The variance that was seen is raised to the coins' part where it is below it.

    Parameters
    ----------
    target
        of the design.
    mean
        the estimate with the variance that was seen; None: a ratio over 0.
    coins : at least 0
        the part of the variance that the randomization causes; None where it is not identified.
    likely
        the most likely value.
    asked : (method, level)
        of the interval.
    """
    method, level = asked
    if mean is None:
        nothing = Interval(float(target.least), 1.0, level, IntervalMethod.CHEBYSHEV)
        return TargetEstimate(target.name, None, None, None, None, nothing, likely)
    is_raised = mean.variance is not None and mean.variance < mean.coins * (1 - ROUNDING)
    shown = replace(mean, variance=mean.coins) if is_raised else mean
    if method is IntervalMethod.WALD and not shown.variance:  # all in each sample were alike
        method = IntervalMethod.CHEBYSHEV
    return TargetEstimate(
        name=target.name,
        estimate=mean.estimate,
        standard_error=None if shown.variance is None else math.sqrt(shown.variance),
        sampling_error=None if coins is None else shown.sampling_error,
        coin_error=None if coins is None else math.sqrt(coins),
        interval=interval_of(shown, method, level),
        maximum_likelihood=likely,
        raised_from=mean.variance if is_raised else None,
    )


def _variance(reports: ClassLikelihood, point: _Point) -> Fraction | None:
    """Σ_g s²_g/n_g; with a population of N less Var̂(value of a person)/N (Neyman 1923)."""
    if min(reports.sizes) == 1:
        return None
    total = ZERO
    for tally, part, size in zip(reports.tallies, point.weights, reports.sizes, strict=True):
        mean = dot([Fraction(count) for count in tally], part) / size
        # the samples are independent, and within one the mean of w has the variance s²/n
        squares = sum((count * (w - mean) ** 2 for count, w in zip(tally, part, strict=True)), ZERO)
        total += squares / (size - 1) / size
    if reports.population is None:
        return total
    # E[value²] of a person less the squared mean; a
    # trait's values are 0 and 1, where value² = value
    squared = _estimate_of(reports, tuple(a * a for a in point.row))
    mean = _mean_weight(reports.tallies, point.weights)
    # mean² exceeds the squared expectation by Var(mean) on average, which is added back
    between = (mean * (1 - mean) if squared is None else squared - mean**2) + total
    return max(total - max(between, ZERO) / reports.population, ZERO)


def _mean_weight(counts: Sequence[Sequence[int | Fraction]], weights: Rows) -> Fraction:
    """Return Σ_g Σ_j λ̂_gj·w_gj."""
    return sum(
        (
            dot([Fraction(count) for count in sample], part) / sum(sample)
            for sample, part in zip(counts, weights, strict=True)
        ),
        ZERO,
    )


def _estimate_of(reports: ClassLikelihood, row: Row) -> Fraction | None:
    """Return the unbiased estimate of Σ row·θ, or None where it is not identified."""
    design = reports.design
    weights = _weights(design, row, reports.sizes)
    return None if weights is None else _mean_weight(reports.tallies, weights)


def _coins(reports: ClassLikelihood, point: _Point) -> Fraction | None:
    """Σ_g Σ_c θ_c·Var(w_g | c)/n_g: every respondent of sample g has the part 1/n_g in its mean."""
    squares = tuple(
        tuple(Fraction(count, size**2) for count in tally)
        for tally, size in zip(reports.tallies, reports.sizes, strict=True)
    )
    return coin_variance(reports.design, point.weights, reports.tallies, squares)


def coin_variance(
    design: LatentDesign,
    weights: Rows,
    counts: Sequence[Sequence[int | Fraction]],
    squares: Sequence[Sequence[Fraction]],
) -> Fraction | None:
    """Return Σ_i e_i²·Var(w_g | class of i), estimated without bias; None where it is not identified.

    That is Σ_g (E[w_g²] − Σ_c θ_c·E[w_g | c]²)·Σ_{i in g} e_i², with the first part as it was seen; cut at 0.

    Parameters
    ----------
    design
        with its parameters.
    weights : one row a sample, one number a report
        w, what each report stands for.
    counts : as ``weights``
        how often each report was given, perhaps weighted; no sample empty.
    squares : as ``weights``
        Σ e² over the respondents who gave each report, e what a respondent counts in its sample's mean.
    """
    centred, means = _centred(design, weights)
    seen = sum(
        (
            often * weight * weight
            for part, row in zip(centred, squares, strict=True)
            for weight, often in zip(part, row, strict=True)
        ),
        ZERO,
    )
    spreads = [sum(row, ZERO) for row in squares]
    expected = tuple(
        sum((mean * mean * e for mean, e in zip(each, spreads, strict=True)), ZERO)
        for each in zip(*means, strict=True)
    )
    found = _weights(design, expected, tuple(sum(sample) for sample in counts))
    return None if found is None else max(seen - _mean_weight(counts, found), ZERO)


def _centred(design: LatentDesign, weights: Rows) -> tuple[Rows, Rows]:
    """Return the weights less their mean over equal class shares, and their means in each class, by sample.

    A constant may be moved from one sample's weights to another's; what follows must not depend on that.
    """
    centred, means = [], []
    for channel, part in zip(_form(design).channels, weights, strict=True):
        by_class = [dot(row, part) for row in channel.rows]
        middle = sum(by_class, ZERO) / len(by_class)
        centred.append(tuple(w - middle for w in part))
        means.append(tuple(mean - middle for mean in by_class))
    return tuple(centred), tuple(means)


def _profile_interval(
    reports: ClassLikelihood, target: LatentTarget, point: _Point | None, level: float
) -> Interval:
    """Return the interval of the most likely value: cut, and drawn together by a finite population."""
    bounds = _profile_bounds(reports, target, level)
    likely = reports.likely_value(target)
    if likely is not None and point is not None:
        bounds = intervals.shrunk_interval(bounds, likely, _shrinkage(reports, point))
    return intervals.cut(bounds, level, IntervalMethod.LIKELIHOOD, least=target.least)


def _worst_variance(reports: ClassLikelihood, point: _Point) -> float:
    """Σ_g (range of w_g)²/(4·n_g): no population gives more (Popoviciu 1935)."""
    return sum(
        float((max(part) - min(part)) ** 2 / (4 * size))
        for part, size in zip(point.weights, reports.sizes, strict=True)
    )


def _shrinkage(reports: ClassLikelihood, point: _Point) -> float:
    """Ratio of the standard errors with and without the finite population."""
    if reports.population is None:
        return 1.0
    finite = _variance(reports, point)
    endless = _variance(ClassLikelihood(reports.design, reports.tallies, None), point)
    return math.sqrt(finite / endless) if finite is not None and endless else 1.0


def _profile_bounds(
    reports: ClassLikelihood, target: LatentTarget, level: float
) -> tuple[float, float]:
    """Return the ends of {value: 2·(ln L max − ln L(value)) ≤ z²} within [least, 1] (Wilks 1938)."""
    drop = intervals.z_value(level) ** 2 / 2
    likely = reports.likely_value(target)
    if likely is None:  # the maximum says nothing of the ratio, so nothing is excluded
        return 0.0, 1.0

    def above(value: float) -> float:
        return max(_profile(reports, target, value) - reports.top, -1e300) + drop

    # The profile falls on both sides of its top: the values of a target over a convex set of class
    # shares are an interval. So each end is crossed once
    least = float(target.least)
    low = least if likely == least or above(least) >= 0 else _crossing(above, least, likely)
    high = 1.0 if likely == 1 or above(1.0) >= 0 else _crossing(above, 1.0, likely)
    return low, high


def _crossing(above: Callable[[float], float], outside: float, inside: float) -> float:
    return root_between(above, outside, inside, absolute=1e-12, relative=1e-12)


def _profile(reports: ClassLikelihood, target: LatentTarget, value: float) -> float:
    """Return the highest log likelihood of class shares under which the target is ``value``."""
    return reports.best(_corners(_excess(target, value)) @ reports.probabilities)


def _excess(target: LatentTarget, value: float) -> Vector:
    """Return b = numerator − value·(denominator or 1): class shares with Σ b·θ = 0 have the value."""
    above: Vector = matrix((target.numerator,))[0]
    below = 1.0 if target.denominator is None else matrix((target.denominator,))[0]
    return np.asarray(above - value * below)


def _corners(excess: Vector) -> Vector:
    """Return the corners of {θ ≥ 0, Σθ = 1, Σ_c b_c·θ_c = 0}, of which its points are the mixtures.

    They are the classes with b = 0, and pairs with b of both signs in the proportion that makes 0. So a
    maximum over the class shares of one value is the same problem again, with corners for classes.
    """
    classes = np.eye(len(excess))
    corners = [classes[excess == 0]]
    over, under = excess > 0, excess < 0
    for own, weight in zip(classes[over], excess[over], strict=True):
        # share·b_over + (1 − share)·b_under = 0
        shares = (-excess[under] / (weight - excess[under]))[:, None]
        corners.append(shares * own + (1 - shares) * classes[under])
    return np.vstack(corners)


def _goodness_of_fit(reports: ClassLikelihood) -> Significance | None:
    """G² = 2·(ln L of the samples' own shares − ln L of the design), χ² on the spare degrees of freedom."""
    if reports.spare == 0:
        return None
    return _tested(2 * (reports.saturated - reports.explained), reports.spare)


def _tested(statistic: float, degrees: int) -> Significance:
    statistic = max(statistic, 0.0)
    return Significance(statistic, degrees, float(special_functions.chdtrc(degrees, statistic)))


def _impossible(reports: ClassLikelihood) -> Significance | None:
    """G² between class shares of any sign and class shares ≥ 0, on as many degrees as bounds hold."""
    # how much higher the likelihood would be if class shares could be negative
    statistic = 2 * (reports.explained - reports.top)
    # dimensions that the classes in use lack: so many inequalities bind
    held = _form(reports.design).rank - matrix_rank(_face(reports))
    if statistic <= NOTHING or held == 0:
        return None
    return _tested(statistic, held)


def _face(reports: ClassLikelihood) -> Rows:
    """The classes that people could be in at the maximum: where ∂ ln L/∂θ_c is as large as any."""
    seen = reports.counts > 0
    rows = reports.probabilities[:, seen]
    # the multiplier of Σθ = 1 is 1 here, as Σ θ_c·slope_c = Σ weights = 1
    gradient = rows @ (reports.counts[seen] / reports.counts.sum() / (reports.likely @ rows))
    return tuple(
        row for row, slope in zip(reports.rows, gradient, strict=True) if slope >= 1 - ON_THE_FACE
    )


def _absence(reports: ClassLikelihood, absence: Absence) -> Significance:
    """Likelihood ratio of "nobody is in these classes".

    The shares are then on the boundary, so 2·ln(ratio) is half the time 0: for one identified dimension
    its p-value is Pr(χ²₁ > G²)/2 (Self & Liang 1987, case 5); for k the upper bound
    [Pr(χ²_{k−1} > G²) + Pr(χ²_k > G²)]/2 (Perlman 1969). Where the classes pull both ways nothing is on
    the boundary, and it is Pr(χ²_k > G²) (Wilks 1938).
    """
    left = [c for c in range(len(reports.rows)) if c not in absence.classes]
    without = reports.best(reports.probabilities[left])
    degrees = _form(reports.design).rank - matrix_rank([reports.rows[c] for c in left])
    statistic = 2 * (reports.top - without)
    if statistic <= NOTHING:
        return Significance(0.0, degrees, 1.0)
    if absence.is_two_sided:
        return _tested(statistic, degrees)
    one_less = float(special_functions.chdtrc(degrees - 1, statistic)) if degrees > 1 else 0.0
    return Significance(
        statistic, degrees, (one_less + float(special_functions.chdtrc(degrees, statistic))) / 2
    )


def _warnings(
    reports: ClassLikelihood,
    fit: Significance | None,
    impossible: Significance | None,
    beyond_chance: float,
) -> tuple[Message, ...]:
    warnings = []
    if impossible is not None and impossible.p_value < beyond_chance:
        warnings.append(Message(HARDLY_POSSIBLE, {"p_value": f"{impossible.p_value:.2g}"}))
    if fit is not None and fit.p_value < beyond_chance:
        warnings.append(Message(SAMPLES_DISAGREE, {"p_value": f"{fit.p_value:.2g}"}))
    warnings += [
        Message(ONE_REPORT, {"sample": sample})
        for sample, size in enumerate(reports.sizes, start=1)
        if size == 1
    ]
    return tuple(warnings)


HARDLY_POSSIBLE = QT_TRANSLATE_NOOP(
    "messages",
    "Hardly any people could have given these reports under this design (p = {p_value}). The instruction was "
    "misunderstood or not followed, or the data were changed: do not trust the estimate.",
)
SAMPLES_DISAGREE = QT_TRANSLATE_NOOP(
    "messages",
    "The reports do not fit together under this design (p = {p_value}). The instruction was misunderstood or "
    "not followed by some: do not trust the estimate.",
)
ONE_REPORT = QT_TRANSLATE_NOOP(
    "messages", "Sample {sample} has one report, so no standard error can be estimated."
)
