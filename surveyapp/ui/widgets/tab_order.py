"""The order in which Tab goes around a window.

A widget that comes into a window later is reached after all that was there before, wherever it stands.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def stop_before(widget: QWidget) -> QWidget:
    """Return what Tab reaches before a widget: only to that can something else be put."""
    stop = widget.previousInFocusChain()
    while stop is not None and stop is not widget and stop.focusPolicy() is Qt.FocusPolicy.NoFocus:
        stop = stop.previousInFocusChain()
    return stop or widget


def put_after(stop: QWidget, later: Iterable[QWidget]) -> None:
    """Let Tab reach widgets one after the other, after another one."""
    for widget in later:
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            QWidget.setTabOrder(stop, widget)
            stop = widget


def put_in_place(late: QWidget, area: QWidget) -> None:
    """Let Tab reach what is in a late widget where the area stands that shows it."""
    chain: list[QWidget] = []
    one = late.nextInFocusChain()
    while one is not None and late.isAncestorOf(one):
        chain.append(one)
        one = one.nextInFocusChain()
    put_after(stop_before(area), chain)
