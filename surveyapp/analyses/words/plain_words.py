"""“What does this mean?”: what one row of estimates says, in plain sentences that are true as they stand."""

from __future__ import annotations

from collections.abc import Iterator

from surveyapp.analyses.computation.estimates.latent_classes import other_share_name
from surveyapp.analyses.computation.estimates.rows import FROM_COINS, HARMLESS_MEAN, EstimateRow
from surveyapp.analyses.words.labels import SurveyLabels, row_question, row_recorded_question
from surveyapp.designs.latent.arms import DIFFERENCE, SAME_ANSWER_BIAS
from surveyapp.estimation.prevalence.pseudo_intervals import ROUNDING
from surveyapp.messages import amounts
from surveyapp.messages.amounts import Amount
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.survey.types.base import AnswerKind

DIFFERENCES = frozenset(map(other_share_name, (DIFFERENCE, SAME_ANSWER_BIAS)))
"""Shares that are differences, so that they can be below zero."""

VERY_WIDE = 0.5
"""An interval of shares as wide as this is hardly informative: half of all that is possible."""

SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "An estimated {estimate} would truthfully answer “{answer}” to “{question}” "
    "({level} CI {low} to {high}; {n} interviews).",
)
SAYS_IN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "In the group “{group}”, an estimated {estimate} would truthfully answer "
    "“{answer}” to “{question}” ({level} CI {low} to {high}; {n} interviews).",
)
DIRECT = QT_TRANSLATE_NOOP(
    "messages",
    "An estimated {estimate} would answer “{answer}” to “{question}” ({level} CI "
    "{low} to {high}; {n} people).",
)
DIRECT_IN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "In the group “{group}”, an estimated {estimate} would answer “{answer}” to "
    "“{question}” ({level} CI {low} to {high}; {n} people).",
)
OF_ONE = QT_TRANSLATE_NOOP(
    "messages",
    "From one interview only: an estimated {estimate} would answer “{answer}” "
    "to “{question}” ({level} CI {low} to {high}).",
)
MEAN_OF_ONE = QT_TRANSLATE_NOOP(
    "messages",
    "From one interview only: the answer to “{question}” is about {estimate}; "
    "its uncertainty cannot be estimated.",
)
DECIDED = QT_TRANSLATE_NOOP(
    "messages",
    "This share follows from the filter: {estimate} of the people included "
    "answered “{answer}” to “{question}”.",
)
MEAN_SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "The mean true answer to “{question}” is about {estimate} ({level} CI {low} "
    "to {high}; {n} interviews).",
)
MEAN_SAYS_IN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "In the group “{group}”, the mean true answer to “{question}” is about "
    "{estimate} ({level} CI {low} to {high}; {n} interviews).",
)
MEAN_ALONE = QT_TRANSLATE_NOOP(
    "messages",
    "The mean true answer to “{question}” is about {estimate} ({n} interviews); "
    "its uncertainty cannot be estimated.",
)
HARMLESS_SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "The mean answer to the harmless question used with “{question}” is about "
    "{estimate} ({level} CI {low} to {high}; {n} interviews).",
)
BESIDE = QT_TRANSLATE_NOOP(
    "messages",
    "Also for “{question}”: {answer}, about {estimate} ({level} CI {low} to "
    "{high}; {n} interviews).",
)
BESIDE_IN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "Also for “{question}” in the group “{group}”: {answer}, about {estimate} "
    "({level} CI {low} to {high}; {n} interviews).",
)
DIFFERS = QT_TRANSLATE_NOOP(
    "messages",
    "Also for “{question}”: {answer}, about {points} percentage points ({level} "
    "CI {low_points} to {high_points}; {n} interviews); 0 means no difference.",
)
SEVERAL = QT_TRANSLATE_NOOP(
    "messages", "People can choose several answers here, so the shares need not add up to 100 %."
)
BELOW = QT_TRANSLATE_NOOP(
    "messages",
    "No share can be below zero: chance does this when the true share is near zero, "
    "and it also happens when people do not follow the coins. "
    "The most likely possible share is {mle}.",
)
WHAT_TO_DO = QT_TRANSLATE_NOOP("messages", "What to do: {advice}")
ABOVE = QT_TRANSLATE_NOOP(
    "messages",
    "No share can be above 100 %: chance does this when the true share is near 100 %, "
    "and it also happens when people do not follow the coins. "
    "The most likely possible share is {mle}.",
)
CUT = QT_TRANSLATE_NOOP(
    "messages",
    "This interval is short because impossible shares were cut off it, not because much is known: the "
    "standard error is {se} percentage points.",
)
BY_COINS = QT_TRANSLATE_NOOP(
    "messages",
    "The reports vary less than the randomization alone would make them, so the standard error shown is "
    "that of the randomization.",
)
EVERYTHING = QT_TRANSLATE_NOOP(
    "messages",
    "This interval contains every possible share: so few interviews with these "
    "coins give no information about it.",
)
WIDE = QT_TRANSLATE_NOOP(
    "messages",
    "This interval is {width} percentage points wide, so little is known; four "
    "times as many interviews would make it about half as wide.",
)
HIDDEN_TRUTH = QT_TRANSLATE_NOOP(
    "messages",
    "This was asked directly, so all of the uncertainty comes from sampling. "
    "Nothing corrects for people who did not answer truthfully.",
)
UNKNOWN_COINS = QT_TRANSLATE_NOOP(
    "messages", "How much of this uncertainty comes from the randomization is not known here."
)
ONE_INTERVIEW = QT_TRANSLATE_NOOP(
    "messages", "One interview is too few to estimate how uncertain this is."
)
NEARLY_ALL = QT_TRANSLATE_NOOP(
    "messages", "Nearly all of this uncertainty (of the variance) comes from the randomization."
)
COINS = QT_TRANSLATE_NOOP(
    "messages",
    "{coins} of this uncertainty (of the variance) comes from the randomization, "
    "the rest from asking a sample of people.",
)


