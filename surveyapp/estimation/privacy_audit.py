"""The statistics of a black-box audit: what many taps prove about a randomizer that nobody has opened.

Two questions, each with its own error:

* *How much does it give away at least?* Clopper–Pearson bounds (1934) on the probabilities of events,
  all of them holding together with the stated confidence (Bonferroni): if an event has a probability of
  at least L after one answer and at most U after another, then ε ≥ ln(L/U) (Ding, Wang, Wang, Zhang &
  Kifer 2018, CCS, "Detecting violations of differential privacy"; Jagielski, Ullman & Oprea 2020).
* *Is it the published channel?* Pearson's χ² (1900) of all counts of reports.

A bound above the promise, or a p-value below ``SMALLEST_P``, is proof beyond reasonable doubt. The
reverse proves nothing: a kiosk that records the true answer 1 time in 100 passes thousands of taps.

With 99 % confidence, two answers and a promised ln 3 (both bounds have to fail at once, so an honest kiosk
is accused in fewer than 1 of 1,000 audits), a kiosk that really has ε = 1.35 is found by 1,163 taps of each
answer in 9 of 10 audits, and one that has 1.15 by 29,057.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from surveyapp.estimation import special_functions

Floats = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]
Bits = npt.NDArray[np.bool_]

SMALLEST_P = 1e-6
"""A χ² whose p-value is below this is no accident: one false alarm in a million questions."""
FEWEST_EXPECTED = 5.0
"""Cells that expect fewer reports are counted together: below it χ² is no good approximation."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """Pearson's statistic, infinite where a report came that is impossible; its degrees of freedom."""

    statistic: float
    df: int

    @property
    def p_value(self) -> float:
        """Probability of so large a statistic under the published channel; 1 without a cell to test."""
        return float(special_functions.chdtrc(self.df, self.statistic)) if self.df else 1.0


def chi_square(counts: IntArray, expected: Floats) -> ChiSquare:
    """Return Σ (counted − expected)²/expected over rows (one an answer) of cells (one a report).

    In each row the cells that expect fewer than 5 are counted together, where need be with the smallest
    of the others. Each row has one degree of freedom fewer than cells. What is impossible and came makes
    the statistic infinite.

    Parameters
    ----------
    counts : array of shape (t, r)
        how often each report came after each answer.
    expected : array of shape (t, r)
        how often the published channel gives it; rows sum as those of ``counts`` do.
    """
    if np.any((expected == 0) & (counts > 0)):
        return ChiSquare(math.inf, 1)
    statistic, df = 0.0, 0
    for row, wanted in zip(counts, expected, strict=True):
        seen, hoped = _grouped(row, wanted)
        statistic += float(((seen - hoped) ** 2 / hoped).sum())
        df += len(hoped) - 1
    return ChiSquare(statistic, df)


def _grouped(counts: IntArray, expected: Floats) -> tuple[Floats, Floats]:
    order = np.argsort(expected, kind="stable")
    order = order[expected[order] > 0]
    total = np.cumsum(expected[order])
    # merged from the smallest on, until the sum of the merged ones is large enough as well
    few = int((expected[order] < FEWEST_EXPECTED).sum())
    while 0 < few < len(order) and total[few - 1] < FEWEST_EXPECTED:
        few += 1
    starts = np.array([0, *range(max(few, 1), len(order))])
    return (
        np.add.reduceat(counts[order].astype(np.float64), starts),
        np.add.reduceat(expected[order], starts),
    )


def epsilon_from_counts(counts: IntArray, confidence: float) -> float:
    """Return the ε that the randomizer has at least, from t by r counts of reports; all rows sum alike.

    The events are the single reports, whose worst pair of answers attains ε of a channel. With two
    reports one is the other's complement, so there are t shares to bound, else t·r; each from both
    sides, and each bound fails with (1 − confidence)/(2·shares).

    Parameters
    ----------
    counts : array of shape (t, r)
        how often each report came after each answer.
    confidence : above 0 and below 1
        with which all bounds hold together.
    """
    answers, reports = counts.shape
    taps = counts.sum(axis=1, keepdims=True)
    shares = answers * (1 if reports == 2 else reports)
    # Bonferroni: two one-sided bounds for each share
    tail = (1 - confidence) / (2 * shares)
    # All bounds hold at once, so the widest ratio that they prove for a report is that of the
    # largest lower bound to the smallest upper one
    surely = lower_bound(counts, taps, tail).max(axis=0)
    at_most = upper_bound(counts, taps, tail).min(axis=0)
    return _worst_log(surely, at_most)


