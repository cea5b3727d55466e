"""Maximum likelihood of the prevalences on the simplex, from multinomial counts of reports."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.designs.core.channel import Channel, ForcedForm
from surveyapp.errors import UserProblem
from surveyapp.estimation.labelled_counts import CountsLike, counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]

TOLERANCE = 1e-12
MOST_STEPS = 200
RIDGES = (1e-8, 1e-10, 1e-7, 1e-9)
"""How much identity keeps a Newton step well posed: little goes far, more is steadier; in turn."""


def no_maximum_found(*, steps: object) -> UserProblem:
    """The search for the most likely prevalences did not settle."""
    return UserProblem(
        msg(
            "The most likely shares were not found in {steps} steps, so none are shown. "
            "The design separates the answers too poorly; use one that asks for the "
            "true answer more often.",
            steps=steps,
        )
    )


def most_likely(channel: Channel, counts: CountsLike, unbiased: Sequence[Fraction]) -> Vector:
    """Return the prevalences in the simplex that make ``counts`` most likely.

    Maximizes Σ_j c_j·ln(Σ_i π_i·P[i, j]) over π ≥ 0, Σπ = 1. ``unbiased`` is the unbiased estimate:
    with as many reports as answers it is the maximum wherever it lies in the simplex.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    counts : length r
        how often each report was given; not all 0; labelled ones are aligned by the reports' names.
    unbiased : length t
        the unbiased estimate, λ̂·B.

    Raises
    ------
    UserProblem
        if the conditions of optimality are not met to 1e-12.
    """
    is_square = channel.answers == channel.reports
    if is_square and min(unbiased) >= 0:
        return np.array([float(share) for share in unbiased])
    if is_square and channel.answers == 2:  # concave in one number, so the nearer end
        return np.array([min(max(float(share), 0.0), 1.0) for share in unbiased])
    form = channel.forced_form()
    ordered = counts_in_order(channel, counts)
    if form is not None and form.truth > 0:
        return _filled(form, ordered)
    rows = matrix(channel.rows)
    return maximize_mixture(rows, np.asarray(ordered, dtype=np.float64))


def _filled(form: ForcedForm, counts: Sequence[int] | npt.NDArray[np.integer]) -> Vector:
    """Truth-or-forced designs: π_j = max(0, (c_j/ν − f_j)/t), ν such that they sum to 1.

    The condition c_j·t/(f_j + t·π_j) = ν, the same for all present answers, solved exactly; answers that it
    makes negative leave one after another, as in Michelot (1986).
    """
    present = [j for j, count in enumerate(counts) if count > 0]
    while True:
        reports = sum(counts[j] for j in present)
        # the shares of the present answers sum to 1: Σ (c_j/ν − f_j)/t = 1, solved for ν
        level = Fraction(reports) / (form.truth + sum(form.forced[j] for j in present))
        # ν grows as answers leave, so those gone stay negative and need not come back
        stay = [j for j in present if counts[j] > level * form.forced[j]]
        if len(stay) == len(present):
            break
        present = stay
    shares = np.zeros(len(counts))
    for j in present:
        shares[j] = float((counts[j] / level - form.forced[j]) / form.truth)
    return shares


def maximize_mixture(rows: Vector, counts: Vector) -> Vector:
    """Return the maximum for any channel by Newton steps over π ≥ 0.

    Since Σ_i π_i·g_i = 1 for the gradient g = P(w/λ) of Σ w_j·ln λ_j, maximizing Σ w_j·ln λ_j − Σ π_i
    over π ≥ 0 keeps Σπ = 1 at its maximum; each step is a non-negative least squares problem
    (Kim, Carbonetto, Stephens & Anitescu 2020, mixsqp). Optimal when g ≤ 1, with equality where π > 0.

    Parameters
    ----------
    rows : array of shape (t, r)
        the probability of each report in each component; any scale of a column will do.
    counts : array of shape (r,)
        how often each report was given, at least 0 and not all 0; fractions are allowed.

    Raises
    ------
    UserProblem
        if that is not reached to 1e-12.
    """
    seen = counts > 0
    seen_rows, weights = rows[:, seen], counts[seen] / counts.sum()
    shares = np.full(len(rows), 1 / len(rows))
    for number in range(MOST_STEPS):
        # f(π) = Σ_j w_j ln(πP)_j − Σ π is maximized over π ≥ 0: its maximum sums to 1 by itself, so the
        # constraint needs no multiplier. Karush, Kuhn and Tucker: the gradient of the first sum is at most
        # 1, and 1 where π > 0
        gradient = seen_rows @ (weights / (shares @ seen_rows))
        slack = np.max(gradient - 1, initial=0.0) + np.max(np.abs(shares * (gradient - 1)))
        if slack <= TOLERANCE:
            return np.asarray(shares / shares.sum(), dtype=np.float64)
        target = _newton_target(seen_rows, weights, shares, gradient, RIDGES[number % len(RIDGES)])
        shares = _step(seen_rows, weights, shares, target - shares)
    raise no_maximum_found(steps=MOST_STEPS)


def _newton_target(
    rows: Vector, weights: Vector, shares: Vector, gradient: Vector, ridge: float
) -> Vector:
    """Maximize the quadratic model over π ≥ 0; a trace of the identity keeps it well posed."""
    # the curvature of f is −H with H = P diag(w/λ²) Pᵀ. With H = L Lᵀ the maximum over x ≥ 0 is that of
    # least squares |Lᵀx − L⁻¹(Hπ + gradient − 1)|², which non-negative least squares solves exactly
    scaled = rows * (np.sqrt(weights) / (shares @ rows))
    curvature = scaled @ scaled.T
    curvature[np.diag_indices_from(curvature)] += ridge * np.trace(curvature) / len(curvature)
    root = np.linalg.cholesky(curvature)
    try:
        target, _ = scipy.optimize.nnls(
            root.T, np.linalg.solve(root, curvature @ shares + gradient - 1)
        )
    except RuntimeError as problem:
        raise no_maximum_found(steps=MOST_STEPS) from problem
    return np.asarray(target, dtype=np.float64)


def _step(rows: Vector, weights: Vector, shares: Vector, direction: Vector) -> Vector:
    """Go the longest of 1, 1/2, 1/4 … of the way that does not lower the likelihood."""

    def height(at: Vector) -> float:
        seen = at @ rows
        return float(weights @ np.log(seen) - at.sum()) if seen.min() > 0 else -math.inf

    lowest = height(shares) - 1e-14  # a step of nothing always passes, so this ends
    while height(np.maximum(shares + direction, 0.0)) < lowest:
        direction = direction / 2
    return np.asarray(np.maximum(shares + direction, 0.0), dtype=np.float64)
