"""``surveyapp open``: what a double click on a file does."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from surveyapp.cli_output import BadOption, add_command


def add_open(commands: Any, add_language: Callable[[argparse.ArgumentParser], None]) -> None:
    """Add the command; ``add_language`` adds the option that all windows have."""
    command = add_command(
        commands,
        "open",
        _open,
        "open the window that files are for; without files the start window",
    )
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="collection files, one project (.surveydesk) or one survey (.survey.json)",
    )
    command.add_argument(
        "--project", type=Path, metavar="P", help="import collection files there; else it is asked"
    )
    add_language(command)


def _open(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt is loaded only for windows
    from surveyapp.services.opening import Document, sorted_out  # noqa: PLC0415

    files = sorted_out(options.files)
    if options.project is not None and files.kind is not Document.COLLECTIONS:
        raise BadOption(option="--project", reason="it goes with collection files only")
    return app.run_open(files, project=options.project, language=options.language)
