"""Regressions by the design of the outcome: what is fitted, with which likelihood, and how it is tested.

A design's own regression is registered here: with ``_logistic`` and, where the chances of its reports are
known, with ``_known_channels``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import singledispatch
from typing import TypedDict

import numpy as np
import numpy.typing as npt

from surveyapp.analyses.computation.multivariate.regression_hidden import (
    needs_scores,
    scored_question,
)
from surveyapp.analyses.computation.multivariate.regression_lists import (
    ListEstimator,
    list_regression,
)
from surveyapp.analyses.computation.multivariate.regression_numbers import (
    is_quantity,
    number_values,
)
from surveyapp.analyses.data.questions import YES_OR_NO, is_ordinal, not_one_channel
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.arms import Arms
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.latent.mixed_designs import WITH_UNKNOWNS, MixedDesigns
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.two_boxes import TwoBoxes
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.means import NumberAnswers
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_logistic import item_count_regression
from surveyapp.estimation.regression.linear_noisy import noisy_regression
from surveyapp.estimation.regression.logistic import (
    HosmerLemeshowTest,
    Link,
    RandomizedOutcome,
    hosmer_lemeshow,
    logistic_regression,
)
from surveyapp.estimation.regression.mixed import random_intercept_regression
from surveyapp.estimation.regression.multinomial import multinomial_regression
from surveyapp.estimation.regression.nuisance_parameters import (
    NuisanceOutcome,
    cheater_detection,
    crosswise_anchor,
    nuisance_regression,
    stochastic_lie_detector,
    unrelated_question_unknown,
)
from surveyapp.estimation.regression.pseudo_scores import ScoredQuestion, regression_on_scores
from surveyapp.estimation.regression.randomized_predictors import (
    RandomizedPredictor,
    linear_regression,
    logistic_regression_on_randomized,
)
from surveyapp.estimation.regression.replicated_fits import replicated_regression
from surveyapp.estimation.regression.results import Regression
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import msg
from surveyapp.survey.types.base import SAMPLE, AskedQuestion

Codes = npt.NDArray[np.int32]

MOST_FIT_GROUPS = 1000


class RegressionModel(Enum):
    """What is regressed: the log odds of an answer, or a number."""

    LOGISTIC = "logistic"
    LINEAR = "linear"


class _Options(TypedDict):
    sample: StratifiedSample | None
    level: float
    each_round: EachRound


@dataclass(frozen=True, slots=True, eq=False)
class RegressionTask:
    """An outcome and what is to explain it; ``codes`` are the columns of all questions by name."""

    outcome: AskedQuestion
    codes: dict[str, Codes]
    table: Predictors
    randomized: Sequence[RandomizedPredictor]
    complex_sample: StratifiedSample | None
    clusters: npt.NDArray[np.intp] | None
    level: float
    each_round: EachRound
    numbers: Mapping[str, NumberAnswers]
    link: Link
    scored: tuple[ScoredQuestion, ...]
    """The randomized predictors, with what each report stands for; ``randomized`` those with channels."""
    estimator: ListEstimator = ListEstimator.ML

    @property
    def options(self) -> _Options:
        """The sample design, level and progress of every regression."""
        return {"sample": self.complex_sample, "level": self.level, "each_round": self.each_round}

    @property
    def weights(self) -> npt.NDArray[np.float64] | None:
        """How many people each respondent stands for; None where all count alike."""
        return None if self.complex_sample is None else self.complex_sample.weights

    def is_noisy(self, name: str) -> bool:
        """Return whether any report to a number question can differ from its answer."""
        return bool(self.numbers[name].coins.any())

    @property
    def reports(self) -> Codes:
        """The outcome's reports; −1 is missing."""
        return self.codes[self.outcome.id]

    @property
    def samples(self) -> Codes:
        """The sample of each respondent, from 1; those who skipped the question count as in 1.

        Of mixed designs with an unknown of their own, 0 for those who were asked directly.
        """
        samples = np.maximum(self.codes[self.outcome.id + SAMPLE], 0) + 1
        design = self.outcome.design
        if isinstance(design, MixedDesigns) and isinstance(design.base_design, WITH_UNKNOWNS):
            return np.where(samples > design.base_samples, 0, samples)
        return samples

    @property
    def is_yes(self) -> npt.NDArray[np.float64]:
        """1 for yes, 0 for no, NaN for missing."""
        return np.where(self.reports < 0, np.nan, (self.reports == 0).astype(np.float64))

    def with_nuisance(self, outcome: NuisanceOutcome) -> Regression:
        """Return the regression with a probability that nobody knows."""
        return nuisance_regression(outcome, self.table, link=self.link, **self.options)


