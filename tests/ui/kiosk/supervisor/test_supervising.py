"""The PIN and what stands behind it."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.services.documentation.coin_page import COIN_PAGE, coin_page
from surveyapp.services.kiosk.screen import Stage
from surveyapp.services.program.identity import identify
from surveyapp.storage.collection.enrolment_file import read_enrolment
from surveyapp.storage.collection.format import check_lines, read_collection
from surveyapp.storage.files import safe_files
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.ui.kiosk.respondent.screens import ThanksView, TroubleView
from surveyapp.ui.kiosk.supervisor import export_places
from surveyapp.ui.kiosk.supervisor.export_places import Place, media, names_of, subfolders
from surveyapp.ui.kiosk.supervisor.pin_delay import PinGate

WRONG = "000000"


@pytest.fixture
def new_kiosk(open_kiosk, small):
    return open_kiosk(small, has_pin=False, surveyor=None)


def test_the_first_start_asks_for_a_pin_twice_before_any_interview(new_kiosk):
    assert not new_kiosk.shows("start")
    new_kiosk.type_pin("123456")
    assert not new_kiosk.kiosk.pin.is_set
    new_kiosk.type_pin("123456")
    assert new_kiosk.kiosk.pin.matches("123456")
    assert not new_kiosk.shows("start")  # the surveyor's comes next


def test_two_different_pins_set_none(new_kiosk):
    new_kiosk.type_pin("123456")
    new_kiosk.type_pin("654321")
    assert "The two were not the same." in new_kiosk.words
    assert not new_kiosk.kiosk.pin.is_set


def test_a_short_pin_is_refused_with_a_sentence(new_kiosk):
    new_kiosk.type_pin("12")
    assert "Choose a PIN of 6 to 32 digits." in new_kiosk.words


def test_the_first_start_can_be_left(new_kiosk):
    new_kiosk.touch("leave")
    assert not new_kiosk.window.isVisible()


def test_the_right_pin_opens_the_page(small_kiosk):
    small_kiosk.unlock()
    assert "fewer than 10 interviews" in small_kiosk.words
    small_kiosk.touch("about_kiosk")
    assert small_kiosk.store.kiosk not in small_kiosk.words  # nobody compares 64 digits
    assert small_kiosk.kiosk.kiosk_words in small_kiosk.words
    small_kiosk.touch("back")
    assert small_kiosk.shows("export")


@pytest.mark.parametrize("way", [("supervisor",), (), ("export",)], ids=str)
def test_a_screen_turned_round_gives_the_staff_their_screen_in_its_own_sizes(small_kiosk, way):
    """They kept the sizes of before: a bar for a wide panel, cut by the edge of a narrow one."""
    if way != ("supervisor",):
        small_kiosk.unlock()
    small_kiosk.touch(*way)
    before, kind, words = small_kiosk.window.view, type(small_kiosk.window.view), small_kiosk.words
    small_kiosk.window.resize(800, 1280)
    small_kiosk._qtbot.waitUntil(lambda: small_kiosk.window.view is not before)
    turned = small_kiosk.window.view
    assert type(turned) is kind
    assert (turned.sizes.width, turned.sizes.height) == (800, 1280)
    assert small_kiosk.words == words
    edges = [each.mapTo(turned, each.rect().bottomRight()) for each in small_kiosk.buttons]
    assert all(turned.rect().contains(edge) for edge in edges)


def test_a_pin_that_is_half_entered_is_there_still_when_the_screen_is_turned_round(small_kiosk):
    small_kiosk.touch("supervisor", "pin_digit_2", "pin_digit_5", "pin_digit_8")
    before = small_kiosk.window.view
    small_kiosk.window.resize(800, 1280)
    small_kiosk._qtbot.waitUntil(lambda: small_kiosk.window.view is not before)
    small_kiosk.touch("pin_digit_0", "pin_digit_1", "pin_digit_3", "pin_ok")
    assert small_kiosk.shows("export")


def test_the_keyboard_types_the_pin_too(small_kiosk):
    small_kiosk.touch("supervisor")
    for key in (Qt.Key.Key_2, Qt.Key.Key_5, Qt.Key.Key_9, Qt.Key.Key_Backspace):
        small_kiosk.key(key)
    for digit in "8013":
        small_kiosk.key(Qt.Key(ord(digit)))
    small_kiosk.key(Qt.Key.Key_Return)
    assert small_kiosk.shows("export")


def test_the_digits_are_not_shown(small_kiosk):
    small_kiosk.touch("supervisor", "pin_digit_7", "pin_digit_8")
    dots = small_kiosk.window.view._dots
    assert dots.text() == "●●"
    assert dots.accessibleName() == "Digits entered: 2"


def test_a_wrong_pin_opens_nothing(small_kiosk):
    small_kiosk.touch("supervisor")
    small_kiosk.type_pin(WRONG)
    assert "This PIN is not right." in small_kiosk.words
    assert not small_kiosk.shows("export")


def test_wrong_pins_close_the_pad_for_a_while_even_when_the_screen_is_left(small_kiosk, qtbot):
    small_kiosk.touch("supervisor")
    for _ in range(3):
        small_kiosk.type_pin(WRONG)
    assert not small_kiosk.button("pin_digit_1").isEnabled()
    assert "Try again in 2 s." in small_kiosk.words
    small_kiosk.touch("back", "supervisor")
    assert not small_kiosk.button("pin_digit_1").isEnabled()
    small_kiosk.key(Qt.Key.Key_1)
    assert small_kiosk.window.view._dots.text() == ""
    qtbot.waitUntil(lambda: small_kiosk.button("pin_digit_1").isEnabled(), timeout=4000)
    assert "Enter the PIN." in small_kiosk.words


class Wrong:
    """A PIN that was wrong some times."""

    def __init__(self, delay: int) -> None:
        self.seconds = delay
        self.tries = 0

    def delay(self) -> int:
        return self.seconds

    def matches(self, _pin: str) -> bool:
        self.tries += 1
        self.seconds *= 2
        return False


def test_a_restart_begins_the_delay_anew():
    gate = PinGate(Wrong(16), clock=lambda: 100.0)
    assert gate.seconds_left == 16


def test_no_pin_is_tried_while_the_gate_is_closed():
    pin = Wrong(16)
    gate = PinGate(pin, clock=lambda: 100.0)
    assert not gate.try_pin("123456")
    assert pin.tries == 0


def test_the_delay_grows_with_each_wrong_pin():
    now = [0.0]
    gate = PinGate(Wrong(2), clock=lambda: now[0])
    assert gate.seconds_left == 2
    now[0] = 2.0
    assert not gate.try_pin("123456")
    assert gate.seconds_left == 4


def test_a_damaged_pin_file_is_told_and_opens_nothing(small_kiosk):
    (small_kiosk.store.folder / "supervisor.json").write_text("{}")
    small_kiosk.touch("supervisor")
    assert "supervisor.json" in small_kiosk.words
    assert not small_kiosk.button("pin_digit_1").isEnabled()


def test_back_from_the_pin_begins_anew(clinic_kiosk):
    clinic_kiosk.touch("language_fr", "back", "supervisor", "back")
    assert clinic_kiosk.stage is Stage.LANGUAGE


def test_the_supervisors_page_gives_way_to_respondents_by_itself(open_kiosk, small):
    fingers = open_kiosk(small)
    fingers.unlock()
    assert fingers.shows("export")
    fingers.go_away_until(lambda: fingers.shows("start"))


@pytest.fixture
def full_kiosk(small_kiosk, tmp_path):
    """A kiosk with an interview, at its supervisor's page, with a stick plugged in."""
    (tmp_path / "stick" / "inner").mkdir(parents=True)
    stick = Place("A stick", tmp_path / "stick")
    small_kiosk.window.supervising.media = lambda: (stick,)
    small_kiosk.to_the_questions()
    small_kiosk.touch("answer_0", "next")
    small_kiosk.unlock()
    return small_kiosk


