"""The rows that an import would leave out, cell by cell, before anything is imported."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.services.mapping.table_mapping import MappedTable, map_table
from surveyapp.services.table_import.draft import TableDraft
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.table_import.refused_cells import RefusedCells
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import button
from surveyapp.ui.widgets.message_bar import MessageBar


class LeftOutDialog(QDialog):
    """Maps all rows off the UI thread and lists every cell that means nothing."""

    def __init__(
        self,
        runner: JobRunner,
        file_picker: PickFiles,
        parent: QWidget,
        draft: TableDraft,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("left_out")
        self.setWindowTitle(self.tr("Rows that would be left out"))
        self.messages, self.busy = MessageBar(), BusyBar()
        self._cells = RefusedCells(
            "refused-cells", runner, file_picker, self.messages, keys="Ctrl+Shift+R"
        )
        closes = button(self.tr("Close"), "close_left_out")
        closes.clicked.connect(self.accept)
        in_column(
            self.messages,
            self.busy,
            (self._cells, 1),
            closes,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )
        theme.resize_window(self, 900, 520)
        FollowsColourScheme(self)

        def work(progress: Progress) -> MappedTable:
            assert draft.survey is not None  # noqa: S101 - there are no cells to show before
            return map_table(draft.table, draft.survey, draft.mapping, progress)

        job = runner.start("table_left_out", work)
        self.busy.follow(job, self.tr("Checking the rows…"))
        job.succeeded.connect(lambda mapped: self._cells.show_refused(mapped.refused))
        job.failed.connect(self.messages.problem)

    def done(self, result: int) -> None:
        """Stop what is under way, and close."""
        self.busy.forget()
        super().done(result)
