"""The values of the selected column: what each is called, and what it is recorded as."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from surveyapp.messages.numerals import NONE
from surveyapp.services.mapping.choice_columns import column_of
from surveyapp.services.mapping.table_mapping import ValueUse, question_of_record
from surveyapp.services.table_import.draft import with_label, with_meaning
from surveyapp.survey.types.base import QuestionColumn
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.table_import.column_words import label_by_value, report_words
from surveyapp.ui.desk.table_import.draft_holder import DraftHolder
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import segment, text_label
from surveyapp.ui.widgets.number_format import whole_text

MOST_BUTTONS = 4
"""Reports that have a button each; more are chosen from a list."""
MOST_ROWS = 5
LONGEST_CODE = 8
"""Characters of what stands for a value, as 1 or -99 does."""
"""Rows that are seen at once."""
HEAD_HEIGHT, ROW_HEIGHT = 42, 36
"""Pixels of the titles and of a row."""
LONGEST_SHOWN = 80
translate = QCoreApplication.translate


class ValuesForm(QWidget):
    """A table of values; below it, of the selected one, its label and what it is recorded as.

    A choice goes on to the next value, so that a few touches say what all of them mean.
    """

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__()
        self._holder = holder
        self._column = ""
        self._labelled = ("", "")
        self._recorded = QuestionColumn("", ())
        self._called: Mapping[str, str] = {}
        self._uses: tuple[ValueUse, ...] = ()
        self._reports: tuple[str, ...] = ()
        self._values = TableView(
            "column_values", self.tr("Values of the column"), stretch=0, least=60
        )
        self._values.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._values.row_changed.connect(lambda _row: self._show_value())
        self._label_head = text_label("", "field")
        self._label = QLineEdit()
        self._label.setObjectName("value_label")
        self._label_head.setBuddy(self._label)
        self._label.textEdited.connect(self._type_label)
        self._label.returnPressed.connect(self._go_to_next_label)
        self._report_head = text_label("", "field", wraps=True, name="value_head")
        self._buttons = QWidget()
        self._grid = QGridLayout(self._buttons)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.TIGHT)
        self._report_buttons: list[QPushButton] = []
        self._report = Chooser("value_report", self.tr("Recorded as"), letters=24)
        self._report.activated.connect(lambda _: self._put(self._report.currentData()))
        self._typed = QLineEdit()
        self._typed.setObjectName("value_typed")
        self._typed.setAccessibleName(self.tr("Recorded as"))
        self._typed.setPlaceholderText(
            self.tr("Enter the report as it is recorded; leave empty for no answer")
        )
        self._typed.returnPressed.connect(lambda: self._put(self._typed.text().strip()))
        self._typed.editingFinished.connect(self._put_typed)
        widgets: tuple[QWidget, ...] = (
            *(self._values, self._label_head, self._label, self._report_head),
            *(self._buttons, self._report, self._typed),
        )
        in_column(*widgets, inside=self, spacing=theme.TIGHT)

    def show_column(self, column: str) -> None:
        """Show the values of a column, and select the first that means nothing yet."""
        draft, state = self._holder.draft, self._holder.state
        is_other = column != self._column
        self._column = column
        of_column = None if state is None else state.of(column)
        survey = None if state is None else state.draft.survey
        if draft is None or of_column is None or survey is None or not of_column.record:
            self.hide()
            return
        question = question_of_record(survey, of_column.record)
        recorded = column_of(question, of_column.record)
        said = TranslatedLabels(survey)
        called = {one: said.answer(question.id, one) for one in question.answers}
        is_listed = recorded.unlisted is None
        labels = {} if state is None else label_by_value(state.draft, column, of_column.first)
        self.setVisible(
            bool(of_column.first) and (is_listed or bool(of_column.open) or bool(labels))
        )
        if is_other or self._recorded != recorded or self._is_other(of_column.first):
            self._uses = of_column.first
        else:  # in the order in which they were shown, so that nothing jumps under the hand
            now = {one.value: one for one in of_column.first}
            self._uses = tuple(now[one.value] for one in self._uses)
        self._recorded = recorded
        self._offer(recorded, called)
        self._show_values(labels, is_other=is_other)

    def focus_first_gap(self) -> bool:
        """Put the cursor to the first value that means nothing; return whether there is one."""
        is_open = self.isVisible() and any(one.report is None for one in self._uses)
        if is_open:
            self._values.setFocus(Qt.FocusReason.TabFocusReason)
        return is_open

    def _is_other(self, uses: tuple[ValueUse, ...]) -> bool:
        return {one.value for one in uses} != {one.value for one in self._uses}

    def _offer(self, recorded: QuestionColumn, called: Mapping[str, str]) -> None:
        """Offer what a value can be recorded as: a button each, a list, or a line to type in."""
        reports = () if recorded.unlisted is not None else tuple(recorded.values)
        are_few = 0 < len(reports) <= MOST_BUTTONS
        self._buttons.setVisible(are_few)
        self._report.setVisible(len(reports) > MOST_BUTTONS)
        self._typed.setVisible(recorded.unlisted is not None)
        if reports == self._reports and called == self._called:
            return
        self._reports, self._called = reports, called
        for one in self._report_buttons:
            one.hide()  # at once; it cannot be deleted while its own signal is under way
            one.deleteLater()
        self._report_buttons = []
        self._report.clear()
        for number, report in enumerate((*reports, "", None)):
            words = report_words(recorded, report, called)
            if report is None:
                words = self.tr("Skip these rows")
            self._report.addItem(words, report)
            if are_few:
                one = segment(words, f"report_{number}", "")
                one.clicked.connect(lambda _on=False, report=report: self._put(report))
                self._grid.addWidget(one, number // 2, number % 2)
                self._report_buttons.append(one)

    def _show_values(self, labels: Mapping[str, str], *, is_other: bool) -> None:
        row = self._values.currentIndex().row()
        columns = _columns(self._recorded, self._uses, labels, self._called)
        rows = min(max(len(self._uses), 2), MOST_ROWS)
        self._values.setFixedHeight(theme.scaled(HEAD_HEIGHT + ROW_HEIGHT * rows))
        with QSignalBlocker(self._values):
            if is_other or self._values.table.titles != tuple(one.title for one in columns):
                self._values.show_columns(columns, _stretched(columns))
                row = next((r for r, one in enumerate(self._uses) if one.report is None), 0)
            else:
                self._values.table.show(columns)
            self._values.selectRow(min(max(row, 0), max(len(self._uses) - 1, 0)))
        self._show_value()

    def _value(self) -> ValueUse | None:
        row = self._values.currentIndex().row()
        return self._uses[row] if 0 <= row < len(self._uses) else None

    def _label_of(self, use: ValueUse) -> str | None:
        """Return the label of a value in the survey that is made; None where it has none of its own."""
        draft = self._holder.draft
        plan = draft.plan(self._column) if draft is not None and draft.is_new else None
        if plan is None or plan.members or not use.report:
            return None
        return dict(plan.choices).get(use.report)

    def _show_value(self) -> None:
        use = self._value()
        if use is None:
            return
        shown = (use.value or self.tr("(empty)"))[:LONGEST_SHOWN]
        label = self._label_of(use)
        self._label_head.setVisible(label is not None)
        self._label.setVisible(label is not None)
        head = self.tr("Label of “{value}”").format(value=shown)
        self._label_head.setText(head)
        self._label.setAccessibleName(head)
        is_same, self._labelled = (
            self._labelled == (self._column, use.value),
            (self._column, use.value),
        )
        may_be_typed = is_same and self._holder.is_typed(self._label)
        if label is not None and self._label.text().strip() != label and not may_be_typed:
            self._label.setText(label)
        self._report_head.setText(self.tr("“{value}” is recorded as").format(value=shown))
        place = self._place_of(use)
        self._report.setCurrentIndex(place)
        for number, one in enumerate(self._report_buttons):
            one.setChecked(number == place)
        if not (is_same and self._typed.isModified()):
            self._typed.setText(use.report or "")
        for widget in (self._buttons, self._report, self._typed):
            widget.setEnabled(bool(use.value))

    def _place_of(self, use: ValueUse) -> int:
        """Return the place of what a value is recorded as among what is offered; −1 of none."""
        offered = (*self._reports, "", None)
        if use.report is not None:
            return offered.index(use.report) if use.report in offered else -1
        draft = self._holder.draft
        said = {} if draft is None else draft.said.get(self._column, {})
        return len(offered) - 1 if said.get(use.value, ("",))[0] is None else -1

    def _type_label(self, text: str) -> None:
        use = self._value()
        if use is None or not use.report:
            return
        column, choice, said = self._column, use.report, text.strip()
        self._holder.change(
            lambda draft: with_label(draft, column, choice, said), f"{column}\nlabel {choice}"
        )

    def _go_to_next_label(self) -> None:
        """Let the next value's label be typed."""
        row = self._values.currentIndex().row() + 1
        if row < len(self._uses):
            self._values.selectRow(row)
            self._label.setFocus(Qt.FocusReason.TabFocusReason)
            self._label.selectAll()

    def _put_typed(self) -> None:
        """Take what was typed when the field is left without Enter."""
        if self._typed.isModified():
            self._put(self._typed.text().strip())

    def _put(self, report: str | None) -> None:
        use = self._value()
        if use is None:
            return
        column, value, row = self._column, use.value, self._values.currentIndex().row()
        self._typed.setModified(False)
        self._holder.change(lambda draft: with_meaning(draft, column, value, report))
        if column == self._column and row + 1 < len(self._uses):
            following = range(row + 1, len(self._uses))
            opened = (r for r in following if self._uses[r].report is None)
            self._values.selectRow(next(opened, row))
        self._show_value()