def drawn_fit(
    task: RegressionTask, model: RegressionModel, hidden: Sequence[AskedQuestion]
) -> Regression:
    """Return the fit, with the standard errors of its replicates where the sample has any.

    Parameters
    ----------
    task
        What is to be fitted.
    model
        Logistic or linear.
    hidden
        The randomized predictors.

    Raises
    ------
    UserProblem
        if no regression knows the outcome's design, or the coefficients cannot be computed.
    """
    sample = task.complex_sample
    if sample is None:
        return _fitted(task, model, hidden)

    def fit(one: StratifiedSample) -> Regression:
        return _fitted(replace(task, complex_sample=one), model, hidden)

    return replicated_regression(fit, sample, task.level)


def _fitted(
    task: RegressionTask, model: RegressionModel, hidden: Sequence[AskedQuestion]
) -> Regression:
    if model is RegressionModel.LINEAR:
        return _linear(task)
    if needs_scores(task.outcome, hidden):
        return _yes_on_scores(task)
    return _logistic(task.outcome.design, task)


def _yes_on_scores(task: RegressionTask) -> Regression:
    outcome = scored_question(task.outcome, task.codes, task.reports >= 0, reference=1)
    return regression_on_scores(outcome, task.table, task.scored, link=task.link, **task.options)


def _linear(task: RegressionTask) -> Regression:
    noise = {
        name: number.coins
        for name, number in task.numbers.items()
        if name in task.table.names and task.is_noisy(name)
    }
    if task.outcome.id in task.numbers:
        values = number_values(task.numbers[task.outcome.id])
        if noise or task.outcome.design.is_randomized:
            return noisy_regression(
                values, task.table, noise, sample=task.complex_sample, level=task.level
            )
        return _number_on_answers(values, task)
    if task.outcome.design.is_randomized or not is_ordinal(task.outcome):
        raise UserProblem(
            msg(
                "{question} is not a number that is known for each respondent, so it cannot "
                "be the outcome of a linear regression: choose a rating that is asked "
                "directly, or the logistic model.",
                question=task.outcome.id,
            )
        )
    values = np.where(task.reports < 0, np.nan, task.reports + 1.0)
    if noise:
        return noisy_regression(
            values, task.table, noise, sample=task.complex_sample, level=task.level
        )
    return _number_on_answers(values, task)


def _number_on_answers(values: npt.NDArray[np.float64], task: RegressionTask) -> Regression:
    if len(task.scored) > len(task.randomized):
        return regression_on_scores(values, task.table, task.scored, **task.options)
    return linear_regression(values, task.table, task.randomized, **task.options)


def random_intercept_fit(task: RegressionTask, model: RegressionModel) -> Regression:
    """Return the fit with an intercept of its own for every cluster.

    Parameters
    ----------
    task
        What is to be fitted.
    model
        Logistic; the linear one has none.

    Raises
    ------
    UserProblem
        if the outcome or a predictor does not fit.
    """
    design, clusters = task.outcome.design, task.clusters
    is_simple = model is RegressionModel.LOGISTIC and task.outcome.answers == YES_OR_NO
    if not (is_simple and isinstance(design, Design) and clusters is not None) or task.scored:
        raise UserProblem(
            msg(
                "A random intercept needs the logistic model of a yes/no question that is "
                "asked in one sample, and direct predictors; {question} or its predictors "
                "do not fit. Use clusters without a random intercept.",
                question=task.outcome.id,
            )
        )
    # respondents without a cluster have the weight 0
    counts = True if task.weights is None else task.weights > 0
    outcome = RandomizedOutcome.of(design.channel, np.where(counts, task.reports, -1))
    return random_intercept_regression(
        outcome, task.table, clusters, link=task.link, level=task.level, each_round=task.each_round
    )


