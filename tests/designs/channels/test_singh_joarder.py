"""Singh & Joarder (1997)."""

from __future__ import annotations

from fractions import Fraction

from surveyapp.designs.channels.singh_joarder import SinghJoarder


def test_a_carrier_whose_statement_does_not_match_draws_once_more():
    # PACKAGES.md §1: c = 1 − p, d = (2p − 1) + p(1 − p)
    p = Fraction(7, 10)
    yes, no = SinghJoarder(p).channel.rows
    assert no[0] == 1 - p
    assert yes[0] - no[0] == (2 * p - 1) + p * (1 - p)


def test_a_half_which_warners_design_cannot_use_is_usable():
    assert SinghJoarder("1/2").channel.rows == (
        (Fraction(3, 4), Fraction(1, 4)),
        (Fraction(1, 2), Fraction(1, 2)),
    )
