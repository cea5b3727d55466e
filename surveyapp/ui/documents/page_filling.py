"""Charts that would leave much of a page white: made lower where they can be, else set later."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtGui import QTextBlock, QTextDocument

from surveyapp.services.reporting.blocks import Block, ChartBlock, HeadingBlock, ReportDocument
from surveyapp.services.reporting.html import CHART_INCHES
from surveyapp.ui.documents.pdf_pages import PICTURE, first_heading

MUCH = 0.2
"""Of a page: so much white before a chart is filled."""
LEAST = 0.6
"""Of a chart's height: it is made no lower."""
MARGIN = 0.045
"""Of a page: what stands above and below a chart, and above its headings."""
MOST_ROUNDS = 12
"""A text is laid out anew for each chart that is changed."""

LayOut = Callable[[ReportDocument], QTextDocument]


@dataclass(frozen=True, slots=True)
class _Gap:
    """White at the end of a page before a chart: parts of the page, and what a chart may take of it."""

    white: float = 0.0
    room: float = 0.0


def filled_pages(document: ReportDocument, lay_out: LayOut) -> QTextDocument:
    """Return the text of a report, set on pages by ``lay_out``, whose charts leave little white before them.

    Charts keep their order and their sections.
    """
    made = lay_out(document)
    tried: set[int] = set()
    for _ in range(MOST_ROUNDS):
        gaps = _gaps(made)
        place = next((i for i, gap in enumerate(gaps) if gap.white > MUCH and i not in tried), None)
        if place is None:
            break
        tried.add(place)
        changed = _changed(document, place, gaps[place].room * made.pageSize().height(), made)
        if changed is None:
            continue
        again = lay_out(changed)
        if _gaps(again)[place].white < gaps[place].white:
            document, made = changed, again
    return made


def _gaps(text: QTextDocument) -> list[_Gap]:
    """Return the white before each chart."""
    found, block = [], text.begin()
    while block.isValid():
        if PICTURE in block.text():
            found.append(_gap(text, block))
        block = block.next()
    return found


def _gap(text: QTextDocument, chart: QTextBlock) -> _Gap:
    height, layout = text.pageSize().height(), text.documentLayout()
    first = first_heading(chart)
    before = first.previous()
    if not before.isValid():
        return _Gap()
    line = layout.blockBoundingRect(chart).top() + chart.layout().lineAt(0).y()
    ends = layout.blockBoundingRect(before).bottom()
    page_end = (int((ends - 1) // height) + 1) * height
    if line < page_end:
        return _Gap()
    white = page_end - ends
    headings = line - layout.blockBoundingRect(first).top()
    return _Gap(white / height, (white - headings) / height - MARGIN)


def _changed(
    document: ReportDocument, place: int, room: float, text: QTextDocument
) -> ReportDocument | None:
    """Return the report with a chart made as low as its room, or set later; None: neither can be."""
    blocks = list(document.blocks)
    at = [i for i, block in enumerate(blocks) if isinstance(block, ChartBlock)][place]
    chart = document.charts[place]
    inches = room / text.pageSize().width() * CHART_INCHES
    if chart.drawing.is_plane and inches >= LEAST * chart.drawing.inches:
        blocks[at] = replace(chart, drawing=replace(chart.drawing, inches=inches))
        return replace(document, blocks=tuple(blocks))
    following = _following(blocks[at + 1 :])
    if not following:
        return None
    blocks[at : at + 1 + len(following)] = [*following, chart]
    return replace(document, blocks=tuple(blocks))


def _following(blocks: Sequence[Block]) -> list[Block]:
    """Return what may stand before a chart: the rest of its section up to the next chart."""
    found: list[Block] = []
    for block in blocks:
        if isinstance(block, ChartBlock | HeadingBlock):
            break
        found.append(block)
    return found
