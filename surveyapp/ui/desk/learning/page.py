"""The page of learning: a private model or a synthetic table, from a table or from reports."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from surveyapp.analyses.computation.estimates.synthetic_copies import SyntheticCopies
from surveyapp.errors import SurveyAppError
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.models.evaluation import EvaluatedModel
from surveyapp.services.models.local_survey_options import EveryPair, OneQuestion
from surveyapp.services.models.local_survey_simulation import SimulatedSurvey
from surveyapp.services.models.local_synthesis import ReportSynthesis, synthetic_columns
from surveyapp.services.models.model_inspection import majority_warnings
from surveyapp.services.models.prediction import PredictionSummary
from surveyapp.services.models.synthesis import (
    CopiesStopped,
    Synthesis,
    SynthesisOptions,
    measured_words,
)
from surveyapp.services.models.training import TrainingResult
from surveyapp.services.models.training_table import Domains, domains_from, domains_of_survey
from surveyapp.storage.models.model_files import MODEL_ENDING
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.option_fields import table_filters
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.learning import work
from surveyapp.ui.desk.learning.copies_dialog import CopiesDialog
from surveyapp.ui.desk.learning.form import LearnForm
from surveyapp.ui.desk.learning.levels_dialog import LevelsDialog
from surveyapp.ui.desk.learning.result import LearnResult
from surveyapp.ui.desk.learning.simulation_dialog import SimulationDialog
from surveyapp.ui.desk.learning.synthesis_dialog import SynthesisDialog
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.layout import button, offer
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import decimal, percent, sentence, whole_text
from surveyapp.ui.widgets.number_format import epsilon as epsilon_text
from surveyapp.ui.widgets.outdated_note import OutdatedNote
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.splitters import FormAndResult

SLOT = "learn"
FORM_WIDTH = 300
NEED_DATA = ("synthesize", "look_ahead", "train")
"""The buttons that make something of the chosen table or reports."""
MOST_REASONS = 4
"""Sentences on rows without a prediction that the message bar has room for."""


class LearnPage(Page):
    """The form at the left, the result at the right."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Learn"),
            self.tr(
                "Train a classifier or make a synthetic table, within a privacy limit that you set."
            ),
        )
        self._session, self._runner, self._file_picker = session, session.runner, file_picker
        self._domains, self._kept_levels = Domains(), ""
        self._paid_for: TrainingResult | None = None
        self._need_data: list[QPushButton] = []
        self._add_buttons()
        self._form, self._shown = LearnForm(), LearnResult()
        panes = FormAndResult("learn_panes", self._form, self._new_right(), FORM_WIDTH)
        hold_parts(panes)
        self.keep(panes)
        self.content.addWidget(panes, 1)
        self._form.table_wanted.connect(self.ask_for_table)
        self._form.project_wanted.connect(self._use_project)
        self._form.domain_wanted.connect(self._ask_for_domains)
        self._form.simulation_wanted.connect(self._ask_for_simulation)
        self._form.kind_changed.connect(
            lambda: self._shown.evaluation.measure_on(self._form.measured_on)
        )
        self._form.kind_changed.connect(self._offer_work)
        self._offer_work()
        self._shown.save.clicked.connect(self._save)
        self._shown.predict.clicked.connect(self._predict)
        self._shown.evaluation.evaluate.clicked.connect(self._evaluate)
        session.summary_changed.connect(self._show_summary)
        session.survey_changed.connect(self._form.forget_reports)
        self._show_summary(session.summary)

    def _new_right(self) -> QWidget:
        self._outdated = OutdatedNote("learn", self._shown)
        self._outdated.watch(
            *self._form.watched,
            go=self._train_button,
            besides=lambda: (self._form.data, self._domains, dict(self._form.options)),
            said=self.tr(
                "The settings have changed since this model was trained. “{button}” trains a new one. An "
                "evaluation uses the table and ε that are chosen now and does not change the model."
            ),
        )
        self._form.options_edited.connect(self._outdated.compare)
        right = QWidget()
        hold_parts(right)
        in_column(self._outdated, (self._shown, 1), inside=right, spacing=theme.GAP)
        return right

    def save_state(self) -> dict[str, object]:
        """Return what the form asks for."""
        return {**super().save_state(), **self._form.save_state()}

    def forget_project(self) -> None:
        """Keep neither the table and the model nor what was typed."""
        super().forget_project()
        self._domains, self._kept_levels = Domains(), ""
        self._form.forget()
        self._shown.forget()
        self._outdated.forget()

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Fill the form in as it was."""
        super().restore_state(state)
        self._form.restore_state(state)

    def _add_buttons(self) -> None:
        self._hints = {
            "synthesize": self.tr(
                "Makes invented rows with nearly the same shares. From a table this costs the ε in the "
                "form; from reports it costs nothing"
            ),
            "pool": self.tr(
                "Estimates shares, means and a regression from copies of a synthetic table, with "
                "intervals. Costs no privacy"
            ),
            "look_ahead": self.tr("Trains on invented tables; costs no privacy"),
        }
        for text, name, role, does in (
            (self.tr("Open a model…"), "load_model", "plain", self._load),
            (self.tr("Synthetic table…"), "synthesize", "plain", self._synthesize),
            (self.tr("Pool copies…"), "pool", "plain", self._pool),
            (self.tr("Preview accuracy"), "look_ahead", "plain", self._look_ahead),
            (self.tr("Train"), "train", "primary", self._train),
        ):
            made = button(text, name, role=role)
            made.setToolTip(self._hints.get(name, ""))
            made.clicked.connect(does)
            self.buttons.addWidget(made)
            if name in NEED_DATA:
                self._need_data.append(made)
        self._train_button = made

    def _offer_work(self) -> None:
        """Offer what is made of data where some are chosen; the form says so where none are."""
        reason = sentence(work.NOTHING_CHOSEN) if self._form.data is None else ""
        for one in self._need_data:
            offer(one, reason, self._hints.get(one.objectName(), ""))

    def _show_summary(self, summary: ProjectSummary) -> None:
        self._form.offer_project(is_there=summary.survey is not None and summary.interviews > 0)
        if summary.levels != self._kept_levels:  # stated, undone, or of another project
            self._kept_levels = summary.levels
            self._use_domains(self._read_levels(summary.levels))

    def _read_levels(self, kept: str) -> Domains:
        try:
            return domains_from((kept or "{}").encode(), self._session.project.name)
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return Domains()

    # data

    def ask_for_table(self) -> None:
        """Ask for a table of true values."""
        request = FileRequest(PickKind.FILE, self.tr("Choose a table"), table_filters())
        for path in self._file_picker(self, request):
            self.take_table(path)

    def take_table(self, path: Path) -> None:
        """Learn from the table at ``path``."""
        self._do(partial(work.table_data, path), self._show_data, self.tr("Reading…"))

    def _use_project(self) -> None:
        survey = self._session.summary.survey
        if survey is not None:
            self._show_data(work.project_data(self._session.project, survey))

    def _ask_for_domains(self) -> None:
        data, survey = self._form.data, self._session.summary.survey
        assert data is not None  # noqa: S101 - else the button is disabled
        of_survey = None if survey is None else domains_of_survey(survey)
        dialog = LevelsDialog(data.columns, self._domains, of_survey, self._file_picker, self)
        dialog.wanted.connect(self._know_domains)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _know_domains(self, domains: Domains) -> None:
        data = self._form.data
        if data is not None:
            others = {
                name: a for name, a in self._domains.stated.items() if name not in data.columns
            }
            self._use_domains(domains.merged(others))
            self._session.keep_levels(self._domains, data.path.name)

    def _use_domains(self, domains: Domains) -> None:
        self._domains = domains
        self._form.show_stated(domains)
        self._outdated.compare()

    def _show_data(self, data: work.TrainingData) -> None:
        self.messages.clear()
        self._form.show_data(data)
        self._form.show_stated(self._domains)
        self._shown.show_ledger(data.ledger)
        self._outdated.compare()

    # jobs

    def _do(
        self,
        call: work.Task,
        then: work.Then,
        what: str,
        failed: Callable[[Exception], None] | None = None,
    ) -> Job:
        job = self._runner.start(SLOT, call)
        job.succeeded.connect(then)
        job.failed.connect(failed or self.messages.problem)
        self.busy.follow(job, what)
        return job

    def _complain(self, problem: Exception) -> None:
        # which classes there are is known once the table was read
        if not self._form.complain(problem):
            self.messages.problem(problem)
        data = self._form.data
        if data is not None and not data.is_reports:  # what failed may have been paid for
            job = self._runner.start(SLOT, partial(work.ledger_of, data.path))
            job.succeeded.connect(self._shown.show_ledger)

    def _do_for_form(self, call: work.Task, then: work.Then, what: str) -> None:
        """Make a result of what the form asks for."""
        job = self._do(call, then, what, self._complain)
        job.succeeded.connect(self._outdated.result_shown)
        self._outdated.await_job(job)

    def _read_request(self) -> work.TrainingRequest | None:
        self.messages.clear()
        try:
            training_request = self._form.read()
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return None
        if training_request is None:
            return None
        return replace(training_request, use=replace(training_request.use, domains=self._domains))

    def _look_ahead(self) -> None:
        training_request = self._read_request()
        if training_request is None:
            return
        if training_request.data.is_reports:
            self.messages.say(
                MessageKind.NOTE,
                self.tr(
                    "The survey's coins already fix its ε, so there is nothing to preview. "
                    "Train the model: it costs no additional privacy."
                ),
            )
            return
        self._do_for_form(
            partial(work.look_ahead, training_request),
            self._shown.show_ahead,
            self.tr("Simulating…"),
        )

    def _train(self) -> None:
        training_request = self._read_request()
        if training_request is not None:
            self._do_for_form(
                partial(work.train, training_request), self._show_result, self.tr("Training…")
            )

    @property
    def unsaved(self) -> str:
        """What leaving would lose: a model that ε was spent on."""
        if self._shown.result is None or self._shown.result is not self._paid_for:
            return ""
        return self.tr(
            "The trained model is not saved. If it is lost, the ε that it cost is still spent."
        )

    def _show_result(self, result: TrainingResult) -> None:
        self._shown.show_result(result)
        self._paid_for = None if result.ledger is None else result
        if result.ledger is not None:
            self._shown.show_ledger(result.ledger)
        self._warn((*result.warnings, *majority_warnings(result.model, result.card)))

    def _synthesize(self) -> None:
        training_request = self._read_request()
        if training_request is None:
            return
        data, features = training_request.data, training_request.learning.features or ()
        used = [*features, training_request.learning.label]
        columns, epsilon = data.columns, None
        if data.is_reports:
            survey = self._session.summary.survey
            columns = () if survey is None else synthetic_columns(survey)
        else:
            epsilon = decimal(training_request.learning.epsilon or 0.0, "g", 6)
        chosen: dict[str, object] = {}
        if len(used) < len(data.columns):
            chosen["columns"] = [name for name in columns if name in used]
        dialog = SynthesisDialog(columns, chosen, epsilon, self)
        dialog.wanted.connect(partial(self._make_synthetic, training_request))
        dialog.open()

    def _make_synthetic(
        self, training_request: work.TrainingRequest, making: SynthesisOptions
    ) -> None:
        for path in self._ask_where(self.tr("Save the synthetic table"), "synthetic", ".csv"):
            if training_request.data.is_reports:
                project = training_request.data.path
                self._do(
                    partial(work.make_synthetic_of_reports, project, making, path),
                    partial(self._synthesized_reports, path),
                    self.tr("Synthesizing…"),
                )
                continue
            stopped: list[CopiesStopped] = []
            job = self._do(
                partial(work.make_synthetic, training_request, making, path, stopped),
                partial(self._synthesized, path),
                self.tr("Synthesizing…"),
            )
            job.cancelled.connect(partial(self._copies_stopped, stopped))

    def _copies_stopped(self, stopped: Sequence[CopiesStopped]) -> None:
        """Say what was paid for and is there; nothing where the work was stopped before."""
        for stop in stopped:
            if stop.ledger is not None:
                self._shown.show_ledger(stop.ledger)
            self.messages.say(MessageKind.WARNING, sentence(stop.words))

    def _synthesized_reports(self, path: Path, made: tuple[int, ReportSynthesis]) -> None:
        rows, found = made
        said = [
            self.tr(
                "Saved {rows} synthetic rows in {file}. They are computed from the reports alone, so they "
                "are as private as these (ε = {epsilon} for one respondent) and cost nothing."
            ).format(
                rows=whole_text(rows),
                file=path.name,
                epsilon=epsilon_text(
                    None if math.isinf(found.card.epsilon) else found.card.epsilon
                ),
            )
        ]
        if found.unprotected:
            said.append(
                self.tr("Asked directly, so not protected: {names}.").format(
                    names=", ".join(found.unprotected)
                )
            )
        if found.left_out:
            said.append(
                self.tr("Left out, because their answers cannot be listed: {names}.").format(
                    names=", ".join(found.left_out)
                )
            )
        said += map(sentence, found.warnings)
        kind = MessageKind.WARNING if found.warnings else MessageKind.DONE
        self.messages.say(kind, " ".join(said))

    def _pool(self) -> None:
        request = FileRequest(PickKind.FILES, self.tr("Choose all copies"), table_filters())
        paths = self._file_picker(self, request)
        if paths:
            self._do(
                partial(work.read_synthetic_copies, paths), self._show_copies, self.tr("Reading…")
            )

    def _show_copies(self, copies: SyntheticCopies) -> None:
        CopiesDialog(copies, self._runner, self._file_picker, self).open()

    def _of_quality(self, made: Synthesis) -> str:
        """Return what was paid for besides, to be published; empty where nothing was."""
        if made.quality is None:
            return ""
        text = self.tr(
            "You may publish this (it cost ε = {epsilon} more): columns differ from the real ones by "
            "{columns}, pairs of columns by {pairs}, each ± {error}."
        )
        said = text.format(
            epsilon=decimal(made.quality.epsilon, "g", 6),
            columns=decimal(made.quality.singles, "f", 4),
            pairs=decimal(made.quality.pairs, "f", 4),
            error=decimal(made.quality.error, "f", 4),
        )
        if made.quality.right is None:
            return said
        text = self.tr(
            "A classifier trained on the synthetic rows is right for {right} of the real ones."
        )
        return f"{said} {text.format(right=percent(made.quality.right))}"

    def _synthesized(self, path: Path, made: Synthesis) -> None:
        if made.ledger is not None:
            self._shown.show_ledger(made.ledger)
        if made.measured is not None:
            text = self.tr(
                "Saved {copies} copies of {rows} rows each, {first} to {last} (ε = {epsilon} in all). "
                "“Pool copies” gives estimates with intervals. The report next to them shows shares "
                "of the real table. Keep it to yourself; do not publish it."
            )
            saved = text.format(
                copies=whole_text(len(made.files)),
                rows=whole_text(made.rows),
                first=made.files[0].name,
                last=made.files[-1].name,
                epsilon=decimal(made.epsilon, "g", 6),
            )
            held = sentence(measured_words(made.measured))
            self._say_made((saved, held, self._of_quality(made)), made.warnings)
            return
        text = self.tr(
            "Saved {rows} synthetic rows in {file} (ε = {epsilon}). The report next to "
            "it shows shares of the real table. Keep it to yourself; do not publish it."
        )
        epsilon = decimal(made.epsilon, "g", 6)
        saved = text.format(rows=whole_text(made.rows), file=path.name, epsilon=epsilon)
        self._say_made((saved, self._of_quality(made)), made.warnings)

    def _say_made(self, said: Sequence[str], warnings: Sequence[str]) -> None:
        """Say what was made, and what is to be known of it."""
        kind = MessageKind.WARNING if warnings else MessageKind.DONE
        self.messages.say(kind, " ".join(filter(None, (*said, *map(sentence, warnings)))))

    def _ask_for_simulation(self) -> None:
        training_request = self._read_request()
        if training_request is not None:
            dialog = SimulationDialog(self)
            dialog.wanted.connect(partial(self._simulate, training_request))
            dialog.finished.connect(dialog.deleteLater)
            dialog.open()

    def _simulate(
        self, training_request: work.TrainingRequest, asking: OneQuestion | EveryPair
    ) -> None:
        request = FileRequest(PickKind.FOLDER, self.tr("Save the simulated reports"))
        for folder in self._file_picker(self, request):
            self._do(
                partial(work.simulate_reports, training_request, asking, folder),
                partial(self._simulated, folder),
                self.tr("Simulating…"),
            )

    def _simulated(self, folder: Path, made: SimulatedSurvey) -> None:
        one = self.tr(
            "Saved in {folder}. Each person draws one question and gives one randomized report: "
            "ε = {epsilon}."
        )
        every = self.tr(
            "Saved in {folder}. Each person gives {reports} randomized reports: ε = {epsilon} in all."
        )
        then = self.tr("To learn from them, import the collection files into a new project.")
        said = (one if made.reports == 1 else every).format(
            folder=folder, reports=whole_text(made.reports), epsilon=rounded_up(made.epsilon)
        )
        self._say_made((said, then), made.warnings)

    # models

    def _ask_where(self, title: str, name: str, ending: str) -> list[Path]:
        filters = self.tr("Files (*{ending})").format(ending=ending)
        request = FileRequest(PickKind.SAVE, title, filters, name + ending, ending)
        return [with_ending(path, ending) for path in self._file_picker(self, request)]

    def _save(self) -> None:
        result = self._shown.result
        if result is None:
            return
        for path in self._ask_where(
            self.tr("Save the model"), result.model.label_.name, MODEL_ENDING
        ):
            self._do(
                partial(work.save, result, path), partial(self._saved, path), self.tr("Saving…")
            )

    def _saved(self, path: Path, _none: object) -> None:
        self._paid_for = None
        self.messages.saved(path)

    def _load(self) -> None:
        filters = self.tr("Models (*{ending})").format(ending=MODEL_ENDING)
        for path in self._file_picker(
            self, FileRequest(PickKind.FILE, self.tr("Open a model"), filters)
        ):
            self.take_model(path)

    def take_model(self, path: Path) -> None:
        """Show the model at ``path``."""
        job = self._do(partial(work.load, path), self._show_result, self.tr("Reading…"))
        job.succeeded.connect(self._outdated.forget)  # the form says nothing of how it was made

    def _evaluate(self) -> None:
        result, training_request = self._shown.result, self._read_request()
        if result is None or training_request is None:
            return
        asked = self._shown.evaluation.read()
        if asked is None:
            return
        self._do(
            partial(work.evaluate, result, training_request, asked),
            self._show_evaluation,
            self.tr("Evaluating…"),
        )

    def _show_evaluation(self, done: EvaluatedModel) -> None:
        self._shown.show_evaluation(done.found)
        if done.ledger is not None:
            self._shown.show_ledger(done.ledger)
        self._warn(done.found.warnings[: MOST_REASONS + 1])

    def _warn(self, warnings: Sequence[str]) -> None:
        if warnings:
            self.messages.say(
                MessageKind.WARNING, " ".join(sentence(warning) for warning in warnings)
            )

    def _predict(self) -> None:
        result = self._shown.result
        if result is None:
            return
        request = FileRequest(PickKind.FILE, self.tr("Predict on which table?"), table_filters())
        for table in self._file_picker(self, request):
            for path in self._ask_where(self.tr("Save the predictions"), "predicted", ".csv"):
                self._do(
                    partial(work.predict, result, table, path),
                    partial(self._predicted, path),
                    self.tr("Predicting…"),
                )

    def _predicted(self, path: Path, made: PredictionSummary) -> None:
        counts = ", ".join(f"{name} {whole_text(rows)}" for name, rows in made.classes.items())
        text = self.tr("Saved {rows} predictions in {file}: {counts}.")
        done = text.format(
            rows=whole_text(sum(made.classes.values())), file=path.name, counts=counts
        )
        warnings = (sentence(warning) for warning in made.warnings[:MOST_REASONS])
        kind = MessageKind.WARNING if made.problems else MessageKind.DONE
        self.messages.say(kind, " ".join([done, *warnings]))
