from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chi2_contingency, norm

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.two_groups import (
    CountedGroupPair,
    GroupReports,
    equality_test,
    homogeneity_test,
)
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.estimation.prevalence.intervals import IntervalMethod

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
DIRECT = Direct(k=2).channel
THREE = KRR(k=3, p_truth=Fraction(1, 2)).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel


def two(first, second):
    return CountedGroupPair(GroupReports(*first), GroupReports(*second))


def test_newcombes_example_by_his_method_ten():
    """Newcombe (1998), table II (a): 56/70 against 48/80, Wilson: 0.0524 to 0.3339."""
    found = CountedGroupPair(
        GroupReports(DIRECT, [56, 14]), GroupReports(DIRECT, [48, 32])
    ).difference(method=IntervalMethod.WILSON)
    assert found.difference == pytest.approx(0.2)
    assert (found.interval.low, found.interval.high) == pytest.approx((0.0524, 0.3339), abs=5e-5)
    assert found.interval.method == "hybrid of wilson"


def test_wald_adds_the_groups_variances():
    one, other = GroupReports(TWO_COINS, [60, 40]), GroupReports(WARNER, [80, 120])
    found = CountedGroupPair(one, other).difference()
    a, b = (estimate_prevalence(g.channel, g.counts)[0] for g in (one, other))
    assert found.standard_error == pytest.approx(math.hypot(a.standard_error, b.standard_error))
    assert found.coin_error == pytest.approx(math.hypot(a.coin_error, b.coin_error))
    assert found.wald.statistic == pytest.approx(found.difference / found.standard_error)
    assert found.wald.p_value == pytest.approx(2 * norm.sf(abs(found.wald.statistic)))
    assert not found.cautions


def test_a_difference_of_estimates_outside_the_simplex_stays_within_one():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [10, 0]), GroupReports(TWO_COINS, [0, 10])
    ).difference()
    assert found.difference == 2
    assert -1 <= found.interval.low <= found.interval.high <= 1


def test_one_report_has_a_hybrid_interval_and_says_what_is_missing():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [1, 0]), GroupReports(TWO_COINS, [5, 5])
    ).difference()
    assert found.standard_error is None
    assert found.wald is None
    assert found.interval.low <= found.interval.high


def test_an_estimate_outside_its_interval_of_possible_shares_says_why():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [35, 165]), GroupReports(TWO_COINS, [80, 120])
    ).difference()
    assert found.difference == pytest.approx(-0.45)
    assert found.difference < found.interval.low < found.maximum_likelihood < found.interval.high
    assert "estimated share is -0.15" in str(found.cautions[0])
    assert "most likely difference is -0.3." in str(found.cautions[0])


def test_groups_that_answer_alike_without_variation_have_no_z():
    found = CountedGroupPair(
        GroupReports(DIRECT, [5, 0]), GroupReports(DIRECT, [5, 0])
    ).difference()
    assert found.wald is None
    assert found.likelihood_ratio.p_value == 1


def test_an_empty_group_is_a_problem():
    with pytest.raises(NoReports):
        two((DIRECT, [5, 5]), (DIRECT, [0, 0])).difference()


def test_a_level_is_checked():
    with pytest.raises(UserProblem, match="The level of an interval is"):
        two((DIRECT, [5, 5]), (DIRECT, [5, 5])).difference(level=0)


def test_the_likelihood_ratio_of_direct_answers_is_that_of_a_contingency_table():
    found = equality_test(GroupReports(DIRECT, [56, 14]), GroupReports(DIRECT, [48, 32]))
    expected = chi2_contingency([[56, 14], [48, 32]], correction=False, lambda_="log-likelihood")
    assert found.statistic == pytest.approx(expected.statistic)
    assert found.p_value == pytest.approx(expected.pvalue)


def test_the_likelihood_ratio_inside_the_simplex_is_that_of_the_reports():
    """One channel and two answers: equal prevalences are equal shares of reports."""
    found = equality_test(GroupReports(WARNER, [56, 44]), GroupReports(WARNER, [45, 55]))
    expected = chi2_contingency([[56, 44], [45, 55]], correction=False, lambda_="log-likelihood")
    assert found.statistic == pytest.approx(expected.statistic)


