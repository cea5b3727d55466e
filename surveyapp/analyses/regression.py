"""Regression: one question's answers explained by others, with the randomization accounted for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, PRECISE, QUANTITY, SHARE, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import LARGEST_RATIO, ChartText
from surveyapp.analyses.computation.multivariate.regression import (
    SUMMARY_TERMS,
    RegressionOptions,
    RegressionRow,
    RegressionTable,
    regress,
)
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.computation.multivariate.regression_predictions import (
    EffectRow,
    PredictedRow,
)
from surveyapp.analyses.computation.multivariate.regression_terms import (
    TIMES,
    TermRole,
    questions_of,
    read_terms,
)
from surveyapp.analyses.data.questions import YES_OR_NO
from surveyapp.analyses.words.columns import (
    answer_column,
    interval_column,
    labelled,
    p_value_column,
)
from surveyapp.analyses.words.formulas import (
    COMPLEX_SAMPLE_WALD,
    DELTA,
    ERROR,
    ESTIMATE,
    SANDWICH,
    WALD,
    Formula,
    Formulas,
)
from surveyapp.analyses.words.labels import SurveyLabels, row_question
from surveyapp.estimation.regression.logistic import Link
from surveyapp.estimation.regression.results import INTERCEPT, TOGETHER, StandardErrorKind
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice, notice_of

SLOPE_AXIS = QT_TRANSLATE_NOOP("analyses", "Change of the mean answer")
COEFFICIENT_AXIS = QT_TRANSLATE_NOOP("analyses", "Coefficient; above 0 the answer is more likely")
ODDS_RATIO_AXIS = QT_TRANSLATE_NOOP("analyses", "Odds ratio; above 1 the answer is more likely")
PREDICTED_MEAN_AXIS = QT_TRANSLATE_NOOP("analyses", "Predicted mean answer")
PREDICTED_SHARE_AXIS = QT_TRANSLATE_NOOP("analyses", "Predicted share")


def _coefficient_line(row: RegressionRow, hint: str, *, has_odds: bool) -> ForestLine | None:
    if not has_odds:
        if row.low is None or row.high is None or row.p_value is None:
            return None
        return ForestLine(row.term, row.estimate, row.low, row.high, hint=hint)
    if row.odds_ratio is None or row.odds_low is None or row.odds_high is None:
        return None
    if row.odds_high > LARGEST_RATIO or row.odds_low < 1 / LARGEST_RATIO:
        return None
    return ForestLine(row.term, row.odds_ratio, row.odds_low, row.odds_high, hint=hint)


OF_PREDICTIONS: Formulas = (Formula(ESTIMATE, "Σ F(x̃ᵢᵀβ̂)/n", "Lane & Nelder (1982)"), DELTA)
LOGISTIC: Formulas = (
    Formula(
        ESTIMATE,
        "argmax Σ ln(P[1, y]·F(xᵀβ) + P[0, y]·(1 − F(xᵀβ)))",
        "Maddala (1983); Scheers & Dayton (1988); van den Hout et al. (2007)",
    ),
    WALD,
)
LINEAR: Formulas = (Formula(ESTIMATE, "argmax Σ ln(φ((y − xᵀβ)/σ)/σ)", "Gauss (1809)"), WALD)
PSEUDO_LOGISTIC = Formula(
    ESTIMATE, "argmax Σ wᵢ ln(P[1, y]·F(xᵀβ) + P[0, y]·(1 − F(xᵀβ)))", "Binder (1983)"
)
PSEUDO_LINEAR = Formula(ESTIMATE, "argmax Σ wᵢ ln(φ((y − xᵀβ)/σ)/σ)", "Binder (1983)")
MOMENTS: Formulas = (
    Formula(ESTIMATE, "(Σ wᵢ(rᵢrᵢᵀ − Λᵢ))⁻¹ Σ wᵢrᵢvᵢ", "Fuller (1987)"),
    Formula(ERROR, "M⁻¹ V̂(Σ wᵢψᵢ) M⁻¹, ψ = r(v − rᵀβ̂) + Λβ̂", "Stefanski (1985)"),
)
SCORES: Formulas = (
    Formula(ESTIMATE, "Σₐ Rᵢₐ·(rᵢ − F(xᵢᵀβ + dₐᵀδ))·(xᵢ, dₐ): Σ wᵢψᵢ/Wₛ = 0", "Nakamura (1990)"),
    SANDWICH,
)


def coefficient_formulas(table: RegressionTable) -> Formulas:
    """Return where the coefficients of a regression come from."""
    is_linear = table.model is RegressionModel.LINEAR
    if table.log_likelihood is None and not is_linear:
        return (*SCORES, COMPLEX_SAMPLE_WALD if table.is_complex_sample else WALD)
    if table.log_likelihood is None:
        return (*MOMENTS, COMPLEX_SAMPLE_WALD if table.is_complex_sample else WALD)
    if table.is_complex_sample:
        return (PSEUDO_LINEAR if is_linear else PSEUDO_LOGISTIC, SANDWICH, COMPLEX_SAMPLE_WALD)
    return LINEAR if is_linear else LOGISTIC


ODDS = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, the odds of “{outcome}” are {ratio} times as high "
    "for “{term}” as for “{reference}” ({level} CI {low} to {high}); 1 means no relation.",
)
ODDS_STEP = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, the odds of “{outcome}” are {ratio} times as high "
    "with each step up on “{term}” ({level} CI {low} to {high}); 1 means no relation.",
)
ODDS_OF_CHOICE = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” names the answer first, then the predictor: with all other "
    "predictors equal, the odds of this answer versus the first one are {ratio} "
    "times as high ({level} CI {low} to {high}).",
)
BASE_ODDS = QT_TRANSLATE_NOOP(
    "messages", "Intercept: {where}, the odds of “{outcome}” are about {ratio}."
)
SLOPE = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, “{term}” changes the mean answer by "
    "{estimate} ({level} CI {low} to {high}); 0 means no relation.",
)
BASE_MEAN = QT_TRANSLATE_NOOP(
    "messages", "Intercept: {where}, the mean answer is about {estimate}."
)
OTHER = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” belongs to another part of the model: about {estimate} ({level} CI {low} to {high}).",
)
AT_THE_END = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” is at the limit of what is possible, about {estimate}; its "
    "uncertainty cannot be estimated.",
)
PREDICTED = QT_TRANSLATE_NOOP(
    "messages",
    "If all {n} people had answered “{answer}” to “{question}” and all else "
    "stayed the same, the model expects about {estimate} of them to have the "
    "answer “{outcome}” ({level} CI {low} to {high}).",
)
PREDICTED_MEAN = QT_TRANSLATE_NOOP(
    "messages",
    "If all {n} people had answered “{answer}” to “{question}” and all else "
    "stayed the same, the model expects a mean answer of about {estimate} "
    "({level} CI {low} to {high}).",
)
CONDITIONAL = QT_TRANSLATE_NOOP(
    "messages",
    "The coefficient of “{term}” is {estimate} where the other part of its "
    "interaction is at its reference, or a number at 0 ({level} CI {low} to "
    "{high}); 0 means no relation there.",
)
INTERACTION = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” is an interaction: the coefficient of one part changes by "
    "{estimate} with each step of the other, or in its category ({level} CI "
    "{low} to {high}); 0 means no interaction.",
)
CURVE = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” is one part of a curve and is read together with the others; its "
    "coefficient is {estimate} ({level} CI {low} to {high}).",
)
ON_LINK = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, “{term}” changes the {link} of the share "
    "of “{outcome}” by {estimate} ({level} CI {low} to {high}); 0 means no relation. "
    "The predictions show what that means as a share.",
)
BASE_ON_LINK = QT_TRANSLATE_NOOP(
    "messages", "Intercept: {where}, the {link} of the share of “{outcome}” is about {estimate}."
)
WITHOUT_PREDICTORS = QT_TRANSLATE_NOOP("messages", "without predictors")
AT_REFERENCE = QT_TRANSLATE_NOOP("messages", "with all predictors at their reference")
AT_ZERO = QT_TRANSLATE_NOOP("messages", "with all predictors at 0")
AT_BOTH = QT_TRANSLATE_NOOP(
    "messages", "with all predictors at their reference, numbers and ratings at 0"
)
LINK_NAMES = {
    Link.PROBIT: QT_TRANSLATE_NOOP("messages", "probit"),
    Link.CLOGLOG: QT_TRANSLATE_NOOP("messages", "complementary log-log"),
}
NOT_CAUSED = QT_TRANSLATE_NOOP("messages", "This shows an association, not a cause.")
ERRORS_FROM = {
    StandardErrorKind.OBSERVED: QT_TRANSLATE_NOOP("messages", "model-based (observed information)"),
    StandardErrorKind.SANDWICH: QT_TRANSLATE_NOOP("messages", "robust (sandwich)"),
    StandardErrorKind.REPLICATES: QT_TRANSLATE_NOOP("messages", "replicate weights"),
}
"""What the kinds are that are asked for, or that replicates make."""
FIT_IN_WORDS = QT_TRANSLATE_NOOP(
    "messages",
    "The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, "
    "AIC {aic}, BIC {bic}; standard errors: {errors}.",
)
FIT_TESTED = QT_TRANSLATE_NOOP(
    "messages",
    "Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p "
    "says that the model does not fit.",
)
FIT_OF_MOMENTS = QT_TRANSLATE_NOOP(
    "messages",
    "The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.",
)


def explain_fit(table: RegressionTable) -> tuple[Notice, ...]:
    """Return how a regression fits, and whose answers it was fitted to."""
    test = table.fit_test
    if test is None:
        return (_fit_summary(table),)
    facts: dict[str, object] = {
        "statistic": amounts.number(test.statistic),
        "freedom": amounts.count(test.degrees_of_freedom),
        "p": amounts.number(test.p_value),
    }
    return (_fit_summary(table), Notice(Message(FIT_TESTED, facts)))


def _fit_summary(table: RegressionTable) -> Notice:
    facts: dict[str, object] = {
        "n": amounts.count(table.n),
        "left_out": amounts.count(table.left_out),
        "errors": Notice(Message(ERRORS_FROM[StandardErrorKind(table.errors)], {})),
    }
    if table.log_likelihood is None or table.aic is None or table.bic is None:
        return Notice(Message(FIT_OF_MOMENTS, facts))
    of_likelihood = {
        "likelihood": amounts.mean(table.log_likelihood),
        "aic": amounts.mean(table.aic),
        "bic": amounts.mean(table.bic),
    }
    return Notice(Message(FIT_IN_WORDS, facts | of_likelihood))


def explain_parameter(
    row: RegressionRow, table: RegressionTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what one coefficient, or another parameter, means."""
    equation, _, term = row.term.rpartition(OF)
    facts: dict[str, object] = {
        "term": term_label(table, row.term, labels),
        "outcome": _modelled_answer(table, labels, equation),
        "reference": _reference(table, term, labels),
        "estimate": amounts.significant(row.estimate),
        "ratio": amounts.significant(row.odds_ratio or 0.0),
        "level": amounts.level(level),
    }
    if row.low is None or row.high is None:
        return (notice_of(AT_THE_END, facts),)
    main = _of_coefficient(row, table)
    if table.link in LINK_NAMES:
        facts["link"] = notice_of(LINK_NAMES[table.link], {})
    is_odds = row.odds_low is not None and row.odds_high is not None
    is_odds &= main not in _ROLES.values()
    low, high = (row.odds_low, row.odds_high) if is_odds else (row.low, row.high)
    facts |= {"low": amounts.significant(low or 0.0), "high": amounts.significant(high or 0.0)}
    facts["where"] = notice_of(_base(table), {})
    sentence = notice_of(main, facts)
    return (sentence, notice_of(NOT_CAUSED, {})) if main in _RELATIONS else (sentence,)


