"""``surveyapp check`` and ``xlsform``: survey files, and forms of other programs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from surveyapp.cli.options.file_verdicts import warn_of_missing_audio
from surveyapp.cli.options.output import DONE, WRONG_DATA, add_command, print_aside


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
    is_wrong = warn_of_missing_audio(survey, options.survey) or any(
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


def _xlsform(options: argparse.Namespace) -> int:
    from surveyapp.services.surveys.xlsform import convert_form  # noqa: PLC0415

    for line in convert_form(options.form, options.out):
        print_aside(f"note: {line}")
    print(options.out)
    return DONE
