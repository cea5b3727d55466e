from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import (
    GRAIN,
    Neighbours,
    SimulatedNoise,
    VettedNoise,
    _laplace,
    _noisy_max,
    selection_scale,
)

DRAWS = 20_000


def kinds() -> list[object]:
    return [VettedNoise(), SimulatedNoise(np.random.default_rng(1))]


@pytest.mark.parametrize("noise", kinds(), ids=["vetted", "simulated"])
@pytest.mark.parametrize("epsilon", [0.3, 2.0])
def test_count_noise_is_discrete_laplace(noise, epsilon):
    noisy = noise.counts(np.zeros(DRAWS, dtype=np.int64), epsilon)
    a = math.exp(-epsilon)
    assert (noisy == np.rint(noisy)).all()
    for value in (0, 1, -2):
        chance = (1 - a) / (1 + a) * a ** abs(value)
        error = math.sqrt(chance * (1 - chance) / DRAWS)
        assert abs((noisy == value).mean() - chance) < 5 * error


@pytest.mark.parametrize("noise", kinds(), ids=["vetted", "simulated"])
def test_a_choice_of_two_follows_permute_and_flip(noise):
    chosen = (
        sum(noise.choice(np.array([0.0, 1.0]), 1.0, 1.0) for _ in range(DRAWS // 4)) * 4 / DRAWS
    )
    chance = 1 - math.exp(-1) / 2  # McKenna & Sheldon (2020): the worse of two wins with e^-1/2
    assert abs(chosen - chance) < 5 * math.sqrt(chance * (1 - chance) * 4 / DRAWS)


@pytest.mark.parametrize("noise", kinds(), ids=["vetted", "simulated"])
def test_without_a_limit_there_is_no_noise(noise):
    assert noise.counts(np.arange(4), math.inf).tolist() == [0, 1, 2, 3]
    assert noise.choice(np.array([1.0, 3.0, 2.0]), math.inf, 1.0) == 1


@pytest.mark.parametrize(
    "make", [VettedNoise, lambda n: SimulatedNoise(np.random.default_rng(1), n)]
)
def test_a_changed_row_takes_twice_the_noise(make):
    one, two = (
        np.abs(make(n).counts(np.zeros(DRAWS, dtype=np.int64), 0.2)).mean() for n in Neighbours
    )
    assert two / one == pytest.approx(2, rel=0.1)


@pytest.mark.parametrize("epsilon", [0.01, 0.3, 1.0, 17.0])
def test_opendp_states_the_same_epsilon(epsilon):
    assert _laplace(1 / epsilon).map(1) == pytest.approx(epsilon, rel=1e-9)
    width = 1.5
    scale = selection_scale(epsilon, width)
    assert _noisy_max(scale).map(math.ceil(width * GRAIN) + 2) == pytest.approx(epsilon, rel=1e-9)


def test_shapes_are_kept():
    assert VettedNoise().counts(np.zeros((2, 3, 4), dtype=np.int64), 1.0).shape == (2, 3, 4)
