"""``surveyapp audit``: the randomizer tapped like a respondent."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    number_type,
    print_aside,
    print_table,
    whole_type,
    write_output,
)


def add_audit(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "audit",
        _audit,
        "test the kiosk's randomizer as a respondent would, and bound what it gives away",
    )
    command.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    command.add_argument(
        "--taps",
        type=whole_type,
        metavar="N",
        help="of each answer; default: 5000, fewer where there are many answers",
    )
    command.add_argument(
        "--confidence",
        type=number_type,
        default=0.99,
        metavar="c",
        help="of the lower bound; 0.99 by default",
    )
    add_output(command)


def _audit(options: argparse.Namespace) -> int:
    from surveyapp.services.privacy import audit  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    rows = audit.audit_survey(survey, taps=options.taps, confidence=options.confidence)
    if not write_output(options, rows, audit.COLUMNS):
        print_table([list(audit.HEADER), *(audit.readable_audit_row(row) for row in rows)])
    broken = [row for row in rows if row.is_broken]
    for row in broken:
        print_aside(audit.explain_fault(row, options.confidence))
    return WRONG_DATA if broken else DONE
