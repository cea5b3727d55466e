"""A variable that may be made is counted as it would be, and nothing is kept of it."""

from fractions import Fraction
from pathlib import Path

import pytest

from surveyapp.analyses.data.variables import Bands, Computed, DerivedVariable, Merged, Recode
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.variable_preview import number_bins, preview_variable
from surveyapp.services.dataset.variables import add_derived, variable_rows
from surveyapp.storage.project.project import Project
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
    found = preview_variable(project, DerivedVariable("months", Computed("age * 12")))
    assert sum(one.count for one in found.bins) == found.row.count == len(ROWS)
    assert found.bins[0].low == 18 * 12
    assert found.bins[-1].high == 67 * 12


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


def test_the_numbers_of_what_was_asked_are_counted_too(project):
    assert sum(one.count for one in number_bins(project, "age")) == len(ROWS)
