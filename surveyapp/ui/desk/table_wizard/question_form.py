"""What question a column becomes: its name, text, type and design."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.quantitative.base import FROM_QUESTION
from surveyapp.services.surveys.draft import Draft
from surveyapp.services.table_import.draft import (
    TableDraft,
    with_column_design,
    with_kind,
    with_plan,
)
from surveyapp.services.table_import.survey_from_table import KINDS, QuestionPlan, survey_of_plans
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.registry import QUESTION_TYPES, designs_of
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.design_form import Field
from surveyapp.ui.desk.common.mistake_text import mistake_text
from surveyapp.ui.desk.common.question_type_names import kind_name
from surveyapp.ui.desk.common.survey_designs import (
    fitting_designs,
    parameter_text,
    read_parameter,
)
from surveyapp.ui.desk.table_wizard.choice_list import ChoiceList
from surveyapp.ui.desk.table_wizard.step import DraftHolder
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import epsilon

_WHERE = ("questions", 0)
_LEVELS = {
    one.type_name: one.measurement_level for one in QUESTION_TYPES if issubclass(one, AskedQuestion)
}


class PlanForm(QWidget):
    """Hidden where the column becomes no question, or the survey is given."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__()
        self.setObjectName("plan_form")
        self._holder = holder
        self._shown: str | None = None
        self._fields: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme.TIGHT, 0, 0)
        self._column.setSpacing(theme.TIGHT)
        self._promise = text_label("", "hint", wraps=True)
        self._promise.setObjectName("plan_promise")
        self._promise.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._wrong = text_label("", "wrong", wraps=True)
        self._wrong.setObjectName("plan_wrong")
        self._choices = ChoiceList(holder)
        for widget in (self._choices, self._promise, self._wrong):
            self._column.addWidget(widget)

    def show_column(self, column: str) -> None:
        """Show the question that a column becomes."""
        plan = self._plan(column)
        self.setVisible(plan is not None)
        if plan is None:
            self._shown = None
            return
        if self._shown != _shape(column, plan):
            self._rebuild(column, plan)
        self._show_promise(plan)
        self._choices.show_column(column)

    def _plan(self, column: str) -> QuestionPlan | None:
        draft = self._holder.draft
        return draft.plan(column) if draft is not None and draft.is_new else None

    def _rebuild(self, column: str, plan: QuestionPlan) -> None:
        self._shown = _shape(column, plan)
        for field in self._fields:
            self._column.removeWidget(field)
            field.hide()  # at once; it cannot be deleted while its own signal is under way
            field.deleteLater()
        self._fields = []
        self._add_line("plan_id", self.tr("Name of the question"), plan.id, column, "id")
        self._add_line("plan_text", self.tr("What was asked"), plan.text, column, "text")
        if not plan.members:
            self._add_kind(column, plan)
        if plan.kind == Rating.type_name:
            levels = self.tr("Number of levels")
            self._add_line("plan_levels", levels, str(plan.levels), column, "levels")
        if plan.kind == Number.type_name:
            for name, text in (
                ("minimum", self.tr("Least possible answer")),
                ("maximum", self.tr("Greatest possible answer")),
                ("step", self.tr("Step between answers")),
            ):
                self._add_line("plan_" + name, text, getattr(plan, name), column, name)
        self._add_design(column, plan)
        if plan.needs_second:
            words = self.tr("Harmless question answered with it (optional)")
            self._add_line("plan_second", words, plan.second, column, "second")

    def _add(self, widget: QWidget) -> None:
        self._column.insertWidget(1 + len(self._fields), widget)  # below the choices
        self._fields.append(widget)

    def _add_line(self, name: str, said: str, text: str, column: str, fact: str) -> None:
        field = Field(name, said, text)
        field.edited.connect(lambda: self._type(column, fact, field.text))
        self._add(field)

    def _type(self, column: str, fact: str, text: str) -> None:
        value: Any = text.strip()
        if fact == "levels":
            value = int(value) if value.isascii() and value.isdigit() and len(value) < 4 else 0
        self._change(column, lambda plan: replace(plan, **{fact: value}))

    def _change(self, column: str, change: Callable[[QuestionPlan], QuestionPlan]) -> None:
        """Let the column become another question, whatever it has become meanwhile."""

        def decide(draft: TableDraft) -> TableDraft:
            plan = draft.plan(column)
            return draft if plan is None else with_plan(draft, change(plan))

        self._holder.change(decide)

    def _add_kind(self, column: str, plan: QuestionPlan) -> None:
        chooser = Chooser("plan_kind", self.tr("Type of the question"), letters=24)
        for kind in KINDS:
            chooser.addItem(kind_name(kind), kind)
        chooser.setCurrentIndex(KINDS.index(plan.kind))
        chooser.activated.connect(lambda place: self._choose_kind(column, KINDS[place]))
        self._add(_labelled(chooser, self._level_text(plan.kind)))

    def _level_text(self, kind: str) -> str:
        """Return how analyses take the answers to a question of this type."""
        return {
            MeasurementLevel.NOMINAL: self.tr("Nominal: categories without an order."),
            MeasurementLevel.ORDINAL: self.tr(
                "Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions."
            ),
            MeasurementLevel.NUMERIC: self.tr("Numeric."),
        }[_LEVELS[kind]]

    def _choose_kind(self, column: str, kind: str) -> None:
        self._holder.change(lambda draft: with_kind(draft, column, kind))

    def _add_design(self, column: str, plan: QuestionPlan) -> None:
        fitting = fitting_designs(_as_draft(plan), _WHERE)
        chooser = Chooser("plan_design", self.tr("Design it was asked with"), letters=24)
        for design in fitting:
            chooser.addItem(QCoreApplication.translate("messages", design.title), design.name)
        chooser.setCurrentIndex(chooser.findData(plan.design["name"]))
        chooser.activated.connect(lambda _: self._choose_design(column, str(chooser.currentData())))
        self._add(_labelled(chooser))
        for name, parameter in _parameters(plan).items():
            meaning = QCoreApplication.translate("messages", parameter.meaning)
            field = Field(
                f"plan_design_{name}",
                self.tr("{name}: {meaning}").format(name=name, meaning=meaning),
                parameter_text(plan.design.get(name)),
                placeholder="" if parameter.is_optional else self.tr("as in the original survey"),
            )
            field.edited.connect(
                lambda field=field, name=name, parameter=parameter: self._type_parameter(
                    column, name, parameter, field.text
                )
            )
            self._add(field)

    def _choose_design(self, column: str, name: str) -> None:
        """Let its parameters be typed: only who asked the question knows them."""
        self._holder.change(lambda draft: _with_chosen_design(draft, column, name))

    def _type_parameter(self, column: str, name: str, parameter: Parameter, text: str) -> None:
        own = {name: read_parameter(parameter, text)} if text.strip() else {}

        def change(plan: QuestionPlan) -> QuestionPlan:
            others = {key: value for key, value in plan.design.items() if key != name}
            return replace(plan, design={**others, **own})

        self._change(column, change)

    def _show_promise(self, plan: QuestionPlan) -> None:
        """Say what the design promises, or what is wrong with the question."""
        try:
            question = survey_of_plans([plan], file="", name="survey").recorded_questions[0]
        except SurveyMistakes as problem:
            self._promise.clear()
            self._wrong.setText("\n".join(map(mistake_text, problem.mistakes)))
            return
        self._wrong.clear()
        if not question.design.is_randomized:
            self._promise.setText(self.tr("Not randomized: the column contains the answers."))
            return
        reports = ", ".join(question.reports[:8])
        text = self.tr("The column contains the reports ({reports}). ε = {epsilon}")
        if not reports:
            text = self.tr("The column contains the reports. ε = {epsilon}")
        self._promise.setText(
            text.format(reports=reports, epsilon=epsilon(question.design.privacy_loss))
        )


