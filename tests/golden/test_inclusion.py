"""``estimate --inclusion``: R package RRTCS 0.0.4 by the command (golden/PACKAGES.md §1)."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest

from surveyapp.cli import main
from surveyapp.estimation.sampling.resampling import InclusionVariance, inclusion_sample
from surveyapp.estimation.sampling.sample_designs import hajek_joint

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
needs_golden = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")
pytestmark = needs_golden

UNRELATED = '{"name": "unrelated_question", "p_truth": "%s", "prevalence": "1/2"}'
DESIGNS = {  # by data set: the design, and r of a yes and of a no
    "SoberanisCruz": (UNRELATED % "7/10", (0.85 / 0.7, -0.15 / 0.7)),
    "HorvitzDataStCl": (UNRELATED % "3/5", (0.8 / 0.6, -0.2 / 0.6)),
    "Warner": ('{"name": "warner", "p": "7/10"}', (0.7 / 0.4, -0.3 / 0.4)),
}
SURVEY = """{"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [{"id": "q", "type": "yes_no", "mode": "kiosk_coins",
 "text": {"en": "?"}, "design": %s}]}"""


@pytest.fixture
def run(tmp_path, capsys):
    def estimated(name, *options):
        """Return the row of yes, and the columns of the data."""
        design, (yes, no) = DESIGNS[name]
        file = GOLDEN / "data" / f"rrtcs_{name}{'' if 'Data' in name else 'Data'}.csv"
        with file.open() as opened:
            rows = list(csv.DictReader(opened))
        (tmp_path / "s.survey.json").write_text(SURVEY % design)
        with (tmp_path / "t.csv").open("w", newline="") as opened:
            out = csv.writer(opened)
            out.writerow(["q", "Pi", "ST", "CL"])
            for row in rows:
                said = "yes" if float(row["z"]) == 1 else "no"
                out.writerow([said, row["Pi"], row.get("ST", ""), row.get("CL", "")])
        table, survey = str(tmp_path / "t.csv"), str(tmp_path / "s.survey.json")
        asked = ("--inclusion", "Pi", "--csv", "-", *options)
        code = main(["estimate", table, "--survey", survey, *asked])
        told = capsys.readouterr()
        assert code < 2, told.err
        found = next(csv.DictReader(io.StringIO(told.out)))
        said = np.array([float(row["z"]) == 1 for row in rows])
        data = {
            name: np.array([row[name] for row in rows]) for name in ("ST", "CL") if name in rows[0]
        }
        pi = np.array([float(row["Pi"]) for row in rows])
        return found, np.where(said, yes, no), pi, data

    return estimated


@pytest.mark.parametrize(
    ("name", "case"),
    [
        (c["function"], c["id"])
        for c in CASES.values()
        if c["function"] in {"SoberanisCruz", "Warner"}
        and c["package"] == "RRTCS"
        and c["data"].get("csv", "").endswith(f"{c['function']}Data.csv")
    ],
)
def test_estimates_and_variances_are_those_of_rrtcs(run, name, case):
    options, result = CASES[case]["options"], CASES[case]["result"]
    if options.get("type") == "total":
        row, _, _, _ = run(name, "--counts")
    else:
        row, _, _, _ = run(name, "--population", str(options.get("N", 0)))
    assert float(row["estimate"]) == pytest.approx(result["estimate"], rel=1e-9)
    assert float(row["se"]) ** 2 == pytest.approx(result["variance"], rel=1e-9)


def test_a_jackknife_over_clusters_is_that_of_rrtcs_and_adds_the_coins(run):
    """RRTCS' total variance leaves out Σ f·w²·V̂, what the coins do within the sampled fraction."""
    row, r, pi, _ = run("SoberanisCruz", "--cluster", "CL", "--counts")
    coins = pi.mean() * np.sum(r * (r - 1) / pi**2)
    expected = CASES["rrtcs.resampling.sc.jk_cluster.total"]["result"]["variance"]
    assert float(row["se"]) ** 2 - coins == pytest.approx(expected, rel=1e-8)


