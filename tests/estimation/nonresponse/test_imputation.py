"""Skipped reports imputed: Rubin's rules, the coins counted once, and departures from missing at random."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.nonresponse.answer_model import AskedPeople, answer_model
from surveyapp.estimation.nonresponse.bounds import share_bounds
from surveyapp.estimation.nonresponse.imputation import combine, imputed_share, tilted
from surveyapp.estimation.sampling.sample_designs import stratified

YES = 0


def people(channel, reports, known=(), weights=None, **drawn):
    reports = np.asarray(reports)
    asked = np.ones(len(reports), dtype=bool)
    sample = stratified(np.ones(len(reports)) if weights is None else weights, **drawn)
    return AskedPeople(channel, reports, asked, known, sample)


def repeated(*counts):
    """Return report 0 so often, report 1 so often …, the last is a skip."""
    codes = [*range(len(counts) - 1), -1]
    return np.repeat(codes, counts)


def test_three_imputations_are_combined_by_rubins_rules() -> None:
    # by hand: B = 1, T = 1/2 + 4/3, λ = (4/3)/T, ν = 2/λ², r = (4/3)/(1/2)
    found = combine([1, 2, 3], [0.5, 0.5, 0.5])
    share = (4 / 3) / (11 / 6)
    assert found.estimate == 2
    assert found.variance == pytest.approx(11 / 6, rel=1e-12)
    assert found.freedom == pytest.approx(2 / share**2, rel=1e-12)
    r = 8 / 3
    assert found.missing_information == pytest.approx((r + 2 / (found.freedom + 3)) / (r + 1))


def test_degrees_of_freedom_stay_below_those_of_the_complete_sample() -> None:
    # Barnard & Rubin (1999): 1/(1/ν + 1/ν_obs), ν_obs = 21/23·20·(1 − λ)
    found = combine([1, 2, 3], [0.5, 0.5, 0.5], complete=20)
    share = (4 / 3) / (11 / 6)
    observed = 21 / 23 * 20 * (1 - share)
    assert found.freedom == pytest.approx(1 / (share**2 / 2 + 1 / observed), rel=1e-12)


def test_imputations_that_agree_are_a_complete_sample() -> None:
    found = combine([0.25, 0.25], [0.01, 0.03], complete=9)
    assert (found.estimate, found.variance) == (0.25, pytest.approx(0.02))
    assert (found.freedom, found.missing_information) == (9, 0.0)


@pytest.mark.parametrize(
    ("channel", "counts"),
    [(Direct(2).channel, (120, 180, 150)), (TwoCoins().channel, (250, 350, 400))],
    ids=["direct", "two_coins"],
)
def test_with_nothing_known_the_variance_is_that_of_the_reports_alone(channel, counts) -> None:
    # missing completely at random: s²/n of those who reported; imputing answers without their coins
    # would give two thirds of it with two coins
    found = people(channel, repeated(*counts))
    share = imputed_share(found, answer_model(found), YES, imputations=3000, seed=5)
    values = np.repeat(matrix(channel.debiasing())[:, YES], counts[:2])
    assert share.estimate == pytest.approx(values.mean(), abs=0.003)
    plain = values.std(ddof=1) / math.sqrt(len(values))
    assert share.standard_error == pytest.approx(plain, rel=0.025)
    assert share.missing_information == pytest.approx(counts[2] / sum(counts), abs=0.03)


@pytest.mark.parametrize("design", [Direct(3), KRR(k=3, p_truth="3/5")], ids=["direct", "k_rr"])
def test_kinds_of_people_are_weighted_up_to_all_who_were_asked(design) -> None:
    # a saturated model: the mean of each kind's pseudo-answers, weighted by all of the kind
    first, second = repeated(90, 60, 50, 20), repeated(40, 70, 40, 150)
    kind = np.repeat([0, 1], [len(first), len(second)])
    found = people(design.channel, np.concatenate([first, second]), [kind])
    values = matrix(design.channel.debiasing())
    expected = sum(
        len(codes) * values[codes[codes >= 0]].mean(axis=0) for codes in (first, second)
    ) / len(kind)
    model = answer_model(found)
    for answer in range(3):
        share = imputed_share(found, model, answer, imputations=2000, seed=3)
        assert share.estimate == pytest.approx(expected[answer], abs=0.006)
        assert share.interval.low < expected[answer] < share.interval.high


def test_weights_count_in_the_model_and_in_the_mean() -> None:
    # everybody of the second kind counts threefold: as if each were there three times
    first, second = repeated(60, 40, 30), repeated(20, 50, 60)
    kind = np.repeat([0, 1], [130, 130])
    weighted = people(
        Direct(2).channel, np.concatenate([first, second]), [kind], weights=np.where(kind, 3.0, 1.0)
    )
    share = imputed_share(weighted, answer_model(weighted), YES, imputations=2000, seed=1)
    assert share.estimate == pytest.approx((130 * 0.6 + 390 * 20 / 70) / 520, abs=0.005)


def test_those_who_were_not_asked_count_nowhere() -> None:
    reports = np.concatenate([repeated(60, 40, 30), np.full(500, -1)])
    asked = np.arange(len(reports)) < 130
    all_of_them = AskedPeople(
        Direct(2).channel, reports, asked, (), stratified(np.ones(len(reports)))
    )
    alone = people(Direct(2).channel, reports[asked])
    shares = [imputed_share(one, answer_model(one), YES, seed=2) for one in (all_of_them, alone)]
    assert shares[0].estimate == pytest.approx(shares[1].estimate, abs=1e-12)
    # the chance of being asked counts: N/(N − 1) against n/(n − 1)
    ratio = math.sqrt(630 / 629 * 129 / 130)
    assert shares[0].standard_error == pytest.approx(shares[1].standard_error * ratio, rel=1e-3)


def test_a_kind_of_which_nobody_reported_counts_as_the_largest() -> None:
    kind = np.repeat([0, 1, 2], [100, 50, 10])
    reports = np.concatenate([repeated(50, 40, 10), repeated(5, 40, 5), np.full(10, -1)])
    found = people(Direct(2).channel, reports, [kind])
    model = answer_model(found)
    assert model.is_alone == ((0, 2),)
    chances = model.probabilities(model.estimates)
    assert chances[-1, YES] == pytest.approx(50 / 90, abs=1e-6)


def test_odds_of_one_answer_grow_and_the_others_keep_their_proportions() -> None:
    (raised,) = tilted(np.array([[0.2, 0.3, 0.5]]), 0, 4.0)
    assert raised[0] / (1 - raised[0]) == pytest.approx(4 * 0.2 / 0.8)
    assert raised[1] / raised[2] == pytest.approx(0.3 / 0.5)
    assert raised.sum() == pytest.approx(1)


def test_a_departure_moves_the_estimate_by_those_who_skipped_alone() -> None:
    found = people(TwoCoins().channel, repeated(250, 350, 400))
    model = answer_model(found)
    plain = 2 * 250 / 600 - 0.5
    odds = 3 * plain / (1 - plain)
    expected = 0.6 * plain + 0.4 * odds / (1 + odds)
    share = imputed_share(found, model, YES, odds_ratio=3.0, imputations=3000, seed=9)
    assert share.estimate == pytest.approx(expected, abs=0.006)


def test_bounds_assume_nothing_of_those_who_skipped() -> None:
    found = people(Direct(2).channel, repeated(120, 180, 100))
    bounds = share_bounds(found, YES)
    assert (bounds.least, bounds.most) == (pytest.approx(0.3), pytest.approx(0.55))
    # far apart each end is one-sided (Imbens & Manski 2004)
    z = scipy.special.ndtri(0.95)
    assert bounds.low == pytest.approx(0.3 - z * math.sqrt(0.3 * 0.7 / 399), abs=1e-6)
    assert bounds.high == pytest.approx(0.55 + z * math.sqrt(0.55 * 0.45 / 399), abs=1e-6)


def test_bounds_without_skips_are_walds_interval() -> None:
    bounds = share_bounds(people(Direct(2).channel, repeated(120, 180, 0)), YES)
    reach = scipy.special.ndtri(0.975) * math.sqrt(0.4 * 0.6 / 299)
    assert (bounds.low, bounds.high) == (pytest.approx(0.4 - reach), pytest.approx(0.4 + reach))


def test_a_sample_of_one_unit_has_no_standard_error() -> None:
    found = people(Direct(2).channel, repeated(12, 18, 10), clusters=["one"] * 40)
    share = imputed_share(found, answer_model(found), YES)
    assert share.standard_error is None
    assert (share_bounds(found, YES).low, share_bounds(found, YES).high) == (None, None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("design", "n"), [(Direct(2), 400), (TwoCoins(), 1500), (KRR(k=3, p_truth="3/5"), 1500)]
)
def test_intervals_cover_where_skipping_depends_on_what_is_known(design, n) -> None:
    rng = np.random.default_rng(20261123)
    rows = matrix(design.channel.rows)
    answers = len(rows)
    kinds = [(region, sex) for region in range(3) for sex in range(2)]
    odds = np.array(
        [
            [1.0, *(math.exp(0.9 * r - 1.2 - 0.6 * s * (a == 1)) for a in range(1, answers))]
            for r, s in kinds
        ]
    )
    chances = odds / odds.sum(axis=1, keepdims=True)
    truth, rounds, held, naive = chances[:, 1].mean(), 1000, 0, 0.0
    for seed in range(rounds):
        kind = rng.integers(6, size=n)
        answer = (rng.random(n)[:, None] >= chances[kind].cumsum(axis=1)[:, :-1]).sum(axis=1)
        report = (rng.random(n)[:, None] >= rows[answer].cumsum(axis=1)[:, :-1]).sum(axis=1)
        skips = rng.random(n) < np.array([0.05, 0.2, 0.5])[kind // 2] * np.where(kind % 2, 1.3, 0.7)
        report[skips] = -1
        found = people(design.channel, report, [kind // 2, kind % 2])
        share = imputed_share(found, answer_model(found), 1, imputations=20, seed=seed)
        held += share.interval.low <= truth <= share.interval.high
        naive += matrix(design.channel.debiasing())[report[report >= 0], 1].mean() / rounds
    print(
        f"{type(design).__name__}, n = {n}: coverage {held / rounds:.3f}, "
        f"truth {truth:.4f}, those who answered alone {naive:.4f}"
    )
    assert held / rounds >= 0.93
