"""Sheets for paper: --language, and the page as PDF or HTML."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.cli.options.output import bad_option

if TYPE_CHECKING:
    from surveyapp.messages.message import Message
    from surveyapp.services.fieldwork.printed_pages import MakesPage, MakesPdf, SheetLanguage

ENDINGS = (".pdf", ".html")


def add_language(command: argparse.ArgumentParser) -> None:
    """Add --language."""
    command.add_argument(
        "--language", default="en", metavar="XX", help="of the sheets; default: en"
    )


def add_seed(
    command: argparse.ArgumentParser,
    whole: Callable[[str], int],
    what: str = "a public seed, such as a lottery's number, to repeat the draw before witnesses",
) -> None:
    """Add --seed."""
    command.add_argument(
        "--seed",
        type=whole,
        metavar="S",
        help=f"{what}; default: the operating system's coins",
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


def write_sheets(path: Path, title: Message, language: str, make: MakesPage) -> None:
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
    from surveyapp.services.fieldwork.printed_pages import write_page  # noqa: PLC0415

    write_page(path, title, make, *pdf_and_language(language))


def pdf_and_language(language: str) -> tuple[MakesPdf, SheetLanguage]:
    """Return what makes a PDF of sheets, and what they are written in.

    Parameters
    ----------
    language
        as ``fr``.

    Raises
    ------
    UserProblem
        if the program has no words in it.
    """
    from surveyapp import app  # noqa: PLC0415 - Qt translates, and lays out the pages
    from surveyapp.services.fieldwork.printed_pages import SheetLanguage  # noqa: PLC0415

    code = app.known_language(language)
    words = SheetLanguage(app.words_in(code), code, app.reads_from_right(code))
    return app.sheets_maker(), words
