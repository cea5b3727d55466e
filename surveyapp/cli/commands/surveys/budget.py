"""``budget``: a total ε divided over the questions of a survey."""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    add_repeated,
    bad_option,
    print_table,
    shown_number,
    whole_type,
    write_output,
)
from surveyapp.cli.options.report_source import add_one_survey, survey_of_options
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.messages.numerals import rounded_up

if TYPE_CHECKING:
    from surveyapp.services.surveys.privacy_budget import AskingRow, Budget, BudgetOptions

SPLITS = ("least-largest", "equal", "importance")
TABLES = ("questions", "asking")


def add_budget(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "budget",
        _budget,
        "divide a respondent's total ε over a survey's questions: designs and errors that result",
    )
    add_one_survey(command)
    command.add_argument("--epsilon", required=True, metavar="ε", help="of one respondent in total")
    command.add_argument(
        "--interviews",
        type=whole_type,
        required=True,
        metavar="N",
        help="the interviews that you plan",
    )
    command.add_argument(
        "--split",
        choices=SPLITS,
        default=SPLITS[0],
        help="how ε is divided; least-largest makes the largest standard error smallest",
    )
    add_repeated(
        command,
        "--weight",
        "QUESTION=W",
        "importance for --split importance; default: 1; may be repeated",
    )
    command.add_argument(
        "--ask",
        type=whole_type,
        metavar="M",
        help="each respondent is asked M of the questions, by chance",
    )
    command.add_argument(
        "--out", type=Path, metavar="S.survey.json", help="write the survey with these designs"
    )
    command.add_argument(
        "--table",
        choices=TABLES,
        default=TABLES[0],
        help="which table to write (default: questions); asking compares asking fewer",
    )
    add_output(command)


def _budget(options: argparse.Namespace) -> int:
    from surveyapp.services.surveys.privacy_budget import (  # noqa: PLC0415
        COLUMNS,
        BudgetOptions,
        BudgetSplit,
        budget_questions,
        budgeted_survey,
        compare_asking,
        divide_budget,
        read_weights,
    )
    from surveyapp.storage.surveys.survey_files import save_survey  # noqa: PLC0415

    survey = survey_of_options(options)
    wanted = BudgetOptions(
        _epsilon(options), options.interviews, BudgetSplit(options.split), options.ask
    )
    asked = budget_questions(survey, read_weights(options.weight))
    made = divide_budget(asked, wanted)
    fewer = compare_asking(asked, wanted)
    rows, columns = (made.rows, COLUMNS) if options.table == TABLES[0] else (fewer, None)
    if not write_output(options, rows, columns):
        _tell(made, wanted)
        _tell_asking(fewer)
    if options.out is not None:
        save_survey(budgeted_survey(survey, made), options.out)
        print(options.out)
    return DONE


def _epsilon(options: argparse.Namespace) -> Fraction:
    try:
        return typed_number(options.epsilon)
    except NotANumber as problem:
        raise bad_option(option="--epsilon", reason=problem.reason) from problem


def _tell(budget: Budget, options: BudgetOptions) -> None:
    header = ["question", "asked of", "ε", "design", "parameters", "se", "ε now", "se now"]
    body = [
        [
            row.question,
            f"{row.n:.0f}",
            rounded_up(row.epsilon),
            row.design,
            row.parameters,
            f"{row.se:.4f}",
            "∞" if row.epsilon_now is None else rounded_up(row.epsilon_now),
            shown_number(row.se_now),
        ]
        for row in budget.rows
    ]
    print_table([header, *body])
    print(
        f"ε of one respondent: {rounded_up(budget.epsilon)} of {float(options.epsilon):g}; "
        f"the largest standard error is {budget.largest_se:.4f}"
    )


def _tell_asking(rows: tuple[AskingRow, ...]) -> None:
    print()
    header = ["each is asked", "reports to each", "largest ε", "largest se"]
    body = [
        [f"{r.ask} of {r.of}", f"{r.n:.0f}", rounded_up(r.largest_epsilon), f"{r.largest_se:.4f}"]
        for r in rows
    ]
    print_table([header, *body])
