from __future__ import annotations

import dataclasses
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel, ChannelProblem
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import (
    ImpossibleReport,
    NoReports,
    estimate_prevalence,
)
from surveyapp.estimation.prevalence.intervals import IntervalMethod
from surveyapp.estimation.sampling.resampling import PairedSample, jackknife_sample
from surveyapp.estimation.sampling.respondents import pseudo_answers
from surveyapp.estimation.sampling.sample_designs import (
    StratifiedSample,
    UnequalSample,
    deville_variance,
    hajek_joint,
    joint_variance,
    stratified,
)
from surveyapp.estimation.sampling.weighted_estimates import Target, estimate_weighted

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
DIRECT = Direct(k=2).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
WIDE = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)


@st.composite
def counted(draw):
    answers = draw(st.integers(2, 4))
    reports = answers + draw(st.integers(0, 1))
    rows = []
    for _ in range(answers):
        weights = draw(st.lists(st.integers(1, 20), min_size=reports, max_size=reports))
        rows.append(tuple(Fraction(w, sum(weights)) for w in weights))
    channel = Channel(tuple(rows))
    try:
        debiasing = channel.debiasing()
    except ChannelProblem:
        assume(False)
    assume(max(abs(v) for row in debiasing for v in row) < 100)
    counts = draw(st.lists(st.integers(0, 60), min_size=reports, max_size=reports))
    assume(sum(counts) > 1)
    return channel, counts


def reports_of(counts):
    return np.repeat(np.arange(len(counts)), counts)


# with weights there is neither a likelihood of counts for a posterior nor a count to draw again
OF_COUNTS = {IntervalMethod.BAYES, IntervalMethod.BOOTSTRAP}


@given(counted(), st.sampled_from([m for m in IntervalMethod if m not in OF_COUNTS]))
def test_equal_weights_give_the_unweighted_result(case, method):
    channel, counts = case
    weighted = estimate_weighted(
        pseudo_answers(channel, reports_of(counts)), stratified([1.0] * sum(counts)), method=method
    )
    plain = estimate_prevalence(channel, counts, method=method)
    for ours, theirs in zip(weighted, plain, strict=True):
        assert ours.estimate == pytest.approx(theirs.prevalence, abs=1e-9)
        assert ours.standard_error == pytest.approx(theirs.standard_error, rel=1e-6, abs=1e-9)
        assert ours.coin_error == pytest.approx(theirs.coin_error, rel=1e-6, abs=1e-9)
        assert ours.interval.method is theirs.interval.method
        assert ours.interval.low == pytest.approx(theirs.interval.low, abs=1e-6)
        assert ours.interval.high == pytest.approx(theirs.interval.high, abs=1e-6)


@given(counted(), st.floats(0.01, 1000), st.integers(0, 100))
def test_equal_weights_from_a_finite_population_give_the_unweighted_result(case, weight, extra):
    channel, counts = case
    n = sum(counts)
    weighted = estimate_weighted(
        pseudo_answers(channel, reports_of(counts)), stratified([weight] * n, populations=n + extra)
    )
    plain = estimate_prevalence(channel, counts, population=n + extra)
    for ours, theirs in zip(weighted, plain, strict=True):
        assert ours.standard_error == pytest.approx(theirs.standard_error, rel=1e-6, abs=1e-8)
        assert ours.interval.low == pytest.approx(theirs.interval.low, abs=1e-6)
        assert ours.interval.high == pytest.approx(theirs.interval.high, abs=1e-6)
        assert ours.design_effect == pytest.approx(1, rel=1e-6)


def test_weights_shift_a_direct_share_as_by_hand():
    asked = pseudo_answers(DIRECT, [0, 0, 1, 1])
    yes = estimate_weighted(asked, stratified([3.0, 1.0, 1.0, 1.0]))[0]
    assert yes.estimate == pytest.approx(4 / 6)
    z = np.array([3, 1, 1, 1]) / 6 * (np.array([1, 1, 0, 0]) - 4 / 6)
    assert yes.standard_error == pytest.approx(math.sqrt(4 / 3 * np.sum((z - z.mean()) ** 2)))
    assert yes.coin_error == 0


