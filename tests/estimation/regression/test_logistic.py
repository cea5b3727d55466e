import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit

from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import (
    Link,
    RandomizedOutcome,
    hosmer_lemeshow,
    inverse_link,
    logistic_regression,
    predicted_mean,
)
from surveyapp.estimation.regression.problems import RegressionProblem, Separated
from surveyapp.estimation.regression.results import StandardErrorKind

C, D = 0.25, 0.5


def simulated(n=4000, seed=1, beta=(-0.8, 0.7, 0.5), c=C, d=D):
    rng = np.random.default_rng(seed)
    age, group = rng.normal(50, 10, n), rng.integers(0, 2, n).astype(float)
    rows = np.column_stack([np.ones(n), (age - 50) / 10, group])
    trait = rng.random(n) < expit(rows @ np.array(beta))
    report = (rng.random(n) < c + d * trait).astype(float)
    return {"age": age, "group": group}, report


@pytest.fixture(scope="module")
def data():
    columns, report = simulated()
    return Predictors.of(columns), RandomizedOutcome.binary(report, C, D)


def slow_height(theta, rows, yes, no):
    mu = expit(rows @ theta)
    return np.log(yes * mu + no * (1 - mu)).sum()


def test_the_maximum_is_that_of_a_general_optimizer(data):
    predictors, outcome = data
    fit = logistic_regression(outcome, predictors)
    yes, no = outcome.report_probability(0), outcome.report_probability(1)
    scale = np.array([1, 1 / 50, 1])
    found = minimize(
        lambda t: -slow_height(t * scale, predictors.columns, yes, no), np.zeros(3), tol=1e-10
    )
    np.testing.assert_allclose(fit.estimates, found.x * scale, atol=1e-4)
    assert fit.log_likelihood == pytest.approx(
        slow_height(fit.estimates, predictors.columns, yes, no), rel=1e-12
    )
    assert fit.aic == pytest.approx(6 - 2 * fit.log_likelihood)


def test_the_observed_information_is_the_second_derivative(data):
    predictors, outcome = data
    fit = logistic_regression(outcome, predictors)
    yes, no = outcome.report_probability(0), outcome.report_probability(1)
    steps = np.array([1e-3, 2e-5, 1e-3])

    def at(change):
        return slow_height(fit.estimates + change, predictors.columns, yes, no)

    hessian = np.empty((3, 3))
    for i, a in enumerate(np.diag(steps)):
        for j, b in enumerate(np.diag(steps)):
            hessian[i, j] = (at(a + b) - at(a - b) - at(b - a) + at(-a - b)) / (
                4 * steps[i] * steps[j]
            )
    np.testing.assert_allclose(np.linalg.inv(-hessian), fit.covariance, rtol=1e-3)


@pytest.mark.parametrize("kind", StandardErrorKind)
def test_all_kinds_of_errors_agree_in_large_samples(data, kind):
    predictors, outcome = data
    observed = logistic_regression(outcome, predictors).standard_errors
    other = logistic_regression(outcome, predictors, errors=kind)
    assert other.errors is kind
    np.testing.assert_allclose(other.standard_errors, observed, rtol=0.1)


@pytest.mark.parametrize("link", Link)
def test_every_link_has_the_derivatives_it_says(link):
    eta = np.array([-3.0, -0.5, 0.1, 0.9, 2.0])
    step = 1e-5
    here = inverse_link(link, eta)
    up, down = inverse_link(link, eta + step), inverse_link(link, eta - step)
    np.testing.assert_allclose(here.share + here.rest, 1, rtol=1e-12)
    np.testing.assert_allclose((up.share - down.share) / (2 * step), here.slope, rtol=1e-7)
    np.testing.assert_allclose((up.slope - down.slope) / (2 * step), here.bend, rtol=1e-6)


@pytest.mark.parametrize("link", Link)
def test_every_link_stays_finite_in_the_tails(link):
    f = inverse_link(link, np.array([-1e4, 1e4]))
    assert np.isfinite([f.share, f.rest, f.slope, f.bend]).all()


