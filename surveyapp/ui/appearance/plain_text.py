"""Texts are shown as they are written, never as HTML.

A survey, a file name or a level may come from a stranger. Qt takes a text that looks like HTML for HTML, in
labels, message boxes and above all in tooltips, and then opens the files that it names: on Windows also those
of another computer. So every label, and the label that shows tooltips, is told to show plain text when it is
made ready to be shown, by a rule that holds for the whole application; nobody has to remember it at a label.
What is laid out as HTML on purpose (guides, reports) stands in documents, not in labels.
"""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

_RULE = "QLabel, QToolTip { qproperty-textFormat: PlainText; }"


def show_texts_as_written(application: QApplication) -> None:
    """Let no label, message box or tooltip of the application take a text for HTML."""
    application.setStyleSheet(_RULE)
