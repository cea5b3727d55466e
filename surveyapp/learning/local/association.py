"""Whether reports show that features tell anything about the class: Rao's score test, of all together.

Coins alone make tables that seem to tell classes apart. Where no feature goes with the class, the score U of
a table's interaction, freed of its margins, is normal to first order with the reports' information F, so
UᵀF⁻¹U is χ² with (levels − 1)(classes − 1) degrees of freedom (Rao 1948). These are added up over the
features. Features that go together make the sum vary more than that: the chance is then larger than stated.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy

from surveyapp.learning.local.class_tables import ClassTables, Evidence, Vector
from surveyapp.learning.local.coded_reports import Matrix

CHANCE = 0.2
"""How often features that tell nothing may be predicted from.

On simulated reports of nine tables, one of them noise, at ε 0.5, 1, 2 and 4, four splits each, accuracy less
the largest class's was .022, .094, .142 and .179 where nothing is tested; −.028, .061, .154 and .180 with a
chance of .05; −.025, .083, .153 and .180 with .1; −.011, .088, .151 and .180 with .2; −.001, .096, .147 and
.180 with .3, where noise is at −.08. The class that seems to be the largest had −.034, −.011, −.004 and 0:
coins hide that too."""
DIRECTIONS = 1e-9
"""An eigenvalue of the information that is smaller than this part of the largest has no direction."""


def association_chance(pairs: Sequence[Evidence], tables: ClassTables) -> float:
    """Return how often features that tell nothing would seem to tell as much: the p-value.

    Parameters
    ----------
    pairs
        reports, one a feature, about its levels × classes.
    tables
        as they were estimated.
    """
    found = [
        _score(pair, table @ tables.prior, tables.prior)
        for pair, table in zip(pairs, tables.tables, strict=True)
    ]
    statistic, freedom = (sum(each) for each in zip(*found, strict=True))
    return float(scipy.stats.chi2.sf(statistic, freedom)) if freedom else 1.0


def _score(reports: Evidence, levels: Vector, prior: Vector) -> tuple[float, int]:
    """Return a feature's statistic, and its degrees of freedom."""
    cells = np.outer(levels, prior).ravel()
    expected = np.maximum(reports.likelihoods @ cells, np.finfo(float).tiny)
    scores = reports.likelihoods / expected[:, None] - 1
    score = reports.counts @ scores
    # each report as often as is expected: as often as it was given, few reports vary too much themselves
    sums = reports.likelihoods.sum(axis=0)
    is_every = np.allclose(
        sums, sums.mean(), rtol=1e-6
    )  # else some reports that can be were not given
    often = reports.reports * expected / sums.mean() if is_every else reports.counts
    information = (scores * often[:, None]).T @ scores
    across, along = _contrasts(len(levels)), _contrasts(len(prior))
    effects = np.kron(across, along)
    # what other margins would explain is no effect: both are regressed out
    margins = np.hstack([np.kron(across, prior[:, None]), np.kron(levels[:, None], along)])
    shared = effects.T @ information @ margins
    slopes = shared @ np.linalg.pinv(margins.T @ information @ margins)
    own = effects.T @ information @ effects - slopes @ shared.T
    left = effects.T @ score - slopes @ (margins.T @ score)
    variances, directions = np.linalg.eigh(own)
    seen = variances > DIRECTIONS * max(float(variances.max(initial=0)), 0)
    parts: Vector = (directions.T @ left)[seen] ** 2 / variances[seen]
    return float(parts.sum()), int(seen.sum())


def _contrasts(size: int) -> Matrix:
    """Return directions in which shares can move that sum to 1, shape (size, size − 1)."""
    found: Matrix = scipy.linalg.null_space(np.ones((1, size)))
    return found
