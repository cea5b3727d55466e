"""What a respondent sees of hints, skipped questions and answers that do not fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from surveyapp.services.kiosk.screen import Stage


def direct(name, **more):
    design = {"name": "direct"}
    return {
        "id": name,
        "type": "yes_no",
        "text": {"en": f"About {name}?"},
        "design": design,
        **more,
    }


@pytest.fixture
def kiosk(open_kiosk, make_survey):
    def make(*questions):
        fingers = open_kiosk(make_survey(*questions))
        fingers.to_the_questions()
        return fingers

    return make


def test_an_irrelevant_question_is_never_shown_and_the_count_follows(kiosk):
    fingers = kiosk(direct("a"), direct("b", relevant="${a} = 'yes'"), direct("c"))
    assert "1 of 3" in fingers.words
    fingers.touch("answer_1")
    assert "About c?" in fingers.words
    assert "2 of 2" in fingers.words
    fingers.touch("answer_0")
    assert fingers.stored == ["no,,yes"]


def test_a_hint_is_not_part_of_the_practice(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json("s", hint={"en": "Think of last year."})))
    fingers.touch("start")
    assert fingers.stage is Stage.PRACTICE
    assert "Think of last year." not in fingers.words
    fingers.practise()
    assert "Think of last year." in fingers.words


def test_a_note_has_a_hint_too(kiosk):
    told = {"id": "told", "type": "note", "text": {"en": "Read."}, "hint": {"en": "Slowly."}}
    assert "Slowly." in kiosk(told, direct("a")).words


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"constraint_message": {"en": "Please choose yes here."}}, "Please choose yes here."),
        ({}, "This answer does not fit here. Please look at it once more."),
    ],
)
def test_an_answer_that_does_not_fit_is_asked_again_with_its_message(kiosk, more, said):
    fingers = kiosk(direct("a", constraint=". = 'yes'", **more), direct("b"))
    assert said not in fingers.words
    fingers.touch("answer_1")
    assert "About a?" in fingers.words
    assert said in fingers.words
    fingers.touch("answer_0")
    assert "About b?" in fingers.words
    assert said not in fingers.words
    fingers.touch("answer_0")
    assert fingers.stored == ["yes,yes"]


def test_the_message_is_reached_and_left_by_keyboard(kiosk):
    fingers = kiosk(direct("a", constraint=". = 'yes'"), direct("b"))
    fingers.key(Qt.Key.Key_2)
    assert "This answer does not fit here." in fingers.words
    fingers.key(Qt.Key.Key_1)
    assert "About b?" in fingers.words


def test_the_next_respondent_sees_nothing_of_a_refused_answer(kiosk):
    fingers = kiosk(direct("a", constraint=". = 'yes'"), direct("b"))
    fingers.touch("answer_1", "stop", "confirm_stop", "start")
    assert "does not fit" not in fingers.words


def test_a_number_that_does_not_fit_is_entered_again_by_keys_alone(kiosk):
    fingers = kiosk(
        direct(
            "age",
            type="number",
            minimum=0,
            maximum=120,
            constraint=". >= 18",
            constraint_message={"en": "This survey is for adults."},
        ),
        direct("b", relevant="${age} > 65"),
        direct("c"),
    )
    fingers.key(Qt.Key.Key_7)
    fingers.key(Qt.Key.Key_Return)
    assert "This survey is for adults." in fingers.words
    fingers.key(Qt.Key.Key_7)
    fingers.key(Qt.Key.Key_0)
    fingers.key(Qt.Key.Key_Return)
    assert "About b?" in fingers.words
    fingers.touch("answer_1", "answer_0")
    assert fingers.stored == ["70,no,yes"]
