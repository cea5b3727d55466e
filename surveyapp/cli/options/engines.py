"""Reports in a table of an engine that is there already: --source and --table."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from surveyapp.cli.options.output import bad_option

if TYPE_CHECKING:
    from surveyapp.storage.project.external_engine import EngineSource

_NEEDS_ROWS = ("weight", "inclusion", "stratum", "cluster", "replicates")
_OTHER_SOURCES = {"files": "FILES", "project": "--project"}


def add_engine(command: argparse.ArgumentParser, *, has_own_table: bool = False) -> None:
    """Add --source, and --table where the command has no option of that name.

    Parameters
    ----------
    command
        The command.
    has_own_table
        Whether its --table is something else; then the table stands in the address alone.
    """
    command.add_argument(
        "--source",
        metavar="URL",
        help="count a table where it is: duckdb://FILE#TABLE, spark://local#TABLE, "
        "spark://HOST:PORT#TABLE or postgres://USER@HOST/DATABASE#TABLE; a table is a name, or a .parquet "
        "or .csv file that the engine reads (with --survey; pip install 'surveyapp[engines]')",
    )
    if not has_own_table:
        command.add_argument(
            "--table",
            dest="engine_table",
            metavar="NAME",
            help="with --source: the table, where the address does not name it",
        )


def engine_source(options: argparse.Namespace) -> EngineSource | None:
    """Return the table that --source and --table name; None where they name none.

    Raises
    ------
    UserProblem
        if something that goes with it is missing, or something does not go with it.
    """
    written = getattr(options, "source", None)
    table = getattr(options, "engine_table", None)
    if written is None:
        if table is not None:
            raise bad_option(option="--table", reason="it goes with --source")
        return None
    url, _, named = written.partition("#")
    if not (table or named):
        raise bad_option(option="--source", reason="it needs --table, or #TABLE at its end")
    if options.survey is None:
        raise bad_option(option="--source", reason="it needs --survey")
    for option, shown in _OTHER_SOURCES.items():
        if getattr(options, option, None):
            raise bad_option(option="--source", reason=f"leave out {shown}, or it: one of them")
    for option in _NEEDS_ROWS:
        if getattr(options, option, None) is not None:
            reason = "an engine's table is only counted; import its rows as a CSV table for that"
            raise bad_option(option=f"--{option}", reason=reason)
    from surveyapp.storage.project.external_engine import EngineSource  # noqa: PLC0415

    return EngineSource(url, table or named)
