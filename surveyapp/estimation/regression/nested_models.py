"""Two regressions of one outcome on the same respondents: does the larger fit better than chance?"""

from __future__ import annotations

import math
from dataclasses import dataclass

from surveyapp.estimation import special_functions
from surveyapp.estimation.regression.results import Regression

ROUNDING = 1e-6
"""The larger model's log likelihood is at least the smaller's, but for the search's last digits."""


@dataclass(frozen=True, slots=True)
class LikelihoodRatioTest:
    """Twice the difference of two log likelihoods against χ² (Wilks 1938)."""

    statistic: float
    degrees_of_freedom: int
    p_value: float


def compare_nested(smaller: Regression, larger: Regression) -> LikelihoodRatioTest | None:
    """Return the likelihood ratio test of a model against one that holds all its parameters and more.

    Parameters
    ----------
    smaller, larger
        models of the same respondents; that one holds the other's parameters is for the caller to know.

    Returns
    -------
    LikelihoodRatioTest or None
        None where there are no likelihoods, other respondents, or no more parameters; and where the larger
        fits worse, so that it cannot hold the smaller.
    """
    more = larger.parameters - smaller.parameters
    difference = larger.log_likelihood - smaller.log_likelihood
    if more < 1 or smaller.n != larger.n or math.isnan(difference) or difference < -ROUNDING:
        return None
    statistic = max(2 * difference, 0.0)
    return LikelihoodRatioTest(
        statistic, more, float(special_functions.gammaincc(more / 2, statistic / 2))
    )
