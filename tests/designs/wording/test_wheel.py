"""The wheel: its sectors are the design's odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import DESIGNS, Mode
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.wording.wheel import Frequencies, Wheel, wheel_of


def test_the_wheel_of_two_coins_leaves_half_and_picks_any_answer_otherwise():
    wheel = wheel_of(TwoCoins())
    assert wheel == Wheel(Fraction(1, 2), (Fraction(1, 4),) * 2, Fraction(0))
    assert wheel.is_even
    assert wheel.frequencies == Frequencies(1, (1,), 0, 2, is_exact=True)


def test_dice_have_sectors_in_twelfths():
    wheel = wheel_of(ForcedResponse(Fraction(3, 4), Fraction(1, 6)))
    assert not wheel.is_even
    assert wheel.frequencies == Frequencies(9, (2, 1), 0, 12, is_exact=True)
    assert wheel.frequencies.others == 3


def test_warners_wheel_turns_the_answer_round():
    assert wheel_of(Warner(Fraction(4, 5))).frequencies == Frequencies(4, (), 1, 5, is_exact=True)


@pytest.mark.parametrize("design", [each.from_example() for each in DESIGNS])
def test_sectors_make_a_whole_turn(design):
    wheel = wheel_of(design)
    assert wheel is None or wheel.own + sum(wheel.forced) + wheel.opposite == 1


def test_no_wheel_shows_a_device_of_ones_own_or_reports_that_are_no_answers():
    assert wheel_of(TwoCoins(), Mode.OWN_DEVICE) is None
    assert wheel_of(Kuk(Fraction(3, 5), Fraction(2, 5), 3)) is None
