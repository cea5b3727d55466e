"""Parity with R package RRTCS 0.0.4 (golden/PACKAGES.md §1): weighted means, totals, their variances."""

from __future__ import annotations

import csv
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from scipy.special import ndtri

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.sampling.resampling import PairedSample, jackknife_sample
from surveyapp.estimation.sampling.respondents import PseudoAnswers, pseudo_answers
from surveyapp.estimation.sampling.sample_designs import UnequalSample, hajek_joint, joint_variance
from surveyapp.estimation.sampling.weighted_estimates import Target, estimate_weighted

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
needs_golden = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")
pytestmark = needs_golden

# c and d of Pr(1 | x) = c + d·x, as PACKAGES.md §1 tells of each function
BINARY = {
    "Warner": lambda p: (1 - p["p_sensitive_statement"], 2 * p["p_sensitive_statement"] - 1),
    "Horvitz": lambda p: unrelated(p["p_sensitive_question"], p["p_unrelated_yes"]),
    "SoberanisCruz": lambda p: unrelated(p["p_sensitive_question"], p["p_innocuous_yes"]),
    "Devore": lambda p: (1 - p["p_sensitive_question"], p["p_sensitive_question"]),
    "ForcedResponse": lambda p: (p["p_forced_yes"], 1 - p["p_forced_yes"] - p["p_forced_no"]),
    "MangatSingh": lambda p: (
        (1 - p["p_true_card"]) * (1 - p["p_sensitive_statement"]),
        p["p_true_card"] + (1 - p["p_true_card"]) * (2 * p["p_sensitive_statement"] - 1),
    ),
    "Mangat": lambda p: (
        (1 - p["p_true_card"]) * (1 - p["p_sensitive_question"]) * p["p_unrelated_yes"],
        p["p_true_card"] + (1 - p["p_true_card"]) * p["p_sensitive_question"],
    ),
    "MangatSinghSingh": lambda p: (
        (1 - p["p_card_A"]) * p["p_unrelated_yes"],
        1 - (1 - p["p_card_A"]) * p["p_unrelated_yes"],
    ),
    "SinghJoarder": lambda p: (
        1 - p["p_sensitive_statement"],
        2 * p["p_sensitive_statement"]
        - 1
        + p["p_sensitive_statement"] * (1 - p["p_sensitive_statement"]),
    ),
}
TWO_BOXES = {
    "HorvitzUB": ("p_sensitive_question_box1", "p_sensitive_question_box2"),
    "MangatUB": ("p_sensitive_question_box1", "p_sensitive_question_box2"),
    "MangatSinghSinghUB": ("p_box1", "p_box2"),
}
ESTIMATES = [
    name
    for name, case in CASES.items()
    if case["package"] == "RRTCS"
    and case["function"] in {*BINARY, *TWO_BOXES, "Kuk", "Christofides"}
]


def unrelated(p, alpha):
    return (1 - p) * alpha, p


def exact(parameters):
    return {
        name: Fraction(repr(value))
        for name, value in parameters.items()
        if not isinstance(value, list)
    }


def binary_channel(c, d):
    return Channel(((c + d, 1 - c - d), (c, 1 - c)))


def table_of(name):
    with (GOLDEN / name).open() as file:
        return list(csv.DictReader(file))


def columns(case, *names):
    """Return the columns of a case as arrays: from its file, or written out from its counts."""
    data = case["data"]
    if "csv" in data:
        rows = table_of(data["csv"])
        return [np.array([float(row[name]) for row in rows]) for name in names]
    if "counts_IJ" in data:
        pairs = [(int(k[0]), int(k[1])) for k, n in data["counts_IJ"].items() for _ in range(n)]
        return [np.array([pair[i] for pair in pairs], dtype=float) for i in (0, 1)]
    if "counts_by_response" in data:
        return [
            np.array([float(k) for k, n in data["counts_by_response"].items() for _ in range(n)])
        ]
    if case["id"] == "rrtcs.Christofides.fp":
        return [np.array([1.0, 2.0, 3.0, 1.0])]  # found from its first three r and its estimate
    return [np.array([1.0] * data["n_yes"] + [0.0] * (data["n"] - data["n_yes"]))]


def inclusion_of(case, n):
    data = case["data"]
    if "inclusion_probability" in data:
        return columns(case, data["inclusion_probability"])[0]
    # Christofides.fp tells neither π nor N; its variance is that of π = 0.1
    return np.full(n, data.get("inclusion_probability_constant", 0.1))


