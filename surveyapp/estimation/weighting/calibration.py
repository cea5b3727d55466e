"""Weights as close as can be to the base weights whose totals are the population's.

Calibration (Deville & Särndal 1992) looks for w_i = d_i·g_i with Σ w_i·x_i = T that is nearest to the base
weights d_i by some distance. The answer is always g_i = F(x_iᵀλ), and λ solves Σ d_i·F(x_iᵀλ)·x_i = T:

* linear: F(u) = 1 + u, the generalized regression estimator (GREG); weights may fall below 0;
* raking: F(u) = exp(u), what iterative proportional fitting (Deming & Stephan 1940) ends at;
* logit: F(u) rises from L to U in the form of a logistic curve.

Linear and raking with bounds cut F at them: g stays between the bounds, or d·g between two weights, and the
totals are still met. Post-stratification is the linear form on cells that exclude each other: g = T_c/Σ d.

λ is found by Newton steps, halved until they come nearer (Newton's direction lessens the distance to T, as
F rises). Where x has columns that follow from others (every margin adds up to all people), the shortest step
is taken: weights are unique though λ is not.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]

MOST_STEPS = 200
"""Newton steps; a problem that has a solution needs about ten."""
TOLERANCE = 1e-10
"""How near totals must come, of the largest total."""
LONGEST = 4.0
"""The most by which a step may move u, but for the linear distance."""
HIGHEST = 300.0
"""No factor is more than exp of it."""
SHORTEST = 2.0**-30
"""A step that must be halved further than this leads nowhere."""
SMALLEST_PIVOT = 1e-12
"""Directions of x with less than this part of the greatest are those that follow from others."""


class Distance(Enum):
    """How far weights are from base weights; its value is its name in files."""

    LINEAR = "linear"
    RAKING = "raking"
    LOGIT = "logit"


@dataclass(frozen=True, slots=True)
class Bounds:
    """What g, or the weight itself, must not leave; 0 and infinity are no bound.

    Attributes
    ----------
    ratio : (at least 0 and below 1, above 1)
        of g.
    weight : (at least 0, above the first)
        of d·g.

    Raises
    ------
    UserProblem
        if the first is not below the second, or the bounds of g do not enclose 1.
    """

    ratio: tuple[float, float] = (0.0, math.inf)
    weight: tuple[float, float] = (0.0, math.inf)

    def __post_init__(self) -> None:
        low, high = self.ratio
        if not 0 <= low < 1 < high:
            raise UserProblem(
                msg(
                    "Weights cannot change by factors from {low} to {high}: give a factor below 1 and one "
                    "above 1, such as 0.3 and 3.",
                    low=low,
                    high=high,
                )
            )
        if not 0 <= self.weight[0] < self.weight[1]:
            raise UserProblem(
                msg(
                    "Weights cannot lie between {low} and {high}: give a lower limit of at least 0, and a "
                    "higher one above it.",
                    low=self.weight[0],
                    high=self.weight[1],
                )
            )

    @property
    def are_there(self) -> bool:
        """Whether anything is bounded."""
        return self != Bounds()


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """Calibrated weights.

    Attributes
    ----------
    weights : array of shape (n,)
        w.
    multipliers : array of shape (p,)
        λ, of the columns of x.
    steps
        how many Newton steps it took.
    """

    weights: Vector
    multipliers: Vector
    steps: int


class NotMet(UserProblem):
    """No weights within the bounds have these totals.

    Attributes
    ----------
    column
        the place of the total that is missed most.
    reached
        what the weights come to there.
    """

    def __init__(self, column: int, reached: float, total: float) -> None:
        self.column = column
        self.reached = reached
        super().__init__(
            msg(
                "No weights meet all margins: total {place} stays at {reached} in place of {total}. Merge "
                "small categories, leave out a margin, or widen the bounds.",
                place=column + 1,
                reached=round(reached, 2),
                total=round(total, 2),
            )
        )


def calibrated(
    base: Vector,
    auxiliary: Any,
    totals: Vector,
    distance: Distance = Distance.RAKING,
    bounds: Bounds | None = None,
) -> Calibration:
    """Return the weights that are nearest to ``base`` and have the population's totals.

    Parameters
    ----------
    base : array of shape (n,), at least 0
        d; who has 0 keeps it.
    auxiliary : array or sparse array of shape (n, p)
        x.
    totals : array of shape (p,)
        T.
    distance : default raking
        what nearest means.
    bounds : default none
        what g or the weight must not leave; logit needs both bounds of g, and takes none of weights.

    Raises
    ------
    NotMet
        if no such weights were found.
    UserProblem
        if the bounds do not fit the distance.
    """
    curve = _curve(base, distance, bounds or Bounds())
    # one scale for all: people are counted in units of the largest total
    scale = max(float(np.abs(totals).max(initial=0.0)), 1e-300)
    found = np.zeros(len(totals))
    value, slope = curve(auxiliary @ found)
    left = (totals - auxiliary.T @ (base * value)) / scale
    for step in range(MOST_STEPS):
        if float(np.abs(left).max(initial=0.0)) <= TOLERANCE:
            return Calibration(base * value, found, step)
        bent = auxiliary.T @ (auxiliary * (base * slope)[:, None])
        turn = _solved(bent, left * scale)
        # where F is steep a long step would overflow
        reach = float(np.abs(auxiliary @ turn).max(initial=0.0))
        is_curved = distance is not Distance.LINEAR
        length = min(1.0, LONGEST / reach) if is_curved and reach > 0 else 1.0
        before = float(left @ left)
        while length >= SHORTEST:
            trial = found + length * turn
            value, slope = curve(auxiliary @ trial)
            rest = (totals - auxiliary.T @ (base * value)) / scale
            if np.all(np.isfinite(rest)) and float(rest @ rest) < before * (1 - 1e-4 * length):
                break
            length /= 2
        else:
            break
        found, left = trial, rest
    place = int(np.argmax(np.abs(left)))
    raise NotMet(place, float(totals[place] - left[place] * scale), float(totals[place]))


def _solved(bent: Any, left: Vector) -> Vector:
    """Return the shortest λ with ``bent``·λ = ``left``, as near as can be."""
    table = bent.toarray() if hasattr(bent, "toarray") else bent
    return np.asarray(np.linalg.lstsq(table, left, rcond=SMALLEST_PIVOT)[0])


def _curve(base: Vector, distance: Distance, bounds: Bounds) -> Any:
    """Return what gives F and F′ of u."""
    low, high = bounds.ratio
    if distance is Distance.LOGIT:
        if math.isinf(high) or bounds.weight != (0.0, math.inf):
            raise UserProblem(
                msg(
                    "Logit calibration needs a lowest and a highest factor, such as 0.3 and 3, and takes no "
                    "limits of the weights themselves. Use raking or linear calibration with limits."
                )
            )
        return _logit(low, high)
    counts = base > 0
    divisor = np.where(counts, base, 1.0)
    least = np.maximum(low, bounds.weight[0] / divisor)
    most = np.minimum(high, bounds.weight[1] / divisor)
    is_open = distance is Distance.LINEAR and low == 0 and bounds.weight[0] == 0
    if is_open:  # GREG itself has no lower end
        least = np.full(len(base), -math.inf)
    if np.any(least[counts] > most[counts]):
        raise UserProblem(
            msg(
                "The bounds of the factors and the limits of the weights exclude each other for some "
                "respondents. Widen one of them."
            )
        )

    def curve(u: Vector) -> tuple[Vector, Vector]:
        free = 1 + u if distance is Distance.LINEAR else np.exp(np.minimum(u, HIGHEST))
        inside = (free > least) & (free < most)
        rise = np.ones(len(u)) if distance is Distance.LINEAR else free
        return np.clip(free, least, most), np.where(inside, rise, 0.0)

    return curve


def _logit(low: float, high: float) -> Any:
    """Return F of Deville & Särndal's (1992) case 6, with F(0) = 1 and F′(0) = 1."""
    steep = (high - low) / ((1 - low) * (high - 1))

    def curve(u: Vector) -> tuple[Vector, Vector]:
        # in terms of s, the logistic curve through F(0) = 1
        start = math.log((1 - low) / (high - 1))
        share = 0.5 * (1 + np.tanh(0.5 * (start + steep * u)))
        return low + (high - low) * share, (high - low) * steep * share * (1 - share)

    return curve
