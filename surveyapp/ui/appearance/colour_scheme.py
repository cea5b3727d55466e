"""Keeps windows, dialogs and pages in the scheme that the system asks for, also when that changes.

Qt works a style sheet out anew for each widget below the one that carries it, 0.1 ms for each; the desk
has 1,650 of them. So its pages and what stands around them carry a sheet each, and what nobody sees waits.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from surveyapp.ui.appearance import theme


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
