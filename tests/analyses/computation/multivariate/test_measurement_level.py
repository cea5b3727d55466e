"""The type of a question says what its answers measure: codes 1 … k of a single choice are no numbers.

Four regions with 10, 50, 10 and 50 % of yes among 400 people each. The saturated model has the regions'
own shares as predictions and the sum of four binomial log likelihoods; a slope would have 18.6, 24.7, 32.1
and 40.4 %.
"""

import csv
import json
import math
import os
import subprocess
import sys

import pandas as pd
import pyreadstat
import pytest

from surveyapp.analyses.regression import Regression
from surveyapp.cli import main
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.reporting.contents import ReportRequest
from surveyapp.services.reporting.style import ENGLISH
from surveyapp.services.reporting.write import ReportPart, write_report
from surveyapp.services.simulation.respondents import simulate_truth
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel
from surveyapp.survey.types.date import Date
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.ranking import Ranking
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.registry import QUESTION_TYPES
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.text import FreeText
from surveyapp.survey.types.yes_no import YesNo

NAMES = {"coded": ("1", "2", "3", "4"), "named": ("r1", "r2", "r3", "r4")}
SHARES = (0.1, 0.5, 0.1, 0.5)
EACH = 400
LOG_LIKELIHOOD = EACH * sum(p * math.log(p) + (1 - p) * math.log(1 - p) for p in SHARES)
TERMS = ["(intercept)", "region: {1}", "region: {2}", "region: {3}", "log_likelihood"]


def question(name, kind, design="direct", **more):
    return {"id": name, "type": kind, "text": {"en": name}, "design": {"name": design}, **more}


def choices(names):
    return [{"id": one, "text": {"en": one}} for one in names]


@pytest.fixture
def survey_of(make_survey):
    def make(names):
        return make_survey(
            question("region", "single_choice", choices=choices(names)),
            question("bribe", "yes_no"),
            question("asked", "yes_no", "two_coins"),
            question("trust", "rating", levels=4),
        )

    return make


def rows_of(names):
    """Yield region, bribe, what two coins reported of it, and a rating that is the region's number."""
    for place, (name, share) in enumerate(zip(names, SHARES, strict=True)):
        for i in range(EACH):
            said = "yes" if i < share * EACH else "no"
            report = "yes" if i % 4 < (3 if said == "yes" else 1) else "no"
            yield name, said, report, str(place + 1)


def table_of(names, folder):
    path = folder / "t.csv"
    lines = [",".join(cells) for cells in rows_of(names)]
    path.write_text("\n".join(["region,bribe,asked,trust", *lines, ""]))
    return path


@pytest.fixture
def table(survey_of, tmp_path):
    """The arguments of a command for the table with these names of regions."""

    def make(kind):
        folder = tmp_path / kind
        folder.mkdir(exist_ok=True)
        save_survey(survey_of(NAMES[kind]), folder / "s.survey.json")
        return [str(table_of(NAMES[kind], folder)), "--survey", str(folder / "s.survey.json")]

    return make


def told(capsys, *words):
    assert main([*words, "--json", "-"]) in {0, 1}
    return json.loads(capsys.readouterr().out)


def fitted(capsys, source, *more, outcome="bribe", predictors="region"):
    words = ["regress", *source, "--outcome", outcome, "--predictors", predictors, *more]
    return told(capsys, *words)


def numbers(rows):
    """Return all numbers of a table, in the order of its rows."""
    return [[v for v in row.values() if isinstance(v, float | int)] for row in rows]


def check_saturated(rows, names):
    assert [row["term"] for row in rows] == [term.format(*names) for term in TERMS]
    of = {row["term"]: row for row in rows}
    assert of["log_likelihood"]["estimate"] == pytest.approx(LOG_LIKELIHOOD, abs=1e-6)
    assert of["(intercept)"]["estimate"] == pytest.approx(math.log(1 / 9), abs=1e-6)
    log_odds = [of[f"region: {name}"]["estimate"] for name in names[1:]]
    assert log_odds == pytest.approx([math.log(9), 0, math.log(9)], abs=1e-6)
    # a log odds ratio of two binomial shares has the variance 1/n₁p₁q₁ + 1/n₀p₀q₀ (Woolf 1955)
    error = math.sqrt(1 / (EACH * 0.25) + 1 / (EACH * 0.09))
    assert of[f"region: {names[1]}"]["se"] == pytest.approx(error, rel=1e-5)


