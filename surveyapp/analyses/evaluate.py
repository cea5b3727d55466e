"""Evaluation of a classifier: how often it is right, at the price that looking costs.

Public and synthetic tables are free. A real table pays from its ledger for one noisy confusion matrix, from
which accuracy and the measures of each class follow; half of ε goes to the area under the ROC curve where it
is asked for. Randomized labels cost nothing beyond the reports: their coins are taken out of the accuracy.

**Cross-validation of a real table.** Each row throws a coin of its own for its fold, and is predicted by a
model of the other folds. Of k models a row trains k − 1, each at the ε of the model that is measured: that
adds up (sequential composition). All rows are counted in one confusion matrix, each in one cell. So the total
is (k − 1)·ε of the model + ε of the matrix, and what is paid beyond the models is the matrix's.

**Survey weights** are exact in public tables: sums of weights take the place of counts, and intervals take as
many rows as these are worth (Kish 1965; Korn & Graubard 1998). In a real table a row counts a whole number of
times, W at most, and the noise is W times as wide, as it is in training (group privacy: Dwork & Roth 2014,
theorem 2.2).

**A learning curve** trains many models, on some of the rows and on all, or at several ε. It is for public and
synthetic tables: of a real one each of the models would have to be paid for.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.dataset import Dataset, ReportColumn
from surveyapp.analyses.base.formats import COUNT, GIVEN, QUANTITY, SHARE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.row_reports import each_report
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, Chart, Column, Table
from surveyapp.analyses.charts.classification import ClassCurves
from surveyapp.analyses.charts.curves import LearningCurve
from surveyapp.analyses.data.questions import recorded_question
from surveyapp.analyses.data.report_counts import distinct_reports
from surveyapp.analyses.words.columns import coded
from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.confusion import (
    Confusion,
    Share,
    class_measures,
    confusion,
    nothing_to_evaluate,
    release_confusion,
    weighted_confusion,
)
from surveyapp.learning.base.evaluation import (
    Accuracies,
    CalibrationBin,
    Roc,
    Split,
    accuracies,
    calibration,
    calibration_error,
    folds,
    roc,
)
from surveyapp.learning.base.learning_curve import (
    EPSILONS,
    HALVINGS,
    CurveOver,
    CurvePoint,
    CurveWeights,
    learning_curve,
)
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.private_roc import release_area, weighted_area
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes, Examples
from surveyapp.learning.local.accuracy import (
    debiased_confusion,
    estimate_accuracy,
    weighted_accuracy,
)
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import OptionProblem, choice, flag, whole
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from surveyapp.analyses.charts.text import ChartText

LEVEL = 0.95
CURVE_FOLDS = 5
"""Splits of a learning curve where nobody said how many."""
AREA_PART = 0.5
"""Share of what is paid for areas under ROC curves, where they are asked for."""

TrainAgain = Callable[[Examples, float], Classifier]
"""Trains a model of the same kind on other rows, at an ε."""


@dataclass(frozen=True, slots=True, eq=False)
class SurveyWeights:
    """How many people each row stands for."""

    exact: NDArray[np.float64]
    """Array of shape (n,): 0 or more: for what is public."""
    times: NDArray[np.int64] | None = None
    """Array of shape (n,): how often each row counts where it has to count whole times: in what is paid for,
    and in training. None where nobody said how often it may at most."""
    most: int = 1
    """How often a row counts at most."""


@dataclass(frozen=True, slots=True, eq=False)
class TestData:
    """A model and the rows that it is measured on: a table's, or reports."""

    model: Classifier
    """The trained model."""
    examples: Examples | None = None
    """Rows with a class; None where reports are used."""
    reports: Dataset | None = None
    """Respondents whose features were asked directly and whose label has coins; None of a table."""
    price: float | None = None
    """The ε that is paid in all; None where the table is public."""
    train_again: TrainAgain | None = None
    """For a cross-validation; None where it cannot be trained again."""
    epsilon: float = math.inf
    """Of the model."""
    warnings: tuple[str, ...] = ()
    """What to be careful about."""
    weights: SurveyWeights | None = None
    """Of the examples; None: each row counts once."""

    @property
    def most_weight(self) -> int:
        """How often a row counts at most."""
        return 1 if self.weights is None else self.weights.most

    @property
    def times(self) -> NDArray[np.int64]:
        """How often each of the examples counts, shape (n,).

        Raises
        ------
        UserProblem
            if that is not known.
        """
        if self.weights is None:
            return np.ones(0 if self.examples is None else len(self.examples), dtype=np.int64)
        if self.weights.times is None:
            raise UserProblem(
                msg(
                    "Say how often a row counts at most: the largest survey weight, from knowledge and not "
                    "from the data. A private table needs it, and so do a cross-validation and a learning "
                    "curve."
                )
            )
        return self.weights.times


