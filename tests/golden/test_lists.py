"""``regress --estimator``: R package list 9.2.6 by the command (golden/PACKAGES.md §4)."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from surveyapp.cli import main

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
needs_golden = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")
pytestmark = needs_golden
PREDICTORS = "south,age,male,college"
YES_NO = [{"id": i, "type": "yes_no", "design": {"name": "direct"}} for i in PREDICTORS.split(",")]


@pytest.fixture
def affirm(tmp_path):
    """The data of the package as a table with a survey."""
    questions = [dict(one) for one in YES_NO]
    questions[1] = {
        "id": "age",
        "type": "number",
        "minimum": 0,
        "maximum": 20,
        "step": "0.1",
        "design": {"name": "direct"},
    }
    questions.append(
        {
            "id": "y",
            "type": "yes_no",
            "mode": "own_device",
            "design": {"name": "item_count", "items": 3},
        }
    )
    for one in questions:
        one["text"] = {"en": "?"}
    survey = {
        "format": "surveyapp-survey/1",
        "id": "s",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "t"},
        "questions": questions,
    }
    (tmp_path / "s.survey.json").write_text(json.dumps(survey))
    with (GOLDEN / "data/list_affirm.csv").open() as file:
        rows = list(csv.DictReader(file))
    with (tmp_path / "t.csv").open("w", newline="") as file:
        out = csv.writer(file)
        out.writerow([*PREDICTORS.split(","), "y", "y.sample"])
        for row in rows:
            said = {"1": "yes", "0": "no"}
            cells = [
                said[row[n]] if n != "age" else f"{float(row[n]):.1f}"
                for n in PREDICTORS.split(",")
            ]
            out.writerow([*cells, row["y"], "2" if row["treat"] == "TRUE" else "1"])
    return [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]


def rows_of(capsys, affirm, *options):
    code = main(["regress", *affirm, "--outcome", "y", "--csv", "-", *options])
    told = capsys.readouterr()
    return code, list(csv.DictReader(io.StringIO(told.out))), told.err


@pytest.mark.parametrize(
    ("case", "estimator"), [("list.lm.affirm", "linear"), ("list.nls.affirm", "nls")]
)
def test_least_squares_are_those_of_ictreg(capsys, affirm, case, estimator):
    options = ("--predictors", PREDICTORS, "--estimator", estimator)
    code, rows, told = rows_of(capsys, affirm, *options)
    assert code < 2, told
    result, names = CASES[case]["result"], PREDICTORS.split(",")
    for part, found in (("treat", rows[:5]), ("control", rows[5:10])):
        for name, row in zip(["(Intercept)", *names], found, strict=True):
            for what, cell in (("coef", "estimate"), ("se", "se")):
                expected = result[f"{what}_{part}"][name]
                assert float(row[cell]) == pytest.approx(
                    expected, rel=max(CASES[case]["tolerance_rel"], 1e-6)
                ), (name, row)
    assert (rows[1]["odds_ratio"] == "") == (estimator == "linear")
    assert not any(row["term"] == "log_likelihood" for row in rows)


def test_without_predictors_it_is_the_difference_of_means(capsys, affirm):
    _, rows, _ = rows_of(capsys, affirm, "--estimator", "linear")
    with (GOLDEN / "data/list_affirm.csv").open() as file:
        data = list(csv.DictReader(file))
    means = [
        sum(float(r["y"]) for r in data if r["treat"] == t) / sum(r["treat"] == t for r in data)
        for t in ("TRUE", "FALSE")
    ]
    assert float(rows[0]["estimate"]) == pytest.approx(means[0] - means[1])


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--estimator", "robust"], "choose one of ml, nls, linear"),
        (["--estimator", "nls", "--cluster", "south"], "Least squares of item counts are for"),
        (["--estimator", "linear", "--model", "linear"], "Least squares of item counts are for"),
    ],
)
def test_what_does_not_go_together_is_refused(capsys, affirm, options, says):
    code, _, told = rows_of(capsys, affirm, *options)
    assert code == 2
    assert says in told
