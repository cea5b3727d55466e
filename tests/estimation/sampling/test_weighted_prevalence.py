import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.estimation.sampling.sample_designs import ONE_UNIT, stratified
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence

COINS = Channel(((Fraction(3, 4), Fraction(1, 4)), (Fraction(1, 4), Fraction(3, 4))))
KUK = Channel(
    (
        (Fraction(1, 16), Fraction(6, 16), Fraction(9, 16)),
        (Fraction(9, 16), Fraction(6, 16), Fraction(1, 16)),
    )
)


def numbers(estimate):
    """The figures of an estimate, −1 where there is none."""
    figures = (
        estimate.prevalence,
        estimate.standard_error,
        estimate.sampling_error,
        estimate.coin_error,
        estimate.interval.low,
        estimate.interval.high,
        estimate.maximum_likelihood,
        estimate.raw_share,
    )
    return [-1 if figure is None else figure for figure in figures]


OF_COUNTS = {IntervalMethod.BAYES: "wilson", IntervalMethod.BOOTSTRAP: "mid_p"}
"""Methods for counts of equal respondents, and what takes their place."""


@pytest.mark.parametrize("method", [m for m in IntervalMethod if m not in OF_COUNTS])
@pytest.mark.parametrize(
    ("channel", "counts"), [(COINS, (12, 28)), (COINS, (1, 9)), (COINS, (0, 1)), (KUK, (9, 20, 7))]
)
def test_equal_weights_give_the_unweighted_estimates(channel, counts, method):
    reports = np.repeat(np.arange(len(counts)), counts)
    weighted = weighted_prevalence(
        channel, reports, stratified(np.full(len(reports), 2.5)), method=method
    ).estimates
    plain = estimate_prevalence(channel, counts, method=method)
    for one, other in zip(weighted, plain, strict=True):
        assert numbers(one) == pytest.approx(numbers(other), rel=1e-9, abs=1e-9)
        assert (one.n, one.interval.method) == (other.n, other.interval.method)


@pytest.mark.parametrize("method", OF_COUNTS)
def test_what_needs_counts_becomes_another_interval_and_says_so(method):
    reports = np.repeat([0, 1], [12, 28])
    made, instead = (
        weighted_prevalence(COINS, reports, stratified(np.full(40, 2.5)), method=one).estimates[0]
        for one in (method, IntervalMethod(OF_COUNTS[method]))
    )
    assert made.interval == instead.interval
    assert made.interval.method.value == OF_COUNTS[method]


def test_raw_share_and_most_likely_prevalence_are_weighted():
    """5/8 of the weight reports yes: raw 0.625, and 2·0.625 − 0.5 = 0.75 for both estimates."""
    yes = weighted_prevalence(COINS, [0, 1, 0, 1], stratified([4, 1, 1, 2])).estimates[0]
    assert yes.raw_share == pytest.approx(0.625, rel=1e-12)
    assert yes.prevalence == pytest.approx(0.75, rel=1e-12)
    assert yes.maximum_likelihood == pytest.approx(0.75, rel=1e-9)


def test_strata_and_clusters_are_those_of_the_slow_formula():
    rng = np.random.default_rng(7)
    n = 60
    reports, weights = rng.integers(2, size=n), rng.uniform(0.5, 3, size=n)
    strata, clusters = rng.integers(3, size=n), rng.integers(5, size=n)
    sample = stratified(weights, strata=strata, clusters=clusters)
    yes = weighted_prevalence(COINS, reports, sample).estimates[0]
    r = np.where(reports == 0, 1.5, -0.5)
    mean = np.sum(weights * r) / np.sum(weights)
    z = weights * (r - mean) / np.sum(weights)
    variance = 0.0
    for stratum in range(3):
        totals = [
            z[(strata == stratum) & (clusters == cluster)].sum()
            for cluster in sorted(set(clusters[strata == stratum]))
        ]
        m = len(totals)
        variance += m / (m - 1) * sum((t - sum(totals) / m) ** 2 for t in totals)
    coins = 0.75 * np.sum(weights**2) / np.sum(weights) ** 2
    assert yes.prevalence == pytest.approx(mean, rel=1e-12)
    assert yes.coin_error == pytest.approx(math.sqrt(coins), rel=1e-12)
    assert yes.standard_error == pytest.approx(math.sqrt(max(variance, coins)), rel=1e-12)


def test_a_group_of_one_respondent_has_no_sampling_error_and_says_so():
    found = weighted_prevalence(
        COINS, [0, 1, 0], stratified([1, 1, 1]), domain=[True, False, False]
    )
    assert [one.standard_error for one in found.estimates] == [None, None]
    assert [one.sampling_error for one in found.estimates] == [None, None]
    assert ONE_UNIT in {caution.template for caution in found.cautions}


def test_a_group_within_one_cluster_has_no_sampling_error_and_a_wide_interval():
    reports = np.tile([0, 1], 60)
    clusters = np.repeat(np.arange(6), 20)
    sample = stratified(np.ones(120), clusters=clusters)
    one = weighted_prevalence(COINS, reports, sample, domain=clusters == 0)
    assert one.estimates[0].standard_error is None
    assert ONE_UNIT in {caution.template for caution in one.cautions}
    assert (one.estimates[0].interval.low, one.estimates[0].interval.high) == (0, 1)
    two = weighted_prevalence(COINS, reports, sample, domain=clusters <= 1)
    assert two.estimates[0].standard_error is not None


def test_a_group_that_was_wholly_asked_has_no_sampling_error_at_all():
    sample = stratified([1, 1, 1], strata=["a", "a", "b"], populations={"a": 2, "b": 1})
    found = weighted_prevalence(COINS, [0, 1, 0], sample, domain=[False, False, True])
    assert found.estimates[0].sampling_error == 0


def test_silent_and_weightless_respondents_are_not_counted():
    sample = stratified([1, 1, 0, 1])
    estimates = weighted_prevalence(COINS, [0, 1, 0, -1], sample).estimates
    assert estimates[0].n == 2
    assert estimates[0].raw_share == 0.5


def test_a_group_in_which_nobody_answered_is_told():
    with pytest.raises(NoReports):
        weighted_prevalence(COINS, [0, -1], stratified([1, 1]), domain=[False, True])
