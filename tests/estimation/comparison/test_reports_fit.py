from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from scipy.stats import binom

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.comparison.reports_fit import goodness_of_fit, reports_fit
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
THREE = KRR(k=3, p_truth=Fraction(1, 2)).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
KUK = Channel(  # two draws, red with 4/5 or 1/5
    (
        (Fraction(16, 25), Fraction(8, 25), Fraction(1, 25)),
        (Fraction(1, 25), Fraction(8, 25), Fraction(16, 25)),
    )
)


def test_reports_within_the_possible_shares_fit():
    fit = reports_fit(TWO_COINS, [40, 60])
    assert (fit.p_value, fit.statistic, fit.cautions) == (1, 0, ())


@pytest.mark.parametrize("counts", [[10, 90], [90, 10]])
def test_reports_beyond_chance_are_warned_of(counts):
    fit = reports_fit(TWO_COINS, counts)
    assert fit.method == "exact binomial"
    assert fit.p_value == pytest.approx(binom.cdf(10, 100, 0.25), rel=1e-6)
    assert "misunderstood the instruction" in str(fit.cautions[0])


def test_no_reports_have_a_probability_of_zero():
    fit = reports_fit(TWO_COINS, [300_000, 0])
    assert fit.p_value == 0
    assert "(p = 1e-300)" in str(fit.cautions[0])


def brute(n, low, high, x):
    """Largest Pr over λ in [low, high] that a count is as rare as x on either side."""

    def rarity(count):
        if count < low * n:
            return binom.cdf(count, n, low)
        if count > high * n:
            return binom.sf(count - 1, n, high)
        return 1.0

    rare = [count for count in range(n + 1) if rarity(count) <= rarity(x) * (1 + 1e-9)]
    return max(binom.pmf(rare, n, share).sum() for share in np.linspace(low, high, 41))


@given(st.integers(1, 40), st.integers(0, 40), st.integers(51, 99))
def test_the_exact_p_value_is_the_worst_over_all_possible_shares(n, x, percent):
    assume(x <= n)
    p = Fraction(percent, 100)
    fit = reports_fit(Warner(p=p).channel, [x, n - x])
    assert fit.p_value == pytest.approx(min(brute(n, float(1 - p), float(p), x), 1), abs=1e-9)


def test_three_reports_are_tested_by_their_likelihood():
    fit = reports_fit(THREE, [5, 100, 95])
    assert fit.method == "likelihood ratio"
    assert fit.p_value < 1e-4
    assert fit.cautions
    assert not reports_fit(THREE, [50, 100, 95]).cautions


def test_direct_answers_are_never_impossible():
    assert reports_fit(Direct(k=3).channel, [0, 4, 5]).p_value == 1


def test_more_reports_than_answers_must_fit_inside_too():
    """Two draws of Kuk: never one red card of two has nothing to do with the prevalence."""
    fit = reports_fit(KUK, [100, 0, 100])
    assert fit.p_value < 1e-10
    assert goodness_of_fit(KUK, [100, 0, 100]).p_value < 1e-10
    assert reports_fit(KUK, [34, 32, 34]).p_value > 0.9


def test_a_fit_needs_spare_reports():
    assert goodness_of_fit(WARNER, [5, 5]) is None
    found = goodness_of_fit(KUK, [40, 30, 30])
    assert found.freedom == 1
    assert 0 < found.p_value < 1


def test_two_limits_far_from_chance_use_their_angle():
    fit = reports_fit(FIVE, [15, 15, 70, 60, 60])
    assert 0 < fit.p_value < 0.5


def test_nothing_to_test_is_a_problem():
    with pytest.raises(NoReports):
        reports_fit(WARNER, [0, 0])
    gap = Channel(
        ((Fraction(1), Fraction(0), Fraction(0)), (Fraction(0), Fraction(1), Fraction(0)))
    )
    with pytest.raises(ImpossibleReport):
        reports_fit(gap, [1, 1, 1])


@pytest.mark.slow
@pytest.mark.parametrize(
    "truth", [(0, 0.5, 0.5), (0, 0, 1), (0.02, 0.02, 0.96), (0.2, 0.3, 0.5)], ids=str
)
def test_honest_reports_are_rarely_called_impossible(truth):
    """Size at 5 % of the feasibility test of three reports, n = 300, 2,000 surveys."""
    rng = np.random.default_rng(11)
    shares = np.array(truth) @ np.array(THREE.rows, dtype=float)
    runs = 2000
    alarms = sum(
        reports_fit(THREE, rng.multinomial(300, shares)).p_value < 0.05 for _ in range(runs)
    )
    print(f"{truth}: {alarms / runs:.4f}")
    assert alarms / runs < 0.05 + 4 * math.sqrt(0.05 * 0.95 / runs)
