"""The command line's part about the machine itself: can it do what Surveyapp asks of it?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    print_aside,
    print_table,
    write_output,
)


def add_doctor(commands: Any) -> None:
    """Add ``surveyapp doctor``."""
    command = add_command(
        commands, "doctor", _doctor, "examine this machine: disk, randomness, screen, fonts"
    )
    command.add_argument(
        "--store", type=Path, metavar="DIR", help="the folder that a kiosk would store in"
    )
    command.add_argument(
        "--survey",
        type=Path,
        metavar="SURVEY",
        help="also whether there are fonts for all of its languages",
    )
    command.add_argument("--screen", action="store_true", help=argparse.SUPPRESS)
    add_output(command)


def _doctor(options: argparse.Namespace) -> int:
    if options.screen:
        return _screen(options.survey)
    from surveyapp.app import default_store  # noqa: PLC0415 - loads Qt
    from surveyapp.services.program.doctor import HealthState, examine_machine, finding_rows  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    if options.survey is not None:
        load_survey(options.survey)  # a mistake in it is said here and not by another process
    findings = tuple(examine_machine(options.store or default_store(), options.survey))
    if not write_output(options, finding_rows(findings), None):
        rows = [(one.check, one.state.value, one.seen) for one in findings]
        print_table([("check", "state", "seen"), *rows])
    for one in findings:
        if one.advice:
            print_aside(f"{one.check}: {one.advice}")
    return WRONG_DATA if any(one.state is HealthState.BAD for one in findings) else DONE


def _screen(survey: Path | None) -> int:
    from surveyapp.app import examine_screen  # noqa: PLC0415 - loads Qt
    from surveyapp.services.program.doctor import finding_rows  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    asked = None if survey is None else load_survey(survey)
    json.dump(finding_rows(examine_screen(asked)), sys.stdout)
    return DONE
