"""Mangat (1992), which RRTCS calls Mangat."""

from __future__ import annotations

from fractions import Fraction

from surveyapp.designs.channels.two_stage_unrelated import TwoStageUnrelated
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion


def test_it_is_the_unrelated_question_with_the_truth_card_added():
    # PACKAGES.md §1: c = (1 − t)(1 − p)α, d = t + (1 − t)p
    t, p, share = Fraction(2, 5), Fraction(3, 5), Fraction(3, 10)
    channel = TwoStageUnrelated(t, p, share).channel
    yes, no = channel.rows
    assert no[0] == (1 - t) * (1 - p) * share
    assert yes[0] - no[0] == t + (1 - t) * p
    assert channel == UnrelatedQuestion(t + (1 - t) * p, share).channel