@dataclass(frozen=True, slots=True, eq=False)
class Evaluation:
    """An accuracy with its interval, and what it rests on."""

    accuracy: float
    """Share of rows classified rightly."""
    low: float
    high: float
    """Its interval."""
    level: float
    """Confidence of the interval."""
    rows: int
    """How many rows with a class; as noisy as the accuracy where looking cost something."""
    epsilon: float = 0.0
    """What looking cost; 0 where it was free."""
    majority: float | None = None
    """Accuracy of always saying the most frequent class; None where that is not known."""
    confusion: tuple[tuple[float, ...], ...] | None = None
    """Rows of each class by the class they were given; None where not known; perhaps below 0 where it carries
    noise or labels were randomized."""
    balanced: Share | None = None
    """Mean sensitivity of the classes; None where not known."""
    by_class: tuple[tuple[str, int, Share], ...] = ()
    """Sensitivity, specificity and precision: the measure, the place of the class and the share."""
    areas: tuple[Share, ...] = ()
    """The area under the ROC curve of each class; empty where not known."""
    model_epsilon: float | None = None
    """Of each model of a cross-validation whose rows all the other numbers count; None without."""
    rocs: tuple[Roc, ...] = ()
    """The ROC curve of each class; empty where not known."""
    calibration: tuple[CalibrationBin, ...] = ()
    """Confidence and share right, by bins; empty where not known."""
    folds: Accuracies | None = None
    """Of a cross-validation; None without."""
    folds_without_noise: Accuracies | None = None
    """Of the learner without privacy on the same folds; None without."""
    classes: tuple[str, ...] = ()
    """The names of the classes."""
    warnings: tuple[str, ...] = ()
    """What to be careful about."""
    curve: tuple[CurvePoint, ...] = ()
    """Points of a learning curve; empty without one."""
    survey: None = None

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
    """One number of an evaluation."""

    measure: str
    """What it is, one of the words that ``evaluation_measures`` uses."""
    label: str
    """Of which class; empty for all."""
    predicted: str
    """Classified as what; empty but in a confusion."""
    value: float
    """The number."""
    low: float | None = None
    high: float | None = None
    """Its interval; None without."""


ACCURACY = QT_TRANSLATE_NOOP("messages", "accuracy")
BALANCED = QT_TRANSLATE_NOOP("messages", "balanced accuracy")
CLASS_MEASURES = (
    QT_TRANSLATE_NOOP("messages", "sensitivity"),
    QT_TRANSLATE_NOOP("messages", "specificity"),
    QT_TRANSLATE_NOOP("messages", "precision"),
)
MAJORITY = QT_TRANSLATE_NOOP("messages", "most frequent class")
CALIBRATION = QT_TRANSLATE_NOOP("messages", "calibration error")
AREA = QT_TRANSLATE_NOOP("messages", "area under the ROC curve")
FOLDS = QT_TRANSLATE_NOOP("messages", "cross-validation")
FOLDS_SPREAD = QT_TRANSLATE_NOOP("messages", "cross-validation, standard deviation")
FOLDS_OPEN = QT_TRANSLATE_NOOP("messages", "cross-validation without privacy")
CONFUSION = QT_TRANSLATE_NOOP("messages", "rows")


