"""The kiosk's whole program on a disk that fails at its n-th operation, once or from then on.

No traceback, no end but the one that is told, and the screen says what the store holds. The operations fail
below Python, in the C library, by the fault shim of the group; without it the test is skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from surveyapp.storage.collection.format import check_lines, read_collection
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
        files = store.glob("*.collection")
        stored = sum(len(check_lines(read_collection(path))) for path in files)
        return done.returncode, done.stdout.strip(), done.stderr, stored


@pytest.fixture(scope="module")
def disk(tmp_path_factory, make_survey):
    folder = tmp_path_factory.mktemp("faults")
    save_survey(make_survey(), folder / "small.survey.json")
    return Disk(folder, folder / "small.survey.json")


@pytest.fixture(scope="module")
def operations(disk, tmp_path_factory) -> int:
    """How many file operations an undisturbed run takes."""
    counted = tmp_path_factory.mktemp("count") / "operations"
    code, told, err, stored = disk.run(FAULT_COUNT=str(counted))
    assert (code, told, err, stored) == (0, "thanked", "", 1)
    return max(map(int, counted.read_text().split()))


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


@pytest.mark.parametrize("sticky", [False, True])
def test_the_kiosk_says_what_is_stored_whatever_operation_fails(disk, operations, sticky):
    """A thin sample; the slow run has all."""
    judge(disk, operations // 2, "EIO", sticky=sticky)


@pytest.mark.slow
@pytest.mark.parametrize("error", ["EIO", "ENOSPC", "EROFS"])
@pytest.mark.parametrize("sticky", [False, True])
def test_the_kiosk_says_what_is_stored_at_every_operation(disk, operations, error, sticky):
    for at in range(1, operations + 1):
        judge(disk, at, error, sticky=sticky)
