"""Average marginal effects and models side by side by the command, against shares counted by hand."""

from __future__ import annotations

import csv
import json
import math
from types import SimpleNamespace

import pytest

import surveyapp
from surveyapp.analyses import models
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.regression import term_label
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.cli import main
from surveyapp.messages.message import in_english
from surveyapp.storage.surveys.survey_files import survey_text

YES = {
    ("north", "no"): (10, 40),
    ("north", "yes"): (12, 20),
    ("south", "no"): (15, 25),
    ("south", "yes"): (9, 15),
}
"""By region and married: how many of how many say yes."""


@pytest.fixture
def table(make_survey, tmp_path):
    """A hundred respondents, and one more who did not say whether married."""
    direct = {"name": "direct"}
    regions = [{"id": one, "text": {"en": one}} for one in ("north", "south")]
    survey = make_survey(
        {
            "id": "region",
            "type": "single_choice",
            "text": {"en": "R?"},
            "choices": regions,
            "design": direct,
        },
        {"id": "married", "type": "yes_no", "text": {"en": "M?"}, "design": direct},
        {"id": "used", "type": "yes_no", "text": {"en": "U?"}, "design": direct},
        {"id": "sold", "type": "yes_no", "text": {"en": "S?"}, "design": {"name": "two_coins"}},
        {
            "id": "age",
            "type": "number",
            "text": {"en": "A?"},
            "minimum": 0,
            "maximum": 99,
            "design": direct,
        },
    )
    path = tmp_path / "t.csv"
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["region", "married", "used", "sold", "age"])
        for (region, married), (yes, n) in YES.items():
            for place in range(n):
                used = "yes" if place < yes else "no"
                rows.writerow([region, married, used, "yes" if place % 3 else "no", 20 + place])
        rows.writerow(["north", "", "yes", "yes", 50])
    (tmp_path / "s.survey.json").write_text(survey_text(survey))
    return [str(path), "--survey", str(tmp_path / "s.survey.json"), "--outcome", "used"]


def rows_of(capsys, *words):
    assert main([*words, "--json", "-"]) in {0, 1}
    return json.loads(capsys.readouterr().out)


def log_likelihood(*groups: tuple[int, int]) -> float:
    return sum(y * math.log(y / n) + (n - y) * math.log(1 - y / n) for y, n in groups)


def test_the_effect_of_a_region_is_the_difference_of_its_shares(table, capsys):
    """23 of 61 in the north (with the one who did not say), 24 of 40 in the south."""
    (row,) = rows_of(capsys, "regress", *table, "--predictors", "region", "--effects")
    north, south = 23 / 61, 24 / 40
    assert (row["question"], row["answer"], row["reference"], row["n"]) == (
        "region",
        "south",
        "north",
        101,
    )
    assert row["estimate"] == pytest.approx(south - north, abs=1e-8)
    error = math.sqrt(north * (1 - north) / 61 + south * (1 - south) / 40)
    assert row["se"] == pytest.approx(error, rel=1e-6)


def test_an_interaction_is_in_the_effects_of_its_parts(table, capsys):
    """A saturated model: south minus north within the unmarried (65) and the married (35), averaged."""
    found = rows_of(capsys, "regress", *table, "--predictors", "region*married", "--effects")
    region = next(row for row in found if row["question"] == "region")
    of_unmarried, of_married = 15 / 25 - 10 / 40, 9 / 15 - 12 / 20
    assert region["estimate"] == pytest.approx(
        (65 * of_unmarried + 35 * of_married) / 100, abs=1e-6
    )
    assert {row["question"] for row in found} == {"region", "married"}


def test_one_more_of_a_number_in_a_linear_model_is_its_slope(table, capsys):
    words = [one if one != "used" else "age" for one in table]
    found = rows_of(
        capsys, "regress", *words, "--model", "linear", "--predictors", "region", "--effects"
    )
    slope = rows_of(capsys, "regress", *words, "--model", "linear", "--predictors", "region")[1]
    assert found[0]["estimate"] == pytest.approx(slope["estimate"])
    assert found[0]["se"] == pytest.approx(slope["se"])
    curved = rows_of(capsys, "regress", *table, "--predictors", "age,age^2", "--effects")
    assert [row["question"] for row in curved] == ["age"]
    assert curved[0]["answer"] == curved[0]["reference"] == ""


