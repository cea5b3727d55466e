"""``regress``: one question's answers explained by others."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli_output import (
    DONE,
    WRONG_DATA,
    BadOption,
    add_command,
    add_output,
    existing,
    print_table,
    say,
    shown_number,
    write_output,
)

if TYPE_CHECKING:
    from surveyapp.services.exchange import FileReport


def add_regress(commands: Any) -> None:
    """Add the command ``regress``."""
    command = add_command(
        commands,
        "regress",
        _regress,
        "regress a question's answers on others, with the coins accounted for",
    )
    command.add_argument("files", nargs="*", type=Path, metavar="FILES")
    command.add_argument("--project", type=Path, metavar="P")
    command.add_argument(
        "--survey", type=Path, metavar="SURVEY", help="refuse files of another survey"
    )
    command.add_argument(
        "--outcome",
        required=True,
        metavar="Q",
        help="the question to explain; it may be randomized",
    )
    command.add_argument(
        "--predictors", default="", metavar="A,B", help="questions that explain it, with commas"
    )
    command.add_argument(
        "--model", default="logistic", metavar="MODEL", help="logistic (default) or linear"
    )
    command.add_argument("--level", type=float, default=0.95)
    add_output(command)


def _regress(options: argparse.Namespace) -> int:
    from surveyapp.services import regress  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    if bool(options.files) == (options.project is not None):
        raise BadOption(option="regress", reason="give collection files or --project, one of them")
    models = {model.value: model for model in regress.Model}
    if options.model not in models:
        raise BadOption(option="--model", reason=f"choose one of {', '.join(models)}")
    asked = {
        "outcome": options.outcome,
        "predictors": [name.strip() for name in options.predictors.split(",") if name.strip()],
        "model": models[options.model],
        "level": options.level,
    }
    reports: tuple[FileReport, ...] = ()
    if options.project is not None:
        table = regress.regress_project(existing(options.project), **asked)
    else:
        survey = None if options.survey is None else load_survey(options.survey)
        table, reports = regress.regress_files(options.files, survey=survey, **asked)
    if not write_output(options, table.rows, regress.COLUMNS):
        cells = [
            [
                row.term,
                f"{row.estimate:.4f}",
                shown_number(row.se),
                shown_number(row.low),
                shown_number(row.high),
            ]
            for row in table.rows[:-1]
        ]
        print_table([["term", "estimate", "se", "low", "high"], *cells])
        print(
            f"log likelihood {table.log_likelihood:.4f}, AIC {table.aic:.4f}, {table.n} interviews"
        )
    problems = [f"refused: {report.reason}" for report in reports if report.problem]
    for sentence in (*problems, *(f"warning: {warning}" for warning in table.warnings)):
        say(sentence)
    return WRONG_DATA if problems or table.warnings else DONE
