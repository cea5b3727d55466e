"""The third step: what each value of a question's column is recorded as."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from surveyapp.services.choice_columns import column_of
from surveyapp.services.table_draft import TableDraft, uses_of, with_value
from surveyapp.services.table_mapping import ValueUse, question_of_record
from surveyapp.ui import drawings, theme
from surveyapp.ui.desk.chooser import Chooser
from surveyapp.ui.desk.numbers import NONE, whole
from surveyapp.ui.desk.page import text_label
from surveyapp.ui.desk.tables import Column, TableView
from surveyapp.ui.desk.wizard.step import DraftHolder, Step

MOST_SHOWN = 500
_LIST_WIDTH = 380
translate = QCoreApplication.translate


class ValuesStep(Step):
    """The questions at the left, the values of the selected one at the right, a chooser below them."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__(
            "values_step",
            self.tr("Values"),
            self.tr(
                "Say what each value is recorded as. Rows with a value that means nothing are refused, and "
                "every one of them is listed."
            ),
        )
        self._holder = holder
        self._uses: tuple[ValueUse, ...] = ()
        self._questions = TableView("mapped_questions", self.tr("Questions"), stretch=0)
        self._questions.setMaximumWidth(_LIST_WIDTH)
        self._questions.row_changed.connect(self._show_question)
        self._values = TableView("mapped_values", self.tr("Values of the column"), stretch=0)
        self._values.row_changed.connect(self._show_value)
        self._report = Chooser("value_report", self.tr("Recorded as"), letters=30)
        self._report.activated.connect(lambda _: self._choose())
        self._typed = QLineEdit()
        self._typed.setObjectName("value_typed")
        self._typed.setAccessibleName(self.tr("Recorded as"))
        self._typed.setPlaceholderText(self.tr("A report, as it is recorded; empty is no answer"))
        self._typed.returnPressed.connect(self._type)
        self._label = text_label("", "field", wraps=True)
        self._label.setObjectName("value_label")
        self._label.setBuddy(self._report)
        choose = QHBoxLayout()
        choose.setSpacing(theme.GAP)
        choose.addWidget(self._label, 1)
        choose.addWidget(self._report)
        choose.addWidget(self._typed, 1)
        right = QVBoxLayout()
        right.setSpacing(theme.TIGHT)
        right.addWidget(self._values, 1)
        right.addLayout(choose)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self._questions, 2)
        row.addLayout(right, 3)
        self.content.addLayout(row, 1)

    def enter(self) -> None:
        """Show the questions; select the first that has a value without a meaning."""
        draft = self._holder.draft
        if draft is None:
            return
        counts = self._show_questions(draft)
        self._questions.selectRow(next((i for i, count in enumerate(counts) if count), 0))

    def _show_questions(self, draft: TableDraft) -> list[int]:
        records = [one.record for one in draft.mapping.columns]
        counts = [sum(use.report is None for use in uses_of(draft, record)) for record in records]
        good, warn = drawings.icon("imported", "good"), drawings.icon("warning", "warn")
        row = self._questions.currentIndex().row()
        self._questions.show_columns(
            [
                Column(translate("ValuesStep", "Question"), records, hints=records),
                Column(
                    translate("ValuesStep", "Open values"),
                    [whole(count) for count in counts],
                    is_number=True,
                    icons=[warn if count else good for count in counts],
                ),
            ]
        )
        if 0 <= row < len(records):
            self._questions.selectRow(row)
        return counts

    def _record(self) -> str | None:
        draft, row = self._holder.draft, self._questions.currentIndex().row()
        if draft is None or not 0 <= row < len(draft.mapping.columns):
            return None
        return draft.mapping.columns[row].record

    def _show_question(self, _row: int) -> None:
        draft, record = self._holder.draft, self._record()
        if draft is None or record is None or draft.survey is None:
            return
        self._uses = uses_of(draft, record)[:MOST_SHOWN]
        self._fill_reports(draft, record)
        self._values.show_columns(_columns(self._uses))

    def _fill_reports(self, draft: TableDraft, record: str) -> None:
        assert draft.survey is not None  # noqa: S101 - the question is its
        question = question_of_record(draft.survey, record)
        column = column_of(question, record)
        is_listed = column.unlisted is None
        self._report.setVisible(is_listed)
        self._typed.setVisible(not is_listed)
        self._report.clear()
        for report in column.values:
            self._report.addItem(report, report)
        self._report.addItem(self.tr("No answer"), "")
        self._report.addItem(self.tr("Nothing: refuse these rows"), None)

    def _value(self) -> ValueUse | None:
        row = self._values.currentIndex().row()
        return self._uses[row] if 0 <= row < len(self._uses) else None

    def _show_value(self, _row: int) -> None:
        use = self._value()
        if use is None:
            return
        shown = use.value or translate("ValuesStep", "(empty)")
        self._label.setText(self.tr("“{value}” is recorded as").format(value=shown[:60]))
        self._report.setCurrentIndex(
            self._report.count() - 1 if use.report is None else self._report.findData(use.report)
        )
        self._typed.setText(use.report or "")
        is_free = bool(use.value)
        self._report.setEnabled(is_free)
        self._typed.setEnabled(is_free)

    def _choose(self) -> None:
        self._put(self._report.currentData())

    def _type(self) -> None:
        self._put(self._typed.text().strip())

    def _put(self, report: str | None) -> None:
        draft, record, use = self._holder.draft, self._record(), self._value()
        if draft is None or record is None or use is None:
            return
        self._holder.put(with_value(draft, record, use.value, report))
        row = self._values.currentIndex().row()
        self._mark(use.value, row)

    def _mark(self, value: str, row: int) -> None:
        """Show the values anew in the order in which they stand, and go on to the next."""
        draft, record = self._holder.draft, self._record()
        if draft is None or record is None:
            return
        anew = {use.value: use for use in uses_of(draft, record)}
        self._uses = tuple(anew[use.value] for use in self._uses)
        self._values.table.show(_columns(self._uses))
        is_last = row + 1 >= len(self._uses)
        self._values.selectRow(row if is_last or self._uses[row].value != value else row + 1)
        self._update_counts(draft)

    def _update_counts(self, draft: TableDraft) -> None:
        """Count the open values anew without leaving the value that is selected."""
        uses = self._uses
        row = self._values.currentIndex().row()
        with QSignalBlocker(self._questions):
            self._show_questions(draft)
        self._uses = uses
        self._values.selectRow(row)


def _columns(uses: tuple[ValueUse, ...]) -> list[Column]:
    good, warn = drawings.icon("imported", "good"), drawings.icon("warning", "warn")
    muted = drawings.icon("already", "muted")
    columns = [
        Column(
            translate("ValuesStep", "Value"),
            [use.value[:80] or translate("ValuesStep", "(empty)") for use in uses],
            hints=[use.value for use in uses],
        ),
        Column(translate("ValuesStep", "Rows"), [whole(use.count) for use in uses], is_number=True),
        Column(
            translate("ValuesStep", "Recorded as"),
            [_recorded(use) for use in uses],
            icons=[warn if use.report is None else good if use.report else muted for use in uses],
        ),
    ]
    if any(use.label for use in uses):
        columns.insert(
            1, Column(translate("ValuesStep", "Label"), [use.label or NONE for use in uses])
        )
    return columns


def _recorded(use: ValueUse) -> str:
    if use.report is None:
        return translate("ValuesStep", "Nothing yet: rows refused")
    return use.report or translate("ValuesStep", "No answer")
