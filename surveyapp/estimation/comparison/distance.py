"""How far apart the answers of two groups are: earth mover's distance, or total variation.

Over ordered answers, earth mover's distance: Σ_k |F₁(k) − F₂(k)|·gap_k, how far the mass of one
distribution must be carried to make the other (Rubner, Tomasi & Guibas 2000; on a line, Vallender 1974).
Over unordered answers, total variation ½·Σ_a |π₁(a) − π₂(a)|. Both are Σ_k c_k·|δ_k| of linear functions δ of
the two distributions, each estimated without bias from the debiased distributions. Any other costs of
carrying one answer to another make a linear program (``ground_costs``), with the same errors.

|δ̂| is biased upwards where δ is near 0: noise, and most of all that of the coins, looks like distance. Let
e = δ̂ − δ, call δ_k sure where |δ̂_k| exceeds √(ln n) standard errors, and s its sign. Then d̂ − d lies
between Σ_sure c·s·e − Σ_unsure c·|e| and Σ_sure c·s·e + Σ_unsure c·|e|. The upper end is reached at
δ_unsure = 0 and is the directional derivative of Fang & Santos (2019); its mean is subtracted as bias. The
interval uses both ends, with e bootstrapped from multinomial counts at the most likely distribution, and so
is also valid where δ is small but not 0; there it is wider than needed.

In a complex sample (``weighted_distribution_distance``) the shares are weighted and e is drawn from Student's
distribution with their linearized covariance; the same draws, around 0, are the distances of groups whose
answers have one distribution.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.comparison.ground_costs import EQUAL, Transport, transport
from surveyapp.estimation.labelled_counts import CountsLike, counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.estimation.sampling.linearization import SampleReports, between, comparison_freedom
from surveyapp.estimation.sampling.weighted_estimates import likely_shares
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]


RESAMPLES_PER_ROUND = 500
"""Resamples that are drawn together."""


class DistanceKind(Enum):
    """Which distance."""

    EARTH_MOVERS = "earth_movers"
    TOTAL_VARIATION = "total_variation"
    GROUND_COST = "ground_cost"
    """Earth mover's distance by a matrix of costs."""


@dataclass(frozen=True, slots=True)
class DistributionDistance:
    """The distance between two groups' distributions."""

    plug_in: float
    """Between the unbiased estimates; biased upwards."""
    bias: float
    """Its estimated bias."""
    estimate: float
    """``plug_in`` less ``bias``, brought into what is possible."""
    maximum_likelihood: float
    """Between the most likely distributions; biased upwards too."""
    low: float
    """Of the interval, at least 0."""
    high: float
    """Of the interval, at most the largest distance possible."""
    level: float
    """Of the interval."""
    p_value: float | None
    """Of the permutation test, or in a complex sample of draws around 0; None where the channels differ, or
    errors cannot be seen."""
    kind: DistanceKind
    """Which distance."""


