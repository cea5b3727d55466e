"""The second step: what each column is used for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.table_import.choice_columns import (
    choice_of,
    filling_name,
    fillings,
    record_of,
)
from surveyapp.services.table_import.draft import (
    IGNORED,
    NEW_CHOICES,
    QUESTION,
    SAMPLE_USES,
    TableDraft,
    choice_use,
    example_values,
    unfilled,
    with_use,
)
from surveyapp.services.table_import.survey_from_table import QuestionPlan
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.desk.table_wizard.question_form import PlanForm
from surveyapp.ui.desk.table_wizard.step import DraftHolder, Step
from surveyapp.ui.widgets.column_table import Column, TableView, Written
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import card, text_label
from surveyapp.ui.widgets.number_format import whole_text

USES = {
    IGNORED: QT_TRANSLATE_NOOP("ColumnsStep", "Not used"),
    QUESTION: QT_TRANSLATE_NOOP("ColumnsStep", "A question"),
    NEW_CHOICES: QT_TRANSLATE_NOOP("ColumnsStep", "A choice of a new question"),
    "weight": QT_TRANSLATE_NOOP("ColumnsStep", "Weight: how many people a row represents"),
    "stratum": QT_TRANSLATE_NOOP("ColumnsStep", "Stratum"),
    "cluster": QT_TRANSLATE_NOOP("ColumnsStep", "Cluster"),
}
_FORM_WIDTH = 400


class ColumnsStep(Step):
    """All columns at the left; what the selected one is used for at the right."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__(
            "columns_step",
            self.tr("Columns"),
            self.tr(
                "Say what each column contains: reports to a question, a weight, stratum or "
                "cluster, or nothing. Columns that are not used are not imported."
            ),
        )
        self._holder = holder
        self._table = TableView("table_columns", self.tr("Columns of the table"), stretch=1)
        self._table.row_changed.connect(self._show_column)
        self._name = text_label("", "heading", wraps=True)
        self._title = text_label("", "hint", wraps=True)
        self._use = Chooser("column_use", self.tr("What the column is used for"), letters=30)
        self._use.activated.connect(self._choose)
        label = text_label(self.tr("The column is"), "field")
        label.setBuddy(self._use)
        self._form = PlanForm(holder)
        frame, column = card()
        for widget in (self._name, self._title, label, self._use, self._form):
            column.addWidget(widget)
        column.addStretch(1)
        side = QScrollArea()
        side.setObjectName("column_form")
        side.setWidgetResizable(True)
        side.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it is reached
        side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        side.setWidget(frame)
        side.setMinimumWidth(_FORM_WIDTH)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self._table, 3)
        row.addWidget(side, 2)
        self.content.addLayout(row, 1)
        self._open_label = text_label("", "hint", wraps=True)
        self._open_label.setObjectName("columns_open")
        self.content.addWidget(self._open_label)
        holder.changed.connect(self._follow)

    @property
    def is_ready(self) -> bool:
        """Whether a column is a question."""
        draft = self._holder.draft
        return draft is not None and bool(draft.plans if draft.is_new else draft.mapping.columns)

    def enter(self) -> None:
        """Show the columns, and select the first."""
        draft = self._holder.draft
        if draft is None:
            return
        self._table.show_columns(_columns(draft))
        self._show_open_columns(draft)

    def _follow(self) -> None:
        """Show the uses again, keeping the selection."""
        draft = self._holder.draft
        if draft is None or not self.isVisible():
            return
        row = self._row()
        self._table.table.show(_columns(draft))
        self._table.selectRow(max(row, 0))
        self._show_open_columns(draft)

    def _show_open_columns(self, draft: TableDraft) -> None:
        """Point out questions without a column, and columns that were combined."""
        text, names = (
            self.tr("Questions with one column for each choice: {names}"),
            _together(draft),
        )
        if draft.survey is not None and not draft.is_new:
            names = unfilled(draft.survey, draft.mapping)
            text = self.tr(
                "Questions without a column, which will be missing for everybody: {names}"
            )
        self._open_label.setVisible(bool(names))
        self._open_label.setText(text.format(names=", ".join(names)))

    def _row(self) -> int:
        return self._table.currentIndex().row()

    def _column(self) -> str | None:
        draft, row = self._holder.draft, self._row()
        if draft is None or not 0 <= row < len(draft.table.columns):
            return None
        return draft.table.columns[row]

    def _show_column(self, _row: int) -> None:
        draft, column = self._holder.draft, self._column()
        if draft is None or column is None:
            return
        self._name.setText(column)
        title = draft.table.titles.get(column, "")
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._use.clear()
        for use in _uses(draft):
            self._use.addItem(_use_words(draft, use), use)
        self._use.setCurrentIndex(self._use.findData(draft.use_of(column)))
        self._form.show_column(column)

    def _choose(self, _place: int) -> None:
        column, use = self._column(), str(self._use.currentData())
        if column is not None:
            self._holder.change(lambda draft: with_use(draft, column, use))


