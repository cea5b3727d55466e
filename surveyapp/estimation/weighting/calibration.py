"""Weights as close as can be to the base weights whose totals are the population's.

Calibration (Deville & Särndal 1992) looks for w_i = d_i·g_i with Σ w_i·x_i = T that is nearest to the base
weights d_i by some distance. The answer is always g_i = F(x_iᵀλ), and λ solves Σ d_i·F(x_iᵀλ)·x_i = T:

* linear: F(u) = 1 + u, the generalized regression estimator (GREG); weights may fall below 0;
* raking: F(u) = exp(u), what iterative proportional fitting (Deming & Stephan 1940) ends at;
* logit: F(u) rises from L to U in the form of a logistic curve.

Linear and raking with bounds cut F at them: g stays between the bounds, or d·g between two weights, and the
totals are still met. Post-stratification is the linear form on cells that exclude each other: g = T_c/Σ d.

λ is found by Newton steps, halved until they lower the convex function that λ makes least. Where x has
columns that follow from others (every margin adds up to all people), the shortest step is taken: weights are
unique though λ is not.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]

MOST_STEPS = 100
"""Newton steps; a problem that has a solution needs about ten."""
ENOUGH = 1e-4
"""A step must gain at least this part of what its direction promises (Armijo 1966)."""
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

    Raises
    ------
    UserProblem
        if the first is not below the second, or the bounds of g do not enclose 1.
    """

    ratio: tuple[float, float] = (0.0, math.inf)
    """(at least 0 and below 1, above 1): of g."""
    weight: tuple[float, float] = (0.0, math.inf)
    """(at least 0, above the first): of d·g."""

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


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """Calibrated weights."""

    weights: Vector
    """Array of shape (n,): w."""
    multipliers: Vector
    """Array of shape (p,): λ, of the columns of x."""
    steps: int
    """How many Newton steps it took."""


class NotMet(UserProblem):
    """No weights within the bounds have these totals.

    Attributes
    ----------
    column
        the place of the total that is missed most.
    reached
        what the weights come to there.
    total
        what they should.
    """

    def __init__(self, column: int, reached: float, total: float) -> None:
        self.column = column
        self.reached = reached
        self.total = total
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

    def at(multipliers: Vector) -> _Point:
        made = curve(auxiliary @ multipliers)
        left = totals - auxiliary.T @ (base * made.factor)
        dual = float(base @ made.area) - float(multipliers @ totals)
        return _Point(multipliers, made, left, dual)

    now = at(np.zeros(len(totals)))
    for step in range(MOST_STEPS):
        if float(np.abs(now.left).max(initial=0.0)) <= TOLERANCE * scale:
            return Calibration(base * now.made.factor, now.multipliers, step)
        # where F is flat at a bound there may be no way on: then its slope before the bound is taken
        for slope in (now.made.slope, now.made.free_slope):
            bent = auxiliary.T @ (auxiliary * (base * slope)[:, None])
            turn = _solved(bent, now.left)
            after = _stepped(at, now, turn, auxiliary, is_curved=distance is not Distance.LINEAR)
            if after is not None:
                break
        else:
            break
        now = after
    left = now.left
    place = int(np.argmax(np.abs(left)))
    raise NotMet(place, float(totals[place] - left[place]), float(totals[place]))


@dataclass(frozen=True, slots=True, eq=False)
class _Factors:
    """F of each respondent, its slope, its area from 0, and its slope if there were no bounds."""

    factor: Vector
    slope: Vector
    area: Vector
    free_slope: Vector


@dataclass(frozen=True, slots=True, eq=False)
class _Point:
    """Multipliers with what they lead to: how far totals are left, and the dual Σ d·∫F − λᵀT.

    The dual is convex, and least where the totals are met (its gradient is what is left).
    """

    multipliers: Vector
    made: _Factors
    left: Vector
    dual: float


def _stepped(
    at: Callable[[Vector], _Point], now: _Point, turn: Vector, auxiliary: Any, *, is_curved: bool
) -> _Point | None:
    """Return the point after a step that lowers the dual, or comes nearer; None: no step does."""
    reach = float(np.abs(auxiliary @ turn).max(initial=0.0))
    gain = float(now.left @ turn)
    # where F is steep a long step would overflow
    length = min(1.0, LONGEST / reach) if is_curved and reach > 0 else 1.0
    while length >= SHORTEST:
        trial = at(now.multipliers + length * turn)
        is_finite = bool(np.all(np.isfinite(trial.left)))
        is_lower = trial.dual < now.dual - ENOUGH * length * gain
        if is_finite and (
            is_lower or _square(trial.left) < _square(now.left) * (1 - ENOUGH * length)
        ):
            return trial
        length /= 2
    return None


def _square(left: Vector) -> float:
    return float(left @ left)


def _solved(bent: Any, left: Vector) -> Vector:
    """Return the shortest λ with ``bent``·λ = ``left``, as near as can be."""
    table = bent.toarray() if hasattr(bent, "toarray") else bent
    return np.asarray(np.linalg.lstsq(table, left, rcond=SMALLEST_PIVOT)[0])


def _curve(base: Vector, distance: Distance, bounds: Bounds) -> Callable[[Vector], _Factors]:
    """Return what gives F of u."""
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

    is_linear = distance is Distance.LINEAR
    with np.errstate(divide="ignore"):
        ends = (least - 1, most - 1) if is_linear else (np.log(least), np.log(most))

    def curve(u: Vector) -> _Factors:
        inside = np.clip(u, *ends)
        held = inside if is_linear else np.minimum(inside, HIGHEST)
        factor = 1 + held if is_linear else np.exp(held)
        rise = np.ones(len(u)) if is_linear else factor
        area = held + held**2 / 2 if is_linear else factor - 1
        # beyond an end F is flat
        area = area + factor * (u - held)
        return _Factors(factor, np.where(u == inside, rise, 0.0), area, rise)

    return curve


def _logit(low: float, high: float) -> Callable[[Vector], _Factors]:
    """Return F of Deville & Särndal's (1992) case 6, with F(0) = 1 and F′(0) = 1."""
    steep = (high - low) / ((1 - low) * (high - 1))

    # the logistic curve in s = start + steep·u that has F(0) = 1
    start = math.log((1 - low) / (high - 1))

    def curve(u: Vector) -> _Factors:
        s = start + steep * u
        share = special_functions.expit(s)
        slope = (high - low) * steep * share * (1 - share)
        grown = np.logaddexp(0.0, s) - math.log1p(math.exp(start))
        area = low * u + (high - low) / steep * grown
        return _Factors(low + (high - low) * share, slope, area, slope)

    return curve
