"""Extreme weights cut, and what was cut off given to the others (Potter 1990)."""

from __future__ import annotations

import math
from enum import Enum

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]


def no_room(low: float, high: float, mean: float) -> UserProblem:
    """The limits of weights leave no room for their sum."""
    return UserProblem(
        msg(
            "The weights cannot all lie between {low} and {high}: their mean is {mean}. Move the limits.",
            low=low,
            high=high,
            mean=round(mean, 4),
        )
    )


class Surplus(Enum):
    """How what was cut off is given to those who were not cut."""

    EQUAL = "equal"
    """The same to each, as R's ``trimWeights``."""
    PROPORTIONAL = "proportional"
    """In proportion to their weights."""


def trimmed(
    weights: Vector,
    lower: float = 0.0,
    upper: float = math.inf,
    surplus: Surplus = Surplus.PROPORTIONAL,
) -> Vector:
    """Return weights between two limits with the same sum; a weight of 0 stays 0.

    What is cut off goes to those within the limits, again and again until nobody leaves them.

    Parameters
    ----------
    weights : array of shape (n,), at least 0
        the weights.
    lower, upper : default 0 and infinity
        the limits.
    surplus : default in proportion
        how what is cut off is given to the others.

    Raises
    ------
    UserProblem
        if the limits leave no room for the sum.
    """
    counts = weights > 0
    n, total = int(counts.sum()), float(weights.sum())
    if not lower * n <= total <= upper * n:
        raise no_room(lower, upper, total / n)
    found = np.where(counts, np.clip(weights, lower, upper), 0.0)
    # who was cut stays at the limit, so that at most everybody is cut once
    free = counts & (weights > lower) & (weights < upper)
    while True:
        left = total - float(found.sum())
        if abs(left) <= 1e-12 * total:
            return found
        if not free.any():  # all were cut one way: those at the other limit can move
            free = counts & ((found < upper) if left > 0 else (found > lower))
        share = free / free.sum() if surplus is Surplus.EQUAL else found * free / found[free].sum()
        found = found + left * share
        out = free & ((found < lower) | (found > upper))
        found = np.where(counts, np.clip(found, lower, upper), 0.0)
        free &= ~out
