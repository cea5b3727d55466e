"""The wizard: four steps from a file to interviews of the project."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from surveyapp.services.table_import.draft import with_survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.common.mistake_text import mistake_text
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.table_wizard.check_step import CheckStep
from surveyapp.ui.desk.table_wizard.columns_step import ColumnsStep
from surveyapp.ui.desk.table_wizard.file_step import FileStep
from surveyapp.ui.desk.table_wizard.step import DraftHolder, Step
from surveyapp.ui.desk.table_wizard.values_step import ValuesStep
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind


class TableWizard(QDialog):
    """Opened on ``path``, or asks for a table; ends with an import of the session."""

    def __init__(
        self,
        session: DeskSession,
        file_picker: PickFiles,
        parent: QWidget,
        path: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("table_wizard")
        self.setWindowTitle(self.tr("Import a table"))
        self._session = session
        self.messages, self.busy = MessageBar(), BusyBar()
        self.holder = DraftHolder(session.runner, self.messages, self.busy, self)
        self._file = FileStep(session, self.holder, file_picker, self.messages, self.busy)
        self._check = CheckStep(session, self.holder, file_picker, self.messages, self.busy)
        self._steps: tuple[Step, ...] = (
            self._file,
            ColumnsStep(self.holder),
            ValuesStep(self.holder),
            self._check,
        )
        self._lay_out()
        self._file.read.connect(self._look)
        self._check.checked.connect(self._look)
        self.holder.changed.connect(self._look)
        self.holder.worked.connect(self._look)
        session.project_changed.connect(self.reject)
        theme.resize_window(self, 1160, 720)
        FollowsColourScheme(self)
        self._go(0)
        if path is not None:
            self._file.open_table(path)

    def _lay_out(self) -> None:
        self._where = text_label("", "heading")
        self._where.setObjectName("wizard_where")
        self._stack = QStackedWidget()
        for step in self._steps:
            self._stack.addWidget(step)
        self._back = button(self.tr("&Back"), "wizard_back")
        self._next = button(self.tr("&Next"), "wizard_next", role="primary")
        self._import = button(self.tr("&Import"), "wizard_import", role="primary")
        cancel = button(self.tr("Cancel"), "wizard_cancel")
        for one in (self._back, self._next, self._import, cancel):
            one.setAutoDefault(False)
        self._back.clicked.connect(lambda: self._go(self._stack.currentIndex() - 1))
        self._next.clicked.connect(self._go_on)
        self._import.clicked.connect(self._finish)
        cancel.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(cancel)
        row.addStretch(1)
        for one in (self._back, self._next, self._import):
            row.addWidget(one)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        column.setSpacing(theme.GAP)
        for widget in (self._where, self.messages, self.busy):
            column.addWidget(widget)
        column.addWidget(self._stack, 1)
        column.addLayout(row)

    def _go(self, place: int) -> None:
        self._stack.setCurrentIndex(place)
        step = self._steps[place]
        titles = "   ›   ".join(
            f"● {one.title}" if one is step else one.title for one in self._steps
        )
        self._where.setText(titles)
        self._where.setAccessibleName(
            self.tr("Step {number} of {count}: {title}").format(
                number=place + 1, count=len(self._steps), title=step.title
            )
        )
        step.enter()
        self._look()

    def _go_on(self) -> None:
        """Go to the next step; before the values the new survey is made of its plans."""
        self.messages.clear()
        draft, place = self.holder.draft, self._stack.currentIndex()
        if draft is not None and place == 1:
            self.holder.change(with_survey, partial(self._go, place + 1), self._show_mistakes)
        else:
            self._go(place + 1)

    def _show_mistakes(self, problem: Exception) -> None:
        if isinstance(problem, SurveyMistakes):
            self.messages.say(MessageKind.PROBLEM, "\n".join(map(mistake_text, problem.mistakes)))
        else:
            self.messages.problem(problem)

    def _look(self) -> None:
        """Enable what can be done now."""
        place = self._stack.currentIndex()
        is_last = place == len(self._steps) - 1
        is_ready = self._steps[place].is_ready and not self.holder.is_busy
        self._back.setVisible(place > 0)
        self._next.setVisible(not is_last)
        self._import.setVisible(is_last)
        self._next.setEnabled(is_ready)
        self._import.setEnabled(is_ready and not self._session.is_importing)

    def _finish(self) -> None:
        draft = self.holder.draft
        if draft is None or draft.survey is None:
            return
        self._session.import_table(
            draft.table, draft.survey, draft.mapping, replace=self._check.replaces
        )
        self.accept()

    def done(self, result: int) -> None:
        """Stop reading and checking, free the table, and close."""
        self.busy.forget()
        for step in self._steps:
            step.forget()
        self.holder.put(None)
        super().done(result)
