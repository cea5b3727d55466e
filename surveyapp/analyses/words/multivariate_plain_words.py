"""“What does this mean?” of cross-tables, comparisons, ranks, distances and regressions, row by row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate import comparison
from surveyapp.analyses.computation.multivariate.comparison import ComparedRow
from surveyapp.analyses.computation.multivariate.crosstab import Cell
from surveyapp.analyses.computation.multivariate.distance import DistanceRow
from surveyapp.analyses.computation.multivariate.ranking import RankRow
from surveyapp.analyses.computation.multivariate.regression import (
    RegressionModel,
    RegressionRow,
    RegressionTable,
)
from surveyapp.analyses.computation.multivariate.regression_predictions import PredictedRow
from surveyapp.analyses.computation.multivariate.regression_terms import TermRole
from surveyapp.analyses.data.groups import group_name
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.analyses.words.plain_words import ABOVE, BELOW
from surveyapp.estimation.comparison.distance import DistanceKind
from surveyapp.estimation.regression.logistic import Link
from surveyapp.estimation.regression.results import INTERCEPT, StandardErrorKind
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.messages.numerals import held_decimals

CELL = QT_TRANSLATE_NOOP(
    "messages",
    "An estimated {estimate} belong here: {answers} ({level} CI {low} to "
    "{high}; {n} people who answered all of these questions).",
)
MORE = QT_TRANSLATE_NOOP(
    "messages",
    "The answer “{answer}” to “{question}” is about {points} percentage points "
    "more frequent in “{first}” than in “{second}” ({level} CI of the "
    "difference {low} to {high}).",
)
LESS = QT_TRANSLATE_NOOP(
    "messages",
    "The answer “{answer}” to “{question}” is about {points} percentage points "
    "less frequent in “{first}” than in “{second}” ({level} CI of the "
    "difference {low} to {high}).",
)
RATIO = QT_TRANSLATE_NOOP(
    "messages",
    "The odds of the answer “{answer}” to “{question}” are about {estimate} "
    "times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); "
    "1 means no difference.",
)
ALIKE = QT_TRANSLATE_NOOP(
    "messages",
    "If answers were distributed in the same way in “{first}” and “{second}”, "
    "reports that differ at least as much as these would have a probability of "
    "{p}.",
)
RELATED = QT_TRANSLATE_NOOP(
    "messages",
    "The correlation of the two answers is about {estimate} ({level} CI {low} "
    "to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.",
)
UNKNOWN = QT_TRANSLATE_NOOP("messages", "This number cannot be estimated from these reports.")
NO_INTERVAL = QT_TRANSLATE_NOOP(
    "messages", "The estimate is about {estimate}; its uncertainty cannot be estimated."
)
APART = QT_TRANSLATE_NOOP(
    "messages", "This is more than chance explains, if it is the only comparison that you make."
)
NOT_APART = QT_TRANSLATE_NOOP("messages", "This is compatible with no difference.")
RANKED = QT_TRANSLATE_NOOP(
    "messages",
    "“{item}” has rank {rank}, with an expected utility of {utility} ({level} "
    "probability: {low} to {high}); the probability that it is really the best "
    "is {best}.",
)
ABOVE_NEXT = QT_TRANSLATE_NOOP(
    "messages", "The probability that it is really above the next one is {above}."
)
STEPS = QT_TRANSLATE_NOOP(
    "messages",
    "To turn the answers of “{first}” into those of “{second}”, people would "
    "have to move by about {distance} answer steps on average ({level} CI {low} "
    "to {high}).",
)
MOVED = QT_TRANSLATE_NOOP(
    "messages",
    "To turn the answers of “{first}” into those of “{second}”, about {share} "
    "of the people would have to answer differently ({level} CI {low} to "
    "{high}).",
)
COSTS = QT_TRANSLATE_NOOP(
    "messages",
    "To turn the answers of “{first}” into those of “{second}” would cost about "
    "{distance} per person on average ({level} CI {low} to {high}).",
)
PLAIN = QT_TRANSLATE_NOOP(
    "messages",
    "The plain distance between the estimates is {plain}; the part that "
    "sampling and coins alone cause on average is subtracted.",
)
PERMUTED = QT_TRANSLATE_NOOP(
    "messages",
    "If both groups gave the same answers, a distance at least this large would "
    "have a probability of {p}.",
)
ODDS = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, “{term}” multiplies the odds of “yes” by "
    "{ratio} ({level} CI {low} to {high}); 1 means no relation.",
)
ODDS_STEP = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, each step up on “{term}” multiplies the "
    "odds of “yes” by {ratio} ({level} CI {low} to {high}); 1 means no "
    "relation.",
)
ODDS_OF_CHOICE = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” names the answer first, then the predictor: with all other "
    "predictors equal, the odds of this answer versus the first one are {ratio} "
    "times as high ({level} CI {low} to {high}).",
)
BASE_ODDS = QT_TRANSLATE_NOOP(
    "messages",
    "Intercept: with all predictors at their reference (a rating at 0), the "
    "odds of the answer are about {ratio}.",
)
SLOPE = QT_TRANSLATE_NOOP(
    "messages",
    "With all other predictors equal, “{term}” changes the mean answer by "
    "{estimate} ({level} CI {low} to {high}); 0 means no relation.",
)
BASE_MEAN = QT_TRANSLATE_NOOP(
    "messages",
    "Intercept: with all predictors at their reference (a rating at 0), the "
    "mean answer is about {estimate}.",
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
    "answer “yes” ({level} CI {low} to {high}).",
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
    "of “yes” by {estimate} ({level} CI {low} to {high}); 0 means no relation. "
    "The predictions show what that means as a share.",
)
BASE_ON_LINK = QT_TRANSLATE_NOOP(
    "messages",
    "Intercept: with all predictors at their reference (a number at 0), the "
    "{link} of the share of “yes” is about {estimate}.",
)
LINK_NAMES = {
    Link.PROBIT: QT_TRANSLATE_NOOP("messages", "probit"),
    Link.CLOGLOG: QT_TRANSLATE_NOOP("messages", "complementary log-log"),
}
NOT_CAUSED = QT_TRANSLATE_NOOP("messages", "This shows an association, not a cause.")


ERRORS_FROM = {
    StandardErrorKind.OBSERVED: QT_TRANSLATE_NOOP("together", "model-based (observed information)"),
    StandardErrorKind.SANDWICH: QT_TRANSLATE_NOOP(
        "together",
        "robust (sandwich)",
    ),
}
"""What the two kinds are that are asked for."""
FIT = QT_TRANSLATE_NOOP(
    "together",
    "The fit: {n} interviews, {left_out} with a missing answer left out; log likelihood {likelihood}, "
    "AIC {aic}, BIC {bic}; standard errors: {errors}.",
)
FIT_TESTED = QT_TRANSLATE_NOOP(
    "together",
    "Hosmer–Lemeshow test of the fit: χ² = {statistic} on {freedom} degrees of freedom, p = {p}. A small p "
    "says that the model does not fit.",
)
FIT_OF_MOMENTS = QT_TRANSLATE_NOOP(
    "together",
    "The fit: {n} interviews, {left_out} with a missing answer left out; standard errors: {errors}.",
)


def _notice(template: str, facts: dict[str, object]) -> Notice:
    known = {name: fact for name, fact in facts.items() if "{" + name + "}" in template}
    return Notice(Message(template, known))


def explain_cell(
    cell: Cell, questions: Sequence[str], labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what a cell of a cross-table means."""
    named = zip(questions, cell.answers, strict=True)
    facts: dict[str, object] = {
        "n": amounts.count(cell.n),
        "estimate": amounts.share(cell.estimate),
        "answers": " · ".join(f"{q}: {labels.answer(q, a)}" for q, a in named),
        "level": amounts.level(level),
        "low": amounts.share(cell.low),
        "high": amounts.share(cell.high),
    }
    main = _notice(CELL, facts)
    if 0 <= cell.estimate <= 1:
        return (main,)
    outside = BELOW if cell.estimate < 0 else ABOVE
    return (main, Notice(Message(outside, {"mle": amounts.share(cell.mle)})))


