from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import wasserstein_distance

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison import distance as module
from surveyapp.estimation.comparison.distance import (
    DistanceKind,
    distribution_distance,
    weighted_distribution_distance,
)
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.linearization import SampleReports
from surveyapp.estimation.sampling.sample_designs import stratified

DIRECT = Direct(k=4).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel


def rng(seed=1):
    return np.random.default_rng(seed)


def test_direct_answers_have_scipys_distance():
    one, other = [10, 20, 30, 40], [40, 20, 20, 20]
    places = [1.0, 2.0, 4.0, 8.0]
    found = distribution_distance((DIRECT, one), (DIRECT, other), rng=rng(), positions=places)
    expected = wasserstein_distance(places, places, one, other)
    assert found.plug_in == pytest.approx(expected)
    assert found.maximum_likelihood == pytest.approx(expected)
    assert found.low < expected < found.high
    assert found.p_value < 0.01


def test_total_variation_is_half_the_sum_of_differences():
    found = distribution_distance(
        (DIRECT, [10, 20, 30, 40]),
        (DIRECT, [40, 20, 20, 20]),
        rng=rng(),
        kind=DistanceKind.TOTAL_VARIATION,
    )
    assert found.plug_in == pytest.approx(0.3)
    assert found.high <= 1


def test_coins_are_undone_before_the_distance_is_taken():
    truth = np.array([0.1, 0.2, 0.3, 0.2, 0.2]), np.array([0.3, 0.3, 0.2, 0.1, 0.1])
    counts = [np.round(t @ matrix(FIVE.rows) * 10**6).astype(int) for t in truth]
    found = distribution_distance((FIVE, counts[0]), (FIVE, counts[1]), rng=rng())
    expected = np.abs(np.cumsum(truth[0] - truth[1])[:-1]).sum()
    assert found.plug_in == pytest.approx(expected, abs=1e-4)
    assert found.bias == 0


def test_equal_groups_are_near_but_for_noise_which_is_taken_off():
    counts = [22, 18, 20, 19, 21]
    found = distribution_distance((FIVE, counts), (FIVE, counts[::-1]), rng=rng())
    assert found.plug_in > 0
    assert found.bias > 0
    assert found.estimate == 0
    assert found.low == 0
    assert found.p_value > 0.5


def test_groups_through_different_coins_have_an_interval_but_no_permutations():
    found = distribution_distance((TWO_COINS, [60, 40]), (WARNER, [45, 55]), rng=rng())
    assert found.p_value is None
    assert found.low <= found.estimate <= found.high


def test_a_permutation_test_of_two_answers_is_fishers():
    exact = 0.0
    for x in range(11):  # 20 people, 8 yes, 10 in each group
        chance = math.comb(8, x) * math.comb(12, 10 - x) / math.comb(20, 10)
        exact += chance * (abs(x - 4) >= 2)
    pair = (TWO_COINS, [6, 4]), (TWO_COINS, [2, 8])
    found = distribution_distance(*pair, rng=rng(), resamples=40_000)
    assert found.p_value == pytest.approx(exact, abs=4 * math.sqrt(exact * (1 - exact) / 40_000))


def test_equal_seeds_give_equal_distances():
    pair = (FIVE, [30, 20, 10, 20, 20]), (FIVE, [20, 20, 20, 20, 20])
    assert distribution_distance(*pair, rng=rng(3)) == distribution_distance(*pair, rng=rng(3))


def test_one_report_a_group_is_no_certainty():
    found = distribution_distance((TWO_COINS, [1, 0]), (TWO_COINS, [0, 1]), rng=rng())
    assert (found.low, found.high) == (0, 1)
    assert found.p_value > 0.1


def test_equal_reports_in_each_group_are_no_certainty_either():
    found = distribution_distance((DIRECT, [3, 0, 0, 0]), (DIRECT, [0, 3, 0, 0]), rng=rng())
    assert found.low < 1 < found.high


