"""The commands of all declared analyses: options, rows for programs, tables for people."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

from surveyapp.analyses import registry
from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.options import Option, OptionKind
from surveyapp.analyses.base.tables import Reader, Table, terminal_table
from surveyapp.cli.options.output import add_command, add_output, bad_option, print_table
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.report_source import (
    add_sample,
    add_source,
    print_notes,
    source_request,
    write_rows,
)
from surveyapp.cli.options.terminal_writer import TerminalWriter

LEVEL, TABLE = "level", "table"


def add_analyses(commands: Any) -> None:
    """Add the commands of all declared analyses."""
    for analysis in registry.ANALYSES:
        if analysis.source is SourceKind.REPORTS:
            add_declared(commands, analysis)


def add_declared(commands: Any, analysis: type[Analysis]) -> None:
    """Add the command of an analysis of reports.

    Parameters
    ----------
    commands
        The subparsers.
    analysis
        The analysis.
    """
    command = add_command(commands, analysis.name, partial(_run, analysis), analysis.summary)
    add_source(command)
    own = [one for one in analysis.options() if one.name != LEVEL]
    for option in own:
        _add_option(command, option)
    _add_tables(command, analysis)
    add_sample(command)
    for option in analysis.options():
        if option.name == LEVEL:
            _add_option(command, option)
    add_output(command)


def _add_tables(command: argparse.ArgumentParser, analysis: type[Analysis]) -> None:
    """Add how a table other than the first is asked for."""
    if analysis.table_option:
        keys = [table.key for table in analysis.tables]
        says = f"{keys[0]}, or what they come from (default: {keys[0]})"
        command.add_argument(
            analysis.table_option, dest=TABLE, choices=keys, default=keys[0], help=says
        )
    for table in analysis.tables:
        if table.option:
            command.add_argument(table.option, action="store_true", help=table.option_help)


def _add_option(command: argparse.ArgumentParser, option: Option) -> None:
    shared: dict[str, Any] = {"dest": option.name, "help": option.help}
    match option.kind:
        case OptionKind.FLAG:
            command.add_argument(option.flag, action="store_true", default=None, **shared)
        case OptionKind.PAIRS:
            command.add_argument(option.flag, action="append", metavar=option.metavar, **shared)
        case _:
            metavar = option.metavar or option.name.upper()
            command.add_argument(
                option.flag, required=option.is_required, metavar=metavar, **shared
            )


def chosen(analysis: type[Analysis], options: argparse.Namespace) -> Analysis:
    """Return the analysis that a command asks for.

    Parameters
    ----------
    analysis
        Its class.
    options
        The parsed options.

    Raises
    ------
    OptionProblem
        if an option cannot be used.
    """
    return analysis.read(**{one.name: getattr(options, one.name) for one in analysis.options()})


def _run(kind: type[Analysis], options: argparse.Namespace) -> int:
    from surveyapp.services.analyses.request import AnalysisRequest  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415

    analysis = chosen(kind, options)
    given = source_request(options)
    request = AnalysisRequest(analysis, where=given.where)
    with open_source(request.of(given), analysis.needed) as source:
        with terminal_progress(analysis.rounds) as progress:
            result = analysis.run(source, progress)
        table = _asked(analysis, result, options)
        records, keys = table.records(result, analysis), table.keys(result, analysis)
        if not write_rows(options, source, records, keys):
            _print(analysis, table, result)
        return print_notes(source, result.warnings, getattr(result, "remarks", ()))


def _asked(analysis: Analysis, result: Any, options: argparse.Namespace) -> Table[Any]:
    """Return the table that the options name, or else the first."""
    if analysis.table_option:
        return next(one for one in analysis.tables if one.key == getattr(options, TABLE))
    for table in analysis.tables:
        if table.option and getattr(options, table.option.strip("-").replace("-", "_")):
            if table.is_there is not None and not table.is_there(result):
                why = "there is none" if table.why_not is None else table.why_not(result, analysis)
                raise bad_option(option=table.option, reason=why)
            return table
    return analysis.tables[0]


def _print(analysis: Analysis, table: Table[Any], result: Any) -> None:
    from surveyapp.analyses.words.labels import IdLabels  # noqa: PLC0415

    reader = Reader(TerminalWriter(), IdLabels(result.survey))
    print_table(terminal_table(table, result, analysis, reader))
    if table is not analysis.tables[0]:
        return
    for other in analysis.tables:
        if other.heading and (other.is_there is None or other.is_there(result)):
            print(f"\n{other.heading}")
            print_table(terminal_table(other, result, analysis, reader))
    for fact in analysis.facts(result):
        print(fact)
