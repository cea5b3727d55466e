"""How much single records weigh in an estimate, and what forged ones could have done to it.

Every unbiased estimate here is a sum over samples of the mean of what their reports stand for. So one
record's weight, and the worst that m forged records can do, follow from the counts in closed form.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """The reports of one sample: what each stands for, and how often it was given.

    ``low`` and ``high`` are the least and the largest that any report of the design stands for, whether it
    was given or not.
    """

    values: Vector
    counts: Whole
    low: float
    high: float

    @property
    def n(self) -> int:
        """Number of reports."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """What the sample adds to the estimate."""
        return float(self.values @ self.counts) / self.n


@dataclass(frozen=True, slots=True)
class Band:
    """Between which two numbers an estimate can have been moved."""

    low: float
    high: float


def estimate_of(tallies: Sequence[Tally]) -> float:
    """Return the estimate: the sum of the samples' means."""
    return sum(tally.mean for tally in tallies)


def influence(tallies: Sequence[Tally]) -> float | None:
    """Return the most that leaving out one record moves the estimate; None if a sample has only one.

    max |value − mean|/(n − 1) over the reports that were given.
    """
    if any(tally.n < 2 for tally in tallies):
        return None
    return max(
        float(np.max(np.abs(tally.values[tally.counts > 0] - tally.mean))) / (tally.n - 1)
        for tally in tallies
    )


def forged_band(tallies: Sequence[Tally], forged: int) -> Band:
    """Return all that the estimate could be if any ``forged`` of its reports had been others.

    The records whose exchange for the worst report changes most are exchanged first; each stays in its
    sample. Ends may lie outside [0, 1].

    Raises
    ------
    ValueError
        if ``forged`` is below 0.
    """
    if forged < 0:
        raise ValueError("the number of forged records must be at least 0")
    middle = estimate_of(tallies)
    falls = _largest([(t.values - t.low, t) for t in tallies], forged)
    rises = _largest([(t.high - t.values, t) for t in tallies], forged)
    return Band(middle - falls, middle + rises)


def _largest(changes: Sequence[tuple[Vector, Tally]], forged: int) -> float:
    """Return the sum of the ``forged`` largest changes, each over its sample's size."""
    sizes = np.concatenate([change / tally.n for change, tally in changes])
    counts = np.concatenate([tally.counts for _, tally in changes])
    order = np.argsort(-sizes, kind="stable")
    before = np.concatenate([[0], np.cumsum(counts[order])[:-1]])
    taken = np.clip(forged - before, 0, counts[order])
    return float(sizes[order] @ taken)
