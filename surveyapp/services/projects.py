"""Projects as files: saving one under another name."""

from __future__ import annotations

from pathlib import Path

from surveyapp.services.history import existing_project
from surveyapp.storage.files import copy_file


def save_project_as(project: Path, target: Path) -> None:
    """Copy a project, with its history, to ``target``; a file that is there is replaced, whole or not at all.

    Raises:
        ProjectProblem: if the project cannot be used.
        FileRefused: if there is none.
        DiskProblem: if the copy cannot be written.
    """
    with existing_project(project) as opened:
        opened.settle()
    if target.absolute() != project.absolute():
        copy_file(project, target)