def _group(labels: SurveyLabels, by: str, group: str) -> str:
    return group_name(by, group) if by == KIOSK else labels.group_alone(by, group)


def explain_comparison(row: ComparedRow, labels: SurveyLabels, level: float) -> tuple[Notice, ...]:
    """Return what one measure of two groups means."""
    facts: dict[str, object] = {
        "answer": labels.answer(row.question, row.answer) if row.answer else "",
        "question": labels.question(row.question),
        "first": _group(labels, row.by, row.first),
        "second": _group(labels, row.by, row.second),
        "level": amounts.level(level),
        "p": amounts.chance(row.p_value or 0.0),
        "estimate": amounts.number(row.estimate or 0.0),
        "points": amounts.points(abs(row.estimate or 0.0)),
    }
    if row.measure == comparison.ALL_ANSWERS:
        return (_notice(ALIKE if row.p_value is not None else UNKNOWN, facts),)
    if row.estimate is None:
        return (_notice(UNKNOWN, facts),)
    if row.low is None or row.high is None:
        return (_notice(NO_INTERVAL, facts),)
    return tuple(_bounded(row, row.estimate, (row.low, row.high), facts))


def _bounded(
    row: ComparedRow, estimate: float, ends: tuple[float, float], facts: dict[str, object]
) -> Iterator[Notice]:
    is_less = estimate < 0 and row.measure == comparison.DIFFERENCE
    unit = amounts.points if row.measure == comparison.DIFFERENCE else amounts.number
    bounds = {"low": unit(ends[0]), "high": unit(ends[1])}
    template = {
        comparison.DIFFERENCE: LESS if is_less else MORE,
        comparison.ODDS_RATIO: RATIO,
        comparison.CORRELATION: RELATED,
    }[row.measure]
    yield _notice(template, facts | bounds)
    nothing = 1.0 if row.measure == comparison.ODDS_RATIO else 0.0
    if row.measure != comparison.CORRELATION:
        yield _notice(NOT_APART if ends[0] <= nothing <= ends[1] else APART, {})


