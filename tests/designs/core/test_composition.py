"""Privacy loss adds up."""

from __future__ import annotations

import math
from fractions import Fraction

from surveyapp.designs.core.composition import largest_ratios, total_epsilon
from surveyapp.designs.core.exact import log_up


def test_two_questions_with_two_coins_lose_ln_nine():
    assert total_epsilon([Fraction(3), Fraction(3)]) == log_up(Fraction(9))


def test_rounding_up_happens_once():
    assert total_epsilon([Fraction(3)] * 100) <= 100 * log_up(Fraction(3))


def test_one_answer_given_away_makes_the_total_infinite():
    assert total_epsilon([Fraction(3), None]) == math.inf


def test_no_questions_lose_nothing():
    assert total_epsilon([]) == 0


def test_the_worst_of_a_group_are_its_largest_ratios():
    ratios = [Fraction(3), Fraction(9, 2), Fraction(2), Fraction(4)]
    assert largest_ratios(ratios, 2) == (Fraction(9, 2), Fraction(4))


def test_an_endless_ratio_is_the_worst_of_all():
    assert largest_ratios([Fraction(3), None, Fraction(2)], 1) == (None,)
