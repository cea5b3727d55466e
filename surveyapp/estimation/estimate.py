"""The values of estimation: an estimate, its interval, and how an interval is made."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class IntervalMethod(Enum):
    """How an interval is made; ``intervals`` says what each promises."""

    WALD = "wald"
    WILSON = "wilson"
    EXACT = "exact"
    MID_P = "mid_p"
    GUARDED = "guarded"
    LIKELIHOOD = "likelihood"
    CHEBYSHEV = "chebyshev"
    BAYES = "bayes"
    BOOTSTRAP = "bootstrap"


@dataclass(frozen=True, slots=True)
class Interval:
    """An interval within [0, 1], ``low`` ≤ ``high``, and the method that really made it."""

    low: float
    high: float
    level: float
    method: IntervalMethod


@dataclass(frozen=True, slots=True)
class Estimate:
    """The prevalence of one answer, with its uncertainty."""

    prevalence: float
    """The unbiased estimate; may lie outside [0, 1]."""
    standard_error: float | None
    """Of sampling and coins together; None where one report cannot tell."""
    sampling_error: float | None
    """The part of it that drawing a sample causes; None with ``standard_error``."""
    coin_error: float | None
    """The part of it that the randomization causes, the answers held fixed; None where the reports do not
    tell it."""
    interval: Interval
    """Cut at 0 and 1."""
    n: int
    """Number of reports."""
    raw_share: float | None
    """Share of reports that read as this answer, debiased by nothing; None where the reports are not the
    answers."""
    maximum_likelihood: float
    """The most likely prevalence; never outside [0, 1]."""
    raised_from: float | None = None
    """The variance that the reports alone say, where it is below what the coins cause and the coins' part is
    shown in its place; else None."""