def test_strata_and_clusters_as_by_hand():
    strata = ["a"] * 4 + ["b"] * 4
    clusters = [1, 1, 2, 2, 1, 1, 2, 3]
    reports = np.array([0, 1, 0, 0, 1, 1, 0, 1])
    sample = stratified(
        np.arange(1.0, 9.0), strata=strata, clusters=clusters, populations={"a": 10, "b": 6}
    )
    yes = estimate_weighted(pseudo_answers(DIRECT, reports), sample)[0]
    weights, values = np.arange(1.0, 9.0), (reports == 0).astype(float)
    mean = weights @ values / weights.sum()
    z = weights * (values - mean) / weights.sum()
    a, b = [z[0] + z[1], z[2] + z[3]], [z[4] + z[5], z[6], z[7]]
    by_hand = (1 - 2 / 10) * 2 * np.var(a) * 2 / 1 + (1 - 3 / 6) * 3 * np.var(b) * 3 / 2
    assert yes.estimate == pytest.approx(mean)
    assert yes.unbiased_variance == pytest.approx(by_hand)


def test_the_same_label_in_two_strata_is_two_clusters():
    sample = stratified([1.0] * 4, strata=[1, 1, 2, 2], clusters=["x", "y", "x", "y"])
    assert (sample.units, sample.freedom) == (4, 2)


def test_coins_are_not_shrunk_by_the_finite_population():
    asked = pseudo_answers(TWO_COINS, [0] * 80 + [1] * 120)
    yes = estimate_weighted(asked, stratified([1.0] * 200, populations=200))[0]
    assert yes.standard_error == pytest.approx(yes.coin_error)
    assert yes.coin_error == pytest.approx(math.sqrt(3 / 800))


def test_a_variance_below_the_coins_is_raised_and_said():
    yes = estimate_weighted(pseudo_answers(TWO_COINS, [1] * 50), stratified([2.0] * 50))[0]
    assert yes.standard_error == yes.coin_error == pytest.approx(math.sqrt(3 / 200))
    assert yes.raised_from == yes.unbiased_variance == 0


def test_a_group_counts_the_chance_of_falling_into_it():
    reports = np.array([0, 1, 0, 1, 1, 0])
    inside = np.array([True, True, True, False, False, False])
    yes = estimate_weighted(pseudo_answers(DIRECT, reports), stratified([1.0] * 6), domain=inside)[
        0
    ]
    z = inside * ((reports == 0) - 2 / 3) / 3
    assert yes.estimate == pytest.approx(2 / 3)
    assert yes.n == 3
    assert yes.unbiased_variance == pytest.approx(6 / 5 * np.sum((z - z.mean()) ** 2))


def test_a_group_with_no_respondents_is_a_problem():
    with pytest.raises(NoReports):
        estimate_weighted(
            pseudo_answers(DIRECT, [0, 1]), stratified([1.0, 1.0]), domain=[False, False]
        )


def test_missing_answers_are_left_out_of_shares():
    yes = estimate_weighted(pseudo_answers(DIRECT, [0, -1, 1, 0]), stratified([1.0] * 4))[0]
    assert yes.estimate == pytest.approx(2 / 3)
    assert yes.n == 3


def test_missing_answers_make_a_total_too_small_and_are_said():
    yes = estimate_weighted(
        pseudo_answers(DIRECT, [0, -1, 1, 0]), stratified([10.0] * 4), target=Target.TOTAL
    )[0]
    assert yes.estimate == pytest.approx(20)
    assert "1 respondents did not answer" in str(yes.cautions[-1])


@pytest.mark.parametrize("weight", [-1.0, math.nan, math.inf])
def test_a_weight_that_is_no_weight_is_named(weight):
    with pytest.raises(
        UserProblem, match=r"^(?=.*in total 1 weights are not numbers).*respondent 2 is"
    ):
        stratified([1.0, weight, 1.0])


def test_respondents_of_weight_zero_are_left_out_and_said():
    asked = pseudo_answers(WARNER, [0, 1, 0, 1, 0])
    with_zero = estimate_weighted(asked, stratified([1.0, 0.0, 2.0, 1.0, 1.0]))[0]
    without = estimate_weighted(
        pseudo_answers(WARNER, [0, 0, 1, 0]), stratified([1.0, 2.0, 1.0, 1.0])
    )[0]
    assert with_zero.estimate == pytest.approx(without.estimate)
    assert with_zero.standard_error == pytest.approx(without.standard_error)
    assert "1 respondents have the weight 0" in str(with_zero.cautions[0])


