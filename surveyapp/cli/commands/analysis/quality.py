"""``quality``: is anything wrong with the data, and what to do about it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    WRONG_DATA,
    add_command,
    add_output,
    print_aside,
    print_table,
    write_output,
)
from surveyapp.cli.options.report_source import add_source, print_notes, source_request

if TYPE_CHECKING:
    from surveyapp.services.quality.assessment import Quality

TABLES = ("findings", "kiosks", "batches", "questions", "tests", "detectable", "records")


def add_quality(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "quality", _quality, "whether anything is wrong with the data, and what to do"
    )
    add_source(command, has_own_table=True)
    command.add_argument(
        "--by", metavar="Q", help="compare kiosks within the groups of a direct question only"
    )
    command.add_argument(
        "--forged",
        type=int,
        metavar="M",
        help="how many interviews may be forged; without, one in 100",
    )
    command.add_argument(
        "--table",
        choices=TABLES,
        default=TABLES[0],
        help="findings, or what they come from (default: findings)",
    )
    add_output(command)


def _quality(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415
    from surveyapp.services.quality.assessment import quality  # noqa: PLC0415
    from surveyapp.services.quality.tables import table_rows  # noqa: PLC0415

    needed = [] if options.by is None else [options.by]
    with open_source(source_request(options), needed) as source:
        found = quality(source, by=options.by, forged=options.forged)
        rows, columns = table_rows(found, options.table)
        if not write_output(options, rows, columns):
            if options.table == TABLES[0]:
                _tell_findings(found)
            else:
                cells = [[_cell(row[name]) for name in columns] for row in rows]
                print_table([list(columns), *cells])
        code = print_notes(source, found.warnings)
    if found.is_clean:
        return code
    print_aside(str(found.verdict))
    return WRONG_DATA


def _tell_findings(found: Quality) -> None:
    for finding in found.findings:
        print(f"{finding.severity.value:4}  {finding.finding}")
        print(f"      {finding.advice}")
    if found.is_clean:
        print(found.verdict)


def _cell(value: object) -> str:
    if value is None:
        return "–"
    return f"{value:.4g}" if isinstance(value, float) else str(value)
