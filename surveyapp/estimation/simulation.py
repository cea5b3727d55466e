"""Simulated reports: a channel's exact odds, by a seeded generator.

For rehearsals and tests only: a generator of another name than the kiosk's coins, which it cannot
stand in for.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.channel import Channel, thresholds

NOT_ANSWERED = -1

Answers = NDArray[np.int64]


def randomized(channel: Channel, answers: Answers, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a report for each answer, with the channel's exact odds; missing answers stay missing."""
    denominator = channel.denominator
    small = denominator < 2**63
    kind = np.uint64 if small else object  # Python's own integers have no end
    bounds = np.array([thresholds(row, denominator)[:-1] for row in channel.rows], dtype=kind)
    coins = (
        rng.integers(denominator, size=len(answers), dtype=np.uint64)
        if small
        else np.array([_below(denominator, rng) for _ in answers], dtype=object)
    )
    reports = np.zeros(len(answers), dtype=np.int64)
    for column in bounds.T:
        reports += (coins >= column[answers]).astype(np.int64)
    reports[answers == NOT_ANSWERED] = NOT_ANSWERED
    return reports


def _below(bound: int, rng: np.random.Generator) -> int:
    """Draw a uniform integer below a bound that no machine word holds."""
    size = bound.bit_length()
    while True:
        drawn = int.from_bytes(rng.bytes((size + 7) // 8), "big") >> (-size % 8)
        if drawn < bound:
            return drawn
