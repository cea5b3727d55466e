"""Which projects were open lately: a small file in the person's own folder. The kiosk has no such list."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import disk_problem, read_regular, replace_file
from surveyapp.survey.json_format.strict_json import parse

MOST_PROJECTS = 10
LARGEST = 2**16


@dataclass(frozen=True, slots=True)
class RecentProject:
    """A project that was open; ``is_there`` says whether its file is."""

    path: Path
    is_there: bool


def recent_projects() -> tuple[RecentProject, ...]:
    """Return the projects that were open lately, the last one first; none where the list is damaged."""
    return tuple(RecentProject(path, path.is_file()) for path in _listed())


def note_project(project: Path) -> None:
    """Put a project at the head of the list.

    Raises
    ------
    DiskProblem
        if the list cannot be written.
    """
    path = project.absolute()
    _write([path, *(one for one in _listed() if one != path)][:MOST_PROJECTS])


def forget_projects() -> None:
    """Empty the list.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    _write([])


def _file() -> Path:
    return user_data_path("surveyapp") / "recent-projects.json"


def _listed() -> list[Path]:
    try:
        names = parse(read_regular(_file(), LARGEST), _file().name)
    except SurveyAppError:  # there is none yet, or it is damaged: it is only a convenience
        return []
    if not isinstance(names, list):
        return []
    return [Path(name) for name in names if isinstance(name, str) and name][:MOST_PROJECTS]


def _write(projects: Sequence[Path]) -> None:
    file = _file()
    if projects == _listed():
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise disk_problem(file, msg("written"), problem) from problem
    replace_file(file, json.dumps([str(path) for path in projects]).encode())
