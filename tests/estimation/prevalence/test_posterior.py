"""Credible intervals: exact for two answers, by draws with a fixed seed for more."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import beta, truncnorm

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence import posterior
from surveyapp.estimation.prevalence.closed_form import estimate_margin, estimate_prevalence
from tests.helpers.channels import together

BAYES = IntervalMethod.BAYES
TWO_COINS = TwoCoins().channel
THREE_REPORTS = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel


def ends(channel, counts, **manner):
    """Both ends of each answer's interval."""
    made = estimate_prevalence(channel, counts, method=BAYES, **manner)
    assert all(one.interval.method is BAYES for one in made)
    return np.array([[one.interval.low, one.interval.high] for one in made])


def test_one_posterior_serves_every_level_and_population(monkeypatch):
    """Far outside what a channel gives, drawing takes seconds: it is done once for the same reports."""
    drawn = []
    real = posterior.draw_posterior
    monkeypatch.setattr(
        posterior, "draw_posterior", lambda *a, **k: drawn.append(k["draws"]) or real(*a, **k)
    )
    posterior._drawn.cache_clear()
    counts = [11, 7, 9, 8, 6]
    wide = ends(FIVE, counts, level=0.99)
    assert np.all(wide[:, 0] < ends(FIVE, counts, level=0.8)[:, 0])
    ends(FIVE, counts, population=400)
    assert drawn == [posterior.INTERVAL_DRAWS]


@pytest.mark.parametrize("counts", [(0, 1), (7, 13), (0, 200), (40_000, 60_000)])
def test_a_direct_question_has_the_points_of_beta(counts):
    yes, no = counts
    expected = beta.ppf([0.025, 0.975], yes + 1, no + 1)
    assert ends(Direct(k=2).channel, counts)[0] == pytest.approx(expected, rel=1e-4, abs=1e-6)


@pytest.mark.parametrize("counts", [(80, 120), (10, 90), (5, 95), (70, 30)])
def test_two_coins_have_the_points_of_a_beta_cut_to_a_quarter_and_three(counts):
    yes, no = counts
    shares = beta(yes + 1, no + 1)
    low, high = shares.cdf([0.25, 0.75])
    expected = 2 * shares.ppf(low + np.array([0.05, 0.95]) * (high - low)) - 0.5
    assert ends(TWO_COINS, counts, level=0.9)[0] == pytest.approx(expected, abs=1e-6)


def test_three_reports_have_the_points_of_the_integrated_likelihood():
    share = np.linspace(0, 1, 200_001)
    rows = np.array([[float(entry) for entry in row] for row in THREE_REPORTS.rows])
    mixed = np.multiply.outer(share, rows[0]) + np.multiply.outer(1 - share, rows[1])
    below = np.cumsum(np.prod(mixed ** [20, 15, 25], axis=1))
    expected = np.interp([0.025, 0.975], below / below[-1], share)
    assert ends(THREE_REPORTS, [20, 15, 25])[0] == pytest.approx(expected, abs=1e-4)


def test_the_second_answers_interval_mirrors_the_firsts():
    yes, no = ends(TWO_COINS, [30, 70])
    assert no == pytest.approx(1 - yes[::-1])


def test_a_direct_choice_of_three_has_the_points_of_its_beta():
    counts = (3, 17, 40)
    for place, found in enumerate(ends(Direct(k=3).channel, counts)):
        expected = beta.ppf([0.025, 0.975], counts[place] + 1, 60 - counts[place] + 2)
        assert found == pytest.approx(expected, abs=0.004)


def test_many_reports_of_five_choices_leave_the_normal_interval():
    counts = np.array([26_000, 22_000, 20_000, 17_000, 15_000])
    made = estimate_prevalence(FIVE, counts.tolist(), method=BAYES)
    for one in made:
        reach = 1.96 * one.standard_error
        assert one.interval.low == pytest.approx(one.prevalence - reach, abs=0.05 * reach)
        assert one.interval.high == pytest.approx(one.prevalence + reach, abs=0.05 * reach)


def test_an_estimate_below_0_leaves_half_of_a_normal_curve():
    """Under a flat prior the posterior of many reports is a normal curve cut at 0."""
    yes, _ = estimate_prevalence(TWO_COINS, [24_800, 75_200], method=BAYES)
    error = yes.standard_error
    expected = truncnorm.ppf([0.025, 0.975], -yes.prevalence / error, np.inf, yes.prevalence, error)
    assert (yes.interval.low, yes.interval.high) == pytest.approx(expected, rel=0.01)


def test_equal_reports_give_equal_intervals():
    counts = [10, 20, 30, 5, 5]
    assert ends(FIVE, counts).tolist() == ends(FIVE, counts).tolist()


def test_the_parts_of_a_joint_question_are_sums_of_its_combinations():
    channel = together(TWO_COINS, Direct(k=2).channel)
    made = estimate_margin(channel, [20, 10, 30, 40], (0, 0, 1, 1), method=BAYES)
    # weights of draws from the prior
    rows = np.array([[float(entry) for entry in row] for row in channel.rows])
    drawn = np.random.default_rng(1).dirichlet(np.ones(4), size=400_000)
    heights = np.log(drawn @ rows) @ [20, 10, 30, 40]
    weights = np.exp(heights - heights.max())
    share = drawn[:, 0] + drawn[:, 1]
    order = np.argsort(share)
    below = np.cumsum(weights[order])
    expected = np.interp([0.025, 0.975], below / below[-1], share[order])
    assert [made[0].interval.low, made[0].interval.high] == pytest.approx(
        expected.tolist(), abs=0.01
    )


def test_a_census_of_direct_answers_leaves_nothing_to_know():
    made = ends(Direct(k=2).channel, [30, 70], population=100)
    assert made[0] == pytest.approx([0.3, 0.3])


def test_where_chains_do_not_settle_the_score_interval_stands_and_says_so(monkeypatch):
    monkeypatch.setattr(posterior, "credible_intervals", lambda *_: None)
    yes, _ = estimate_prevalence(TWO_COINS, [30, 70], method=BAYES)
    assert yes.interval.method is IntervalMethod.WILSON
