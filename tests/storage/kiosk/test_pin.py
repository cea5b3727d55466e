"""The supervisor's PIN."""

from __future__ import annotations

import errno
import json
import os
import shutil
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from surveyapp.errors import UserProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.kiosk import pin
from surveyapp.storage.kiosk.pin import PIN_FILE, SURVEYOR_PIN_FILE, SupervisorPin, SurveyorPin

DELAYS = [0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]


@pytest.fixture
def supervisor(tmp_path, monkeypatch):
    monkeypatch.setitem(pin._COST, "n", 2)  # cheap; the real cost has a test of its own
    chosen = SupervisorPin(tmp_path)
    chosen.choose("258013")
    return chosen


def test_a_folder_has_no_pin_until_one_is_chosen(tmp_path):
    assert not SupervisorPin(tmp_path).is_set


def test_a_chosen_pin_is_set(supervisor):
    assert supervisor.is_set


def test_the_right_pin_matches(supervisor):
    assert supervisor.matches("258013")


@pytest.mark.parametrize("tried", ["258014", "", "2580130", "25801", "x", "²58013"])
def test_a_wrong_pin_does_not(supervisor, tried):
    assert not supervisor.matches(tried)


def test_a_new_pin_replaces_the_old(supervisor):
    supervisor.choose("111111")
    assert supervisor.matches("111111")
    assert not supervisor.matches("258013")


def test_the_delay_grows_with_wrong_tries_up_to_ten_minutes(supervisor):
    delays = []
    for _ in DELAYS:
        delays.append(supervisor.delay())
        supervisor.matches("000000")
    assert delays == DELAYS


def test_the_delay_outlasts_a_restart(supervisor, tmp_path):
    for _ in range(5):
        supervisor.matches("000000")
    assert SupervisorPin(tmp_path).delay() == 8


def test_the_right_pin_ends_the_delay(supervisor):
    for _ in range(5):
        supervisor.matches("000000")
    supervisor.matches("258013")
    assert supervisor.delay() == 0


def test_a_wrong_try_is_counted_before_it_is_told(supervisor, tmp_path, monkeypatch):
    """Who pulls the plug at the right moment gains no free try."""
    counted = []

    def look(*_: object) -> bytes:
        counted.append(json.loads((tmp_path / PIN_FILE).read_text())["wrong"])
        return b"\0" * 32

    monkeypatch.setattr(pin, "_hash", look)
    supervisor.matches("000000")
    assert counted == [1]


@pytest.mark.parametrize(
    "unusable", ["", "12345", "1" * 33, "12a456", "12 3456", "١٢٣٤٥٦", "１２３４５６", "-12345"]
)
def test_an_unusable_pin_is_refused(tmp_path, unusable):
    with pytest.raises(
        UserProblem, match=r"^(?=.*Choose a PIN of).*Choose a PIN of 6 to 32 digits"
    ):
        SupervisorPin(tmp_path).choose(unusable)
    assert not SupervisorPin(tmp_path).is_set


def test_the_file_does_not_hold_the_pin(supervisor, tmp_path):
    assert "258013" not in json.loads((tmp_path / PIN_FILE).read_text()).values()


def test_equal_pins_have_different_hashes(supervisor, tmp_path):
    first = json.loads((tmp_path / PIN_FILE).read_text())["scrypt"]
    supervisor.choose("258013")
    assert json.loads((tmp_path / PIN_FILE).read_text())["scrypt"] != first


DAMAGED = [
    *(b"", b"{", b"[]", b"null", b"\xff", b"{}", b'{"salt":"","scrypt":""}', b"x" * 2000),
    *(
        b'{"salt":"%s","scrypt":"00","wrong":%s}' % (salt, wrong)
        for salt, wrong in [
            *((b"zz", b"0"), (b"00", b"-99"), (b"00", b"1.5"), (b"00", b'"0"'), (b"00", b"NaN")),
            *((b"00", b"null"), (b"00", b"9" * 400), (b"00", b"true")),
        ]
    ),
]


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_file_lets_nobody_in_and_says_so(tmp_path, content):
    (tmp_path / PIN_FILE).write_bytes(content)
    with pytest.raises(FileRefused, match=r"supervisor\.json cannot be used: "):
        SupervisorPin(tmp_path).matches("258013")
    with pytest.raises(FileRefused):
        SupervisorPin(tmp_path).delay()