def epsilon_from_pairs(hits: IntArray, misses: IntArray, taps: int, confidence: float) -> float:
    """Return the ε that an oracle has at least, from events "supports i and not j".

    ``hits[i, j]`` counts the event after answer i, ``misses[i, j]`` after answer j. For every oracle of
    the catalogue the two probabilities are in the ratio e^ε exactly. All k(k − 1) pairs are bounded
    together: each of the two bounds of a pair fails with (1 − confidence)/(2k(k − 1)).

    Parameters
    ----------
    hits : array of shape (k, k)
        ``hits[i, j]``: taps of answer i whose report supports i and not j.
    misses : array of shape (k, k)
        ``misses[i, j]``: taps of answer j whose report supports i and not j.
    taps : at least 1
        taps of each answer.
    confidence : above 0 and below 1
        with which all bounds hold together.
    """
    k = len(hits)
    tail = (1 - confidence) / (2 * k * (k - 1))
    pairs = ~np.eye(k, dtype=np.bool_)
    surely = lower_bound(hits[pairs], taps, tail)
    return _worst_log(surely, upper_bound(misses[pairs], taps, tail))


def _worst_log(surely: Floats, at_most: Floats) -> float:
    return max(0.0, math.log(max(float((surely / at_most).max()), 1.0)))


def lower_bound(counts: IntArray, taps: IntArray | int, tail: float) -> Floats:
    """Return the shares at which ``counts`` or more of ``taps`` have probability ``tail``.

    Parameters
    ----------
    counts : array of any shape
        successes, from 0 to ``taps``.
    taps : a number, or an array that broadcasts
        trials, at least 1.
    tail : above 0 and below 1
        risk that the bound is above the true share.
    """
    # Pr(X ≥ x | p) = I_p(x, n − x + 1), the regularized incomplete beta function, solved for p
    found = special_functions.betaincinv(np.maximum(counts, 1), taps - counts + 1, tail)
    return np.where(counts == 0, 0.0, found)


def upper_bound(counts: IntArray, taps: IntArray | int, tail: float) -> Floats:
    """Return the shares at which ``counts`` or fewer of ``taps`` have probability ``tail``.

    Parameters
    ----------
    counts : array of any shape
        successes, from 0 to ``taps``.
    taps : a number, or an array that broadcasts
        trials, at least 1.
    tail : above 0 and below 1
        risk that the bound is below the true share.
    """
    # Pr(X ≤ x | p) = 1 − I_p(x + 1, n − x), solved for p
    found = special_functions.betaincinv(counts + 1, np.maximum(taps - counts, 1), 1 - tail)
    return np.where(counts == taps, 1.0, found)


def pair_events(answer: int, supports: Bits) -> tuple[IntArray, IntArray]:
    """Count, after taps of ``answer``: "supports it and not j", "supports j and not it", for each j.

    ``supports`` is n by k. The first is row ``answer`` of ``hits``, the second column ``answer`` of
    ``misses`` transposed: ``misses[j, answer]``.

    Parameters
    ----------
    answer : from 0 to k − 1
        the answer that was given at every tap.
    supports : array of shape (n, k)
        whether the report of each tap supports each choice.
    """
    own = supports[:, answer, None]
    return (own & ~supports).sum(axis=0), (~own & supports).sum(axis=0)


def pair_cells(answer: int, supports: Bits) -> IntArray:
    """Count reports by whether they support the answer and one other: both, own, other, neither.

    The other choice goes round with the taps, so that every choice is looked at; all of them have the
    same four probabilities (``Support.cells``).

    Parameters
    ----------
    answer : from 0 to k − 1
        the answer that was given at every tap.
    supports : array of shape (n, k)
        whether the report of each tap supports each choice; k at least 2.
    """
    taps, k = supports.shape
    rows = np.arange(taps)
    # 1 … k − 1 steps on, so never the answer itself
    other = (answer + 1 + rows % (k - 1)) % k
    # 0 both, 1 own, 2 other, 3 neither
    place = 2 * ~supports[:, answer] + ~supports[rows, other]
    return np.bincount(place, minlength=4)


def exceeds(bound: float, worst_ratio: Fraction | None) -> bool:
    """Return whether ε ≥ ``bound`` contradicts the promise; an infinite promise cannot be broken.

    Parameters
    ----------
    bound : in natural-log units
        the ε that was shown, at least 0.
    worst_ratio : at least 1
        e^ε of the promise; None: infinite.
    """
    return worst_ratio is not None and bound > math.log(worst_ratio)
