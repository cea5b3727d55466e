"""Predictions for a table: probabilities, and a reason for each row that has none."""

from __future__ import annotations

import csv
import math
from pathlib import Path

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, CodedTable, Examples, numeric_attribute
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.services.models.prediction import predict_with

FEATURES = (Attribute("used", ("no", "yes")), numeric_attribute("age", (0, 100), 2))
LABEL = Attribute("sick", ("no", "yes"))


def model() -> NaiveBayes:
    codes = np.array([[0, 0], [0, 1], [1, 1], [1, 1], [1, 0]] * 40, dtype=np.int32)
    classes = np.array([0, 0, 1, 1, 0] * 40, dtype=np.int32)
    return NaiveBayes(math.inf).fit(Examples(CodedTable(FEATURES, codes), LABEL, classes))


def predicted(tmp_path: Path, text: str):
    table, out = tmp_path / "t.csv", tmp_path / "p.csv"
    table.write_text(text)
    done = predict_with(model(), table, out)
    with out.open(newline="") as file:
        return done, list(csv.DictReader(file))


def test_each_class_has_a_column_of_probabilities(tmp_path):
    done, rows = predicted(tmp_path, "id,used,age\n1,no,20\n2,yes,70\n")
    assert list(rows[0]) == [
        *("id", "used", "age"),
        *("predicted", "probability_no", "probability_yes", "prediction_problem"),
    ]
    codes = np.array([[0, 0], [1, 1]], dtype=np.int32)
    expected = model().predict_proba(CodedTable(FEATURES, codes))
    for row, chances in zip(rows, expected, strict=True):
        found = [float(row[f"probability_{name}"]) for name in LABEL.levels]
        assert found == pytest.approx(chances.tolist(), abs=1e-6)
        assert row["prediction_problem"] == ""
    assert [row["predicted"] for row in rows] == ["no", "yes"]
    assert (done.classes, done.problems, done.warnings) == ({"no": 1, "yes": 1}, (), ())


def test_a_row_with_an_unknown_value_is_kept_without_a_prediction_and_says_why(tmp_path):
    done, rows = predicted(tmp_path, "used,age\nyes,70\nmaybe,old\nno,20\n,30\n")
    assert [row["predicted"] for row in rows] == ["yes", "", "no", "no"]
    assert [row["used"] for row in rows] == ["yes", "maybe", "no", ""]
    assert rows[1]["probability_yes"] == ""
    reason = rows[1]["prediction_problem"]
    assert "Column used has the value maybe, which is not one of its levels (no, yes)" in reason
    assert "Column age is numeric, but has the value old" in reason
    (problem,) = done.problems
    assert (problem.line, problem.columns) == (3, ("used", "age"))
    assert done.rows == 4
    assert str(done.warnings[0]).startswith("1 of 4 rows have no prediction")
    assert str(done.warnings[1]).startswith("Line 3: Column used has the value maybe")


def test_a_table_of_which_no_row_can_be_predicted_is_written_all_the_same(tmp_path):
    done, rows = predicted(tmp_path, "used,age\n" + "maybe,20\n" * 30)
    assert {row["predicted"] for row in rows} == {""}
    assert done.classes == {"no": 0, "yes": 0}
    # the table has all reasons; what is said stays short
    assert len(done.warnings) == 11


@pytest.mark.parametrize("name", ["predicted", "probability_yes", "prediction_problem"])
def test_a_table_that_has_such_a_column_is_refused(tmp_path, name):
    with pytest.raises(UserProblem, match=f"has a column {name} already"):
        predicted(tmp_path, f"used,age,{name}\nyes,70,x\n")


def test_a_table_without_a_feature_is_refused(tmp_path):
    with pytest.raises(UserProblem, match="There is no column age"):
        predicted(tmp_path, "used\nyes\n")
