"""Additive scores against sums written out."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.log_linear import LogLinear, Together, softmax


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


def with_features_together(seed: int, *features: tuple[int, ...]) -> LogLinear:
    """Return a model of features with 2, 3 and 2 cells."""
    rng = np.random.default_rng(seed)
    sizes = (2, 3, 2)
    together = tuple(
        Together(group, rng.normal(size=(*(sizes[place] for place in group), 2)))
        for group in features
    )
    layout = CellLayout((0, 2, 5, 7), sizes)
    return LogLinear(layout, rng.normal(size=(7, 2)), rng.normal(size=2), together)


ROWS = np.array([[a, b, c] for a in (0, 1) for b in (2, 3, 4) for c in (5, 6)])


def test_features_together_add_the_weights_of_their_levels():
    model = with_features_together(2, (0, 2), (2, 1))
    first, second = (joint.weights for joint in model.together)
    expected = [
        model.intercept
        + model.weights[[a, b, c]].sum(axis=0)
        + first[a, c - 5]
        + second[c - 5, b - 2]
        for a, b, c in ROWS
    ]
    assert model.scores(ROWS) == pytest.approx(np.array(expected))


def test_the_most_against_a_class_is_never_less_than_what_a_row_says():
    model = with_features_together(3, (0, 2))
    said = model.scores(ROWS) - model.intercept
    assert (model.most(1) >= (said - said[:, [1]]).max(axis=0) - 1e-9).all()
    alone = with_features_together(3)
    said = alone.scores(ROWS) - alone.intercept
    assert alone.most(1) == pytest.approx((said - said[:, [1]]).max(axis=0))


@pytest.mark.parametrize("share", [0.0, 0.3])
def test_a_mixture_has_the_weighted_sum_of_scores(share):
    one, other = with_features_together(4, (0, 2), (0, 1)), with_features_together(5, (0, 2))
    mixed = one.mixed(share, other, 0.7)
    assert mixed.scores(ROWS) == pytest.approx(share * one.scores(ROWS) + 0.7 * other.scores(ROWS))
    assert len(mixed.together) == (2 if share else 1)


def test_softmax_is_in_proportion_to_powers_of_e_and_sums_to_one():
    assert softmax(np.log([[1.0, 3.0], [6.0, 2.0]])) == pytest.approx(
        np.array([[0.25, 0.75], [0.75, 0.25]])
    )
    far = softmax(np.array([[1000.0, 1000.0 + np.log(3)], [-1000.0, 1000.0]]))
    assert far == pytest.approx(np.array([[0.25, 0.75], [0.0, 1.0]]))
    deep = softmax(np.zeros((2, 3, 4)))
    assert deep.shape == (2, 3, 4)
    assert deep == pytest.approx(np.full((2, 3, 4), 0.25))
