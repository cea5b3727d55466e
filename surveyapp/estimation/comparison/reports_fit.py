"""Reports compared with what their design can give."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation import special_functions
from surveyapp.estimation.comparison.likelihood_ratio import fitted_report_shares, log_likelihood
from surveyapp.estimation.labelled_counts import CountsLike, counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence, unbiased_and_likely
from surveyapp.estimation.prevalence.pseudo_answers import possible_reports
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from surveyapp.estimation.comparison.two_groups import TestResult

Vector = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]

SUSPICIOUS = 0.01
"""Reports less likely than this under the design are warned of."""
SMALLEST_SHOWN = 1e-300
IMPOSSIBLE_SHARES = QT_TRANSLATE_NOOP(
    "messages",
    "The reports lie outside what this design can give, further than chance "
    "explains (p = {p_value}). Respondents may have misunderstood the "
    "instruction or not followed it, or the data were changed or belong to "
    "another design. Do not use the estimates.",
)


@dataclass(frozen=True, slots=True)
class ReportsFit:
    """Whether the reports can come from the design."""

    statistic: float
    """G², twice the log likelihood by which the nearest possible shares fall short."""
    p_value: float
    """How often chance alone gives as much; for three and more reports an upper bound."""
    method: str
    """"exact binomial" or "likelihood ratio"."""
    cautions: tuple[Message, ...]
    """A sentence where the p-value is below ``SUSPICIOUS``."""


def reports_fit(channel: Channel, counts: CountsLike) -> ReportsFit:
    """Test whether the reports' shares can come from any prevalences.

    Two reports: the exact probability, at the worse end of the possible shares, of a count as far out as this
    on either side. More: G² = 2·Σ c·ln(λ̂/λ̃), λ̃ = π̃P the nearest possible shares. Its null distribution
    is a mixture of χ² with s, s + 1 … s + k degrees of freedom: s = reports − answers spare ones, k answers
    whose prevalence may be 0 (the estimate is within 2 standard errors of it or below; Andrews & Soares
    2010). For k ≤ 2 the weights are known from the angle between the two limits (Shapiro 1988); for more
    the bound ½·(Pr χ²_{s+k−1} + Pr χ²_{s+k}) applies to all (Perlman 1969).

    Parameters
    ----------
    channel
        that the reports were given through.
    counts : array of shape (r,)
        of the reports, whole numbers from 0.

    Raises
    ------
    NoReports
        if all counts are 0.
    ImpossibleReport
        if a report was counted that has probability 0 whatever the answer.
    """
    ordered = counts_in_order(channel, counts)
    unbiased, errors, likely = unbiased_and_likely(channel, ordered)
    reports = possible_reports(channel)
    tally = np.asarray(ordered, dtype=np.float64)
    statistic = _g_squared(likely @ matrix(channel.rows), tally)
    if len(reports) == 2:
        p_value, method = _binomial_p_value(channel, tally, reports[0]), "exact binomial"
    else:
        # an estimate without error is near every bound
        near = np.flatnonzero(unbiased <= np.where(errors > 0, 2 * errors, np.inf)).tolist()
        p_value, method = _mixture_p_value(channel, tally, near, statistic), "likelihood ratio"
    cautions: tuple[Message, ...] = ()
    if p_value < SUSPICIOUS:
        # a p-value too small for a float is no 0
        shown = f"{max(p_value, SMALLEST_SHOWN):.2g}"
        cautions = (Message(IMPOSSIBLE_SHARES, {"p_value": shown}),)
    return ReportsFit(statistic, p_value, method, cautions)


def _g_squared(nearest: Vector, tally: Vector) -> float:
    """Return G²: twice the log likelihood that the ``nearest`` shares lack."""
    best = log_likelihood(tally / tally.sum(), tally)
    return max(2 * (best - log_likelihood(nearest, tally)), 0.0)


def _binomial_p_value(channel: Channel, tally: Vector, report: int) -> float:
    """Return the exact p-value of one site's count of a report."""
    low, high = (float(f(row[report] for row in channel.rows)) for f in (min, max))
    n, x = int(tally.sum()), int(tally[report])
    if low * n <= x <= high * n:
        # the share itself may be the true one: nothing speaks against the design
        return 1.0
    return float(binomial_p_values(low, high, np.array([n]), np.array([x]))[0])


