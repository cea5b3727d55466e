"""The selected column of the file: its use, the question that it becomes, and its values."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from surveyapp.services.table_import.draft import IGNORED, USE, with_use
from surveyapp.ui.desk.table_import.column_words import possible_uses, problem_words, use_words
from surveyapp.ui.desk.table_import.draft_holder import DraftHolder
from surveyapp.ui.desk.table_import.question_form import LabelledChooser, PlanForm
from surveyapp.ui.desk.table_import.values_form import ValuesForm
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import card, text_label

WIDTH = 360


class ColumnPane(QScrollArea):
    """Shows one column and changes it; scrolls where there is no room for all."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__()
        self._holder = holder
        self._column = ""
        self.setObjectName("column_form")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it is reached
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(WIDTH)
        self._name = text_label("", "heading", wraps=True)
        self._title = text_label("", "hint", wraps=True)
        self._use = Chooser("column_use", self.tr("Used for"), letters=24)
        self._use.activated.connect(self._choose)
        self._labelled = LabelledChooser(self._use)
        self._reason = text_label(
            self.tr(
                "The values do not look like answers to a question: they are free text, mixed, all the same "
                "or nearly all different. To import this column, choose another use."
            ),
            "hint",
            wraps=True,
            name="column_unused",
        )
        self._wrong = text_label("", "wrong", wraps=True, name="column_wrong")
        self._form = PlanForm(holder)
        self.values = ValuesForm(holder)
        frame, column = card()
        for widget in (self._name, self._title, self._labelled, self._reason, self._wrong):
            column.addWidget(widget)
        column.addWidget(self._form)
        column.addWidget(self.values)
        column.addWidget(self._form.texts)
        column.addStretch(1)
        self._frame: QWidget = frame
        self.setWidget(frame)

    def show_column(self, column: str) -> None:
        """Show a column as the draft has it."""
        draft, state = self._holder.draft, self._holder.state
        is_known = draft is not None and state is not None and column in draft.table.columns
        self._frame.setVisible(is_known)
        if draft is None or state is None or not is_known:
            return
        if column != self._column:
            self.verticalScrollBar().setValue(0)
        self._column = column
        self._name.setText(column)
        title = draft.table.titles.get(column, "")
        self._title.setText(title)
        self._title.setVisible(bool(title))
        uses = possible_uses(draft, column)
        if [self._use.itemData(place) for place in range(self._use.count())] != uses:
            self._use.clear()
            for use in uses:
                self._use.addItem(use_words(draft, use), use)
        self._use.setCurrentIndex(self._use.findData(draft.use_of(column)))
        self._labelled.mark(is_guess=draft.is_guess(column, USE))
        is_unused = draft.is_new and draft.use_of(column) == IGNORED
        self._reason.setVisible(is_unused and draft.is_guess(column, USE))
        of_column = state.of(column)
        self._wrong.setVisible(bool(of_column.rows) and not of_column.mistakes)
        self._wrong.setText(problem_words(of_column))
        self._form.show_column(column)
        self.values.show_column(column)

    def focus_first_gap(self) -> None:
        """Put the cursor where something is missing."""
        if not (self._form.focus_first_gap() or self.values.focus_first_gap()):
            self._use.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, _place: int) -> None:
        column, use = self._column, str(self._use.currentData())
        self._holder.change(lambda draft: with_use(draft, column, use))
