"""What became of a form that was imported: every part, kept, dropped or to be changed, as a table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import CONTEXT
from surveyapp.services.surveys.xlsform import write_report
from surveyapp.survey.xlsform.report import FormReport, Outcome
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, pick_files
from surveyapp.ui.widgets.number_format import sentence

FIRST = (Outcome.MUST_CHANGE, Outcome.DROPPED, Outcome.KEPT)
"""What an author looks for comes first."""
CELL_WIDTH, PADDING = 120, 16
LONGEST = 10_000
"""Pixels that a sentence can be high."""


class FormReportDialog(QDialog):
    """Shows what happened to a form, in a sentence and part by part, and saves it as a table."""

    def __init__(
        self, said: str, report: FormReport, parent: QWidget, file_picker: PickFiles = pick_files
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("form_report")
        self.setWindowTitle(self.tr("Result of the conversion"))
        self._report, self._file_picker = report, file_picker
        column = QVBoxLayout(self)
        for text, name in ((said, "said"), (sentence(report.counts), "counts")):
            line = QLabel(text)
            line.setObjectName(name)
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            column.addWidget(line)
        self.table = self._table()
        column.addWidget(self.table, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        save = QPushButton(self.tr("Save as CSV…"))
        save.setObjectName("save_report")
        save.clicked.connect(self._save)
        buttons.addButton(save, QDialogButtonBox.ButtonRole.ActionRole)
        column.addWidget(buttons)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setWordWrap(True)
        self.problem.hide()
        column.addWidget(self.problem)
        FollowsColourScheme(self)
        self.resize(860, 520)

    def _table(self) -> QTableWidget:
        lines = [line for outcome in FIRST for line in self._report.of(outcome)]
        self._sentences = [sentence(line.sentence) for line in lines]
        table = QTableWidget(len(lines), 3)
        table.setObjectName("report_table")
        table.setAccessibleName(self.windowTitle())
        table.setHorizontalHeaderLabels(
            [self.tr("Outcome"), self.tr("Cell"), self.tr("Part of the form")]
        )
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.verticalHeader().hide()
        for place, line in enumerate(lines):
            outcome = QCoreApplication.translate(CONTEXT, line.outcome.value)
            for number, text in enumerate((outcome, line.cell, self._sentences[place])):
                table.setItem(place, number, QTableWidgetItem(text))
        header = table.horizontalHeader()
        table.setColumnWidth(0, CELL_WIDTH)
        table.setColumnWidth(1, CELL_WIDTH)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        fitting = QTimer(table, singleShot=True, interval=0)  # once all columns have their width
        fitting.timeout.connect(lambda: self._fit_rows(table))
        header.sectionResized.connect(lambda *_: fitting.start())
        return table

    def _fit_rows(self, table: QTableWidget) -> None:
        """Make each row as high as its wrapped sentence: Qt's own hint forgets the cells' padding."""
        room = QRect(0, 0, table.columnWidth(2) - 2 * PADDING, LONGEST)
        flags = Qt.TextFlag.TextWordWrap.value
        for place in range(table.rowCount()):
            text = self._sentences[place]
            height = table.fontMetrics().boundingRect(room, flags, text).height()
            table.setRowHeight(place, height + PADDING)

    def _save(self) -> None:
        request = FileRequest(
            PickKind.SAVE, self.tr("Save the report"), self.tr("Tables (*.csv)"), "report.csv"
        )
        for path in self._file_picker(self, request):
            try:
                write_report(self._report, path)
            except SurveyAppError as problem:
                self.problem.setText(sentence(problem))
                self.problem.show()
