"""Non-response, trimming and what weights cost."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.estimation.weighting.design_effect import (
    kish_design_effect,
    standardized_difference,
    weight_summary,
)
from surveyapp.estimation.weighting.propensity import (
    SilentClass,
    class_weights,
    propensity_classes,
    response_propensities,
)


def test_those_who_responded_stand_for_their_class() -> None:
    base = np.array([2.0, 2, 4, 1, 3])
    responded = np.array([True, False, True, True, False])
    found = class_weights(base, responded, np.array([0, 0, 1, 1, 1]))
    assert found == pytest.approx([4, 0, 4 * 8 / 5, 8 / 5, 0])


def test_a_class_in_which_nobody_responded_is_named() -> None:
    with pytest.raises(SilentClass, match="class 2") as problem:
        class_weights(np.ones(3), np.array([True, True, False]), np.array([0, 0, 1]))
    assert problem.value.place == 1


def test_propensities_of_groups_are_their_response_rates() -> None:
    group = np.repeat([0, 1], [10, 20])
    x = np.column_stack((group == 0, group == 1)).astype(float)
    responded = np.concatenate((np.arange(10) < 7, np.arange(20) < 5))
    found = response_propensities(x, responded)
    assert found == pytest.approx(np.where(group == 0, 0.7, 0.25))


def test_a_variable_that_tells_who_responded_is_refused() -> None:
    x = np.column_stack((np.ones(6), np.arange(6.0)))
    with pytest.raises(UserProblem, match="tell exactly who responded"):
        response_propensities(x, np.arange(6) >= 3)


def test_propensity_classes_are_about_equal_and_keep_equals_together() -> None:
    assert propensity_classes(np.arange(10) / 10, 5).tolist() == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert propensity_classes(np.repeat([0.2, 0.6], [9, 1]), 5).tolist() == [0] * 9 + [1]


def test_kish_design_effect_is_one_plus_the_squared_variation() -> None:
    weights = np.array([1.0, 1, 4, 0])
    assert kish_design_effect(weights) == pytest.approx(3 * 18 / 36)
    summary = weight_summary(weights)
    assert (summary.n, summary.total, summary.median, summary.most) == (3, 6, 1, 4)
    assert summary.variation == pytest.approx(np.std([1, 1, 4]) / 2)
    assert summary.effective_n == pytest.approx(2)


def test_a_distance_is_in_standard_deviations_of_the_population() -> None:
    assert standardized_difference(0.6, 0.5) == pytest.approx(0.2)
    assert standardized_difference(0.1, 0.2) == pytest.approx(-0.25)
    assert standardized_difference(0, 0) == 0
