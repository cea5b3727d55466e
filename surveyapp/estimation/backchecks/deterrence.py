"""Visits that are seen, against a surveyor who may try once: Dresher's inspection game (1962).

n days, m visits, one attempt at most. Caught gains the visitor 1, not caught costs 1, nothing tried is 0.
Every day both decide at once; what was done is seen, and the game goes on with one day less. With value
v(n, m), a day is the 2 × 2 game

              tries     waits
    visit       1     v(n − 1, m − 1)
    none       −1     v(n − 1, m)

whose optimal mix visits with p = (d − c)/(a + d − b − c), row by row a, b, c, d. The value is −C(n − 1,
m)/Σ_{i ≤ m} C(n, i) (Dresher 1962; von Stengel 2016).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb


@cache
def value(days: int, visits: int) -> Fraction:
    """Return what the visitor gets on average: 0 where nothing is tried, −1 where it always succeeds.

    Parameters
    ----------
    days
        left, from 0.
    visits
        left, from 0.
    """
    if visits >= days:
        return Fraction(0)
    return Fraction(-comb(days - 1, visits), sum(comb(days, i) for i in range(visits + 1)))


def visit_today(days: int, visits: int) -> Fraction:
    """Return the chance with which to visit today.

    Parameters
    ----------
    days
        left with today, from 1.
    visits
        left, from 0.
    """
    if visits == 0:
        return Fraction(0)
    if visits >= days:
        return Fraction(1)
    visited, spared = value(days - 1, visits - 1), value(days - 1, visits)
    return (spared + 1) / (1 + spared - visited + 1)
