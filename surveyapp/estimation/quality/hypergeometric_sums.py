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

AT_ONCE = 2**14
"""Probabilities worked on at a time: they stay in the processor's memory."""

TOGETHER = 2**20
"""Probabilities that may be kept."""


def tails(count: Whole, totals: Whole, drawn: Whole, everybody: Whole) -> Vector:
    """Return Pr(X ≤ count), or where the count is above its mean Pr(X ≥ count), of sums X of such counts.

    The other tail is never below one half, as the median and the mean have no whole number between them
    (Jogdeo & Samuels 1968). Relatively exact to some 1e-10, unless it is near ``LEFT_OUT``.

    Parameters
    ----------
    count
        one a sum; what follows is sums by terms.
    totals
        how many are marked.
    drawn
        how many are drawn.
    everybody
        how many there are at all.
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
    steps = _steps(np.where(np.isfinite(narrowest), narrowest, 0.0))
    widths = high - low + 1
    found = np.empty(len(count))
    for rows in _parts(np.lexsort((widths.max(axis=1), steps)), widths.max(axis=1)):
        spreads = np.where(spread[rows] > 0, spread[rows], np.inf).min(axis=0)
        found[rows] = _below_of_part(
            count[rows],
            (totals[rows], drawn[rows], everybody[rows]),
            low[rows],
            widths[rows].max(axis=0),
            np.where(np.isfinite(spreads), spreads, 0.0),
        )
    return found


def _steps(spreads: Vector) -> Whole:
    return np.maximum((spreads / STEPS_IN_SPREAD).astype(np.int64), 1)


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
    """Yield the rows in their order, as many together as memory should hold."""
    begin = 0
    while begin < len(order):
        size = max(TOGETHER // int(widths[order[begin]]), 1)
        yield order[begin : begin + size]
        begin += size


def _below_of_part(
    count: Whole, terms: tuple[Whole, Whole, Whole], low: Whole, widths: Whole, spreads: Vector
) -> Vector:
    """Return Pr(X ≤ count): of the widest term by all its counts, of the others by some.

    The narrowest has the least steps; those of the others are multiples of it.
    """
    last, *others = np.argsort(-spreads).tolist()
    others = [place for place in others if widths[place] > 1]
    step = int(_steps(spreads[others]).min(initial=2**30)) if others else 1
    times = {place: int(_steps(spreads[place])) // step for place in others}
    size = {place: (int(widths[place]) - 1) // (step * times[place]) + 1 for place in others}
    # what is left to the last term, by how many steps the others are above their least
    most = sum(times[place] * (size[place] - 1) for place in others)
    left = (count - low.sum(axis=1))[:, None] - step * np.arange(most + 1)
    masses, row = _masses(terms, low, last, int(widths[last]))
    up_to = np.cumsum(masses, axis=1)
    up_to /= up_to[:, -1:].copy()
    found = up_to[row[:, None], np.clip(left, 0, up_to.shape[1] - 1)]
    found[left < 0] = 0.0
    for place in others:
        masses, row = _masses(terms, low, place, int(widths[place]), step * times[place])
        weights = (masses / masses.sum(axis=1, keepdims=True))[row]
        reach = times[place] * (size[place] - 1) + 1
        moved = sliding_window_view(found, reach, axis=1)[..., :: times[place]]
        found = np.einsum("tij,tj->ti", moved, weights)
    return np.asarray(np.minimum(found[:, 0], 1.0))


def _masses(
    terms: tuple[Whole, Whole, Whole], low: Whole, place: int, width: int, step: int = 1
) -> tuple[Vector, Whole]:
    """Return multiples of one term's probabilities from ``low`` on, and which row of them each sum has.

    Sites of one size have the same.
    """
    columns = np.array([column[:, place] for column in terms])
    first, row = _distinct(columns)
    found = np.empty((len(first), (width - 1) // step + 1))
    size = max(AT_ONCE // width, 1)
    for begin in range(0, len(first), size):
        some = first[begin : begin + size]
        masses = _by_ratios(columns[:, some].astype(np.float64), low[some, place], width)
        found[begin : begin + size] = masses[:, ::step]
    return found, row


def _distinct(columns: Whole) -> tuple[Whole, Whole]:
    """Return the places of distinct columns, and which of them each one is equal to."""
    order = np.lexsort(columns)
    is_new = np.ones(len(order), dtype=np.bool_)
    is_new[1:] = (columns[:, order[1:]] != columns[:, order[:-1]]).any(axis=0)
    which = np.empty(len(order), dtype=np.int64)
    which[order] = np.cumsum(is_new) - 1
    return order[is_new], which


def _by_ratios(terms: Vector, low: Whole, width: int) -> Vector:
    """Return 1 and what follows, each by its ratio to the one before."""
    totals, drawn, everybody = terms[..., None]
    x = low[:, None] + np.arange(width - 1, dtype=np.float64)
    ratios = (totals - x) * (drawn - x)
    x += 1.0
    ratios /= x * (x + (everybody - totals - drawn))
    masses = np.ones((len(low), width))
    np.cumprod(ratios, axis=1, out=masses[:, 1:])
    return masses