def _with_chosen_design(draft: TableDraft, column: str, name: str) -> TableDraft:
    plan = draft.plan(column)
    if plan is not None and plan.kind == Number.type_name and name == Direct.name:
        scale = with_kind(draft, column, plan.kind).plan(column) or plan  # as the answers have it
        plan = replace(plan, minimum=scale.minimum, maximum=scale.maximum, step=scale.step)
        draft = with_plan(draft, plan)
    return with_column_design(draft, column, {"name": name})


def _shape(column: str, plan: QuestionPlan) -> str:
    """Return what decides which fields there are."""
    return f"{column}\n{plan.kind}\n{plan.design['name']}\n{bool(plan.members)}"


def _as_draft(plan: QuestionPlan) -> Draft:
    return Draft({"languages": ["en"], "questions": [plan.to_json("en")]})


def _parameters(plan: QuestionPlan) -> Mapping[str, Parameter]:
    fitting = designs_of(plan.kind)
    design = fitting.get(plan.design["name"]) or DESIGN_BY_NAME[plan.design["name"]]
    declared = design.written_parameters()
    return {name: each for name, each in declared.items() if name not in FROM_QUESTION}


def _labelled(chooser: Chooser, hint: str = "") -> QWidget:
    """Return the chooser with its name above it, and a hint below."""
    whole = QWidget()
    label = text_label(chooser.accessibleName(), "field")
    label.setBuddy(chooser)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(3)
    column.addWidget(label)
    column.addWidget(chooser)
    if hint:
        below = text_label(hint, "caption", wraps=True)
        below.setObjectName(f"{chooser.objectName()}_note")
        chooser.setAccessibleDescription(hint)
        column.addWidget(below)
    return whole
