"""A respondent's path through the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.files.safe_files import DiskProblem

CLINIC_PATH = [
    *("language_en", "start", "go_on", "answer_2"),
    *("answer_0", "go_on", "answer_0"),  # each rule is practised before its first question
    *("toss", "go_on", "toss", "answer_1"),
    *("answer_0", "go_on", "answer_0"),
    *("answer_0", "go_on", "answer_3"),
    *("answer_0", "go_on", "answer_4"),
]


def answer_the_questions(fingers, *names):
    """Touch one name after the other; before each, what has to be practised is."""
    for name in names:
        fingers.practise()
        fingers.touch(name)


def test_a_whole_interview_is_touched_through_and_stored(open_kiosk, clinic, stub_coins):
    # the coins after those that leave the answer record the first one, whatever was touched
    channels = [clinic.question(name).design.channel for name in ("source", "trust")]
    first = [int(one.forced_form().truth * one.denominator) for one in channels]
    fingers = open_kiosk(clinic, coins=stub_coins(0, 0, 0, *first))
    fingers.touch("language_en", "start", "go_on", "answer_2")
    answer_the_questions(
        fingers, "answer_0", "toss", "answer_1", "answer_0", "answer_3", "answer_4"
    )
    assert fingers.stage is Stage.THANKS
    assert "Thank you." in fingers.words
    assert fingers.stored == ["south,yes,no,yes,never,1"]


def test_the_next_respondent_begins_at_the_first_screen(clinic_kiosk):
    clinic_kiosk.touch(*CLINIC_PATH, "next")
    assert clinic_kiosk.stage is Stage.LANGUAGE


def test_the_coins_of_the_kiosk_can_record_the_other_answer(open_kiosk, small, stub_coins):
    fingers = open_kiosk(small, coins=stub_coins(3))
    fingers.to_the_questions()
    fingers.touch("answer_0")
    assert fingers.stored == ["no"]


@pytest.fixture
def shown(make_survey, yes_no_json):
    return make_survey(yes_no_json(mode="shown_coins"))


def test_shown_coins_that_answer_leave_nothing_to_choose(open_kiosk, shown, stub_coins):
    fingers = open_kiosk(shown, coins=stub_coins(2))
    fingers.to_the_questions()
    assert not fingers.shows("answer_0")
    fingers.touch("toss")
    assert "The wheel answers “Yes” for you. Just go on." in fingers.words
    assert not fingers.shows("answer_0")
    fingers.touch("go_on")
    assert fingers.stored == ["yes"]


def test_shown_coins_that_leave_the_answer_to_the_respondent_record_it(
    open_kiosk, shown, stub_coins
):
    fingers = open_kiosk(shown, coins=stub_coins(0))
    fingers.to_the_questions()
    fingers.touch("toss")
    assert "The wheel asks you. Touch your own answer." in fingers.words
    fingers.touch("answer_1")
    assert fingers.stored == ["no"]


def test_practice_of_a_shown_wheel_says_when_the_wheel_answers(open_kiosk, shown, stub_coins):
    fingers = open_kiosk(shown, coins=stub_coins(0, 3))
    fingers.touch("start", "toss")
    fingers.wait_for("go_on")
    assert "The wheel stopped at: You, No" in fingers.words
    assert "At “No” the wheel answers. You just go on." in fingers.words


def test_practice_says_what_was_recorded_until_it_differs(open_kiosk, small, stub_coins):
    fingers = open_kiosk(small, coins=stub_coins(3, 0, 3))
    fingers.touch("start", "answer_0")
    fingers.wait_for("go_on")
    assert "You touched “Yes”." in fingers.words
    assert "Recorded: No" in fingers.words
    fingers.touch("try_again", "answer_0")
    fingers.wait_for("go_on")
    assert "Recorded: Yes, No" in fingers.words


def test_practice_stores_nothing(small_kiosk):
    small_kiosk.touch("start", "answer_0", "try_again", "answer_1")
    assert small_kiosk.stored == []


def test_back_clears_what_was_answered(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on", "answer_2", "back", "answer_0")
    answer_the_questions(
        clinic_kiosk, "answer_0", "toss", "answer_1", "answer_0", "answer_3", "answer_4"
    )
    assert clinic_kiosk.stored == ["north,yes,no,yes,friend,5"]


def test_a_question_that_is_entered_again_looks_as_it_did_at_first(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    first = clinic_kiosk.picture
    clinic_kiosk.touch("answer_2", "back")
    assert clinic_kiosk.picture == first


def test_a_question_that_need_not_be_answered_can_be_skipped(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(required=False)))
    fingers.to_the_questions()
    fingers.touch("skip")
    assert fingers.stored == [""]


def test_a_required_question_offers_no_skip(small_kiosk):
    small_kiosk.to_the_questions()
    assert not small_kiosk.shows("skip")


def test_stop_asks_once_and_can_be_taken_back(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    before = clinic_kiosk.picture
    clinic_kiosk.touch("stop", "keep_going")
    assert clinic_kiosk.picture == before


@pytest.mark.parametrize("steps", range(1, len(CLINIC_PATH)))
def test_stop_and_discard_works_on_every_screen_after_the_language(clinic_kiosk, steps):
    clinic_kiosk.touch(*CLINIC_PATH[:steps], "stop", "confirm_stop")
    assert clinic_kiosk.stage is Stage.LANGUAGE
    assert clinic_kiosk.stored == []


@pytest.fixture
def first_picture(clinic_kiosk) -> QImage:
    return clinic_kiosk.picture


@pytest.mark.parametrize("answer", ["answer_0", "answer_1"])
def test_the_first_screen_is_the_same_to_the_pixel_after_any_answer(
    clinic_kiosk, first_picture, answer
):
    clinic_kiosk.touch("language_fr", "start", "go_on", "answer_2")
    answer_the_questions(clinic_kiosk, "answer_0", "toss", answer, answer, answer, answer, "next")
    assert clinic_kiosk.picture == first_picture


def test_the_first_screen_is_the_same_to_the_pixel_after_a_stop(clinic_kiosk, first_picture):
    clinic_kiosk.touch(*CLINIC_PATH[:8], "stop", "confirm_stop")
    assert clinic_kiosk.picture == first_picture


def test_the_first_screen_is_the_same_to_the_pixel_after_the_keyboard(clinic_kiosk, first_picture):
    clinic_kiosk.touch("language_fr")
    clinic_kiosk.key(Qt.Key.Key_Tab)
    clinic_kiosk.touch("back")
    assert clinic_kiosk.picture == first_picture


def test_the_first_screen_is_the_same_to_the_pixel_after_a_time_out(open_kiosk, clinic):
    fingers = open_kiosk(clinic)
    first = fingers.picture
    fingers.to_the_questions()
    fingers.touch("go_on", "answer_1")
    fingers.go_away_until(lambda: fingers.stage is Stage.LANGUAGE)
    assert fingers.picture == first


def test_a_warning_hides_the_question_before_the_time_is_out(open_kiosk, clinic):
    fingers = open_kiosk(clinic)
    fingers.to_the_questions()
    fingers.touch("go_on")
    before = fingers.picture
    fingers.go_away_until(lambda: fingers.shows("still_here"))
    assert "region" not in fingers.words
    fingers.touch("still_here")
    assert fingers.picture == before


def test_time_out_discards(open_kiosk, small):
    fingers = open_kiosk(small)
    fingers.to_the_questions()
    fingers.go_away_until(lambda: fingers.stage is Stage.WELCOME)
    assert fingers.stored == []


def test_the_thanks_give_way_to_the_next_respondent_by_themselves(open_kiosk, small):
    fingers = open_kiosk(small)
    fingers.to_the_questions()
    fingers.touch("answer_0")
    assert fingers.stage is Stage.THANKS
    fingers.go_away_until(lambda: fingers.stage is Stage.WELCOME)
    assert len(fingers.stored) == 1


def test_the_first_screen_waits_for_ever(open_kiosk, small, qtbot):
    fingers = open_kiosk(small, idle_seconds=0.1)
    view = fingers.window.view
    qtbot.wait(300)
    assert fingers.window.view is view


def test_a_full_disk_at_the_last_step_shows_trouble_and_stores_nothing(small_kiosk, monkeypatch):
    def fail(*_: object, **__: object) -> None:
        raise DiskProblem(file="x", action="written", reason="the disk is full")

    small_kiosk.to_the_questions()
    monkeypatch.setattr(small_kiosk.store, "add", fail)
    small_kiosk.touch("answer_0")
    assert "Nothing of this interview was recorded." in small_kiosk.words
    assert "disk" not in small_kiosk.words
    assert small_kiosk.stored == []


def test_trouble_stays_until_a_supervisor_has_seen_it(small_kiosk, monkeypatch):
    def fail(*_: object, **__: object) -> None:
        raise DiskProblem(file="x", action="written", reason="the disk is full")

    small_kiosk.to_the_questions()
    monkeypatch.setattr(small_kiosk.store, "add", fail)
    small_kiosk.touch("answer_0", "supervisor", "back")
    assert "Nothing of this interview was recorded." in small_kiosk.words
    small_kiosk.unlock()
    assert "the disk is full" in small_kiosk.words
    small_kiosk.touch("back_to_interviews")
    assert small_kiosk.stage is Stage.WELCOME


def test_no_question_is_asked_without_coins(open_kiosk, small, broken_coins):
    fingers = open_kiosk(small, coins=broken_coins)
    fingers.touch("start", "answer_0")
    assert "This device has a problem." in fingers.words


def test_a_bug_in_a_step_shows_trouble_and_is_told_on(small_kiosk, monkeypatch, qtbot):
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    small_kiosk.to_the_questions()
    monkeypatch.setattr(small_kiosk.store, "add", fail)
    with qtbot.captureExceptions() as told:
        small_kiosk.touch("answer_0")
    assert [kind for kind, _, _ in told] == [ZeroDivisionError]
    assert "Nothing of this interview was recorded." in small_kiosk.words


def test_the_next_screen_comes_when_the_dwell_is_over(open_kiosk, small):
    fingers = open_kiosk(small, dwell_ms=300)
    fingers.touch("start")
    since_touch = QElapsedTimer()
    since_touch.start()
    fingers.touch("answer_0")
    assert since_touch.elapsed() >= 280  # later on a busy machine, but never before


@pytest.mark.parametrize("coin", [0, 3])
def test_the_screen_behind_which_the_step_is_taken_is_always_the_same(
    open_kiosk, small, stub_coins, qtbot, coin
):
    fingers = open_kiosk(small, coins=stub_coins(0, coin), dwell_ms=200)
    fingers.to_the_questions()
    pictures = []
    for answer in ("answer_0", "answer_1"):
        button = fingers.button(answer)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: fingers.words == "…")
        pictures.append(fingers.picture)
        fingers.settle()
        fingers.touch("next")
        fingers.to_the_questions()
    assert pictures[0] == pictures[1]


def test_a_second_touch_during_the_dwell_does_nothing(open_kiosk, make_survey, yes_no_json, qtbot):
    fingers = open_kiosk(make_survey(yes_no_json("one"), yes_no_json("two")), dwell_ms=100)
    fingers.to_the_questions()
    qtbot.mouseClick(fingers.button("answer_0"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(fingers.button("answer_1"), Qt.MouseButton.LeftButton)
    fingers.settle()
    assert "2 of 2" in fingers.words


def test_the_touched_answer_is_forgotten_when_the_step_is_taken(clinic_kiosk):
    clinic_kiosk.touch(*CLINIC_PATH[:-3])
    assert bytes(clinic_kiosk.window.interviewing._touched) == b"\0"


@pytest.fixture
def own(make_survey, yes_no_json):
    """Two questions for the respondent's own device."""
    crosswise = {"design": {"name": "crosswise", "p": "1/4"}, "mode": "own_device"}
    return make_survey(yes_no_json("one", **crosswise), yes_no_json("two", **crosswise))


