"""Models measured on files: the rows are read and paid for, then ``analyses.evaluate`` measures."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.evaluate import (
    Evaluation,
    ModelEvaluation,
    SurveyWeights,
    TestData,
    TrainAgain,
)
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import Examples
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.models.learners import options_of_learner
from surveyapp.services.models.payments import of_evaluation
from surveyapp.services.models.prediction import (
    RowProblem,
    known_features,
    known_values,
    named_rows,
    row_problems,
)
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.training import TrainingOptions, fit_learner, stated_epsilon
from surveyapp.services.models.training_table import CsvTable, read_plain
from surveyapp.storage.models.privacy_ledger import Ledger, pay, refuse_public

OF_OWN_ROWS = QT_TRANSLATE_NOOP(
    "messages", "The model was trained on {table}; on new rows it is right less often."
)


LEFT_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "{count} of {rows} rows were left out: the model does not know a value in them.",
)
FOR_YOU_ALONE = QT_TRANSLATE_NOOP(
    "messages",
    "This number and these lines are exact, for you who hold the table; do not publish them.",
)


@dataclass(frozen=True, slots=True, eq=False)
class EvaluatedModel:
    """An evaluation, and the table's ledger where it paid."""

    found: Evaluation
    ledger: Ledger | None = None
    left_out: int = 0
    """How many rows were left out, since the model does not know a value in them."""


@dataclass(frozen=True, slots=True, eq=False)
class KnownRows:
    """The rows of a table that a model can be measured on."""

    examples: Examples
    """Rows whose class is there, and whose values the model knows."""
    places: NDArray[np.intp]
    """Where these rows are in the table."""
    rows: int
    """How many rows of the table have a class."""
    problems: tuple[RowProblem, ...] = ()
    """The others of these, which were left out."""

    def warnings(self, *, is_private: bool) -> tuple[Notice, ...]:
        """Return sentences on the rows that were left out: how many, and the first of them.

        Parameters
        ----------
        is_private
            whether numbers of the table are otherwise released with noise alone.
        """
        if not self.problems:
            return ()
        facts = {"count": len(self.problems), "rows": self.rows}
        last = [Notice(Message(FOR_YOU_ALONE))] if is_private else []
        return (Notice(Message(LEFT_OUT, facts)), *named_rows(self.problems), *last)


def _own_rows_warning(card: ModelCard, table: Path) -> tuple[str, ...]:
    """Return a warning where a model is measured on the table that it was trained on."""
    if card.data != table.name:
        return ()
    return (Notice(Message(OF_OWN_ROWS, {"table": table.name})),)


def known_rows(model: Classifier, cells: CsvTable) -> KnownRows:
    """Return a table's rows that have a class, as the model sees them.

    A row with a value that the model was never told of is left out, by itself: whether it is depends on no
    other row, so what is released of the others is as private as it was.

    Raises
    ------
    UserProblem
        if the table lacks a column.
    """
    features, wrong = known_features(model, cells)
    label = replace(model.label_, can_be_missing=True)
    given = cells.column(label.name)
    classes, unknown = known_values(label, given)
    has_class = [row for row, word in enumerate(given) if word]
    found = {
        row: {**wrong.get(row, {}), **({label.name: unknown[row]} if row in unknown else {})}
        for row in has_class
        if row in wrong or row in unknown
    }
    places = np.setdiff1d(has_class, list(found)).astype(np.intp)
    return KnownRows(
        Examples(features.rows(places), model.label_, classes[places]),
        places,
        len(has_class),
        tuple(row_problems(cells, found).values()),
    )


def _test_data(
    model: Classifier, table: Path, row_weights: RowWeights | None
) -> tuple[TestData, KnownRows]:
    """Return a model with the rows that it is measured on."""
    cells = read_plain(table)
    weights = None
    if row_weights is not None:
        features = tuple(feature.name for feature in model.features_)
        row_weights.checked(cells, model.label_.name, features, rows_public=False)
    known = known_rows(model, cells)
    if row_weights is not None:
        times = None if row_weights.most is None else row_weights.times(cells)[known.places]
        weights = SurveyWeights(
            row_weights.values(cells)[known.places], times, row_weights.most or 1
        )
    return TestData(model, known.examples, train_again=learner_of(model), weights=weights), known


def evaluate_public(
    model: Classifier,
    card: ModelCard,
    table: Path,
    asked: ModelEvaluation | None = None,
    progress: Progress = no_progress,
    *,
    row_weights: RowWeights | None = None,
) -> EvaluatedModel:
    """Measure a model on a public or synthetic table, for free and in every way.

    Parameters
    ----------
    model
        trained.
    card
        its card.
    table
        a CSV file with the model's features and label.
    asked
        what is measured besides; default nothing.
    progress
        called at each fold.
    row_weights
        how many people each row stands for; None: one. Its bound is needed for folds alone.

    Raises
    ------
    UserProblem
        if the table has a ledger, so that it is not public; if it lacks a column; if a weight is none; as
        ``ModelEvaluation.run`` says.
    FileRefused, TableProblem, UserProblem
        if the table cannot be read.
    Cancelled
        when ``progress`` raises it.
    """
    refuse_public(table)
    data, known = _test_data(model, table, row_weights)
    warnings = (*known.warnings(is_private=False), *_own_rows_warning(card, table))
    data = replace(data, epsilon=card.epsilon, warnings=warnings)
    found = (asked or ModelEvaluation()).run(data, progress)
    return EvaluatedModel(found, left_out=len(known.problems))


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
    row_weights: RowWeights | None = None,
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
    row_weights
        how many people each row stands for, with its bound; None: one.
    progress
        called at each fold.

    Raises
    ------
    UserProblem, EpsilonUnusable
        if it is not said how much may be spent, or it is not enough.
    UserProblem, BudgetUnusable, EnvironmentProblem
        if it cannot be paid.
    UserProblem
        if the table lacks a column; if a weight is none, or the weights have no bound.
    FileRefused, TableProblem, UserProblem
        if the table cannot be read.
    Cancelled
        when ``progress`` raises it.
    """
    asked = asked or ModelEvaluation()
    spent = stated_epsilon(table, epsilon)
    data, known = _test_data(model, table, row_weights)
    data = replace(
        data,
        price=spent,
        epsilon=card.epsilon,
        warnings=(
            *known.warnings(is_private=math.isfinite(spent)),
            *(() if asked.folds else _own_rows_warning(card, table)),
        ),
    )
    asked.check(data, spent)
    note = of_evaluation(model.label_.name, asked.folds)
    ledger = pay(table, spent, note, budget=budget)
    return EvaluatedModel(asked.run(data, progress), ledger, len(known.problems))


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
