"""Pages of HTML as a PDF file; each section begins a page of its own."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPdfWriter, QTextDocument

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.messages.message import Translate
from surveyapp.ui.documents.pdf_pages import Frame, new_text, pdf_of

POINTS = 12


def sheets_pdf(
    page: str,
    title: str,
    day: date,
    *,
    translate: Translate = QCoreApplication.translate,
    is_right_to_left: bool = False,
    progress: Progress = no_progress,
) -> bytes:
    """Return HTML as a PDF file; equal pages give equal files. ``progress`` is told of each page.

    Needs a ``QGuiApplication``; may be called on any thread.
    """

    def lay_out(writer: QPdfWriter, area: QRectF) -> QTextDocument:
        text = new_text(writer, area, POINTS, is_right_to_left=is_right_to_left)
        text.setHtml(_turned(page) if is_right_to_left else page)
        return text

    return pdf_of(Frame(title, title, is_right_to_left, translate), day, lay_out, progress)


_ROW = re.compile(r"<tr>(.*?)</tr>", re.DOTALL)
_CELL = re.compile(r"<(t[hd])\b.*?</\1>", re.DOTALL)


def _turned(page: str) -> str:
    """Return a page whose tables begin at the right: Qt lays columns out from the left in any language."""

    def row(found: re.Match[str]) -> str:
        cells = [cell[0] for cell in _CELL.finditer(found[1])]
        return f"<tr>{''.join(reversed(cells))}</tr>"

    return _ROW.sub(row, page)
