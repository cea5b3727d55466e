"""Rows of tables are not divided between pages; what a table is about goes on with it."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable

from surveyapp.services.reporting.blocks import (
    Block,
    ColumnHead,
    HeadingBlock,
    ParagraphBlock,
    RemarksBlock,
    ReportDocument,
    TableBlock,
)
from surveyapp.ui.documents.pdf_pages import new_writer, page_area
from surveyapp.ui.documents.report_pdf import _laid_out

LONG = "What is asked in many words takes several lines of a cell. "
HEADS = (ColumnHead("Question"), ColumnHead("Design"), ColumnHead("n", is_number=True))
"""Of a table whose rows have one to seven lines, most of them in another column from row to row."""


def table(rows: int, times: int = 3) -> TableBlock:
    cells = (
        (f"{LONG * (row % 4 * times)}a", f"{LONG * (row % 3 * times)}b", f"{row}")
        for row in range(rows)
    )
    return TableBlock("Designs", HEADS, tuple(cells))


def report(*blocks: Block, is_right_to_left: bool = False) -> ReportDocument:
    return ReportDocument("r", "", "en", is_right_to_left, (HeadingBlock(1, "Report"), *blocks))


def laid_out(document: ReportDocument) -> QTextDocument:
    writer = new_writer(QBuffer(), "r")
    return _laid_out(document, writer, page_area(writer))


def row_lines(text: QTextDocument) -> list[list[float]]:
    """Return where the lines of each row of all tables end, counted in pages."""
    found = []
    for grid in text.rootFrame().childFrames():
        assert isinstance(grid, QTextTable)
        rows: dict[int, list[float]] = {}
        for row in range(grid.rows()):
            for column in range(grid.columns()):
                cell = grid.cellAt(row, column)
                block, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
                while block.isValid() and block.position() <= last.position():
                    top = text.documentLayout().blockBoundingRect(block).top()
                    for line in map(block.layout().lineAt, range(block.layout().lineCount())):
                        end = (top + line.y() + line.height() - 1) / text.pageSize().height()
                        rows.setdefault(row, []).append(end)
                    block = block.next()
        found += rows.values()
    return found


def divided(lines: list[list[float]]) -> list[list[float]]:
    return [row for row in lines if len(set(map(int, row))) > 1]


@pytest.mark.parametrize("is_right_to_left", [False, True])
@pytest.mark.parametrize("before", [1, 3, 5, 8])
def test_no_row_is_divided_between_pages(qapp, before, is_right_to_left):
    blocks = (ParagraphBlock("A line.\n" * before), table(60), table(50))
    lines = row_lines(laid_out(report(*blocks, is_right_to_left=is_right_to_left)))
    assert max(map(len, lines)) > 6
    assert not divided(lines)
    lowest = {}
    for row in lines:
        lowest[int(row[0])] = max(row) % 1
    *full, _ = lowest.values()
    assert len(full) > 3
    assert min(full) > 0.7  # no page is left half white


def test_a_table_begins_on_the_next_page_where_its_first_row_would_be_divided(qapp):
    pages: Counter[int] = Counter()
    for before in range(40, 60, 2):
        text = laid_out(report(ParagraphBlock("A line.\n" * before), table(3, times=9)))
        caption = next(b for b in blocks_of(text) if b.text() == "Designs")
        lines = row_lines(text)
        assert not divided(lines)
        top = text.documentLayout().blockBoundingRect(caption).bottom() / text.pageSize().height()
        assert int(top) == int(lines[1][0])
        pages[int(top)] += 1
    assert min(pages[0], pages[1]) > 2


def blocks_of(text: QTextDocument) -> Iterator[QTextBlock]:
    block = text.begin()
    while block.isValid():
        yield block
        block = block.next()


def test_a_box_of_warnings_is_not_divided(qapp):
    box = RemarksBlock((LONG * 3, LONG * 4), is_warning=True)
    for before in range(48, 56):
        lines = row_lines(laid_out(report(ParagraphBlock("A line.\n" * before), box)))
        assert len(lines) == 1
        assert len(lines[0]) > 3
        assert not divided(lines)


def test_a_row_that_is_higher_than_half_a_page_begins_where_it_would(qapp):
    cells = (("a", "b", "1"), (LONG * 120, "b", "2"))
    lines = row_lines(
        laid_out(report(ParagraphBlock("A line.\n" * 30), TableBlock("T", HEADS, cells)))
    )
    assert len(divided(lines)) == 1
    assert {int(end) for end in lines[2]} == {0, 1}
