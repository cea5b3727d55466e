"""Where a function crosses zero.

SciPy's optimizers take as long to load as a whole estimate to compute, and few estimates need a root: they
are loaded when the first one is asked for.
"""

from __future__ import annotations

from collections.abc import Callable


def root_between(
    function: Callable[[float], float],
    low: float,
    high: float,
    *,
    absolute: float = 1e-15,
    relative: float = 1e-14,
) -> float:
    """Return where a continuous ``function`` is zero between two places (Brent 1973).

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
    from scipy.optimize import brentq  # noqa: PLC0415 - see above

    return float(brentq(function, low, high, xtol=absolute, rtol=relative))
