"""Parity with R package RRTCS 0.0.4 through the command line: its data sets as plain CSV tables."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path

import pytest

from surveyapp.cli import main

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
pytestmark = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")


@pytest.fixture
def estimated(tmp_path, survey_json, yes_no_json, capsys):
    """Return the row of "yes" that the command prints for a table of RRTCS."""

    def estimated(design, rows, *options):
        survey = tmp_path / "s.survey.json"
        survey.write_text(json.dumps(survey_json(yes_no_json(design=design))))
        table = tmp_path / "t.csv"
        with table.open("w", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
        main(["estimate", str(table), "--survey", str(survey), "--json", "-", *options])
        return json.loads(capsys.readouterr().out)[0]

    return estimated


def rows_of(case):
    """The case's own table, a report named and 1/π beside it."""
    data = case["data"]
    if "csv" not in data:
        return [{"used": "yes" if i < data["n_yes"] else "no"} for i in range(data["n"])]
    with (GOLDEN / data["csv"]).open() as file:
        rows = list(csv.DictReader(file))
    named = {"1": "yes", "0": "no"}
    return [{**row, "used": named[row["z"]], "w": repr(1 / float(row["Pi"]))} for row in rows]


def population_of(case):
    return str(case["options"]["N"])


@pytest.mark.parametrize(
    ("name", "p"),
    [
        ("rrtcs.Warner.bundled.mean", "0.7"),
        ("rrtcs.Warner.srs.near0", "0.75"),
        ("rrtcs.Warner.srs.near1", "0.75"),
        ("rrtcs.Warner.srs.small", "0.75"),
    ],
)
def test_a_simple_sample_from_a_known_population_is_that_of_rrtcs(estimated, name, p):
    """Warner's coins vary alike whatever the answer, so here both variances are the same number."""
    case = CASES[name]
    design = {"name": "warner", "p": p}
    row = estimated(design, rows_of(case), "--population", population_of(case))
    assert row["estimate"] == pytest.approx(case["result"]["estimate"], rel=1e-9)
    variance = case["result"]["variance"]
    coins = row["se_coins"] ** 2
    assert row["se"] ** 2 == pytest.approx(max(variance, coins), rel=1e-9)
    assert name != "rrtcs.Warner.bundled.mean" or variance > coins


def test_weights_are_those_of_the_jackknife_with_replacement(estimated):
    case = CASES["rrtcs.resampling.warner.jk.srswr"]
    row = estimated({"name": "warner", "p": "0.7"}, rows_of(case), "--weight", "w")
    assert row["se"] ** 2 == pytest.approx(case["result"]["variance"], rel=1e-8)


@pytest.mark.parametrize(
    ("name", "design", "options"),
    [
        (
            "rrtcs.ForcedResponse.stratified.mean",
            {"name": "forced_response", "p_truth": "0.6", "p_yes": "0.2"},
            ("--stratum", "ST"),
        ),
        (
            "rrtcs.Horvitz.stratified_cluster.mean",
            {"name": "unrelated_question", "p_truth": "0.6", "prevalence": "0.5"},
            ("--stratum", "ST", "--cluster", "CL"),
        ),
    ],
)
def test_a_complex_sample_has_the_estimate_of_rrtcs_and_the_slow_error(
    estimated, name, design, options
):
    """RRTCS divides by a known N, a table of weights by their sum; RRTCS's variance knows no strata.

    So the estimate is compared after one is turned into the other, and the variance with the
    textbook's (with replacement), written out unit by unit.
    """
    case = CASES[name]
    rows = rows_of(case)
    row = estimated(design, rows, "--weight", "w", *options)
    weights = [float(r["w"]) for r in rows]
    size = sum(weights)
    assert row["n"] == len(rows)
    assert row["estimate"] * size / case["options"]["N"] == pytest.approx(
        case["result"]["estimate"], rel=1e-9
    )
    # Pr(yes | x) = 0.2 + 0.6·x in both designs
    r = [((1 if one["used"] == "yes" else 0) - 0.2) / 0.6 for one in rows]
    units = {}
    for i, one in enumerate(rows):
        unit = units.setdefault(one["ST"], {})
        place = one.get("CL", i)
        unit[place] = unit.get(place, 0.0) + weights[i] / size * (r[i] - row["estimate"])
    variance = 0.0
    for totals in units.values():
        m = len(totals)
        mean = math.fsum(totals.values()) / m
        variance += m / (m - 1) * math.fsum((total - mean) ** 2 for total in totals.values())
    assert row["se"] ** 2 == pytest.approx(variance, rel=1e-9)
