"""Exact linear algebra over several channels: what can be estimated of latent classes, and how.

All numbers are fractions, so "identified" is a fact and not a matter of tolerance.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from surveyapp.designs.core.channel import Channel, Row

Rows = tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Solutions:
    """All w with A·w = a: ``particular`` plus any linear combination of ``null_basis``."""

    particular: Row
    """Length n: one solution."""
    null_basis: Rows
    """Rows of length n: a basis of {w : A·w = 0}; empty if the solution is unique."""


def solve(matrix: Sequence[Sequence[Fraction]], right: Sequence[Fraction]) -> Solutions | None:
    """Return all solutions w of ``matrix``·w = ``right``, or None if there is none.

    Parameters
    ----------
    matrix : m rows of length n
        the coefficients; m is at least 1.
    right : length m
        the right-hand side.
    """
    width = len(matrix[0])
    work = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    pivots = _reduced(work, width)
    if any(row[width] != 0 for row in work[len(pivots) :]):
        return None
    one = [Fraction(0)] * width
    for row, column in zip(work, pivots, strict=False):
        one[column] = row[width]
    free = []
    for chosen in (column for column in range(width) if column not in pivots):
        vector = [Fraction(0)] * width
        vector[chosen] = Fraction(1)
        for row, column in zip(work, pivots, strict=False):
            vector[column] = -row[chosen]
        free.append(tuple(vector))
    return Solutions(tuple(one), tuple(free))


def matrix_rank(matrix: Sequence[Sequence[Fraction]]) -> int:
    """Return the exact rank of a matrix.

    Parameters
    ----------
    matrix : rows of equal length
        the matrix; no rows give rank 0.
    """
    return len(_row_basis(matrix))


def _row_basis(matrix: Sequence[Sequence[Fraction]]) -> Rows:
    """Return independent rows that span the row space of a matrix."""
    if not matrix:
        return ()
    work = [list(row) for row in matrix]
    pivots = _reduced(work, len(work[0]))
    return tuple(tuple(row) for row in work[: len(pivots)])


def _reduced(work: list[list[Fraction]], width: int) -> list[int]:
    """Bring the first ``width`` columns of ``work`` to reduced echelon form; return the pivots' columns."""
    pivots: list[int] = []
    for column in range(width):
        top = len(pivots)
        pivot = next((r for r in range(top, len(work)) if work[r][column] != 0), None)
        if pivot is None:
            continue
        work[top], work[pivot] = work[pivot], work[top]
        scale = work[top][column]
        work[top] = [entry / scale for entry in work[top]]
        for r, row in enumerate(work):
            factor = row[column]
            if r != top and factor != 0:
                work[r] = [a - factor * b for a, b in zip(row, work[top], strict=True)]
        pivots.append(column)
    return pivots


def dot(left: Sequence[Fraction], right: Sequence[Fraction]) -> Fraction:
    """Return the inner product Σ left·right.

    Parameters
    ----------
    left, right : equal lengths
        the two vectors.
    """
    return sum((a * b for a, b in zip(left, right, strict=True) if a and b), Fraction(0))


def stacked(channels: Sequence[Channel]) -> Rows:
    """Return the channels side by side.

    Parameters
    ----------
    channels : one a sample
        channels over the same classes; sample g has r_g reports.

    Returns
    -------
    tuple of Row
        row c has the report probabilities of class c in all samples: length Σ r_g.
    """
    return tuple(
        tuple(entry for channel in channels for entry in channel.rows[c])
        for c in range(channels[0].answers)
    )


@lru_cache(maxsize=512)
def unbiased_weights(
    channels: tuple[Channel, ...],
    statistics: tuple[Rows, ...],
    target: Row,
    sizes: tuple[int | Fraction, ...],
) -> Rows | None:
    """Return weights w with E[Σ_g Σ_j λ̂_gj·w_gj] = Σ_c target_c·θ_c for all class shares θ.

    λ̂_gj is the share of report j in sample g. Only functions of each sample's ``statistics`` are used.
    If many weights are unbiased, those with the smallest variance at equal class shares and the given
    ``sizes`` are taken: they depend on no report, so the estimate stays exactly unbiased.

    Parameters
    ----------
    channels : one a sample
        from the same latent classes to r_g reports.
    statistics : one a sample
        r_g rows: the statistics of each report that the estimate may use.
    target : length c
        the coefficients of the classes' shares in what is estimated.
    sizes : one a sample
        the samples' sizes, or numbers proportional to them, above 0.

    Returns
    -------
    tuple of Row or None
        one row a sample, of length r_g; None if the target is not identified.
    """
    # The estimate is Σ_g s̄_g·u_g, with s̄_g the mean statistics of sample g. In class c the expectation of
    # s̄_g is row c of P_g·S_g; unbiased for all θ means that these rows, side by side over the samples,
    # give target_c for every c: a linear system in u.
    widths = [len(rows[0]) for rows in statistics]
    means = [
        [
            dot(channel.rows[c], column)
            for channel, rows in zip(channels, statistics, strict=True)
            for column in zip(*rows, strict=True)
        ]
        for c in range(channels[0].answers)
    ]
    found = solve(means, target)
    if found is None:
        return None
    best = _of_least_variance(found, _covariance(channels, statistics, sizes))
    # back from statistics to reports: w_g = S_g·u_g
    weights, start = [], 0
    for rows, width in zip(statistics, widths, strict=True):
        part = best[start : start + width]
        weights.append(tuple(dot(row, part) for row in rows))
        start += width
    return tuple(weights)