_ROLES = {
    TermRole.CONDITIONAL: CONDITIONAL,
    TermRole.INTERACTION: INTERACTION,
    TermRole.CURVE: CURVE,
}
_RELATIONS = frozenset((ODDS, ODDS_STEP, ODDS_OF_CHOICE, SLOPE, ON_LINK, *_ROLES.values()))


def _base(table: RegressionTable) -> str:
    """Return where the predictors stand at the intercept: categories at one of them, slopes at 0."""
    asked = {str(question.id) for question in table.survey.recorded_questions}
    terms = [row.term.partition(" ~ ")[2] or row.term for row in table.rows]
    has_slopes = any(term in asked for term in terms)
    has_categories = any(term.partition(": ")[0] in asked for term in terms if ": " in term)
    if has_slopes:
        return AT_BOTH if has_categories else AT_ZERO
    return AT_REFERENCE if has_categories else WITHOUT_PREDICTORS


def _of_coefficient(row: RegressionRow, table: RegressionTable) -> str:
    is_linear = table.model is RegressionModel.LINEAR
    is_odds = table.link is Link.LOGIT
    if row.term == INTERCEPT:
        return BASE_MEAN if is_linear else BASE_ODDS if is_odds else BASE_ON_LINK
    if row.role in _ROLES:
        return _ROLES[row.role]
    if not is_odds and " ~ " not in row.term:
        return ON_LINK
    if row.odds_ratio is None and (not is_linear or " ~ " in row.term):
        return OTHER
    if is_linear:
        return SLOPE
    if " ~ " in row.term:
        return BASE_ODDS if row.term.endswith(INTERCEPT) else ODDS_OF_CHOICE
    is_step = any(q.id == row.term for q in table.survey.recorded_questions)
    return ODDS_STEP if is_step else ODDS


