"""The output in the project file: every change of it is a step that can be undone."""

from __future__ import annotations

from pathlib import Path

from surveyapp.services.output.output import Output, output_text, read_output_text
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.project.undo_history import StepKind


def read_output(project: Path) -> Output:
    """Return the output of a project; an empty one where it keeps none yet.

    Parameters
    ----------
    project
        Path of the project file.

    Raises
    ------
    EnvironmentProblem
        if it cannot be used.
    """
    if not project.exists():
        return Output()
    with existing_project(project) as opened:
        kept = opened.kept_output()
    return Output() if kept is None else read_output_text(kept)


def keep_output(project: Path, output: Output, kind: StepKind) -> None:
    """Keep the output in a project, as a step; nothing is done where it is as before.

    Parameters
    ----------
    project
        Path of the project file.
    output
        The output.
    kind
        What was done to it.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be written.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        opened.keep_output(output_text(output), kind)
