"""A text that rows one below another share, written once over all of them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QTableView

if TYPE_CHECKING:
    from collections.abc import Sequence

_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


def runs_of(texts: Sequence[str]) -> list[range]:
    """Return for each row the rows around it that have the same text."""
    runs: list[range] = []
    for _text, same in groupby(texts):
        run = range(len(runs), len(runs) + len(list(same)))
        runs += [run] * len(run)
    return runs


def paint_shared(view: QTableView, place: int, run: range, option: QStyleOptionViewItem) -> None:
    """Write the text of the rows ``run`` of a column, at their top as far as it is in sight.

    ``option`` is that of the first of the cells.
    """
    text = str(view.model().index(run.start, place).data() or "")
    top, height = option.rect.top(), sum(map(view.rowHeight, run))
    box = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
    margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
    left, width = box.left() + margin, box.width() - 2 * margin
    metrics = QFontMetrics(option.font)
    words = metrics.boundingRect(QRect(0, 0, max(width, 1), 10_000), _WRAPPED, text).height()
    # beside the texts of the first row, unless all rows are no higher than the words
    above = max(0, min(option.rect.height() - metrics.height(), height - words)) // 2
    begins = max(top + above, min(above, top + height - words - above))
    group = QPalette.ColorGroup.Active if view.isEnabled() else QPalette.ColorGroup.Disabled
    painter = QPainter(view.viewport())
    painter.setFont(option.font)
    painter.setPen(view.palette().color(group, QPalette.ColorRole.Text))
    flags = QStyle.visualAlignment(view.layoutDirection(), Qt.AlignmentFlag.AlignLeft) | _WRAPPED
    painter.drawText(QRect(left, begins, width, words), int(flags), text)
    painter.end()