def distribution_distance(
    first: tuple[Channel, CountsLike],
    second: tuple[Channel, CountsLike],
    *,
    rng: np.random.Generator,
    kind: DistanceKind = DistanceKind.EARTH_MOVERS,
    positions: Sequence[float] | None = None,
    costs: npt.ArrayLike | None = None,
    level: float = 0.95,
    resamples: int = 2000,
    each_round: EachRound = no_rounds,
) -> DistributionDistance:
    """Return the distance between the distributions of answers in two groups.

    Parameters
    ----------
    first : channel and array of shape (r,)
        channel and counts of reports of one group.
    second : channel and array of shape (s,)
        of the other group; its channel may be another over the same answers.
    rng
        for bootstrap and permutations; equal seeds give equal numbers.
    kind
        earth mover's (default) for ordered answers, total variation for unordered ones.
    positions : one number for each answer, rising
        where the ordered answers lie; default 0, 1, 2 ….
    costs : array of shape (t, t)
        of carrying an answer of the row to that of the column, for ``GROUND_COST``; see ``transport``.
    level
        of the interval, between 0 and 1, default 0.95.
    resamples
        of bootstrap and permutation test each, default 2000.
    each_round
        called before every 500 resamples; may raise to stop them.

    Raises
    ------
    NoReports
        if a group has no reports.
    UserProblem
        if the channels have different numbers of answers; if the positions do not rise, or the costs
        are none; if ``level`` is not between 0 and 1.
    ImpossibleReport
        if a report was counted that the design never gives.
    """
    checked_level(level)
    channels = (first[0], second[0])
    tallies = [
        np.asarray(counts_in_order(channel, counts), dtype=np.int64)
        for channel, counts in (first, second)
    ]
    if channels[0].answers != channels[1].answers:
        raise UserProblem(
            msg(
                "One group chose among {first} answers and the other among {second}, so their "
                "distributions have no distance. Compare groups that were asked the same "
                "question.",
                first=channels[0].answers,
                second=channels[1].answers,
            )
        )
    for channel, tally in zip(channels, tallies, strict=True):
        estimate_prevalence(channel, tally)  # refuses what is no count of its reports
    measure = _measure(kind, channels[0].answers, positions, costs, each_round)
    # pseudo-answers of the lines δ: debias, then cumulate or leave as they are
    scores = [matrix(channel.debiasing()) @ measure.lines for channel in channels]
    delta = _mean(tallies[0], scores[0]) - _mean(tallies[1], scores[1])
    likely = [
        likely_shares(channel, tally, channel.debiasing())
        for channel, tally in zip(channels, tallies, strict=True)
    ]
    draws = _Draws(rng, resamples, each_round)
    errors = _bootstrapped(channels, tallies, likely, scores, draws)
    n = min(int(tally.sum()) for tally in tallies)
    p_value = None
    if channels[0] == channels[1]:
        p_value = _permuted(tallies, scores[0], measure, draws)
    return _summarized(
        _ObservedDifference(delta, errors, n, likely[0] - likely[1]),
        measure,
        kind,
        level,
        p_value,
    )


def weighted_distribution_distance(
    channel: Channel,
    first: SampleReports,
    second: SampleReports,
    *,
    rng: np.random.Generator,
    kind: DistanceKind = DistanceKind.EARTH_MOVERS,
    positions: Sequence[float] | None = None,
    costs: npt.ArrayLike | None = None,
    level: float = 0.95,
    resamples: int = 2000,
    each_round: EachRound = no_rounds,
) -> DistributionDistance:
    """Return the distance between two groups of a complex sample, as ``distance`` does of counts.

    The errors e of δ̂ are drawn from the multivariate t distribution with the linearized covariance of the
    weighted shares and the sample's degrees of freedom. A variance below the coins' part, as where all
    reports are equal, is that of a simple sample at the most likely distribution with half a person more
    in each answer. p-value: (1 + draws of Σ c·|e| as far or farther)/(1 + all). Where a group lies in one
    unit nothing but its distance is known.

    Parameters
    ----------
    channel
        of both groups.
    first
        the reports of one group, with the sample that it is part of.
    second
        the reports of the other group of the same sample.
    rng
        for the draws of the errors; equal seeds give equal numbers.
    kind, positions, costs, level
        as of ``distribution_distance``.
    resamples
        number of draws, default 2000.
    each_round
        called while they are compared; may raise to stop them.

    Raises
    ------
    UserProblem
        if the positions do not rise, or the costs are none; if ``level`` is not between 0 and 1.
    ImpossibleReport
        if a report was given that the design never gives.
    """
    checked_level(level)
    groups = (first, second)
    for group in groups:
        inside = group.codes[group.members]
        estimate_prevalence(channel, np.bincount(inside, minlength=channel.reports))
    measure = _measure(kind, channel.answers, positions, costs, each_round)
    scores = matrix(channel.debiasing()) @ measure.lines
    delta = first.mean(scores) - second.mean(scores)
    tallies = [group.counted(channel.reports) for group in groups]
    likely = [likely_shares(channel, tally, channel.debiasing()) for tally in tallies]
    both = between(first, second, scores)
    if both is None:
        unseen = _ObservedDifference(
            delta, np.zeros((resamples, len(delta))), 1, likely[0] - likely[1]
        )
        return _summarized(unseen, measure, kind, level, None)
    parts = [
        _simple_variances(channel, group, shares, scores)
        for group, shares in zip(groups, likely, strict=True)
    ]
    covariance = _with_coin_variance(_of_difference(both, len(delta)), parts[0] + parts[1])
    errors = _student_draws(covariance, comparison_freedom(first, second), rng, resamples)
    far = measure.distances(errors)
    as_far = int(np.sum(far >= measure.distances(delta[None, :])[0]))
    n = min(group.n for group in groups)
    seen = _ObservedDifference(delta, errors, n, likely[0] - likely[1])
    p_value = (1 + as_far) / (1 + resamples)
    return _summarized(seen, measure, kind, level, p_value)