def test_a_huge_count_of_wrong_tries_costs_no_memory(tmp_path):
    (tmp_path / PIN_FILE).write_bytes(b'{"salt":"00","scrypt":"00","wrong":999999999999999}')
    assert SupervisorPin(tmp_path).delay() == 600


def test_the_real_cost_of_a_try_is_32_mebibytes():
    assert pin._COST == {"n": 2**15, "r": 8, "p": 1}


def test_a_pin_is_checked_at_its_real_cost(tmp_path):
    chosen = SupervisorPin(tmp_path)
    chosen.choose("258013")
    assert chosen.matches("258013")


def test_a_full_disk_does_not_shut_the_supervisor_out_and_wrong_tries_still_count(
    supervisor, monkeypatch
):
    def full(*_, **__):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", full)
    assert not any(supervisor.matches("111111") for _ in range(4))
    assert supervisor.delay() == 4
    assert supervisor.matches("258013")
    assert supervisor.delay() == 0


def test_a_pin_that_is_chosen_has_at_least_six_digits():
    """A million tries of 32 MiB and about 0.1 s each take a core a day; ten thousand took 20 minutes."""
    assert pin.SHORTEST_PIN == 6
    for digits in range(1, 6):
        with pytest.raises(UserProblem, match="6 to 32 digits"):
            SupervisorPin.check("2" * digits)
    SupervisorPin.check("222222")


def test_a_pin_of_four_digits_that_was_chosen_before_still_opens(tmp_path):
    shutil.copy(Path(__file__).parent / "old_store" / PIN_FILE, tmp_path)
    assert SupervisorPin(tmp_path).matches("2580")


@pytest.fixture
def surveyor(tmp_path, monkeypatch):
    monkeypatch.setitem(pin._COST, "n", 2)
    chosen = SurveyorPin(tmp_path, lambda: date(2026, 1, 2))
    chosen.choose("2580")
    return chosen


def test_a_surveyors_pin_has_four_digits_or_more(surveyor):
    assert surveyor.matches("2580")
    with pytest.raises(UserProblem, match="4 to 32 digits"):
        surveyor.choose("258")


def test_a_kiosk_asks_for_no_surveyors_pin_until_that_is_decided(tmp_path):
    undecided = SurveyorPin(tmp_path)
    assert (undecided.is_set, undecided.is_asked) == (False, False)


def test_to_do_without_a_surveyors_pin_is_stated_and_can_be_taken_back(surveyor, tmp_path):
    assert surveyor.is_asked
    surveyor.do_without()
    assert (SurveyorPin(tmp_path).is_set, SurveyorPin(tmp_path).is_asked) == (True, False)
    surveyor.choose("1234")
    assert SurveyorPin(tmp_path).is_asked


def test_a_child_that_taps_keeps_a_surveyor_waiting_for_half_a_minute_at_most(surveyor, tmp_path):
    delays = []
    for _ in range(100):
        delays.append(surveyor.delay())
        surveyor.matches("0000")
    assert delays[:9] == [0, 0, 0, 2, 4, 8, 16, 30, 30]
    assert set(delays[9:]) == {30}
    assert SurveyorPin(tmp_path).delay() == 30


def test_the_hand_over_leaves_no_time_on_the_disk(surveyor, tmp_path):
    """It is entered before each interview, so the time of its file would be an interview's."""
    surveyor.matches("0000")
    surveyor.matches("2580")
    midnight = datetime(2026, 1, 2, tzinfo=UTC).timestamp()
    for path in (tmp_path, tmp_path / SURVEYOR_PIN_FILE):
        assert (path.stat().st_mtime, path.stat().st_atime) == (midnight, midnight)


def test_a_pin_that_is_entered_rightly_leaves_the_file_as_it_was(surveyor, tmp_path):
    before = (tmp_path / SURVEYOR_PIN_FILE).read_bytes()
    assert surveyor.matches("2580")
    assert (tmp_path / SURVEYOR_PIN_FILE).read_bytes() == before


@pytest.mark.parametrize("content", DAMAGED)
def test_a_damaged_surveyors_pin_opens_nothing(tmp_path, content):
    (tmp_path / SURVEYOR_PIN_FILE).write_bytes(content)
    assert SurveyorPin(tmp_path).is_asked
    with pytest.raises(FileRefused, match="surveyor"):
        SurveyorPin(tmp_path).matches("2580")


def test_two_pins_are_compared_without_counting_a_try(surveyor, tmp_path):
    assert surveyor.is_the_same("2580")
    assert not any(surveyor.is_the_same("0000") for _ in range(5))
    assert SurveyorPin(tmp_path).delay() == 0