def exported(fingers, folder):
    fingers._qtbot.waitUntil(lambda: fingers.shows("done"), timeout=5000)
    return list(folder.glob("*.collection"))


def test_the_export_writes_a_verified_file_to_the_chosen_folder(full_kiosk, tmp_path):
    full_kiosk.touch("export", "place_0", "export_here")
    assert exported(full_kiosk, tmp_path / "stick") == []
    assert "fewer than 10 interviews" in full_kiosk.words
    full_kiosk.touch("export_small")
    assert "Whoever has an earlier export then sees which interviews these are" in full_kiosk.words
    full_kiosk.type_pin("999999")
    assert "not right" in full_kiosk.words
    full_kiosk.type_pin("258013")
    (path,) = exported(full_kiosk, tmp_path / "stick")
    assert len(check_lines(read_collection(path))) == 1
    assert path.name in full_kiosk.words
    full_kiosk.touch("done")
    assert full_kiosk.shows("export")


def test_the_enrolment_file_is_written_alone_before_any_interview(small_kiosk, tmp_path):
    stick = tmp_path / "enrolments"
    stick.mkdir()
    small_kiosk.window.supervising.media = lambda: (Place("Stick", stick),)
    small_kiosk.unlock()
    small_kiosk.touch("about_kiosk", "enrolment_file", "place_0", "export_here")
    assert "Hand it to the analyst, apart from the interviews." in small_kiosk.words
    (path,) = stick.iterdir()
    assert read_enrolment(path) == small_kiosk.store.kiosk
    small_kiosk.touch("export", "place_0", "export_here")
    assert "Hand it to the analyst" not in small_kiosk.words
    small_kiosk.window.supervising.open_enrolment_places()
    small_kiosk.window.supervising.export(tmp_path / "not there")
    assert "there is no such folder" in small_kiosk.words


