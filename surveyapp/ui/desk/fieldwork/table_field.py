"""A field for a table of the team: a button that asks for the file, and what was chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QWidget

from surveyapp.services.fieldwork.team_tables import TeamTable, read_team_table
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.form_panel import Tools
from surveyapp.ui.desk.common.option_fields import table_filters
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import whole_text


class TableField(QWidget):
    """Asks for a table and reads it off the UI thread; ``changed`` is emitted with another one."""

    changed = Signal()

    def __init__(self, name: str, title: str, tools: Tools) -> None:
        super().__init__()
        self._name, self._title, self._tools = name, title, tools
        self.table: TeamTable | None = None
        self._button = button(self.tr("Choose a table…"), f"{name}_choose")
        self._button.setAccessibleName(f"{title}: {self._button.text()}")
        self._button.clicked.connect(self.ask)
        self._chosen = text_label(
            self.tr("No table yet"), "caption", wraps=True, name=f"{name}_file"
        )
        caption = text_label(title, "field", wraps=True)
        caption.setBuddy(self._button)
        in_column(caption, self._button, self._chosen, inside=self, spacing=3)

    @property
    def path(self) -> Path | None:
        """The chosen file."""
        return None if self.table is None else self.table.path

    def ask(self) -> None:
        """Ask which table to read."""
        request = FileRequest(PickKind.FILE, self._title, table_filters())
        for path in self._tools.file_picker(self, request):
            self.read(path)

    def read(self, path: Path) -> None:
        """Read a table."""
        self._tools.messages.clear()
        job = self._tools.runner.start(self._name, lambda _progress: read_team_table(path))
        job.succeeded.connect(self._take)
        job.failed.connect(self._refuse)
        self._tools.busy.follow(job, self.tr("Reading the table…"))

    def _take(self, table: TeamTable) -> None:
        self.table = table
        self._chosen.setText(
            self.tr("{file} (rows: {count})").format(
                file=table.path.name, count=whole_text(len(table.rows))
            )
        )
        self._chosen.setToolTip(str(table.path))
        self.changed.emit()

    def _refuse(self, problem: Exception) -> None:
        self.forget()
        self._tools.messages.problem(problem)

    def forget(self) -> None:
        """Let go of the table."""
        self.table = None
        self._chosen.setText(self.tr("No table yet"))
        self._chosen.setToolTip("")
        self.changed.emit()


def offer_columns(
    chooser: Chooser, table: TeamTable | None, wanted: str, none: str | None = None
) -> None:
    """Offer a table's columns, if there is one; what was chosen stays, else it is one called ``wanted``.

    ``none`` are the words for no column; None where one must be chosen.
    """
    before = chooser.currentData()
    columns = () if table is None else table.columns
    nothing = () if none is None else ((none, None),)
    with QSignalBlocker(chooser):
        chooser.offer([*nothing, *((name, name) for name in columns)])
        if before not in columns:
            chooser.choose(next((one for one in columns if one.casefold() == wanted), None))
