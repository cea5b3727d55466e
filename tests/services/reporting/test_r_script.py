"""The script in R: its matrices give our estimates, and it says what R does not repeat."""

from __future__ import annotations

import csv
import re
import shutil
import subprocess
from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.reporting.output_blocks import ReportTable
from surveyapp.services.reporting.r_script import r_script
from surveyapp.services.simulation.respondents import simulate
from surveyapp.survey.types.base import MeasurementLevel


@pytest.fixture
def survey(make_survey, yes_no_json):
    region = {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south")],
        "design": {"name": "direct"},
    }
    stars = {
        "id": "stars",
        "type": "rating",
        "levels": 3,
        "text": {"en": "How good?"},
        "design": {"name": "k_rr", "p_truth": "3/5"},
    }
    age = {
        "id": "age",
        "type": "number",
        "minimum": 0,
        "maximum": 100,
        "text": {"en": "How old?"},
        "design": {"name": "direct"},
    }
    forced = {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/8"}
    return make_survey(region, yes_no_json("used", design=forced), stars, age)


@pytest.fixture
def folder(survey, tmp_path, run):
    """A project of 400 interviews with its records, a report and the scripts."""
    files = simulate(survey, tmp_path / "usb", interviews=400, kiosks=2, seed=9)
    import_files(files, tmp_path / "p.surveydesk")
    project = ("--project", tmp_path / "p.surveydesk")
    assert run("convert", *project, "--out", tmp_path / "records.csv")[0] == 0
    report = ("--out", tmp_path / "r", "--script", "--by", "region", "--format", "html")
    code, _, err = run("report", *project, *report)
    assert code in {0, 1}, err
    return tmp_path


def matrices(script: str, name: str) -> dict[str, tuple[np.ndarray, list[str], list[str]]]:
    """Return what ``NAME[["question"]] <- matrix(…)`` says: cells, names of rows and of columns."""
    pattern = (
        rf'^{name}\[\["(.+?)"\]\] <- matrix\(c\((.+?)\), (\d+), byrow = TRUE,\n'
        r"    dimnames = list\(c\((.+?)\), c\((.+?)\)\)\)$"
    )
    found = {}
    for question, cells, rows, *names in re.findall(pattern, script, re.MULTILINE):
        values = np.array([float(Fraction(one)) for one in cells.split(", ")])
        found[question] = (
            values.reshape(int(rows), -1),
            *(re.findall(r'"(.*?)"', one) for one in names),
        )
    return found


def test_its_matrices_give_the_estimates_of_the_report(folder):
    """Means of B[report, answer] with s²/n, as survey's svymean computes them."""
    script = (folder / "r.R").read_text()
    with (folder / "records.csv").open(newline="") as file:
        records = list(csv.DictReader(file))
    with (folder / "r.tables" / "estimates-by-region.csv").open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["question"] in {"used", "stars"}]
    undone = matrices(script, "undone")
    assert set(undone) == {"region", "used", "stars"}
    assert len(rows) == 10
    for row in rows:
        values, reports, answers = undone[row["question"]]
        given = [r[row["question"]] for r in records if r["region"] == row["group"]]
        scores = np.array(
            [values[reports.index(one), answers.index(row["answer"])] for one in given if one]
        )
        assert float(row["estimate"]) == pytest.approx(scores.mean(), abs=1e-12)
        if row["se_from"] == "reports":
            error = scores.std(ddof=1) / len(scores) ** 0.5
            assert float(row["se"]) == pytest.approx(error, rel=1e-9)


def test_its_channels_are_undone_by_its_matrices(folder):
    script = (folder / "r.R").read_text()
    undone = matrices(script, "undone")
    for question, (values, answers, reports) in matrices(script, "chances").items():
        assert (reports, answers) == undone[question][1:]
        assert values @ undone[question][0] == pytest.approx(np.eye(len(answers)))


