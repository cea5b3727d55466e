"""Margins of answers that were randomized together, against slow and obvious twins."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.cross_tables import (
    conditional_share,
    correlation,
    estimate_joint,
)
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import (
    NoReports,
    estimate_margin,
    estimate_prevalence,
)
from surveyapp.estimation.prevalence.frequency_oracles import simulate_reports, written_reports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.sampling.joint_margins import (
    oracle_margin,
    weighted_margin,
    weighted_oracle_margin,
)
from surveyapp.estimation.sampling.sample_designs import stratified
from tests.helpers.channels import together

FIRST, SECOND = (0, 0, 0, 1, 1, 1), (0, 1, 2, 0, 1, 2)
SIX = KRR(k=6, p_truth=Fraction(1, 2))
COUNTS = (40, 25, 31, 60, 22, 42)


def slow_variance(channel, counts, part, m):
    """Sum the covariances of the cells one by one."""
    n = sum(counts)
    table = np.array([[float(x) for x in row] for row in channel.debiasing()])
    shares = np.array(counts) / n
    mean = shares @ table
    cells = [i for i, own in enumerate(part) if own == m]
    return sum(
        float(shares @ ((table[:, i] - mean[i]) * (table[:, j] - mean[j]))) / (n - 1)
        for i, j in product(cells, cells)
    )


@pytest.mark.parametrize("part", [FIRST, SECOND])
def test_a_margin_s_variance_is_the_sum_of_the_cells_covariances(part):
    whole = estimate_prevalence(SIX.channel, COUNTS)
    for m, one in enumerate(estimate_margin(SIX.channel, COUNTS, part)):
        cells = [w for w, own in zip(whole, part, strict=True) if own == m]
        assert one.prevalence == pytest.approx(sum(w.prevalence for w in cells), abs=1e-12)
        assert one.maximum_likelihood == pytest.approx(sum(w.maximum_likelihood for w in cells))
        assert one.raw_share == pytest.approx(sum(w.raw_share for w in cells))
        assert one.standard_error**2 == pytest.approx(slow_variance(SIX.channel, COUNTS, part, m))
        # the coins of the cells hang together, so neither sum of theirs is it
        assert one.standard_error**2 < sum(w.standard_error**2 for w in cells)


def test_the_coins_part_of_a_margin_is_that_of_its_pseudo_answers():
    part = SECOND
    likely = np.array([one.maximum_likelihood for one in estimate_prevalence(SIX.channel, COUNTS)])
    rows = np.array([[float(x) for x in row] for row in SIX.channel.rows])
    table = np.array([[float(x) for x in row] for row in SIX.channel.debiasing()])
    for m, one in enumerate(estimate_margin(SIX.channel, COUNTS, part)):
        values = table[:, [i for i, own in enumerate(part) if own == m]].sum(axis=1)
        held = rows @ values**2 - (rows @ values) ** 2
        assert one.coin_error**2 == pytest.approx(float(likely @ held) / sum(COUNTS))


def test_parts_of_one_answer_each_are_the_answers_themselves():
    assert estimate_margin(SIX.channel, COUNTS, range(6)) == estimate_prevalence(
        SIX.channel, COUNTS
    )


def test_independent_coins_give_the_margin_of_one_question_alone():
    """Over a Kronecker product, the other question's coins do not matter to a margin."""
    one, other = Warner(p="4/5").channel, Warner(p="3/5").channel
    counts = np.array([[30, 20], [25, 45]])
    margin = estimate_margin(together(one, other), counts.ravel(), (0, 0, 1, 1))
    alone = estimate_prevalence(one, counts.sum(axis=1))
    for found, expected in zip(margin, alone, strict=True):
        assert found.prevalence == pytest.approx(expected.prevalence)
        assert found.standard_error == pytest.approx(expected.standard_error)
        assert found.coin_error == pytest.approx(expected.coin_error)
        assert found.interval.low == pytest.approx(expected.interval.low)


def test_a_margin_of_a_whole_population_has_the_coins_errors_alone():
    for one in estimate_margin(SIX.channel, COUNTS, FIRST, population=sum(COUNTS)):
        assert one.standard_error == pytest.approx(one.coin_error)


def test_two_valued_margins_of_k_rr_keep_the_default_interval():
    (one, _) = estimate_margin(SIX.channel, COUNTS, FIRST)
    assert one.interval.method is DEFAULT_METHOD
    (bounded, _) = estimate_margin(SIX.channel, COUNTS, FIRST, method=IntervalMethod.CHEBYSHEV)
    assert bounded.interval.low < one.interval.low
    assert one.interval.high < bounded.interval.high


