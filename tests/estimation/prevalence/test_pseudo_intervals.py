"""Estimate, standard error and interval come from one variance, for counts, weights and a bare variance."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from scipy.special import betainc
from scipy.stats import norm, t

from surveyapp.designs import DESIGNS
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, SHARE_METHODS, wilson
from surveyapp.estimation.prevalence.pseudo_answers import Pool
from surveyapp.estimation.prevalence.pseudo_intervals import (
    PseudoMean,
    few_units_stretch,
    interval_of,
    near_whole,
    possible_interval,
)
from surveyapp.estimation.sampling.respondents import PseudoAnswers, pseudo_answers
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_estimates import estimate_weighted

WALD, WILSON, MID_P = IntervalMethod.WALD, IntervalMethod.WILSON, IntervalMethod.MID_P
CHEBYSHEV, BOOTSTRAP = IntervalMethod.CHEBYSHEV, IntervalMethod.BOOTSTRAP
WARNER = Warner(p=Fraction(4, 5)).channel
DIRECT = Direct(k=2).channel
ONE_ERROR = 2 * norm.cdf(1) - 1
CHANNELS = {design.name: design.from_example().channel for design in DESIGNS}
CLOSE = 1e-9


def ends(interval):
    return interval.low, interval.high


def assert_of_one_variance(estimate, error, interval, *, is_census=False):
    """What is shown together does not contradict itself; who saw everybody directly knows all."""
    middle = min(max(estimate, 0.0), 1.0)
    assert 0 <= interval.low <= interval.high <= 1
    assert interval.low <= middle + CLOSE
    assert middle - CLOSE <= interval.high
    assert interval.high > interval.low or (is_census and error == 0)
    if error is not None and interval.level >= ONE_ERROR:
        for shown in (estimate, middle):
            assert interval.low <= min(max(shown - error, 0.0), 1.0) + CLOSE
            assert interval.high >= min(max(shown + error, 0.0), 1.0) - CLOSE


# a variance alone


def test_a_variance_alone_gives_walds_interval():
    found = interval_of(PseudoMean(0.3, 0.01), DEFAULT_METHOD, 0.95)
    assert ends(found) == pytest.approx((0.3 - 0.1959963985, 0.3 + 0.1959963985))
    assert found.method is WALD


def test_few_units_stretch_walds_interval_to_students():
    reach = 1.7
    found = interval_of(PseudoMean(0.5, 0.01, stretch=reach), WALD, 0.9)
    assert ends(found) == pytest.approx((0.5 - reach * 0.1644853627, 0.5 + reach * 0.1644853627))
    assert few_units_stretch(3, 40, 0.95) == pytest.approx(t.ppf(0.975, 3) / t.ppf(0.975, 39))
    assert few_units_stretch(0, 40, 0.9) == pytest.approx(t.ppf(0.95, 1) / t.ppf(0.95, 39))
    assert few_units_stretch(39, 40, 0.95) == 1
    assert few_units_stretch(38, 40, 0.95) == pytest.approx(t.ppf(0.975, 38) / t.ppf(0.975, 39))


def test_an_estimate_far_outside_has_one_standard_error_of_the_nearest_possible_share():
    """−0.5 ± 1.96·0.1 holds no share; 0 ± 0.1 does, cut at 0."""
    assert ends(interval_of(PseudoMean(-0.5, 0.01), DEFAULT_METHOD, 0.95)) == (0, 0.1)
    assert ends(interval_of(PseudoMean(1.5, 0.01), WALD, 0.95)) == (0.9, 1)
    assert ends(interval_of(PseudoMean(-0.5, 4.0), WALD, 0.95)) == (0, 1)


def test_an_estimate_a_little_outside_keeps_its_own_interval():
    found = interval_of(PseudoMean(-0.05, 0.01), DEFAULT_METHOD, 0.95)
    assert ends(found) == pytest.approx((0, -0.05 + 0.1959963985))


def test_at_low_levels_less_than_a_standard_error_is_kept():
    z = norm.ppf(0.6)
    assert ends(interval_of(PseudoMean(-0.5, 0.01), WALD, 0.2)) == pytest.approx((0, z / 10))


def test_an_interval_farther_than_one_error_is_not_shortened():
    mean = PseudoMean(0.5, 0.01)
    found = possible_interval(mean, (0.45, 0.8), MID_P, 0.95, is_default=True)
    assert ends(found) == (0.4, 0.8)
    found = possible_interval(mean, (0.1, 0.55), MID_P, 0.95, is_default=True)
    assert ends(found) == pytest.approx((0.1, 0.6))
    found = possible_interval(mean, (0.45, 0.55), MID_P, 0.95, is_default=False)
    assert ends(found) == (0.45, 0.55)


def test_an_unknown_variance_gives_chebyshevs_interval_and_the_coins_where_it_is_empty():
    found = interval_of(PseudoMean(0.4, None, worst=0.0005), DEFAULT_METHOD, 0.95)
    assert (found.method, ends(found)) == (CHEBYSHEV, pytest.approx((0.3, 0.5)))
    found = interval_of(PseudoMean(0.4, None), DEFAULT_METHOD, 0.95)
    assert ends(found) == (0, 1)
    found = interval_of(PseudoMean(-2.0, None, coins=0.04, worst=0.0005), WALD, 0.95)
    assert ends(found) == (0, 0.2)


def test_an_impossible_estimate_without_an_error_is_no_point():
    """Even 4 ± 0.5 of Chebyshev holds no share, and nobody differed; a whole population may be a point."""
    found = interval_of(PseudoMean(4.0, 0.0, worst=0.01), DEFAULT_METHOD, 0.95)
    assert ends(found) == pytest.approx((0.9, 1))
    assert ends(interval_of(PseudoMean(-3.0, 0.0), WALD, 0.95)) == (0, 1)
    assert ends(interval_of(PseudoMean(1.0, 0.0, worst=0.01), WALD, 0.95)) == (1, 1)
    assert ends(interval_of(PseudoMean(1 + 1e-9, 0.0), DEFAULT_METHOD, 0.95)) == (1, 1)  # rounded


def test_what_is_possible_may_be_other_than_a_share():
    mean = PseudoMean(-30.0, 16.0, most=200.0)
    assert ends(interval_of(mean, WALD, 0.95)) == (0, 4)
    assert ends(interval_of(PseudoMean(-1.4, 0.01, least=-1.0), WALD, 0.95)) == (-1, -0.9)


def test_the_sampling_error_is_what_the_coins_leave():
    assert PseudoMean(0.4, 0.25, coins=0.16).sampling_error == pytest.approx(0.3)
    assert PseudoMean(0.4, 0.16, coins=0.25).sampling_error == 0
    assert PseudoMean(0.4, None, coins=0.25).sampling_error is None


# through a share of reports

LINE = Pool(Fraction(-1, 3), Fraction(4, 3), (0,))
"""Warner's with p = 0.8: (λ − 0.2)/0.6."""


