"""Prevalences from counts of reports: π̂ = λ̂·B, unbiased, with two standard errors and an interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import Estimate, Interval, IntervalMethod
from surveyapp.estimation.labelled_counts import CountsLike, counts_by_name, counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.maximum_likelihood import most_likely
from surveyapp.estimation.prevalence.pseudo_answers import SecondMoments, pool, possible_reports
from surveyapp.estimation.prevalence.pseudo_intervals import (
    ROUNDING,
    PseudoMean,
    interval_of,
    possible_interval,
)
from surveyapp.messages.message import msg

Matrix = npt.NDArray[np.float64]


class NoReports(UserProblem):
    """There is nothing to estimate from."""

    def __init__(self) -> None:
        super().__init__(
            msg(
                "There are no reports, so nothing can be estimated. Import interviews "
                "that answer this question, or choose a larger group."
            )
        )


class ImpossibleReport(UserProblem):
    """A report was counted that the design never gives."""

    def __init__(self, *, report: object, count: object) -> None:
        super().__init__(
            msg(
                "Report number {report} was counted {count} times, but the design "
                "never gives it. The data belong to another design; check which "
                "survey they were collected with.",
                report=report,
                count=count,
            )
        )


def population_too_small(*, n: object, population: object) -> UserProblem:
    """More reports than people."""
    return UserProblem(
        msg(
            "There are {n} reports but the population is given as {population}. Give "
            "the number of people that the sample was drawn from, at least {n}, or "
            "leave it out.",
            n=n,
            population=population,
        )
    )


def estimate_prevalence(
    channel: Channel,
    counts: CountsLike,
    *,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
    population: int | None = None,
    reports_are_answers: bool = True,
) -> tuple[Estimate, ...]:
    """Return one estimate for each answer of ``channel``; ``counts`` has one number a report.

    π̂ = λ̂·B. Its variance is s²/n with s² the sample variance (n − 1) of the pseudo-answers, for two
    coins 4λ̂(1 − λ̂)/(n − 1); the coins' part is Σ_i π̃_i·V_i/n at the most likely π̃, for two coins
    3/(4n). The total is never taken below the coins' part, which is known. With ``population`` N and
    f = n/N it is (1 − f)·s²/n + f·(coins' part): at N = n the sample is everybody and only the
    coins are left (as in two-stage sampling: Cochran 1977, chapter 10). Intervals are then drawn towards
    the estimate by the ratio of the two standard errors.

    One report has a coins' part and, where the pseudo-answers take two values, an interval; its standard
    error is None unless it is the whole population.

    Parameters
    ----------
    channel
        the design's channel.
    counts : length r
        how often each report was given: a list or array in the channel's order, or labelled with the
        reports' names, as ``value_counts`` of a column makes them.
    method
        of the interval; ``Interval.method`` tells which one was possible.
    level
        of the interval, above 0 and below 1.
    population
        number of people the sample was drawn from without replacement; None is endless.
    reports_are_answers
        whether reports bear the names of answers (not so for crosswise and its like); ``raw_share`` needs
        it.

    Raises
    ------
    NoReports
        if all counts are 0.
    ImpossibleReport
        if a report was counted that has probability 0 whatever the answer.
    UserProblem
        if there are more reports than people; if ``level`` is not between 0 and 1; if the
        most likely prevalences could not be found; if a label of ``counts`` is no report's name.
    ChannelProblem
        if the channel cannot be debiased.
    ValueError
        if ``counts`` are not whole numbers ≥ 0, one for each report.

    Examples
    --------
    >>> from surveyapp.designs.channels.two_coins import TwoCoins
    >>> yes, no = estimate_prevalence(TwoCoins().channel, {"no": 120, "yes": 80})
    >>> yes.prevalence
    0.3
    """
    return estimate_margin(
        channel,
        counts,
        range(channel.answers),
        method=method,
        level=level,
        population=population,
        reports_are_answers=reports_are_answers,
    )


def estimate_margin(
    channel: Channel,
    counts: CountsLike,
    part: Sequence[int],
    *,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
    population: int | None = None,
    reports_are_answers: bool = True,
) -> tuple[Estimate, ...]:
    """Return one estimate for each part that the answers of ``channel`` are divided into.

    With G[i, m] = [answer i is in part m] the pseudo-answers of the parts are B·G, and all follows from
    them as in ``estimate_prevalence``: the variance of a sum of estimates with their covariances,
    V[i, m] = Σ_j P[i, j]·(B·G)[j, m]² − G[i, m]. The answers to one of several questions that were
    randomized together are such parts.

    Parameters
    ----------
    channel
        the design's channel.
    counts
        how often each report was given.
    part
        of each answer its part, from 0; every part has an answer.
    method
        as in ``estimate_prevalence``.
    level
        as in ``estimate_prevalence``.
    population
        as in ``estimate_prevalence``.
    reports_are_answers
        as in ``estimate_prevalence``.

    Raises
    ------
    SurveyAppError, ValueError
        as in ``estimate_prevalence``.
    """
    intervals.checked_level(level)
    tally = _tallied(channel, counts)
    n = sum(tally)
    if population is not None and n > population:
        raise population_too_small(n=n, population=population)
    debiasing = channel.debiasing()
    unbiased = debiased(debiasing, tally)
    likely = most_likely(channel, tally, unbiased)
    merged = merged_rows(debiasing, part)
    (together,) = merged_rows((unbiased,), part)
    membership = np.eye(len(together))[list(part)]
    sample = _Sample(channel, merged, tally, together, likely, membership, population)
    has_raw = reports_are_answers and channel.answers == channel.reports
    seen = tally @ membership if has_raw else tally
    bounds = _intervals(sample, method, level)
    return tuple(
        Estimate(
            prevalence=mean.estimate,
            standard_error=None if mean.variance is None else math.sqrt(mean.variance),
            sampling_error=mean.sampling_error,
            coin_error=math.sqrt(mean.coins),
            interval=bounds[a],
            n=n,
            raw_share=float(seen[a]) / n if has_raw else None,
            maximum_likelihood=float(sample.likely_parts[a]),
            raised_from=sample.raised_from(a),
        )
        for a, mean in enumerate(sample.means)
    )


def unbiased_and_likely(channel: Channel, counts: CountsLike) -> tuple[Matrix, Matrix, Matrix]:
    """Return unbiased estimates, their standard errors (infinite: one report), and most likely shares.

    One number an answer each, as ``estimate_prevalence`` finds them; that is slower, by its intervals.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    counts : length r
        how often each report was given.

    Raises
    ------
    NoReports, ImpossibleReport, ChannelProblem, UserProblem, ValueError
        as in ``estimate_prevalence``.
    """
    tally = _tallied(channel, counts)
    debiasing = channel.debiasing()
    unbiased = debiased(debiasing, tally)
    likely = most_likely(channel, tally, unbiased)
    sample = _Sample(channel, debiasing, tally, unbiased, likely, np.eye(channel.answers), None)
    totals = sample.totals
    errors = np.full(channel.answers, np.inf) if totals is None else np.sqrt(totals)
    return np.array([float(share) for share in unbiased]), errors, likely


def merged_rows(rows: Sequence[Row], part: Sequence[int]) -> tuple[Row, ...]:
    """Return ``rows`` with the entries of each part added up: exactly rows·G.

    Parameters
    ----------
    rows : each of length t
        one entry for each answer.
    part : length t
        of each answer its part, from 0; every part has an answer.
    """
    if list(part) == list(range(len(part))):
        return tuple(rows)
    # exact sums, so that parts of the answers add up to 1 as the answers do
    of = [[i for i, own in enumerate(part) if own == m] for m in range(max(part) + 1)]
    return tuple(tuple(sum((row[i] for i in m), Fraction(0)) for m in of) for row in rows)


def _tallied(channel: Channel, counts: CountsLike) -> list[int]:
    ordered = counts_in_order(channel, counts)
    tally = [int(count) for count in ordered]
    is_whole = all(whole == count for whole, count in zip(tally, ordered, strict=True))
    if len(tally) != channel.reports or min(tally) < 0 or not is_whole:
        raise ValueError(f"needs {channel.reports} whole numbers from 0, one for each report")
    if sum(tally) == 0:
        raise NoReports
    for j in set(range(channel.reports)) - set(possible_reports(channel)):
        if tally[j]:
            raise ImpossibleReport(report=j + 1, count=tally[j])
    return tally


def debiased(debiasing: Sequence[Row], counts: Sequence[int]) -> tuple[Fraction, ...]:
    """Return λ̂·B exactly: the mean pseudo-answer for each answer.

    Parameters
    ----------
    debiasing : r rows of length t
        B, the right inverse of the channel.
    counts : length r
        how often each report was given; not all 0.
    """
    common = math.lcm(*(entry.denominator for row in debiasing for entry in row))
    sums = [0] * len(debiasing[0])
    for row, count in zip(debiasing, counts_by_name(None, counts), strict=True):
        if count:
            for a, entry in enumerate(row):  # whole numbers: far faster than adding fractions
                sums[a] += count * entry.numerator * (common // entry.denominator)
    return tuple(Fraction(total, common * sum(counts)) for total in sums)


@dataclass(frozen=True)
class _Sample:
    """Counts and the two estimates from them; what spreads they have.

    ``debiasing`` and ``unbiased`` are of the parts, ``likely`` is of the answers.
    """

    channel: Channel
    debiasing: Sequence[Row]
    tally: Sequence[int]
    unbiased: Sequence[Fraction]
    likely: Matrix
    membership: Matrix
    population: int | None

    @property
    def n(self) -> int:
        return sum(self.tally)

    @cached_property
    def values(self) -> Matrix:
        return matrix(self.debiasing)

    @cached_property
    def seconds(self) -> Matrix:
        """m[i, a] = Σ_j P[i, j]·B[j, a]², so that V[i, a] = m[i, a] − [i in a]."""
        return matrix(self.channel.rows) @ self.values**2

    @cached_property
    def coin_variances(self) -> Matrix:
        return np.maximum(self.seconds - self.membership, 0.0)

    @cached_property
    def likely_parts(self) -> Matrix:
        return np.asarray(self.likely @ self.membership)

    @cached_property
    def coins(self) -> Matrix:
        return self.likely @ self.coin_variances / self.n

    @cached_property
    def seen(self) -> Matrix | None:
        """(1 − f)·s²/n + f·coins, as the reports alone say; None for one report out of many."""
        if self.n == self.population:
            return self.coins
        if self.n == 1:
            return None
        # s² takes the deviations from the exact mean; Σ (r − r̄)²/((n − 1)·n) is s²/n
        deviations = self.values - np.array([float(share) for share in self.unbiased])
        squares = np.asarray(self.tally, dtype=np.float64) @ deviations**2
        fraction = 0.0 if self.population is None else self.n / self.population
        # s²/n less the coins' part is what sampling causes; of the two only it is multiplied by 1 − f
        sampled = squares / ((self.n - 1) * self.n) - self.coins
        return np.asarray(self.coins + (1 - fraction) * sampled)

    @property
    def totals(self) -> Matrix | None:
        """The variances, never below what the coins cause."""
        return None if self.seen is None else np.maximum(self.seen, self.coins)

    def raised_from(self, answer: int) -> float | None:
        """The variance that the reports alone say, where it is below what the coins cause."""
        if self.seen is None or self.seen[answer] >= self.coins[answer] * (1 - ROUNDING):
            return None
        return float(self.seen[answer])

    @cached_property
    def shrinkage(self) -> Matrix:
        """Ratio of standard errors with and without the finite population.

        Taken at the most likely prevalences, half a person added to each answer, so that it is
        defined where an answer was never seen.
        """
        if self.population is None:
            return np.ones(len(self.unbiased))
        # half a person more in each answer (Krichevsky & Trofimov 1981), so that nothing is 0/0
        smoothed = (self.n * self.likely + 0.5) / (self.n + len(self.likely) / 2)
        sampling = smoothed @ self.membership * (1 - smoothed @ self.membership)
        total = smoothed @ self.coin_variances + sampling
        share = np.divide(sampling, total, out=np.zeros_like(total), where=total > 0)
        # (1 − f)·sampling + coins, over sampling + coins
        return np.asarray(np.sqrt(1 - self.n / self.population * share))

    def worst(self, answer: int) -> float:
        """Largest variance of the estimate that any prevalences could cause."""
        column = self.seconds[:, answer]
        is_own = self.membership[:, answer] == 1
        # the part's people at the largest second moment of its answers, all others at theirs
        own, other = np.max(column[is_own]), np.max(column[~is_own], initial=0.0)
        bounds = SecondMoments(Fraction(float(own)), Fraction(float(other)))
        total, coins = float(bounds.total(None)), float(bounds.coins(None))
        if self.population is None:
            return total / self.n
        # coins + left·(total − coins) with each at its own worst prevalence: an upper bound
        left = (self.population - self.n) / max(self.population - 1, 1)
        return (left * total + (1 - left) * coins) / self.n

    @cached_property
    def means(self) -> tuple[PseudoMean, ...]:
        possible = possible_reports(self.channel)
        lines = [
            pool(tuple(row[a] for row in self.debiasing), possible)
            for a in range(len(self.unbiased))
        ]
        return tuple(
            PseudoMean(
                float(self.unbiased[a]),
                None if self.totals is None else float(self.totals[a]),
                coins=float(self.coins[a]),
                worst=self.worst(a),
                n=self.n,
                line=line,
                count=None if line is None else line.count(self.tally),
                moments=likely_moments(self.seconds[:, a], self.likely, self.n, a),
                ratio=float(self.shrinkage[a]),
            )
            for a, line in enumerate(lines)
        )


def likely_moments(seconds: Matrix, likely: Matrix, n: int, answer: int) -> tuple[float, float]:
    """Return the second moments of one pseudo-answer for people with ``answer`` and, mixed, without.

    ``seconds`` are those of each answer; the others are mixed as is most likely, half a person added to each.

    Parameters
    ----------
    seconds : array of shape (t,)
        Σ_j P[i, j]·B[j, a]² of each answer i.
    likely : array of shape (t,)
        the most likely prevalences.
    n : at least 1
        number of reports.
    answer : from 0 to t − 1
        the answer a.
    """
    shares = n * np.delete(likely, answer) + 0.5
    others = shares @ np.delete(seconds, answer)
    return float(seconds[answer]), float(others / shares.sum()) if len(shares) else 0.0


def _intervals(sample: _Sample, method: IntervalMethod, level: float) -> tuple[Interval, ...]:
    if method is IntervalMethod.BAYES:
        from surveyapp.estimation.prevalence.posterior import credible_intervals  # noqa: PLC0415

        ends = credible_intervals(
            sample.channel, sample.tally, sample.likely, sample.membership, level
        )
        if ends is not None:
            return tuple(
                _credible(sample, a, (low, high), level)
                for a, (low, high) in enumerate(ends.tolist())
            )
    return tuple(_interval(sample, a, method, level) for a in range(len(sample.unbiased)))


def _credible(sample: _Sample, a: int, ends: tuple[float, float], level: float) -> Interval:
    """Draw a posterior's interval, which never leaves [0, 1], towards the most likely share."""
    drawn = intervals.shrunk_interval(ends, float(sample.likely_parts[a]), sample.means[a].ratio)
    return intervals.cut(drawn, level, IntervalMethod.BAYES)


def _interval(sample: _Sample, a: int, method: IntervalMethod, level: float) -> Interval:
    mean = sample.means[a]
    if method is IntervalMethod.BOOTSTRAP and mean.line is None:
        tally = np.asarray(sample.tally, dtype=np.int64)
        bounds = intervals.bootstrapped_mean(sample.values[:, a], tally, level)
        if bounds is not None:
            drawn = intervals.shrunk_interval(bounds, mean.estimate, mean.ratio)
            return possible_interval(mean, drawn, method, level, is_default=False)
    return interval_of(mean, method, level)