def explain_prediction(
    row: PredictedRow, table: RegressionTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what a prediction for a group means."""
    is_linear = table.model is RegressionModel.LINEAR
    unit = amounts.mean if is_linear else amounts.share
    facts: dict[str, object] = {
        "n": amounts.count(row.n),
        "answer": labels.answer(row.question, row.answer),
        "question": labels.question(row.question),
        "outcome": _modelled_answer(table, labels),
        "estimate": unit(row.estimate),
        "level": amounts.level(level),
        "low": unit(row.low),
        "high": unit(row.high),
    }
    return (notice_of(PREDICTED_MEAN if is_linear else PREDICTED, facts), notice_of(NOT_CAUSED, {}))


def _modelled_answer(table: RegressionTable, labels: SurveyLabels, equation: str = "") -> str:
    """Return the answer whose share is predicted: yes, the second of two choices, or an equation's."""
    answers = row_question(table.survey, table.outcome).answers
    if equation in answers:
        return labels.answer(table.outcome, equation)
    modelled = YES_OR_NO[0] if YES_OR_NO[0] in answers else next(iter(answers[1:]), "")
    return labels.answer(table.outcome, modelled) if modelled else ""


THE_REFERENCE = QT_TRANSLATE_NOOP("messages", "the reference")


def _reference(table: RegressionTable, term: str, labels: SurveyLabels) -> str:
    """Return the answer that a category is compared with: the one answer that has no term."""
    question, _, answer = term.partition(": ")
    asked = next((q for q in table.survey.recorded_questions if q.id == question), None)
    if asked is None or answer not in asked.answers:
        return ""
    named = {row.term.rpartition(OF)[2] for row in table.rows}
    rest = [one for one in asked.answers if f"{question}: {one}" not in named]
    rest = [one.reference for one in table.effects if one.question == question][:1] or rest
    alone = rest[0] if len(rest) == 1 else ""
    return labels.answered(question, alone) if alone else labels.said(THE_REFERENCE)


OF = " ~ "
"""Stands between an equation and its term."""


def term_label(table: RegressionTable, term: str, labels: SurveyLabels) -> str:
    """Return a term, such as ``region: north``, with the labels of its answers."""
    equation, _, own = term.rpartition(OF)
    label = _part_label(own, labels)
    if not equation:
        return label
    if equation in table.survey.question(table.outcome).answers:
        return f"{labels.answer(table.outcome, equation)}{OF}{label}"
    return f"{_part_label(equation, labels)}{OF}{label}"


def _part_label(part: str, labels: SurveyLabels) -> str:
    for sign in (TOGETHER, TIMES):
        if sign in part:
            return sign.join(_part_label(one, labels) for one in part.split(sign))
    question, _, answer = part.partition(": ")
    if not labels.has(question):
        return part
    return labels.answered(question, answer) if answer else labels.question(question)


FIT = QT_TRANSLATE_NOOP("messages", "{n} interviews, standard errors: {errors}")
FIT_OF_LIKELIHOOD = QT_TRANSLATE_NOOP(
    "messages", "log likelihood {likelihood}, {n} interviews, standard errors: {errors}"
)
FIT_WITH_CRITERIA = QT_TRANSLATE_NOOP(
    "messages",
    "log likelihood {likelihood}, AIC {aic}, BIC {bic}, {n} interviews, standard errors: {errors}",
)
FIT_TEST = QT_TRANSLATE_NOOP(
    "messages",
    "Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}",
)
SHARE_EFFECT = QT_TRANSLATE_NOOP(
    "messages",
    "With the answer “{answer}” to “{question}” instead of “{reference}”, the "
    "share of “{outcome}” changes by {estimate} percentage points on average ({level} "
    "CI {low} to {high}).",
)
MEAN_EFFECT = QT_TRANSLATE_NOOP(
    "messages",
    "With the answer “{answer}” to “{question}” instead of “{reference}”, the "
    "mean answer changes by {estimate} on average ({level} CI {low} to {high}).",
)
SHARE_SLOPE = QT_TRANSLATE_NOOP(
    "messages",
    "With one more of “{question}”, the share of “{outcome}” changes by {estimate} "
    "percentage points on average ({level} CI {low} to {high}).",
)
MEAN_SLOPE = QT_TRANSLATE_NOOP(
    "messages",
    "With one more of “{question}”, the mean answer changes by {estimate} on "
    "average ({level} CI {low} to {high}).",
)
ONE_MORE = QT_TRANSLATE_NOOP("analyses", "one more")
SHARE_CHANGE = QT_TRANSLATE_NOOP("analyses", "Average change of the share, in percentage points")
MEAN_CHANGE = QT_TRANSLATE_NOOP("analyses", "Average change of the mean answer")
OF_EFFECTS = (Formula(ESTIMATE, "Σ {F(x₁ᵀβ̂) − F(x₀ᵀβ̂)}/n, Σ ∂F(xᵀβ̂)/∂x /n", "Bartus (2005)"), DELTA)
WITH_INTERCEPTS = QT_TRANSLATE_NOOP(
    "messages", "it cannot be combined with random intercepts; leave one of the two out"
)
HIDDEN = QT_TRANSLATE_NOOP(
    "messages", "{questions} is randomized; predictions need predictors that are asked directly"
)
NO_PREDICTORS = QT_TRANSLATE_NOOP("messages", "it needs predictors whose answers can be assumed")
SEVERAL_EQUATIONS = QT_TRANSLATE_NOOP(
    "messages",
    "the outcome {outcome} has several equations; predictions need a yes/no "
    "question of one sample, or a number in the linear model",
)


def _meaning(
    row: RegressionRow, table: RegressionTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    if row.term in SUMMARY_TERMS:
        return explain_fit(table)
    return explain_parameter(row, table, labels, level)


def _chart(
    table: RegressionTable, rows: Sequence[RegressionRow], pen: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return odds ratios on a scale of ratios, or coefficients; the intercept is no effect and left out."""
    has_odds = table.model is RegressionModel.LOGISTIC and table.link is Link.LOGIT
    named = (replace(row, term=term_label(table, row.term, pen.labels)) for row in rows)
    lines = (
        line
        for row, hint in zip(named, hints, strict=True)
        if not row.term.endswith(INTERCEPT)
        and (line := _coefficient_line(row, hint, has_odds=has_odds)) is not None
    )
    axis, nothing = (ODDS_RATIO_AXIS, 1.0) if has_odds else (COEFFICIENT_AXIS, 0.0)
    axis = SLOPE_AXIS if table.model is RegressionModel.LINEAR else axis
    return pen.forest(lines, axis, nothing, is_log=has_odds, has_legend=False)


COEFFICIENTS: Table[RegressionTable] = Table(
    key="",
    title="Coefficients",
    rows=lambda table: table.rows,
    is_shown=lambda row: row.term not in SUMMARY_TERMS,
    columns=(
        labelled(
            "term",
            "Term",
            "a predictor, one of its answers or an interaction; in files also hosmer_lemeshow and "
            "log_likelihood",
            lambda row, table, labels: term_label(table, row.term, labels),
        ),
        Column(
            "estimate",
            "Estimate",
            PRECISE,
            ESSENTIAL,
            "of a logistic model on the scale of log odds",
        ),
        Column("se", "Std. error", PRECISE, ESSENTIAL, "the standard error of the coefficient"),
        interval_column(PRECISE, "of the coefficient"),
        p_value_column("Wald's test that there is no relation"),
        Column(
            "odds_ratio",
            "Odds ratio",
            PRECISE,
            USUAL,
            "how many times as high the odds are, all else equal",
            short="odds ratio",
        ),
        Column(
            "odds_low",
            "Interval of the odds ratio",
            PRECISE,
            MORE,
            "of the odds ratio",
            high="odds_high",
        ),
    ),
    meaning=_meaning,
    formulas=lambda _row, table: coefficient_formulas(table),
    charts=(Chart("", _chart),),
)


def _if_all_columns(table: RegressionTable) -> tuple[Column, ...]:
    unit = QUANTITY if table.model is RegressionModel.LINEAR else SHARE
    return (
        Column(
            "question",
            "If all had answered",
            Format.QUESTION,
            ESSENTIAL,
            "the predictor whose answer is assumed",
        ),
        answer_column("the answer that everybody is assumed to have"),
        Column("n", "n", COUNT, FILE, "interviews that the model was fitted to"),
        Column(
            "estimate", "Predicted", unit, ESSENTIAL, "the mean prediction over all respondents"
        ),
        Column(
            "se", "Std. error", unit, ESSENTIAL, "the standard error, with the respondents fixed"
        ),
        interval_column(unit, "of the prediction"),
    )


def _predicted_chart(
    table: RegressionTable, rows: Sequence[PredictedRow], pen: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return what a regression predicts if everybody had answered one question alike."""
    is_linear = table.model is RegressionModel.LINEAR
    lines = (
        ForestLine(
            pen.labels.answered(row.question, row.answer),
            row.estimate,
            row.low,
            row.high,
            hint=hint,
        )
        for row, hint in zip(rows, hints, strict=True)
    )
    axis = PREDICTED_MEAN_AXIS if is_linear else PREDICTED_SHARE_AXIS
    return pen.forest(lines, axis, None, is_share=not is_linear, has_legend=False)


def _why_unpredicted(table: RegressionTable, analysis: Regression) -> Message:
    """Return what of the given stands in the way of predictions."""
    if analysis.random_intercept is not None:
        return Message(WITH_INTERCEPTS)
    names = questions_of(read_terms(analysis.predictors))
    hidden = [name for name in names if table.survey.question(name).design.is_randomized]
    if hidden:
        return Message(HIDDEN, {"questions": ", ".join(hidden)})
    if not names:
        return Message(NO_PREDICTORS)
    return Message(SEVERAL_EQUATIONS, {"outcome": analysis.outcome})


PREDICTIONS: Table[RegressionTable] = Table(
    key="predicted",
    title="Predicted by group",
    rows=lambda table: table.predicted,
    columns=_if_all_columns,
    meaning=explain_prediction,
    formulas=lambda _row, _table: OF_PREDICTIONS,
    charts=(Chart("", _predicted_chart),),
    option="--predict",
    option_help="instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is",
    is_there=lambda table: bool(table.predicted),
    why_not=_why_unpredicted,
)


def _effect_columns(table: RegressionTable) -> tuple[Column, ...]:
    unit = QUANTITY if table.model is RegressionModel.LINEAR else Format.DIFFERENCE
    return (
        Column(
            "question", "Predictor", Format.QUESTION, ESSENTIAL, "the predictor whose effect it is"
        ),
        labelled(
            "answer",
            "Answer",
            "the answer; empty for one more of a number or rating",
            lambda row, _table, labels: _answer_label(labels, row.question, row.answer),
        ),
        labelled(
            "reference",
            "Compared with",
            "the reference answer",
            lambda row, _table, labels: _answer_label(labels, row.question, row.reference),
        ),
        Column("n", "n", COUNT, FILE, "interviews that the model was fitted to"),
        Column(
            "estimate",
            "Effect",
            unit,
            ESSENTIAL,
            "how much the share (or mean) changes, on average over all respondents",
        ),
        Column(
            "se", "Std. error", unit, ESSENTIAL, "the standard error, with the respondents fixed"
        ),
        interval_column(unit, "of the effect"),
        p_value_column("of the test that there is no effect"),
    )


def _answer_label(labels: SurveyLabels, question: str, answer: str) -> str:
    return labels.answer(question, answer) if answer else ""


def _effect_meaning(
    row: EffectRow, table: RegressionTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    is_linear = table.model is RegressionModel.LINEAR
    unit = amounts.mean if is_linear else amounts.points
    facts: dict[str, object] = {
        "question": labels.question(row.question),
        "outcome": _modelled_answer(table, labels),
        "level": amounts.level(level),
        "estimate": unit(row.estimate),
        "low": unit(row.low),
        "high": unit(row.high),
    }
    if row.answer:
        facts["answer"] = labels.answer(row.question, row.answer)
        facts["reference"] = labels.answer(row.question, row.reference)
        template = MEAN_EFFECT if is_linear else SHARE_EFFECT
    else:
        template = MEAN_SLOPE if is_linear else SHARE_SLOPE
    return (Notice(Message(template, facts)), Notice(Message(NOT_CAUSED)))


def _effects_chart(
    table: RegressionTable, rows: Sequence[EffectRow], text: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return the effects of the answers to each question; 0 is none."""
    is_linear = table.model is RegressionModel.LINEAR
    lines = (
        ForestLine(
            _answer_label(text.labels, row.question, row.answer) or text.say(ONE_MORE),
            row.estimate,
            row.low,
            row.high,
            hint=hint,
            panel=text.labels.named(row.question),
        )
        for row, hint in zip(rows, hints, strict=True)
    )
    axis = MEAN_CHANGE if is_linear else SHARE_CHANGE
    return text.forest(lines, axis, 0.0, is_points=not is_linear, has_legend=False)


EFFECTS: Table[RegressionTable] = Table(
    key="effects",
    title="Average marginal effects",
    rows=lambda table: table.effects,
    columns=_effect_columns,
    meaning=_effect_meaning,
    formulas=lambda _row, _table: OF_EFFECTS,
    charts=(Chart("", _effects_chart),),
    option="--effects",
    option_help="instead: average marginal effects on the share (or mean) itself",
    is_there=lambda table: bool(table.effects),
    why_not=_why_unpredicted,
)


METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Regressions maximize the likelihood of the reports, with the randomization of questions accounted for "
    "(Maddala 1983; Scheers & Dayton 1988; van den Hout, van der Heijden & Gilchrist 2007).",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Regression(RegressionOptions, Analysis):
    """One question's answers explained by others: odds of an answer, or the mean of a number.

    Outcome and predictors may be randomized. With weights, strata or clusters the standard errors are those
    of the sample (pseudo maximum likelihood, Binder 1983).
    """

    name: ClassVar[str] = "regress"
    title: ClassVar[str] = "Regression"
    summary: ClassVar[str] = (
        "regress a question's answers on others, with the randomization accounted for"
    )
    methods: ClassVar[str] = METHODS
    picture: ClassVar[str] = "regress"
    tables: ClassVar[tuple[Table[RegressionTable], ...]] = (COEFFICIENTS, PREDICTIONS, EFFECTS)

    @property
    def needed(self) -> tuple[str, ...]:
        """The outcome and the questions of all terms; groups with intercepts may be a table's column."""
        return (self.outcome, *questions_of(read_terms(self.predictors)))

    @property
    def own_cluster(self) -> str | None:
        """The groups with intercepts of their own."""
        return self.random_intercept

    @property
    def formula(self) -> str:
        """What is regressed on what; groups with intercepts as in lme4."""
        words = f"{self.outcome} ~ {' + '.join(self.predictors) or '1'}"
        words += "" if self.link is Link.LOGIT else f", link = {self.link.value}"
        return (
            words if self.random_intercept is None else f"{words} + (1 | {self.random_intercept})"
        )

    def run(self, data: Dataset, progress: Progress = no_progress) -> RegressionTable:
        """Return the coefficients with what goes with them; see ``regress``."""
        return regress(data, self, progress=progress)

    def facts(self, result: RegressionTable) -> tuple[Notice, ...]:
        """Return the fit, and its test where it was asked for."""
        errors = Notice(Message(ERRORS_FROM[StandardErrorKind(result.errors)]))
        facts: dict[str, object] = {"n": result.n, "errors": errors}
        template = FIT
        if result.log_likelihood is not None:
            template, facts["likelihood"] = FIT_OF_LIKELIHOOD, amounts.exact(result.log_likelihood)
            if result.aic is not None and result.bic is not None:
                template = FIT_WITH_CRITERIA
                facts |= {"aic": amounts.exact(result.aic), "bic": amounts.exact(result.bic)}
        fit = Notice(Message(template, facts))
        test = result.fit_test
        if test is None:
            return (fit,)
        p = "<0.0001" if test.p_value < 0.0001 else f"{test.p_value:.4f}"
        tested: dict[str, object] = {
            "statistic": amounts.exact(test.statistic),
            "freedom": test.degrees_of_freedom,
            "p": p,
        }
        return (fit, Notice(Message(FIT_TEST, tested)))
