"""A window of the kiosk's look before the kiosk runs: one screen after the other, and it may be closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from surveyapp.ui.appearance.fonts import font
from surveyapp.ui.kiosk.base.bare_view import BareView
from surveyapp.ui.kiosk.base.style import Sizes, sizes_for, style_sheet

T = TypeVar("T")


class StaffWindow(QWidget, Generic[T]):
    """Asks staff for one thing, in a window or on the full screen."""

    def __init__(self, *, windowed: bool = False) -> None:
        super().__init__()
        self._is_windowed = windowed
        self._loop = QEventLoop()
        self._result: T | None = None
        self._view: BareView | None = None
        self._draw: Callable[[], BareView] | None = None
        self.setWindowTitle(QCoreApplication.translate("kiosk", "Surveyapp kiosk"))
        self.setFont(font())
        self.resize(1280, 800)
        if not windowed:
            self.setGeometry(self.screen().geometry())
        self._fit()

    @property
    def sizes(self) -> Sizes:
        """The sizes of the present screen."""
        return self._sizes

    @property
    def view(self) -> BareView | None:
        """The screen that is shown."""
        return self._view

    def draw(self, view: Callable[[], BareView]) -> None:
        """Show the screen that ``view`` makes, and make it again where the window gets another size."""
        self._draw = view
        before, self._view = self._view, view()
        if before is not None:
            before.hide()
            before.deleteLater()
        self._view.setParent(self)
        self._view.setGeometry(self.rect())
        self._view.show()
        self._view.setFocus()

    def ask(self) -> T | None:
        """Show the window until something was chosen; None where it was closed."""
        if self._is_windowed:
            self.show()
        else:
            self.showFullScreen()
        self._loop.exec()
        self.hide()
        self.deleteLater()
        return self._result

    def choose(self, result: T | None) -> None:
        """End the question with what was chosen."""
        self._result = result
        self._loop.quit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Choose nothing."""
        event.accept()
        self._loop.quit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the view look at the key."""
        if self._view is not None:
            self._view.key_pressed(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the window, in sizes that fit it."""
        super().resizeEvent(event)
        self._fit()
        if self._draw is not None:
            self.draw(self._draw)

    def _fit(self) -> None:
        self._sizes = sizes_for(self.size(), self.screen())
        self.setStyleSheet(style_sheet(self._sizes))