def baseline_warning(evaluation: Evaluation) -> Notice | None:
    """Return a sentence where a model is no better, or not surely better, than a constant guess."""
    if evaluation.majority is None or evaluation.low > evaluation.majority:
        return None
    is_worse = evaluation.accuracy <= evaluation.majority
    facts = {"majority": amounts.share(evaluation.majority)}
    return Notice(Message(NO_BETTER if is_worse else PERHAPS_BETTER, facts))


NO_BETTER = QT_TRANSLATE_NOOP(
    "messages",
    "The model is right no more often than always guessing the most frequent class "
    "({majority}), so it shows no predictive power.",
)
PERHAPS_BETTER = QT_TRANSLATE_NOOP(
    "messages",
    "It is not certain that the model does better than always guessing the most frequent "
    "class ({majority}): the interval of its accuracy includes that value.",
)
OF_FOLDS = QT_TRANSLATE_NOOP(
    "messages",
    "Each row was predicted by a model trained on the other folds at ε = {each}. As a row trains all models "
    "but one, the cross-validation cost ε = {total} in all.",
)


def evaluation_measures(evaluation: Evaluation) -> tuple[EvaluationMeasure, ...]:
    """Return all that is known, one number a row.

    Parameters
    ----------
    evaluation
        The evaluation.
    """
    alone = (
        (MAJORITY, evaluation.majority),
        (CALIBRATION, evaluation.calibration_error),
        (FOLDS, getattr(evaluation.folds, "mean", None)),
        (FOLDS_SPREAD, getattr(evaluation.folds, "standard_deviation", None)),
        (FOLDS_OPEN, getattr(evaluation.folds_without_noise, "mean", None)),
    )
    names = evaluation.classes
    first = ACCURACY if evaluation.model_epsilon is None else FOLDS
    balanced = () if evaluation.balanced is None else (evaluation.balanced,)
    return (
        EvaluationMeasure(first, "", "", evaluation.accuracy, evaluation.low, evaluation.high),
        *(EvaluationMeasure(BALANCED, "", "", s.value, s.low, s.high) for s in balanced),
        *(EvaluationMeasure(name, "", "", value) for name, value in alone if value is not None),
        *(
            EvaluationMeasure(AREA, n, "", s.value, s.low, s.high)
            for n, s in zip(names, evaluation.areas, strict=False)
        ),
        *(
            EvaluationMeasure(name, names[place], "", s.value, s.low, s.high)
            for name, place, s in evaluation.by_class
        ),
        *(
            EvaluationMeasure(CONFUSION, true, given, float(value))
            for true, row in zip(names, evaluation.confusion or (), strict=False)
            for given, value in zip(names, row, strict=True)
        ),
    )


def _of_confusion(found: Confusion, epsilon: float = 0.0, rows: int | None = None) -> Evaluation:
    """Return what follows from a confusion matrix."""
    accuracy, rows = found.accuracy, found.rows if rows is None else rows
    return Evaluation(
        *(accuracy.value, accuracy.low, accuracy.high, found.level, rows, epsilon),
        majority=found.majority,
        confusion=tuple(map(tuple, found.counts.tolist())),
        balanced=found.balanced_accuracy,
        by_class=tuple(class_measures(found)),
    )


def _measure_public(data: TestData, examples: Examples) -> Evaluation:
    """Measure a model for free and in every way."""
    model = data.model
    if not len(examples):
        raise nothing_to_evaluate()
    chances, classes = model.predict_proba(examples.features), examples.classes
    weights = None if data.weights is None else data.weights.exact
    if weights is not None and not weights.any():
        raise nothing_to_evaluate()
    table, squares = (
        weighted_confusion(classes, chances.argmax(axis=1), len(model.classes_), each)
        for each in (weights, None if weights is None else weights**2)
    )
    of_each = [(chance, classes == place) for place, chance in enumerate(chances.T)]
    return replace(
        _of_confusion(Confusion(table, level=LEVEL, squares=squares), rows=len(examples)),
        areas=tuple(weighted_area(*each, weights, LEVEL) for each in of_each),
        rocs=tuple(roc(*each, weights) for each in of_each),
        calibration=calibration(chances, classes, weights=weights),
    )