def test_a_share_is_taken_at_the_effective_number_of_reports():
    """π̂ = 0.5 is a share of 0.5, so 10 of 20."""
    mean = PseudoMean(0.5, 0.01, n=20.0, line=LINE)
    low, high = wilson(10, 20, 0.95)
    found = interval_of(mean, WILSON, 0.95)
    assert ends(found) == pytest.approx(((low - 0.2) / 0.6, (high - 0.2) / 0.6))
    assert found.method is WILSON
    assert interval_of(mean, IntervalMethod.BAYES, 0.95) == found
    assert interval_of(mean, WALD, 0.95).method is WALD


def test_the_default_of_a_number_of_reports_that_is_not_whole_is_mid_p():
    """6.3 of 10.5 at the upper end: half of what was seen, and all below it, have 2.5 %."""
    found = interval_of(PseudoMean((0.6 - 0.2) / 0.6, 1e-6, n=10.5, line=LINE), DEFAULT_METHOD, 0.5)
    assert found.method is MID_P
    high = 0.2 + 0.6 * found.high
    # Pr(X ≤ x) = 1 − I_p(x + 1, n − x)
    below = 1 - (betainc(7.3, 4.2, high) + betainc(6.3, 5.2, high)) / 2
    assert below == pytest.approx(0.25)
    whole = PseudoMean((0.6 - 0.2) / 0.6, 1e-6, n=10.0, line=LINE)
    assert interval_of(whole, DEFAULT_METHOD, 0.5).method is DEFAULT_METHOD
    assert interval_of(whole, BOOTSTRAP, 0.5).method is MID_P
    uneven = PseudoMean((0.61 - 0.2) / 0.6, 1e-6, n=10.0, line=LINE)
    assert interval_of(uneven, DEFAULT_METHOD, 0.5).method is MID_P


def test_a_finite_population_draws_the_ends_towards_the_estimate():
    wide = interval_of(PseudoMean(0.5, 0.01, n=20.0, line=LINE), WILSON, 0.8)
    half = interval_of(PseudoMean(0.5, 0.01, n=20.0, line=LINE, ratio=0.5), WILSON, 0.8)
    assert half.high - 0.5 == pytest.approx((wide.high - 0.5) / 2)
    drawn = interval_of(PseudoMean(0.5, 0.01, n=50.0, moments=(1, 0), ratio=0.5), WILSON, 0.8)
    assert drawn.high - 0.5 == pytest.approx((wilson(25, 50, 0.8)[1] - 0.5) / 2)


