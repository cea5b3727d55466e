"""Sheets for paper: --language, and the page as PDF or HTML."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from surveyapp.cli.options.output import bad_option

if TYPE_CHECKING:
    from surveyapp.messages.message import Message, Translate

ENDINGS = (".pdf", ".html")


class MakePage(Protocol):
    """Makes the sheets as one HTML page."""

    def __call__(self, translate: Translate, *, language: str, is_right_to_left: bool) -> str:
        """Return the page in a language."""


def add_language(command: argparse.ArgumentParser) -> None:
    """Add --language."""
    command.add_argument(
        "--language", default="en", metavar="XX", help="of the sheets; default: en"
    )


def add_seed(command: argparse.ArgumentParser, whole: Callable[[str], int]) -> None:
    """Add --seed."""
    command.add_argument(
        "--seed",
        type=whole,
        metavar="S",
        help="a public seed, such as a lottery's number, to repeat the draw before witnesses; default: the "
        "operating system's coins",
    )


def checked_ending(option: str, path: Path) -> None:
    """Refuse a name that is neither of a PDF nor of a web page.

    Parameters
    ----------
    option
        that gave the name.
    path
        the name.

    Raises
    ------
    UserProblem
        naming the option.
    """
    if path.suffix.lower() not in ENDINGS:
        raise bad_option(option=option, reason=f"its ending is none of {', '.join(ENDINGS)}")


def write_sheets(path: Path, title: Message, language: str, make: MakePage) -> None:
    """Write sheets to a PDF or an HTML file, as the ending of its name says.

    Parameters
    ----------
    path
        the file.
    title
        of the PDF.
    language
        of the sheets, as ``fr``.
    make
        makes the page.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    from surveyapp import app  # noqa: PLC0415 - Qt translates, and lays out the pages
    from surveyapp.storage.files.csv_tables import write_bytes  # noqa: PLC0415

    translate = app.words_in(language)
    is_right_to_left = app.reads_from_right(language)
    page = make(translate, language=language, is_right_to_left=is_right_to_left)
    if path.suffix.lower() == ".pdf":
        data = app.sheets_maker()(page, title.render(translate), is_right_to_left=is_right_to_left)
    else:
        data = page.encode()
    write_bytes(path, data)
