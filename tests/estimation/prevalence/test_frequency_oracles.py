"""Frequency oracles on the desk: fast against slow and obvious, unbiasedness, which oracle to take."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.designs.core.parameters import ParameterProblem, ParameterProblems
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.hadamard import Hadamard
from surveyapp.designs.oracles.local_hashing import LocalHashing
from surveyapp.designs.oracles.subset_selection import SubsetSelection
from surveyapp.designs.oracles.unary import Unary
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence import frequency_oracles
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.frequency_oracles import (
    NotReports,
    aggregate,
    best_oracle,
    code_reports,
    estimate_frequencies,
    norm_sub,
    simulate_reports,
    support_matrix,
    support_of,
    written_reports,
)
from surveyapp.estimation.privacy_audit import chi_square

every_oracle = pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)


def obvious(design, reports):
    """Count support report by report."""
    counts = [0] * design.k
    for report in reports:
        for choice, is_supported in enumerate(design.supported(report)):
            counts[choice] += is_supported
    return counts


@every_oracle
@pytest.mark.parametrize("k", [2, 7, 8, 9, 64, 65, 128])
def test_aggregation_is_counting_report_by_report(kind, k):
    design = kind(k=k, epsilon=Fraction(1))
    reports = [design.randomize(i % k, SystemCoins()) for i in range(700)]
    expected = obvious(design, reports)
    coded = code_reports(design, reports)
    assert aggregate(design, reports).tolist() == expected
    assert aggregate(design, coded).tolist() == expected
    assert aggregate(design, np.array(reports)).tolist() == expected
    assert support_matrix(design, coded).sum(axis=0).tolist() == expected
    assert written_reports(design, coded) == reports


@given(n=st.integers(0, 2000), k=st.integers(2, 90), seed=st.integers(0, 2**32))
def test_bits_are_added_by_carry_save_as_one_by_one(n, k, seed):
    design = Unary(k=k, epsilon=Fraction(1))
    bits = np.random.default_rng(seed).random((n, k)) < 0.7
    assert np.array_equal(aggregate(design, bits), bits.sum(axis=0))
    assert np.array_equal(aggregate(design, np.packbits(bits, axis=1)), bits.sum(axis=0))
    assert support_matrix(design, bits) is bits


def test_more_reports_than_are_worked_on_at_a_time():
    design = Unary(k=10, epsilon=Fraction(1))
    bits = np.random.default_rng(1).random((frequency_oracles.ROWS * 2 + 5, 10)) < 0.3
    coded = np.packbits(bits, axis=1)
    assert np.array_equal(aggregate(design, coded), bits.sum(axis=0))
    assert np.array_equal(aggregate(design, written_reports(design, coded)), bits.sum(axis=0))


@every_oracle
def test_no_reports_are_no_support(kind):
    assert aggregate(kind(k=9, epsilon=Fraction(1)), []).tolist() == [0] * 9


@every_oracle
@pytest.mark.parametrize("wrong", ["", "0101", "0000000002", "000000000é", "0:9", "99999:0", "x"])
def test_what_the_design_never_gives_is_refused_by_its_number(kind, wrong):
    design = kind(k=10, epsilon=Fraction(1))
    good = [design.randomize(0, SystemCoins()) for _ in range(4)]
    with pytest.raises(NotReports, match=f"Report 4 is .*which {kind.name} never gives"):
        aggregate(design, [*good[:3], wrong, good[3]])


def test_two_wrong_lengths_that_add_up_are_refused():
    design = Unary(k=4, epsilon=Fraction(1))
    with pytest.raises(NotReports, match="Report 2 is 010"):
        aggregate(design, ["0101", "010", "01010"])


def test_coded_reports_that_the_design_never_gives_are_refused():
    lists = SubsetSelection(k=10, epsilon=Fraction(1))
    bits = np.arange(10) < np.array([[lists.size], [lists.size + 1]])
    with pytest.raises(NotReports, match=f"Report 2 is a list that has not {lists.size} marks"):
        aggregate(lists, bits)
    with pytest.raises(NotReports, match="Report 1 is longer than the choices"):
        aggregate(Unary(k=10, epsilon=Fraction(1)), np.full((3, 2), 255, dtype=np.uint8))
    with pytest.raises(NotReports, match="Report 2 is 14"):
        aggregate(Hadamard(k=8, epsilon=Fraction(1)), np.array([13, 14]))
    with pytest.raises(ValueError, match="packed uint8"):
        aggregate(Unary(k=10, epsilon=Fraction(1)), np.zeros((3, 3)))


# simulation


SMALL = [
    Unary(k=3, epsilon=Fraction(1)),
    Unary(k=3, p=Fraction(2, 3), q=Fraction(1, 7)),
    SubsetSelection(k=5, epsilon=Fraction(1, 2)),
    LocalHashing(k=3, epsilon=Fraction(1)),
    Hadamard(k=5, epsilon=Fraction(1)),
]


@pytest.mark.parametrize("design", SMALL, ids=repr)
def test_simulated_reports_have_the_exact_probabilities(design):
    rng, n = np.random.default_rng(20261121), 40_000
    reports = list(design.every_report())
    counts, expected = [], []
    for answer in range(design.k):
        coded = simulate_reports(design, np.full(n, answer), rng)
        written = np.array(written_reports(design, coded))
        counts.append([int((written == report).sum()) for report in reports])
        expected.append([n * float(design.probability(report, answer)) for report in reports])
    assert chi_square(np.array(counts), np.array(expected)).p_value > 1e-3


def test_simulated_sets_have_the_exact_probabilities():
    design, n = Unary(k=2, epsilon=Fraction(1), at_most=2), 40_000
    rng = np.random.default_rng(5)
    coded = simulate_reports(design, np.tile([True, False], (n, 1)), rng)
    written = np.array(written_reports(design, coded))
    reports = list(design.every_report())
    counts = [[int((written == report).sum()) for report in reports]]
    expected = [[n * float(design.probability(report, frozenset({0}))) for report in reports]]
    assert chi_square(np.array(counts), np.array(expected)).p_value > 1e-3


@every_oracle
def test_equal_seeds_give_equal_reports(kind):
    design, answers = kind(k=12, epsilon=Fraction(1)), np.arange(500) % 12
    first, second = (simulate_reports(design, answers, np.random.default_rng(7)) for _ in range(2))
    assert np.array_equal(first, second)


class Ties:
    """A generator whose first draw equals the threshold, and whose second one is given."""

    def __init__(self, *draws):
        self.draws = list(draws)

    def integers(self, _high, size, dtype):
        return np.full(size, self.draws.pop(0), dtype=dtype)


def test_a_coin_beyond_a_machine_word_is_exact():
    share = Fraction(5 * 2**32 + 3, 2**64)
    assert frequency_oracles.exact_coin_flips(share, (1,), Ties(5, 2)).tolist() == [True]
    assert frequency_oracles.exact_coin_flips(share, (1,), Ties(5, 3)).tolist() == [False]
    assert frequency_oracles.exact_coin_flips(share, (1,), Ties(4)).tolist() == [True]
    assert frequency_oracles.exact_coin_flips(Fraction(1, 2), (1,), Ties(2**31)).tolist() == [False]


# estimation


@every_oracle
def test_the_mean_of_many_surveys_is_the_truth(kind):
    design = kind(k=6, epsilon=Fraction(1))
    truth, n, surveys = np.array([50, 25, 13, 12, 0, 0]), 100, 2000
    answers = np.repeat(np.arange(6), truth)
    rng = np.random.default_rng(11)
    codes = simulate_reports(design, np.tile(answers, surveys), rng)
    counts = support_matrix(design, codes).reshape(surveys, n, 6).sum(axis=1)
    p, q = float(design.support.own), float(design.support.other)
    estimates = (counts / n - q) / (p - q)
    error = estimates.std(axis=0, ddof=1) / math.sqrt(surveys)
    assert np.all(np.abs(estimates.mean(axis=0) - truth / n) < 4 * error)
    # the truths are held fixed, so what is left is the coins' part
    coins = float(design.support.coin_variance(6)) / n
    assert estimates.var(axis=0, ddof=1).mean() == pytest.approx(coins, rel=0.05)


def test_estimate_and_variances_by_hand():
    design = Unary(k=3, p=Fraction(3, 4), q=Fraction(1, 4))
    first, second, third = estimate_frequencies(design, [60, 45, 20], 100)
    assert first.prevalence == pytest.approx(0.7)
    assert first.standard_error == pytest.approx(math.sqrt(4 * 0.6 * 0.4 / 99))
    assert first.coin_error == pytest.approx(math.sqrt(0.75 / 100))
    assert first.sampling_error == pytest.approx(math.sqrt(4 * 0.6 * 0.4 / 99 - 0.75 / 100))
    assert third.prevalence == pytest.approx(-0.1)
    likely = [one.maximum_likelihood for one in (first, second, third)]
    assert likely == pytest.approx([0.65, 0.35, 0])
    assert third.interval.low == 0
    assert second.interval.low < 0.4 < second.interval.high
    assert first.raw_share is None


def test_all_interval_methods_apply_as_to_one_share():
    design = Hadamard(k=5, epsilon=Fraction(2))
    made = {
        method: estimate_frequencies(design, [400, 300, 200, 250, 280], 600, method=method)[0]
        for method in IntervalMethod
    }
    assert {method: one.interval.method for method, one in made.items()} == {m: m for m in made}


def test_multiple_choice_shares_need_not_sum_to_one():
    design = Unary(k=3, epsilon=Fraction(2), at_most=3)
    made = estimate_frequencies(design, [80, 80, 5], 100)
    assert sum(one.maximum_likelihood for one in made) > 1.5
    assert made[2].maximum_likelihood == 0


def test_a_design_that_marks_others_more_often_is_debiased_too():
    design = Unary(k=2, p=Fraction(1, 4), q=Fraction(3, 4))
    first, second = estimate_frequencies(design, [40, 60], 100)
    assert first.prevalence == pytest.approx(0.7)
    assert second.prevalence == pytest.approx(0.3)
    assert first.interval.low < 0.7 < first.interval.high


def test_the_whole_population_has_only_the_coins_error():
    design = Unary(k=3, p=Fraction(3, 4), q=Fraction(1, 4))
    made = estimate_frequencies(design, [60, 45, 45], 100, population=100)[0]
    assert made.standard_error == pytest.approx(made.coin_error)


def test_no_reports_and_wrong_supports_are_refused():
    design = Unary(k=3, epsilon=Fraction(1))
    with pytest.raises(NoReports):
        estimate_frequencies(design, [0, 0, 0], 0)
    for wrong in ([1, 2], [1, 2, 11], [-1, 2, 3]):
        with pytest.raises(ValueError, match="needs 3 numbers from 0 to 10"):
            estimate_frequencies(design, wrong, 10)


@given(st.lists(st.floats(-5, 5), min_size=1, max_size=40))
def test_norm_sub_lowers_all_alike_onto_the_simplex(shares):
    made = norm_sub(np.array(shares))
    assert made.sum() == pytest.approx(1)
    assert made.min() >= 0
    drops = (np.array(shares) - made)[made > 0]
    assert np.ptp(drops) < 1e-9
    assert np.all(np.array(shares)[made == 0] <= drops.max() + 1e-9)


def test_norm_sub_leaves_the_simplex_as_it_is():
    assert norm_sub(np.array([0.2, 0.5, 0.3])) == pytest.approx([0.2, 0.5, 0.3])


# which oracle


@pytest.mark.parametrize(
    ("k", "epsilon", "name"),
    [
        (2, 1, "k_rr"),  # a yes/no question: all are the same coin
        (3, 1, "k_rr"),
        (4, 1, "k_rr"),
        (8, 2, "k_rr"),  # 3·e² + 2 = 24, but lists of two win from 9 or so
        (8, 1, "subset_selection"),
        (20, 1, "subset_selection"),
        (128, 1, "subset_selection"),
        (256, 1, "unary"),  # within one percent of subset selection, and simpler
        (256, "1/2", "unary"),
        (64, 4, "k_rr"),
        (128, 4, "subset_selection"),
    ],
)
def test_crossovers(k, epsilon, name):
    made = best_oracle(k, epsilon, 1000)
    assert made.design.name == name
    assert str(made.reason).startswith(f"{made.design.title}: with {k} choices ")
    assert "{" not in str(made.reason)


def test_k_rr_gives_way_to_unary_at_3_e_epsilon_plus_2():
    """Wang et al. (2017), 4.4: for d < 3·e^ε + 2 direct encoding is better, else unary or hashing."""
    for k in (9, 10, 11, 12):
        variances = []
        for design in (KRR(k=k, epsilon=Fraction(1)), Unary(k=k, epsilon=Fraction(1))):
            support = support_of(design)
            variances.append(
                support.other * (1 - support.other) / support.slope**2
            )  # of a rare one
        assert (variances[0] < variances[1]) == (k < 3 * math.e + 2)


@given(k=st.integers(2, 256), epsilon=st.sampled_from(["1/10", "1/2", "1", "2", "5", "12"]))
def test_the_chosen_one_is_within_one_percent_of_the_smallest_average(k, epsilon):
    made = best_oracle(k, epsilon, 500)
    averages = [row.average for row in made.table]
    assert averages == sorted(averages)
    chosen = next(row for row in made.table if row.design == made.design)
    assert chosen.average <= Fraction(101, 100) * averages[0]


def test_variances_are_those_of_the_estimates():
    made = best_oracle(5, 1, 400)
    for row in made.table:
        support = support_of(row.design)
        assert row.average == support.coin_variance(5) / 400
        at = [share / 1000 for share in range(1001)]
        slope = float(support.slope)
        reports = [share * float(support.own) + (1 - share) * float(support.other) for share in at]
        worst = max(share * (1 - share) for share in reports) / (400 * slope**2)
        assert float(row.worst) == pytest.approx(worst, rel=1e-4)


def test_the_averages_are_those_of_k_rr_by_its_channel():
    design = KRR(k=4, epsilon=Fraction(1))
    support = support_of(design)
    assert design.channel.rows[0][:2] == (support.own, support.other)


def test_what_is_out_of_range_is_refused():
    with pytest.raises(ValueError, match="at least 1"):
        best_oracle(4, 1, 0)
    with pytest.raises((ParameterProblem, ParameterProblems)):
        best_oracle(1, 1)
    with pytest.raises((ParameterProblem, ParameterProblems)):
        best_oracle(4, 0)
