"""Simulated reports: a channel's exact odds, by a seeded generator.

For rehearsals and tests only: a generator of another name than the kiosk's coins, which it cannot
stand in for.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.channel import Channel, thresholds

NOT_ANSWERED = -1

Answers = NDArray[np.int64]


class SeededCoins:
    """Coins of a seeded generator: exact like the kiosk's, but anyone can repeat them."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng

    def below(self, bound: int) -> int:
        """Return an integer drawn uniformly from 0 … bound − 1, whatever its size.

        Parameters
        ----------
        bound : at least 1
            number of equally likely integers; may be beyond a machine word.
        """
        if bound <= 2**63:
            return int(self._rng.integers(bound))
        size = bound.bit_length()
        while True:
            # Excess bits are shifted off, draws from ``bound`` on rejected: what is left is
            # uniform. As bound ≥ 2^(size − 1), at least half of the draws are kept
            drawn = int.from_bytes(self._rng.bytes((size + 7) // 8), "big") >> (-size % 8)
            if drawn < bound:
                return drawn


def simulate_channel_reports(
    channel: Channel, answers: Answers, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Return a report for each answer, with the channel's exact odds; missing answers stay missing.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    answers : array of shape (n,)
        from 0 to t − 1, or −1 where the respondent did not answer.
    rng
        a seeded generator; equal seeds give equal reports.
    """
    denominator = channel.denominator
    small = denominator < 2**63
    kind = np.uint64 if small else object  # Python's own integers have no end
    bounds = np.array([thresholds(row, denominator)[:-1] for row in channel.rows], dtype=kind)
    coins = (
        rng.integers(denominator, size=len(answers), dtype=np.uint64)
        if small
        else np.array([SeededCoins(rng).below(denominator) for _ in answers], dtype=object)
    )
    reports = np.zeros(len(answers), dtype=np.int64)
    # inversion of the distribution function: the report
    # counts the cumulative bounds that were reached
    for column in bounds.T:
        reports += (coins >= column[answers]).astype(np.int64)
    reports[answers == NOT_ANSWERED] = NOT_ANSWERED
    return reports


FIRST_BITS = 63


def sample_indices(
    weights: Sequence[int], size: int, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Return ``size`` places of ``weights``, each with exactly its share of their sum, however large.

    The first 63 bits of a uniform number decide, unless a bound lies within them; then more bits.

    Parameters
    ----------
    weights : length k
        whole numbers, at least 0, of any size; their sum is above 0.
    size : at least 0
        number of draws.
    rng
        a seeded generator.
    """
    bounds = list(accumulate(weights))
    total = bounds.pop()
    floors = np.array([(bound << FIRST_BITS) // total for bound in bounds], dtype=np.uint64)
    coins = rng.integers(1 << FIRST_BITS, size=size, dtype=np.uint64)
    places = np.searchsorted(floors, coins, side="right").astype(np.int64)
    # the number lies in [coin, coin + 1)/2⁶³, so only where a
    # floor equals the coin is it open on which side of the bound
    for tied in np.flatnonzero(np.isin(coins, floors)).tolist():
        places[tied] = _settled(int(coins[tied]), bounds, total, rng)
    return places


def _settled(coin: int, bounds: Sequence[int], total: int, rng: np.random.Generator) -> int:
    """Return how many bounds a number that starts with the bits of ``coin`` has reached."""
    bits = FIRST_BITS
    while True:
        # the number is at least coin/2^bits and below (coin + 1)/2^bits
        surely = sum((bound << bits) <= coin * total for bound in bounds)
        perhaps = sum((bound << bits) < (coin + 1) * total for bound in bounds)
        if surely == perhaps:
            return surely
        coin, bits = (coin << 32) | int(rng.integers(1 << 32)), bits + 32