# frequency oracles


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
def test_the_margin_of_an_oracle_sums_the_cells_and_claims_the_spread_that_is_seen(kind):
    """400 runs of 500 reports; fixed seed; bounds are 4.5 Monte-Carlo standard errors."""
    design = kind.read({"epsilon": 2}, 6)
    rng = np.random.default_rng(77)
    truth = np.array([0.3, 0.1, 0.05, 0.05, 0.2, 0.3])
    runs, n = 400, 500
    found, claimed = [], []
    for _ in range(runs):
        coded = simulate_reports(design, rng.choice(6, size=n, p=truth), rng)
        (one, _) = oracle_margin(design, coded, FIRST)
        found.append(one.prevalence)
        claimed.append(one.standard_error**2)
    spread = np.sqrt(np.mean(claimed))
    assert abs(np.mean(found) - 0.45) < 4.5 * spread / np.sqrt(runs)
    assert abs(np.var(found, ddof=1) / np.mean(claimed) - 1) < 4.5 * np.sqrt(2 / (runs - 1))


def test_the_coins_part_of_unary_s_margin_is_known():
    """Bits fall independently: of m bits one's own adds p(1 − p), each other one q(1 − q)."""
    design = Unary.read({"epsilon": 1}, 6)
    p, q = (float(x) for x in design.marks)
    rng = np.random.default_rng(5)
    n = 200_000
    coded = simulate_reports(design, rng.choice(6, size=n, p=[0.3, 0.1, 0.05, 0.05, 0.2, 0.3]), rng)
    own, other = p * (1 - p) + 2 * q * (1 - q), 3 * q * (1 - q)
    known = (0.45 * own + 0.55 * other) / (p - q) ** 2 / n
    (one, _) = oracle_margin(design, coded, FIRST)
    assert one.coin_error**2 == pytest.approx(known, rel=0.02)


def test_written_reports_give_what_coded_ones_give():
    design = Unary.read({"epsilon": 1}, 6)
    coded = simulate_reports(design, np.arange(600) % 6, np.random.default_rng(1))
    assert oracle_margin(design, written_reports(design, coded), SECOND) == oracle_margin(
        design, coded, SECOND
    )


def test_an_oracle_without_reports_or_with_too_many_is_told():
    design = Unary.read({"epsilon": 1}, 6)
    with pytest.raises(NoReports):
        oracle_margin(design, [], FIRST)
    with pytest.raises(UserProblem, match="Give the number of people"):
        oracle_margin(design, ["000000"] * 3, FIRST, population=2)


def test_one_report_excludes_nothing():
    (one, _) = oracle_margin(Unary.read({"epsilon": 1}, 6), ["100000"], FIRST)
    assert (one.standard_error, one.coin_error) == (None, None)
    assert (one.interval.low, one.interval.high) == (0.0, 1.0)


def test_an_oracle_s_whole_population_has_the_coins_errors_alone():
    design = Unary.read({"epsilon": 1}, 6)
    coded = simulate_reports(design, np.arange(600) % 6, np.random.default_rng(1))
    (one, _) = oracle_margin(design, coded, FIRST, population=600)
    assert (one.sampling_error, one.standard_error) == (0, one.coin_error)
    (wide, _) = oracle_margin(design, coded, FIRST, method=IntervalMethod.CHEBYSHEV)
    assert wide.interval.method is IntervalMethod.CHEBYSHEV


# weighted samples


def reports_of(counts):
    return np.repeat(np.arange(len(counts)), counts)


@pytest.mark.parametrize("part", [FIRST, SECOND])
def test_with_equal_weights_a_weighted_margin_is_the_plain_one(part):
    weighted = weighted_margin(
        SIX.channel, reports_of(COUNTS), part, stratified(np.ones(sum(COUNTS)))
    )
    for found, plain in zip(
        weighted.estimates, estimate_margin(SIX.channel, COUNTS, part), strict=True
    ):
        assert found.prevalence == pytest.approx(plain.prevalence)
        assert found.standard_error == pytest.approx(plain.standard_error)
        assert found.coin_error == pytest.approx(plain.coin_error, rel=1e-6)
        assert found.raw_share == pytest.approx(plain.raw_share)
        assert found.maximum_likelihood == pytest.approx(plain.maximum_likelihood)


def test_a_weighted_margin_takes_weights_and_leaves_the_silent_out():
    reports = np.concatenate((reports_of(COUNTS), [-1] * 9))
    weights = np.concatenate((np.where(reports[:-9] < 3, 2.0, 1.0), np.ones(9)))
    doubled = [c * (2 if j < 3 else 1) for j, c in enumerate(COUNTS)]
    weighted = weighted_margin(SIX.channel, reports, FIRST, stratified(weights))
    plain = estimate_margin(SIX.channel, doubled, FIRST)
    assert weighted.estimates[0].prevalence == pytest.approx(plain[0].prevalence)
    assert weighted.estimates[0].n == sum(COUNTS)


