"""What the command of a declared analysis takes, and how it shows what was found."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.base.tables import NoLabels, Reader, Table, terminal_table
from surveyapp.cli.options.output import bad_option, print_table, write_output
from surveyapp.cli.options.terminal_writer import TerminalWriter
from surveyapp.options import USUAL_LEVEL, Option, OptionKind, flag_of, is_typed_table
from surveyapp.survey.definition.survey import Survey

LEVEL, TABLE = "level", "its_table"
EXPLAINS = "print what each row means, instead of the table"


def add_options(
    command: argparse.ArgumentParser | argparse._ArgumentGroup, options: Sequence[Option]
) -> None:
    """Add the options of an analysis to a command.

    Parameters
    ----------
    command
        The command.
    options
        What the analysis declares.
    """
    groups: dict[str, Any] = {"": command}
    for option in options:
        if option.group not in groups:
            groups[option.group] = command.add_argument_group(option.group)
        _add_option(groups[option.group], option)


def _add_option(command: Any, option: Option) -> None:
    shared: dict[str, Any] = {"dest": option.name, "help": option.help}
    flags = (option.flag, *option.aliases)
    match option.kind:
        case OptionKind.FLAG:
            command.add_argument(*flags, action="store_true", default=None, **shared)
        case OptionKind.PAIRS | OptionKind.WEIGHTS:
            command.add_argument(*flags, action="append", metavar=option.metavar, **shared)
        case _:
            metavar = option.metavar or option.name.upper()
            command.add_argument(*flags, required=option.is_required, metavar=metavar, **shared)


def add_tables(command: argparse.ArgumentParser, analysis: type[Analysis]) -> None:
    """Add how a table other than the first is asked for.

    Parameters
    ----------
    command
        The command.
    analysis
        The analysis.
    """
    if analysis.table_option:
        keys = [table.key for table in analysis.tables]
        says = f"which table to write (default: {keys[0]})"
        command.add_argument(
            analysis.table_option, dest=TABLE, choices=keys, default=keys[0], help=says
        )
    flags = {option.flag for option in analysis.options()}
    for table in analysis.tables:
        if table.option and table.option not in flags:
            command.add_argument(table.option, action="store_true", help=table.option_help)
    if analysis.tables[0].meaning is not None:
        command.add_argument("--explain", action="store_true", help=EXPLAINS)


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
    given = {one.name: _given(one, options) for one in analysis.options()}
    for option in analysis.options():
        path = _named_table(option, given[option.name])
        if path is None:
            continue
        from surveyapp.services.fieldwork.plan_tables import TABLES  # noqa: PLC0415

        read = TABLES[option.table](path)
        twice = [one for one in read if one != option.name and given[one]]
        if twice:
            reason = f"{path.name} says it already; leave one of the two out"
            raise bad_option(option=flag_of(twice[0]), reason=reason)
        given |= read
    return analysis.read(**given)


def _named_table(option: Option, value: Any) -> Path | None:
    """Return the table that was named in place of an option's values; None where they were typed."""
    is_weights = option.kind is OptionKind.WEIGHTS and option.table
    is_named = is_weights and value and len(value) == 1 and "=" not in value[0]
    return Path(value[0]) if is_named else None


def _given(option: Option, options: argparse.Namespace) -> Any:
    """Return what was typed for an option; of a matrix in a file its rows."""
    value = getattr(options, option.name)
    if option.kind is OptionKind.TABLE and value is not None and not is_typed_table(value):
        from surveyapp.services.dataset.option_tables import OPTION_TABLES  # noqa: PLC0415

        return OPTION_TABLES[option.table](Path(value))
    if option.kind is not OptionKind.MATRIX or value is None or ";" in value:
        return value
    from surveyapp.services.dataset.ground_cost import read_ground_cost  # noqa: PLC0415

    if not option.is_labelled:
        from surveyapp.services.dataset.sample_design import read_joint  # noqa: PLC0415

        rows = read_joint(Path(value)).tolist()
        return tuple((str(place), row) for place, row in enumerate(rows, start=1))
    read = read_ground_cost(Path(value))
    return tuple(zip(read.labels, read.costs.tolist(), strict=True))


def show(
    analysis: Analysis, result: Any, options: argparse.Namespace, where: Filter = EVERYBODY
) -> Table[Any] | None:
    """Write a result for programs or for people; return the table that people see.

    Parameters
    ----------
    analysis
        The analysis.
    result
        What it found.
    options
        The parsed options.
    where
        Whose reports were used: files state it in each row.
    """
    from surveyapp.services.dataset.filters import with_filter  # noqa: PLC0415

    table = asked_table(analysis, result, options)
    records, keys = table.records(result, analysis), table.keys(result, analysis)
    if write_output(options, *with_filter(records, keys, where)):
        return None
    if getattr(options, "explain", False):
        _explain(analysis, table, result)
    else:
        _print(analysis, table, result)
    return table


def asked_instead(analysis: Analysis, options: argparse.Namespace) -> list[str]:
    """Return the options that ask for something in place of the first table.

    Parameters
    ----------
    analysis
        The analysis.
    options
        The parsed options.
    """
    flags = [*(table.option for table in analysis.tables if table.option), "--explain"]
    return [one for one in flags if getattr(options, _attribute(one), None)]


def _attribute(flag: str) -> str:
    return flag.strip("-").replace("-", "_")


def _explain(analysis: Analysis, asked: Table[Any], result: Any) -> None:
    """Print what each row of a table means, and where its numbers come from; else of the first."""
    from surveyapp.analyses.words.labels import SurveyLabels  # noqa: PLC0415

    survey = result.survey
    labels: Any = NoLabels() if survey is None else SurveyLabels(survey)
    table = analysis.tables[0] if asked.meaning is None else asked
    level = getattr(analysis, LEVEL, USUAL_LEVEL)
    for row in table.rows(result):
        if table.meaning is not None:
            print(*table.meaning(row, result, labels, level))
        for one in () if table.formulas is None else table.formulas(row, result):
            print(f"    {one.one_line}")


def asked_table(analysis: Analysis, result: Any, options: argparse.Namespace) -> Table[Any]:
    """Return the table that the options name, or else the first that there is.

    Parameters
    ----------
    analysis
        The analysis.
    result
        What it found.
    options
        The parsed options.
    """
    if analysis.table_option:
        return next(one for one in analysis.tables if one.key == getattr(options, TABLE))
    for table in analysis.tables:
        if table.option and getattr(options, _attribute(table.option)):
            is_missing = table.is_there is not None and not table.is_there(result)
            if is_missing and table.why_not is not None:
                why = table.why_not(result, analysis)
                raise bad_option(option=table.option, reason=why)
            return table
    return _usual(analysis, result)


def _usual(analysis: Analysis, result: Any) -> Table[Any]:
    """Return the first table that the result has."""
    there = (one for one in analysis.tables if _is_there(one, result))
    return next(there, analysis.tables[0])


def _ids(survey: Survey | None) -> Any:
    """Return the ids of a survey as labels; labels are loaded only where there is one."""
    if survey is None:
        return NoLabels()
    from surveyapp.analyses.words.labels import IdLabels  # noqa: PLC0415

    return IdLabels(survey)


def _print(analysis: Analysis, table: Table[Any], result: Any) -> None:
    reader = Reader(TerminalWriter(), _ids(result.survey))
    is_first = table is _usual(analysis, result)
    lines = None if table.lines is None else table.lines(result)
    if lines is None and (is_first or table.option == "" or table.rows(result)):
        print_table(terminal_table(table, result, analysis, reader))
    for line in lines or ():
        print(line)
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
