"""The output in the project file: every change of it is a step that can be undone."""

from __future__ import annotations

from pathlib import Path

from surveyapp.analyses.data.questions import has_pseudo_answers
from surveyapp.services.output.earlier_report import earlier_report
from surveyapp.services.output.merging import merged
from surveyapp.services.output.output import Output, output_text, read_output_text
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.project.saved_layout import read_desk_state
from surveyapp.storage.project.undo_history import StepKind

FIRST = "estimate"
"""The analysis that every output begins with."""


def read_output(project: Path) -> Output:
    """Return the output of a project.

    Where it keeps none yet, it is the report that an earlier version kept; else it begins with the
    estimates of all questions, once there are interviews.

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
        kept, survey = opened.kept_output(), opened.survey
        has_interviews = survey is not None and opened.interviews > 0
    if kept is not None:
        return read_output_text(kept)
    questions = () if survey is None else survey.recorded_questions
    compared = tuple(one.id for one in questions if has_pseudo_answers(one))
    earlier = earlier_report(read_desk_state(project), compared)
    beginning = Output().added(FIRST) if has_interviews else Output()
    return beginning if earlier is None else earlier


def keep_output(
    project: Path, output: Output, kind: StepKind, base: Output | None = None
) -> Output:
    """Keep the output in a project, as a step; nothing is done where it is as before. Return what is kept.

    Parameters
    ----------
    project
        Path of the project file.
    output
        The output.
    kind
        What was done to it.
    base
        What it was made of: what was changed in the project since, in another window, stays. None: it takes
        the place of whatever is there.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be written.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        kept = opened.kept_output()
        if base is not None and kept is not None:
            output = merged(base, output, read_output_text(kept))
        opened.keep_output(output_text(output), kind)
    return output