@pytest.mark.parametrize("link", Link)
def test_a_saturated_model_gives_the_debiased_shares_whatever_the_link(link):
    group = np.repeat([0.0, 1.0], 1000)
    report = np.concatenate([np.arange(1000) < 380, np.arange(1000) < 560]).astype(float)
    predictors = Predictors.of({"group": group})
    fit = logistic_regression(RandomizedOutcome.binary(report, C, D), predictors, link=link)
    shares = [predicted_mean(fit, np.array([row]), link=link) for row in ([1.0, 0.0], [1.0, 1.0])]
    assert [one.estimate for one in shares] == pytest.approx([0.26, 0.62], rel=1e-6)
    spread = math.sqrt(0.38 * 0.62 / 1000) / D
    assert shares[0].standard_error == pytest.approx(spread, rel=1e-6)
    assert 0 < shares[0].low < shares[0].estimate < shares[0].high < 1
    mean = predicted_mean(fit, predictors.columns, link=link)
    assert mean.estimate == pytest.approx(0.44, rel=1e-6)


def test_a_direct_question_is_ordinary_logistic_regression():
    group = np.repeat([0.0, 1.0], 500)
    answer = np.concatenate([np.arange(500) < 100, np.arange(500) < 250]).astype(float)
    fit = logistic_regression(RandomizedOutcome.binary(answer, 0, 1), Predictors.of({"g": group}))
    assert fit.estimates == pytest.approx([math.log(0.25), math.log(4)], rel=1e-10)
    assert fit.standard_errors[1] == pytest.approx(
        math.sqrt(1 / 100 + 1 / 400 + 1 / 250 + 1 / 250), rel=1e-8
    )


def test_direct_and_randomized_rows_share_one_likelihood():
    columns, report = simulated(seed=5)
    direct = np.arange(len(report)) % 2 == 0
    c, d = np.where(direct, 0.0, C), np.where(direct, 1.0, D)
    outcome = RandomizedOutcome.binary(report, c, d)
    fit = logistic_regression(outcome, Predictors.of(columns))
    rows = Predictors.of(columns).columns
    height = slow_height(
        fit.estimates, rows, outcome.report_probability(0), outcome.report_probability(1)
    )
    assert fit.log_likelihood == pytest.approx(height, rel=1e-12)


def binomial_channel(draws, p_yes, p_no):
    def row(p):
        return tuple(math.comb(draws, k) * p**k * (1 - p) ** (draws - k) for k in range(draws + 1))

    return Channel((row(p_yes), row(p_no)))


def test_several_draws_tell_more_than_one():
    rng = np.random.default_rng(3)
    n = 3000
    x = rng.normal(size=n)
    trait = rng.random(n) < expit(-0.5 + 0.8 * x)
    errors = []
    for draws in (1, 3, 6):
        channel = binomial_channel(draws, Fraction(4, 5), Fraction(1, 5))
        reds = rng.binomial(draws, np.where(trait, 0.8, 0.2))
        fit = logistic_regression(RandomizedOutcome.of(channel, reds), Predictors.of({"x": x}))
        assert np.all(np.abs(fit.estimates - [-0.5, 0.8]) < 4 * fit.standard_errors)
        errors.append(fit.standard_errors[1])
    assert errors[0] > errors[1] > errors[2]


def test_weights_count_like_repeated_rows():
    columns, report = simulated(600, seed=8)
    weight = np.random.default_rng(2).integers(1, 4, 600)
    once = logistic_regression(
        RandomizedOutcome.binary(report, C, D), Predictors.of(columns), weights=weight * 2.5
    )
    again = np.repeat(np.arange(600), weight)
    repeated = logistic_regression(
        RandomizedOutcome.binary(report[again], C, D),
        Predictors.of({k: v[again] for k, v in columns.items()}),
        clusters=again,
    )
    np.testing.assert_allclose(once.estimates, repeated.estimates, rtol=1e-8)
    np.testing.assert_allclose(once.standard_errors, repeated.standard_errors, rtol=1e-8)
    assert once.errors is StandardErrorKind.SANDWICH


