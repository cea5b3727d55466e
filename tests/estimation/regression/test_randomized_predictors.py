import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.special import expit

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_logistic import item_count_regression
from surveyapp.estimation.regression.logistic import RandomizedOutcome
from surveyapp.estimation.regression.problems import RegressionProblem
from surveyapp.estimation.regression.randomized_predictors import (
    RandomizedPredictor,
    linear_regression,
    logistic_regression_on_randomized,
)
from surveyapp.estimation.regression.results import StandardErrorKind


def channel(p_truth=Fraction(2, 3), p_yes=Fraction(1, 6)):
    yes, no = p_truth + p_yes, p_yes
    return Channel(((yes, 1 - yes), (no, 1 - no)))


IDENTITY = channel(Fraction(1), Fraction(0))
TERMS = ("used", "not used")


def simulated(n=4000, seed=1, slope=0.8, through=None):
    """Return x, trait, its report and v = 2 + 1.5·trait + 0.7·x + noise; the trait goes along with x."""
    rng = np.random.default_rng(seed)
    x = rng.normal(size=n)
    trait = rng.random(n) < expit(-0.5 + slope * x)
    rows = np.array([[float(p) for p in row] for row in (through or channel()).rows])
    report = (rng.random(n) > rows[np.where(trait, 0, 1), 0]).astype(int)
    v = 2 + 1.5 * trait + 0.7 * x + rng.normal(size=n)
    return x, trait, report, v


def item(report, through=None, terms=TERMS):
    return RandomizedPredictor(terms, through or channel(), report, reference=1)


# least squares -----------------------------------------------------------------------------------


def test_without_randomized_predictors_it_is_least_squares():
    """A worked example: slope and s² by hand."""
    x, v = np.array([1.0, 2, 3, 4, 5]), np.array([2.0, 4, 5, 4, 5])
    fit = linear_regression(v, Predictors.of({"x": x}))
    assert fit.estimates == pytest.approx([2.2, 0.6], rel=1e-12)
    assert fit.other_parameters[0].estimate == pytest.approx(math.sqrt(2.4 / 3), rel=1e-12)
    assert fit.standard_errors[1] == pytest.approx(math.sqrt(0.8 / 10), rel=1e-12)
    # Student's t with 3 degrees of freedom: 3.18245
    assert fit.coefficients[1].high == pytest.approx(0.6 + 3.182446305 * math.sqrt(0.08), rel=1e-9)
    # and the test is of the same distribution: t = 0.6/√0.08 = 2.1213, p = 0.12403 (normal: 0.0339)
    assert fit.coefficients[1].p_value == pytest.approx(0.12402706265755, rel=1e-9)


@pytest.mark.parametrize("kind", [StandardErrorKind.OBSERVED, StandardErrorKind.SANDWICH])
def test_rows_with_counts_are_all_their_respondents(kind):
    x, v = np.array([0.0, 0, 1, 1, 2, 2]), np.array([1.0, 2, 2, 4, 3, 5])
    times = np.array([4, 1, 3, 2, 1, 4])
    counted = linear_regression(v, Predictors.of({"x": x}, counts=times * 1.0), errors=kind)
    written_out = linear_regression(
        np.repeat(v, times), Predictors.of({"x": np.repeat(x, times)}), errors=kind
    )
    assert counted.estimates == pytest.approx(written_out.estimates, rel=1e-12)
    assert counted.standard_errors == pytest.approx(written_out.standard_errors, rel=1e-12)
    p_values = [[one.p_value for one in fit.coefficients] for fit in (counted, written_out)]
    assert p_values[0] == pytest.approx(p_values[1], rel=1e-9)


def test_sandwich_errors_with_weights_and_clusters():
    x, _, _, v = simulated(300)
    predictors = Predictors.of({"x": x})
    plain = linear_regression(v, predictors)
    robust = linear_regression(v, predictors, errors=StandardErrorKind.SANDWICH)
    np.testing.assert_allclose(robust.standard_errors, plain.standard_errors, rtol=0.2)
    own = linear_regression(v, predictors, clusters=np.arange(300))
    np.testing.assert_allclose(own.standard_errors, robust.standard_errors, rtol=0.05)
    weighted = linear_regression(v, predictors, weights=np.full(300, 3.0))
    np.testing.assert_allclose(weighted.standard_errors, robust.standard_errors, rtol=1e-10)
    assert weighted.log_likelihood == pytest.approx(plain.log_likelihood, rel=1e-12)
    with pytest.raises(ValueError, match="classical"):
        linear_regression(v, predictors, errors=StandardErrorKind.EXPECTED)


# randomized predictors ---------------------------------------------------------------------------


def test_a_predictor_that_was_not_randomized_gives_least_squares():
    x, trait, report, v = simulated(1500, through=IDENTITY)
    mixture = linear_regression(v, Predictors.of({"x": x}), (item(report, IDENTITY),))
    plain = linear_regression(v, Predictors.of({"x": x, "used": trait.astype(float)}))
    np.testing.assert_allclose(mixture.estimates, plain.estimates, rtol=1e-7)
    np.testing.assert_allclose(mixture.standard_errors, plain.standard_errors, rtol=2e-3)


