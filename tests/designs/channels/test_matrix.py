"""Any channel."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.matrix import Matrix
from surveyapp.designs.core.parameters import NotTogether, ParameterProblem

WIDE = [["1/2", "1/4", "1/4"], ["1/8", "1/8", "3/4"]]


def test_the_rows_are_the_channel():
    design = Matrix([["3/4", "1/4"], ["1/8", "7/8"]], 2)
    assert design.channel.rows == (
        (Fraction(3, 4), Fraction(1, 4)),
        (Fraction(1, 8), Fraction(7, 8)),
    )


def test_a_square_matrix_reports_the_answers_names():
    assert Matrix([["3/4", "1/4"], ["1/8", "7/8"]], 2).reports(("yes", "no")) == ("yes", "no")


def test_other_matrices_number_their_reports():
    assert Matrix(WIDE, 2).reports(("yes", "no")) == ("r1", "r2", "r3")


@pytest.mark.parametrize(
    ("rows", "k", "reason"),
    [
        ([["1/2", "1/2"], ["1/2", "1/2"]], 2, "nothing can be learned"),
        ([["1/2", "1/4", "1/4"]] * 2, 2, "nothing can be learned"),
        ([[1], [1]], 2, "nothing can be learned"),
        ([["1/2", "1/2"], ["1/4", "3/4"], ["1/8", "7/8"]], 3, "nothing can be learned"),
        ([["1/2", "1/2"], ["1/4", "3/4"]], 3, "it has 2 rows for 3 choices"),
        ([["1/2", "1/2"], ["1/4", "1/4"]], 2, "row 2 sums to 1/2 and not to 1"),
        ([["1/2", "1/2"], [1]], 2, "row 2 has another length than row 1"),
        ([[], []], 2, "it has no answers or no reports"),
        ([["1"] + ["0"] * 600] * 2, 2, "it has more than 1024 entries"),
    ],
)
def test_a_matrix_that_is_of_no_use_is_refused(rows, k, reason):
    with pytest.raises(NotTogether, match=reason):
        Matrix(rows, k)


@pytest.mark.parametrize("rows", ["1/2", 1, ["1/2", "1/2"], [["1/2", "1/2"], "1/2"], {"a": 1}])
def test_what_is_no_list_of_lists_is_refused(rows):
    with pytest.raises(ParameterProblem, match="which is not a number;"):
        Matrix(rows, 2)


def test_it_is_written_as_a_list_of_lists():
    assert Matrix([[0.75, 0.25], ["1/8", "7/8"]], 2).to_json() == {
        "name": "matrix",
        "rows": [["3/4", "1/4"], ["1/8", "7/8"]],
    }
