"""Exact binomial coverage of "share ± h", ends included, and the n from which it stays high enough.

Reports move the share in steps of 1/n, so coverage is a saw-tooth in n and in the share λ. All lattice
bounds are whole numbers computed from fractions; only probabilities are floats.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.prevalence.intervals import z_of_tail
from surveyapp.messages.message import msg

Floats = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

SLACK = 1e-12
"""A coverage this little below the confidence counts as equal: it is rounding of floats."""
CHUNK = 128
"""Numbers of reports whose coverage is computed at once; a plan looks at a few hundred."""
LARGEST = 10**9
"""Above this n the exact method would take minutes and add nothing to the normal one."""


class TooManyForExact(UserProblem):
    """Exact enumeration would not end in a reasonable time."""

    def __init__(self) -> None:
        super().__init__(
            msg(
                "The exact method would have to look at more than a billion reports. Use a "
                "larger error, or the normal method, which gives nearly the same result at "
                "such sizes."
            )
        )


@dataclass(frozen=True, slots=True)
class ShareRange:
    """The shares λ that are possible: ``low`` … ``high``, equal where the prevalence is given."""

    low: Fraction
    high: Fraction

    @property
    def widest(self) -> Fraction:
        """The share whose binomial varies most: the one nearest 1/2."""
        return min(max(Fraction(1, 2), self.low), self.high)


def coverage(ns: Sequence[int], h: Fraction, shares: ShareRange, z: float) -> Floats:
    """Return the least Pr(|X/n − λ| ≤ ``h``) over ``shares``, for each n; X binomial(n, λ).

    Between two jumps the set of x that count stays the same and its probability, as a function of λ,
    is unimodal; so the infimum is at an end of ``shares`` or just beside a jump: above λ = x/n + h, where
    {x + 1 … x + ⌊2nh⌋} count, or below λ = x/n − h, where {x − ⌊2nh⌋ … x − 1} do. Among jumps it
    changes smoothly and is least next to the widest share, within about z²/6 steps (Edgeworth's
    skewness against the curvature of λ(1 − λ)); a wider window is searched, for small n all of it.

    Parameters
    ----------
    ns : length m
        numbers of reports, each at least 1.
    h : above 0
        half width on the scale of the share λ.
    shares
        the shares that are possible.
    z : above 0
        normal quantile of the confidence, which sets the window that is searched.
    """
    parts = [_at(ns, h, end) for end in {shares.low, shares.high}]
    if shares.low < shares.high:
        window = _window(ns, z)
        parts += [_above(ns, h, shares, window), _below(ns, h, shares, window)]
    return np.asarray(np.minimum.reduce(parts), dtype=np.float64)


def _window(ns: Sequence[int], z: float) -> IntArray:
    extra = 12 if min(ns) < 5000 else 6
    reach = max(ns) if max(ns) <= 100 else math.ceil(z**2 / 6) + extra
    return np.arange(-reach, reach + 1)


def _at(ns: Sequence[int], h: Fraction, share: Fraction) -> Floats:
    # x counts if |x/n − share| ≤ h; in exact fractions, since an end may itself be a multiple of 1/n
    n = _whole(ns)
    first = _whole(math.ceil(k * (share - h)) for k in ns)
    last = _whole(math.floor(k * (share + h)) for k in ns)
    return _between(first, last, n, np.full(len(ns), float(share)))


def _above(ns: Sequence[int], h: Fraction, shares: ShareRange, window: IntArray) -> Floats:
    # just above λ = x/n + h the count x drops out; the ⌊2nh⌋ counts that follow it are left
    n, lattice = _whole(ns), _whole(_floor_2nh(ns, h))
    first = _whole(max(0, math.ceil(k * (shares.low - h))) for k in ns)
    last = _whole(min(k, math.ceil(k * (shares.high - h)) - 1) for k in ns)
    middle = _whole(math.floor(k * (shares.widest - h)) for k in ns)
    x = _windowed(middle, window, first, last)
    share = (x + (n * float(h))[:, None]) / n[:, None]
    held = _between(x + 1, x + lattice[:, None], n[:, None], share)
    return _least(held, first <= last)


def _below(ns: Sequence[int], h: Fraction, shares: ShareRange, window: IntArray) -> Floats:
    # just below λ = x/n − h the count x drops out; the ⌊2nh⌋ counts before it are left
    n, lattice = _whole(ns), _whole(_floor_2nh(ns, h))
    first = _whole(max(0, math.floor(k * (shares.low + h)) + 1) for k in ns)
    last = _whole(min(k, math.floor(k * (shares.high + h))) for k in ns)
    middle = _whole(math.floor(k * (shares.widest + h)) for k in ns)
    x = _windowed(middle, window, first, last)
    share = (x - (n * float(h))[:, None]) / n[:, None]
    held = _between(x - lattice[:, None], x - 1, n[:, None], share)
    return _least(held, first <= last)


def _whole(numbers: Iterator[int] | Sequence[int]) -> IntArray:
    return np.fromiter(numbers, dtype=np.int64)


def _floor_2nh(ns: Sequence[int], h: Fraction) -> Iterator[int]:
    return (2 * n * h.numerator // h.denominator for n in ns)


def _windowed(middle: IntArray, window: IntArray, first: IntArray, last: IntArray) -> IntArray:
    """Return the jumps around ``middle``, pushed back into ``first`` … ``last``."""
    x = middle[:, None] + window
    return np.asarray(np.clip(x, first[:, None], np.maximum(last, first)[:, None]))


def _least(held: Floats, has_jumps: npt.NDArray[np.bool_]) -> Floats:
    return np.where(has_jumps, held.min(axis=1), 1.0)


def _between(first: IntArray, last: IntArray, n: IntArray, share: Floats) -> Floats:
    """Return Pr(first ≤ X ≤ last) for X binomial(n, share); 0 where the set is empty."""
    inside = np.clip(share, 0.0, 1.0)
    held = _at_most(last, n, inside) - _at_most(first - 1, n, inside)
    return np.maximum(held, 0.0)


def _at_most(k: IntArray, n: IntArray, share: Floats) -> Floats:
    """Return Pr(X ≤ k) = 1 − I_share(k + 1, n − k); 0 below the lattice and 1 from n on."""
    safe = np.clip(k, 0, n - 1)
    # kept where the beta function is defined; the two ends are set below
    inner = special_functions.betaincc(safe + 1.0, n - safe, share)
    return np.asarray(np.where(k < 0, 0.0, np.where(k >= n, 1.0, inner)), dtype=np.float64)


@lru_cache(maxsize=256)  # a page of plans asks for the same again and again
def smallest_n(h: Fraction, confidence: Fraction, shares: ShareRange) -> int:
    """Return the smallest n from which every larger one too has coverage ≥ ``confidence``.

    Scans down from an n that surely holds to the first that fails.

    Parameters
    ----------
    h : above 0
        half width on the scale of the share λ.
    confidence : above 0 and below 1
        to be reached.
    shares
        the shares that are possible.

    Raises
    ------
    TooManyForExact
        if n would be beyond a billion.
    """
    # coverage is a saw-tooth in n: the first n that reaches the confidence may be followed by some that
    # do not, so the search comes down from above and stops at the last n that fails
    z = z_of_tail(float((1 - confidence) / 2))
    start = _surely_enough(h, confidence, shares, z)
    needed = float(confidence) - SLACK
    while coverage([start], h, shares, z)[0] < needed:
        start *= 2
    for stop in range(start, 0, -CHUNK):
        ns = range(max(1, stop - CHUNK + 1), stop + 1)
        failing = np.flatnonzero(coverage(ns, h, shares, z) < needed)
        if len(failing):
            return ns[int(failing[-1])] + 1
    return 1


def _surely_enough(h: Fraction, confidence: Fraction, shares: ShareRange, z: float) -> int:
    """Return an n from which all hold.

    The bounds of Hoeffding (1963) and Bernstein (1924) always do. Where they are far away and the
    binomial is close to normal, the normal answer with continuity correction, n·h − 1/2 = z·√(nλ(1 − λ)),
    holds up to Edgeworth's terms of order 1/(nλ(1 − λ)); they are given several times their size.
    """
    spread, step = float(shares.widest * (1 - shares.widest)), float(h)
    # n from 2·exp(−2n·h²) ≤ 1 − confidence (Hoeffding), and from 2·exp(−n·h²/(2·(λ(1 − λ) + h/3)))
    # (Bernstein), which asks for less where λ is near 0 or 1
    tail = math.log(2 / float(1 - confidence))
    bernstein = 2 * (spread + step / 3) * tail / step**2
    enough = math.ceil(min(tail / (2 * step**2), bernstein)) + 1
    # the positive root √n of h·x² − z·√(λ(1 − λ))·x − 1/2 = 0
    root = (z * math.sqrt(spread) + math.sqrt(z**2 * spread + 2 * step)) / (2 * step)
    edgeworth = 1 + z**2 + z**4 / 20
    if enough > 500 and root**2 * spread > 20 * edgeworth:
        enough = min(enough, math.ceil(root**2 + 8 * edgeworth / spread))
    if enough > LARGEST:
        raise TooManyForExact
    return enough


def reached_h(n: int, confidence: Fraction, shares: ShareRange) -> Fraction:
    """Return the smallest h, to 2⁻⁶⁴, with coverage ≥ ``confidence`` at this ``n``.

    Coverage never falls as h grows, so halving finds it.

    Parameters
    ----------
    n : at least 1
        number of reports.
    confidence : above 0 and below 1
        to be reached.
    shares
        the shares that are possible.
    """
    z = z_of_tail(float((1 - confidence) / 2))
    unit = 2**64
    low, high = 0, unit
    while high - low > 1:
        middle = (low + high) // 2
        holds = coverage([n], Fraction(middle, unit), shares, z)[0] >= float(confidence) - SLACK
        low, high = (low, middle) if holds else (middle, high)
    return Fraction(high, unit)
