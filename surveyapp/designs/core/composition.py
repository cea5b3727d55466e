"""The ledger: privacy loss adds up over the questions that one respondent answers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction

from surveyapp.designs.core.exact import log_up


def total_epsilon(worst_ratios: Iterable[Fraction | None]) -> float:
    """Return ε of all randomized questions together, rounded up once at the end.

    Sequential composition (Dwork & Roth 2014, theorem 3.16): the ε of independent reports add, so
    their exact ratios multiply. None stands for a design whose ε is infinite.
    """
    product = Fraction(1)
    for ratio in worst_ratios:
        if ratio is None:
            return math.inf
        product *= ratio
    return log_up(product)


def largest_ratios(ratios: Iterable[Fraction | None], most: int) -> tuple[Fraction | None, ...]:
    """Return the ``most`` largest of ``ratios``: what a respondent can lose who is asked so many of them.

    Which ones are asked is recorded, so that chance hides nothing of it, and ε is not made smaller by it.
    """
    falling = sorted(ratios, key=lambda ratio: (ratio is None, ratio or Fraction(0)), reverse=True)
    return tuple(falling[:most])
