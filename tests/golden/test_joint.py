"""Parity with R package RRreg 0.7.5: correlations of randomized answers (``RRcor``)."""

from __future__ import annotations

import csv
import json
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.estimation.comparison.cross_tables import (
    correlation,
    count_combinations,
    estimate_joint,
)
from surveyapp.estimation.prevalence.latent_classes import estimate_latent
from surveyapp.estimation.sampling.respondents import pseudo_answers

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
pytestmark = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")


def binary(no, slope):
    c, d = Fraction(no), Fraction(slope)
    return Channel(((c + d, 1 - c - d), (c, 1 - c)))


CHANNELS = {
    "y_warner": binary("0.2", "0.6"),
    "y2_fr": binary("0.15", "0.75"),
    "y_crosswise": binary("0.8", "-0.6"),
    "y_uqt": binary("0.075", "0.75"),
    "y_kuk": binary("0.15", "0.65"),
}
BOUNDED = [  # entry of RRcor's matrix, and whether it was cut at 1 there
    ("rrreg.RRcor.two_rr", "y_warner", "y2_fr"),
    ("rrreg.RRcor.four", "y_crosswise", "y_uqt"),
    ("rrreg.RRcor.four", "y_uqt", "y_kuk"),
]


@pytest.fixture(scope="module")
def data():
    with (GOLDEN / "data" / "rrreg_regression_n2000.csv").open() as file:
        rows = list(csv.DictReader(file))
    return {name: np.array([float(row[name]) for row in rows]) for name in [*CHANNELS, "cont"]}


def expected(case, first, second):
    result = CASES[case]["result"]
    return result["r"][result["names"].index(first)][result["names"].index(second)]


def together(data, first, second):
    codes = [1 - data[name].astype(np.int64) for name in (first, second)]
    counted = count_combinations(codes, [2, 2])
    return estimate_joint([CHANNELS[first], CHANNELS[second]], counted.counts)


@pytest.mark.parametrize(("case", "first", "second"), BOUNDED)
def test_the_correlation_of_two_randomized_answers_is_that_of_rrreg(data, case, first, second):
    found = correlation(together(data, first, second)).estimate
    assert found == pytest.approx(expected(case, first, second), rel=1e-7)


def test_where_rrreg_cuts_at_one_we_say_so_and_give_the_most_likely(data):
    found = correlation(together(data, "y_crosswise", "y_kuk"))
    assert expected("rrreg.RRcor.four", "y_crosswise", "y_kuk") == 1
    assert found.estimate > 1
    assert "outside −1 … 1" in str(found.cautions[0])
    assert 0.9 < found.maximum_likelihood < 1


def test_the_correlation_of_two_samples_is_rrregs_mean_of_both():
    """RRcor undoes each sample's channel at the estimated t, and weighs both correlations by information."""
    case = CASES["rrreg.RRcor.sld"]
    with (GOLDEN / case["data"]["csv"]).open() as file:
        rows = list(csv.DictReader(file))
    said, value = (np.array([float(row[name]) for row in rows]) for name in ("y_sld", "x1"))
    sample = np.array([int(float(row["g_sld"])) for row in rows])
    p = case["parameters"]["sld"]
    design = StochasticLieDetector(tuple(str(p[f"p_noncarrier_truthful_group{g}"]) for g in (1, 2)))
    counts = [[int(said[sample == g].sum()), int((1 - said[sample == g]).sum())] for g in (1, 2)]
    found = estimate_latent(design, counts)
    share, truthful = found.target("yes").estimate, found.target("truthful").estimate
    means, weights = [], []
    for g, p_no in zip((1, 2), design.p, strict=True):
        channel = binary(str(1 - p_no), Fraction(truthful) - (1 - p_no))
        own = pseudo_answers(channel, 1 - said[sample == g].astype(np.int64))
        spread = float(np.var(value[sample == g], ddof=1))
        together = float(np.cov(own.values[:, 0], value[sample == g])[0, 1])
        size = int(np.sum(sample == g))
        corrected = (
            size - 1
        ) / size  # RRcor takes 1/n for the reports' variance and 1/(n − 1) for x
        means.append(together * corrected**0.5 / np.sqrt(share * (1 - share) * spread))
        rate = float(said[sample == g].mean())
        weights.append(float(channel.rows[0][0] - channel.rows[1][0]) ** 2 / (rate * (1 - rate)))
    found_r = np.average(means, weights=weights)
    assert found_r == pytest.approx(case["result"]["r"][0][1], rel=1e-7)