def test_equality_of_one_among_many_answers_leaves_the_others_free():
    one, other = GroupReports(THREE, [50, 30, 40]), GroupReports(THREE, [50, 45, 25])
    assert equality_test(one, other, 0).statistic == pytest.approx(0, abs=1e-8)
    assert equality_test(one, other, 1).statistic > 3
    assert homogeneity_test(one, other).statistic > equality_test(one, other, 1).statistic


def test_the_profile_is_the_maximum_over_a_grid():
    one, other = GroupReports(FIVE, [30, 20, 25, 10, 15]), GroupReports(FIVE, [15, 30, 20, 20, 15])
    found = equality_test(one, other, 0)
    assert homogeneity_test(one, other).statistic >= found.statistic > 0
    swapped = equality_test(other, one, 0)
    assert swapped.statistic == pytest.approx(found.statistic, abs=1e-6)


@pytest.mark.parametrize(
    ("first", "second"),
    [((50, 30, 40), (30, 70, 20)), ((5, 100, 15), (60, 45, 25)), ((90, 20, 10), (0, 60, 60))],
)
def test_equality_has_the_likelihood_of_the_best_of_all_shares_on_a_grid(first, second):
    rows = np.array([[float(entry) for entry in row] for row in THREE.rows])
    share, split = np.meshgrid(np.linspace(0, 1, 501), np.linspace(0, 1, 501), indexing="ij")
    shares = np.stack([share, (1 - share) * split, (1 - share) * (1 - split)], axis=-1) @ rows
    heights = [np.log(shares) @ np.array(counts) for counts in (first, second)]
    equal = sum(height.max(axis=1) for height in heights).max()  # each with a split of its own
    free = sum(height.max() for height in heights)
    found = equality_test(GroupReports(THREE, first), GroupReports(THREE, second), 0)
    assert found.statistic == pytest.approx(2 * (free - equal), abs=0.005)


def test_a_channel_that_rules_answers_out_is_profiled_too():
    direct = Direct(k=3).channel
    found = equality_test(GroupReports(direct, [5, 10, 0]), GroupReports(direct, [10, 5, 5]))
    expected = chi2_contingency([[5, 10], [10, 10]], correction=False, lambda_="log-likelihood")
    assert found.statistic == pytest.approx(expected.statistic, abs=1e-6)


def test_homogeneity_of_direct_answers_is_that_of_a_contingency_table():
    direct = Direct(k=3).channel
    found = homogeneity_test(GroupReports(direct, [5, 10, 7]), GroupReports(direct, [10, 5, 9]))
    expected = chi2_contingency(
        [[5, 10, 7], [10, 5, 9]], correction=False, lambda_="log-likelihood"
    )
    assert (found.statistic, found.freedom) == (pytest.approx(expected.statistic), 2)


def test_the_test_of_one_channel_refuses_two():
    with pytest.raises(ValueError, match="different channels"):
        homogeneity_test(GroupReports(WARNER, [1, 1]), GroupReports(DIRECT, [1, 1]))


def test_the_odds_ratio_of_direct_answers_is_woolfs():
    found = CountedGroupPair(
        GroupReports(DIRECT, [56, 14]), GroupReports(DIRECT, [48, 32])
    ).odds_ratio()
    assert found.ratio == found.maximum_likelihood == pytest.approx(56 * 32 / (14 * 48))
    woolf = math.sqrt(1 / 56 / 14 * 70 * 70 / 69 + 1 / 48 / 32 * 80 * 80 / 79)
    assert found.interval.low == pytest.approx(found.ratio * math.exp(-1.959963985 * woolf))


def test_odds_that_are_no_number_give_an_interval_and_a_caution():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [40, 160]), GroupReports(TWO_COINS, [100, 100])
    ).odds_ratio()
    assert found.ratio is None
    assert found.maximum_likelihood == 0
    assert found.interval.low == 0
    assert 0 < found.interval.high < 1
    assert "cannot be computed" in str(found.cautions[0])


