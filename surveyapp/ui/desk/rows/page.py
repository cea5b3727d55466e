"""The page of rows: the records of the project, one a row, sorted by their random ids."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from surveyapp.services.dataset.rows import Record, RowList, list_rows, read_parts
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.line_icons import ColouredIcon
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.filtering import FilterBar, Filtering
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.project_page import ProjectPage
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.rows.records import RecordsModel
from surveyapp.ui.desk.rows.view import RecordsView
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import whole_text
from surveyapp.ui.widgets.wrapping_row import WrappingRow, in_a_holder

LIST, READ = "rows", "rows in sight"
"""The slots of the work: sorting the records, and reading those in sight."""
MARK = 18


class RowsPage(ProjectPage):
    """A filter, the labels on or off, and the table; only the rows in sight are read, off the UI thread."""

    def __init__(self, session: DeskSession) -> None:
        super().__init__(session)
        self.set_heading(
            self.tr("Rows"),
            self.tr(
                "The interviews as they are recorded, one per row. They are sorted by their random "
                "ids, so the order says nothing about who answered when."
            ),
        )
        self._is_reading = False
        self._filtering = Filtering(session, self)
        self.model = RecordsModel()
        self.model.setParent(self)
        self.lay_out(self._new_empty_state(), self._new_body())
        self._filtering.changed.connect(self._changed)

    def _new_empty_state(self) -> QWidget:
        return NoInterviewsYet(
            "rows",
            self._session,
            self.tr(
                "Import collection files or a table first. This page then shows each interview."
            ),
        )

    def _new_body(self) -> QWidget:
        self._labels = QCheckBox(self.tr("&Labels instead of codes"))
        labelled(self._labels, "rows_labels", self.tr("Labels instead of codes"))
        self._labels.setChecked(True)
        self._labels.toggled.connect(lambda is_on: self.model.show_labels(has_labels=is_on))
        self.keep(self._labels)
        self.table = RecordsView(self.model)
        self.table.wanted.connect(self._read)
        self.table.copied.connect(self._copied)
        body = QWidget()
        options = in_row(self._labels)
        in_column(
            WrappingRow(FilterBar(self._filtering), in_a_holder(options)),
            self._new_legend(),
            (self.table, 1),
            inside=body,
            spacing=theme.GAP,
        )
        return body

    def _new_legend(self) -> QWidget:
        """Return the sentence on the mark of reports."""
        mark = ColouredIcon(theme.scaled(MARK))
        mark.draw("coins", "accent")
        words = text_label(
            self.tr(
                "Columns with this mark contain reports, not answers: chance may have changed each "
                "of them, so no single value says what the respondent answered."
            ),
            "hint",
            wraps=True,
            name="rows_legend",
        )
        row = in_row(mark, (words, 1), spacing=theme.TIGHT)
        self._legend = in_a_holder(row)
        return self._legend

    # what is shown

    def hideEvent(self, event: QHideEvent) -> None:
        """Begin no work while nobody looks."""
        super().hideEvent(event)
        self._is_stale = self._is_stale or self.model.rows is None

    def begin(self) -> None:
        """Sort the records again."""
        work = partial(list_rows, self._session.project, self._filtering.where)
        job = self._session.runner.start(LIST, lambda _progress: work())
        job.succeeded.connect(self._listed)
        self.follow(job, self.tr("Sorting the interviews…"))

    def _listed(self, rows: RowList) -> None:
        self.messages.clear()
        self.model.show(rows)
        self._legend.setVisible(any(one.is_report for one in rows.columns))
        self._read(*self.table.seen)

    def fail(self, problem: Exception) -> None:
        """Show no records, and why."""
        super().fail(problem)
        self.model.show(None)
        self._legend.hide()

    def _read(self, first: int, last: int) -> None:
        """Read the rows in sight that are not there; where some are being read, what is in sight then."""
        rows, parts = self.model.rows, self.model.missing(first, last)
        if rows is None or not parts or self._is_reading:
            return
        self._is_reading = True
        work = partial(read_parts, self._session.project, rows, parts)
        job = self._session.runner.start(READ, lambda _progress: work())
        job.succeeded.connect(partial(self._was_read, rows))
        job.failed.connect(self.messages.problem)
        job.finished.connect(self._read_on)

    def _was_read(self, rows: RowList, found: dict[int, list[Record]]) -> None:
        self.messages.clear()
        self.model.put(rows, found)
        self.table.fit()

    def _read_on(self) -> None:
        self._is_reading = False
        self.table.viewport().update()  # what is still missing is asked for when it is painted

    def _copied(self, count: int, selected: int) -> None:
        if count == selected:
            text = self.tr("Copied rows: {count}").format(count=whole_text(count))
            self.messages.say(MessageKind.DONE, text)
            return
        said = self.tr(
            "Copied {count} of {selected} selected rows. To save all of them, choose “File”, “Report "
            "and data…”."
        )
        text = said.format(count=whole_text(count), selected=whole_text(selected))
        self.messages.say(MessageKind.WARNING, text)

    def forget_project(self) -> None:
        """Show nothing of a project that was left."""
        super().forget_project()
        self.model.show(None)
