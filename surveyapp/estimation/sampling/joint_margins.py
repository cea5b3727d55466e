"""Margins of answers that were randomized together, where counts through one channel do not give them.

A frequency oracle's report supports some of the combinations; its pseudo-answer for a part of them is
Σ over the part of ([supported] − q)/(p − q) = (S − m·q)/(p − q), with S of the part's m combinations
supported. The supports of one report hang together, so the variance of the sum is taken over the reports
themselves. For weighted samples the pseudo-answers of a channel are added up likewise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.closed_form import NoReports, merged_rows, population_too_small
from surveyapp.estimation.prevalence.frequency_oracles import (
    ROWS,
    Reports,
    code_reports,
    norm_sub,
    support_matrix,
)
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.pseudo_intervals import PseudoMean, interval_of
from surveyapp.estimation.sampling.respondents import PseudoAnswers, pseudo_answers
from surveyapp.estimation.sampling.sample_designs import Mask, Sample
from surveyapp.estimation.sampling.weighted_estimates import estimate_weighted, likely_shares
from surveyapp.estimation.sampling.weighted_prevalence import (
    WeightedPrevalence,
    as_estimate,
    weighted_counts,
)
from surveyapp.messages.message import Message

Table = npt.NDArray[np.float64]


def oracle_margin(
    design: OracleDesign,
    reports: Reports,
    part: Sequence[int],
    *,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
    population: int | None = None,
) -> tuple[Estimate, ...]:
    """Return one estimate for each part that the choices of ``design`` are divided into.

    π̂ = mean of (S − m·q)/(p − q), with the variance s²/n (n − 1 in s²). Of it sampling causes
    π(1 − π)/n, taken at the most likely shares (norm-sub), and the coins the rest. Intervals are Wald's, or
    Chebyshev's with the variance that was seen if ``method`` is that.

    Parameters
    ----------
    design
        the oracle over all combinations.
    reports
        as recorded, or coded.
    part
        of each choice its part, from 0; every part has a choice.
    method
        of the interval.
    level
        of the interval, above 0 and below 1.
    population
        number of people the sample was drawn from without replacement; None is endless.

    Raises
    ------
    NoReports
        if there are none.
    NotReports
        naming the first report that the design never gives.
    UserProblem
        if there are more reports than people; if ``level`` is not between 0 and 1.
    """
    intervals.checked_level(level)
    n = len(reports)
    if n == 0:
        raise NoReports
    if population is not None and n > population:
        raise population_too_small(n=n, population=population)
    membership = np.eye(max(part) + 1)[list(part)]
    choices, parts, squares = _sums(design, code_reports(design, reports), membership)
    slope, other = float(design.support.slope), float(design.support.other)
    # each of the part's m combinations is supported by chance with q, so m·q is taken off S
    shares = (parts / n - other * membership.sum(axis=0)) / slope
    likely = norm_sub((choices / n - other) / slope) @ membership
    spread = np.maximum(squares / n - (parts / n) ** 2, 0.0) / slope**2  # per report, divided by n
    drawn = likely * (1 - likely) / n
    # (mean square − squared mean)/(n − 1) is s²/n; less what sampling causes it is the coins'
    coins = np.maximum(spread / max(n - 1, 1) - drawn, 0.0)
    kept = 1.0 if population is None else 1 - n / population
    margin = np.column_stack((shares, likely, kept * drawn, coins)).tolist()
    return tuple(_estimate(_MarginMoments(*one), n, method, level) for one in margin)


@dataclass(frozen=True, slots=True)
class _MarginMoments:
    """Of one part the two estimates, and the variances that sampling and coins cause."""

    share: float
    likely: float
    drawn: float
    coins: float


def _sums(
    design: OracleDesign, coded: npt.NDArray[np.generic], membership: Table
) -> tuple[Table, Table, Table]:
    """Return how often each choice was supported, and of each part Σ S and Σ S² over the reports."""
    choices = np.zeros(len(membership))
    parts, squares = np.zeros(membership.shape[1]), np.zeros(membership.shape[1])
    for start in range(0, len(coded), ROWS):
        supports = support_matrix(design, coded[start : start + ROWS]).astype(np.float64)
        together = supports @ membership
        choices += supports.sum(axis=0)
        parts += together.sum(axis=0)
        squares += (together**2).sum(axis=0)
    return choices, parts, squares


def _estimate(margin: _MarginMoments, n: int, method: IntervalMethod, level: float) -> Estimate:
    variance = margin.drawn + margin.coins
    # one report tells no variance, so nothing is excluded: of an endless one Chebyshev's excludes nothing
    mean = PseudoMean(
        margin.share, None if n == 1 else variance, worst=math.inf if n == 1 else variance
    )
    return Estimate(
        prevalence=margin.share,
        standard_error=None if n == 1 else math.sqrt(variance),
        sampling_error=None if n == 1 else math.sqrt(margin.drawn),
        coin_error=None if n == 1 else math.sqrt(margin.coins),
        interval=interval_of(mean, method, level),
        n=n,
        raw_share=None,
        maximum_likelihood=margin.likely,
    )


def weighted_oracle_margin(
    design: OracleDesign,
    reports: Sequence[str],
    part: Sequence[int],
    sample: Sample,
    *,
    domain: Sequence[bool] | Mask | None = None,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> WeightedPrevalence:
    """Return the parts' prevalences from weighted respondents: each has (S − m·q)/(p − q) of each part.

    As a person has a part or has not, x² = x, and r² − r estimates what the coins do without bias. Intervals
    are Wald's, or Chebyshev's.

    Parameters
    ----------
    design
        the oracle over all combinations.
    reports : length n
        as recorded, one a respondent; empty where nothing was answered.
    part
        of each choice its part, from 0; every part has a choice.
    sample : n respondents
        how they were drawn.
    domain : length n, default None
        who belongs to the group; None: all.
    method
        of the intervals.
    level : above 0 and below 1, default 0.95
        of the intervals.

    Raises
    ------
    NoReports, UserProblem
        as ``estimate_weighted`` does.
    NotReports
        naming the first report that the design never gives.
    """
    membership = np.eye(max(part) + 1)[list(part)]
    slope, other = float(design.support.slope), float(design.support.other)
    answered = np.array([bool(report) for report in reports], dtype=np.bool_)
    if not answered.any():
        raise NoReports
    coded = code_reports(design, [report for report in reports if report])
    inside = answered if domain is None else answered & np.asarray(domain, dtype=np.bool_)
    weights = np.where(inside, sample.weights, 0.0)[answered]
    choices, rows = np.zeros(len(membership)), []
    for start in range(0, len(coded), ROWS):
        supports = support_matrix(design, coded[start : start + ROWS]).astype(np.float64)
        choices += weights[start : start + ROWS] @ supports
        rows.append((supports @ membership - other * membership.sum(axis=0)) / slope)
    values = np.zeros((len(reports), membership.shape[1]))
    values[answered] = np.vstack(rows)
    pseudo = PseudoAnswers(values, values * (values - 1), answered)
    shares = estimate_weighted(pseudo, sample, domain=domain, method=method, level=level)
    likely = norm_sub((choices / weights.sum() - other) / slope) @ membership
    estimates = tuple(
        as_estimate(share, float(most), None) for share, most in zip(shares, likely, strict=True)
    )
    cautions = {str(caution): caution for share in shares for caution in share.cautions}
    return WeightedPrevalence(estimates, tuple(cautions.values()))


def weighted_margin(
    channel: Channel,
    reports: Sequence[int] | npt.NDArray[np.integer],
    part: Sequence[int],
    sample: Sample,
    *,
    domain: Sequence[bool] | Mask | None = None,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> WeightedPrevalence:
    """Return the parts' prevalences in ``domain`` (or of all), as ``weighted_prevalence`` does of answers.

    The pseudo-answers of a part are the sums of its answers'; the coins' variance of one of them is
    estimated by Σ_a B[j, a]·V[a, m] at the report j. Intervals are Wald's, or Chebyshev's.

    Parameters
    ----------
    channel : t answers by r reports
        of the questions that were randomized together.
    reports : length n
        one a respondent, from 0; −1 where nothing was answered.
    part : length t
        of each answer its part, from 0; every part has an answer.
    sample, domain, method, level
        as of ``weighted_oracle_margin``.

    Raises
    ------
    NoReports, ImpossibleReport, UserProblem
        as ``estimate_weighted`` does.
    """
    whole = pseudo_answers(channel, reports)
    membership = np.eye(max(part) + 1)[list(part)]
    rows, table = matrix(channel.rows), matrix(channel.debiasing())
    merged = matrix(merged_rows(channel.debiasing(), part))
    # Over the coins the mean of B[j, a] is 1 for the answer given and 0 for others:
    # Σ_a B[j, a]·V[a] is unbiased for the V of that answer
    spread = table @ np.maximum(rows @ merged**2 - membership, 0.0)
    codes = np.asarray(reports, dtype=np.intp)
    shown = np.where(whole.answered, codes, 0)
    summed = PseudoAnswers(
        values=whole.values @ membership,
        coins=np.where(whole.answered[:, None], spread[shown], 0.0),
        answered=whole.answered,
    )
    shares = estimate_weighted(summed, sample, domain=domain, method=method, level=level)
    counts = weighted_counts(channel, codes, sample.weights, domain)
    likely = likely_shares(channel, counts, channel.debiasing()) @ membership
    is_square = channel.answers == channel.reports
    raw = counts @ membership / counts.sum() if is_square else None
    estimates = tuple(
        as_estimate(share, float(likely[m]), None if raw is None else float(raw[m]))
        for m, share in enumerate(shares)
    )
    unique_cautions = {str(c): c for s in shares for c in s.cautions}
    cautions: tuple[Message, ...] = tuple(unique_cautions.values())
    return WeightedPrevalence(estimates, cautions)
