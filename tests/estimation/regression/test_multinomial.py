import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.multinomial import multinomial_regression
from surveyapp.estimation.regression.problems import RegressionProblem, Separated
from surveyapp.estimation.regression.results import StandardErrorKind


def forced(k, truth):
    other = (1 - truth) / k
    return Channel(
        tuple(tuple(other + (truth if i == j else 0) for j in range(k)) for i in range(k))
    )


IDENTITY = forced(3, Fraction(1))
COINS = forced(3, Fraction(1, 2))
NAMES = ("never", "once", "often")


def simulated(n, channel, seed=1, beta=((0.3, 0.5), (-0.4, -0.8))):
    rng = np.random.default_rng(seed)
    x = rng.normal(size=n)
    odds = np.exp(np.column_stack([np.zeros(n), *(a + b * x for a, b in beta)]))
    shares = odds / odds.sum(axis=1, keepdims=True)
    answer = (rng.random(n)[:, None] > shares.cumsum(axis=1)).sum(axis=1)
    rows = np.array([[float(p) for p in row] for row in channel.rows]).cumsum(axis=1)
    return x, (rng.random(n)[:, None] > rows[answer]).sum(axis=1)


def test_two_choices_are_logistic_regression():
    channel = Channel(((Fraction(3, 4), Fraction(1, 4)), (Fraction(1, 4), Fraction(3, 4))))
    rng = np.random.default_rng(2)
    x, report = rng.normal(size=800), rng.integers(0, 2, 800)
    predictors = Predictors.of({"x": x})
    one = multinomial_regression(channel, report, ("no", "yes"), predictors)
    flipped = Channel(tuple(reversed(channel.rows)))
    two = logistic_regression(RandomizedOutcome.of(flipped, report), predictors)
    np.testing.assert_allclose(one.estimates, two.estimates, rtol=1e-8)
    np.testing.assert_allclose(one.covariance, two.covariance, rtol=1e-6)
    assert one.log_likelihood == pytest.approx(two.log_likelihood, rel=1e-12)


def test_direct_choices_without_predictors_are_their_log_odds():
    report = np.repeat([0, 1, 2], [500, 300, 200])
    fit = multinomial_regression(IDENTITY, report, NAMES, Predictors.of({}, rows=1000))
    assert fit.estimates == pytest.approx([math.log(0.6), math.log(0.4)], rel=1e-9)
    assert fit.standard_errors == pytest.approx(
        [math.sqrt(1 / 500 + 1 / 300), math.sqrt(1 / 500 + 1 / 200)], rel=1e-7
    )
    assert [one.equation for one in fit.coefficients] == ["once", "often"]


def test_groups_have_their_debiased_shares():
    group = np.repeat([0.0, 1.0], 1200)
    report = np.concatenate(
        [np.repeat([0, 1, 2], [480, 420, 300]), np.repeat([0, 1, 2], [300, 300, 600])]
    )
    fit = multinomial_regression(COINS, report, NAMES, Predictors.of({"group": group}))
    odds = np.exp(np.array([[1.0, 0.0], [1.0, 1.0]]) @ fit.estimates.reshape(2, 2).T)
    shares = np.column_stack([np.ones(2), odds]) / (1 + odds.sum(axis=1, keepdims=True))
    expected = (np.array([[0.4, 0.35, 0.25], [0.25, 0.25, 0.5]]) - 1 / 6) / 0.5
    np.testing.assert_allclose(shares, expected, rtol=1e-6)


@pytest.mark.parametrize("seed", range(4))
def test_what_respondents_were_simulated_with_is_found(seed):
    x, report = simulated(30_000, COINS, seed)
    fit = multinomial_regression(COINS, report, NAMES, Predictors.of({"x": x}))
    assert np.all(np.abs(fit.estimates - [0.3, 0.5, -0.4, -0.8]) < 4 * fit.standard_errors)


@pytest.mark.parametrize("kind", [StandardErrorKind.OUTER_PRODUCT, StandardErrorKind.SANDWICH])
def test_all_kinds_of_errors_agree_in_large_samples(kind):
    x, report = simulated(20_000, COINS)
    plain = multinomial_regression(COINS, report, NAMES, Predictors.of({"x": x}))
    other = multinomial_regression(COINS, report, NAMES, Predictors.of({"x": x}), errors=kind)
    np.testing.assert_allclose(other.standard_errors, plain.standard_errors, rtol=0.1)


def test_weights_count_like_repeated_rows():
    x, report = simulated(900, COINS)
    weight = np.random.default_rng(1).integers(1, 4, 900)
    again = np.repeat(np.arange(900), weight)
    one = multinomial_regression(COINS, report, NAMES, Predictors.of({"x": x}), weights=weight)
    two = multinomial_regression(COINS, report[again], NAMES, Predictors.of({"x": x[again]}))
    np.testing.assert_allclose(one.estimates, two.estimates, rtol=1e-7)
    assert one.errors is StandardErrorKind.SANDWICH


def test_missing_reports_are_left_out():
    x, report = simulated(600, COINS)
    report[:30] = -1
    fit = multinomial_regression(COINS, report, NAMES, Predictors.of({"x": x}))
    assert (fit.n, fit.left_out) == (570, 30)


def test_bad_input_is_told():
    x, report = simulated(600, COINS)
    predictors = Predictors.of({"x": x})
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        multinomial_regression(COINS, np.zeros(600, int), NAMES, predictors)
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 1 "):
        multinomial_regression(COINS, np.full(600, 3), NAMES, predictors)
    with pytest.raises(RegressionProblem, match="respondents answered"):
        multinomial_regression(COINS, report[:4], NAMES, Predictors.of({"x": x[:4]}))
    with pytest.raises(RegressionProblem, match="gives the same reports"):
        multinomial_regression(forced(3, Fraction(0)), report, NAMES, predictors)
    often = np.where(x > 0, 2, np.arange(600) % 2)
    with pytest.raises(Separated, match="predictor x of often"):
        multinomial_regression(IDENTITY, often, NAMES, predictors)
    with pytest.raises(RegressionProblem, match="The best-fitting share"):
        multinomial_regression(IDENTITY, (x > 0).astype(int) * 2, NAMES, predictors)
    with pytest.raises(ValueError, match="name for each choice"):
        multinomial_regression(COINS, report, NAMES[:2], predictors)


def test_a_report_of_no_answer_is_named():
    half = Fraction(1, 2)
    channel = Channel(((half, half, Fraction(0)), (Fraction(0), Fraction(1), Fraction(0))))
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 2 "):
        multinomial_regression(channel, [0, 2, 1], ("a", "b"), Predictors.of({}, rows=3))