def test_a_report_waits_for_the_dwell_behind_the_same_screen_as_an_answer(open_kiosk, own, qtbot):
    fingers = open_kiosk(own, dwell_ms=200)
    fingers.to_the_questions()
    pictures = []
    for report in ("report_0", "report_1"):
        fingers.see_the_steps()
        since_touch = QElapsedTimer()
        since_touch.start()
        qtbot.mouseClick(fingers.button(report), Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: fingers.words == "…")
        pictures.append(fingers.picture)
        fingers.settle()
        assert since_touch.elapsed() >= 180
    assert pictures[0] == pictures[1]
    assert fingers.stored == ["same,different"]


def test_the_touched_report_is_forgotten_when_the_step_is_taken(open_kiosk, own):
    fingers = open_kiosk(own)
    fingers.to_the_questions()
    fingers.touch("report_1")
    assert bytes(fingers.window.interviewing._touched) == b"\0"


def test_a_second_touch_of_a_report_during_the_dwell_does_nothing(open_kiosk, own, qtbot):
    fingers = open_kiosk(own, dwell_ms=100)
    fingers.to_the_questions()
    qtbot.mouseClick(fingers.button("report_0"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(fingers.button("report_1"), Qt.MouseButton.LeftButton)
    fingers.settle()
    assert "2 of 2" in fingers.words


def test_the_whole_interview_can_be_done_with_digits_and_enter(small_kiosk):
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1):
        small_kiosk.key(key)
    small_kiosk.wait_for("go_on")
    small_kiosk.key(Qt.Key.Key_Enter)
    small_kiosk.key(Qt.Key.Key_1)
    assert small_kiosk.stage is Stage.THANKS


def test_the_whole_interview_can_be_done_with_tab_and_enter(open_kiosk, small):
    fingers = open_kiosk(small)
    for _ in range(20):
        if fingers.stage is Stage.THANKS:
            break
        fingers.key(Qt.Key.Key_Tab)
        if fingers.stage is Stage.PRACTICE_RESULT:
            fingers.wait_for("go_on")
            while not fingers.button("go_on").hasFocus():
                fingers.key(Qt.Key.Key_Tab)
        while fingers.stage is Stage.WELCOME and not fingers.button("start").hasFocus():
            fingers.key(Qt.Key.Key_Tab)
        fingers.key(Qt.Key.Key_Return)
    assert len(fingers.stored) == 1


def test_a_key_held_down_answers_nothing(small_kiosk, qtbot):
    small_kiosk.to_the_questions()
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", autorep=True
    )
    QApplication.sendEvent(small_kiosk.window, held)
    small_kiosk.settle()
    assert small_kiosk.stage is Stage.QUESTION


def test_progress_is_told_in_words(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    progress = clinic_kiosk.window.view.findChild(QLabel, "progress")
    assert progress.text() == "2 of 7"


def test_the_odds_are_told_below_each_question(clinic_kiosk):
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    assert "Recorded as you answer." in clinic_kiosk.words
    clinic_kiosk.touch("answer_0")
    clinic_kiosk.practise()
    assert "Half of the time your own answer is recorded." in clinic_kiosk.words