def _cross_validated(
    data: TestData, examples: Examples, splits: Sequence[Split], progress: Progress
) -> list[Accuracies]:
    """Return the accuracies of the model's learner at its ε and without noise, on the same folds."""
    train, times = _learner(data), data.times
    epsilons = (data.epsilon, math.inf)
    rounds = iter(range(len(splits) * len(epsilons)))
    # a row goes with all the rows it stands for
    every = np.repeat(np.arange(len(examples)), times)
    splits = [
        (np.flatnonzero(np.isin(every, train_on)), np.flatnonzero(np.isin(every, test_on)))
        for train_on, test_on in splits
    ]
    examples = examples.rows(every)

    def trained(part: Examples, epsilon: float) -> Classifier:
        progress(next(rounds), len(splits) * len(epsilons))
        return train(part, epsilon / data.most_weight)

    return [accuracies(partial(trained, epsilon=e), examples, iter(splits)) for e in epsilons]


def _learner(data: TestData) -> TrainAgain:
    if data.train_again is None:
        raise UserProblem(
            msg(
                "A model of the method {method} cannot be trained again on a plain table; "
                "leave out the folds.",
                method=str(getattr(data.model, "method", "")),
            )
        )
    return data.train_again


def _curve(
    data: TestData, examples: Examples, over: CurveOver, splits: Sequence[Split], progress: Progress
) -> tuple[CurvePoint, ...]:
    """Return the learning curve of the model's learner."""
    train, weights = data.train_again, None
    if data.weights is not None:
        weights = CurveWeights(data.weights.exact, data.times)
    if train is None:
        reason = msg(
            "a model of the method {method} cannot be trained again on a plain table",
            method=str(getattr(data.model, "method", "")),
        )
        raise OptionProblem("curve", reason)
    rounds, most = itertools.count(), len(splits) * (1 + max(HALVINGS, len(EPSILONS)))

    def trained(part: Examples, epsilon: float) -> Classifier:
        progress(next(rounds), most)
        return train(part, epsilon / data.most_weight)

    return learning_curve(
        *(trained, examples, splits), over=over, epsilon=data.epsilon, level=LEVEL, weights=weights
    )


def _measure_paid(
    data: TestData, examples: Examples, price: float, *, with_areas: bool
) -> Evaluation:
    """Release a confusion matrix: honest about new rows only if the model was not trained on these."""
    model, most = data.model, data.most_weight
    classes = len(model.classes_)
    examples = examples.rows(np.repeat(np.arange(len(examples)), data.times))
    account = PrivacyAccount(price / most)
    for_areas = AREA_PART * account.epsilon if with_areas else 0.0
    exact = confusion(examples.classes, model.predict(examples.features), classes)
    matrix = account.allot(account.epsilon - for_areas if math.isfinite(for_areas) else math.inf)
    counted = replace(release_confusion(exact, matrix, LEVEL), most_weight=most)
    found = _of_confusion(counted, price)
    if not with_areas:
        return found
    # of two classes the areas are one and the same
    places = range(1, 2) if classes == 2 else range(classes)
    areas = tuple(
        release_area(
            *(model, examples, account.allot(for_areas / len(places)), place, LEVEL),
            most_weight=most,
        )
        for place in places
    )
    return replace(found, areas=areas * 2 if classes == 2 else areas)


def _counts_epsilon(data: TestData, parts: int, price: float) -> float:
    """Return the ε of the confusion matrix of a cross-validation that costs ``price`` in all.

    Raises
    ------
    UserProblem
        if the models alone cost as much, or are not private; if the model cannot be trained again.
    """
    _learner(data)
    models = (parts - 1) * data.epsilon
    left = price - models if math.isfinite(price) else math.inf
    if not left > 1e-9 * price:
        raise UserProblem(
            msg(
                "In a cross-validation of {parts} folds each row trains {models} models of ε = {each}: that "
                "costs {cost}, and the count of the predictions comes on top. Allow more than {cost}, take "
                "fewer folds, or have rows held out in training, which costs nothing more.",
                parts=parts,
                models=parts - 1,
                each=f"{data.epsilon:g}",
                cost=f"{models:g}",
            )
        )
    return left


