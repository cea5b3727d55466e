"""Estimates as an analysis: what goes together, and what its charts, columns and sentences are of."""

from __future__ import annotations

import pytest

from surveyapp.analyses.base.charts import EstimateChart
from surveyapp.analyses.base.tables import Priority
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable
from surveyapp.analyses.estimate import ESTIMATES, Estimates
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages.message import in_english
from surveyapp.options import OptionProblem


@pytest.fixture(scope="module")
def survey(make_survey):
    def number(name):
        return {
            "id": name,
            "type": "number",
            "text": {"en": f"{name}?"},
            "minimum": 0,
            "maximum": 9,
            "design": {"name": "direct"},
        }

    used = {
        "id": "used",
        "type": "yes_no",
        "text": {"en": "Used?"},
        "design": {"name": "warner", "p": "3/4"},
    }
    return make_survey(used, number("age"), number("days"))


def row(question, answer, estimate, *, is_mean=False, is_total=False):
    ends = (estimate - 0.1, estimate + 0.1)
    return EstimateRow(
        question,
        answer,
        "",
        "warner",
        50,
        estimate,
        0.05,
        0.03,
        0.04,
        *ends,
        "guarded",
        None if is_mean else estimate,
        1.0,
        estimate,
        is_mean=is_mean,
        is_total=is_total,
    )


SHARES = (row("used", "yes", 0.2), row("used", "no", 0.8))
AGE, DAYS = (row(name, "mean", 4.0, is_mean=True) for name in ("age", "days"))


def drawn(survey, rows):
    """Return what each chart draws of the rows."""
    table = EstimateTable(survey, 50, tuple(rows), ())
    labels = SurveyLabels(survey)
    text = ChartText(in_english, labels, "95 %", lambda share, _n: f"{share:.0%}", str, str)
    hints = [f"hint {place}" for place, _ in enumerate(rows)]
    return [one.drawn(table, rows, text, hints) for one in ESTIMATES.charts]


def test_shares_have_a_chart_with_the_hints_of_their_rows(survey):
    shares, means = drawn(survey, (AGE, *SHARES))
    assert isinstance(shares, EstimateChart)
    (panel,) = shares.panels
    assert [(line.estimate, line.hint) for line in panel.whiskers] == [(0.2, "hint 1")]
    assert shares.words.axis == "Share of respondents"
    assert means.panels[0].whiskers[0].estimate == 4.0
    assert means.words.axis == "Mean answer"


def test_means_of_several_questions_have_no_axis_together(survey):
    assert drawn(survey, (AGE, DAYS)) == [None, None]


def test_numbers_of_people_have_neither_chart_nor_sentence(survey):
    people = tuple(row("used", one, 400.0, is_total=True) for one in ("yes", "no"))
    table = EstimateTable(survey, 50, people, ())
    assert drawn(survey, people) == [None, None]
    assert ESTIMATES.meaning(people[0], table, SurveyLabels(survey), 0.95) == ()
    assert ESTIMATES.summary(people, table, SurveyLabels(survey), 0.95) == ()


def test_a_report_says_the_share_of_yes_in_a_sentence(survey):
    table = EstimateTable(survey, 50, SHARES, ())
    said = " ".join(map(str, ESTIMATES.summary(SHARES, table, SurveyLabels(survey), 0.95)))
    assert "20.0" in said
    assert str(ESTIMATES.caption(SHARES[0], table, SurveyLabels(survey))) == "Used?"


def test_what_everybody_needs_is_always_visible():
    always = {c.key for c in ESTIMATES.columns if c.priority is Priority.ESSENTIAL}
    assert always == {"question", "answer", "group", "n", "estimate", "se", "low"}


def test_simultaneous_intervals_have_two_more_columns(survey):
    table = EstimateTable(survey, 50, SHARES, ())
    usual = ESTIMATES.keys(table, Estimates())
    more = ESTIMATES.keys(table, Estimates(simultaneous=True))
    assert more == (*usual, "level_each", "joint")


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"posterior": True, "simultaneous": True}, "simultaneous"),
        ({"posterior": True, "people": True}, "posterior"),
        ({"posterior": True, "non_adherence": "0:0.3"}, "non_adherence"),
        ({"safe_answer": "no"}, "safe_answer"),
        ({"variance": "deville"}, "variance"),
        ({"inclusion": "pi", "variance": "escobar-berger", "people": True}, "variance"),
    ],
)
def test_what_does_not_go_together_is_said_at_its_option(options, field):
    with pytest.raises(OptionProblem) as refused:
        Estimates.read(**options)
    assert refused.value.field == field


def test_an_interval_is_of_shares_of_means_or_of_both():
    wald, student = (Estimates.read(interval=name) for name in ("wald", "student"))
    assert wald.words == ("--interval", "wald", "--level", "0.95")
    assert Estimates.from_json(student.to_json()) == student
    assert wald._mean_method.value == "wald"
    assert Estimates()._mean_method is None
