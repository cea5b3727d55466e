from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import nnls

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison import cross_tables
from surveyapp.estimation.comparison.cross_tables import (
    conditional_difference,
    conditional_share,
    correlation,
    count_combinations,
    em_step,
    estimate_joint,
    log_odds_ratio,
    maximize_joint_likelihood,
)
from surveyapp.estimation.matrices import contract_axes, matrix
from surveyapp.estimation.prevalence.closed_form import (
    ImpossibleReport,
    NoReports,
    estimate_prevalence,
)
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture
from surveyapp.estimation.sampling.respondents import coin_variances
from tests.helpers.channels import together

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
DIRECT = Direct(k=2).channel
THREE = KRR(k=3, p_truth=Fraction(1, 2)).channel
WIDE = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)
SQUARE = [TWO_COINS, WARNER, DIRECT, THREE]


@st.composite
def asked_together(draw, choices=(*SQUARE, WIDE)):
    channels = draw(st.lists(st.sampled_from(choices), min_size=2, max_size=3))
    shape = tuple(channel.reports for channel in channels)
    size = math.prod(shape)
    counts = np.array(draw(st.lists(st.integers(0, 50), min_size=size, max_size=size)))
    counts[draw(st.integers(0, size - 1))] += 2
    return channels, counts.reshape(shape)


def kronecker(channels):
    big = channels[0]
    for channel in channels[1:]:
        big = together(big, channel)
    return big


@given(asked_together())
def test_the_unbiased_table_is_that_of_the_kronecker_product(case):
    channels, counts = case
    big = kronecker(channels)
    if all(channel.answers == channel.reports for channel in channels):
        table = matrix(big.debiasing())
    else:
        table = matrix(channels[0].debiasing())
        for channel in channels[1:]:
            table = np.kron(table, matrix(channel.debiasing()))
    joint = estimate_joint(channels, counts)
    n = counts.sum()
    shares = counts.ravel() / n
    assert joint.unbiased.ravel() == pytest.approx(shares @ table, abs=1e-10)
    squares = shares @ table**2 - (shares @ table) ** 2
    coins = joint.maximum_likelihood.ravel() @ coin_variances(matrix(big.rows), table) / n
    assert joint.coin_errors.ravel() ** 2 == pytest.approx(coins, abs=1e-10)
    expected = np.maximum(squares / (n - 1), coins)
    assert joint.standard_errors.ravel() ** 2 == pytest.approx(expected, rel=1e-9, abs=1e-12)


@given(asked_together(SQUARE))
def test_marginals_are_the_estimates_of_one_question(case):
    channels, counts = case
    joint = estimate_joint(channels, counts)
    for axis, channel in enumerate(channels):
        others = tuple(a for a in range(counts.ndim) if a != axis)
        alone = estimate_prevalence(channel, counts.sum(axis=others))
        shares = [estimate.prevalence for estimate in alone]
        assert joint.unbiased.sum(axis=others) == pytest.approx(shares, abs=1e-10)


@pytest.mark.parametrize("question", [0, 1])
def test_errors_of_marginals_are_those_of_one_question(question):
    counts = np.array([[40, 30, 35], [30, 25, 40]])
    joint = estimate_joint([TWO_COINS, THREE], counts)
    gradient = np.zeros((2, 3))
    gradient[(slice(None),) * question + (0,)] = 1
    alone = estimate_prevalence((TWO_COINS, THREE)[question], counts.sum(axis=1 - question))
    total, coins = joint.standard_errors_of(gradient)
    assert joint.steps == 0  # inside the simplex, so that the most likely margins are the same
    assert total == pytest.approx(alone[0].standard_error, rel=1e-9)
    assert coins == pytest.approx(alone[0].coin_error, rel=1e-9)


@given(asked_together())
def test_the_most_likely_table_cannot_be_improved(case):
    channels, counts = case
    rows = [matrix(channel.rows) for channel in channels]
    joint = estimate_joint(channels, counts)
    assert joint.maximum_likelihood.sum() == pytest.approx(1)
    assert joint.maximum_likelihood.min() >= 0
    assert joint.gap <= 1e-6
    look = em_step(joint.maximum_likelihood, rows, counts / counts.sum())
    assert counts.sum() * (look.gradient.max() - 1) <= 1.1e-6


