"""The test of a list experiment: does the sensitive statement change other answers?

Where it does, the difference of the two means is no prevalence. Then what the two samples give as the joint
shares of the innocuous count and the sensitive answer need not be shares: some fall below 0. Whether that is
more than chance is tested by their distance from the positive orthant, which is χ̄², a mixture of χ².
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.labelled_counts import counts_by_name
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]

ORTHANT_DRAWS = 20_000
"""Draws for the weights of a χ̄² of more than three dimensions."""


def too_few_counts(*, sample: int, n: int, needed: int) -> UserProblem:
    """One of the two samples has too few interviews."""
    return UserProblem(
        msg(
            "Sample {sample} has {n} interviews; at least {needed} are needed. Import more, or use a larger "
            "group.",
            sample=sample,
            n=n,
            needed=needed,
        )
    )


@dataclass(frozen=True, slots=True)
class ItemCountDesignEffect:
    """The test that the sensitive statement changes no other answer.

    Attributes
    ----------
    yes, no : items + 1 numbers
        estimated joint shares of innocuous count 0 … items with a sensitive yes or no; under the null
        hypothesis none is negative.
    yes_errors, no_errors
        their standard errors.
    statistic
        squared distance of the set with the smaller p-value from the positive orthant; 0 where nothing is
        negative, infinite where that is impossible.
    bounds
        how many shares of that set may be at 0.
    p_value
        Bonferroni's, for the two sets.
    """

    yes: tuple[float, ...]
    yes_errors: tuple[float, ...]
    no: tuple[float, ...]
    no_errors: tuple[float, ...]
    statistic: float
    bounds: int
    p_value: float


def item_count_design_effect(
    control_counts: Sequence[int],
    treatment_counts: Sequence[int],
    *,
    select_like_ict_test: bool = False,
) -> ItemCountDesignEffect:
    """Test for a design effect (Blair & Imai 2012, section 3.1), with Bonferroni's 2·min of two p-values.

    π(y, 1) = F₁(y) − F₂(y) and π(y, 0) = F₂(y) − F₁(y − 1) with F the distribution functions of samples 1 and
    2. Each set is tested against "one is negative" by the distance of its estimates from the positive
    orthant, which is χ̄² (Kudô 1963); a single one by Welch's t. Estimates that are clearly positive do not
    bind and are left out: those above √ln n standard errors (generalized moment selection: Andrews &
    Soares 2010).

    Parameters
    ----------
    control_counts : items + 1 numbers
        of reports 0 … items in sample 1.
    treatment_counts : items + 2 numbers
        of reports 0 … items + 1 in sample 2.
    select_like_ict_test
        select as ict.test of the R package list does, which divides by the spread *between* the estimates
        instead of by their standard errors, default False. Nearly every positive estimate is then left out,
        and p-values are smaller; tests/golden/test_latent.py compares the two.

    Raises
    ------
    UserProblem
        if a sample has fewer than 2 reports; if the counts are labelled, as those of a number of
        statements that nobody gave would be missing.
    """
    control_counts = counts_by_name(None, control_counts)
    treatment_counts = counts_by_name(None, treatment_counts)
    sizes = (int(sum(control_counts)), int(sum(treatment_counts)))
    for sample, size in enumerate(sizes, start=1):
        if size < 2:
            raise too_few_counts(sample=sample, n=size, needed=2)
    # F₁ over 0 … J; F₂ over 0 … J, its last value 1 at J + 1 left out
    first = np.cumsum(control_counts) / sizes[0]
    second = np.cumsum(treatment_counts)[:-1] / sizes[1]
    before = np.concatenate([[0.0], first[:-1]])
    yes = _Moments(
        first - second, _covariance(first, sizes[0]), _covariance(second, sizes[1]), sizes
    )
    no = _Moments(
        second - before, _covariance(before, sizes[0]), _covariance(second, sizes[1]), sizes
    )
    # for the weights of χ̄² in more than three dimensions; seeded, so repeatable
    generator = np.random.default_rng(1)
    # π(items, 1) and π(0, 0) are shares of reports themselves and cannot be negative
    tested = (yes.only(slice(0, -1)), no.only(slice(1, None)))
    p_value, distance, bounds = min(
        (_test(part, generator, select_like_ict_test=select_like_ict_test) for part in tested),
        key=lambda test: test[0],
    )
    return ItemCountDesignEffect(
        tuple(map(float, yes.estimates)),
        tuple(map(float, yes.errors)),
        tuple(map(float, no.estimates)),
        tuple(map(float, no.errors)),
        distance,
        bounds,
        min(1.0, 2 * p_value),
    )


def _covariance(distribution: Vector, n: int) -> Vector:
    """Cov(F̂(y), F̂(y′)) = F(min)·(1 − F(max))/n."""
    low = np.minimum.outer(distribution, distribution)
    high = np.maximum.outer(distribution, distribution)
    return np.asarray(low * (1 - high) / n)


@dataclass(frozen=True, slots=True)
class _Moments:
    """Estimates that should not be negative, and what each sample adds to their covariance."""

    estimates: Vector
    first: Vector
    second: Vector
    sizes: tuple[int, int]

    @property
    def covariance(self) -> Vector:
        return self.first + self.second

    @property
    def errors(self) -> Vector:
        return np.sqrt(np.diag(self.covariance))

    @property
    def is_new(self) -> npt.NDArray[np.bool_]:
        """Which are not the one before again, as of a count that nobody reported."""
        own, shared = np.diag(self.covariance), np.diag(self.covariance, 1)
        return np.append(True, (own[1:] != shared) | (own[:-1] != shared))

    def only(self, chosen: slice | npt.NDArray[np.intp]) -> _Moments:
        one, other = self.first[chosen][:, chosen], self.second[chosen][:, chosen]
        return _Moments(self.estimates[chosen], one, other, self.sizes)

    def welch(self) -> tuple[float, float]:
        """Pr of an estimate as low as this single one, by Welch's t (1947), and t²."""
        parts = [
            # from division by n to division by n − 1
            float(part[0, 0]) * n / (n - 1)
            for part, n in zip((self.first, self.second), self.sizes, strict=True)
        ]
        total = sum(parts)
        degrees = total**2 / sum(
            part**2 / (n - 1) for part, n in zip(parts, self.sizes, strict=True)
        )
        t = float(self.estimates[0]) / math.sqrt(total)
        return float(special_functions.stdtr(degrees, t)), t**2


