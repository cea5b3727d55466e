"""One instance per store."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from surveyapp.errors import EnvironmentProblem
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.kiosk.lock import StoreLock

HOLD = """
import sys, pathlib
from surveyapp.storage.kiosk.lock import StoreLock
lock = StoreLock(pathlib.Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_lock_on_the_folder_is_refused(tmp_path):
    lock = StoreLock(tmp_path)
    with pytest.raises(EnvironmentProblem, match=r"Another Surveyapp kiosk is using .*\. Close it"):
        StoreLock(tmp_path)
    lock.release()


def test_a_released_lock_can_be_taken_again(tmp_path):
    StoreLock(tmp_path).release()
    StoreLock(tmp_path).release()


def test_releasing_twice_does_nothing(tmp_path):
    lock = StoreLock(tmp_path)
    lock.release()
    lock.release()


def test_a_killed_process_leaves_no_lock(tmp_path):
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(EnvironmentProblem, match="Close it, or export from"):
            StoreLock(tmp_path)
        holder.kill()
    StoreLock(tmp_path).release()


def test_a_folder_that_is_missing_gives_a_sentence(tmp_path):
    with pytest.raises(DiskProblem, match=r"kiosk\.lock could not be opened: there is no such"):
        StoreLock(tmp_path / "missing")


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_the_lock_file_is_private(tmp_path):
    StoreLock(tmp_path).release()
    assert (tmp_path / "kiosk.lock").stat().st_mode & 0o777 == 0o600
