"""Between two respondents: the surveyor's PIN, and what to do in each trouble."""

from __future__ import annotations

import errno
import os

import pytest

from surveyapp.services.kiosk.screen import Stage
from surveyapp.services.kiosk.trouble import ADVICE, Trouble
from surveyapp.storage.files.safe_files import NotFlushed
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.ui.kiosk.respondent.screens import TroubleView, WelcomeView
from surveyapp.ui.kiosk.supervisor.screens import ChoosePinView
from surveyapp.ui.kiosk.surveyor.screens import AdviceView, HandOverView, TroublesView


@pytest.fixture
def kiosk(open_kiosk, small):
    """A kiosk with a surveyor's PIN, where it starts."""
    return open_kiosk(small, surveyor=True)


@pytest.fixture
def fill(monkeypatch):
    """Return what makes the disk take nothing; undo it by ``monkeypatch.undo``."""

    def refuse(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    def make_full():
        monkeypatch.setattr(os, "write", refuse)
        return monkeypatch

    return make_full


def view_of(kiosk):
    return type(kiosk.window.view)


def finished(kiosk):
    """One whole interview, up to the thank-you."""
    kiosk.hand_over()
    kiosk.to_the_questions()
    kiosk.touch("answer_0")
    assert kiosk.stage is Stage.THANKS
    return kiosk


# Who may begin


def test_a_kiosk_that_starts_waits_for_the_surveyors_pin(kiosk):
    assert view_of(kiosk) is HandOverView
    assert not kiosk.shows("start")
    kiosk.hand_over()
    assert view_of(kiosk) is WelcomeView


def test_nobody_answers_a_second_time_without_the_surveyor(kiosk):
    finished(kiosk).touch("next")
    assert view_of(kiosk) is HandOverView
    for digits in ("0000", "1234"):
        kiosk.type_pin(digits)
    assert not kiosk.shows("start")
    assert len(kiosk.stored) == 1
    finished(kiosk)
    assert len(kiosk.stored) == 2


def test_the_supervisors_pin_is_not_the_surveyors(kiosk):
    kiosk.type_pin("258013")
    assert "This PIN is not right." in kiosk.words


def test_a_stop_needs_the_surveyor_too(kiosk):
    kiosk.hand_over()
    kiosk.to_the_questions()
    kiosk.touch("stop", "confirm_stop")
    assert view_of(kiosk) is HandOverView


def test_so_do_a_time_out_and_thanks_that_nobody_leaves(open_kiosk, small):
    kiosk = open_kiosk(small, surveyor=True)
    kiosk.hand_over()
    kiosk.touch("start")
    kiosk.go_away_until(lambda: view_of(kiosk) is HandOverView)
    finished(kiosk)
    kiosk.go_away_until(lambda: view_of(kiosk) is HandOverView)
    assert len(kiosk.stored) == 1


def test_who_never_went_past_start_has_answered_nothing_and_needs_nobody(kiosk):
    kiosk.hand_over()
    kiosk.touch("stop", "confirm_stop")
    assert view_of(kiosk) is WelcomeView


def test_the_hand_over_is_the_same_to_the_pixel_whatever_the_last_respondent_did(kiosk):
    first = kiosk.picture
    finished(kiosk).touch("next")
    assert kiosk.picture == first
    kiosk.hand_over()
    kiosk.touch("start", "stop", "confirm_stop")
    assert kiosk.picture == first


def test_so_is_the_first_screen_behind_it(kiosk):
    kiosk.hand_over()
    first = kiosk.picture
    kiosk.touch("text_size", "start", "stop", "confirm_stop")
    kiosk.hand_over()
    assert kiosk.picture == first


def test_digits_that_somebody_left_are_forgotten_after_a_while(open_kiosk, small):
    kiosk = open_kiosk(small, surveyor=True)
    kiosk.touch("pin_digit_4", "pin_digit_7")
    kiosk.go_away_until(lambda: kiosk.window.view._dots.text() == "")


def test_a_child_that_taps_closes_the_digits_for_a_moment_only(kiosk, qtbot):
    for _ in range(3):
        kiosk.type_pin("0000")
    assert "Try again in 2 s." in kiosk.words
    qtbot.waitUntil(lambda: kiosk.button("pin_digit_1").isEnabled(), timeout=4000)
    kiosk.hand_over()
    assert view_of(kiosk) is WelcomeView


def test_the_supervisors_page_leads_back_to_the_hand_over(kiosk, qtbot):
    kiosk.unlock()
    kiosk.touch("back_to_interviews")
    assert view_of(kiosk) is HandOverView
    kiosk.touch("supervisor", "back")
    assert view_of(kiosk) is HandOverView


# Set-up


def test_at_the_first_start_the_supervisor_chooses_both_pins(open_kiosk, small):
    kiosk = open_kiosk(small, has_pin=False, surveyor=None)
    for pin in ("258013", "258013", "4711", "4711"):
        kiosk.type_pin(pin)
    assert view_of(kiosk) is HandOverView
    kiosk.hand_over()
    assert kiosk.shows("start")


def test_the_surveyors_pin_is_another_than_the_supervisors(open_kiosk, small):
    kiosk = open_kiosk(small, has_pin=False, surveyor=None)
    for pin in ("258013", "258013", "258013"):
        kiosk.type_pin(pin)
    assert "This PIN is already in use." in kiosk.words
    assert not kiosk.kiosk.surveyor_pin.is_set


def test_a_kiosk_of_before_asks_its_supervisor_for_a_surveyors_pin(open_kiosk, small):
    kiosk = open_kiosk(small, surveyor=None)
    assert "This kiosk has no surveyor's PIN yet." in kiosk.words
    assert not kiosk.shows("start")
    kiosk.type_pin("258013")
    assert view_of(kiosk) is ChoosePinView
    kiosk.type_pin("4711")
    kiosk.type_pin("4711")
    kiosk.hand_over()
    assert kiosk.shows("start")


def test_a_kiosk_does_without_by_a_stated_choice_alone(open_kiosk, small):
    kiosk = open_kiosk(small, surveyor=None)
    kiosk.type_pin("258013")
    kiosk.touch("no_surveyor_pin", "choose_pin", "no_surveyor_pin")
    assert "answer again and again" in kiosk.words
    kiosk.touch("do_without")
    assert kiosk.shows("start")
    kiosk.to_the_questions()
    kiosk.touch("answer_0", "next")
    assert kiosk.shows("start")
    kiosk.unlock()
    assert "No surveyor's PIN: anybody can begin the next interview." in kiosk.words


def test_a_choice_that_cannot_be_stored_is_told_and_not_made(open_kiosk, small, fill):
    kiosk = open_kiosk(small, surveyor=None)
    kiosk.type_pin("258013")
    kiosk.touch("no_surveyor_pin")
    disk = fill()
    kiosk.touch("do_without")
    assert "the disk is full" in kiosk.words
    assert not kiosk.kiosk.surveyor_pin.is_set
    disk.undo()
    kiosk.touch("do_without")
    assert kiosk.shows("start")


def test_the_supervisor_changes_the_surveyors_pin(kiosk):
    kiosk.unlock()
    kiosk.touch("surveyor_pin")
    kiosk.type_pin("9876")
    kiosk.type_pin("9876")
    assert "The surveyor's PIN is changed." in kiosk.words
    kiosk.touch("back_to_interviews")
    kiosk.hand_over()
    assert "This PIN is not right." in kiosk.words
    kiosk.type_pin("9876")
    assert kiosk.shows("start")


# Troubles


def test_a_full_disk_is_told_before_the_first_question_and_the_surveyor_goes_on_when_there_is_room(
    kiosk, fill
):
    disk = fill()
    kiosk.hand_over()
    assert "The disk is full" in kiosk.words
    assert not kiosk.shows("start")
    kiosk.touch("look_again")
    assert "The disk is full" in kiosk.words
    disk.undo()
    kiosk.touch("look_again")
    assert kiosk.shows("start")


def test_so_it_is_where_no_pin_is_asked(small_kiosk, fill):
    small_kiosk.to_the_questions()
    small_kiosk.touch("answer_0")
    disk = fill()
    small_kiosk.touch("next")
    assert "The disk is full" in small_kiosk.words
    disk.undo()
    small_kiosk.touch("look_again")
    assert small_kiosk.shows("start")


def test_a_disk_that_fills_up_during_an_interview_lets_the_surveyor_go_on_after_room_was_made(
    kiosk, fill
):
    kiosk.hand_over()
    kiosk.to_the_questions()
    disk = fill()
    kiosk.touch("answer_0")
    assert view_of(kiosk) is TroubleView
    kiosk.touch("surveyor")
    kiosk.hand_over()
    assert "The disk is full" in kiosk.words
    kiosk.touch("look_again")
    assert "The disk is full" in kiosk.words
    disk.undo()
    kiosk.touch("look_again")
    assert kiosk.shows("start")
    assert kiosk.stored == []


def test_a_trouble_needs_the_surveyors_pin(kiosk, fill):
    kiosk.hand_over()
    kiosk.to_the_questions()
    fill()
    kiosk.touch("answer_0", "surveyor")
    kiosk.type_pin("0000")
    assert not kiosk.shows("look_again")
    kiosk.touch("back")
    assert view_of(kiosk) is TroubleView


def test_a_damaged_store_is_told_to_the_surveyor_who_goes_on(open_kiosk, small, tmp_path):
    KioskStore(tmp_path / "store0", small).close()
    (tmp_path / "store0" / "small-v1-0001.collection").write_bytes(b"")
    kiosk = open_kiosk(small, surveyor=True)
    kiosk.hand_over()
    assert "A file of interviews is damaged" in kiosk.words
    assert "small-v1-0001" not in kiosk.words
    kiosk.touch("attention_go_on")
    kiosk.to_the_questions()
    kiosk.touch("answer_0", "next")
    kiosk.hand_over()
    assert kiosk.shows("start")
    kiosk.touch("supervisor")
    kiosk.type_pin("258013")
    assert "small-v1-0001.collection is damaged" in kiosk.words


def test_a_failing_disk_is_a_matter_of_the_supervisor(kiosk, monkeypatch):
    def fails(*_: object, **__: object) -> None:
        raise NotFlushed(file="x", reason="the disk reports an error")

    kiosk.hand_over()
    kiosk.to_the_questions()
    monkeypatch.setattr(kiosk.store, "add", fails)
    kiosk.touch("answer_0", "surveyor")
    kiosk.hand_over()
    assert "The disk fails" in kiosk.words
    assert not kiosk.shows("look_again")
    assert not kiosk.shows("attention_go_on")
    assert kiosk.shows("supervisor")


def test_without_chance_a_surveyor_looks_again(open_kiosk, small, broken_coins, stub_coins):
    kiosk = open_kiosk(small, surveyor=True, coins=broken_coins)
    kiosk.hand_over()
    kiosk.touch("start", "answer_0", "surveyor")
    kiosk.hand_over()
    assert "The device cannot draw chance" in kiosk.words
    kiosk.touch("look_again")
    assert "The device cannot draw chance" in kiosk.words
    kiosk.kiosk._coins = stub_coins(0)
    kiosk.touch("look_again")
    assert kiosk.shows("start")


def test_after_one_mistake_of_the_program_a_surveyor_goes_on_after_two_not(kiosk):
    kiosk.hand_over()
    kiosk.touch("start")
    kiosk.window.interviewing.fail("crash-000001.txt")
    kiosk.touch("surveyor")
    kiosk.hand_over()
    assert "The program made a mistake" in kiosk.words
    assert "crash-000001" not in kiosk.words
    kiosk.touch("attention_go_on", "start")
    kiosk.window.interviewing.fail("crash-000002.txt")
    kiosk.touch("surveyor")
    kiosk.hand_over()
    assert not kiosk.shows("attention_go_on")


def test_the_surveyors_page_has_what_to_do_in_each_trouble(kiosk):
    kiosk.touch("what_to_do")
    kiosk.hand_over()
    assert view_of(kiosk) is TroublesView
    for trouble in Trouble:
        kiosk.touch(f"trouble_{trouble.value}")
        assert view_of(kiosk) is AdviceView
        assert all(str(step) in kiosk.words for step in ADVICE[trouble].steps)
        kiosk.touch("back")
    kiosk.touch("surveyor_go_on")
    assert kiosk.shows("start")


def test_the_surveyor_sees_interviews_in_steps_of_ten_and_no_more(kiosk, monkeypatch):
    monkeypatch.setattr(type(kiosk.store), "interviews", property(lambda _: 37))
    kiosk.touch("what_to_do")
    kiosk.hand_over()
    assert "about 30 interviews" in kiosk.words
    assert "37" not in kiosk.words
    assert kiosk.store.kiosk not in kiosk.words


def test_the_surveyors_page_gives_way_to_the_hand_over_by_itself(open_kiosk, small):
    kiosk = open_kiosk(small, surveyor=True)
    kiosk.touch("what_to_do")
    kiosk.hand_over()
    kiosk.go_away_until(lambda: view_of(kiosk) is HandOverView)


def test_a_damaged_file_of_the_pin_opens_nothing_and_the_supervisor_chooses_a_new_pin(kiosk):
    (kiosk.store.folder / "surveyor.json").write_text("{}")
    kiosk.hand_over()
    assert "the supervisor can choose a new surveyor's PIN" in kiosk.words
    kiosk.unlock()
    kiosk.touch("surveyor_pin")
    kiosk.type_pin("4711")
    kiosk.type_pin("4711")
    kiosk.touch("back_to_interviews")
    kiosk.hand_over()
    assert kiosk.shows("start")
