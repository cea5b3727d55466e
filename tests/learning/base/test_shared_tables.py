from __future__ import annotations

import math

from surveyapp.learning.base.shared_tables import (
    MOST_COMBINATIONS,
    combinations_for,
    counted_together,
)


def test_features_of_few_levels_share_a_table_of_sixteen_cells_at_most():
    assert counted_together([5, 2, 3, 2, 2, 5, 17]) == ((1, 3, 4), (2, 0), (5,), (6,))


def test_the_more_rows_the_more_combinations_a_table_has():
    """Four features of 5 levels, 3 classes: two tables of 25·3 cells need 4·150 rows × ε."""
    assert combinations_for(599, 3, [5] * 4) == MOST_COMBINATIONS
    assert combinations_for(600, 3, [5] * 4) == 25
    # two tables of 128·3 cells at most
    assert combinations_for(4 * 2 * 128 * 3, 3, [5] * 4) == 128
    assert combinations_for(math.inf, 3, [5] * 4) == 256
