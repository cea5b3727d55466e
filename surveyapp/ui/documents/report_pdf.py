"""A report on A4 pages: Qt shapes the text of any script, and paints the charts as vectors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QByteArray, QObject, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QPainter,
    QPdfWriter,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)
from PySide6.QtSvg import QSvgRenderer

from surveyapp.services.reporting.blocks import ChartBlock, ReportDocument
from surveyapp.services.reporting.html import CHART_INCHES, chart_svg, pages_html
from surveyapp.ui.documents.page_filling import filled_pages
from surveyapp.ui.documents.pdf_pages import Frame, keep_whole, new_text, pdf_of

# what is only filled Qt traces a second time, as the outline of its edge: five times the bytes
_ONLY_FILLED = re.compile(rb'style="fill: (#[0-9a-f]{6})"')
_EDGED = rb'style="fill: \1; stroke: \1; stroke-width: 1"'


class _Charts(QPyTextObject):
    """Paints the charts in the places of pictures: as vectors, as wide as the page."""

    def __init__(
        self,
        charts: tuple[ChartBlock, ...],
        renderers: Sequence[QSvgRenderer],
        width: float,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._renderers = renderers
        self._heights = [width * chart.drawing.inches / CHART_INCHES for chart in charts]
        self._width = width

    def _place(self, wanted: QTextFormat) -> int:
        return int(QTextImageFormat(wanted).name())

    def intrinsicSize(self, _document: QTextDocument, _at: int, wanted: QTextFormat) -> QSizeF:
        """Return the size of a chart on the page."""
        return QSizeF(self._width, self._heights[self._place(wanted)])

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        _document: QTextDocument,
        _at: int,
        wanted: QTextFormat,
    ) -> None:
        """Paint a chart."""
        self._renderers[self._place(wanted)].render(painter, QRectF(rect))


def report_pdf(document: ReportDocument, day: date) -> bytes:
    """Return ``document`` as a PDF file; equal documents give equal files.

    Needs a ``QGuiApplication``; may be called on any thread.
    """
    frame = Frame(document.title, document.foot, is_right_to_left=document.is_right_to_left)
    return pdf_of(frame, day, partial(_laid_out, document))


def _laid_out(document: ReportDocument, writer: QPdfWriter, area: QRectF) -> QTextDocument:
    """Return the text on pages that leave room for the foot."""
    return filled_pages(document, partial(_on_pages, writer, area, {}))


def _on_pages(
    writer: QPdfWriter,
    area: QRectF,
    drawn: dict[ChartBlock, QSvgRenderer],
    document: ReportDocument,
) -> QTextDocument:
    """Return the text as its blocks stand; ``drawn`` has the charts that were drawn before."""
    made = new_text(writer, area, 9.5, is_right_to_left=document.is_right_to_left)
    for chart in document.charts:
        if chart not in drawn:
            svg = _ONLY_FILLED.sub(_EDGED, chart_svg(chart))
            drawn[chart] = QSvgRenderer(QByteArray(svg))
    renderers = [drawn[chart] for chart in document.charts]
    charts = _Charts(document.charts, renderers, area.width(), made)
    made.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject.value, charts)
    made.setDefaultStyleSheet(STYLE)
    made.setHtml(pages_html(document, lambda _chart, place: f'<p><img src="{place}"></p>'))
    keep_whole(made)
    return made


STYLE = """
h1 { font-size: 17pt; color: #084C55; margin-top: 0px; margin-bottom: 6px; }
h2 { font-size: 12.5pt; color: #084C55; margin-top: 20px; margin-bottom: 6px; }
h4 { font-size: 9pt; font-weight: 600; margin-top: 14px; margin-bottom: 4px; }
p { margin-top: 4px; margin-bottom: 7px; }
p.line { font-family: "DejaVu Sans Mono", "Noto Sans Mono", "Consolas", "Menlo", monospace;
  font-size: 6.5pt; margin-top: 0px; margin-bottom: 1px; }
ul { margin-top: 4px; margin-bottom: 6px; }
table { border-collapse: collapse; }
th { color: #546270; font-size: 8pt; font-weight: 600; vertical-align: bottom;
  border-bottom: 1px solid #8492A0; }
td { font-size: 8pt; border-bottom: 1px solid #DDE3E9; vertical-align: top; }
td.box { font-size: 9.5pt; background-color: #FCF1DC; border-bottom: 1px solid #875300; }
"""
