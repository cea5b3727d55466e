from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy.stats import beta, binom, norm

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import (
    DEFAULT_METHOD,
    SHARE_METHODS,
    IntervalMethod,
    _blaker,
    _bootstrapped,
    _guarded,
    _likelihood_ratio,
    _mid_p,
    bootstrapped_mean,
    clopper_pearson,
    cut,
    score,
    wilson,
)
from tests.helpers.channels import together

BAYES, BOOTSTRAP = IntervalMethod.BAYES, IntervalMethod.BOOTSTRAP
TWO_COINS = TwoCoins().channel
DIRECT = Direct(k=2).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
THREE_REPORTS = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)


CHANNELS = (TWO_COINS, DIRECT, FIVE, THREE_REPORTS, together(TWO_COINS, DIRECT))


@st.composite
def counted(draw):
    """A channel and counts of its reports, not all zero."""
    channel = draw(st.sampled_from(CHANNELS))
    counts = draw(st.lists(st.integers(0, 300), min_size=channel.reports, max_size=channel.reports))
    assume(sum(counts) > 0)
    return channel, counts


def test_wilson_agrees_with_newcombe_1998():
    assert wilson(81, 263, 0.95) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20, 0.95) == pytest.approx((0, 0.1611), abs=5e-5)


def test_clopper_pearson_agrees_with_newcombe_1998():
    assert clopper_pearson(81, 263, 0.95) == pytest.approx((0.2527, 0.3676), abs=5e-5)
    assert clopper_pearson(1, 29, 0.95) == pytest.approx((0.0009, 0.1776), abs=5e-5)


def test_mid_p_agrees_with_newcombe_1998():
    assert _mid_p(81, 263, 0.95) == pytest.approx((0.2544, 0.3658), abs=5e-5)
    assert _mid_p(15, 148, 0.95) == pytest.approx((0.0601, 0.1581), abs=5e-5)
    assert _mid_p(0, 20, 0.95) == pytest.approx((0, 0.1391), abs=5e-5)


def test_the_likelihood_interval_agrees_with_newcombe_1998():
    assert _likelihood_ratio(81, 263, 0.95) == pytest.approx((0.2542, 0.3655), abs=5e-5)
    assert _likelihood_ratio(0, 20, 0.95) == pytest.approx((0, 0.0916), abs=5e-5)


@pytest.mark.parametrize("method", list(SHARE_METHODS))
def test_an_interval_for_two_coins_is_the_shares_interval_doubled_less_a_half(method):
    low, high = SHARE_METHODS[method](80, 200, 0.9)
    interval = estimate_prevalence(TWO_COINS, [80, 120], method=method, level=0.9)[0].interval
    assert (interval.low, interval.high) == pytest.approx((2 * low - 0.5, 2 * high - 0.5))
    assert interval.method is method
    assert interval.level == 0.9


def test_wald_is_the_estimate_and_twice_1_96_standard_errors():
    yes, _ = estimate_prevalence(TWO_COINS, [80, 120], method=IntervalMethod.WALD)
    assert yes.interval.high == pytest.approx(0.3 + 1.959963984540054 * yes.standard_error)


def test_chebyshev_takes_the_worst_variance():
    yes, _ = estimate_prevalence(TWO_COINS, [800, 1200], method=IntervalMethod.CHEBYSHEV)
    assert yes.interval.high == pytest.approx(0.3 + math.sqrt(1 / (2000 * 0.05)))


def test_a_census_leaves_chebyshev_only_the_coins():
    yes, _ = estimate_prevalence(
        TWO_COINS, [800, 1200], method=IntervalMethod.CHEBYSHEV, population=2000
    )
    assert yes.interval.high == pytest.approx(0.3 + math.sqrt(0.75 / (2000 * 0.05)))


@pytest.mark.parametrize("method", [m for m in SHARE_METHODS if m is not BOOTSTRAP])
def test_without_a_binomial_share_the_interval_is_the_scores_and_says_so(method):
    interval = estimate_prevalence(THREE_REPORTS, [30, 30, 40], method=method)[0].interval
    assert interval.method is IntervalMethod.WILSON


def test_at_the_scores_ends_the_estimate_is_1_96_standard_errors_away():
    values = np.array([float(row[0]) for row in THREE_REPORTS.debiasing()])
    rows = np.array([[float(entry) for entry in row] for row in THREE_REPORTS.rows])
    found = estimate_prevalence(THREE_REPORTS, [300, 300, 400])[0]
    for end in (found.interval.low, found.interval.high):
        shares = end * rows[0] + (1 - end) * rows[1]
        variance = (shares @ values**2 - end**2) / 1000
        assert abs(found.prevalence - end) == pytest.approx(1.959963984540054 * variance**0.5)


