"""The search for a maximum on likelihoods whose shape is known."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from surveyapp.estimation.regression.optimizer import (
    LikelihoodPoint,
    best_proper_optimum,
    check_maximum,
    inverse_information,
    maximize,
    parameter_covariance,
)
from surveyapp.estimation.regression.problems import RegressionProblem, Separated, not_identified
from surveyapp.estimation.regression.results import INTERCEPT, StandardErrorKind


class Curve:
    """A log likelihood of one parameter or several, by its height; derivatives by differences."""

    def __init__(
        self, height: Callable[[np.ndarray], float], rows: np.ndarray | None = None
    ) -> None:
        self.height, self.rows = height, rows

    def at(self, theta):
        step = 1e-4 * np.eye(len(theta))

        def slope(point):
            return np.array(
                [(self.height(point + e) - self.height(point - e)) / 2e-4 for e in step]
            )

        bend = np.array([(slope(theta + e) - slope(theta - e)) / 2e-4 for e in step])
        return LikelihoodPoint(float(self.height(theta)), slope(theta), -(bend + bend.T) / 2)

    def scores(self, theta):
        return np.eye(len(theta)) if self.rows is None else self.rows


def test_the_maximum_of_a_parabola_is_reached():
    found = maximize(Curve(lambda t: -3 * (t[0] - 2) ** 2 - (t[1] + 1) ** 2), np.zeros(2))
    assert found.is_converged
    np.testing.assert_allclose(found.theta, [2, -1], atol=1e-4)
    assert found.point.log_likelihood == pytest.approx(0, abs=1e-7)


def test_a_step_that_overshoots_is_halved_until_it_climbs():
    """Newton's first step from 3 on −log cosh leads a hundred away, where the height is far less."""
    found = maximize(Curve(lambda t: -np.log(np.cosh(t[0]))), np.array([3.0]))
    assert found.is_converged
    assert found.theta[0] == pytest.approx(0, abs=1e-4)


def test_a_maximum_far_below_all_others_is_no_end():
    top = Curve(lambda t: -0.01 * t[0] ** 2)
    optimum = maximize(top, np.array([1.0]))
    check_maximum(top, optimum, ("x",))  # flat, but it falls both ways


@pytest.mark.parametrize("dip", [1.0, 10.0, 60.0])
def test_a_likelihood_that_dips_on_the_way_has_its_maximum_here(dip):
    """Higher at 1, 10 and 60 steps away is a coefficient without end; lower at any of them is none."""

    def height(t):
        return 0.0001 * t[0] - 0.5 * np.exp(-((t[0] - dip) ** 2) / 0.02)

    curve = Curve(height)
    settled = maximize(Curve(lambda t: -0.001 * t[0] ** 2), np.zeros(1))
    check_maximum(curve, settled, ("x",))


def test_a_likelihood_that_rises_all_the_way_is_a_coefficient_without_end():
    rising = Curve(lambda t: 1 - np.exp(-t[0]) - 0.01 * t[1] ** 2)
    end = maximize(Curve(lambda t: -0.001 * t @ t), np.zeros(2))
    with pytest.raises(Separated, match="age"):
        check_maximum(rising, end, ("age", "income"))
    with pytest.raises(RegressionProblem, match="The best-fitting share"):
        check_maximum(rising, end, (INTERCEPT, "income"))


def test_a_likelihood_that_is_flat_both_ways_identifies_nothing():
    flat = Curve(lambda t: -0.01 * t[1] ** 2)
    end = maximize(Curve(lambda t: -0.001 * t @ t), np.zeros(2))
    with pytest.raises(RegressionProblem, match="so there are no standard"):
        check_maximum(flat, end, ("age", "income"))


def test_a_climb_that_goes_on_for_ever_is_given_up():
    found = maximize(Curve(lambda t: -np.exp(-t[0] / 50)), np.zeros(1))
    assert not found.is_converged
    with pytest.raises(RegressionProblem, match=r"steps, so no coefficients are shown\. Use"):
        found.converged()


def test_of_several_maxima_the_highest_that_is_proper_is_taken():
    low, high, best = (
        maximize(Curve(lambda t, top=top: top - t[0] ** 2), np.ones(1)) for top in (1.0, 2.0, 3.0)
    )

    def is_proper(optimum):
        if optimum is best:
            raise not_identified("x")

    assert best_proper_optimum([low, best, high], is_proper)[0] is high
    assert len(best_proper_optimum([low, best, high], is_proper)[1]) == 1
    assert best_proper_optimum([low, high], is_proper) == (high, ())
    with pytest.raises(RegressionProblem, match="so there are no standard"):
        best_proper_optimum([best], is_proper)


def test_the_sandwich_is_bread_meat_bread_with_units_less_one():
    """J = diag(2, 8), four rows of scores; J⁻¹·SSᵀ·J⁻¹·4/3, clusters {0, 1} and {2, 3}: their sums, 2/1."""
    rows = np.array([[1.0, -2.0, 0.5, 0.5], [0.0, 1.0, 3.0, -4.0]])
    curve = Curve(lambda t: -(t[0] ** 2) - 4 * t[1] ** 2, rows)
    optimum = maximize(curve, np.ones(2))
    bread = np.diag([1 / 2, 1 / 8])
    robust = parameter_covariance(curve, optimum, StandardErrorKind.SANDWICH)
    np.testing.assert_allclose(robust, bread @ rows @ rows.T @ bread * 4 / 3, rtol=1e-5)
    sums = np.array([[-1.0, 1.0], [1.0, -1.0]])
    clustered = parameter_covariance(
        curve, optimum, StandardErrorKind.SANDWICH, clusters=np.array([0, 0, 1, 1])
    )
    np.testing.assert_allclose(clustered, bread @ sums @ sums.T @ bread * 2, rtol=1e-5)
    observed = parameter_covariance(curve, optimum, StandardErrorKind.OBSERVED)
    np.testing.assert_allclose(observed, bread, rtol=1e-5, atol=1e-6)
    outer = parameter_covariance(curve, optimum, StandardErrorKind.OUTER_PRODUCT)
    np.testing.assert_allclose(outer, np.linalg.inv(rows @ rows.T), rtol=1e-12)


def test_an_inverse_is_taken_of_what_is_well_scaled_or_not_but_never_of_a_singular_matrix():
    matrix = np.array([[4e10, 1e5], [1e5, 1.0]])
    np.testing.assert_allclose(inverse_information(matrix) @ matrix, np.eye(2), atol=1e-9)
    with pytest.raises(RegressionProblem, match="so there are no standard"):
        inverse_information(np.array([[1.0, 2.0], [2.0, 4.0]]))
    with pytest.raises(RegressionProblem, match="so there are no standard"):
        inverse_information(np.array([[1.0, 0.0], [0.0, -1.0]]))