def _test(
    moments: _Moments, rng: np.random.Generator, *, select_like_ict_test: bool
) -> tuple[float, float, int]:
    """Return Pr(χ̄² ≥ distance²), the distance² from the positive orthant, and how many bounds there are."""
    estimates, n = moments.estimates, sum(moments.sizes)
    scale = moments.errors
    if select_like_ict_test:
        between = estimates.var(ddof=1) if len(estimates) > 1 else 0.0
        scale = np.full(len(estimates), math.sqrt(between / n))
    # moments clearly above 0 are no bounds, and would only weaken the test
    near = estimates <= scale * math.sqrt(math.log(n))
    binds = near & (moments.errors > 0) & moments.is_new
    left = moments.only(np.flatnonzero(binds))
    if not binds.any() or left.estimates.min() >= 0:
        return 1.0, 0.0, len(left.estimates)
    if len(left.estimates) == 1:
        return (*left.welch(), 1)
    distance = _distance(left.estimates, left.covariance)
    weights = _orthant_weights(left.covariance, rng)
    # no bound at 0 has probability w_0, where the distance is 0
    p_value = sum(
        weights[k] * special_functions.chdtrc(k, distance) for k in range(1, len(weights))
    )
    return float(p_value), distance, len(left.estimates)


@dataclass(frozen=True, slots=True)
class _Face:
    """The part of the positive orthant where ``held`` coordinates are 0 and ``free`` ones above it."""

    held: tuple[int, ...]
    free: tuple[int, ...]
    inside: Vector
    """V_hh⁻¹."""
    slope: Vector
    """V_fh·V_hh⁻¹: what the free ones are expected to be for the held ones."""
    rest: Vector
    """Covariance of the free ones given the held ones."""

    def has_nearest(self, points: Vector) -> npt.NDArray[np.bool_]:
        """Return which points, one a row, have their nearest point of the orthant on this face.

        min (z − t)ᵀV⁻¹(z − t) over t ≥ 0 has t_h = 0 with multipliers −V_hh⁻¹·z_h ≥ 0, and
        t_f = z_f − V_fh·V_hh⁻¹·z_h > 0 (Karush; Kuhn & Tucker).
        """
        held, free = points[:, self.held], points[:, self.free]
        on_bounds = (held @ self.inside <= 0).all(axis=1)
        return np.asarray(on_bounds & (free - held @ self.slope.T > 0).all(axis=1))


