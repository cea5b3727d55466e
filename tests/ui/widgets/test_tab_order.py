"""Tab goes through a window in the order of its layouts, and asking for that order ends no widget's life."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from surveyapp.ui.widgets.tab_order import put_before, put_in_order, put_in_place, reached

pytestmark = pytest.mark.usefixtures("qtbot")


def named(name: str) -> QPushButton:
    made = QPushButton(name)
    made.setObjectName(name)
    return made


def names(whole: QWidget) -> str:
    return " ".join(one.objectName() for one in reached(whole))


def chain(first: QWidget) -> str:
    """What Tab goes to after a widget, once around."""
    found, one = [], first
    while one is not None and (not found or one is not first):
        found += [one.objectName()] if isinstance(one, QPushButton) else []
        one = one.nextInFocusChain()
    return " ".join(found)


@pytest.fixture
def window() -> QWidget:
    """A form in a splitter whose fields were made last, with a row that was put above all."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    form, result = QWidget(), named("result")
    area = QScrollArea()
    area.setWidget(form)
    panes = QSplitter()
    panes.addWidget(area)
    panes.addWidget(result)
    column.addWidget(panes)
    below = QHBoxLayout()
    column.addLayout(below)
    below.addWidget(QLabel("of the row"))
    below.addWidget(named("last"))
    fields = QVBoxLayout(form)
    fields.addWidget(named("days"))
    fields.addWidget(named("areas"))
    column.insertWidget(0, named("top"))
    whole.form = form
    return whole


def found(whole: QWidget, name: str) -> QPushButton:
    return whole.findChild(QPushButton, name)


def test_the_order_is_that_of_the_layouts_not_of_making(window):
    area = window.findChild(QScrollArea)
    area.setFocusPolicy(area.focusPolicy().NoFocus)
    assert names(window) == "top days areas result last"
    put_in_order(window)
    assert chain(found(window, "top")) == "top days areas result last"


def test_a_late_widget_comes_where_it_stands(window):
    put_in_order(window)
    late = named("late")
    window.form.layout().insertWidget(1, late)
    put_in_place(late)
    assert chain(found(window, "days")).startswith("days late areas result last")


def test_tabs_come_before_the_table_that_they_are_of(window):
    put_in_order(window)
    tabs = [named("one"), named("two")]
    for tab in tabs:
        window.layout().addWidget(tab)
    put_before(found(window, "result"), tabs)
    assert chain(found(window, "areas")).startswith("areas one two result last")


def test_what_stands_beside_a_late_widget_outlives_it(window):
    late = named("late")
    window.form.layout().insertWidget(0, late)
    others = [one for one in window.findChildren(QWidget) if one is not late]
    put_in_place(late)
    put_in_order(window)
    late.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(late)
    assert all(map(shiboken6.isValid, others))
