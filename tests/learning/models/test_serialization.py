"""Arrays of stored models: their shapes are checked, also of none."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.models.serialization import array_of_shape


def test_lists_of_the_shape_become_arrays_also_where_there_is_nothing_in_them():
    assert array_of_shape([[1, 2], [3, 4]], (2, 2)).tolist() == [[1.0, 2.0], [3.0, 4.0]]
    assert array_of_shape([], (0, 3)).shape == (0, 3)
    assert array_of_shape([], (0,)).shape == (0,)
    assert array_of_shape([[], []], (2, 0)).shape == (2, 0)


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ([[1, 2]], (2, 1)),
        ([1, 2], (3,)),
        ([1, math.nan], (2,)),
        ([math.inf], (1,)),
        ([[1]], (0, 1)),
    ],
)
def test_other_shapes_and_what_is_no_number_are_refused(value, shape):
    with pytest.raises(ValueError, match=r"\(|reshape"):
        array_of_shape(value, shape)


def test_an_array_is_of_floats():
    assert array_of_shape([1, 2], (2,)).dtype == np.float64
