"""Exact rows of a channel or of its inverse as arrays of floats, where speed counts more than exactness."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Row


def matrix(rows: Sequence[Row]) -> npt.NDArray[np.float64]:
    """Return exact rows as floats.

    Parameters
    ----------
    rows : m rows of equal length
        fractions.
    """
    return np.array([[float(entry) for entry in row] for row in rows])
