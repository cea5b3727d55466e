from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel, ChannelProblem
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import (
    ImpossibleReport,
    NoReports,
    debiased,
    estimate_prevalence,
)
from surveyapp.estimation.prevalence.intervals import IntervalMethod
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture, most_likely
from tests.helpers.channels import together

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
DIRECT = Direct(k=2).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
UNEVEN = ForcedChoice(
    p_truth=Fraction(1, 2), p_forced=(Fraction(1, 4), Fraction(1, 8), Fraction(1, 8)), k=3
).channel
THREE_REPORTS = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)


@st.composite
def channels(draw):
    """Any channel with 2 to 4 answers that can be debiased, square or with one report more."""
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
    assume(max(abs(v) for row in debiasing for v in row) < 1000)
    return channel


@st.composite
def counted(draw):
    """A channel and counts of its reports, not all zero."""
    channel = draw(channels())
    counts = draw(st.lists(st.integers(0, 300), min_size=channel.reports, max_size=channel.reports))
    assume(sum(counts) > 0)
    return channel, counts


def test_two_coins_doubles_the_share_and_takes_a_half():
    yes, no = estimate_prevalence(TWO_COINS, [80, 120])
    assert yes.prevalence == pytest.approx(2 * 0.4 - 0.5, abs=1e-15)
    assert no.prevalence == pytest.approx(0.7, abs=1e-15)
    assert yes.n == 200


def test_two_coins_total_variance_divides_by_n_less_one():
    yes, _ = estimate_prevalence(TWO_COINS, [80, 120])
    assert yes.standard_error == pytest.approx(math.sqrt(4 * 0.4 * 0.6 / 199), rel=1e-14)


def test_two_coins_cause_three_quarters_over_n():
    yes, no = estimate_prevalence(TWO_COINS, [80, 120])
    assert yes.coin_error == pytest.approx(math.sqrt(3 / (4 * 200)), rel=1e-15)
    assert no.coin_error == yes.coin_error


def test_a_sample_from_a_finite_population_has_the_variance_of_the_golden_table():
    yes, _ = estimate_prevalence(TWO_COINS, [80, 120], population=600)
    expected = (1 - 200 / 600) * 4 * 0.4 * 0.6 / 199 + 3 / (4 * 600)
    assert yes.standard_error == pytest.approx(math.sqrt(expected), rel=1e-14)


def test_a_sample_that_is_the_whole_population_has_only_the_coins_left():
    yes, _ = estimate_prevalence(TWO_COINS, [80, 120], population=200)
    assert yes.standard_error == yes.coin_error
    assert yes.sampling_error == 0


def test_asking_everybody_directly_leaves_no_doubt():
    yes, _ = estimate_prevalence(DIRECT, [30, 70], population=100)
    assert (yes.interval.low, yes.interval.high) == pytest.approx((0.3, 0.3))
    assert yes.standard_error == 0


def test_warner_undoes_its_coins():
    yes, _ = estimate_prevalence(WARNER, [45, 55])
    assert yes.prevalence == pytest.approx((0.45 - 0.3) / 0.4, abs=1e-15)
    assert yes.standard_error == pytest.approx(math.sqrt(0.45 * 0.55 / 99) / 0.4, rel=1e-13)
    assert yes.coin_error == pytest.approx(math.sqrt(0.7 * 0.3 / 100) / 0.4, rel=1e-13)


def test_direct_questions_have_no_error_by_coins():
    yes, _ = estimate_prevalence(DIRECT, [30, 70])
    assert yes.coin_error == 0
    assert yes.sampling_error == yes.standard_error


def test_the_naive_reading_is_kept_beside_the_estimate():
    assert estimate_prevalence(TWO_COINS, [80, 120])[0].raw_share == 0.4


def test_reports_that_are_no_answers_have_no_naive_reading():
    assert estimate_prevalence(THREE_REPORTS, [5, 5, 5])[0].raw_share is None
    assert estimate_prevalence(WARNER, [5, 5], reports_are_answers=False)[0].raw_share is None


def test_an_estimate_below_zero_is_shown_and_its_likelihood_is_not():
    yes, no = estimate_prevalence(TWO_COINS, [20, 180])
    assert yes.prevalence == pytest.approx(-0.3)
    assert (yes.maximum_likelihood, no.maximum_likelihood) == (0.0, 1.0)


def test_a_total_below_what_the_coins_alone_cause_is_raised_to_it():
    yes, _ = estimate_prevalence(TWO_COINS, [0, 50])
    assert yes.standard_error == yes.coin_error == pytest.approx(math.sqrt(3 / 200))
    assert yes.sampling_error == 0


