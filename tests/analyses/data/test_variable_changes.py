"""Each change of the variables is told as what it was."""

from dataclasses import replace
from fractions import Fraction

import pytest

from surveyapp.analyses.data.variable_changes import VariableChange, change_between
from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    DerivedVariable,
    Merged,
    Recode,
    VariableEdit,
    Variables,
)
from surveyapp.survey.types.base import MeasurementLevel

BANDS = Bands("age", (Fraction(30),))
BEFORE = Variables({"area": VariableEdit(hidden=True)}, (DerivedVariable("group", BANDS),))
OF_GROUP = BEFORE.derived[0]


@pytest.mark.parametrize(
    ("after", "expected"),
    [
        (BEFORE.having(DerivedVariable("x", Recode("area", {}))), VariableChange.RECODED),
        (BEFORE.having(DerivedVariable("x", BANDS)), VariableChange.BANDED),
        (BEFORE.having(DerivedVariable("x", Computed("age * 2"))), VariableChange.COMPUTED),
        (BEFORE.having(DerivedVariable("x", Merged("used", {}))), VariableChange.MERGED),
        (BEFORE.without("group"), VariableChange.REMOVED),
        (BEFORE.having(replace(OF_GROUP, label="Age")), VariableChange.LABELLED),
        (BEFORE.having(replace(OF_GROUP, derivation=Bands("age", ()))), VariableChange.CHANGED),
        (BEFORE.edited("area", VariableEdit()), VariableChange.SHOWN),
        (BEFORE.edited("used", VariableEdit(hidden=True)), VariableChange.HIDDEN),
        (BEFORE.edited("used", VariableEdit(label="Used?")), VariableChange.LABELLED),
        (BEFORE.edited("used", VariableEdit(missing=("9",))), VariableChange.MISSING_STATED),
        (
            BEFORE.edited("used", VariableEdit(level=MeasurementLevel.ORDINAL)),
            VariableChange.LEVELLED,
        ),
        (
            BEFORE.edited("used", VariableEdit(value_labels={"yes": "ja"})),
            VariableChange.VALUES_LABELLED,
        ),
        (
            BEFORE.edited("used", VariableEdit(label="Used?", missing=("9",))),
            VariableChange.CHANGED,
        ),
        (
            BEFORE.without("group").edited("area", VariableEdit()),
            VariableChange.CHANGED,
        ),
    ],
)
def test_what_was_done_is_told_from_what_was_said_before(after, expected):
    assert change_between(BEFORE, after) == (expected, "")


def test_a_new_name_is_told_where_others_are_made_from_it():
    users = BEFORE.having(DerivedVariable("double", Computed("age * 2")))
    renamed = users.edited("age", VariableEdit(name="years")).renamed("age", "years")
    assert change_between(users, renamed) == (VariableChange.RENAMED, "years")
    assert change_between(users, users.renamed("group", "bands")) == (
        VariableChange.RENAMED,
        "bands",
    )
    assert change_between(renamed, users) == (VariableChange.RENAMED, "age")
