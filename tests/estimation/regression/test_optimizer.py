"""The search for a maximum on likelihoods whose shape is known."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from surveyapp.estimation.regression.optimizer import (
    Place,
    check_end,
    climb,
    covariance,
    highest_proper,
    inverse,
)
from surveyapp.estimation.regression.problems import (
    NotConverged,
    NotIdentified,
    Separated,
    ShareAtTheEnd,
)
from surveyapp.estimation.regression.results import INTERCEPT, ErrorKind


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
        return Place(float(self.height(theta)), slope(theta), -(bend + bend.T) / 2)

    def scores(self, theta):
        return np.eye(len(theta)) if self.rows is None else self.rows


def test_the_maximum_of_a_parabola_is_reached():
    found = climb(Curve(lambda t: -3 * (t[0] - 2) ** 2 - (t[1] + 1) ** 2), np.zeros(2))
    assert found.is_settled
    np.testing.assert_allclose(found.theta, [2, -1], atol=1e-4)
    assert found.place.height == pytest.approx(0, abs=1e-7)


def test_a_step_that_overshoots_is_halved_until_it_climbs():
    """Newton's first step from 3 on −log cosh leads a hundred away, where the height is far less."""
    found = climb(Curve(lambda t: -np.log(np.cosh(t[0]))), np.array([3.0]))
    assert found.is_settled
    assert found.theta[0] == pytest.approx(0, abs=1e-4)


def test_a_maximum_far_below_all_others_is_no_end():
    top = Curve(lambda t: -0.01 * t[0] ** 2)
    summit = climb(top, np.array([1.0]))
    check_end(top, summit, ("x",))  # flat, but it falls both ways


@pytest.mark.parametrize("dip", [1.0, 10.0, 60.0])
def test_a_likelihood_that_dips_on_the_way_has_its_maximum_here(dip):
    """Higher at 1, 10 and 60 steps away is a coefficient without end; lower at any of them is none."""

    def height(t):
        return 0.0001 * t[0] - 0.5 * np.exp(-((t[0] - dip) ** 2) / 0.02)

    curve = Curve(height)
    settled = climb(Curve(lambda t: -0.001 * t[0] ** 2), np.zeros(1))
    check_end(curve, settled, ("x",))


def test_a_likelihood_that_rises_all_the_way_is_a_coefficient_without_end():
    rising = Curve(lambda t: 1 - np.exp(-t[0]) - 0.01 * t[1] ** 2)
    end = climb(Curve(lambda t: -0.001 * t @ t), np.zeros(2))
    with pytest.raises(Separated, match="age"):
        check_end(rising, end, ("age", "income"))
    with pytest.raises(ShareAtTheEnd):
        check_end(rising, end, (INTERCEPT, "income"))


def test_a_likelihood_that_is_flat_both_ways_identifies_nothing():
    flat = Curve(lambda t: -0.01 * t[1] ** 2)
    end = climb(Curve(lambda t: -0.001 * t @ t), np.zeros(2))
    with pytest.raises(NotIdentified):
        check_end(flat, end, ("age", "income"))


def test_a_climb_that_goes_on_for_ever_is_given_up():
    found = climb(Curve(lambda t: -np.exp(-t[0] / 50)), np.zeros(1))
    assert not found.is_settled
    with pytest.raises(NotConverged):
        found.settled()


def test_of_several_maxima_the_highest_that_is_proper_is_taken():
    low, high, best = (
        climb(Curve(lambda t, top=top: top - t[0] ** 2), np.ones(1)) for top in (1.0, 2.0, 3.0)
    )

    def is_proper(summit):
        if summit is best:
            raise NotIdentified(what="x")

    assert highest_proper([low, best, high], is_proper)[0] is high
    assert len(highest_proper([low, best, high], is_proper)[1]) == 1
    assert highest_proper([low, high], is_proper) == (high, ())
    with pytest.raises(NotIdentified):
        highest_proper([best], is_proper)


def test_the_sandwich_is_bread_meat_bread_with_units_less_one():
    """J = diag(2, 8), four rows of scores; J⁻¹·SSᵀ·J⁻¹·4/3, clusters {0, 1} and {2, 3}: their sums, 2/1."""
    rows = np.array([[1.0, -2.0, 0.5, 0.5], [0.0, 1.0, 3.0, -4.0]])
    curve = Curve(lambda t: -(t[0] ** 2) - 4 * t[1] ** 2, rows)
    summit = climb(curve, np.ones(2))
    bread = np.diag([1 / 2, 1 / 8])
    robust = covariance(curve, summit, ErrorKind.SANDWICH)
    np.testing.assert_allclose(robust, bread @ rows @ rows.T @ bread * 4 / 3, rtol=1e-5)
    sums = np.array([[-1.0, 1.0], [1.0, -1.0]])
    clustered = covariance(curve, summit, ErrorKind.SANDWICH, clusters=np.array([0, 0, 1, 1]))
    np.testing.assert_allclose(clustered, bread @ sums @ sums.T @ bread * 2, rtol=1e-5)
    observed = covariance(curve, summit, ErrorKind.OBSERVED)
    np.testing.assert_allclose(observed, bread, rtol=1e-5, atol=1e-6)
    outer = covariance(curve, summit, ErrorKind.OUTER_PRODUCT)
    np.testing.assert_allclose(outer, np.linalg.inv(rows @ rows.T), rtol=1e-12)


def test_an_inverse_is_taken_of_what_is_well_scaled_or_not_but_never_of_a_singular_matrix():
    matrix = np.array([[4e10, 1e5], [1e5, 1.0]])
    np.testing.assert_allclose(inverse(matrix) @ matrix, np.eye(2), atol=1e-9)
    with pytest.raises(NotIdentified):
        inverse(np.array([[1.0, 2.0], [2.0, 4.0]]))
    with pytest.raises(NotIdentified):
        inverse(np.array([[1.0, 0.0], [0.0, -1.0]]))
