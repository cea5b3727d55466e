import math

import numpy as np
import pytest
from scipy.special import expit

from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.nuisance_parameters import (
    cheater_detection,
    crosswise_anchor,
    nuisance_regression,
    stochastic_lie_detector,
    unrelated_question_unknown,
)
from surveyapp.estimation.regression.optimizer import UNBOUNDED_ABOVE
from surveyapp.estimation.regression.problems import RegressionProblem
from surveyapp.estimation.regression.results import StandardErrorKind


def counted(shares, n=1000):
    """Return reports and samples in which exactly ``shares`` of each sample say yes."""
    report = np.concatenate([np.arange(n) < round(share * n) for share in shares]).astype(float)
    return report, np.repeat([1, 2], n)


def alone(n=2000):
    return Predictors.of({}, rows=n)


def share(fit):
    return 1 / (1 + math.exp(-fit.estimates[0]))


def test_without_predictors_the_unrelated_question_is_its_moment_estimate():
    """π̂ = (λ₁(1 − p₂) − λ₂(1 − p₁))/(p₁ − p₂) (Greenberg et al. 1969)."""
    report, sample = counted((0.35, 0.45))
    fit = nuisance_regression(unrelated_question_unknown(report, sample, (0.75, 0.25)), alone())
    assert share(fit) == pytest.approx((0.35 * 0.75 - 0.45 * 0.25) / 0.5, rel=1e-6)
    assert fit.other_parameters[0].estimate == pytest.approx(
        (0.25 * 0.35 - 0.75 * 0.45) / -0.5, rel=1e-6
    )


def test_without_predictors_the_lie_detector_is_its_moment_estimate():
    """π̂ = 1 + (λ₂ − λ₁)/(p₂ − p₁) and t̂ as Moshagen et al. (2012)."""
    p = (0.2, 0.7)
    report, sample = counted((0.6, 0.35))
    fit = nuisance_regression(stochastic_lie_detector(report, sample, p), alone())
    assert share(fit) == pytest.approx(1 + (0.35 - 0.6) / 0.5, rel=1e-6)
    assert fit.other_parameters[0].estimate == pytest.approx(
        (0.35 * 0.8 - 0.6 * 0.3) / (0.35 - 0.6 + 0.5), rel=1e-6
    )


def test_without_predictors_cheater_detection_is_its_moment_estimate():
    """π̂ = (p₂λ₁ − p₁λ₂)/(p₂ − p₁), γ̂ = 1 − π̂ − β̂ (Clark & Desharnais 1998)."""
    report, sample = counted((0.35, 0.65))
    fit = nuisance_regression(cheater_detection(report, sample, (0.25, 0.75)), alone())
    honest = (0.75 * 0.35 - 0.25 * 0.65) / 0.5
    assert share(fit) == pytest.approx(honest, rel=1e-6)
    assert fit.other_parameters[0].term == "cheaters"
    assert fit.other_parameters[0].estimate == pytest.approx(1 - honest - 0.3 / 0.5, rel=1e-6)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("design", ["lie", "unrelated", "cheaters", "anchor"])
def test_what_respondents_were_simulated_with_is_found(design, seed):
    rng = np.random.default_rng(seed)
    n = 40_000
    x = rng.normal(size=n)
    trait = rng.random(n) < expit(-0.4 + 0.6 * x)
    sample = rng.integers(1, 3, n)
    other = rng.random(n) < 0.7
    u = rng.random(n)
    if design == "lie":
        p = np.array([0, 0.2, 0.8])[sample]
        outcome = stochastic_lie_detector(np.where(trait, other, u > p), sample, (0.2, 0.8))
    elif design == "unrelated":
        p = np.array([0, 0.75, 0.25])[sample]
        outcome = unrelated_question_unknown(np.where(u < p, trait, other), sample, (0.75, 0.25))
    elif design == "cheaters":
        # γ of all are cheaters, whatever x is; honest carriers are σ(xᵀβ) of all
        kind, honest = rng.random(n), np.minimum(expit(-0.4 + 0.6 * x), 0.95)
        forced = u < np.array([0, 0.2, 0.7])[sample]
        said = np.where(kind < honest, True, np.where(kind < 0.95, forced, False))
        outcome = cheater_detection(said, sample, (0.2, 0.7))
    else:
        same = np.where(other, np.where(trait, u < 0.15, u < 0.85), u < 0.5)
        anchor = np.where(other, rng.random(n) < 0.9, rng.random(n) < 0.5)
        outcome = crosswise_anchor(same, anchor, 0.15, 0.1)
    fit = nuisance_regression(outcome, Predictors.of({"x": x}))
    found = np.array([*fit.estimates, fit.other_parameters[0].estimate])
    truth = np.array([-0.4, 0.6, 0.05 if design == "cheaters" else 0.7])
    spread = np.array([*fit.standard_errors, fit.other_parameters[0].standard_error])
    assert np.all(np.abs(found - truth) < 4 * spread + 0.01)


