"""The ways to make an interval for a mean."""

from __future__ import annotations

from enum import Enum


class MeanInterval(Enum):
    """How an interval for a mean or total is made.

    * ``student``: estimate ± t·standard error, t with as many degrees of freedom as the variance has.
      Near nominal from 30 reports on, unless the coins hide little and few people have large numbers:
      with multiplicative noise and 5 % above 0 it covered 0.72 at n = 30, and 0.94 at n = 300. Such
      samples have a caution beside the number (``TOO_ALIKE``).
    * ``wald``: the same with the normal z; covers too little for few reports.
    * ``chebyshev``: estimate ± √(V/(1 − level)), V the largest variance that any answers on the scale
      could cause; holds for every n.
    * ``hoeffding``: from the range of the pseudo-answers (Hoeffding 1963, theorem 2); holds for every n.

    * ``bootstrap``: of means of reports drawn again, the points that are corrected for bias and skewness
      (BCa, Efron 1987); 10,000 draws of a generator with a fixed seed. Its sides are of unequal length where
      the reports are skewed; for few reports it covers less than ``student``.

    ``chebyshev`` and ``hoeffding`` need a simple random sample and a design with bounded reports and a scale,
    ``bootstrap`` a simple random sample of at most 10,000 different reports that are not all equal; else they
    become ``student``.
    """

    STUDENT = "student"
    WALD = "wald"
    CHEBYSHEV = "chebyshev"
    HOEFFDING = "hoeffding"
    BOOTSTRAP = "bootstrap"


DEFAULT_METHOD = MeanInterval.STUDENT
SURE = frozenset({MeanInterval.CHEBYSHEV, MeanInterval.HOEFFDING})
"""Methods that need no estimated variance."""
