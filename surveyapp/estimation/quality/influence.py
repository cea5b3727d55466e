"""The influence of single records on an estimate, and how far forged records could have moved it.

Every unbiased estimate here is a sum over samples of the mean pseudo-answer. So the influence of one record,
and the largest change that m forged records can make, follow from the counts in closed form.
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
    """The reports of one sample."""

    values: Vector
    """Array of shape (reports,): the pseudo-answer of each report."""
    counts: Whole
    """Array of shape (reports,): how often each report was given."""
    low: float
    high: float
    """The smallest and the largest pseudo-answer of the design, whether or not its report was given."""

    @property
    def n(self) -> int:
        """Number of reports."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """The mean pseudo-answer: the sample's part of the estimate."""
        return float(self.values @ self.counts) / self.n


@dataclass(frozen=True, slots=True)
class Band:
    """The range of values that an estimate could have without the forged records."""

    low: float
    high: float


def estimate_of(tallies: Sequence[Tally]) -> float:
    """Return the estimate: the sum of the samples' means.

    Parameters
    ----------
    tallies
        The reports of each sample, at least one in each.
    """
    return sum(tally.mean for tally in tallies)


def influence(tallies: Sequence[Tally]) -> float | None:
    """Return the most that leaving out one record moves the estimate; None if a sample has only one.

    It is max |value − mean|/(n − 1) over the reports that were given.

    Parameters
    ----------
    tallies
        The reports of each sample.
    """
    if any(tally.n < 2 for tally in tallies):
        return None
    return max(
        # without one record the mean moves by (mean − value)/(n − 1)
        float(np.max(np.abs(tally.values[tally.counts > 0] - tally.mean))) / (tally.n - 1)
        for tally in tallies
    )


def forged_band(tallies: Sequence[Tally], forged: int) -> Band:
    """Return the range of the estimate if any ``forged`` of its reports had been different.

    The records whose replacement by the most extreme report changes the estimate most are replaced first;
    each stays in its sample. The ends may lie outside [0, 1].

    Parameters
    ----------
    tallies
        The reports of each sample, at least one in each.
    forged
        Number of forged records, at least 0.

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
    # one forged record moves its sample's mean by the change over n; samples add up
    sizes = np.concatenate([change / tally.n for change, tally in changes])
    counts = np.concatenate([tally.counts for _, tally in changes])
    order = np.argsort(-sizes, kind="stable")
    before = np.concatenate([[0], np.cumsum(counts[order])[:-1]])
    taken = np.clip(forged - before, 0, counts[order])
    return float(sizes[order] @ taken)