def explain_rank(row: RankRow, level: float) -> tuple[Notice, ...]:
    """Return what one item's place means."""
    digits, ends = (held_decimals(e, 4) for e in (row.utility_mc_error, row.interval_mc_error))
    facts: dict[str, object] = {
        "item": row.item,
        "rank": amounts.count(row.rank),
        "utility": amounts.number(round(row.utility, digits)),
        "level": amounts.level(level),
        "low": amounts.number(round(row.low, ends)),
        "high": amounts.number(round(row.high, ends)),
        "best": amounts.chance(row.is_best),
    }
    main = _notice(RANKED, facts)
    if row.above_next is None:
        return (main,)
    return (main, _notice(ABOVE_NEXT, {"above": amounts.chance(row.above_next)}))


def explain_distance(row: DistanceRow, labels: SurveyLabels, level: float) -> tuple[Notice, ...]:
    """Return what the distance of two groups means."""
    template = {
        DistanceKind.EARTH_MOVERS.value: STEPS,
        DistanceKind.TOTAL_VARIATION.value: MOVED,
        DistanceKind.GROUND_COST.value: COSTS,
    }[row.kind]
    unit = amounts.share if template is MOVED else amounts.number
    facts: dict[str, object] = {
        "first": _group(labels, row.by, row.first),
        "second": _group(labels, row.by, row.second),
        "distance": amounts.number(row.distance),
        "share": amounts.share(row.distance),
        "level": amounts.level(level),
        "low": unit(row.low),
        "high": unit(row.high),
    }
    main = (_notice(template, facts), _notice(PLAIN, {"plain": unit(row.plug_in)}))
    if row.p_value is None:
        return main
    return (*main, _notice(PERMUTED, {"p": amounts.chance(row.p_value)}))


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
    return Notice(Message(FIT, facts | of_likelihood))


def explain_parameter(
    row: RegressionRow, table: RegressionTable, level: float
) -> tuple[Notice, ...]:
    """Return what one coefficient, or another parameter, means."""
    facts: dict[str, object] = {
        "term": row.term,
        "estimate": amounts.number(row.estimate),
        "ratio": amounts.number(row.odds_ratio or 0.0),
        "level": amounts.level(level),
    }
    if row.low is None or row.high is None:
        return (_notice(AT_THE_END, facts),)
    main = _of_coefficient(row, table)
    if table.link in LINK_NAMES:
        facts["link"] = _notice(LINK_NAMES[table.link], {})
    is_odds = row.odds_low is not None and row.odds_high is not None
    is_odds &= main not in _ROLES.values()
    low, high = (row.odds_low, row.odds_high) if is_odds else (row.low, row.high)
    facts |= {"low": amounts.number(low or 0.0), "high": amounts.number(high or 0.0)}
    sentence = _notice(main, facts)
    return (sentence, _notice(NOT_CAUSED, {})) if main in _RELATIONS else (sentence,)


_ROLES = {
    TermRole.CONDITIONAL: CONDITIONAL,
    TermRole.INTERACTION: INTERACTION,
    TermRole.CURVE: CURVE,
}
_RELATIONS = frozenset((ODDS, ODDS_STEP, ODDS_OF_CHOICE, SLOPE, ON_LINK, *_ROLES.values()))


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
    asked = table.survey.recorded_questions  # the term of a category is named after its answer too
    is_step = any(q.id == row.term for q in asked)
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
        "estimate": unit(row.estimate),
        "level": amounts.level(level),
        "low": unit(row.low),
        "high": unit(row.high),
    }
    return (_notice(PREDICTED_MEAN if is_linear else PREDICTED, facts), _notice(NOT_CAUSED, {}))
