"""Exact rows of a channel or of its inverse as arrays of floats, where speed counts more than exactness.

Tables of several questions are multiplied by them one axis after another.
"""

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


def contract_axes(
    table: npt.NDArray[np.float64], matrices: Sequence[npt.NDArray[np.float64]]
) -> npt.NDArray[np.float64]:
    """Return Σ table[i_1…i_m]·M_1[i_1, j_1]⋯M_m[i_m, j_m]: the Kronecker product, never formed.

    Parameters
    ----------
    table : array of shape (k_1, …, k_m)
        one axis a question.
    matrices : m arrays of shape (k_i, l_i)
        what each axis is multiplied by.

    Returns
    -------
    array of shape (l_1, …, l_m)
    """
    for each in matrices:
        table = np.tensordot(
            table, each, axes=(0, 0)
        )  # the axis goes to the end: m turns restore order
    return table