def _cross_validated_paid(
    data: TestData, examples: Examples, parts: int, price: float, progress: Progress
) -> Evaluation:
    """Release one confusion matrix of all rows, each predicted by a model of the other folds."""
    train, classes, most = _learner(data), len(data.model.classes_), data.most_weight
    left, each = _counts_epsilon(data, parts, price) / most, data.epsilon / most
    account, every = PrivacyAccount(price / most), np.repeat(np.arange(len(examples)), data.times)
    # by coins of their own and without a seed: a row more must not move others to other folds; a row goes
    # with all the rows it stands for
    fold = np.random.default_rng().integers(parts, size=len(examples))[every]
    examples = examples.rows(every)
    exact = np.zeros((classes, classes), dtype=np.int64)
    for number in range(parts):
        progress(number, parts)
        model = train(examples.rows(fold != number), each)
        tested = examples.rows(fold == number)
        exact += confusion(tested.classes, model.predict(tested.features), classes)
    # every row trains all models but one; which one follows from its own coin
    for _ in range(parts - 1):
        account.allot(each)
    found = replace(release_confusion(exact, account.allot(left), LEVEL), most_weight=most)
    return replace(_of_confusion(found, price), model_epsilon=data.epsilon)


def _measure_reports(model: Classifier, data: Dataset) -> Evaluation:
    """Measure a model on reports: the coins are taken out of all its numbers."""
    label = recorded_question(data.survey, model.label_.name)
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
    asked_for = [_direct(data.survey, feature) for feature in model.features_]
    sample, questions = data.complex_sample, (*asked_for, label)
    given_by, times = _respondents(data, questions)
    columns = [
        _coded(feature, question, np.asarray(given_by[question.id]))
        for feature, question in zip(model.features_, asked_for, strict=True)
    ]
    codes = np.stack(columns, axis=1)
    is_known = (codes != UNKNOWN).all(axis=1)
    # who is alike is predicted once, and counted as often as there are such people
    often = np.ones(len(codes), dtype=np.int64) if times is None else times
    if not is_known.any():
        raise nothing_to_evaluate()
    rows = np.repeat(np.arange(len(often)), np.where(is_known, often, 0))
    reported = np.asarray(given_by[label.id])
    asked = QuestionReports(model.label_, label.design, reported[rows])
    codes[~is_known] = MISSING
    every = model.predict(CodedTable(model.features_, codes))
    predicted = every[rows]
    if sample is None:
        accuracy = estimate_accuracy(predicted, asked, level=LEVEL)
        share, ends, n = accuracy.prevalence, accuracy.interval, accuracy.n
        table = debiased_confusion(predicted, asked)
    else:
        # whom the model does not know stays in the sample, and is not of those that the share is of
        whole = replace(asked, reports=reported)
        found = weighted_accuracy(every, whole, sample, domain=is_known, level=LEVEL)
        share, ends, n = found.estimate, found.interval, found.n
        table = debiased_confusion(predicted, asked, sample.weights[rows])
        table *= n / table.sum()
    facts = {"count": int(often[~is_known].sum()), "rows": int(often.sum())}
    left_out = (Notice(Message(LEFT_OUT, facts)),) if facts["count"] else ()
    return Evaluation(
        *(share, ends.low, ends.high, LEVEL, n),
        majority=float(table.sum(axis=1).max() / table.sum()),
        confusion=tuple(map(tuple, table.tolist())),
        warnings=(*left_out, *data.warnings),
    )


def _respondents(
    data: Dataset, questions: Sequence[AskedQuestion]
) -> tuple[Mapping[str, ReportColumn], NDArray[np.int64] | None]:
    """Return who is alike, and how many these are; where respondents were drawn, each of them."""
    if data.complex_sample is not None:
        return each_report(data.source, questions), None
    columns, times = distinct_reports(data, questions)
    return columns, None if times is None else times.astype(np.int64)


LEFT_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "{count} of {rows} interviews were left out: the model does not know an answer in them.",
)
UNKNOWN = MISSING - 1
"""The code of an answer that the model does not know."""