@given(asked_together())
def test_no_step_of_em_lowers_the_likelihood(case):
    channels, counts = case
    rows = [matrix(channel.rows) for channel in channels]
    seen = counts / counts.sum()
    shape = tuple(len(row) for row in rows)
    shares, height = np.full(shape, 1 / math.prod(shape)), -math.inf
    for _ in range(30):
        look = em_step(shares, rows, seen)
        assert look.height >= height - 1e-13
        shares, height = look.next_shares, look.height


def test_em_ends_where_newton_on_the_whole_channel_does():
    counts = np.array([[50, 3, 2], [1, 9, 30], [0, 2, 20]])
    joint = estimate_joint([THREE, THREE], counts)
    big = maximize_mixture(matrix(together(THREE, THREE).rows), counts.ravel().astype(float))
    assert joint.unbiased.min() < 0
    assert joint.maximum_likelihood.ravel() == pytest.approx(big, abs=1e-5)


def test_plain_em_ends_at_the_same_table(monkeypatch):
    counts = np.array([[50, 3, 2], [1, 9, 30], [0, 2, 20]])
    fast = estimate_joint([THREE, THREE], counts).maximum_likelihood
    monkeypatch.setattr(cross_tables, "MOST_NEWTON_CELLS", 1)
    slow = estimate_joint([THREE, THREE], counts).maximum_likelihood
    assert slow == pytest.approx(fast, abs=1e-4)


def test_newton_takes_over_where_em_creeps(monkeypatch):
    counts = np.array([[50, 3, 2], [1, 9, 30], [0, 2, 20]])
    patient = estimate_joint([THREE, THREE], counts).maximum_likelihood
    monkeypatch.setattr(cross_tables, "EM_STEPS", 4)
    assert estimate_joint([THREE, THREE], counts).maximum_likelihood == pytest.approx(
        patient, abs=1e-5
    )


def test_em_goes_on_where_newton_fails(monkeypatch):
    counts = np.array([[50, 3, 2], [1, 9, 30], [0, 2, 20]])
    patient = estimate_joint([THREE, THREE], counts).maximum_likelihood
    monkeypatch.setattr(cross_tables, "EM_STEPS", 4)
    monkeypatch.setattr(cross_tables, "_newton", lambda *_: None)
    found = estimate_joint([THREE, THREE], counts)
    assert found.maximum_likelihood == pytest.approx(patient, abs=1e-4)
    assert found.gap <= 1e-6


@given(st.integers(0, 10**6), st.integers(1, 25))
def test_pivoting_ends_where_non_negative_least_squares_does(seed, size):
    rng = np.random.default_rng(seed)
    root = rng.normal(size=(size + 3, size))
    aim = rng.normal(size=size + 3)
    expected, _ = nnls(root, aim)
    found = cross_tables._quadratic_target(root.T @ root, root.T @ aim, rng.random(size) < 0.5)
    assert found == pytest.approx(expected, abs=1e-6)


def test_pivoting_that_is_cut_short_stays_above_zero(monkeypatch):
    monkeypatch.setattr(cross_tables, "MOST_PIVOTS", 1)
    found = cross_tables._quadratic_target(np.eye(2), np.array([-1.0, 1.0]), np.array([True, True]))
    assert found.tolist() == [0, 1]


def test_a_curvature_that_is_none_gives_no_step():
    bent = np.array([[1.0, 2.0], [2.0, 1.0]])
    assert cross_tables._quadratic_target(bent, np.ones(2), np.array([True, True])) is None
    flat = cross_tables._newton(
        np.ones(2) / 2, np.ones(2), np.zeros((2, 1)), np.ones(1), np.ones(1)
    )
    assert flat is None