# joint tables


def test_a_weighted_margin_of_an_oracle_sums_what_each_report_supports():
    design = Unary.read({"epsilon": 6}, 6)
    rng = np.random.default_rng(2)
    reports = written_reports(design, simulate_reports(design, np.arange(80) % 6, rng))
    bits = np.array([[int(bit) for bit in report] for report in reports])
    equal = weighted_oracle_margin(design, reports, FIRST, stratified(np.full(80, 3.0)))
    plain = oracle_margin(design, reports, FIRST)
    for one, other in zip(equal.estimates, plain, strict=True):
        assert one.prevalence == pytest.approx(other.prevalence, abs=1e-12)
        assert one.standard_error == pytest.approx(other.standard_error, rel=1e-9)
        assert one.maximum_likelihood == pytest.approx(other.maximum_likelihood, abs=1e-9)
    weights, villages = 1 + rng.random(80), np.arange(80) // 8
    sample = stratified(weights, clusters=villages)
    (one, *_) = weighted_oracle_margin(design, ["", *reports[1:]], FIRST, sample).estimates
    p, q = float(design.support.own), float(design.support.other)
    places = [place for place, part in enumerate(FIRST) if part == 0]
    scores = (bits[:, places].sum(axis=1) - len(places) * q) / (p - q)
    weights[0] = 0
    mean = np.average(scores, weights=weights)
    z = weights * (scores - mean) / weights.sum()
    clusters = np.bincount(villages, z)
    assert one.prevalence == pytest.approx(mean, abs=1e-12)
    assert one.standard_error == pytest.approx(np.sqrt(10 / 9 * np.sum(clusters**2)), rel=1e-9)
    assert one.n == 79
    with pytest.raises(NoReports):
        weighted_oracle_margin(design, [""] * 80, FIRST, sample)


def test_a_joint_question_is_a_table_with_an_axis_for_each_member():
    joint = estimate_joint([SIX.channel], np.array(COUNTS), question_sizes=[(2, 3)])
    assert joint.unbiased.shape == joint.coin_errors.shape == (2, 3)
    margin = estimate_margin(SIX.channel, COUNTS, FIRST)
    gradient = np.zeros((2, 3))
    gradient[0] = 1
    total, coins = joint.standard_errors_of(gradient)
    assert (total, coins) == pytest.approx((margin[0].standard_error, margin[0].coin_error))


def test_conditional_shares_and_correlations_take_members_as_questions():
    joint = estimate_joint([SIX.channel], np.array(COUNTS), question_sizes=[(2, 3)])
    table = joint.unbiased
    share = conditional_share(joint, {0: 0}, {1: 2})
    assert share.estimate == pytest.approx(table[0, 2] / table[:, 2].sum())
    assert share.standard_error > 0
    assert -1 <= correlation(joint).maximum_likelihood <= 1


def test_a_joint_question_and_another_have_three_axes():
    direct = Warner(p="9/10").channel
    counts = np.stack((np.array(COUNTS), np.array(COUNTS)[::-1]), axis=1)
    flat = estimate_joint([SIX.channel, direct], counts)
    joint = estimate_joint([SIX.channel, direct], counts, question_sizes=[(2, 3), (2,)])
    assert joint.unbiased.shape == (2, 3, 2)
    assert np.array_equal(joint.unbiased.reshape(6, 2), flat.unbiased)
    gradient = np.arange(12.0)
    assert joint.standard_errors_of(gradient.reshape(2, 3, 2)) == flat.standard_errors_of(
        gradient.reshape(6, 2)
    )


def test_members_that_do_not_make_the_channel_s_answers_are_a_bug():
    with pytest.raises(ValueError, match="combinations"):
        estimate_joint([SIX.channel], np.array(COUNTS), question_sizes=[(2, 2)])


def test_a_channel_with_more_reports_than_answers_has_margins_too():
    half, third = Fraction(1, 2), Fraction(1, 3)
    wide = Channel(
        (
            (half, third, Fraction(1, 6), Fraction(0)),
            (Fraction(1, 8), Fraction(1, 8), half, Fraction(1, 4)),
            (Fraction(0), Fraction(1, 4), Fraction(1, 4), half),
        )
    )
    first, _ = estimate_margin(wide, (30, 20, 25, 25), (0, 1, 1))
    assert first.raw_share is None
    assert first.standard_error**2 == pytest.approx(
        slow_variance(wide, (30, 20, 25, 25), (0, 1, 1), 0)
    )
