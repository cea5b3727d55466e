"""The rule that pools copies of a synthetic table, by hand and by simulation."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.estimation.sampling.synthetic_copies import pool_copies


def test_the_variance_is_that_between_copies_less_that_within():
    found = pool_copies([[1.0], [2.0], [3.0]], [[0.1], [0.2], [0.3]])
    assert found.estimates == pytest.approx([2.0])
    assert found.variances == pytest.approx([4 / 3 - 0.2])
    assert found.freedoms == pytest.approx([2 * (1 - 0.2 / (4 / 3)) ** 2])
    assert not found.is_replaced.any()


def test_an_interval_is_students():
    # Student's 97.5 % point with 4 degrees of freedom is 2.776; ū of 0 leaves all of m − 1
    found = pool_copies([[1.0], [2.0], [3.0], [4.0], [5.0]], np.zeros((5, 1)))
    low, high = found.intervals(0.95)
    half = 2.7764451 * math.sqrt(1.2 * 2.5)
    assert (low[0], high[0]) == pytest.approx((3 - half, 3 + half))
    assert found.p_values[0] == pytest.approx(0.158302, abs=1e-5)  # of t = 1.7321


def test_copies_that_differ_less_than_their_rows_are_not_taken_for_certain():
    found = pool_copies([[0.50], [0.51]], [[0.01], [0.01]])
    assert found.is_replaced.all()
    assert found.variances == pytest.approx([1.5 * 0.00005])
    assert found.freedoms == pytest.approx([1.0])


def test_one_copy_is_refused():
    with pytest.raises(ValueError, match="two or more"):
        pool_copies([[1.0]], [[1.0]])


# of small copies the degrees of freedom are estimated too, and the intervals too wide
@pytest.mark.parametrize(("within", "coverage"), [(0.2, 0.955), (1.0, 0.985)])
def test_intervals_cover_what_the_copies_are_of(within, coverage):
    rng = np.random.default_rng(1)
    repeats, m = 20_000, 20
    seen = rng.normal(0, 1, repeats)  # of a true value of 0, with variance 1
    drawn = seen + rng.normal(0, 1, (m, repeats)) + rng.normal(0, math.sqrt(within), (m, repeats))
    found = pool_copies(drawn, np.full((m, repeats), within))
    low, high = found.intervals(0.95)
    assert ((low <= 0) & (high >= 0)).mean() == pytest.approx(coverage, abs=0.01)
    assert np.median(found.variances) == pytest.approx(1.0, abs=0.12)
