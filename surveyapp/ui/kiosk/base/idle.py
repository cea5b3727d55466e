"""Notices when the kiosk has not been touched for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

GRACE = 20.0
"""Seconds between the warning and the end (WCAG 2.2: at least 20)."""

INPUT = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.KeyPress,
        QEvent.Type.Wheel,
    }
)


class IdleWatch(QObject):
    """Calls ``warned``, then ``expired`` after so many seconds without input; any input restarts the time.

    Once it has warned, only ``start`` begins anew: one clear act, not a sleeve on the screen.

    It looks at what the system gives the window, and not at every event of the program: these are so
    many, above all while a screen is drawn, that looking at each took a third of the kiosk's computing.
    """

    def __init__(self, seconds: float, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        grace = min(GRACE, seconds / 2)
        self._whole = round(seconds * 1000)
        self._until_warning = round((seconds - grace) * 1000)
        self._until_end = round(grace * 1000)
        self._warned: Callable[[], None] | None = None
        self._expired: Callable[[], None] | None = None
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.timeout.connect(self._on_quiet)
        self._last = QTimer(self, singleShot=True)
        self._last.timeout.connect(self._end)

    def start(self, expired: Callable[[], None], warned: Callable[[], None] | None = None) -> None:
        """Begin to wait; without ``warned`` the end comes at the same time, unannounced."""
        self.stop()
        self._watch()
        self._expired, self._warned = expired, warned
        self._quiet.start(self._whole if warned is None else self._until_warning)

    def stop(self) -> None:
        """Wait no more."""
        self._quiet.stop()
        self._last.stop()

    def close(self) -> None:
        """Look at no event any more."""
        self.stop()
        handle = self._window.windowHandle()
        if handle is not None:
            handle.removeEventFilter(self)

    def _watch(self) -> None:
        """Look at what the system's window gets; asked for it, Qt makes it where the window has none yet."""
        self._window.winId()
        self._window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Restart the time at any input."""
        if event.type() in INPUT and self._quiet.isActive():
            self._quiet.start()
        return False

    def _on_quiet(self) -> None:
        if self._warned is None:
            self._end()
        else:
            self._last.start(self._until_end)
            self._warned()

    def _end(self) -> None:
        if self._expired is not None:
            self._expired()
