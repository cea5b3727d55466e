"""Direct-question arms and opposite wordings on the screen: nothing looks different but the text."""

from __future__ import annotations

import pytest

from surveyapp.services.kiosk.screen import Stage

WARNER = {"design": {"name": "warner", "p": "3/4"}}
SAME = {"text": {"en": "Have you ever …?"}}
OPPOSITE = {"text": {"en": "Have you never …?"}}


@pytest.fixture
def at_the_question(open_kiosk, make_survey, yes_no_json, stub_coins):
    """Return a maker of kiosks at a question, its arm drawn by the coin."""

    def open_at(coin, **more):
        kiosk = open_kiosk(make_survey(yes_no_json(**more)), coins=stub_coins(coin))
        kiosk.to_the_questions()
        assert kiosk.stage is Stage.QUESTION
        return kiosk

    return open_at


def test_both_halves_look_the_same_but_for_the_wording(at_the_question):
    plain, other = (at_the_question(half, **WARNER, negated=SAME) for half in (0, 1))
    assert plain.picture == other.picture


def test_the_second_half_reads_the_opposite_wording(at_the_question):
    assert "Have you ever …?" in at_the_question(0, **WARNER, negated=OPPOSITE).words
    assert "Have you never …?" in at_the_question(1, **WARNER, negated=OPPOSITE).words


def test_whoever_is_asked_directly_is_told_that_the_answer_is_recorded_as_given(
    open_kiosk, make_survey, yes_no_json, stub_coins
):
    kiosk = open_kiosk(make_survey(yes_no_json(**WARNER, direct_arm="1/10")), coins=stub_coins(9))
    kiosk.touch("start")
    assert kiosk.stage is Stage.QUESTION
    assert "Recorded as you answer." in kiosk.words
    names = [button.objectName() for button in kiosk.buttons]
    assert [name for name in names if name.startswith("answer")] == ["answer_0", "answer_1"]
    kiosk.touch("answer_0")
    assert [line.partition(",")[2] for line in kiosk.store._batch.content.lines] == ["yes,2"]


def test_the_others_read_the_odds_of_their_coins(at_the_question):
    kiosk = at_the_question(0, **WARNER, direct_arm="1/10")
    assert "Recorded as you answer" not in kiosk.words
    kiosk.touch("answer_0")
    assert [line.partition(",")[2] for line in kiosk.store._batch.content.lines] == ["yes,1"]