def test_no_reports_are_a_problem_and_not_a_number():
    with pytest.raises(NoReports, match="no reports"):
        estimate_prevalence(TWO_COINS, [0, 0])


@pytest.mark.parametrize("method", list(IntervalMethod))
def test_one_report_has_an_interval_but_no_standard_error(method):
    yes, _ = estimate_prevalence(TWO_COINS, [1, 0], method=method)
    assert yes.standard_error is None
    assert yes.sampling_error is None
    assert yes.coin_error == pytest.approx(math.sqrt(3 / 4))
    assert 0 <= yes.interval.low <= yes.interval.high <= 1


def test_one_report_asked_for_wald_says_chebyshev():
    yes, _ = estimate_prevalence(TWO_COINS, [1, 0], method=IntervalMethod.WALD)
    assert yes.interval.method is IntervalMethod.CHEBYSHEV


def test_one_report_that_is_the_whole_population_has_a_standard_error():
    yes, _ = estimate_prevalence(TWO_COINS, [1, 0], population=1, method=IntervalMethod.CHEBYSHEV)
    assert yes.standard_error == pytest.approx(math.sqrt(3 / 4))


def test_more_reports_than_people_are_refused():
    with pytest.raises(UserProblem, match=r"^(?=.*Give the number of people).*at least 200"):
        estimate_prevalence(TWO_COINS, [80, 120], population=199)


@pytest.mark.parametrize("level", [0, 1, 95, -0.1, math.nan])
def test_a_level_that_is_no_probability_is_refused(level):
    with pytest.raises(UserProblem, match=r"^(?=.*The level of an interval is).*Write 0\.95"):
        estimate_prevalence(TWO_COINS, [80, 120], level=level)


def test_a_report_that_the_design_never_gives_is_refused():
    half = Fraction(1, 2)
    channel = Channel(((half, half, Fraction(0)), (Fraction(1, 4), Fraction(3, 4), Fraction(0))))
    with pytest.raises(ImpossibleReport, match="number 3 was counted 7 times"):
        estimate_prevalence(channel, [1, 2, 7])
    assert estimate_prevalence(channel, [3, 5, 0])[0].interval.method is IntervalMethod.GUARDED


@pytest.mark.parametrize("counts", [[1], [1, 2, 3], [-1, 2], [0.5, 1]])
def test_counts_that_are_no_counts_are_our_own_mistake(counts):
    with pytest.raises(ValueError, match="whole numbers"):
        estimate_prevalence(TWO_COINS, counts)


def test_a_channel_that_teaches_nothing_is_refused():
    half = Fraction(1, 2)
    with pytest.raises(ChannelProblem):
        estimate_prevalence(Channel(((half, half), (half, half))), [1, 2])


def test_counts_may_be_an_array_and_stay_as_they_are():
    counts = np.array([80, 120])
    estimate_prevalence(TWO_COINS, counts)
    assert counts.tolist() == [80, 120]


def test_a_single_possible_answer_is_everybodys():
    (only,) = estimate_prevalence(Channel(((Fraction(1, 2), Fraction(1, 2)),)), [3, 4])
    assert only.prevalence == only.maximum_likelihood == 1


def test_the_largest_list_of_choices_is_estimated():
    channel = KRR(k=256, epsilon=Fraction(2)).channel
    estimates = estimate_prevalence(channel, list(range(256)))
    assert sum(e.prevalence for e in estimates) == pytest.approx(1, abs=1e-9)
    assert sum(e.maximum_likelihood for e in estimates) == pytest.approx(1, abs=1e-9)


@settings(deadline=None)
@given(counted())
def test_estimates_are_the_exact_fractions(example):
    channel, counts = example
    debiasing, n = channel.debiasing(), sum(counts)
    estimates = estimate_prevalence(channel, counts)
    for a, estimate in enumerate(estimates):
        exact = sum(Fraction(c, n) * row[a] for c, row in zip(counts, debiasing, strict=True))
        assert estimate.prevalence == pytest.approx(float(exact), abs=1e-12, rel=1e-15)


@settings(deadline=None)
@given(counted())
def test_the_two_parts_add_up_in_squares(example):
    channel, counts = example
    for estimate in estimate_prevalence(channel, counts, population=2 * sum(counts) + 3):
        if estimate.standard_error is not None:
            both = math.hypot(estimate.sampling_error, estimate.coin_error)
            assert both == pytest.approx(estimate.standard_error, rel=1e-9)