def _direct(survey: Survey, feature: Attribute) -> AskedQuestion:
    question = recorded_question(survey, feature.name)
    if question.design.is_randomized or question.unlisted is not None:
        raise UserProblem(
            msg(
                "{feature} was randomized, so the model's prediction for a respondent is not known. "
                "Evaluate on respondents whose features were asked directly, or on a plain table.",
                feature=feature.name,
            )
        )
    return question


def _coded(feature: Attribute, question: AskedQuestion, codes: Codes) -> Codes:
    """Return the model's codes of a question's."""
    words = (*question.reports, "")
    seen, place = np.unique(codes, return_inverse=True)
    found = []
    for code in seen.tolist():
        try:
            found.append(int(feature.coded([words[code]])[0]))
        except UserProblem:
            found.append(UNKNOWN)
    return np.array(found, dtype=np.int32)[place]


def _terminal_lines(found: Evaluation) -> Iterator[str]:
    """Yield the numbers as lines, for a terminal."""
    price = f"epsilon {found.epsilon:g}" if found.epsilon else "free"
    yield f"rows {'about ' if found.is_noisy else ''}{found.rows}, {price}"
    for row in evaluation_measures(found):
        if not row.predicted:
            name = f"{row.measure}, {row.label}" if row.label else row.measure
            interval = f" ({row.low:.4f} to {row.high:.4f} at {found.level:g})" if row.high else ""
            yield f"{name} {row.value:.4f}{interval}"


def _measure_name(row: EvaluationMeasure, _found: Evaluation, _labels: Any) -> Notice:
    return Notice(Message(row.measure))


def _class_name(row: EvaluationMeasure, _found: Evaluation, _labels: Any) -> str:
    return row.label or Notice(Message(ALL_CLASSES))


def _written(row: EvaluationMeasure) -> Format:
    return QUANTITY if row.predicted else SHARE


def _curves(
    found: Evaluation, _rows: Sequence[Any], pen: ChartText, _hints: Sequence[str]
) -> ClassCurves | None:
    if not found.rocs:
        return None
    return ClassCurves(
        found.classes,
        found.rocs,
        found.calibration,
        pen.say(FALSE_POSITIVE),
        pen.say(TRUE_POSITIVE),
        pen.say(PREDICTED),
        pen.say(RIGHT),
        pen.say(CURVES),
    )


def _learning_curve(
    _found: Evaluation, rows: Sequence[CurvePoint], pen: ChartText, _hints: Sequence[str]
) -> LearningCurve | None:
    if len(rows) < 2:
        return None
    is_over_rows = len({row.rows for row in rows}) > 1
    return LearningCurve(
        at=tuple(float(row.rows) if is_over_rows else row.epsilon for row in rows),
        accuracies=tuple(row.accuracy for row in rows),
        lows=tuple(row.low for row in rows),
        highs=tuple(row.high for row in rows),
        majorities=tuple(row.majority for row in rows),
        across=pen.say(TRAINING_ROWS if is_over_rows else PRIVACY_LOSS),
        up=pen.say(RIGHT),
        models=pen.say(MODELS),
        majority=pen.say(MOST_FREQUENT),
        not_private=pen.say(NOT_PRIVATE),
        spoken=pen.say(CURVE_CHART),
    )


@dataclass(frozen=True, slots=True)
class ConfusionRow:
    """A class, and how many of its rows were predicted as each."""

    label: str
    rows: tuple[float, ...]


def _predicted_as(place: int, row: ConfusionRow) -> float:
    return round(row.rows[place], 1)


def _confusion_rows(found: Evaluation) -> tuple[ConfusionRow, ...]:
    return tuple(
        ConfusionRow(name, row)
        for name, row in zip(found.classes, found.confusion or (), strict=False)
    )


def _confusion_columns(found: Evaluation) -> tuple[Column, ...]:
    return (
        Column("label", CLASS, TEXT, ESSENTIAL, short="true \\ predicted"),
        *(
            Column(
                f"predicted_{place}",
                PREDICTED_AS,
                GIVEN,
                ESSENTIAL,
                short=name,
                facts={"name": name},
                value=partial(_predicted_as, place),
            )
            for place, name in enumerate(found.classes)
        ),
    )


