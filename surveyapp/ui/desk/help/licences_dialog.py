"""The licences of the program and of all its parts, to be read inside the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QLineEdit, QPlainTextEdit, QWidget

from surveyapp.services.documentation.licences import licences_text
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.layout import button, text_label


class LicencesDialog(QDialog):
    """Gathers the text off the UI thread and shows it, with a search."""

    def __init__(self, runner: JobRunner, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("licences_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self._search = QLineEdit()
        self._search.setObjectName("licences_search")
        self._search.setPlaceholderText(self.tr("Search the licences"))
        self._search.setAccessibleName(self.tr("Search the licences"))
        self._search.setClearButtonEnabled(True)
        self._found = text_label(
            self.tr("The licences do not contain these words."), "hint", name="licences_found"
        )
        self._found.hide()
        self.text = QPlainTextEdit(self.tr("Collecting the licences…"))
        self.text.setObjectName("licences_text")
        self.text.setAccessibleName(self.tr("Licences"))
        self.text.setReadOnly(True)
        self.text.setFont(theme.fixed_font())
        self._lay_out()
        theme.resize_window(self, 900, 640)
        FollowsColourScheme(self)
        self._search.textChanged.connect(self._search_again)
        self._search.returnPressed.connect(self._next)
        job = runner.start("licences", lambda _progress: licences_text())
        job.succeeded.connect(self._show_text)
        job.failed.connect(self._show_problem)

    def _lay_out(self) -> None:
        lead = self.tr(
            "Surveyapp is free software under the MIT licence. It uses Qt under the LGPL, whose libraries "
            "you may replace, and the other parts that are listed here."
        )
        row = in_row((self._search, 1), self._found)
        close = button(self.tr("Close"), "close_licences")
        close.setAutoDefault(False)  # Enter belongs to the search
        close.clicked.connect(self.accept)
        below = in_row(Stretch(), close)
        in_column(
            text_label(lead, "lead", wraps=True),
            row,
            (self.text, 1),
            below,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )

    def _show_text(self, text: object) -> None:
        self.text.setPlainText(str(text))
        self._search_again()

    def _show_problem(self, _problem: Exception) -> None:
        self.text.setPlainText(
            self.tr(
                "The licences cannot be read. Part of the installation may be missing; "
                "install Surveyapp again."
            )
        )

    def _search_again(self) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._next()

    def _next(self) -> None:
        """Go to the next place of the words, from the end back to the begin."""
        words = self._search.text()
        is_found = not words or self.text.find(words)
        if not is_found:
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            is_found = self.text.find(words)
        self._found.setVisible(not is_found)
