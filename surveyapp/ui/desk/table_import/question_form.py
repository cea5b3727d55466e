"""What question a column becomes: its name, text, type and design."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt
from PySide6.QtWidgets import QApplication, QWidget

from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.core.typed_numbers import NotANumber, filed_number, typed_whole
from surveyapp.services.table_import.draft import (
    DESIGN,
    KIND,
    NAME,
    TEXT,
    TableDraft,
    with_chosen_design,
    with_kind,
    with_plan,
)
from surveyapp.services.table_import.draft_state import DraftState
from surveyapp.services.table_import.survey_from_table import KINDS, QuestionPlan
from surveyapp.survey.types.base import MeasurementLevel
from surveyapp.survey.types.date import iso_day
from surveyapp.survey.types.fields import DayField, DecimalField, WholeField
from surveyapp.survey.types.fields import Field as DeclaredField
from surveyapp.survey.types.registry import designs_of
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.design_form import Field
from surveyapp.ui.desk.common.estimate_text import kind_name
from surveyapp.ui.desk.common.survey_designs import parameter_text, read_parameter
from surveyapp.ui.desk.table_import.choice_list import ChoiceList
from surveyapp.ui.desk.table_import.column_words import LEVEL_OF, mistake_words, possible_designs
from surveyapp.ui.desk.table_import.draft_holder import DraftHolder
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import decimal_sign, epsilon, own_text, parameter_label


def _whole(text: str) -> int:
    """Return a whole number as it is typed; 0 where nothing is, −1 where it is none."""
    try:
        return typed_whole(text) if text else 0
    except NotANumber:
        return -1


def _decimal(text: str) -> str:
    return filed_number(text, decimal_sign()) if text else ""


_TYPED: Mapping[type[DeclaredField], Callable[[str], Any]] = {
    WholeField: _whole,
    DecimalField: _decimal,
    DayField: iso_day,
}
"""The kinds of fields that are typed here, and what is made of a text."""


class PlanForm(QWidget):
    """Hidden where the column becomes no question, or the survey is given."""

    def __init__(self, holder: DraftHolder) -> None:
        super().__init__()
        self.setObjectName("plan_form")
        self._holder = holder
        self._shown: str | None = None
        self._fields: list[QWidget] = []
        self._guesses: dict[str, LabelledChooser] = {}
        self.texts = QWidget()
        """The lines for what a column is called, which stand below its values."""
        self._lines: dict[str, tuple[Field, Callable[[QuestionPlan], str]]] = {}
        self._promise = text_label("", "hint", wraps=True, name="plan_promise")
        self._promise.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._wrong = text_label("", "wrong", wraps=True, name="plan_wrong")
        self._choices = ChoiceList(holder)
        self._column = in_column(
            self._wrong,
            self._choices,
            inside=self,
            spacing=theme.TIGHT,
            margins=(0, theme.TIGHT, 0, 0),
        )
        self._below = in_column(self._promise, inside=self.texts, spacing=theme.TIGHT)

    def show_column(self, column: str) -> None:
        """Show the question that a column becomes; what is being typed is left alone."""
        draft, state = self._holder.draft, self._holder.state
        plan = draft.plan(column) if draft is not None and draft.is_new else None
        self.setVisible(plan is not None)
        self.texts.setVisible(plan is not None)
        if draft is None or state is None or plan is None:
            self._shown = None
            return
        if self._shown != _shape(column, plan):
            self._rebuild(column, plan)
        for fact, chooser in self._guesses.items():
            chooser.mark(is_guess=draft.is_guess(column, fact))
        for field, text_of in self._lines.values():
            if field.text.strip() != text_of(plan) and not self._holder.is_typed(field.edit):
                with QSignalBlocker(field.edit):
                    field.edit.setText(text_of(plan))
        self._show_promise(state, plan)
        self._choices.show_column(column)

    def focus_first_gap(self) -> bool:
        """Put the cursor into the first parameter that is missing; return whether there is one."""
        for name, (field, _) in self._lines.items():
            if name.startswith("plan_design_") and not field.text and not self.isHidden():
                field.edit.setFocus()
                return True
        return False

    def _rebuild(self, column: str, plan: QuestionPlan) -> None:
        at_work = QApplication.focusWidget()
        name = at_work.objectName() if at_work is not None and self.isAncestorOf(at_work) else ""
        self._shown = _shape(column, plan)
        for field in self._fields:
            for layout in (self._column, self._below):
                layout.removeWidget(field)
            field.hide()  # at once; it cannot be deleted while its own signal is under way
            field.deleteLater()
        self._fields, self._lines, self._guesses = [], {}, {}
        self._add_design_and_kind(column, plan)
        self._add_line("plan_id", self.tr("Name of the question"), column, NAME)
        self._add_line("plan_text", self.tr("What was asked"), column, TEXT)
        for declared in plan.own_fields:
            if type(declared) in _TYPED:
                words = QCoreApplication.translate("QuestionForm", declared.label)
                self._add_line(f"plan_{declared.key}", words, column, declared.key, declared)
        if plan.needs_second:
            words = self.tr("Harmless question answered with it (optional)")
            self._add_line("plan_second", words, column, "second")
        again = next((one for one in self.findChildren(QWidget, name) if name), None)
        if again is not None:  # the keyboard stays where the person is at work
            again.setFocus()

    def _add(self, widget: QWidget) -> None:
        self._column.insertWidget(1 + len(self._fields), widget)  # below what is wrong
        self._fields.append(widget)

    def _add_below(self, widget: QWidget) -> None:
        self._below.addWidget(widget)
        self._fields.append(widget)

    def _add_line(
        self, name: str, said: str, column: str, fact: str, declared: DeclaredField | None = None
    ) -> None:
        """Add a line for a fact of the question; of its type's own fields as they are declared."""
        field = Field(name, said)
        read = str if declared is None else _TYPED[type(declared)]

        def text_of(plan: QuestionPlan) -> str:
            value, typed = getattr(plan, fact), field.text.strip()
            if typed and read(typed) == value:
                return typed  # it is written as the person writes it
            return own_text(str(value or "")) if read is _decimal else str(value or "")

        stated: dict[str, Any] = {"are_ends_stated": True} if fact in {"minimum", "maximum"} else {}

        def take() -> None:
            stands = {fact: read(field.text.strip()), **stated}
            self._change(column, fact, lambda plan: replace(plan, **stands))

        field.edited.connect(take)
        self._lines[name] = (field, text_of)
        self._add_below(field)

    def _change(
        self, column: str, fact: str, change: Callable[[QuestionPlan], QuestionPlan]
    ) -> None:
        """Let the column become another question, whatever it has become meanwhile."""

        def decide(draft: TableDraft) -> TableDraft:
            plan = draft.plan(column)
            known = fact.partition(".")[0]
            return draft if plan is None else with_plan(draft, change(plan), known)

        self._holder.change(decide, f"{column}\n{fact}")

    def _add_design_and_kind(self, column: str, plan: QuestionPlan) -> None:
        """Add the choices of type and design, and the parameters below: they are asked for."""
        if not plan.members:
            kinds = Chooser("plan_kind", self.tr("Type of the question"), letters=24)
            for kind in KINDS:
                kinds.addItem(kind_name(kind), kind)
            kinds.setCurrentIndex(KINDS.index(plan.kind))
            kinds.activated.connect(lambda place: self._choose_kind(column, KINDS[place]))
            self._guesses[KIND] = LabelledChooser(kinds, self._level_text(plan.kind))
            self._add(self._guesses[KIND])
        chooser = Chooser("plan_design", self.tr("Design it was asked with"), letters=24)
        for words, name in possible_designs(plan):
            chooser.addItem(words, name)
        chooser.setCurrentIndex(chooser.findData(plan.design["name"]))
        chooser.activated.connect(lambda _: self._choose_design(column, str(chooser.currentData())))
        self._guesses[DESIGN] = LabelledChooser(chooser)
        self._add(self._guesses[DESIGN])
        for name, parameter in _parameters(plan).items():
            self._add_parameter(column, name, parameter)

    def _add_parameter(self, column: str, name: str, parameter: Parameter) -> None:
        field = Field(
            f"plan_design_{name}",
            parameter_label(name, parameter),
            placeholder="" if parameter.is_optional else self.tr("as in the original survey"),
        )

        def text_of(plan: QuestionPlan) -> str:
            value = plan.design.get(name)
            typed = field.text
            if typed.strip() and read_parameter(parameter, typed) == value:
                return typed.strip()  # it is written as the person writes it
            return parameter_text(value)

        field.edited.connect(lambda: self._type_parameter(column, name, parameter, field.text))
        self._lines[field.name] = (field, text_of)
        self._add(field)

    def _level_text(self, kind: str) -> str:
        """Return how analyses take the answers to a question of this type."""
        return {
            MeasurementLevel.NOMINAL: self.tr("Nominal: categories without an order."),
            MeasurementLevel.ORDINAL: self.tr(
                "Ordinal: ordered levels, taken as 1, 2, 3 … in means and regressions."
            ),
            MeasurementLevel.NUMERIC: self.tr("Numeric."),
        }[LEVEL_OF[kind]]

    def _choose_kind(self, column: str, kind: str) -> None:
        self._holder.change(lambda draft: with_kind(draft, column, kind))

    def _choose_design(self, column: str, name: str) -> None:
        """Let its parameters be typed: only who asked the question knows them."""
        self._holder.change(lambda draft: with_chosen_design(draft, column, name))

    def _type_parameter(self, column: str, name: str, parameter: Parameter, text: str) -> None:
        own = {name: read_parameter(parameter, text)} if text.strip() else {}

        def change(plan: QuestionPlan) -> QuestionPlan:
            others = {key: value for key, value in plan.design.items() if key != name}
            return replace(plan, design={**others, **own})

        self._change(column, f"{DESIGN}.{name}", change)

    def _show_promise(self, state: DraftState, plan: QuestionPlan) -> None:
        """Say what the design promises, or what is wrong with the question."""
        wrong = state.of(plan.column).mistakes
        self._wrong.setText("\n".join(map(mistake_words, wrong)))
        self._wrong.setVisible(bool(wrong))
        survey = state.draft.survey
        self._promise.setVisible(not wrong and survey is not None)
        if wrong or survey is None:
            return
        question = survey.question(plan.id)
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


