"""The commands of all declared analyses: options, rows for programs, tables for people."""

from __future__ import annotations

import argparse
import shlex
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from surveyapp.analyses import registry
from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.cli.options.analyses import (
    LEVEL,
    add_options,
    add_tables,
    asked_instead,
    asked_table,
    chosen,
    show,
)
from surveyapp.cli.options.design import add_design, design_from_options
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    bad_option,
    existing,
    print_aside,
)
from surveyapp.cli.options.plain_parser import PlainParser, plain
from surveyapp.cli.options.printed_sheets import add_language, checked_ending, write_sheets
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.project import add_project
from surveyapp.cli.options.report_source import add_sample, add_source, print_notes, source_request
from surveyapp.options import Option, OptionKind

MAP_KINDS = ("svg", "png", "pdf")
"""Of maps, by the endings of files."""


def add_analyses(commands: Any, only: str | None = None) -> None:
    """Add the commands of all declared analyses but those that belong to a group of other commands.

    Parameters
    ----------
    commands
        The subparsers.
    only
        The name of the only command to add; None adds all.
    """
    chosen_ones = registry.ANALYSES if only is None else (registry.analysis_named(only),)
    for analysis in chosen_ones:
        if analysis is not None and analysis.source in _RUN:
            add_declared(commands, analysis)


def add_declared(commands: Any, analysis: type[Analysis], name: str = "") -> None:
    """Add the command of an analysis: what it is of, its options, its tables.

    Parameters
    ----------
    commands
        The subparsers.
    analysis
        The analysis.
    name
        What the command is called within a group of others; empty: as the analysis.
    """
    run = _RUN[analysis.source]
    command = add_command(commands, name or analysis.name, partial(run, analysis), analysis.summary)
    match analysis.source:
        case SourceKind.REPORTS:
            add_source(command, has_own_table=analysis.table_option == "--table")
        case SourceKind.SURVEY:
            _add_surveys(command)
        case SourceKind.DESIGN:
            add_design(command)
        case SourceKind.COPIES:
            _add_copies(command)
    add_options(command, [one for one in analysis.options() if one.name != LEVEL])
    add_tables(command, analysis)
    if analysis.source is SourceKind.REPORTS and analysis.takes_sample:
        add_sample(command)
    add_options(command, [one for one in analysis.options() if one.name == LEVEL])
    if analysis.has_sheet:
        command.add_argument(
            "--sheet",
            type=Path,
            metavar="FILE",
            help="a page for the wall besides, as wall.pdf or wall.html",
        )
        add_language(command)
    if analysis.map_chart:
        command.add_argument(
            "--map",
            type=Path,
            metavar="FILE",
            help="the map besides, as map.svg, map.png or map.pdf; it needs shapes",
        )
    add_output(command)


class _Written(PlainParser):
    """Reads an analysis within an option; what is wrong is told of that option."""

    def error(self, message: str) -> NoReturn:
        raise bad_option(option=self.prog, reason=plain(message))


def written_analysis(flag: str, written: str) -> Analysis:
    """Return an analysis of reports that is written as its command, without files and level.

    Parameters
    ----------
    flag
        The option in which it is written.
    written
        Such as ``areas --question bribe --by region``.

    Raises
    ------
    OptionProblem
        if there is no such analysis, or it does not take what is written.
    """
    try:
        name, *words = shlex.split(written)
    except ValueError:  # nothing, or a quotation mark that nothing ends
        name, words = written, []
    kind = registry.analysis_named(name)
    if kind is None or kind.source is not SourceKind.REPORTS:
        says = "write it as its command, such as “describe --questions age”"
        raise bad_option(option=flag, reason=f"“{name[:80]}” is no analysis of reports; {says}")
    parser = _Written(prog=f"{flag} {name}", add_help=False, allow_abbrev=False)
    add_options(parser, [one for one in kind.options() if one.name != LEVEL])
    return chosen(kind, parser.parse_args(words, argparse.Namespace(**{LEVEL: None})))


def _add_surveys(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "surveys",
        nargs="*",
        type=Path,
        metavar="SURVEY",
        help="survey files that the same people answer, one after another",
    )
    add_project(command, "the project's survey first, and its interviews")


