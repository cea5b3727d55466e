"""What weights cost, and how far a sample is from its margins, before and after."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

ROUNDING = 1e-9
"""A distance below this is none: calibration meets margins as nearly."""
Vector = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class WeightSummary:
    """The weights of those who have one above 0."""

    n: int
    """How many."""
    total: float
    least: float
    median: float
    most: float
    """Of the weights."""
    variation: float
    """Standard deviation over mean."""
    design_effect: float
    """1 + variation², n·Σw²/(Σw)² (Kish 1965)."""
    effective_n: float
    """N over the design effect."""


def kish_design_effect(weights: Vector) -> float:
    """Return n·Σw²/(Σw)², the loss by unequal weights that have nothing to do with the answers (Kish 1965).

    Parameters
    ----------
    weights : array of shape (n,), at least 0 and not all 0
        who has 0 is not counted.
    """
    n = int(np.sum(weights > 0))
    return n * float(np.sum(weights**2)) / float(weights.sum()) ** 2


def weight_summary(weights: Vector) -> WeightSummary:
    """Return a summary of weights.

    Parameters
    ----------
    weights : array of shape (n,), at least 0 and not all 0
        who has 0 is not counted.
    """
    given = weights[weights > 0]
    effect = kish_design_effect(given)
    return WeightSummary(
        len(given),
        float(given.sum()),
        float(given.min()),
        float(np.median(given)),
        float(given.max()),
        float(np.sqrt(max(effect - 1, 0.0))),
        effect,
        len(given) / effect,
    )


def standardized_difference(found: float, known: float) -> float:
    """Return how far a share is from the known one, in standard deviations of the population.

    (p̂ − p)/√(p(1 − p)), with p from the population (Austin 2009 takes both groups'); 0 where p is 0 or 1
    and p̂ the same.

    Parameters
    ----------
    found : from 0 to 1
        p̂.
    known : from 0 to 1
        p.
    """
    spread = known * (1 - known)
    if spread <= 0:
        return 0.0 if found == known else float(np.copysign(np.inf, found - known))
    distance = float((found - known) / np.sqrt(spread))
    return distance if abs(distance) > ROUNDING else 0.0
