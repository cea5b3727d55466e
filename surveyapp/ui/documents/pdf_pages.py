"""A4 pages as a PDF file: Qt shapes the text of any script; equal pages give equal files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
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
    QGuiApplication,
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
    QTextTable,
    QTextTableCell,
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


MOST_MOVED = 0.5
"""Of a page: a row that is higher is divided."""


PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""What stands for a chart in a text."""


MOST_KEPT = 3
"""Lines of a paragraph that is not divided between pages."""


def keep_whole(text: QTextDocument) -> None:
    """Move to the next page what a page's end would divide.

    That is a heading and what it heads, a short paragraph, and a row of a table.
    """
    block = text.begin()
    while block.isValid():  # from the top down: what is moved moves what follows
        row = _row_begun(block)
        if block.blockFormat().headingLevel() > 1 and _is_left_alone(text, block):
            _break_before(text, first_heading(block))
        elif _is_divided(text, block):
            _break_before(text, block)
        elif row and row.is_divided(text):
            _move_row(text, row)
        block = block.next()


@dataclass(frozen=True, slots=True)
class _Row:
    """A row of a table on pages."""

    table: QTextTable
    number: int

    @property
    def cells(self) -> list[QTextTableCell]:
        """Its cells, as they stand from the left."""
        return [self.table.cellAt(self.number, column) for column in range(self.table.columns())]

    @property
    def is_first(self) -> bool:
        """Whether it is of the head, or the first below: what a table does not begin without."""
        return self.number <= self.table.format().toTableFormat().headerRowCount()

    def is_divided(self, text: QTextDocument) -> bool:
        """Return whether it stands on two pages, and is not so high that the first would be white."""
        lines = [list(_lines(text, cell)) for cell in self.cells]
        page = text.pageSize().height()
        pages = {int((end - 1) // page) for cell in lines for _, end in cell}
        high = max(sum(end - top for top, end in cell) for cell in lines)
        return len(pages) > 1 and high < MOST_MOVED * page


def _lines(text: QTextDocument, cell: QTextTableCell) -> Iterator[tuple[float, float]]:
    """Yield where the lines of a cell begin and end, from the top of the first page."""
    block, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
    while block.isValid() and block.position() <= last.position():
        top = text.documentLayout().blockBoundingRect(block).top()
        for line in map(block.layout().lineAt, range(block.layout().lineCount())):
            yield top + line.y(), top + line.y() + line.height()
        block = block.next()


def _row_begun(block: QTextBlock) -> _Row | None:
    """Return the row that begins with ``block``."""
    cursor = QTextCursor(block)
    table = cursor.currentTable()
    cell = table.cellAt(cursor) if table else None
    if cell is None or cell.column() or cell.firstCursorPosition().block() != block:
        return None
    return _Row(table, cell.row())


def _move_row(text: QTextDocument, row: _Row) -> None:
    """Move a row to the next page: the first with the whole table and its headings.

    Qt breaks pages before tables alone: another row moves as the one above reaches down to the page's end.
    """
    if row.is_first:
        above = row.table.firstCursorPosition().block().previous()
        if above.blockFormat().headingLevel() > 1:
            _break_before(text, first_heading(above))
            return
        shape = row.table.format().toTableFormat()
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        row.table.setFormat(shape)
    else:
        _reach_down(text, _Row(row.table, row.number - 1))
    text.markContentsDirty(0, text.characterCount())


def _reach_down(text: QTextDocument, row: _Row) -> None:
    """Leave no room for a line between a row and its page's end."""
    last_lines = [(list(_lines(text, cell))[-1], cell) for cell in row.cells]
    (top, end), cell = max(last_lines, key=lambda one: one[0][1])
    page = text.pageSize().height()
    white = page - (end - 1) % page - (end - top) / 2
    shape = cell.format().toTableCellFormat()
    # Qt scales what it is told from the screen's density to the page's
    shape.setBottomPadding(white / DPI * QGuiApplication.primaryScreen().logicalDotsPerInch())
    cell.setFormat(shape)


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