def _together(draft: TableDraft) -> tuple[str, ...]:
    """Return the multiple choices of the new survey, each with its number of columns."""
    several = (plan for plan in draft.plans if plan.members)
    return tuple(f"{plan.id} ({whole_text(len(plan.members))})" for plan in several)


def _uses(draft: TableDraft) -> list[str]:
    if draft.is_new:
        groups = (choice_use(plan) for plan in draft.plans if plan.members)
        return [IGNORED, QUESTION, *groups, NEW_CHOICES, *SAMPLE_USES]
    assert draft.survey is not None  # noqa: S101 - else the draft is_new
    return [IGNORED, *fillings(draft.survey), *SAMPLE_USES]


def _use_words(draft: TableDraft, use: str) -> str:
    if use in USES:
        return QCoreApplication.translate("ColumnsStep", USES[use])
    if draft.is_new:
        words = QCoreApplication.translate("ColumnsStep", "A choice of {name}")
        return words.format(name=record_of(use))
    assert draft.survey is not None  # noqa: S101 - only its questions have other uses
    asked = _text_of(draft.survey, use)
    words = QCoreApplication.translate("ColumnsStep", "Question {name}: {text}")
    return words.format(name=use, text=asked[:60]) if asked else use


def _text_of(survey: Survey, use: str) -> str:
    """Return the text of the question or the choice that ``use`` fills; empty where it has none."""
    question = next((one for one in survey.recorded_questions if one.id == record_of(use)), None)
    if question is None or not choice_of(use):
        return "" if question is None else question.text.any()
    place = question.answers.index(choice_of(use))
    return question.labels(question.text.by_language[0][0], lambda word: word)[place]


def _columns(draft: TableDraft) -> list[Column]:
    names, plans = draft.table.columns, draft.plan_by_column()
    uses = draft.uses()
    used, unused = line_icons.icon("imported", "good"), line_icons.icon("close", "muted")
    translate = QCoreApplication.translate
    return [
        Column(translate("ColumnsStep", "Column"), [name[:60] for name in names], hints=names),
        Column(
            translate("ColumnsStep", "Values"),
            Written(names, lambda name: example_values(draft.table, name)[:120]),
        ),
        Column(
            translate("ColumnsStep", "Used for"),
            [_short_use(plans.get(name), name, use) for name, use in uses.items()],
            icons=[used if use else unused for use in uses.values()],
        ),
    ]


def _short_use(plan: QuestionPlan | None, name: str, use: str) -> str:
    if plan is not None:
        return next((filling_name(plan.id, c) for c, one in plan.members if one == name), plan.id)
    words = {
        IGNORED: QCoreApplication.translate("ColumnsStep", "Not used"),
        "weight": QCoreApplication.translate("ColumnsStep", "Weight"),
        "stratum": QCoreApplication.translate("ColumnsStep", "Stratum"),
        "cluster": QCoreApplication.translate("ColumnsStep", "Cluster"),
    }
    return words.get(use, use)
