"""The desk loses nothing either: every file operation of every action fails once, or from then on, or kills.

What was collected is untouched; the project opens afterwards as it was before the action or as it is after
it; whoever is told "done" has it; and what failed is said in a sentence. The operations are those of the
whole process, DuckDB's own included, which is why the faults are a small C library (``faults.c``).
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from failing_disk import CAN_FAIL, WAYS, WHY_NOT, FailingDisk, failing_disk, places
from samples import sample

from surveyapp.services.project.import_collections import FileOutcome, import_files
from surveyapp.services.project.undo_history import undo
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey

pytestmark = pytest.mark.skipif(not CAN_FAIL, reason=WHY_NOT)

ACTIONS = ("first import", "import", "undo", "redo", "remove", "save as", "save", "export",
           "export to Parquet", "opening")  # fmt: skip


class Desk:
    """Runs trials on copies of one folder, and checks what each leaves behind."""

    def __init__(self, disk: FailingDisk, work: Path) -> None:
        self.disk = disk
        self._work = work
        self._number = 0

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

    def check(self, folder: Path, action: str, lines: list[str], states: tuple[Any, Any]) -> None:
        """Look at what is left: before or after, and after where that was told."""
        before, after = states
        state = state_of(folder)
        assert state in (before, after), (state, lines)
        if "done" in lines:
            assert state == after, lines
        again = import_files(
            sorted((folder / "usb").glob("*.collection")), folder / "study.surveydesk"
        )
        assert FileOutcome.REFUSED not in {one.outcome for one in again}
        with Project(folder / "study.surveydesk") as opened:
            assert opened.interviews == 30


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
    good = work / "good"
    good.mkdir()
    shutil.copy(sample("clinic"), good)
    files = simulate(
        load_survey(good / "clinic.survey.json"), good / "usb", interviews=30, kiosks=3, seed=5
    )
    import_files(sorted(files)[:2], good / "study.surveydesk")
    with failing_disk(work) as disk:
        yield Desk(disk, work)


def trials(desk: Desk, action: str, ways: list[tuple[str, bool]], first: int, every: int) -> int:
    """Let ``action`` meet a fault at each ``every``-th operation; return how many operations it has."""
    folder = desk.begins(action)
    before = state_of(folder)
    lines = desk.disk.live(folder, action)
    assert lines[0] == "done"
    after = state_of(folder)
    operations = int(lines[-1].removeprefix("operations "))
    for at, (kind, sticky) in places(operations, ways, first, every):
        folder = desk.begins(action)
        lines = desk.disk.live(folder, action, at=at, kind=kind, sticky=sticky)
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
    desk.disk.figures.clear()
    operations = trials(desk, action, WAYS, first=0, every=1)
    assert desk.disk.figures["runs"] == 1 + operations * len(WAYS)
    with capsys.disabled():
        print(f"\n{action}: {operations} operations, {dict(desk.disk.figures)}")


def test_a_first_import_that_is_killed_anywhere_can_be_done_again(desk: Desk) -> None:
    assert trials(desk, "first import", [("KILL", False)], first=0, every=4) >= 20
