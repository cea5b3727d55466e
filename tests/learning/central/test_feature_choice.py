"""Which features are chosen to get a table."""

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.central.feature_choice import choose_features, with_features


def account(epsilon: float) -> PrivacyAccount:
    return PrivacyAccount(epsilon, SimulatedNoise(np.random.default_rng(2)))


def shares(examples):
    counts = np.bincount(examples.classes)
    return counts / counts.sum()


def test_without_noise_those_that_are_farthest_from_independence(made_examples):
    examples = made_examples(500, sizes=(2, 3, 2, 4), pull=(0.1, 0.8, 0.0, 0.6))
    found = choose_features(examples, account(math.inf), shares(examples), 2)
    assert found == (1, 3)


@pytest.mark.parametrize("how_many", [1, 3])
def test_each_choice_costs_an_equal_part_and_no_feature_comes_twice(made_examples, how_many):
    examples = made_examples(200, sizes=(2, 3, 2, 4), pull=(0.1, 0.8, 0.0, 0.6))
    paid = account(0.6)
    found = choose_features(examples, paid, shares(examples), how_many)
    assert len(set(found)) == how_many
    assert list(found) == sorted(found)
    assert paid.spent == pytest.approx(0.6)


def test_rows_keep_their_classes_with_fewer_features(made_examples):
    examples = made_examples(50)
    fewer = with_features(examples, (0, 2))
    assert [a.name for a in fewer.features.attributes] == ["f0", "f2"]
    assert (fewer.features.codes == examples.features.codes[:, [0, 2]]).all()
    assert (fewer.classes == examples.classes).all()
