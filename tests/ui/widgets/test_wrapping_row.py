"""Rows of any number of parts break into lines where there is no room, from either side."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from surveyapp.ui.widgets.wrapping_row import FlowingRow


class Part(QWidget):
    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's
        return QSize(100, 30)


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize(("width", "places"), [(320, "000"), (210, "001"), (150, "012")])
def test_parts_that_have_no_room_begin_the_next_line(qtbot, is_mirrored, width, places):
    holder = QWidget()
    qtbot.addWidget(holder)
    if is_mirrored:
        holder.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    row = FlowingRow()
    holder.setLayout(row)
    parts = [Part() for _ in range(3)]
    for part in parts:
        row.addWidget(part)
    height = row.heightForWidth(width)
    row.setGeometry(QRect(0, 0, width, height))
    tops = sorted({part.y() for part in parts})
    assert "".join(str(tops.index(part.y())) for part in parts) == places
    assert max(part.geometry().bottom() for part in parts) == height - 1
    assert parts[0].x() == (width - 100 if is_mirrored else 0)
    assert row.minimumSize().width() == 100
