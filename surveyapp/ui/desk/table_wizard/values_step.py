"""The third step: what each value of a question's column is recorded as."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from surveyapp.services.table_import.choice_columns import column_of
from surveyapp.services.table_import.draft import TableDraft, all_meanings, meanings_now, with_value
from surveyapp.services.table_import.mapping import Meanings, ValueUse, question_of_record
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.desk.table_wizard.step import DraftHolder, Step
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import NONE, whole_text

_LIST_WIDTH = 380
translate = QCoreApplication.translate


class ValuesStep(Step):
    """The questions at the left, the values of the selected one at the right, a chooser below them."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__(
            "values_step",
            self.tr("Values"),
            self.tr(
                "Say what each value is recorded as. Rows with a value that is not assigned "
                "are skipped; the next step lists all of them."
            ),
        )
        self._holder = holder
        self._meanings: dict[str, Meanings] = {}
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
        self._typed.setPlaceholderText(
            self.tr("Enter the report as it is recorded; leave empty for no answer")
        )
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
        self._holder.work_out(all_meanings, self._show_all)

    def _show_all(self, found: dict[str, Meanings]) -> None:
        self._meanings = found
        self._show_questions()
        opened = (place for place, one in enumerate(found.values()) if one.open)
        self._questions.selectRow(next(opened, 0))

    def _show_questions(self) -> None:
        records = list(self._meanings)
        counts = [one.open for one in self._meanings.values()]
        good, warn = line_icons.icon("imported", "good"), line_icons.icon("warning", "warn")
        row = self._questions.currentIndex().row()
        self._questions.show_columns(
            [
                Column(translate("ValuesStep", "Question"), records, hints=records),
                Column(
                    translate("ValuesStep", "Values not assigned"),
                    [whole_text(count) for count in counts],
                    is_number=True,
                    icons=[warn if count else good for count in counts],
                ),
            ]
        )
        if 0 <= row < len(records):
            self._questions.selectRow(row)

    def _record(self) -> str | None:
        draft, row = self._holder.draft, self._questions.currentIndex().row()
        if draft is None or not 0 <= row < len(draft.mapping.columns):
            return None
        return draft.mapping.columns[row].record

    def _show_question(self, _row: int) -> None:
        draft, record = self._holder.draft, self._record()
        if draft is None or record is None or draft.survey is None:
            return
        if record not in self._meanings:
            return
        self._uses = self._meanings[record].first
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
        self._report.addItem(self.tr("Skip these rows"), None)

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
        record, use = self._record(), self._value()
        if record is None or use is None:
            return
        uses, value, row = self._uses, use.value, self._values.currentIndex().row()
        self._holder.change(lambda draft: with_value(draft, record, value, report))
        self._holder.work_out(
            lambda draft: meanings_now(draft, record, uses),
            lambda found: self._mark(record, found, value, row),
        )

    def _mark(self, record: str, found: Meanings, value: str, row: int) -> None:
        """Show the values again in their present order, and go on to the next."""
        self._meanings[record] = found
        if self._record() != record:  # another question was chosen meanwhile
            self._update_counts()
            return
        self._uses = found.first
        self._values.table.show(_columns(self._uses))
        is_last = row + 1 >= len(self._uses)
        self._values.selectRow(row if is_last or self._uses[row].value != value else row + 1)
        self._update_counts()

    def _update_counts(self) -> None:
        """Update the number of open values, keeping the selection."""
        uses = self._uses
        row = self._values.currentIndex().row()
        with QSignalBlocker(self._questions):
            self._show_questions()
        self._uses = uses
        self._values.selectRow(row)


def _columns(uses: tuple[ValueUse, ...]) -> list[Column]:
    good, warn = line_icons.icon("imported", "good"), line_icons.icon("warning", "warn")
    muted = line_icons.icon("already", "muted")
    columns = [
        Column(
            translate("ValuesStep", "Value"),
            [use.value[:80] or translate("ValuesStep", "(empty)") for use in uses],
            hints=[use.value for use in uses],
        ),
        Column(
            translate("ValuesStep", "Rows"), [whole_text(use.count) for use in uses], is_number=True
        ),
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
        return translate("ValuesStep", "Not assigned – these rows will be skipped")
    return use.report or translate("ValuesStep", "No answer")
