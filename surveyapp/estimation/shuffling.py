"""The central ε of reports in random order: what shuffling adds to the coins.

Each of n people gives a report under ε₀, and an onlooker sees all reports in random order. With probability
e^(−ε₀) another person's report is as if it were drawn evenly from two *clones* of the person who is looked
for, one of each answer (Feldman, McMillan & Talwar 2022, "Hiding among the clones", theorem 3.2). So nothing
that such an onlooker does tells the two answers apart better than these two pairs of counts:

    P = (A + Δ, C − A + 1 − Δ),   Q = (A + 1 − Δ, C − A + Δ),
    C ~ Bin(n − 1, e^(−ε₀)),   A ~ Bin(C, 1/2),   Δ ~ Bernoulli(e^ε₀/(e^ε₀ + 1)).

δ(ε) = E max(0, P − e^ε·Q) is summed here as it is, which is tighter than the closed form of theorem 3.1.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import scipy

SLACK = 1e-6
"""Sums are raised by so much of themselves: special functions are right to about 1e-10 of theirs."""
ROUND_OFF = 1e-15
"""And by this, for cells in which P and e^ε·Q are equal but for round-off."""
TAIL = 1e-3
"""Of δ: the values of C that are left out count as if they gave everything away."""
STEPS = 24
"""Halvings of the interval in which ε is looked for."""


def smallest_crowd(ratio: Fraction, delta: Fraction) -> int:
    """Return the number of people from which on theorem 3.1 holds: 16·ln(2/δ)·e^ε₀, rounded up.

    Parameters
    ----------
    ratio : 1 or more
        exp(ε₀) of one person's report, exact.
    delta : above 0 and below 1
        with which probability more than ε may show.
    """
    # a float's logarithm is right to 1e-16 of itself: a little more keeps the condition on the safe side
    return math.ceil(16 * Fraction(math.log(2 / delta) * (1 + 1e-12)) * ratio)


def shuffled_epsilon(ratio: Fraction, people: int, delta: Fraction) -> float | None:
    """Return ε of all reports in random order, rounded up; None where shuffling adds nothing.

    It is for neighbours of which one person answered otherwise, and for an onlooker who knows all other
    answers.

    Parameters
    ----------
    ratio : 1 or more
        exp(ε₀) of one person's report, exact.
    people : 0 or more
        n: reports that are in random order, and could be of the same person as far as the rest shows.
    delta : above 0 and below 1
        with which probability more than ε may show.
    """
    if ratio <= 1 or people < smallest_crowd(ratio, delta):
        return None
    growth = math.nextafter(float(ratio), math.inf)
    low, high = 0.0, math.log(growth)
    for _ in range(STEPS):
        middle = (low + high) / 2
        if delta_of_shuffling(growth, people, middle, float(delta)) <= delta:
            high = middle
        else:
            low = middle
    return high


def delta_of_shuffling(
    growth: float, people: int, epsilon: float, delta: float = ROUND_OFF
) -> float:
    """Return δ(ε) of n reports in random order, never below its true value.

    Given C = c, the ratio of P and Q grows in the first count a, so the sum runs from the first a where it is
    above e^ε. With q = e^ε₀/(e^ε₀ + 1) and B ~ Bin(c, 1/2), P(a) = q·Pr(B = a − 1) + (1 − q)·Pr(B = a) and
    Q has q and 1 − q changed about, which leaves, summed from a = k,

        (e^ε₀ − e^ε)/(e^ε₀ + 1)·Pr(B = k − 1) − (e^ε − 1)·Pr(B ≥ k).

    Parameters
    ----------
    growth : above 1
        e^ε₀, or more.
    people : 1 or more
        n.
    epsilon : from 0 to ε₀
        what is looked at.
    delta
        what it will be compared with: it says how far out the values of C are summed.
    """
    others, clone, grown = people - 1, 1 / growth, math.exp(epsilon)
    least, most = scipy.stats.binom.interval(1 - min(TAIL * delta, 0.5), others, clone)
    counts = np.arange(max(least - 1, 0), min(most + 1, others) + 1)
    # P(a) > e^ε·Q(a) where a is above this share of c + 1
    share = (grown * growth - 1) / ((growth - 1) * (grown + 1))
    first = np.floor((counts + 1) * share) + 1
    found = (growth - grown) / (growth + 1) * scipy.stats.binom.pmf(first - 1, counts, 0.5)
    found = (1 + SLACK) * found
    found -= (1 - SLACK) * (grown - 1) * scipy.stats.binom.sf(first - 1, counts, 0.5)
    weights = scipy.stats.binom.pmf(counts, others, clone)
    left_out = scipy.stats.binom.cdf(counts[0] - 1, others, clone)
    left_out += scipy.stats.binom.sf(counts[-1], others, clone)
    return float((1 + SLACK) * (weights @ np.maximum(found, 0.0) + left_out) + ROUND_OFF)
