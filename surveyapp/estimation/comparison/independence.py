"""Do the answers to two questions depend on each other? A test that takes the coins into account.

With x and y the pseudo-answers of the two questions (without the last answer of each), the coins of which
fall independently, the covariance of the pseudo-answers is that of the answers: C = Cov(x, y) =
π_ab − π_a·π_b. Where the answers are independent so are the reports, and √n·vec(Ĉ) has the covariance
V_x ⊗ V_y. So

    X² = n·tr(V_x⁻¹·C·V_y⁻¹·Cᵀ)   is χ² with (t₁ − 1)(t₂ − 1) degrees of freedom.

On as many reports as answers this is Pearson's X² of the table of *reports*, whatever the designs: it does
not change when indicators are recoded by an invertible matrix (Pillai's trace; for direct questions Pearson
1900). In a complex sample it is corrected by the generalized design effects δ = eig((V_x ⊗ V_y/n)⁻¹·V̂) of
the linearized covariance, to the second order (Rao & Scott 1984; R's ``svychisq``). With several samples, or
people of several kinds, it is Wald's statistic of π_ab − π_a·π_b with the delta method's covariance.

Cramér's V (1946) is √(Σ (π_ab − π_a·π_b)²/(π_a·π_b)/min(t − 1)) of the most likely table. It cannot be below
0, so noise alone makes it positive: by about the root of E V² under independence, Σ_a V_aa/π_a·Σ_b V_bb/π_b
over n·min(t − 1), which is taken off in squares for the corrected V (as Bergsma 2013 does without coins).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from surveyapp.estimation import special_functions
from surveyapp.estimation.comparison.cross_tables import JointEstimate
from surveyapp.estimation.comparison.latent_tables import LatentJointEstimate
from surveyapp.estimation.sampling.linearization import rao_scott

Vector = npt.NDArray[np.float64]

PEARSON, RAO_SCOTT, WALD = "pearson", "rao_scott", "wald"
SINGULAR = 1e-10
"""Variances below this part of the largest are 0: of an answer that nobody gave."""
NOBODY = 1e-9
"""A most likely share below this is 0."""


@dataclass(frozen=True, slots=True)
class IndependenceTest:
    """The test of independence of two questions, and how strong their association is."""

    statistic: float
    """X², in a complex sample divided by the mean design effect."""
    df: int
    """Degrees of freedom."""
    p_value: float
    """Probability of such a statistic or a larger one, if the answers are independent."""
    method: str
    """``pearson``, ``rao_scott`` or ``wald``."""
    cramers_v: float | None
    """Of the most likely table, from 0 to 1; None where an answer has no share."""
    corrected_v: float | None
    """The same with what noise causes taken off, in squares."""
    noise_v: float | None
    """About what V is where the answers are independent."""


def independence_test(
    joint: JointEstimate, first: int = 0, second: int = 1
) -> IndependenceTest | None:
    """Test whether the answers to two questions are independent.

    Parameters
    ----------
    joint
        the joint distribution of the answers.
    first
        the axis of the first question, default 0.
    second
        the axis of the second question, default 1.

    Returns
    -------
    the test, or None
        where nothing varies, or errors cannot be told.
    """
    if joint.n < 2:
        return None
    if isinstance(joint, LatentJointEstimate):
        return _walds(joint, (first, second))
    return _of_pseudo_answers(joint, (first, second))


Pair = tuple[int, int]


def _of_pseudo_answers(joint: JointEstimate, pair: Pair) -> IndependenceTest | None:
    table = _report_shares(joint, pair)
    scores = [joint.matrices[1][axis] for axis in pair]
    margins = [table.sum(axis=1), table.sum(axis=0)]
    apart = [x - share @ x for x, share in zip(scores, margins, strict=True)]
    variances = [x.T @ (share[:, None] * x) for x, share in zip(apart, margins, strict=True)]
    # the last answer's pseudo-answer is 1 less the others
    within = [one[:-1, :-1] for one in variances]
    inverses = [np.linalg.pinv(one, rcond=SINGULAR, hermitian=True) for one in within]
    ranks = [int(np.linalg.matrix_rank(one, tol=_tolerance(one))) for one in within]
    df = ranks[0] * ranks[1]
    if not df:
        return None
    crossed = (apart[0].T @ table @ apart[1])[:-1, :-1]
    statistic = joint.n * float(np.trace(inverses[0] @ crossed @ inverses[1] @ crossed.T))
    effect, p_value, method = 1.0, float(special_functions.chdtrc(df, statistic)), PEARSON
    if joint.sample_reports is not None:
        both = (apart[0][:, None, :-1, None] * apart[1][None, :, None, :-1]).reshape(table.size, -1)
        drawn = joint.sample_reports.covariance(both[_pair_places(joint, pair)])
        if drawn is None:
            return None
        raw = np.linalg.eigvals(joint.n * np.kron(*inverses) @ drawn).real.astype(np.float64)
        deltas = np.sort(raw)[::-1][:df]
        effect = float(deltas.mean())
        if effect <= 0:
            return None
        statistic, p_value = rao_scott(statistic, deltas, joint.freedom)
        method = RAO_SCOTT
    noise = [np.diag(one) for one in variances]
    spread = effect * np.outer(*noise) / joint.n
    return IndependenceTest(statistic, df, p_value, method, *_strength(joint, pair, spread))


def _tolerance(matrix: Vector) -> float:
    return SINGULAR * max(float(np.abs(matrix).max()), 1e-300)


def _report_shares(joint: JointEstimate, pair: Pair) -> Vector:
    """Return the shares of the pair's reports, weighted in a complex sample."""
    counts = joint.counts.astype(np.float64)
    if joint.sample_reports is not None:
        counts = joint.sample_reports.counted(counts.size).reshape(counts.shape)
    return _margin(counts / counts.sum(), pair)


