"""How good a model is, at the price that looking costs.

Public and synthetic tables are free. A real table pays for one noisy number from its ledger. Randomized
labels cost nothing beyond the reports: their coins are taken out of the accuracy.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.questions import recorded_question
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.intervals import clopper_pearson
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.evaluation import (
    Accuracies,
    CalibrationBin,
    Roc,
    Split,
    accuracies,
    calibration,
    calibration_error,
    confusion,
    folds,
    majority_accuracy,
    noisy_holdout,
    nothing_to_evaluate,
    roc,
)
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import VettedNoise
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes, Examples
from surveyapp.learning.local.accuracy import debiased_confusion, estimate_accuracy
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.models.local_learning import distinct_reports
from surveyapp.services.models.prediction import features_of
from surveyapp.services.models.training import TrainingOptions, fit_learner, stated_epsilon
from surveyapp.services.models.training_table import read_plain
from surveyapp.storage.models.privacy_ledger import Ledger, pay, refuse_public
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey

LEVEL = 0.95
OF_OWN_ROWS = QT_TRANSLATE_NOOP(
    "messages", "The model was trained on {table}; on new rows it is right less often."
)


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """An accuracy with its interval, and what it rests on.

    Attributes
    ----------
    accuracy
        share of rows classified rightly.
    low, high
        its interval.
    level
        confidence of the interval.
    rows
        how many rows with a class; as noisy as the accuracy where looking cost something.
    epsilon
        what looking cost; 0 where it was free.
    majority
        accuracy of always saying the most frequent class; None where that is not known.
    confusion
        rows of each class by the class they were given; None where not known; estimated, and perhaps
        below 0, where labels were randomized.
    rocs
        the ROC curve of each class; empty where not known.
    calibration
        confidence and share right, by bins; empty where not known.
    folds
        of a cross-validation; None without.
    folds_without_noise
        of the learner without privacy on the same folds; None without.
    ledger
        the table's, where it paid.
    warnings
        what to be careful about.
    """

    accuracy: float
    low: float
    high: float
    level: float
    rows: int
    epsilon: float = 0.0
    majority: float | None = None
    confusion: tuple[tuple[float, ...], ...] | None = None
    rocs: tuple[Roc, ...] = ()
    calibration: tuple[CalibrationBin, ...] = ()
    folds: Accuracies | None = None
    folds_without_noise: Accuracies | None = None
    ledger: Ledger | None = None
    warnings: tuple[str, ...] = ()

    @property
    def is_noisy(self) -> bool:
        """Whether accuracy and number of rows carry noise."""
        return 0 < self.epsilon < math.inf

    @property
    def calibration_error(self) -> float | None:
        """Mean distance of confidence and share right; None where not known."""
        return calibration_error(self.calibration) if self.calibration else None


@dataclass(frozen=True, slots=True)
class EvaluationMeasure:
    """One number of an evaluation.

    Attributes
    ----------
    measure
        what it is, one of the words that ``evaluation_measures`` uses.
    label
        of which class; empty for all.
    predicted
        classified as what; empty but in a confusion.
    value
        the number.
    low, high
        its interval; None without.
    """

    measure: str
    label: str
    predicted: str
    value: float
    low: float | None = None
    high: float | None = None


ACCURACY = QT_TRANSLATE_NOOP("measures", "accuracy")
MAJORITY = QT_TRANSLATE_NOOP("measures", "most frequent class")
CALIBRATION = QT_TRANSLATE_NOOP("measures", "calibration error")
AREA = QT_TRANSLATE_NOOP("measures", "area under the ROC curve")
FOLDS = QT_TRANSLATE_NOOP("measures", "cross-validation")
FOLDS_SPREAD = QT_TRANSLATE_NOOP("measures", "cross-validation, standard deviation")
FOLDS_OPEN = QT_TRANSLATE_NOOP("measures", "cross-validation without privacy")
CONFUSION = QT_TRANSLATE_NOOP("measures", "rows")


def baseline_warning(evaluation: Evaluation) -> Notice | None:
    """Return a sentence where a model is no better, or not surely better, than a constant guess."""
    if evaluation.majority is None or evaluation.low > evaluation.majority:
        return None
    is_worse = evaluation.accuracy <= evaluation.majority
    facts = {"majority": amounts.share(evaluation.majority)}
    return Notice(Message(NO_BETTER if is_worse else PERHAPS_BETTER, facts))


NO_BETTER = QT_TRANSLATE_NOOP(
    "messages",
    "The model is right no more often than always guessing the most frequent "
    "class ({majority}), so it shows no predictive power.",
)
PERHAPS_BETTER = QT_TRANSLATE_NOOP(
    "messages",
    "It is not certain that the model does better than always guessing the most "
    "frequent class ({majority}): the interval of its accuracy includes that "
    "value.",
)


def evaluation_measures(evaluation: Evaluation, model: Classifier) -> tuple[EvaluationMeasure, ...]:
    """Return all that is known, one number a row."""
    alone = (
        (MAJORITY, evaluation.majority),
        (CALIBRATION, evaluation.calibration_error),
        (FOLDS, getattr(evaluation.folds, "mean", None)),
        (FOLDS_SPREAD, getattr(evaluation.folds, "standard_deviation", None)),
        (FOLDS_OPEN, getattr(evaluation.folds_without_noise, "mean", None)),
    )
    names = model.classes_
    return (
        EvaluationMeasure(ACCURACY, "", "", evaluation.accuracy, evaluation.low, evaluation.high),
        *(EvaluationMeasure(name, "", "", value) for name, value in alone if value is not None),
        *(
            EvaluationMeasure(AREA, n, "", r.area)
            for n, r in zip(names, evaluation.rocs, strict=False)
        ),
        *(
            EvaluationMeasure(CONFUSION, true, given, float(value))
            for true, row in zip(names, evaluation.confusion or (), strict=False)
            for given, value in zip(names, row, strict=True)
        ),
    )


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
    *,
    parts: int | None = None,
    seed: int | None = None,
    progress: Progress = no_progress,
) -> Evaluation:
    """Measure a model on a public or synthetic table, for free and in every way.

    With ``parts`` its learner is also trained in a cross-validation of so many folds, at its ε and
    without noise.

    Raises
    ------
    UserProblem
        if the table has a ledger, so that it is not public; if no row has a class; if the model cannot be
        trained again; if the table cannot be parted so.
    SurveyAppError
        as ``examples_for`` says.
    Cancelled
        when ``progress`` raises it.
    """
    refuse_public(table)
    held = examples_for(model, table)
    if not len(held):
        raise nothing_to_evaluate()
    chances = model.predict_proba(held.features)
    right = int(np.count_nonzero(chances.argmax(axis=1) == held.classes))
    low, high = clopper_pearson(right, len(held), LEVEL)
    table_of = confusion(held.classes, chances.argmax(axis=1), len(model.classes_)).tolist()
    found = Evaluation(
        accuracy=right / len(held),
        low=low,
        high=high,
        level=LEVEL,
        rows=len(held),
        majority=majority_accuracy(held),
        confusion=tuple(tuple(row) for row in table_of),
        rocs=tuple(roc(c, held.classes == place) for place, c in enumerate(chances.T)),
        calibration=calibration(chances, held.classes),
        warnings=own_rows_warning(card, table),
    )
    if parts is None:
        return found
    splits = list(folds(len(held), parts, np.random.default_rng(seed)))
    private, open_ = _folds(model, (card.epsilon, math.inf), held, splits, progress)
    return replace(found, folds=private, folds_without_noise=open_)


def _folds(
    model: Classifier,
    epsilons: Sequence[float],
    held: Examples,
    splits: Sequence[Split],
    progress: Progress,
) -> list[Accuracies]:
    """Return the accuracies of the model's learner at each ε, on the same folds."""
    method = str(getattr(model, "method", ""))
    if method.startswith("local-"):
        raise UserProblem(
            msg(
                "A model of the method {method} cannot be trained again on a plain table; "
                "leave out the folds.",
                method=method,
            )
        )
    learner = str(getattr(model, "learner", method))
    learning = TrainingOptions(learner, model.label_.name)
    rounds = iter(range(len(splits) * len(epsilons)))

    def trained(part: Examples, epsilon: float) -> Classifier:
        progress(next(rounds), len(splits) * len(epsilons))
        return fit_learner(learning, part, epsilon)

    return [accuracies(partial(trained, epsilon=e), held, iter(splits)) for e in epsilons]


