"""Windows are never larger than the screen leaves room for, nor out of sight."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from surveyapp.ui.boxes import in_column

LEAST = QSize(800, 640)
"""The least size of a window with pages: the width of a small tablet that stands."""
FRAME_LINES = 2
"""Lines of type that a window's title takes; what it really is only shows when the window does."""
FRAME_SIDE = 4
"""Pixels at each other side."""


def room_of(window: QWidget) -> QRect:
    """Return what its screen leaves for a window."""
    return window.screen().availableGeometry()


def within(place: QRect, room: QRect, frame: QMargins) -> QRect:
    """Return ``place``, of a window without its frame, moved and made smaller as far as ``room`` demands."""
    inner = room.marginsRemoved(frame)
    size = place.size().boundedTo(inner.size())
    left = min(max(place.left(), inner.left()), inner.left() + inner.width() - size.width())
    top = min(max(place.top(), inner.top()), inner.top() + inner.height() - size.height())
    return QRect(left, top, size.width(), size.height())


def resize(window: QWidget, size: QSize, least: QSize | None = None) -> None:
    """Give a window its size, and the least that it may have, as far as there is room on its screen."""
    room = room_of(window).marginsRemoved(_frame(window)).size()
    if least is not None:
        window.setMinimumSize(least.boundedTo(room))
    window.resize(size.boundedTo(room))


def bring_in(window: QWidget) -> None:
    """Bring a window back to its screen that was put where a larger one was; a maximised one fits."""
    if not (window.isMaximized() or window.isFullScreen()):
        room = room_of(window)
        place = within(window.geometry(), room, _frame(window))
        if place != window.geometry():
            window.setGeometry(place)


class _Inside(QWidget):
    """What a dialog holds: it scrolls where it has less room than it needs, not less than it would like.

    ``changed()`` it is shown, or has another size.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("dialog_inside")

    def heightForWidth(self, width: int) -> int:
        """Return the height that the content needs where it is ``width`` pixels wide."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return super().heightForWidth(width)
        return layout.totalMinimumHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of another size: a message came, or more to choose from."""
        super().resizeEvent(event)
        self.changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Tell that the dialog is shown."""
        super().showEvent(event)
        self.changed.emit()


class _Scrolled(QScrollArea):
    """What a dialog holds, which scrolls where the screen is too small for it."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setObjectName("dialog_content")
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it is reached, and scrolls it

    def sizeHint(self) -> QSize:
        """Return what the content asks for: a scroll area by itself asks for little."""
        return self._inside.sizeHint()


class StaysOnScreen(QObject):
    """Keeps a dialog on its screen, also when what it holds grows: all but its last row scrolls then.

    The last row of the dialog's layout, which has its buttons, is in sight in any case.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._inside = _Inside()
        self._content = _Scrolled(self._inside)
        layout = dialog.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - as all our dialogs have
        margins, spacing = layout.contentsMargins(), layout.spacing()
        foot = _moved_row(layout)
        foot.setContentsMargins(margins.left(), 0, margins.right(), 0)
        self._inside.setLayout(layout)
        layout.setContentsMargins(margins.left(), margins.top(), margins.right(), spacing // 2)
        in_column(
            (self._content, 1),
            foot,
            inside=dialog,
            spacing=spacing // 2,
            margins=(0, 0, 0, margins.bottom()),
        )
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._grow)
        self._inside.changed.connect(self._later.start)

    def _grow(self) -> None:
        """Have the height that the content needs, as far as there is room, and be on the screen."""
        dialog = self._dialog
        width = self._content.viewport().width()
        least = self._inside.minimumSizeHint().height()
        needed = max(least, self._inside.heightForWidth(width))
        more = needed - self._content.viewport().height()
        wide = self._inside.minimumSizeHint().width() - width
        if more > 0 or wide > 0:
            dialog.resize(dialog.width() + max(0, wide), dialog.height() + max(0, more))
        bring_in(dialog)


def _moved_row(layout: QLayout) -> QHBoxLayout:
    """Return a row with the widgets of the last one, which stays behind empty.

    The widgets alone are moved: what Qt takes out of a layout would belong to Python and to Qt at once.
    """
    last = layout.itemAt(layout.count() - 1)
    row = None if last is None else last.layout()
    moved = QHBoxLayout()
    if isinstance(row, QHBoxLayout):
        moved.setSpacing(row.spacing())
        items = [row.itemAt(place) for place in range(row.count())]
        widgets = [None if item is None else item.widget() for item in items]
        for widget in widgets:
            if widget is None:
                moved.addStretch(1)
            else:
                moved.addWidget(widget)
    elif last is not None and (widget := last.widget()) is not None:
        moved.addWidget(widget)
    return moved


def _frame(window: QWidget) -> QMargins:
    inner, outer = window.geometry(), window.frameGeometry()
    if window.isVisible() and outer != inner:  # the system has said what its frame takes
        return QMargins(
            inner.left() - outer.left(),
            inner.top() - outer.top(),
            outer.right() - inner.right(),
            outer.bottom() - inner.bottom(),
        )
    title = FRAME_LINES * window.fontMetrics().height()
    return QMargins(FRAME_SIDE, title, FRAME_SIDE, FRAME_SIDE)
