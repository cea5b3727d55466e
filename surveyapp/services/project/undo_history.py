"""Undoing and redoing what was done to a project, and what each step is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from surveyapp.analyses.data.variable_changes import VariableChange, change_between
from surveyapp.analyses.data.variables import NO_VARIABLES, Variables
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.undo_history import HistoryStep, StepKind
from surveyapp.survey.json_format.strict_json import parse

_NAMES = {
    StepKind.IMPORT: QT_TRANSLATE_NOOP("messages", "import of {count} files"),
    StepKind.ADD_SURVEY: QT_TRANSLATE_NOOP("messages", "adding the survey {subject}"),
    StepKind.ACCEPT_KIOSK: QT_TRANSLATE_NOOP("messages", "acceptance of the kiosk {subject}"),
    StepKind.REVOKE_KIOSK: QT_TRANSLATE_NOOP("messages", "revocation of the kiosk {subject}"),
    StepKind.CLOSE_KIOSKS: QT_TRANSLATE_NOOP("messages", "holding files from unknown kiosks"),
    StepKind.OPEN_KIOSKS: QT_TRANSLATE_NOOP("messages", "accepting files from unknown kiosks"),
    StepKind.CHOOSE_SURVEY: QT_TRANSLATE_NOOP("messages", "choosing the survey {subject}"),
    StepKind.REMOVE_FILES: QT_TRANSLATE_NOOP("messages", "removal of {count} files"),
    StepKind.CONNECT: QT_TRANSLATE_NOOP("messages", "connection to {subject}"),
    StepKind.TAKE_TOTALS: QT_TRANSLATE_NOOP("messages", "import of the totals {subject}"),
    StepKind.CHANGE_VARIABLES: QT_TRANSLATE_NOOP("messages", "change of the variable {subject}"),
    StepKind.STATE_LEVELS: QT_TRANSLATE_NOOP("messages", "public levels of {subject}"),
    StepKind.ADD_BLOCK: QT_TRANSLATE_NOOP("messages", "adding of an analysis"),
    StepKind.CHANGE_BLOCK: QT_TRANSLATE_NOOP("messages", "change of an analysis"),
    StepKind.REMOVE_BLOCK: QT_TRANSLATE_NOOP("messages", "removal of an analysis"),
    StepKind.ARRANGE_BLOCKS: QT_TRANSLATE_NOOP("messages", "arrangement of the analyses"),
}

_NAMES_OF_ONE = {
    StepKind.IMPORT: QT_TRANSLATE_NOOP("messages", "import of {subject}"),
    StepKind.REMOVE_FILES: QT_TRANSLATE_NOOP("messages", "removal of {subject}"),
}

_NAMES_OF_CHANGES = {
    VariableChange.RECODED: QT_TRANSLATE_NOOP("messages", "recoding as {subject}"),
    VariableChange.BANDED: QT_TRANSLATE_NOOP("messages", "bands as {subject}"),
    VariableChange.COMPUTED: QT_TRANSLATE_NOOP("messages", "computation of {subject}"),
    VariableChange.MERGED: QT_TRANSLATE_NOOP("messages", "merging of reports as {subject}"),
    VariableChange.WEIGHTED: QT_TRANSLATE_NOOP("messages", "making of the weight {subject}"),
    VariableChange.RENAMED: QT_TRANSLATE_NOOP("messages", "renaming of {subject} to {name}"),
    VariableChange.REMOVED: QT_TRANSLATE_NOOP("messages", "removal of {subject}"),
    VariableChange.LABELLED: QT_TRANSLATE_NOOP("messages", "new label of {subject}"),
    VariableChange.VALUES_LABELLED: QT_TRANSLATE_NOOP("messages", "new value labels of {subject}"),
    VariableChange.LEVELLED: QT_TRANSLATE_NOOP("messages", "new level of {subject}"),
    VariableChange.MISSING_STATED: QT_TRANSLATE_NOOP("messages", "missing codes of {subject}"),
    VariableChange.HIDDEN: QT_TRANSLATE_NOOP("messages", "hiding of {subject}"),
    VariableChange.SHOWN: QT_TRANSLATE_NOOP("messages", "showing of {subject}"),
}


def step_name(step: HistoryStep) -> Notice:
    """Return what a step is called after “Undo:”."""
    template = (_NAMES | _NAMES_OF_ONE if step.count == 1 else _NAMES)[step.kind]
    facts = {"count": step.count, "subject": step.subject}
    if step.said is not None:
        change, name = change_between(*map(_variables, step.said))
        template = _NAMES_OF_CHANGES.get(change, template)
        facts["name"] = name
    return Notice(Message(template, facts))


def _variables(kept: str) -> Variables:
    return Variables.from_json(parse(kept.encode(), "")) if kept else NO_VARIABLES


def list_steps(project: Path) -> tuple[HistoryStep, ...]:
    """Return what can be undone in the project file at ``project``, then what can be redone.

    Raises
    ------
    EnvironmentProblem
        if it cannot be used.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        return opened.history.steps()


def undo(project: Path) -> HistoryStep:
    """Undo the last step; return it.

    Raises
    ------
    UserProblem
        if there is none.
    EnvironmentProblem
        if the project cannot be used.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        return replace(opened.undo(), is_undone=True)


def redo(project: Path) -> HistoryStep:
    """Redo the step that was undone last; return it.

    Raises
    ------
    UserProblem
        if there is none.
    EnvironmentProblem
        if the project cannot be used.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        return replace(opened.redo(), is_undone=False)


def remove_files(project: Path, numbers: Sequence[int]) -> None:
    """Take files out of a project, as if they had never been imported.

    Raises
    ------
    UserProblem
        if an older program did not note which interviews are theirs.
    EnvironmentProblem
        if the project cannot be used.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        opened.remove(numbers)


def remove_files_named(project: Path, names: Sequence[str]) -> tuple[str, ...]:
    """Take out the chosen survey's files of these names; return the names of those taken out.

    Raises
    ------
    UserProblem
        if one is not there; then none is taken out.
    UserProblem, EnvironmentProblem, FileRefused
        as ``remove_files``.
    """
    with existing_project(project) as opened:
        files = opened.files()
        for name in names:
            if name not in {file.name for file in files}:
                raise UserProblem(
                    msg(
                        "The project {project} has no file {file} in its chosen survey. Use the "
                        "names that the desk lists.",
                        file=name,
                        project=opened.name,
                    )
                )
        wanted = [file for file in files if file.name in names]
        opened.remove([file.number for file in wanted])
        return tuple(file.name for file in wanted)


def existing_project(project: Path) -> Project:
    """Open a project that is there.

    Raises
    ------
    EnvironmentProblem
        if it cannot be used.
    FileRefused
        if there is none.
    """
    if not project.exists():
        raise FileRefused(file=project.name, reason=msg("there is no such project; import first"))
    return Project(project)
