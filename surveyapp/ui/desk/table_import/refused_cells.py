"""Refused cells of tables: the list, and its export."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from surveyapp.services.table_import.import_rows import REFUSED_COLUMNS, refused_cells
from surveyapp.storage.files.csv_tables import RowRefused
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.export_button import ExportButton, ExportRows, Later
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.number_format import fact_text, whole_text

MOST_SHOWN = 1000


class RefusedCells(QWidget):
    """Every cell for which a row was left out: file, line, column, value, reason."""

    def __init__(
        self,
        name: str,
        runner: JobRunner,
        file_picker: PickFiles,
        messages: MessageBar,
        *,
        keys: str = "",
    ) -> None:
        super().__init__()
        self._heading = text_label("", "heading", name=name + "_heading")
        self._export = ExportButton(name, runner, file_picker, messages, keys=keys)
        self._table = TableView(name, self.tr("Problem cells"), stretch=4)
        row = in_row((self._heading, 1), self._export)
        in_column(row, (self._table, 1), inside=self, spacing=theme.TIGHT)

    def show_refused(self, refused: Sequence[RowRefused]) -> None:
        """Show the cells, the first thousand of very many; all of them are exported."""
        shown = refused_cells(refused[:MOST_SHOWN])
        reasons = [fact_text(one.facts["reason"]) for one in refused[:MOST_SHOWN]]
        text = self.tr("Problem cells: {count}").format(count=whole_text(len(refused)))
        if len(refused) > len(shown):
            text = self.tr("Problem cells: {count}; the first {shown} are shown").format(
                count=whole_text(len(refused)), shown=whole_text(len(shown))
            )
        self._heading.setText(text)
        self._table.show_columns(
            [
                Column(self.tr("File"), [one.file for one in shown]),
                Column(self.tr("Line"), [whole_text(one.line) for one in shown], is_number=True),
                Column(self.tr("Column"), [one.column for one in shown]),
                Column(self.tr("Value"), [one.value for one in shown]),
                Column(
                    self.tr("Reason"),
                    reasons,
                    hints=reasons,
                ),
            ]
        )
        cells = ExportRows(Later(partial(refused_cells, refused)), REFUSED_COLUMNS)
        self._export.offer(cells if refused else None, None)