def check_predicted(rows):
    assert [row["estimate"] for row in rows] == pytest.approx(SHARES, abs=1e-6)


@pytest.mark.parametrize("kind", NAMES)
def test_codes_of_a_single_choice_are_indicators_by_command(kind, table, capsys):
    source = table(kind)
    check_saturated(fitted(capsys, source), NAMES[kind])
    check_predicted(fitted(capsys, source, "--predict"))


@pytest.mark.parametrize("more", [(), ("--predict",)])
@pytest.mark.parametrize("outcome", ["bribe", "asked"])
def test_what_the_answers_are_called_changes_no_number(outcome, more, table, capsys):
    coded, named = (numbers(fitted(capsys, table(kind), *more, outcome=outcome)) for kind in NAMES)
    assert coded == named


def test_as_an_outcome_codes_are_categories_too(table, capsys):
    coded, named = (
        numbers(fitted(capsys, table(k), outcome="region", predictors="bribe")) for k in NAMES
    )
    assert coded == named
    assert len(coded) == 3 * 2 + 1


def test_a_single_choice_is_no_outcome_of_a_linear_model(table, capsys):
    words = ["regress", *table("coded"), "--outcome", "region", "--predictors", "bribe"]
    assert main([*words, "--model", "linear"]) == 2
    assert "region is not a number" in capsys.readouterr().err


def test_a_rating_keeps_its_slope(table, capsys):
    terms = [row["term"] for row in fitted(capsys, table("coded"), predictors="trust")]
    assert terms == ["(intercept)", "trust", "log_likelihood"]


@pytest.fixture
def project(survey_of, tmp_path):
    """A project of simulated interviews of the regions that are coded 1 … 4."""
    survey = survey_of(NAMES["coded"])
    files = simulate_truth(survey, tmp_path / "usb", table_of(NAMES["coded"], tmp_path), seed=1)
    path = tmp_path / "p.surveydesk"
    import_files(files, path)
    return path


def test_in_a_project_and_its_script_they_are_indicators(project, tmp_path, capsys, program):
    source = ["--project", str(project)]
    check_saturated(fitted(capsys, source), NAMES["coded"])
    check_predicted(fitted(capsys, source, "--predict"))
    wanted = ReportRequest.with_estimates(
        (AnalysisRequest(Regression(outcome="bribe", predictors=("region",))),)
    )
    given = SourceRequest(project=project)
    write_report(given, wanted, tmp_path / "r", (ReportPart.SCRIPT,), style=ENGLISH, make_pdf=None)
    tables = sorted((tmp_path / "r.tables").glob("regress*.csv"))
    assert [one.stem.removeprefix("regress-bribe-on-region") for one in tables] == [
        "-effects",
        "-predicted",
        "",
    ]
    made = tables[-1]
    with made.open(newline="") as file:
        found = list(csv.DictReader(file))
    assert [row["term"] for row in found] == [term.format(*NAMES["coded"]) for term in TERMS]
    assert float(found[-1]["estimate"]) == pytest.approx(LOG_LIKELIHOOD, abs=1e-6)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "r.py"), str(tmp_path / "usb")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SURVEYAPP": program.command},
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert all(f"same: {one.name}" in done.stdout for one in tables)


def test_no_correlation_with_categories_is_printed(table, capsys):
    source = table("coded")
    rows = told(capsys, "compare", *source, "--question", "bribe", "--by", "region")
    assert {row["measure"] for row in rows} == {"difference", "odds_ratio"}
    rows = told(capsys, "compare", *source, "--question", "bribe", "--by", "trust")
    (found,) = [row for row in rows if row["measure"] == "correlation"]
    # half of the people are in the regions 2 and 4; ρ = cov/(σ_x σ_y) of x = 1 … 4 and y = yes
    expected = 0.5 * (-1.5 * 0.1 - 0.5 * 0.5 + 0.5 * 0.1 + 1.5 * 0.5) / 2
    assert found["estimate"] == pytest.approx(expected / math.sqrt(1.25 * 0.21), abs=1e-9)