def evaluate_paid(
    model: Classifier,
    card: ModelCard,
    table: Path,
    epsilon: float | None,
    *,
    budget: float | None = None,
) -> Evaluation:
    """Release one noisy accuracy on a real table, paid from its ledger.

    It is honest about new rows only if the model was not trained on these.

    Raises
    ------
    UserProblem, EpsilonUnusable
        if it is not said how much may be spent.
    UserProblem, BudgetUnusable, EnvironmentProblem
        if it cannot be paid.
    SurveyAppError
        as ``examples_for`` says.
    """
    spent = stated_epsilon(table, epsilon)
    held = examples_for(model, table)
    ledger = pay(table, spent, f"accuracy of a model of {model.label_.name}", budget=budget)
    found = noisy_holdout(model, held, spent, VettedNoise(), LEVEL)
    ends = found.low, found.high, LEVEL, found.rows, spent
    return Evaluation(found.accuracy, *ends, ledger=ledger, warnings=own_rows_warning(card, table))


def evaluate_reports(model: Classifier, request: SourceRequest) -> Evaluation:
    """Measure a model on respondents whose features were asked directly and whose label has coins.

    The coins are taken out of the accuracy, of the confusion and of the most frequent class's share.

    Raises
    ------
    UserProblem
        if the survey lacks the label or a feature; if a feature was randomized; if the
        survey's answers are not the model's.
    NoReports
        if nobody reported the label.
    SurveyAppError
        as ``open_source`` says.
    """
    with open_source(request) as source:
        label = recorded_question(source.survey, model.label_.name)
        if label.answers != model.classes_:
            known, own = ", ".join(model.classes_), ", ".join(label.answers)
            raise UserProblem(
                msg(
                    "The model predicts {classes}, and {label} has the answers {answers}.",
                    classes=known,
                    label=label.id,
                    answers=own,
                )
            )
        asked_for = [_direct(source.survey, feature) for feature in model.features_]
        given_by, times = distinct_reports(source, (*asked_for, label))
        columns = [
            _coded(feature, question, np.asarray(given_by[question.id]))
            for feature, question in zip(model.features_, asked_for, strict=True)
        ]
        # who is alike is predicted once, and counted as often as there are such people
        often = np.ones(len(columns[0]), dtype=np.int64) if times is None else times
        rows = np.repeat(np.arange(len(often)), often)
        asked = QuestionReports(model.label_, label.design, np.asarray(given_by[label.id])[rows])
        predicted = model.predict(CodedTable(model.features_, np.stack(columns, axis=1)))[rows]
        accuracy = estimate_accuracy(predicted, asked, level=LEVEL)
        table = debiased_confusion(predicted, asked)
    ends = accuracy.interval
    return Evaluation(
        *(accuracy.prevalence, ends.low, ends.high, LEVEL, accuracy.n),
        majority=float(table.sum(axis=1).max() / table.sum()),
        confusion=tuple(map(tuple, table.tolist())),
        warnings=source.warnings,
    )


def _direct(survey: Survey, feature: Attribute) -> AskedQuestion:
    question = recorded_question(survey, feature.name)
    if question.design.is_randomized or question.unlisted is not None:
        raise UserProblem(
            msg(
                "{feature} was randomized, so the model's prediction for a respondent is "
                "not known. Evaluate on respondents whose features were asked directly, or "
                "on a plain table.",
                feature=feature.name,
            )
        )
    return question


def _coded(feature: Attribute, question: AskedQuestion, codes: Codes) -> Codes:
    """Return the model's codes of a question's; a word that the model does not know must not occur."""
    words = (*question.reports, "")
    seen, place = np.unique(codes, return_inverse=True)
    return feature.coded([words[code] for code in seen.tolist()])[place]
