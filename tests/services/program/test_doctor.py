"""What the doctor says of machines that are well and of machines that are not."""

from __future__ import annotations

import json
import sys
from datetime import date

import pytest

from surveyapp.cli import main
from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.services.program import doctor
from surveyapp.services.program.doctor import HealthFinding, HealthState
from surveyapp.services.program.executable import own_command


def by_check(findings):
    return {one.check: one for one in findings}


def answering(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_this_machine_can_store_and_draw(tmp_path, monkeypatch):
    monkeypatch.setattr(doctor, "screen_by_another_process", lambda _: ())
    found = by_check(doctor.examine_machine(tmp_path / "store"))
    for check in ("program", "storage", "randomness", "numpy", "clock"):
        assert found[check].state is not HealthState.BAD, found[check]
    assert list((tmp_path / "store").iterdir()) == []


def test_a_folder_that_cannot_be_written_is_bad(tmp_path):
    (tmp_path / "file").write_text("")
    found = doctor._storage(tmp_path / "file" / "store")
    assert found.state is HealthState.BAD
    assert "--store" in found.advice


@pytest.mark.parametrize(
    ("free", "state"),
    [(2**20, HealthState.BAD), (500 * 2**20, HealthState.LOOK), (2**34, HealthState.GOOD)],
)
def test_free_disk(free, state, tmp_path, monkeypatch):
    usage = doctor.shutil.disk_usage(tmp_path)._replace(free=free)
    monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _path: usage)
    assert doctor._free_disk(tmp_path / "not" / "yet").state is state


def test_a_generator_that_fails_or_repeats_is_bad(monkeypatch):
    def fails(*_):
        raise RandomnessFailed

    monkeypatch.setattr(doctor.SystemCoins, "below", fails)
    assert doctor._randomness().state is HealthState.BAD
    monkeypatch.setattr(doctor.SystemCoins, "below", lambda *_: 7)
    assert "twice" in doctor._randomness().seen


def test_a_clock_that_was_never_set_is_bad():
    assert doctor._clock(date(1970, 1, 1)).state is HealthState.BAD
    assert doctor._clock(date(2030, 1, 1)).state is HealthState.GOOD


def test_a_clock_a_hundred_years_ahead_is_bad():
    assert doctor._clock(date(2126, 1, 1)).state is HealthState.BAD


def test_a_library_that_is_missing_is_bad():
    assert doctor._library("surely-no-such-library").state is HealthState.BAD


def test_what_qt_says_comes_from_a_process_of_its_own():
    rows = [{"check": "Qt", "state": "good", "seen": "6", "advice": ""}]
    found = doctor.screen_by_another_process(answering(f"print({json.dumps(rows)!r})"))
    assert found == (HealthFinding("Qt", HealthState.GOOD, "6"),)


def test_a_process_that_qt_ends_is_no_screen():
    (found,) = doctor.screen_by_another_process(
        answering(
            "import os, sys; sys.stderr.write('no display\\n'); sys.stderr.flush(); os.abort()"
        )
    )
    assert (found.state, found.seen) == (HealthState.LOOK, "no display")


def test_the_command_prints_all_and_exits_by_the_worst(tmp_path, monkeypatch, capsys):
    found = (
        HealthFinding("program", HealthState.GOOD, "1"),
        HealthFinding("storage", HealthState.BAD, "no", "Choose another folder with --store."),
    )
    monkeypatch.setattr(doctor, "examine_machine", lambda *_: iter(found))
    assert main(["doctor", "--store", str(tmp_path), "--csv", "-"]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[0] == "check,state,seen,advice"
    assert "storage: Choose another folder" in told.err


def test_the_screen_of_the_tests_is_seen(capfd):
    found = by_check(doctor.screen_by_another_process([*own_command(), "doctor", "--screen"]))
    assert found["Qt"].state is HealthState.GOOD
    assert "screen density" in found
    assert "font for Latin" in found
