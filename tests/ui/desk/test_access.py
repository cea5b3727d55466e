"""Everybody can use the desk: what takes input tells its name and role, and Tab reaches it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QTextEdit,
    QWidget,
)

CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QTextEdit)


def is_inner(widget: QWidget) -> bool:
    """Tell whether Qt made ``widget`` as a part of another control."""
    parent = widget.parentWidget()
    inside = (QComboBox, QAbstractSpinBox, QAbstractItemView, QLineEdit)
    return (
        isinstance(widget, QHeaderView)
        or isinstance(parent, inside)
        or widget.objectName().startswith("qt_")
    )


def controls_of(window: QWidget) -> list[QWidget]:
    return [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, CONTROLS) and widget.isVisible() and not is_inner(widget)
    ]


@pytest.fixture
def pages(open_desk):
    """A function that shows each page in turn."""
    window = open_desk()
    window.resize(1200, 800)

    def each():
        for place in range(window._pages.count()):
            window._navigation.setCurrentRow(place)
            QApplication.processEvents()
            yield window

    return each


def told(widget: QWidget) -> str:
    """Return how a test names ``widget``."""
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()}"


def test_every_control_of_every_page_tells_its_name_and_role(pages):
    wrong, seen = [], 0
    for window in pages():
        for control in controls_of(window):
            face = QAccessible.queryAccessibleInterface(control)
            seen += 1
            if face.role() is QAccessible.Role.NoRole or not face.text(QAccessible.Text.Name):
                wrong.append(told(control))

    assert seen > 10
    assert wrong == []


def test_tab_reaches_every_control_that_works(pages):
    unreached = []
    for window in pages():
        working = {c for c in controls_of(window) if c.isEnabled()}
        unreached += [
            told(control)
            for control in working
            if not control.focusPolicy() & Qt.FocusPolicy.TabFocus
            and control.focusProxy() is None
            and not (isinstance(control, QAbstractButton) and control.group() is not None)
        ]

    assert unreached == []