def _of_difference(both: Vector, size: int) -> Vector:
    across = both[:size, size:]
    return np.asarray(both[:size, :size] + both[size:, size:] - across - across.T)


def _simple_variances(
    channel: Channel, group: SampleReports, likely: Vector, scores: Vector
) -> Vector:
    """Return the coins' part of the variances of the means, and below it all of it at smoothed shares."""
    # half a person more in each answer: even if all reports are alike, chance is seen
    smoothed = (group.n * likely + 0.5) / (group.n + len(likely) / 2)
    rows = matrix(channel.rows)
    # E[Var(r | answer)] and, with the answers' spread, Var(r)
    seconds, means = rows @ scores**2, rows @ scores
    coins = smoothed @ np.maximum(seconds - means**2, 0.0)
    return group.kish * np.array([coins, smoothed @ seconds - (smoothed @ means) ** 2])


def _with_coin_variance(covariance: Vector, parts: Vector) -> Vector:
    """Return ``covariance`` with those variances that are below the coins' part replaced by simple ones."""
    coins, simple = parts
    own = np.diag(covariance)
    # a variance below the coins' part is too small by chance, and a simple sample's takes its place
    is_low = own <= coins * (1 - 1e-9) + 1e-15
    wanted = np.where(is_low, simple, own)
    # rows and columns are scaled alike, which keeps the correlations
    scale = np.where(own > 0, np.sqrt(wanted / np.maximum(own, 1e-300)), 0.0)
    scaled = np.asarray(covariance * np.outer(scale, scale))
    scaled[np.diag_indices_from(scaled)] = wanted
    return scaled


def _student_draws(
    covariance: Vector, freedom: int | None, rng: np.random.Generator, resamples: int
) -> Vector:
    middle = np.zeros(len(covariance))
    # by eigenvalues, as the covariance of shares that sum to 1 is singular
    drawn = rng.multivariate_normal(middle, covariance, size=resamples, method="eigh")
    if freedom is not None:
        # a normal over √(χ²_ν/ν) is multivariate t
        drawn = drawn / np.sqrt(rng.chisquare(freedom, size=(resamples, 1)) / freedom)
    return np.asarray(drawn)


@dataclass(frozen=True, slots=True, eq=False)
class _ObservedDifference:
    """δ̂, draws of its errors, respondents of the smaller group, and the most likely shares' difference."""

    delta: Vector
    errors: Vector
    n: int
    likely: Vector


