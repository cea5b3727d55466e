"""``surveyapp kiosks``: whose files a project takes."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.file_verdicts import print_file_verdicts
from surveyapp.cli.options.keys import add_enrolment_files, opener_of
from surveyapp.cli.options.output import DONE, add_command, add_output, bad_option, write_output
from surveyapp.cli.options.project import add_project

if TYPE_CHECKING:
    from surveyapp.services.project.import_collections import FileReport
    from surveyapp.storage.project.enrolment import EnrolledKiosk


def add_kiosks(commands: Any) -> None:
    """Add ``surveyapp kiosks``."""
    command = add_command(
        commands,
        "kiosks",
        _kiosks,
        "list a project's kiosks; accept those whose files wait, revoke others",
    )
    add_project(command, is_required=True)
    command.add_argument("--accept", metavar="KIOSK", help="by its name or its words")
    command.add_argument(
        "--revoke",
        metavar="KIOSK",
        help="let its files wait from now on, whatever enrolment file is given; what it has brought stays",
    )
    command.add_argument(
        "--remove-files",
        action="store_true",
        help="with --revoke: also remove its interviews",
    )
    add_enrolment_files(command)
    state = command.add_mutually_exclusive_group()
    state.add_argument(
        "--close", action="store_true", help="files of kiosks not on the list wait from now on"
    )
    state.add_argument("--open", action="store_true", help="files of any kiosk are taken")
    add_output(command)


def _kiosks(options: argparse.Namespace) -> int:
    from surveyapp.services.project import kiosk_enrolment  # noqa: PLC0415

    reports: tuple[FileReport, ...] = ()
    if options.close or options.open:
        kiosk_enrolment.close_kiosks(options.project, is_closed=options.close)
    if options.remove_files and options.revoke is None:
        raise bad_option(option="--remove-files", reason="it goes with --revoke")
    if options.revoke is not None:
        kiosk_enrolment.revoke_kiosk_named(
            options.project, options.revoke, removes_files=options.remove_files
        )
    if options.kiosks:
        reports = kiosk_enrolment.accept_enrolled(
            options.project, options.kiosks, opener=opener_of(options)
        )
    if options.accept is not None:
        reports += kiosk_enrolment.accept_kiosk_named(
            options.project, options.accept, opener=opener_of(options)
        )
    listed = kiosk_enrolment.list_kiosks(options.project)
    rows = [kiosk_enrolment.kiosk_row(one) for one in listed.kiosks]
    if not write_output(options, rows, kiosk_enrolment.KIOSK_COLUMNS):
        for kiosk in listed.kiosks:
            print(_line(kiosk))
        print(
            "files of other kiosks wait until they are accepted"
            if listed.is_closed
            else "files of any kiosk are taken"
        )
    return print_file_verdicts(reports, verb="imported") if reports else DONE


def _line(kiosk: EnrolledKiosk) -> str:
    from surveyapp.services.project.kiosk_enrolment import kiosk_state  # noqa: PLC0415

    state = kiosk_state(kiosk)
    counts = kiosk.counts
    waits = f", files waiting: {kiosk.waiting_files}" if kiosk.waiting_files else ""
    return (
        f"{kiosk.id[:8]}  {state:9}  {kiosk.interviews} interviews{waits}; broken off "
        f"{counts.break_offs}, timed out {counts.time_outs}, ended in practice "
        f"{counts.practice_failures}, not understood {counts.comprehension_failures}\n"
        f"          {kiosk.words}"
    )