def test_models_are_fitted_to_the_same_respondents(table, capsys):
    """Of the hundred who said whether they are married; likelihoods of counted shares."""
    fits = rows_of(capsys, "models", *table, "--predictors", ";region;region*married", "--fits")
    assert [row["n"] for row in fits] == [100, 100, 100]
    expected = [
        log_likelihood((46, 100)),
        log_likelihood((22, 60), (24, 40)),
        log_likelihood(*YES.values()),
    ]
    assert [row["log_likelihood"] for row in fits] == pytest.approx(expected, rel=1e-8)
    assert fits[1]["aic"] == pytest.approx(4 - 2 * expected[1])
    assert fits[2]["bic"] == pytest.approx(4 * math.log(100) - 2 * expected[2])
    assert [row["against"] for row in fits] == [None, 1, 2]
    assert [row["df"] for row in fits] == [None, 1, 2]
    assert fits[1]["statistic"] == pytest.approx(2 * (expected[1] - expected[0]))
    # χ² with two degrees of freedom is exponential
    assert fits[2]["p_value"] == pytest.approx(math.exp(expected[1] - expected[2]))


def test_each_term_has_its_coefficient_by_model(table, capsys):
    rows = {
        row["term"]: row
        for row in rows_of(capsys, "models", *table, "--predictors", "region;married")
    }
    assert list(rows) == ["(intercept)", "region: south", "married: yes"]
    odds = (24 / 16) / (22 / 38)
    assert rows["region: south"]["estimate_1"] == pytest.approx(math.log(odds))
    assert rows["region: south"]["estimate_2"] is None
    assert rows["married: yes"]["p_1"] is None


def test_a_randomized_predictor_leaves_nothing_to_compare(table, capsys):
    assert main(
        ["models", *table, "--predictors", "region;region,sold", "--fits", "--json", "-"]
    ) in {0, 1}
    told = capsys.readouterr()
    assert all(row["aic"] is None and row["p_value"] is None for row in json.loads(told.out))
    assert "with a randomized predictor (sold)" in told.err


def test_models_with_other_terms_are_not_tested_against_each_other(table, capsys):
    fits = rows_of(capsys, "models", *table, "--predictors", "region;married", "--fits")
    assert [row["p_value"] for row in fits] == [None, None]


def test_too_many_models_are_refused(table, capsys):
    many = ";".join(f"age^{power}" for power in range(1, 10))
    assert main(["models", *table, "--predictors", many]) == 2
    assert capsys.readouterr().err.startswith("error: --predictors: give at most 8 models")


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (0.25, "“south” is in 2 of the 2 models, with coefficients from 0.250 to 0.500."),
        (None, "“south” is in 1 of the 2 models, with the coefficient 0.500."),
    ],
)
def test_a_term_of_one_model_has_one_coefficient(monkeypatch, first, said):
    monkeypatch.setattr(models, "term_label", lambda _table, term, _labels: term)
    row = SimpleNamespace(term="south", estimate_1=first, estimate_2=0.5)
    (notice,) = models._meaning(row, SimpleNamespace(models=(None, None)), None, 0.95)
    assert str(notice) == said


def test_the_chart_of_models_has_their_coefficients_and_not_how_predictors_are_spread(table):
    """Each column of a randomized predictor has a share of its own, which may be bounded by nothing."""
    path, _, survey, *_ = table
    data = surveyapp.read(path, survey=survey)
    found = surveyapp.models(data, outcome="used", predictors="region;region,sold")
    assert [row.term for row in found.found.rows] == [
        "(intercept)",
        "region: south",
        "sold: yes",
        "sold: yes ~ (intercept)",  # which is no coefficient of used, so it comes last
        "sold: yes ~ region: south",
    ]
    (chart,) = models.COEFFICIENTS.charts
    hints = [""] * len(found.found.rows)
    text = ChartText(
        in_english, SurveyLabels(data.survey), "95 %", lambda share, _n: f"{share:.0%}", str, str
    )
    drawn = chart.drawn(found.found, found.found.rows, text, hints)
    assert [(line.panel, line.label) for line in drawn.lines] == [
        ("R? south", "Model 1"),
        ("R? south", "Model 2"),
        ("S? Yes", "Model 2"),
    ]


def test_an_interval_that_nothing_bounds_leaves_the_others_their_room(table):
    path, _, survey, *_ = table
    data = surveyapp.read(path, survey=survey)
    found = surveyapp.models(data, outcome="used", predictors="region;region,married").found
    (chart,) = models.COEFFICIENTS.charts
    rows = found.rows
    rows[1].low_1, rows[1].high_1 = -27_000.0, 27_000.0
    text = ChartText(
        in_english, SurveyLabels(data.survey), "95 %", lambda share, _n: f"{share:.0%}", str, str
    )
    drawn = chart.drawn(found, rows, text, [""] * len(rows))
    assert max(line.high for line in drawn.lines) < 20


def test_answers_to_two_randomized_predictors_together_are_called_by_their_labels(table):
    path, _, survey, *_ = table
    data = surveyapp.read(path, survey=survey)
    found = surveyapp.models(data, outcome="used", predictors="region").found
    term = "sold: yes & married: no ~ region: south"
    assert term_label(found.models[0], term, SurveyLabels(data.survey)) == (
        "S? Yes & M? No ~ R? south"
    )
