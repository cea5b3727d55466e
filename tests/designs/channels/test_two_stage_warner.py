"""Mangat & Singh (1990)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.two_stage_warner import TwoStageWarner
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.parameters import NotTogether, ParameterProblems


def test_it_is_warners_design_with_the_truth_card_added():
    # PACKAGES.md §1: c = (1 − t)(1 − p), d = t + (1 − t)(2p − 1)
    t, p = Fraction(11, 20), Fraction(7, 10)
    yes, no = TwoStageWarner(t, p).channel.rows
    assert no[0] == (1 - t) * (1 - p)
    assert yes[0] - no[0] == t + (1 - t) * (2 * p - 1)
    assert TwoStageWarner(t, p).channel == Warner(t + (1 - t) * p).channel


def test_a_second_card_that_is_even_does_no_harm():
    assert TwoStageWarner("1/2", "1/2").channel.rows[0][0] == Fraction(3, 4)


@pytest.mark.parametrize(("t", "p"), [("1/3", "1/4"), ("1/4", "1/3"), ("1/5", "3/8")])
def test_parameters_that_cancel_are_refused(t, p):
    with pytest.raises(NotTogether, match="so nothing can be learned; change one"):
        TwoStageWarner(t, p)


@pytest.mark.parametrize("end", ["0", "1"])
@pytest.mark.parametrize("name", ["t", "p"])
def test_both_probabilities_lie_between_their_ends(name, end):
    given = {**TwoStageWarner.example, name: end}
    with pytest.raises(ParameterProblems):
        TwoStageWarner.read(given, 2)