def test_equal_weights_change_nothing_but_the_kind_of_errors(data):
    predictors, outcome = data
    plain = logistic_regression(outcome, predictors, errors=StandardErrorKind.SANDWICH)
    weighted = logistic_regression(outcome, predictors, weights=np.full(4000, 7.0))
    np.testing.assert_allclose(weighted.estimates, plain.estimates, rtol=1e-10)
    np.testing.assert_allclose(weighted.standard_errors, plain.standard_errors, rtol=1e-10)
    assert weighted.log_likelihood == pytest.approx(plain.log_likelihood)


def test_clusters_of_copies_have_the_errors_of_the_originals(data):
    predictors, outcome = data
    single = logistic_regression(outcome, predictors, errors=StandardErrorKind.SANDWICH)
    doubled = logistic_regression(
        RandomizedOutcome(outcome.channels, np.tile(outcome.reports, 2)),
        Predictors(predictors.names, np.tile(predictors.columns, (2, 1))),
        clusters=np.tile(np.arange(4000), 2),
    )
    np.testing.assert_allclose(doubled.standard_errors, single.standard_errors, rtol=1e-6)


def test_the_scale_of_a_predictor_only_scales_its_coefficient(data):
    predictors, outcome = data
    fit = logistic_regression(outcome, predictors)
    far = predictors.columns.copy()
    far[:, 1] = far[:, 1] * 1e-6 + 1e3
    moved = logistic_regression(outcome, Predictors(predictors.names, far))
    assert moved.estimates[1] * 1e-6 == pytest.approx(fit.estimates[1], rel=1e-5)
    assert moved.log_likelihood == pytest.approx(fit.log_likelihood, rel=1e-12)


def test_missing_answers_are_left_out_and_counted():
    columns, report = simulated(500)
    columns["age"][:10] = np.nan
    report[5:20] = np.nan
    fit = logistic_regression(RandomizedOutcome.binary(report, C, D), Predictors.of(columns))
    assert (fit.n, fit.left_out) == (480, 20)
    missing = RandomizedOutcome.binary(report, C, D).is_missing
    assert list(np.flatnonzero(missing)) == list(range(5, 20))
    assert RandomizedOutcome.binary(np.nan_to_num(report), C, D).is_missing is None
    assert fit.warnings == ("20 of 500 respondents are left out because an answer is missing.",)


def test_inputs_are_never_changed():
    columns, report = simulated(300)
    predictors = Predictors.of(columns)
    for table in (predictors.columns, np.asfortranarray(predictors.columns)):
        before = table.copy()
        logistic_regression(
            RandomizedOutcome.binary(report, C, D), Predictors(predictors.names, table)
        )
        np.testing.assert_array_equal(table, before)


def test_goodness_of_fit_is_good_where_the_model_holds(data):
    predictors, outcome = data
    fit = logistic_regression(outcome, predictors)
    assert hosmer_lemeshow(fit, outcome, predictors.columns).p_value > 0.01


def test_z_and_p_of_a_coefficient():
    columns, report = simulated()
    fit = logistic_regression(RandomizedOutcome.binary(report, C, D), Predictors.of(columns))
    one = fit.coefficients[1]
    assert one.z == pytest.approx(one.estimate / one.standard_error)
    assert one.p_value == pytest.approx(math.erfc(abs(one.z) / math.sqrt(2)))
    assert one.low < one.estimate < one.high


# bad input ---------------------------------------------------------------------------------------


def outcome_of(report, c=C, d=D):
    return RandomizedOutcome.binary(np.asarray(report, dtype=float), c, d)


def test_perfect_separation_names_the_predictor():
    x = np.linspace(-1, 1, 200)
    noise = np.random.default_rng(1).normal(size=200)
    with pytest.raises(Separated, match="predictor x separates"):
        logistic_regression(outcome_of(x > 0, 0, 1), Predictors.of({"x": x, "noise": noise}))


def test_a_level_with_one_answer_only_is_named():
    rng = np.random.default_rng(1)
    south = np.repeat([0.0, 1.0], [300, 30])
    answer = np.where(south == 1, 1.0, rng.integers(0, 2, 330))
    with pytest.raises(Separated, match="region: south"):
        logistic_regression(
            outcome_of(answer, 0, 1),
            Predictors.of({"region: south": south, "x": rng.normal(size=330)}),
        )