def _margin(table: Vector, pair: Pair) -> Vector:
    others = tuple(axis for axis in range(table.ndim) if axis not in pair)
    summed = table.sum(axis=others)
    return np.asarray(summed if pair[0] < pair[1] else summed.T)


def _pair_places(joint: JointEstimate, pair: Pair) -> npt.NDArray[np.intp]:
    """Return for each combination of all reports the place of the pair's own combination."""
    codes = np.indices(joint.counts.shape)
    size = joint.counts.shape[pair[1]]
    return np.asarray((codes[pair[0]] * size + codes[pair[1]]).ravel(), dtype=np.intp)


def _strength(
    joint: JointEstimate, pair: Pair, spread: Vector
) -> tuple[float | None, float | None, float | None]:
    """Return Cramér's V, the corrected one, and that of noise; ``spread`` has Var(π̂_ab − π̂_a·π̂_b)."""
    likely = _margin(joint.maximum_likelihood, pair)
    rows, columns = likely.sum(axis=1), likely.sum(axis=0)
    kept = np.ix_(rows > NOBODY, columns > NOBODY)
    expected = np.outer(rows, columns)[kept]
    least = min(expected.shape) - 1
    if least < 1:
        return None, None, None
    square = float(np.sum((likely[kept] - expected) ** 2 / expected)) / least
    noise = float(np.sum(spread[kept] / expected)) / least
    corrected = math.sqrt(max(square - noise, 0.0))
    return math.sqrt(min(square, 1.0)), min(corrected, 1.0), math.sqrt(min(noise, 1.0))


def _walds(joint: LatentJointEstimate, pair: Pair) -> IndependenceTest | None:
    unbiased = _margin(joint.unbiased, pair)
    rows, columns = unbiased.sum(axis=1), unbiased.sum(axis=0)
    sizes = joint.unbiased.shape[pair[0]], joint.unbiased.shape[pair[1]]
    lines = {
        (a, b): _gradient(joint, pair, (a, b), (float(rows[a]), float(columns[b])))
        for a, b in product(range(sizes[0]), range(sizes[1]))
    }
    spread = np.empty(sizes)
    for place, line in lines.items():
        error = joint.standard_errors_of(line)[0]
        if error is None:
            return None
        spread[place] = error**2
    tested = [place for place in lines if place[0] < sizes[0] - 1 and place[1] < sizes[1] - 1]
    covariance = np.empty((len(tested), len(tested)))
    for i, one in enumerate(tested):
        for k, other in enumerate(tested[: i + 1]):
            both = joint.standard_errors_of(lines[one] + lines[other])[0] or 0.0
            # Var(u + v) = Var(u) + Var(v) + 2·Cov(u, v)
            shared = (both**2 - spread[one] - spread[other]) / 2 if i != k else spread[one]
            covariance[i, k] = covariance[k, i] = shared
    off = np.array([unbiased[a, b] - rows[a] * columns[b] for a, b in tested])
    df = int(np.linalg.matrix_rank(covariance, tol=_tolerance(covariance)))
    if not df:
        return None
    inverse = np.linalg.pinv(covariance, rcond=SINGULAR, hermitian=True)
    statistic = float(off @ inverse @ off)
    if joint.freedom is None:
        p_value = float(special_functions.chdtrc(df, statistic))
    else:
        # Hotelling's T² with the sample's degrees of freedom (Korn & Graubard 1990)
        rest = max(joint.freedom - df + 1, 1)
        p_value = float(
            special_functions.fdtrc(df, rest, max(statistic, 0.0) * rest / (joint.freedom * df))
        )
    return IndependenceTest(statistic, df, p_value, WALD, *_strength(joint, pair, spread))


def _gradient(
    joint: JointEstimate, pair: Pair, place: tuple[int, int], shares: tuple[float, float]
) -> Vector:
    """Return ∂(π_ab − π_a·π_b)/∂π: [a and b] − π_b·[a] − π_a·[b]."""
    codes = np.indices(joint.unbiased.shape)
    is_row, is_column = codes[pair[0]] == place[0], codes[pair[1]] == place[1]
    return np.asarray((is_row & is_column) - shares[1] * is_row - shares[0] * is_column)
