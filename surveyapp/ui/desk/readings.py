"""What estimates mean: in which rows a chart shows them, and in one plain, true sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from surveyapp.designs.arms import DIFFERENCE, SAME_ANSWER_BIAS
from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.estimation.values import IntervalMethod
from surveyapp.services import labels
from surveyapp.services import panels as lines
from surveyapp.services.analyse import EstimateRow, EstimateTable
from surveyapp.services.analyse_numbers import HARMLESS_MEAN
from surveyapp.services.beside import named
from surveyapp.services.panels import MOST_LINES, Panel, coins_share
from surveyapp.survey.survey import Survey
from surveyapp.ui.desk.numbers import (
    NONE,
    level_text,
    percent,
    percent_range,
    quantity,
    quantity_range,
    whole,
)

translate = QCoreApplication.translate


METHOD_PROMISES = {
    IntervalMethod.GUARDED: QT_TRANSLATE_NOOP(
        "readings",
        "Close to the promised coverage, and for no share and sample size far below it.",
    ),
    IntervalMethod.MID_P: QT_TRANSLATE_NOOP(
        "readings", "Close to the promised coverage for most shares and sample sizes."
    ),
    IntervalMethod.WILSON: QT_TRANSLATE_NOOP(
        "readings", "Close to the promised coverage unless the answer is very rare."
    ),
    IntervalMethod.EXACT: QT_TRANSLATE_NOOP(
        "readings", "Never covers less than promised, usually more: a little wide."
    ),
    IntervalMethod.LIKELIHOOD: QT_TRANSLATE_NOOP(
        "readings", "All shares that explain the reports about as well as the best one."
    ),
    IntervalMethod.WALD: QT_TRANSLATE_NOOP(
        "readings", "Simple; covers too little for few interviews or rare answers."
    ),
    IntervalMethod.CHEBYSHEV: QT_TRANSLATE_NOOP(
        "readings", "Holds for every sample size and every design, and is very wide."
    ),
    IntervalMethod.BAYES: QT_TRANSLATE_NOOP(
        "readings",
        "Where the share most probably lies, if beforehand every share was equally probable.",
    ),
    IntervalMethod.BOOTSTRAP: QT_TRANSLATE_NOOP(
        "readings",
        "From reports drawn again from those seen: how far their estimates stray.",
    ),
}


DIFFERENCES = frozenset(map(named, (DIFFERENCE, SAME_ANSWER_BIAS)))
"""Shares that are differences, so that they can be below zero."""


class Labels(labels.Labels):
    """A survey's questions and answers in its first language, the program's words in the person's."""

    def __init__(self, survey: Survey) -> None:
        super().__init__(survey, translate)


def method_name(name: str) -> str:
    """Return the name of an interval method for people; empty where there is no interval."""
    return labels.method_name(name, translate)


def panels(table: EstimateTable, by: str | None) -> tuple[Panel, ...]:
    """Return what the chart shows; see ``services.panels``."""
    return lines.panels(table, by, Labels(table.survey), translate)


def amount(row: EstimateRow, value: float | None) -> str:
    """Return a number of ``row``: a share in per cent, a mean in the units of the answers."""
    return quantity(value) if row.is_mean else percent(value)


def interval_text(row: EstimateRow) -> str:
    """Return the row's interval."""
    if row.low is None or row.high is None:
        return NONE
    return quantity_range(row.low, row.high) if row.is_mean else percent_range(row.low, row.high)


def method_promise(method: IntervalMethod) -> str:
    """Return what an interval method promises, in one sentence."""
    return translate("readings", METHOD_PROMISES[method])


def is_impossible(row: EstimateRow) -> bool:
    """Say whether the unbiased estimate is no possible share."""
    least = -1 if row.answer in DIFFERENCES else 0
    return not row.is_mean and not least <= row.estimate <= 1


def reading(table: EstimateTable, row: EstimateRow, by: str | None, level: float) -> str:
    """Return what ``row`` says, in sentences that are true as they stand."""
    labels = Labels(table.survey)
    facts = {
        "n": whole(row.n),
        "group": labels.group(by, row.group),
        "answer": labels.answer(row.question, row.answer),
        "question": labels.question(row.question),
        "estimate": quantity(row.estimate) if row.is_mean else percent(row.estimate, 1),
        "low": quantity(row.low) if row.is_mean else percent(row.low, 1),
        "high": quantity(row.high) if row.is_mean else percent(row.high, 1),
        "level": level_text(level),
        "method": method_name(row.interval),
        "mle": percent(row.mle, 1),
    }
    sentences = [_main_sentence(row), _coins_sentence(row)]
    if is_impossible(row):
        sentences.insert(1, _impossible_sentence(row))
    facts["coins"] = percent(coins_share(row), 0)
    return " ".join(sentence.format(**facts) for sentence in sentences if sentence)