@pytest.mark.parametrize("slope", [0.0, 0.8, 1.5])
def test_the_trait_may_go_along_with_another_predictor(slope):
    x, _, report, v = simulated(20_000, seed=9, slope=slope)
    fit = linear_regression(v, Predictors.of({"x": x}), (item(report),))
    assert np.all(np.abs(fit.estimates - [2, 0.7, 1.5]) < 4 * fit.standard_errors)
    sigma, *trait = fit.other_parameters
    assert abs(sigma.estimate - 1) < 4 * sigma.standard_error
    assert abs(trait[1].estimate - slope) < 4 * trait[1].standard_error


@pytest.mark.parametrize("slope", [0.8, 1.5])
def test_one_share_for_everybody_is_wrong_there_as_rrlin_is(slope):
    """PACKAGES.md §6.15, by simulation: RRlin's likelihood gives 1.42 and 0.86, 1.26 and 0.96."""
    x, _, report, v = simulated(20_000, seed=9, slope=slope)
    fit = linear_regression(v, Predictors.of({"x": x}), (item(report),), trait_depends=False)
    wrong = np.abs(fit.estimates - [2, 0.7, 1.5]) / fit.standard_errors
    assert wrong[1] > 8


@pytest.mark.slow
def test_intervals_of_a_randomized_predictor_cover():
    covered = []
    for seed in range(300):
        x, _, report, v = simulated(1500, seed=5000 + seed)
        fit = linear_regression(v, Predictors.of({"x": x}), (item(report),))
        covered.append(
            [c.low <= t <= c.high for c, t in zip(fit.coefficients, (2, 0.7, 1.5), strict=True)]
        )
    assert np.all(np.mean(covered, axis=0) > 0.95 - 4 * math.sqrt(0.95 * 0.05 / 300))


def test_two_randomized_predictors_that_go_together():
    rng = np.random.default_rng(11)
    n = 20_000
    first = rng.random(n) < 0.4
    second = rng.random(n) < np.where(first, 0.7, 0.2)
    v = 1 + 2 * first - 1 * second + rng.normal(size=n)
    rows = np.array([[float(p) for p in row] for row in channel().rows])
    reports = [(rng.random(n) > rows[np.where(z, 0, 1), 0]).astype(int) for z in (first, second)]
    fit = linear_regression(
        v,
        Predictors.of({}, rows=n),
        (item(reports[0], terms=("a", "no a")), item(reports[1], terms=("b", "no b"))),
    )
    assert [one.term for one in fit.coefficients] == ["(intercept)", "a", "b"]
    assert np.all(np.abs(fit.estimates - [1, 2, -1]) < 4 * fit.standard_errors)
    assert [one.equation for one in fit.other_parameters[1:]] == ["no a & b", "a & no b", "a & b"]


@pytest.mark.parametrize("randomized_outcome", [False, True])
def test_a_logistic_outcome_on_a_randomized_predictor(randomized_outcome):
    rng = np.random.default_rng(4)
    x, trait, report, _ = simulated(30_000, seed=21)
    answer = rng.random(len(x)) < expit(-1 + 0.5 * x + 1.2 * trait)
    c, d = (0.1, 0.8) if randomized_outcome else (0.0, 1.0)
    said = (rng.random(len(x)) < c + d * answer).astype(float)
    fit = logistic_regression_on_randomized(
        RandomizedOutcome.binary(said, c, d), Predictors.of({"x": x}), (item(report),)
    )
    assert np.all(np.abs(fit.estimates - [-1, 0.5, 1.2]) < 4 * fit.standard_errors)


@pytest.mark.parametrize("kind", [StandardErrorKind.OUTER_PRODUCT, StandardErrorKind.SANDWICH])
def test_all_kinds_of_errors_agree_in_large_samples(kind):
    x, _, report, v = simulated(8000)
    plain = linear_regression(v, Predictors.of({"x": x}), (item(report),))
    other = linear_regression(v, Predictors.of({"x": x}), (item(report),), errors=kind)
    np.testing.assert_allclose(other.standard_errors, plain.standard_errors, rtol=0.15)


def test_weights_count_like_repeated_rows():
    x, _, report, v = simulated(1500)
    weight = np.random.default_rng(1).integers(1, 4, 1500)
    again = np.repeat(np.arange(1500), weight)
    one = linear_regression(v, Predictors.of({"x": x}), (item(report),), weights=weight)
    two = linear_regression(v[again], Predictors.of({"x": x[again]}), (item(report[again]),))
    np.testing.assert_allclose(one.estimates, two.estimates, rtol=1e-6)