def _shape(column: str, plan: QuestionPlan) -> str:
    """Return what decides which fields there are."""
    parts = (column, plan.kind, plan.design["name"], bool(plan.members), len(plan.choices))
    return "\n".join(map(str, parts))


def _parameters(plan: QuestionPlan) -> Mapping[str, Parameter]:
    fitting = designs_of(plan.kind)
    design = fitting.get(plan.design["name"]) or DESIGN_BY_NAME[plan.design["name"]]
    declared = design.written_parameters()
    return {name: each for name, each in declared.items() if name not in FROM_QUESTION}


class LabelledChooser(QWidget):
    """A chooser with its name above it; what nobody has chosen yet is called a guess."""

    def __init__(self, chooser: Chooser, hint: str = "") -> None:
        super().__init__()
        self._chooser, self._hint = chooser, hint
        self._label = text_label(chooser.accessibleName(), "field")
        self._label.setBuddy(chooser)
        in_column(self._label, chooser, inside=self, spacing=3)
        chooser.setToolTip(hint)

    def mark(self, *, is_guess: bool) -> None:
        """Show in words whether nobody has chosen yet, and let screen readers say so."""
        name = self._chooser.accessibleName()
        guessed = self.tr("{name} (guessed)").format(name=name)
        self._label.setText(guessed if is_guess else name)
        said = (self.tr("guessed") if is_guess else "", self._hint)
        self._chooser.setAccessibleDescription(". ".join(filter(None, said)))