def made(*command: str) -> ReportTable:
    return ReportTable(f"{command[0]}.csv", command, "")


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (
            ("regress", "--outcome", "used", "--predictors", "region,age", "--model", "logistic"),
            (
                'fit_reports("regress.csv", kept(TRUE), "used", '
                'list(`region` = c("north", "south"), `age` = NULL))'
            ),
        ),
        (
            (
                "regress",
                "--outcome",
                "used",
                "--predictors",
                "region",
                "--reference",
                "region=south",
            ),
            'list(`region` = c("south", "north"))',
        ),
        # RRreg's p of a forced response: forced no, forced yes
        (
            ("regress", "--outcome", "used", "--predictors", "region"),
            'with_rrreg(kept(TRUE), "used", "yes", ~ `region`, "FR", c(3/8, 1/8))',
        ),
        (
            ("compare", "--question", "stars", "--by", "region", "--level", "0.95"),
            'compare_groups("compare.csv", kept(TRUE), "stars", "region")',
        ),
        (
            ("compare", "--question", "age", "--by", "region"),
            'compare_means("compare.csv", kept(TRUE), "age", "region")',
        ),
        (
            ("compare", "--question", "age", "--by", "region", "--weight", "w", "--cluster", "c"),
            'compare_means("compare.csv", kept(TRUE), "age", "region", weight = "w", cluster = "c")',
        ),
        (
            ("compare", "--question", "used", "--by", "region", "--weight", "w"),
            "it uses the sample design",
        ),
        (
            ("estimate", "--level", "0.95", "--where", "age>=30", "--where", "region=north"),
            'kept(((as.numeric(records[["age"]]) >= 30)) & records[["region"]] %in% c("north"))',
        ),
        (
            ("describe", "--questions", "age,stars", "--by", "region"),
            'compare_descriptives("describe.csv", kept(TRUE), c("age", "stars"), "region")',
        ),
        (("rank", "--questions", "stars"), "R has no ranking by debiased counts"),
        (
            ("regress", "--outcome", "used", "--predictors", "stars"),
            "stars is randomized, as a predictor",
        ),
        (("regress", "--outcome", "used", "--predict"), "--predict has no counterpart in R"),
        (("compare", "--question", "region", "--by", "used"), "the groups are randomized"),
        (("compare", "--question", "used", "--by", "(kiosk)"), "do not say which kiosk"),
        (("describe", "--questions", "age", "--by", "(kiosk)"), "do not say which kiosk"),
        (("estimate", "--weight", "w"), "it uses the sample design"),
    ],
    ids=lambda one: one if isinstance(one, str) else " ".join(one),
)
def test_each_table_is_repeated_or_it_is_said_why_not(survey, command, line):
    script = r_script(survey, (made(*command),), "r.tables")
    assert line in script


def test_tables_that_use_the_projects_weights_are_not_repeated_without_them(survey):
    drawn = [
        SampleColumn(MeasurementLevel.WEIGHT, "w"),
        SampleColumn(MeasurementLevel.STRATUM, "s"),
    ]
    command = made("estimate", "--level", "0.95")
    assert "it uses the sample design" in r_script(survey, (command,), "r.tables", drawn=drawn)
    plain = made("estimate", "--level", "0.95", "--unweighted")
    found = r_script(survey, (plain,), "r.tables", drawn=drawn)
    assert "it uses the sample design" not in found
    means = made("compare", "--question", "age", "--by", "region")
    found = r_script(survey, (means,), "r.tables", drawn=drawn)
    assert '"age", "region", weight = "w", stratum = "s")' in found


def test_means_are_compared_as_r_compares_them(folder, run):
    """Welch's t.test: the difference, its standard error and p."""
    words = ("--question", "age", "--by", "region", "--csv", "-")
    _, out, _ = run("compare", "--project", folder / "p.surveydesk", *words)
    (row,) = csv.DictReader(out.splitlines())
    with (folder / "records.csv").open(newline="") as file:
        records = [one for one in csv.DictReader(file) if one["age"]]
    first, second = (
        np.array([float(one["age"]) for one in records if one["region"] == row[name]])
        for name in ("first", "second")
    )
    test = stats.ttest_ind(first, second, equal_var=False)
    error = np.hypot(first.std(ddof=1) / len(first) ** 0.5, second.std(ddof=1) / len(second) ** 0.5)
    assert float(row["estimate"]) == pytest.approx(first.mean() - second.mean(), abs=1e-12)
    assert float(row["se"]) == pytest.approx(error, rel=1e-12)
    assert float(row["p_value"]) == pytest.approx(test.pvalue, rel=1e-9)


def test_brackets_and_quotes_are_closed(folder):
    """Outside comments and texts every bracket has its other half."""
    script = (folder / "r.R").read_text()
    plain = re.sub(r'"(?:\\.|[^"\\])*"', "", script)
    plain = re.sub(r"#.*", "", plain)
    assert '"' not in plain
    open_ones: list[str] = []
    for sign in re.sub(r"[^()\[\]{}]", "", plain):
        if sign in "([{":
            open_ones.append(sign)
        else:
            assert open_ones.pop() + sign in {"()", "[]", "{}"}
    assert not open_ones


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="needs R with package survey")
def test_r_gives_the_same_numbers(folder):
    done = subprocess.run(
        ["Rscript", folder / "r.R", folder / "records.csv"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