@singledispatch
def _logistic(design: AskableDesign, task: RegressionTask) -> Regression:
    """Return the regression of the log odds of an answer that was asked for with ``design``.

    Raises
    ------
    UserProblem
        if no regression knows the design.
    """
    raise not_one_channel(question=task.outcome.id, design=design)


@_logistic.register
def _(design: Design, task: RegressionTask) -> Regression:
    if task.outcome.answers != YES_OR_NO:
        answers = task.outcome.answers
        return multinomial_regression(
            design.channel, task.reports, answers, task.table, **task.options
        )
    return _of_yes(_known_channels(design, task), task)


@_logistic.register(ExtendedCrosswise)
@_logistic.register(Arms)
def _(design: ExtendedCrosswise | Arms, task: RegressionTask) -> Regression:
    """All samples are assumed to have the same prevalence, which ``estimate`` tests."""
    return _of_yes(_known_channels(design, task), task)


@_logistic.register
def _(design: MixedDesigns, task: RegressionTask) -> Regression:
    if isinstance(design.base_design, WITH_UNKNOWNS):
        return _logistic(design.base_design, task)
    return _of_yes(_known_channels(design, task), task)


def _of_yes(outcome: RandomizedOutcome | None, task: RegressionTask) -> Regression:
    assert outcome is not None  # noqa: S101 - who calls has a design of known channels
    if not task.randomized:
        return logistic_regression(outcome, task.table, link=task.link, **task.options)
    return logistic_regression_on_randomized(
        outcome, task.table, task.randomized, link=task.link, **task.options
    )


@singledispatch
def _known_channels(_design: AskableDesign, _task: RegressionTask) -> RandomizedOutcome | None:
    """Return a yes/no outcome with the channel of each respondent; None where something else is unknown."""
    return None


@_known_channels.register
def _(design: Design, task: RegressionTask) -> RandomizedOutcome:
    return RandomizedOutcome.of(design.channel, task.reports)


@_known_channels.register
def _(design: MixedDesigns, task: RegressionTask) -> RandomizedOutcome | None:
    if isinstance(design.base_design, WITH_UNKNOWNS):
        return None
    return RandomizedOutcome.through_channels(design.channels, task.samples - 1, _own_codes(task))


@_known_channels.register(ExtendedCrosswise)
@_known_channels.register(Arms)
def _(design: ExtendedCrosswise | Arms, task: RegressionTask) -> RandomizedOutcome:
    channels = [Channel(channel.rows[: design.answer_count]) for channel in design.channels]
    return RandomizedOutcome.through_channels(channels, task.samples - 1, _own_codes(task))


def _own_codes(task: RegressionTask) -> Codes:
    """Return each report as its place among those of the respondent's own sample."""
    reports, alphabets = task.outcome.reports, task.outcome.alphabets
    places = np.array(
        [[own.index(one) if one in own else len(reports) for one in reports] for own in alphabets],
        dtype=np.int32,
    )
    own_places = places[task.samples - 1, np.maximum(task.reports, 0)]
    return np.where(task.reports < 0, np.int32(-1), own_places)


