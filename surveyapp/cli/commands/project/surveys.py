"""``surveys`` and ``remove``: what a project holds, which survey it is opened with, files taken out."""

from __future__ import annotations

import argparse
from typing import Any

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    existing,
    print_table,
    write_output,
)
from surveyapp.cli.options.project import add_project

COLUMNS = ("survey", "version", "title", "interviews", "files", "chosen")


def add_surveys(commands: Any) -> None:
    """Add the commands about what a project holds."""
    command = add_command(
        commands, "surveys", _surveys, "list a project's surveys; choose the one it is opened with"
    )
    add_project(command, is_required=True)
    command.add_argument(
        "--choose", metavar="ID[@VERSION]", help="make this survey the one that the desk opens"
    )
    add_output(command)
    command = add_command(
        commands, "remove", _remove, "take files out of a project, as if never imported"
    )
    command.add_argument("names", nargs="+", metavar="NAME", help="as the desk's page Files lists")
    add_project(command, is_required=True)


def _surveys(options: argparse.Namespace) -> int:
    from surveyapp.services.project.surveys import SurveyName, choose_survey, list_surveys  # noqa: PLC0415

    project = existing(options.project)
    if options.choose is not None:
        choose_survey(project, SurveyName.read(options.choose))
    rows = list_surveys(project)
    if not write_output(options, rows, COLUMNS):
        cells = [[str(getattr(row, name)) for name in COLUMNS[:-1]] for row in rows]
        marks = ["yes" if row.chosen else "" for row in rows]
        body = [[*line, mark] for line, mark in zip(cells, marks, strict=True)]
        print_table([list(COLUMNS), *body])
    return DONE


def _remove(options: argparse.Namespace) -> int:
    from surveyapp.services.project.undo_history import remove_files_named  # noqa: PLC0415

    for name in remove_files_named(existing(options.project), options.names):
        print(f"{name}: removed; surveyapp undo brings it back")
    print("Its interviews are still in the project's file until “surveyapp purge” erases them.")
    return DONE
