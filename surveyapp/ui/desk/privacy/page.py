"""The page of the privacy account: what one respondent gives away, in words, numbers and a picture."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QWidget

from surveyapp.analyses.base.tables import Table
from surveyapp.analyses.charts.bands import Bands
from surveyapp.analyses.privacy import SHUFFLED, Account, PrivacyAccount
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.options import OptionProblem
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.dataset.surveys import open_surveys
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.declared_tables import DeclaredResult, drawn
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.common.table_switch import TableSwitch
from surveyapp.ui.widgets.chart_view import ChartCard
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import (
    EmptyState,
    above_each_other,
    button,
    captioned,
    card,
    reading_frame,
    text_label,
)
from surveyapp.ui.widgets.number_format import (
    decimal,
    decimal_sign,
    epsilon,
    percent,
    sentence,
    whole_text,
)
from surveyapp.ui.widgets.outdated_note import NOTE_MS, OutdatedNote
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.wrapping_row import WrappingRow, in_a_holder

PRIORS = (Fraction(1, 100), Fraction(1, 20), Fraction(1, 10), Fraction(1, 4), Fraction(1, 2))
WAVES = (*range(1, 13), 24, 52)
SMALLEST = (3, 5, 10, 20, 50)
LEAST_CHART = 210
"""Pixels that the chart has in any case."""
LEAST_TEXT = 200
DELTA_WIDTH = 96
TABLES = tuple(table for table in PrivacyAccount.tables if not table.is_drawn)
STRETCHED = {
    "account": "question",
    "totals": "what",
    "exports": "reveals",
    "shuffled": "release",
    "groups": "questions",
}
"""Of each table the column that takes the room that is left."""


def account_of(surveys: tuple[Path, ...], project: Path | None, asked: PrivacyAccount) -> Account:
    """Return the account of survey files and a project, if any, whose survey comes first."""
    with open_surveys(surveys, project) as found:
        return asked.run(found)


class PrivacyPage(Page):
    """Choosers, the total in words, and one table at a time with its picture."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Privacy"),
            self.tr(
                "How much one respondent gives away, and what each exported file reveals to whom."
            ),
        )
        self._session, self._file_picker = session, file_picker
        self._more: tuple[Path, ...] = ()
        self._is_stale = True
        self._known_delta = ""
        self._add = button(self.tr("Add surveys…"), "add_surveys")
        self._add.setToolTip(self.tr("Other surveys that the same people answered"))
        self._add.clicked.connect(self._ask_for_surveys)
        self.buttons.addWidget(self._add)
        self._export = ExportButton("privacy", session.runner, file_picker, self.messages)
        self._export.add_charts()
        self.buttons.addWidget(self._export)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_body())
        self.content.addWidget(self._stack, 1)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self._forget)
        self._summarised(session.summary)

    def _new_empty_state(self) -> QWidget:
        empty = EmptyState(
            "privacy",
            self.tr("No survey yet"),
            self.tr(
                "Import collection files or a table, or choose a survey file. This page then shows how "
                "much one respondent gives away: by question, over all waves, and in small "
                "groups."
            ),
        )
        chooses = button(self.tr("Choose a survey…"), "choose_surveys", role="primary")
        chooses.clicked.connect(self._ask_for_surveys)
        empty.buttons.addWidget(chooses)
        return empty

    def _new_body(self) -> QWidget:
        body = QWidget()
        column = in_column(self._new_total(), inside=body, spacing=theme.GAP)
        self._tables = TableSwitch("privacy", TABLES, STRETCHED, least=LEAST_TEXT)
        self._tables.looked_at.connect(self._show_chart)
        column.addLayout(self._new_choosers())
        self._chart = ChartCard("privacy_chart", least=LEAST_CHART)
        panes = above_each_other("privacy_panes", (self._tables, self._new_reading()), self._chart)
        self.keep(panes)
        self._outdated = OutdatedNote("privacy", panes, patience_ms=NOTE_MS)
        self._outdated.watch(self._prior, self._waves, self._smallest, self._delta)
        column.addWidget(self._outdated)
        column.addWidget(panes, 1)
        return body

    def _new_total(self) -> QWidget:
        frame, column = card()
        self._epsilon = text_label("", "figure")
        labelled(self._epsilon, "privacy_epsilon", self.tr("Total ε of one respondent"))
        self._of = text_label("", "hint")
        self._sentence = text_label("", "plain", wraps=True)
        labelled(self._sentence, "privacy_sentence", self.tr("What it means"))
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = in_column(self._of, self._sentence, spacing=2)
        column.addLayout(in_row(self._epsilon, (words, 1), spacing=theme.ROOMY))
        return frame

    def _new_choosers(self) -> WrappingRow:
        options = QHBoxLayout()
        options.setSpacing(0)
        self._prior = Chooser("prior", self.tr("Prior probability"), letters=5)
        self._waves = Chooser("waves", self.tr("Waves"), letters=3)
        self._smallest = Chooser("smallest_group", self.tr("Smallest group"), letters=3)
        self._prior.setToolTip(
            self.tr("How likely somebody thought the answer was before seeing the report")
        )
        self._waves.setToolTip(self.tr("How many times the same people are asked"))
        self._smallest.setToolTip(self.tr("Smaller groups are marked"))
        for prior in PRIORS:
            self._prior.addItem(percent(float(prior), 0), prior)
        for chooser, numbers in ((self._waves, WAVES), (self._smallest, SMALLEST)):
            for number in numbers:
                chooser.addItem(whole_text(number), number)
        self._delta = QLineEdit(decimal(float(PrivacyAccount().delta), "g", 6))
        self._delta.setObjectName("delta")
        self._delta.setAccessibleName(self.tr("δ of shuffling"))
        self._delta.setToolTip(
            self.tr(
                "The probability that more than ε is revealed. Choose a value far below 1 divided by the "
                "number of interviews"
            )
        )
        self._delta.setFixedWidth(theme.scaled(DELTA_WIDTH))
        self._delta.editingFinished.connect(self._delta_typed)
        self._prior.setCurrentIndex(PRIORS.index(PrivacyAccount().prior))
        self._smallest.setCurrentIndex(SMALLEST.index(PrivacyAccount().smallest_group))
        self._captioned = {
            widget: captioned(text, widget)
            for text, widget in (
                (self.tr("&Prior"), self._prior),
                (self.tr("&Waves"), self._waves),
                (self.tr("Smallest &group"), self._smallest),
                (self.tr("&δ"), self._delta),
            )
        }
        for widget, holder in self._captioned.items():
            options.addWidget(holder)
            if isinstance(widget, Chooser):
                widget.activated.connect(self.reckon)
        return WrappingRow(self._tables.segments, in_a_holder(options))

    def _new_reading(self) -> QWidget:
        frame, self._note = reading_frame("privacy_note", self.tr("Meaning of the selected row"))
        return frame

    def showEvent(self, event: QShowEvent) -> None:
        """Reckon when the page is looked at, if something has changed since."""
        super().showEvent(event)
        if self._is_stale:
            self.reckon()

    def _summarised(self, summary: ProjectSummary) -> None:
        self._is_stale = True
        self._arrange(summary)
        if self.isVisible():
            self.reckon()

    def _arrange(self, summary: ProjectSummary) -> None:
        has_survey = bool(self._more) or summary.interviews > 0
        self._stack.setCurrentIndex(1 if has_survey else 0)
        self._export.setVisible(has_survey)
        self._add.setVisible(has_survey)

    def _ask_for_surveys(self) -> None:
        """Ask for survey files that the same people answered too."""
        filters = self.tr("Surveys (*.survey.json)")
        chosen = self._file_picker(
            self, FileRequest(PickKind.FILES, self.tr("Add surveys"), filters)
        )
        if chosen:
            self._more = tuple(dict.fromkeys((*self._more, *chosen)))
            self._arrange(self._session.summary)
            self.reckon()

    def _delta_typed(self) -> None:
        """Reckon where another δ was typed: the field says so also when it is only left."""
        if self._tables.shown is None or self._delta.text() != self._known_delta:
            self.reckon()

    def asked(self) -> PrivacyAccount:
        """Return what the choosers and the field say; an ``OptionProblem`` where δ is no probability."""
        try:
            delta = typed_number(self._delta.text(), decimal_sign())
        except NotANumber as problem:
            raise OptionProblem("delta", problem.reason, self._delta.accessibleName()) from problem
        return PrivacyAccount(
            delta=delta,
            waves=self._waves.currentData(),
            prior=self._prior.currentData(),
            smallest_group=self._smallest.currentData(),
        )

    def reckon(self) -> None:
        """Compute the account again, off the UI thread."""
        project = self._session.project if self._session.summary.interviews else None
        if project is None and not self._more:
            return
        self._known_delta = self._delta.text()
        try:
            asked = self.asked()
        except OptionProblem as problem:
            self.messages.problem(problem)
            return
        self._is_stale = False
        work = partial(account_of, self._more, project, asked)
        job = self._session.runner.start("privacy", lambda _progress: work())
        job.succeeded.connect(self._show)
        job.failed.connect(self._fail)
        self._outdated.await_job(job)
        self.busy.follow(job, self.tr("Computing…"))

    def _fail(self, problem: Exception) -> None:
        self._is_stale = True
        self._more = ()
        self._arrange(self._session.summary)
        self.messages.problem(problem)

    def _show(self, account: Account) -> None:
        self._outdated.result_shown()
        self.messages.clear()
        total = account.totals[-1]
        self._epsilon.setText(self.tr("ε = {epsilon}").format(epsilon=epsilon(total.epsilon)))
        self._of.setText(self._counted(account))
        labels = TranslatedLabels(account.survey)
        said = (account.sentence, *account.unprotected(labels))
        self._sentence.setText(" ".join(map(sentence, said)))
        self._tables.show_result(DeclaredResult(account.asked, account))

    def _flag_small(self, account: Account) -> None:
        """Put a sign on the way to the small groups, where there are any."""
        leads = self._tables.button(TABLES[-1])
        texts = [sentence(one) for one in account.warnings[:1]]
        is_there = self._tables.table is TABLES[-1]
        sign = line_icons.icon("warning", "warn")
        leads.setIcon(sign if texts and not is_there else QIcon())
        leads.setToolTip("".join(texts))
        leads.setAccessibleDescription("".join(texts))

    def _counted(self, account: Account) -> str:
        total = account.totals[-1]
        surveys = ", ".join(survey.id for survey in account.surveys)
        return self.tr(
            "Randomized questions: {questions}. Waves: {waves}. Surveys: {surveys}"
        ).format(
            questions=whole_text(total.questions), waves=whole_text(total.waves), surveys=surveys
        )

    def _show_chart(self) -> None:
        """Say in words what the selected row means, and show the chart of the table that is looked at."""
        table, shown = self._tables.table, self._tables.shown
        self._note.setText(self._tables.meaning)
        for widget, is_there in (
            (self._prior, bool(table.charts)),
            (self._smallest, not table.charts and table is not SHUFFLED),
            (self._delta, table is SHUFFLED),
        ):
            self._captioned[widget].setVisible(is_there)
        drawing = None if shown is None else self._drawing(shown, table)
        self._tables.draw(drawing, self._chart, self._export)
        if shown is not None:
            self._flag_small(shown.result)

    def _drawing(self, shown: DeclaredResult, table: Table[Account]) -> Drawing | None:
        """Return the chart of a table, with the selected row's curves filled."""
        chart = shown.chart(table)
        if isinstance(chart, Bands):
            chart = replace(chart, chosen=max(self._tables.row, 0))
        return drawn(chart)

    def _forget(self) -> None:
        self._more = ()
        self._outdated.forget()
        self.messages.clear()
        self._arrange(self._session.summary)
        self._tables.show_result(None)