def test_the_derivatives_are_those_of_the_likelihood():
    rng = np.random.default_rng(5)
    n = 500
    x = rng.normal(size=n)
    outcome = crosswise_anchor(rng.random(n) < 0.4, rng.random(n) < 0.7, 0.15, 0.1)
    predictors = Predictors.of({"x": x})
    fits = [
        nuisance_regression(
            outcome, predictors, nuisance_predictors=predictors, errors=kind, weights=np.ones(n)
        )
        for kind in (
            StandardErrorKind.OBSERVED,
            StandardErrorKind.OUTER_PRODUCT,
            StandardErrorKind.SANDWICH,
        )
    ]
    assert fits[0].other_parameters[1].equation == "attentive"
    theta = np.array([c.estimate for c in (*fits[0].coefficients, *fits[0].other_parameters)])
    rows = predictors.columns

    def height(change):
        at = theta + change
        mu, phi = expit(rows @ at[:2]), expit(rows @ at[2:])
        yes, no = outcome.report_probabilities(phi)
        return np.log(yes * mu + no * (1 - mu)).sum()

    step = 1e-4 * np.eye(4)
    hessian = [
        [(height(a + b) - height(a - b) - height(b - a) + height(-a - b)) / 4e-8 for b in step]
        for a in step
    ]
    spread = np.sqrt(np.diag(np.linalg.inv(-np.array(hessian))))
    np.testing.assert_allclose(spread[:2], fits[0].standard_errors, rtol=1e-3)
    assert fits[0].log_likelihood == pytest.approx(height(np.zeros(4)), rel=1e-12)


def test_nobody_cheats_is_told_and_set_at_the_end():
    report, sample = counted((0.45, 0.82))  # β̂ + π̂ > 1: γ̂ < 0
    fit = nuisance_regression(cheater_detection(report, sample, (0.25, 0.75)), alone())
    assert fit.other_parameters[0].estimate == 0
    assert fit.other_parameters[0].standard_error is None
    assert "most likely value of cheaters is 0" in fit.warnings[-1]


def test_two_samples_with_the_same_card_tell_nothing_apart():
    rng = np.random.default_rng(2)
    report, sample = (rng.random(1000) < 0.4).astype(float), rng.integers(1, 3, 1000)
    outcome = unrelated_question_unknown(report, sample, (0.5, 0.5))
    with pytest.raises(RegressionProblem, match="so there are no standard"):
        nuisance_regression(outcome, alone(1000))


def test_missing_reports_are_left_out():
    report, sample = counted((0.35, 0.45))
    report[:100] = np.nan
    fit = nuisance_regression(unrelated_question_unknown(report, sample, (0.75, 0.25)), alone())
    assert (fit.n, fit.left_out) == (1900, 100)


@pytest.mark.parametrize("anchored", [crosswise_anchor])
def test_a_respondent_who_skipped_the_anchor_is_left_out_and_not_counted_as_different(anchored):
    rng = np.random.default_rng(8)
    n = 400
    x, care = rng.normal(size=n), rng.random(n) < 0.8
    trait = rng.random(n) < expit(-0.5 + 0.5 * x)
    report = np.where(care, rng.random(n) < np.where(trait, 0.15, 0.85), rng.random(n) < 0.5) * 1.0
    anchor = np.where(care, rng.random(n) < 0.9, rng.random(n) < 0.5) * 1.0
    report[:20], anchor[20:70] = np.nan, np.nan
    whole = np.arange(n) >= 70
    fit = nuisance_regression(anchored(report, anchor, 0.15, 0.1), Predictors.of({"x": x}))
    kept = nuisance_regression(
        anchored(report[whole], anchor[whole], 0.15, 0.1), Predictors.of({"x": x[whole]})
    )
    assert (fit.n, kept.n) == (330, 330)
    assert fit.left_out == 70
    np.testing.assert_allclose(fit.estimates, kept.estimates, rtol=1e-4)
    assert fit.log_likelihood == pytest.approx(kept.log_likelihood, rel=1e-9)


def test_unusable_reports_and_samples_are_named():
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 2"):
        stochastic_lie_detector([0, 2, 1], [1, 2, 1], (0.2, 0.7))
    with pytest.raises(RegressionProblem, match=r"^(?=.*gave a report that the).*number 3"):
        stochastic_lie_detector([0, 1, 1], [1, 2, 3], (0.2, 0.7))
    with pytest.raises(RegressionProblem, match="All reports of the outcome"):
        stochastic_lie_detector([1, 1, 1], [1, 2, 1], (0.2, 0.7))
    with pytest.raises(RegressionProblem, match="respondents answered"):
        nuisance_regression(
            stochastic_lie_detector([0, 1], [1, 2], (0.2, 0.7)), Predictors.of({}, rows=2)
        )


def test_expected_information_is_not_offered():
    report, sample = counted((0.35, 0.45))
    with pytest.raises(ValueError, match="expected"):
        nuisance_regression(
            unrelated_question_unknown(report, sample, (0.75, 0.25)),
            alone(),
            errors=StandardErrorKind.EXPECTED,
        )


def test_a_sensible_maximum_is_taken_before_one_without_end():
    """In small samples a step function of x that fits a few reports perfectly may lie higher."""
    rng = np.random.default_rng(3)
    warned = 0
    for _ in range(30):
        x = rng.normal(size=120)
        sample = rng.integers(1, 3, 120)
        trait = rng.random(120) < expit(-1 + 0.7 * x)
        p = np.array([0, 0.25, 0.75])[sample]
        report = np.where(trait, rng.random(120) < 0.8, rng.random(120) > p)
        try:
            fit = nuisance_regression(
                stochastic_lie_detector(report, sample, (0.25, 0.75)), Predictors.of({"x": x})
            )
        except RegressionProblem:
            continue
        assert np.isfinite(fit.estimates).all()
        assert np.all(fit.standard_errors < 1e3)
        warned += UNBOUNDED_ABOVE in fit.warnings
    assert warned > 0
