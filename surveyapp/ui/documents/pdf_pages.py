"""A4 pages as a PDF file: Qt shapes the text of any script; equal pages give equal files."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QEventLoop,
    QIODevice,
    QMarginsF,
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
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from surveyapp import __version__
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.messages.message import Translate
from surveyapp.services.reporting.blocks import PAGE

DPI = 600
INCH_MM = 25.4
MARGINS = QMarginsF(16, 16, 16, 16)
"""Millimetres."""
FOOT_MM = 9.0
FAMILIES = ("Inter", "Noto Sans", "Segoe UI", "Arial", "DejaVu Sans")
LINE = "#8492A0"


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around the text: the file's title, the foot of each page, from which side it is read.

    ``translate`` translates the number of the page: into the language of the windows, unless it is given.
    """

    title: str
    foot: str
    is_right_to_left: bool = False
    translate: Translate = QCoreApplication.translate


LayOut = Callable[[QPdfWriter, QRectF], QTextDocument]
"""Gives the text for a device and the area of a page."""


def pdf_of(frame: Frame, day: date, lay_out: LayOut, progress: Progress = no_progress) -> bytes:
    """Return what ``lay_out`` gives as a PDF file dated ``day``; ``progress`` may stop it at each page.

    Needs a ``QGuiApplication``; may be called on any thread.
    """
    loop = QEventLoop()  # a text's layout starts timers, which a thread without one warns of
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = new_writer(buffer, frame.title)
    area = page_area(writer)
    laid_out = lay_out(writer, area)
    painter = QPainter(writer)
    try:
        _paint(painter, writer, laid_out, frame, area, progress=progress)
    finally:
        painter.end()
        loop.quit()
    return _dated(bytes(buffer.data().data()), day)


def new_writer(buffer: QBuffer, title: str) -> QPdfWriter:
    """Return what writes A4 pages to ``buffer``."""
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(MARGINS, QPageLayout.Unit.Millimeter)
    writer.setTitle(title)
    writer.setCreator(f"Surveyapp {__version__}")
    return writer


def page_area(writer: QPdfWriter) -> QRectF:
    """Return the area inside the margins, in dots, from 0, 0."""
    area = QRectF(writer.pageLayout().paintRectPixels(DPI))
    area.moveTo(0, 0)
    return area


def new_text(
    writer: QPdfWriter, area: QRectF, points: float, *, is_right_to_left: bool
) -> QTextDocument:
    """Return an empty text on pages that leave room for the foot."""
    made = QTextDocument()
    made.documentLayout().setPaintDevice(writer)
    made.setDocumentMargin(0)
    made.setDefaultFont(_font(points))
    option = made.defaultTextOption()
    if is_right_to_left:
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    made.setDefaultTextOption(option)
    made.setPageSize(QSizeF(area.width(), area.height() - FOOT_MM / INCH_MM * DPI))
    return made


def _font(points: float) -> QFont:
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setPointSizeF(points)
    return font


def _paint(
    painter: QPainter,
    writer: QPdfWriter,
    laid_out: QTextDocument,
    frame: Frame,
    area: QRectF,
    *,
    progress: Progress,
) -> None:
    height = laid_out.pageSize().height()
    pages = laid_out.pageCount()
    for page in range(pages):
        progress(page, pages)
        if page:
            writer.newPage()
        painter.save()
        painter.translate(0, -page * height)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = QRectF(0, page * height, area.width(), height)
        painter.setClipRect(context.clip)
        laid_out.documentLayout().draw(painter, context)
        painter.restore()
        _paint_foot(painter, frame, area, page + 1, pages)


def _paint_foot(painter: QPainter, frame: Frame, area: QRectF, page: int, pages: int) -> None:
    line = area.height() - (FOOT_MM - 4) / INCH_MM * DPI
    painter.setPen(QPen(LINE))
    painter.setFont(_font(7.5))
    below = QRectF(0, line, area.width(), area.height() - line)
    starts, ends = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    if frame.is_right_to_left:
        starts, ends = ends, starts
    bottom = Qt.AlignmentFlag.AlignBottom
    text = frame.translate("report", PAGE).format(page=page, pages=pages)
    if pages == 1:
        text = ""
    painter.drawText(below, starts | bottom, frame.foot)
    painter.drawText(below, ends | bottom, text)


