"""Simulated reports of a fine scale: everybody at once against one respondent after another.

``pytest -m slow -s tests/benchmarks/test_simulation_speed.py`` prints both, and their ratio.
"""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter

import numpy as np
import pytest

from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.estimation.simulated_reports import SeededCoins, sample_indices

pytestmark = pytest.mark.slow

STEPS = 1000


def seconds(work) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def test_laplace_noise_of_everybody_at_once():
    design = Laplace.read({"epsilon": 1, "minimum": 0, "maximum": STEPS}, 0)
    coins = SeededCoins(np.random.default_rng(1))
    one, many = 100, 10_000
    alone = seconds(lambda: [design.randomize(Fraction(7), coins) for _ in range(one)]) / one
    rng = np.random.default_rng(1)
    together = seconds(lambda: sample_indices(design.noise_weights, many, rng)) / many
    print(
        f"laplace, {STEPS} steps: {alone * 1e6:.0f} µs a report alone, {together * 1e6:.2f} µs among "
        f"{many} at once, ratio {alone / together:.0f}"
    )
    assert alone / together >= 50
