"""How uncertain a level|class table from randomized reports is: coins and sampling together."""

from __future__ import annotations

import math

import numpy as np
import scipy

from surveyapp.learning.local.class_tables import Evidence, Vector
from surveyapp.learning.local.coded_reports import Matrix

SMALLEST_PROBABILITY = 1e-6
"""A probability counts as no smaller: a level that nobody reported openly is not known to be impossible."""
PRIOR_WORTH = 1.0
"""Open answers that are taken to be known besides the reports, so that a few reports leave a finite error."""


def table_errors(reports: Evidence, table: Matrix, prior: Vector) -> Matrix:
    """Return the standard error of each Pr(level | class): shape (levels, classes).

    The reports' information on the cells θ = Pr(level, class) is Σ n·LLᵀ/(Lᵀθ)² over the different reports,
    L their likelihoods; its inverse on the simplex is the covariance of θ, and of the ratios θ/Pr(class) by
    the delta method. That the table was drawn towards no effect is not counted, nor is what other features
    reveal of the classes: so the errors are rather too large than too small.

    Parameters
    ----------
    reports
        about the levels × classes of one feature.
    table
        shape (levels, classes); as it was estimated.
    prior
        shape (classes,); share of each class.
    """
    levels, classes = table.shape
    covariance = _covariance(reports, table, prior)
    of_class = np.tile(prior, levels)
    same_class = np.kron(np.ones((levels, levels)), np.eye(classes))
    # delta method: the derivative of θ_vc/π_c by θ_v'c' is [v = v', c = c']/π_c − [c = c']·θ_vc/π_c²
    change = np.diag(1 / of_class) - (table.ravel() / of_class)[:, None] * same_class
    variances = np.einsum("ij,jk,ik->i", change, covariance, change)
    errors: Matrix = np.sqrt(np.clip(variances, 0, None)).reshape(levels, classes)
    return errors


def lead_error(reports: Evidence, table: Matrix, prior: Vector) -> float:
    """Return the standard error of how far the largest class is ahead of the next, as `table_errors` do.

    Parameters
    ----------
    reports
        about the levels × classes of one feature.
    table
        shape (levels, classes); as it was estimated.
    prior
        shape (classes,); share of each class, of two or more.
    """
    first, second = np.argsort(-prior, kind="stable")[:2]
    ahead = np.zeros(len(prior))
    ahead[first], ahead[second] = 1, -1
    of_cells = np.tile(ahead, len(table))
    variance = float(of_cells @ _covariance(reports, table, prior) @ of_cells)
    return math.sqrt(max(variance, 0.0))


def _covariance(reports: Evidence, table: Matrix, prior: Vector) -> Matrix:
    """Return the covariance of the cells: shape (levels · classes,) twice."""
    cells = np.maximum(table * prior, SMALLEST_PROBABILITY).ravel()
    weighed = reports.likelihoods / (reports.likelihoods @ (cells / cells.sum()))[:, None]
    # one open answer has the information 1/θ on its cells; θ is taken as if there were no effect
    known = PRIOR_WORTH / np.maximum(np.outer(table @ prior, prior), SMALLEST_PROBABILITY)
    # the negative second derivative of the log likelihood Σ n·log(Lᵀθ)
    information = (weighed * reports.counts[:, None]).T @ weighed + np.diag(known.ravel())
    # cells add up to 1, so only directions within the simplex have a variance
    moves = scipy.linalg.null_space(np.ones((1, len(cells))))
    inverse: Matrix = moves @ np.linalg.solve(moves.T @ information @ moves, moves.T)
    return inverse
