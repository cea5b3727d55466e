"""Devore (1977)."""

from __future__ import annotations

from fractions import Fraction

from surveyapp.designs.channels.devore import Devore
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion


def test_the_unrelated_question_is_one_that_everybody_answers_with_yes():
    # PACKAGES.md §1: c = 1 − p, d = p
    assert Devore("7/10").channel == UnrelatedQuestion("7/10", 1).channel
    assert Devore("7/10").channel.rows[1][0] == Fraction(3, 10)


def test_a_recorded_no_is_certain():
    assert Devore("7/10").worst_ratio is None
