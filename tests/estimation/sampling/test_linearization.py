"""Weighted means of reports and how they covary; joint tables and groups of complex samples.

Numbers of R are of its package survey 4.1-1, from the same rows (``conftest``).
"""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction
from functools import partial

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.cross_tables import (
    conditional_difference,
    correlation,
    count_combinations,
    estimate_joint,
    log_odds_ratio,
    weighted_joint,
)
from surveyapp.estimation.comparison.distance import (
    distribution_distance,
    weighted_distribution_distance,
)
from surveyapp.estimation.comparison.ranking import RatedItem
from surveyapp.estimation.comparison.two_groups import (
    CountedGroupPair,
    GroupReports,
    homogeneity_test,
)
from surveyapp.estimation.comparison.weighted_groups import WeightedGroup, WeightedGroupPair
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.randomized_predictors import linear_regression
from surveyapp.estimation.sampling.linearization import (
    KnownCoins,
    SampleReports,
    between,
    rao_scott,
    t_quantile,
    two_sided_p_value,
)
from surveyapp.estimation.sampling.respondents import pseudo_answers
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_estimates import estimate_weighted
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence

TWO, THREE = Direct(k=2).channel, Direct(k=3).channel
WARNER = Warner(p=Fraction(4, 5)).channel
FORCED = KRR(k=3, p_truth=Fraction(3, 5)).channel


@pytest.fixture
def groups(rows):
    """The answers y of people with x = 1 and x = 0."""
    reports = SampleReports.of(rows.y, rows.sample)
    return WeightedGroupPair.of(THREE, reports.among(rows.x == 1), reports.among(rows.x == 0))


def joint_of(rows):
    return weighted_joint([TWO, THREE], [rows.x, rows.y], rows.sample)


def test_a_weighted_cross_table_is_r_survey_s(rows):
    made = joint_of(rows)
    shares = [0.1917525773195876, 0.2206185567010309, 0.1278350515463917]
    errors = [0.0430138995829493, 0.0421516880052641, 0.0367678326297447]
    assert made.unbiased[0] == pytest.approx(shares, rel=1e-12)
    assert made.standard_errors[0] == pytest.approx(errors, rel=1e-12)
    assert made.standard_errors[1, 2] == pytest.approx(0.0474235466607152, rel=1e-12)
    assert (made.freedom, made.n) == (12, 120)
    assert made.maximum_likelihood == pytest.approx(made.unbiased)


def test_what_follows_from_a_weighted_table_is_r_survey_s(rows):
    made = joint_of(rows)
    log = log_odds_ratio(made)
    assert (log.estimate, log.standard_error) == pytest.approx((-1.423145347975, 0.56893), abs=1e-5)
    between = conditional_difference(made, {1: 0}, 0, 1, 0)
    assert between.estimate == pytest.approx(0.0979529661452093)
    assert between.standard_error == pytest.approx(math.sqrt(0.006254899679669039), rel=1e-12)


def test_groups_covary_as_in_r_survey(groups):
    found = groups.variance([0, 2])
    r = [[0.006254899679669039, -0.000702067424365298], [-0.000702067424365298, 0.005714681630518]]
    assert found == pytest.approx(np.array(r), rel=1e-9)
    made = groups.difference(2)
    assert made.difference == pytest.approx(0.1848834423030842)
    assert made.standard_error == pytest.approx(math.sqrt(0.005714681630518073))
    assert made.wald.p_value == pytest.approx(two_sided_p_value(made.wald.statistic, 12))
    assert made.interval.low < made.difference < made.interval.high


def test_regressions_are_r_svyglm_s(rows):
    design = Predictors.of({"1": rows.y == 1, "2": rows.y == 2, "v": rows.v})
    outcome = RandomizedOutcome.of(TWO, 1 - rows.x)
    fit = logistic_regression(outcome, design, sample=rows.sample)
    r = [-6.57811709015174, -3.28904135326338, -3.05873070650392, 1.54097260273804]
    errors = [1.351409282747243, 0.887220069510880, 0.732144651139985, 0.286531080818341]
    assert fit.estimates == pytest.approx(r, rel=1e-8)
    assert fit.standard_errors == pytest.approx(errors, rel=1e-5)  # R stops its search earlier
    assert fit.freedom == 9
    assert fit.coefficients[3].p_value == pytest.approx(0.000445644630654, rel=1e-4)
    half = fit.coefficients[3].high - fit.coefficients[3].estimate
    assert half == pytest.approx(t_quantile(0.95, 9) * fit.standard_errors[3])


