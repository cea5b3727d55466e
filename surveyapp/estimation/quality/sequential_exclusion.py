"""Setting aside sites that stand out, the most different first, until none of the others does.

Each time one is set aside, all others are compared anew. Bounds tell which of them can be the most
different; exact p-values are computed of those alone, and only where bounds do not decide.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from surveyapp.estimation.quality.exclusion_one_stratum import InOneStratum
from surveyapp.estimation.quality.exclusion_strata import InSeveralStrata

Whole = NDArray[np.int64]
Mask = NDArray[np.bool_]


def kept_sites(counts: Whole, threshold: float) -> Mask:
    """Return which sites are left; those without reports are none of them, and two are always left.

    Parameters
    ----------
    counts
        strata by sites by reports.
    threshold
        a site is set aside if its p-value is at most that.
    """
    contest = _contest(counts)
    while len(contest) > 2:
        worst = contest.worst(threshold)
        if worst is None:
            break
        contest.set_aside(worst)
    return np.isin(np.arange(counts.shape[1]), contest.sites)


def _contest(counts: Whole) -> InOneStratum | InSeveralStrata:
    strata = np.count_nonzero(counts.sum(axis=2), axis=0)
    return InOneStratum(counts) if strata.max(initial=0) <= 1 else InSeveralStrata(counts)
