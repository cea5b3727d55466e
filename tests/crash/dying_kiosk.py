"""A kiosk's storing process that dies, or meets a failing disk, when it is told to.

Run by ``test_crash.py``, which sends one JSON line a trial and gets one back. Each trial is a fork
of this process, so that the program is imported once and a thousand deaths take seconds. The fork
acknowledges each interview through a pipe *after* ``KioskStore.add`` has returned.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import secrets
import signal
import sys
import time
import traceback
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.safe_files import NotFlushed, make_folder
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import load_survey

CHANGING = ("open", "write", "fsync", "utime", "replace", "rename", "unlink", "mkdir")
LOOKING = ("stat", "lstat", "scandir", "listdir")
DAY = date(2026, 3, 1)
REALLY_WRITE = os.write


class Faults:
    """Counts the file operations of this process and lets the chosen ones fail."""

    def __init__(self, at: int | None, kind: str, *, sticky: bool) -> None:
        self.count = 0
        self._at = at
        self._kind = kind
        self._sticky = sticky

    def install(self) -> None:
        """Put a watch before each operation; a kill needs none before one that changes nothing."""
        for name in CHANGING if self._kind == "KILL" else CHANGING + LOOKING:
            setattr(os, name, self._watched(name, getattr(os, name)))

    def _watched(self, name: str, really: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*values: Any, **more: Any) -> Any:
            self.count += 1
            due = self._at is not None and (
                self.count >= self._at if self._sticky else self.count == self._at
            )
            if not due:
                return really(*values, **more)
            if self._kind == "KILL":
                os.kill(os.getpid(), signal.SIGKILL)
            if self._kind == "SHORT":
                if name == "write":
                    return really(values[0], bytes(values[1])[: max(1, len(values[1]) // 2)])
                return really(*values, **more)
            number = getattr(errno, self._kind)
            raise OSError(number, os.strerror(number))

        return operation


def story(trial: dict[str, Any], tell: Callable[[str], None]) -> None:
    """Live a kiosk's day: interviews, an export, a new file, interviews."""
    survey = load_survey(Path(trial["survey"]))
    numbers = iter(range(10**9))
    secrets.token_hex = lambda _size: interview_id(trial["salt"], next(numbers))
    make_folder(Path(trial["stick"]))
    faults = Faults(trial["at"], trial["kind"], sticky=trial["sticky"])
    faults.install()
    try:
        store = KioskStore(Path(trial["folder"]), survey)
        for number in range(trial["interviews"]):
            if number == trial["interviews"] - 1:
                told(tell, store.begin_new_file)
            elif number == trial["interviews"] - 2:
                told(tell, lambda: store.export(Path(trial["stick"]), allow_small=True))
            try:
                store.add([("yes", "no", "")[number % 3]], DAY)
            except NotFlushed:  # it is there, and the screen says so
                tell(f"ack {number}")
                tell("trouble")
            except SurveyAppError:
                tell("trouble")
            else:
                tell(f"ack {number}")
        store.close()
    except SurveyAppError:
        tell("refused")
    tell(f"operations {faults.count}")


def told(tell: Callable[[str], None], step: Callable[[], object]) -> None:
    """Take a step that a failing disk may refuse."""
    try:
        step()
    except SurveyAppError:
        tell("trouble")


def interview_id(salt: str, number: int) -> str:
    """Return ids in no order, known to the checker."""
    return hashlib.sha256(f"{salt} {number}".encode()).hexdigest()[:32]


def live(trial: dict[str, Any]) -> dict[str, Any]:
    """Fork, let the fork live its story, and return what it told before it died."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            story(trial, lambda line: REALLY_WRITE(writing, line.encode() + b"\n"))
        except BaseException:  # noqa: BLE001 - whatever it is, it is a bug and must be told
            REALLY_WRITE(writing, b"bug " + traceback.format_exc().replace("\n", "|").encode())
        os._exit(0)
    os.close(writing)
    if trial["seconds"] is not None:
        time.sleep(trial["seconds"])
        os.kill(child, signal.SIGKILL)
    with os.fdopen(reading) as pipe:
        lines = pipe.read().splitlines()
    _, status = os.waitpid(child, 0)
    return {"lines": lines, "killed": os.WIFSIGNALED(status)}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(live(json.loads(line))), flush=True)
