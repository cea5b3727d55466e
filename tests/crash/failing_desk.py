"""A desk's working process whose disk fails, or that dies, when it is told to.

Run by ``test_desk_faults.py`` with ``faults.so`` loaded before libc; it sends one JSON line a trial and gets
one back. Each trial is a fork of this process, so that the program is imported once.
"""

from __future__ import annotations

import ctypes
import errno
import json
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from played_roles import secret_of

from surveyapp.errors import SurveyAppError
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.export.convert import convert
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.project.save_as import save_project_as
from surveyapp.services.project.undo_history import redo, remove_files_named, undo
from surveyapp.services.tallies.adding import add_tallies
from surveyapp.services.tallies.combining import combine_shares
from surveyapp.services.tallies.keys import recover_trustee_key
from surveyapp.services.tallies.trustee_steps import FileList, TrusteeAtWork, open_list, sign_list
from surveyapp.storage.collection import key_file
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.saved_layout import keep_desk_state
from surveyapp.storage.surveys.survey_files import load_survey, save_survey

key_file._COST = {"n": 2**10, "r": 8, "p": 1}
PROJECT, OTHER = "study.surveydesk", "other.surveydesk"


def files_of(folder: Path) -> list[Path]:
    return sorted((folder / "usb").glob("*.collection"))


def export(folder: Path, name: str) -> None:
    with open_source(SourceRequest(project=folder / PROJECT)) as source:
        convert(source, folder / name)


def look(folder: Path) -> None:
    """Open the project, and keep how the desk looked when it is left."""
    with Project(folder / PROJECT):
        pass
    keep_desk_state(folder / PROJECT, {"page": "quality"})


def save(folder: Path) -> None:
    path = folder / "clinic.survey.json"
    save_survey(load_survey(path), path)


def tallies_of(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.tally"))


def list_of(folder: Path) -> FileList:
    return FileList(folder / "R.sum", tallies_of(folder))


def ana(folder: Path) -> TrusteeAtWork:
    return TrusteeAtWork(folder / "ana.trusteekey", secret_of(0))


ACTIONS: dict[str, Callable[[Path], object]] = {
    "first import": lambda f: import_files(files_of(f)[:2], f / PROJECT),
    "import": lambda f: import_files(files_of(f), f / PROJECT),
    "undo": lambda f: undo(f / PROJECT),
    "redo": lambda f: redo(f / PROJECT),
    "remove": lambda f: remove_files_named(f / PROJECT, [files_of(f)[0].name]),
    "save as": lambda f: save_project_as(f / PROJECT, f / OTHER),
    "save": save,
    "export": lambda f: export(f, "made.csv"),
    "export to Parquet": lambda f: export(f, "made.parquet"),
    "opening": look,
    "tally add": lambda f: add_tallies(tallies_of(f), f / "made.sum", trust=EVERY_KIOSK),
    "tally sign": lambda f: sign_list(list_of(f), ana(f), f / "made.signed"),
    "tally open": lambda f: open_list(
        list_of(f), sorted(f.glob("R*.signed")), ana(f), f / "made.partial"
    ),
    "tally combine": lambda f: combine_shares(
        f / "R.sum", sorted(f.glob("R*.partial")), f / "made.counts.csv"
    ),
    "key recover": lambda f: recover_trustee_key(
        (f / "lines").read_text(), f / "made.trusteekey", "correct horse battery"
    ),
}
"""What a trial does, by name. The project is there before all but the first."""


def story(trial: dict[str, Any], tell: Callable[[str], None]) -> None:
    """Do one thing on a failing disk, and tell whether it was done, or what was said."""
    faults = ctypes.CDLL(None)
    folder = Path(trial["folder"])
    number = 0 if trial["kind"] == "KILL" else getattr(errno, trial["kind"])
    faults.faults_set(os.fsencode(folder), trial["at"], number, trial["sticky"])
    try:
        ACTIONS[trial["action"]](folder)
    except SurveyAppError as problem:
        tell(f"said {problem}")
    else:
        tell("done")
    finally:
        faults.faults_set(b"", 0, 0, 0) if trial["at"] else None
    tell(f"operations {faults.faults_done()}")


def live(trial: dict[str, Any]) -> dict[str, Any]:
    """Fork, let the fork live its story, and return what it told before it died."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            story(trial, lambda line: os.write(writing, line.encode() + b"\n") and None)
        except BaseException:  # noqa: BLE001 - whatever it is, it is a bug and must be told
            os.write(writing, b"bug " + traceback.format_exc().replace("\n", "|").encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        lines = pipe.read().splitlines()
    _, status = os.waitpid(child, 0)
    killed = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    return {"lines": lines, "killed": killed}


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(live(json.loads(line))), flush=True)