def _stretched(columns: Sequence[Column]) -> str:
    """Return the column that takes the room that is left: after codes their labels, which are typed."""
    values, second = columns[:2]
    are_codes = max(map(len, values.texts), default=0) <= LONGEST_CODE
    is_label = second.title == translate("ValuesForm", "Label")
    return second.title if is_label and are_codes else values.title


def _columns(
    recorded: QuestionColumn,
    uses: tuple[ValueUse, ...],
    labels: Mapping[str, str],
    called: Mapping[str, str],
) -> list[Column]:
    good, warn = line_icons.icon("imported", "good"), line_icons.icon("warning", "bad")
    muted = line_icons.icon("already", "muted")
    empty = translate("ValuesForm", "(empty)")
    columns = [
        Column(
            translate("ValuesForm", "Value"),
            [use.value[:LONGEST_SHOWN] or empty for use in uses],
            hints=[use.value for use in uses],
        ),
        Column(
            translate("ValuesForm", "Rows"), [whole_text(use.count) for use in uses], is_number=True
        ),
    ]
    if not labels or any(use.report != use.value for use in uses):
        texts = [report_words(recorded, use.report, called) for use in uses]
        icons = [warn if use.report is None else good if use.report else muted for use in uses]
        columns.append(Column(translate("ValuesForm", "Recorded as"), texts, icons=icons))
    if labels or any(use.label for use in uses):
        texts = [labels.get(use.value) or use.label or NONE for use in uses]
        columns.insert(1, Column(translate("ValuesForm", "Label"), texts))
    return columns