def test_a_search_that_does_not_end_is_a_problem(monkeypatch):
    monkeypatch.setattr(cross_tables, "MOST_NEWTON_CELLS", 1)
    monkeypatch.setattr(cross_tables, "LONG_EM_STEPS", 2)
    with pytest.raises(UserProblem, match=r"steps, so none are shown\. The"):
        maximize_joint_likelihood(
            [matrix(THREE.rows)] * 2, np.array([[50, 3, 2], [1, 9, 30], [0, 2, 20]])
        )


def test_a_cross_table_of_direct_questions_is_the_table_itself():
    counts = np.array([[10, 20], [30, 40]])
    joint = estimate_joint([DIRECT, DIRECT], counts)
    assert joint.unbiased == pytest.approx(counts / 100)
    assert joint.maximum_likelihood == pytest.approx(counts / 100)
    assert joint.coin_errors.max() == 0
    assert joint.standard_errors[0, 0] == pytest.approx(math.sqrt(0.1 * 0.9 / 99))
    assert (joint.n, joint.steps) == (100, 0)


def test_rows_are_counted_and_those_with_gaps_left_out():
    counted = count_combinations([np.array([0, 1, 1, -1]), np.array([2, 0, 2, 1])], [2, 3])
    assert counted.counts.tolist() == [[0, 0, 1], [1, 0, 1]]
    assert counted.left_out == 1
    assert str(counted.cautions[0]).endswith("all of these questions: 1.")
    assert not count_combinations([np.array([0])], [2]).cautions


def test_columns_are_checked():
    with pytest.raises(UserProblem, match=r"2 reports but the column “2” has 1 rows\. Each"):
        count_combinations([np.array([0, 1]), np.array([0])], [2, 2])
    with pytest.raises(ValueError, match="question 2"):
        count_combinations([np.array([0]), np.array([2])], [2, 2])


def test_too_many_questions_are_a_problem():
    with pytest.raises(
        UserProblem, match=r"^(?=.*combinations of answers cannot).*5 questions with 32"
    ):
        estimate_joint([DIRECT] * 5, np.ones((2,) * 5, dtype=int))


def test_no_reports_are_a_problem():
    with pytest.raises(NoReports):
        estimate_joint([DIRECT, DIRECT], np.zeros((2, 2), dtype=int))


def test_counts_that_do_not_fit_are_refused():
    with pytest.raises(ValueError, match="one axis a question"):
        estimate_joint([DIRECT, DIRECT], np.array([1, 2]))
    with pytest.raises(ValueError, match="whole numbers"):
        estimate_joint([DIRECT], np.array([0.5, 0.5]))


def test_an_impossible_report_is_a_problem():
    gap = Channel(
        ((Fraction(1), Fraction(0), Fraction(0)), (Fraction(0), Fraction(1), Fraction(0)))
    )
    with pytest.raises(ImpossibleReport, match="number 3 was counted 7"):
        estimate_joint([gap, DIRECT], np.array([[1, 1], [1, 1], [7, 0]]))


def test_one_respondent_has_a_table_but_no_standard_errors():
    joint = estimate_joint([WARNER, DIRECT], np.array([[1, 0], [0, 0]]))
    assert joint.standard_errors is None
    assert joint.unbiased.sum() == pytest.approx(1)
    assert conditional_share(joint, {0: 0}, {1: 0}).standard_error is None


def test_a_conditional_share_of_direct_answers_is_a_binomial_one():
    joint = estimate_joint([DIRECT, DIRECT], np.array([[10, 20], [30, 40]]))
    found = conditional_share(joint, {0: 0}, {1: 0})
    assert found.estimate == found.maximum_likelihood == pytest.approx(10 / 40)
    assert found.standard_error == pytest.approx(math.sqrt(0.25 * 0.75 / 40 * 100 / 99))
    assert found.coin_error == 0


def test_a_randomized_answer_among_a_direct_group_is_the_groups_own_estimate():
    joint = estimate_joint([WARNER, DIRECT], np.array([[30, 45], [40, 55]]))
    found = conditional_share(joint, {0: 0}, {1: 0})
    alone = estimate_prevalence(WARNER, [30, 40])[0]
    assert found.estimate == pytest.approx(alone.prevalence)
    assert found.standard_error == pytest.approx(alone.standard_error, rel=0.01)
    assert found.coin_error == pytest.approx(alone.coin_error, rel=0.01)