def _add_copies(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "copies", nargs="+", type=Path, metavar="CSV", help="the copies that synthesize has written"
    )


def _run_on_reports(kind: type[Analysis], options: argparse.Namespace) -> int:
    from surveyapp.services.analyses.request import AnalysisRequest  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415

    analysis = chosen(kind, options)
    analysis.check_asked(asked_instead(analysis, options))
    sheet = options.sheet if analysis.has_sheet else None
    if sheet is not None:
        checked_ending("--sheet", sheet)
    picture = options.map if analysis.map_chart else None
    if picture is not None:
        _check_map(analysis, picture)
    given = source_request(options)
    _check_own_cluster(analysis, options)
    request = AnalysisRequest(analysis, where=given.where)
    with open_source(request.of(given), analysis.needed) as source:
        with terminal_progress(analysis.rounds) as progress:
            result = analysis.run(source, progress)
        show(analysis, result, options, source.where)
        if sheet is not None:
            _write_sheet(sheet, options.language, result)
        if picture is not None:
            _write_map(picture, analysis, result)
        table = asked_table(analysis, result, options)
        remarks = () if table.remarks is None else table.remarks(result)
        own = getattr(result, "remarks", ())
        code = print_notes(source, result.warnings, (*own, *remarks))
    return _alarmed(analysis, result, code)


def _write_sheet(path: Path, language: str, result: Any) -> None:
    from surveyapp.services.fieldwork.wall_sheet import TITLE, wall_sheet  # noqa: PLC0415

    write_sheets(path, TITLE, language, partial(wall_sheet, result))
    print_aside(f"{path}: a page for the wall")


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


def _run_on_surveys(kind: type[Analysis], options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.surveys import open_surveys  # noqa: PLC0415

    analysis = chosen(kind, options)
    project = None if options.project is None else existing(options.project)
    with open_surveys(options.surveys, project) as surveys:
        result = analysis.run(surveys)
        show(analysis, result, options)
    for warning in result.warnings:
        print_aside(f"warning: {warning}")
    return _alarmed(analysis, result, WRONG_DATA if result.warnings else DONE)


def _run_on_design(kind: type[Analysis], options: argparse.Namespace) -> int:
    analysis = chosen(kind, options)
    named = options.design
    design = None if named is None else design_from_options(named, options.parameters)
    show(analysis, analysis.run(design), options)
    return DONE


def _run_on_copies(kind: type[Analysis], options: argparse.Namespace) -> int:
    from surveyapp.services.models.synthetic_copies import read_copies  # noqa: PLC0415

    analysis = chosen(kind, options)
    copies = read_copies(options.copies)
    with terminal_progress(analysis.rounds) as progress:
        result = analysis.run(copies, progress)
    show(analysis, result, options)
    for warning in result.warnings:
        print_aside(f"warning: {warning}")
    return DONE


_RUN = {
    SourceKind.REPORTS: _run_on_reports,
    SourceKind.SURVEY: _run_on_surveys,
    SourceKind.DESIGN: _run_on_design,
    SourceKind.COPIES: _run_on_copies,
}
"""What runs the command of an analysis, by what it is of."""


def _alarmed(analysis: Analysis, result: Any, code: int) -> int:
    """Say what is wrong with the data, if anything is; return the exit code."""
    alarm = analysis.alarm(result)
    if alarm is None:
        return code
    print_aside(alarm)
    return WRONG_DATA


def _check_map(analysis: Analysis, path: Path) -> None:
    """Refuse a map that cannot be written, before anything is computed."""
    if path.suffix[1:].lower() not in MAP_KINDS:
        reason = f"end the name in one of {', '.join(f'.{kind}' for kind in MAP_KINDS)}"
        raise bad_option(option="--map", reason=reason)
    if getattr(analysis, "shapes", None) is None:
        raise bad_option(option="--map", reason="name the shapes of the areas with --shapes")


def _write_map(path: Path, analysis: Analysis, result: Any) -> None:
    """Write the map of a result."""
    from surveyapp.services.reporting.declared import chart_file  # noqa: PLC0415 - draws

    made = chart_file(analysis, result, analysis.map_chart, path)
    print_aside(f"{path}: a map" if made else "no map: there is no estimate to draw")
