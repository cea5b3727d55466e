"""Descriptives by the command: the same numbers as counted by hand and as other commands give."""

from __future__ import annotations

import csv
import json
import statistics

import pytest

from surveyapp.cli import main
from surveyapp.storage.surveys.survey_files import survey_text

AGES = (18, 22, 22, 30, 35, 41, 47, 58, 63, 90)
STARS = (1, 2, 2, 3, 3, 4, 4, 4, 5, 5)


@pytest.fixture
def table(make_survey, tmp_path):
    """Ten respondents with ages and direct stars, one without, of two regions."""
    direct = {"name": "direct"}
    survey = make_survey(
        {
            "id": "region",
            "type": "single_choice",
            "text": {"en": "Where?"},
            "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south")],
            "design": direct,
        },
        {
            "id": "age",
            "type": "number",
            "text": {"en": "Age?"},
            "minimum": 0,
            "maximum": 120,
            "design": direct,
        },
        {"id": "stars", "type": "rating", "levels": 5, "text": {"en": "Stars?"}, "design": direct},
        {
            "id": "drinks",
            "type": "number",
            "text": {"en": "Drinks?"},
            "minimum": 0,
            "maximum": 10,
            "design": {"name": "duchi", "epsilon": 1},
        },
        {"id": "used", "type": "yes_no", "text": {"en": "Used?"}, "design": direct},
    )
    path = tmp_path / "t.csv"
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["region", "age", "stars", "drinks", "used", "w"])
        for place, (age, stars) in enumerate(zip(AGES, STARS, strict=True)):
            rows.writerow(
                ["south" if place % 2 else "north", age, stars, 10 * (place % 2), "yes", 1]
            )
        rows.writerow(["north", "", "", "", "no", 1])
    (tmp_path / "s.survey.json").write_text(survey_text(survey))
    return [str(path), "--survey", str(tmp_path / "s.survey.json")]


def described(table, capsys, *options):
    assert main(["describe", *table, *options, "--json", "-"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_number_is_described_as_a_calculator_does(table, capsys):
    (row,) = described(table, capsys, "--questions", "age")
    assert (row["n"], row["missing"]) == (10, 1)
    assert row["mean"] == pytest.approx(statistics.mean(AGES))
    assert row["sd"] == pytest.approx(statistics.stdev(AGES))
    assert row["se"] == pytest.approx(statistics.stdev(AGES) / 10**0.5)
    assert (row["q1"], row["median"], row["q3"]) == (22, 38, 58)
    # the sign test: the 2nd and the 9th of ten numbers
    assert (row["median_low"], row["median_high"]) == (22, 63)


def test_weights_of_one_change_nothing(table, capsys):
    (simple,) = described(table, capsys, "--questions", "age")
    (weighted,) = described(table, capsys, "--questions", "age", "--weight", "w")
    for key in ("n", "mean", "sd", "q1", "median", "q3"):
        assert weighted[key] == pytest.approx(simple[key]), key


def test_groups_are_described_apart(table, capsys):
    rows = described(table, capsys, "--questions", "age,stars", "--by", "region")
    assert [(r["question"], r["group"], r["n"], r["missing"]) for r in rows] == [
        ("age", "north", 5, 1),
        ("age", "south", 5, 0),
        ("stars", "north", 5, 1),
        ("stars", "south", 5, 0),
    ]
    assert rows[0]["mean"] == statistics.mean(AGES[::2])
    assert rows[3]["median"] == statistics.median(STARS[1::2])


def test_a_histogram_counts_whole_answers(table, capsys):
    rows = described(table, capsys, "--questions", "age", "--histogram", "--bins", "5")
    assert [(r["first"], r["last"], round(10 * r["share"])) for r in rows] == [
        (0, 19, 1),
        (20, 39, 4),
        (40, 59, 3),
        (60, 79, 1),
        (80, 99, 1),
    ]


def test_levels_have_the_shares_that_estimate_gives(table, capsys):
    rows = described(table, capsys, "--questions", "stars", "--histogram")
    assert main(["estimate", *table, "--question", "stars", "--json", "-"]) == 0
    expected = json.loads(capsys.readouterr().out)
    for key in ("se", "low", "high"):
        assert [row[key] for row in rows] == [row[key] for row in expected]
    assert [row["share"] for row in rows] == [row["estimate"] for row in expected]


def test_what_a_design_does_not_tell_is_said_and_left_out(table, capsys):
    assert main(["describe", *table, "--questions", "drinks"]) == 0
    told = capsys.readouterr()
    assert "drinks: With Smallest or largest (Duchi) every report is one of two numbers." in (
        told.out + told.err
    )
    (row,) = described(table, capsys, "--questions", "drinks")
    assert row["mean"] is not None
    assert row["sd"] is row["median"] is None


def test_a_choice_has_no_median(table, capsys):
    assert main(["describe", *table, "--questions", "used"]) == 2
    assert "used is neither a number nor a rating" in capsys.readouterr().err