def test_a_share_far_outside_what_is_possible_has_odds_up_to_its_standard_error():
    """35 of 200: 2·0.175 − 0.5 = −0.15, farther from 0 than 1.96 coins' errors √(3/800)."""
    far, plain = GroupReports(TWO_COINS, [35, 165]), GroupReports(TWO_COINS, [80, 120])
    found = CountedGroupPair(far, plain).odds_ratio()
    share = math.sqrt(3 / 800)
    low = estimate_prevalence(TWO_COINS, [80, 120], level=0.975)[0].interval.low
    assert (found.ratio, found.interval.low) == (None, 0)
    assert found.interval.high == pytest.approx(share / (1 - share) / (low / (1 - low)))
    assert "cannot be computed" in str(found.cautions[0])


def test_a_share_that_is_certain_has_no_interval_of_odds():
    one, other = GroupReports(DIRECT, [0, 20]), GroupReports(DIRECT, [8, 12])
    found = CountedGroupPair(one, other).odds_ratio(method=IntervalMethod.WALD)
    assert (found.ratio, found.interval) == (None, None)
    assert "its interval contains no other" in str(found.cautions[0])


def test_an_odds_ratio_of_nothing_over_nothing_is_unknown():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [5, 95]), GroupReports(TWO_COINS, [5, 95])
    ).odds_ratio()
    assert found.maximum_likelihood is None
    assert (found.interval.low, math.isfinite(found.interval.high)) == (0, False)


def test_an_odds_ratio_over_nothing_is_endless():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [50, 50]), GroupReports(TWO_COINS, [5, 95])
    ).odds_ratio()
    assert found.maximum_likelihood == math.inf
    everybody = CountedGroupPair(
        GroupReports(TWO_COINS, [95, 5]), GroupReports(TWO_COINS, [50, 50])
    ).odds_ratio()
    assert everybody.maximum_likelihood == math.inf


def test_one_report_has_no_odds_ratio():
    found = CountedGroupPair(
        GroupReports(DIRECT, [1, 0]), GroupReports(DIRECT, [5, 5])
    ).odds_ratio()
    assert found.ratio is None


def test_an_odds_ratio_too_large_for_a_float_is_endless():
    found = CountedGroupPair(
        GroupReports(TWO_COINS, [25 * 10**5 + 1, 75 * 10**5 - 1]), GroupReports(DIRECT, [1, 1])
    ).odds_ratio()
    assert found.ratio < 1e-6
    assert found.interval.high == math.inf


@pytest.mark.slow
@pytest.mark.parametrize("n", [30, 200])
@pytest.mark.parametrize("shares", [(0.05, 0.05), (0.1, 0.4), (0.5, 0.5)])
def test_the_hybrid_interval_covers_and_the_test_keeps_its_level(n, shares):
    """Two coins, 5,000 pairs of groups."""
    rng = np.random.default_rng(13)
    runs = 5000
    reports = rng.binomial(n, 0.25 + 0.5 * np.array(shares), size=(runs, 2))
    covered = rejected = 0
    seen = {}
    for x, y in reports.tolist():
        if (x, y) not in seen:
            found = CountedGroupPair(
                GroupReports(TWO_COINS, [x, n - x]), GroupReports(TWO_COINS, [y, n - y])
            ).difference()
            bounds = found.interval
            difference = shares[0] - shares[1]
            seen[x, y] = (
                bounds.low - 1e-12 <= difference <= bounds.high + 1e-12,
                found.likelihood_ratio.p_value < 0.05,
            )
        covered += seen[x, y][0]
        rejected += seen[x, y][1]
    print(f"n {n}, {shares}: covered {covered / runs:.4f}, rejected {rejected / runs:.4f}")
    assert covered / runs > 0.93
    assert shares[0] != shares[1] or rejected / runs < 0.07


def test_the_most_likely_difference_is_of_possible_shares():
    # 2·0.9 − 1/2 = 1.3 is no share: the most likely one is 1; 2·0.5 − 1/2 = 0.5
    made = CountedGroupPair(
        GroupReports(TWO_COINS, [90, 10]), GroupReports(TWO_COINS, [50, 50])
    ).difference()
    assert made.difference == pytest.approx(0.8)
    assert made.maximum_likelihood == pytest.approx(0.5)
