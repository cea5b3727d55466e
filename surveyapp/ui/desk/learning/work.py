"""The learning page without its widgets: the data, the request, and the computations."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.computation.estimates.synthetic_copies import SyntheticCopies
from surveyapp.analyses.evaluate import ModelEvaluation
from surveyapp.designs.core.typed_numbers import NotANumber, typed_float, typed_whole
from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import EpsilonUnusable
from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.messages.message import msg
from surveyapp.services.dataset.source import SampleUse, SourceRequest
from surveyapp.services.models.effects import effects
from surveyapp.services.models.evaluation import (
    EvaluatedModel,
    evaluate_paid,
    evaluate_public,
    evaluate_reports,
)
from surveyapp.services.models.expected_accuracy import ExpectedAccuracy, previewed_accuracy
from surveyapp.services.models.learners import LEARNERS, read_options
from surveyapp.services.models.local_learning import learnable
from surveyapp.services.models.local_survey_options import EveryPair, OneQuestion
from surveyapp.services.models.local_survey_simulation import SimulatedSurvey, simulate_table
from surveyapp.services.models.local_synthesis import ReportSynthesis, synthesize_reports
from surveyapp.services.models.prediction import PredictionSummary, predict_with
from surveyapp.services.models.protection import LARGEST_DELTA, USUAL_DELTA, DeltaUnusable, TableUse
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.synthesis import (
    CopiesStopped,
    Synthesis,
    SynthesisOptions,
    synthesize,
)
from surveyapp.services.models.synthetic_copies import read_copies
from surveyapp.services.models.training import (
    HoldoutUnusable,
    TrainingOptions,
    TrainingResult,
    train_central,
    train_from_reports,
)
from surveyapp.services.models.training_table import read_plain
from surveyapp.storage.models.model_files import load_model
from surveyapp.storage.models.privacy_ledger import BudgetUnusable, Ledger, read_ledger
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.widgets.number_format import decimal_sign

Task = Callable[[Progress], object]
Then = Callable[..., None]

REPORT_ENDING = ".report.html"
NOTHING_CHOSEN = msg("Choose a table, or the reports of this project, first.")
"""Why nothing can be trained yet."""


@dataclass(frozen=True, slots=True)
class TrainingData:
    """What to learn from: a table of true values, or a project's reports where ``is_reports``."""

    path: Path
    """Of the table or the project."""
    columns: tuple[str, ...]
    """What can be a label or a feature."""
    is_reports: bool = False
    """Whether the values are randomized."""
    ledger: Ledger = Ledger()
    """What was spent of the table."""

    @property
    def learners(self) -> tuple[str, ...]:
        """What can be trained on it."""
        return tuple(LOCAL_LEARNERS if self.is_reports else LEARNERS)


def table_data(path: Path, _progress: Progress) -> TrainingData:
    """Look at a table's header and ledger."""
    return TrainingData(path, read_plain(path).header, ledger=read_ledger(path))


def ledger_of(table: Path, _progress: Progress) -> Ledger:
    """Return what was spent on a table."""
    return read_ledger(table)


def project_data(project: Path, survey: Survey) -> TrainingData:
    """Return what a project's survey offers."""
    return TrainingData(project, tuple(q.id for q in learnable(survey)), is_reports=True)


@dataclass(frozen=True, slots=True)
class TrainingRequest:
    """What the form asks for."""

    data: TrainingData
    learning: TrainingOptions
    use: TableUse = TableUse()
    """What is said of a table of true values, and how it is paid."""
    holdout: float | None = None
    row_weights: RowWeights | None = None


def read_training_request(
    data: TrainingData | None,
    learner: str,
    label: str,
    features: tuple[str, ...],
    texts: Mapping[str, str],
    *,
    options: Mapping[str, object],
    is_public: bool,
    rows_are_public: bool = False,
    find_levels: bool = False,
    weights: str | None = None,
) -> TrainingRequest:
    """Return what the form's texts ask for; a ``UserProblem`` says that no data was chosen.

    Of a text that cannot be meant the problem is one of ``FIELD_OF``, or that of an option.
    """
    if data is None:
        raise UserProblem(NOTHING_CHOSEN)
    if data.is_reports:
        chosen = read_options(learner, None, options)
        return TrainingRequest(data, TrainingOptions(learner, label, features, options=chosen))
    epsilon = typed_epsilon(texts["epsilon"], is_public=is_public)
    chosen = read_options(learner, epsilon, options)
    used = tuple(name for name in features if name != weights)
    learning = TrainingOptions(learner, label, used, epsilon, options=chosen)
    return TrainingRequest(
        data,
        learning,
        TableUse(
            budget=_budget(texts["budget"]),
            is_public=is_public,
            rows_are_public=rows_are_public,
            delta=_delta(texts["delta"]) if find_levels else None,
        ),
        holdout=_holdout(texts["holdout"]),
        row_weights=None if weights is None else RowWeights(weights, _most(texts["most_weight"])),
    )


def _delta(text: str) -> float:
    try:
        delta = typed_float(text, decimal_sign()) if text.strip() else USUAL_DELTA
    except NotANumber as problem:
        raise DeltaUnusable(delta=text) from problem
    if not 0 < delta <= LARGEST_DELTA:
        raise DeltaUnusable(delta=text)
    return delta


def _most(text: str) -> int:
    try:
        return typed_whole(text)
    except NotANumber as problem:
        raise MostUnusable(
            msg(
                "Give the largest survey weight, a whole number that is known without looking at the data."
            )
        ) from problem


