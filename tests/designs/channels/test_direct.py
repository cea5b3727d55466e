"""Direct questions."""

from __future__ import annotations

from surveyapp.designs import Mode
from surveyapp.designs.channels.direct import Direct


def test_the_report_is_the_answer():
    assert Direct(3).channel.rows == ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def test_nothing_protects_a_direct_answer():
    assert Direct(2).epsilon_text == "∞"


def test_a_respondent_is_told_that_there_are_no_coins():
    (told,) = Direct(2).instruction(Mode.KIOSK_COINS, ["Yes", "No"])
    assert str(told) == "Recorded as you answer."
