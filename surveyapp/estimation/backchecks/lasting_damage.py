"""Visits that are not seen, against damage that lasts from its beginning until the next visit (Diamond 1982).

Whoever begins at share t of the period does damage until the first visit after t, or until the end. One
number u, uniform on [0, 1), sets all m visits: the i-th is at share g(i − 1 + u). With y = 1 − g, whoever
begins right after a visit's time gains equally whenever that is if

    y′(s) = y(s + 1) − y(s),    0 ≤ s < m,    y = 0 from m on,    y(0) = 1.

On the last interval y falls like e^(−s). On the k-th from the end y(τ) = e^(−τ)·P_k(τ), τ from 0 to 1, and
the equation becomes P_k′ = P_(k−1): polynomials, joined by y being continuous. The share of the period that
is lost is at most ∫₀¹ g, whatever is begun when.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.polynomial import Polynomial

MOST_VISITS = 60


@dataclass(frozen=True)
class HiddenVisits:
    """The optimal times of visits that nobody sees."""

    visits: int
    """m, from 1 to 60."""

    def __post_init__(self) -> None:
        if not 1 <= self.visits <= MOST_VISITS:
            message = f"{self.visits} visits; 1 to {MOST_VISITS} can be planned"
            raise ValueError(message)

    def times(self, start: float) -> tuple[float, ...]:
        """Return when to visit, as rising shares of the period.

        Parameters
        ----------
        start
            u, from 0 to below 1, drawn uniformly.
        """
        return tuple(1 - self._remaining(place, start) for place in range(self.visits))

    @property
    def guarantee(self) -> float:
        """The largest share of the period that damage can last, on average."""
        # ∫₀¹ g = 1 − ∫₀¹ y, and y′ = y(s + 1) − y(s) summed over the intervals gives no shorter way
        nodes, weights = np.polynomial.legendre.leggauss(40)
        at = (nodes + 1) / 2
        first = np.array([self._remaining(0, t) for t in at])
        return 1 - float(weights @ first) / 2

    def _remaining(self, place: int, tau: float) -> float:
        """Return y on interval ``place``, counted from the beginning, at ``tau`` of it."""
        pieces = _pieces(self.visits)
        scale = float(pieces[-1](0.0))
        return math.exp(-tau) * float(pieces[self.visits - 1 - place](tau)) / scale


@cache
def _pieces(count: int) -> tuple[Polynomial, ...]:
    """Return P_0, P_1, … from the end of the period, not yet scaled to y(0) = 1."""
    found = [Polynomial([1.0])]
    while len(found) < count:
        grown = found[-1].integ()
        # y is continuous: e^(−1)·P_k(1) = P_(k−1)(0)
        found.append(grown + (math.e * float(found[-1](0.0)) - float(grown(1.0))))
    return tuple(found)


def equal_days(visits: int) -> float:
    """Return the guarantee of fixed equal days, and of any plan that is seen: 1/(m + 1).

    Parameters
    ----------
    visits
        m, from 0.
    """
    return 1 / (visits + 1)