def test_rounding_of_floats_makes_no_fraction_of_a_report():
    assert near_whole(3.0000000001, 10) == 3
    assert near_whole(3.1, 10) == 3.1
    assert near_whole(0.3 - 1e-10, 0.5) == 0.3 - 1e-10


# of counts


def test_all_no_through_warners_design_holds_more_than_nothing():
    """50 times "no", p = 0.8: the coins alone cause √(0.16/0.36/50), and that far the interval reaches."""
    yes, no = estimate_prevalence(WARNER, [0, 50])
    error = math.sqrt(0.16 / 0.36 / 50)
    assert yes.prevalence == pytest.approx(-1 / 3)
    assert yes.standard_error == pytest.approx(error)
    assert ends(yes.interval) == pytest.approx((0, error))
    assert ends(no.interval) == pytest.approx((1 - error, 1))
    assert yes.interval.method is DEFAULT_METHOD


def test_the_variance_that_was_raised_is_kept():
    """8 of 50: 0.16·0.84/0.36/49 is less than the coins' 0.16/0.36/50; with 10 of 50 it is more."""
    yes, no = estimate_prevalence(WARNER, [8, 42])
    assert yes.raised_from == no.raised_from == pytest.approx(0.16 * 0.84 / 0.36 / 49)
    assert estimate_prevalence(WARNER, [10, 40])[0].raised_from is None
    part = estimate_prevalence(WARNER, [8, 42], population=100)[0]
    between = (0.16 * 0.84 / 0.36 / 49 + 0.16 / 0.36 / 50) / 2
    assert part.raised_from == pytest.approx(between)
    assert estimate_prevalence(WARNER, [8, 42], population=50)[0].raised_from is None
    assert estimate_prevalence(WARNER, [0, 1])[0].raised_from is None


counts_of = st.integers(0, len(CHANNELS) - 1).flatmap(
    lambda place: st.tuples(
        st.just(list(CHANNELS)[place]),
        st.lists(
            st.integers(0, 60),
            min_size=list(CHANNELS.values())[place].reports,
            max_size=list(CHANNELS.values())[place].reports,
        ),
    )
)


def estimated(channel, counts, **how):
    assume(sum(counts) > 0)
    for report, column in enumerate(zip(*channel.rows, strict=True)):
        assume(counts[report] == 0 or max(column) > 0)
    return estimate_prevalence(channel, counts, **how)


levels = st.floats(ONE_ERROR + 1e-9, 0.999)


@settings(deadline=None)
@given(counts_of, levels, st.sampled_from([None, 0, 7]))
def test_the_default_of_counts_never_contradicts_its_standard_error(drawn, level, spare):
    name, counts = drawn
    people = None if spare is None else sum(counts) + spare
    for one in estimated(CHANNELS[name], counts, level=level, population=people):
        assert_of_one_variance(
            one.prevalence, one.standard_error, one.interval, is_census=spare == 0
        )


# a posterior's equal tails leave out 0 and 1; quantiles of few different draws may be one number
NEVER_EMPTY = [m for m in IntervalMethod if m not in (IntervalMethod.BAYES, BOOTSTRAP)]


# at a level of 0 a mid-p interval is the value that as many reports are above as below, near the estimate
@settings(deadline=None)
@given(counts_of, st.sampled_from(NEVER_EMPTY), st.floats(0.2, 0.999))
def test_every_method_holds_the_estimate_and_where_it_has_an_error_more(drawn, method, level):
    name, counts = drawn
    for one in estimated(CHANNELS[name], counts, level=level, method=method):
        middle = min(max(one.prevalence, 0.0), 1.0)
        assert one.interval.low - CLOSE <= middle <= one.interval.high + CLOSE
        if one.standard_error:
            assert one.interval.high > one.interval.low


def test_the_defaults_of_named_formulas_are_left_as_they_are():
    """Wilson's interval at level 0.7 ends less than a standard error above 0.98, and stays so."""
    found = estimate_prevalence(DIRECT, [98, 2], method=WILSON, level=0.7)[0]
    assert ends(found.interval) == pytest.approx(wilson(98, 100, 0.7))
    assert found.interval.high < found.prevalence + found.standard_error
    shown = estimate_prevalence(DIRECT, [98, 2], level=0.7)[0]
    assert shown.interval.high >= shown.prevalence + shown.standard_error - CLOSE


@pytest.mark.parametrize("method", list(SHARE_METHODS))
def test_at_the_usual_level_possible_estimates_have_the_formulas_own_ends(method):
    for count in (0, *range(2, 19), 20):
        found = estimate_prevalence(DIRECT, [count, 20 - count], method=method)[0].interval
        assert ends(found) == pytest.approx(SHARE_METHODS[method](count, 20, 0.95))