def _mean_sentence(row: EstimateRow) -> str:
    if row.answer == HARMLESS_MEAN:
        return translate(
            "readings",
            "{n} interviews say: the mean answer to the harmless question that goes with “{question}” "
            "is about {estimate}. The {level} interval ({method}) is {low} to {high}.",
        )
    if row.group:
        return translate(
            "readings",
            "{n} interviews in the group “{group}” say: the mean of the true answers to “{question}” "
            "is about {estimate}. The {level} interval ({method}) is {low} to {high}.",
        )
    return translate(
        "readings",
        "{n} interviews say: the mean of the true answers to “{question}” is about {estimate}. "
        "The {level} interval ({method}) is {low} to {high}.",
    )


def _main_sentence(row: EstimateRow) -> str:
    if row.is_mean:
        return _mean_sentence(row)
    if row.is_beside and row.group:
        return translate(
            "readings",
            "{n} interviews in the group “{group}” on “{question}” also say: {answer}, about {estimate}. "
            "The {level} interval ({method}) is {low} to {high}.",
        )
    if row.is_beside:
        return translate(
            "readings",
            "{n} interviews on “{question}” also say: {answer}, about {estimate}. "
            "The {level} interval ({method}) is {low} to {high}.",
        )
    if row.group:
        return translate(
            "readings",
            "{n} interviews in the group “{group}” say: about {estimate} would truthfully answer "
            "“{answer}” to “{question}”. The {level} interval ({method}) is {low} to {high}.",
        )
    return translate(
        "readings",
        "{n} interviews say: about {estimate} would truthfully answer “{answer}” to “{question}”. "
        "The {level} interval ({method}) is {low} to {high}.",
    )


def _impossible_sentence(row: EstimateRow) -> str:
    if row.estimate < 0:
        return translate(
            "readings",
            "No share can be below zero: chance does this when the true share is near zero, "
            "and it also happens when people do not follow the coins. "
            "The most likely possible share is {mle}.",
        )
    return translate(
        "readings",
        "No share can be above 100 %: chance does this when the true share is near 100 %, "
        "and it also happens when people do not follow the coins. "
        "The most likely possible share is {mle}.",
    )


def _coins_sentence(row: EstimateRow) -> str:
    share = coins_share(row)
    if row.se_coins == 0:
        return translate(
            "readings",
            "No coins were used here: all of the uncertainty comes from asking a sample of people.",
        )
    if row.se is not None and row.se_coins is None:
        return translate(
            "readings", "How much of this uncertainty comes from the coins is not known here."
        )
    if share is None:
        return translate("readings", "One interview is too few to tell how uncertain this is.")
    if share >= 0.995:
        return translate(
            "readings", "Nearly all of this uncertainty (of the variance) comes from the coins."
        )
    return translate(
        "readings",
        "{coins} of this uncertainty (of the variance) comes from the coins, "
        "the rest from asking a sample of people.",
    )


def advice(rows: Sequence[EstimateRow]) -> str:
    """Return a note on estimates that are no possible shares; empty where there are none."""
    count = sum(map(is_impossible, rows))
    if not count:
        return ""
    return translate(
        "readings",
        "Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off "
        "would bias averages; the column “Most likely” gives the best possible share.",
    ).format(count=whole(count))


def notes(table: EstimateTable, by: str | None) -> tuple[str, ...]:
    """Return what to know about the table and the chart as a whole."""
    said = [advice(table.rows)]
    if not table.rows and not table.warnings:
        said.append(
            translate(
                "readings",
                "A question cannot be divided by itself: choose another one, or no groups.",
            )
        )
    if sum(len(panel.whiskers) for panel in panels(table, by)) > MOST_LINES:
        said.append(
            translate(
                "readings",
                "The chart shows the first {count} lines; choose one question to see it all.",
            ).format(count=whole(MOST_LINES))
        )
    return tuple(note for note in said if note)