def test_a_difference_between_direct_groups_is_that_of_their_estimates():
    joint = estimate_joint([WARNER, DIRECT], np.array([[60, 45], [40, 55]]))
    found = conditional_difference(joint, {0: 0}, 1)
    one, other = (estimate_prevalence(WARNER, c)[0] for c in ([60, 40], [45, 55]))
    assert found.estimate == pytest.approx(one.prevalence - other.prevalence)
    assert found.standard_error == pytest.approx(
        math.hypot(one.standard_error, other.standard_error), rel=0.01
    )


def test_nobody_in_the_condition_is_a_problem():
    joint = estimate_joint([WARNER, DIRECT], np.array([[60, 0], [40, 0]]))
    with pytest.raises(UserProblem, match="In the maximum-likelihood estimate"):
        conditional_share(joint, {0: 0}, {1: 1})


def test_a_condition_of_negative_share_gives_only_the_most_likely():
    counts = np.array([[5, 2, 1], [2, 300, 2], [1, 2, 300]])
    joint = estimate_joint([KRR(k=3, p_truth=Fraction(1, 4)).channel, THREE], counts)
    joint_likely = joint.maximum_likelihood[0].sum()
    assert joint.unbiased[0].sum() < 0
    assert joint_likely < 0.01


def test_a_conditional_share_without_an_unbiased_one_says_so():
    joint = estimate_joint([TWO_COINS, DIRECT], np.array([[4, 0], [46, 50]]))
    spoiled = estimate_joint([TWO_COINS, DIRECT], np.array([[25, 24], [25, 26]]))
    mixed = cross_tables.JointEstimate(
        joint.channels,
        joint.counts,
        joint.unbiased,
        joint.standard_errors,
        joint.coin_errors,
        spoiled.maximum_likelihood,
        0.0,
        0,
    )
    found = conditional_share(mixed, {1: 0}, {0: 0})
    assert found.estimate is None
    assert found.maximum_likelihood is not None
    assert "is meaningless" in str(found.cautions[0])
    both = conditional_difference(mixed, {1: 0}, 0)
    assert both.estimate is None
    assert both.cautions


def test_the_odds_ratio_of_direct_answers_is_woolfs():
    counts = np.array([[10, 20], [30, 40]])
    found = log_odds_ratio(estimate_joint([DIRECT, DIRECT], counts))
    assert found.estimate == found.maximum_likelihood == pytest.approx(math.log(10 * 40 / 600))
    woolf = math.sqrt(np.sum(1 / counts) * 100 / 99)
    assert found.standard_error == pytest.approx(woolf)


def test_an_odds_ratio_with_an_impossible_cell_is_not_computed():
    found = log_odds_ratio(estimate_joint([TWO_COINS, DIRECT], np.array([[10, 0], [40, 0]])))
    assert found.estimate is None
    assert found.maximum_likelihood is None
    assert "cannot be computed" in str(found.cautions[0])


def test_axes_of_an_odds_ratio_may_be_turned():
    counts = np.arange(1, 9).reshape(2, 2, 2)
    joint = estimate_joint([DIRECT] * 3, counts)
    assert log_odds_ratio(joint, 0, 2).estimate == pytest.approx(
        log_odds_ratio(joint, 2, 0).estimate
    )


def test_the_correlation_of_direct_answers_is_pearsons():
    x = np.repeat([0, 0, 1, 1, 2, 2], [5, 9, 7, 3, 2, 8])
    y = np.repeat([0, 1, 0, 1, 0, 1], [5, 9, 7, 3, 2, 8])
    direct = Direct(k=3).channel
    joint = estimate_joint([direct, DIRECT], count_combinations([x, y], [3, 2]).counts)
    found = correlation(joint, scores=([1, 2, 5], [0, 1]))
    scored = np.array([1.0, 2, 5])[x]
    assert found.estimate == pytest.approx(np.corrcoef(scored, y)[0, 1])
    assert found.maximum_likelihood == pytest.approx(found.estimate)