def test_what_one_alone_said_directly_is_not_told_from_nothing():
    """1 of 20: the share is 0.05, and so is its standard error √(0.05·0.95/19)."""
    found = estimate_prevalence(DIRECT, [1, 19])[0]
    assert found.prevalence == pytest.approx(found.standard_error) == pytest.approx(0.05)
    high = SHARE_METHODS[DEFAULT_METHOD](1, 20, 0.95)[1]
    assert ends(found.interval) == pytest.approx((0, high))


# of weighted respondents


def test_ten_people_of_whom_one_weighs_a_thousand_are_hardly_one():
    """Warner's design, all "yes" but one; Kish's n is 1009²/1000009 = 1.02, and one report tells nothing."""
    weights = [1000.0] + [1.0] * 9
    (yes, _) = estimate_weighted(pseudo_answers(WARNER, [0] * 9 + [1]), stratified(weights))
    assert yes.estimate == pytest.approx(1.3317, abs=1e-4)
    assert yes.standard_error == pytest.approx(math.sqrt(4 / 9 * 1000009 / 1009**2))
    assert yes.interval.low < 1 - yes.standard_error
    assert yes.interval.high == 1


def test_weights_count_by_the_larger_of_the_estimated_and_kishs_effect():
    """Equal reports of the heavy: the estimated effect is 0.4, Kish's 1.42; 8.44 reports are left of 12."""
    weights = np.array([3.0] * 4 + [1.0] * 8)
    heavy_agree = pseudo_answers(DIRECT, [0] * 4 + [0, 0, 1, 1, 0, 0, 0, 0])
    (yes, _) = estimate_weighted(heavy_agree, stratified(weights), method=WILSON)
    kish = 12 * np.sum(weights**2) / np.sum(weights) ** 2
    assert yes.design_effect < 1 < kish
    assert ends(yes.interval) == pytest.approx(wilson(18 / 20 * 12 / kish, 12 / kish, 0.95))
    heavy_differ = pseudo_answers(DIRECT, [0, 1, 0, 1] + [0] * 8)
    (yes, _) = estimate_weighted(heavy_differ, stratified(weights), method=WILSON)
    assert yes.design_effect > kish
    left = 12 / yes.design_effect
    assert ends(yes.interval) == pytest.approx(wilson(14 / 20 * left, left, 0.95))


@st.composite
def weighted_survey(draw):
    name = draw(st.sampled_from(list(CHANNELS)))
    channel = CHANNELS[name]
    possible = [j for j, c in enumerate(zip(*channel.rows, strict=True)) if max(c) > 0]
    n = draw(st.integers(2, 40))
    reports = draw(st.lists(st.sampled_from(possible), min_size=n, max_size=n))
    weights = draw(st.lists(st.floats(0.01, 1000), min_size=n, max_size=n))
    clusters = draw(st.none() | st.lists(st.integers(0, 6), min_size=n, max_size=n))
    strata = draw(st.none() | st.lists(st.integers(0, 1), min_size=n, max_size=n))
    return channel, reports, stratified(weights, strata=strata, clusters=clusters)


@settings(deadline=None)
@given(weighted_survey(), levels)
def test_the_default_of_weighted_samples_never_contradicts_its_standard_error(survey, level):
    channel, reports, sample = survey
    for one in estimate_weighted(pseudo_answers(channel, reports), sample, level=level):
        assert_of_one_variance(one.estimate, one.standard_error, one.interval)


@settings(deadline=None)
@given(
    st.lists(st.floats(-4, 5), min_size=2, max_size=30).filter(lambda r: len(set(r)) > 1), levels
)
@example(scores=[-4.0, -3.9], level=0.95)
def test_the_default_of_scores_never_contradicts_its_standard_error(scores, level):
    values = np.column_stack((scores, 1 - np.array(scores)))
    asked = PseudoAnswers(values, values * (values - 1), np.ones(len(scores), dtype=bool))
    yes, no = estimate_weighted(asked, stratified([1.0] * len(scores)), level=level)
    assume(yes.standard_error > 1e-9)
    for one in (yes, no):
        assert_of_one_variance(one.estimate, one.standard_error, one.interval)


def test_two_coins_examples_of_the_guide_are_unchanged():
    """Estimates inside 0 to 1 at the level of 0.95 have the ends that they always had."""
    yes = estimate_prevalence(TwoCoins().channel, [80, 120])[0]
    assert ends(yes.interval) == pytest.approx((0.1675, 0.4382), abs=5e-5)
