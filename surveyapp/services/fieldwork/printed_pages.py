"""Sheets for paper: one HTML page that loads nothing, whose sections each begin a page, or its PDF file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Protocol

from surveyapp.messages.message import Message, Translate, in_english
from surveyapp.messages.visible_text import isolated
from surveyapp.storage.files.csv_tables import write_bytes

_STYLE = """
@page { size: A4; margin: 18mm; }
body { color: #17212B; background: #fff; font: 1.05rem/1.5 "Inter", "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; } table { border-collapse: collapse; width: 100%; }
td, th { border: 1px solid #8492A0; padding: 4px 8px; text-align: start; }
"""
_NEW_PAGE = ' style="page-break-before: always"'


@dataclass(frozen=True, slots=True)
class SheetLanguage:
    """What sheets are written in."""

    translate: Translate = in_english
    """Translates the program's words into it."""
    code: str = "en"
    """As ``fr``."""
    is_right_to_left: bool = False
    """Whether it is written from the right."""


class MakesPage(Protocol):
    """Makes sheets as one HTML page."""

    def __call__(self, translate: Translate, *, language: str, is_right_to_left: bool) -> str:
        """Return the page in a language.

        Parameters
        ----------
        translate, language, is_right_to_left
            the language, as of `SheetLanguage`.
        """


class MakesPdf(Protocol):
    """Makes an HTML page the bytes of a PDF file."""

    def __call__(
        self, page: str, title: str, *, translate: Translate, is_right_to_left: bool
    ) -> bytes:
        """Return them.

        Parameters
        ----------
        page, title
            the HTML, and the document's title.
        translate
            translates what stands at the foot of each page.
        is_right_to_left
            whether it is written from the right.
        """


def write_page(
    path: Path, title: Message, make: MakesPage, lay_out: MakesPdf, language: SheetLanguage
) -> None:
    """Write sheets to a PDF or an HTML file, as the ending of its name says.

    Parameters
    ----------
    path
        the file.
    title
        of the PDF.
    make, lay_out
        make the page, and the PDF of it.
    language
        what they are written in.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    translate, from_right = language.translate, language.is_right_to_left
    page = make(translate, language=language.code, is_right_to_left=from_right)
    if path.suffix.lower() == ".html":
        data = page.encode()
    else:
        words = title.render(translate)
        data = lay_out(page, words, translate=translate, is_right_to_left=from_right)
    write_bytes(path, data)


def _row(tag: str, cells: Iterable[str], widths: Sequence[int]) -> str:
    sizes = [f' width="{width}%"' for width in widths]
    made = (
        f"<{tag}{sizes[place] if sizes else ''}>{escape(isolated(cell)) if cell else '&nbsp;'}</{tag}>"
        for place, cell in enumerate(cells)
    )
    return f"<tr>{''.join(made)}</tr>"


def table_html(
    heads: Iterable[str], rows: Iterable[Sequence[str]], widths: Sequence[int] = ()
) -> str:
    """Return a table; an empty cell is one to write in.

    Parameters
    ----------
    heads
        the titles of the columns.
    rows
        the cells, as plain text.
    widths
        of the columns, in percent; empty lets the texts decide.
    """
    body = "".join(_row("td", row, widths) for row in rows)
    return f'<table width="100%">{_row("th", heads, widths)}{body}</table>'


def sheets_html(
    title: str,
    sections: Iterable[tuple[str, str]],
    *,
    language: str = "en",
    is_right_to_left: bool = False,
) -> str:
    """Return sections as one HTML page.

    Parameters
    ----------
    title
        of the whole.
    sections
        of each its heading, as plain text, and its content as HTML.
    language
        what it is written in, as ``fr``.
    is_right_to_left
        whether that is written from the right.
    """
    direction = "rtl" if is_right_to_left else "ltr"
    made = [
        f"<section><h1{_NEW_PAGE if place else ''}>{escape(heading)}</h1>{content}</section>"
        for place, (heading, content) in enumerate(sections)
    ]
    return (
        f'<!DOCTYPE html><html lang="{escape(language)}" dir="{direction}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body>{''.join(made)}</body></html>"
    )
