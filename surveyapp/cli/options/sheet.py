"""``--sheet``: what an analysis found, also as a printed page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import bad_option, print_aside

ENDINGS = (".pdf", ".html")


def add_sheet(command: argparse.ArgumentParser) -> None:
    """Add the options.

    Parameters
    ----------
    command
        The command.
    """
    command.add_argument(
        "--sheet",
        type=Path,
        metavar="FILE",
        help="a page for the wall besides, as wall.pdf or wall.html",
    )
    command.add_argument(
        "--language", default="en", metavar="XX", help="of the page for the wall; default: en"
    )


def check_sheet(options: argparse.Namespace) -> None:
    """Refuse a page of a kind that is not written, before the work begins.

    Parameters
    ----------
    options
        The parsed options.
    """
    if options.sheet is not None and options.sheet.suffix.lower() not in ENDINGS:
        raise bad_option(option="--sheet", reason=f"its ending is none of {', '.join(ENDINGS)}")


def write_sheet(options: argparse.Namespace, result: Any) -> None:
    """Write the page, if it is asked for.

    Parameters
    ----------
    options
        The parsed options.
    result
        What the analysis found.
    """
    if options.sheet is None:
        return
    from surveyapp import app  # noqa: PLC0415 - Qt translates, and lays out the pages
    from surveyapp.services.fieldwork.wall_sheet import TITLE, wall_sheet  # noqa: PLC0415
    from surveyapp.storage.files.csv_tables import write_bytes  # noqa: PLC0415

    translate = app.words_in(options.language)
    is_right_to_left = app.reads_from_right(options.language)
    page = wall_sheet(
        result, translate, language=options.language, is_right_to_left=is_right_to_left
    )
    data = page.encode()
    if options.sheet.suffix.lower() == ".pdf":
        title = TITLE.render(translate)
        data = app.sheets_maker()(page, title, is_right_to_left=is_right_to_left)
    write_bytes(options.sheet, data)
    print_aside(f"{options.sheet}: a page for the wall")
