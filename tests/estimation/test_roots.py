import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import brentq
from scipy.special import betaincc

from surveyapp.estimation.roots import root_between


def test_the_root_of_a_line_and_of_a_cube_are_exact():
    assert root_between(lambda x: 2 * x - 1, 0.0, 2.0) == 0.5
    assert root_between(lambda x: x**3 - 8, 5.0, 0.0) == pytest.approx(2, abs=1e-14)


def test_an_end_that_is_a_root_is_returned():
    assert root_between(lambda x: x, 0.0, 1.0) == 0.0
    assert root_between(lambda x: x - 1, 0.0, 1.0) == 1.0


def test_equal_signs_are_refused():
    with pytest.raises(ValueError, match="same sign at 1 and 2"):
        root_between(lambda x: x, 1, 2)


@given(
    count=st.integers(0, 60),
    others=st.integers(1, 4000),
    tail=st.sampled_from([0.5, 0.025, 0.005, 1e-9]),
    near=st.sampled_from([1e-15, 1e-12, 1e-6]),
)
def test_the_bound_of_a_binomial_share_is_scipys_to_the_last_bit(count, others, tail, near):
    def too_many(share):
        return float(betaincc(count + 1, others, share)) - tail

    found = root_between(too_many, 0.0, 1.0, absolute=near, relative=near + 1e-14)
    assert found == brentq(too_many, 0.0, 1.0, xtol=near, rtol=near + 1e-14)


@given(st.floats(-30, 30), st.floats(0.01, 40), st.floats(0.01, 40), st.booleans())
def test_steep_and_flat_functions_are_scipys_to_the_last_bit(middle, left, right, is_flat):
    def function(x):
        return (x - middle) ** 3 if is_flat else math.atan(1e6 * (x - middle))

    ends = middle - left, middle + right
    if function(ends[0]) * function(ends[1]) == 0:
        return
    found = root_between(function, *ends)
    assert found == brentq(function, *ends, xtol=1e-15, rtol=1e-14, maxiter=1000)
