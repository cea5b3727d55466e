"""Where a command's reports come from: FILES, --project, and --survey for tables."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.cli_keys import add_key_options, opener_of
from surveyapp.cli_output import DONE, WRONG_DATA, existing, say

if TYPE_CHECKING:
    from surveyapp.services.sources import Given, Opened


FILES_HELP = "collection files, or CSV tables of recorded reports (with --survey)"


def add_source(
    command: argparse.ArgumentParser, name: str = "FILES", says: str = FILES_HELP
) -> None:
    """Add what reports can come from: FILES, --project, and --survey for tables."""
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar=name,
        help=says,
    )
    command.add_argument("--project", type=Path, metavar="P")
    command.add_argument(
        "--survey",
        type=Path,
        metavar="SURVEY",
        help="what a table's columns mean; for collection files: refuse those of another survey",
    )
    add_key_options(command)


def given(options: argparse.Namespace) -> Given:
    """Return what the options of ``add_source`` point at."""
    from surveyapp.services.sources import Given  # noqa: PLC0415
    from surveyapp.storage.respondents import SampleColumns  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    return Given(
        files=tuple(options.files),
        project=None if options.project is None else existing(options.project),
        survey=None if options.survey is None else load_survey(options.survey),
        columns=SampleColumns(
            weight=getattr(options, "weight", None), cluster=getattr(options, "cluster", None)
        ),
        opener=opener_of(options),
    )


def tell(opened: Opened, warnings: Sequence[str]) -> int:
    """Say what was refused and what to be careful about; return the exit code."""
    for refused in opened.refused:
        say(f"refused: {refused}")
    for warning in warnings:
        say(f"warning: {warning}")
    return WRONG_DATA if opened.refused or warnings else DONE