def test_separation_behind_coins_is_found_too():
    rng = np.random.default_rng(4)
    group = np.repeat([0.0, 1.0], 400)
    report = rng.random(800) < np.where(group == 1, 0.80, 0.45)  # beyond the feasible 0.75
    with pytest.raises(Separated, match="predictor group"):
        logistic_regression(outcome_of(report), Predictors.of({"group": group}))


def test_a_share_outside_what_the_coins_allow_is_said():
    report = np.arange(500) < 100  # 20 % yes, below the 25 % that the coins alone give
    with pytest.raises(RegressionProblem, match="The best-fitting share"):
        logistic_regression(outcome_of(report), Predictors.of({}, rows=500))


@pytest.mark.parametrize("n", [30, 100])
def test_nearly_separated_data_have_an_end(n):
    x = np.linspace(-1, 1, n)
    answer = (x > 0).astype(float)
    answer[[2, -3]] = [1, 0]
    fit = logistic_regression(outcome_of(answer, 0, 1), Predictors.of({"x": x}))
    assert np.isfinite(fit.standard_errors).all()


def test_collinear_predictors_are_named():
    columns, report = simulated(300)
    columns["months"] = columns["age"] * 12 - 7
    with pytest.raises(
        RegressionProblem,
        match=r"^(?=.*so their effects cannot).*months is fully determined by age",
    ):
        logistic_regression(outcome_of(report), Predictors.of(columns))


def test_a_constant_predictor_is_named():
    columns, report = simulated(300)
    columns["year"] = np.full(300, 2026.0)
    with pytest.raises(RegressionProblem, match=r"^(?=.*has the same value for).*year"):
        logistic_regression(outcome_of(report), Predictors.of(columns))


@pytest.mark.parametrize("report", [0.0, 1.0])
def test_one_report_only_is_said(report):
    columns, _ = simulated(300)
    with pytest.raises(RegressionProblem, match="All reports of the outcome are the same"):
        logistic_regression(outcome_of(np.full(300, report)), Predictors.of(columns))


def test_too_few_rows_are_said():
    with pytest.raises(RegressionProblem, match=r"^(?=.*respondents answered).*Only 3 respondents"):
        logistic_regression(
            outcome_of([0, 1, 0]), Predictors.of({"a": [1.0, 2, 4], "b": [1.0, 0, 2]})
        )


def test_nobody_complete_is_too_few():
    with pytest.raises(RegressionProblem, match=r"^(?=.*respondents answered).*Only 0"):
        logistic_regression(outcome_of(np.full(50, np.nan)), Predictors.of({"x": np.arange(50.0)}))


@pytest.mark.parametrize("weight", [-1.0, math.nan, math.inf])
def test_an_unusable_weight_is_named_with_its_row(weight):
    columns, report = simulated(300)
    weights = np.ones(300)
    weights[41] = weight
    with pytest.raises(RegressionProblem, match=r"^(?=.*weights must be numbers).*number 42 is"):
        logistic_regression(outcome_of(report), Predictors.of(columns), weights=weights)


def test_zero_weights_are_told_and_do_not_count():
    columns, report = simulated(300)
    weights = np.ones(300)
    weights[:60] = 0
    fit = logistic_regression(outcome_of(report), Predictors.of(columns), weights=weights)
    assert fit.n == 240
    assert fit.warnings == ("60 of 300 respondents have weight 0 and do not count.",)
    with pytest.raises(RegressionProblem, match="All weights are 0, so"):
        logistic_regression(outcome_of(report), Predictors.of(columns), weights=np.zeros(300))


def test_one_cluster_is_too_few():
    columns, report = simulated(300)
    with pytest.raises(RegressionProblem, match="in one cluster; at least 2"):
        logistic_regression(outcome_of(report), Predictors.of(columns), clusters=np.zeros(300))


def test_a_design_that_tells_nothing_is_said():
    columns, report = simulated(300)
    with pytest.raises(RegressionProblem, match="gives the same reports"):
        logistic_regression(outcome_of(report, 0.5, 0.0), Predictors.of(columns))


