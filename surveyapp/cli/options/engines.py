"""Estimates from a table in an engine that is there already: --source and --table."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import bad_option

if TYPE_CHECKING:
    from surveyapp.analyses.computation.estimates.rows import EstimateTable


def add_engine(command: argparse.ArgumentParser) -> None:
    """Add --source and --table."""
    command.add_argument(
        "--source",
        metavar="URL",
        help="count a --table where it is: duckdb://FILE, spark://local, spark://HOST:PORT or "
        "postgres://USER@HOST/DATABASE (with --survey; pip install 'surveyapp[engines]')",
    )
    command.add_argument(
        "--table",
        metavar="NAME",
        help="with --source: a table, or a .parquet or .csv file that the engine reads",
    )


def check_engine(options: argparse.Namespace) -> None:
    """Look whether what goes with --source is there, and nothing else.

    Raises
    ------
    UserProblem
        if not.
    """
    if options.source is None:
        if options.table is not None:
            raise bad_option(option="--table", reason="it goes with --source")
        return
    for option in ("table", "survey"):
        if getattr(options, option) is None:
            raise bad_option(option="--source", reason=f"it needs --{option}")
    for option in ("weight", "inclusion", "stratum", "cluster"):
        if getattr(options, option) is not None:
            reason = "an engine's table is only counted; import its rows as a CSV table for that"
            raise bad_option(option=f"--{option}", reason=reason)


def estimates_of_engine(
    options: argparse.Namespace, asked: Mapping[str, Any], population: int | None
) -> EstimateTable:
    """Return the estimates from the table that the options name."""
    from surveyapp.services.estimates.external_engines import estimate_engine  # noqa: PLC0415
    from surveyapp.storage.project.external_engine import EngineSource  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    source = EngineSource(options.source, options.table)
    return estimate_engine(source, load_survey(options.survey), population=population, **asked)