def test_what_does_not_fit_is_a_problem():
    with pytest.raises(NoReports):
        distribution_distance((DIRECT, [0, 0, 0, 0]), (DIRECT, [1, 1, 1, 1]), rng=rng())
    with pytest.raises(UserProblem, match=r"^(?=.*so their distributions).*among 4"):
        distribution_distance((DIRECT, [1, 1, 1, 1]), (TWO_COINS, [1, 1]), rng=rng())
    with pytest.raises(UserProblem, match="The level of an interval is"):
        distribution_distance((TWO_COINS, [1, 1]), (TWO_COINS, [1, 1]), rng=rng(), level=1.5)


@pytest.mark.parametrize("positions", [[1, 2], [1, 2, 2, 3], [1, 2, math.nan, 4]])
def test_positions_must_rise(positions):
    with pytest.raises(UserProblem, match=r"^(?=.*answers must be as many).*4 answers"):
        distribution_distance((DIRECT, [1] * 4), (DIRECT, [1] * 4), rng=rng(), positions=positions)


@pytest.mark.slow
@pytest.mark.parametrize("shift", [0.0, 0.03, 0.1, 0.3])
@pytest.mark.parametrize("n", [200, 2000])
def test_the_interval_covers_and_the_bias_shrinks(n, shift):
    """Two groups of five levels, k_rr, mass ``shift`` carried two levels up; 1,500 pairs."""
    generator = rng(17)
    first = np.array([0.35, 0.2, 0.2, 0.15, 0.1])
    second = first + shift * np.array([-1, 0, 1, 0, 0])
    truth = 2 * shift
    runs, held, plain, mended, rejected = 1500, 0, [], [], 0
    for _ in range(runs):
        counts = [generator.multinomial(n, p @ matrix(FIVE.rows)) for p in (first, second)]
        found = distribution_distance(
            (FIVE, counts[0]), (FIVE, counts[1]), rng=generator, resamples=500
        )
        held += found.low <= truth <= found.high
        rejected += found.p_value <= 0.05
        plain.append(found.plug_in)
        mended.append(found.estimate)
    print(
        f"n {n}, distance {truth}: held {held / runs:.4f}, bias {np.mean(plain) - truth:+.4f} → "
        f"{np.mean(mended) - truth:+.4f}, rejected {rejected / runs:.4f}"
    )
    noise = 4 * math.sqrt(0.05 * 0.95 / runs)
    assert held / runs > 0.93 - noise / 2
    assert abs(np.mean(mended) - truth) <= abs(np.mean(plain) - truth) + 0.02
    assert shift > 0 or rejected / runs < 0.05 + noise


def test_groups_of_unlike_size_add_up_what_each_ones_coins_cause(monkeypatch):
    """Where all reports are equal, the variance is that of the coins at smoothed shares, of both groups."""
    seen = []
    draws = module._student_draws
    monkeypatch.setattr(
        module, "_student_draws", lambda c, *more: seen.append(c) or draws(c, *more)
    )
    reports = SampleReports.of(np.zeros(60, dtype=int), stratified(np.ones(60)))
    groups = [reports.among(np.arange(60) < 10), reports.among(np.arange(60) >= 10)]
    channel = Warner(p=Fraction(4, 5)).channel
    weighted_distribution_distance(channel, *groups, rng=rng())
    # a report of n: the smoothed share of all "yes" is (n + ½)/(n + 1), truth being certain;
    # it is recorded as yes with 4/5 of that and 1/5 of the rest; pseudo-answers are 4/3 and −1/3
    expected = 0.0
    for n in (10, 50):
        yes = (n + 0.5) / (n + 1)
        recorded = 0.8 * yes + 0.2 * (1 - yes)
        expected += recorded * (1 - recorded) * (5 / 3) ** 2 / n
    assert np.diag(seen[0])[0] == pytest.approx(expected, rel=0.1)
