"""Windows are never larger than the screen leaves room for, nor out of sight."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtWidgets import QWidget

FRAME_LINES = 2
"""Lines of type that a window's title takes; what it really is only shows when the window does."""
FRAME_SIDE = 4
"""Pixels at each other side."""


def within(place: QRect, room: QRect, frame: QMargins) -> QRect:
    """Return ``place``, of a window without its frame, moved and made smaller as far as ``room`` demands."""
    inner = room.marginsRemoved(frame)
    size = place.size().boundedTo(inner.size())
    left = min(max(place.left(), inner.left()), inner.left() + inner.width() - size.width())
    top = min(max(place.top(), inner.top()), inner.top() + inner.height() - size.height())
    return QRect(left, top, size.width(), size.height())


def resize(window: QWidget, size: QSize, least: QSize | None = None) -> None:
    """Give a window its size, and the least that it may have, as far as there is room on its screen."""
    room = window.screen().availableGeometry().marginsRemoved(_frame(window)).size()
    if least is not None:
        window.setMinimumSize(least.boundedTo(room))
    window.resize(size.boundedTo(room))


def bring_in(window: QWidget) -> None:
    """Bring a window back to its screen that was put where a larger one was; a maximised one fits."""
    if not (window.isMaximized() or window.isFullScreen()):
        room = window.screen().availableGeometry()
        window.setGeometry(within(window.geometry(), room, _frame(window)))


def _frame(window: QWidget) -> QMargins:
    title = FRAME_LINES * window.fontMetrics().height()
    return QMargins(FRAME_SIDE, title, FRAME_SIDE, FRAME_SIDE)