def test_linear_regressions_are_r_svyglm_s(rows):
    design = Predictors.of({"x": rows.x, "1": rows.y == 1, "2": rows.y == 2})
    fit = linear_regression(rows.v, design, sample=rows.sample)
    r = [3.62700169669745, 1.41469971129403, 1.13194206688602, 2.17207668239462]
    errors = [0.282663722198203, 0.247401093275279, 0.275115825977497, 0.209260405800606]
    assert fit.estimates == pytest.approx(r, rel=1e-12)
    assert fit.standard_errors == pytest.approx(errors, rel=1e-12)
    assert fit.coefficients[1].p_value == pytest.approx(2.87592913212647e-04, rel=1e-9)


def test_who_is_left_out_stays_in_the_clusters_as_r_subsets_do(rows):
    """R: svyglm(x ~ v, subset(des, y < 2))."""
    reports = np.where(rows.y < 2, 1 - rows.x, -1)
    outcome = RandomizedOutcome.of(TWO, reports)
    fit = logistic_regression(outcome, Predictors.of({"v": rows.v}), sample=rows.sample)
    assert fit.estimates == pytest.approx([-4.016417891261075, 0.754162813144118], rel=1e-8)
    assert fit.standard_errors == pytest.approx([0.876524070444364, 0.185582509518872], rel=1e-5)
    kept = rows.y < 2
    only = logistic_regression(
        RandomizedOutcome.of(TWO, 1 - rows.x[kept]),
        Predictors.of({"v": rows.v[kept]}),
        sample=rows.sample.only(kept),
    )
    assert only.standard_errors == pytest.approx(fit.standard_errors, rel=1e-12)


def test_a_mean_of_some_is_that_of_weighted_estimates(rows):
    """Randomized reports, groups, clusters: the same formula as the estimates' page."""
    some = rows.x == 1
    found = SampleReports.of(rows.y, rows.sample).among(some)
    scores = np.array([[float(b) for b in row] for row in FORCED.debiasing()])
    shares = estimate_weighted(pseudo_answers(FORCED, rows.y), rows.sample, domain=some)
    assert found.mean(scores) == pytest.approx([one.estimate for one in shares])
    variances = [one.unbiased_variance for one in shares]
    assert np.diag(found.covariance(scores)) == pytest.approx(variances)
    assert found.n == shares[0].n == int(some.sum())
    assert found.counted(3).sum() == pytest.approx(found.n)


@pytest.mark.parametrize("channels", [(TWO, THREE), (WARNER, FORCED), (WARNER, THREE)])
def test_without_weights_and_clusters_a_table_is_the_plain_one(rows, channels):
    plain = estimate_joint(channels, count_combinations([rows.x, rows.y], (2, 3)).counts)
    made = weighted_joint(channels, [rows.x, rows.y], stratified(np.full(120, 2.5)))
    for name in ("unbiased", "standard_errors", "coin_errors", "maximum_likelihood"):
        assert getattr(made, name) == pytest.approx(getattr(plain, name), rel=1e-9, abs=1e-12), name
    assert made.freedom is None
    one, other = correlation(plain), correlation(made)
    assert (other.estimate, other.standard_error) == pytest.approx(
        (one.estimate, one.standard_error)
    )
    assert other.coin_error == pytest.approx(one.coin_error, abs=1e-12)


