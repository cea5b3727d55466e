"""What bounds on logarithms of p-values are made of."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]

ROUNDING = 0.003
"""More than logarithms of probabilities can be wrong by: Stirling's series is cut after its third term."""

UNDERFLOW, ZERO = -690.0, -760.0
"""Logarithms of p-values: below the first some may be rounded to 0, below the second all are."""

HALF_LOG_OF_TURN = 0.5 * math.log(2 * math.pi)


def logarithm(threshold: float) -> float:
    """Return the logarithm of a threshold that may be 0."""
    return math.log(threshold) if threshold > 0 else -math.inf


def log_factorial(numbers: Vector) -> Vector:
    """Return logarithms of factorials, to less than 0.001: Stirling's series of Γ(number + 1)."""
    above = numbers + 1.0
    found = (above - 0.5) * np.log(above)
    found -= above
    inverse = 1.0 / above
    found += inverse * (1 / 12 - inverse * inverse / 360)
    found += HALF_LOG_OF_TURN
    return found
