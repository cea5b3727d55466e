"""Class shares and level|class tables from randomized reports: what a naive Bayes is made of.

Each report says something about one (level, class) cell of one feature. The tables maximize the
reports' likelihood times a Dirichlet prior, by EM (Dempster, Laird & Rubin 1977): each report is shared
out over the cells in proportion to how likely each made it, and the prior adds counts. So tables lie on
the simplex without clipping, and the one distribution of the classes is learned from all reports.

The prior of level|class is Dirichlet(s·m) with m the feature's distribution over all classes: without
reports a feature says nothing. Its strength s counts as s respondents whose answers were seen, against
n/v for n reports with v times the variance of open answers, and follows from the reports
themselves (``prior_strengths``): empirical Bayes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.local.coded_reports import CodedReports, Matrix

Vector = NDArray[np.float64]
Whole = NDArray[np.int64]
Times = Whole | Vector
"""How many respondents each row stands for, or, as floats, how many each respondent is worth."""

CLASS_COUNT = 1.0
"""Each class is taken to have been seen so often before: a flat Dirichlet prior's worth."""
LEVEL_COUNT = 0.5
"""The same for each level over all classes (Jeffreys 1946)."""
MOST_EM_STEPS = 1000
FIRST_STEPS = 100
EM_TOLERANCE = 1e-6
"""EM ends when no probability moves more than this."""
FIRST_STRENGTH = 10.0
STRENGTH_GRID = (*np.geomspace(0.5, 300, 14), np.inf)
"""Strengths that a feature can have: from telling nearly everything to nothing at all."""
STRENGTH_GRID_COUNT = 10.0
"""The even distribution over ``STRENGTH_GRID`` counts as so many features besides those of the data.

Fewer, and a handful of features with noisy reports decide for all that features say nothing.
"""
MIXING_STEPS = 30


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """Reports about one cell each."""

    likelihoods: Matrix
    """Shape (u, cells); Pr(report | cell) up to a factor of its row."""
    counts: Vector
    """Shape (u,); how often each report was given."""

    @property
    def reports(self) -> float:
        """Number of reports."""
        return float(self.counts.sum())


@dataclass(frozen=True, slots=True, eq=False)
class ClassTables:
    """What was learned."""

    prior: Vector
    """Shape (classes,); share of each class; sums to 1."""
    tables: tuple[Matrix, ...]
    """One a feature, shape (levels, classes); Pr(level | class); columns sum to 1."""
    strengths: Vector
    """Shape (features,); the prior's strength of each feature."""


def count_evidence(reports: CodedReports, times: Times | None = None) -> Evidence:
    """Count the reports to one question.

    Parameters
    ----------
    reports
        of n respondents.
    times : array of shape (n,)
        how many respondents each row stands for, or is worth; None: one.
    """
    counts = np.zeros(len(reports.likelihoods))
    np.add.at(counts, reports.places[reports.given], 1 if times is None else times[reports.given])
    return Evidence(reports.likelihoods, counts)


def pair_evidence(
    feature: CodedReports, label: CodedReports, times: Times | None = None
) -> Evidence:
    """Count pairs of reports of those who gave both; their channel is the Kronecker product.

    Only pairs that were seen have a row. Cells: the feature's levels vary slowest.

    Parameters
    ----------
    feature
        the reports of n respondents to the feature.
    label
        their reports to the label.
    times : array of shape (n,)
        how many respondents each row stands for, or is worth; None: one.
    """
    both = feature.given & label.given
    width = len(label.likelihoods)
    joint = feature.places[both].astype(np.int64) * width + label.places[both]
    seen, place = np.unique(joint, return_inverse=True)
    counts = np.zeros(len(seen))
    np.add.at(counts, place, 1 if times is None else times[both])
    rows, columns = np.divmod(seen, width)
    # coins of the two questions are independent: Pr(r1, r2 | level, class) is the product
    made = feature.likelihoods[rows][:, :, None] * label.likelihoods[columns][:, None, :]
    cells = feature.likelihoods.shape[1] * label.likelihoods.shape[1]
    return Evidence(made.reshape(len(seen), cells), counts)


def pool_evidence(parts: Sequence[Evidence]) -> Evidence:
    """Put reports about the same cells together, whatever their designs.

    Likelihoods are scaled so that each part's reports are expected as often as they were given.

    Parameters
    ----------
    parts
        at least one, all about the same cells.
    """
    parts = [part for part in parts if part.reports] or parts[:1]
    total = max(sum(part.reports for part in parts), 1.0)
    scales = [p.reports / total / p.likelihoods.sum(axis=0).mean() for p in parts]
    rows = np.concatenate([p.likelihoods * s for p, s in zip(parts, scales, strict=True)])
    return Evidence(rows, np.concatenate([part.counts for part in parts]))


def estimate_class_tables(
    pairs: Sequence[Evidence],
    classes: int,
    label: Evidence | None = None,
) -> ClassTables:
    """Return the most probable tables under the prior that the reports themselves suggest.

    Parameters
    ----------
    pairs
        one a feature, about its levels × classes.
    classes
        their number.
    label
        reports about the class alone.
    """
    even = np.full(len(pairs), FIRST_STRENGTH)
    rough = most_probable_tables(pairs, classes, even, label, most=FIRST_STEPS)
    return most_probable_tables(pairs, classes, prior_strengths(pairs, rough), label)


