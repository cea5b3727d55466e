"""``undo``, ``redo`` and ``history``: what was done to a project, and the way back."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import DONE, add_command, add_output, print_table, write_output
from surveyapp.cli.options.project import add_project

if TYPE_CHECKING:
    from surveyapp.storage.project.undo_history import HistoryStep

COLUMNS = ("step", "state", "action")


def add_history(commands: Any) -> None:
    """Add the commands about a project's history."""
    for name, run, says in (
        ("undo", _undo, "undo the last action on a project"),
        ("redo", _redo, "redo the action on a project that was undone last"),
        ("history", _history, "list what was done to a project and can be undone or redone"),
    ):
        command = add_command(commands, name, run, says)
        add_project(command, is_required=True)
        if name == "history":
            add_output(command)


def _undo(options: argparse.Namespace) -> int:
    from surveyapp.services.project import undo_history  # noqa: PLC0415

    print(f"undone: {undo_history.step_name(undo_history.undo(options.project))}")
    return DONE


def _redo(options: argparse.Namespace) -> int:
    from surveyapp.services.project import undo_history  # noqa: PLC0415

    print(f"redone: {undo_history.step_name(undo_history.redo(options.project))}")
    return DONE


def _history(options: argparse.Namespace) -> int:
    from surveyapp.services.project.undo_history import list_steps  # noqa: PLC0415

    rows = [_row(step) for step in list_steps(options.project)]
    if not write_output(options, rows, COLUMNS):
        print_table([list(COLUMNS), *([str(row[name]) for name in COLUMNS] for row in rows)])
    return DONE


def _row(step: HistoryStep) -> dict[str, object]:
    from surveyapp.services.project.undo_history import step_name  # noqa: PLC0415

    state = "undone" if step.is_undone else "done"
    return {"step": step.number, "state": state, "action": str(step_name(step))}
