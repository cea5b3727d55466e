"""A variable that may be made is counted as it would be, and nothing is kept of it."""

from datetime import date, timedelta
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from surveyapp.analyses.data.variables import Bands, Computed, DerivedVariable, Merged, Recode
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.variable_preview import (
    MOST_BINS,
    day_bins,
    number_bins,
    preview_variable,
)
from surveyapp.services.dataset.variables import add_derived, variable_rows
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.reading import read_survey
from tests.helpers.made_projects import made_project
from tests.helpers.small_study import ROWS, small_study


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_study(tmp_path)


@pytest.mark.parametrize(
    "derivation",
    [
        Recode("region", {"north": "n", "west": "n"}),
        Bands("age", (Fraction(30), Fraction(45))),
        Computed("if(age >= 40, 1, 0)"),
        Merged("drug", {"a": "ab", "b": "ab"}),
    ],
    ids=["recode", "bands", "computed", "merged"],
)
def test_what_is_shown_before_is_what_comes_of_it(project, derivation):
    variable = DerivedVariable("new", derivation)
    before = preview_variable(project, variable).row
    assert [row.name for row in variable_rows(project)] == ["region", "age", "drug"]
    add_derived(project, variable)
    after = variable_rows(project)[-1]
    assert before == after


def test_numbers_are_counted_in_bins_that_hold_all(project):
    found = preview_variable(project, DerivedVariable("half", Computed("age / 4")))
    numbers = np.array([int(row[1]) / 4 for row in ROWS])
    edges = np.arange(4, 19, 2)
    assert [one.count for one in found.bins] == np.histogram(numbers, bins=edges)[0].tolist()
    assert [(one.low, one.high) for one in found.bins] == list(pairwise(edges.tolist()))
    assert sum(one.count for one in found.bins) == found.row.count == len(ROWS)


@pytest.mark.parametrize(
    ("expression", "first", "last"),
    [
        ("age / 10", (1, 2), (6, 7)),
        ("age * 100.5", (1000, 2000), (6000, 7000)),
        ("0 - age / 4", (-18, -16), (-6, -4)),
        ("1000000 + age / 1000", (1000000.01, 1000000.02), (1000000.06, 1000000.07)),
    ],
)
def test_bins_begin_at_round_numbers(project, expression, first, last):
    bins = preview_variable(project, DerivedVariable("x", Computed(expression))).bins
    assert [(one.low, one.high) for one in (bins[0], bins[-1])] == [first, last]
    assert len(bins) <= MOST_BINS
    assert sum(one.count for one in bins) == len(ROWS)


def test_bins_of_whole_numbers_begin_and_end_with_some(project):
    bins = number_bins(project, "age")
    ages = [int(row[1]) for row in ROWS]
    assert [(one.low, one.high) for one in bins][:2] == [(10, 19), (20, 29)]
    assert [one.count for one in bins] == [
        sum(one.low <= age <= one.high for age in ages) for one in bins
    ]
    assert sum(one.count for one in bins) == len(ROWS)


def test_a_few_numbers_are_counted_each(project):
    found = preview_variable(project, DerivedVariable("parity", Computed("age mod 2")))
    assert [(one.low, one.high) for one in found.bins] == [(0, 0), (1, 1)]


def test_a_name_that_is_taken_is_refused(project):
    add_derived(project, DerivedVariable("months", Computed("age * 12")))
    with pytest.raises(UserProblem, match="months already"):
        preview_variable(project, DerivedVariable("months", Computed("age")))


def test_nothing_is_a_step(project):
    with Project(project) as opened:
        before = opened.history.present
    preview_variable(project, DerivedVariable("months", Computed("age * 12")))
    with Project(project) as opened:
        assert opened.history.present == before


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (1, [(date(2026, 1, 29), date(2026, 1, 29), 1), (date(2026, 2, 3), date(2026, 2, 3), 1)]),
        (9, [(date(2026, 1, 1), date(2026, 1, 31), 1), (date(2026, 3, 1), date(2026, 3, 31), 3)]),
        (
            700,
            [(date(2025, 1, 1), date(2029, 12, 31), 3), (date(2040, 1, 1), date(2044, 12, 31), 2)],
        ),
    ],
    ids=["days", "months", "years"],
)
def test_days_are_counted_each_or_by_months_or_years(tmp_path, step, expected):
    """From 29 January 2026 on, a day in so many: six of them, else twelve."""
    survey = {
        "format": "surveyapp-survey/2",
        "id": "days",
        "version": 1,
        "title": {"en": "Days"},
        "languages": ["en"],
        "questions": [
            {"id": "met", "type": "date", "text": {"en": "Met"}, "design": {"name": "direct"}}
        ],
    }
    days = [date(2026, 1, 29) + timedelta(days=step * n) for n in range(6 if step == 1 else 12)]
    rows = [(day.isoformat(),) for day in days]
    bins = day_bins(made_project(tmp_path, read_survey(survey, "days"), rows), "met")
    found = [(one.first, one.last, one.count) for one in bins]
    assert found[0] == expected[0]
    assert expected[1] in found
    assert sum(one.count for one in bins) == len(days)
    assert len(bins) <= MOST_BINS
