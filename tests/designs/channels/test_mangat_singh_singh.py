"""Mangat, Singh & Singh (1992)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.mangat_singh_singh import MangatSinghSingh
from surveyapp.designs.core.parameters import ParameterProblem


def test_who_has_not_the_trait_is_covered_by_another():
    # PACKAGES.md §1: c = (1 − p)α, d = 1 − (1 − p)α
    assert MangatSinghSingh("3/5", "1/2").channel.rows == (
        (1, 0),
        (Fraction(1, 5), Fraction(4, 5)),
    )


@pytest.mark.parametrize(("p", "prevalence"), [(0, "1/2"), (1, "1/2"), ("1/2", 0), ("1/2", 1)])
def test_a_card_or_a_trait_that_decides_nothing_is_refused(p, prevalence):
    with pytest.raises(ParameterProblem, match=r"^(?=.*is.*; it must be.*\.).*above 0 and below 1"):
        MangatSinghSingh(p, prevalence)
