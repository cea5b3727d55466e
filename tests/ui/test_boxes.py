from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from surveyapp.ui.boxes import Gap, Stretch, in_column, in_row


def items(box):
    return [box.itemAt(place) for place in range(box.count())]


def test_parts_stand_in_the_order_in_which_they_are_written(qtbot):
    first, second, inner = QLabel("a"), QLabel("b"), QLabel("c")
    row = in_row(first, Stretch(), in_column(inner), Gap(7), second, spacing=3)
    assert row.spacing() == 3
    assert [one.widget() for one in items(row)] == [first, None, None, None, second]
    assert items(row)[2].layout().itemAt(0).widget() is inner
    assert items(row)[3].spacerItem().sizeHint().width() == 7


def test_a_part_takes_its_share_of_the_room_that_is_left(qtbot):
    inner = in_row(QLabel("c"))
    label = QLabel("b")
    column = in_column(
        (QLabel("a"), 2), (label, 0, Qt.AlignmentFlag.AlignTop), (inner, 3), Stretch(4)
    )
    assert [column.stretch(place) for place in range(4)] == [2, 0, 3, 4]
    assert items(column)[1].alignment() == Qt.AlignmentFlag.AlignTop


@pytest.mark.parametrize(
    ("margins", "expected"), [(None, (0, 0, 0, 0)), ((1, 2, 3, 4), (1, 2, 3, 4))]
)
def test_parts_fill_a_widget_up_to_its_edges_unless_there_are_margins(qtbot, margins, expected):
    holder = QWidget()
    qtbot.addWidget(holder)
    column = in_column(QLabel("a"), inside=holder, margins=margins)
    assert holder.layout() is column
    around = column.contentsMargins()
    assert (around.left(), around.top(), around.right(), around.bottom()) == expected