def asked_of(case):
    """Return the pseudo-answers of a case."""
    function, data = case["function"], case["data"]
    if function in TWO_BOXES:
        p1, p2 = (case["parameters"][name] for name in TWO_BOXES[function])
        first, second = columns(case, data.get("response_first"), data.get("response_second"))
        yes = ((1 - p2) * first - (1 - p1) * second) / (p1 - p2)
        values = np.column_stack((yes, 1 - yes))
        return PseudoAnswers(values, values * (values - 1), np.ones(len(yes), dtype=bool))
    (z,) = columns(case, data.get("response"))
    if function in BINARY:
        channel = binary_channel(*BINARY[function](exact(case["parameters"])))
        return pseudo_answers(channel, np.where(z == 1, 0, 1))
    if function == "Kuk":
        return kuk(case["parameters"], z)
    return christofides(case["parameters"]["card_probabilities"], z)


def kuk(parameters, z):
    """Kuk's linear score r = (z/k − p2)/(p1 − p2), another right inverse than that of least squares."""
    p = exact(parameters)
    k = int(parameters["n_draws"])

    def binomial(chance):
        return tuple(math.comb(k, j) * chance**j * (1 - chance) ** (k - j) for j in range(k + 1))

    p1, p2 = p["p_red_carrier"], p["p_red_noncarrier"]
    scores = [(Fraction(j, k) - p2) / (p1 - p2) for j in range(k + 1)]
    channel = Channel((binomial(p1), binomial(p2)))
    return pseudo_answers(channel, z.astype(int), debiasing=tuple((s, 1 - s) for s in scores))


def christofides(chances, z):
    """Christofides' linear score r = (z − μ)/(m + 1 − 2μ)."""
    cards = tuple(Fraction(repr(chance)) for chance in chances)
    m = len(cards)
    mean = sum(k * chance for k, chance in enumerate(cards, start=1))
    scores = [(k - mean) / (m + 1 - 2 * mean) for k in range(1, m + 1)]
    channel = Channel((cards[::-1], cards))
    return pseudo_answers(channel, z.astype(int) - 1, debiasing=tuple((s, 1 - s) for s in scores))


@pytest.mark.parametrize("name", ESTIMATES)
def test_estimate_variance_and_interval_are_those_of_rrtcs(name):
    case = CASES[name]
    result, options = case["result"], case["options"]
    asked = asked_of(case)
    inclusion = inclusion_of(case, len(asked.values))
    is_total = options.get("type") == "total"
    population = None if is_total else options.get("N", round(float(np.sum(1 / inclusion))))
    target = Target.TOTAL if is_total else Target.SHARE_OF_POPULATION
    yes = estimate_weighted(asked, UnequalSample(inclusion), target=target, population=population)[
        0
    ]
    assert asked.values[:3, 0] == pytest.approx(result["transformed_first3"], rel=1e-9)
    assert asked.coins[:3, 0] == pytest.approx(
        result["transformed_variance_first3"], rel=1e-9, abs=1e-9
    )
    assert yes.estimate == pytest.approx(result["estimate"], rel=1e-9)
    assert yes.unbiased_variance == pytest.approx(result["variance"], rel=1e-9)
    reach = -ndtri((1 - options.get("confidence_level", 0.95)) / 2) * math.sqrt(
        yes.unbiased_variance
    )
    assert yes.estimate - reach == pytest.approx(result["ci_low"], rel=1e-6)
    assert yes.estimate + reach == pytest.approx(result["ci_high"], rel=1e-6)


@pytest.fixture
def chaudhuri():
    """The pseudo-answers, π, π_ij of the data that come with joint inclusion probabilities."""
    case = CASES["rrtcs.ChaudhuriChristofides.bundled.mean_pij"]
    z, inclusion = columns(case, "z", "Pi")
    with (GOLDEN / case["options"]["pij"]).open() as file:
        joint = np.array([[float(entry) for entry in row] for row in csv.reader(file)])
    return case, (z - 6) / 6, inclusion, joint


def test_rrtcs_divides_the_joint_variance_of_a_mean_by_the_population_twice(chaudhuri):
    """With π_ij RRTCS adds the variance of a *ratio* to that of a total, and divides both by N².

    The sampling part of what it prints is N² times too small; here most of what is left is the coins'.
    """
    case, r, inclusion, joint = chaudhuri
    # V̂ of PACKAGES.md §3 for z = y·S1 + S2: both variances are 10, both means 6
    coins = (r**2 * 10 + 10) / 36
    size = round(float(np.sum(1 / inclusion)))
    estimate = float(np.sum(r / inclusion)) / size
    ratio = r / inclusion - np.sum(r / inclusion) / np.sum(1 / inclusion) / inclusion
    ratio_variance = joint_variance(ratio / np.sum(1 / inclusion), inclusion, joint)
    printed = (float(np.sum(coins / inclusion)) + ratio_variance) / size**2
    assert estimate == pytest.approx(case["result"]["estimate"], rel=1e-9)
    assert printed == pytest.approx(case["result"]["variance"], rel=1e-6)
    right = float(np.sum(coins / inclusion)) / size**2 + ratio_variance
    assert right > printed


