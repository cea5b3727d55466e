"""A small complex sample: 120 people in 15 clusters of 3 strata, weighted, with two answers and a number.

The same rows were given to R's package survey 4.1-1, with
``svydesign(ids = ~cluster, strata = ~stratum, weights = ~w)``; its numbers stand in the tests.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from surveyapp.estimation.sampling.sample_designs import StratifiedSample, stratified


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """One value a person; x has two answers, y three."""

    strata: npt.NDArray[np.int64]
    clusters: npt.NDArray[np.int64]
    weights: npt.NDArray[np.float64]
    x: npt.NDArray[np.int64]
    y: npt.NDArray[np.int64]
    v: npt.NDArray[np.float64]

    @property
    def sample(self) -> StratifiedSample:
        """How they were drawn."""
        return stratified(self.weights, strata=self.strata, clusters=self.clusters)


def complex_rows() -> Rows:
    """Return the rows, always the same: a linear congruential generator on every machine."""
    found, state = [], 12345
    for i in range(120):
        draws = []
        for _ in range(4):
            state = (1103515245 * state + 12345) % 2**31
            draws.append((state >> 8) / 2**23)
        lean = (i // 8 * 7 % 5) / 10
        x = int(draws[0] < 0.3 + lean / 2)
        y = 0 if draws[1] < 0.25 + 0.3 * x else 1 if draws[1] < 0.8 - lean / 2 else 2
        weight = 1 + int(draws[2] * 5) + i // 40
        found.append(
            (i // 40, i // 8, weight, x, y, round(2 + 1.5 * x + y + 3 * draws[3] + lean, 3))
        )
    strata, clusters, weights, x, y, v = (np.array(column) for column in zip(*found, strict=True))
    return Rows(strata, clusters, weights.astype(np.float64), x, y, v)


@pytest.fixture(scope="session")
def rows() -> Rows:
    return complex_rows()
