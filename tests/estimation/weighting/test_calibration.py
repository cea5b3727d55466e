"""Calibration: the nearest weights that meet the totals, found wherever there are some."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.weighting.auxiliary import Margin, NumberTotal, auxiliary_matrix, crossed
from surveyapp.estimation.weighting.calibration import Bounds, Distance, NotMet, calibrated

BOUNDED = {
    Distance.LINEAR: Bounds(ratio=(0.4, 2.5)),
    Distance.RAKING: Bounds(ratio=(0.4, 2.5)),
    Distance.LOGIT: Bounds(ratio=(0.4, 2.5)),
}


def distances(base: np.ndarray, weights: np.ndarray, distance: Distance) -> float:
    """Return what the weights are to make least (Deville & Särndal 1992, cases 1, 2 and 6)."""
    g = weights / base
    if distance is Distance.LINEAR:
        return float(base @ (g - 1) ** 2 / 2)
    if distance is Distance.RAKING:
        return float(base @ (g * np.log(g) - g + 1))
    low, high = BOUNDED[distance].ratio
    a = (high - low) / ((1 - low) * (high - 1))
    return float(
        base
        @ ((g - low) * np.log((g - low) / (1 - low)) + (high - g) * np.log((high - g) / (high - 1)))
        / a
    )


@pytest.mark.parametrize("distance", Distance)
def test_weights_are_the_nearest_of_all_that_meet_the_totals(distance: Distance) -> None:
    rng = np.random.default_rng(4)
    base = rng.uniform(1, 5, 12)
    x = np.column_stack((np.ones(12), rng.normal(size=12)))
    totals = x.T @ (base * rng.uniform(0.7, 1.6, 12))
    found = calibrated(base, x, totals, distance, BOUNDED[distance]).weights
    low, high = BOUNDED[distance].ratio
    slack = 1e-6
    best = scipy.optimize.minimize(
        lambda w: distances(base, w, distance),
        base * 1.0,
        method="SLSQP",
        bounds=[(d * (low + slack), d * (high - slack)) for d in base],
        constraints={"type": "eq", "fun": lambda w: x.T @ w - totals},
        options={"maxiter": 500, "ftol": 1e-14},
    )
    assert best.success
    assert found == pytest.approx(best.x, rel=1e-3)
    assert distances(base, found, distance) <= best.fun + 1e-7


@pytest.mark.parametrize("distance", Distance)
def test_weights_are_found_wherever_some_within_the_bounds_meet_the_totals(
    distance: Distance,
) -> None:
    rng = np.random.default_rng(9)
    for _ in range(60):
        n = int(rng.integers(10, 80))
        base = np.exp(rng.normal(size=n))
        codes = rng.integers(0, 4, n), rng.integers(0, 3, n)
        true = base * np.clip(np.exp(rng.normal(size=n)), 0.5, 2.2)
        people = float(true.sum())
        known = [
            Margin(one, np.bincount(one, true, size))
            for one, size in zip(codes, (4, 3), strict=True)
        ]
        x, totals = auxiliary_matrix([one for one in known if one.totals.all()], people)
        made = calibrated(base, x, totals, distance, BOUNDED[distance])
        ratio = made.weights / base
        assert x.T @ made.weights == pytest.approx(totals, rel=1e-8)
        assert ratio.min() >= 0.4 - 1e-12
        assert ratio.max() <= 2.5 + 1e-12


def test_a_step_that_ends_where_all_weights_are_cut_finds_back() -> None:
    # the first Newton step cuts the second group wholly, where F does not rise any more
    base = np.full(200, 5.0)
    group = np.repeat([0, 1], [150, 50])
    x, totals = auxiliary_matrix([Margin(group, np.array([500.0, 500.0]))], 1000)
    made = calibrated(base, x, totals, Distance.RAKING, Bounds(weight=(1.0, 12.0)))
    assert made.weights == pytest.approx(np.array([10 / 3, 10.0])[group])


def test_totals_that_no_weights_within_the_bounds_meet_are_named() -> None:
    group = np.repeat([0, 1], [90, 10])
    x, totals = auxiliary_matrix([Margin(group, np.array([50.0, 50.0]))], 100)
    with pytest.raises(NotMet) as problem:
        calibrated(np.ones(100), x, totals, Distance.RAKING, Bounds(ratio=(0.5, 2.0)))
    assert problem.value.column == 1
    assert problem.value.reached == pytest.approx(20)


def test_who_has_no_base_weight_gets_none() -> None:
    base = np.array([1.0, 1, 0, 2])
    x, totals = auxiliary_matrix([Margin(np.array([0, 1, 0, 1]), np.array([3.0, 9.0]))], 12)
    assert calibrated(base, x, totals).weights == pytest.approx([3, 3, 0, 6])


def test_who_has_no_category_weighs_neither_for_nor_against_the_margin() -> None:
    margin = Margin(np.array([0, 1, -1]), np.array([6.0, 2.0]))
    x, _ = auxiliary_matrix([margin, NumberTotal(np.array([1.0, math.nan, 3.0]), 16.0)], 8)
    assert x.toarray().tolist() == [[1, 0, 1], [0, 1, 2], [0.75, 0.25, 3]]


def test_cells_of_crossed_variables_are_counted_with_the_last_fastest() -> None:
    first, second = np.array([0, 1, 1, -1]), np.array([2, 0, -1, 1])
    assert crossed([first, second], [2, 3]).tolist() == [2, 3, -1, -1]


@pytest.mark.parametrize(
    ("ratio", "weight"),
    [((1.0, 2.0), (0, math.inf)), ((0.5, 1.0), (0, math.inf)), ((0, math.inf), (3.0, 3.0))],
)
def test_bounds_that_leave_no_room_are_refused(ratio: tuple, weight: tuple) -> None:
    with pytest.raises(UserProblem):
        Bounds(ratio, weight)


def test_logit_needs_both_bounds_and_takes_no_limits_of_weights() -> None:
    x, totals = auxiliary_matrix([Margin(np.zeros(3, dtype=int), np.array([3.0]))], 3)
    for bounds in (Bounds(), Bounds((0.5, 2.0), (0.5, 2.0))):
        with pytest.raises(UserProblem, match="lowest and a highest factor"):
            calibrated(np.ones(3), x, totals, Distance.LOGIT, bounds)