@pytest.mark.parametrize("runs", [500, pytest.param(4000, marks=pytest.mark.slow)])
def test_a_simulation_says_that_the_joint_variance_of_a_mean_is_divided_once(runs):
    """SRS of 40 from 100, Warner 0.7; the variance is that of the mean."""
    rng = np.random.default_rng(20260101)
    size, n = 100, 40
    truth = np.arange(size) < 30
    channel = binary_channel(Fraction(3, 10), Fraction(4, 10))
    joint = np.full((n, n), n * (n - 1) / (size * (size - 1)))
    np.fill_diagonal(joint, n / size)
    sample = UnequalSample(np.full(n, n / size), joint)
    estimates, variances = [], []
    for _ in range(runs):
        drawn = truth[rng.choice(size, n, replace=False)]
        reports = np.where(rng.random(n) < np.where(drawn, 0.7, 0.3), 0, 1)
        yes = estimate_weighted(pseudo_answers(channel, reports), sample)[0]
        estimates.append(yes.estimate)
        variances.append(yes.unbiased_variance)
    true_variance = np.var(estimates, ddof=1)
    # the variance of a variance from so many normal draws has relative error √(2/runs)
    assert np.mean(variances) == pytest.approx(true_variance, rel=4 * math.sqrt(2 / runs))


def jackknife(values, inclusion, **units):
    """Return the variance of the total Σ r/π."""
    return jackknife_sample(inclusion, **units).variance(values / inclusion)


def mean_variance(values, sample):
    """Return the variance of Hájek's mean."""
    shares = sample.weights / sample.weights.sum()
    return sample.variance(shares * (values - shares @ values))


def test_jackknife_with_replacement_is_that_of_rrtcs():
    case = CASES["rrtcs.resampling.warner.jk.srswr"]
    z, inclusion = columns(case, "z", "Pi")
    variance = jackknife((z - 0.3) / 0.4, inclusion, is_replaced=True)
    assert variance / 802**2 == pytest.approx(case["result"]["variance"], rel=1e-8)


def test_jackknife_over_clusters_is_that_of_rrtcs():
    case = CASES["rrtcs.resampling.sc.jk_cluster.total"]
    cluster, z, inclusion = columns(case, "CL", "z", "Pi")
    variance = jackknife((z - 0.15) / 0.7, inclusion, clusters=cluster)
    assert variance == pytest.approx(case["result"]["variance"], rel=1e-8)


def test_jackknife_over_strata_is_that_of_rrtcs():
    case = CASES["rrtcs.resampling.eh.jk_strata.mean"]
    stratum, z, inclusion = columns(case, "ST", "z", "Pi")
    size = round(float(np.sum(1 / inclusion)))
    variance = jackknife(z / 1.111111, inclusion, strata=stratum)
    assert variance / size**2 == pytest.approx(case["result"]["variance"], rel=1e-8)


def test_jackknife_over_clusters_in_strata_is_that_of_rrtcs():
    case = CASES["rrtcs.resampling.hsc.jk_strata_cluster.mean"]
    stratum, cluster, z, inclusion = columns(case, "ST", "CL", "z", "Pi")
    variance = jackknife((z - 0.2) / 0.6, inclusion, strata=stratum, clusters=cluster)
    assert variance / 1500**2 == pytest.approx(case["result"]["variance"], rel=1e-8)


def test_jackknife_of_a_quantitative_mean_is_that_of_rrtcs(chaudhuri):
    _, r, inclusion, _ = chaudhuri
    expected = CASES["rrtcs.resampling.cc.jk.mean"]["result"]["variance"]
    assert jackknife(r, inclusion) / 417**2 == pytest.approx(expected, rel=1e-8)


def test_campbell_berger_skinner_is_that_of_rrtcs(chaudhuri):
    _, r, inclusion, joint = chaudhuri
    expected = CASES["rrtcs.resampling.cc.cbs.mean"]["result"]["variance"]
    found = mean_variance(r, PairedSample(inclusion, joint))
    assert found == pytest.approx(expected, rel=1e-8)


def test_escobar_berger_is_that_of_rrtcs():
    case = CASES["rrtcs.resampling.sc.eb.total"]
    z, inclusion = columns(case, "z", "Pi")
    sample = PairedSample(inclusion, hajek_joint(inclusion), is_escobar_berger=True)
    variance = mean_variance((z - 0.15) / 0.7, sample)
    assert 1500**2 * variance == pytest.approx(case["result"]["variance"], rel=1e-8)
