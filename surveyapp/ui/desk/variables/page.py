"""The page of variables: the grid, below it the values of the chosen one or the form of a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QWidget

from surveyapp.analyses.data.variables import DerivedVariable
from surveyapp.errors import SurveyAppError
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.dataset.variable_preview import (
    CountedBin,
    CountedDays,
    day_bins,
    number_bins,
    preview_variable,
)
from surveyapp.services.dataset.variables import (
    ValueRow,
    VariableKind,
    VariableRow,
    add_derived,
    remove,
    set_value_labels,
    variable_rows,
)
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.project_page import ProjectPage
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.variables.grid import VariablesGrid, VariablesModel
from surveyapp.ui.desk.variables.making import MakingForm
from surveyapp.ui.desk.variables.values import ValuesModel, ValuesTable, bin_text
from surveyapp.ui.desk.variables.words import Making
from surveyapp.ui.widgets.layout import above_each_other, button, card, text_label
from surveyapp.ui.widgets.number_format import sentence
from surveyapp.ui.widgets.wrapping_row import WrappingRow, in_a_holder

LIST, PREVIEW, BINS = "variables of the project", "preview of a variable", "numbers of a variable"
"""The slots of the work: counting all variables, one that may be made, and the numbers of one."""
LEAST_GRID, LEAST_PANE = 140, 190
GRID_HEIGHT, PANE_HEIGHT = 300, 290
"""Pixels at first: the person decides."""
FORM_HEIGHT = 380
"""Of the lower pane while a variable is made."""
VALUES, FORM = range(2)


class VariablesPage(ProjectPage):
    """Every change is a step of the project; the recorded data stay as they are."""

    def __init__(self, session: DeskSession) -> None:
        super().__init__(session)
        self.set_heading(
            self.tr("Variables"),
            self.tr(
                "What each column is. Changes apply to every analysis and can be undone; the recorded "
                "data stay as they are."
            ),
        )
        self._wanted = ""
        self.model = VariablesModel()
        self.model.setParent(self)
        self.model.changed.connect(self._change)
        self.lay_out(self._new_empty_state(), self._new_body())
        self._choose(-1)

    def _new_empty_state(self) -> QWidget:
        return NoInterviewsYet(
            "variables",
            self._session,
            self.tr(
                "Import collection files or a table first. Here you then name and label the columns, "
                "recode them, and make new variables from them."
            ),
        )

    def _new_body(self) -> QWidget:
        self.grid = VariablesGrid(self.model)
        self.grid.chosen.connect(self._choose)
        self.grid.setMinimumHeight(LEAST_GRID)
        self._pane = QStackedWidget()
        self._pane.addWidget(self._new_values())
        self.form = MakingForm()
        self.form.left.connect(self._leave_form)
        self.form.preview_wanted.connect(self._preview)
        self.form.made.connect(self._make)
        self._pane.addWidget(self.form)
        frame, inside = card()
        inside.addWidget(self._pane, 1)
        frame.setMinimumHeight(LEAST_PANE)
        self._panes = panes = above_each_other("variables_panes", (self.grid,), frame)
        panes.setSizes([GRID_HEIGHT, PANE_HEIGHT])
        self._heights: list[int] = []
        """Of both panes before a form was shown; none while there is no form."""
        self.keep(panes)
        body = QWidget()
        in_column(self._new_buttons(), (panes, 1), inside=body, spacing=theme.GAP)
        return body

    def _new_buttons(self) -> WrappingRow:
        ways = QHBoxLayout()
        ways.setSpacing(theme.TIGHT)
        self._makers: dict[Making, QPushButton] = {}
        for making in Making:
            made = button(making.words, f"make_{making.name.lower()}")
            made.clicked.connect(partial(self._begin, making))
            self._makers[making] = made
            ways.addWidget(made)
        self._remove = button(self.tr("Remove"), "remove_variable")
        self._remove.clicked.connect(self._remove_chosen)
        last = in_row(self._remove)
        return WrappingRow(in_a_holder(ways), in_a_holder(last))

    def _new_values(self) -> QWidget:
        self._values = ValuesModel()
        self._values.labelled.connect(self._label_value)
        self._values_title = text_label("", "heading", name="values_title")
        self._notes = text_label("", "hint", wraps=True, name="variable_notes")
        self._table = ValuesTable(
            "variable_values", self.tr("Values of the chosen variable"), self._values
        )
        holder = QWidget()
        in_column(
            self._values_title,
            self._notes,
            (self._table, 1),
            Stretch(0),
            inside=holder,
            spacing=theme.TIGHT,
        )
        return holder

    # what is shown

    def is_filled(self, summary: ProjectSummary) -> bool:
        """Return whether a project has a survey: its variables are there before any interview."""
        return summary.survey is not None

    def begin(self) -> None:
        """Read the variables again."""
        project = self._session.project
        job = self._session.runner.start(LIST, lambda progress: variable_rows(project, progress))
        job.succeeded.connect(self._show)
        self.follow(job, self.tr("Counting the variables…"))

    def _show(self, rows: tuple[VariableRow, ...]) -> None:
        place = max(0, self.grid.currentIndex().row())
        column = max(1, self.grid.currentIndex().column())
        self.model.show(rows, can_change=self._session.can_change)
        named = [row for row, one in enumerate(rows) if one.name == self._wanted]
        self._wanted = ""
        row = named[0] if named else min(place, len(rows) - 1)
        if rows:
            self.grid.setCurrentIndex(self.model.index(row, column))
        self._choose(row)

    @property
    def chosen(self) -> VariableRow | None:
        """The variable that is worked on."""
        place = self.grid.currentIndex().row()
        return self.model.rows[place] if 0 <= place < len(self.model.rows) else None

    def _choose(self, _place: int) -> None:
        """Show the values of the chosen variable, and what can be done with it."""
        row, can_change = self.chosen, self._session.can_change
        for making, made in self._makers.items():
            made.setEnabled(can_change and making.fits(row))
        is_said = row is not None and (row.kind is VariableKind.DERIVED)
        self._remove.setEnabled(can_change and is_said)
        if row is None:
            self._values.show(())
            return
        self._values_title.setText(self.tr("Values of {name}").format(name=row.name))
        notes = [sentence(one) for one in row.notes]
        if row.is_randomized:
            notes.insert(0, self.tr("The counts are of reports, not of answers."))
        self._notes.setText("\n".join(notes))
        self._notes.setVisible(bool(notes))
        self._table.setVisible(bool(row.values))
        self._values.show(row.values, can_label=can_change and row.can_rename)
        if row.count and (row.has_numbers or row.has_days):
            self._count(row)

    def _count(self, row: VariableRow) -> None:
        """Count the numbers or days, off the UI thread, and show them while the variable is still chosen."""
        project, count = self._session.project, day_bins if row.has_days else number_bins
        job = self._session.runner.start(BINS, lambda _progress: count(project, row.name))
        job.succeeded.connect(lambda bins: self._show_bins(row, bins))
        job.failed.connect(self.messages.problem)

    def _show_bins(
        self, row: VariableRow, bins: tuple[CountedBin, ...] | tuple[CountedDays, ...]
    ) -> None:
        chosen = self.chosen
        if chosen is not None and chosen.name == row.name:
            self._table.setVisible(True)
            self._values.show([ValueRow(bin_text(one), "", one.count) for one in bins])

    # what the person does

    def _change(self, *changes: Callable[[Path], None]) -> None:
        self.messages.clear()
        job = self._session.change_variables(changes)
        if job is None:
            self.model.take_back()
        else:
            job.failed.connect(lambda _problem: self._take_back())

    def _take_back(self) -> None:
        self.model.take_back()
        self._choose(self.grid.currentIndex().row())

    def _label_value(self, value: str, label: str) -> None:
        row = self.chosen
        if row is not None:
            self._change(partial(set_value_labels, name=row.name, labels={value: label}))

    def _begin(self, making: Making) -> None:
        """Ask how a variable is made from the chosen one."""
        self.messages.clear()
        self._pane.setCurrentIndex(FORM)
        self._heights = self._heights or self._panes.sizes()
        room = sum(self._panes.sizes())
        self._panes.setSizes([max(room - FORM_HEIGHT, LEAST_GRID), FORM_HEIGHT])
        self.grid.scrollTo(self.grid.currentIndex())
        row = self.chosen if making is not Making.COMPUTE else None
        self.form.begin(making, row, [one.name for one in self.model.rows])

    def _leave_form(self) -> None:
        self._pane.setCurrentIndex(VALUES)
        if self._heights:
            self._panes.setSizes(self._heights)
            self._heights = []
        self.grid.setFocus(Qt.FocusReason.OtherFocusReason)

    def _preview(self, variable: DerivedVariable) -> None:
        project = self._session.project
        job = self._session.runner.start(
            PREVIEW, lambda _progress: preview_variable(project, variable)
        )
        job.succeeded.connect(self.form.show_preview)
        job.failed.connect(self._no_preview)

    def _no_preview(self, problem: Exception) -> None:
        if isinstance(problem, SurveyAppError):
            self.form.complain(problem)
        else:
            self.messages.problem(problem)

    def _make(self, variable: DerivedVariable) -> None:
        job = self._session.change_variables([partial(add_derived, variable=variable)])
        if job is not None:
            self._wanted = variable.name
            job.succeeded.connect(lambda _none: self._leave_form())

    def _remove_chosen(self) -> None:
        row = self.chosen
        if row is not None:
            self._change(partial(remove, name=row.name))

    def forget_project(self) -> None:
        """Show nothing of a project that was left."""
        super().forget_project()
        self._leave_form()
        self.model.show((), can_change=False)
        self._values.show(())
