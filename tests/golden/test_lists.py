"""``regress --estimator``: R package list 9.2.6 by the command (golden/PACKAGES.md §4)."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import numpy as np
import pytest
from scipy.special import expit

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


def tied_moments(theta):
    """Moments of ``list`` with robust = TRUE by respondents, their gradient, and what the reports add."""
    with (GOLDEN / "data/list_affirm.csv").open() as file:
        data = list(csv.DictReader(file))
    y = np.array([float(row["y"]) for row in data])
    long = np.array([row["treat"] == "TRUE" for row in data])
    names = ["age", "college", "male", "south"]
    x = np.array([[1.0, *(float(row[name]) for name in names)] for row in data])
    share, base = expit(x @ theta[:5]), expit(x @ theta[5:])
    v, u = (share * (1 - share))[:, None] * x, (3 * base * (1 - base))[:, None] * x
    difference = y[long].mean() - y[~long].mean()
    residual = y - 3 * base - long * share
    moments = np.column_stack(
        [v * (residual * long)[:, None], u * (residual * ~long)[:, None], share - difference]
    )
    n = len(y)
    gradient = np.block(
        [
            [-v[long].T @ v[long], -v[long].T @ u[long]],
            [np.zeros((5, 5)), -u[~long].T @ u[~long]],
            [v.sum(axis=0)[None], np.zeros((1, 5))],
        ]
    )
    sides = np.where(long, n / long.sum(), -n / (~long).sum())
    means = np.where(long, y[long].mean(), y[~long].mean())
    return moments, gradient / n, share, sides * y, sides * (y - means)


def tied_errors(theta, adds):
    """Standard errors by the sandwich, the difference of means erring by ``adds``."""
    moments, gradient, share, *_ = tied_moments(theta)
    weights = np.linalg.inv(moments.T @ moments / len(moments))
    moments[:, -1] = share - adds
    moments[:, -1] -= moments[:, -1].mean()
    inverse = np.linalg.inv(gradient.T @ weights @ gradient)
    outer = inverse @ gradient.T @ weights @ moments.T / len(moments)
    return np.sqrt(np.diag(outer @ outer.T))


def test_the_tie_to_the_difference_of_means_is_that_of_ictreg(capsys, affirm):
    options = ("--predictors", "age,college,male,south", "--estimator", "robust-nls")
    code, rows, told = rows_of(capsys, affirm, *options)
    assert code < 2, told
    ours = np.array([float(row["estimate"]) for row in rows[:10]])
    errors = [float(row["se"]) for row in rows[:10]]
    result = CASES["list.nls_robust.affirm"]["result"]
    theirs = np.array([*result["coef_treat"], *result["coef_control"]])
    their_errors = np.array(
        [one for part in ("treat", "control") for one in result[f"se_{part}"].values()]
    )
    assert (np.abs(ours - theirs) < 0.01 * their_errors).all()
    # what is left: L-BFGS-B stops where a step gains less than 2e-9, and all there is to gain is 1e-7
    moments = tied_moments(theirs)[0]
    weights = np.linalg.inv(moments.T @ moments / len(moments))
    length = {}
    for name, theta in (("ours", ours), ("theirs", theirs)):
        mean = tied_moments(theta)[0].mean(axis=0)
        length[name] = mean @ weights @ mean
    assert 0 < length["theirs"] - length["ours"] < 2e-7
    # their errors let a report add y·n/n₂ instead of (y − ȳ₂)·n/n₂ to the difference of means …
    whole = tied_moments(theirs)[3]
    assert tied_errors(theirs, whole) == pytest.approx(their_errors, rel=1e-4)
    # … so the mean share would have an error of .148, and what it is tied to one of .054
    assert errors == pytest.approx(tied_errors(ours, tied_moments(ours)[4]), rel=1e-4)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--estimator", "robust"], "choose one of ml, nls, linear, robust-nls, robust-ml"),
        (["--estimator", "robust-ml", "--cluster", "south"], "Other estimators than ml are for"),
        (["--estimator", "linear", "--model", "linear"], "Other estimators than ml are for"),
    ],
)
def test_what_does_not_go_together_is_refused(capsys, affirm, options, says):
    code, _, told = rows_of(capsys, affirm, *options)
    assert code == 2
    assert says in told