def test_without_weights_and_clusters_groups_are_compared_as_by_counts(rows):
    n = 120
    reports = SampleReports.of(rows.y, stratified(np.ones(n)))
    members = [rows.x == 1, rows.x == 0]
    groups = WeightedGroupPair.of(FORCED, *(reports.among(one) for one in members))
    counted = [GroupReports(FORCED, np.bincount(rows.y[one], minlength=3)) for one in members]
    for answer in range(3):
        plain, made = CountedGroupPair(*counted).difference(answer), groups.difference(answer)
        assert made.difference == pytest.approx(plain.difference)
        assert made.coin_error == pytest.approx(plain.coin_error)
        assert made.standard_error == pytest.approx(plain.standard_error, rel=0.005)
        ends = (plain.interval.low, plain.interval.high)
        assert (made.interval.low, made.interval.high) == pytest.approx(ends, abs=0.01)
        assert made.likelihood_ratio.statistic == pytest.approx(plain.likelihood_ratio.statistic)
        assert made.likelihood_ratio.p_value == pytest.approx(
            plain.likelihood_ratio.p_value, rel=1e-6
        )
        ratio = (CountedGroupPair(*counted).odds_ratio(answer), groups.odds_ratio(answer))
        assert ratio[1].maximum_likelihood == pytest.approx(ratio[0].maximum_likelihood)
    plain, made = homogeneity_test(*counted), groups.homogeneity()
    assert (made.statistic, made.p_value) == pytest.approx((plain.statistic, plain.p_value))


def test_without_weights_and_clusters_a_distance_is_nearly_that_of_counts(rows):
    reports = SampleReports.of(rows.y, stratified(np.ones(120)))
    members = [rows.x == 1, rows.x == 0]
    counted = [(FORCED, np.bincount(rows.y[one], minlength=3)) for one in members]
    rng = np.random.default_rng(3)
    plain = distribution_distance(*counted, rng=rng, resamples=20_000)
    made = weighted_distribution_distance(
        FORCED, *(reports.among(one) for one in members), rng=rng, resamples=20_000
    )
    assert made.plug_in == pytest.approx(plain.plug_in)
    assert made.maximum_likelihood == pytest.approx(plain.maximum_likelihood)
    near = [(made.low, plain.low), (made.high, plain.high), (made.p_value, plain.p_value)]
    assert all(one == pytest.approx(other, abs=0.04) for one, other in near)


def test_without_weights_and_clusters_an_item_is_rated_by_its_counts(rows):
    reports = SampleReports.of(rows.y, stratified(np.ones(120)))
    for worth in (np.array([1.0, 2.0, 3.0]), None):
        item = RatedItem.of_weighted_reports("a", FORCED, reports, worth, 0.95)
        assert item.counts == tuple(np.bincount(rows.y).tolist())
        assert item.n == 120


def test_an_item_of_a_complex_sample_counts_as_many_as_its_score_is_worth(rows):
    worth = np.array([1.0, 2.0, 3.0])
    reports = SampleReports.of(rows.y, rows.sample)
    item = RatedItem.of_weighted_reports("a", THREE, reports, worth, 0.95)
    effective = sum(item.counts)
    mean = reports.mean(worth[:, None])[0]
    spread = float(reports.counted(3) @ (worth - mean) ** 2 / 120)
    stretch = t_quantile(0.95, 12) / t_quantile(0.95, None)
    variance = float(reports.covariance(worth[:, None])[0, 0]) * stretch**2
    assert effective == pytest.approx(spread / variance * 120 / 119, abs=1)
    assert effective < 120 == item.n


def test_the_design_effect_of_copies_is_their_number(rows):
    """Everybody three times in a cluster of one's own: three rows tell what one does."""
    thrice = np.repeat(rows.y, 3)
    sample = stratified(np.ones(360), clusters=np.repeat(np.arange(120), 3))
    scores = np.eye(3)[:, :2]
    assert SampleReports.of(thrice, sample).design_effect(scores) == pytest.approx(3, rel=0.01)
    alone = SampleReports.of(np.zeros(360, dtype=int), sample)
    assert alone.design_effect(scores) == pytest.approx(1)  # nothing varies: Kish's, by the weights


def test_groups_of_copies_are_tested_as_one_copy_is(rows):
    once, thrice = (np.repeat(np.arange(120), times) for times in (1, 3))
    found = []
    for who in (once, thrice):
        reports = SampleReports.of(rows.y[who], stratified(np.ones(len(who)), clusters=who))
        groups = (reports.among(rows.x[who] == side) for side in (1, 0))
        found.append(WeightedGroupPair.of(FORCED, *groups))
    for test in (WeightedGroupPair.homogeneity, partial(WeightedGroupPair.equality, answer=0)):
        one, other = (test(groups) for groups in found)
        assert other.statistic == pytest.approx(one.statistic, rel=0.01)
        # χ² of a simple sample, F with 118 degrees of freedom of 120 clusters
        assert one.p_value < other.p_value < 1.5 * one.p_value