class MostUnusable(UserProblem):
    """The largest survey weight is no whole number."""


def typed_epsilon(text: str, *, is_public: bool = False) -> float:
    """Return the ε that was typed; of a public table infinite where none was.

    ``EpsilonUnusable`` where it is no number above 0.
    """
    if is_public and not text.strip():
        return math.inf
    try:
        epsilon = typed_float(text, decimal_sign())
    except NotANumber as problem:
        raise EpsilonUnusable(epsilon=text or "–") from problem
    if not epsilon > 0:
        raise EpsilonUnusable(epsilon=text)
    return epsilon


def _budget(text: str) -> float | None:
    if not text.strip():
        return None
    try:
        budget = typed_float(text, decimal_sign())
    except NotANumber as problem:
        raise BudgetUnusable(budget=text) from problem
    if not 0 < budget < math.inf:
        raise BudgetUnusable(budget=text)
    return budget


def _holdout(text: str) -> float | None:
    if not text.strip():
        return None
    try:
        share = typed_float(text, decimal_sign())
    except NotANumber as problem:
        raise HoldoutUnusable(share=text) from problem
    if not 0 < share < 1:
        raise HoldoutUnusable(share=text)
    return share


FIELD_OF: Mapping[type[Exception], str] = {
    EpsilonUnusable: "epsilon",
    BudgetUnusable: "budget",
    DeltaUnusable: "delta",
    HoldoutUnusable: "holdout",
    MostUnusable: "most_weight",
}
"""Beside which field a problem is shown."""


def train(training_request: TrainingRequest, progress: Progress) -> TrainingResult:
    """Train as requested, and work out the effects; see ``train_central`` and ``train_from_reports``."""
    return _with_effects(_trained(training_request, progress))


def _with_effects(result: TrainingResult) -> TrainingResult:
    return replace(result, effects=effects(result.model, result.card))


def _trained(training_request: TrainingRequest, progress: Progress) -> TrainingResult:
    if training_request.data.is_reports:
        return train_from_reports(
            _reports_of(training_request.data.path), training_request.learning, progress
        )
    return train_central(
        training_request.data.path,
        training_request.learning,
        training_request.use,
        holdout=training_request.holdout,
        row_weights=training_request.row_weights,
        progress=progress,
    )


def _reports_of(project: Path) -> SourceRequest:
    return SourceRequest(project=project, sample_use=SampleUse.USED)


def look_ahead(training_request: TrainingRequest, progress: Progress) -> ExpectedAccuracy:
    """Simulate accuracies of training as requested; see ``previewed_accuracy``."""
    return previewed_accuracy(
        training_request.data.path, training_request.learning, training_request.use, progress
    )


def simulate_reports(
    training_request: TrainingRequest,
    asking: OneQuestion | EveryPair,
    folder: Path,
    progress: Progress,
) -> SimulatedSurvey:
    """Write a survey on the table, and the simulated reports of its rows."""
    learning = training_request.learning
    return simulate_table(
        training_request.data.path,
        folder,
        label=learning.label,
        asking=asking,
        features=learning.features,
        domains=training_request.use.domains,
        progress=progress,
    )


def make_synthetic(
    training_request: TrainingRequest,
    making: SynthesisOptions,
    out: Path,
    stopped: list[CopiesStopped],
    progress: Progress,
) -> Synthesis:
    """Write a synthetic table, and its report next to it, at the price that the form states.

    ``stopped`` gets what is there if the work is stopped between copies.
    """
    try:
        return synthesize(
            training_request.data.path,
            out,
            epsilon=training_request.learning.epsilon,
            making=making,
            use=training_request.use,
            report=out.with_name(out.stem + REPORT_ENDING),
            progress=progress,
        )
    except CopiesStopped as stop:
        stopped.append(stop)
        raise


def make_synthetic_of_reports(
    project: Path, making: SynthesisOptions, out: Path, progress: Progress
) -> tuple[int, ReportSynthesis]:
    """Write a synthetic table from a project's reports; it costs nothing."""
    return synthesize_reports(_reports_of(project), out, making, progress)


def read_synthetic_copies(paths: Sequence[Path], _progress: Progress) -> SyntheticCopies:
    """Return copies of a synthetic table."""
    return read_copies(paths)


def load(path: Path, _progress: Progress) -> TrainingResult:
    """Return the model in a file."""
    return _with_effects(TrainingResult(*load_model(path)))


def predict(
    result: TrainingResult, table: Path, out: Path, _progress: Progress
) -> PredictionSummary:
    """Write a table with the model's predictions."""
    return predict_with(result.model, table, out)


def evaluate(
    result: TrainingResult,
    training_request: TrainingRequest,
    asked: ModelEvaluation,
    progress: Progress,
) -> EvaluatedModel:
    """Measure a model on the chosen data, at the price of its kind."""
    if training_request.data.is_reports:
        return evaluate_reports(result.model, _reports_of(training_request.data.path))
    table, weights = training_request.data.path, training_request.row_weights
    if training_request.use.is_public:
        return evaluate_public(
            result.model, result.card, table, asked, progress, row_weights=weights
        )
    epsilon, budget = training_request.learning.epsilon, training_request.use.budget
    return evaluate_paid(
        *(result.model, result.card, table, epsilon, asked),
        budget=budget,
        row_weights=weights,
        progress=progress,
    )


def save(result: TrainingResult, path: Path, _progress: Progress) -> None:
    """Keep a model."""
    result.save(path)
