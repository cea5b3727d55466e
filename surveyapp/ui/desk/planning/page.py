"""The page of planning: one question's sample size, power, designs, a whole questionnaire, a rehearsal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLayout, QStackedWidget, QWidget

from surveyapp.analyses.charts.curves import SizeCurves
from surveyapp.analyses.computation.planning.sample_size import PlanRow
from surveyapp.designs.core.parameters import Mistyped
from surveyapp.errors import SurveyAppError
from surveyapp.messages.numerals import NONE
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.declared_tables import drawn
from surveyapp.ui.desk.common.design_form import DESIGN, DesignForm, Field, ShareField
from surveyapp.ui.desk.common.form_panel import FORM_WIDTH, FormPanel, Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.planning import sample_size
from surveyapp.ui.desk.planning.budget_panel import BudgetPanel
from surveyapp.ui.desk.planning.designs_panel import DesignsPanel
from surveyapp.ui.desk.planning.held_panel import HeldPanel
from surveyapp.ui.desk.planning.power_panel import PowerPanel
from surveyapp.ui.desk.planning.rehearsal_panel import RehearsalPanel
from surveyapp.ui.desk.planning.sample_panel import SamplePanel
from surveyapp.ui.desk.planning.survey_panel import PlannedSource, SurveyPanel, WithSurvey
from surveyapp.ui.desk.planning.targets import TARGET, fill_targets
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton, ExportRows
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import card, segment, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import percent_number, sentence, whole_text
from surveyapp.ui.widgets.outdated_note import NOTE_MS, OutdatedNote
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.splitters import FormAndResult, Scrolled
from surveyapp.ui.widgets.wrapping_row import FlowingRow

TYPING_PAUSE_MS = 200


PANELS = "panels"

LEAST_CHART = 220
"""Pixels in which curves and their axes can be read; where the window has fewer, the page scrolls."""


class PlanPage(Page):
    """Several views; the first has a form, the number to plan by, the methods and the curve."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Plan"),
            self.tr(
                "How many interviews you need, which design to use, and what the results "
                "will look like."
            ),
        )
        self._runner = runner = session.runner
        self._export = ExportButton("sample-size", runner, file_picker, self.messages)
        self._export.add_charts()
        self.buttons.addWidget(self._export)
        self._is_stale = True
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self.plan)
        self.content.addLayout(self._new_tabs())
        self._stack = QStackedWidget()
        hold_parts(self._stack)
        self._stack.addWidget(self._new_one_question())
        self._panels: tuple[FormPanel, ...] = ()
        self._add_panels_later(session, file_picker)
        self.content.addWidget(self._stack, 1)
        self._show_fields()
        self._turn(0)

    def _new_tabs(self) -> QLayout:
        titles = (
            self.tr("One question"),
            self.tr("Power"),
            self.tr("Designs"),
            self.tr("Tallies"),
            self.tr("Questionnaire"),
            self.tr("Rehearsal"),
            self.tr("Sample"),
        )
        names = ("size", "power", "designs", "held", "budget", "rehearsal", "sample")
        row = FlowingRow()
        self._tabs = QButtonGroup(self)
        for place, (name, title) in enumerate(zip(names, titles, strict=True)):
            end = {0: "left", len(names) - 1: "right"}.get(place, "neither")
            tab = segment(title, f"plan_view_{name}", end)
            tab.setChecked(place == 0)
            self._tabs.addButton(tab, place)
            self.keep(tab)
            row.addWidget(tab)
        self._tabs.idToggled.connect(lambda place, is_on: self._turn(place) if is_on else None)
        return row

    def _new_one_question(self) -> QWidget:
        form = self._new_form()
        view = FormAndResult("plan_panes", form, self._new_answer(), FORM_WIDTH)
        self._outdated.watch(form)
        self.keep(view)
        return view

    @property
    def unsaved(self) -> str:
        """What leaving would lose: a sample that was drawn."""
        return next(filter(None, (panel.unsaved for panel in self._panels)), "")

    def _add_panels_later(self, session: DeskSession, file_picker: PickFiles) -> None:
        tools = Tools(session.runner, file_picker, self.messages, self.busy)
        source = PlannedSource(session, file_picker, self)
        for kind in (PowerPanel, DesignsPanel, HeldPanel):
            self.add_later(partial(self._add_panel, kind, tools))
        for of_survey, text in (
            (
                BudgetPanel,
                self.tr(
                    "Choose a survey file or import interviews. This view then divides the "
                    "privacy budget of one respondent among the questions and shows the errors "
                    "that result."
                ),
            ),
            (
                RehearsalPanel,
                self.tr(
                    "Choose a survey file or import interviews. This view then simulates the "
                    "survey a thousand times and shows the results that you can expect."
                ),
            ),
        ):
            self.add_later(partial(self._add_survey_panel, of_survey, tools, source, text))
        self.add_later(partial(self._add_panel, SamplePanel, tools))
        self.add_later(source.emit_if_changed)

    def _add_panel(self, kind: Callable[[Tools], FormPanel], tools: Tools) -> None:
        panel = kind(tools)
        self._add_view(panel, panel)

    def _add_survey_panel(
        self,
        kind: Callable[[Tools, PlannedSource], SurveyPanel],
        tools: Tools,
        source: PlannedSource,
        text: str,
    ) -> None:
        panel = kind(tools, source)
        self._add_view(panel, WithSurvey(panel, source, text))

    def _add_view(self, panel: FormPanel, view: QWidget) -> None:
        self._panels = (*self._panels, panel)
        self._stack.addWidget(view)
        self.buttons.addWidget(panel.export)
        panel.export.hide()

    def _turn(self, place: int) -> None:
        """Show one of the views, with the button that exports it."""
        self.messages.clear()
        self._stack.setCurrentIndex(place)
        for at, export in enumerate((self._export, *(panel.export for panel in self._panels))):
            export.setVisible(at == place)

    def _new_form(self) -> QWidget:
        self._design = DesignForm()
        self._design.changed.connect(self._follow_design)
        self._target = Chooser("plan_target", self._target_title(), letters=14)
        self._target.currentIndexChanged.connect(self._edited)
        self.keep(self._target)
        self._fields = {field.name: field for field in self._new_fields()}
        inside, column = card()
        column.setSpacing(theme.GAP)
        column.addWidget(self._new_modes())
        column.addWidget(self._design)
        column.addWidget(self._new_target())
        for field in self._fields.values():
            field.edited.connect(self._edited)
            self.keep(field.edit)
            column.addWidget(field)
        column.addStretch(1)
        return Scrolled(inside)

    def _target_title(self) -> str:
        return QCoreApplication.translate("planning", TARGET)

    def _new_target(self) -> QWidget:
        """Return the list of answers under its title."""
        holder = QWidget()
        title = text_label(self._target_title(), "field", wraps=True)
        title.setBuddy(self._target)
        in_column(title, self._target, inside=holder, spacing=3)
        fill_targets(self._target, self._design.answer_count)
        return holder

    def _follow_design(self) -> None:
        fill_targets(self._target, self._design.answer_count)
        self._edited()

    def _new_modes(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._finds_n = segment(self.tr("Find n"), "find_n", "left")
        finds_error = segment(self.tr("Find the error"), "find_error", "right")
        self._finds_n.setChecked(True)
        group = QButtonGroup(holder)
        for one in (self._finds_n, finds_error):
            group.addButton(one)
            row.addWidget(one, 1)
        self.keep(self._finds_n, finds_error)
        self._finds_n.toggled.connect(self._show_fields)
        return holder

    def _new_fields(self) -> list[Field]:
        return [
            ShareField(
                "error",
                self.tr("Error"),
                "0.05",
                self.tr("1 % is one percentage point."),
            ),
            Field("n", self.tr("Number of interviews"), "1000"),
            ShareField("confidence", self.tr("Confidence"), "0.95"),
            ShareField(
                "prevalence",
                self.tr("Expected share"),
                hint=self.tr("Of the answer that you plan for."),
                placeholder=self.tr("Any (worst case)"),
            ),
            Field(
                "design_effect",
                self.tr("Design effect"),
                "1",
                self.tr("1 for a simple random sample; often 1.5 to 2 for clusters."),
            ),
            ShareField("non_response", self.tr("Non-response rate"), "0"),
        ]

    def _new_answer(self) -> QWidget:
        answer, inside_note = QWidget(), QWidget()
        self._outdated = OutdatedNote("plan", inside_note, patience_ms=NOTE_MS)
        in_column(self._outdated, (inside_note, 1), inside=answer, spacing=theme.GAP)
        headline = QFrame()
        headline.setProperty("role", "well")
        self._figure = text_label("", "figure", name="figure")
        self._sentence = text_label("", "plain", wraps=True, name="figure_sentence")
        in_row(
            self._figure,
            (self._sentence, 1),
            inside=headline,
            spacing=theme.ROOMY,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )
        self._view = TableView("plan", self.tr("Sample sizes by method"), stretch=3)
        self._chart = ChartView("plan_chart")
        frame, inside = card()
        inside.setContentsMargins(theme.TIGHT, theme.TIGHT, theme.TIGHT, theme.TIGHT)
        inside.addWidget(self._chart)
        frame.setMinimumHeight(theme.scaled(LEAST_CHART))
        in_column(headline, self._view, (frame, 1), inside=inside_note, spacing=theme.GAP)
        return answer

    def save_state(self) -> dict[str, object]:
        """Return what is typed, the design too."""
        panels = {panel.pane.table.objectName(): panel.save_state() for panel in self._panels}
        return {**super().save_state(), DESIGN: self._design.save_state(), PANELS: panels}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Fill the form in as it was."""
        design = state.get(DESIGN)
        if isinstance(design, dict):
            self._design.restore_state(design)
        found = state.get(PANELS)
        panels = found if isinstance(found, dict) else {}
        for panel in self._panels:
            kept = panels.get(panel.pane.table.objectName())
            if isinstance(kept, dict):
                panel.restore_state(kept)
        super().restore_state(state)

    def showEvent(self, event: QShowEvent) -> None:
        """Plan when the page is first looked at."""
        super().showEvent(event)
        if self._is_stale:
            self.plan()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop planning while the page is hidden."""
        super().hideEvent(event)
        if self._pause.isActive():
            self._pause.stop()
            self._is_stale = True

    def _show_fields(self) -> None:
        finds_n = self._finds_n.isChecked()
        for name in ("error", "design_effect", "non_response"):
            self._fields[name].setVisible(finds_n)
        self._fields["n"].setVisible(not finds_n)
        self._edited()

    def _edited(self) -> None:
        self._is_stale = True
        if self.isVisible():
            self._pause.start()

    def plan(self) -> None:
        """Plan as the form says, or show its problems at the fields."""
        self._pause.stop()
        self._is_stale = False
        request = self._read_request()
        if request is None:
            self._show_nothing()
            return
        job = self._runner.start("plan", partial(sample_size.make_plan, request))
        job.succeeded.connect(self._show)
        job.failed.connect(self._fail)
        self._outdated.await_job(job)
        self.busy.follow(job, self.tr("Computing exact sample sizes…"))

    def _read_request(self) -> sample_size.PlanRequest | None:
        for field in self._fields.values():
            field.complain("")
        design = self._design.read()
        if design is None:
            return None
        texts = {name: field.text for name, field in self._fields.items()}
        try:
            return sample_size.read_plan_request(
                design,
                texts,
                finds_n=self._finds_n.isChecked(),
                target=self._target.currentData(),
            )
        except SurveyAppError as problem:
            self._complain(problem)
            return None

    def _complain(self, problem: SurveyAppError) -> None:
        field = self._fields.get(sample_size.plan_field(problem))
        if field is None:
            self.messages.problem(problem)
        else:
            said = problem.beside_field if isinstance(problem, Mistyped) else problem
            field.complain(sentence(said))

    def _fail(self, problem: Exception) -> None:
        self._show_nothing()
        if isinstance(problem, SurveyAppError):
            self._complain(problem)
        else:
            self.messages.problem(problem)

    def _show_nothing(self) -> None:
        self.messages.clear()
        self._outdated.forget()
        self._figure.setText(NONE)
        self._sentence.setText(self.tr("Correct the marked fields to see a result."))
        self._view.show_columns(())
        self._chart.clear()
        self._export.offer(None, None)

    def _show(self, plan: sample_size.Plan) -> None:
        self.messages.clear()
        if plan.missing is not None:
            self.messages.say(MessageKind.NOTE, sentence(plan.missing))
        figure, answer = sample_size.headline(plan)
        self._figure.setText(figure)
        self._sentence.setText(answer)
        self._view.show_columns(self._columns(plan))
        self._view.selectRow(plan.lines.index(plan.best))
        self._view.fit_height()
        drawing = drawn(
            SizeCurves(
                sample_size.curves(plan),
                self.tr("Error (percentage points)"),
                self.tr("Interviews")
                if plan.request.given.enlargement == 1
                else self.tr("People to approach"),
                self.tr("Chart of interviews needed against the error, by method"),
            )
        )
        assert drawing is not None  # noqa: S101 - as there is a value
        self._chart.show_drawing(drawing)
        self._export.offer(ExportRows(plan.rows), drawing)
        self._outdated.result_shown()

    def _columns(self, plan: sample_size.Plan) -> list[Column]:
        finds_n = plan.request.n is None
        lines = plan.lines

        def value(row: PlanRow | None) -> str:
            if row is None:
                return NONE
            return whole_text(row.n) if finds_n else "± " + percent_number(row.error)

        return [
            Column(
                self.tr("Method"), [sample_size.plan_method_name(line.method) for line in lines]
            ),
            Column(
                self.tr("Interviews in total") if finds_n else self.tr("Total error, in points"),
                [value(line.total) for line in lines],
                is_number=True,
                about=self.tr("For a random sample: sampling and randomization together"),
            ),
            Column(
                self.tr("For the randomization only"),
                [value(line.coins) for line in lines],
                is_number=True,
                hints=[self._coins_hint(line) for line in lines],
                about=self.tr(
                    "For the randomization only: the error compared with the true share among the "
                    "people interviewed"
                ),
            ),
            Column(
                self.tr("Guarantee"),
                [sample_size.plan_method_promise(line.method) for line in lines],
            ),
        ]

    def _coins_hint(self, line: sample_size.MethodLine) -> str:
        if line.coins is None:
            return self.tr("This method gives no separate figure for the randomization.")
        return ""
