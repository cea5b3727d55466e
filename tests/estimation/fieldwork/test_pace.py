"""What is expected by a day, and how likely a shortfall is by chance."""

from __future__ import annotations

from datetime import date, timedelta
from fractions import Fraction
from math import comb

import pytest

from surveyapp.estimation.fieldwork.pace import (
    chance_of_so_few,
    chance_of_so_many,
    share_due,
    working_days,
)

MONDAY = date(2026, 3, 2)


@pytest.mark.parametrize("rest", [(), (6,), (4, 5), range(7)])
def test_working_days_are_those_that_one_counts(rest):
    for begin in range(7):
        for length in range(-2, 40):
            first = MONDAY + timedelta(begin)
            days = [first + timedelta(n) for n in range(length)]
            counted = sum(day.weekday() not in rest for day in days)
            assert working_days(first, first + timedelta(length - 1), rest) == counted


def test_the_share_that_is_due_counts_today_and_ends_at_one():
    last = MONDAY + timedelta(9)
    assert share_due(MONDAY, last, MONDAY - timedelta(1)) == 0
    assert share_due(MONDAY, last, MONDAY) == Fraction(1, 10)
    assert share_due(MONDAY, last, MONDAY + timedelta(20)) == 1
    # Saturday and Sunday rest: 8 of 10 days are worked on, 5 of them by Sunday
    assert share_due(MONDAY, last, MONDAY + timedelta(6), (5, 6)) == Fraction(5, 8)
    with pytest.raises(ValueError, match="no working day"):
        share_due(MONDAY, MONDAY, MONDAY, (0,))


def test_so_few_is_a_sum_of_binomial_terms():
    # 12 interviews, each by today with 2/3: at most 4 of them
    exact = sum(Fraction(comb(12, k) * 2**k, 3**12) for k in range(5))
    assert chance_of_so_few(4, 12, Fraction(2, 3)) == pytest.approx(float(exact), rel=1e-12)
    assert chance_of_so_few(199, 200, Fraction(1)) == 0  # after the last day one is too few
    assert chance_of_so_few(200, 200, Fraction(1)) == 1
    assert chance_of_so_few(0, 200, Fraction(0)) == 1
    assert chance_of_so_few(250, 200, Fraction(1, 2)) == 1


def test_so_many_is_a_sum_of_binomial_terms():
    exact = sum(Fraction(comb(30, k) * 9 ** (30 - k), 10**30) for k in range(8, 31))
    assert chance_of_so_many(8, 30, 0.1) == pytest.approx(float(exact), rel=1e-12)
    assert chance_of_so_many(0, 30, 0.1) == 1