def test_categories_are_compared_without_order(table, capsys):
    source = table("coded")
    (row,) = told(capsys, "distance", *source, "--question", "region", "--by", "bribe")
    # of yes 1/12, 5/12, 1/12, 5/12 live in the regions; of no 9/28, 5/28, 9/28, 5/28
    half = sum(abs(y - n) for y, n in zip((1, 5, 1, 5), (9 * 3 / 7, 5 * 3 / 7) * 2, strict=True))
    assert (row["kind"], row["plug_in"]) == ("total_variation", pytest.approx(half / 24, abs=1e-9))
    (rated,) = told(capsys, "distance", *source, "--question", "trust", "--by", "bribe")
    assert rated["kind"] == "earth_movers"


def test_choices_called_by_numbers_are_ranked_by_their_shares(table, capsys):
    rows = told(capsys, "rank", *table("coded"), "--questions", "region")
    assert {row["item"] for row in rows} == set("1234")
    words = ["rank", *table("coded"), "--questions", "region,trust"]
    assert main(words) == 2
    assert "It is not known what the answers to region are worth" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("order", "levels"),
    [
        ((1, 2, 3, 4), ("1", "2", "3", "4")),
        ((2, 10, 30, 4), ("2", "4", "10", "30")),  # by size, as factor() sorts them; not as texts
    ],
)
def test_a_labelled_spss_file_is_read_as_a_factor(order, levels, tmp_path, capsys):
    """North, East … with the codes of ``order``: ``glm(bribe ~ factor(region), binomial)``."""
    code = dict(zip(NAMES["coded"], order, strict=True))
    frame = pd.DataFrame(
        [(float(code[name]), 1.0 if said == "yes" else 0.0) for name, said, *_ in rows_of("1234")],
        columns=["region", "bribe"],
    )
    labels = dict(zip(map(float, order), ("North", "East", "South", "West"), strict=True))
    sav, survey, mapping = (tmp_path / name for name in ("t.sav", "s.survey.json", "m.json"))
    pyreadstat.write_sav(
        frame, str(sav), variable_value_labels={"region": labels, "bribe": {0: "No", 1: "Yes"}}
    )
    assert main(["map", str(sav), "--new-survey", str(survey), "--out", str(mapping)]) == 0
    asked = load_survey(survey).question("region")
    assert (asked.type_name, asked.answers) == ("single_choice", levels)
    assert dict(zip(asked.answers, asked.labels("en", str), strict=True)) == {
        str(int(number)): text for number, text in labels.items()
    }
    project = tmp_path / "p.surveydesk"
    words = ["import", str(sav), "--mapping", str(mapping), "--survey", str(survey)]
    assert main([*words, "--project", str(project)]) == 0
    capsys.readouterr()
    rows = fitted(capsys, ["--project", str(project)], "--predict")
    found = {int(row["answer"]): row["estimate"] for row in rows}
    assert list(found) == sorted(order)
    assert [found[one] for one in order] == pytest.approx(SHARES, abs=1e-6)
    rows = fitted(capsys, ["--project", str(project)])
    assert rows[-1]["estimate"] == pytest.approx(LOG_LIKELIHOOD, abs=1e-6)
    assert [r["term"] for r in rows[1:-1]] == [f"region: {level}" for level in levels[1:]]


def test_every_type_of_question_says_what_it_measures():
    named = (YesNo, SingleChoice, MultipleChoice, Joint, FreeText, Ranking)
    nominal = dict.fromkeys(named, MeasurementLevel.NOMINAL)
    asked = [one for one in QUESTION_TYPES if issubclass(one, AskedQuestion)]
    assert {one: one.measurement_level for one in asked} == {
        **nominal,
        Rating: MeasurementLevel.ORDINAL,
        Number: MeasurementLevel.NUMERIC,
        Date: MeasurementLevel.NUMERIC,
    }


def test_only_levels_and_yes_or_no_count_as_numbers(survey_of, make_survey):
    survey = survey_of(NAMES["coded"])
    scores = {one.id: one.scores for one in survey.recorded_questions}
    assert scores == {
        "region": None,
        "bribe": (1, 0),
        "asked": (1, 0),
        "trust": (1, 2, 3, 4),
    }
    (third,) = make_survey(question("a", "yes_no", prefer_not_to_say=True)).recorded_questions
    assert third.scores is None