def test_all_weights_zero_are_a_problem():
    with pytest.raises(
        UserProblem, match=r"^(?=.*weights are 0, so nobody counts\. Choose).*All 2 weights"
    ):
        stratified([0.0, 0.0])


def test_no_weights_at_all_are_a_problem():
    with pytest.raises(NoReports):
        stratified([])


def test_a_stratum_with_one_unit_is_centred_at_all_and_said():
    sample = stratified([1.0] * 7, strata=[1, 1, 1, 1, 1, 1, 2])
    assert "Strata with only one sampled unit: 1" in str(sample.cautions[0])
    z = np.array([1.0, 2, 3, 4, 5, 6, 10])
    expected = 6 / 5 * np.sum((z[:6] - 3.5) ** 2) + (10 - z.mean()) ** 2
    assert sample.variance(z) == pytest.approx(expected)


def test_few_units_are_said_and_widen_the_interval():
    clusters = [1, 1, 1, 2, 2, 2, 3, 3, 3]
    reports = [0, 1, 0, 1, 0, 1, 0, 0, 1]
    asked = pseudo_answers(DIRECT, reports)
    clustered = estimate_weighted(
        asked, stratified([1.0] * 9, clusters=clusters), method=IntervalMethod.WALD
    )
    yes = clustered[0]
    half = (yes.interval.high - yes.interval.low) / 2
    assert "Only 3 sampled units" in str(yes.cautions[0])
    assert half > 1.96 * yes.standard_error


@pytest.mark.parametrize("channel", [WARNER, FIVE])
def test_one_respondent_has_an_interval_but_no_standard_error(channel):
    yes = estimate_weighted(pseudo_answers(channel, [0]), stratified([4.0]))[0]
    assert yes.standard_error is None
    assert yes.unbiased_variance is None
    assert yes.interval.low <= yes.interval.high
    assert "only one sampled unit" in str(yes.cautions[0])


def test_the_whole_population_of_one_has_only_the_coins():
    yes = estimate_weighted(pseudo_answers(WARNER, [0]), stratified([1.0], populations=1))[0]
    assert yes.standard_error == yes.coin_error


def test_nobody_answering_is_a_problem():
    with pytest.raises(NoReports):
        pseudo_answers(WARNER, [-1, -1])


def test_columns_of_different_length_are_a_problem():
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*weight"):
        estimate_weighted(pseudo_answers(WARNER, [0, 1]), stratified([1.0]))
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*group"):
        estimate_weighted(pseudo_answers(WARNER, [0]), stratified([1.0]), domain=[True, True])
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*stratum"):
        stratified([1.0], strata=[1, 2])


def test_a_stratum_smaller_than_its_sample_is_a_problem():
    with pytest.raises(
        UserProblem, match=r"^(?=.*were sampled from it\. Give).*Stratum b is said to have 1"
    ):
        stratified([1.0] * 3, strata=["a", "b", "b"], populations={"a": 5, "b": 1})


def test_reports_that_are_no_numbers_of_reports_are_refused():
    with pytest.raises(ValueError, match="whole numbers from 0 to 1"):
        pseudo_answers(WARNER, [0, 2])


def test_an_impossible_report_is_a_problem():
    never = Channel(((Fraction(1), Fraction(0)), (Fraction(1, 2), Fraction(1, 2))))
    assert pseudo_answers(never, [0, 1]).answered.all()
    gap = Channel(
        ((Fraction(1), Fraction(0), Fraction(0)), (Fraction(0), Fraction(1), Fraction(0)))
    )
    with pytest.raises(ImpossibleReport):
        pseudo_answers(gap, [0, 2])


def test_a_debiasing_that_does_not_undo_the_channel_is_refused():
    with pytest.raises(ValueError, match="does not undo"):
        pseudo_answers(WARNER, [0], debiasing=DIRECT.rows)


def test_a_known_population_is_needed_for_its_share():
    asked, sample = pseudo_answers(WARNER, [0, 1]), stratified([1.0, 1.0])
    with pytest.raises(UserProblem, match="A share of a known population"):
        estimate_weighted(asked, sample, target=Target.SHARE_OF_POPULATION)
    with pytest.raises(UserProblem, match="A share of a known population"):
        estimate_weighted(asked, sample, population=-3)


