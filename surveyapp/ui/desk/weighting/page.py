"""The page of weights: what is known of the population, what would come of it, and the weight made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout

from surveyapp.analyses.balance import WeightBalance
from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.data.weight_recipe import (
    METHOD_TITLES,
    NO_ENDS,
    RESPONSE_TITLES,
    KnownMargin,
    ResponseModel,
    WeightMethod,
)
from surveyapp.errors import SurveyAppError
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.dataset.variables import VariableKind, VariableRow, variable_rows
from surveyapp.services.weighting.making import (
    NO_BASE,
    WEIGHT,
    PlannedWeight,
    WeightPlan,
    check_weight,
    make_weight,
    planned_balance,
    present_plan,
    why_nothing_to_make,
)
from surveyapp.services.weighting.margins import read_classes, read_margins
from surveyapp.survey.types.base import MeasurementLevel
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_row
from surveyapp.ui.desk.common.declared_tables import DeclaredResult, drawn
from surveyapp.ui.desk.common.design_form import Field
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.option_fields import table_filters
from surveyapp.ui.desk.common.project_page import ProjectPage
from surveyapp.ui.desk.common.session import DeskSession, read_only_words
from surveyapp.ui.desk.weighting.margins_table import (
    PEOPLE,
    MarginsModel,
    MarginsTable,
    cells_of,
    own_decimals,
)
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind
from surveyapp.ui.widgets.layout import button, offer, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import sentence, typed, whole_text
from surveyapp.ui.widgets.result_pane import ResultView

NAME = "weight"
WORDS = ("surveyapp", "weight", "check")
LOOK = "what weights can be made of"
"""The slot of the work that reads the variables."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What weights can be made of, and how the present one was made."""

    rows: tuple[VariableRow, ...]
    plan: WeightPlan | None


