"""The columns that are the choices of one question: each can be taken out, and others be put in."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QListWidgetItem, QWidget

from surveyapp.services.table_import.draft import (
    QUESTION,
    choice_use,
    may_be_choices,
    with_use,
    without_choices,
)
from surveyapp.services.table_import.survey_from_table import QuestionPlan
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.table_import.draft_holder import DraftHolder
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.layout import button, text_label

HEIGHT = 140
"""Pixels of five columns; the list scrolls."""


class ChoiceList(QWidget):
    """Ticked columns are choices of the question of ``column``; hidden where it has none."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__()
        self._holder = holder
        self._column = ""
        self._list = TickList("choice_columns", self.tr("Columns that are its choices"))
        self._list.setFixedHeight(theme.scaled(HEIGHT))
        self._list.itemChanged.connect(self._put)
        label = text_label(self._list.accessibleName(), "field")
        label.setBuddy(self._list)
        split = button(self.tr("A question for each column"), "split_choices")
        split.clicked.connect(self._split)
        head = in_row((label, 1), split)
        in_column(head, self._list, inside=self, spacing=theme.TIGHT)

    def show_column(self, column: str) -> None:
        """Show the columns of the question that ``column`` is a choice of, and those that could be."""
        draft = self._holder.draft
        plan = None if draft is None else draft.plan(column)
        self.setVisible(plan is not None and bool(plan.members))
        if draft is None or plan is None or not plan.members:
            return
        self._column = column
        may_be = {*may_be_choices(draft), *plan.columns}
        offered = [one for one in draft.table.columns if one in may_be]
        with QSignalBlocker(self._list):
            self._offer(offered)
            self._tick(plan)

    def _offer(self, columns: list[str]) -> None:
        """Show the columns; where they are there the list is left as it is, with who is at work in it."""
        shown = [self._list.item(row).text() for row in range(self._list.count())]
        if shown == columns:
            return
        self._list.clear()
        for column in columns:
            item = QListWidgetItem(column)
            item.setToolTip(column)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            self._list.addItem(item)

    def _tick(self, plan: QuestionPlan) -> None:
        for row in range(self._list.count()):
            item = self._list.item(row)
            is_in = item.text() in plan.columns
            item.setCheckState(Qt.CheckState.Checked if is_in else Qt.CheckState.Unchecked)

    def _put(self, item: QListWidgetItem) -> None:
        draft = self._holder.draft
        plan = None if draft is None else draft.plan(self._column)
        if draft is not None and plan is not None:
            is_in = item.checkState() is Qt.CheckState.Checked
            use = choice_use(plan) if is_in else QUESTION
            column = item.text()
            self._holder.change(lambda now: with_use(now, column, use))

    def _split(self) -> None:
        column = self._column
        self._holder.change(lambda draft: without_choices(draft, column))
