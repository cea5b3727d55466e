"""Naive Bayes under ε: what its counts say with and without what draws them to each other."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.noise import SimulatedNoise, VettedNoise
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.central.naive_bayes import NaiveBayes


def test_without_pull_each_class_has_its_own_shares_of_the_levels(made_examples):
    """Pr(c)·Π (n_cl + ½)/(n_c + L/2): counts as they are, but for half a row in each cell."""
    rows = made_examples(400, sizes=(3, 2, 4), classes=3)
    model = NaiveBayes(math.inf).fit(rows, VettedNoise())
    bare = model.without_pull()
    assert bare is not None
    asked = CodedTable(rows.features.attributes, np.array([[0, 1, 3], [2, 0, 1]], np.int32))
    shares = np.bincount(rows.classes, minlength=3) / len(rows.classes)
    expected = np.tile(shares, (2, 1))
    for feature, levels in enumerate((3, 2, 4)):
        for c in range(3):
            own = rows.features.codes[rows.classes == c, feature]
            counts = np.bincount(own, minlength=levels) + 0.5
            expected[:, c] *= (counts / counts.sum())[asked.codes[:, feature]]
    expected /= expected.sum(axis=1, keepdims=True)
    assert bare.predict_proba(asked) == pytest.approx(expected, abs=0.01)


def test_a_file_of_an_earlier_version_has_one_noise_for_all_features(made_examples):
    """It opens, predicts the same, and its tables are drawn again as if each was counted alone."""
    rows = made_examples(400, sizes=(3, 2, 4), classes=3)
    model = NaiveBayes(1.0).fit(rows, SimulatedNoise(np.random.default_rng(1)))
    kept = model.parameters()
    again = restored(model, kept)
    assert again.groups_ == model.groups_
    assert again.deviation_ == pytest.approx(model.deviation_)
    del kept["groups"]
    earlier = restored(model, {**kept, "deviation": 5.0})
    assert earlier.groups_ == ()
    assert earlier.deviation_.tolist() == [5.0, 5.0, 5.0]
    assert earlier.predict_proba(rows.features) == pytest.approx(
        model.predict_proba(rows.features), abs=1e-6
    )
    drawn = earlier.redrawn(np.random.default_rng(2))
    assert drawn is not None
    assert not np.allclose(drawn.model_.linear.weights, model.model_.linear.weights)


def restored(model: NaiveBayes, parameters: dict[str, object]) -> NaiveBayes:
    return NaiveBayes.restored(
        StoredModel(model.features_, model.label_, model.epsilon, parameters)
    )