def test_rao_and_scott_s_second_order_is_satterthwaite_s():
    statistic, p_value = rao_scott(12.44854693833, np.array([1.9670425110467855]), None)
    assert statistic == pytest.approx(6.328560195532)  # X² over its effect, as R prints F
    assert p_value == pytest.approx(0.011882, rel=1e-3)
    both = np.array([1.0, 1.0])
    assert rao_scott(8.0, both, None)[1] == pytest.approx(math.exp(-4.0), rel=1e-6)
    uneven = rao_scott(8.0, np.array([1.9, 0.1]), 12)
    assert uneven[0] == pytest.approx(8.0)
    assert uneven[1] > rao_scott(8.0, both, 12)[1] > math.exp(-4.0)


def test_a_group_within_one_cluster_has_no_error_that_could_be_told(rows):
    reports = SampleReports.of(rows.y, rows.sample)
    inside = reports.among(rows.clusters == 3)
    assert inside.covariance(np.eye(3)) is None
    groups = WeightedGroupPair.of(THREE, inside, reports.among(rows.clusters == 7))
    made = groups.difference()
    assert (made.standard_error, made.wald, made.likelihood_ratio) == (None, None, None)
    assert "only one sampled unit" in str(made.cautions[0])
    assert groups.homogeneity() is None
    assert groups.correlation(0, *groups.shares(0, None, 0.95)) == 0
    far = weighted_distribution_distance(
        THREE, inside, groups.second.reports, rng=np.random.default_rng(1), resamples=100
    )
    assert (far.low, far.high, far.p_value) == (0, 2, None)
    columns = [np.where(rows.clusters == 3, one, -1) for one in (rows.x, rows.y)]
    table = weighted_joint([TWO, THREE], columns, rows.sample)
    assert table.standard_errors is None
    assert correlation(table).standard_error is None


def test_equal_reports_still_have_the_error_of_the_coins(rows):
    sample = rows.sample
    made = weighted_joint([WARNER, WARNER], [np.zeros(120, dtype=int)] * 2, sample)
    assert np.all(made.standard_errors == made.coin_errors)
    assert np.all(made.coin_errors > 0.02)
    reports = SampleReports.of(np.zeros(120, dtype=int), sample)
    groups = [reports.among(rows.x == side) for side in (1, 0)]
    far = weighted_distribution_distance(WARNER, *groups, rng=np.random.default_rng(1))
    assert (far.plug_in, far.low) == pytest.approx((0, 0))
    assert 0.05 < far.high < 0.6
    assert far.p_value == 1
    direct = weighted_distribution_distance(TWO, *groups, rng=np.random.default_rng(1))
    assert 0 < direct.high < 0.2


def test_an_answer_that_nobody_gave_takes_no_part_in_the_test(rows):
    reports = SampleReports.of(rows.x, rows.sample)  # two of three answers
    groups = WeightedGroupPair.of(THREE, reports.among(rows.y == 0), reports.among(rows.y == 1))
    assert len(groups.effects(range(3))) == 1
    test = groups.homogeneity()
    assert test.freedom == 2
    assert 0 < test.p_value < 1


def test_more_reports_than_answers_are_tested_too(rows):
    """Kuk's design with two cards has three reports and two answers."""
    channel = Kuk(p_yes=Fraction(4, 5), p_no=Fraction(1, 5), draws=2).channel
    reports = SampleReports.of(rows.y, rows.sample)
    groups = WeightedGroupPair.of(channel, reports.among(rows.x == 1), reports.among(rows.x == 0))
    made = groups.difference()
    assert 0 < made.likelihood_ratio.p_value < 1
    table = weighted_joint([channel, TWO], [rows.y, rows.x], rows.sample)
    assert table.maximum_likelihood.sum() == pytest.approx(1)


