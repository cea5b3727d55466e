"""When the next interview may begin, and what a surveyor can do in each trouble."""

from __future__ import annotations

import errno
import os
from datetime import date

import pytest

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.kiosk.hand_over import HandOver, Way
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.trouble import ADVICE, ProgramFailed, Trouble, trouble_of
from surveyapp.storage.files.safe_files import DiskFull, DiskProblem, NotFlushed, disk_problem
from surveyapp.storage.kiosk import pin
from surveyapp.storage.kiosk.high_water import StoreSetBack
from surveyapp.storage.kiosk.lock import StoreInUse
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.store import KioskStore, LittleSpace, StoreDamaged
from surveyapp.storage.program.resources import resource

PROGRAM_MISTAKE = ProgramFailed(msg("a mistake"))


@pytest.fixture
def kiosk(small, tmp_path, stub_coins, monkeypatch):
    monkeypatch.setitem(pin._COST, "n", 2)
    store = KioskStore(tmp_path / "store", small)
    supervisor = SupervisorPin(store.folder)
    supervisor.choose("258013")
    yield Kiosk(small, store, supervisor, stub_coins(), lambda: date(2026, 1, 2))
    store.close()


@pytest.fixture
def hand_over(kiosk):
    kiosk.surveyor_pin.choose("2580")
    return HandOver(kiosk)


@pytest.fixture
def full(monkeypatch):
    """A disk that takes nothing, until it is emptied."""

    def refuse(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", refuse)
    return monkeypatch


def test_a_kiosk_that_starts_waits_for_the_surveyor(hand_over):
    assert hand_over.is_waiting


def test_one_pin_lets_one_interview_begin(hand_over):
    hand_over.given()
    assert not hand_over.is_waiting
    hand_over.interview_ended()
    assert hand_over.is_waiting


def test_nobody_waits_where_it_was_stated_that_no_pin_is_asked(kiosk):
    kiosk.surveyor_pin.do_without()
    assert not HandOver(kiosk).is_waiting


def test_the_surveyors_pin_is_not_the_supervisors(kiosk):
    with pytest.raises(UserProblem, match="already in use"):
        kiosk.check_surveyor_pin("258013")
    kiosk.check_surveyor_pin("2580")


def test_nor_the_supervisors_the_surveyors(kiosk, hand_over):
    kiosk.surveyor_pin.choose("123456")
    with pytest.raises(UserProblem, match="already in use"):
        kiosk.check_pin("123456")


def test_what_is_compared_is_no_try(kiosk):
    for _ in range(9):
        kiosk.check_surveyor_pin("0000")
    assert kiosk.pin.delay() == 0


def test_nothing_is_in_the_way_of_a_kiosk_with_room(kiosk, tmp_path):
    before = {path.name: path.read_bytes() for path in (tmp_path / "store").iterdir()}
    assert kiosk.obstacle() is None
    assert {path.name: path.read_bytes() for path in (tmp_path / "store").iterdir()} == before


def test_a_full_disk_is_met_before_the_first_question(kiosk, full):
    assert isinstance(kiosk.obstacle(), DiskFull)


def test_a_look_for_room_leaves_no_time_on_the_disk(kiosk, respondent, tmp_path):
    respondent(kiosk.begin()).to_the_end([0])
    before = (tmp_path / "store").stat().st_mtime
    kiosk.obstacle()
    assert (tmp_path / "store").stat().st_mtime == before


def test_after_room_was_made_a_surveyor_goes_on_alone(hand_over, full):
    met = disk_problem(hand_over._kiosk.folder, msg("written"), OSError(errno.ENOSPC, "full"))
    assert hand_over.way_out_of(met) is Way.LOOK_AGAIN
    assert isinstance(hand_over.still_there(met), DiskFull)
    full.undo()
    assert hand_over.still_there(met) is None


def test_a_surveyor_goes_on_when_chance_can_be_drawn_again(kiosk, broken_coins):
    kiosk.surveyor_pin._write({"asked": True})
    kiosk._coins = broken_coins
    hand_over = HandOver(kiosk)
    assert hand_over.way_out_of(RandomnessFailed()) is Way.LOOK_AGAIN
    assert isinstance(hand_over.still_there(RandomnessFailed()), RandomnessFailed)


def test_a_failing_disk_needs_the_supervisor(hand_over):
    problem = NotFlushed(file="x", reason="the disk reports an error")
    assert hand_over.way_out_of(problem) is Way.CALL


def test_after_a_second_mistake_of_the_program_the_supervisor_is_needed(hand_over):
    hand_over.met(PROGRAM_MISTAKE)
    assert hand_over.way_out_of(PROGRAM_MISTAKE) is Way.GO_ON
    hand_over.met(PROGRAM_MISTAKE)
    assert hand_over.way_out_of(PROGRAM_MISTAKE) is Way.CALL


@pytest.mark.parametrize(
    ("problem", "trouble"),
    [
        (DiskFull(file="x", action="written", reason="full"), Trouble.FULL_DISK),
        (DiskProblem(file="x", action="written", reason="read-only"), Trouble.FAILING_DISK),
        (NotFlushed(file="x", reason="an error"), Trouble.FAILING_DISK),
        (LittleSpace(msg("little")), Trouble.LITTLE_SPACE),
        (StoreDamaged(msg("damaged")), Trouble.DAMAGED_STORE),
        (StoreSetBack(msg("gone")), Trouble.INTERVIEWS_GONE),
        (StoreInUse(msg("in use")), Trouble.SECOND_KIOSK),
        (RandomnessFailed(), Trouble.NO_RANDOMNESS),
        (PROGRAM_MISTAKE, Trouble.PROGRAM_MISTAKE),
        (EnvironmentProblem(msg("else")), Trouble.OTHER),
    ],
)
def test_each_problem_is_a_trouble_with_its_steps(problem, trouble):
    assert trouble_of(problem) is trouble
    assert len(ADVICE[trouble].steps) >= 2


def test_every_trouble_has_its_steps_and_no_word_of_a_technician():
    assert set(ADVICE) == set(Trouble)
    for advice in ADVICE.values():
        for sentence in (advice.title, *advice.steps):
            assert len(str(sentence).split()) <= 30
            assert not {"--", "/", "SHA", "hash", "json", "store"} & set(str(sentence).split())


def test_the_surveyors_guide_has_every_trouble_by_its_name_and_whether_to_go_on_alone():
    guide = resource("help", "surveyor.md").read_text(encoding="utf-8")
    rows = {
        line.split(" | ")[0].removeprefix("| "): line.rstrip(" |").split(" | ")[-1]
        for line in guide.splitlines()
        if line.startswith("| ")
    }
    assert {str(advice.title) for advice in ADVICE.values()} <= set(rows)
    goes_on = [trouble for trouble in Trouble if rows[str(ADVICE[trouble].title)] != "no"]
    assert Trouble.FAILING_DISK not in goes_on
    assert Trouble.FULL_DISK in goes_on
