"""Where a function crosses zero.

Brent's method is written out here: nearly every interval needs a root, and SciPy's would bring all of its
optimizers along, which take as long to load as all else that an estimate needs.
"""

from __future__ import annotations

import math
from collections.abc import Callable

MOST_STEPS = 1000
"""Halving alone gets from 1 to the smallest number in fewer than 1,100; no root here is that near to 0."""


def root_between(
    function: Callable[[float], float],
    low: float,
    high: float,
    *,
    absolute: float = 1e-15,
    relative: float = 1e-14,
) -> float:
    """Return where a continuous ``function`` is zero between two places.

    Brent (1973), chapter 4: inverse quadratic interpolation or the secant where they shrink the bracket
    fast enough, and else its half. The steps are those of ``scipy.optimize.brentq``, and so is the result.

    Parameters
    ----------
    function : callable
        finite everywhere between them, and of opposite signs at the two.
    low, high : float
        the places; either may be the larger.
    absolute, relative : float
        how near the result is to the root.

    Raises
    ------
    ValueError
        if the signs are equal.
    """
    before, here = float(low), float(high)
    f_before, f_here = float(function(before)), float(function(here))
    if f_before == 0:
        return before
    if f_here == 0:
        return here
    if (f_before < 0) == (f_here < 0):
        raise ValueError(f"the function has the same sign at {low} and {high}")
    # the root lies between ``here`` and ``other``; ``before`` is the place of the step before
    other, f_other, step, last_step = before, f_before, here - before, here - before
    for _ in range(MOST_STEPS):
        if (f_before < 0) != (f_here < 0):
            other, f_other = before, f_before
            step = last_step = here - before
        if abs(f_other) < abs(f_here):  # the better end is where the next step begins
            before, here, other = here, other, here
            f_before, f_here, f_other = f_here, f_other, f_here
        near = (absolute + relative * abs(here)) / 2
        half = (other - here) / 2
        if f_here == 0 or abs(half) < near:
            return here
        tried = None
        if abs(last_step) > near and abs(f_here) < abs(f_before):
            tried = _interpolated((before, f_before), (here, f_here), (other, f_other))
        if tried is not None and 2 * abs(tried) < min(abs(last_step), 3 * abs(half) - near):
            last_step, step = step, tried
        else:
            last_step, step = half, half
        before, f_before = here, f_here
        here += step if abs(step) > near else math.copysign(near, half)
        f_here = float(function(here))
    raise ValueError(f"no root in {MOST_STEPS} steps between {low} and {high}")


Point = tuple[float, float]
"""A place, and the function there."""


def _interpolated(before: Point, here: Point, other: Point) -> float:
    """Return the step from ``here`` to where the secant, or the parabola through all three, is zero."""
    (x0, f0), (x1, f1), (x2, f2) = before, here, other
    if x0 == x2:  # two points: the secant
        return -f1 * (x1 - x0) / (f1 - f0)
    # inverse quadratic interpolation, in divided differences
    slope_0, slope_2 = (f0 - f1) / (x0 - x1), (f2 - f1) / (x2 - x1)
    return -f1 * (f2 * slope_2 - f0 * slope_0) / (slope_2 * slope_0 * (f2 - f0))
