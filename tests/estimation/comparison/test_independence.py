from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chi2, chi2_contingency, f

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.estimation.comparison.cross_tables import estimate_joint, weighted_joint
from surveyapp.estimation.comparison.independence import independence_test
from surveyapp.estimation.comparison.latent_tables import estimate_latent_joint
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.pseudo_answers import channel_scores, target_scores
from surveyapp.estimation.sampling.sample_designs import stratified

THREE = KRR(k=3, p_truth=Fraction(1, 2)).channel
TWO_COINS = TwoCoins().channel
KUK = Kuk(p_yes="3/5", p_no="2/5", draws=2).channel
COUNTS = np.array([[30, 20], [25, 40], [10, 35]])


@pytest.mark.parametrize(
    "channels",
    [
        (THREE, TWO_COINS),
        (Direct(k=3).channel, Warner(p="1/5").channel),
        (Direct(k=3).channel, Direct(k=2).channel),
    ],
)
def test_of_as_many_reports_as_answers_it_is_pearsons_test_of_the_reports(channels):
    found = independence_test(estimate_joint(channels, COUNTS))
    statistic, p_value, df, _ = chi2_contingency(COUNTS, correction=False)
    assert found.statistic == pytest.approx(statistic, rel=1e-9)
    assert (found.df, found.method) == (df, "pearson")
    assert found.p_value == pytest.approx(p_value, rel=1e-9)