def coins_share(row: EstimateRow) -> float | None:
    """Return which part of the variance the coins cause."""
    if not row.se or row.se_coins is None:
        return None
    return min(1.0, (row.se_coins / row.se) ** 2)


def is_impossible(row: EstimateRow) -> bool:
    """Say whether the unbiased estimate is no possible share."""
    least = -1 if row.answer in DIFFERENCES else 0
    return not row.is_mean and not least <= row.estimate <= 1


def explain_estimate(
    row: EstimateRow, labels: SurveyLabels, by: str | None, level: float
) -> tuple[Notice, ...]:
    """Return what ``row`` means: one sentence, and others on what is special about it."""
    facts = _facts(row, labels, by, level)
    rest = (notice_of(template, facts) for template in _coins(row, labels))
    return (*summarize_estimate(row, labels, by, level), *rest)


def summarize_estimate(
    row: EstimateRow, labels: SurveyLabels, by: str | None, level: float
) -> tuple[Notice, ...]:
    """Return what ``row`` means and what is special about it, without what its uncertainty comes from."""
    facts = _facts(row, labels, by, level)
    templates = (_main(row, labels), *_remarks(row, labels))
    return tuple(notice_of(template, facts) for template in templates)


def _facts(
    row: EstimateRow, labels: SurveyLabels, by: str | None, level: float
) -> dict[str, object]:
    def amount(value: float | None) -> Amount:
        number = 0.0 if value is None else value
        return amounts.mean(number) if row.is_mean else amounts.share(number)

    low, high = row.low or 0.0, row.high or 0.0
    return {
        "n": amounts.count(row.n),
        "group": labels.group_alone(by, row.group) if by else row.group,
        "answer": labels.answer(row.question, row.answer),
        "question": labels.question(row.question),
        "estimate": amount(row.estimate),
        "low": amount(low),
        "high": amount(high),
        "level": amounts.level(level),
        "mle": amounts.share(row.mle or 0.0),
        "points": amounts.points(row.estimate),
        "low_points": amounts.points(low),
        "high_points": amounts.points(high),
        "width": amounts.points(high - low),
        "se": amounts.points(row.se or 0.0),
        "coins": amounts.share(coins_share(row) or 0.0),
    }


def _main(row: EstimateRow, labels: SurveyLabels) -> str:
    if row.is_mean:
        return _mean(row)
    if row.answer in DIFFERENCES:
        return DIFFERS
    if row.is_other_share:
        return BESIDE_IN_GROUP if row.group else BESIDE
    if row.is_decided:
        return DECIDED
    if row.n == 1:
        return OF_ONE
    if not _is_randomized(row, labels):
        return DIRECT_IN_GROUP if row.group else DIRECT
    return SAYS_IN_GROUP if row.group else SAYS


def _is_randomized(row: EstimateRow, labels: SurveyLabels) -> bool:
    return row_recorded_question(labels.survey, row.question).design.is_randomized


def _mean(row: EstimateRow) -> str:
    if row.low is None or row.high is None:
        return MEAN_OF_ONE if row.n == 1 else MEAN_ALONE
    if row.answer == HARMLESS_MEAN:
        return HARMLESS_SAYS
    return MEAN_SAYS_IN_GROUP if row.group else MEAN_SAYS


def _remarks(row: EstimateRow, labels: SurveyLabels) -> Iterator[str]:
    if is_impossible(row):
        yield BELOW if row.estimate < 0 else ABOVE
        if _is_cut_short(row):
            yield CUT
    if row.se_from == FROM_COINS:
        yield BY_COINS
    if row.is_mean or row.answer in DIFFERENCES or row.low is None or row.high is None:
        return
    kind = row_question(labels.survey, row.question).answer_kind
    if kind is AnswerKind.CHOICES and not row.is_other_share:
        yield SEVERAL
    if row.low <= 0 and row.high >= 1:
        yield EVERYTHING
    elif row.high - row.low >= VERY_WIDE:
        yield WIDE


def _is_cut_short(row: EstimateRow) -> bool:
    """Say whether so little is left of the interval that it looks like knowledge."""
    if row.se is None or row.low is None or row.high is None:
        return False
    return row.high - row.low <= row.se * (1 + ROUNDING)


def _coins(row: EstimateRow, labels: SurveyLabels) -> Iterator[str]:
    """Yield where the uncertainty comes from; with equal reports, or one cluster, it is not known."""
    if row.is_decided:
        return
    part = coins_share(row)
    if not _is_randomized(row, labels):
        yield HIDDEN_TRUTH
    elif row.se is None:
        yield from [ONE_INTERVIEW] * (row.n == 1)
    elif row.se_coins is None:
        yield UNKNOWN_COINS
    elif part is not None:
        yield NEARLY_ALL if part >= 0.995 else COINS
