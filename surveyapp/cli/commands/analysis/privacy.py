"""``privacy``: what one respondent gives away, over waves, in files, and in small groups."""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    bad_option,
    existing,
    print_aside,
    print_table,
    write_output,
)
from surveyapp.cli.options.project import add_project
from surveyapp.designs.core.exact import exact
from surveyapp.messages.numerals import rounded_up

if TYPE_CHECKING:
    from surveyapp.services.privacy.account import Account, AccountOptions

TABLES = ("account", "totals", "exports", "groups", "curve")


def add_privacy(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "privacy",
        _privacy,
        "what one respondent gives away: ε over waves, what can be concluded, small groups",
    )
    command.add_argument(
        "surveys",
        nargs="*",
        type=Path,
        metavar="SURVEY",
        help="survey files that the same people answer, one after another",
    )
    add_project(command, "the project's survey first, and its interviews")
    command.add_argument(
        "--waves", type=int, default=1, metavar="N", help="how often they answer each; default: 1"
    )
    command.add_argument(
        "--prior",
        default="0.1",
        metavar="p",
        help="how likely somebody thinks an answer before; default: 0.1",
    )
    command.add_argument(
        "--smallest-group",
        type=int,
        default=10,
        metavar="N",
        help="groups of fewer people are small; default: 10",
    )
    command.add_argument(
        "--table", choices=TABLES, default=TABLES[0], help="which table to write (default: account)"
    )
    add_output(command)


def _privacy(options: argparse.Namespace) -> int:
    from surveyapp.services.privacy.account import account_of  # noqa: PLC0415
    from surveyapp.services.privacy.tables import account_table  # noqa: PLC0415

    project = None if options.project is None else existing(options.project)
    account = account_of(options.surveys, project, _asked(options))
    rows, columns = account_table(account, options.table)
    if not write_output(options, rows, columns):
        if options.table == TABLES[0]:
            _tell(account)
        else:
            print_table([list(columns), *([_cell(r[n]) for n in columns] for r in rows)])
    for row in account.small:
        print_aside(f"warning: {row.sentence(account.asked.smallest)}")
    return WRONG_DATA if account.small else DONE


def _asked(options: argparse.Namespace) -> AccountOptions:
    from surveyapp.services.privacy.account import AccountOptions  # noqa: PLC0415

    try:
        prior = exact(options.prior)
    except ValueError as problem:
        reason = f"{options.prior[:40]} is no probability; write it as 0.1 or 1/10"
        raise bad_option(option="--prior", reason=reason) from problem
    return AccountOptions(options.waves, Fraction(prior), options.smallest_group)


def _tell(account: Account) -> None:
    for row in account.answers:
        print(f"{row.question}{f' = {row.answer}' if row.answer else ''} ({row.design})")
        print(f"  ε {_epsilon(row.epsilon)}. {row.sentence}")
    for question, said in account.given_away:
        print(f"note: {question}: {said}")
    for total in account.totals:
        print(f"{total.what}: ε {_epsilon(total.epsilon)}. {total.sentence}")
    print()
    for one in account.exports:
        print(f"{one.title}: {one.reveals} {one.advice}")


def _epsilon(value: float | None) -> str:
    return "∞" if value is None else rounded_up(value)


def _cell(value: object) -> str:
    if value is None:
        return "–"
    return f"{value:.4f}" if isinstance(value, float) else str(value)
