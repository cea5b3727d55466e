"""How the default parts its ε."""

import pytest

from surveyapp.learning.central.auto import (
    MOST_FOR_SCORES,
    ROWS_TO_BE_SEEN,
    SCORES_SHARE,
    split_epsilon,
)


@pytest.mark.parametrize("rows", [40, 1_000_000])
def test_what_is_parted_is_all_there_is(rows):
    assert sum(split_epsilon(0.7, 12, rows)) == pytest.approx(0.7, rel=1e-12)


def test_few_rows_for_many_features_leave_more_to_the_tree():
    few, many = split_epsilon(0.3, 16, 300), split_epsilon(0.3, 16, 30_000)
    assert few[0] == pytest.approx(many[0] * 300 * 0.3 / (ROWS_TO_BE_SEEN * 16))
    assert few[1] > many[1]


def test_few_rows_take_more_to_compare_candidates():
    assert split_epsilon(0.3, 16, 30_000)[2] == pytest.approx(SCORES_SHARE * 0.3)
    assert split_epsilon(0.3, 16, 40)[2] == pytest.approx(MOST_FOR_SCORES * 0.3)
    assert split_epsilon(0.3, 16, 500)[2] * 500 == pytest.approx(20)
