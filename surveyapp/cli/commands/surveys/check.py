"""``surveyapp check`` and ``xlsform``: survey files, and forms of other programs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.file_verdicts import warn_of_missing_audio, warn_of_missing_sounds
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    print_aside,
    write_output,
)

if TYPE_CHECKING:
    from surveyapp.survey.xlsform.report import FormReport


def add_check(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "check", _check, "check a survey file; print each question's design, odds and ε"
    )
    command.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    command.add_argument(
        "--strict",
        action="store_true",
        help="exit with 1 also where the author only has to confirm something, such as a large total ε",
    )


def _check(options: argparse.Namespace) -> int:
    from surveyapp.services.kiosk.kiosk_texts import text_cautions  # noqa: PLC0415
    from surveyapp.services.surveys.description import describe_survey  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415
    from surveyapp.survey.routing.cautions import Weight, cautions  # noqa: PLC0415

    survey = load_survey(options.survey)
    for line in describe_survey(survey):
        print(line)
    told = (*cautions(survey), *text_cautions(survey))
    for caution in told:
        print_aside(f"{caution.weight.value}: {caution.sentence}")
    is_unheard = [
        warn_of_missing_audio(survey, options.survey),
        warn_of_missing_sounds(survey, options.survey),
    ]
    is_wrong = any(is_unheard) or any(
        one.weight is Weight.LEAK or (options.strict and one.weight.is_asked) for one in told
    )
    return WRONG_DATA if is_wrong else DONE


def add_xlsform(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "xlsform", _xlsform, "turn an XLSForm workbook into a survey file, or back"
    )
    command.add_argument("form", type=Path, metavar="FORM.xlsx", help="or a survey file")
    command.add_argument(
        "--out", type=Path, required=True, metavar="S.survey.json", help="or a form, .xlsx"
    )
    add_output(command)


def _xlsform(options: argparse.Namespace) -> int:
    from surveyapp.services.surveys.xlsform import convert_form  # noqa: PLC0415
    from surveyapp.survey.xlsform.report import FormRefused  # noqa: PLC0415

    try:
        report = convert_form(options.form, options.out)
    except FormRefused as problem:
        _show_report(options, problem.report)
        raise
    if not _show_report(options, report):
        print(options.out)
    return DONE


def _show_report(options: argparse.Namespace, report: FormReport) -> bool:
    """Print what becomes of a form; return whether the table went to standard output.

    What must change is said by the error; of what is kept, only what is not as it was.
    """
    from surveyapp.services.surveys.xlsform import REPORT_COLUMNS, report_rows  # noqa: PLC0415
    from surveyapp.survey.xlsform.report import Outcome  # noqa: PLC0415

    for line in report.notable:
        if line.outcome is not Outcome.MUST_CHANGE:
            print_aside(f"note: {line.outcome.value}: {line}")
    if report.lines:
        print_aside(f"note: {options.form.name}: {report.counts}")
    return write_output(options, [*report_rows(report)], REPORT_COLUMNS)
