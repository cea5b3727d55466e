"""Regression of one question's answers on others, from a project, collection files or plain tables.

Direct questions as predictors: yes/no and single choices by dummies against a reference (no, the first
choice, or the one that is named), ratings by their number; products and powers of them. A randomized
question can be a predictor too, by itself: its answers are then latent classes whose probabilities depend
on the other predictors (``estimation/regression/randomized_predictors``). Where people of several kinds
give the reports, what each report stands for takes the answer's place (``pseudo_scores``). What such a
design estimates besides of an outcome is a row of its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.computation.multivariate.regression_fits import (
    RegressionModel,
    RegressionTask,
    drawn_fit,
    fit_test,
    possible_models,
    random_intercept_fit,
    usual_model,
)
from surveyapp.analyses.computation.multivariate.regression_hidden import (
    channel_predictor,
    has_channels,
    scored_question,
)
from surveyapp.analyses.computation.multivariate.regression_lists import (
    ListEstimator,
    check_estimator,
)
from surveyapp.analyses.computation.multivariate.regression_numbers import (
    is_quantity,
    noisy_numbers,
    number_values,
)
from surveyapp.analyses.computation.multivariate.regression_predictions import (
    EffectRow,
    FittedRows,
    PredictedRow,
)
from surveyapp.analyses.computation.multivariate.regression_terms import (
    ModelColumns,
    ModelTerm,
    TermRole,
    check_margins,
    questions_of,
    read_terms,
)
from surveyapp.analyses.data.questions import (
    YES_OR_NO,
    answer_index,
    check_pseudo_answers,
    forms_groups,
    has_pseudo_answers,
    is_ordinal,
    not_one_channel,
    recorded_question,
    usual_reference,
)
from surveyapp.analyses.data.tally_reports import NotInTotals, TallyReports
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.means import NumberAnswers
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import HosmerLemeshowTest, Link
from surveyapp.estimation.regression.results import Coefficient, Regression
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import (
    OptionProblem,
    choice,
    confidence_level,
    flag,
    pairs,
    terms,
    variable,
    whole,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Codes = npt.NDArray[np.int32]

LOG_LIKELIHOOD = "log_likelihood"
"""The term of the last row: its estimate is the log likelihood, its other cells are empty."""
FIT_TEST = "hosmer_lemeshow"
"""The term of the row of the fit test: its estimate is χ², and its p-value that of the test."""
SUMMARY_TERMS = frozenset((FIT_TEST, LOG_LIKELIHOOD))
"""Rows that are about the whole model."""
FIT_GROUPS = 10
"""Of the fit test, where nobody chose another number."""
LEVEL_UNSEEN = QT_TRANSLATE_NOOP(
    "messages",
    "Nobody included answered {answer} to {question}, so this level is left out.",
)
OTHER_REFERENCE = QT_TRANSLATE_NOOP("messages", "{question} is compared with {answer} instead.")
COMBINATION_UNSEEN = QT_TRANSLATE_NOOP(
    "messages", "{term} is the same for everybody included, so this combination is left out."
)


MODELS = {
    RegressionModel.LOGISTIC: QT_TRANSLATE_NOOP("analyses", "Logistic"),
    RegressionModel.LINEAR: QT_TRANSLATE_NOOP("analyses", "Linear"),
}
LINKS = {
    Link.LOGIT: QT_TRANSLATE_NOOP("analyses", "Logit"),
    Link.PROBIT: QT_TRANSLATE_NOOP("analyses", "Probit"),
    Link.CLOGLOG: QT_TRANSLATE_NOOP("analyses", "Complementary log-log"),
}
ESTIMATORS = {
    ListEstimator.ML: QT_TRANSLATE_NOOP("analyses", "Maximum likelihood"),
    ListEstimator.NLS: QT_TRANSLATE_NOOP("analyses", "Least squares, logistic share"),
    ListEstimator.LINEAR: QT_TRANSLATE_NOOP("analyses", "Least squares, linear share"),
    ListEstimator.ROBUST_NLS: QT_TRANSLATE_NOOP(
        "analyses", "Least squares, tied to the difference of means"
    ),
    ListEstimator.ROBUST_ML: QT_TRANSLATE_NOOP(
        "analyses", "Maximum likelihood, tied to the difference of means"
    ),
}


@dataclass(frozen=True, slots=True)
class RegressionRow:
    """One coefficient, other parameter, or the log likelihood; cells without a meaning are None.

    ``p_value`` is Wald's test of no effect. The odds ratio is e to the power of a coefficient with the logit
    link, which says how many times as high the odds are; its interval is that of the coefficient, mapped.
    """

    term: str
    estimate: float
    se: float | None
    low: float | None
    high: float | None
    p_value: float | None = None
    odds_ratio: float | None = None
    odds_low: float | None = None
    odds_high: float | None = None
    role: TermRole = TermRole.ALONE


@dataclass(frozen=True, slots=True)
class RegressionTable:
    """A regression with what it comes from; ``warnings`` are sentences to show with it.

    A regression by moments, of or on numbers with noise, has no likelihood.
    ``predicted`` is what it says of groups: empty where the model has several equations, a random intercept
    or a randomized predictor.
    """

    survey: Survey
    outcome: str
    model: RegressionModel
    rows: tuple[RegressionRow, ...]
    n: int
    left_out: int
    log_likelihood: float | None
    aic: float | None
    errors: str
    warnings: tuple[str, ...]
    predicted: tuple[PredictedRow, ...] = ()
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""
    link: Link = Link.LOGIT
    bic: float | None = None
    fit_test: HosmerLemeshowTest | None = None
    effects: tuple[EffectRow, ...] = ()
    """Average marginal effects of the predictors that are asked directly, where there are predictions."""
    fitted: Regression | None = None


def can_be_outcome(question: AskedQuestion) -> bool:
    """Return whether some regression explains a question.

    Parameters
    ----------
    question
        The question.
    """
    return bool(possible_models(question))


def can_predict(question: AskedQuestion) -> bool:
    """Return whether a question can be a predictor: it has listed reports, or is a number.

    Parameters
    ----------
    question
        The question.
    """
    return is_quantity(question) or has_pseudo_answers(question)


def outcome_option() -> Any:
    """Declare the question that regressions explain."""
    return variable(
        "Outcome", "the question to explain; it may be randomized", accepts=can_be_outcome
    )


def model_option() -> Any:
    """Declare what is regressed: the usual model of the outcome unless chosen."""
    return choice(
        "Model",
        "logistic or linear; by default linear for a number, otherwise logistic",
        MODELS,
        default=None,
    )


def link_option() -> Any:
    """Declare the link of a logistic model."""
    return choice(
        "Link", "logit (default), probit or cloglog", LINKS, default=Link.LOGIT, is_advanced=True
    )


def reference_option() -> Any:
    """Declare the answers that others are compared with."""
    return pairs(
        "Reference answers",
        "compare the answers to a predictor with this one; otherwise with no, or "
        "the first. May be repeated",
        other_than="outcome",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RegressionOptions:
    """What a regression is asked for: the options of ``analyses.regression.Regression``."""

    outcome: str = outcome_option()
    predictors: tuple[str, ...] = terms(
        "Predictors",
        "questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and A^2 "
        "is the square of a number",
        accepts=can_predict,
        other_than="outcome",
        default=(),
    )
    model: RegressionModel | None = model_option()
    link: Link = link_option()
    estimator: ListEstimator = choice(
        "Estimator of a list experiment",
        "of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or "
        "nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)",
        ESTIMATORS,
        default=ListEstimator.ML,
        metavar="NAME",
        is_advanced=True,
    )
    reference: tuple[tuple[str, str], ...] = reference_option()
    fit: bool = flag("Test the fit", "add the Hosmer–Lemeshow test of whether the model fits")
    groups_of_fit: int | None = whole(
        "Groups of the fit test",
        "the groups of that test; 10 by default",
        default=None,
        is_advanced=True,
    )
    random_intercept: str | None = variable(
        "Groups with random intercepts",
        "a table's column, or a direct question: the groups, each with an intercept of its own",
        accepts=forms_groups,
        default=None,
        metavar="COL",
        is_advanced=True,
    )
    level: float = confidence_level()

    def __post_init__(self) -> None:
        """Refuse groups of a test that is not asked for."""
        if self.groups_of_fit is not None and not self.fit:
            reason = msg("it applies only with the fit test")
            raise OptionProblem("groups_of_fit", reason)

    @property
    def has_intercepts(self) -> bool:
        """Whether every group has an intercept of its own, drawn from a normal distribution."""
        return self.random_intercept is not None

    @property
    def fit_groups(self) -> int | None:
        """The number of groups of the fit test (Hosmer & Lemeshow 1980); None: no test."""
        return (self.groups_of_fit or FIT_GROUPS) if self.fit else None


def regress(
    opened: Dataset,
    asked: RegressionOptions,
    *,
    also_answered: Sequence[str] = (),
    progress: Progress = no_progress,
) -> RegressionTable:
    """Return the coefficients of an outcome on predictors, with the log likelihood as the last row.

    Logistic regression: log odds of yes, or probit or complementary log-log; of choices, of each against
    the first. Linear regression: a directly asked rating, or a number, which may be randomized.
    Respondents with a missing answer are left out and counted. With weights, strata or clusters it is
    pseudo maximum likelihood with the design-based variance of the scores (Binder 1983), and has neither
    AIC nor BIC.

    Parameters
    ----------
    opened
        The reports.
    asked
        What is explained by what, and how; no model: the usual one (``usual_model``).
    also_answered
        Ids of further questions: only those who answered them too are used, as in another model.
    progress
        Called at each round of the search for the maximum; the number of rounds is not known.

    Raises
    ------
    UserProblem
        if the outcome is not yes/no of one sample, or a predictor randomized; if it cannot
        be computed.
    Cancelled
        when ``progress`` raises it.
    """
    model = _Model.of(opened.survey, asked)
    each_round = count_rounds(progress)
    each_round()
    others = [recorded_question(opened.survey, name) for name in also_answered]
    prepared = _prepared(opened, model, others, each_round)
    check_estimator(
        asked.estimator,
        is_list=isinstance(model.outcome.design, ItemCount) and not model.is_linear,
        is_simple=opened.complex_sample is None and not (asked.has_intercepts or prepared.hidden),
    )
    return _table(opened, prepared, _fit(opened, prepared))


@dataclass(frozen=True, slots=True, eq=False)
class _Model:
    """What is regressed on what, checked."""

    asked: RegressionOptions
    kind: RegressionModel
    """The model that was asked for, or the usual one."""
    outcome: AskedQuestion
    terms: Sequence[ModelTerm]
    predictors: Sequence[AskedQuestion]
    """The questions of the terms."""
    references: Mapping[str, int]
    """By predictor the place of the answer that others are compared with."""

    @classmethod
    def of(cls, survey: Survey, asked: RegressionOptions) -> _Model:
        outcome, terms = recorded_question(survey, asked.outcome), read_terms(asked.predictors)
        predictors = [recorded_question(survey, name) for name in questions_of(terms)]
        _check_terms(terms, outcome, predictors)
        references = _references(dict(asked.reference), predictors)
        model = cls(
            asked, asked.model or usual_model(outcome), outcome, terms, predictors, references
        )
        _check_link(asked.link, model.kind, outcome)
        survey.check_together([one.id for one in model.questions])
        for one in model.questions:
            if not is_quantity(one):
                (_check_listed if one is outcome else check_pseudo_answers)(one)
        return model

    @property
    def questions(self) -> tuple[AskedQuestion, ...]:
        return (self.outcome, *self.predictors)

    @property
    def is_linear(self) -> bool:
        return self.kind is RegressionModel.LINEAR

    @property
    def needs_respondents(self) -> bool:
        """Whether people who are alike cannot be counted together."""
        asked = self.asked
        return (
            asked.has_intercepts
            or asked.fit_groups is not None
            or asked.estimator is not ListEstimator.ML
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Prepared:
    """What is to be fitted, and what was left out on the way."""

    model: _Model
    task: RegressionTask
    columns: ModelColumns
    direct: Sequence[AskedQuestion]
    """The predictors whose answers are known, or known with a noise."""
    hidden: Sequence[AskedQuestion]
    """The randomized ones."""
    unseen: Sequence[Notice]


def _prepared(
    opened: Dataset, model: _Model, others: Sequence[AskedQuestion], each_round: EachRound
) -> _Prepared:
    """Return the reports as columns, of those who answered the ``others`` too."""
    outcome, given = model.outcome, model.references
    numbers = noisy_numbers(opened, outcome, model.predictors, is_linear=model.is_linear)
    every = (*model.questions, *others)
    codes, counts = _rows(
        opened,
        [q for q in every if q.id not in numbers and not is_quantity(q)],
        are_apart=model.needs_respondents or any(map(is_quantity, every)),
    )
    each_round()
    numbers = _without_others(opened, outcome, others, codes, numbers)
    codes |= {name: np.where(one.answered, 0, -1).astype(np.int32) for name, one in numbers.items()}
    direct = [q for q in model.predictors if not q.design.is_randomized or q.id in numbers]
    hidden = [q for q in model.predictors if q.design.is_randomized and q.id not in numbers]
    used = np.all([codes[q.id] >= 0 for q in model.questions], axis=0)
    bases, unseen = _columns(direct, codes, numbers, used, given)
    columns = ModelColumns.of([one for one in model.terms if not _has(one, hidden)], *bases)
    columns, constant = _without_constant(columns, used)
    if hidden and not model.is_linear:
        _check_two_answers(outcome, hidden[0])
    sample = opened.complex_sample
    if sample is not None and any(one.design.is_randomized for one in model.questions):
        sample = sample.endless()
    task = RegressionTask(
        outcome=outcome,
        codes=codes,
        table=Predictors.of(columns.design(), rows=len(codes[outcome.id]), counts=counts),
        randomized=[channel_predictor(q, codes, given[q.id]) for q in hidden if has_channels(q)],
        complex_sample=sample,
        clusters=opened.clusters,
        level=model.asked.level,
        each_round=each_round,
        numbers=numbers,
        link=model.asked.link,
        scored=tuple(scored_question(q, codes, used, given[q.id]) for q in hidden),
        estimator=model.asked.estimator,
    )
    return _Prepared(model, task, columns, direct, hidden, [*unseen, *constant])


def _fit(opened: Dataset, prepared: _Prepared) -> Regression:
    model, task = prepared.model, prepared.task
    if model.asked.has_intercepts:
        return random_intercept_fit(task, model.kind)
    fit = drawn_fit(task, model.kind, prepared.hidden)
    _check_clusters(opened, model.questions, task.codes, len(fit.coefficients))
    return fit


def _table(opened: Dataset, prepared: _Prepared, fit: Regression) -> RegressionTable:
    """Return what was found: coefficients, fit, predictions, and what is to be said of them."""
    model, task, asked = prepared.model, prepared.task, prepared.model.asked
    is_linear = model.is_linear or asked.estimator is ListEstimator.LINEAR
    has_odds = not is_linear and asked.link is Link.LOGIT
    tested = None if asked.fit_groups is None else fit_test(task, fit, model.kind, asked.fit_groups)
    fitted = None
    if not (asked.has_intercepts or prepared.hidden):
        fitted = _fitted_rows(task, fit, prepared.columns, None if is_linear else asked.link)
    of_groups = prepared.direct, _levels_left_out(prepared.unseen)
    has_likelihood = not math.isnan(fit.log_likelihood)
    is_complex_sample = opened.complex_sample is not None and not asked.has_intercepts
    has_criteria = has_likelihood and not is_complex_sample
    return RegressionTable(
        survey=opened.survey,
        outcome=model.outcome.id,
        model=model.kind,
        rows=tuple(_table_rows(fit, prepared.columns.roles(), tested, has_odds=has_odds)),
        n=fit.n,
        left_out=fit.left_out,
        log_likelihood=fit.log_likelihood if has_likelihood else None,
        aic=fit.aic if has_criteria else None,
        errors=fit.errors.value,
        warnings=(
            *opened.warnings,
            *(() if asked.has_intercepts else _sample_cautions(opened, task.complex_sample)),
            *prepared.unseen,
            *fit.warnings,
        ),
        predicted=() if fitted is None else tuple(fitted.predicted(*of_groups)),
        effects=() if fitted is None else tuple(fitted.effects(*of_groups)),
        fitted=fit,
        is_complex_sample=is_complex_sample,
        link=asked.link,
        bic=fit.bic if has_criteria else None,
        fit_test=tested,
    )


def _check_two_answers(outcome: AskedQuestion, hidden: AskedQuestion) -> None:
    """Refuse a randomized predictor of one of several choices."""
    if outcome.answers != YES_OR_NO:
        raise UserProblem(
            msg(
                "{question} is randomized; as a predictor it works for a yes/no outcome or a "
                "number, and {outcome} has {choices} choices. Leave it out, or choose another "
                "outcome.",
                question=hidden.id,
                outcome=outcome.id,
                choices=len(outcome.answers),
            )
        )


def _sample_cautions(opened: Dataset, sample: StratifiedSample | None) -> Iterator[Notice]:
    """Yield what is unusual about the sample, and about how the model takes it."""
    yield from opened.cautions
    if sample is not None:
        known = () if opened.complex_sample is None else opened.complex_sample.cautions
        yield from (Notice(one) for one in sample.cautions if one not in known)


def _table_rows(
    fit: Regression,
    roles: Mapping[str, TermRole],
    tested: HosmerLemeshowTest | None,
    *,
    has_odds: bool,
) -> Iterator[RegressionRow]:
    """Yield the coefficients, other parameters, and what is about the whole model."""
    yield from (_coefficient(one, roles, has_odds=has_odds) for one in fit.coefficients)
    yield from map(_row, fit.other_parameters)
    if tested is not None:
        yield RegressionRow(FIT_TEST, tested.statistic, None, None, None, tested.p_value)
    if not math.isnan(fit.log_likelihood):
        yield RegressionRow(LOG_LIKELIHOOD, fit.log_likelihood, None, None, None)


def _without_others(
    opened: Dataset,
    outcome: AskedQuestion,
    others: Sequence[AskedQuestion],
    codes: dict[str, Codes],
    numbers: Mapping[str, NumberAnswers],
) -> dict[str, NumberAnswers]:
    """Leave out who did not answer the ``others``: in ``codes``, and in the numbers that are returned."""
    kept = dict(numbers)
    if not others:
        return kept
    missing = np.any(
        [
            np.isnan(opened.source.numbers(one)) if is_quantity(one) else codes[one.id] < 0
            for one in others
        ],
        axis=0,
    )
    if outcome.id in kept:
        known = kept[outcome.id]
        kept[outcome.id] = replace(known, answered=known.answered & ~missing)
    else:
        codes[outcome.id] = np.where(missing, np.int32(-1), codes[outcome.id])
    return kept


def _fitted_rows(
    task: RegressionTask, fit: Regression, columns: ModelColumns, link: Link | None
) -> FittedRows | None:
    """Return what predictions are made of; None where the model has several equations."""
    if fit.estimates.shape != (len(task.table.names),):
        return None
    counts = task.table.counts
    is_used = task.reports >= 0
    return FittedRows.of(
        fit, columns, is_used, task.weights, counts=counts, link=link, level=task.level
    )


def _rows(
    opened: Dataset, questions: Sequence[AskedQuestion], *, are_apart: bool
) -> tuple[dict[str, Codes], npt.NDArray[np.float64] | None]:
    """Return the reports of respondents, or of each kind of them with how many they are.

    Kinds do where each respondent is one of many alike: not with weights, clusters or intercepts of
    their own, nor for a design whose two items are two reports of one person.
    """
    if isinstance(opened.source, TallyReports):
        raise NotInTotals(
            msg(
                "A regression is of interviews one by one, and totals that trustees opened hold none. "
                "Cross-tabulate questions that a tally counts together, or compare groups."
            )
        )
    are_apart |= opened.complex_sample is not None
    if not questions:
        return {}, None
    if are_apart or isinstance(questions[0].design, CrosswiseAnchor):
        return dict(opened.codes(questions)), None
    patterns = opened.patterns(questions)
    return dict(patterns.codes), patterns.counts.astype(np.float64)


def _levels_left_out(notices: Sequence[Notice]) -> set[tuple[object, object]]:
    return {
        (one.facts["question"], one.facts["answer"])
        for one in notices
        if one.template == LEVEL_UNSEEN
    }


def _check_clusters(
    opened: Dataset,
    questions: Sequence[AskedQuestion],
    codes: dict[str, Codes],
    coefficients: int,
) -> None:
    """Refuse a sandwich of fewer clusters than coefficients: some of its errors would be 0.

    Raises
    ------
    UserProblem
        if there are no more clusters than coefficients.
    """
    if opened.clusters is None or opened.complex_sample is None:
        return
    answered = np.all([codes[q.id] >= 0 for q in questions], axis=0)
    clusters, freedom = opened.complex_sample.among(answered & (opened.complex_sample.weights > 0))
    if freedom < coefficients:
        raise UserProblem(
            msg(
                "There are {clusters} clusters and {coefficients} coefficients; standard "
                "errors need more clusters than coefficients, preferably many more. Use "
                "fewer predictors or another cluster column.",
                clusters=clusters,
                coefficients=coefficients,
            )
        )


def _check_listed(question: AskedQuestion) -> None:
    if any(column.unlisted is not None for column in question.columns):
        raise not_one_channel(question=question.id, design=question.design)


def _check_terms(
    terms: Sequence[ModelTerm], outcome: AskedQuestion, predictors: Sequence[AskedQuestion]
) -> None:
    """Refuse the outcome as predictor, and products that mean nothing.

    Raises
    ------
    UserProblem
        naming the term.
    """
    if outcome in predictors:
        raise UserProblem(
            msg(
                "{question} is the outcome and cannot be its own predictor. Leave it out there.",
                question=outcome.id,
            )
        )
    for term in terms:
        if not term.is_main and _has(term, [q for q in predictors if q.design.is_randomized]):
            raise UserProblem(
                msg(
                    "{term} contains a randomized question, which can be a predictor only by itself. "
                    "Leave the product or power out.",
                    term=term,
                )
            )
    check_margins(terms, [q.id for q in predictors if not (is_quantity(q) or is_ordinal(q))])


def _has(term: ModelTerm, questions: Sequence[AskedQuestion]) -> bool:
    return any(one.id in term.questions for one in questions)


def _check_link(link: Link, model: RegressionModel, outcome: AskedQuestion) -> None:
    """Refuse another link than the logit where there is no single share of yes.

    Raises
    ------
    UserProblem
        saying why.
    """
    is_yes = model is RegressionModel.LOGISTIC and outcome.answers == YES_OR_NO
    if link is not Link.LOGIT and (not is_yes or isinstance(outcome.design, ItemCount)):
        raise UserProblem(
            msg(
                "The link {link} is for the share of “yes” to a question that is not a list "
                "experiment. Leave it out for {question}.",
                link=link.value,
                question=outcome.id,
            )
        )


def _references(given: Mapping[str, str], predictors: Sequence[AskedQuestion]) -> dict[str, int]:
    """Return by question the place of the answer that others are compared with.

    Raises
    ------
    UserProblem
        if a question is no predictor of categories, or has no such answer.
    """
    found: dict[str, int] = {q.id: usual_reference(q) for q in predictors}
    by_id: dict[str, AskedQuestion] = {
        q.id: q for q in predictors if not (is_quantity(q) or is_ordinal(q))
    }
    for name, answer in given.items():
        if name not in by_id:
            raise UserProblem(
                msg(
                    "{question} is not a predictor with categories, so it has no reference "
                    "level. Those with one are: {known}.",
                    question=name,
                    known=", ".join(by_id) or msg("none"),
                )
            )
        found[name] = answer_index(by_id[name], answer)
    return found


def _without_constant(
    columns: ModelColumns, used: npt.NDArray[np.bool_]
) -> tuple[ModelColumns, list[Notice]]:
    """Return the model without products that are the same for all, and a sentence for each of them."""
    dropped = [
        name
        for name, column in columns.design().items()
        if name not in columns.bases and used.any() and np.ptp(column[used]) == 0
    ]
    notices = [Notice(Message(COMBINATION_UNSEEN, {"term": name})) for name in dropped]
    return columns.without(dropped), notices


def _columns(
    questions: Sequence[AskedQuestion],
    codes: dict[str, Codes],
    numbers: Mapping[str, NumberAnswers],
    used: npt.NDArray[np.bool_],
    references: Mapping[str, int],
) -> tuple[tuple[dict[str, npt.NDArray[np.float64]], dict[str, tuple[str, ...]]], list[Notice]]:
    """Return one column for each number and each dummy, their names by question, and what was never seen.

    Seen is what one of those has who are ``used``: who has answered all questions of the regression.
    """
    columns: dict[str, npt.NDArray[np.float64]] = {}
    names: dict[str, tuple[str, ...]] = {}
    unseen: list[Notice] = []
    for question in questions:
        before = set(columns)
        if question.id in numbers:
            columns[question.id] = number_values(numbers[question.id])
        elif is_ordinal(question):
            seen = codes[question.id]
            columns[question.id] = np.where(seen < 0, np.nan, seen + 1.0)
        else:
            dummies, left_out = _dummies(question, codes[question.id], used, references)
            columns |= dummies
            unseen += left_out
        names[question.id] = tuple(name for name in columns if name not in before)
    return (columns, names), unseen


def _dummies(
    question: AskedQuestion,
    seen: Codes,
    used: npt.NDArray[np.bool_],
    references: Mapping[str, int],
) -> tuple[dict[str, npt.NDArray[np.float64]], list[Notice]]:
    """Return a column for each answer but the reference, and a sentence for each answer never seen."""
    missing = seen < 0
    present = [a for a in range(len(question.answers)) if ((seen == a) & used).any()]
    unseen = [
        Notice(Message(LEVEL_UNSEEN, {"answer": answer, "question": question.id}))
        for a, answer in enumerate(question.answers)
        if a not in present
    ]
    if not present:
        return {question.id: np.full(len(seen), np.nan)}, unseen
    reference = references[question.id]
    if reference not in present:
        reference = present[0]
        facts = {"question": question.id, "answer": question.answers[reference]}
        unseen.append(Notice(Message(OTHER_REFERENCE, facts)))
    compared = [a for a in present if a != reference] or present[:1]
    columns = {
        f"{question.id}: {question.answers[a]}": np.where(
            missing, np.nan, (seen == a).astype(np.float64)
        )
        for a in compared
    }
    return columns, unseen


def _row(coefficient: Coefficient) -> RegressionRow:
    term = (
        f"{coefficient.equation} ~ {coefficient.term}" if coefficient.equation else coefficient.term
    )
    return RegressionRow(
        term, coefficient.estimate, coefficient.standard_error, coefficient.low, coefficient.high
    )


def _coefficient(
    coefficient: Coefficient, roles: Mapping[str, TermRole], *, has_odds: bool
) -> RegressionRow:
    role = roles.get(coefficient.term, TermRole.ALONE)
    row = replace(_row(coefficient), p_value=coefficient.p_value, role=role)
    if not has_odds:
        return row
    # the normal interval is of the log odds; exp is monotone, so mapping its ends keeps coverage
    return replace(
        row,
        odds_ratio=_power(coefficient.estimate),
        odds_low=None if coefficient.low is None else _power(coefficient.low),
        odds_high=None if coefficient.high is None else _power(coefficient.high),
    )


def _power(log: float) -> float:
    """Return e to the power of ``log``; infinite beyond what a float holds."""
    return math.exp(log) if log < LARGEST_LOG else math.inf


LARGEST_LOG = 700.0
