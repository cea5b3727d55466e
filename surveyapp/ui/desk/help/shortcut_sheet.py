"""The sheet of keyboard shortcuts, which can be copied, printed and searched."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.help.shortcuts import Shortcut
from surveyapp.ui.widgets.column_table import Column, TableView, labelled
from surveyapp.ui.widgets.layout import button, text_label


class ShortcutSheet(QDialog):
    """All keys of the desk in one table."""

    def __init__(self, shortcuts: Sequence[Shortcut], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shortcut_sheet")
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self._shortcuts = tuple(shortcuts)
        self._search = QLineEdit()
        labelled(self._search, "search_keys", self.tr("Search keys and what they do"))
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._show)
        self._table = TableView("keys", self.tr("Keyboard shortcuts"), stretch=1, least=240)
        column = in_column(
            text_label(self._lead(), "hint", wraps=True),
            self._search,
            (self._table, 1),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY),
        )
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        for text, name, does in (
            (self.tr("Copy"), "copy_keys", lambda: self._table.copy("copy_all")),
            (self.tr("Print…"), "print_keys", self._print),
            (self.tr("Close"), "close_keys", self.accept),
        ):
            made = button(text, name)
            made.setAutoDefault(False)
            made.clicked.connect(does)
            row.addWidget(made)
            if name == "print_keys":
                row.addStretch(1)
        column.addLayout(row)
        theme.resize_window(self, 640, 560)
        FollowsColourScheme(self)
        self._show("")

    def _lead(self) -> str:
        return self.tr(
            "Keys for a page work while that page is open; keys for a table work while "
            "the table has the focus. Press Alt and an underlined letter to reach menus "
            "and fields."
        )

    def _show(self, searched: str) -> None:
        words = searched.casefold().split()
        shown = [one for one in self._shortcuts if all(word in _words(one) for word in words)]
        self._table.show_columns(
            [
                Column(self.tr("Where"), [one.where for one in shown]),
                Column(self.tr("What"), [one.what for one in shown]),
                Column(self.tr("Keys"), [one.text for one in shown]),
            ]
        )

    def _print(self) -> None:
        printer = QPrinter()
        if QPrintDialog(printer, self).exec() == QDialog.DialogCode.Accepted:
            self.print_to(printer)

    def print_to(self, printer: QPrinter) -> None:
        """Put the whole sheet on paper."""
        document = QTextDocument()
        document.setHtml(sheet_html(self.windowTitle(), self._shortcuts))
        document.print_(printer)


def sheet_html(title: str, shortcuts: Sequence[Shortcut]) -> str:
    """Return the sheet as a page, a table for each place."""
    places = dict.fromkeys(one.where for one in shortcuts)
    parts = (_place_html(where, [s for s in shortcuts if s.where == where]) for where in places)
    return f"<h1>{escape(title)}</h1>" + "".join(parts)


def _place_html(where: str, shortcuts: Sequence[Shortcut]) -> str:
    rows = (
        f'<tr><td width="60%">{escape(one.what)}</td><td>{escape(one.text)}</td></tr>'
        for one in shortcuts
    )
    return f'<h3>{escape(where)}</h3><table width="100%">{"".join(rows)}</table>'


def _words(shortcut: Shortcut) -> str:
    return f"{shortcut.where} {shortcut.what} {shortcut.text}".casefold()