def test_the_score_of_two_reports_is_wilsons():
    assert score(0.3, (1, 0), 40, 0.9) == pytest.approx(wilson(12, 40, 0.9))


def test_each_of_many_choices_has_a_binomial_share():
    for estimate in estimate_prevalence(FIVE, [30, 30, 40, 20, 10]):
        assert estimate.interval.method is DEFAULT_METHOD


def test_bounds_wholly_outside_become_the_end():
    interval = cut((1.2, 1.4), 0.95, IntervalMethod.WALD)
    assert (interval.low, interval.high) == (1, 1)


def test_a_finite_population_narrows_the_interval_but_never_to_nothing():
    endless, finite, everybody = (
        estimate_prevalence(TWO_COINS, [80, 120], population=size)[0].interval
        for size in (None, 400, 200)
    )
    widths = [i.high - i.low for i in (endless, finite, everybody)]
    assert widths == sorted(widths, reverse=True)
    assert widths[2] / widths[0] == pytest.approx(math.sqrt(0.75 / 0.96), abs=0.002)


# a posterior through five answers far from what the channel gives takes seconds, once more than a minute:
# fewer examples, and the same ones
@settings(deadline=None, max_examples=20, derandomize=True)
@given(counted(), st.sampled_from(IntervalMethod), st.floats(0.01, 0.999))
def test_intervals_lie_within_the_bounds_and_are_never_flipped(example, method, level):
    channel, counts = example
    for population in (None, sum(counts), sum(counts) + 5):
        for estimate in estimate_prevalence(
            channel, counts, method=method, level=level, population=population
        ):
            assert 0 <= estimate.interval.low <= estimate.interval.high <= 1


shares = st.integers(1, 2000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))


@settings(deadline=None)
@given(shares, st.sampled_from(list(SHARE_METHODS)), st.floats(0.5, 0.999))
def test_intervals_of_a_share_hold_it_and_mirror(share, method, level):
    x, n = share
    low, high = SHARE_METHODS[method](x, n, level)
    assert 0 <= low <= x / n + 1e-12
    assert x / n - 1e-12 <= high <= 1
    assert SHARE_METHODS[method](n - x, n, level) == pytest.approx((1 - high, 1 - low), abs=1e-9)


@settings(deadline=None)
@given(shares)
def test_clopper_pearson_is_made_of_beta_quantiles(share):
    x, n = share
    low, high = clopper_pearson(x, n, 0.9)
    assert low == pytest.approx(beta.ppf(0.05, x, n - x + 1) if x else 0, abs=1e-10)
    assert high == pytest.approx(beta.ppf(0.95, x + 1, n - x) if x < n else 1, abs=1e-10)


@settings(deadline=None)
@given(shares)
def test_at_the_mid_p_bounds_half_of_what_was_seen_counts(share):
    x, n = share
    low, high = _mid_p(x, n, 0.9)
    if x > 0:
        assert binom.sf(x, n, low) + binom.pmf(x, n, low) / 2 == pytest.approx(0.05, abs=1e-9)
    if x < n:
        assert binom.cdf(x, n, high) - binom.pmf(x, n, high) / 2 == pytest.approx(0.05, abs=1e-9)


def acceptability(x, n, share):
    """Blaker's (2000) by its definition: all counts whose smaller tail is no larger than that of x."""
    every = np.arange(n + 1)
    tails = np.minimum(binom.cdf(every, n, share), binom.sf(every - 1, n, share))
    return binom.pmf(every[tails <= tails[x] * (1 + 1e-9)], n, share).sum()


@pytest.mark.parametrize(
    ("x", "n"), [(0, 10), (1, 10), (3, 10), (9, 10), (10, 10), (4, 37), (60, 90)]
)
def test_blakers_ends_are_the_first_and_last_acceptable_shares(x, n):
    low, high = _blaker(x, n, 0.95)
    grid = np.linspace(0, 1, 4001)
    kept = grid[[acceptability(x, n, share) > 0.05 for share in grid]]
    assert low == pytest.approx(kept[0], abs=1 / 4000)
    assert high == pytest.approx(kept[-1], abs=1 / 4000)


@settings(deadline=None)
@given(shares, st.floats(0.5, 0.999))
def test_blaker_lies_within_clopper_pearson(share, level):
    low, high = _blaker(*share, level)
    wide = clopper_pearson(*share, level)
    assert wide[0] - 1e-12 <= low <= high <= wide[1] + 1e-12


@settings(deadline=None)
@given(shares, st.floats(0.5, 0.999))
def test_guarded_is_mid_p_and_what_makes_it_sure(share, level):
    low, high = _guarded(*share, level)
    near, sure = _mid_p(*share, level), _blaker(*share, 1 - 1.4 * (1 - level))
    assert (low, high) == (min(near[0], sure[0]), max(near[1], sure[1]))