def most_probable_tables(
    pairs: Sequence[Evidence],
    classes: int,
    strength: Vector,
    label: Evidence | None = None,
    *,
    most: int = MOST_EM_STEPS,
) -> ClassTables:
    """Return the tables that are most probable with given prior strengths, by EM.

    Parameters
    ----------
    pairs
        one a feature, about its levels × classes.
    classes
        their number.
    strength : array of shape (features,)
        of each feature's prior, in respondents; may be infinite.
    label
        reports about the class alone.
    most
        the most EM steps.
    """
    prior = np.full(classes, 1 / classes)
    tables = [np.full((p.likelihoods.shape[1] // classes, classes), classes / p.likelihoods.shape[1])
              for p in pairs]  # fmt: skip
    for _ in range(most):
        shared = [_shared(p, t * prior) for p, t in zip(pairs, tables, strict=True)]
        alone = 0.0 if label is None else _shared(label, prior)
        # M step: expected counts of the classes from all reports, and of the levels in each class
        counts = CLASS_COUNT + alone + sum(each.sum(axis=0) for each in shared)
        onward = [_table(each, s) for each, s in zip(shared, strength, strict=True)]
        moved = [np.abs(a - b).max() for a, b in zip(tables, onward, strict=True)]
        moved.append(np.abs(counts / counts.sum() - prior).max())
        prior, tables = counts / counts.sum(), onward
        if max(moved) <= EM_TOLERANCE:
            break
    return ClassTables(prior, tuple(tables), np.asarray(strength, dtype=np.float64))


def _shared(reports: Evidence, cells: Matrix) -> Matrix:
    """Share the reports out over the cells, in proportion to how likely each made them."""
    flat = cells.ravel()
    # E step: the posterior of a report's cell is θ_cell·L(report | cell)/Σ θ·L
    ratios = reports.counts / np.maximum(reports.likelihoods @ flat, np.finfo(float).tiny)
    return (flat * (ratios @ reports.likelihoods)).reshape(cells.shape)


def _table(counts: Matrix, strength: float) -> Matrix:
    """Return level|class from counts and the prior; a class that nobody is in gets all classes' levels."""
    levels = counts.sum(axis=1) + LEVEL_COUNT
    levels /= levels.sum()
    if np.isinf(strength):
        return np.repeat(levels[:, None], counts.shape[1], axis=1)
    mixed = counts + max(strength, 1e-9) * levels[:, None]
    return np.asarray(mixed / mixed.sum(axis=0))


# the prior's strength


def prior_strengths(pairs: Sequence[Evidence], tables: ClassTables) -> Vector:
    """Return the strength of each feature's prior, by empirical Bayes, shape (features,).

    Features differ in how much they reveal about the class, so their strengths have a distribution, learned
    from all of them as a mixture over ``STRENGTH_GRID`` (Kiefer & Wolfowitz 1956), from each strength's
    evidence. A feature's strength is the one that shrinks as the mixture does: 1/(1 + s) is averaged.

    Parameters
    ----------
    pairs
        one a feature, about its levels × classes.
    tables
        a first estimate.
    """
    found = np.array(
        [log_evidence(p, t, tables.prior) for p, t in zip(pairs, tables.tables, strict=True)]
    )
    odds = np.exp(found - found.max(axis=1, keepdims=True))
    flat = np.full(len(STRENGTH_GRID), 1 / len(STRENGTH_GRID))
    # EM for the weights of a mixture of known components; flat pseudo-features keep all above 0
    mixture = flat
    for _ in range(MIXING_STEPS):
        shares = odds * mixture
        shares /= shares.sum(axis=1, keepdims=True)
        mixture = shares.sum(axis=0) + STRENGTH_GRID_COUNT * flat
        mixture /= mixture.sum()
    # Dirichlet(s·m) has variance m(1 - m)/(1 + s): shrinkage is linear in 1/(1 + s)
    kept = shares @ (1 / (1 + np.array(STRENGTH_GRID)))
    return np.asarray(1 / np.maximum(kept, 1e-12) - 1)


def log_evidence(reports: Evidence, table: Matrix, prior: Vector) -> Vector:
    """Return for each strength of the grid the log of its evidence over that of a feature without effect.

    Where the feature has no effect the likelihood is, to second order, normal with score U and
    information F in the cells; deviations with covariance Q have the evidence
    |I + QF|^(−1/2)·exp(Uᵀ(I + QF)⁻¹QU/2). Of Dirichlet(s·m): Q = (diag m − mmᵀ) ⊗ diag π² / (s + 1).

    Parameters
    ----------
    reports
        about the feature's levels × classes.
    table : array of shape (levels, classes)
        Pr(level | class); columns sum to 1.
    prior : array of shape (classes,)
        share of each class.
    """
    levels = table @ prior
    cells = np.outer(levels, prior).ravel()
    expected = np.maximum(reports.likelihoods @ cells, np.finfo(float).tiny)
    # deviations of cells sum to 0, so a constant in the scores has no effect; with 1 taken off,
    # each report's scores average 0 over the cells without effect
    scores = reports.likelihoods / expected[:, None] - 1
    score = reports.counts @ scores
    information = (scores * reports.counts[:, None]).T @ scores
    # Cov(t_c) = (diag m - mmᵀ)/(s + 1), independent between classes; θ_c = π_c·t_c scales by π_c²
    spread = np.kron(np.diag(levels) - np.outer(levels, levels), np.diag(prior**2))
    return np.array([_gain(score, information, spread / (s + 1)) for s in STRENGTH_GRID])


def _gain(score: Vector, information: Matrix, spread: Matrix) -> float:
    system = np.eye(len(score)) + spread @ information
    _, logarithm = np.linalg.slogdet(system)
    return float(score @ np.linalg.solve(system, spread @ score) - logarithm) / 2
