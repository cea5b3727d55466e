"""The page of questions together: cross-tables, groups compared, ranks, distances, regression."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate.comparison import GroupComparison
from surveyapp.analyses.computation.multivariate.regression import (
    RegressionModel,
    possible_models,
    possible_outcomes,
    predictors_for,
)
from surveyapp.analyses.computation.multivariate.regression_numbers import is_quantity
from surveyapp.analyses.data.questions import grouping_questions
from surveyapp.services.dataset.filters import with_filter
from surveyapp.services.estimates.estimate import ProjectSummary
from surveyapp.services.multivariate.registry import (
    Analysis,
    AnalysisRequest,
    AnalysisResult,
    choosable,
    run_analysis,
)
from surveyapp.storage.project.project import ImportedFile
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.analysis_titles import title_of
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.filtering import FilterBar, Filtering
from surveyapp.ui.desk.common.levels import offer_levels
from surveyapp.ui.desk.common.no_interviews import NoInterviewsYet
from surveyapp.ui.desk.common.question_pickers import QuestionTicks, add_questions
from surveyapp.ui.desk.common.sample_design_box import SampleDesignBox
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.multivariate.views import views
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.export_button import ExportButton, ExportRows
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import button, card, text_label
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.result_pane import ResultPane, ResultView
from surveyapp.ui.widgets.splitters import FormAndResult, above_its_button

translate = QCoreApplication.translate

WORKED_OUT, REPORT = "worked_out", "report"
FORM_WIDTH = 272


class TogetherPage(Page):
    """The choice of an analysis at the left; its table, chart and meaning at the right."""

    def __init__(self, session: DeskSession, file_picker: PickFiles, filtering: Filtering) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Relationships"),
            self.tr(
                "How answers, groups and sites are related, with the effect of the coins removed."
            ),
        )
        self._session, self._filtering = session, filtering
        self._survey: Survey | None = None
        self._is_awaited = False
        self._seen: tuple[Survey | None, tuple[ImportedFile, ...]] = (None, ())
        self._last: AnalysisRequest | None = None
        self._shown: AnalysisRequest | None = None
        self._export = ExportButton("together", session.runner, file_picker, self.messages)
        self._export.add_charts()
        self._to_report = button(self.tr("Add to report"), "add_to_report")
        self._to_report.clicked.connect(self._add_to_report)
        session.report.changed.connect(self._offer_report)
        self.buttons.addWidget(self._to_report)
        self.buttons.addWidget(self._export)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._new_empty_state())
        self._stack.addWidget(self._new_body())
        self.content.addWidget(self._stack, 1)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self._forget)
        filtering.changed.connect(self._filtered)
        self._forget()
        self._summarised(session.summary)

    def _new_empty_state(self) -> QWidget:
        return NoInterviewsYet(
            "together",
            self._session,
            self.tr(
                "Import collection files first. Then this page makes cross-tables, compares groups and "
                "sites, ranks, and fits regressions, also where answers were randomized."
            ),
        )

    def save_state(self) -> dict[str, object]:
        """Return the choices, and whether the analysis was run."""
        kept = {WORKED_OUT: self._last is not None, REPORT: self._session.report.save_state()}
        return {**super().save_state(), **kept}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Restore the choices; an analysis that was run is run again when the page is shown."""
        self._session.report.restore_state(state.get(REPORT))
        self._session.report.keep_of(self._survey)
        super().restore_state(state)
        self._offer_questions()  # which depend on the analysis
        super().restore_state(state)
        self._show_fields()  # the models and groups depend on the question
        super().restore_state(state)
        self._show_fields()
        self._is_awaited = state.get(WORKED_OUT) is True and self._survey is not None
        self._check_restored(state)
        if self.isVisible():
            self._work_out_awaited()

    def _check_restored(self, state: Mapping[str, object]) -> None:
        """Run no other analysis than that which was kept: the survey may lack its questions by now."""
        found = super().save_state()
        if self._is_awaited and any(found[name] != state.get(name) for name in self._choices):
            self._is_awaited = False
            self.messages.say(
                MessageKind.WARNING,
                self.tr(
                    "The survey has changed, so this form is no longer as you left it. Check it."
                ),
            )

    def showEvent(self, event: QShowEvent) -> None:
        """Run the analysis that had been run when the project was left."""
        super().showEvent(event)
        self._work_out_awaited()

    def _work_out_awaited(self) -> None:
        if self._is_awaited:
            self._is_awaited = False
            self.work_it_out()

    def _new_body(self) -> QWidget:
        names = ("together_table", "together_chart", "together_sentence")
        self._pane = ResultPane(names, self.tr("Result"), self._export)
        result = QWidget()
        right = QVBoxLayout(result)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(theme.GAP)
        self._uses_sample_design = SampleDesignBox("together_uses_drawn")
        self._uses_sample_design.clicked.connect(self._filtered)
        right.addWidget(self._uses_sample_design)
        right.addWidget(FilterBar(self._filtering))
        right.addWidget(self._pane, 1)
        body = FormAndResult("together_panes", self._new_form(), result, FORM_WIDTH)
        self.keep(body, self._pane.sides)
        return body

    def _new_form(self) -> QWidget:
        self._analysis = Chooser("analysis", self.tr("Analysis"), letters=14)
        for analysis in Analysis:
            self._analysis.addItem(title_of(analysis), analysis)
        self._question = Chooser("together_question", self.tr("Question"), letters=14)
        self._others = QuestionTicks("others", self.tr("Other questions"))
        self._by = Chooser("together_by", self.tr("Groups"), letters=14)
        self._model = Chooser("model", self.tr("Model"), letters=14)
        self._cluster = Chooser("regression_cluster", self.tr("Clusters"), letters=14)
        self._cluster.setToolTip(self.tr("Who shares one may answer alike; intervals allow for it"))
        self._own = QCheckBox(self.tr("An &intercept of its own for each"))
        self._own.setObjectName("random_intercept")
        self._own.setToolTip(
            self.tr(
                "Each cluster gets an intercept drawn from a normal distribution, for a yes/no outcome of "
                "one "
                "sample and predictors without coins; else clusters only widen the intervals."
            )
        )
        self._level = Chooser("together_level", self.tr("Confidence level"), letters=5)
        offer_levels(self._level)
        self._go = button(self.tr("Run"), "work_it_out", role="primary")
        self._go.setDefault(True)
        self._go.clicked.connect(self.work_it_out)
        choices = (self._analysis, self._question, self._others, self._by, self._model)
        options = (self._cluster, self._own, self._level)
        self.keep(*choices, *options)
        self._choices = tuple(one.objectName() for one in choices)
        self._analysis.activated.connect(self._offer_questions)
        for chooser in (self._question, self._model, self._cluster):
            chooser.activated.connect(self._show_fields)
        return self._laid_out()

    def _laid_out(self) -> QWidget:
        frame, column = card()
        column.setContentsMargins(theme.GAP, theme.GAP, theme.GAP, theme.GAP)
        self._labels: dict[QWidget, QLabel] = {}
        for text, widget in (
            (self.tr("&Analysis"), self._analysis),
            (self.tr("&Question"), self._question),
            (self.tr("Other &questions"), self._others),
            (self.tr("&Groups"), self._by),
            (self.tr("&Model"), self._model),
            (self.tr("&Clusters"), self._cluster),
            ("", self._own),
            (self.tr("&Level"), self._level),
        ):
            label = text_label(text, "caption")
            label.setBuddy(widget)
            self._labels[widget] = label
            if text:
                column.addWidget(label)
            column.addWidget(widget, 4 if widget is self._others else 0)
        column.addStretch(1)
        self._others.setMinimumHeight(theme.scaled(96))
        self._pane.watch(frame, go=self._go)
        return above_its_button(frame, self._go)

    def _summarised(self, summary: ProjectSummary) -> None:
        if (summary.survey, summary.files) != self._seen:  # the result shown is of other interviews
            self._seen = summary.survey, summary.files
            self._forget()
        self._survey = summary.survey if summary.interviews else None
        self._stack.setCurrentIndex(0 if self._survey is None else 1)
        self._export.setVisible(self._survey is not None)
        self._uses_sample_design.setVisible(bool(summary.sample_kinds))
        self._to_report.setVisible(self._survey is not None)
        if self._survey is not None:
            self._offer_questions()

    def _offer_questions(self) -> None:
        """Offer the questions that the analysis takes; ticked questions stay ticked."""
        survey = self._survey
        if survey is None:
            return
        analysis: Analysis = self._analysis.currentData()
        is_regression = analysis is Analysis.REGRESSION
        before = self._question.currentData()
        self._question.clear()
        usable = choosable(survey, analysis)
        offered = possible_outcomes(survey) if is_regression else usable
        add_questions(self._question, survey, offered)
        self._question.setCurrentIndex(max(0, self._question.findData(before)))
        self._others.offer(survey, predictors_for(survey) if is_regression else usable)
        self._go.setEnabled(self._question.count() > 0)
        self._show_fields()

    def _show_fields(self) -> None:
        analysis: Analysis = self._analysis.currentData()
        is_regression = analysis is Analysis.REGRESSION
        self._offer_models()
        self._offer_groups(analysis)
        for widget, is_there in (
            (self._others, analysis.takes_others),
            (self._by, analysis.takes_groups),
            (self._model, is_regression),
            (self._cluster, is_regression and self._cluster.count() > 1),
            (self._own, is_regression and self._cluster.currentData() is not None),
        ):
            widget.setVisible(is_there)
            self._labels[widget].setVisible(is_there)
        self._others.hide_question(self._question.currentData())
        self._name_fields(is_regression=is_regression)

    def _name_fields(self, *, is_regression: bool) -> None:
        question, others = self._labels[self._question], self._labels[self._others]
        question.setText(self.tr("&Outcome") if is_regression else self.tr("&Question"))
        others.setText(self.tr("&Predictors") if is_regression else self.tr("Other &questions"))

    def _offer_models(self) -> None:
        """Offer the models that can explain the outcome."""
        before, name = self._model.currentData(), self._question.currentData()
        there = None if self._survey is None or name is None else self._survey.question(name)
        is_amount = there is not None and is_quantity(there)
        titles = {
            RegressionModel.LOGISTIC: self.tr("Logistic: how likely an answer is"),
            RegressionModel.LINEAR: self.tr("Linear: the mean of a number")
            if is_amount
            else self.tr("Linear: a rating as a number"),
        }
        self._model.clear()
        for model in possible_models(there) if there is not None else ():
            self._model.addItem(titles[model], model)
        if not self._model.count():
            self._model.addItem(titles[RegressionModel.LOGISTIC], RegressionModel.LOGISTIC)
        self._model.setCurrentIndex(max(0, self._model.findData(before)))

    def _offer_groups(self, analysis: Analysis) -> None:
        survey = self._survey
        if survey is None:
            return
        before, cluster = self._by.currentData(), self._cluster.currentData()
        self._by.clear()
        self._cluster.clear()
        if not analysis.needs_groups:
            self._by.addItem(self.tr("No groups"), None)
        # differences can be told between groups that coins hide too, from the joint distribution
        known = grouping_questions(survey)
        asked = self._question.currentData()
        offered = choosable(survey, analysis) if analysis is Analysis.COMPARE else known
        add_questions(self._by, survey, [q for q in offered if q.id != asked])
        self._by.addItem(self.tr("Kiosks"), KIOSK)
        self._cluster.addItem(self.tr("None"), None)
        add_questions(self._cluster, survey, [q for q in known if q.id != asked])
        self._by.setCurrentIndex(max(0, self._by.findData(before)))
        self._cluster.setCurrentIndex(max(0, self._cluster.findData(cluster)))

    def asked(self) -> AnalysisRequest:
        """Return what the form asks for."""
        analysis: Analysis = self._analysis.currentData()
        question: str = self._question.currentData()
        others = tuple(name for name in self._others.ticked if name != question)
        cluster = self._cluster.currentData() if analysis is Analysis.REGRESSION else None
        return AnalysisRequest(
            analysis,
            question,
            others if analysis.takes_others else (),
            self._by.currentData() if analysis.takes_groups else None,
            self._model.currentData(),
            self._level.currentData(),
            self._filtering.where,
            cluster,
            cluster is not None and self._own.isChecked(),
            not self._uses_sample_design.isChecked(),
        )

    def work_it_out(self) -> None:
        """Compute what the form asks for, off the UI thread."""
        asked = self.asked()
        project = self._session.project
        job = self._session.runner.start(
            "together", lambda progress: run_analysis(project, asked, progress)
        )
        job.succeeded.connect(lambda found: self._show(found, asked))
        job.failed.connect(self._fail)
        self._pane.await_job(job)
        self.messages.clear()  # what was said belongs to what was worked out before
        self._last = asked
        self.busy.follow(job, self.tr("Working it out…"))

    def _filtered(self) -> None:
        """Run the analysis again for the interviews that count now."""
        if self._last is not None and self._survey is not None:
            self.work_it_out()

    def _show(self, found: AnalysisResult, asked: AnalysisRequest) -> None:
        result = found.result
        caption = " ".join(map(translated, found.notes))
        made = [
            _filtered_view(view, asked, caption)
            for view in views(result, TranslatedLabels(result.survey), asked.level)
        ]
        self._pane.show_views(made, asked.command(self._session.project))
        self._shown = asked
        self._offer_report()
        remarks = result.remarks if isinstance(result, GroupComparison) else ()
        in_labels = TranslatedLabels(result.survey).sentence
        self._show_warnings(list(map(in_labels, result.warnings)), list(map(in_labels, remarks)))

    def _show_warnings(self, warnings: Sequence[str], remarks: Sequence[str]) -> None:
        """Say what the numbers are to be read with; remarks alone are no warning."""
        text = "\n".join(map(translated, (*remarks, *warnings)))
        if text:
            self.messages.say(MessageKind.WARNING if warnings else MessageKind.NOTE, text)
        else:
            self.messages.clear()

    def _fail(self, problem: Exception) -> None:
        self._clear()
        self.messages.problem(problem)

    def _forget(self) -> None:
        self._last = None
        self._clear()

    def _clear(self) -> None:
        self.messages.clear()
        self._pane.clear(self.tr("Choose an analysis and its questions."))
        self._shown = None
        self._offer_report()

    def _add_to_report(self) -> None:
        if self._shown is not None:
            self._session.report.add(self._shown)

    def _offer_report(self) -> None:
        """Offer to add the analysis to the report, unless it is there already."""
        is_in = self._shown is not None and self._session.report.has(self._shown)
        self._to_report.setEnabled(self._shown is not None and not is_in)
        self._to_report.setText(self.tr("In the report") if is_in else self.tr("Add to report"))


def _filtered_view(view: ResultView, asked: AnalysisRequest, caption: str) -> ResultView:
    """Return a view that states the filter, in its chart and in its rows for files."""
    names = view.rows.names
    rows = (
        view.rows if names is None else ExportRows(*with_filter(view.rows.rows, names, asked.where))
    )
    drawing = None if view.drawing is None else view.drawing.captioned(caption)
    return replace(view, rows=rows, drawing=drawing)