def test_of_two_answers_it_is_n_times_the_squared_correlation_of_pseudo_answers():
    found = independence_test(estimate_joint([KUK, TWO_COINS], COUNTS))
    places = np.repeat(np.arange(6), COUNTS.ravel())
    x = matrix(KUK.debiasing())[places // 2, 0]
    y = matrix(TWO_COINS.debiasing())[places % 2, 0]
    assert found.statistic == pytest.approx(160 * np.corrcoef(x, y)[0, 1] ** 2, rel=1e-9)
    assert found.df == 1


def test_the_order_of_the_questions_does_not_matter():
    joint = estimate_joint([THREE, TWO_COINS, KUK], np.arange(18).reshape(3, 2, 3))
    there, back = independence_test(joint, 0, 2), independence_test(joint, 2, 0)
    assert there.statistic == pytest.approx(back.statistic, rel=1e-9)
    assert there.cramers_v == pytest.approx(back.cramers_v, rel=1e-9)
    pair = estimate_joint([THREE, KUK], np.arange(18).reshape(3, 2, 3).sum(axis=1))
    assert there.statistic == pytest.approx(independence_test(pair).statistic, rel=1e-9)


def test_an_answer_that_nobody_gave_costs_no_degree_of_freedom():
    table = np.array([[30, 20], [0, 0], [10, 35]])
    found = independence_test(estimate_joint([Direct(k=3).channel, TWO_COINS], table))
    assert found.df == 1
    assert found.statistic == pytest.approx(chi2_contingency(table[[0, 2]], correction=False)[0])
    assert found.cramers_v is not None


@pytest.mark.parametrize("table", [[[30, 20], [0, 0]], [[1, 0], [0, 0]]])
def test_where_nothing_varies_there_is_no_test(table):
    channels = [Direct(k=2).channel, TWO_COINS]
    assert independence_test(estimate_joint(channels, np.array(table))) is None


# Cramér's V


def test_v_of_direct_questions_is_cramers():
    joint = estimate_joint([Direct(k=3).channel, Direct(k=2).channel], COUNTS)
    found = independence_test(joint)
    assert found.cramers_v == pytest.approx(np.sqrt(found.statistic / 160), rel=1e-9)
    # under independence E X² is its degrees of freedom
    assert found.noise_v == pytest.approx(np.sqrt(2 / 160), rel=1e-9)
    squares = found.cramers_v**2 - found.noise_v**2
    assert found.corrected_v == pytest.approx(np.sqrt(squares), rel=1e-9)


def test_independent_answers_have_about_the_v_of_noise():
    generator = np.random.default_rng(4)
    rows = matrix(TWO_COINS.rows)
    shares = np.outer(np.array([0.4, 0.6]) @ rows, np.array([0.5, 0.5]) @ rows)
    found = [
        independence_test(
            estimate_joint(
                [TWO_COINS, TWO_COINS], generator.multinomial(4000, shares.ravel()).reshape(2, 2)
            )
        )
        for _ in range(200)
    ]
    squares = np.mean([one.cramers_v**2 for one in found])
    assert np.mean([one.noise_v**2 for one in found]) == pytest.approx(squares, rel=0.3)
    assert np.median([one.corrected_v for one in found]) < 0.05


# the size of the test


def pearson(tables):
    """X² of many tables at once."""
    n = tables.sum(axis=(1, 2), keepdims=True)
    expected = tables.sum(axis=2, keepdims=True) * tables.sum(axis=1, keepdims=True) / n
    return np.sum((tables - expected) ** 2 / expected, axis=(1, 2))


@pytest.mark.parametrize("n", [50, pytest.param(400, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("channels", "answers"),
    [
        ((TWO_COINS, TWO_COINS), ((0.1, 0.9), (0.3, 0.7))),
        ((THREE, TWO_COINS), ((0.1, 0.2, 0.7), (0.05, 0.95))),
    ],
    ids=["2x2", "3x2"],
)
def test_independent_answers_are_rejected_as_often_as_the_level_says(channels, answers, n):
    """20,000 surveys: an error of .0015 at .05, and of .0007 at .01."""
    generator = np.random.default_rng(5)
    first, second = (
        np.array(shares) @ matrix(channel.rows)
        for shares, channel in zip(answers, channels, strict=True)
    )
    shares = np.outer(first, second)
    tables = generator.multinomial(n, shares.ravel(), size=20_000).reshape(-1, *shares.shape)
    statistics = pearson(tables.astype(float))
    for table, statistic in zip(tables[:5], statistics[:5], strict=True):
        found = independence_test(estimate_joint(channels, table))
        assert found.statistic == pytest.approx(statistic, rel=1e-9)
    p_values = chi2.sf(statistics, found.df)
    print(f"n {n}: {np.mean(p_values < 0.05):.4f} and {np.mean(p_values < 0.01):.4f}")
    assert np.mean(p_values < 0.05) == pytest.approx(0.05, abs=0.006)
    assert np.mean(p_values < 0.01) == pytest.approx(0.01, abs=0.003)


# complex samples


def drawn(seed, clusters=40, size=10, dependence=0.0):
    """Respondents in clusters that are alike, with unequal weights; answers depend by ``dependence``."""
    generator = np.random.default_rng(seed)
    unit = np.repeat(np.arange(clusters), size)
    level = generator.beta(3, 5, clusters)[unit], generator.beta(4, 4, clusters)[unit]
    x = generator.random(len(unit)) < level[0]
    y = generator.random(len(unit)) < level[1]
    y = np.where(generator.random(len(unit)) < dependence, x, y)
    columns = []
    for answers in (x, y):
        is_asked = generator.random(len(unit)) < 0.6
        said = np.where(is_asked, answers, generator.random(len(unit)) < 0.5)
        columns.append(np.where(said, 0, 1))
    weights = generator.lognormal(0, 0.4, len(unit))
    return columns, stratified(weights, clusters=unit), weights, unit


WARNER = Warner(p="4/5").channel
"""Truth with .6 and a coin else: Pr(yes | yes) = .8."""


def by_hand(columns, weights, unit):
    """δ and X² of two yes/no questions: one number, whose totals by cluster vary."""
    table = matrix(WARNER.debiasing())[:, 0]
    x, y = (table[column] for column in columns)
    share = weights / weights.sum()
    x, y = x - share @ x, y - share @ y
    crossed = float(share @ (x * y))
    simple = float(share @ x**2) * float(share @ y**2)
    totals = np.bincount(unit, share * (x * y - crossed))
    clusters = len(totals)
    variance = clusters / (clusters - 1) * float(np.sum((totals - totals.mean()) ** 2))
    n = len(x)
    return n * variance / simple, n * crossed**2 / simple, clusters - 1


def test_in_clusters_it_is_divided_by_the_design_effect():
    columns, sample, weights, unit = drawn(3, dependence=0.3)
    found = independence_test(weighted_joint([WARNER, WARNER], columns, sample))
    delta, statistic, freedom = by_hand(columns, weights, unit)
    assert found.method == "rao_scott"
    assert found.statistic == pytest.approx(statistic / delta, rel=1e-9)
    assert found.p_value == pytest.approx(f.sf(statistic / delta, 1, freedom), rel=1e-9)
    assert found.df == 1


def test_all_in_one_cluster_tell_nothing():
    columns, _, weights, unit = drawn(3)
    sample = stratified(weights, clusters=np.zeros_like(unit))
    assert independence_test(weighted_joint([WARNER, WARNER], columns, sample)) is None


@pytest.mark.slow
def test_in_clusters_the_level_is_kept():
    """1,000 surveys of 40 clusters: an error of .007 at .05."""
    p_values = []
    for seed in range(1000):
        columns, sample, _, _ = drawn(seed)
        p_values.append(
            independence_test(weighted_joint([WARNER, WARNER], columns, sample)).p_value
        )
    shares = np.mean(np.array(p_values) < 0.05), np.mean(np.array(p_values) < 0.01)
    print(f"clusters: {shares[0]:.4f} and {shares[1]:.4f}")
    assert shares[0] == pytest.approx(0.05, abs=0.021)
    assert shares[1] == pytest.approx(0.01, abs=0.01)


# designs of several samples


CROSSWISE = ExtendedCrosswise(p=Fraction(1, 4))


def crosswise_table(counts):
    """Reports of both samples by rows, those of a direct question by columns."""
    sizes = (int(counts[:2].sum()), int(counts[2:].sum()))
    parts = [
        target_scores(CROSSWISE, CROSSWISE.shown_targets, sizes),
        channel_scores(Direct(k=2).channel),
    ]
    return estimate_latent_joint(parts, counts)


def test_of_two_samples_it_is_the_estimate_over_its_error():
    counts = np.array([[40, 70], [60, 130], [80, 110], [50, 60]])
    joint = crosswise_table(counts)
    found = independence_test(joint)
    shares = joint.unbiased
    row, column = shares.sum(axis=1)[0], shares.sum(axis=0)[0]
    # for two answers π_ab − π_a·π_b is the determinant, whose gradient is (π_22, −π_21, −π_12, π_11)
    gradient = np.array([[shares[1, 1], -shares[1, 0]], [-shares[0, 1], shares[0, 0]]])
    error = joint.standard_errors_of(gradient)[0]
    assert np.linalg.det(shares) == pytest.approx(shares[0, 0] - row * column)
    assert found.statistic == pytest.approx((np.linalg.det(shares) / error) ** 2, rel=0.02)
    assert (found.df, found.method) == (1, "wald")
    assert found.p_value == pytest.approx(chi2.sf(found.statistic, 1))


@pytest.mark.slow
def test_of_two_samples_the_level_is_kept():
    """1,000 surveys of 800: an error of .007 at .05."""
    generator = np.random.default_rng(6)
    rows = np.vstack([matrix(channel.rows) for channel in CROSSWISE.channels][0:1])
    other = matrix(CROSSWISE.channels[1].rows)
    kinds = np.zeros(len(rows))
    kinds[:2] = 0.3, 0.7
    reports = np.concatenate([kinds @ rows, kinds @ other]) / 2
    shares = np.outer(reports, [0.35, 0.65]).ravel()
    p_values = np.array(
        [
            independence_test(
                crosswise_table(generator.multinomial(800, shares).reshape(4, 2))
            ).p_value
            for _ in range(1000)
        ]
    )
    print(f"two samples: {np.mean(p_values < 0.05):.4f} and {np.mean(p_values < 0.01):.4f}")
    assert np.mean(p_values < 0.05) == pytest.approx(0.05, abs=0.021)
    assert np.mean(p_values < 0.01) == pytest.approx(0.01, abs=0.01)
