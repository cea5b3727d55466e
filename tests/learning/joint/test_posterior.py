"""Distributions drawn from the posterior spread as what the sample and the noise leave unknown."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.marginals import Marginal
from surveyapp.learning.joint.posterior import fitted_marginals, geometric_noise, posterior_draws
from surveyapp.learning.joint.selection import LARGEST_MODEL
from surveyapp.learning.synthetic.synthesizer import learn_joint


def attributes(*sizes: int) -> tuple[Attribute, ...]:
    return tuple(
        Attribute(f"c{place}", tuple(map(str, range(size))), can_be_missing=False)
        for place, size in enumerate(sizes)
    )


@pytest.mark.parametrize("variance", [0.0, 0.4, 200.0])
def test_noise_has_the_variance_that_was_released(variance):
    drawn = geometric_noise(variance, (60_000,), np.random.default_rng(1))
    assert drawn.var() == pytest.approx(variance, rel=0.04)
    assert drawn == pytest.approx(np.rint(drawn))


def test_a_share_spreads_as_its_sample_and_its_noise():
    n, variance = 1000, 300.0
    released = Marginal((0,), np.array([300.0, 700.0]), variance)
    joint = Joint(attributes(2), ((0,),), (np.log([0.3, 0.7]),), n, (released,))
    shares = [d.marginal((0,))[0] for d in posterior_draws(joint, 400, np.random.default_rng(1))]
    # both cells are cut to add up to n: of their noise half the difference is left, v/2
    expected = math.sqrt(0.3 * 0.7 / n + variance / 2 / n**2)
    assert np.mean(shares) == pytest.approx(0.3, abs=4 * expected / 20)
    assert np.std(shares) == pytest.approx(expected, rel=0.12)


def test_without_noise_the_sample_is_left():
    rng = np.random.default_rng(2)
    codes = rng.integers(0, 2, (500, 2)).astype(np.int32)
    joint = learn_joint(CodedTable(attributes(2, 2), codes), math.inf)
    cells = np.array([d.marginal((0, 1)) for d in posterior_draws(joint, 200, rng)])
    share = joint.marginal((0, 1))
    assert cells.std(axis=0) == pytest.approx(np.sqrt(share * (1 - share) / 500), rel=0.2)


def test_of_marginals_too_many_for_a_model_the_fitted_ones_are_drawn():
    every = list(combinations(range(18), 2))
    table = CodedTable(
        attributes(*[2] * 18),
        np.random.default_rng(1).integers(0, 2, (300, 18)).astype(np.int32),
    )
    joint = learn_joint(table, 3.0, noise=SimulatedNoise(np.random.default_rng(1)))
    assert LARGEST_MODEL < 2**18
    kept = {each.columns for each in fitted_marginals(joint)}
    assert {(column,) for column in range(18)} <= kept | {(c,) for pair in kept for c in pair}
    assert len([each for each in kept if len(each) == 2]) < len(every)