def test_the_picker_goes_into_folders_and_out_again(full_kiosk, tmp_path):
    full_kiosk.touch(
        "export", "place_0", "folder_1" if full_kiosk.shows("folder_1") else "folder_0"
    )
    assert str(tmp_path / "stick" / "inner") in full_kiosk.words
    full_kiosk.touch("folder_up", "back", "other_folder")
    assert full_kiosk.shows("export_here")


def test_the_page_that_checks_coins_is_saved_where_coins_can_be_checked(
    open_kiosk, make_survey, yes_no_json, full_kiosk, tmp_path
):
    full_kiosk.touch("export", "place_0")
    assert not full_kiosk.shows("save_coin_page")
    fingers = open_kiosk(make_survey(yes_no_json(), checkable_coins=True))
    fingers.window.supervising.media = lambda: (Place("A stick", tmp_path / "stick"),)
    fingers.unlock()
    fingers.touch("export", "place_0", "save_coin_page")
    assert (tmp_path / "stick" / COIN_PAGE).read_bytes() == coin_page()
    assert COIN_PAGE in fingers.words
    fingers.window.supervising.save_coin_page(tmp_path / "not there")
    assert "could not be written" in fingers.words


def test_an_unwritable_folder_is_told_and_loses_nothing(full_kiosk, tmp_path):
    full_kiosk.window.supervising.export(tmp_path / "not there")
    exported(full_kiosk, tmp_path)
    assert "Nothing was exported" in full_kiosk.words
    assert full_kiosk.stored == ["yes"]


def test_an_export_of_nothing_is_told(small_kiosk, tmp_path):
    small_kiosk.unlock()
    small_kiosk.window.supervising.export(tmp_path)
    exported(small_kiosk, tmp_path)
    assert "There are no collection files to export" in small_kiosk.words


def test_a_new_file_is_begun_after_one_question(full_kiosk):
    full_kiosk.touch("new_file", "not_now", "new_file", "confirm_new_file")
    assert "A new file was begun." in full_kiosk.words
    assert len(list(full_kiosk.store.folder.glob("*.collection"))) == 2


def test_a_new_file_that_cannot_be_written_is_told(full_kiosk, monkeypatch):
    def fail() -> None:
        raise DiskProblem(file="x", action="written", reason="the disk is full")

    monkeypatch.setattr(full_kiosk.store, "begin_new_file", fail)
    full_kiosk.touch("new_file", "confirm_new_file")
    assert "the disk is full" in full_kiosk.words


def test_which_file_is_damaged_is_told_to_the_supervisor_only(small_kiosk):
    small_kiosk.store.problems.append(EnvironmentProblem(msg("The file is damaged.")))
    assert "damaged" not in small_kiosk.words
    small_kiosk.unlock()
    assert "The file is damaged." in small_kiosk.words


def test_the_count_is_told_in_steps_of_ten(small_kiosk, monkeypatch):
    monkeypatch.setattr(type(small_kiosk.store), "interviews", property(lambda _: 37))
    small_kiosk.unlock()
    assert "about 30 interviews" in small_kiosk.words


def test_read_only_and_system_volumes_are_not_offered():
    assert all(str(place.folder) != "/" for place in media())


