"""Whether the reports of each of many sites can come from answers of people.

The test of one site is ``reports_fit`` in ``estimation/comparison/reports_fit``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation import special_functions
from surveyapp.estimation.comparison.reports_fit import binomial_p_values, reports_fit
from surveyapp.estimation.labelled_counts import columns_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

CLEARLY = 1e-9
"""Estimated shares above this are not below 0 by rounding."""


def possible_by_site(channel: Channel, counts: Whole) -> tuple[Vector, Vector]:
    """Return the statistic and p-value of ``impossible_reports`` of each site.

    Infinite and 0 where a report was counted that the design never gives.

    Parameters
    ----------
    channel
        the design's channel.
    counts
        sites by reports; every site has some. The columns of a table of pandas are aligned by the
        reports' names.

    Raises
    ------
    UserProblem
        if a column is no report's name.
    """
    counts = columns_in_order(channel, counts)
    if channel.answers == channel.reports == 2 and np.all(matrix(channel.rows).max(axis=0) > 0):
        return _of_two(matrix(channel.rows), counts)
    statistics, p_values = np.zeros(len(counts)), np.ones(len(counts))
    for site in np.flatnonzero(~_is_possible(channel, counts)).tolist():
        statistics[site], p_values[site] = _of_one(channel, counts[site])
    return statistics, p_values


def _of_one(channel: Channel, counts: Whole) -> tuple[float, float]:
    try:
        fit = reports_fit(channel, counts)
    except ImpossibleReport:
        return float("inf"), 0.0
    return fit.statistic, fit.p_value


def _is_possible(channel: Channel, counts: Whole) -> NDArray[np.bool_]:
    """Return where the unbiased estimates of as many answers as reports are shares, beyond any rounding.

    Then they make just these reports most likely, so nothing lacks.
    """
    if channel.answers != channel.reports:
        return np.zeros(len(counts), dtype=np.bool_)
    debiasing = matrix(channel.debiasing())
    # the unbiased estimates; those within rounding of 0 are left to the full test
    shares = counts @ debiasing / counts.sum(axis=1, keepdims=True)
    return np.asarray((shares > CLEARLY * np.abs(debiasing).max()).all(axis=1))


def _of_two(rows: Vector, counts: Whole) -> tuple[Vector, Vector]:
    """Shares outside the two answers' are fitted by the nearer answer alone."""
    n, first = counts.sum(axis=1), counts[:, 0]
    low, high = rows[:, 0].min(), rows[:, 0].max()
    outside = np.flatnonzero((first < low * n) | (first > high * n))
    statistics, p_values = np.zeros(len(counts)), np.ones(len(counts))
    if not len(outside):
        return statistics, p_values
    tally, n, first = counts[outside], n[outside], first[outside]
    # the possible shares lie between the two rows, so the nearer row is the most likely
    nearest = rows[np.where(first > high * n, rows[:, 0].argmax(), rows[:, 0].argmin())]
    best = special_functions.xlogy(tally, tally / n[:, None]).sum(axis=1)
    statistics[outside] = np.maximum(
        2 * (best - special_functions.xlogy(tally, nearest).sum(axis=1)), 0.0
    )
    p_values[outside] = binomial_p_values(low, high, n, first)
    return statistics, p_values