ALL_CLASSES = QT_TRANSLATE_NOOP("messages", "all")
CLASS = QT_TRANSLATE_NOOP("analyses", "Class")
PREDICTED_AS = QT_TRANSLATE_NOOP("analyses", "Predicted as {name}")
FALSE_POSITIVE = QT_TRANSLATE_NOOP("analyses", "False positive rate")
TRUE_POSITIVE = QT_TRANSLATE_NOOP("analyses", "True positive rate")
PREDICTED = QT_TRANSLATE_NOOP("analyses", "Predicted probability")
RIGHT = QT_TRANSLATE_NOOP("analyses", "Accuracy")
CURVES = QT_TRANSLATE_NOOP("analyses", "ROC curves of the classes, and calibration of the model")

TRAINING_ROWS = QT_TRANSLATE_NOOP("analyses", "Rows of the training")
PRIVACY_LOSS = QT_TRANSLATE_NOOP("analyses", "Privacy loss ε")
MODELS = QT_TRANSLATE_NOOP("analyses", "Models of this kind: mean and 95 % interval")
MOST_FREQUENT = QT_TRANSLATE_NOOP("analyses", "Always the most frequent class")
NOT_PRIVATE = QT_TRANSLATE_NOOP("analyses", "not private")
CURVE_CHART = QT_TRANSLATE_NOOP("analyses", "Learning curve: accuracy with its interval")

MEASURES: Table[Evaluation] = Table(
    key="",
    title="Accuracy and other measures",
    rows=evaluation_measures,
    is_shown=lambda row: not row.predicted,
    columns=(
        coded("measure", "Number", "what is measured", _measure_name),
        coded("label", CLASS, "of which class; empty for all", _class_name),
        Column("predicted", "Predicted", TEXT, FILE, "of rows: the class that the model gave them"),
        Column("value", "Value", _written, ESSENTIAL, "the number"),
        Column(
            "low",
            "95 % interval",
            _written,
            ESSENTIAL,
            "its interval, which covers sampling and noise; empty where none is known",
            high="high",
        ),
    ),
    charts=(Chart("", _curves),),
    lines=_terminal_lines,
)

CONFUSION_TABLE: Table[Evaluation] = Table(
    key="confusion",
    title="Confusion matrix",
    rows=_confusion_rows,
    columns=_confusion_columns,
    heading="rows by class and prediction:",
    is_there=lambda found: found.confusion is not None,
)

