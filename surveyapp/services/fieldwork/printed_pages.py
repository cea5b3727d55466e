"""Sheets for paper as one HTML page that loads nothing: sections, each of which begins a page of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_STYLE = """
@page { size: A4; margin: 18mm; }
body { color: #17212B; background: #fff; font: 1.05rem/1.5 "Inter", "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; } table { border-collapse: collapse; width: 100%; }
td, th { border: 1px solid #8492A0; padding: 4px 8px; text-align: start; }
"""
_NEW_PAGE = ' style="page-break-before: always"'


def _cell(text: str) -> str:
    return f"<td>{escape(text) or '&nbsp;'}</td>"


def table_html(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; an empty cell is one to write in.

    Parameters
    ----------
    heads
        the titles of the columns.
    rows
        the cells, as plain text.
    """
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    return f'<table width="100%"><tr>{head}</tr>{body}</table>'


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