def test_a_level_is_checked():
    with pytest.raises(UserProblem, match="The level of an interval is"):
        estimate_weighted(pseudo_answers(WARNER, [0]), stratified([1.0]), level=1)


@pytest.mark.parametrize("bad", [0.0, 1.5, math.nan])
def test_an_inclusion_probability_is_checked(bad):
    with pytest.raises(UserProblem, match=r"^(?=.*The inclusion probability).*respondent 1"):
        UnequalSample(np.array([bad, 0.5]))


@pytest.mark.parametrize(
    ("joint", "reason"),
    [
        (np.ones((1, 1)), "not 2 by 2"),
        (np.array([[0.5, 0.0], [0.0, 0.5]]), "not above 0"),
        (np.array([[0.4, 0.2], [0.2, 0.5]]), "diagonal"),
        (np.array([[0.5, 0.2], [0.1, 0.5]]), "symmetric"),
    ],
)
def test_joint_probabilities_are_checked(joint, reason):
    with pytest.raises(UserProblem, match=rf"^(?=.*They are a symmetric).*{reason}"):
        UnequalSample(np.array([0.5, 0.5]), joint)


def test_no_inclusion_probabilities_are_no_reports():
    with pytest.raises(NoReports):
        UnequalSample(np.array([]))


def test_deville_is_the_usual_variance_for_equal_probabilities():
    y = np.array([1.0, 4, 2, 2, 7])
    n, size = 5, 20
    expected = size**2 * (1 - n / size) * np.var(y, ddof=1) / n
    assert deville_variance(y * size / n, np.full(n, n / size)) == pytest.approx(expected)


def test_joint_probabilities_of_a_simple_sample_give_the_usual_variance():
    y = np.array([1.0, 4, 2, 2, 7])
    n, size = 5, 20
    joint = np.full((n, n), n * (n - 1) / (size * (size - 1)))
    np.fill_diagonal(joint, n / size)
    expected = size**2 * (1 - n / size) * np.var(y, ddof=1) / n
    assert joint_variance(y * size / n, np.full(n, n / size), joint) == pytest.approx(expected)


def test_asking_everybody_leaves_no_sampling_error():
    inclusion = np.ones(3)
    assert deville_variance(np.array([1.0, 2, 3]), inclusion) == 0
    assert np.array_equal(hajek_joint(inclusion), np.ones((3, 3)))


def test_the_jackknife_is_what_leaving_one_out_gives():
    rng = np.random.default_rng(1)
    values, inclusion = rng.normal(size=12), rng.uniform(0.1, 0.9, 12)
    strata, clusters = [1] * 6 + [2] * 6, [1, 1, 2, 2, 3, 3, 1, 2, 2, 3, 3, 4]
    by_hand = 0.0
    for h in (1, 2):
        rows = np.array(strata) == h
        units = np.array(clusters)[rows]
        names = np.unique(units)
        n = len(names)
        left = [np.sum((values / inclusion)[rows][units != name]) * n / (n - 1) for name in names]
        by_hand += (1 - inclusion[rows].mean()) * (n - 1) / n * np.sum((left - np.mean(left)) ** 2)
    sample = jackknife_sample(inclusion, strata=strata, clusters=clusters)
    assert sample.variance(values / inclusion) == pytest.approx(by_hand)


def slow_pairs(errors, inclusion, joint):
    n = range(len(errors))
    return -0.5 * sum(
        (joint[k, m] - inclusion[k] * inclusion[m]) / joint[k, m] * (errors[k] - errors[m]) ** 2
        for k in n
        for m in n
    )


def test_replicate_variances_are_their_double_sums():
    rng = np.random.default_rng(2)
    values, inclusion = rng.normal(size=8), rng.uniform(0.1, 0.9, 8)
    joint, weights = hajek_joint(inclusion), 1 / inclusion
    mean = weights @ values / weights.sum()
    jack = [
        np.delete(weights, k) @ np.delete(values, k) / np.delete(weights, k).sum() for k in range(8)
    ]
    errors = (1 - weights / weights.sum()) * (mean - np.array(jack))
    deviations = weights / weights.sum() * (values - mean)
    assert PairedSample(inclusion, joint).variance(deviations) == pytest.approx(
        slow_pairs(errors, inclusion, joint)
    )
    replicate = (weights @ values - values) / (weights.sum() - 1)
    escobar_berger = PairedSample(inclusion, joint, is_escobar_berger=True)
    assert escobar_berger.variance(deviations) == pytest.approx(
        slow_pairs(weights * (mean - replicate), inclusion, joint)
    )


