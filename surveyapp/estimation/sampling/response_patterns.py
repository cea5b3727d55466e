"""Respondents who are alike: each combination of reports once, with how many gave it.

Whatever depends on reports alone is the same computed from combinations and their counts, and there are
few combinations however many respondents.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Codes = npt.NDArray[np.int32]

_MOST_NUMBERED = 2**62


@dataclass(frozen=True, slots=True, eq=False)
class Patterns:
    """Distinct combinations of reports."""

    codes: Mapping[str, Codes]
    """By column, one report a combination: its place, or −1 where there is none."""
    counts: npt.NDArray[np.int64]
    """How many respondents gave each combination; positive."""

    @property
    def respondents(self) -> int:
        """Number of all respondents."""
        return int(self.counts.sum())


def patterns_of(codes: Mapping[str, Codes], times: npt.NDArray[np.int64] | None = None) -> Patterns:
    """Return the combinations in columns of one code a respondent, in ascending order.

    Parameters
    ----------
    codes : by column, arrays of shape (n,)
        the report's place from 0, or −1 where there is none.
    times : shape (n,)
        how many respondents each row is; None: one.

    Raises
    ------
    ValueError
        if there is no column.
    """
    if not codes:
        raise ValueError("combinations of no columns")
    numbered, size = np.zeros(len(next(iter(codes.values()))), dtype=np.int64), 1
    for column in codes.values():
        values = int(column.max(initial=-1)) + 2
        # digits of a number in mixed radix; before it
        # overflows, the numbers in use are counted anew
        if size * values > _MOST_NUMBERED:
            found, numbered = np.unique(numbered, return_inverse=True)
            size = len(found)
        numbered, size = numbered * values + (column + 1), size * values
    _, first, which, counts = np.unique(
        numbered, return_index=True, return_inverse=True, return_counts=True
    )
    if times is not None:
        counts = np.zeros(len(first), dtype=np.int64)
        np.add.at(counts, which, times)
    return Patterns({name: column[first] for name, column in codes.items()}, counts)