def test_a_report_that_the_design_never_gives_is_named():
    channel = Channel(
        ((Fraction(1), Fraction(0), Fraction(0)), (Fraction(0), Fraction(1), Fraction(0)))
    )
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 3"):
        RandomizedOutcome.of(channel, [0, 1, 2])
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 1"):
        RandomizedOutcome.of(channel, [3, 1, 0])


def test_columns_of_different_lengths_are_named():
    with pytest.raises(
        RegressionProblem, match=r"^(?=.*they must describe the).*column b has 2 rows"
    ):
        Predictors.of({"a": [1.0, 2, 3], "b": [1.0, 2]})
    with pytest.raises(RegressionProblem, match=r"^(?=.*they must describe the).*weight"):
        logistic_regression(
            outcome_of([0, 1, 1, 0]), Predictors.of({"a": [1.0, 2, 3, 5]}), weights=[1, 2]
        )


@pytest.mark.parametrize("level", [0.0, 1.0, 2.0, math.nan])
def test_a_level_out_of_range_is_said(level, data):
    predictors, outcome = data
    with pytest.raises(
        RegressionProblem,
        match=r"The level is.*; it must be above 0 and below 1\. Write 0\.95 for 95 %\.",
    ):
        logistic_regression(outcome, predictors, level=level)


# simulation --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_estimates_are_unbiased_in_large_samples_and_the_intervals_cover():
    truth = np.array([-0.8, 0.7, 0.5])
    scaled, covered = [], []
    for seed in range(400):
        columns, report = simulated(5000, seed=1000 + seed)
        columns["age"] = (columns["age"] - 50) / 10
        fit = logistic_regression(outcome_of(report), Predictors.of(columns))
        scaled.append((fit.estimates - truth) / fit.standard_errors)
        covered.append([c.low <= t <= c.high for c, t in zip(fit.coefficients, truth, strict=True)])
    assert np.all(np.abs(np.mean(scaled, axis=0)) < 4 / math.sqrt(400) + 0.08)
    shares = np.mean(covered, axis=0)
    assert np.all(np.abs(shares - 0.95) < 4 * math.sqrt(0.95 * 0.05 / 400))


@pytest.mark.slow
def test_cluster_robust_intervals_cover_where_plain_ones_do_not():
    truth, robust, plain = 0.6, 0, 0
    runs, size, clusters = 300, 20, 150
    for seed in range(runs):
        rng = np.random.default_rng(seed)
        label = np.repeat(np.arange(clusters), size)
        x = rng.normal(size=clusters)[label]
        u = expit(-0.2 + truth * x)
        own = rng.random(clusters * size) < 0.5
        shared = (rng.random(clusters) < expit(-0.2 + truth * x[::size]))[label]
        trait = np.where(own, rng.random(clusters * size) < u, shared)
        report = (rng.random(clusters * size) < 0.1 + 0.8 * trait).astype(float)
        outcome, predictors = outcome_of(report, 0.1, 0.8), Predictors.of({"x": x})
        for one in logistic_regression(outcome, predictors, clusters=label).coefficients[1:]:
            robust += one.low <= truth <= one.high
        for one in logistic_regression(outcome, predictors).coefficients[1:]:
            plain += one.low <= truth <= one.high
    assert robust / runs > 0.95 - 4 * math.sqrt(0.95 * 0.05 / runs)
    assert plain / runs < 0.85


def test_a_hundred_thousand_rows_take_few_rounds():
    columns, report = simulated(100_000)
    found = logistic_regression(outcome_of(report), Predictors.of(columns))
    assert found.n == 100_000
    assert found.rounds < 10


@pytest.mark.parametrize("seed", range(7))
def test_where_everybody_would_say_yes_the_outcome_is_named_and_no_predictor(seed):
    generator = np.random.default_rng(seed)
    table = Predictors.of(
        {"x": generator.normal(size=200), "g": (generator.random(200) < 0.4).astype(float)},
        rows=200,
    )
    reports = np.r_[np.zeros(160, dtype=int), np.ones(40, dtype=int)]  # four in five say yes
    outcome = RandomizedOutcome.of(TwoCoins().channel, generator.permutation(reports))
    with pytest.raises(RegressionProblem, match="The best-fitting share"):
        logistic_regression(outcome, table)