def test_a_jackknife_over_clusters_in_strata_is_that_of_rrtcs_and_adds_the_coins(run):
    row, r, pi, data = run(
        "HorvitzDataStCl", "--stratum", "ST", "--cluster", "CL", "--population", "1500"
    )
    part = {stratum: pi[data["ST"] == stratum].mean() for stratum in set(data["ST"])}
    f = np.array([part[stratum] for stratum in data["ST"]])
    coins = np.sum(f * r * (r - 1) / pi**2) / 1500**2
    expected = CASES["rrtcs.resampling.hsc.jk_strata_cluster.mean"]["result"]["variance"]
    assert float(row["se"]) ** 2 - coins == pytest.approx(expected, rel=1e-8)


def test_a_jackknife_with_replacement_is_that_of_rrtcs(run):
    row, _, _, _ = run("Warner", "--variance", "jackknife-with-replacement", "--population", "802")
    expected = CASES["rrtcs.resampling.warner.jk.srswr"]["result"]["variance"]
    assert float(row["se"]) ** 2 == pytest.approx(expected, rel=1e-8)


def test_escobar_and_berger_is_that_of_rrtcs_and_adds_the_coins(run):
    row, r, pi, _ = run(
        "SoberanisCruz", "--variance", "escobar-berger", "--counts", "--population", "1500"
    )
    coins = 1500**2 * np.sum(r * (r - 1) / pi) / np.sum(1 / pi) ** 2
    expected = CASES["rrtcs.resampling.sc.eb.total"]["result"]["variance"]
    assert float(row["se"]) ** 2 - coins == pytest.approx(expected, rel=1e-8)


def test_joint_probabilities_in_a_file_are_taken(run, tmp_path):
    """Hájek's in a file are those that are taken without one."""
    _, r, pi, _ = run("SoberanisCruz")
    with (tmp_path / "joint.csv").open("w", newline="") as file:
        csv.writer(file).writerows(hajek_joint(pi).tolist())
    given, _, _, _ = run("SoberanisCruz", "--joint", str(tmp_path / "joint.csv"))
    alike, _, _, _ = run("SoberanisCruz", "--variance", "horvitz-thompson")
    assert float(given["se"]) == pytest.approx(float(alike["se"]), rel=1e-12)
    # Σ (π_kl − π_k·π_l)/π_kl·z_k·z_l + Σ e²·π·V̂, z = w·(r − μ̂)/Σw, written out
    e = (1 / pi) / np.sum(1 / pi)
    z = e * (r - e @ r)
    table = 1 - np.outer(pi, pi) / hajek_joint(pi)
    expected = sum(table[k, m] * z[k] * z[m] for k in range(len(z)) for m in range(len(z)))
    expected += np.sum(pi * e**2 * r * (r - 1))
    assert float(given["se"]) ** 2 == pytest.approx(expected, rel=1e-9)


def test_campbells_jackknife_of_a_quantitative_mean_is_that_of_rrtcs():
    case = CASES["rrtcs.resampling.cc.cbs.mean"]
    with (GOLDEN / case["data"]["csv"]).open() as file:
        rows = list(csv.DictReader(file))
    r, pi = (np.array([float(row[name]) for row in rows]) for name in ("z", "Pi"))
    r = (r - 6) / 6
    with (GOLDEN / case["options"]["pij"]).open() as file:
        joint = np.array([[float(entry) for entry in row] for row in csv.reader(file)])
    sample = inclusion_sample(pi, InclusionVariance.CAMPBELL_BERGER_SKINNER, joint=joint)
    e = sample.weights / sample.weights.sum()
    assert sample.variance(e * (r - e @ r)) == pytest.approx(case["result"]["variance"], rel=1e-8)
