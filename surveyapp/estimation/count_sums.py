"""Tails of sums of independent hypergeometric counts, for many sums at once.

A hypergeometric count is distributed like a sum of independent indicators (Vatutin & Mikhailov 1982). So
Bernstein's inequality (1924) holds for it with its own variance, and what is farther from the mean than
that leaves over is left out. And its probabilities are as smooth as those of the normal distribution:
summed over every m-th count, m being a third of the standard deviation, they give 1/m but for less than
rounding (Poisson's summation formula). So all counts but one run over every m-th only.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

Whole = NDArray[np.int64]
Vector = NDArray[np.float64]

LEFT_OUT = 1e-22
"""How probable it may be that a count is farther from its mean than is looked at."""

STEPS_IN_SPREAD = 3
"""Of the counts that are looked at, so many lie within a standard deviation."""

AT_ONCE = 2**16
"""Probabilities worked on together: they stay in the processor's memory."""


def tails(count: Whole, totals: Whole, drawn: Whole, everybody: Whole) -> Vector:
    """Return Pr(X ≤ count), or where the count is above its mean Pr(X ≥ count), of sums X of such counts.

    The other tail is never below one half, as the median and the mean have no whole number between them
    (Jogdeo & Samuels 1968). Relatively exact to some 1e-10, unless it is near ``LEFT_OUT``.

    Args:
        count: one a sum; what follows is sums by terms.
        totals: how many are marked.
        drawn: how many are drawn.
        everybody: how many there are at all.
    """
    expected = (drawn * (totals / np.maximum(everybody, 1))).sum(axis=1)
    is_above = count > expected
    low = np.where(is_above, drawn.sum(axis=1) - count, count)
    marked = np.where(is_above[:, None], everybody - totals, totals)
    return _below(low, marked, drawn, everybody)


def _below(count: Whole, totals: Whole, drawn: Whole, everybody: Whole) -> Vector:
    """Return Pr(X ≤ count), those together that need the same steps."""
    low, high, spread = _reach(totals, drawn, everybody)
    narrowest = np.where(spread > 0, spread, np.inf).min(axis=1, initial=np.inf)
    narrowest = np.where(np.isfinite(narrowest), narrowest, 0.0)
    steps = np.maximum((narrowest / STEPS_IN_SPREAD).astype(np.int64), 1)
    widths = high - low + 1
    found = np.empty(len(count))
    for rows in _parts(np.lexsort((widths.max(axis=1), steps)), widths.max(axis=1)):
        found[rows] = _below_of_part(
            count[rows],
            (totals[rows], drawn[rows], everybody[rows]),
            low[rows],
            widths[rows].max(axis=0),
            int(steps[rows].min()),
        )
    return found


def _reach(totals: Whole, drawn: Whole, everybody: Whole) -> tuple[Whole, Whole, Vector]:
    """Return the first and the last count that is looked at, and the standard deviation."""
    of = np.maximum(everybody, 1)
    share = totals / of
    mean = drawn * share
    variance = mean * (1 - share) * (of - drawn) / np.maximum(of - 1, 1)
    # Pr(farther than d) ≤ exp(−d²/(2·(variance + d/3))) on either side (Bernstein 1924)
    needed = -np.log(LEFT_OUT)
    reach = needed / 3 + np.sqrt((needed / 3) ** 2 + 2 * needed * variance)
    low = np.maximum(np.maximum(drawn + totals - everybody, 0), np.floor(mean - reach))
    high = np.minimum(np.minimum(drawn, totals), np.ceil(mean + reach))
    return low.astype(np.int64), high.astype(np.int64), np.sqrt(variance)


def _parts(order: Whole, widths: Whole) -> Iterator[Whole]:
    """Yield the rows in their order, as many at once as are quick to work on."""
    begin = 0
    while begin < len(order):
        size = max(AT_ONCE // int(widths[order[begin]]), 1)
        yield order[begin : begin + size]
        begin += size


def _below_of_part(
    count: Whole, terms: tuple[Whole, Whole, Whole], low: Whole, widths: Whole, step: int
) -> Vector:
    """Return Pr(X ≤ count): one term by all its counts, the others by every ``step``-th."""
    last = int(widths.argmax())
    others = [place for place, width in enumerate(widths) if place != last and width > 1]
    up_to = np.cumsum(_masses(terms, low, last, int(widths[last])), axis=1)
    up_to /= up_to[:, -1:].copy()
    # what is left to the last term, by how many steps the others are above their least
    most = sum((int(widths[place]) - 1) // step for place in others)
    left = (count - low.sum(axis=1))[:, None] - step * np.arange(most + 1)
    found = np.take_along_axis(up_to, np.clip(left, 0, up_to.shape[1] - 1), axis=1)
    found[left < 0] = 0.0
    for place in others:
        masses = _masses(terms, low, place, int(widths[place]))[:, ::step]
        weights = masses / masses.sum(axis=1, keepdims=True)
        moved = sliding_window_view(found, weights.shape[1], axis=1)
        found = np.einsum("tij,tj->ti", moved, weights)
    return np.minimum(found[:, 0], 1.0)


def _masses(terms: tuple[Whole, Whole, Whole], low: Whole, place: int, width: int) -> Vector:
    """Return multiples of one term's probabilities from ``low`` on, each by its ratio to the one before."""
    totals, drawn, everybody = (column[:, place, None].astype(np.float64) for column in terms)
    x = low[:, place, None] + np.arange(width - 1, dtype=np.float64)
    ratios = (totals - x) * (drawn - x)
    x += 1.0
    ratios /= x * (x + (everybody - totals - drawn))
    masses = np.ones((len(low), width))
    np.cumprod(ratios, axis=1, out=masses[:, 1:])
    return masses
