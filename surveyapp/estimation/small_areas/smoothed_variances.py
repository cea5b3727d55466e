"""The variances of direct estimates, made steady across areas (a generalized variance function).

The model takes the variance of each direct estimate as known. Estimated from a dozen interviews it is not: it
is itself by chance, too small where by chance the reports agree, so that the model trusts such an area too
much, and its error is told too small. What one interview contributes varies little between areas where coins
cause most of it. So one variance of a single interview is taken for all areas, the mean of the areas' own
weighted by their interviews, over each area's effective number of interviews (Kish 1965; Wolter 2007, chapter
7). Clusters and calibration are in it as far as they act alike everywhere.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float64]


def smoothed_variances(
    variances: npt.ArrayLike, interviews: npt.ArrayLike, effects: npt.ArrayLike
) -> Vector:
    """Return a variance for each area.

    Parameters
    ----------
    variances : array of shape (m,)
        of the direct estimates; NaN where there is none, as of a single interview.
    interviews : array of shape (m,)
        with a report; 0 for none.
    effects : array of shape (m,)
        Kish's design effect of the weights within each area, at least 1.

    Returns
    -------
    array of shape (m,)
        NaN of areas without interviews, and of all areas where no variance is known.
    """
    own, n, effect = (np.asarray(one, dtype=np.float64) for one in (variances, interviews, effects))
    known = np.isfinite(own) & (n > 0)
    if not known.any():
        return np.full(len(own), np.nan)
    of_one = own[known] * n[known] / effect[known]
    common = float(n[known] @ of_one / n[known].sum())
    return np.asarray(np.where(n > 0, common * effect / np.maximum(n, 1.0), np.nan))
