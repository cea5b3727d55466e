"""``surveyapp weight``: made, checked and shown from the command line."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pytest

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
            "from 2.0 to 3.0",
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
