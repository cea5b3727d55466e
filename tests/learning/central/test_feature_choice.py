"""Which features are chosen to get a table."""

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.feature_choice import (
    choose_features,
    distance_by_chance,
    mean_distance,
    with_features,
)


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


def two_features(first: list[int], second: list[int], classes: list[int]) -> Examples:
    codes = np.array([first, second], dtype=np.int32).T
    features = Attribute("a", ("0", "1")), Attribute("b", ("0", "1"))
    label = Attribute("class", ("no", "yes"))
    return Examples(CodedTable(features, codes), label, np.array(classes, dtype=np.int32))


def test_the_mean_distance_is_how_many_rows_are_elsewhere_than_under_independence():
    """Of 8 rows, 4 of each class: one feature agrees with the class (4 rows), one says nothing (0)."""
    examples = two_features([0] * 4 + [1] * 4, [0, 1] * 4, [0] * 4 + [1] * 4)
    assert mean_distance(examples, np.array([0.5, 0.5])) == pytest.approx((4 + 0) / 2)


def test_one_row_more_moves_the_mean_distance_by_less_than_one(made_examples):
    examples, rng = made_examples(60, sizes=(2, 3, 2, 4), pull=(0.1, 0.8, 0.0, 0.6)), None
    for seed in range(200):
        rng = np.random.default_rng(seed)
        share = float(rng.uniform(0.001, 0.999))
        some = examples.rows(rng.permutation(60)[: rng.integers(1, 60)])
        shares = np.array([share, 1 - share])
        less = some.rows(np.arange(len(some) - 1))
        assert abs(mean_distance(some, shares) - mean_distance(less, shares)) < 1


def test_features_that_say_nothing_are_as_far_from_independence_as_chance_takes_them():
    rng = np.random.default_rng(8)
    features = tuple(Attribute(f"f{j}", tuple(map(str, range(k)))) for j, k in enumerate((2, 3, 6)))
    found = []
    for _ in range(100):
        codes = np.stack([rng.integers(0, k, 900) for k in (2, 3, 6)], axis=1).astype(np.int32)
        classes = (rng.random(900) < 0.3).astype(np.int32)
        label = Attribute("class", ("no", "yes"))
        examples = Examples(CodedTable(features, codes), label, classes)
        found.append(mean_distance(examples, np.array([0.7, 0.3])))
    assert np.mean(found) == pytest.approx(
        distance_by_chance(900, np.array([0.7, 0.3]), (2, 3, 6)), rel=0.05
    )