@settings(deadline=None)
@given(counted())
def test_a_smaller_population_never_makes_less_certain(example):
    channel, counts = example
    n = sum(counts)
    if n < 2:
        return
    errors = [
        estimate_prevalence(channel, counts, population=size)[0].standard_error
        for size in (n, n + 1, 2 * n, None)
    ]
    assert all(a <= b * (1 + 1e-12) for a, b in itertools.pairwise(errors))


def log_likelihood(channel, counts, shares):
    rows = np.array([[float(p) for p in row] for row in channel.rows])
    return float(np.asarray(counts) @ np.log(np.maximum(np.asarray(shares) @ rows, 1e-300)))


@settings(deadline=None)
@given(counted())
def test_the_most_likely_prevalences_lie_in_the_simplex_and_beat_a_grid(example):
    channel, counts = example
    shares = most_likely(channel, counts, debiased(channel.debiasing(), counts))
    assert shares.min() >= 0
    assert shares.sum() == pytest.approx(1, abs=1e-12)
    best = log_likelihood(channel, counts, shares)
    grid = np.random.default_rng(1).dirichlet(np.full(channel.answers, 0.5), size=300)
    corners = np.eye(channel.answers)
    for other in (*grid, *corners):
        assert log_likelihood(channel, counts, other) <= best + 1e-9 * max(1, abs(best))


def em(rows, counts, steps):
    shares = np.full(len(rows), 1 / len(rows))
    for _ in range(steps):
        shares *= rows @ (counts / (shares @ rows)) / counts.sum()
    return shares


@pytest.mark.parametrize(
    ("channel", "counts"),
    [
        (UNEVEN, [10, 5, 85]),
        (FIVE, [1, 20, 30, 40, 9]),
        (THREE_REPORTS, [40, 30, 30]),
        (THREE_REPORTS, [0, 3, 30]),
    ],
)
def test_the_closed_form_and_the_newton_steps_end_where_em_ends(channel, counts):
    rows = np.array([[float(p) for p in row] for row in channel.rows])
    slow = em(rows, np.array(counts, dtype=float), 100_000)
    quick = most_likely(channel, counts, debiased(channel.debiasing(), counts))
    assert quick == pytest.approx(slow, abs=1e-9)
    assert maximize_mixture(rows, np.array(counts, dtype=float)) == pytest.approx(slow, abs=1e-9)


@settings(max_examples=50, deadline=None)
@given(counted())
def test_newton_steps_agree_with_the_closed_form_of_the_interior(example):
    channel, counts = example
    unbiased = debiased(channel.debiasing(), counts)
    if channel.answers == channel.reports and min(unbiased) > 0:
        rows = np.array([[float(p) for p in row] for row in channel.rows])
        found = maximize_mixture(rows, np.array(counts, dtype=float))
        assert found == pytest.approx([float(s) for s in unbiased], abs=1e-7)


def test_a_search_that_does_not_settle_says_so(monkeypatch):
    monkeypatch.setattr("surveyapp.estimation.prevalence.maximum_likelihood.MOST_STEPS", 1)
    with pytest.raises(UserProblem, match=r"^(?=.*steps, so none are shown\. The).*1 steps"):
        estimate_prevalence(THREE_REPORTS, [10, 5, 5])


def test_a_least_squares_problem_that_does_not_settle_says_so(monkeypatch):
    def stuck(*_):
        raise RuntimeError("Maximum number of iterations reached.")

    monkeypatch.setattr("scipy.optimize.nnls", stuck)
    with pytest.raises(UserProblem, match=r"steps, so none are shown\. The"):
        estimate_prevalence(THREE_REPORTS, [10, 5, 5])


def test_joint_tables_are_estimated_by_the_product_of_channels():
    estimates = estimate_prevalence(together(TWO_COINS, DIRECT), [10, 40, 60, 90])
    assert sum(e.maximum_likelihood for e in estimates) == pytest.approx(1)
    assert sum(e.prevalence for e in estimates) == pytest.approx(1)


def test_a_report_that_gives_the_answer_away_has_no_coins_behind_it():
    channel = ForcedResponse(p_truth=Fraction(1, 2), p_yes=Fraction(0)).channel
    yes, _ = estimate_prevalence(channel, [0, 50])
    assert yes.coin_error == 0


def test_three_direct_choices_are_their_shares():
    estimates = estimate_prevalence(Direct(k=3).channel, [2, 3, 5])
    assert [e.prevalence for e in estimates] == [0.2, 0.3, 0.5]
    assert [e.maximum_likelihood for e in estimates] == [0.2, 0.3, 0.5]
