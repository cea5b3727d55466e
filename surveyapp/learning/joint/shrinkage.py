"""How much of what marginals show beyond lower ones is signal: empirical Bayes over all of one order.

The departures of many marginals from what lower ones imply are a mixture of normal ones with different
variances, some of them 0; the mixture is estimated from all of them and tells of each how much to keep
("adaptive shrinkage", Stephens 2017). With a single marginal it does about what James & Stein (1961) do.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

RATIOS = np.concatenate([[0.0], 2.0 ** np.arange(-3, 21)])
"""Variances of signals that are mixed, as multiples of the noise's."""
ROUNDS = 200
NULL_WEIGHT = 1.0
"""Departures without signal that are added to what is seen: the mixture leans to no signal."""


def kept_signal(energies: Numbers, freedoms: Numbers, variances: Numbers) -> Numbers:
    """Return which part of each departure is expected to be signal, 0 to 1.

    Parameters
    ----------
    energies : array of shape (k,)
        sum of squares of each departure.
    freedoms : array of shape (k,)
        in how many directions each can depart, 1 or more.
    variances : array of shape (k,)
        of the noise in one direction, above 0.
    """
    spread = 1 + RATIOS
    chances = -0.5 * (freedoms[:, None] * np.log(spread) + (energies / variances)[:, None] / spread)
    likelihoods = np.exp(chances - chances.max(axis=1, keepdims=True))
    weights = np.full(len(RATIOS), 1 / len(RATIOS))
    for _ in range(ROUNDS):
        posterior = likelihoods * weights
        posterior /= posterior.sum(axis=1, keepdims=True)
        sums = posterior.sum(axis=0)
        sums[0] += NULL_WEIGHT
        weights = sums / sums.sum()
    posterior = likelihoods * weights
    posterior /= posterior.sum(axis=1, keepdims=True)
    kept: Numbers = posterior @ (RATIOS / spread)
    return kept