def test_the_information_is_the_slope_of_the_scores():
    x, _, report, v = simulated(400)
    fit = linear_regression(v, Predictors.of({"x": x}), (item(report),))
    theta = np.array([one.estimate for one in (*fit.coefficients, *fit.other_parameters)])

    def height(at):
        carrier = expit(at[4] + at[5] * x)
        total = 0.0
        for trait, share in ((1, carrier), (0, 1 - carrier)):
            p = np.where(report == 0, 5 / 6 if trait else 1 / 6, 1 / 6 if trait else 5 / 6)
            z = (v - at[0] - at[1] * x - at[2] * trait) / at[3]
            total = total + share * p * np.exp(-(z**2) / 2) / at[3] / math.sqrt(2 * math.pi)
        return np.log(total).sum()

    assert fit.log_likelihood == pytest.approx(height(theta), rel=1e-12)
    step = 1e-3 * np.eye(6)
    hessian = [
        [
            (
                height(theta + a + b)
                - height(theta + a - b)
                - height(theta - a + b)
                + height(theta - a - b)
            )
            / 4e-6
            for b in step
        ]
        for a in step
    ]
    spread = np.sqrt(np.diag(np.linalg.inv(-np.array(hessian))))
    np.testing.assert_allclose(
        [one.standard_error for one in (*fit.coefficients, *fit.other_parameters)],
        spread,
        rtol=1e-3,
    )


def test_bad_input_is_told():
    x, _, report, v = simulated(200)
    predictors = Predictors.of({"x": x})
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        linear_regression(np.ones(200), predictors)
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        linear_regression(np.ones(200), predictors, (item(report),))
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        logistic_regression_on_randomized(
            RandomizedOutcome.binary(np.ones(200), 0, 1), predictors, (item(report),)
        )
    with pytest.raises(RegressionProblem, match=r"^(?=.*has the same value for).*used"):
        linear_regression(v, predictors, (item(np.zeros(200, int)),))
    with pytest.raises(RegressionProblem, match="they must describe the"):
        linear_regression(v[:5], predictors)
    with pytest.raises(RegressionProblem, match="they must describe the"):
        linear_regression(v, predictors, (item(report[:5]),))
    with pytest.raises(RegressionProblem, match="respondents answered"):
        linear_regression(v[:5], Predictors.of({"x": x[:5]}), (item(np.array([0, 1, 0, 1, 1])),))
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 3"):
        item(np.array([0, 1, 2]))
    with pytest.raises(RegressionProblem, match="gives the same reports"):
        item(report, channel(Fraction(0), Fraction(1, 2)))
    with pytest.raises(RegressionProblem, match="they must describe the"):
        item(report, terms=("used",))
    with pytest.raises(ValueError, match="expected"):
        linear_regression(v, predictors, (item(report),), errors=StandardErrorKind.EXPECTED)


def test_missing_reports_of_a_predictor_are_left_out():
    x, _, report, v = simulated(800)
    report[:25] = -1
    fit = linear_regression(v, Predictors.of({"x": x}), (item(report),))
    assert (fit.n, fit.left_out) == (775, 25)


# item counts -------------------------------------------------------------------------------------


def listed(n=6000, seed=1, *, depends=False):
    rng = np.random.default_rng(seed)
    x, long = rng.normal(size=n), rng.random(n) < 0.5
    trait = rng.random(n) < expit(-0.5 + 0.7 * x)
    own = expit(0.2 - 0.3 * x + (0.8 * trait if depends else 0))
    return x, long, rng.binomial(3, own) + long * trait


@pytest.mark.parametrize("constrained", [True, False])
def test_a_list_experiment_finds_what_it_was_simulated_with(constrained):
    x, long, count = listed(20_000, depends=not constrained)
    fit = item_count_regression(count, long, 3, Predictors.of({"x": x}), constrained=constrained)
    assert np.all(np.abs(fit.estimates - [-0.5, 0.7]) < 4 * fit.standard_errors)
    truth = [0.2, -0.3] if constrained else [0.2, -0.3, 1.0, -0.3]
    for one, value in zip(fit.other_parameters, truth, strict=True):
        assert abs(one.estimate - value) < 4 * one.standard_error


def test_a_list_experiment_with_bad_input():
    x, long, count = listed(300)
    predictors = Predictors.of({"x": x})
    with pytest.raises(RegressionProblem, match="gave a report that the"):
        item_count_regression(np.where(long, count, 4), long, 3, predictors)
    with pytest.raises(RegressionProblem, match="gave a report that the"):
        item_count_regression(count + 0.5, long, 4, predictors)
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        item_count_regression(count, np.zeros(300), 4, predictors)
    with pytest.raises(RegressionProblem, match="respondents answered"):
        item_count_regression(count[:4], long[:4], 3, Predictors.of({"x": x[:4]}))
    with pytest.raises(ValueError, match="expected"):
        item_count_regression(count, long, 3, predictors, errors=StandardErrorKind.EXPECTED)
    missing = np.where(np.arange(300) < 10, np.nan, count)
    assert item_count_regression(missing, long, 3, predictors).left_out == 10
