"""No chart of a report leaves much of a page white before it, if it can be lower or stand later."""

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QTextDocument

from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.reporting.blocks import (
    ChartBlock,
    ColumnHead,
    HeadingBlock,
    ParagraphBlock,
    ReportDocument,
    TableBlock,
)
from surveyapp.ui.documents.pdf_pages import PICTURE, new_writer, page_area
from surveyapp.ui.documents.report_pdf import _laid_out

LINES, HIGH = ParagraphBlock("A line.\n" * 4), 6.0


def table(rows: int) -> TableBlock:
    cells = tuple((f"row {place}", "1") for place in range(rows))
    return TableBlock("Rows", (ColumnHead("a"), ColumnHead("b", is_number=True)), cells)


def chart(*, is_plane: bool) -> ChartBlock:
    return ChartBlock(Drawing(lambda _figure: None, HIGH, "Areas", is_plane=is_plane), "A map")


def pages(qapp: object, *blocks: object) -> tuple[float, float, list[str]]:
    """Return the white before the chart and its height, as parts of a page, and the texts in order."""
    document = ReportDocument("r", "", "en", False, (HeadingBlock(1, "Report"), *blocks))
    writer = new_writer(QBuffer(), "r")
    text: QTextDocument = _laid_out(document, writer, page_area(writer))
    height, layout = text.pageSize().height(), text.documentLayout()
    texts, block = [], text.begin()
    white = size = 0.0
    while block.isValid():
        texts.append(block.text())
        if PICTURE in block.text():
            line = block.layout().lineAt(0)
            top = layout.blockBoundingRect(block).top() + line.y()
            before = block.previous()
            while before.blockFormat().headingLevel() > 1:
                before = before.previous()
            ends = layout.blockBoundingRect(before).bottom()
            page = int(top // height) * height
            white, size = max(0.0, (page - ends) / height), line.height() / height
        block = block.next()
    return white, size, texts


@pytest.mark.parametrize("rows", [16, 18, 20])
def test_a_map_is_made_lower_where_the_page_ends(qapp, rows):
    white, size, texts = pages(
        qapp, table(rows), HeadingBlock(2, "Areas"), chart(is_plane=True), table(9)
    )
    assert white < 0.05
    assert 0.3 < size < 0.5
    assert texts.index(PICTURE) < texts.index("row 8", texts.index("Areas"))


def test_what_cannot_be_lower_stands_after_its_table(qapp):
    blocks = (HeadingBlock(2, "Areas"), chart(is_plane=False), table(30), LINES)
    white, _, texts = pages(qapp, table(28), *blocks)
    assert white < 0.2
    assert texts.index("row 29", texts.index("Areas")) < texts.index(PICTURE)


def test_a_chart_stays_in_its_section(qapp):
    blocks = (HeadingBlock(2, "Areas"), chart(is_plane=False), HeadingBlock(2, "Next"), table(30))
    white, _, texts = pages(qapp, table(28), *blocks)
    assert white > 0.2
    assert texts.index("Areas") < texts.index(PICTURE) < texts.index("Next")


def test_a_chart_that_fits_is_left_as_it_is(qapp):
    white, size, texts = pages(qapp, LINES, chart(is_plane=True), table(30))
    assert white == 0
    assert size == pytest.approx(HIGH * (178 / 25.4) / 7 / 10.08, rel=0.03)
    assert texts.index(PICTURE) < texts.index("row 0")


@pytest.mark.parametrize("rows", [8, 30, 36, 42])
def test_a_note_between_a_heading_and_its_chart_leaves_neither_on_the_page_before(qapp, rows):
    chart_of_rows = chart(is_plane=False)
    document = ReportDocument(
        "r",
        "",
        "en",
        False,
        (
            HeadingBlock(1, "Report"),
            table(rows),
            HeadingBlock(2, "Cross-table"),
            ParagraphBlock("My note."),
            chart_of_rows,
            chart_of_rows,
        ),
    )
    writer = new_writer(QBuffer(), "r")
    text = _laid_out(document, writer, page_area(writer))
    layout, height = text.documentLayout(), text.pageSize().height()
    pages_of, block = {}, text.begin()
    while block.isValid():
        line = block.layout().lineAt(0)
        ends = layout.blockBoundingRect(block).top() + line.y() + line.height() - 1
        pages_of.setdefault(block.text(), int(ends // height))
        block = block.next()
    assert pages_of["Cross-table"] == pages_of["My note."] == pages_of[PICTURE]
