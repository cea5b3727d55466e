"""``surveyapp import``, ``export`` and ``verify``: files on their way from kiosks to projects."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from surveyapp.cli.options.file_verdicts import write_file_verdicts
from surveyapp.cli.options.foreign_tables import (
    add_import_options,
    import_table_files,
    report_refused_cells,
)
from surveyapp.cli.options.keys import (
    add_enrolment_files,
    add_key_options,
    add_kiosk_options,
    kiosk_trust_of,
    opener_of,
)
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    bad_option,
    print_aside,
)
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.project import add_project
from surveyapp.errors import Cancelled, UserProblem
from surveyapp.messages.message import msg

RELEASE_SHOWS = (
    "whoever has an earlier export of this kiosk sees which fewer than 10 interviews are released here, "
    "and the answers in them that are recorded as given. It can be done once; the file says that it was."
)

HOW_TO_RELEASE = "at the end of fieldwork --allow-small exports the interviews that wait too"


def add_export(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "export", _export, "write a kiosk's collection files to a folder"
    )
    command.add_argument(
        "--store",
        type=Path,
        required=True,
        metavar="DIR",
        help="the folder in which the kiosk keeps its interviews",
    )
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="the folder to write to, such as a stick",
    )
    command.add_argument(
        "--allow-small",
        action="store_true",
        help="release the rest at the end of fieldwork, once: fewer than 10 interviews that wait",
    )
    command.add_argument(
        "--enrolment",
        action="store_true",
        help="write the kiosk's enrolment file instead, for the analyst, before fieldwork",
    )


def _export(options: argparse.Namespace) -> int:
    from surveyapp.storage.kiosk.export import (  # noqa: PLC0415
        RestHeldBack,
        TooFewInterviews,
        export_enrolment,
        export_folder,
    )

    if options.enrolment:
        print(export_enrolment(options.store, options.out))
        return DONE
    if options.allow_small and options.out.is_dir():
        print_aside(f"note: {RELEASE_SHOWS}")
    try:
        exported = export_folder(options.store, options.out, allow_small=options.allow_small)
    except TooFewInterviews:
        print_aside(f"note: {HOW_TO_RELEASE}")
        raise
    for path in exported.files:
        print(path)
    for problem in exported.problems:
        print_aside(f"warning: {problem}")
    for told in exported.held_back:
        print_aside(f"note: {told}")
    waiting = (*exported.problems, *exported.held_back)
    if any(isinstance(one, TooFewInterviews | RestHeldBack) for one in waiting):
        print_aside(f"note: {HOW_TO_RELEASE}")
    return WRONG_DATA if exported.problems else DONE


def add_verify(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "verify",
        _verify,
        "say whether collection files are whole, signed and fit together",
    )
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="collection files")
    add_key_options(command)
    add_enrolment_files(command)
    add_output(command)


def _verify(options: argparse.Namespace) -> int:
    from surveyapp.services.project.import_collections import verify_files  # noqa: PLC0415

    reports = verify_files(options.files, opener=opener_of(options), trust=kiosk_trust_of(options))
    return write_file_verdicts(options, reports, verb="whole")


def add_import(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "import",
        _import,
        "import collection files, or tables of other programs, into a project",
    )
    command.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILES",
        help="collection files, or tables of other programs",
    )
    add_project(command, "the project, which is made if there is none", is_required=True)
    add_kiosk_options(command)
    command.add_argument(
        "--add-survey",
        action="store_true",
        help="also import files of surveys that the project does not have yet",
    )
    add_import_options(command)
    add_output(command)


def _import(options: argparse.Namespace) -> int:
    from surveyapp.services.project.import_collections import import_files  # noqa: PLC0415
    from surveyapp.storage.tallies.counts_file import is_counts_file  # noqa: PLC0415

    if any(map(is_counts_file, options.files)):
        return _import_totals(options)
    files, reports = import_table_files(options)
    if files:
        opener = opener_of(options)
        try:
            with terminal_progress("interviews") as progress:
                reports += import_files(
                    files,
                    options.project,
                    progress,
                    opener=opener,
                    trust=kiosk_trust_of(options),
                    add_survey=options.add_survey,
                )
        except Cancelled as stopped:
            raise UserProblem(
                msg(
                    "The import was stopped; nothing of it was kept, the project {file} is as "
                    "it was.",
                    file=options.project.name,
                )
            ) from stopped
    code = write_file_verdicts(options, reports, verb="imported")
    return WRONG_DATA if report_refused_cells(options, reports) else code


def _import_totals(options: argparse.Namespace) -> int:
    from surveyapp.services.project.totals import take_totals  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    if len(options.files) > 1:
        raise bad_option(option="FILES", reason="a table of totals is imported alone")
    survey = None if options.survey is None else load_survey(options.survey)
    taken = take_totals(options.project, options.files[0], survey)
    print(f"imported: {taken.name}: totals of {taken.counts.interviews} interviews")
    return DONE
