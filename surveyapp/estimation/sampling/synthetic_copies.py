"""Estimates from several synthetic copies of a table, pooled to one with its interval.

Each of m copies gives an estimate qᵢ and, as if its rows were people, a variance uᵢ. Where the copies are
drawn from the posterior of the table's distribution, each with its own sample of rows (Raghunathan, Reiter &
Rubin 2003),

    q̄ = Σ qᵢ/m,   b = Σ (qᵢ − q̄)²/(m − 1),   ū = Σ uᵢ/m,   T = (1 + 1/m)·b − ū

estimate the population's value and the variance of q̄: b holds the rows of a copy besides what the table
and its noise leave unknown, so ū is taken off once. (q̄ − Q)/√T is about Student's with
ν = (m − 1)(1 − ū/((1 + 1/m)·b))² degrees of freedom. The more rows the copies have the smaller is ū, and
the steadier T. By chance T can come out at 0 or below; then (1 + 1/m)·b is taken, which is never too small,
with m − 1 (Reiter 2002 takes a variance that needs the number of the table's rows).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.estimation import special_functions
from surveyapp.estimation.prevalence.intervals import checked_level

Vector = npt.NDArray[np.float64]

LEAST_FREEDOM = 1.0
"""Of Student's distribution: the formula falls to 0 with T."""


@dataclass(frozen=True, slots=True, eq=False)
class PooledEstimates:
    """Estimates of k numbers, pooled from copies."""

    estimates: Vector
    """Array of shape (k,): means over the copies."""
    variances: Vector
    """Array of shape (k,): of them, 0 or more."""
    freedoms: Vector
    """Array of shape (k,): degrees of freedom of Student's distribution, 1 or more."""
    is_replaced: npt.NDArray[np.bool_]
    """Array of shape (k,): where the rule gave no variance above 0, and that between the copies took its
    place."""

    @property
    def standard_errors(self) -> Vector:
        """Square roots of the variances."""
        return np.sqrt(self.variances)

    @property
    def p_values(self) -> Vector:
        """Two-sided, of the hypothesis that a number is 0; 1 where estimate and variance are 0."""
        errors = self.standard_errors
        statistics = np.abs(self.estimates) / np.where(errors > 0, errors, np.inf)
        chances: Vector = 2 * special_functions.stdtr(self.freedoms, -statistics)
        return chances

    def intervals(self, level: float = 0.95) -> tuple[Vector, Vector]:
        """Return the lower and the upper ends of the intervals.

        Parameters
        ----------
        level
            above 0 and below 1.

        Raises
        ------
        UserProblem
            if ``level`` is none.
        """
        checked_level(level)
        reach = special_functions.stdtrit(self.freedoms, (1 + level) / 2) * self.standard_errors
        return self.estimates - reach, self.estimates + reach


def pool_copies(estimates: npt.ArrayLike, variances: npt.ArrayLike) -> PooledEstimates:
    """Pool the estimates from copies of a synthetic table.

    Parameters
    ----------
    estimates : array of shape (m, k)
        of each of m copies, 2 or more.
    variances : array of shape (m, k)
        of each, as if the rows of the copy were people.

    Raises
    ------
    ValueError
        if there are fewer than two copies.
    """
    each, own = (np.asarray(given, dtype=np.float64) for given in (estimates, variances))
    m = len(each)
    if m < 2:
        raise ValueError("two or more copies are needed")
    between, within = (1 + 1 / m) * each.var(axis=0, ddof=1), own.mean(axis=0)
    variance = between - within
    is_replaced = variance <= 0
    part = np.divide(within, between, out=np.ones_like(within), where=between > 0)
    freedoms = np.maximum((m - 1) * (1 - part) ** 2, LEAST_FREEDOM)
    return PooledEstimates(
        each.mean(axis=0),
        np.where(is_replaced, between, variance),
        np.where(is_replaced, m - 1.0, freedoms),
        is_replaced & (within > 0),
    )
