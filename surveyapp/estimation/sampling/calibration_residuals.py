"""How calibrated weights change a variance: sums vary as the sums of residuals.

Weights that were made to meet totals Σ w·x = T move with the sample so that everything that x explains is
fixed. To the first order the total Σ w·y varies as Σ w·(y − xᵀB), B the regression of y on x with the base
weights d (Deville & Särndal 1992, §3; the same in R's ``survey``). A pseudo-answer takes the place of y: the
coins' noise is not explained by x, so it stays in the residuals, and is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.weighting.calibration import SMALLEST_PIVOT

Vector = npt.NDArray[np.float64]
Codes = npt.NDArray[np.intp]
Mask = npt.NDArray[np.bool_]

ROUNDING = 1e-11


@dataclass(frozen=True, eq=False)
class CalibrationResiduals:
    """What weights were calibrated to, of all respondents who have one."""

    auxiliary: Any
    """Array or sparse array of shape (n, p): x."""
    base: Vector
    """Array of shape (n,), at least 0: d; the weights before calibration."""
    weights: Vector
    """Array of shape (n,), at least 0: w."""
    units: tuple[Codes, ...]
    """Arrays of shape (n,): number of each respondent's unit, of every stage."""
    again: Callable[[Vector], Vector] | None = None
    """Gives the calibrated weights of other weights before calibration; None: nobody knows how."""
    rows: Codes | None = None
    """Array of shape (m,): the places of those respondents who are looked at; None: all."""

    def only(self, kept: Mask) -> CalibrationResiduals:
        """Return the same for sums over those ``kept`` alone; all others still stand in the regression.

        Parameters
        ----------
        kept : array of shape (m,)
            True for those of ``rows`` who stay.
        """
        rows = np.flatnonzero(kept) if self.rows is None else self.rows[kept]
        return replace(self, rows=rows)

    def residuals(self, expanded: Vector) -> Vector:
        """Return w·(u − xᵀB) of all n respondents for ``expanded`` z = w·u of those who are looked at.

        Parameters
        ----------
        expanded : array of shape (m, k)
            z, one column a sum; 0 for everybody else.
        """
        everybody = expanded
        if self.rows is not None:
            everybody = np.zeros((len(self.weights), expanded.shape[1]))
            everybody[self.rows] = expanded
        # d/w·z = d·u; who has no weight adds nothing
        crossed = self.auxiliary.T @ (self._ratio[:, None] * everybody)
        explained = self.auxiliary @ (self._inverse @ crossed)
        left = np.asarray(everybody - self.weights[:, None] * explained)
        # what x explains wholly is fixed, and leaves nothing but rounding
        return np.where(np.abs(left) > ROUNDING * np.abs(everybody).max(axis=0), left, 0.0)

    @cached_property
    def _ratio(self) -> Vector:
        counts = self.weights > 0
        return np.where(counts, self.base / np.where(counts, self.weights, 1.0), 0.0)

    @cached_property
    def _inverse(self) -> Vector:
        """(Σ d·x·xᵀ)⁺; margins add up to the same people, so it has no inverse."""
        d = np.where(self.weights > 0, self.base, 0.0)
        table = self.auxiliary.T @ (self.auxiliary * d[:, None])
        dense = table.toarray() if hasattr(table, "toarray") else np.asarray(table)
        return np.asarray(np.linalg.pinv(dense, rcond=SMALLEST_PIVOT, hermitian=True))
