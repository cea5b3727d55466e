"""Replicate weights against R's ``survey`` on direct answers: see ``replicates/r_survey.R``."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from surveyapp.cli import main
from surveyapp.designs import Direct
from surveyapp.estimation.sampling.replicates import ReplicateMethod, replicated
from surveyapp.estimation.sampling.respondents import pseudo_answers
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_estimates import Target, estimate_weighted

HERE = Path(__file__).parent / "replicates"
SURVEY = {
    "format": "surveyapp-survey/1",
    "id": "s",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "S"},
    "questions": [
        {"id": "yes", "type": "yes_no", "text": {"en": "Yes?"}, "design": {"name": "direct"}},
        {
            "id": "region",
            "type": "single_choice",
            "text": {"en": "Region?"},
            "choices": [
                {"id": "north", "text": {"en": "North"}},
                {"id": "south", "text": {"en": "South"}},
            ],
            "design": {"name": "direct"},
        },
        {
            "id": "x",
            "type": "number",
            "text": {"en": "X?"},
            "minimum": -20,
            "maximum": 40,
            "step": "0.01",
            "design": {"name": "direct"},
        },
    ],
}
MADE = {
    "jk1": ("--cluster", "cluster"),
    "jkn": ("--stratum", "stratum", "--cluster", "cluster"),
    "brr": ("--stratum", "stratum", "--cluster", "cluster"),
    "fay": ("--stratum", "stratum", "--cluster", "cluster", "--fay", "0.3"),
    "sdr": ("--cluster", "cluster"),
}
"""The methods whose replicates are made here, and from what."""
BROUGHT = {"brr": (), "fay": ("--fay", "0.3"), "bootstrap": (), "sdr": ()}


def read(name):
    with (HERE / name).open(newline="") as file:
        return list(csv.DictReader(file))


TRUE = {
    (row["method"], row["statistic"]): (float(row["value"]), float(row["se"]))
    for row in read("r_survey.csv")
}


@pytest.fixture
def ask(tmp_path, capsys):
    (tmp_path / "s.survey.json").write_text(json.dumps(SURVEY))

    def asked(analysis, method, design, *words):
        rows = read("survey.csv")
        if "--replicate-weights" in design:
            rows = [row | more for row, more in zip(rows, read(f"{method}.csv"), strict=True)]
        for row in rows:
            row["yes"] = ("no", "yes")[int(row["yes"])]
        with (tmp_path / "table.csv").open("w", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
        source = (str(tmp_path / "table.csv"), "--survey", str(tmp_path / "s.survey.json"))
        replicates = ("--weight", "weight", "--replicates", method, *design)
        code = main([analysis, *source, *replicates, *words, "--json", "-"])
        said = capsys.readouterr()
        assert code == 0, said.err
        return json.loads(said.out)

    return asked


def cases():
    yield from ((method, words) for method, words in MADE.items())
    for method, words in BROUGHT.items():
        yield method, ("--replicate-weights", "weight_r", *words)


def row_of(rows, **wanted):
    return next(row for row in rows if all(row[key] == value for key, value in wanted.items()))


def close(row, method, statistic):
    known, error = TRUE[method, statistic]
    assert row["estimate"] == pytest.approx(known, rel=1e-8)
    assert row["se"] == pytest.approx(error, rel=1e-6)


each = pytest.mark.parametrize(("method", "design"), list(cases()))


@each
def test_shares_totals_means_and_groups_are_those_of_r(ask, method, design):
    close(
        row_of(ask("estimate", method, design, "--question", "yes"), answer="yes"), method, "share"
    )
    close(ask("estimate", method, design, "--question", "x")[0], method, "mean")
    totals = ask("estimate", method, design, "--question", "yes", "--counts")
    close(row_of(totals, answer="yes"), method, "total")
    groups = ask("estimate", method, design, "--question", "yes", "--by", "region")
    close(row_of(groups, answer="yes", group="north"), method, "north")


@each
def test_differences_and_cells_are_those_of_r(ask, method, design):
    found = ask("compare", method, design, "--question", "yes", "--by", "region")
    close(row_of(found, answer="yes", measure="difference"), method, "difference")
    cells = ask("crosstab", method, design, "--questions", "yes,region")
    close(row_of(cells, answer_1="yes", answer_2="north"), method, "cell")


@each
def test_regressions_are_those_of_r(ask, method, design):
    words = ("--outcome", "x", "--predictors", "yes", "--model", "linear")
    line = row_of(ask("regress", method, design, *words), term="yes: yes")
    close(line, method, "slope")
    words = ("--outcome", "yes", "--predictors", "x")
    close(row_of(ask("regress", method, design, *words), term="x"), method, "log_odds")


@pytest.mark.parametrize(
    ("statistic", "target"), [("share", Target.SHARE), ("total", Target.TOTAL)]
)
def test_finite_populations_are_corrected_for_as_in_r(statistic, target):
    rows = read("survey.csv")
    sample = stratified(
        [float(row["weight"]) for row in rows],
        strata=[row["stratum"] for row in rows],
        clusters=[row["cluster"] for row in rows],
        populations={str(stratum): 5 + stratum for stratum in range(1, 7)},
    )
    channel = Direct(k=2).channel
    answers = pseudo_answers(channel, [1 - int(row["yes"]) for row in rows])
    made = estimate_weighted(answers, replicated(sample, ReplicateMethod.JKN), target=target)[0]
    known, error = TRUE["jkn_finite", statistic]
    assert made.estimate == pytest.approx(known, rel=1e-12)
    assert made.standard_error == pytest.approx(error, rel=1e-9)


def test_a_table_says_from_how_many_replicates_its_errors_come(ask, tmp_path, capsys):
    ask("estimate", "jkn", MADE["jkn"], "--question", "yes")
    words = ("--survey", str(tmp_path / "s.survey.json"), "--weight", "weight", *MADE["jkn"])
    assert main(["estimate", str(tmp_path / "table.csv"), *words, "--replicates", "jkn"]) == 0
    said = capsys.readouterr()
    assert "Variances come from 12 replicates by the method jkn." in said.out + said.err
    words = (*words, "--outcome", "yes", "--predictors", "x", "--replicates", "jkn")
    assert main(["regress", str(tmp_path / "table.csv"), *words]) == 0
    assert "standard errors: replicate weights" in capsys.readouterr().out
