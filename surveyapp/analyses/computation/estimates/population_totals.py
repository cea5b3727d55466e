"""Estimates as numbers of people: what shares and means come to in a population of known size."""

from __future__ import annotations

from dataclasses import replace

from surveyapp.analyses.computation.estimates.rows import MEAN, EstimateRow, EstimateTable

TOTAL = "total"
"""What stands in the column ``answer`` instead of ``mean``."""


def as_population_totals(table: EstimateTable, population: int) -> EstimateTable:
    """Return the estimates as numbers of people: N·π for a share, N·μ for the mean of a number.

    N is known, so standard errors and both ends of an interval are N times those of the share.

    Parameters
    ----------
    table
        Estimates of shares and means.
    population
        The number N of people in the population.
    """
    return replace(table, rows=tuple(_times(row, population) for row in table.rows))


def _times(row: EstimateRow, people: int) -> EstimateRow:
    def times(value: float | None) -> float | None:
        return None if value is None else people * value

    return replace(
        row,
        answer=TOTAL if row.is_mean and row.answer == MEAN else row.answer,
        estimate=people * row.estimate,
        se=times(row.se),
        se_sampling=times(row.se_sampling),
        se_coins=times(row.se_coins),
        low=times(row.low),
        high=times(row.high),
        mle=times(row.mle),
        raw=times(row.raw),
        is_total=True,
    )