CURVE: Table[Evaluation] = Table(
    key="curve",
    title="Learning curve",
    rows=lambda found: found.curve,
    columns=(
        Column("rows", TRAINING_ROWS, COUNT, ESSENTIAL, "how many each model was trained on"),
        Column(
            "epsilon",
            "ε",
            GIVEN,
            ESSENTIAL,
            "of each model; empty where it is not private",
            missing=NOT_PRIVATE,
        ),
        Column("accuracy", RIGHT, SHARE, ESSENTIAL, "mean over the splits"),
        Column("low", "95 % interval", SHARE, ESSENTIAL, "of the accuracy", high="high"),
        Column(
            "majority",
            MOST_FREQUENT,
            SHARE,
            ESSENTIAL,
            "accuracy of saying the most frequent class of the training rows",
        ),
    ),
    charts=(Chart("", _learning_curve),),
    option="--curve",
    option_help="the learning curve instead of the measures",
    is_there=lambda found: bool(found.curve),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEvaluation(Analysis):
    """How often a model is right, at the price that looking costs.

    Public and synthetic tables are free. A real table pays for a noisy confusion matrix from its
    ledger. Randomized labels cost nothing beyond the reports: their coins are taken out of the accuracy.
    """

    name: ClassVar[str] = "evaluate"
    title: ClassVar[str] = "Evaluation of a model"
    summary: ClassVar[str] = "measure how often a model is right, and what that costs in privacy"
    picture: ClassVar[str] = "learn"
    source: ClassVar[SourceKind] = SourceKind.PRIVATE_TABLE
    tables: ClassVar[tuple[Table[Evaluation], ...]] = (MEASURES, CONFUSION_TABLE, CURVE)

    folds: int | None = whole(
        "Folds",
        "a cross-validation: of a public table in addition, with and without privacy; of a real table "
        "instead, for K − 1 times the ε of the model and the ε of the counts",
        default=None,
        low=2,
        empty="none",
        metavar="K",
    )
    auc: bool = flag(
        "Area under the ROC curve",
        "for a real table: also the area under the ROC curve, for half of ε",
    )
    curve: CurveOver | None = choice(
        "Learning curve",
        "for a public table: the accuracy of models trained on more and more of the rows, or at several "
        "epsilon: rows or epsilon",
        {CurveOver.ROWS: "Over the number of rows", CurveOver.EPSILON: "Over ε"},
        default=None,
        empty="None",
        metavar="OVER",
    )
    seed: int | None = whole(
        "Seed",
        "of folds, public random shapes and drawn rows only; never of the noise that protects people",
        default=None,
        low=0,
        empty="by chance",
        is_advanced=True,
        metavar="S",
    )

    def run(self, data: TestData, progress: Progress = no_progress) -> Evaluation:
        """Measure a model.

        Raises
        ------
        UserProblem
            if no row has a class; if the model cannot be trained again; if the table cannot be parted so;
            if the survey lacks the label or a feature, a feature was randomized, or the survey's answers
            are not the model's.
        NoReports
            if nobody reported the label.
        """
        if data.reports is not None:
            found = _measure_reports(data.model, data.reports)
        else:
            found = self._of_table(data, progress)
        warnings = (*found.warnings, *data.warnings)
        return replace(found, classes=tuple(data.model.classes_), warnings=warnings)

    def _of_table(self, data: TestData, progress: Progress) -> Evaluation:
        assert data.examples is not None  # noqa: S101 - there are rows or reports
        if data.price is not None:
            if self.folds is not None:
                return _cross_validated_paid(data, data.examples, self.folds, data.price, progress)
            return _measure_paid(data, data.examples, data.price, with_areas=self.auc)
        found = _measure_public(data, data.examples)
        if self.curve is not None:
            parts = self._splits(data.examples, self.folds or CURVE_FOLDS)
            points = _curve(data, data.examples, self.curve, parts, progress)
            found = replace(found, curve=points)
        if self.folds is None:
            return found
        parts = self._splits(data.examples, self.folds)
        private, open_ = _cross_validated(data, data.examples, parts, progress)
        return replace(found, folds=private, folds_without_noise=open_)

    def _splits(self, examples: Examples, number: int) -> Sequence[Split]:
        """Return the splits; the rows of a part are in random order, each part by itself."""
        rng = np.random.default_rng(self.seed)
        every = list(folds(len(examples), number, rng))
        return every if self.curve is None else [(rng.permutation(rows), t) for rows, t in every]

    def check(self, data: TestData, price: float) -> None:
        """Refuse what cannot be paid for, before anything is paid.

        Parameters
        ----------
        data
            the model.
        price
            what is to be paid in all.

        Raises
        ------
        UserProblem
            if areas are asked for of a cross-validation, or a curve; if weights have no bound; as
            ``_counts_epsilon``.
        """
        _ = data.times
        if self.curve is not None:
            reason = msg(
                "it trains many models and looks at the rows again and again, which is free for a public or "
                "synthetic table alone; make a synthetic table, or preview the accuracy"
            )
            raise OptionProblem("curve", reason)
        if self.folds is None:
            return
        if self.auc:
            reason = msg("a cross-validation of a private table has none")
            raise OptionProblem("auc", reason)
        _counts_epsilon(data, self.folds, price)

    def facts(self, result: Evaluation) -> Sequence[Notice]:
        """Return a sentence where a model is no better than a constant guess."""
        found = [baseline_warning(result)]
        if result.model_epsilon is not None:
            facts = {"each": f"{result.model_epsilon:g}", "total": f"{result.epsilon:g}"}
            found = [Notice(Message(OF_FOLDS, facts)), *found]
        return [one for one in found if one is not None]
