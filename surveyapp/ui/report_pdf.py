"""A report on A4 pages: Qt shapes the text of any script, and paints the charts as vectors."""

from __future__ import annotations

import re
from datetime import date

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QEventLoop,
    QIODevice,
    QMarginsF,
    QObject,
    QRect,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPyTextObject,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)
from PySide6.QtSvg import QSvgRenderer

from surveyapp import __version__
from surveyapp.services.report_document import PAGE, Chart, Document
from surveyapp.services.report_html import CHART_INCHES, chart_svg, pages_html

DPI = 600
INCH_MM = 25.4
MARGINS = QMarginsF(16, 16, 16, 16)
"""Millimetres."""
FOOT_MM = 9.0
FAMILIES = ("Inter", "Noto Sans", "Segoe UI", "Arial", "DejaVu Sans")
LINE = "#8492A0"


# what is only filled Qt traces a second time, as the outline of its edge: five times the bytes
_ONLY_FILLED = re.compile(rb'style="fill: (#[0-9a-f]{6})"')
_EDGED = rb'style="fill: \1; stroke: \1; stroke-width: 1"'


class _Charts(QPyTextObject):
    """Paints the charts in the places of pictures: as vectors, as wide as the page."""

    def __init__(self, charts: tuple[Chart, ...], width: float, parent: QObject) -> None:
        super().__init__(parent)
        drawn = (_ONLY_FILLED.sub(_EDGED, chart_svg(chart)) for chart in charts)
        self._renderers = [QSvgRenderer(QByteArray(svg)) for svg in drawn]
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


def report_pdf(document: Document, day: date) -> bytes:
    """Return ``document`` as a PDF file; equal documents give equal files.

    Needs a ``QGuiApplication``; may be called on any thread.
    """
    loop = QEventLoop()  # a text's layout starts timers, which a thread without one warns of
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _writer(buffer, document)
    area = QRectF(writer.pageLayout().paintRectPixels(DPI))
    area.moveTo(0, 0)
    laid_out = _laid_out(document, writer, area)
    painter = QPainter(writer)
    _paint(painter, writer, laid_out, document, area)
    painter.end()
    loop.quit()
    return _dated(bytes(buffer.data().data()), day)


def _writer(buffer: QBuffer, document: Document) -> QPdfWriter:
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
    writer.setTitle(document.title)
    writer.setCreator(f"Surveyapp {__version__}")
    return writer


def _font(points: float) -> QFont:
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setPointSizeF(points)
    return font


def _laid_out(document: Document, writer: QPdfWriter, area: QRectF) -> QTextDocument:
    """Return the text on pages that leave room for the foot."""
    made = QTextDocument()
    made.documentLayout().setPaintDevice(writer)
    made.setDocumentMargin(0)
    made.setDefaultFont(_font(9.5))
    option = made.defaultTextOption()
    if document.is_right_to_left:
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    made.setDefaultTextOption(option)
    made.setPageSize(QSizeF(area.width(), area.height() - FOOT_MM / INCH_MM * DPI))
    charts = _Charts(document.charts, area.width(), made)
    made.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject.value, charts)
    made.setDefaultStyleSheet(STYLE)
    made.setHtml(pages_html(document, lambda _chart, place: f'<p><img src="{place}"></p>'))
    _keep_headings(made)
    return made


ROOM_MM = 22.0
"""What a heading needs below itself: the head and the first row of a table."""


def _keep_headings(text: QTextDocument) -> None:
    """Move headings from the end of a page to the next, where what they head begins."""
    block = text.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() > 1 and _is_left_alone(text, block):
            first = _first_heading(block)
            cursor = QTextCursor(first)
            breaks = QTextBlockFormat()
            breaks.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.mergeBlockFormat(breaks)
            text.markContentsDirty(0, text.characterCount())  # else pictures stay where they were
        block = block.next()


def _first_heading(block: QTextBlock) -> QTextBlock:
    """Return the first of the headings that stand on one another."""
    before = block.previous()
    while before.isValid() and before.blockFormat().headingLevel() > 1:
        block, before = before, before.previous()
    return block


def _is_left_alone(text: QTextDocument, block: QTextBlock) -> bool:
    layout, height = text.documentLayout(), text.pageSize().height()
    ends = layout.blockBoundingRect(block).bottom()
    page = int((ends - 1) // height)
    left = (page + 1) * height - ends
    following = block.next()
    if not following.isValid():
        return False
    needed = ROOM_MM / INCH_MM * DPI
    if following.layout().lineCount():  # a chart is one high line
        needed = max(needed, following.layout().lineAt(0).height())
    return left < needed


def _paint(
    painter: QPainter,
    writer: QPdfWriter,
    laid_out: QTextDocument,
    document: Document,
    area: QRectF,
) -> None:
    height = laid_out.pageSize().height()
    pages = laid_out.pageCount()
    for page in range(pages):
        if page:
            writer.newPage()
        painter.save()
        painter.translate(0, -page * height)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, page * height, area.width(), height)
        painter.setClipRect(context.clip)
        laid_out.documentLayout().draw(painter, context)
        painter.restore()
        _paint_foot(painter, document, area, page + 1, pages)


def _paint_foot(painter: QPainter, document: Document, area: QRectF, page: int, pages: int) -> None:
    line = area.height() - (FOOT_MM - 4) / INCH_MM * DPI
    painter.setPen(QPen(LINE))
    painter.setFont(_font(7.5))
    below = QRectF(0, line, area.width(), area.height() - line)
    starts, ends = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    if document.is_right_to_left:
        starts, ends = ends, starts
    bottom = Qt.AlignmentFlag.AlignBottom
    told = QCoreApplication.translate("report", PAGE).format(page=page, pages=pages)
    painter.drawText(below, starts | bottom, document.foot)
    painter.drawText(below, ends | bottom, told)


_STAMP = re.compile(rb"D:\d{14}[+-]\d{2}'\d{2}'?|D:\d{14}Z?")
_XMP_DAY = re.compile(rb"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}")
_TRAILER_ID = re.compile(rb"(?<=<)[0-9a-f]{72}(?=>)")
_XMP_ID = re.compile(rb"uuid:[0-9a-fA-F-]{36}")


def _dated(pdf: bytes, day: date) -> bytes:
    """Put ``day`` where Qt wrote the time; lengths stay, because the file counts its bytes."""
    stamp = day.strftime("D:%Y%m%d000000").encode()
    xmp = day.strftime("%Y-%m-%dT00:00:00+00:00").encode()
    told = _STAMP.sub(lambda found: (stamp + b"+00'00'")[: len(found[0])], pdf)
    told = _XMP_DAY.sub(xmp, told)
    told = _TRAILER_ID.sub(b"0" * 72, told)
    return _XMP_ID.sub(b"uuid:00000000-0000-0000-0000-000000000000", told)


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
