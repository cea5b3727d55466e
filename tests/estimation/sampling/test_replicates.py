"""Replicates made here: of sums they give the variances that are known in closed form, and surveys through
the coins are covered."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.designs import Crosswise, TwoCoins
from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.linearization import SampleReports, between
from surveyapp.estimation.sampling.replicates import (
    ReplicateMethod,
    replicated,
    scale_of,
    with_replicates,
)
from surveyapp.estimation.sampling.respondents import pseudo_answers
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_estimates import Target, estimate_weighted

GENERATOR = np.random.default_rng(4)
WEIGHTS = GENERATOR.uniform(1, 3, 40)
STRATA = np.repeat(np.arange(10), 4)
PAIRS = stratified(WEIGHTS, strata=STRATA, clusters=np.repeat(np.arange(20), 2))
VALUES = GENERATOR.normal(3, 2, 40) * WEIGHTS
METHODS = tuple(ReplicateMethod)


@pytest.mark.parametrize(
    ("method", "more"),
    [
        (ReplicateMethod.JKN, {}),
        (ReplicateMethod.BRR, {}),
        (ReplicateMethod.FAY, {"fay": 0.3}),
        (ReplicateMethod.FAY, {"fay": 0.7}),
    ],
)
def test_of_sums_jackknife_and_balanced_halves_are_the_stratified_variance(method, more):
    sums = np.column_stack((VALUES, VALUES**2))
    made = replicated(PAIRS, method, **more).covariance(sums)
    assert made == pytest.approx(PAIRS.covariance(sums), rel=1e-10)


def test_of_a_simple_sample_the_jackknife_is_the_variance_of_a_sum():
    sample = stratified(np.ones(40))
    made = replicated(sample, ReplicateMethod.JK1).variance(VALUES)
    assert made == pytest.approx(40 * np.var(VALUES, ddof=1))


def test_successive_differences_are_half_the_squares_of_neighbours():
    # Fay & Train (1995): with rows enough, ½·Σ (z_i − z_{i−1})² round the circle
    sample = stratified(np.ones(40))
    made = replicated(sample, ReplicateMethod.SDR).variance(VALUES)
    assert made == pytest.approx(np.sum((VALUES - np.roll(VALUES, -1)) ** 2) / 2)


def test_the_bootstrap_comes_near_the_stratified_variance_and_repeats_itself():
    made = replicated(PAIRS, ReplicateMethod.BOOTSTRAP, replicates=4000)
    again = replicated(PAIRS, ReplicateMethod.BOOTSTRAP, replicates=4000)
    assert np.array_equal(made.factors, again.factors)
    assert made.variance(VALUES) == pytest.approx(PAIRS.variance(VALUES), rel=0.1)
    # n_h − 1 of n_h units, so in each replicate the weights of a stratum add up as before
    assert np.allclose(made.factors.reshape(10, 2, -1).sum(axis=1), 2)


def test_a_mean_is_made_anew_in_each_replicate():
    sample = replicated(PAIRS, ReplicateMethod.JKN)
    codes = GENERATOR.integers(0, 2, 40)
    scores = np.array([[1.0], [0.0]])
    reports = SampleReports.of(codes, sample)
    weights = WEIGHTS[:, None] * sample.factors[sample.unit]
    means = (weights * (codes == 0)[:, None]).sum(axis=0) / weights.sum(axis=0)
    expected = np.sum(sample.scales * (means - reports.mean(scores)[0]) ** 2)
    assert reports.covariance(scores)[0, 0] == pytest.approx(expected, rel=1e-12)


def test_the_difference_of_two_groups_is_made_anew_too():
    sample = replicated(PAIRS, ReplicateMethod.JKN)
    codes, group = GENERATOR.integers(0, 2, 40), GENERATOR.integers(0, 2, 40) == 0
    scores = np.array([[1.0], [0.0]])
    everybody = SampleReports.of(codes, sample)
    first, second = everybody.among(group), everybody.among(~group)
    weights = WEIGHTS[:, None] * sample.factors[sample.unit]

    def means(members):
        own = weights * members[:, None]
        return (own * (codes == 0)[:, None]).sum(axis=0) / own.sum(axis=0)

    apart = means(group) - means(~group)
    found = apart - (first.mean(scores) - second.mean(scores))[0]
    both = between(first, second, scores)
    contrast = np.array([1.0, -1.0])
    expected = np.sum(sample.scales * found**2)
    assert contrast @ both @ contrast == pytest.approx(expected, rel=1e-12)


def test_weights_that_were_brought_in_are_those_that_are_made_here():
    made = replicated(PAIRS, ReplicateMethod.FAY, fay=0.3)
    weights = made.weights[:, None] * made.factors[made.unit]
    brought = with_replicates(PAIRS, weights, ReplicateMethod.FAY, fay=0.3)
    assert brought.variance(VALUES) == pytest.approx(made.variance(VALUES))
    assert brought.freedom == made.freedom == 10
    half = with_replicates(PAIRS, weights, ReplicateMethod.FAY, scale=made.scales[0] / 2)
    assert half.variance(VALUES) == pytest.approx(made.variance(VALUES) / 2)


def test_rows_that_are_left_out_leave_the_replicates_as_they_are():
    made = replicated(PAIRS, ReplicateMethod.JKN)
    kept = GENERATOR.integers(0, 3, 40) > 0
    assert made.only(kept).variance(VALUES[kept]) == pytest.approx(
        made.variance(np.where(kept, VALUES, 0.0))
    )


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: replicated(PAIRS, ReplicateMethod.JK1), "With strata take jkn"),
        (
            lambda: replicated(stratified(np.ones(3), strata=[1, 1, 2]), ReplicateMethod.JKN),
            "two or more units in each stratum, and 1 strata have one",
        ),
        (
            lambda: replicated(stratified(np.ones(5), strata=[1, 1, 2, 2, 2]), ReplicateMethod.BRR),
            "exactly two units in each stratum, and 1 strata have more",
        ),
        (lambda: replicated(PAIRS, ReplicateMethod.FAY, fay=1.0), "at least 0 and below 1"),
        (
            lambda: replicated(PAIRS, ReplicateMethod.BOOTSTRAP, replicates=1),
            "from 2 to 5,000 replicates",
        ),
        (
            lambda: replicated(PAIRS, ReplicateMethod.BOOTSTRAP, replicates=5001),
            "from 2 to 5,000 replicates, not 5,001",
        ),
        (
            lambda: replicated(stratified(np.ones(6000)), ReplicateMethod.JK1),
            "6000 units are too many to leave out one by one",
        ),
        (
            lambda: replicated(stratified(np.ones(4), populations=9), ReplicateMethod.BOOTSTRAP),
            "Finite populations need the jackknife",
        ),
        (lambda: with_replicates(PAIRS, np.ones((40, 1)), ReplicateMethod.BRR), "only one column"),
        (lambda: with_replicates(PAIRS, -np.ones((40, 4)), ReplicateMethod.BRR), "from 0"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(make, sentence):
    with pytest.raises(UserProblem, match=sentence):
        make()


def test_scales_are_those_of_the_literature():
    assert [scale_of(method, 80, 0.5) for method in METHODS] == [
        79 / 80,
        1,
        1 / 80,
        1 / 20,
        1 / 80,
        1 / 20,
    ]


@pytest.mark.slow
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("design", [TwoCoins(), Crosswise(p="1/4")])
def test_intervals_cover_the_truth_in_clustered_surveys_through_the_coins(design, method):
    """1,000 surveys of 24 strata with two clusters of 10; intensities differ between clusters."""
    generator = np.random.default_rng(11)
    strata, clusters = np.repeat(np.arange(24), 20), np.repeat(np.arange(48), 10)
    rows = np.array(design.channel.rows, dtype=float)
    weights = np.repeat(generator.uniform(1, 3, 24), 20)
    share = np.repeat(generator.uniform(0.15, 0.45, 24), 20)
    truth = float(weights @ share / weights.sum())
    is_plain = method in {ReplicateMethod.JK1, ReplicateMethod.SDR}
    sample = stratified(weights, strata=None if is_plain else strata, clusters=clusters)
    made = replicated(sample, method, replicates=200)
    covered, errors, estimates = 0, [], []
    for _ in range(1000):
        own = np.clip(share + np.repeat(generator.normal(0, 0.08, 48), 10), 0.0, 1.0)
        answers = (generator.random(480) >= own).astype(int)
        reports = (generator.random(480) >= rows[answers, 0]).astype(int)
        found = estimate_weighted(
            pseudo_answers(design.channel, reports), made, target=Target.SHARE
        )[0]
        covered += found.interval.low <= truth <= found.interval.high
        errors.append(found.standard_error)
        estimates.append(found.estimate)
    print(f"{design.name} {method.value}: coverage {covered / 1000:.3f}, ", end="")
    print(f"error {np.mean(errors):.4f} against {np.std(estimates):.4f}")
    assert covered >= 930
    if not is_plain:  # without strata the error is too large here
        assert np.mean(errors) == pytest.approx(np.std(estimates), rel=0.08)


def test_calibrated_replicates_give_nothing_to_those_who_do_not_count():
    weights = np.where(np.arange(40) % 8 == 0, 0.0, WEIGHTS)
    people = weights.sum()

    def again(base):
        return base * people / base.sum()

    sample = stratified(weights).calibrated_to(np.ones((40, 1)), weights, again)
    made = replicated(sample, ReplicateMethod.JK1)
    assert np.all(np.isfinite(made.recalibrated))
    assert not made.recalibrated[weights == 0].any()
    assert weights @ made.recalibrated == pytest.approx(np.full(made.factors.shape[1], people))


def test_a_wrong_size_is_named_with_its_stage():
    houses, sizes = np.arange(40) // 2 % 4, np.full(40, 30.0)
    bad = np.where(np.arange(40) == 7, -1.0, 20.0)
    with pytest.raises(UserProblem, match="of stage 2"):
        stratified(WEIGHTS, clusters=STRATA, stages=[houses], sizes=[sizes, bad])