@pytest.mark.parametrize("n", [1, 2, 5, 17, 60])
def test_guarded_never_covers_less_than_promised_of_1_4_times_the_risk(n):
    """Coverage falls only at the ends of intervals, so beside each of them is looked."""
    ends = np.array([_guarded(x, n, 0.95) for x in range(n + 1)])
    for share in np.unique(np.concatenate([ends - 1e-9, ends + 1e-9])):
        if 0 <= share <= 1:
            holds = (ends[:, 0] <= share) & (share <= ends[:, 1])
            assert binom.pmf(np.flatnonzero(holds), n, share).sum() >= 0.93 - 1e-6


@pytest.mark.parametrize("n", [10**6, 10**9, 10**12])
@pytest.mark.parametrize("share", [1e-6, 0.22, 0.5, 0.999])
def test_guarded_bounds_of_very_many_reports_are_those_of_mid_p(n, share):
    count = round(n * share)
    low, high = _guarded(count, n, 0.95)
    assert (low, high) == pytest.approx(_mid_p(count, n, 0.95), rel=0.05 if count < 1000 else 1e-4)


def test_direct_rare_answers_are_covered_where_wilson_fails():
    x = np.arange(101)
    weights = binom.pmf(x, 100, 0.01)
    held = {
        method: sum(
            float(w)
            for k, w in zip(x, weights, strict=True)
            if SHARE_METHODS[method](int(k), 100, 0.95)[0] <= 0.01
        )
        for method in (IntervalMethod.WILSON, DEFAULT_METHOD)
    }
    assert held[IntervalMethod.WILSON] < 0.93 < held[DEFAULT_METHOD]


def test_nobody_seen_directly_starts_at_zero():
    assert estimate_prevalence(DIRECT, [0, 30])[0].interval.low == 0


def test_the_bootstrap_of_one_share_is_efrons_with_binomial_draws():
    """Against 400,000 draws, their bias and skewness corrected as Efron (1987) says."""
    n, count = 60, 9
    rng = np.random.default_rng(8)
    drawn = np.sort(rng.binomial(n, count / n, size=400_000)) / n
    below = np.mean(drawn < count / n) + np.mean(drawn == count / n) / 2
    deviations = np.r_[np.full(count, 1 - count / n), np.full(n - count, -count / n)]
    a = (deviations**3).sum() / (deviations**2).sum() ** 1.5 / 6
    z0 = norm.ppf(below)
    tails = norm.cdf([z0 + (z0 + z) / (1 - a * (z0 + z)) for z in (-1.959964, 1.959964)])
    expected = np.quantile(drawn, tails)
    assert SHARE_METHODS[BOOTSTRAP](count, n, 0.95) == pytest.approx(expected)


def test_a_bootstrap_of_equal_reports_has_nothing_to_draw_and_takes_clopper_and_pearsons_ends():
    assert SHARE_METHODS[BOOTSTRAP](0, 40, 0.95) == clopper_pearson(0, 40, 0.95)
    assert SHARE_METHODS[BOOTSTRAP](40, 40, 0.95) == clopper_pearson(40, 40, 0.95)


def test_a_bootstrap_of_many_reports_is_walds():
    counts = [300_000, 300_000, 400_000]
    drawn, normal = (
        estimate_prevalence(THREE_REPORTS, counts, method=method)[0].interval
        for method in (BOOTSTRAP, IntervalMethod.WALD)
    )
    assert drawn.method is BOOTSTRAP
    width = normal.high - normal.low
    assert drawn.low == pytest.approx(normal.low, abs=0.02 * width)
    assert drawn.high == pytest.approx(normal.high, abs=0.02 * width)


def test_a_bootstrap_follows_skewness():
    """Few of a heavy value: the upper side is longer than the lower, about as for a share."""
    values, counts = np.array([0.0, 1.0, 1.0]), np.array([90, 4, 6])
    low, high = bootstrapped_mean(values, counts, 0.95)
    assert (low, high) == pytest.approx(_bootstrapped(10, 100, 0.95), abs=0.011)
    assert high - 0.1 > 0.1 - low


def test_a_bootstrap_of_one_value_alone_tells_nothing():
    assert bootstrapped_mean(np.array([2.0, 5.0]), np.array([0, 8]), 0.95) is None
    (only, *_) = estimate_prevalence(THREE_REPORTS, [0, 0, 9], method=BOOTSTRAP)
    assert only.interval.method is IntervalMethod.WILSON


@pytest.mark.parametrize("channel", [TWO_COINS, FIVE])
def test_equal_reports_give_equal_bootstrap_intervals(channel):
    counts = [11] + [7] * (channel.reports - 1)
    once, again = (estimate_prevalence(channel, counts, method=BOOTSTRAP) for _ in range(2))
    assert once == again
