"""The kiosk's whole program on a disk that fails at its n-th operation, once or from then on.

No traceback, no end but the one that is told, and the screen says what the store holds. The operations fail
below Python, in the C library, by the fault shim of the group; without it the test is skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from surveyapp.storage.kiosk.file_kinds import checked_collection
from surveyapp.storage.kiosk.masked_totals import checked_tally
from surveyapp.storage.kiosk.pin import PIN_FILE, SurveyorPin
from surveyapp.storage.surveys.survey_files import save_survey

SHIM = Path(__file__).parents[3] / "shared" / "tools" / "shim.c"
OLD_STORE = Path(__file__).parents[1] / "storage" / "kiosk" / "old_store"
OPERATIONS = "write,fsync,rename,open,trunc,unlink"

pytestmark = pytest.mark.skipif(
    not SHIM.exists() or shutil.which("gcc") is None or sys.platform != "linux",
    reason="needs the fault shim and a C compiler",
)


class Disk:
    """Runs the kiosk on a folder whose operations can be made to fail."""

    def __init__(self, folder: Path, survey: Path) -> None:
        self._folder, self._survey = folder, survey
        self._shim = folder / "shim.so"
        compiler = shutil.which("gcc")
        assert compiler is not None
        words = [compiler, "-O2", "-shared", "-fPIC", "-o", self._shim, SHIM, "-ldl", "-lpthread"]
        subprocess.run(words, check=True, capture_output=True)
        self._runs = 0

    def run(self, **faults: str) -> tuple[int, str, str, int]:
        """Return the exit code, what the screen and the error output said, and the interviews stored."""
        self._runs += 1
        store = self._folder / f"store{self._runs}"
        store.mkdir()
        shutil.copy(OLD_STORE / PIN_FILE, store)
        SurveyorPin(store).do_without()
        program = Path(__file__).with_name("touching_kiosk.py")
        done = subprocess.run(
            [sys.executable, program, self._survey, store],
            env={
                **os.environ,
                "PYTHONPATH": str(Path(__file__).parents[2]),
                "QT_QPA_PLATFORM": "offscreen",
                "LD_PRELOAD": str(self._shim),
                "FAULT_DIR": str(store),
                "FAULT_OPS": OPERATIONS,
                **faults,
            },
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        whole = [*map(checked_collection, store.glob("*.collection"))]
        whole += [*map(checked_tally, store.glob("*.tally"))]
        stored = sum(file.manifest.interviews for file in whole)
        return done.returncode, done.stdout.strip(), done.stderr, stored


@pytest.fixture(scope="module")
def disks(tmp_path_factory, make_survey, tallied):
    """A disk for records, and one for masked totals."""
    small = make_survey()
    surveys = {"records": small, "totals": tallied(small, (small.recorded_questions[0].id,))}
    made = {}
    for holds, survey in surveys.items():
        folder = tmp_path_factory.mktemp(holds)
        save_survey(survey, folder / "small.survey.json")
        made[holds] = Disk(folder, folder / "small.survey.json")
    return made


@pytest.fixture(scope="module")
def operations(disks, tmp_path_factory):
    """Return how many file operations an undisturbed run takes, each asked for once."""

    @cache
    def count(holds: str) -> int:
        counted = tmp_path_factory.mktemp("count") / "operations"
        code, told, err, stored = disks[holds].run(FAULT_COUNT=str(counted))
        assert (code, told, err, stored) == (0, "thanked", "", 1)
        return max(map(int, counted.read_text().split()))

    return count


def judge(disk: Disk, at: int, error: str, *, sticky: bool) -> None:
    goes_on = {"FAULT_STICKY": "1"} if sticky else {}
    code, told, err, stored = disk.run(FAULT_N=str(at), FAULT_ERR=error, **goes_on)
    where = (at, error, sticky, told, err)
    assert "Traceback" not in err, where
    assert "Logging error" not in err, where
    if code == 2:  # it cannot be used, and says so before anybody is asked
        assert (told, stored, err.startswith("error: ")) == ("", 0, True), where
        return
    assert code == 0, where
    assert told in {"thanked", "recorded", "not recorded"}, where
    assert stored == (told != "not recorded"), where


@pytest.mark.parametrize(("holds", "sticky"), [("records", True), ("totals", False)])
def test_the_kiosk_says_what_is_stored_whatever_operation_fails(disks, operations, holds, sticky):
    """A thin sample; the slow run has all."""
    judge(disks[holds], operations(holds) // 2, "EIO", sticky=sticky)


@pytest.mark.slow
@pytest.mark.parametrize("error", ["EIO", "ENOSPC", "EROFS"])
@pytest.mark.parametrize("sticky", [False, True])
@pytest.mark.parametrize("holds", ["records", "totals"])
def test_the_kiosk_says_what_is_stored_at_every_operation(disks, operations, error, sticky, holds):
    for at in range(1, operations(holds) + 1):
        judge(disks[holds], at, error, sticky=sticky)
