"""``surveyapp weight``: made, checked and shown from the command line."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pytest

from surveyapp.storage.surveys.survey_files import survey_text
from surveyapp.survey.json_format.reading import read_survey
from tests.helpers.made_projects import made_project

DIRECT = {"name": "direct"}
SURVEY = read_survey(
    {
        "format": "surveyapp-survey/1",
        "id": "weighed",
        "version": 1,
        "title": {"en": "Weighed"},
        "languages": ["en"],
        "questions": [
            {
                "id": "region",
                "type": "single_choice",
                "text": {"en": "Where?"},
                "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south")],
                "design": DIRECT,
            },
            {
                "id": "used",
                "type": "yes_no",
                "text": {"en": "Used?"},
                "design": {"name": "two_coins"},
            },
        ],
    },
    "weighed.survey.json",
)
NORTH, SOUTH, NORTH_YES, SOUTH_YES = 150, 50, 60, 30
ROWS = [
    *(("north", "yes" if place < NORTH_YES else "no") for place in range(NORTH)),
    *(("south", "yes" if place < SOUTH_YES else "no") for place in range(SOUTH)),
]


@pytest.fixture
def project(tmp_path):
    return str(made_project(tmp_path, SURVEY, ROWS))


@pytest.fixture
def census(tmp_path):
    file = tmp_path / "census.csv"
    file.write_text("region,people\nnorth,500\nsouth,500\n")
    return str(file)


def test_a_weight_is_made_and_every_estimate_uses_it(project, census, run):
    code, out, err = run("weight", "make", "--project", project, "--margins", census)
    assert (code, err) == (0, "")
    assert "200 interviews stand for 1000 people" in out
    assert "survey_weight is the weight; surveyapp undo takes it back" in out
    code, out, _ = run("estimate", "--project", project, "--csv", "-")
    rows = {(row["question"], row["answer"]): row for row in csv.DictReader(io.StringIO(out))}
    # stratum by stratum: 2·λ − 1/2, and the mean of both as half of the people live in each
    shares = np.array([NORTH_YES / NORTH, SOUTH_YES / SOUTH])
    found = rows["used", "yes"]
    assert float(found["estimate"]) == pytest.approx(float(np.mean(2 * shares - 0.5)))
    # post-stratified: variance within strata alone, as R's postStratify takes it, n/(n − 1) over all
    n = np.array([NORTH, SOUTH])
    within = 4 * shares * (1 - shares) / n / 4 * 200 / 199
    assert float(found["se"]) == pytest.approx(float(np.sqrt(within.sum())), rel=1e-9)
    assert float(rows["region", "north"]["se"]) == 0
    assert float(rows["region", "north"]["low"]) == pytest.approx(0.5)


def test_check_says_what_is_wrong_and_changes_nothing(project, tmp_path, run):
    file = tmp_path / "census.csv"
    file.write_text("variable,answer,people\nregion,north,500\n")
    code, out, err = run("weight", "check", "--project", project, "--margins", str(file))
    assert code == 1
    assert "region  north   150" in out
    assert "error: region: 50 interviews have an answer that the margin lacks: south." in err
    code, out, _ = run("variables", "list", "--project", project, "--json", "-")
    assert [row["name"] for row in json.loads(out)] == ["region", "used"]


def test_show_has_shares_before_and_after_the_summary_and_effects(project, census, run):
    run("weight", "make", "--project", project, "--margins", census)
    code, out, _ = run("weight", "show", "--project", project, "--json", "-")
    north = json.loads(out)[0]
    assert code == 0
    assert (north["before"], north["population"]) == (0.75, 0.5)
    assert north["after"] == pytest.approx(0.5)
    assert north["distance_before"] == pytest.approx(0.5)
    assert north["distance_after"] == 0
    code, out, _ = run("weight", "show", "--project", project, "--summary", "--json", "-")
    (summary,) = json.loads(out)
    # n·Σw²/(Σw)² with w = 10/3 and 10
    assert summary["design_effect"] == pytest.approx(200 * (150 / 9 + 50) * 100 / 1000**2 / 1.0)
    code, out, _ = run("balance", "--project", project, "--effects", "--json", "-")
    effect = next(row for row in json.loads(out) if row["answer"] == "yes")
    # of the error above: (4·0.24/150 + 4·0.24/50)/4·200/199 over 4·0.25/199
    assert effect["design_effect"] == pytest.approx(1.28)


def test_typed_margins_bounds_and_a_name(project, run):
    code, out, err = run(
        "weight", "make", "--project", project, "--margin", "region", "north=50%", "south=50%",
        "--population", "1000", "--limits", "1", "12", "--name", "w", "--text", "Census 2024",
    )  # fmt: skip
    assert (code, err) == (0, "")
    code, out, _ = run("variables", "list", "--project", project, "--json", "-")
    made = json.loads(out)[-1]
    assert (made["name"], made["label"], made["level"]) == ("w", "Census 2024", "weight")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("make", "--method", "rake"), "Give the margins of the population"),
        (("make", "--margin", "region", "north=x"), "is no number of people"),
        (
            ("make", "--margin", "region", "north=1", "south=1", "--factors", "2", "3"),
            "from 2 to 3",
        ),
        (
            ("make", "--margin", "region", "north=1", "south=1", "--population", "many"),
            "--population",
        ),
        (("make", "--margin", "nowhere", "north=1", "south=1"), "There is no variable nowhere"),
        (("check", "--margin", "used", "yes=1", "no=1"), "randomized"),
        (("make", "--margin", "region", "north=1", "south=1", "--base", "used"), "randomized"),
    ],
)
def test_what_cannot_be_meant_is_an_error_in_words(project, run, words, said):
    code, out, err = run("weight", *words, "--project", project)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert said in err


@pytest.fixture
def table(tmp_path):
    file, survey = tmp_path / "table.csv", tmp_path / "weighed.survey.json"
    file.write_text("region,used\n" + "".join(f"{region},{used}\n" for region, used in ROWS))
    survey.write_text(survey_text(SURVEY))
    return str(file), "--survey", str(survey)


def row_of(text, answer):
    return next(row for row in csv.DictReader(io.StringIO(text)) if row["answer"] == answer)


def test_a_table_gets_a_weight_whose_calibration_every_analysis_can_know(
    project, census, table, tmp_path, run
):
    run("weight", "make", "--project", project, "--margins", census)
    of_project = row_of(run("estimate", "--project", project, "--csv", "-")[1], "yes")
    out = str(tmp_path / "weighted.csv")
    code, said, err = run("weight", "make", *table, "--margins", census, "--out", out)
    assert (code, err) == (0, "")
    options = ("--weight", "survey_weight", "--margins", census, "--base", "survey_weight_before")
    assert f"the options of analyses: {' '.join(options)}" in said
    weighted = (out, *table[1:])
    known = row_of(run("estimate", *weighted, *options, "--csv", "-")[1], "yes")
    assert float(known["estimate"]) == pytest.approx(float(of_project["estimate"]), rel=1e-12)
    assert float(known["se"]) == pytest.approx(float(of_project["se"]), rel=1e-9)
    # as a weight that is given, the regions' shares seem to vary
    given = row_of(run("estimate", *weighted, *options[:2], "--csv", "-")[1], "yes")
    assert float(given["se"]) > 1.005 * float(known["se"])


@pytest.mark.parametrize("analysis", ["compare", "crosstab", "distance", "regress", "rank"])
def test_analyses_know_what_weights_of_tables_were_calibrated_to(
    analysis, *, project, census, table, tmp_path, run
):
    out = str(tmp_path / "weighted.csv")
    run("weight", "make", *table, "--margins", census, "--out", out)
    run("weight", "make", "--project", project, "--margins", census)
    words = {
        "compare": ("--question", "used", "--by", "region"),
        "crosstab": ("--questions", "used,region"),
        "distance": ("--question", "used", "--by", "region"),
        "regress": ("--outcome", "used", "--predictors", "region"),
        "rank": ("--question", "used", "--by", "region"),
    }[analysis]
    made = (out, *table[1:], "--weight", "survey_weight", "--margins", census)
    rows = []
    for source in (("--project", project), made):
        code, said, err = run(analysis, *source, *words, "--csv", "-")
        assert code in (0, 3), err
        rows.append(list(csv.DictReader(io.StringIO(said))))
    names = {"estimate", "se", "low", "high", "p_value"} & set(rows[0][0])
    assert {"low", "high"} <= names
    for one, other in zip(*rows, strict=True):
        for name in names:
            if one[name] or other[name]:
                assert float(other[name]) == pytest.approx(float(one[name]), rel=1e-6, abs=1e-9)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--margins", "{census}"), "were not calibrated to region"),
        (("--margins", "{census}", "--base", "region"), "is not a weight"),
        (("--fpc", "size"), "there is no column size"),
        (("--fpc", "one"), "Stratum 1 is said to have"),
        (("--fpc", "one", "--fpc", "one"), "2 columns of population sizes for 1 stages"),
        (("--cluster", "region", "--fpc", "number"), "population sizes of stage 1 differ"),
        (("--cluster", "region", "--fpc", "region"), "neither a population size"),
    ],
)
def test_samples_that_do_not_fit_are_refused_in_words(table, census, tmp_path, run, *, words, said):
    file = tmp_path / "more.csv"
    lines = (tmp_path / "table.csv").read_text().splitlines()
    file.write_text(
        "\n".join(
            [
                lines[0] + ",one,number",
                *(f"{line},1.5,{n + 200}" for n, line in enumerate(lines[1:])),
            ]
        )
    )
    given = [one.format(census=census) for one in words]
    code, out, err = run("estimate", str(file), *table[1:], "--weight", "one", *given)
    assert (code, out) == (2, ""), out
    assert err.startswith("error: ")
    assert said in err


def test_a_table_without_a_survey_or_a_way_out_is_refused(table, census, run):
    for words, said in (
        ((*table, "--margins", census), "--out"),
        ((table[0], "--margins", census, "--out", "x.csv"), "--survey"),
        (("--margins", census), "--project"),
    ):
        code, out, err = run("weight", "make", *words)
        assert (code, out) == (2, "")
        assert err.startswith(f"error: argument {said}") or said in err
