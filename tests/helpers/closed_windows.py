"""Windows that a test has closed, and Qt has not deleted yet."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


def delete_closed_windows() -> None:
    """Delete them before the application's style or font is set back.

    Each of their thousands of widgets would be dressed anew for nobody, which takes many seconds.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
