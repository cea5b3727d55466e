"""The likelihood of groups in which an answer is equally prevalent, against a plain search."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import minimize, minimize_scalar

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.comparison.likelihood_ratio import (
    MOST_PAIRED,
    ForcedResponseProfile,
    GroupLikelihood,
    equality_statistic,
)
from surveyapp.estimation.comparison.two_groups import (
    CountedGroupPair,
    GroupReports,
    WeightedCounts,
    equality_test,
)
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture


def matrix(channel):
    return np.array([[float(entry) for entry in row] for row in channel.rows])


def channel(weights):
    return Channel(tuple(tuple(Fraction(int(w), int(sum(row))) for w in row) for row in weights))


def forced(rng, answers):
    ways, truth = rng.integers(0, 4, answers), int(rng.integers(1, 6))
    return channel(np.tile(ways, (answers, 1)) + truth * np.eye(answers, dtype=int))


def mixed(rng, answers, reports):
    weights = rng.integers(0, 4, (answers, reports))
    weights[np.arange(answers), np.arange(answers)] += 6
    return channel(weights)


def log_likelihood(shares, counts):
    seen = counts > 0
    return float(counts[seen] @ np.log(np.maximum(shares[seen], 1e-300)))


def divided(rows, counts, answer, share):
    """Return the most likely shares of reports where one answer has ``share``: a climb over the rest."""
    others = np.delete(rows, answer, axis=0)
    held = share * rows[answer] + (1 - share) * others
    return maximize_mixture(held, counts) @ held


def plain(first, second, answer):
    """Return G² by a search over the common prevalence, the whole way from 0 to 1."""

    def lacking(share):
        return -sum(
            log_likelihood(divided(rows, counts, answer, share), counts)
            for rows, counts in (first, second)
        )

    best = minimize_scalar(lacking, bounds=(0, 1), method="bounded", options={"xatol": 1e-11}).fun
    free = sum(
        log_likelihood(maximize_mixture(*group) @ group[0], group[1]) for group in (first, second)
    )
    return max(2 * (free + best), 0.0)


def reported(rng, one, size, spread=0.7):
    rows = matrix(one)
    return rng.multinomial(size, rng.dirichlet(np.full(len(rows), spread)) @ rows)


def both_ways(rng, one, other, size, answer):
    tallies = reported(rng, one, size), reported(rng, other, size)
    groups = [
        (matrix(each), tally.astype(float))
        for each, tally in zip((one, other), tallies, strict=True)
    ]
    found = equality_test(GroupReports(one, tallies[0]), GroupReports(other, tallies[1]), answer)
    return found.statistic, plain(*groups, answer)


@pytest.mark.parametrize("seed", range(12))
def test_forced_designs_have_the_likelihood_that_a_plain_search_finds(seed):
    rng = np.random.default_rng(seed)
    answers = int(rng.integers(2, 6))
    one = forced(rng, answers)
    other = one if seed % 2 else forced(rng, answers)
    for answer in range(answers):
        found, expected = both_ways(rng, one, other, int(10 ** rng.uniform(1, 4)), answer)
        assert found == pytest.approx(expected, rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("seed", range(12))
def test_other_designs_do_so_too(seed):
    rng = np.random.default_rng(seed)
    answers = int(rng.integers(2, 5))
    one = mixed(rng, answers, answers + seed % 2)
    other = one if seed % 3 else KRR(k=answers, p_truth=Fraction(3, 5)).channel
    for answer in range(answers):
        found, expected = both_ways(rng, one, other, int(10 ** rng.uniform(1, 4)), answer)
        assert found == pytest.approx(expected, rel=1e-6, abs=1e-6)


def test_many_answers_are_searched_and_agree_with_the_closed_form(monkeypatch):
    rng = np.random.default_rng(4)
    one = KRR(k=MOST_PAIRED + 1, p_truth=Fraction(3, 5)).channel
    tallies = [reported(rng, one, 900, spread=2.0) for _ in range(2)]
    closed = equality_statistic(*(GroupLikelihood(one, tally) for tally in tallies), 3)
    monkeypatch.setattr(Channel, "forced_form", lambda _self: None)
    searched = equality_statistic(*(GroupLikelihood(one, tally) for tally in tallies), 3)
    assert searched == pytest.approx(closed, abs=1e-6)
    assert closed > 0.01


@pytest.mark.parametrize("answer", [0, 2])
def test_the_profile_is_the_best_division_and_its_slope_the_derivative(answer):
    one = KRR(k=4, p_truth=Fraction(1, 2)).channel
    counts = np.array([30.0, 4.0, 50.0, 16.0])  # the second answer is most likely absent
    profile = ForcedResponseProfile.of(one.forced_form(), counts, answer)
    rows = matrix(one)
    for share in (0.0, 0.1, 0.35, 0.8, 0.99):

        def lacking(parts, share=share):
            parts = np.exp(parts) / np.exp(parts).sum()
            return -log_likelihood(np.insert((1 - share) * parts, answer, share) @ rows, counts)

        best = min(minimize(lacking, start).fun for start in (np.zeros(3), np.array([1.0, -4, 0])))
        assert profile.at(share) == pytest.approx(-best, abs=1e-4)
        if share > 0:
            slope = (profile.at(share + 1e-6) - profile.at(share - 1e-6)) / 2e-6
            assert profile.slope(share) == pytest.approx(slope, rel=1e-5, abs=1e-4)


def test_ends_where_a_report_would_be_impossible_are_left():
    direct = Direct(k=3).channel
    found = equality_test(GroupReports(direct, [10, 0, 0]), GroupReports(direct, [0, 4, 6]))
    expected = -2 * 20 * np.log(0.5)  # half and half in common, and each group all of one kind
    assert found.statistic == pytest.approx(expected)
    nobody = equality_test(GroupReports(direct, [0, 3, 7]), GroupReports(direct, [0, 4, 6]))
    assert nobody.statistic == pytest.approx(0, abs=1e-9)
    everybody = equality_test(GroupReports(direct, [3, 0, 0]), GroupReports(direct, [5, 0, 0]))
    assert everybody.statistic == pytest.approx(0, abs=1e-9)


def test_weighted_counts_need_not_be_whole():
    one = KRR(k=3, p_truth=Fraction(3, 5)).channel
    counts = np.array([10.5, 20.25, 9.25]), np.array([25.5, 10.0, 4.5])
    found = equality_test(*(WeightedCounts(one, each) for each in counts), 0)
    expected = plain(*((matrix(one), each) for each in counts), 0)
    assert found.statistic == pytest.approx(expected, rel=1e-6)


def test_a_group_is_estimated_once_however_often_it_is_compared(monkeypatch):
    made = []

    def counted(*arguments, **named):
        made.append(named["level"])
        return estimate_prevalence(*arguments, **named)

    monkeypatch.setattr("surveyapp.estimation.comparison.two_groups.estimate_prevalence", counted)
    one = KRR(k=3, p_truth=Fraction(3, 5)).channel
    groups = [GroupReports(one, [10 + i, 20, 15 - i]) for i in range(4)]
    for second in groups[1:]:
        for answer in range(3):
            again = GroupReports(one, groups[0].counts), GroupReports(one, second.counts)
            assert CountedGroupPair(groups[0], second).difference(answer) == CountedGroupPair(
                *again
            ).difference(answer)
            assert CountedGroupPair(groups[0], second).odds_ratio(answer) == CountedGroupPair(
                *again
            ).odds_ratio(answer)
    made.clear()
    for second in groups[1:]:
        CountedGroupPair(groups[0], second).difference(1)
        CountedGroupPair(groups[0], second).odds_ratio(2)
    assert made == []
    other = groups[0].estimates(DEFAULT_METHOD, 0.9)
    assert made == [0.9]
    assert other == estimate_prevalence(one, groups[0].counts, level=0.9)


def test_of_a_direct_question_nobody_can_have_given_the_answer_that_some_gave():
    profile = ForcedResponseProfile.of(Direct(k=3).channel.forced_form(), (4, 5, 6), 0)
    assert profile.at(0.0) == -math.inf
    assert profile.at(4 / 15) == pytest.approx(
        4 * math.log(4 / 15) + 5 * math.log(5 / 15) + 6 * math.log(6 / 15)
    )
