"""The handout for respondents: one page of questions and answers, as a web page or on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from surveyapp.services.documentation.guides import Guide, guide_in
from surveyapp.storage.files.csv_tables import write_bytes

HANDOUT = "handout"
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_MARKED = r"<b>\1</b>"
_STYLE = """
@page { size: A4; margin: 16mm; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #17212B; background: #fff;
  font: 1.15rem/1.5 "Inter", "Noto Sans", "Segoe UI", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; line-height: 1.2; }
p { margin: 0 0 .8em; }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 12pt; } }
"""


def handout(language: str) -> Guide:
    """Return the handout in ``language``.

    Raises
    ------
    UserProblem
        if it was not written in it.
    """
    return guide_in(HANDOUT, language)


def handout_html(sheet: Guide, *, is_right_to_left: bool) -> str:
    """Return ``sheet`` as a page by itself, which a browser prints on one side of A4.

    Handouts have a title and paragraphs with words in bold, and no other Markdown.
    """
    title, *paragraphs = (part for part in sheet.text.strip().split("\n\n") if part)
    body = "".join(f"<p>{_BOLD.sub(_MARKED, escape(one))}</p>\n" for one in paragraphs)
    heading = escape(title.removeprefix("#").strip())
    return (
        f'<!DOCTYPE html>\n<html lang="{sheet.language}" dir="{"rtl" if is_right_to_left else "ltr"}">\n'
        f'<head><meta charset="utf-8"><title>{heading}</title><style>{_STYLE}</style></head>\n'
        f"<body>\n<h1>{heading}</h1>\n{body}</body>\n</html>\n"
    )


def write_handout(path: Path, language: str, make: Callable[[Guide], bytes]) -> Path:
    """Write the handout in ``language`` to ``path``, as ``make`` gives its bytes; return ``path``.

    Raises
    ------
    UserProblem
        if it was not written in it.
    DiskProblem
        if it cannot be written.
    """
    write_bytes(path, make(handout(language)))
    return path
