"""The commands of all declared analyses: options, rows for programs, tables for people."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from surveyapp.analyses import registry
from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.options import USUAL_LEVEL, Option, OptionKind
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

LEVEL, TABLE = "level", "its_table"
EXPLAINS = "say what each row means, instead of the table"


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
    add_source(command, has_own_table=analysis.table_option == "--table")
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
    flags = {option.flag for option in analysis.options()}
    for table in analysis.tables:
        if table.option and table.option not in flags:
            command.add_argument(table.option, action="store_true", help=table.option_help)
    if analysis.tables[0].meaning is not None:
        command.add_argument("--explain", action="store_true", help=EXPLAINS)


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
    return analysis.read(**{one.name: _given(one, options) for one in analysis.options()})


def _given(option: Option, options: argparse.Namespace) -> Any:
    """Return what was typed for an option; of a matrix in a file its rows."""
    value = getattr(options, option.name)
    if option.kind is not OptionKind.MATRIX or value is None or ";" in value:
        return value
    from surveyapp.services.multivariate.ground_cost import read_ground_cost  # noqa: PLC0415

    if not option.is_labelled:
        from surveyapp.services.dataset.sample_design import read_joint  # noqa: PLC0415

        rows = read_joint(Path(value)).tolist()
        return tuple((str(place), row) for place, row in enumerate(rows, start=1))
    read = read_ground_cost(Path(value))
    return tuple(zip(read.labels, read.costs.tolist(), strict=True))


def _run(kind: type[Analysis], options: argparse.Namespace) -> int:
    from surveyapp.services.analyses.request import AnalysisRequest  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415

    analysis = chosen(kind, options)
    analysis.check_asked(_asked_instead(analysis, options))
    given = source_request(options)
    _check_own_cluster(analysis, options)
    request = AnalysisRequest(analysis, where=given.where)
    with open_source(request.of(given), analysis.needed) as source:
        with terminal_progress(analysis.rounds) as progress:
            result = analysis.run(source, progress)
        table = _asked(analysis, result, options)
        records, keys = table.records(result, analysis), table.keys(result, analysis)
        if not write_rows(options, source, records, keys):
            if getattr(options, "explain", False):
                _explain(analysis, result)
            else:
                _print(analysis, table, result)
        remarks = () if table.remarks is None else table.remarks(result)
        own = getattr(result, "remarks", ())
        return print_notes(source, result.warnings, (*own, *remarks))


def _asked_instead(analysis: Analysis, options: argparse.Namespace) -> list[str]:
    """Return the options that ask for something in place of the first table."""
    flags = [*(table.option for table in analysis.tables if table.option), "--explain"]
    return [one for one in flags if getattr(options, _attribute(one), None)]


def _attribute(flag: str) -> str:
    return flag.strip("-").replace("-", "_")


def _explain(analysis: Analysis, result: Any) -> None:
    """Print what each row of the first table means, and where its numbers come from."""
    from surveyapp.analyses.words.labels import SurveyLabels  # noqa: PLC0415

    table, labels = analysis.tables[0], SurveyLabels(result.survey)
    level = getattr(analysis, LEVEL, USUAL_LEVEL)
    for row in table.rows(result):
        if table.meaning is not None:
            print(*table.meaning(row, result, labels, level))
        for one in () if table.formulas is None else table.formulas(row, result):
            print(f"    {one.one_line}")


def _check_own_cluster(analysis: Analysis, options: argparse.Namespace) -> None:
    """Refuse columns of a sample beside clusters of the analysis's own."""
    if analysis.own_cluster is None:
        return
    if any(getattr(options, one) is not None for one in ("weight", "stratum", "cluster")):
        flags = [one.flag for one in analysis.options() if _is_own_cluster(analysis, one)]
        reason = "leave out --weight, --stratum and --cluster; the groups take their place"
        raise bad_option(option=flags[0], reason=reason)


def _is_own_cluster(analysis: Analysis, option: Option) -> bool:
    return (
        option.kind is OptionKind.VARIABLE
        and getattr(analysis, option.name) == analysis.own_cluster
    )


def _asked(analysis: Analysis, result: Any, options: argparse.Namespace) -> Table[Any]:
    """Return the table that the options name, or else the first."""
    if analysis.table_option:
        return next(one for one in analysis.tables if one.key == getattr(options, TABLE))
    for table in analysis.tables:
        if table.option and getattr(options, _attribute(table.option)):
            is_missing = table.is_there is not None and not table.is_there(result)
            if is_missing and table.why_not is not None:
                why = table.why_not(result, analysis)
                raise bad_option(option=table.option, reason=why)
            return table
    return analysis.tables[0]


def _print(analysis: Analysis, table: Table[Any], result: Any) -> None:
    from surveyapp.analyses.words.labels import IdLabels  # noqa: PLC0415

    reader = Reader(TerminalWriter(), IdLabels(result.survey))
    is_first = table is analysis.tables[0]
    if is_first or table.rows(result):
        print_table(terminal_table(table, result, analysis, reader))
    if not is_first:
        for sentence in () if table.facts is None else table.facts(result):
            print(sentence)
        return
    below = [one for one in analysis.tables if one.heading and _is_there(one, result)]
    for other in below:
        if not other.option:
            heading = other.heading(result) if callable(other.heading) else other.heading
            print(f"\n{heading}")
            print_table(terminal_table(other, result, analysis, reader))
    if any(not other.option for other in below):
        print()
    for fact in analysis.facts(result):
        print(fact)
    for other in below:
        if other.option:
            print(other.heading)
            print_table(terminal_table(other, result, analysis, reader))


def _is_there(table: Table[Any], result: Any) -> bool:
    return table.is_there is None or table.is_there(result)