def test_what_does_not_fit_is_refused(rows):
    sample = rows.sample
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*120"):
        SampleReports.of(rows.y[:119], sample)
    with pytest.raises(NoReports):
        SampleReports.of(np.full(120, -1), sample)
    with pytest.raises(ValueError, match="its own weights"):
        logistic_regression(
            RandomizedOutcome.of(TWO, rows.x),
            Predictors.of({"v": rows.v}),
            sample=sample,
            weights=rows.weights,
        )
    with pytest.raises(ImpossibleReport):
        weighted_joint([_with_a_gap(), TWO], [rows.y, rows.x], sample)


def _with_a_gap():
    """Two answers, three reports; the last is never given."""
    channel = Direct(k=2).channel
    return replace(channel, rows=tuple((*row, Fraction(0)) for row in channel.rows))


def test_a_group_is_estimated_once_and_is_the_same_in_every_comparison(rows, monkeypatch):
    made = []

    def counted(*arguments, **named):
        made.append(named["level"])
        return weighted_prevalence(*arguments, **named)

    monkeypatch.setattr(
        "surveyapp.estimation.comparison.weighted_groups.weighted_prevalence", counted
    )
    reports = SampleReports.of(rows.y, rows.sample)
    members = [reports.among(rows.x == 1), reports.among(rows.x == 0)]
    one, other = (WeightedGroup(THREE, each) for each in members)
    for answer in range(3):
        for first, second in ((one, other), (other, one)):
            once = WeightedGroupPair.of(THREE, first.reports, second.reports)
            again = WeightedGroupPair(first, second)
            made.clear()
            assert again.difference(answer) == once.difference(answer)
            assert again.odds_ratio(answer) == once.odds_ratio(answer)
            assert len(made) == (8 if first is one and answer == 0 else 4)


def test_a_group_without_variance_has_no_correlation_by_rounding(rows):
    """All gave one report; the means of their weights' parts are not exact."""
    everybody = SampleReports.of(rows.y, rows.sample)
    others = everybody.among(rows.x == 0)
    for report in range(3):
        alike = everybody.among((rows.x == 1) & (rows.y == report))
        groups = WeightedGroupPair.of(THREE, alike, others)
        assert [
            groups.correlation(answer, *groups.shares(answer, None, 0.95)) for answer in range(3)
        ] == [0.0] * 3
    mixed = WeightedGroupPair.of(THREE, everybody.among(rows.x == 1), others)
    assert all(
        mixed.correlation(answer, *mixed.shares(answer, None, 0.95)) != 0 for answer in range(3)
    )


@pytest.mark.parametrize(("design", "by_coins"), [(TwoCoins(), 0.75), (Direct(k=2), 0.0)])
def test_a_census_leaves_what_the_coins_do_and_nothing_else(design, by_coins):
    codes = np.array([0] * 30 + [1] * 50)
    groups = np.arange(80) % 2 == 0
    sample = stratified(np.ones(80), sizes=[np.full(80, 80.0)])
    everybody = SampleReports.of(codes, sample, coins=KnownCoins.of(design.channel))
    scores = np.array(design.channel.debiasing(), dtype=float)
    # a pseudo-answer of two coins is 3/2 or -1/2, the likelier three times of four: it varies by 3/4
    known = by_coins * np.array([[1, -1], [-1, 1]])
    assert everybody.covariance(scores) == pytest.approx(known / 80, abs=1e-12)
    pair = everybody.among(groups), everybody.among(~groups)
    both = between(*pair, scores)
    apart = np.zeros((2, 2))
    assert both == pytest.approx(np.block([[known / 40, apart], [apart, known / 40]]), abs=1e-12)


def test_without_known_coins_a_finite_population_counts_as_endless_and_says_so():
    sample = stratified(np.ones(80), sizes=[np.full(80, 100.0)])
    found = SampleReports.of(np.arange(80) % 2, sample)
    endless = SampleReports.of(np.arange(80) % 2, stratified(np.ones(80)))
    scores = np.eye(2)
    assert found.covariance(scores) == pytest.approx(endless.covariance(scores))
    assert any("errors are a little too large" in str(one) for one in found.sample.cautions)