def test_two_reports_have_one_unbiased_coin_variance():
    asked = pseudo_answers(WARNER, [0, 1])
    assert asked.coins == pytest.approx(asked.values * (asked.values - 1))


def test_more_reports_than_answers_have_a_steadier_one():
    asked = pseudo_answers(WIDE, [0, 1, 2])
    rows, table = np.array(WIDE.rows, dtype=float), np.array(WIDE.debiasing(), dtype=float)
    known = rows @ table**2 - np.eye(2)
    assert rows @ asked.coins == pytest.approx(known)


def test_a_total_is_cut_at_the_population():
    yes = estimate_weighted(
        pseudo_answers(WARNER, [0] * 9 + [1]), stratified([10.0] * 10), target=Target.TOTAL
    )[0]
    assert yes.interval.high == 100
    assert yes.estimate > 100


@pytest.mark.slow
def test_stratified_clusters_are_estimated_without_bias_and_covered():
    """2 strata × 40 clusters × 10 people, 8 clusters each, two coins; 3,000 surveys."""
    rng = np.random.default_rng(2026)
    chance = rng.beta(2, 6, size=(2, 40))
    truth = rng.random((2, 40, 10)) < chance[:, :, None]
    share = truth.mean()
    strata = np.repeat([0, 1], 80)
    estimates, variances, covered = [], [], 0
    runs = 3000
    for _ in range(runs):
        picks = np.array([rng.choice(40, 8, replace=False) for _ in (0, 1)])
        people = np.concatenate([truth[h, picks[h]].ravel() for h in (0, 1)])
        clusters = np.concatenate([np.repeat(picks[h], 10) for h in (0, 1)])
        reports = np.where(rng.random(160) < np.where(people, 0.75, 0.25), 0, 1)
        sample = stratified(
            np.ones(160), strata=strata, clusters=clusters, populations={0: 40, 1: 40}
        )
        yes = estimate_weighted(pseudo_answers(TWO_COINS, reports), sample)[0]
        estimates.append(yes.estimate)
        variances.append(yes.unbiased_variance)
        covered += yes.interval.low <= share <= yes.interval.high
    assert abs(np.mean(estimates) - share) < 4 * np.std(estimates) / math.sqrt(runs)
    assert np.mean(variances) == pytest.approx(np.var(estimates), rel=4 * math.sqrt(2 / runs))
    print(f"coverage of stratified clusters: {covered / runs:.4f}")
    assert covered / runs > 0.95 - 4 * math.sqrt(0.05 * 0.95 / runs)


class LookedAtWhole(StratifiedSample):
    """A sample of which every respondent is looked at, those outside of a group with z = 0."""


@pytest.mark.parametrize("populations", [None, {"a": 60, "b": 40}])
@pytest.mark.parametrize("channel", [FIVE, DIRECT])
@pytest.mark.parametrize("is_clustered", [True, False])
def test_a_group_is_estimated_in_the_whole_sample_though_its_members_alone_are_looked_at(
    populations, channel, is_clustered
):
    rng = np.random.default_rng(5)
    n = 90
    sample = stratified(
        rng.uniform(0.5, 3, n) * (rng.random(n) > 0.1),
        strata=["a" if row < 50 else "b" for row in range(n)],
        clusters=[f"{row // 5}" for row in range(n)] if is_clustered else None,
        populations=populations,
    )
    whole = LookedAtWhole(
        **{one.name: getattr(sample, one.name) for one in dataclasses.fields(sample)}
    )
    pseudo = pseudo_answers(channel, rng.integers(-1, channel.reports, n))
    group = rng.random(n) < 0.3
    found, other = (estimate_weighted(pseudo, one, domain=group) for one in (sample, whole))
    for one, two in zip(found, other, strict=True):
        assert (one.n, one.cautions) == (two.n, two.cautions)
        for name in ("estimate", "standard_error", "sampling_error", "coin_error", "design_effect"):
            assert getattr(one, name) == pytest.approx(getattr(two, name), rel=1e-9, abs=1e-12)
        ends = [(each.interval.low, each.interval.high) for each in (one, two)]
        assert ends[0] == pytest.approx(ends[1], rel=1e-9)
        assert one.interval.method is two.interval.method
