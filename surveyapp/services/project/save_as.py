"""Projects as files: saving one under another name."""

from __future__ import annotations

from pathlib import Path

from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.project.database import copy_database


def save_project_as(project: Path, target: Path) -> None:
    """Copy a project, with its history, to ``target``; a file that is there is replaced, whole or not at all.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used, or what is at ``target`` is open.
    FileRefused
        if there is none.
    DiskProblem
        if the copy cannot be written.
    """
    with existing_project(project) as opened:
        opened.settle()
    if target.absolute() != project.absolute():
        copy_database(project, target)