def fit_test(
    task: RegressionTask, fit: Regression, model: RegressionModel, groups: int
) -> HosmerLemeshowTest:
    """Return the test of whether the fitted shares of reports are those observed.

    Parameters
    ----------
    task, model
        As of ``drawn_fit``.
    fit
        What was fitted.
    groups
        Their number.

    Raises
    ------
    UserProblem
        if it does not go with the model, design or sample, or there are too few groups.
    """
    if not 3 <= groups <= MOST_FIT_GROUPS:
        raise UserProblem(
            msg(
                "The fit test has from 3 to {most} groups, not {groups}.",
                most=MOST_FIT_GROUPS,
                groups=groups,
            )
        )
    outcome = None
    if model is RegressionModel.LOGISTIC and task.outcome.answers == YES_OR_NO:
        outcome = _known_channels(task.outcome.design, task)
    has_two = outcome is not None and all(len(own) == 2 for own in task.outcome.alphabets)
    is_simple = task.complex_sample is None and task.clusters is None and not task.scored
    if outcome is None or not (has_two and is_simple):
        raise UserProblem(
            msg(
                "The fit test is for a yes/no outcome whose design has two reports and known odds, "
                "without weights, strata, clusters and randomized predictors. Leave the test out.",
            )
        )
    complete = (task.reports >= 0) & np.isfinite(task.table.columns).all(axis=1)
    which = None if outcome.which is None else outcome.which[complete]
    used = RandomizedOutcome(outcome.channels, outcome.reports[complete], which)
    rows = task.table.columns[complete]
    return hosmer_lemeshow(fit, used, rows, link=task.link, groups=groups)


@_logistic.register
def _(design: UnrelatedQuestionUnknown, task: RegressionTask) -> Regression:
    p = _two(design.p_truth)
    return task.with_nuisance(unrelated_question_unknown(task.is_yes, task.samples, p))


@_logistic.register
def _(design: StochasticLieDetector, task: RegressionTask) -> Regression:
    p = _two(design.p)
    return task.with_nuisance(stochastic_lie_detector(task.is_yes, task.samples, p))


@_logistic.register
def _(design: CheaterDetection, task: RegressionTask) -> Regression:
    yes, no = _two(design.p_yes), _two(design.forced_no)
    return task.with_nuisance(cheater_detection(task.is_yes, task.samples, yes, no))


@_logistic.register
def _(design: CrosswiseAnchor, task: RegressionTask) -> Regression:
    same = np.array([[pair[0] == "same", pair[-1] == "same"] for pair in _pairs(task.outcome)])
    answers = np.where((task.reports < 0)[:, np.newaxis], np.nan, same[task.reports])
    p, anchor = float(design.p), float(design.p_anchor)
    return task.with_nuisance(crosswise_anchor(answers[:, 0], answers[:, 1], p, anchor))


@_logistic.register
def _(_design: TwoBoxes, task: RegressionTask) -> Regression:
    return _yes_on_scores(task)


@_logistic.register
def _(design: ItemCount, task: RegressionTask) -> Regression:
    counts = np.array([float(report) for report in task.outcome.reports])
    count = np.where(task.reports < 0, np.nan, counts[task.reports])
    if task.estimator is not ListEstimator.ML:
        return list_regression(
            count,
            task.samples == 2,
            design.items,
            task.table,
            estimator=task.estimator,
            level=task.level,
        )
    return item_count_regression(count, task.samples == 2, design.items, task.table, **task.options)


def _two(values: Sequence[Fraction]) -> tuple[float, float]:
    first, second = values
    return float(first), float(second)


def _pairs(question: AskedQuestion) -> list[list[str]]:
    return [report.split() for report in question.reports]


def possible_models(question: AskedQuestion) -> tuple[RegressionModel, ...]:
    """Return the models that can have a question as outcome; none where its design has no regression.

    Parameters
    ----------
    question
        The question.
    """
    if is_quantity(question):
        return (RegressionModel.LINEAR,)
    refuses = _logistic.dispatch(AskableDesign)
    if _logistic.dispatch(type(question.design)) is refuses:
        return ()
    if any(column.unlisted is not None for column in question.columns):
        return ()
    if is_ordinal(question) and not question.design.is_randomized:
        return (RegressionModel.LOGISTIC, RegressionModel.LINEAR)
    return (RegressionModel.LOGISTIC,)


def usual_model(question: AskedQuestion) -> RegressionModel:
    """Return the model that explains a question unless another is chosen: linear only of numbers.

    Parameters
    ----------
    question
        The question.
    """
    return next(iter(possible_models(question)), RegressionModel.LOGISTIC)
