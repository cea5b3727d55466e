"""The decimals that a number from random draws is shown with."""

import math

import pytest

from surveyapp.messages.numerals import Numerals, held_decimals


@pytest.mark.parametrize(
    ("error", "decimals"),
    [(0, 4), (4e-5, 4), (5e-5, 4), (6e-5, 3), (0.004, 2), (0.006, 1), (0.4, 0), (7, 0)],
)
def test_twice_the_error_is_at_most_one_unit_of_the_last_decimal(error, decimals):
    assert held_decimals(error, 4) == decimals


def test_no_more_are_shown_than_asked_for_and_an_endless_error_holds_none():
    assert held_decimals(1e-9, 2) == 2
    assert held_decimals(math.inf, 4) == 0


def test_numbers_and_chances_have_the_decimals_that_they_hold():
    numerals = Numerals()
    assert [numerals.quantity(4.3018, error) for error in (0.0, 0.01, 0.2)] == ["4.30", "4.3", "4"]
    assert numerals.chance(0.5123, 0.008) == "51\N{NO-BREAK SPACE}%"
    assert numerals.chance(0.5123, 0.0004) == "51.2\N{NO-BREAK SPACE}%"
    assert numerals.chance(0.998, 0.003) == "> 99\N{NO-BREAK SPACE}%"
    assert numerals.chance(0.001, 0.003) == "< 1\N{NO-BREAK SPACE}%"
    assert numerals.chance(1.0, 0.0) == "> 99.9\N{NO-BREAK SPACE}%"
    assert numerals.chance(None, None) == "–"
