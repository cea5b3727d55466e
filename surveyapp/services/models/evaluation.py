"""Models measured on files: the rows are read and paid for, then ``analyses.evaluate`` measures."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.evaluate import Evaluation, ModelEvaluation, TestData, TrainAgain
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import MISSING, Examples
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.models.learners import options_of_learner
from surveyapp.services.models.prediction import features_of
from surveyapp.services.models.training import TrainingOptions, fit_learner, stated_epsilon
from surveyapp.services.models.training_table import read_plain
from surveyapp.storage.models.privacy_ledger import Ledger, pay, refuse_public

OF_OWN_ROWS = QT_TRANSLATE_NOOP(
    "messages", "The model was trained on {table}; on new rows it is right less often."
)


@dataclass(frozen=True, slots=True, eq=False)
class EvaluatedModel:
    """An evaluation, and the table's ledger where it paid."""

    found: Evaluation
    ledger: Ledger | None = None


def own_rows_warning(card: ModelCard, table: Path) -> tuple[str, ...]:
    """Return a warning where a model is measured on the table that it was trained on."""
    if card.data != table.name:
        return ()
    return (Notice(Message(OF_OWN_ROWS, {"table": table.name})),)


def examples_for(model: Classifier, table: Path) -> Examples:
    """Return a table's rows that have a class, as the model sees them.

    Raises
    ------
    UserProblem
        if the table does not fit the model.
    FileRefused, TableProblem, UserProblem
        if it cannot be read.
    """
    cells = read_plain(table)
    features = features_of(model, cells)
    classes = model.label_.coded(cells.column(model.label_.name))
    known = classes != MISSING
    return Examples(features.rows(known), model.label_, classes[known])


def evaluate_public(
    model: Classifier,
    card: ModelCard,
    table: Path,
    asked: ModelEvaluation | None = None,
    progress: Progress = no_progress,
) -> EvaluatedModel:
    """Measure a model on a public or synthetic table, for free and in every way.

    Raises
    ------
    UserProblem
        if the table has a ledger, so that it is not public; as ``ModelEvaluation.run`` says.
    SurveyAppError
        as ``examples_for`` says.
    Cancelled
        when ``progress`` raises it.
    """
    refuse_public(table)
    data = TestData(
        model,
        examples_for(model, table),
        train_again=learner_of(model),
        epsilon=card.epsilon,
        warnings=own_rows_warning(card, table),
    )
    return EvaluatedModel((asked or ModelEvaluation()).run(data, progress))


def learner_of(model: Classifier) -> TrainAgain | None:
    """Return what trains such a model again on a plain table; None where nothing does.

    Parameters
    ----------
    model
        a trained model.
    """
    method = str(getattr(model, "method", ""))
    if method.startswith("local-"):
        return None
    learner, options = str(getattr(model, "learner", method)), model.chosen_options()

    def again(examples: Examples, epsilon: float) -> Classifier:
        known = {option.name for option in options_of_learner(learner, epsilon)}
        own = {name: value for name, value in options.items() if name in known}
        return fit_learner(
            TrainingOptions(learner, model.label_.name, options=own), examples, epsilon
        )

    return again


def evaluate_paid(
    model: Classifier,
    card: ModelCard,
    table: Path,
    epsilon: float | None,
    asked: ModelEvaluation | None = None,
    *,
    budget: float | None = None,
    progress: Progress = no_progress,
) -> EvaluatedModel:
    """Release a noisy confusion matrix of a real table, paid from its ledger.

    It is honest about new rows only if the model was not trained on these, or with folds.

    Parameters
    ----------
    model
        trained.
    card
        its card.
    table
        a CSV file with the model's features and label.
    epsilon
        what is paid in all; None is refused.
    asked
        whether areas under ROC curves, or a cross-validation; default neither.
    budget
        the table's total ε, at its first use.
    progress
        called at each fold.

    Raises
    ------
    UserProblem, EpsilonUnusable
        if it is not said how much may be spent, or it is not enough.
    UserProblem, BudgetUnusable, EnvironmentProblem
        if it cannot be paid.
    SurveyAppError
        as ``examples_for`` says.
    Cancelled
        when ``progress`` raises it.
    """
    asked = asked or ModelEvaluation()
    spent = stated_epsilon(table, epsilon)
    data = TestData(
        model,
        examples_for(model, table),
        price=spent,
        train_again=learner_of(model),
        epsilon=card.epsilon,
        warnings=() if asked.folds else own_rows_warning(card, table),
    )
    asked.check(data, spent)
    what = "accuracy" if asked.folds is None else f"cross-validation in {asked.folds} folds"
    ledger = pay(table, spent, f"{what} of a model of {model.label_.name}", budget=budget)
    return EvaluatedModel(asked.run(data, progress), ledger)


def evaluate_reports(model: Classifier, request: SourceRequest) -> EvaluatedModel:
    """Measure a model on respondents whose features were asked directly and whose label has coins.

    Raises
    ------
    UserProblem, NoReports
        as ``ModelEvaluation.run`` says.
    SurveyAppError
        as ``open_source`` says.
    """
    with open_source(request) as source:
        return EvaluatedModel(ModelEvaluation().run(TestData(model, reports=source)))
