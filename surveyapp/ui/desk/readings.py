"""What estimates mean: in which rows a chart shows them, and in one plain, true sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.estimation.means import MeanInterval
from surveyapp.estimation.values import IntervalMethod
from surveyapp.services import labels
from surveyapp.services.analyse import EstimateRow, EstimateTable
from surveyapp.services.formulas import formulas
from surveyapp.services.labels import asked_as
from surveyapp.services.plain_words import coins_share, is_impossible
from surveyapp.survey.questions import YesNo
from surveyapp.survey.survey import Survey
from surveyapp.ui.desk.numbers import (
    NONE,
    percent,
    percent_range,
    quantity,
    quantity_range,
    whole,
)
from surveyapp.ui.messages import notice

translate = QCoreApplication.translate


MOST_LINES = 300
"""A chart of more lines is neither read nor printed."""

METHOD_NAMES = {
    IntervalMethod.GUARDED: QT_TRANSLATE_NOOP("readings", "Guarded mid‑p"),
    IntervalMethod.MID_P: QT_TRANSLATE_NOOP("readings", "Mid‑p"),
    IntervalMethod.WILSON: QT_TRANSLATE_NOOP("readings", "Wilson"),
    IntervalMethod.EXACT: QT_TRANSLATE_NOOP("readings", "Exact (Clopper–Pearson)"),
    IntervalMethod.LIKELIHOOD: QT_TRANSLATE_NOOP("readings", "Likelihood ratio"),
    IntervalMethod.WALD: QT_TRANSLATE_NOOP("readings", "Wald"),
    IntervalMethod.CHEBYSHEV: QT_TRANSLATE_NOOP("readings", "Chebyshev"),
    IntervalMethod.BAYES: QT_TRANSLATE_NOOP("readings", "Bayes, flat prior"),
    IntervalMethod.BOOTSTRAP: QT_TRANSLATE_NOOP("readings", "Bootstrap (BCa)"),
}

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


MEAN_METHOD_NAMES = {
    MeanInterval.STUDENT: QT_TRANSLATE_NOOP("readings", "Student’s t"),
    MeanInterval.WALD: METHOD_NAMES[IntervalMethod.WALD],
    MeanInterval.CHEBYSHEV: METHOD_NAMES[IntervalMethod.CHEBYSHEV],
    MeanInterval.BOOTSTRAP: METHOD_NAMES[IntervalMethod.BOOTSTRAP],
    MeanInterval.HOEFFDING: QT_TRANSLATE_NOOP("readings", "Hoeffding"),
}


def method_name(name: str) -> str:
    """Return the name of an interval method for people; empty where there is no interval."""
    names = {method.value: words for method, words in MEAN_METHOD_NAMES.items()}
    names |= {method.value: words for method, words in METHOD_NAMES.items()}
    return translate("readings", names[name]) if name else ""


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


class Labels(labels.Labels):
    """A survey's questions and answers, and what the program adds in the language of the program."""

    def __init__(self, survey: Survey) -> None:
        super().__init__(survey, translate)


@dataclass(frozen=True, slots=True)
class Whisker:
    """One line of the chart: an estimate, its interval, the coins' part of it, the naive reading."""

    label: str
    estimate: float
    low: float
    high: float
    coins_low: float
    coins_high: float
    naive: float | None
    likely: float | None = None
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """The lines of one question; ``is_mean`` where they are means and not shares."""

    title: str
    whiskers: tuple[Whisker, ...]
    is_mean: bool = False


def panels(table: EstimateTable, by: str | None) -> tuple[Panel, ...]:
    """Return what the chart shows, one panel a question; of yes/no questions only the yes.

    The chart has one axis: of shares, and of means only where one question alone is looked at.
    """
    is_of_means = all(row.is_mean for row in table.rows) and len(_questions_in(table)) == 1
    names = Labels(table.survey)
    shown: dict[str, list[Whisker]] = {}
    for row in table.rows:
        if row.is_mean != is_of_means or row.low is None or row.high is None:
            continue
        is_binary = _is_binary(table.survey, row.question)
        if is_binary and row.answer == "no":
            continue
        is_plain = is_binary and row.answer == "yes" and bool(row.group)
        words = [] if is_plain else [names.answer(row.question, row.answer)]
        if row.group:
            words.append(names.group(by, row.group))
        hint = explained(table.survey, row)
        line = _whisker(row, row.low, row.high, " · ".join(words), hint)
        shown.setdefault(row.question, []).append(line)
    return tuple(
        Panel(
            _panel_title(table.survey, names, question, is_grouped=by is not None),
            tuple(lines),
            is_of_means,
        )
        for question, lines in shown.items()
    )


def explained(survey: Survey, row: EstimateRow) -> str:
    """Return the numbers of ``row``, and where they come from, for who points at it."""
    of_coins = coins_share(row)
    parts = "" if of_coins is None else f" ({percent(of_coins, 0)})"
    lines = [
        translate("readings", "Estimate: {number}").format(number=amount(row, row.estimate)),
        translate("readings", "Standard error: {number}, of which the coins: {coins}").format(
            number=amount(row, row.se), coins=amount(row, row.se_coins) + parts
        ),
        translate("readings", "Interval ({method}): {ends}").format(
            method=method_name(row.interval), ends=interval_text(row)
        ),
    ]
    if row.mle is not None:
        lines.append(translate("readings", "Most likely: {number}").format(number=percent(row.mle)))
    return "\n".join([*lines, "", *(notice(one.told) for one in formulas(survey, row))])


def _is_binary(survey: Survey, question: str) -> bool:
    """Return whether one share tells both; not where a third answer is that one prefers not to say."""
    asked = asked_as(survey, question)
    return isinstance(asked, YesNo) and len(asked.answers) == 2


def _questions_in(table: EstimateTable) -> set[str]:
    return {row.question for row in table.rows}


def readable(shown: Sequence[Panel]) -> tuple[Panel, ...]:
    """Return the first panels, and of the last the first lines, that one chart can hold."""
    left = MOST_LINES
    kept = []
    for panel in shown:
        lines = panel.whiskers[:left]
        left -= len(lines)
        if lines:
            kept.append(replace(panel, whiskers=lines))
    return tuple(kept)


def _panel_title(survey: Survey, names: Labels, question: str, *, is_grouped: bool) -> str:
    text = names.question(question)
    if is_grouped and _is_binary(survey, question):
        return translate("readings", "{question} – {answer}").format(
            question=text, answer=names.answer(question, "yes")
        )
    return text


def _whisker(row: EstimateRow, low: float, high: float, label: str, hint: str) -> Whisker:
    part = (coins_share(row) or 0.0) ** 0.5
    left = row.estimate - part * max(0.0, row.estimate - low)
    right = row.estimate + part * max(0.0, high - row.estimate)
    return Whisker(
        label,
        row.estimate,
        low,
        high,
        min(max(left, low), high),
        max(min(right, high), low),
        row.raw,
        row.mle,
        hint,
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