def binomial_p_values(low: float, high: float, n: Whole, first: Whole) -> Vector:
    """Return exact p-values: Pr of a count as improbable as this, on either side, at the worse end.

    Parameters
    ----------
    low, high : from 0 to 1
        the least and the largest share that is possible.
    n, first : arrays of shape (sites,)
        reports in all, and of the one that is counted, whose share lies outside.
    """
    is_above = first > high * n  # the same seen from the other report
    lows = np.where(is_above, 1 - high, low).astype(np.float64)
    highs = np.where(is_above, 1 - low, high).astype(np.float64)
    x = np.where(is_above, n - first, first)
    tails = np.asarray(special_functions.bdtr(x, n, lows), dtype=np.float64)
    rare = _first_as_rare(n, highs, tails * (1 + 1e-9))  # ties are ties in spite of rounding
    # falling in λ plus rising in λ is quasi-convex here, so its maximum is at an end
    both = [special_functions.bdtr(x, n, ends) + at_least(rare, n, ends) for ends in (lows, highs)]
    return np.asarray(np.minimum(np.maximum(*both), 1.0))


def _first_as_rare(n: Whole, shares: Vector, tails: Vector) -> Whole:
    """Return the smallest counts with Pr(X ≥ count) ≤ ``tails``."""
    low, high = np.zeros_like(n), n + 1
    # bisection for all sites at once, since the tail falls as the count grows
    while np.any(low < high):
        middle = (low + high) // 2
        is_rare = at_least(middle, n, shares) <= tails
        low, high = (
            np.where(is_rare, low, np.minimum(middle + 1, high)),
            np.where(is_rare, middle, high),
        )
    return np.asarray(low, dtype=np.int64)


def at_least(counts: Whole, n: Whole, shares: Vector) -> Vector:
    """Return Pr(X ≥ count) of binomial X.

    Parameters
    ----------
    counts, n, shares : arrays of shape (sites,)
        the counts, of how many, and each one's probability.
    """
    found = special_functions.bdtrc(np.clip(counts - 1, 0, n), n, shares)
    return np.asarray(np.where(counts <= 0, 1.0, np.where(counts > n, 0.0, found)))


def _mixture_p_value(
    channel: Channel, tally: Vector, near: Sequence[int], statistic: float
) -> float:
    spare = len(possible_reports(channel)) - channel.answers
    # the answers sum to 1, so one of them at least is above 0
    k = min(len(near), channel.answers - 1)
    if statistic <= 1e-9:
        return 1.0
    if k == 0:
        return float(special_functions.chdtrc(spare, statistic)) if spare else 1.0
    weights = _chi_bar_weights(channel, tally, near, k)
    return float(
        sum(w * _chi_square_tail(spare + d, statistic) for d, w in enumerate(weights) if w)
    )


def _chi_square_tail(freedom: int, statistic: float) -> float:
    # χ² with 0 degrees of freedom is 0
    return 0.0 if freedom == 0 else float(special_functions.chdtrc(freedom, statistic))


def _chi_bar_weights(
    channel: Channel, tally: Vector, near: Sequence[int], k: int
) -> tuple[float, ...]:
    """Weights of χ² with 0 … k degrees of freedom for a normal vector's distance to the cone π ≥ 0."""
    if k == 1:
        return (0.5, 0.5)
    if k == 2 and len(near) == 2:
        values = matrix(channel.debiasing())[:, list(near)]
        shares = tally / tally.sum()
        # the covariance of one report's pseudo-answers: their means correlate alike
        centred = values - shares @ values
        covariance = centred.T @ (shares[:, None] * centred)
        root = math.sqrt(covariance[0, 0] * covariance[1, 1])
        if root > 0:
            # two estimates that correlate by r are both above 0 with probability (½π + arcsin r)/2π
            r = min(max(float(covariance[0, 1]) / root, -1.0), 1.0)
            both = (math.pi / 2 + math.asin(r)) / (2 * math.pi)
            return _cone_of_two(both)
    return (*(0.0,) * (k - 1), 0.5, 0.5)


def _cone_of_two(inside: float) -> tuple[float, float, float]:
    """The estimate lies in the cone with probability ``inside``, nearest its tip with ½ − ``inside``."""
    # the nearest point is the estimate itself, on one edge (½ whatever the angle), or the tip
    return inside, 0.5, 0.5 - inside


def goodness_of_fit(channel: Channel, counts: CountsLike) -> TestResult | None:
    """Test a channel with more reports than answers: G² against χ² with the spare degrees of freedom.

    Where the most likely share of some answers is 0 use ``reports_fit``, whose p-value allows for it.

    Parameters
    ----------
    channel, counts
        as of ``reports_fit``.

    Returns
    -------
    the test, or None
        where there are no more reports than answers (any shares within the limits fit).

    Raises
    ------
    NoReports, ImpossibleReport
        as ``reports_fit`` does.
    """
    from surveyapp.estimation.comparison.two_groups import TestResult  # noqa: PLC0415

    estimate_prevalence(channel, counts)
    spare = len(possible_reports(channel)) - channel.answers
    if spare <= 0:
        return None
    tally = np.asarray(counts_in_order(channel, counts), dtype=np.float64)
    statistic = _g_squared(fitted_report_shares(channel, tally), tally)
    return TestResult(statistic, spare, float(special_functions.chdtrc(spare, statistic)))