_STAMP = re.compile(rb"D:\d{14}[+-]\d{2}'\d{2}'?|D:\d{14}Z?")
_XMP_DAY = re.compile(rb"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}")
_TRAILER_ID = re.compile(rb"(?<=<)[0-9a-f]{72}(?=>)")
_XMP_ID = re.compile(rb"uuid:[0-9a-fA-F-]{36}")


def _dated(pdf: bytes, day: date) -> bytes:
    """Put ``day`` where Qt wrote the time; lengths stay, because the file counts its bytes."""
    stamp = day.strftime("D:%Y%m%d000000").encode()
    xmp = day.strftime("%Y-%m-%dT00:00:00+00:00").encode()
    text = _STAMP.sub(lambda found: (stamp + b"+00'00'")[: len(found[0])], pdf)
    text = _XMP_DAY.sub(xmp, text)
    text = _TRAILER_ID.sub(b"0" * 72, text)
    return _XMP_ID.sub(b"uuid:00000000-0000-0000-0000-000000000000", text)


ROOM_MM = 22.0
"""What a heading needs below itself: the head and the first row of a table."""


MOST_ROUNDS = 4


PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands for a chart in a text."""


MOST_KEPT = 3
"""Lines of a paragraph that is not divided between pages."""


def keep_headings(text: QTextDocument) -> None:
    """Move headings from the end of a page to the next, where what they head begins."""
    for _ in range(MOST_ROUNDS):  # what is moved moves what follows, pictures last of all
        if not _moved_headings(text):
            return


def keep_sentences(text: QTextDocument) -> None:
    """Move short paragraphs that a page's end would divide to the next page, and headings then."""
    for _ in range(MOST_ROUNDS):
        if not (_moved_sentence(text) or _moved_headings(text)):
            return


def _moved_sentence(text: QTextDocument) -> bool:
    block, is_moved = text.begin(), False
    while block.isValid():
        if _is_divided(text, block):
            _break_before(text, block)
            is_moved = True
        block = block.next()
    return is_moved


def _is_divided(text: QTextDocument, block: QTextBlock) -> bool:
    """Return whether a short paragraph, outside of tables, stands on two pages."""
    lines = block.layout().lineCount()
    if not 1 < lines <= MOST_KEPT or QTextCursor(block).currentTable() is not None:
        return False
    top, height = text.documentLayout().blockBoundingRect(block).top(), text.pageSize().height()
    ends = (block.layout().lineAt(place) for place in (0, lines - 1))
    pages = {int((top + line.y() + line.height() - 1) // height) for line in ends}
    return len(pages) > 1


def _break_before(text: QTextDocument, block: QTextBlock) -> None:
    breaks = QTextBlockFormat()
    breaks.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    QTextCursor(block).mergeBlockFormat(breaks)
    text.markContentsDirty(0, text.characterCount())  # else pictures stay where they were


def _moved_headings(text: QTextDocument) -> bool:
    is_moved = False
    block = text.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() > 1 and _is_left_alone(text, block):
            _break_before(text, first_heading(block))
            is_moved = True
        block = block.next()
    return is_moved


def first_heading(block: QTextBlock) -> QTextBlock:
    """Return the first of the headings that stand on one another above ``block``; itself where none does."""
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
    end = (page + 1) * height
    if left < needed or _begins_after(text, following, end):
        return True
    chart = following.next()  # a note between a heading and its chart is no more than a heading
    is_note = following.layout().lineCount() <= MOST_KEPT and PICTURE not in following.text()
    is_headed = is_note and chart.isValid() and PICTURE in chart.text()
    return is_headed and _begins_after(text, chart, end)


def _begins_after(text: QTextDocument, block: QTextBlock, end: float) -> bool:
    """Return whether the first line of a block, which may stand in a table, lies beyond a page's end."""
    if not block.layout().lineCount():
        return False
    line = block.layout().lineAt(0)
    return text.documentLayout().blockBoundingRect(block).top() + line.y() + line.height() - 1 > end
