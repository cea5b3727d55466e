"""Additive scores against sums written out."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.log_linear import LogLinear, softmax


def test_a_score_is_the_intercept_and_the_weights_of_the_rows_cells():
    rng = np.random.default_rng(1)
    model = LogLinear(
        CellLayout((0, 3, 7), (2, 3)), rng.normal(size=(7, 3)), np.array([0.5, -1.0, 2.0])
    )
    rows = np.array([[0, 5], [2, 3]])
    expected = [
        [model.intercept[k] + model.weights[a, k] + model.weights[b, k] for k in range(3)]
        for a, b in rows
    ]
    assert model.scores(rows) == pytest.approx(np.array(expected))


def test_softmax_is_in_proportion_to_powers_of_e_and_sums_to_one():
    assert softmax(np.log([[1.0, 3.0], [6.0, 2.0]])) == pytest.approx(
        np.array([[0.25, 0.75], [0.75, 0.25]])
    )
    far = softmax(np.array([[1000.0, 1000.0 + np.log(3)], [-1000.0, 1000.0]]))
    assert far == pytest.approx(np.array([[0.25, 0.75], [0.0, 1.0]]))
    deep = softmax(np.zeros((2, 3, 4)))
    assert deep.shape == (2, 3, 4)
    assert deep == pytest.approx(np.full((2, 3, 4), 0.25))
