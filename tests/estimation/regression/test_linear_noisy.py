"""Linear regression on numbers with noise: slopes are not drawn towards 0, and errors hold."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.estimation.regression.design_matrix import DesignMatrix, Predictors
from surveyapp.estimation.regression.linear_noisy import _check_signal, noisy_regression
from surveyapp.estimation.regression.problems import RegressionProblem
from surveyapp.estimation.regression.randomized_predictors import linear_regression
from surveyapp.estimation.regression.results import StandardErrorKind
from surveyapp.estimation.sampling.sample_designs import stratified


def drawn(seed, n=400, noise=1.0):
    """Return x, another predictor z that goes along, the outcome, and x with noise that grows with it."""
    rng = np.random.default_rng(seed)
    z = rng.normal(0, 1, n)
    x = 5 + 0.6 * z + rng.normal(0, 1, n)
    v = 2 + 1.5 * x - 1.0 * z + rng.normal(0, 1, n)
    # r = x·S with E S = 1, Var S = s: v̂ = s·r²/(1 + s), as multiplicative noise has
    s = noise / 26
    r = x * rng.normal(1, math.sqrt(s), n)
    return x, z, v, r, s * r**2 / (1 + s)


def test_without_noise_it_is_least_squares():
    x, z, v, _, _ = drawn(1)
    table = Predictors.of({"x": x, "z": z})
    plain = linear_regression(v, table, errors=StandardErrorKind.SANDWICH)
    made = noisy_regression(v, table, {})
    assert made.estimates == pytest.approx(plain.estimates)
    assert made.standard_errors == pytest.approx(plain.standard_errors, rel=0.02)  # that is HC3
    assert (made.n, made.freedom, made.other_parameters) == (400, 397, ())
    assert math.isnan(made.log_likelihood)


def test_one_noisy_predictor_is_the_textbook_s_ratio():
    """Fuller (1987), eq. 1.2.3: β̂ = m_xy/(m_xx − σ²)."""
    _, _, v, r, coins = drawn(2)
    made = noisy_regression(v, Predictors.of({"r": r}), {"r": coins})
    dr, dv = r - r.mean(), v - v.mean()
    slope = float(dr @ dv) / float(dr @ dr - coins.sum())
    assert made.estimates == pytest.approx([v.mean() - slope * r.mean(), slope])
    naive = linear_regression(v, Predictors.of({"r": r})).estimates[1]
    assert naive < 0.8 * slope


def test_a_sample_gives_its_own_errors_and_weights():
    _, z, v, r, coins = drawn(3)
    table, noise = Predictors.of({"r": r, "z": z}), {"r": coins}
    plain = noisy_regression(v, table, noise)
    alike = noisy_regression(v, table, noise, sample=stratified(np.full(400, 7.0)))
    assert alike.estimates == pytest.approx(plain.estimates)
    assert alike.standard_errors == pytest.approx(
        plain.standard_errors * math.sqrt(400 / 399 * 397 / 400)
    )
    thrice = np.tile(np.arange(400), 3)
    copies = noisy_regression(
        v[thrice],
        Predictors.of({"r": r[thrice], "z": z[thrice]}),
        {"r": coins[thrice]},
        sample=stratified(np.ones(1200), clusters=thrice),
    )
    assert copies.standard_errors == pytest.approx(alike.standard_errors)
    doubled = noisy_regression(
        v, table, noise, sample=stratified(np.where(np.arange(400) < 200, 2.0, 1.0))
    )
    twice = np.concatenate([np.arange(400), np.arange(200)])
    by_hand = noisy_regression(
        v[twice], Predictors.of({"r": r[twice], "z": z[twice]}), {"r": coins[twice]}
    )
    assert doubled.estimates == pytest.approx(by_hand.estimates)


def test_who_did_not_answer_is_left_out():
    _, z, v, r, coins = drawn(4)
    v[:7] = np.nan
    made = noisy_regression(v, Predictors.of({"r": r, "z": z}), {"r": coins})
    assert (made.n, made.left_out) == (393, 7)
    assert "7 of 400" in made.warnings[0]


def test_what_is_nearly_all_noise_is_refused():
    x, z, v, r, coins = drawn(5)
    with pytest.raises(
        RegressionProblem, match=r"^Nearly all differences in the reports to r are noise from its"
    ):
        noisy_regression(v, Predictors.of({"r": r, "z": z}), {"r": coins * 3})
    with pytest.raises(RegressionProblem, match="are noise from its"):
        noisy_regression(
            v, Predictors.of({"r": r, "x": x}), {"r": coins * 3, "x": np.full(400, 5.0)}
        )
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        noisy_regression(np.ones(400), Predictors.of({"z": z}), {})
    with pytest.raises(RegressionProblem, match="they must describe the"):
        noisy_regression(v[:3], Predictors.of({"z": z}), {})


@pytest.mark.slow
def test_intervals_hold_the_slopes_as_often_as_promised():
    held, surveys = np.zeros(3), 600
    for seed in range(surveys):
        _, z, v, r, coins = drawn(1000 + seed)
        made = noisy_regression(v, Predictors.of({"r": r, "z": z}), {"r": coins})
        held += [
            one.low <= true <= one.high
            for one, true in zip(made.coefficients, (2.0, 1.5, -1.0), strict=True)
        ]
    assert np.abs(held / surveys - 0.95).max() < 0.01 + 3 * math.sqrt(0.95 * 0.05 / surveys)


def test_moments_that_no_variables_have_are_refused_where_each_predictor_waits_for_another():
    """Of three columns of correlation −0.9 each two have moments that no variables can have."""
    names = ("(Intercept)", "a", "b", "c")
    prepared = DesignMatrix(names, np.ones((4, 1)), np.eye(4), 0, None, None, None, 0, ())
    noise = np.array([0.0, 1.0, 3.0, 2.0])
    moments = np.eye(4)
    moments[1:, 1:] -= 0.9
    with pytest.raises(RegressionProblem, match="reports to b are noise"):
        _check_signal(prepared, moments, noise)
    _check_signal(prepared, np.eye(4) / 2, np.array([0.0, 0.1, 0.1, 0.1]))
