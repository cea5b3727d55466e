"""Composition: privacy loss adds up over the questions that one respondent answers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction

from surveyapp.designs.core.exact import log_up


def total_epsilon(worst_ratios: Iterable[Fraction | None]) -> float:
    """Return ε of all randomized questions together, rounded up once at the end.

    Sequential composition (Dwork & Roth 2014, theorem 3.16): the ε of independent reports add, so
    their exact ratios multiply.

    Parameters
    ----------
    worst_ratios
        exp(ε) of each question, exact and at least 1; None for a design whose ε is infinite.

    Returns
    -------
    float
        ε in natural-log units; infinite if one of them is.
    """
    product = Fraction(1)
    for ratio in worst_ratios:
        if ratio is None:
            return math.inf
        product *= ratio
    return log_up(product)


def largest_ratios(ratios: Iterable[Fraction | None], most: int) -> tuple[Fraction | None, ...]:
    """Return the ``most`` largest ratios: the worst case of a respondent who is asked that many questions.

    The record shows which questions were asked, so drawing them at random does not reduce ε.

    Parameters
    ----------
    ratios
        exp(ε) of each question that can be drawn; None for an infinite ε, which counts as largest.
    most : 0 or more
        the number of questions that one respondent is asked.

    Returns
    -------
    tuple of (Fraction or None)
        the largest ratios, from the largest.
    """
    falling = sorted(ratios, key=lambda ratio: (ratio is None, ratio or Fraction(0)), reverse=True)
    return tuple(falling[:most])
