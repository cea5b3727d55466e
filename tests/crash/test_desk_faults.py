"""The desk loses nothing either: every file operation of every action fails once, or from then on, or kills.

What was collected is untouched; the project opens afterwards as it was before the action or as it is after
it; whoever is told "done" has it; and what failed is said in a sentence. The operations are those of the
whole process, DuckDB's own included, which is why the faults are a small C library (``faults.c``).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from samples import sample

from surveyapp.services.project.import_collections import FileOutcome, import_files
from surveyapp.services.project.undo_history import undo
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey

COMPILER = shutil.which("cc") or shutil.which("gcc")
pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or COMPILER is None,
    reason="needs Linux and a C compiler, to stand between the process and the disk",
)

HERE = Path(__file__).parent
ACTIONS = ("first import", "import", "undo", "redo", "remove", "save as", "save", "export",
           "export to Parquet", "opening")  # fmt: skip
WAYS = [
    ("KILL", False),
    *((kind, sticky) for kind in ("ENOSPC", "EIO", "EROFS") for sticky in (False, True)),
]
SIGKILL = 9


class Desk:
    """Runs trials on copies of one folder, and checks what each leaves behind."""

    def __init__(self, process: subprocess.Popen[str], work: Path) -> None:
        self._process = process
        self._work = work
        self._number = 0
        self.figures: Counter[str] = Counter()

    def begins(self, action: str) -> Path:
        """Return a new folder that is as before ``action``."""
        self._number += 1
        folder = self._work / str(self._number)
        shutil.copytree(self._work / "good", folder)
        if action == "first import":
            (folder / "study.surveydesk").unlink()
        if action == "redo":
            undo(folder / "study.surveydesk")
        return folder

    def live(self, folder: Path, action: str, *, at: int, kind: str, sticky: bool) -> list[str]:
        """Let the desk do ``action`` and return what it told; only a kill may end it."""
        trial = {
            "folder": str(folder),
            "action": action,
            "at": at,
            "kind": kind,
            "sticky": int(sticky),
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(trial) + "\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        how = f"{action}, operation {at}, {kind}, {'sticky' if sticky else 'once'}: {told}"
        assert told["killed"] in ((SIGKILL,) if kind == "KILL" else (0,)) or not at, how
        assert not [line for line in told["lines"] if line.startswith("bug")], how
        self.figures["runs"] += 1
        self.figures["said"] += any(line.startswith("said ") for line in told["lines"])
        return list(told["lines"])

    def check(self, folder: Path, action: str, lines: list[str], states: tuple[Any, Any]) -> None:
        """Look at what is left: before or after, and after where that was told."""
        before, after = states
        state = state_of(folder)
        assert state in (before, after), (state, lines)
        if "done" in lines:
            assert state == after, lines
        for line in lines:
            if line.startswith("said "):
                assert_sentence(line.removeprefix("said "))
        again = import_files(
            sorted((folder / "usb").glob("*.collection")), folder / "study.surveydesk"
        )
        assert FileOutcome.REFUSED not in {one.outcome for one in again}
        with Project(folder / "study.surveydesk") as opened:
            assert opened.interviews == 30


def assert_sentence(said: str) -> None:
    assert said.endswith("."), said
    assert "Traceback" not in said
    assert "Errno" not in said, said
    assert "Error" not in said, f"words of a library: {said}"


def state_of(folder: Path) -> tuple[object, ...]:
    """Return all that people have: files on the stick, the project's content, what was written beside it."""
    stick = tuple(one.read_bytes() for one in sorted((folder / "usb").iterdir()))
    survey = (folder / "clinic.survey.json").read_text()
    made = [one for one in folder.glob("made.*") if not one.name.endswith(".part")]
    written = tuple((one.name, one.stat().st_size > 0) for one in sorted(made))
    projects = tuple(content_of(folder / name) for name in ("study.surveydesk", "other.surveydesk"))
    return stick, survey, written, projects


def content_of(project: Path) -> tuple[object, ...]:
    """Return what a project holds; one that is not there holds nothing."""
    if not project.exists():
        return (0, (), ())
    with Project(project) as opened:
        steps = tuple(str(step) for step in opened.history.steps())
        return (opened.interviews, tuple(one.name for one in opened.files()), steps)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    work = tmp_path_factory.mktemp("desk")
    library = work / "faults.so"
    command = [str(COMPILER), "-O2", "-shared", "-fPIC", "-o", str(library)]
    subprocess.run([*command, str(HERE / "faults.c"), "-ldl"], check=True)
    good = work / "good"
    good.mkdir()
    shutil.copy(sample("clinic"), good)
    files = simulate(
        load_survey(good / "clinic.survey.json"), good / "usb", interviews=30, kiosks=3, seed=5
    )
    import_files(sorted(files)[:2], good / "study.surveydesk")
    with subprocess.Popen(
        [sys.executable, str(HERE / "failing_desk.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "LD_PRELOAD": str(library),
            "PYTHONPATH": str(HERE.parents[1]),
        },
    ) as process:
        yield Desk(process, work)
        assert process.stdin is not None
        process.stdin.close()


def trials(desk: Desk, action: str, ways: list[tuple[str, bool]], first: int, every: int) -> int:
    """Let ``action`` meet a fault at each ``every``-th operation; return how many operations it has."""
    folder = desk.begins(action)
    before = state_of(folder)
    lines = desk.live(folder, action, at=0, kind="EIO", sticky=False)
    assert lines[0] == "done"
    after = state_of(folder)
    operations = int(lines[-1].removeprefix("operations "))
    places = [
        (at, way)
        for at in range(1, operations + 1)
        for number, way in enumerate(ways)
        if (at * len(ways) + number + first) % every == 0
    ]
    for at, (kind, sticky) in places:
        folder = desk.begins(action)
        lines = desk.live(folder, action, at=at, kind=kind, sticky=sticky)
        desk.check(folder, action, lines, (before, after))
        shutil.rmtree(folder)
    return operations


@pytest.mark.parametrize("action", ACTIONS)
def test_some_faults_of_each_action_lose_nothing_and_are_told(desk: Desk, action: str) -> None:
    assert trials(desk, action, WAYS, first=len(action), every=67) > 0


@pytest.mark.slow
@pytest.mark.parametrize("action", ACTIONS)
def test_every_fault_of_each_action_loses_nothing_and_is_told(
    desk: Desk, action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.figures.clear()
    operations = trials(desk, action, WAYS, first=0, every=1)
    assert desk.figures["runs"] == 1 + operations * len(WAYS)
    with capsys.disabled():
        print(f"\n{action}: {operations} operations, {dict(desk.figures)}")


def test_a_first_import_that_is_killed_anywhere_can_be_done_again(desk: Desk) -> None:
    assert trials(desk, "first import", [("KILL", False)], first=0, every=4) >= 20
