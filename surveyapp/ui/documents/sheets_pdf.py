"""Pages of HTML as a PDF file; each section begins a page of its own."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPdfWriter, QTextDocument

from surveyapp.ui.documents.pdf_pages import Frame, new_text, pdf_of

POINTS = 12


def sheets_pdf(page: str, title: str, day: date, *, is_right_to_left: bool = False) -> bytes:
    """Return HTML as a PDF file; equal pages give equal files.

    Needs a ``QGuiApplication``; may be called on any thread.
    """

    def lay_out(writer: QPdfWriter, area: QRectF) -> QTextDocument:
        text = new_text(writer, area, POINTS, is_right_to_left=is_right_to_left)
        text.setHtml(page)
        return text

    return pdf_of(Frame(title, title, is_right_to_left), day, lay_out)
