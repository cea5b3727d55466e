"""What careless people report."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import DESIGNS, Mode
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.latent.careless import careless_reports, careless_share

HALF = Fraction(1, 2)
YES_NO = [
    k.from_example() for k in DESIGNS if k.is_randomized and k.from_example().answer_count == 2
]


@pytest.mark.parametrize("design", YES_NO, ids=lambda design: design.name)
def test_at_a_kiosk_an_answer_touched_at_random_passes_the_coins(design):
    reports = careless_reports(design, Mode.KIOSK_COINS)
    assert sum(reports) == 1
    assert careless_share(design, Mode.KIOSK_COINS) == HALF


def test_with_ones_own_device_any_report_that_the_design_gives_is_as_likely():
    forced = ForcedResponse(Fraction(3, 4), Fraction(1, 6))
    assert careless_reports(forced, Mode.OWN_DEVICE) == (HALF, HALF)
    # 1/2 = p_truth·κ + p_yes
    assert careless_share(forced, Mode.OWN_DEVICE) == (HALF - Fraction(1, 6)) / Fraction(3, 4)


def test_counts_of_cards_are_touched_evenly_too():
    kuk = Kuk.from_example()
    reports = careless_reports(kuk, Mode.OWN_DEVICE)
    assert set(reports) == {Fraction(1, len(reports))}