class WeightPanel(FormPanel):
    """The form: margins, base weight, method and bounds; and what would come of it.

    ``offers_changed()``: there is something to make a weight of, or nothing any more.
    """

    offers_changed = Signal()

    def __init__(self, session: DeskSession, tools: Tools) -> None:
        super().__init__(
            NAME,
            tools,
            QCoreApplication.translate("WeightPanel", "Check"),
            QCoreApplication.translate("WeightPanel", "Checking the margins…"),
            QCoreApplication.translate("WeightPanel", "Interviews and population"),
        )
        self._session, self._picker = session, tools.file_picker
        self._rows: tuple[VariableRow, ...] = ()
        self._shown_plan: WeightPlan | None = None
        self.model = MarginsModel()
        self.model.setParent(self)
        self.form.addWidget(text_label(self.tr("What is known about the population"), "field"))
        self.table = MarginsTable(self.tr("Margins of the population"), self.model)
        self.form.addWidget(self.table)
        self.form.addLayout(self._new_margin_buttons())
        self._classes: KnownMargin | None = None
        self._add_classes()
        titles = [
            (QCoreApplication.translate("analyses", title), method.value)
            for method, title in METHOD_TITLES.items()
        ]
        self._method = self.add_chooser("method", self.tr("Method"), titles)
        self._method.setCurrentIndex(self._method.findData(WeightMethod.RAKE.value))
        self._base = self.add_chooser("base", self.tr("Base weight"))
        self._people = self.add_field(
            "people", self.tr("Population size"), placeholder=self.tr("From the margins")
        )
        self._low = self.add_field("low", self.tr("Least factor"), placeholder="0.3")
        self._high = self.add_field("high", self.tr("Largest factor"), placeholder="3")
        self._least = self.add_field("least", self.tr("Lowest weight"))
        self._most = self.add_field("most", self.tr("Highest weight"))
        self._side_by_side(self._low, self._high)
        self._side_by_side(self._least, self._most)
        self._averages = QCheckBox(self.tr("Treat people without an answer as average"))
        labelled(self._averages, "weight_averages", self._averages.text())
        self.form.addWidget(self._averages)
        self._variable = self.add_field("name", self.tr("Name of the weight"), WEIGHT)
        self.form.addStretch(1)
        self.model.changed.connect(self._offer_check)
        self._method.currentIndexChanged.connect(self._offer_check)
        self.forget()

    @property
    def reason(self) -> str:
        """Why there is nothing to check or make yet, in a sentence; empty where there is."""
        method = WeightMethod(self._method.currentData())
        missing = why_nothing_to_make(method, has_margins=bool(self.model.variables))
        return "" if missing is None else sentence(missing)

    def _offer_check(self) -> None:
        """Offer a check where it gives something, and say why it does not."""
        reason, has_margins = self.reason, bool(self.model.variables)
        offer(self.go, reason)
        self._remove.setEnabled(has_margins)
        if self.pane.is_empty:
            hint = self.tr("Add margins of the population, then check them.")
            self.pane.clear(reason if reason and has_margins else hint)
        self.offers_changed.emit()

    def _new_margin_buttons(self) -> QHBoxLayout:
        self._add = Chooser("weight_add", self.tr("Add a margin"), letters=12)
        self._add.activated.connect(self._add_chosen)
        opened = button(self.tr("From a table…"), "weight_table")
        opened.clicked.connect(self._open_table)
        self._remove = button(self.tr("Remove"), "weight_remove")
        self._remove.clicked.connect(lambda: self.model.remove(self.table.currentIndex().row()))
        return in_row(self._add, opened, self._remove, spacing=theme.TIGHT)

    def _add_classes(self) -> None:
        """Add what is known of those who were drawn and did not respond."""
        self._drawn = text_label("", "field", wraps=True, name="weight_classes_words")
        opened = button(self.tr("People drawn, from a table…"), "weight_classes")
        opened.clicked.connect(self._open_classes)
        self._removed = button(self.tr("Remove"), "weight_classes_remove")
        self._removed.clicked.connect(lambda: self._use_classes(None))
        row = in_row(opened, self._removed, Stretch(), spacing=theme.TIGHT)
        self.form.addWidget(self._drawn)
        self.form.addLayout(row)
        self._response = Chooser("weight_response", self.tr("Who responds"), letters=14)
        for model, title in RESPONSE_TITLES.items():
            self._response.addItem(QCoreApplication.translate("analyses", title), model.value)
        self._kept.append(self._response)
        self.form.addWidget(self._response)

    def _open_classes(self) -> None:
        request = FileRequest(PickKind.FILE, self.tr("People who were drawn"), table_filters())
        for path in self._picker(self, request):
            self._take_classes(path)

    def _take_classes(self, path: Path) -> None:
        """Take the people who were drawn in each class from a table."""
        self._tools.messages.clear()
        try:
            self._use_classes(read_classes(path))
        except SurveyAppError as problem:
            self._tools.messages.problem(problem)

    def _use_classes(self, classes: KnownMargin | None) -> None:
        self._classes = classes
        if classes is None:
            text = self.tr("Non-response: the number of people drawn is not known")
        else:
            text = self.tr("Non-response: {people} people were drawn, by {variables}").format(
                people=whole_text(round(classes.people)), variables=classes.name
            )
        self._drawn.setText(text)
        self._removed.setVisible(classes is not None)
        self._response.setVisible(classes is not None)

    def _side_by_side(self, *fields: Field) -> None:
        self.form.addLayout(in_row(*((field, 1) for field in fields), spacing=theme.GAP))

    @property
    def works_at_once(self) -> bool:
        """A first look needs margins."""
        return False

    def offer(self, rows: tuple[VariableRow, ...], plan: WeightPlan | None) -> None:
        """Offer the variables of a project, and show how its weight was made, if it was made here."""
        self._rows = rows
        usable = [
            one
            for one in rows
            if not one.is_randomized
            and one.kind is not VariableKind.SAMPLE
            and one.level is not MeasurementLevel.WEIGHT
            and (one.values or one.has_numbers)
        ]
        numbers = [one for one in rows if one.has_numbers and one.kind is not VariableKind.SAMPLE]
        self._add.offer([(self.tr("Add a margin…"), ""), *((one.name, one.name) for one in usable)])
        always = [
            (self.tr("The project's weight, if it has one"), None),
            (self.tr("1 for everybody"), NO_BASE),
        ]
        self._base.offer([*always, *((one.name, one.name) for one in numbers)])
        if plan is not None and plan != self._shown_plan:
            self._show_plan(plan)
            self.work_out()
        self._shown_plan = plan

    def forget(self) -> None:
        """Ask for nothing."""
        self._shown_plan = None
        self.model.clear()
        self._use_classes(None)
        self.offer((), None)
        self.pane.clear("")
        self._offer_check()

    def _show_plan(self, plan: WeightPlan) -> None:
        self.model.clear()
        self.model.show(plan.margins, self._rows)
        self._use_classes(plan.classes)
        self._response.setCurrentIndex(self._response.findData(plan.response.value))
        self._method.setCurrentIndex(self._method.findData(plan.method.value))
        self._base.choose(plan.base)
        self._variable.edit.setText(plan.name)
        self._averages.setChecked(plan.averages_missing)
        people = "" if plan.population is None else own_decimals(plan.population)
        self._people.edit.setText(people)
        for (low, high), (first, second) in (
            (plan.ratio, (self._low, self._high)),
            (plan.limits, (self._least, self._most)),
        ):
            first.edit.setText(own_decimals(low) if low else "")
            second.edit.setText("" if high is None else own_decimals(high))

    def _add_chosen(self) -> None:
        name = self._add.currentData()
        row = next((one for one in self._rows if one.name == name), None)
        if row is not None:
            self.model.add(cells_of(row))
            # so that whoever types now says how many people there are
            self.table.setCurrentIndex(self.model.index(self.model.place((name,)), PEOPLE))
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._add.setCurrentIndex(0)

    def _open_table(self) -> None:
        request = FileRequest(PickKind.FILE, self.tr("A table of margins"), table_filters())
        for path in self._picker(self, request):
            self.take_table(path)

    def take_table(self, path: Path) -> None:
        """Add the margins in a table."""
        self._tools.messages.clear()
        try:
            self.model.show(read_margins(path), self._rows)
        except SurveyAppError as problem:
            self._tools.messages.problem(problem)

    # what is asked for

    def plan(self) -> WeightPlan:
        """Return what the form asks for; a ``SurveyAppError`` says what cannot be read."""
        method = WeightMethod(self._method.currentData())
        people = self._people.text.strip()
        return WeightPlan(
            method,
            self.model.margins() if method is not WeightMethod.NONE else (),
            self._base.currentData(),
            self._classes,
            ResponseModel(self._response.currentData()),
            population=typed(self._people.edit.accessibleName(), people) if people else None,
            ratio=self._ends(self._low, self._high),
            limits=self._ends(self._least, self._most),
            averages_missing=self._averages.isChecked(),
            name=self._variable.text.strip(),
        )

    def _ends(self, low: Field, high: Field) -> tuple[Fraction, Fraction | None]:
        values = [
            typed(field.edit.accessibleName(), field.text) if field.text.strip() else None
            for field in (low, high)
        ]
        return (values[0] or NO_ENDS[0], values[1])

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the check of the margins."""
        plan, project = self.plan(), self._session.project

        def work(_progress: Progress) -> PlannedWeight:
            return check_weight(project, plan)

        return work, partial(self._shown, plan)

    def _shown(self, plan: WeightPlan, result: object) -> Shown:
        assert isinstance(result, PlannedWeight)  # noqa: S101 - what the work returns
        survey = self._session.summary.survey
        assert survey is not None  # noqa: S101 - there are interviews
        balance = planned_balance(survey, result)
        shown = DeclaredResult(WeightBalance(), balance)
        views = [
            ResultView(
                self.tr("Before and after"),
                tuple(shown.columns(table)),
                shown.export(table),
                drawn(shown.chart(table)),
                tuple(
                    shown.meaning(table, place) for place in range(len(table.shown_rows(balance)))
                ),
                self._summary(result),
            )
            for table in WeightBalance.tables[:1]
        ]
        return Shown(views, (*WORDS, *plan.words, "--project", str(self._session.project)))

    def _summary(self, result: PlannedWeight) -> str:
        said = [sentence(one.message) for one in result.problems]
        said += [sentence(one) for one in result.notes]
        return "\n".join(said) or self.tr("These margins fit the interviews.")


class WeightsPage(ProjectPage):
    """Weights are a step of the project; nothing that was recorded changes."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__(session)
        self.set_heading(
            self.tr("Weights"),
            self.tr("Weight the interviews so that they match what is known about the population."),
        )
        self._made = ""
        """The name of a weight that was asked for, until it is shown."""
        self._make = button(self.tr("Make the weight"), "weight_make", role="primary")
        self._make.clicked.connect(self.make)
        tools = Tools(session.runner, file_picker, self.messages, self.busy)
        self.panel = WeightPanel(session, tools)
        self.buttons.addWidget(self.panel.export)
        self.buttons.addWidget(self._make)
        what = self.tr(
            "Import collection files or a table first. Here you then make weights from what is "
            "known about the population."
        )
        self.lay_out(NoInterviewsYet("weights", session, what), self.panel)
        self.panel.offers_changed.connect(self._offer_make)

    def _summarised(self, summary: ProjectSummary) -> None:
        has_interviews = self.is_filled(summary)
        self._make.setVisible(has_interviews)
        self._offer_make()
        self.panel.export.setVisible(has_interviews)
        super()._summarised(summary)

    def _offer_make(self) -> None:
        """Offer to make a weight where one would come of it, and say why none would."""
        summary = self._session.summary
        reason = read_only_words() if summary.is_read_only else self.panel.reason
        self._make.setEnabled(self._session.can_change and not reason)
        self._make.setToolTip(reason)

    def begin(self) -> None:
        """Read what weights can be made of."""
        project = self._session.project

        def work(progress: Progress) -> _Known:
            return _Known(variable_rows(project, progress), present_plan(project))

        job = self._session.runner.start(LOOK, work)
        job.succeeded.connect(self._show)
        self.follow(job, self.tr("Counting the variables…"))

    def _show(self, known: _Known) -> None:
        self.panel.offer(known.rows, known.plan)
        if self._made:
            text = self.tr("{name} is the weight now: every analysis uses it. Undo takes it back.")
            self.messages.say(MessageKind.DONE, text.format(name=self._made))
            self._made = ""

    def make(self) -> None:
        """Make the weight that the form asks for."""
        self.messages.clear()
        try:
            plan = self.panel.plan()
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return
        job = self._session.change_variables([partial(_made, plan=plan)])
        if job is not None:
            self._made = plan.name
            job.failed.connect(lambda _problem: self._forget_made())

    def _forget_made(self) -> None:
        self._made = ""

    def forget_project(self) -> None:
        """Show nothing of a project that was left."""
        super().forget_project()
        self.panel.forget()


def _made(project: Path, plan: WeightPlan) -> None:
    make_weight(project, plan)