def _covariance(
    channels: Sequence[Channel], statistics: Sequence[Rows], sizes: Sequence[int | Fraction]
) -> list[list[Fraction]]:
    """Return the covariance of the samples' mean statistics where all classes have equal shares.

    Samples are independent, so the matrix is block diagonal; within sample g it is
    (E[s sᵀ] − E[s]E[s]ᵀ)/n_g for the statistics s of one report.
    """
    total = sum(len(rows[0]) for rows in statistics)
    matrix = [[Fraction(0)] * total for _ in range(total)]
    start = 0
    for channel, rows, size in zip(channels, statistics, sizes, strict=True):
        shares = [
            sum(column, Fraction(0)) / channel.answers for column in zip(*channel.rows, strict=True)
        ]
        columns = list(zip(*rows, strict=True))
        means = [dot(shares, column) for column in columns]
        for i, one in enumerate(columns):
            for k, other in enumerate(columns):
                product = dot(shares, [a * b for a, b in zip(one, other, strict=True)])
                matrix[start + i][start + k] = (product - means[i] * means[k]) / size
        start += len(columns)
    return matrix


def _of_least_variance(found: Solutions, covariance: list[list[Fraction]]) -> Row:
    """Return the solution w = particular + Σ φ_k·(row k of the null basis F) with the least wᵀSw."""
    # the derivative of wᵀSw with respect to φ is 0 where (FSFᵀ)φ = −FS·particular, F the null basis
    moved = [[dot(row, vector) for row in covariance] for vector in found.null_basis]
    curvature = [[dot(one, other) for other in found.null_basis] for one in moved]
    if not any(entry for row in curvature for entry in row):
        return found.particular
    slope = [-dot(one, found.particular) for one in moved]
    solution = solve(curvature, slope)
    assert solution is not None  # noqa: S101 - S is a covariance, so FS·one lies in the image of FSFᵀ
    best = list(found.particular)
    for factor, vector in zip(solution.particular, found.null_basis, strict=True):
        best = [a + factor * b for a, b in zip(best, vector, strict=True)]
    return tuple(best)


@lru_cache(maxsize=128)
def possible_shares(channels: tuple[Channel, ...]) -> Rows:
    """Return the corners of the set of report shares λ ≥ 0 that class shares summing to 1 can explain.

    Class shares may be negative here, so this is a superset of what the model allows. The corners are the
    extreme rays of {λ ≥ 0 in the row space of the stacked channels}, each scaled so that every sample
    sums to 1, and are found by trying all sets of reports that never occur.

    Parameters
    ----------
    channels : one a sample
        channels over the same classes.

    Returns
    -------
    tuple of Row
        one corner a row, of length Σ r_g, sorted.
    """
    rows = _row_basis(stacked(channels))
    columns = list(zip(*rows, strict=True))
    used = [j for j, column in enumerate(columns) if any(column)]
    corners: set[Row] = set()
    # λ = a·rows has len(rows) free coefficients a; an extreme ray has len(rows) − 1 independent zeros,
    # which fix it up to a factor. Rays with a negative entry lie outside.
    for never in combinations(used, len(rows) - 1):
        zeros = [columns[j] for j in never] or [(Fraction(0),) * len(rows)]
        free = solve(zeros, (Fraction(0),) * len(zeros))
        if free is None or len(free.null_basis) != 1:
            continue
        ray = tuple(dot(free.null_basis[0], column) for column in columns)
        total = sum(ray[: channels[0].reports], Fraction(0))
        if total != 0 and min(entry / total for entry in ray) >= 0:
            corners.add(tuple(entry / total for entry in ray))
    return tuple(sorted(corners))