def test_answers_that_do_not_vary_have_no_correlation():
    found = correlation(estimate_joint([DIRECT, DIRECT], np.array([[10, 20], [0, 0]])))
    assert (found.estimate, found.maximum_likelihood) == (None, None)
    assert "not above 0" in str(found.cautions[0])


def test_contracting_is_the_kronecker_product():
    rng = np.random.default_rng(3)
    table, mats = rng.random((2, 3, 4)), [rng.random(s) for s in ((2, 5), (3, 2), (4, 3))]
    big = np.kron(np.kron(mats[0], mats[1]), mats[2])
    assert contract_axes(table, mats).ravel() == pytest.approx(table.ravel() @ big)


@pytest.mark.slow
def test_joint_shares_and_correlation_are_unbiased_and_their_errors_right():
    """Two randomized questions with φ = 0.41, n = 2,000, 4,000 surveys, fixed seed."""
    rng = np.random.default_rng(7)
    truth = np.array([[0.2, 0.1], [0.2, 0.5]])
    expected = contract_axes(truth, [matrix(TWO_COINS.rows), matrix(WARNER.rows)])
    runs = 4000
    found, errors, r, r_errors = [], [], [], []
    for _ in range(runs):
        counts = rng.multinomial(2000, expected.ravel()).reshape(2, 2)
        joint = estimate_joint([TWO_COINS, WARNER], counts)
        found.append(joint.unbiased)
        errors.append(joint.standard_errors)
        phi = correlation(joint)
        r.append(phi.estimate)
        r_errors.append(phi.standard_error)
    noise = np.std(found, axis=0) / math.sqrt(runs)
    assert np.all(np.abs(np.mean(found, axis=0) - truth) < 4 * noise)
    assert np.mean(errors, axis=0) == pytest.approx(
        np.std(found, axis=0), rel=4 / math.sqrt(2 * runs)
    )
    print(f"φ: sd {np.std(r):.4f}, mean standard error {np.mean(r_errors):.4f}")
    assert np.mean(r_errors) == pytest.approx(np.std(r), rel=0.1)


@pytest.mark.parametrize(
    ("counts", "estimate"),
    [([[15, 0], [0, 15]], 1 / 0.36), ([[0, 15], [15, 0]], -1 / 0.36), ([[10, 8], [8, 10]], 0.3086)],
)
def test_a_correlation_beyond_one_is_told_and_no_other(counts, estimate):
    """Warner's coins with p = 4/5 keep 0.6² of a correlation: reports correlate by 1, −1 and 1/9."""
    warner = Warner(p=Fraction(4, 5)).channel
    found = correlation(estimate_joint([warner, warner], np.array(counts)))
    assert found.estimate == pytest.approx(estimate, abs=1e-4)
    assert bool(found.cautions) is (abs(estimate) > 1)
    assert abs(found.maximum_likelihood) <= 1


@pytest.mark.parametrize(("seed", "size"), [(2298, 7), (5845, 8), (17326, 6), (26057, 6)])
def test_pivoting_that_goes_round_in_circles_ends_by_moving_one_cell_at_a_time(seed, size):
    rng = np.random.default_rng(seed)
    assert int(rng.integers(3, 9)) == size
    root = rng.normal(size=(size + int(rng.integers(0, 3)), size))
    root = root * np.exp(rng.normal(size=size) * 0)
    root = root + rng.normal(size=(len(root), 1)) * 3
    curvature, wanted = root.T @ root + 1e-3 * np.eye(size), rng.normal(size=size) * 5
    found = cross_tables._quadratic_target(curvature, wanted, np.ones(size, dtype=bool))
    upper = np.linalg.cholesky(curvature).T
    expected, _ = nnls(upper, np.linalg.solve(upper.T, wanted))
    assert found == pytest.approx(expected, abs=1e-6)