def _summarized(
    seen: _ObservedDifference,
    measure: _Measure,
    kind: DistanceKind,
    level: float,
    p_value: float | None,
) -> DistributionDistance:
    plug_in = float(measure.distances(seen.delta[None, :])[0])
    ends = measure.error_ends(seen)
    tail = (1 - level) / 2
    # E[Σ_unsure c·|e|]: what |δ̂| is too large by where δ is 0; what is linear in e is 0 on average
    bias = float((ends.upper - ends.linear).mean())
    # d is at least d̂ less the upper end of d̂ − d, and
    # at most d̂ less its lower end, each at its quantile
    low = plug_in - float(np.quantile(ends.upper, 1 - tail))
    high = plug_in - float(np.quantile(ends.lower, tail))
    if seen.n == 1:  # one report, or one unit, has no spread to go by
        low, high = 0.0, measure.largest
    return DistributionDistance(
        plug_in=plug_in,
        bias=bias,
        estimate=min(max(plug_in - bias, 0.0), measure.largest),
        maximum_likelihood=float(measure.distances((seen.likely @ measure.lines)[None, :])[0]),
        low=min(max(low, 0.0), measure.largest),
        high=min(max(high, 0.0), measure.largest),
        level=level,
        p_value=p_value,
        kind=kind,
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Draws:
    """Draws resamples in rounds; the numbers are those of all at once."""

    rng: np.random.Generator
    resamples: int
    each_round: EachRound = no_rounds

    def multinomial(self, n: int, shares: Vector) -> Counts:
        """Return counts of ``n`` reports, a row for each resample."""
        return self._in_rounds(lambda size: self.rng.multinomial(n, shares, size=size))

    def hypergeometric(self, pooled: Counts, n: int) -> Counts:
        """Return the counts of ``n`` of the ``pooled`` reports, a row for each resample."""
        return self._in_rounds(
            lambda size: self.rng.multivariate_hypergeometric(
                pooled, n, size=size, method="marginals"
            )
        )

    def _in_rounds(self, draw: Callable[[int], Counts]) -> Counts:
        rounds = []
        for begin in range(0, max(self.resamples, 1), RESAMPLES_PER_ROUND):
            self.each_round()
            rounds.append(draw(min(RESAMPLES_PER_ROUND, self.resamples - begin)))
        return np.concatenate(rounds)


@dataclass(frozen=True, slots=True, eq=False)
class _ErrorEnds:
    """Between what d̂ − d lies for each draw of e, and what of it is linear in e."""

    lower: Vector
    upper: Vector
    linear: Vector


class _Measure(Protocol):
    """A distance of δ = (π₁ − π₂)·lines; ``largest`` is the most that it can be."""

    @property
    def lines(self) -> Vector:
        """What is looked at of the distributions, shape (t, m)."""

    @property
    def largest(self) -> float:
        """The largest distance possible."""

    def distances(self, deltas: Vector) -> Vector:
        """Return the distance of each row of ``deltas``."""

    def error_ends(self, seen: _ObservedDifference) -> _ErrorEnds:
        """Return the ends of d̂ − d for each draw of the errors."""


@dataclass(frozen=True, slots=True, eq=False)
class _SumOfLines:
    """d = Σ_k sizes_k·|δ_k|."""

    lines: Vector
    sizes: Vector
    largest: float

    def distances(self, deltas: Vector) -> Vector:
        return np.asarray(np.abs(deltas) @ self.sizes)

    def error_ends(self, seen: _ObservedDifference) -> _ErrorEnds:
        """Return Σ_sure c·s·e without and with Σ_unsure c·|e|."""
        is_sure = np.abs(seen.delta) > _reach(seen.n) * seen.errors.std(axis=0)
        sure = seen.errors @ (self.sizes * np.sign(seen.delta) * is_sure)
        unsure = np.abs(seen.errors) @ (self.sizes * ~is_sure)
        return _ErrorEnds(sure - unsure, sure + unsure, sure)


@dataclass(frozen=True, slots=True, eq=False)
class _LeastCost:
    """d = W(δ), the least cost of carrying one distribution to the other.

    W(δ̂) − W(δ) lies between the smallest and the largest φ·e over the potentials φ that are best at δ or δ̂;
    those make every arc tight that surely carries something (Fang & Santos 2019: the directional
    derivative of a maximum of linear functions).
    """

    transport: Transport
    each_round: EachRound

    @property
    def lines(self) -> Vector:
        return np.eye(len(self.transport.costs))

    @property
    def largest(self) -> float:
        return float(self.transport.costs.max())

    def distances(self, deltas: Vector) -> Vector:
        return self.transport.largest_products(deltas, each_round=self.each_round)

    def error_ends(self, seen: _ObservedDifference) -> _ErrorEnds:
        way = self.transport
        sure = way.sure_arcs(seen.delta, seen.errors, _reach(seen.n))
        return _ErrorEnds(
            lower=-way.largest_products(-seen.errors, sure, self.each_round),
            upper=way.largest_products(seen.errors, sure, self.each_round),
            linear=seen.errors @ way.potential(seen.delta),
        )


def _reach(n: int) -> float:
    # √(ln n) grows without end yet slower than √n: in the end δ ≠ 0 is sure, and δ = 0 is not
    return math.sqrt(max(math.log(n), 1.0))


def _measure(
    kind: DistanceKind,
    answers: int,
    positions: Sequence[float] | None,
    costs: npt.ArrayLike | None,
    each_round: EachRound,
) -> _Measure:
    if kind is DistanceKind.GROUND_COST:
        return _least_cost(costs, answers, each_round)
    if kind is DistanceKind.TOTAL_VARIATION:
        return _SumOfLines(np.eye(answers), np.full(answers, 0.5), 1.0)
    places = np.arange(answers) if positions is None else np.asarray(positions, dtype=np.float64)
    gaps = np.diff(places).astype(np.float64)
    if len(places) != answers or not np.all(np.isfinite(places)) or not np.all(gaps > 0):
        raise UserProblem(
            msg(
                "The positions of the {answers} answers must be as many numbers, each above "
                "the one before. Correct them; without any they are 1, 2, 3 and so on.",
                answers=answers,
            )
        )
    # column k adds up the answers 0 … k: F(k); the last F is 1 in both groups
    upto = np.triu(np.ones((answers, answers)))[:, :-1]
    return _SumOfLines(upto, gaps, float(gaps.sum()))


def _least_cost(costs: npt.ArrayLike | None, answers: int, each_round: EachRound) -> _Measure:
    """Return the measure of a matrix of costs; where all are alike it is total variation times them."""
    if costs is None:
        raise ValueError("a ground cost needs the matrix of its costs")
    way = transport(costs, answers)
    apart = way.costs[~np.eye(answers, dtype=np.bool_)]
    if np.ptp(apart) <= EQUAL * apart.max():
        most = float(apart.max())
        return _SumOfLines(np.eye(answers), np.full(answers, most / 2), most)
    return _LeastCost(way, each_round)


def _mean(counts: npt.NDArray[np.integer], scores: Vector) -> Vector:
    return np.asarray(counts @ scores / counts.sum(axis=-1, keepdims=True))


def _bootstrapped(
    channels: Sequence[Channel],
    tallies: Sequence[npt.NDArray[np.int64]],
    likely: Sequence[Vector],
    scores: Sequence[Vector],
    draws: _Draws,
) -> Vector:
    """Draw e = δ̂* − δ* from counts at the most likely distribution, half a person added to each answer.

    So the coins' part is there even if all reports are equal, and sampling even if all answers are. Scaled by
    √(n/(n − 1)), as a resample varies too little.
    """
    errors = []
    for channel, tally, shares, score in zip(channels, tallies, likely, scores, strict=True):
        n = int(tally.sum())
        smoothed = (n * shares + 0.5) / (n + len(shares) / 2)
        expected = smoothed @ matrix(channel.rows)
        drawn = draws.multinomial(n, expected / expected.sum())
        stretch = math.sqrt(n / (n - 1)) if n > 1 else 1.0
        errors.append(stretch * (_mean(drawn, score) - expected @ score))
    return np.asarray(errors[0] - errors[1])


def _permuted(
    tallies: Sequence[npt.NDArray[np.int64]],
    scores: Vector,
    measure: _Measure,
    draws: _Draws,
) -> float:
    # with equal distributions any division of the pooled reports into two groups is as likely
    pooled = tallies[0] + tallies[1]
    observed = _mean(tallies[0], scores) - _mean(tallies[1], scores)
    seen = float(measure.distances(observed[None, :])[0])
    first_counts = draws.hypergeometric(pooled, int(tallies[0].sum()))
    differences = _mean(first_counts, scores) - _mean(pooled - first_counts, scores)
    far = measure.distances(differences)
    as_far = int(np.sum(far >= seen * (1 - EQUAL)))
    # the division that was seen is one of them, so p is never 0
    return (1 + as_far) / (1 + draws.resamples)
