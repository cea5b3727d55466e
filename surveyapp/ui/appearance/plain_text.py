"""Texts are shown as they are written, never as HTML.

A survey, a file name or a level may come from a stranger. Qt takes a text that looks like HTML for HTML, in
labels, message boxes and above all in tooltips, and then opens the files that it names: on Windows also those
of another computer. So the application's style tells every label, and the label that shows tooltips, to show
plain text when it is made ready to be shown; nobody has to remember it at a label. What is laid out as HTML
on purpose (guides, reports) stands in documents, not in labels.

A style sheet of the application would say the same in one line. But with one, Qt gives every widget its style
again each time that it, or anything around it, gets a parent: windows took three times as long to build.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QProxyStyle, QPushButton


def show_texts_as_written(application: QApplication) -> None:
    """Draw the application alike on every system; no label, message box or tooltip takes a text for HTML."""
    application.setStyle(_PlainTexts("Fusion"))


class _PlainTexts(QProxyStyle):
    """The style that it stands for, with labels of plain text, and message boxes whose buttons are alike.

    Qt gives its own, such as Cancel, a picture on some systems; those that the program adds have none.
    """

    def polish(self, polished: Any, /) -> None:
        """Make a widget (or the application, or a palette) ready to be shown."""
        if isinstance(polished, QLabel):
            polished.setTextFormat(Qt.TextFormat.PlainText)
        elif isinstance(polished, QPushButton) and isinstance(polished.parent(), QDialogButtonBox):
            polished.setIcon(QIcon())
        super().polish(polished)