class Volume:
    """A mounted file system, as Qt tells of it."""

    def __init__(self, root: str, name: str = "") -> None:
        self.rootPath = lambda: root
        self.name = lambda: name
        self.displayName = lambda: name or root
        self.isValid = self.isReady = lambda: True
        self.isReadOnly = self.isRoot = lambda: False


def test_a_stick_is_named_once(monkeypatch):
    twice = [Volume("/media/STICK32"), Volume("/media/STICK32"), Volume("/media/me/A", "Blue")]
    volumes = SimpleNamespace(mountedVolumes=lambda: twice)
    monkeypatch.setattr(export_places, "QStorageInfo", volumes)
    assert [place.name for place in media()] == ["STICK32", "Blue"]
    assert names_of(media()) == ("STICK32", "Blue")


def test_two_sticks_of_one_name_are_told_apart_by_their_folders():
    places = (Place("A", Path("/media/me/A")), Place("A", Path("/media/you/A")))
    assert names_of(places) == ("A   /media/me/A", "A   /media/you/A")


def test_no_option_of_the_command_line_and_no_hash_is_on_a_supervisors_screen(full_kiosk, tmp_path):
    seen = [full_kiosk.words]
    for names in (("export",), ("place_0",), ("export_here",)):
        full_kiosk.touch(*names)
        seen.append(full_kiosk.words)
    exported(full_kiosk, tmp_path / "stick")
    seen.append(full_kiosk.words)
    full_kiosk.touch("export_small")
    seen.append(full_kiosk.words)
    words = "\n".join(seen)
    assert "fewer than 10" in words
    assert not re.search(r"(^|\s)--?[a-z]|[0-9a-f]{16}", words.replace(str(tmp_path), ""))


def test_hidden_folders_are_not_offered(tmp_path):
    (tmp_path / ".hidden").mkdir()
    (tmp_path / "seen").mkdir()
    assert [place.name for place in subfolders(tmp_path)] == ["seen"]


def test_a_mistake_of_the_program_ends_the_interview_and_the_supervisor_reads_of_it(small_kiosk):
    before = small_kiosk.store.interviews
    small_kiosk.touch("start")
    small_kiosk.window.interviewing.fail("crash-000001.txt")
    assert isinstance(small_kiosk.window.view, TroubleView)
    assert small_kiosk.store.interviews == before
    small_kiosk.window.interviewing.fail("crash-000002.txt")  # drawing this screen failed too
    small_kiosk.unlock()
    assert "The program itself made a mistake" in small_kiosk.words
    assert "crash-000002.txt" in small_kiosk.words


def test_after_a_mistake_the_next_interview_is_as_all_are(small_kiosk):
    small_kiosk.window.interviewing.fail("crash-000001.txt")
    small_kiosk.window.interviewing.begin()
    assert small_kiosk.shows("start")
    assert small_kiosk.window.interviewing.trouble is None


def test_the_page_says_the_build_and_the_words_of_the_program(small_kiosk, qtbot):
    small_kiosk.unlock()
    small_kiosk.touch("about_kiosk")
    qtbot.waitUntil(lambda: "Build source" in small_kiosk.words, timeout=10_000)
    assert f"The program in words: {identify().words}" in small_kiosk.words
    assert identify().sha256[:8] not in small_kiosk.words


def test_a_program_that_cannot_be_read_is_told(small_kiosk, qtbot, monkeypatch):
    problem = DiskProblem(file="a.so", action="read", reason="the disk reports an error")

    def fails(_progress):
        raise problem

    monkeypatch.setattr("surveyapp.services.program.identity.identify", fails)
    small_kiosk.unlock()
    small_kiosk.touch("about_kiosk")
    qtbot.waitUntil(lambda: "a.so could not be read" in small_kiosk.words, timeout=10_000)


def test_the_rest_is_released_once(full_kiosk, tmp_path):
    full_kiosk.touch("export", "place_0", "export_here")
    exported(full_kiosk, tmp_path / "stick")
    full_kiosk.touch("export_small")
    full_kiosk.type_pin("258013")
    (path,) = exported(full_kiosk, tmp_path / "stick")
    assert read_collection(path).manifest.rest_released
    full_kiosk.touch("done", "back_to_interviews")
    full_kiosk.to_the_questions()
    full_kiosk.touch("answer_0", "next")
    full_kiosk.unlock()
    full_kiosk.touch("export", "place_0", "export_here")
    exported(full_kiosk, tmp_path / "stick")
    assert "Fewer than 10 interviews came after the last export" in full_kiosk.words
    assert not full_kiosk.shows("export_small")