def _faces(covariance: Vector) -> Iterator[_Face]:
    """Yield the 2^k faces, those with fewest held coordinates first."""
    size = len(covariance)
    for count in range(size + 1):
        for held in combinations(range(size), count):
            free = tuple(i for i in range(size) if i not in held)
            inside = np.asarray(
                np.linalg.pinv(covariance[np.ix_(held, held)], hermitian=True), dtype=np.float64
            )
            across = covariance[np.ix_(free, held)]
            slope = across @ inside
            rest = covariance[np.ix_(free, free)] - slope @ across.T
            yield _Face(held, free, inside, slope, rest)


def _distance(point: Vector, covariance: Vector) -> float:
    """Return min over t ≥ 0 of (point − t)ᵀV⁻¹(point − t): the least z_hᵀ·V_hh⁻¹·z_h with t_f ≥ 0."""
    distances = []
    for face in _faces(covariance):
        held = point[list(face.held)]
        if (point[list(face.free)] >= face.slope @ held).all():
            distances.append(float(held @ face.inside @ held))
    return min(distances)


def _orthant_weights(covariance: Vector, rng: np.random.Generator) -> Vector:
    """Weights of χ²₀ … χ²_k in χ̄² (Kudô 1963): Pr(k − j parts of the nearest point are positive)."""
    size = len(covariance)
    # from four dimensions on, orthant probabilities have no elementary form
    if size <= 3:
        return _exact_weights(covariance)
    weights = np.zeros(size + 1)
    draws = rng.multivariate_normal(np.zeros(size), covariance, ORTHANT_DRAWS)
    for face in _faces(covariance):
        is_here = face.has_nearest(draws)
        weights[len(face.held)] += is_here.sum()
        draws = draws[~is_here]
    return weights / ORTHANT_DRAWS


def _exact_weights(covariance: Vector) -> Vector:
    """Sum over the faces: Pr(held parts of V_hh⁻¹z < 0)·Pr(others given them > 0)."""
    weights = np.zeros(len(covariance) + 1)
    for face in _faces(covariance):
        # Kudô (1963): Pr(a normal of covariance V_hh⁻¹ is positive) times the same of the rest
        weights[len(face.held)] += _orthant(face.inside) * _orthant(face.rest)
    return weights


def _orthant(covariance: Vector) -> float:
    """Pr(all of up to three centred normals are positive) (Sheppard 1899)."""
    size = len(covariance)
    scale = np.sqrt(np.diag(covariance))
    angles = [
        math.asin(float(np.clip(covariance[i, k] / (scale[i] * scale[k]), -1, 1)))
        for i, k in combinations(range(size), 2)
    ]
    # ¼ + asin(ρ)/2π for two, ⅛ + Σ asin(ρ)/4π for three normals
    return (1.0, 0.5, 0.25, 0.125)[size] + sum(angles) / ((1, 1, 2, 4)[size] * math.pi)
