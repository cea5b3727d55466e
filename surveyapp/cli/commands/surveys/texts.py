"""``surveyapp texts``: the kiosk's own texts in a survey's languages, as a table for translators."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import DONE, add_command, add_repeated, print_aside
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

if TYPE_CHECKING:
    from surveyapp.services.surveys.kiosk_texts import LanguageState


def add_texts(commands: Any) -> None:
    """Add ``surveyapp texts export`` and ``surveyapp texts import``."""
    command = add_command(
        commands,
        "texts",
        _texts,
        "translate the kiosk's own texts into languages that the program does not have",
    )
    parts = command.add_subparsers(metavar="export|import", parser_class=type(command))
    out = add_command(
        parts, "export", _export, "write a table of every text that the survey's kiosk can show"
    )
    out.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    out.add_argument(
        "--out", type=Path, required=True, metavar="T.csv", help="or a workbook, .xlsx"
    )
    add_repeated(
        out,
        "--only",
        "XX",
        "a language of the survey; default: those that the program does not speak; may be repeated",
    )
    into = add_command(parts, "import", _import, "write the survey with the texts of such a table")
    into.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    into.add_argument("table", type=Path, metavar="T.csv", help="or a workbook, .xlsx")
    into.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="S.survey.json",
        help="the survey file to write",
    )


def _texts(_: argparse.Namespace) -> int:
    raise UserProblem(msg("Use texts export or texts import; add --help for their options."))


def _export(options: argparse.Namespace) -> int:
    from surveyapp.services.surveys.kiosk_texts import export_texts  # noqa: PLC0415

    _tell(export_texts(options.survey, options.out, tuple(options.only)))
    print(options.out)
    return DONE


def _import(options: argparse.Namespace) -> int:
    from surveyapp.services.surveys.kiosk_texts import import_texts  # noqa: PLC0415

    states, missing = import_texts(options.survey, options.table, options.out)
    _tell(states)
    for sentence in missing:
        print_aside(f"warning: {sentence}")
    print(options.out)
    return DONE


def _tell(states: Iterable[LanguageState]) -> None:
    for state in states:
        print(f"{state.language}: {state.there} of {state.needed} texts")