@pytest.fixture
def scarce(monkeypatch):
    """Return what sets how many bytes are free."""

    def leave(free):
        usage = SimpleNamespace(total=10**9, used=10**9 - free, free=free)
        monkeypatch.setattr("surveyapp.storage.kiosk.store.shutil.disk_usage", lambda _: usage)

    return leave


def test_little_space_is_told_to_staff_before_the_first_question(open_kiosk, small, scarce):
    scarce(49 * 10**6)
    fingers = open_kiosk(small)
    assert "The disk is nearly full" in fingers.words
    assert not fingers.shows("start")
    fingers.touch("attention_go_on")
    assert fingers.shows("start")
    fingers.unlock()
    assert "This kiosk's disk is nearly full: less than 50 MB" in fingers.words


def test_space_that_has_become_little_is_told_before_the_next_respondent(open_kiosk, small, scarce):
    scarce(60 * 10**6)
    fingers = open_kiosk(small)
    fingers.to_the_questions()
    scarce(10**6)
    fingers.touch("answer_0", "next")
    assert "nearly full" in fingers.words
    fingers.touch("attention_go_on")
    fingers.to_the_questions()
    fingers.touch("answer_0", "next")
    assert fingers.shows("start")  # it is told once


def test_little_space_is_too_little_for_a_thousand_interviews_too(
    open_kiosk, small, scarce, monkeypatch
):
    monkeypatch.setattr("surveyapp.storage.kiosk.store.SCARCE_SPACE", 0)
    scarce(1_000 * 2 * 36 - 1)
    assert "nearly full" in open_kiosk(small).words
    scarce(1_000 * 2 * 36)
    assert open_kiosk(small).shows("start")


def test_what_was_set_back_is_told_before_the_first_question_until_it_is_noted(
    open_kiosk, small, tmp_path
):
    store = KioskStore(tmp_path / "store0", small)
    store.add(["yes"], date(2026, 3, 1))
    store.close()
    (tmp_path / "store0" / "small-v1-0001.collection").unlink()
    fingers = open_kiosk(small)
    assert "Interviews are missing" in fingers.words
    fingers.touch("attention_go_on")
    fingers.unlock()
    assert "is gone from this kiosk with all its interviews" in fingers.words
    fingers.touch("take_note")
    assert "is gone" not in fingers.words
    assert not fingers.shows("take_note")


def test_an_interview_that_is_stored_is_never_said_to_be_lost(small_kiosk, monkeypatch):
    """Drawing the thank-you fails: the exception leaves the slot, and the program's watch is told."""
    drawn = ThanksView.draw

    def fails(_view):
        raise RuntimeError("not drawn")

    small_kiosk.to_the_questions()
    monkeypatch.setattr(ThanksView, "draw", fails)
    with small_kiosk._qtbot.captureExceptions() as met:
        small_kiosk.touch("answer_0")
    assert [kind for kind, *_ in met] == [RuntimeError]
    monkeypatch.setattr(ThanksView, "draw", drawn)
    small_kiosk.window.interviewing.fail("crash-000001.txt")
    assert small_kiosk.store.interviews == 1
    assert "Your interview was recorded. You need not answer again." in small_kiosk.words
    assert "Nothing of this interview was recorded" not in small_kiosk.words
    small_kiosk.unlock()
    assert "only after this interview was recorded" in small_kiosk.words
    assert "was not recorded" not in small_kiosk.words


@pytest.mark.parametrize("fails", [True, False])
def test_the_screen_says_of_a_failing_disk_what_the_store_holds(small_kiosk, monkeypatch, fails):
    """At the folder's flush the interview has its place; before, it has not."""
    small_kiosk.to_the_questions()

    def fail(*_):
        raise OSError(5, "Input/output error")

    name = "sync_folder" if fails else "_write"
    monkeypatch.setattr(safe_files, name, lambda *_, **__: fail())
    small_kiosk.touch("answer_0")
    assert isinstance(small_kiosk.window.view, TroubleView)
    assert ("Your interview was recorded" in small_kiosk.words) is fails
    assert ("Nothing of this interview was recorded" in small_kiosk.words) is not fails
    assert len(small_kiosk.stored) == int(fails)
