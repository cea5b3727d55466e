"""What is known of a share without assuming anything of those who skipped (Manski 1989).

If none of them had the answer the share is Σ e·z over reporters, if all had it Σ e more over those who
skipped. The share lies between; the interval covers it, wherever it lies, with the given probability
(Imbens & Manski 2004).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import scipy

from surveyapp.estimation import special_functions
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.nonresponse.answer_model import AskedPeople


@dataclass(frozen=True, slots=True)
class ShareBounds:
    """The least and the largest possible share, and an interval of the share itself."""

    least: float
    """If nobody who skipped had the answer; cut at 0."""
    most: float
    """If everybody who skipped had it; cut at 1."""
    low: float | None
    """Lower end of the interval; None where the sampling error cannot be told."""
    high: float | None
    """Upper end; None where ``low`` is."""


def share_bounds(people: AskedPeople, answer: int, *, level: float = 0.95) -> ShareBounds:
    """Return the bounds of the share of an answer among all who were asked.

    Parameters
    ----------
    people
        those who were asked.
    answer : from 0 to t − 1
        whose share it is.
    level : above 0 and below 1, default 0.95
        of the interval.
    """
    shares, skipped = people.shares, people.skipped
    table = matrix(people.channel.debiasing())[:, answer]
    values = people.pseudo_answers(table)
    ends, errors = [], []
    for assumed in (0.0, 1.0):
        values[skipped] = assumed
        mean = float(shares @ values)
        variance = people.sample.variance(shares * (values - mean))
        ends.append(mean)
        errors.append(math.nan if variance is None else math.sqrt(variance))
    least, most = (min(max(end, 0.0), 1.0) for end in ends)
    if any(map(math.isnan, errors)):
        return ShareBounds(least, most, None, None)
    reach = _quantile(ends[1] - ends[0], max(errors), level)
    return ShareBounds(
        least,
        most,
        min(max(ends[0] - reach * errors[0], 0.0), least),
        max(min(ends[1] + reach * errors[1], 1.0), most),
    )


def _quantile(width: float, error: float, level: float) -> float:
    """Return c with Φ(c + width/error) − Φ(−c) = level: two-sided at width 0, one-sided at a large one."""
    if error == 0:
        return 0.0
    apart = width / error
    normal = special_functions.ndtr
    low, high = special_functions.ndtri(level), special_functions.ndtri((1 + level) / 2)
    found = scipy.optimize.brentq(
        lambda c: float(normal(c + apart) - normal(-c)) - level, low - 1e-9, high + 1e-9
    )
    return float(np.asarray(found))
