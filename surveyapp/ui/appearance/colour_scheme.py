"""Keeps windows, dialogs and pages in the scheme that the system asks for, also when that changes.

Qt works a style sheet out anew for each widget below the one that carries it, 0.1 ms for each; the desk
has 1,650 of them, and 80 more with each block of the output. So what stands around its pages, and each part
of a page, carries a sheet of its own; what nobody sees waits.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from surveyapp.ui.appearance import theme

_HOLDS_PARTS = "holds_parts"


def hold_parts(*widgets: QWidget) -> None:
    """Let the widgets in each of ``widgets``, which paint nothing of their own, carry a sheet each."""
    for one in widgets:
        one.setProperty(_HOLDS_PARTS, "yes")


def parts_of(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets that carry a sheet for all that is in ``widget``: itself, unless it holds parts."""
    if not widget.property(_HOLDS_PARTS):
        yield widget
        return
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        yield from parts_of(child)


class FollowsColourScheme(QObject):
    """Keeps ``widget`` and all in it in the current colour scheme; a hidden one changes when it is shown."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._theme: theme.Theme | None = None
        self.put_on()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    def put_on(self) -> bool:
        """Apply the current scheme, unless the widget has it already; return whether it was applied."""
        self._widget.removeEventFilter(self)
        before, self._theme = self._theme, theme.current_theme()
        if self._theme == before:
            return False
        theme.apply_theme(self._widget)
        return True

    def _follow(self) -> None:
        if self._widget.isVisible():
            self.put_on()
        else:
            self._widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Apply the scheme before the widget is shown."""
        if event.type() is QEvent.Type.Show:
            self.put_on()
        return super().eventFilter(watched, event)
