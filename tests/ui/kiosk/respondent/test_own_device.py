"""With a device of one's own: throw, what the throw means, and only then the answers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs import ASKABLE, Mode
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.core.own_device import Device
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.kiosk.versions import question_in_sample
from surveyapp.ui.kiosk.pictures.device_drawings import THROWN, begin_of

OWN = [design for design in ASKABLE if Mode.OWN_DEVICE in design.modes]
DICE = {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}
BORN = "Was your mother born in January, February or March?"


def own(asked_with, design):
    texts = {key: {"en": f"Harmless {key}?"} for key in design.second_question_texts}
    second = {"second_question": texts} if design.needs_second_question(Mode.OWN_DEVICE) else {}
    return {**asked_with(design), "mode": Mode.OWN_DEVICE.value, **second}


@pytest.mark.parametrize("design", OWN, ids=lambda design: design.name)
def test_no_answer_is_taken_before_the_steps_were_seen(
    begin, make_survey, asked_with, stub_coins, design
):
    asked = own(asked_with, design)
    interview = begin(make_survey(asked), stub_coins(len(design.from_example().sample_shares) - 1))
    report = Fraction(0) if asked["type"] == "number" else 0
    seen = []
    while not interview.is_over:
        screen = interview.screen
        if screen.device_step is not None:
            seen.append((screen.stage, screen.device_step))
            with pytest.raises(NotNow):
                interview.report(report)
        if screen.stage in {Stage.PRACTICE, Stage.QUESTION} and screen.device_step is None:
            assert (screen.stage, 0) in seen
            interview.report(report)
        else:
            interview.go_on()
    assert (Stage.QUESTION, 0) in seen


def answers_on(fingers):
    return any(fingers.shows(name) for name in ("report_0", "number_confirm"))


@pytest.mark.parametrize("design", OWN, ids=lambda design: design.name)
def test_the_screen_of_a_step_has_no_answers(open_kiosk, make_survey, asked_with, design):
    fingers = open_kiosk(make_survey(own(asked_with, design)))
    fingers.touch("start")
    steps = 0
    while not (fingers.stage is Stage.QUESTION and answers_on(fingers)):
        is_step = fingers.stage in {Stage.PRACTICE, Stage.QUESTION}
        if answers_on(fingers):
            fingers.touch("report_0")
        else:
            fingers.touch("go_on")
            steps += is_step
    assert steps >= 1
    if design.needs_second_question(Mode.OWN_DEVICE):
        assert "1. ?" in fingers.words
        assert "2. Harmless text?" in fingers.words


def test_two_dice_are_thrown_then_read_then_the_question_is_answered(
    open_kiosk, make_survey, yes_no_json
):
    fingers = open_kiosk(make_survey(yes_no_json(design=DICE, mode="own_device")))
    fingers.touch("start")
    while fingers.stage is not Stage.QUESTION:
        name = "report_0" if fingers.shows("report_0") else "go_on"
        fingers.touch(name)
    assert "Throw both dice and add them up. Keep them hidden." in fingers.words
    assert "Have you ever" not in fingers.words
    fingers.touch("go_on")
    assert "2 to 4: touch “Yes”. The dice chose it, not you." in fingers.words
    fingers.touch("go_on")
    assert "Have you ever …?" in fingers.words
    assert "2 to 4: “Yes”. 5 to 10: your own answer. 11 or 12: “No”." in fingers.words
    fingers.touch("back")
    assert "The dice chose it, not you." in fingers.words
    fingers.touch("go_on", "report_1")
    assert fingers.stage is Stage.THANKS
    assert [line.split(",")[0] for line in fingers.stored] == ["no"]


def test_after_one_throw_the_practice_says_what_others_would_have_recorded(
    open_kiosk, make_survey, yes_no_json
):
    fingers = open_kiosk(make_survey(yes_no_json(design=DICE, mode="own_device")))
    fingers.touch("start", "report_0")
    assert fingers.stage is Stage.PRACTICE_RESULT
    assert "You touched “Yes”. That is recorded." in fingers.words
    assert "2 to 4: “Yes”. 5 to 10: your own answer. 11 or 12: “No”." in fingers.words
    assert str(PROVES_NOTHING) in fingers.words
    fingers.touch("try_again")
    assert "Throw both dice" in fingers.words


def test_crosswise_shows_both_questions_numbered(open_kiosk, make_survey, yes_no_json):
    design = {"name": "crosswise", "p": "1/4"}
    asked = yes_no_json(design=design, mode="own_device", second_question={"text": {"en": BORN}})
    fingers = open_kiosk(make_survey(asked))
    fingers.touch("start")
    while not (fingers.stage is Stage.QUESTION and fingers.shows("report_0")):
        fingers.touch("report_0" if fingers.shows("report_0") else "go_on")
    assert f"1. Have you ever …?\n2. {BORN}" in fingers.words


@pytest.mark.parametrize("design", OWN, ids=lambda design: design.name)
def test_nobody_is_asked_to_say_what_is_not_true(design):
    said = " ".join(map(str, design.from_example().instruction(Mode.OWN_DEVICE, ("Yes", "No"))))
    forbidden = ("in your place", "for it", "Pass that on", "pass on", " lie", "machine", "pretend")
    assert [words for words in forbidden if words in said] == []


NAMED = {
    "Toss a coin": Device.COINS,
    "both dice": Device.TWO_DICE,
    "Throw the die": Device.DIE,
    "one of the cards": Device.CARDS,
}


@pytest.mark.parametrize("design", OWN, ids=lambda design: design.name)
def test_what_is_drawn_first_is_what_the_first_sentence_names(make_survey, asked_with, design):
    (question,) = make_survey(own(asked_with, design)).recorded_questions
    for sample in range(1, question.samples + 1):
        steps = question_in_sample(question, sample).design.own_device(("Yes", "No"))
        said = str(steps.begin[0])
        device = next((each for words, each in NAMED.items() if words in said), None)
        assert steps.device is device
        drawn = begin_of(steps, question.design)
        assert (drawn is None) is ("statements" in said)
        assert device is None or drawn == (THROWN[device],)


def test_where_a_die_chooses_the_question_a_die_is_drawn():
    steps = UnrelatedQuestion("2/3", "1/4").own_device(("Yes", "No"))
    assert str(steps.begin[0]) == "Throw the die. Keep it hidden."
    assert begin_of(steps, UnrelatedQuestion("2/3", "1/4")) == (THROWN[Device.DIE],)
