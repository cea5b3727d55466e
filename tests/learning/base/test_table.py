from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import (
    MISSING,
    Attribute,
    CodedTable,
    attribute_from_cuts,
    check_classes,
    coded_table,
    labelled_examples,
    numeric_attribute,
)

COLOUR = Attribute("colour", ("red", "blue"))
ALWAYS = Attribute("always", ("x",))
CLASS = Attribute("class", ("no", "yes"))


def table(*rows: tuple[str | None, ...]) -> CodedTable:
    return coded_table((COLOUR, ALWAYS, CLASS), list(zip(*rows, strict=True)))


def test_values_are_coded_by_their_place_and_missing_ones_marked():
    assert COLOUR.coded(["blue", None, "", "red"]).tolist() == [1, MISSING, MISSING, 0]


def test_a_level_that_training_never_saw_is_refused():
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*correct it, or leave).*colour has the value green, which is not one of its levels",
    ):
        COLOUR.coded(["green"])


def test_no_blank_is_proposed_where_none_can_be():
    with pytest.raises(UserProblem, match=r"is not one of its levels \(.*\); correct it\.$"):
        replace(COLOUR, can_be_missing=False).coded(["green"])


def test_a_numeric_column_is_cut_between_its_bounds():
    age = numeric_attribute("age", (0, 100), 4)
    assert age.cuts == (25, 50, 75)
    assert age.levels == ("below 25", "25 to 50", "50 to 75", "75 or more")
    assert age.coded(["-3", "25", "49.9", "1e9", None]).tolist() == [0, 1, 1, 3, MISSING]


def test_a_numeric_column_without_bounds_is_refused():
    with pytest.raises(
        UserProblem, match=r"^(?=.*is numeric and has no).*age is numeric and has no bounds"
    ):
        numeric_attribute("age", None)


@pytest.mark.parametrize("bounds", [(3, 3), (5, 1), (0, float("inf")), (float("nan"), 1)])
def test_bounds_that_do_not_rise_are_refused(bounds):
    with (
        np.errstate(invalid="ignore"),
        pytest.raises(UserProblem, match="must be finite and increasing;"),
    ):
        numeric_attribute("age", bounds)


@pytest.mark.parametrize("value", ["old", "nan"])
def test_a_word_in_a_numeric_column_is_refused(value):
    with pytest.raises(
        UserProblem,
        match=rf"^(?=.*is numeric, but has the value).*age is numeric, but has the value {value}",
    ):
        numeric_attribute("age", (0, 100)).coded([value])


def test_cuts_without_a_cut_are_one_bin():
    assert attribute_from_cuts("age", ()).levels == ("all",)


def test_cuts_must_fit_their_levels():
    with pytest.raises(UserProblem, match="must be finite and increasing;"):
        Attribute("age", ("young", "old"), (1.0, 2.0))


def test_a_domain_with_a_level_twice_is_refused():
    with pytest.raises(UserProblem, match="needs one or more levels,"):
        Attribute("colour", ("red", "red"))


def test_all_other_columns_are_features_but_those_that_tell_nothing():
    taken = labelled_examples(table(("red", "x", "no"), ("blue", "x", "yes")), "class")
    assert [a.name for a in taken.features.attributes] == ["colour"]


def test_rows_without_a_class_are_left_out():
    taken = labelled_examples(
        table(("red", "x", "no"), ("blue", "x", None), (None, "x", "yes")), "class"
    )
    assert taken.classes.tolist() == [0, 1]
    assert taken.features.codes.tolist() == [[0], [MISSING]]


def test_a_label_that_is_also_a_feature_is_refused():
    with pytest.raises(UserProblem, match="cannot be a feature too"):
        labelled_examples(table(("red", "x", "no")), "class", ("colour", "class"))


def test_a_feature_with_one_value_is_refused_where_it_was_asked_for():
    with pytest.raises(
        UserProblem, match=r"^(?=.*has only one value, so).*always has only one value"
    ):
        labelled_examples(table(("red", "x", "no")), "class", ("colour", "always"))


def test_one_class_only_is_refused():
    with pytest.raises(
        UserProblem, match=r"^(?=.*has only one class; a).*always has only one class"
    ):
        labelled_examples(table(("red", "x", "no")), "always")


def test_more_classes_than_rows_are_refused():
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*classes, but there are only).*2 classes, but there are only 1 rows",
    ):
        check_classes(labelled_examples(table(("red", "x", "no")), "class"))


def test_rows_without_a_class_are_left_out_and_counted():
    taken = labelled_examples(table(("red", "x", "no"), ("blue", "x", None)), "class")
    assert (len(taken), taken.without_class, taken.table_rows) == (1, 1, 2)


def test_a_table_without_a_feature_is_refused():
    alone = CodedTable((ALWAYS, CLASS), np.array([[0, 0], [0, 1]], dtype=np.int32))
    with pytest.raises(UserProblem, match="from; choose one with"):
        labelled_examples(alone, "class")


NEVER = Attribute("colour", ("red", "blue"), can_be_missing=False)


def test_a_column_that_is_never_missing_has_a_cell_for_each_level_only():
    assert (COLOUR.cells, NEVER.cells) == (3, 2)
    assert CodedTable((NEVER,), np.array([[1], [0]], dtype=np.int32)).placed(0).tolist() == [1, 0]
    assert CodedTable((COLOUR,), np.array([[1], [-1]], dtype=np.int32)).placed(0).tolist() == [1, 2]


def test_a_blank_in_it_is_refused_by_its_row():
    with pytest.raises(UserProblem, match=r"^Column colour is empty in row 2, but its domain says"):
        NEVER.coded(["blue", "", None])
