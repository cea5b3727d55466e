"""Naive Bayes under ε: what its counts say with and without what draws them to each other."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import VettedNoise
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
