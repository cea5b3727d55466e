"""Released counts drawn again, as another sample of the population and other noise would have given them.

What follows from a model that was made of such counts shows how much it owes to chance: a parametric
bootstrap (Efron & Tibshirani 1993, chapter 6) that looks at nothing but what was released.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.noise import SimulatedNoise

Counts = NDArray[np.float64]


def redrawn_counts(
    counts: Counts, scale: float | NDArray[np.float64], rng: np.random.Generator, weight: float = 1
) -> Counts:
    """Return counts about the released ones, with sampling and noise of their own.

    Parameters
    ----------
    counts : array
        as released, of any shape; perhaps below 0.
    scale
        of the discrete Laplace noise in each count, or of all; 0 without.
    rng
        of the simulation.
    weight
        how many counts one person makes at most: sampling then varies so much more, default 1.
    """
    kept = np.clip(counts, 0, None)
    # the number of rows in a cell is about Poisson; noise is unbiased, so both are added as deviations
    sampled: Counts = counts + weight * rng.poisson(kept / weight) - kept
    return sampled + noise_of(counts.shape, scale, rng)


def redrawn_tables(  # noqa: PLR0917 - what a table is, and how it varies
    counts: Counts,
    starts: tuple[int, ...],
    totals: Counts,
    scales: Counts,
    rng: np.random.Generator,
    weight: float = 1,
) -> Counts:
    """Return tables of the same people by class about the released ones; see ``redrawn_counts``.

    Parameters
    ----------
    counts : array of shape (cells, classes)
        class counts of every level of every feature, as released.
    starts
        where each feature's cells begin, and their number.
    totals : array of shape (classes,)
        estimated rows of each class, above 0.
    scales : array of shape (features,)
        of the discrete Laplace noise in each count; 0 without.
    rng
        of the simulation.
    weight
        how many counts one person makes at most, default 1.
    """
    # every table counts the same people: their number in each class is drawn once for all
    people = rng.poisson(totals / weight)
    found = counts + noise_of(counts.shape, np.repeat(scales, np.diff(starts))[:, None], rng)
    for first, last in pairwise(starts):
        kept = np.clip(counts[first:last], 0, None) + 1e-9
        shares = kept / kept.sum(axis=0)
        for place, size in enumerate(people.tolist()):
            drawn = weight * rng.multinomial(size, shares[:, place])
            found[first:last, place] += drawn - shares[:, place] * totals[place]
    return found


def noise_of(
    shape: tuple[int, ...], scale: float | NDArray[np.float64], rng: np.random.Generator
) -> Counts:
    """Return discrete Laplace noise of a shape.

    Parameters
    ----------
    shape
        of the result.
    scale
        of each number, or of all: broadcast to ``shape``; 0 is no noise.
    rng
        of the simulation.
    """
    if np.ndim(scale) == 0:
        number = float(scale)
        return SimulatedNoise(rng).counts(np.zeros(shape), 1 / number if number else math.inf)
    scales = np.broadcast_to(scale, shape)
    found = np.zeros(shape)
    for each in np.unique(scales):
        at = scales == each
        found[at] = noise_of((int(at.sum()),), float(each), rng)
    return found
